<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>すべてのライブラリとそのライセンス</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Shingleback について</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>問題がありますか？ レポートを保存し、{address} の不具合報告に添付してください。ファイル、ドライブ、人の名前は含まれません。</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>レポートを保存(&amp;R)…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>GNU General Public License バージョン 3 以降に基づく自由ソフトウェアです。いかなる保証もありません。</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>ウィンドウの描画には Qt と PySide6 {version} を、GNU Lesser General Public License バージョン 3 に基づいて使用しています。</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>ライセンスの本文：{folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>調整</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>実行中です。パスワードを求められることがあります。</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>UAS を切る</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>UAS を再び使う</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>止めない</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>1 時間後に止める</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>メーカーの設定のまま</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>どんなときに役立ちますか？</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>ヘッドを退避させない</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>退避はメーカーの設定のまま</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>独立したバックアップ</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>{name} のドライブと交互に使う</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>両方のドライブに同じフォルダーが保存されます。1 台は別の場所に保管し、ときどき交換してください。</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>なぜですか？</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>今つながったドライブ：{name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>バックアップのたびに、必要な作業を
最長 2 時間行う</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>今はドライブに尋ねられません</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>「{drive}」がつながっていません</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>ドライブを管理するサービス（UDisks2）が返事をしません。</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>返事があれば、自動で続きます。</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>どのポートでもよいので、つなぎ直してください。続きから進みます。</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>ドライブの準備はできていて、それは変わりません。</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>何も消していません。</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>閉じる(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>バッテリー使用中も自動バックアップを開始する</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>通知までのバックアップなしの日数</translation>
        </message>
        <message>
            <source>never</source>
            <translation>しない</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>バックアップなしでこの日数が過ぎたら通知</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>新しいバックアップセットのペース</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>コピー済み</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>ドライブ上</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>安全に外せるか</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>まだです</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>新しいものはありません</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}、{files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>まだです：取り出し中</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>いいえ：先に取り出してください</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>いいえ：使用中</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>例：{name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>製品名または型番</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>調べる</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>箱や店の表示にある、容量を含む製品名か型番を入力してください。</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>買う前に：ドライブの中身は？</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>選択中: {moment}時点のファイル。</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>キャッシュ</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>パスを表示</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>シミュレーション</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>使わない</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>このコンピューターのもの</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>この12か月</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>前回の実行: {care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>内容と理由を見る</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>測定のあと、書き込みキャッシュが元に戻されていません</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>今すぐ実行</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>続ける</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>ありません。バックアップが優先され、いつでもキャンセルできます。</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>何が必要かはまだわかりません。</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>必要な作業はありません。</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>確認中</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>停止しています…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>バックアップが先です。終わったら続きを行います。</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>一時停止中: {action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>どこまで進んだか</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>残り最大 {time}</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>壊れたファイル</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>以前のバージョンから復元</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>このコンピューターからもう一度コピー</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>停止しました。済んだ分は有効です。</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>完了しました。</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>変更の種類</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>変更前</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>コピー元</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>コピー先</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>最後に両方を読み戻して比較する(&amp;R)</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>新しいドライブの容量をすべて使う(&amp;O)</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>コピー後も両方のドライブを接続したままにする(&amp;U)</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>使われていない領域もコピーする(&amp;S)</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>古いドライブのバックアップセットを、以後はコピーに向ける(&amp;V)</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>コピー元(&amp;F)</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>コピー先(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>ペース(&amp;P)</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>その他の選択</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>まず、コピー元を選んでください。</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>まず、コピー先を選んでください。</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>まず新しいドライブを接続するか、イメージファイルを選んでください。</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>イメージファイルからコピー</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>イメージファイルへコピー</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>コピー済み</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>ドライブ上</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>比較済み</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>安全に外せるか</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>すべて</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>まだです</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>同じ</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>はい</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>いいえ：使用中</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>いいえ：先に取り出してください</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>次へ(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>コピーを続ける(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>消去してコピー(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>コピー(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>ドライブを別のドライブにコピー</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>代わりにバックアップだけを移す</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>ときどき遅いのはなぜですか？</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>再開(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>コピーを取り出す(&amp;E)</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>{drive} が取り外されました。</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>行われる手順</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>閉じる(&amp;L)</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>もう一度試す(&amp;T)</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>両方のドライブを調べています…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>ドライブをコピーしています。</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>いま停止しても、ここまでコピーした分は残ります。後で同じ 2 台のドライブで続けられます。</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>コピーを停止(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>コピーを続ける(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>ドライブをつないだとき、トレイからお知らせします。アイコンからウィンドウを開き直せ、メニューから終了できます。お尋ねするのは今回だけです。</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>Shingleback をトレイに残しますか？</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>トレイに残す(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>終了(&amp;Q)</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>「{drive}」を消去しますか？</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>続けて入力してください…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ 一致しません。</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ 一致しました。</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>まず「{name}」と入力してください</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>消去するには「{name}」と入力してください:</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>消去するドライブの名前</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>正しいドライブであることを確認するため、入力してください。</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>中身はすべて失われ、元に戻せません。</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>このドライブで間違いありません(&amp;M)</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>中身がすべて失われることを理解しました(&amp;K)</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>このドライブで間違いありません(&amp;M)：{name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>ドライブの新しい名前</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>ドライブの新しい名前(&amp;N)</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>キャンセル(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>戻る(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>消去して準備する(&amp;E)</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>先にドライブの新しい名前を変更してください</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>これは簡単に推測されます。互いに関係のない語を 4 つ以上使ってください。</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>長いほど当てられにくくなります。たとえば、互いに関係のない単語を4つ以上並べます。</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>今、バックアップと違っているファイル</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>両方残す(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>そのまま残す(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>そのまま残す(&amp;L)</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>バックアップのもので置き換える(&amp;P)</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>バックアップのもので置き換える(&amp;P)</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>バックアップの方の名前に日付が付きます。</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>バックアップの方は「{name}」になります。</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>バックアップの方の名前に日付が付きます（例:「{name}」）。</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>なぜですか？</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>今すぐバックアップ</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>今はしない</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>選ばれたとおり、自動で始まります。</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>{name} のバックアップは、あと {time} で始まります</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>レポートを保存…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>レポートがあれば、どこで起きたかがわかり、修正できます。ファイル、ドライブ、人の名前は含まれません。</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Shingleback の一部が異常終了しました</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>このコンピューターを確認(&amp;L)</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>ログファイルを開く(&amp;F)…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>カーネルログまたは SMART レポート。</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>ログを貼り付け(&amp;P)</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>端末などからコピーしたカーネルログまたは SMART レポート。</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>フォーラム用のレポートをコピー(&amp;C)</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>シリアル番号、名前、フォルダーは含まれません。</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>すべてのドライブを表示</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>ログを読み込んでいます…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>詳しい方へ</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>何が起きましたか？</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>ログのエラーの意味は？</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>ログを読めませんでした</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>ドライブが応答しなくなった、消えた、エラーが出た、ということはありませんか？Shingleback はシステムログを読み、何が起きたかと対処方法を説明します。ドライブの内容は変更しません。</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>何か問題がありますか？</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>レポートをコピーしました。内容を確認してから、質問する場所に貼り付けてください。</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>貼り付けた内容は、カーネルログでも SMART レポートでもありません。</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>最後の{count}件を表示しています。</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>貼り付けた内容から</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>ファイル {name} より</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>{name}のみ</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>ログまたはレポートを開く</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>ドライブからファイルを取得しています。まもなくドラッグできます。</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>量が多すぎてドラッグできません。「復元」を押してください。</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>ドライブからファイルを読み取れませんでした。</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>一部を読み取れませんでした。「復元」を押すと、足りないものが表示されます。</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>準備完了: ファイルをフォルダーへドラッグしてください。</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>今、何をしていますか？</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>ご注意</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>健康状態</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>接続</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>中身</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>手入れ</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>正常な動作とは？</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>進み具合を表示</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>ドライブを開く</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>バックアップ用に準備</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>取り出し</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>また使う</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>消去せずにバックアップ先にする</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>消去して準備し直す</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>何が起きましたか？</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>測定する</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>ゾーンを表示</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>別のドライブにコピーする</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>このドライブのバックアップを別のドライブへ移す</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>このドライブは使わない</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>このドライブで開けるものはありません。</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>準備できません：{reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>保護をやめる</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>このドライブを保護</translation>
        </message>
        <message>
            <source>More</source>
            <translation>その他</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>中身</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>つないでいる場所</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>シリアル番号の末尾</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>中身を見ています…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>ドライブ</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>機種</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>最新のファイル</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>このドライブについて</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>シミュレーションのドライブをつなぐ</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>あなたのドライブ</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>このコンピューターのドライブ（{count}）</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>ドライブをつないでください</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>つなぐとすぐに、ドライブの種類と状態、そして何が正常なのかがわかります。</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>つないだのに表示されない</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>なぜですか？</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>大切なものをバックアップ</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>フォルダーと場所を選ぶ</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>1台で足りますか？</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>ドライブをつなぎ、バックアップ用に準備してください。または、ドライブをそのままにして、その中のフォルダーを使ってください。</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>ドライブを探す</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>ドライブ {name} がつながっています。バックアップ用に準備できます。何かが消える前に、すべてを確かめられます。または、ドライブをそのままにして、その中のフォルダーを使ってください。</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>このドライブを準備</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>ファイルとフォルダー</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>上へ(&amp;U)</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>見つかったもの</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>変更点</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>進み具合</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>上のフォルダーへ</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>何も選択されていません</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>選択中: {moment} の最新のもの。</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>すべてのバージョン</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>すべてのフォルダー</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>フォルダー {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>その後</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>変更日時</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>ファイルとフォルダー</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>詳しい方へ</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>すること</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>これについて詳しく</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>デバイス</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>ログの行（{count}）</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>情報源：{source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>変更…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>すべてのバックアップで除外</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>すべてのバックアップから除外するものを変更</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>なし</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>除外するもの</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>ルール（1行に1つ）</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>キャッシュと印の付いたフォルダー(&amp;C)</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>1行に1つのルールを書きます。末尾にスラッシュのある名前はフォルダー、* は任意の文字を表します。例：Downloads/ や *.iso。先頭にスラッシュのあるルールは、バックアップするフォルダーからの位置です。</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>パターンとして編集 (上級者向け)(&amp;P)</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>このバックアップに含まれないもの</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>サイズ</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>変更…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>バックアップに含めるものにチェックを入れてください。それ以外は除外されます。</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>別のドライブ: {path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>計算中…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>除外: {size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>これまでに {counted}…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>除外されるもの</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>{path} にあるドライブもバックアップする（{size}）</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>すべての解説</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>閉じる(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>どうしてわかるのですか？</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>詳しい方へ</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>関連項目</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>役立つ知識</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>すべてのバージョンを検索</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>ファイルの種類を除外</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>名前の末尾（例: .iso）</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>このファイルのバージョン</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>バージョンを比較</translation>
        </message>
        <message>
            <source>{day} · {size}</source>
            <translation>{day} · {size}</translation>
        </message>
    </context>
    <context>
        <name>FilesTop</name>
        <message>
            <source>Restore files</source>
            <translation>ファイルを復元</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>バックアップ</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>バックアップするフォルダー</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>バックアップするフォルダーを選択</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>大切なフォルダーを追加するか、ここにドロップしてください。</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>はい、続ける(&amp;Y)</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>いいえ、別のものです(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>サイズ</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>バックアップするフォルダー。チェックのないものは除外されます</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>フォルダーを追加(&amp;A)…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>外す(&amp;R)</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>バックアップするものと時期</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>ドライブの準備ができました。</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>ドライブにあるバックアップを続けます。</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>あとで(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>戻る(&amp;B)</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>今すぐバックアップ(&amp;N)</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>フォルダーを1つ以上追加してください。</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>見つからないフォルダーを外してください。</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>合計：{size}、{files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>これまでに {total}…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>ドライブに入りきりません。いちばん大切でないものを外してください。</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>バックアップするフォルダーを選択</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>2 台目のドライブですか？</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>名前</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>バージョンの期間</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>現在</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>現在もある</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>{day}までは{place}にありました。</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>存在した期間: {periods}</translation>
        </message>
    </context>
    <context>
        <name>Graph</name>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
    </context>
    <context>
        <name>GraphSaving</name>
        <message>
            <source>Save the graph as a picture</source>
            <translation>グラフを画像として保存</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>画像 (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>数値を表として保存</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>表 (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}, {at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>「{path}」を保存できませんでした。</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>システムの説明：{why}。別の場所を選んでください。</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>比較</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>以前の実行と比較</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about}（{key}、または Ctrl とマウスホイール）</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about}（{key}）</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>長い時間を表示</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>短い時間を表示</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全体</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>実行全体を表示</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>グラフを保存</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>画像として（PNG）(&amp;P)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>表として（CSV）(&amp;T)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>詳細をコピー</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>今回はスキップする(&amp;O)</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>読み取り中です。眠っているドライブでは少しかかります。</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>役に立つこと</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>大切な値はどれですか？</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>なぜいつも読めるとは限らないのですか？</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>ここに表示されているものを説明</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>ここに表示されているものを説明（F1）</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>ファイルを復元(&amp;R)</translation>
        </message>
        <message>
            <source>History</source>
            <translation>履歴</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>表示(&amp;S)</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>すべてのバックアップ</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>バックアップ、検査、復元は、終わるとここに表示されます。</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>バックアップセット {name} を削除しました。バックアップされたものはドライブに残ります。</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>ドライブのファイルをどこへコピーしますか？</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>バックアップがまだ動いています。</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>停止しても、すでにコピーしたものはドライブに残り、次回はその続きから進みます。</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>停止して閉じる(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>続ける(&amp;K)</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>完了時刻(&amp;B)</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>この場合、Shingleback がペースを選びます。バックアップが間に合う範囲で最もゆっくりしたペースです。</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>バックアップが完了したらドライブを取り出す(&amp;E)</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>毎日のバックアップには、ドライブをつないだままにする必要があるため、取り出しは行いません。</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>場所がある限り、以前のバージョンを残す(&amp;V)</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>過去 30 日間のすべてと、それ以前は月に 1 つです。空きが足りないときは、最も古いものから削除されます。過去 4 週間と 12 か月のそれぞれ最新の版は、1 週間待っているファイルのためにのみ削除されます。</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>このセットで除外するもののパターン（1 行に 1 つ）</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>ペース(&amp;P)</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>上級者向け: このセットで除外するもののパターン（1 行に 1 つ、例: *.iso）</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>画像</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>フォルダーを除外</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>バックアップから除外するフォルダーのチェックを外してください。</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>スキップ</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>理由</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>問題のあるファイル</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>スキップ</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>ドライブからの読み込み</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>コピー</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>線と模様の意味</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>ドライブへの書き込み</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>以前の実行</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>次のドライブについてはお知らせしません：</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>次のドライブは保護されていて、間違ってバックアップ用に準備されることはありません：</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>また知らせる</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>{drive} についてまた知らせる</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>保護をやめる</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>{drive} の保護をやめる</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>一覧(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>画像(&amp;P)</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>電源を入れ直しました</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>戻ってきました</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>やめる</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>これについて詳しく</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>測定を停止(&amp;S)</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>停止しています…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>測定中</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>テスト {number}/{count}。</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>経過時間 {time}。全体で {whole} かかります。</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>これはシミュレートされたドライブの時間で、{times} 倍の速さで進みます。</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>{written} を書き込みました（最大 {total}）。</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>測定を開始(&amp;S)</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>なぜわかるのですか？</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>{drive} を測定</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>ドライブを測定できませんでした</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>ドライブには何も残っていません。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>計画を立てています…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>「{path}」を保存できませんでした: {why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>ドライブを測定しています。</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>今停止すると、ドライブには何も残らず、これまでの測定結果は失われます。</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>測定を停止(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>測定を続ける(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Shingleback が移動または再インストールされ、見つかりませんでした。現在は直っています。</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>タイマーが Shingleback を起動しようとしました：{moment}。失敗した理由は次のコマンドで分かります：
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>自動バックアップを開始できませんでした</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>バックアップの場所</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>{drive} から移動</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>ほかのフォルダーの別のバックアップと統合する(&amp;E)</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>もう一つのバックアップの場所</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>{drive} と統合</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>バックアップ先</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>{drive} へ移動</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>両方が、はじめから一つのドライブに取っていたかのような一つのバックアップになります。各バージョンには、その時点で両方にあったものが入ります。古いドライブは両方とも接続しておく必要があり、読み取られるだけです。</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>古い場所へのバックアップセットを今後は新しい場所へ向ける(&amp;S)</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>移動元</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>移動先</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>まず、バックアップがあるフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>まず、もう一方のバックアップがあるフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>まず、新しいドライブのフォルダーを選んでください。</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>バックアップを別のドライブへ移す</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>移動済み</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>移す(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>再開(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>ファイルを復元(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>新しいドライブを取り出す(&amp;E)</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>比較しています</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>すべてを読み戻して比較しています。</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>{copied} をコピーしました。その後、すべてを読み戻して比較します。</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>バックアップを移しています。</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>古いドライブにはまだすべてがあります。今停止しても、後で同じ場所から続けられます。</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>移動を停止(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>移動を続ける(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>項目</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>ホーム(&amp;O)</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>復元(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>ドライブ(&amp;D)</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>履歴(&amp;Y)</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>何が起きましたか？(&amp;H)</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>役立つ知識(&amp;N)</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>設定(&amp;I)</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>再開(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>ドライブを取り出す(&amp;E)</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>空で正しい: バックアップ(&amp;I)</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>自分で空にしました：バックアップする(&amp;M)</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>古い版を削除してバックアップ(&amp;V)</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>ここで新しいバックアップを始める(&amp;N)</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>そのバックアップを続ける(&amp;T)</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>自分で削除した: バックアップ(&amp;R)</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>今夜実行</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>今夜行う場合の完了時刻</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>ドライブを接続したままにしてください。Shingleback がバックアップし、必要な作業を行い、取り出します。その後お知らせします。</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>今夜はやめる</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>なぜですか？</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>今、何をしていますか？(&amp;D)</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>今、何をしていますか？</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>なぜそうなるのですか？</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>ドライブ</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>正常なこと</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>できること</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>2台のドライブを交互に使う(&amp;T)</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>1台は家に、もう1台は別の場所に置きます。それぞれに同じフォルダーのバックアップがあります。</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>2台目のドライブでのバックアップ先</translation>
        </message>
        <message>
            <source>never</source>
            <translation>通知しない</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>もう1台のドライブを持ってくるよう知らせるまでの日数(&amp;D):</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>お答えに合わせたおすすめ(&amp;R)</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>知られているが、SMR ドライブにはおすすめしないもの：</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>なぜだめなのですか？</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>ZFS をお使いですか？</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>行われること</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>かかる時間</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>起こりうる問題</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>ペース</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>ゆっくり</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>ほどほど</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>全速</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>上限あり</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 MB/s、ドライブに整理する時間を残します</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>ドライブが受け取れる速さで、小刻みに</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>できるだけ速く、大きな単位で</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>指定した MB/s まで</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>MB/s まで</translation>
        </message>
        <message>
            <source> MB/s</source>
            <translation> MB/s</translation>
        </message>
    </context>
    <context>
        <name>PaceLine</name>
        <message>
            <source>P&amp;ace</source>
            <translation>ペース(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>パスフレーズ</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>パスフレーズ（もう一度）</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>まだ2つが一致していません。</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>パスフレーズ(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>もう一度(&amp;M)</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>誰にも復元できず、これがないとバックアップは失われます。書き留めて、ドライブとは別の場所に保管してください。</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>先にパスフレーズを決めてください</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>その場合、今後のバックアップと復元には少し長く時間がかかります。</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>管理者のパスワードを求めない(&amp;D)</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>ドライブ上のフォルダー</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>バックアップ先</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>選択(&amp;C)…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>このフォルダーは、バックアップ対象の {folder} の中にあります。{folder} が失われると、バックアップも失われます。別のドライブのフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} もこのドライブにあります。ドライブが故障すると、両方とも失われます。別のドライブを選んでください。</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>{total} のうち {room} 使えます（{filesystem}）。</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>{folders} のバックアップがあります。</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>まだバックアップはありません。</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>少し時間がかかっています。ドライブが起動中か、整理中かもしれません。</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>{drive} を使う</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>ドライブ上のフォルダーを選択</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>簡易: ドライブの種類を調べる(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>詳細: ランダム書き込みでキャッシュが埋まるかも調べる(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>完全: キャッシュの大きさも調べる(&amp;F)</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>使用量別: 空のドライブを段階的に埋める(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>次のテストのみ(&amp;O):</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>標準</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>書き込みの上限(&amp;M)</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>個別のテストと書き込む量</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
(パスワードが必要)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>停止すると、それまでの測定結果は失われます。</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>何も書き込まれません。{size} のドライブは読み取られるだけです。</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>停止すると、そのファイルは削除され、それまでの測定結果は失われます。</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>このデモでは、{size} のシミュレートされたドライブを、実物の {times} 倍の速さで測定します。このドライブはその小さなコピーです。</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>専用のファイルでドライブを埋め、使用量が {levels} のときに測定し、最後にファイルを削除します。ドライブのほかのものには触れませんが、ほかのプログラムが使える空きは減っていきます。</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>ドライブの消耗は、バックアップでいっぱいにするのと同じです。</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>空き領域に {area} のファイルを作り、最後に削除します。ドライブのほかの部分には触れません。</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>ドライブの消耗は、同じ量をコピーするのと変わりません。SMR ドライブは整理の際、さらにその数倍を書き直します。</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>書き込むのは最大 {written} で、{time} かかります。</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>端末から手で行う場合：</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>各オプションの理由：</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>詳しい方へ</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>知っておくと役立つこと：</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>これは元に戻せません。</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>ドライブの速度の推移</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>バックアップの速さの推移</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>下の文が、今の様子を伝えます。</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>今すぐバックアップ</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>コンピューターはバッテリーで動いています。電源につなぐと、すぐにバックアップが始まります。</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>{name}のバックアップは電源を待っています</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>ファイルの先頭</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>写しを開く(&amp;O)</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>ファイルを選択すると、中身が見られます。</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>ドライブから読めませんでした。</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>これは見るための写しです。手元に残すには、ファイルを復元してください。</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>このファイルはプレビューできません。</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>ドライブをつないだとき知らせる(&amp;T)</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>アニメーションを表示</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>言語</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>システムの言語</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>言語はバックアップまたは復元が終わると切り替わります。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>外観</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>システムに合わせる</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>ライト</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>ダーク</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>ウィンドウを閉じたとき</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>尋ねる</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>トレイで動作を続ける</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>どのコンピューターでこのドライブを読みますか？</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>Linux だけ(&amp;L)</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>Windows や macOS でも(&amp;W)</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>パスフレーズで保護しますか？</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>いいえ(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>はい(&amp;Y)</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>主に何を入れますか？</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>文書、写真、メールなど、さまざまなファイル(&amp;D)</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>大きなファイル：映画、ディスクイメージ(&amp;F)</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>ドライブの状態が前と違います。目的のドライブであることを確かめてください。</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>ドライブが途中で取り外されました。目的のドライブであることを確かめてください。</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>その他の選択肢</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>2 つの質問</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>その結果：</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>終了すると、次にログインするか Shingleback を開くまで、自動バックアップは始まりません。</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>終了すると、もう一度 Shingleback を開くまで、自動バックアップは始まりません。</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>Shingleback を終了しますか？</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>終了(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>動作を続ける(&amp;K)</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>今後は確認しない</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>完了時刻</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>レポートを保存</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>保存しました：{file}。{address} の不具合報告に添付してください。</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>進み具合</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>すでにあるものを見ています</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>プログラム自体に問題が起きました</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>このコンピューターはこのフォルダーをバックアップしたことがありません</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>そこには復元できません</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}、{size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>復元の準備ができました：{amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>ご希望のものは、バックアップしたときのまま、すべてすでにあります。</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>復元するものはありません</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>{amount} は、今あるファイルを変えずに復元できます。残りはどうしますか？</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>これをどうしますか？</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>これらをどうしますか？</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>今あるものが、指示なしに上書きされることはありません。</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>停止しています</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>ファイルを復元しています</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>ファイルが戻りました</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>今あるものは、ご指示のとおりそのまま残しました。下をご覧ください。</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>ほかのものが戻りました</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>これまでに戻ったものは、そのまま残ります。残りはいつでも復元できます。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>設定が許されていないものを除いて、特別な権限が戻りました。</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>すべてすでにありました。</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}。{folder} にあります。</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}。{folder} に「{name}」としてあります。</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}。{folder} にあります。既存のファイルと並ぶものは名前に日付が付いています。</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>フォルダーを開く(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>もう一度試す(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>完了(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>今すぐ復元(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>それでもこの場所を使う(&amp;U)</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>別のフォルダーに復元(&amp;F)</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>特別な権限も復元(&amp;M)</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>停止して閉じる(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>続ける(&amp;K)</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>ファイルはまだ復元中です。</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>停止しても、ここまでに復元したファイルは残ります。残りはいつでも復元できます。</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>バックアップはまだ検証中です。</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>停止すると残りは読み取られず、次の検証は最初から始まります。</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>すべて復元</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>「{name}」を復元</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>測定日: {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>グラフと数値</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>すべてのバックアップで除外</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>除外しない(&amp;X)</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>フォルダーを除外(&amp;F)…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>ファイルの種類を除外(&amp;T)…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>除外するフォルダーを選択</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>一時停止(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>再開(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>実行中、コンピューターはスリープしません。</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>行われたこと</translation>
        </message>
    </context>
    <context>
        <name>RunModel</name>
        <message>
            <source>{end}: {amount}</source>
            <translation>{end}：{amount}</translation>
        </message>
    </context>
    <context>
        <name>RunPart</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>実行中、コンピューターはスリープしません。</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>シミュレーション</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>シミュレーションのドライブへのバックアップ</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>{place} へのバックアップ</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>バックアップ</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>このバージョンのファイルを見る(&amp;F)</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>この実行の経過は保存されていません。</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>すべて書き込まれ、ドライブは電源が切れているか、休んでいます。</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} は安全に外せます</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>ドライブを安全に外せます</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>保存(&amp;A)</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>測定結果を保存</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>画像として (PNG)(&amp;P)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>図として (SVG)(&amp;D)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>表として (CSV)(&amp;T)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>JSON として(&amp;J)…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>共有用、名前と時刻なし(&amp;H)…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>{drive} の測定</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>試す・検証する</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>すべて復元(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>復元(&amp;R)…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>先にフォルダー一覧に戻ってください。</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>進み具合を表示</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>変更</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>ファイルを復元</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action}：{name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>別のバックアップが実行中です。</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>先に、フォルダーとそのバックアップ先を選んでください。</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>その他の選択</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>このバックアップセットを削除</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>キャンセル</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>保存(&amp;A)</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>新しいバックアップセット</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>{name} を変更</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>2つの場所は同じドライブにあります。2台目のドライブをつないで、それを選んでください。</translation>
        </message>
        <message>
            <source>When</source>
            <translation>いつ</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>バックアップセットを追加</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>シミュレーション</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>ようこそ</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>Shingleback について</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>Shingleback が開いていなくても毎日バックアップする</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>セッションのタイマーが開始し、逃した分も後で行います。</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>ログイン時にトレイで起動する</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>ドライブについて通知が届き、バックアップは自動的に始まります。</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>設定</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
    </context>
    <context>
        <name>SetupWindow</name>
        <message>
            <source>This is a demonstration: the drive is simulated, and no real drive is erased.</source>
            <translation>これはデモです。ドライブはシミュレーションで、本物のドライブは消去されません。</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>入力した文字を表示(&amp;S)</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>{name} のバージョン</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>比較元</translation>
        </message>
        <message>
            <source>with</source>
            <translation>比較先</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>フォルダー</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>中身</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>バックアップするフォルダー</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>見つかりません</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>「{path}」から応答がありません</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>応答がありません</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>読めません</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>数えています…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}、{files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>これまでに {counted}…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>進み具合</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>無作為に選んだ5個のファイルを試す(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>バックアップは1つで足りますか？</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>ファイルを試せませんでした</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>5個のファイルをこのコンピューターに戻し、バックアップと比べてから、また消します。</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>ファイルは戻ってきますか？</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>試しています</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>ドライブ上の控えが、書き込んだものと違います。ドライブを検査してください。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>試す・検証する</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>このデスクトップは、ログイン時にプログラムを起動しないことがあります。対処方法はホームに表示されます。</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>Shingleback が開いていなくても：タイマーが開始します</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>再起動した後も：ログイン時に Shingleback がトレイで起動します</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>ドライブを開く</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>もう一度見る(&amp;L)</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>別の場所のバックアップを開く…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>ファイルを復元</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>別のコンピューターでバックアップしましたか？ドライブをつなぎ、その中のバックアップを開いてください。</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>まだ何もバックアップされていません</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>ドライブに時間がかかっています。先に目を覚ます必要があるのかもしれません。</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>{place}を開いています</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>バックアップを読めませんでした</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>{place}には、完了したバックアップがまだありません。完了すると、ここにファイルが表示されます。</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>復元できるものはまだありません</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>バックアップは {place} にありますが、接続されていません。</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>ファイルを復元するには、共有フォルダーを接続してください</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>バックアップのある{place}は接続されていません。</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>ファイルを復元するにはドライブを接続してください</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>バックアップのある{place}は接続されていますが、開いていません。</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>ファイルを復元するにはドライブを開いてください</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>バックアップが見つかりません</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>このフォルダーにバックアップはありません</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>ドライブはバックアップ中のため、少し時間がかかることがあります。</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>バックアップが入っているのはどのフォルダーですか？</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>実行中</translation>
        </message>
        <message>
            <source>done</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>不要</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>失敗</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>これから</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>ドライブを準備できませんでした</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>この手順で終わりました：{step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>閉じる(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>もう一度試す(&amp;T)</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>ドライブをつなぎ直して、もう一度試してください。そのときの状態に合わせて、新しい計画を作ります。</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>管理者のパスワードなしでも準備できます。もう一度試して、「管理者のパスワードを求めない」を選んでください。</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>新しい計画でもう一度試すか、ここを閉じて、また別の機会にどうぞ。</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>今後は意図的に除外します。元に戻すには、バックアップセットを編集してください。</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>今後はバックアップしない(&amp;T)</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>時間</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>変更なし</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>名前変更または移動</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>フォルダーからなくなったもの</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>属性のみ変更</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>このバックアップに含まれないもの</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}、{size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>確実にドライブ上にあるもの</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>バージョン</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>場所を空けるため消した古いバージョン</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>復元したファイル</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>元の場所へ(&amp;W)</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>別のフォルダーへ(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>フォルダーを選択(&amp;C)…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>ファイルをどこに置きますか？</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>バージョン{number}/{count}: {moment}、{facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment}: バックアップが中断されました。バージョンは作成されていません。</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>検索（例：音）</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>検索</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>説明を検索</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>説明</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>この言葉を含む説明はありません。別の言葉か、少ない言葉で試してください。</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>ファイルを復元</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Shingleback について</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>終了</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>元に戻す(&amp;U)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>始めたまま終わっていないもの</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>再開するには、両方のドライブを接続してください。</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>忘れる</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} から {target} へ：{total} のうち {done} をコピー済み、最後は {when}。</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>{source} のバックアップを {target} へ：{total} のうち {done} を移動済み、最後は {when}。</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>{size} は読み取れませんでした。</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>忘れると、最初からやり直すしかありません。新しいドライブにあるものはそのまま残ります。</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>忘れる(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>残す(&amp;K)</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>ドライブのロックを解除</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>パスフレーズ</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>ロックを解除(&amp;U)</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} は暗号化されています。準備のときに決めたパスフレーズを入力してください。</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>手がかりがすべて一致しているわけではありません。下をご覧ください。</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>どれくらい確かですか？</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>そう考える理由</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>これと合わない点：{reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>情報源：{source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>進み具合</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>すべて検証(&amp;V)</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>検証を停止(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>再開(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>一時停止(&amp;P)</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>すべてのファイルは書き込んだときのままですか？</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>すべてのファイルを読み戻し、書き込んだものと比べます。</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}、{size}、および古いバージョンだけにあるもの：すべてを読み戻し、書き込んだものと比べます。</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>かかる時間は数分後にわかります。一時停止もできます。</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>これまでの検査からみて、かかる時間は{time}です。一時停止もできます。</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>検証しています</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>停止しています…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>すべてのファイルが書き込んだときのままです</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>次のバックアップは、フォルダーまたは別のコピーに残っているものを、すべてのバージョンで修復します。ファイルが壊れている場合は、ドライブを点検してください。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>残りは読み取っていません。</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>バックアップを検証できませんでした</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>すべて検証</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>変更点(&amp;H)</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>前のバージョン</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>次のバージョン</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>コピーを開く</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>復元…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>ドライブから読めませんでした。</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>内容を見るには、コピーを開いてください。</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>認識できるものはありません。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>開く</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>ロックを解除</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>閉じる</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>すべて閉じる</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>アクセス時刻なしで開き直す</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>なぜそれが大切なのですか？</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>閉じる(&amp;L)</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>閉じています…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>このバックアップを使う(&amp;U)</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>開いています…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>開いているボリュームだけがコピーされます。ほかのものは、先にドライブのカードで開いてください。</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>先にファイルをコピーする(&amp;F)…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>確認するまで何も消去されません。</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>予想されること</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>「{drive}」を準備</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>中身を見ています…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>その間に何かが変わりました。何も消していません。</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>新しく準備し直す(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>バックアップセットの名前</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>外す(&amp;R)</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>フォルダーを除外(&amp;L)…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>何を</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>フォルダーを追加(&amp;F)…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>名前(&amp;M)</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>いつ</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>指示したとき</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>ドライブをつなぐと、通知でお知らせします。</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>ドライブをつないだとき自動で</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>1日1回</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>つないだままのドライブに向きます。バックアップの合間に整理できます。</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>どこへ</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>このドライブはシミュレーションです。実物の 30 倍の速さで動きます。</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>キャンセル(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>戻る(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>次へ(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>手順の進み具合</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>詳細</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>「{drive}」を準備しています</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>もう中止できません。</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>停止しています…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>ドライブが外されました。どこまで進んだかを確かめています…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>ドライブを管理するサービス（UDisks2）が返事をしません。ドライブはつないだままにしてください。</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>ドライブを接続したままにしてください。数分かかることがあります。</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>元に戻す</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>書き込みキャッシュを元に戻しています。パスワードを求められることがあります。</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>このドライブの書き込みキャッシュを元に戻す前に測定が中断されたため、ドライブは遅いかもしれません。</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>この12か月</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>blkzone が出力したファイルを読む(&amp;F)…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>各ゾーンは先頭から末尾へ書き込まれ、書き込みポインターがその位置を示します。削除した分は、ファイルシステムがゾーンを空にしたときに、ゾーン単位でのみ再利用できます。どこにでも書き込めるのは従来型ゾーンだけです。このページを開いている間は、バックアップ中も数秒ごとに地図を読み直します。</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>{drive} のゾーン</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>ゾーンを読み取れませんでした</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>ゾーンを読み取っています…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>ゾーン: {total} 個（各 {size}）。1 つの記号が {count} 個を表します。</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>ゾーンの地図</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>同時にオープン: {count}（最大 {most}）。</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>同時にオープンまたはクローズ: {count}（最大 {most}）。</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} 従来型: どこにでも書き込めます</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} 空</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} オープン: 書き込み中</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} クローズ: 一部が書き込み済み</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} 満杯: 再び書き込む前に全体を空にする必要があります</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} 読み取り専用: ドライブはもう書き込みを受け付けません</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} オフライン: そこにあったものは失われました</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>ゾーン {number}: {written} / {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>ほか {count} 個</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>書き込みポインターまで一部が書き込み済み:</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>blkzone のレポート</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>ログの行</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>ソースコードから実行されています。</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>Python パッケージとしてインストールされています。</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>pipx でインストールされています。</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>展開したアーカイブから実行されています。</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>Debian パッケージとしてインストールされています。</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>Linux はこのドライブに UAS を使っていません。</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>Linux はこのドライブに UAS を使っています。</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>このケースの UAS は切ってあります。</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>ドライブを取り出してつなぎ直すと、UAS は使われなくなります。</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>ドライブを取り出してつなぎ直すと、Linux は再び UAS を使います。</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>今のつなぎ方では、ドライブがいつ止まるかを設定できません。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>ドライブサービス（UDisks2）に問い合わせられないため、ドライブがいつ停止するかは分かりません。</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>使われていないときは、メーカーの設定した時間がたつとドライブが止まります。</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>一度電源が切れたあとは、メーカーの設定した時間がたつとドライブが止まります。</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>ドライブは、使われていなくても止まらないように設定されています。</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>ドライブは、%Ln 分間使われなければ止まるように設定されています。</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>使われていなくてもヘッドを退避させないよう、ドライブに求めています。</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>ドライブは、メーカーの設定のとおりにヘッドを退避させます。</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>一度電源が切れたあとは、ドライブはメーカーの設定のとおりにヘッドを退避させます。</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>ドライブの電源管理（APM）のレベルは {level} に設定されています。</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>Shingleback はすでに開いていますが、応答しません。少し待ってからもう一度試すか、終了させて起動し直してください。</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>このコンピューターは、このドライブで動いています。別のドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>このコンピューターに内蔵されています。ご自身でつないだドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>コンピューターが、メモリの一部をここに置いています。先にそれを切るか（「sudo swapoff」）、そこで休止しているコンピューターを起こしてください。または、別のドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>もっと大きなもの（{kind}）の一部で、これがないと成り立たないかもしれません。先にそこから外すか、別のドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>ここからは閉じられないものが使用中です（{what}）。使っているものを終えるか、ドライブを取り外し、再起動後につなぎ直してください。</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>開いています（{point}）。先に、ここかファイルマネージャーで閉じてください。</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>暗号化された部分のロックが解除されています。先に、ここかファイルマネージャーで閉じてください。</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>保護するドライブの一覧にあります。確かであれば、先に一覧から外してください。</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>このコンピューターは起動のたびにこのドライブを必要とし（{what}）、ないと起動できないことがあります。先に /etc/fstab または /etc/crypttab からその行を外すか、別のドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>書き込めません。書き込み禁止の小さなスイッチがあれば、動かしてください。なければ、別のドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>独立したドライブではなく、ファイルか、もっと大きなものの一部です。実際のドライブを選んでください。</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>中に何もありません。カードを入れて、少し待ってください。</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>同じ種類の別のドライブと見分けられず、違うほうを消すおそれがあります。似たドライブを外してください。それでもだめなら、Linux 5.15 以降のコンピューターを使ってください。</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>今は作業中です。終わるまで待って、もう一度試してください。</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>機種</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>シリアル番号</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>ワールドワイド名</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>もうありません</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>途中で外されました</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>つないでいる場所</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>中身</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>ソフトウェア RAID</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>複数のドライブにまたがる btrfs</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>ZFS プール</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>LVM の RAID</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>キャッシュ</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>SnapRAID アレイ</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>この SMR ドライブは、組み合わせ（{what}）の一部です。変更のたびに、古いデータの途中にパリティが書き直されます。このドライブがいちばん遅い作業です。長く止まるとアレイから外されることがあり、再構築に何日もかかることがあります。中身の別の控えを持ち、従来方式のドライブへの交換を考えてください。</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>この SMR ドライブは、組み合わせ（{what}）の一部です。RAIDZ かどうかは、ここからはわかりません。「zpool status」でわかります。公開されたテストでは、RAIDZ にこうしたドライブを加えるのに9日以上、従来方式のドライブでは16時間かかりました。従来方式への交換を考えてください。ミラーか1台だけなら、そのままでかまいません。</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>この SMR ドライブは、組み合わせ（{what}）の一部です。レベルは、ここからはわかりません。「sudo lvs -o +segtype」でわかります。RAID 0 と 1 は問題ありません。RAID 5 か 6 なら、従来方式のドライブへの交換を考えてください。変更のたびに、古いデータの途中にパリティが書き直され、このドライブがいちばん遅い作業だからです。</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>この SMR ドライブの前に、キャッシュ（{what}）があります。小さな断片をドライブ全体に書き戻し、異常終了のあとはすべてを一度に書くため、何時間もかかりきりになることがあります。キャッシュなしで使うほうが安心です。</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>この SMR ドライブは、別のドライブのキャッシュ（{what}）として使われています。全体に散らばる小さな書き込みは、このドライブがいちばん遅い作業です。キャッシュには SSD を使うか、なしにしてください。</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>この SMR ドライブには、SnapRAID のパリティが入っています。同期のたびに途中が書き直され、このドライブがいちばん遅い作業です。ここにはデータを置き、パリティは従来方式のドライブに置いてください。</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill}/{capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill}/約 {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>（{low}～{high}）</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>約 {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>（{size} のうち）</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>満杯</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>おそらく空</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>ほぼ空</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>ごくわずか</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>（容量: {size}）</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>ファイルシステムの検査</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>短いセルフテスト</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>長いセルフテスト</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>全体の一部を読み取る</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>ガベージコレクション</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>バランス調整</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>空き領域の TRIM</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>休止</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>このドライブには、まだ読み戻していない部分があります。</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>3 か月に一度、少しずつ、すべてを読み戻すのが望ましいです。</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>空き容量はありますが、そのほとんどは半分空いたブロックグループの中にあります。</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>空き容量の多くは、再び書き込む前に回収が必要なゾーンにあります。</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>このドライブは以前に使われていて、不要になった古い内容をまだ保持しています。</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>多くが削除されましたが、ドライブはそれを知りません。</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>空きセグメントが少なく、中身の少ないセグメントが多くあります。</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>前回のセルフテストから 1 か月以上たっています。</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>前回から半年以上たっています。</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>前回、ドライブは取り出しの操作をせずに抜かれました。</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>前回のバックアップがまだドライブのキャッシュに残っています。</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>まだその時期ではありません。</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>行わないと、小さな異常が次のバックアップで大きくなることがあります。</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>行わないと、故障しかけたドライブに気づくのが遅れます。</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>行わないと、不良セクターに、そこにあるファイルが必要になるまで気づきません。</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>行わないと、損傷に、ファイルが必要になるまで気づきません。その時には元のファイルがないかもしれません。</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>行わないと、次のバックアップからどんどん遅くなります。</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>行わないと、空き容量があっても、ドライブがすべての書き込みを拒むことがあります。</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>行わないと、ドライブがほぼいっぱいになったとき、書き込みが遅くなります。</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>行わないと、次のバックアップの始まりが遅くなります。</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>これには Shingleback のヘルパーが必要ですが、インストールされていません。</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>先にドライブを開いてください。</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>先にドライブを閉じてください。接続したままでかまいません。</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>この系列のドライブは TRIM で応答しなくなるという報告があり、メーカーも勧めていません。</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>このドライブは、少なくともこの接続では TRIM を受け付けません。</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>このドライブにはセルフテストを頼めません。</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>これは、このドライブのファイルシステムには役立ちません。</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>このドライブには、比較できるチェックサムがありません。</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>このドライブには、空にする必要のあるキャッシュがありません。</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>ほかの作業を待たせません。</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>ドライブでのほかの作業が優先されます。</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>その間、ドライブでのほかの作業は遅くなります。</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>空けておく必要のある容量のほかに、あと {size} 入ります。</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>もう入りません。内容のための空きはありますが、ファイルの一覧のための空きがありません。古い版を減らす必要があります。</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>もう入りません。このファイルシステムにはこれ以上ファイルを置けません。古い版を減らす必要があります。</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>あと {size} 入ります。ゾーン方式のドライブは満杯になると二度と書き込めなくなることがあるため、より多くの空きが必要です。</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>もう入りません。残りの容量は空けておく必要があります。</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>もう入りません。ゾーン方式のドライブは満杯になると二度と書き込めなくなることがあるため、残りの容量は空けておく必要があります。</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>ファイルシステムに異常はありません。</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>ファイルシステムにエラーがあります。修復するとファイルを失うことがあるので、先にドライブの内容をコピーしてください。</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>ドライブの自己診断は合格です。</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>自己診断に失敗しました ({status})。まずドライブの内容を別のドライブにコピーしてください。</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>ディスクの一部を読み取れません</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>ヘッドのアームが位置を見つけられません</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>電子回路に不具合があります</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>落下や衝撃で傷んだようです</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>重大なエラーで途中で終わりました</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>ドライブは理由を示していません</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>Shingleback はアレイには手を触れません。アレイは3か月ごとに検査してください。SMRドライブへの再構築は1週間以上かかることがあります。</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>Shingleback はアレイには手を触れません。3か月ごとに btrfs scrub を実行してください。SMRドライブの交換は1週間以上かかることがあります。</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>Shingleback はプールには手を触れません。3か月ごとに scrub を行い、redundant_metadata=most を設定し、autotrim=on はドライブが TRIM に問題なく対応する場合だけにしてください。SMRドライブへの resilver は1週間以上かかることがあります。</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>必要な作業が %Ln 件あります</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>所要時間は約 {high} です。</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>所要時間は {time} です。</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>ドライブは最大 {size} を書き直します。</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>{all} 個のうち {count} 個の部分を読む時期です。</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>このペースでは、%Ln 日でいっぱいになります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>次のバックアップで古いバージョン %Ln 個が削除されます。30 日より古いものは、各月の最新のものが残ります。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>容量が少なくなると、%Ln 個のバージョンのうち最も古いものから削除されます。最新のものは常に残ります。</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>手入れの最中です</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>夜間の作業が終わりました。安全に取り外せます。</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>夜間の作業は終わりました。ドライブは取り外せる状態ではありません。</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>ドライブに壊れたものがあります</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>{files}、{size} を読み戻し、問題ありませんでした。</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>%Ln 件のエラーを修正できませんでした。これらのファイルを復元するか、もう一度バックアップしてください。</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>{all} 個中 {count} 個の部分を読み取りました。</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} が再び未割り当てになりました。</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>{size} を空きとしてドライブに伝えました。</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>%Ln 区画を整理しました。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>選択…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>イメージファイル…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>イメージファイル {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>比較しています</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>仕上げています</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>両方を読み戻して比較しています。</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>すべてコピーしました。コピーを使える状態にしています。</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>ドライブを先頭から末尾まで、大きな書き込みでコピーしています。</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>その後、両方を読み戻して比較します。</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>コピーは待機中です。いつでも再開できます。</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>ドライブに送っている分を先に書き込みます。</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>コピーした分は残るので、後で続けられます。</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>コピーが完了しました</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>読めなかった部分を除いて、コピーが完了しました</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>コピーを開始できませんでした</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>安全のため、始めませんでした</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>ドライブがありません</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>空き容量が足りません</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>ドライブがエラーを返しました</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>コピーを停止しました</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>コピーが中断されました</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>両方を読み戻し、同じであることを確かめました。</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>比較はしていません。</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>ファイルシステムは新しいドライブの全容量を使えます。</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>{source} を {target} にコピー</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>ファイル {path} にあります。</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>ドライブをそのまま、大きな書き込みでコピーします。新しいドライブへ移る、または故障しかけたドライブから移る最も速い方法です。古いドライブは読むだけです。</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>いっぱいのドライブでは何時間もかかります。一時停止できます。</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>おそらく{time}かかります。一時停止できます。</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>比較も含めて、おそらく{time}かかります。一時停止できます。</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>新しいドライブの内容はすべて消去されます。</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>古いドライブは問題を報告しています。読み取れない部分はコピーに含まれず、時間も余計にかかります。</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>停止した場合やドライブが外れた場合は、後でそこから続けられます。</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>この 2 台のドライブであること、どちらも使用中でないことをもう一度確認します。</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>{target} の内容をすべて消去します。</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>{source} から {size} を、先頭から順に大きな単位でコピーします。</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>両方を読み戻して比較します。</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>ファイルシステムを新しいドライブの全容量に広げます。</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>読んでも何も書かれないように開きます。</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>すべてをコピーします。使用中の部分を判別できません。</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>安全のため、すべてをコピーします。使用中の領域についてのファイルシステムの一覧が誤っている可能性があります。破損しているか、ドライブが取り外し操作なしに抜かれました。</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>使用中の部分だけをコピーします: {size} のうち {used}。</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>ドライブの唯一のパーティションになります。</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>ファイルシステムの大きさは変わりません。この種類は広げられません。</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>ファイルシステムの大きさは変わりません。</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>暗号化されています。コピーのロックを解除すれば、ファイルシステムを広げられます。</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>コピーには独自の識別子が付くので、両方のドライブを接続したままにできます。</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>コンピューターには両方が同じドライブに見えます。一方を使う前に、もう一方を取り外してください。</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>イメージファイルでは識別子がそのまま残ります。独自の識別子を付けられるのは、ドライブへのコピーだけです。</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>バックアップセットはそのままです。移せるのは、ドライブから別のドライブへコピーしたときだけです。</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>何度か試しましたが、コピー元の {size} を読み取れませんでした。コピーのその部分はゼロです。</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>古いドライブのバックアップセットは、これからはコピーに向かいます。</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>コピー先のファイルシステムを調べました。そこに記録されているものはすべてコピーされています。</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>この 2 つの以前のコピーが完了していません。{size} のうち {done} があります。そこから続けます。</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>USB 1 の接続です。最大で約 1 MB/s です。</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>USB 2 での接続です。最大で約 35 MB/s です。</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>USB 3 で接続されています。どのハードディスクより速い接続です。</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>USB で接続されています。</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>SATA で接続されています。どのハードディスクより速い接続です。</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>SAS で接続されています。どのハードディスクより速い接続です。</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>NVMe で接続されています。</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>カードリーダーの中のメモリカードです。</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>仮想ディスクです。自分について言うことは、背後のドライブに当てはまるとは限りません。</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>USB でも SATA でもない接続です。</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>どう接続されているかわかりません。</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>USB 接続が、ドライブより遅くなっています。別のポート（できればコンピューター本体の USB 3）と別のケーブルを試し、プラグを奥まで差してください。</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>ドライブのケースが USB 2 までなので、速いポートでも変わりません。時間が長くかかるだけです。</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>つないでから、ドライブが時間内に返事をしなかったコマンド：{count}。整理中の SMR ドライブで起こりますが、悪いケーブルでも起こります。「何が起きましたか？」でどちらかわかります。</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>コンピューターは USB ドライブとの 2 つの通信方式のうち古い方を使っています。この方式では、削除されたファイルをドライブに伝えられません。</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>ケースが書き込みバッファーを報告しないため、カーネルはドライブにバッファーの書き出しを指示しません。抜く前に必ず取り出し操作をしてください。</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>カーネルは、このドライブに一度に最大 {now_kb} KiB を送ります。3584 KiB を超えると、30秒止まったり固まったりした SMR ドライブがありました。ここでも起こるなら、上限を {good_kb} にしてください。不都合はありません：「echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb」。ドライブを外すまで有効です。</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>カーネルのログを読む権限がないため、バックアップ中にこの接続が短くリセットされても気づけません。</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>バックアップ中、タイムアウトしたコマンドには気付けます。それ以外の短いリセットには気付けません。カーネルのログを読む権限がないためです。</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>コンピューターの USB コントローラーが停止し、つながっているものもすべて止まりました。ドライブは異常を報告していません。</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>コンピューターの USB コントローラーが電力不足で停止しました。このポートの電力では足りません。</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>コンピューターとドライブの間のコントローラーがドライブのゾーン一覧を読めないため、ドライブの容量がないように見えます。ドライブ自体は異常を報告していません。</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>ドライブの使用中にコンピューターがスリープし、復帰したときにドライブの準備ができていないか、接続が切れていました。それだけでは、ドライブが故障しかけているとはいえません。</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>コマンドは失敗していないのに、ケースが何度もリセットされています。たいていは、USB ポートが省電力に入り、ケースがそこから正しく復帰していません。</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>このカーネルは、こうしたドライブ（host-managed SMR）に対応せずに作られています。</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>USB メモリが自分のプログラムを失い、起動用の部分だけが見えています。故障しています。</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>ドライブ自身が、読み書きできない場所があると言っています。故障しかけています。</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>ドライブはパスワードでロックされていて、読み取りを断っています。壊れてはいません。</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>ドライブは、ストレージシステム用のドライブのように、Linux では使えないサイズのセクターでフォーマットされています。何も壊れていません。</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>別のコンピューターがドライブを予約しているため、ここでは読み取れません。何も壊れていません。</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>このドライブはプログラム（仮想マシンやサーバー）が作っています。問題はそちらにあります。</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>プログラムが仮想ドライブを何分も待ちました。仮想マシン、サーバー、またはプログラムが提供しているので、問題はそちらで探してください。</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>ドライブのように使われているファイル（ディスクイメージ）に書き込めませんでした。たいていは、そのファイルがあるドライブがいっぱいか、ドライブ自身にエラーがあります。</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>ドライブ自身の健康監視が、故障しかけていると言っています。</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>メモリーカードが応答しないか、応答が壊れて届いています。カードか、その接点が寿命です。</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>アレイのドライブが1台読めず、書き込んでも直りませんでした。故障しかけています。</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>アレイのドライブ1台に読めない場所がありました。アレイがほかのドライブから直しました。</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>届いたものが、送ったものと違っていました。悪いのはケーブルかプラグかポートで、ドライブの円盤ではありません。</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>ドライブが自分の部品の不具合を報告しています。故障しかけています。</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>ドライブは回り始めたあと、容量を答えないか、いなくなりました。自分の起動を終えられません。</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>ドライブは容量を答えますが、中に何もないと言います。故障しています。</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>使用中に、カードがリーダーから抜かれました。</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>ゾーンのあるドライブが、順番の違う書き込みを断りました。ファイルシステムの誤りで、ドライブの誤りではありません。</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>接続が前より遅くなっています。ケーブルかプラグかポートが、本来の速さに耐えられません。</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>ドライブが SATA ポートから抜かれたか、電源が切れました。</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>作業の途中で接続が切れました。プラグのゆるみか、電源の途切れです。</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>接続はありますが、ドライブは自分が何かも答えません。電子回路が故障しているかもしれません。</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>ドライブが返事をしなくなりました。SMR ドライブは、自分の記録を整える間こうなります。たいていは収まります。</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>リセットしても、ドライブが返事をしません。故障か、自分の作業で忙しいのかもしれません。</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>機器が、ポートの供給できる以上の電力を使いました。</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>コンピューター自体の電圧が下がりました。電源が、本体とドライブの両方には弱すぎます。</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>高速の USB 接続ができません。たいていはケーブルかプラグが悪いためです。</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>ドライブの USB 回路が起動しません。たいていはポートの電力不足です。</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>カーネルが最初に尋ねることに、ケースが答えませんでした。中のドライブはエラーを報告していません。</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>作業中に、ケースの USB 接続が切れます。たいていは、電源かケーブル、またはケースの回路が原因です。</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>ドライブは時間内に返事をしませんでした。SMR ドライブは整理の間こうなります。たいていは壊れていません。</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>ケースがコマンドを止めたままにするか、エラーで終わらせています。中のドライブは何も報告していません。</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>ケースがコマンドを止めたままにしています。一度に複数のコマンド（UAS）を受け取るとそうなるケースは多くあります。中のドライブは何も報告していません。</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>ケースがスリープに入り、復帰しませんでした。ケーブルとディスクはおそらく正常です。</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>ディスクの回転が止まり、再び回すよう指示されませんでした。それだけでは故障ではありません。</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>ドライブは読み取り専用になっています。USBメモリーやカード、SSD は、寿命が近づくとこうなります。</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>同じ場所を読むたびにドライブが止まります。ケースがエラーを隠していますが、その場所はおそらく損傷しています。</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>ドライブが、ありえない容量を答えました。応答が壊れて届いています。原因はケースまたはカードリーダー、その電源、またはそのドライバーです。</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>複数のドライブを1つの端子につなぐケースの部品(ポートマルチプライヤー)が応答しなくなりました。ドライブからの報告はありません。</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>存在する場所を要求したのに、ドライブは存在しないと答えています。コマンドが壊れて届いています。原因はケース、USBコントローラー、またはそのドライバーです。</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>データの整理中に、ドライブが書き込む場所を見つけられませんでした。一部のSMRドライブは、分散した書き込みが続くとこうなります。</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>ドライブが時間内に応答せず、接続がリセットされました。ログには理由がありません。</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>ドライブが円盤の上の場所を見つけられません。故障しかけているかもしれません。</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>ドライブは対応を示したのに TRIM を断っています。害はありません。</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>空き領域をドライブに伝える処理(TRIM)に、カーネルが待つ時間よりも長くかかりました。データは関係していません。</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>ドライブは時間内に返事をしませんでしたが、自身にもケーブルにもエラーはありません。SMR ドライブは整理の間こうなります。たいていは壊れていません。</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>ドライブが時間内に返事をしませんでした。SMR ではないため、整理では説明できません。</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>NVMe ドライブが時間内に応答しなかったか、スロットから消えました。省電力から正しく復帰していないことがよくあります。熱すぎるか、故障しかけている場合もあります。</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>コンピューターのコントローラーとドライブの間で行き違いがありました。ドライブは不具合を報告していません。</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>ドライブが自身のエラーで読み書きを打ち切りました。故障しかけているかもしれません。</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>ボリュームがいっぱいです。ドライブは異常を報告していません。</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>ファイルシステムは、書き込む前にデータの誤りを見つけました。たいていは、コンピューターのメモリーの不良か、カーネルのバグです。ドライブは不具合を報告していません。</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>ボリュームは、このコンピューターのカーネルが知らない機能を使っています。壊れてはいません。</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>ドライブはエラーを報告していませんが、ファイルシステムにつじつまの合わない所があります。たいていは、書き込みの途中で外れたか、電源が切れたためです。</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>使用中に、ドライブが外されたか、急に接続が切れました。</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>プログラムが、ドライブがデータを書き終えるまで何分も待ちました。遅いドライブではエラーではなく、たいてい自然に終わります。</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>プログラムが、ドライブがデータを受け取るまで何分も待ちました。SMR ドライブではないため、理由はログからは分かりません。</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>ドライブとは関係のないカーネルの部分で、プログラムが止まっています。</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>ネットワークのサーバーが返事をしません。ドライブのせいではありません。</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>カーネルかコンピューター自体がつまずきました。ドライブはエラーを報告していません。</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>コンピューターのメモリが足りなくなり、プログラムが終了させられました。ドライブのせいではありません。</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>ドライブはフォーマットまたは消去の最中で、終わるまでほかの要求には応答しません。</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>ドライブはありますが、使える状態になりません。故障しているかもしれません。</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>ボリュームが、ドライブを実際より大きいと思っています。別のケースで作られたか、パーティション表が誤っています。</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>前回、ボリュームは取り出しをせずに外されました。</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>ドライブが急に見えなくなりました。</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>以前のエラーのためにファイルシステムが書き込みを止めました。そのエラーはこのログにありません。</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>ドライブは時間内に応答しませんでした。理由はログにありません。</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>読み書きに失敗しましたが、このログからは理由がわかりません。</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>ドライブが故障しかけています。大切なものをコピーしてください。</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>接続がよくありません。まずケーブルとプラグを見てください。</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>ケース、その電源、または接続に問題があります。中のドライブは異常を報告していませんが、異常がないという証明にはなりません。</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>ボリュームがいっぱいです。</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>問題はコンピューターかファイルシステムにあります。ドライブは異常を報告していません。</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>SMR ドライブによくあるように、遅くなったか、しばらく応答しませんでした。それだけなら故障ではありません。</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>使用中にドライブが外されたか、接続が切れました。</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>何か問題が起きましたが、ログからはわかりません。</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>問題として知られているものは見つかりませんでした。</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>6.16 以降のカーネルは 4 MiB ずつ要求し、30秒ほど止まる SMR ドライブがあります。管理者として：echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb（次につなぎ直すまで有効）。</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>6.16 以降のカーネルは 4 MiB ずつ要求し、30秒ほど止まる SMR ドライブがあります。カーネルオプション libata.force=max_sec=1024 を付けると、SATA ドライブへの要求が最初から小さくなります。</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>このカーネルでは、ゾーン対応の btrfs は、いっぱいになると読み取り専用になります。5分の1を空けておき、カーネル 6.12 以降、できれば 6.17 を使ってください。</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>ゾーン対応の btrfs は、カーネル 6.17 まで修正が続いていました。10分の1から5分の1を空けておいてください。</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>このカーネルはとても古いものです。SMR ドライブに 3.18 を使うという2015年の助言は、もう当てはまりません。現在のものを使ってください。</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>UAS で動く Seagate のケースでは、カーネルが健康レポート（SMART）を通しません。カーネルオプション usb-storage.quirks=VID:PID: （コロンのあとには何も書きません）で通るようになり、UAS もそのままです。</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>UDisks2 2.11 以降は、USB ケースに入ったドライブの健康状態（SMART）を表示しないことがあります。管理者なら smartctl -d sat で読めます。</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>これは%Ln回起きました。</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>確実です。はっきりそう記録されています。</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>可能性が非常に高いです。次に考えられるもの：{cause}。</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>可能性が高いです。次に考えられるもの：{cause}。</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>確かではありません。次に考えられるもの：{cause}。</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>ドライブ自体</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>ケーブル、プラグまたはポート</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>ケース、または電力不足</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>満杯のボリューム</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>コンピューターまたはそのソフトウェア</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>SMR ドライブでは普通の休止</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>抜かれたドライブ</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>ここに記録が残らない問題もあります。</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>可能性は非常に高いですが、ここに記録が残らない原因もあります。</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>可能性は高いですが、ここに記録が残らない原因もあります。</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>不確か: ここに記録が残らない原因もあります。</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>ドライブの健康レポート（SMART）からわかります。</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>ドライブ自身の健康監視 (SMART) に、注意して見ておくべき点があります。</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>レポートの情報が少なすぎて、ドライブの健康状態を判断できません。</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>休ませてください。電源を入れてつないだまま、途中で切らずに1時間置いてください。</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>何度も起きるなら、管理者としてカーネルの要求を小さくしてください：echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb（次につなぎ直すまで有効）。</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>タイムアウトを長くして役立つのは、返事が遅いドライブだけです。まったく返事をしないドライブでは、固まる時間が延びます。</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>書き込みをやめ、ほかにどこにもないものを、大切なものから順にコピーしてください。</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>健康レポート（SMART）を見てください。属性 5、187、197、198 のどれかが0より大きければ、ドライブ自身が疑われます。</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>抜いて1分待ち、もう一度差し込んでください。それで読めるようになったら、ほかにどこにもないものを先にコピーしてください。</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>その後、交換してください。セクターを失い始めたドライブは、たいてい失い続けます。</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>その後、交換してください。</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>SATA ケーブルを替えるか、両端のプラグをしっかり差し込んでください。次に、別のポートと電源プラグを試してください。</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>健康レポート（SMART）の属性 199 は、壊れた転送の数です。これ以上増えてはいけません。</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>別の短いケーブルで、ハブを使わず、コンピューター本体の別のポートを試してください。</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>ドライブに電源アダプターがなければ、電力を増やしてください。コンピューター本体のポートか、電源付きのハブを使います。</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>ほかに方法がなければ、このケースの UAS を切ってください（少し遅くなります）。ドライブのカードの「調整」か、shingleback adjust DEVICE --uas off で切れます。ほかのコンピューターでは、lsusb が示す番号でカーネルオプション usb-storage.quirks=VID:PID:u を使います。</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>このケースの UAS を切ってください（少し遅くなります）。ドライブのカードの「調整」か、shingleback adjust DEVICE --uas off で切れます。ほかのコンピューターでは、カーネルオプション usb-storage.quirks={usb}:u を使います。</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>コンピューターが Raspberry Pi のような小型ボードなら、ボード自体に、短いケーブルのより強力な電源を使ってください。ドライブはボードを通じて電力を得ています。</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>次に書き込む前に、ボリュームをアンマウントし、検査してください。btrfs の場合は、先にすべてをコピーしてください。修復で状態が悪化することがあります。</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>提供元のコンピューターのログと、ネットワークを見てください。</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>次は取り出しを行い、外しても安全と表示されるまで待ってください。</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>中の最新のバックアップを確かめてください。最後のファイルが欠けているかもしれません。</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>コンピューターをスリープさせる前にドライブを取り出してください。バックアップ中は Shingleback がスリープを防ぎます。</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>キューに入れたコマンドだけ失敗する SATA カードには、カーネルオプション libata.force=noncq が有効です。</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>管理者として、このポートの省電力をオフにしてください：echo on &gt; /sys/bus/usb/devices/PORT/power/control （PORT はログにあるポート、たとえば 2-1。次の接続または再起動まで有効）。</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>それでも足りない場合は、lsusb が示す番号を使ってカーネルオプション usbcore.quirks=VID:PID:k を指定してください。</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>それでも足りなければ、カーネルオプション usbcore.quirks={usb}:k を使ってください。</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>健康レポート（SMART）の属性 199 を見てください。増えるなら、やはりケーブルです。</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>Debian や Fedora のように、CONFIG_BLK_DEV_ZONED の入ったカーネルを使ってください。</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>discard オプション付きでマウントしている場合は、外してマウントしてください。</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>まだできる場合はドライブを取り出す操作をしてから抜き、もう一度差し込んでください。それで復帰します。</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>別のケースでも同じことが起これば、原因はドライブ自体です。</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>別のコントローラーのポートと、新しいカーネルか BIOS を試してください。</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>必要なときに Linux が起動するようにします（管理者として）: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart（次に接続するまで）。</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>頻繁に止まりすぎる場合は、別の時間を選んでください。ドライブのカードの「調整」か、shingleback adjust DEVICE --stop-after never で選べます。</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>休止のあと起動に 30 秒以上かかる場合は、管理者として待ち時間を延ばしてください：echo 60 &gt; /sys/block/{disk}/device/timeout （次の接続まで有効）。</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>btrfs でマウントできない場合は、読み取り専用で試してください: mount -o ro,rescue=usebackuproot。</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>btrfs では、アンマウントしてマウントし直し、少し場所を空けてから：btrfs balance start -dusage=10 MOUNTPOINT。</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>必要なものが入っていなければ、sg_format で 512 バイトのセクターにできます。ドライブ全体が消去され、数時間かかります。</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>管理者として sg_persist --in --read-reservation /dev/{disk} を実行すると、予約が表示されます。</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>健康レポート (SMART) の温度、メディアエラー、重大な警告を確認してください。</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>カーネルオプション nvme_core.default_ps_max_latency_us=0 pcie_aspm=off を付けてコンピューターを起動してください。それで起きなければ、省電力が原因です。</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>コンピューターを起動し直し、書き込む前にボリュームを検査してください。</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>また起きるなら、別のコントローラーのポートと、新しいカーネルか BIOS を試してください。</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>コントローラーが再び動くように、コンピューターを再起動してください。</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>ドライブをコンピューター本体の SATA ポートに接続するか、コントローラーのファームウェアを更新してください。</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>新しいカーネルを使ってください。6.11 以降は一部のコントローラーの不具合を回避します。</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>ドライブが表示されない場合は、接続し直してください。</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>交換してください。読み出せるのは、データ復旧会社だけです。</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>メーカーのプログラムでロックを解除し、つなぎ直してください。</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>使っているコンピューターを探してください。2 台のコンピューターから書き込むとファイルシステムが壊れます。</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>ファイルがあるドライブに空きがあるか、またそのドライブについてログに何があるかを確認してください。</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>別のカードリーダーで一度試してください。そこでも失敗するなら、カードを交換してください。</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>1回なら偶然かもしれません。また起きたら、ドライブを交換してください。</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>一度、別のケーブルと、より強い電源で試してください。弱いポートでも同じように見えます。</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>新しいカーネルを使ってください。ゾーンのあるドライブの btrfs には 6.12 以降が勧められています。</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>電源を確かめてください。1本のケーブルに何台もつなぐと、足りないことがあります。</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>別のコンピューターでも黙ったままなら、故障しています。</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>次に一度電源を入れ直し、もう一度見てください。3回までです。それでもだめなら、おそらく故障です。</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>次に一度電源を入れ直し、もう一度見てください。</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>同じハブやコンピューターから電力を取っている、ほかの機器を外してください。</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>新しいカーネルを使ってください。こうしたケースの多くを知っています。</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>まれにしか起きないなら、何もする必要はありません。</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>ロックスイッチがある場合は、まずそれを確認してください。</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>ケースの電源を入れ直し、別のケーブルを試してください。</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>別のコンピューターか、より新しいカーネルで試してください。</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>読み取りでも場所が見つからない場合、ドライブは故障しかけています。</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>ほかに何もドライブを使っていないときに fstrim を実行し、より新しいカーネルを使ってください。</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>コンピューターの BIOS を更新してください。ドライブのファームウェアは、中身をバックアップしてから更新してください。</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>要らないものか、古いバージョンを消してください。ボリュームの10分の1は空けておいてください。</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>コンピューターのメモリーを数時間テストし (memtest86+)、新しいカーネルを使ってください。</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>新しいカーネルを使うか、古い機能だけで初期化してください。</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>まだ読めるなら、ほかにどこにもないものをコピーしてください。</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>NTFS と exFAT では、Windows で行い（chkdsk /f）、そこで完全にシャットダウンしてください。</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>誰も抜いていないなら、プラグのゆるみか、電源の途切れです。別のケーブルを試してください。</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>待ってください。ドライブを外したり、電源を切ったりしないでください。</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>小分けにすると楽になります。ペースは Shingleback に任せてください。</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>そのプログラムが使うものを見てください。ネットワーク、画面、ほかのサービスなどです。</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>ネットワークとサーバーを確かめてください。</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>コンピューターを起動し直し、新しいカーネルを試してください。メモリも検査してください。</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>大きなプログラムを閉じてから、バックアップをやり直してください。</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>終わるまで待ってください。1 日かかることもあります。ドライブの電源を切らないでください。</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>初期化しないでください。別のケースで作られたものなら、そのケースに戻してください。</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>つないだところからのログ全体を渡してください。原因は最初のエラーより上にあります。</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>プログラムの一部が予期せず終了しました（{detail}）。もう一度お試しください。</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>プログラムの一部が予期せず終了しました ({detail})。すでにドライブにあるファイルは安全で、次回はそこから続きます。</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>ドライブはキャッシュに書き込んでいます。埋まり具合は{fill}です。</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>ドライブは整理中です。キャッシュの埋まり具合は{fill}です。</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>ドライブはキャッシュに書き込んでいます。まだ空きがあります。</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>ドライブの高速キャッシュが満杯のため、今は書き込みが遅くなっています。これは正常です。</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>ドライブのキャッシュはまだ満杯ですが、大きなファイルはキャッシュを通らずに全速で書き込まれています。</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>ドライブは整理中です。</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>ドライブは何もしていません。キャッシュは空です。</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>ドライブは今、応答していません。おそらく空きを作っています。これは正常です。</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>一定の速度で書き込んでいます。満杯になるキャッシュがある様子はありません。</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>ドライブは何もしていません。キャッシュはおそらく空です。</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>今は何も書き込んでいません。ドライブには整理する時間があります。</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>ドライブの整理はおそらく終わっています。何もしていません。</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>ドライブのキャッシュがいっぱいです。あとでファイルが待たずに済むよう、今場所を空けています。</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>ドライブの返事に長くかかりました。今休めば、コンピューターが待ちきれないほど遅くなるのを防げます。</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>別のプログラムがドライブを使っているため、そちらを先にします。</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>ドライブ、接続、または電源に問題がありました。コピーした分は安全です。1 分休ませます。</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>コピーした分は安全です。ドライブを 1 分休ませます。</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low}～{high}%</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>約{percent}%</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>遅くとも {time} 後に再開します。</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>ドライブの整理が終わりました。キャッシュは空です。</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>ドライブは今、自分で整理しています。できればあと {time} 電源を入れたままにしてください。ファイルはもう安全です。</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>1 min</translation>
        </message>
    </context>
    <context>
        <name>drives</name>
        <message>
            <source>USB</source>
            <translation>USB</translation>
        </message>
        <message>
            <source>SATA</source>
            <translation>SATA</translation>
        </message>
        <message>
            <source>SAS</source>
            <translation>SAS</translation>
        </message>
        <message>
            <source>NVMe</source>
            <translation>NVMe</translation>
        </message>
        <message>
            <source>memory card</source>
            <translation>メモリカード</translation>
        </message>
        <message>
            <source>files</source>
            <translation>ファイル</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>暗号化</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>スワップ領域</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>アレイの一部</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>認識できるものなし</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>バックアップ用ドライブ</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>このコンピューターに内蔵</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>空き：{total} のうち {free}</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>前回のバックアップ: {day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>バックアップはまだありません</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>このコンピューターのバックアップ先ではありません</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>バックアップ中</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>名前「{label}」</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>Linux では読めない形式</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>正常</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>要注意</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>故障の兆候</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>ドライブを管理するサービス（UDisks2）がないため、ドライブを表示できません。フォルダーへのバックアップは、このサービスなしでも使えます。udisks2 パッケージをインストールしてください。Shingleback が自動で確かめ直します。</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>システムバス（D-Bus）に接続できないため、ドライブを表示できません。フォルダーへのバックアップは使えます。Shingleback は自動的に再試行します。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>ドライブのサービス（UDisks2）が起動しなかったため、ドライブを表示できません。フォルダーへのバックアップは使えます。Shingleback は自動的に再試行します。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>ドライブを管理するサービス（UDisks2）が返事をしません。表示が古いかもしれません。フォルダーへのバックアップは、このサービスなしでも使えます。Shingleback が自動で確かめ直します。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>ドライブを管理するサービス（UDisks2）が終了しました。表示が古いかもしれません。フォルダーへのバックアップは、このサービスなしでも使えます。Shingleback が自動で確かめ直します。</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>ドライブの一覧を更新できませんでした。表示が古いかもしれません。フォルダーへのバックアップは、一覧なしでも使えます。Shingleback が自動で再試行します。</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>シミュレーションのドライブ</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>シミュレーションのドライブ 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>開いています</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>開いていません</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>この {filesystem} はジャーナルなしで作成されています。停電したりケーブルが抜けたりすると、保存済みのファイルが（以前のバックアップのものも）失われることがあります。</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>停電したりケーブルが抜けたりすると、{filesystem} では、保存済みのファイルが（以前のバックアップのものも）失われることがあります。</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>ほかのプログラムでは、空き容量がこれより多く表示されます。いっぱいになったドライブは遅くなるため、わずかな領域を空けてあるからです。</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>SMR ドライブでは正常</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>ケーブルかポート</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>ケースか電源</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>ドライブが故障しかけ</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>ドライブがいっぱい</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>取り外し</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>ソフトウェア、またはほかの原因</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>不明</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>問題なし</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>{name} という名前のすべてのフォルダー</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>名前が {name} で終わるすべてのフォルダー</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>名前が {name} で始まるすべてのフォルダー</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>名前に {name} を含むすべてのフォルダー</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>バックアップするフォルダーの直下にあるフォルダー {name}</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>フォルダー {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>{name} の中のすべてのフォルダー</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>{name} に一致するすべてのフォルダー</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>{name} という名前のものすべて</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>名前が {name} で終わるものすべて</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>名前が {name} で始まるものすべて</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>名前に {name} を含むものすべて</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>バックアップするフォルダーの直下にあるフォルダーまたはファイル {name}</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>フォルダーまたはファイル {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>{name} の中身すべて</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>{name} に一致するものすべて</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}（完全なパスとして、またはバックアップするフォルダーの中で）</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>別のドライブかファイルシステム</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>スナップショット</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>バックアップ自身</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>ルール</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>キャッシュと示されたフォルダー</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>ソケット、パイプ、デバイスファイル</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>プログラムのキャッシュ</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>ダウンロードしたパッケージ</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>プロジェクトにインストールされたもの</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Flatpak のアプリ</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>コンテナーのイメージ</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Steam のシェーダーとダウンロード</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Windows と macOS のシステムファイル</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Steam のゲーム</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>仮想マシン</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>AI モデル</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>ブラウザーなどのプログラムが、必要に応じて作り直します。</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>pip、cargo、npm、Maven などのツールが再びダウンロードします。</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>node_modules や .venv など。プロジェクトでコマンドを 1 つ実行すれば作り直せます。</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>Flatpak が再びインストールします。アプリ内のデータはバックアップされます。</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>Podman や Docker が再びダウンロードまたは作成します。ボリュームはバックアップされます。</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>Steam が作り直します。</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>これらのシステムでも使うドライブにある、スワップファイル、索引、復元ポイントです。</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>Steam が再びダウンロードします。セーブデータもここに置くゲームが少しあります。</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>動かすたびに変わる大きなファイルです。作り直せるなら除外してください。</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama、LM Studio、GPT4All が再びダウンロードします。</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>ファイルの以前の状態です。今は場所を取りませんが、ドライブではそれぞれが元の大きさの場所を取ります。</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>ゴミ箱、サムネイルなど</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>除外: {kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind} ({size})</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>除外されるものはありません。</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>ほか %Ln 項目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln 項目</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places}、ほか %Ln 項目</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>何にも一致しなかったルール: {rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>何にも一致しなかったルール: {rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>遅くなる理由</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>新しいデータは、まず速いキャッシュに入ります。キャッシュがいっぱいになると、ドライブは場所を空けてからでないと次を受け取れません。100 MB/s 以上だった速さが数 MB/s に落ち、途中で止まることもあります。壊れたわけではなく、何も失われていません。</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>キャッシュは小さなファイルが多いほど早くいっぱいになり、長く続けて書き込めばほとんど減りません。Shingleback はそのように書き込みます。数分から数時間休めば、ドライブはまた速くなります。</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>似たように見えることが、ほかに2つあります。どのハードディスクも、埋まるにつれて少しずつ遅くなり、最後は半分ほどになります。また、決して 35 MB/s を超えないドライブは、おそらく USB 2 につながっています。</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>記事「SMR Archive Drives, Fast, Now」（2015年）では、一般的なファイルシステムで、最初の 200～600 GB は 100～200 MB/s、その後は数 MB/s でした。</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>この種の 8 TB ドライブで Linux のファイルシステムを比べたところ、1回の応答に20～31秒かかることがありました。</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>遅い 速度 のろい 止まる 固まる MB/s 低下 落ちる 2回目 バックアップ 終わらない 時間がかかる 遅く 重い 待つ</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>使っていないのに動き続ける理由</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>ランプが点滅し、ケースは温かく、ディスクが眠らないのは、ドライブが整理をしているからです。キャッシュにあるものを、最終的な場所へ移しています。コンピューターからは見えず、コンピューターが始めたものでもありません。</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>数分から数時間、小さな変更がとても多かったあとは、さらにかかります。できればドライブをつないだままにしてください。次に使うとき、また速くなっています。ほかの場所で使うときは、まず取り出しをしてください。コピーしたものは安全で、ドライブは続きをあとで行います。</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>ext4 での初期化は数秒で終わります。ほとんどの管理表は、ドライブを使い始めてから用意されるからです。管理表はディスク全体に散らばっていて、大きな SMR ドライブでは何時間もかかり、その間は何をしても遅くなります。</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>「SMR Archive Drives, Fast, Now」によれば数分から数時間、ばらばらの書き込みが多かったあとは数日です。Skylight の研究では、整理は最後のコマンドから約1秒で始まります。</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>当方のモデルでは、さまざまなファイル 1 GB につき10～25秒の整理が必要です。実際のドライブでは異なります。</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>8 TB のイメージで、普通の ext4 はディスクの帯3,750本に触れ、その後も 8.5 MB/s で書き続けました。残りは合計約 62 GB でした。管理表を先頭に置くと、触れたのは7本でした。</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>待機中 LED ランプ 点滅 温かい 熱い 回転 眠らない 音 動作 動き続ける バックグラウンド mkfs フォーマット 初期化 lazy init ext4lazyinit 新しいドライブ 遅い packed 光る 何もしていない</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>カチカチと鳴る理由</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>静かで規則正しい音は、キャッシュとデータの本来の場所とのあいだをヘッドが動く音です。SMR ドライブでは、バックアップが終わってからも長く続きます。正常です。</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>大きくリズミカルな音は別のものです。ドライブが認識されない、または容量の表示がおかしい場合は、特に注意が必要です。書き込みをやめ、電源の入れ直しを繰り返さず、読めるうちに大切なものをコピーしてください。</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>静かな音は「SMR Archive Drives, Fast, Now」に書かれています。大きな音は2025年にデータ復旧会社が 2～6 TB の WD ドライブについて報告し、メーカーが調べていました。</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>カチカチ カタカタ クリック音 異音 音 騒音 うるさい ヘッド ノック音 click of death</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>取り出しに数分かかる理由</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>Linux は、プログラムが書いたものをメモリにため（標準で最大5分の1まで）、ドライブが受け取れる速さで渡します。コピーが終わったように見えても、何ギガバイトも待っていることがあります。取り出しは、その最後まで待ちます。</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>どれだけ長くかかっても、取り出しの途中でドライブを外さないでください。Shingleback は待たせる量を少なくしているので、自分のバックアップはすぐに終わります。ほかのプログラムが書いたものは、順番を待つことになります。</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>5分の1という上限は、Linux カーネルの標準設定です。</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>ある報告では、メモリ 60 GB のコンピューターで 9 GB がたまっていました。</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>上限なしで 800 MB を書いたところ、一度に 640～814 MB がメモリで待っていました。</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>設定は vm.dirty_ratio（20）です。まだ待っている量は、/proc/meminfo に Dirty と Writeback として出ます。「task blocked for more than 120 seconds」というメッセージも同じ意味です。これは情報で、エラーではありません。</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>アンマウント umount 取り出し 安全な取り外し 抜く 待つ sync flush 100% 終わらない 使用中 dirty pages 取り外し 安全に</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>つないだままがよい理由</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>整理の間、SMR ドライブは昔からあるデータも動かします。そのとき電源が切れると、最後に書いたファイル以外にも影響することがあります。耐えられるように作られていますが、試さないほうが安心です。</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>ですから、ケーブルを抜く前に取り出しをしてください。電源アダプターのない小さなドライブは、電源のないハブではなく、コンピューターのポートにつないでください。時間があれば、大きなバックアップのあとは、つないだまま休ませてください。</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>btrfs の開発者への報告に、こうしたドライブで突然電源が切れ、ファイルシステムの管理表が2つとも壊れた例があります。</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>Western Digital は、こうしたドライブの作業には待機時間が必要だと述べています。</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>停電 電源断 電源 抜く ケーブル ハブ スピンダウン スタンバイ スリープ 抜いていい 切る</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>USB 2 が速さを抑える理由</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>USB 2 では、どのドライブも約 35 MB/s までです。ほとんどのドライブはその3倍の速さを出せます。原因は、ポートかケーブル、または間にあるハブかもしれません。</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>内側が青いか SS の印があるポートと、ドライブに付いてきたケーブルを、ハブなしで試してください。プラグは奥まで差してください。USB 3 のプラグは、半分しか入っていないと USB 2 として動くことがよくあります。変わらなくても、時間が長くかかるだけです。SMR ドライブには、ゆったりした流れも悪くありません。</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>USB 2 は毎秒4億8千万ビットを送ります。USB 自身が使う分を除くと、ファイルに使えるのは約 35 MB/s とされています。各ポートの速さは Linux からわかります。</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed は、USB 2 なら 480、USB 3 なら 5000 以上です。</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>ポート ケーブル ハブ 青い 480 5000 high speed SuperSpeed 遅い 35 MB/s USB2</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>キャッシュの埋まり具合を知る方法</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>教えてくれるドライブはありません。ですから見積もりで、実際の値がありそうな範囲とともに表示します。はじめはその機種について知られていることから出発しますが、ほとんどのドライブでは、わずかしか知られていません。</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>その後 Shingleback は、キャッシュを通る短い書き込みと、ほとんど通らない長い書き込みの量を数えます。速さが落ちて戻らなければ、キャッシュがいっぱいだったということで、大きさがわかります。休んだあとにまた速くなれば、一部が空いています。範囲は回を重ねるごとに狭まり、わかったことはこのドライブ用に保存されます。</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>何を書いても速さの変わらないドライブには、こうしたキャッシュの気配がありません。その場合は表示しません。</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>Skylight の研究（2015年）は、5 TB と 8 TB のドライブで、約 20 GB、断片にして約20万個分のキャッシュを確認しました。その後の機種の数値は公表されていません。</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>キャッシュ 埋まり具合 残量 パーセント 見積もり グラフ 容器 容量 ギガバイト 範囲 不確かさ</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>バックアップがドライブを休ませる理由</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>キャッシュがいっぱいのドライブは、次のファイルを待たせながら場所を空けます。それは遅く、1回の返事が長すぎて、コンピューターがドライブをあきらめることもあります。しばらくそっとしておくと、同じ仕事を一度に済ませ、またすばやくファイルを受け取ります。</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>そこで Shingleback は、役に立つところで少し止まり、どれくらい止まるかをお知らせします。それまでにコピーしたものは、すべてドライブ上で安全です。いつもどおり、一時停止や中止、ペースの変更もできます。</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>ほかのプログラムがドライブを使っているときも、互いに邪魔にならないよう、少し待ちます。</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>決まった時刻にドライブが必要な場合は、バックアップセットまたは夜間の実行で「完了時刻」を選んでください。Shingleback はそれまでに終わる最もゆっくりしたペースを使い、間に合わない場合はお知らせします。</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>Skylight の研究によれば、整理は最後のコマンドから約1秒で始まり、ディスクの1区画ごとに約1秒かかります。</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>いつ、どれくらい休むかは、シミュレーションのドライブで試しました。実際のドライブでは異なります。</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>休む 休憩 待つ 待機 カウントダウン 中断 コピーされない 勝手に止まる 進まない 休止 止まっている 何もしない</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>埋まるにつれてドライブが遅くなるかどうか</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>どのハードディスクも、終わりに近いほど遅くなります。1回転で通るデータが少ないからで、そういう作りです。SMR のドライブは別の理由でも遅くなることがあります。埋まるほど、片付けに使える場所が減るのです。</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>この2つを区別するため、「測定する」は空のドライブを専用のファイルで少しずつ埋めることができます。10、50、90、99 % で新しいものを書いて読み、それからそのファイルの先頭をもう一度書きます。先頭は同じ場所にあるので、時間が長くなれば、ドライブは埋まったために遅くなっています。</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>大きなドライブでは1日以上かかり、バックアップで埋めるのと同じだけドライブを消耗させます。いつでも止められます。ファイルは最後に削除され、異常終了のあとでも削除されます。</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>すべてをログに保存する使用済みのドライブは、一度 TRIM したあと、空のときに 110 MB/s、80 % 埋まったときに 28 でした。シミュレーションのドライブの数値です。</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>端末では: shingleback test FOLDER fill --full。--budget 500G を付けると、そこまでしか進みません。ファイルシステムが許さない段階は省かれます。</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>使用量 いっぱい 空 ドライブ 測定 速度 テスト 劣化 遅い 99 パーセント ベンチマーク</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>上：通常のドライブではトラックが並んでいます。下：SMR ドライブでは、屋根瓦のように各トラックが前のトラックの一部を覆います。1 つのトラック（塗りつぶし）を変えるには、その後のトラック（縞模様）も書き直す必要があります。</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>新しいファイルはまず小さくて速いキャッシュに入ります。ドライブは後でそれを大きな SMR 領域（縞模様）に移します。キャッシュがいっぱいになると、新しいファイルは待たなければなりません。</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>上の棒：コンピューターが書き込む時間。下の棒：ドライブが動く時間。コンピューターが終わった後も続きます（縞模様）。</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>TRIM の評価が分かれる理由</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>TRIM で、コンピューターは、もう何も入っていない場所をドライブに知らせます。対応している SMR ドライブは、整理のとき、消したファイルを運ばずに済みます。ドライブがいっぱいで古いときに、いちばん役に立ちます。</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>一方、知らせるたびにドライブにも仕事が増えます。管理表がディスクの上にあるためです。それで黙ってしまったドライブもあります。そのため Shingleback は、削除のたびにすぐ知らせることはしません。ドライブが待機しているときに、ときどきで十分です。WD Red EFAX の系列では、行わないほうが安全です。</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>当方のシミュレーションでは、予備の少ないいっぱいのドライブは全体を8.5回分書き、半分を空きと知らせると1.2回分でした。</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>TrueNAS の開発元と WD は、SMR の WD Red ドライブで TRIM を使わないよう勧めています。</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>btrfs の開発者は、まとめて知らせるほうを好みます。あるデータ復旧会社は、管理表の破損を伝えています。</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>マウントオプションは discard です。btrfs は、TRIM があれば nodiscard を指定しないかぎり自分で有効にします。まとめて行うのは fstrim です。</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap 削除したファイル autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>空き容量の表示が当てにならない理由</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>btrfs というファイルシステムは、ドライブを、ファイル用と管理表用の大きな区画に分けます。すべての区画を割り当ててしまうと、半分空いた区画が多くても、場所がないと言うことがあります。プログラムが示す空き容量は、実際に書き込める量とは違います。</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>ゾーンのあるドライブでは、空けた場所は、そのゾーン全体を整理したあとで使えるようになります。btrfs のドライブは5～10%、ゾーンのあるドライブは20%まで空けておいてください。Shingleback は自分で予備を残します。</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>予備はドライブの5%、ゾーンのあるドライブでは15%です。Shingleback の「空き」には含まれないため、ほかのプログラムはより多くの空きを表示します。</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>btrfs のマニュアルに両方と対処法が書かれています。</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df が示すのは見積もりです。btrfs filesystem usage は、まだ割り当てられていない量（unallocated）を示します。btrfs balance start -dusage=10 で、ほとんど空の区画が戻ります。6.11 以降の btrfs は、これを自分で行えます（dynamic_reclaim）。</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>空き容量が足りない df いっぱい 空き容量 デバイスに空きがない no space left ENOSPC btrfs zoned balance unallocated 容量 空き 足りない</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>SMR ドライブに合う RAID</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 と RAID 1 は問題ありません。どのドライブも、ほとんど単独のときと同じように書き込まれます。止まっているドライブが故障と見なされないよう、アレイの待ち時間を長めにしてください。</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 と 6 は向きません。小さな変更のたびに、離れた場所への小さな書き込みがいくつも生じます。SMR ドライブがいちばん苦手なことです。毎日が遅くなり、1台が故障すると、後継を埋めるのに1日どころか何週間もかかることがあります。その間、ファイルを守るものはありません。</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>RAIDZ のドライブを交換すると、ZFS は、かつてファイルを書いた順に新しいドライブを埋めます。ディスク全体に散らばる無数の小さな断片です。SMR ドライブでは1週間以上かかることがあります。故障していないのに、エラーで脱落したものもありました。</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>SnapRAID では、ファイルを入れるディスクは SMR でもかまいません。1台だけのドライブと同じように書き込まれるからです。パリティのディスクは違います。更新のたびに、1つの巨大なファイルの途中のあちこちに書き込まれます。</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>遅いドライブの前に SSD のキャッシュを置くのは、賢い方法に聞こえます。しかし異常終了や停電のあと、dm-cache はドライブに何が届いたかわからず、持っているものをすべて書き直します。離れた場所への何百万もの小さな断片です。SMR ドライブは何週間もかかりきりになることがあります。</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>「SMR Archive Drives, Fast, Now」はこのように論じ、勧めていないメーカーの見解を引いています。Seagate と Western Digital は、RAID 用に別のドライブを販売しています。</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Ars Technica のテスト（2020年）では、Linux 自身の RAID は普通の速さで新しいドライブを埋めました。すべての再構築が遅いわけではありません。RAIDZ では遅くなりました。</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>ServeTheHome のテスト（2020年）、4 TB の WD Red ドライブ：SMR ドライブで9日以上、別のドライブでは16時間。</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>アレイ md mdadm RAID5 RAID6 RAID0 RAID1 ミラー ストライプ パリティ NAS 再構築 rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid メディアサーバー dmcache lvmcache bcache SSD キャッシュ writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>このドライブ</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>問題があるとき</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>詳しい方へ</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>SMR（瓦記録）ドライブとは</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>SMR（瓦記録）ドライブでは、記録するトラックが屋根瓦のように重なり合っています。そのため同じディスクに多く入り、値段も安くなります。その代わり、1本のトラックだけを書き換えると隣が壊れるため、小さな変更でもトラックの帯全体を書き直す必要があります。</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>家庭用のドライブでは、この仕組みは見えません。新しいデータはまずキャッシュに入り、あとで手が空いたときに本来の場所へ移されます。これを「整理」と呼びます。読み取りは、ほかのディスクとほとんど変わらない速さです。</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>長くまとめて書き込み、休ませながら使えば、こうしたドライブはバックアップに向いています。データベース、仮想マシン、細切れのダウンロード、ほとんどの種類の RAID には向きません。</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>Seagate、東芝、Western Digital は、該当する機種の多くを公表しています。ほとんどは2020年のことです。</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>ある系列のドライブについて、Skylight の研究（2015年）は、約15～40 MB の帯と約 20 GB のキャッシュを確認しました。より新しいドライブの数値は公表されていません。</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>SMR 瓦記録 シングル磁気記録 shingled CMR PMR archive barracuda トラック キャッシュ device-managed 瓦 安い 意味 違い</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>判定の確かさ</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>自分が SMR だと名乗るドライブはわずかです。そこで Shingleback は手がかりを集め、すべてお見せします。ドライブのカードで「そう考える理由」を開いてください。反対の手がかりも表示します。</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>「これは…です」と言い切るのは、ドライブか Linux がそう示した場合です。「ほぼ確実に」と「おそらく」は、手がかりや機種の一覧にもとづきます。回転するディスクなのに TRIM に対応していることも、そうした手がかりです。ほかのディスクには TRIM の使い道がないからです。「もしかすると」は、情報源が食い違うか、わかることが少ないという意味です。</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>手がかりが見つからなくても、何の証明にもなりません。ですから Shingleback は、情報源がそう述べている場合にだけ、従来方式のドライブと呼びます。</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>ドライブが何を伝えられるかは、カーネルのソースに書かれています。当方の機種一覧は、項目ごとに情報源を示しています。</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>SMR とわかっているドライブの公開レポートでは、多くに TRIM があり、ほかには何の手がかりもありません。</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>確実 おそらく 不確か 判定 手がかり 理由 証拠 CMR 従来方式</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>順番に書き込む必要があるドライブ</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>host-managed 型のドライブは、瓦記録を隠しません。ゾーンに分かれていて、順番どおりでない書き込みはすべて断ります。データセンター向けのもので、家庭にはめったにありません。</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>使えるファイルシステムはわずかです。新しいカーネルなら btrfs が使えますが、常に一部を空けておく必要があります。ほかのシステムとのファイルのやり取りはできません。最初のバックアップ用ドライブとしてはおすすめしません。</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>btrfs のマニュアルに、ゾーンモードとその制約が書かれています。</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>こうしたドライブを試したストレージシステム EOS のチームは、いっぱいまで使うことと、ファイルの領域を前もって確保することを避けるよう勧めています。</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>カーネル 6.12 以降、できれば 6.17。mkfs.btrfs はそのようなドライブを自動で認識します。XFS には 6.15 からゾーンモードがありますが、7.2 より前は実験的です。/sys/block/sdX/queue/zoned に host-managed と出ます。</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC ゾーン zoned host-managed データセンター ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>新しいドライブに替える：コピーか移動か？</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>ファイルシステムがそのままでよければ、ドライブをコピーします。中身はすべて、大きな書き込みの長い列で移ります。SMR ドライブが最も得意とする書き方です。新しいドライブは同じかそれ以上の大きさが必要で、そこにあるものはすべて失われます。大きいドライブなら、種類が対応していればファイルシステムが広がります。</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>ファイルシステムを変えたいとき、たとえば exFAT から ext4、ext4 から btrfs にするときは、バックアップを移動します。すべてのバージョンがファイルごとに移るので、時間は長くかかります。古いドライブのほかのファイルはそこに残り、新しいドライブは先に準備しておきます。</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>古いドライブが壊れ始めたら、早めにコピーしてください。読み取れないところはまず飛ばし、最後にもう一度試すので、そのときには残りは安全です。失われたファイルは、ファイルシステムから分かる場合に名前を示します。</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>どちらも古いドライブは読むだけで、最後にすべてを照合し、止まったところから再開します。終わっていないものは「ドライブを別のドライブにコピー」のページに並びます。新しいドライブへのバックアップが成功するまで、古いドライブは取っておいてください。</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>このようなドライブの私たちのモデルでは、コピーにかかる時間は、途切れない一列の書き込みの最大 1.05 倍です。</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>新しいドライブが確かだと分かるまで古いドライブを取っておくのは、どんな交換でもよい習慣です。</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>コピー：shingleback clone SOURCE TARGET。移動：shingleback move DEST NEW_DEST。終わっていないもの：shingleback unfinished。コピーのあと、二つのドライブの UUID が同じなら、一方を外してください。</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>クローン 移行 引っ越し 交換 買い替え 大きい ディスク 転送 イメージ dd ddrescue 救出 故障 寿命 新しい</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>バックアップ用ドライブの準備のしかた</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>ファイルシステムは、ドライブがファイルをしまう決まりです。多くは瓦記録より前の時代のもので、管理表がディスク全体に散らばり、小さな変更のたびに帯を丸ごと書き直すことになります。Shingleback は、管理表がまとまり、ファイルが長く続けて書かれるように初期化します。</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>Linux 用には、ファイルの破損に気づける btrfs か、管理表をすべて先頭に置いた ext4 を使います。Windows や macOS と共有するなら、大きな区画の exFAT です。所有者の情報も検査の仕組みもありませんが、Shingleback が自分の記録に残します。</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>初期化のあと、結果をドライブから読み戻し、意図したものと比べます。ツールの「完了」だけでは信じません。</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>8 TB のイメージを初期化したところ、触れるディスクの帯は、btrfs で6本、packed の ext4 で7本、大きな区画の exFAT で3本、普通の ext4 では3,750本でした。</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>「SMR Archive Drives, Fast, Now」の著者は、こうしたドライブを btrfs で、安定した 80～150 MB/s で埋めました。</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap。mkfs のオプションは、UDisks2 2.10 から渡せます。それより前は黙って無視されるため、Shingleback の補助プログラムが必要です。</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>フォーマット 初期化 準備 ファイルシステム プロファイル btrfs ext4 exfat パーティション どれ おすすめ 設定</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>おすすめしないファイルシステム</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>F2FS は、かつては大きなセクションで使うのが最善とされました。年とともにファイルを散らばらせ、大きな予備を取り、修復の道具も弱いものです。NILFS2 はすべてを一列に書くので、いっぱいになるまでは理想的です。その後は、自身の掃除とドライブの整理がぶつかります。</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>XFS はほかのディスクでは優秀で、ファイル以外の書き込みもわずかです。しかしファイルをドライブ全体に広げ、破損に気づきません。NTFS は小さな書き込みを散らし、Linux では遅くなります。Windows で必要な場合だけ選んでください。</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>何を選んでも、SMR ドライブの RAID 5 や 6、スワップ、仮想マシン、ドライブをゼロで埋める遅い初期化は避けてください。</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>f2fs で作った空の 8 TB ドライブは、約10～130 GB が使用済みと表示されます。整理のための予備です。ほかのファイルシステムにも予備がありますが、使用済みには数えません。正常です。</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>8 TB ドライブで Linux のファイルシステムを比べると NILFS2 が首位でした。ただし、ドライブがほとんど空で、掃除が動く必要はなかったと著者は述べています。</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>こうしたドライブで NTFS に100万個のファイルを置いた利用者は、最初の 10～20 GB のあと約 1 MB/s でした。</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>8 TB のイメージで、大きなセクションの F2FS は、最初のファイルの前から約 90 GB を使用済みと表示しました。</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>それでも使いたい方へ：shingleback prepare --profile f2fs（mkfs.f2fs -s 64 -t 0 -a 0）、xfs、ntfs（-Q -c 65536）、または nilfs2。f2fs の古い助言のうち、no_heap はもう意味がありません。</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs 代わり 別のファイルシステム よくない選択 df 使用済み 空 予約 overprovision 100 GB 容量が足りない</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>1台のドライブでの ZFS のよい設定</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>ZFS は小さな書き込みを長くまとめるので、SMR ドライブ1台でうまく使っている人がいます。Shingleback は作りません。使う場合は、大きなレコード、圧縮、アクセス時刻なし、管理表の控えを少なめにすると、書き込みが減ります。</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>セクターの大きさは、あとで変えられないため、最初から正しくする必要があります。消した場所をすぐドライブに知らせるかどうかは、意見が分かれます。この助言の著者は知らせていますが、SMR の WD Red ドライブでは害があるとわかっています。また、1台だけで使ってください。複数台の再構築は1週間以上かかることがあります。</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>「ZFS on SMR Drives」（2022年）では、暗号化した 5 TB の USB ドライブに 3 TB 以上を 24～52 MB/s でコピーしました。</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>TrueNAS と WD は、SMR の WD Red ドライブで TRIM を使わないよう勧めています。</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL。autotrim=on は問題なく受け付けるドライブだけにし、WD Red EFAX では使わないでください。rsync では --whole-file を使います。</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd 設定</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>ドライブを暗号化するということ</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>暗号化したドライブは、拾った人や盗んだ人には何も読めません。パスフレーズが唯一の鍵です。なくすと誰も助けられず、バックアップも失われます。書きとめて、ドライブとは別の場所に保管してください。</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>ドライブをつなぐたびに、Linux がパスフレーズを尋ねます。Windows と macOS では開けません。SMR ドライブでは、書き込みと同じ単位で暗号化すれば、速さはほとんど変わりません。最初にランダムなデータで埋めることはしません。それには丸一日近くかかります。</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>準備が途中で失敗すると、ロックされていて中身がないように見えることがあります。もう一度準備してください。</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>Linux の一般的な暗号化（LUKS2）で、ほかの Linux システムでも開けます。</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>こうしたドライブの所有者は、4096 バイト単位がよいと口をそろえますが、いつも標準とは限りません。</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096。--allow-discards は使いません。ばらばらの書き込みが2倍になる dm-integrity も使いません。ヘッダーがないと何も開けません。cryptsetup luksHeaderBackup で控えを作れます。</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>暗号化 暗号 LUKS LUKS2 パスフレーズ パスワード cryptsetup 鍵 ロック 解除 盗難 忘れた 秘密</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>読むだけで書き込まれる理由：アクセス時刻</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>Linux は、ファイルが最後に読まれた時刻を記録します。バックアップ用ドライブでは誰も使いませんが、記録のたびに、ディスクのどこかに小さな書き込みが生じます。SMR ドライブがいちばん苦手なことです。写真のフォルダーを眺めるだけで、あとの仕事が残ります。</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>そこで Shingleback は、ドライブをアクセス時刻なしで開きます。デスクトップがすでに普通の方法で開いていることもあります。その場合は、どのプログラムも使っていなければ開き直せます。ドライブからコピーするだけなら、読み取り専用で開いてください。</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>どれもできない場合でも、Shingleback はご自身のファイルを記録を残さずに読みます。ほかの人のファイルや、ほかのプログラムが読んだものは、これまでどおり記録されます。</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>コピーの直後、btrfs で1,490個のファイルを1回読むと、ばらばらの書き込みが131回生じました。アクセス時刻なしでは0回でした。</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>Linux のファイルシステムの比較では、アクセス時刻を記録している間、コピーが 80 から 3～5 MB/s に落ちました。</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>マウントオプションは noatime です（標準は relatime。findmnt で確かめられます）。Shingleback は O_NOATIME で読みます。カーネルは、これをファイルの所有者と root に許します。</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime マウントオプション 読み取り 書き込み 最終アクセス</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>ファイルを復元する方法</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>削除したファイル：「復元」を開き、名前の一部を検索欄に入力します。検索はすべてのバージョンが対象なので、削除や移動をしたファイルも見つかります。ファイルを選び、「復元…」を押してください。</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>ファイルの以前のバージョン：ファイルを選び、その横でバージョンを選びます。「バージョンを比較」は2つを並べて表示します。すべてのフォルダーを当時の状態で見るには、一覧の上でバックアップを選んでください。</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback はまず、どのファイルがすでにあるかを調べます。指示がないかぎり、どれも置き換えません。別のフォルダーに復元することもできます。</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>新しいコンピューターにすべて復元：そこに Shingleback をインストールし、ドライブをつなぎます。「復元」で「別の場所のバックアップを開く…」を選び、次に「すべて復元…」を押します。元の場所を選ばないかぎり、ファイルは新しいフォルダーに入ります。</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>Shingleback なしで：どのファイルマネージャーでもドライブを開けます。最新のファイルは普通のファイルなので、そのままコピーできます。以前のバージョンは、ドライブにあるプログラムで復元します。隠しフォルダー .shingleback の中の reader.py です。必要なのは Python だけで、Windows や macOS でも動きます。</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>私たちのテストでは、見本のバックアップのすべてのバージョンを reader.py だけで復元し、同じファイルを得ています。</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>フォルダー .shingleback で: python3 reader.py versions、次に python3 reader.py restore VERSION FOLDER。端末では shingleback trace と shingleback restore も使えます。</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>復元 復旧 取り戻す 削除した 消した 消えた ファイル 間違えて 上書き 以前のバージョン 古い 元に戻す 新しいコンピューター 新しいパソコン 再インストール 移行 すべて なしで 緊急</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>の は が を に へ で と も や か から まで より です ます する した して ある いる なる これ それ あれ この その 何 なに なぜ どう どうして いつ どこ 私 自分 こと もの ため とき という</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>当方の測定</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>他者の測定</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>文書に記載あり</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>メーカーの公表</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>モデルによる計算</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>報告あり</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>よい習慣</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>消えた理由と対処</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>たいていは、ケーブルかポートか電源です。別のケーブルで、ハブを使わず、コンピューターに直接つないでください。</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>SMR ドライブは、自分の都合で黙ることもあります。作業が中断されると、まず自分の管理表を整え、終わるまで返事をしません。コンピューターの起動画面にも出ないことがあります。電源と時間があれば、たいてい戻ってきます。</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. 電源を入れ、つないだまま1時間待ってください。何も起きなくても、抜かないでください。自分の作業で忙しいのかもしれません。</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. 次に、電源を入れ直してください。電源アダプターがあればそれを、なければケーブルを抜き差しします。間に30秒ほど置き、あれば別のポートやケーブルを使ってください。起動には数分待ってください。</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. 戻ったかどうかを見てください。戻らなければ最初から、全部で3回まで繰り返します。</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. 3回でだめなら、別のコンピューターで試してください。そこでも見えなければ、おそらく故障です。大切なものがあり、ほかに控えがなければ、電源を切ったまま、データ復旧会社に相談してください。</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>例外が1つあります。大きな音を立てるドライブや、繰り返しに弱いとわかっている系列のドライブは、何度も起動しないでください。その場合 Shingleback がお願いするのは1回だけです。</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>「SMR Archive Drives, Fast, Now」は、少なくとも1時間電源を入れたままにし、電源を入れ直し、それを繰り返してから故障と判断するよう勧めています。バックアップソフトの利用者も、同じような無応答を伝えています。</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>1時間と繰り返しは「SMR Archive Drives, Fast, Now」によります。3回で十分というのは当方の判断で、測った人はいません。</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>消えた 見えない なくなった 認識しない 検出されない BIOS 切断 死んだ 壊れた 反応しない 待つ 1時間 タイマー 電源 入れ直し 再起動 回数 復旧 動かない ドライブ 助けて 見つからない 表示されない</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>ログの I/O エラーの意味</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>Linux は返事を30秒待ちます。その後、エラーを記録し、接続をやり直してもう一度尋ねます。整理中の SMR ドライブは、それより長く黙ることがあります。ログではひどく見えますが、それ自体は故障ではありません。</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>ほかの行は意味が違います。「CRC」はケーブルの問題を示します。「UNC」や「Medium Error」は、ディスク自身が読めない場所があるという意味です。大切なものをコピーしてください。「何が起きましたか？」のページがログを読み、どれにあたるかをお伝えします。</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>SMR ドライブでよく起こるなら、長く待つより、要求を小さくするほうが役に立ちます。新しい Linux が送る大きな要求でつまずくドライブがあるからです。</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>30秒は、Linux カーネルがディスクに使う標準値です。</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>2025年、カーネルのディスク関連メーリングリストで、ある 8 TB ドライブが 4 MB の要求では30秒止まるか固まり、1.3 MB では1か月間止まらなかったと報告されました。長く待っても直りませんでした。</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb は、Linux 6.16 から 4096 です（以前は 1280）。SMR ドライブには 1024 がよい値です。/sys/block/sdX/device/iotmo_cnt は、時間内に返事のなかった要求の数です。古いカーネルや 127 という値に戻すという2015年の助言は、もう古くなっています。</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>入出力エラー I/O error カーネルログ dmesg タイムアウト リセット frozen exception link ハング ブロック uas 中断 赤い行 エラー ログ</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>UAS を切るとき、ドライブを止めないようにするとき</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>Linux は新しい USB ケースを、より速い UAS で使います。そのためにコマンドを取りこぼすケースもあります。ログには中断されたコマンドとリセットが残り、ドライブは固まるか見えなくなります。別のケーブル、別のポート、より強い電源でも直らなければ、UAS を切ってください。すると Linux は、この機種のすべてのケースに古いドライバーを使います。少し遅くなります。</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>外付けドライブの多くは、数分間使われないと止まり、動き出すのに 10 秒ほどかかります。電力と音を節約するためです。止まりすぎる場合や、ドライブが再び動かない場合は、別の時間を選んでください。</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>小型のドライブの多くは、数秒使われないとヘッドを退避させます。ドライブがいつもカチカチ鳴るときや、レポートの退避の回数が多いときは、退避させないように設定してください。その場合、少し熱くなります。</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>どの設定も、同じ場所で元に戻すまでそのまま残ります。何を選んでも、自分でドライブを止めるケースもあります。</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>カーネルの文書にオプション usb-storage.quirks が載っています。止まるまでの時間は ATA 規格のもので、UDisks2 と hdparm が使っています。</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>多くのケースや小型ボードの利用者が、UAS を切るとエラーがなくなったと報告しています。</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS は /sys/module/usb_storage/parameters/quirks で切ります。再起動後のためには /etc/modprobe.d と /etc/udev/rules.d の 00-shingleback-uas.* に書きます。起動時につながっているドライブは、つなぎ直しが必要なことがあります。update-initramfs -u、dracut -f または mkinitcpio -P を実行するか、Raspberry Pi では /boot/firmware/cmdline.txt の行に usb-storage.quirks=VID:PID:u を加えれば不要です。止まる時間はスタンバイタイマーです（hdparm -S）。ほかにドライブを止めたりヘッドを退避させたりする設定には、電源管理（hdparm -B 254）、Seagate のアイドルタイマー（openSeaChest_PowerControl --EPCfeature disable）、古い WD のディスクのもの（idle3ctl -d）、一部のケースのタイマー（sdparm --page=po）、ポートの省電力（/sys/bus/usb/devices/PORT/power/control）があります。</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks 中断 リセット ドライバー スピンダウン スタンバイ スリープ 眠る 止まる 停止 タイマー hdparm apm ヘッド退避 ロードサイクル 音 ケース ブリッジ raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>急に読み取り専用になる理由</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>ファイルシステムは、直せないエラーに出会うと、悪化しないように書き込みをすべて止めます。これはファイルを守るためで、それ自体が故障なのではありません。</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>理由は、ログの少し前に書かれています。接続が切れた、ドライブがいっぱいになった、読めない場所があった、などです。取り出しをしてからつなぎ直し、「何が起きましたか？」を見てください。いっぱいだった場合は、場所を空けてください。</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>ext4 と btrfs のマニュアルに、意図された動作として書かれています。</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>host-managed 型のドライブでは、古いカーネル（6.6）の btrfs が、いっぱいになると読み取り専用になりました。</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>空きがあるのに btrfs が「no space」と言うときは、btrfs filesystem usage のあと、マウントポイントに btrfs balance start -dusage=10 を実行します。ext4 では、アンマウントしてから fsck です。</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>読み取り専用 read-only 書き込み禁止 remount 書き込めない 権限 fsck 保存できない 削除できない</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>怖く見えるだけの SMART の値</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>ドライブは、自分についてのカウンターの一覧（SMART）を持っています。ひどく見えても、あまり意味のないものがあります。SMR ドライブの「command timeout」（188）は、整理による停止の回数です。Seagate のドライブでは、1、7、195 の巨大な数は2つのカウンターを1つにしたもので、正常です。199 はディスクではなく、ケーブルの不調を数えます。</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>大切なのは4つです。5（代替された場所）、187（訂正できなかったエラー）、197（判断待ちの場所）、198（読めなかった場所）です。変わらないものは見守り、増えていくときは、中身をコピーしてドライブを交換してください。</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>値がよくても、約束にはなりません。前触れなく故障するドライブもあります。</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>数値の詰め込み方は、smartmontools のドライブ表に書かれています。</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>188 が正常な SMR ドライブの停止を数えることは、2025年にカーネルのディスク関連メーリングリストで示されました。</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>書き込みの中断で生じた判断待ちの場所（197）は、もう一度書き込むと消えることがあります。その場合は何の意味もありません。</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 には16ビットの数が3つ入っています。34360262682 は 8、8、26 です。Seagate の 1、7、195 では、生の値を右に32ビットずらしたものがエラー数です。192 と 193 は、取り外しやヘッドの退避のたびに増えます。</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>健康 状態 smartctl 属性 raw read error rate seek reallocated 代替 pending セクター CRC command timeout 不良 セクタ 寿命</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>健康状態をいつも読めるとは限らない理由</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>コンピューターとディスクの間には、ケース自身のチップがあります。健康状態の問い合わせを通さないチップもあります。高速 USB の Seagate ドライブでは、一部のチップが耐えられないため、Linux 自身が問い合わせを止めています。ドライブは元気かもしれませんが、誰も尋ねることができません。</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>権限の問題であれば、何が足りないかをドライブのカードに表示します。「不明」は、よいという意味でも、悪いという意味でもありません。</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>このメーカーについて Linux が問い合わせを止めていることは、カーネルのソースに書かれています。</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>この例外をドライブごとに外せることは、2024年にカーネルの USB 関連メーリングリストで示されました。</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>カーネルオプション usb_storage.quirks=0bc2:2037: （お使いのドライブの ID。最後のコロンのあとには何も書きません）で例外が外れ、速いドライバーのまま使えます。そのあとドライブをつなぎ直してください。末尾が :u の形でも動きますが、遅くなります。</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART 不明 健康 ブロック UAS quirk ブリッジ ケース root 権限</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>1台では足りない理由</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>コンピューターの横にあるドライブは、運命をともにします。火事、水、盗難、落下、雷、悪意のあるプログラムなどです。そして、どのドライブもいつかは故障し、たいてい前触れがありません。</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>代わりのないものは、3つ持ちましょう。2台の別々のドライブに置き、1台は別の家に置きます。高価な1台より、安い2台を交互に使うほうが安心です。入れ替えの時期は Shingleback が知らせます。バックアップセットで「2台のドライブを交互に使う」を選んでください。バックアップが終わったらドライブを外してください。ときどきファイルを1つ復元してみてください。それで初めて、本当にバックアップだとわかります。</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>3つの控えを持つという決まりは、3-2-1 として知られています。米国の機関 US-CERT は2012年の文書「Data Backup Options」で勧めました。</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>方針 3-2-1 2つ目の控え 別の場所 火事 盗難 ランサムウェア ウイルス 故障 全部失った 二つ目 予備 安全</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>最初のバックアップは、おそらく1時間かかりません。</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>最初のバックアップは、おそらく{low}～{high}時間かかります。</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>最初のバックアップは、おそらく長くて{high}時間かかります。</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>最初のバックアップは、{low}時間から{high}日かかることがあります。</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>最初のバックアップは、{low}～{high}日かかることがあります。</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>途中で止めて、あとで続けられます。</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>月曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>火曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>水曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>木曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>金曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>土曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>日曜日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>ドライブのキャッシュが満杯のため、予想より時間がかかります。</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>ドライブが休止したため、予想より時間がかかります。</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>小さなファイルは時間がかかるため、予想より長くなります。</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>予想より時間がかかります。</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>予想より早く進んでいます。</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>残り {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>1分未満</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>約 {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>最大 {time}</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>{time} ごろ完了</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>明日の {time} ごろ完了</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>少なくとも残り {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low}～{high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>ドライブは取り出されました。これ以上のことはわかりません。</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>グラフの一点を指すと、そこで何が起きたかが読めます。</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>短すぎるため、グラフはありません。</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>最初の値を待っています…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>ドライブの書き込みは平均 {rate} でした。</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>キャッシュは満杯になりませんでした。書き込みは平均 {rate} でした。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>{time}の間、キャッシュは最高速度 {fast} で埋まり、その後満杯になりました。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>{time}の間、キャッシュは最高速度 {fast} で埋まり、その後満杯になって書き込みは {slow} に下がりました。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>{time}の間、キャッシュは最高速度 {fast} で埋まり、その後満杯になって書き込みは {slow} に下がり、{again}の時点で再び速くなりました。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>{time}の間、キャッシュは最高速度 {fast} で埋まり、その後満杯になって書き込みは {slow} に下がり、空きを作るために合計 {rest} 休みました。</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}、{time} 経過</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>以前の実行では {rate}</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>書き込みなし</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>コピー {rate}</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>ドライブへの書き込み {rate}</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>ドライブへの要求なし</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>読み込み {rate}</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>{time}：{said}</translation>
        </message>
    </context>
    <context>
        <name>headed</name>
        <message>
            <source>{name}: {said}</source>
            <translation>{name}：{said}</translation>
        </message>
    </context>
    <context>
        <name>health</name>
        <message>
            <source>good</source>
            <translation>良好</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>要観察</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>故障しかけ</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>不明</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>気になる回数はありません。それでも、どのドライブも前触れなく故障することがあります。</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>中身の控えをもう1つ持ち、数週間後にもう一度見てください。</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>何よりもまず、中身を別のドライブにコピーしてください。その後、交換してください。</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>良い場合も、悪い場合もあります。</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>SMART レポートがないか、読み取れません。</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl はこのケース（{usb}）を知らず、何も照会しませんでした。次のいずれかのオプションでもう一度照会してください：{ways}。</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>レポートからドライブの種類はわかりますが、健康状態はわかりません。完全なものは smartctl -x で作れます。</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>ドライブは正常と言っていますが、数えたものを教えません。不良セクターの多いドライブでも、そう言うことがあります。</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>大切な回数がレポートに欠けています。途中で切れたのかもしれません。全体は示されていません。</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>ドライブ自身が、まもなく故障すると言っています。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name}（属性 {number}）がメーカーの定めた限界を下回りました。まもなく故障します。</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>読めなかったセクター：{count}。停電やタイムアウトのあとなら、中断された書き込みのこともあります。その場所に書き直せば消えます。</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>読めないセクター：{count}。これだけ傷んでいると、さらに増えます。</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>読めないセクター：{count}（以前は {before}）。傷みが広がっています。</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>不良になり、予備と入れ替えられたセクター：{count}。少しなら何年も使えることがあります。大切なのは、増えるかどうかです。</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>不良になり、予備と入れ替えられたセクター：{count}。これだけ傷んでいると、さらに増えます。</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>入れ替えが必要だったセクター：{count}（以前は {before}）。傷みが広がっています。</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>ドライブ自身の検査で読めなかったセクター：{count}。</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>ドライブ自身の検査で読めなかったセクター：{count}。これだけ傷んでいると、さらに増えます。</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>ドライブ自身の検査で読めなかったセクター：{count}（以前は {before}）。</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>ドライブが読み取りをあきらめた回数：{count}。</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>ドライブが読み取りをあきらめた回数：{count}。多い数です。</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>ドライブが読み取りをあきらめた回数：{count}（以前は {before}）。</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>ドライブが訂正できなかったエラー：{count}。</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>ドライブが訂正できなかったエラー：{count}（以前は {before}）。</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>ドライブが自身の検査で読みにくかった場所：{count}。1か月後にもう一度確認してください。</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>ドライブとコンピューターの間のエラー：{count}。原因はケーブルかポートかケースで、中のディスクではありません。別のケーブルかポートを試してください。数は残りますが、これ以上増えないはずです。</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>ドライブとコンピューターの間のエラー：{count}（以前は {before}）。ディスク自体のせいではありません。別のケーブルかポートを使ってください。</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>ケーブルのエラー（昔のもの、または少数）：{count}。数が変わらなければ、問題ありません。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>失敗した自己診断：{count}。ほかに悪い点はありません。もう一度自己診断をさせてください。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>失敗した自己診断：{count}。最新のものも失敗しています。読めない場所がありますが、どれだけかは報告からは分かりません。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>失敗した自己診断：{count}。その後の成功はありません。読めない場所があります。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>失敗した自己診断：{count}。読めないセクターもあります。</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>自己診断が失敗しましたが、悪い回数はありません。この種のドライブの回路は、診断せずにそう答えることが知られています。</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>ディスクがすぐに回転数に達しなかった回数：{count}。電力不足かもしれません。コンピューター本体のポートか、ドライブの電源アダプターを使ってください。それでも増えるなら、モーターが弱っています。</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>ドライブ自身のメモリのエラー：{count}。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name}（属性 {number}）は、メーカーの想定の終わりに達しました。年数によるもので、故障ではありません。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name}（属性 {number}）がメーカーの限界を超えています。これは経年ではなくエラーの数です。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name}（属性 {number}）は一度メーカーの限界を下回りましたが、今は上回っています。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name}（属性 {number}）には、下回る限界がありません。レポートの記述は、それを作ったプログラムの誤りです。</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>メーカーの許す温度より熱くなっています。風通しをよくしてください。</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>一度、メーカーの望む温度より熱くなりましたが、今は違います。</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>ドライブは {celsius} °C で、ディスクには熱すぎます。風通しをよくしてください。</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>ドライブは {celsius} °C です。温かいですが、まだ許容範囲です。</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>ドライブの予備を使い切りました。</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>ドライブは今、熱すぎるか冷たすぎます。</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>ドライブが、もう信頼できないと言っています。</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>ドライブは、もう読み取りしかできません。</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>停電に対するドライブの保護が働かなくなりました。書き込み中は電源を切らさないでください。</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>メーカーが想定した寿命の {percent} % を使いました。年数によるもので、故障ではありません。</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>時間内に応答のなかったコマンド: {count}。ドライブが忙しいときやスリープから復帰するとき、ケーブルが緩いときにも起こるため、これだけでは故障ではありません。</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>エラー率（属性 1、7、195）の巨大な数は、読み取ったものすべてを数えるという、このメーカーの方式によるものです。そのうちエラー：{errors}。</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>疑わしい場所をドライブが調べた回数：{count}。入れ替えが必要なものはありませんでした。</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>ドライブのエラー記録の件数：{count}。断られたコマンドや悪いケーブルでも記録され、消えることはありません。</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>ヘッドが退避した回数：{count}。ドライブは 30 万～60 万回に耐えるように作られています。これは消耗で、故障ではありません。退避を減らすと消耗が遅くなります。</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>ドライブが何度試みても失敗した書き込み：{count}。予備領域も使われています。</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>ドライブの稼働時間は約{years}年です。年数だけでは故障ではありません。</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>システムのドライブサービスで読み取りました。</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>プログラム smartctl で読み取りました。</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>Shingleback のヘルパーが、プログラム smartctl で読み取りました。</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>ドライブサービスはこのドライブの健康状態を読まず、読めるのは管理者だけです。</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>ドライブの健康状態を読むプログラムがインストールされていません。</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>Linux は用心のため、このメーカーの USB ドライブに健康状態の問い合わせを通しません。ドライブ自体のせいではありません。</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>ケースの回路が、健康状態の問い合わせを通しません。</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>このドライブには SMART がありません。自分の健康状態を記録していません。</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>健康状態の問い合わせに、ドライブが時間内に答えませんでした。整理で忙しいのかもしれません。</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>Shingleback は、返ってきた答えを理解できませんでした。</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>ドライブは眠っています。このためだけに起こすことはしません。</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>管理者に Shingleback の補助プログラムをインストールしてもらってください（packaging/install-helper）。または、管理者として sudo shingleback drives を実行するか、レポートを保存してください：sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>smartmontools パッケージをインストールしてください。</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>管理者として、新しいファイル /etc/modprobe.d/shingleback.conf に次の行を書いてください：options usb_storage quirks={quirk} （最後のコロンも含みます）。usb_storage がカーネルに組み込まれている場合は、代わりに usb_storage.quirks={quirk} をカーネルのコマンドラインに加えてください。その後、コンピューターを起動し直し、ドライブをつなぎ直してください。速さは変わりません。</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>別のケースか、コンピューターの内部につなげば、ドライブに尋ねることができます。</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>ドライブ上のバックアップをときどき検証してください。まだ読み取れるかどうかがわかります。</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>つないだままにして、1時間後にもう一度見てください。</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>ドライブを取り出して、つなぎ直してください。</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>中のファイルを1つ開いてから、もう一度見てください。</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>必要な設定は、もう済んでいます。ドライブを取り出し、外して、つなぎ直してください。</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>対応していないことを頼まれました</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>ドライブがもうつながっていません</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>このドライブの場所に別のドライブがあります。もう一度見てください</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>コンピューターがこのドライブで動いているため、決して触れません</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>このドライブは内蔵です。内蔵でないものだけを扱います</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>このドライブか、このコンピューターの Linux では、それができません</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>このコンピューターではすでに設定されています（/etc/modprobe.d またはカーネルオプション）</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>ドライブが開いていません。開いて、もう一度試してください</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>ドライブのファイルシステムでは、それができません</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>ドライブは使用中です。閉じて、もう一度試してください</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>ドライブに、失われてしまうものがあります</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>そのための場所は Shingleback が作ったものではありません</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>必要なプログラムがインストールされていません</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>必要なプログラムがうまくいきませんでした</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>ドライブが時間内に返事をしませんでした。整理で忙しいのかもしれません</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>停止されました</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>ドライブの作業中です。あとでもう一度試してください</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>作業の途中で終了しました。もう一度ドライブを見てください</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>バックアップ</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>検査</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>復元</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>復元の試し</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>始められませんでした</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>ドライブがなくなりました</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>場所がなくなりました</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>ドライブがエラーを返しました</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>安全のため、始めませんでした</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>プログラムのエラーで終了</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>%Ln個のファイルを除いて完了</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>%Ln個のファイルが戻せませんでした</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln個のファイルに問題あり</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>何も変わっていませんでした</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>{files}をコピー、{size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} 問題なし、{size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>{files}を復元、{size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>うち {files}、{size} は古いバージョンだけにあります</translation>
        </message>
        <message>
            <source>{what} – {where}</source>
            <translation>{what} – {where}</translation>
        </message>
        <message>
            <source>{first} – {last}</source>
            <translation>{first}～{last}</translation>
        </message>
        <message>
            <source>{span}, with gaps</source>
            <translation>{span}（途中に抜けあり）</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>%Ln個のファイルを追加</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>%Ln個のファイルを変更</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>%Ln個のファイルを移動</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>%Ln個のファイルを削除</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what}（{size}）</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>完了</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>{month}から%Ln個のバージョン</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>その後変更</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>その後移動</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>その後削除</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}、変更：{moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>%Ln個の項目を復元</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>%Ln個の項目を選択中</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>%Ln個の項目が見つかりました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>ほかに%Ln個の項目は表示していません。もっと長い名前で検索してください。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>ほかに%Ln個の変更があります（表示されていません）。</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>ドライブからファイルの一覧を読み取っています。ファイルが多いと、しばらくかかります。</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>今、バックアップと違うもの：%Ln個のファイル</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>アクセス権と所有者をバックアップのとおりに設定：%Ln 個のファイルまたはフォルダー</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>{needed} は収まらないかもしれません。{place} のある場所の空きは {free} だけです。先に空きを増やすか、別のフォルダーを選んでください。</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>%Ln個のファイルが戻りませんでした</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>特別な権限を持つプログラムは、起動した人よりも多くのことができます。ほかの誰もこのバックアップを変更できなかった場合にだけ、復元してください。</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>%Ln個のファイルが無傷で戻りました</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln個のバージョン</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>今日</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>昨日</translation>
        </message>
        <message>
            <source>MMM yyyy</source>
            <translation>yyyy年M月</translation>
        </message>
        <message>
            <source>MMMM yyyy</source>
            <translation>yyyy年M月</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>追加</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>変更日時</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>移動</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>削除</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Shingleback が動作していないときもバックアップする</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>ログイン時に Shingleback を起動する</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>ログイン時に起動する方法</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>バックアップ中</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>取り出し中</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>対応が必要</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>一覧の破損</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>壊れたファイル</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>未バックアップ</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>遅れています</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>同じディスク上</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>バックアップ済み</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>一時停止</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>お待ちください</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>このバックアップセットを変更</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>ドライブを見る</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>ドライブをつないでください</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>ドライブを開く</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>このドライブを使う…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>何が起きたかを見る</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>もう一度試す</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>バックアップを続ける</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>今すぐバックアップ</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>つながっています</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>つながっていますが、開いていません</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>2 台つながっています</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>探しています</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>つながっていません</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>つながっていますが、確認されていません</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>次のバックアップの時間になりました。</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>次のバックアップ：{moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>次のバックアップ：ドライブをつないだとき</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>次のバックアップ: ドライブが見つかり次第</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>次のバックアップ：ドライブを開いたとき</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>次のバックアップ：次にドライブをつないだとき</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>次のバックアップ：{moment}（それまでにドライブがつながっていれば）</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>次のバックアップ：共有フォルダーが接続されたとき</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>次のバックアップ：{moment}（それまでに共有フォルダーが接続されている場合）</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>次のバックアップ：Shingleback の動作中にドライブをつないだとき</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>次のバックアップ: Shingleback の実行中に、ドライブが見つかり次第</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>次のバックアップ：次に Shingleback の動作中にドライブをつないだとき</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>次のバックアップ：{moment}（そのとき Shingleback が動作していれば）</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>次のバックアップ：{moment}（それまでにドライブがつながり、Shingleback が動作していれば）</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>共有フォルダーへのバックアップを開始するのはタイマーだけですが、タイマーはオフになっています。</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>このセッションにはタイマーがないため、共有フォルダーへのバックアップは自動では開始されません。</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>共有フォルダーはドライブのように接続されないため、バックアップは自動では開始されません。毎日のバックアップを選んでください。</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>タイマーをオンにする</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>最後のバックアップの後の空き：{total} のうち {free}</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>最後につながっていたとき（{moment}）の空き：{total} のうち {free}</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>このペースでは約%Ln日でいっぱいになります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>このペースでは約%Ln週間でいっぱいになります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>このペースでは約%Lnか月でいっぱいになります</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>このペースでは約%Ln年でいっぱいになります</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>このドライブの最後の正常なバックアップ：{moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>このドライブにはまだバックアップがありません</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>{drive}（{presence}）と交互に使います。その最後の正常なバックアップ：{moment}。</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>{drive}（{presence}）と交互に使います。まだバックアップがありません。</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>そのドライブへの最新のバックアップは最後まで終わりませんでした。</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>検査で壊れたファイルが見つかりました：{moment}。</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>持ってくる時期です。</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>{name} に使うのは、このドライブですか？</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>シリアル番号の末尾: {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>フォルダー：{place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>ここにはまだ何もバックアップされていません。ほかのドライブが同じ名前のこともあります。</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>このセットのこれまでのバックアップは、別のドライブにあります。ほかのドライブが同じ名前のこともあります。</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>このドライブを使う(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>このドライブは使わない(&amp;N)</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>このデスクトップは、ログイン時にプログラムを起動しないことがあります。</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>その場合は、次の行を起動ファイルに追加してください：

{line}

それまでは、自動バックアップは Shingleback の動作中に始まります。毎日のバックアップはタイマーでも開始できます。</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>このバックアップに含まれないもの: {places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>ドライブをつなぐと、バックアップが自動で始まります。</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>ドライブをつないでいる間、バックアップが1日1回自動で始まります。</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>ファイルをバックアップしています</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>バックアップは一時停止中です</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>ドライブを取り出しています</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>バックアップに対応が必要です</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>ドライブ上のファイル一覧を確認してください</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>バックアップの一部のファイルが壊れています</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>最初のバックアップの準備ができました</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>バックアップの時期です</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>ファイルとバックアップが同じディスクにあります</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>ファイルはバックアップ済みです</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>まだバックアップされていないファイルがあります</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>最後の正常なバックアップ：{moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>最後の正常なバックアップ：%Ln日前</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{files}、{size}</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{files}、{size}、スキップ：{left_out}</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln個のファイル</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>すべて検査済み：{moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>一部のファイルを試験済み：{moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>検査で壊れたファイルが見つかりました：{moment}。今すぐバックアップしてコピーし直し、ドライブを検査してください。</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>大切なフォルダーと、そのバックアップ先を指定してください。</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>バックアップしたいときに、いつでもドライブをつないでください。</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>次は {drive} をつないでください。その番です。</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>バックアップしたいときに共有フォルダーを接続してください。</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>未接続</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>共有フォルダーを接続</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive}は接続されていますが、そこにバックアップが見つかりません。</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>つながっている 2 台のドライブが、互いの複製になっています。使わないほうを外してください。</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} がつながっています。このセットは、まだここにバックアップされたことがありません。このドライブですか？</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>このバックアップはコンピューター本体のディスクにあります。そのディスクが壊れると、バックアップも失われます。</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>このバックアップは {folder} と同じドライブにあります。そのドライブが故障すると、両方とも失われます。</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>前回のバックアップは途中で止められました。次回は、足りないものをコピーします。</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>{moment} のバックアップは、最後まで終わりませんでした。</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>フォルダーのないバックアップセット</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>30日前</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>明日 {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>今日 {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>昨日 {time}</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day} {time}</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>← Back</source>
            <translation>← 戻る</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>戻る</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>除外: {folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>すべてバックアップされます。</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln 個のフォルダーを除外: {size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>見つかりません</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>計算中…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>応答がありません</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>順次書き込みと読み込み</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>テストファイルの先頭からの GB</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/秒</translation>
        </message>
        <message>
            <source>written</source>
            <translation>書き込み</translation>
        </message>
        <message>
            <source>read</source>
            <translation>読み込み</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>10 か所での読み込み</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>前回の書き込み</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>使用量別の書き込みと読み取り</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>ドライブの使用量 (%)</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>同じ場所に再度</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>以前</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>分散書き込みと休憩の後の読み込みの待ち時間</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>順番の読み取り。長い待ち時間は整理です</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>{size} のランダム書き込み</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>書き込んだ GB</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>キャッシュ満杯: {size}、{time} 後。その後 {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>順次書き込みと読み込み</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>10 か所での読み込み</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>ランダム読み込み</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>10 件の同時読み込み</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>ばらばらに書き込んだ部分の読み込み</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>アイドル時の動作</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>一度にどれだけ書き直すか</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>ランダム書き込み</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>キャッシュが満杯になるまでランダム書き込み</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>小さいファイル</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>書き込みキャッシュのオンとオフでのランダム書き込み</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>使用量別の書き込みと読み取り</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>ディスク上にキャッシュを持つ SMR ドライブのように動作します。</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>すべてをログに書き込む（変換層を持つ）SMR ドライブのように動作します。</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>従来方式のハードディスクのように動作します。</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>可動部品のないドライブのように動作します。</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>この測定では、ドライブの種類がわかりませんでした。書き込む量の上限を増やすと、わかるかもしれません。</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>キャッシュは {size} でいっぱいになりました。</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>休んでいる間、{rate} で空きを作ります。</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>これらのテストではドライブの種類はわかりません。</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>確かさ: {percent}。</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>順次書き込み</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>順次読み込み</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>最初 {begin}、最後 {end}</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>ランダム読み込み 1 回</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>ランダム書き込み</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>書き込みキャッシュがオンのランダム書き込み</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>書き込みキャッシュがオフのランダム書き込み</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} ミリ秒</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>ほかの場所の {number} 倍の時間</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>一度に書き直す量</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>{size} のランダム書き込み</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>{size} までに低下なし。最長の待ち {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>{size}（{time}）で低下、その後 {rate}。最長の待ち {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>{time} の休憩後</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} は再び高速</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>毎秒 {made} 個作成、{removed} 個削除</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>測定前の使用率</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>書き込みの合計</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size}、{time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>使用量 {percent}</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>書き込み {written}、読み取り {read}</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>書き込み {written}、読み取り {read}、同じ場所への再書き込み {again}</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>使用量による低速化</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>いいえ: 同じ場所への書き込みは以前と同じ速さです</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>はい: 同じ場所への書き込みは、使用量 {first} のときより {level} のときのほうが {percent} 遅くなっています</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>不明：{level} 使用時は {first} 使用時より {percent} 遅いものの、これほど小さいドライブでは一度の待ち時間でもそう見えることがあります</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name}: ほぼ同じでした</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name}: {percent} 遅い結果でした</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name}: {percent} 速い結果でした</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>当時の判定は「{verdict}」でした</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>比較できる共通の項目がありません</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>{date} の測定: {said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>使用量 {percent} での書き込み</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>キャッシュ</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>{drives} では {values} とされています ({source})</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>まだ不明</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>キャッシュに空きあり</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>キャッシュがいっぱい</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>満杯のキャッシュを通さず</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>整理中</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>休憩中</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>返事なし</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>キャッシュは見られない</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>キャッシュ満杯</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>満杯ではない</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>再び速い</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>返事あり</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>休憩</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>再開</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>別のプログラム</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>再び単独</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>ペース</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>ドライブのキャッシュがいっぱいです。ここからは遅くなりますが、SMR ドライブでは正常です。</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>ドライブのキャッシュは満杯ではありませんでした。それまでは別の原因で遅くなっていました。</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>ドライブのキャッシュに空きができ、また速くなりました。</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>ドライブが返事をしなくなりました。整理中にはよくあることです。</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>ドライブがまた返事をしました。</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>ドライブを休ませています。</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>休憩が終わり、バックアップを再開します。</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>別のプログラムがドライブを使い始めました。</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>別のプログラムがドライブを使い終えました。</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>ペースが変更されました。</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>あとでファイルが待たずに済むよう、ドライブを休ませてキャッシュに場所を空けています。</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>返事が次第に遅くなったため、ドライブを休ませています。</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>別のプログラムがドライブを使っているため、バックアップは待っています。</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>接続に問題があったため、バックアップは 1 分待ちます。コピーした分は安全です。</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>ドライブのキャッシュがいっぱいです。容量は約 {size} です。ここからは、SMR ドライブらしく遅くなります。</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>ドライブのキャッシュがいっぱいです。容量は {size} です。ここからは、SMR ドライブらしく遅くなります。</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>別のプログラムが、{rate} でドライブを使い始めました。</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>{time} 後、ドライブがまた返事をしました。</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>{file} の空の部分を確認しています: {total} 中 {done}。</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>ペースが変更されました：{pace}。</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>開いています。</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>読んでも何も書き込まれません。</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>読み取り専用で開いています。</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>読むだけで書き込まれます。新しいファイルや今日まだ読んでいないファイルごとに、時刻を記録します。</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>読むだけで書き込まれます。ファイルを読むたびに、時刻を記録します。</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} は、読むだけで書き込まれる形で開いていて、SMR ドライブが遅くなります。アクセス時刻なしで開き直せます。「ドライブ」を見てください。</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>ドライブは閉じました。電源はまだ入っています。外すには取り出してください。</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>バックアップを移しました</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>読み取れなかったものを除き、バックアップを移しました</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>移動を停止しました</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>バックアップは移っていません</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>バックアップは一つになりました</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>読み取れなかったものを除き、バックアップは一つになりました</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>バックアップは統合されていません</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>すべてのバージョンをファイルごとにコピーします。ファイルシステムが同じままなら、ドライブをコピーする方がずっと速く済みます。</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>すべてのファイルがコピーされ、その後読み直して比較されます。一時停止できます。</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>おそらく{time}かかります。</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>古いバックアップはそのまま残ります。停止した場合やドライブが外れた場合は、後でそこから続けられます。</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>{source} のバックアップを {target} に統合</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>バックアップを {source} から {target} へ移動</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>両方の場所を調べています…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>コピーするもの: {versions}、{files} ({size})。空きは足りています。</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>以前の実行ですでにあるもの: {files} ({size})。</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>{target} に {versions}、{files} ({size}) があります。読み戻して、無傷であることを確かめました。</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln個のバージョン</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>次のバックアップはそこに作られます。古いものはそのまま残ります。</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>古いバックアップはそのまま残ります。</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>次のバックアップはそこに作られます。古いものはどれもそのまま残ります。</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>古いバックアップはどれもそのまま残ります。</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>バックアップはすでにそこにあります。以前の実行で移しました。</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>そこでバックアップは一つになります。各バージョンには、その時点ですべてにあったものが入ります。</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>そこでバックアップは一つになりました。各バージョンには、その時点ですべてにあったものが入っています。</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>古いバックアップで読めなかったファイル: {count}。まだお持ちのものは、次のバックアップでコピーされます。</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>そこのバックアップのフォルダーにあって、バックアップの一部ではないファイルは {folder} に移しました。</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>はじめは速く動きます。数ギガバイトのあと、休むまでとても遅くなることがあります。</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>使い終わっても、動き続けて温かいままです。たいてい数分、ときには数時間、整理をしています。</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>誰も使っていなくても、静かに規則正しく鳴ります。</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>ときどき30秒ほど返事をしません。そのままお待ちください。</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>取り出しに数分かかることがあります。コンピューターがまだ持っているものを先に書き出すためです。</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>大きなバックアップのあとは、できればしばらくつないだままにしてください。外す前に必ず取り出してください。</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>順番にしか書き込めません。ほとんどのファイルシステムは動かず、対応するケースもわずかです。</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>消したファイルを知らせること（TRIM）ができます。理由があって、自動では行いません。</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>埋まるにつれて少しずつ遅くなり、最後は半分ほどの速さになります。</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>SMR であることを知らせない SMR ドライブは多くあります。長い停止や、使っていないときの動作は、その表れであって故障ではありません。</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>音はしません。簡素な USB メモリやカードは、一度にたくさん書くと遅くなります。</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>今すぐバックアップ</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>バックアップ用に準備</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>これは何ですか？</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>このドライブは使わない</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>どうすればよいですか？</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>待つのをやめる</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>済みました</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>Shingleback を開く</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>代わりに復元</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>今はしない</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>ロックを解除</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}、{size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>バックアップ用ドライブがつながりました。</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>はじめは速く、しばらくすると遅くなります。正常で、害はありません。</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>つながりました。SMR ドライブかどうかはわかりません。</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>詳しくは Shingleback を開いてください。</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} が取り出しの前になくなりました</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>ご自身で外した場合は、つなぎ直し、次は取り出しをしてください。そうでなければ、電源を入れてつないだままにしてください。整理中で、1時間かかることもあります。</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>{name} へのバックアップは {time} に始まります</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>選ばれたとおり、自動で始まります。ドライブをほかのことに使うときや、ファイルを戻したいときは、「今はしない」を選んでください。</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>バックアップに使うのは {name} ですか？</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>このドライブにバックアップしたことがないため、お返事を待っています。</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>{name} へのバックアップにはパスフレーズが必要です</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>ドライブは暗号化されています。ロックを解除するとバックアップが始まります。</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>{name} へのバックアップを開始できませんでした</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>ドライブを開けませんでした：{why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>{name} のバックアップが%Ln日間ありません</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>ご都合のよいときに、バックアップ用ドライブをつないでください。</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>お時間のあるときに、バックアップ先の共有フォルダーを接続してください。</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name}：%Ln日間バックアップがありません</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>ドライブを交換する時期です：{drive} を持ってきてください</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>{name} の最後のバックアップは%Ln日前です。</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>そこにはまだ {name} のバックアップがありません。</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name}：もう1台のドライブ {drive} を持ってきてください</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} は安全に外せます</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>あと {left} でバックアップが始まります</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name}：外す前に取り出してください</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name}：使われていません</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} がなくなりました：つなぎ直すか、{left}待ってください</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} がなくなりました：もう一度つないでください</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} がなくなりました：探しています</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>{name} はおそらく故障しています</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} がなくなりました：外したままにしてください</translation>
        </message>
    </context>
    <context>
        <name>numbers</name>
        <message>
            <source>{number} {unit}</source>
            <translation>{number} {unit}</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>バイト</translation>
        </message>
        <message>
            <source>kB</source>
            <translation>kB</translation>
        </message>
        <message>
            <source>MB</source>
            <translation>MB</translation>
        </message>
        <message>
            <source>GB</source>
            <translation>GB</translation>
        </message>
        <message>
            <source>TB</source>
            <translation>TB</translation>
        </message>
        <message>
            <source>PB</source>
            <translation>PB</translation>
        </message>
        <message>
            <source>KiB</source>
            <translation>KiB</translation>
        </message>
        <message>
            <source>MiB</source>
            <translation>MiB</translation>
        </message>
        <message>
            <source>GiB</source>
            <translation>GiB</translation>
        </message>
        <message>
            <source>{time} s</source>
            <translation>{time}秒</translation>
        </message>
        <message>
            <source>{time} min</source>
            <translation>{time}分</translation>
        </message>
        <message>
            <source>{time} h</source>
            <translation>{time}時間</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%Ln バイト</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln個のファイル</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{total} 中 {done}</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>{percent}%</translation>
        </message>
        <message>
            <source>{size}/s</source>
            <translation>{size}/s</translation>
        </message>
        <message>
            <source>less than a second</source>
            <translation>1秒未満</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln日</numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours}時間{minutes}分</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes}分{seconds}秒</translation>
        </message>
    </context>
    <context>
        <name>opening</name>
        <message>
            <source>Working… A drive that is asleep or tidying up takes a moment.</source>
            <translation>実行中です。眠っているドライブや整理中のドライブでは、少しかかります。</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>ドライブがなくなりました。</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>ドライブは戻ってきませんでした。</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>ドライブを探しています。</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>ドライブが戻りました。</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>ドライブはおそらく故障しています。</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>ドライブは外したままにしてください。</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>ドライブを待つのをやめました。</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>外した場合は、つなぎ直してください。外していない場合は、1時間、つないで電源を入れたままにしてください。自分の記録を整えているのかもしれず、終わるまで返事をしません。途中で切ると、最初からやり直しになります。残り {left}（{rounds}回中{round}回目）。</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>まだつながっている場合は、ケーブルと、あれば電源アダプターも抜き、30秒待ってください。それから、できればコンピューター本体の別のポートにつないでください（{rounds}回中{round}回目）。</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>大きなドライブは、起動してから返事をするまで数分かかることがあります（{rounds}回中{round}回目）。</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>次の大きな作業の前に、しばらく休ませてください。中身がほかのどこにもなければ、先にコピーしてください。</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>{rounds}回待っても戻りませんでした。一度、別のケーブル、電源、コンピューターで試してください。中身がほかのどこにもなければ、これ以上試す前にデータ復旧会社に相談してください。</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>この機種では、ほかは正常なのに内部の管理表が壊れ、起動するたびに悪化しうることが知られています。電源の入れ直しを繰り返さないでください。中身がほかのどこにもなければ、データ復旧会社に相談してください。</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>あとで戻ってきたら、いつもどおり認識されます。</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>ドライブ</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>名前のないドライブ</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>ホームフォルダー</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>ドライブの再確認</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>許可の確認</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>消去</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>パーティションの作成</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>暗号化</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>初期化</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>ドライブの内容の読み戻し</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>ドライブを開く</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>新しいドライブへの書き込み</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>空き領域をドライブに伝える</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>このドライブには空き領域を知らせません（TRIM）。{reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>まだ {drive} であり、何も使用中でないことを、もう一度確かめます。</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>何かを変える前に、システムに許可を求めます。</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>{drive} の中身をすべて消します。</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>全体を使うパーティションを1つ作ります。</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>パスフレーズで暗号化します。パスフレーズなしでは誰も読めず、誰も助けられません。</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>{filesystem} で初期化し、「{label}」と名付けます。</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>ドライブの内容を読み戻し、意図したものと比べます。</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>読んでも何も書かれないように開きます。</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>あなたが書き込めることを確かめます。</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>{drive} に、以前の内容は不要だと一度だけ伝えます。いっぱいになっても速さを保つためです (TRIM)。パスワードを求められることがあります。</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>何かを変える前に、管理者のパスワードを求めます。</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>もう一度ドライブを見ています...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>許可を求めています...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>消去しています...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>パーティションを作っています...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>暗号化しています。1分ほどかかることがあります...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>初期化しています。遅いドライブでは数分かかることがあります...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>ドライブの内容を読み戻しています...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>ドライブを開いています...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>書き込みを試しています...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>空き領域をドライブに伝えています。数分かかることがあります...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>確認されたドライブで、何も使用中ではありません。</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>許可されました。</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>ドライブを消去しました。</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>パーティションができました。</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>暗号化され、ロックが解除されています。</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>ファイルシステムができました。</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>あるべき姿になっています。</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>ドライブが開きました。</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>書き込めます。</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>ドライブは空き領域を把握しています。</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>ドライブには何も変更を加えていません。</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>ドライブは消去され、空です。使うには、もう一度準備してください。</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>ドライブは消去され、空のパーティションがあります。使うには、もう一度準備してください。</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>ドライブは暗号化されていますが、使えるものが入っていません。プログラムがパスフレーズを尋ねても、何も開きません。もう一度準備してください。</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>ドライブは初期化されて空ですが、まだ使えません。取り外してつなぎ直し、開くかどうか見てください。または、もう一度準備してください。</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>ドライブの準備ができました。</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>ドライブに今何が入っているかわかりません。取り外してつなぎ直し、もう一度準備してください。</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>すべて、システム自身のドライブサービス（UDisks2）が行います。</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>システムのドライブサービス（UDisks2）がオプションを渡し、管理者のパスワードを求めます。</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>Shingleback の補助プログラムが、これらのオプションでファイルシステムを作ります。パスワードを求めることがあります。</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>システムのドライブサービス（UDisks2）は古く、オプションを渡せないため省きます。それでもドライブは使えます。</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>ファイルシステムのオプションを省くため、管理者のパスワードは要りません。それでもドライブは使えます。今後のバックアップと復元には少し長く時間がかかることがあります。</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Linux 用バックアップドライブ（btrfs）</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Linux 用バックアップドライブ（ext4、packed）</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Linux の大きなファイル用（ext4、packed）</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>大きなファイル用、Windows・macOS と共有（exFAT）</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>Windows・macOS と共有（exFAT）</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>ゾーンのあるドライブ（btrfs）</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>ゾーンのあるドライブ（XFS）</translation>
        </message>
        <message>
            <source>F2FS</source>
            <translation>F2FS</translation>
        </message>
        <message>
            <source>XFS</source>
            <translation>XFS</translation>
        </message>
        <message>
            <source>NTFS</source>
            <translation>NTFS</translation>
        </message>
        <message>
            <source>NILFS2</source>
            <translation>NILFS2</translation>
        </message>
        <message>
            <source>Writes in long pieces, and notices when a file on the drive is damaged. Only Linux can read it.</source>
            <translation>長くまとめて書き込み、ドライブ上のファイルの破損に気づきます。読めるのは Linux だけです。</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>素直で実績があり、管理表がすべてドライブの先頭にあります。読めるのは Linux だけです。</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>映画やディスクイメージ向け：管理表が小さく、場所が広く、ファイル数は少なめです。読めるのは Linux だけです。</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>どのコンピューターでも読み書きできます。停電すると、保存済みのファイルが失われることがあります。</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>順番に書き込む必要があるドライブ向け。自分でそうします。読めるのは Linux だけです。</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>順番に書き込む必要があるドライブと、ごく新しい Linux 向け。読めるのは Linux だけです。</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>かつて SMR ドライブに勧められたもの。年とともに遅くなり、直せません。</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>ほかのドライブではよいもの。SMR ドライブでは、書き込みがドライブ全体に広がります。</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>Windows で必要な場合だけ：小さな書き込みを散らし、Linux では遅くなります。</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>いっぱいになるまで、すべてを一列に書きます。その後は、自分からデータを動かし回ります。</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>フォーマット前にドライブ全体を TRIM しません。数分かかり、新しいドライブには何の利点もありません。</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>ファイルは1つだけ保存します。バックアップ自体が2つ目の控えだからです。</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>管理表は2つ保存します。1か所の不良でドライブ全体を失わないためです。</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>管理表のページが大きいため、短い読み取りを何度もせず、数回の長い読み取りで読めます。</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>システム用の場所を取りません。このドライブから動かすことはないため、ファイルに 5 % 多く使えます。</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>項目は 16 KiB ごとではなく 1 MiB ごとです。管理表は小さく、それでも何百万個のファイルが入ります。</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>項目は 4 MiB ごとです。管理表は最小で、少数の大きなファイルに向きます。</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>先頭情報の予備は、ドライブ全体に何十個ではなく、2つだけです。</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>管理表はすべて先頭にあり、ドライブが一度に書き直せます。</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>管理表は今書きます。使い始めてから何時間もかけることはありません。</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>大きな区画：管理表が小さく、書き込みが長くなります。</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>中くらいの区画：小さなファイルの無駄が減り、管理表も小さいままです。</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>すべてが 32 MiB の倍数で始まります。ドライブの帯の大きさに近い値です。</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>空き場所の表はもう1つの表の隣にあり、別の帯を使いません。</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>一度に 128 MiB ずつ整理し、ドライブの帯を丸ごと含みます。</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>いくつもの場所からではなく、先頭から始めます。</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>ドライブ全体にゼロを書きません。丸一日かかるためです。</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>ドライブ本来のセクターです。Windows はほかのものを読めず、勝手に大きなものを選ぶバージョンもあります。</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>ファイルを読んでも何も書きません。そうしないと、フォルダーを見るたびに小さな書き込みが散らばります。</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>ファイルを消すたびに、すぐドライブへ知らせません。知らせるたびに、ドライブにも仕事が増えます。</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>すべてを書き出す要求がいくつか来たら、1つにまとめます。</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>小さなファイルも、管理表の中ではなく、ほかのファイルと並べて置きます。</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows と macOS では、追加のプログラムなしには読めません。</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>5～10% を空けておいてください。そうしないと遅くなります。</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>10～20% を空けておいてください。ゾーン全体が空いて、初めて再び使えます。</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>8 TB に190万個のファイルが入ります。バージョンごとに数えます。</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>どのファイルも、大きさに加えて半区画ほど多く使います。小さなファイルが多いと積み重なります。</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>ファイルの破損に自分では気づきません。ときどきバックアップを検査してください。</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>ジャーナルがありません。書き込み中に外すと、最後のファイル以外も壊れることがあります。</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>所有者、権限、リンクは保存されません。Shingleback が自分の記録に残します。</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>ファイルの場所を前もって確保できません。これを必要とするダウンロードソフトがあります。</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>Linux で使えるようになって間もないものです。別の控えを持ってください。</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>ファイルが次第に散らばり、直せません。</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>裏で整理をしますが、ドライブも同じことをするため、互いに邪魔になります。</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>ドライブ全体に書き込むため、キャッシュがすぐいっぱいになります。</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>8 TB のうち約 90 GB を自分用に取ります。</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>SMR ドライブにいちばん合います。長くまとめて書き込み、ファイルの破損に気づきます。</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>少数の大きなファイル向け：管理表は小さく、すべてドライブの先頭にあります。</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>Linux、Windows、macOS のどれでも読み書きでき、区画は小さなファイル向きです。</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>Linux、Windows、macOS のどれでも読み書きでき、区画は大きなファイル向きです。</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows と macOS は、Linux で暗号化したドライブを開けません。そのため、このドライブを読めるのは Linux だけになります。共有のほうが大切なら、パスフレーズなしを選んでください。</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>このドライブはゾーンごとに順番に書き込む必要があり、これはそうします。読めるのは Linux だけです。</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>このコンピューターで作れる、いちばんよいものです。</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>このコンピューターでは、お役に立つものを作れません。</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>もっとよいのは「{title}」です。</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>適しているのは「{title}」です。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>ドライブサービス（UDisks2）が返事をしません。</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>プログラム {program} がインストールされていません。</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>Linux {kernel} 以降が必要です。</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>この Linux では、そのようなドライブを開けません。{filesystem} が入っていません。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>このコンピューターのドライブサービス（UDisks2）は、知らせずにオプションを省いてしまいます。</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>このオプションには管理者のパスワードが必要ですが、ここでは拒否されるか、求めないことになっています。</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>順番に書き込む必要があるドライブ専用です。</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>このドライブは順番に書き込む必要がありますが、このファイルシステムではできません。</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>ここでは暗号化できません。</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>パッケージ {package} をインストールして、もう一度見てください。</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>udisks2 パッケージをインストールするか、コンピューターを起動し直してください。</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>お使いの Linux の新しいバージョンに入っています。</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>お使いの Linux の新しいバージョンに入っているかもしれません。</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>Shingleback の補助プログラムを、このコンピューターの管理者にインストールしてもらうか（Shingleback のフォルダーで sudo packaging/install-helper）、UDisks2 2.10 以降のシステムを使ってください。</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>そのパスワードを求めることを許可するか、このコンピューターの管理者にドライブを準備してもらってください。</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>別のプロファイルを選んでください。</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>ゾーンのあるドライブ用のものを選んでください。</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>暗号化なしにするか、別のドライブかプロファイルを選んでください。</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>UDisks2 2.10 以降のシステムを使ってください。暗号化を使う場合、Shingleback の補助プログラムではできません。</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>ドライブサービスが暗号化に必要とするものをインストールしてください。Debian 12 では libblockdev-crypto2 です。</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>{time} ごろ完了し、{deadline} に間に合います。</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>{deadline} に間に合わないかもしれません。最大で {longer} 余計にかかることがあります。</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>{deadline} には間に合いません。少なくとも {longer} 余計にかかります。</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>{deadline} に間に合うかどうかは、まだわかりません。</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>{deadline} に間に合いませんでした。まだ {size} のコピーが残っています。</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>{time} ごろ完了し、{deadline} に間に合います。ドライブはその時点でまだ整理中かもしれませんが、取り出すことはできます。</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>{deadline} に間に合いませんでした。</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>{deadline} までに終わらないもの: %Ln 件。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>時間が足りず、まだ残っているもの: %Ln 件。</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>必要な手入れには最大 {care} かかります。バックアップがある場合、残りは {time} です。</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>バックアップがある場合、それまでに {time} あります。</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>以前のコピーが完了していません。止まったところから続けます。</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>コピーは暗号化されています。一度ロックを解除し、新しいドライブの方が大きい場合はファイルシステムを広げてください。両方のドライブのロックを同時に解除しないでください。</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>コピーは完了しましたが、コンピューターにまだ表示されません。新しいドライブを取り外し、もう一度接続してください。</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>コピーは完了しましたが、ファイルシステムの大きさは以前のままです。パーティション管理プログラムまたは管理者が {device} を広げられます。</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>コピーは完了しましたが、バックアップセットを変更できませんでした。新しいドライブを選んでください。</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>コピーは完了しましたが、{device} を開けませんでした。一方のドライブを取り外して、もう一度お試しください。</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>バックアップは移しましたが、バックアップセットを変更できませんでした。新しい場所を選んでください。</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>次のものはバックアップの隣にありますが、その一部ではないため、古いドライブにだけ残ります: {names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>読む権限がない</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>読めなかった</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>読んでいる間に変わり続けた</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>ほかのプログラムが使用していて、時間内に解放しなかった</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>コピーできなかったデータベースの一部です</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>ファイルシステムが報告するサイズが間違っています</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>応答がありませんでした</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>途中で消えた</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>このフォルダーに移動中でした。次回のバックアップでコピーされます</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>コピーするデータがない</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>マウントされていません。最後のコピーはバックアップに残ります。次のバックアップの前に、接続するかロックを解除してください</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>ファイルシステムがその名前を受け付けません</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>ファイルシステムには大きすぎます</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>ファイルシステムが受け付けません</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>ロックされています。最後のコピーはバックアップに残ります。次のバックアップの前にロックを解除してください</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>空です。ドライブがマウントされていないようです。最後のコピーはバックアップに残ります</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>ほとんどのファイルがなくなっています。確認されるまで、コピーはバックアップに残ります</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>ドライブに入りきらなかった</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>このデータベースを安全にコピーするには、コンピューターのディスクの空きが足りません。最後のコピーはバックアップに残ります</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>これらの拡張属性なしでコピーされました</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>ドライブ上のコピーが壊れている</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>ドライブ上のコピーがバックアップ後に変更された</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>コピーはもうドライブにない</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>すでに別のものがある（手を付けていません）</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>アクセス権、所有者、または属性が異なります</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>書き込めませんでした</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>このバージョンのバックアップにはない</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} は、バックアップするほかのフォルダーの一部です。</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>このドライブではバックアップが進行中です。終わったら続けます。</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>ドライブの書き込みキャッシュを元に戻す前に測定が中断されたため、そのドライブは遅いかもしれません。元に戻してください。ウィンドウではドライブのカードで、端末では「shingleback test DEST --reset-write-cache」で行えます。</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>現在: {action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>ドライブがコマンドに時間内に応答しませんでした。詳しくは「何が起きましたか？」でわかります。</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>ドライブとの接続が {before_mbps} から {now_mbps} Mbit/s に遅くなりました。ケーブルとプラグを確認してください。</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>コンピューター自体の電圧が下がりました。電源が、本体とドライブの両方には弱すぎます。</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>ドライブとの接続がリセットされました。詳しくは「何が起きましたか？」でわかります。</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>USB ポートが、電力を取られすぎたために自ら停止しました。</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>カーネルのログを読めなくなりました。これ以降、接続の短いリセットには気付けません。</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>このバックアップはコンピューター本体のディスクにあります。ディスクが壊れると、ファイルと一緒に失われます。外付けドライブにもバックアップしてください。</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>コピーする内容は、今ドライブに入る量を超えています。古い版の削除で足りるなら、古い版が場所を空けます。足りなければ古い版は残り、入らないものは除外されます。</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>「{path}」は、「{old}」にあったフォルダーとしてバックアップを続けます。ファイルは同じです。</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>すべて、またはほとんどのファイルを失ったフォルダーがあります。ドライブが接続されていない、またはクラウドサービスからサインアウトしている場合は、それを直してください。ご自身で削除した場合は、そのことを確認してください。</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>ドライブの {path} はバックアップの一部ではなく、邪魔になっていました。今は {aside} にあります。</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>ドライブにあってファイルの一覧にないものは {aside} に移されました。</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>フォルダーからもう一度書き込まれた、ドライブ上の壊れたコピー：{count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>ドライブ上の別のコピーで修復された、壊れたコピー：{count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>もう一つのドライブで修復された、壊れたコピー：{count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>別のコピーが見つからず、修復できなかった壊れたコピー：{count}。最初のものは {path} です。</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>ドライブ上のファイル一覧の一部が壊れています。そこにあったものは、もう一度コピーします。</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>ドライブ上のファイル一覧が失われました。そばにあるファイルは今も手作業でコピーできます。次のバックアップはすべてをもう一度コピーし、邪魔になるものを .shingleback/found に移します。</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>ドライブ上のファイル一覧が、以前のバージョンとともに失われていました。一覧はお使いのファイルから作り直されます。ドライブ上で妨げになったものは .shingleback/found に移動されます。</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>ドライブ上のファイル一覧が完全かどうかを示すものがなくなりました。そのため、より新しいバージョンが欠けている可能性があります。次のバックアップですべてのファイルを比較します。</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>ドライブ上のファイル一覧の一部が壊れていたか、ありませんでした。2 つ目のコピーから修復され、一覧からは何も失われていません。</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>ドライブの隠しフォルダーに、別のバックアップの一覧の一部も入っていました。それらの名前は変更され、このバックアップに影響はありません。</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>ドライブ上のファイル一覧の 2 つのコピーのうち、1 つしか書き込めませんでした（{detail}）。バックアップは完了していますが、そのコピーが壊れると、ほかにはありません。保護されたファイルは「lsattr -R」で確認できます。</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>ドライブ上のファイル一覧の2つの控えのうち、1つが壊れています。もう1つは無事なので、次のバックアップでそこから修復されます。</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>ドライブの隠しフォルダー .shingleback がないか、空です。ゴミ箱にある場合は、元に戻してください。ない場合、古いバージョンだけにあった内容は失われています。ファイル一覧は .shingleback-list に残っていて、次のバックアップがこのフォルダーを作り直します。</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>ドライブの隠しフォルダー .shingleback がなかったか、空でした。.shingleback-list から作り直されましたが、古いバージョンだけにあった内容は失われています。</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>ドライブには別のバックアップのファイル一覧がありましたが、そのファイルは 1 つもありませんでした。これは新しいバックアップです。古い一覧の名前は {aside} になりました。</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>ドライブの現在の内容をこのコンピューターに記録できませんでした。そのため、誰かが変更しても、次のバックアップではわかりません。コンピューターのディスクの空きを増やしてください。</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>ドライブ上のファイル一覧は、このコンピューターが最後に書いたものではありません。ドライブをイメージやクローンから復元した場合は、これで正常です。そうでなければ、ドライブが最後の変更を失ったか、別のドライブです。自分のドライブかどうか確かめてください。すべてのファイルをもう一度比較します。</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>ドライブ上のファイル一覧は、このコンピューターが書いた後に、バックアップ以外の何かによって変更されました。バックアップを検証してください。誰が変更したのかわからない場合は、ここから復元したプログラムを信用しないでください。</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>コンピューター {host} が、このバックアップに初めて追加しました。そのコンピューターもこのドライブにバックアップしている場合は、これで正常です。そうでなければ、ほかの誰かがドライブを手にしていました。追加されたものを信用しないでください。</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>同じ識別情報を持つ別のコンピューター（おそらくこのコンピューターの複製）が、このバックアップにバージョンを追加しました。それらは残りますが、最新のファイルは最後にバックアップしたコンピューターのものだけです。それぞれを別のフォルダーにバックアップしてください。</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>このバックアップは以前と異なるファイルシステムにあるか、説明が失われているため、すべてを比較します。足りないものはもう一度送ります。このファイルシステムで使えない名前は、ドライブ上で変更されます。</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>このバックアップは、以前とは別のドライブにあります。大きなドライブや別のケースに移した場合は、これで正常です。そうでなければ、自分のドライブかどうか確かめてください。</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>一部のファイルには特別な権限（setuid やケーパビリティなど）がありました。それらなしで復元しました。</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>一部のフォルダーはすでにあり、日付がバックアップと異なります。日付はそのままです。</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>Shingleback は一部のファイルの所有者を隠すコンテナーの中で動作しているため、所有者は記録されませんでした。コンテナーの外でバックアップすると追加されます。</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>一部のファイルの所有者はバックアップに記録されていません。これらのファイルは、復元した人の所有になりました。</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>ドライブがエラーを返しました（{detail}）。最後のファイルをもう一度コピーしています。</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>最後のファイルは、時間内にドライブへ書き込まれませんでした。次回もう一度コピーします。</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>このバックアップの間は、ドライブを待つデータをメモリに普段より少なくため、コンピューターはドライブを長めに待ちます。</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>ドライブのファイルを開いているもの：{programs}。</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>ドライブは暗号化されています。パスフレーズの入力を待っています。</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} は、中を見るために読み取り専用で開きましたが、閉じられませんでした。ドライブを取り出してください。</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>このコンピューターではオプション {option} が許可されていません。これなしで開きます。</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>ドライブは {path} で、読むだけで書き込まれる形で開かれています。このコンピューターの何かが先に開いたか、設定（/etc/fstab）によるものです。アクセス時刻なしで開き直してください。</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>ドライブは使えますが、空き領域を伝えられませんでした。手入れのときにもう一度試します。</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} というペースはありません。ペースは元のままです。</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>「{path}」は、コンピューター {host} の「{old}」にあったフォルダーですか。ほとんどのファイルはすでにバックアップにあります。そうであれば、変更されたものだけを送ります。違う場合は、別のフォルダーとしてバックアップします。</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>バックアップには、{host} というコンピューターのフォルダー「{path}」がすでにあります。再インストール後などの、このコンピューターのことですか。そうであれば、そのフォルダーを引き継ぎます。そうでなければ、それぞれ別のフォルダーになります。</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>ドライブがエラーを返しました（{detail}）。ケーブルの抜けや停電は、この種類のファイルシステムを壊すことがあります。アンマウントして、検査と修復をしてください。何も見つからなければ、別のケーブルかポートを試してください。</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>バックアップのフォルダーに、{file} という名前の別のものがあります。ほかの場所に移してから、もう一度始めてください。</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>{path} のバックアップは、ファイル一覧（.shingleback-list）だけが残っていて、ファイルは 1 つもありません。だれかが削除した場合は、ドライブのゴミ箱を確認してください。</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>{path} には、前回のバックアップのときにあったものが今は何もありません。ドライブがつながっていなければ、つないでください。ご自身ですべて削除した場合は、そのことを確認してください。</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>ドライブを健全に保つ予備を除いて、ドライブがいっぱいです。以前のバックアップはそのままです。場所を空けるか、何かを除外してください。</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>古い版を削除してもすべては入らないため、古い版は残ります。最も場所が必要なのは {path} ({size}) です。バックアップに不要なら除外してください。必要なら、ドライブの空きを増やすか、より大きなドライブを使ってください。最後の完全なバックアップはそのままです。</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>新しいファイルには、過去数週間・数か月の版が占める場所が必要です。手違いの場合に備え、これらの版は 1 週間残ります。最も場所が必要なのは {path} ({size}) です。バックアップに不要なら除外してください。必要なら、今すぐ古い版を手放してください。</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>コピー元は {drive} 自体にあります。別のドライブ、または別のドライブ上のイメージファイルを選んでください。</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} は開いています（{point}）。その間はコピー中にファイルが変わることがあります。先に閉じて、ドライブは接続したままにしてください。</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} はロック解除されています。まず閉じて、ドライブは接続したままにしてください。</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>このコンピューターはメモリの一部を {device} に置いています。まずそれをオフにし (「sudo swapoff」)、ドライブは接続したままにしてください。</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>ここからは閉じられないもの (ほかのプログラム、仮想マシン、システムの一部) が {device} を使っています。まずそれを終了し、ドライブは接続したままにしてください。</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>{drive} は先頭から順にしか書き込めず (host-managed)、コピーではそれができません。代わりにバックアップ用に準備して、ファイルをコピーするか、バックアップを移動してください。</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} はより大きなもの (RAID、LVM、複数ドライブにまたがるファイルシステム) の一部です。一部だけのコピーは役に立たず、ほかを壊すおそれがあります。</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>{drive} とまったく同じに見えるドライブが 2 台あります。コピーしない方を取り外してください。</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} はコピーする内容より小さいです。同じ大きさ以上のドライブを選んでください。</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} には内容がまったくないので、コピーするものがありません。</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} は完了しなかったコピーなので、一部が欠けています。先にそのコピーを完了するか、元のドライブからコピーしてください。</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>ほかのプログラムが {path} を書き込み用に開いているため、コピー中に内容が変わるおそれがあります。先にそのプログラムで閉じてください。</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>イメージを置くフォルダー {path} がありません。先に作るか、別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>{drive} にはコピーできません：{reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} は {drive} の一部にすぎません。コピーにはドライブ全体が必要です。全体を選んでください：{whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>2 台のドライブの一方との接続が失われました。コピーしたものは残っています。続けるには、両方のドライブを接続してください。</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>{drive} へのコピーは、表示した内容と異なるものになります。どちらかのドライブがその間に変わりました。何も行っていません。計画をもう一度確認してください。</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} はすでに存在し、置き換えられません。別の名前を選ぶか、先に削除してください。</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>イメージのための空きが足りません。空きを増やすか別のフォルダーを選び、もう一度始めてください。</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>パーティションは {unit_bytes} バイトのセクターで数えられていますが、{drive} のセクターは {sector_bytes} バイトです。コピーでは何も見つかりません。ドライブ全体ではなく、パーティションを 1 つコピーしてください。</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} のセクターは {sector_bytes} バイトで、ファイルシステムは {unit_bytes} バイト単位を使います。そこでは開けません。ドライブを準備し、ファイルをコピーしてください。</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>コピーには独自の識別子が必要ですが、このファイルシステム ({filesystem}) にはコピー中に付けられません。イメージファイルにコピーするか、ドライブを準備してファイルをコピーしてください。</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>コピーの {count} か所がコピー元と異なります。ドライブ、ケーブル、またはコンピューターのメモリに問題があります。古いドライブを消去しないでください。別のケーブルかポートで、もう一度始めてください。</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>コピーに欠けているファイルがあるかもしれません。ファイルシステムの使用領域の一覧が間違っています。古いドライブを消去しないでください。未使用の領域もコピーするようにして、もう一度始めてください。</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>別のドライブをコピー中です。終わるのを待って、もう一度始めてください。</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>コピーが終わっていないので、まだ開けません。同じ 2 台のドライブで続けられます。</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} は、始めたまま終わっていないものの一覧にありません。</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>このコンピューターにコピーの状態を保存できませんでした ({detail})。ディスクがいっぱいでないか確認してください。</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>{path} は今のバックアップの場所か、一方が他方の中にあります。別のドライブのフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} はすでに存在し、置き換えられません。空のフォルダーか、使われていない名前を選んでください。</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>別のバックアップの {path} への移動が始まったまま終わっていません。それを終わらせるか、別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>新しいドライブ ({filesystem}) には、このバックアップのすべては入りません。一部の名前、リンク、権限、または大きなファイルが失われます。先に ext4、btrfs、XFS のいずれかでフォーマットするか、そこで新しいバックアップを始めてください。</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>新しいドライブには、このバックアップの全バージョンを入れる空きがありません。より大きいものを選ぶか空きを作って、もう一度始めてください。古いドライブにはすべてがあります。</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>新しいドライブで、ファイルのうち {count} 個が書き込んだ内容と違います。ドライブ、ケーブル、またはコンピューターのメモリーに異常があります。古いドライブはそのままにして、別のケーブルかポートでもう一度始めてください。</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>バックアップはまだ移っておらず、古いドライブにはまだすべてがあります。同じ二つの場所でもう一度始めると、止まったところから続きます。</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>これらは一つのバックアップの二つの写しなので、統合するものはありません。どちらか一方を移してください。</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>両方のバックアップにフォルダー {path} があり、それぞれ別の履歴を持っています。統合できるのは、異なるフォルダーのバックアップだけです。代わりに、それぞれを別々のフォルダーへ移してください。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>ドライブのサービス（UDisks2）が応答しないため、ドライブを表示できません。フォルダーへのバックアップは使えます。`sudo systemctl restart udisks2` で再起動するか、コンピューターを再起動してください。</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>システムバス（D-Bus）に接続できないため、ドライブを表示できません。フォルダーへのバックアップは使えます。`sudo systemctl start dbus` で起動してください。コンテナーでは /run/dbus を共有してください。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>ドライブのサービス（UDisks2）がインストールされていないため、ドライブを表示できません。フォルダーへのバックアップは使えます。インストールしてください。Debian と Ubuntu では `sudo apt install udisks2` です。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>ドライブのサービス（UDisks2）はインストールされていますが、起動しなかったため、ドライブを表示できません。フォルダーへのバックアップは使えます。`systemctl status udisks2` で理由がわかります。</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>このコンピューターでは、ドライブのサービス（UDisks2）の使用が許可されていないため、ドライブを表示できません。フォルダーへのバックアップは使えます。管理者に問い合わせてください。</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>バックアップするフォルダーを並べ、最後にバックアップ先を指定してください。</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>フォルダー {path} がありません。ドライブをつなぐか、名前を確かめてください。</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} はファイルです。ドライブ上のフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} は、読み取り専用のドライブにあります。取り外してつなぎ直し、検査してください。</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} は、読み取りしかできない Windows のドライブ (NTFS) にあります。たいていは、Windows が完全にシャットダウンされていないことが原因です。Windows を起動し、電源オプションで「高速スタートアップ」を無効にしてから、シャットダウンしてください。そのあとドライブを接続し直してください。Windows が原因でない場合は、ドライブを検査してください。</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>{path} に書き込む権限がありません。別のフォルダーを選ぶか、所有者をご自身にしてください。</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>今、このドライブではこれを行えません。</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} は外付けドライブにありません。手入れするドライブのフォルダーかデバイスを指定してください。</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>バックアップ、移動、または検査がこのフォルダーをまだ使用しています。終わってから、もう一度始めてください。</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>このフォルダーへのバックアップの移動が完了していません。移動を完了するか、別のフォルダーを選んでください。移動をやめるには、先にそこにある隠しフォルダー {folder} を削除してください。</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>{path} にあったバックアップがありません。そのドライブをつなぐか、ここで新しいバックアップを始めてください。</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>{path} にあるのは、以前とは別のバックアップです。正しいドライブをつなぐか、このバックアップを続けることを確認してください。</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>{path} にバックアップはありません。.shingleback が入っているフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>そこにあるバックアップを読む権限がありません。作った人か管理者なら読めます。</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>このバックアップは、より新しい Shingleback で作られました。使うには、そのバージョンをインストールしてください。</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>このバックアップは Shingleback の初期の試験版で作られたため、このバージョンでは続けられません。中のファイルは普通のファイルで、どのプログラムでもコピーできます。新しいバックアップには別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>バックアップのフォルダー .shingleback にある {file} が壊れています。その横にあるファイルは、今でも手でコピーできます。</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>バージョン {version} はありません。`shingleback versions` で、あるものが表示されます。</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>このバージョンに、フォルダー {path} はありません。上のフォルダーか、別のバージョンを見てください。</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>バックアップに、試せるファイルがありません。先にバックアップしてから、もう一度試してください。</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} は除外の指定に使えません。たとえば *.iso や Downloads/ のように書いてください。</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} はどのフォルダーにもないので、除外するものがありません。名前を確認してください。</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} というペースはありません。gentle、balanced、full か、毎秒のメガバイト数（たとえば 15）を指定してください。</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} は分割の指定ではありません。たとえば、30分割の3番目なら 3/30 と指定してください。</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>測定中にほかのプログラムがドライブをいっぱいにしたため、測定は終了しました。ドライブの空きを増やして、もう一度始めてください。</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>ドライブが取り外されたか応答しないため、測定は終了しました。もう一度接続して始めてください。測定が残したものは、そのときに削除されます。</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>プログラムの一部が予期せず終了しました。コンピューターのメモリ不足かもしれません。もう一度測定を開始してください。ドライブに残ったものは、そのとき削除されます。</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>この測定にはドライブに少なくとも {least} が必要ですが、{room} しかありません。まず空きを作ってください。</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>この測定は少なくとも {least} を書き込むため、より大きな上限が必要です。</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>埋められるのは空のドライブだけです。使用中の部分は 10 分の 1 未満でなければなりません。何も書き込まれていません。</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>ドライブ全体は読み込みだけを行います。position、random-read、readers、sequential から選んでください。</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>{path} を読み込むには管理者の権限が必要です。代わりにドライブ上のフォルダーを測定してください。</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} は {backup} のバックアップの中にあり、次の実行で測定に必要なものが削除されるかもしれません。代わりにそのバックアップ自身のフォルダーを測定してください。</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} には、コンピューターから見えるゾーンがありません。ゾーンを見せるのは host-managed と host-aware のドライブだけで、ほとんどの SMR ドライブは見せません。</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>ゾーンを読み込むには管理者の権限が必要です。「sudo blkzone report {path}」の出力をファイルに保存し、代わりにそのファイルを開いてください。</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>ドライブの書き込みキャッシュを切り替えられません。ドライブかケースが対応していないか、許可されませんでした。テスト write-cache を外してください。</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>前回の測定が、ドライブの書き込みキャッシュを元に戻す前に中断されました。今回も元に戻すことが許可されませんでした。もう一度試し、求められたらパスワードを入力してください。</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>{path} では別の測定が実行中です。終わるのを待ってから、もう一度始めてください。</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>{path} の設定を読み取れません（{detail}）。ファイルを直すか、消してください。</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>{path} の設定は、より新しいバージョンの Shingleback のもので、そのまま残されます。使うには最新のバージョンをインストールしてください。</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>選択を {path} に保存できませんでした（{detail}）。このフォルダーに書き込めることを確認してください。</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>選択を {path} に保存できませんでした（{detail}）。そこの空き容量を増やしてから、もう一度お試しください。</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>タイマーを変更できませんでした（{detail}）。毎日のバックアップは、Shingleback が開いているかトレイにある間に始まります。</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>{path} には何も入れられません（{detail}）。別のフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>{path} には、もう場所がありません。別のフォルダーを選ぶか、一度に復元する量を減らしてください。</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>バックアップによると、これらのファイルは {places} にありました。このコンピューターがそこのファイルをバックアップしたことはありません。別のフォルダーに復元するか、そこに置いてよいことを確認してください。</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} はバックアップ自身の中にあります。ほかの場所のフォルダーを選んでください。</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>ドライブの接続が切れました。ドライブにあるものは安全で、次回は足りないものをコピーします。</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>ドライブが書き込みを受け取りませんでした（{detail}）。別のケーブルかポートを試してください。また起きるなら、ドライブの健康状態を調べてください。</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>ドライブのファイルシステムが壊れています（{detail}）。次に書き込む前に、アンマウントし、検査と修復をしてください。</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>ドライブのファイルシステムが矛盾しています。ある名前が使用中だと報告する一方で、その名前のものは何もないと報告します。NTFS は、いっぱいになった後にこうなることがあります。ドライブをアンマウントして再度マウントし、もう一度開始すると続行できます。それでも解決しない場合は、ファイルシステムを検査して修復してください。</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>ドライブ上のバックアップの一部を変更できません（{detail}）。lsattr -R と ls -l で、保護されているものや他の人のものがわかります。それを解除して、もう一度始めてください。続きから進みます。</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>ドライブは現在、読み取り専用になっているため、これ以上は書き込めませんでした。取り外してつなぎ直し、検査してください。</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>この実行中に {path} が削除されたか、名前が変更されたか、移動されました。まだある場合は元に戻してから、もう一度開始してください。</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>ドライブ上のバックアップの中に、別のフォルダーへ移動できないものがあります ({detail})。それが入っているフォルダーを通常のものに戻してください。コピーしてから元のフォルダーを削除し、コピーに元の名前を付けます。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>ドライブ上のバックアップの {path} はサブボリュームになっているため、そこへ、またはそこから移動できません。通常のフォルダーに戻してください。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>ドライブ上のバックアップの {path} はマウントポイントになっているため、そこへ、またはそこから移動できません。そこにマウントされているものをアンマウントしてから、もう一度始めてください。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>ドライブ上のバックアップの {path} は、ほかとプロジェクト ID が異なるため、ファイルシステムがその間の移動を許しません。バックアップ全体のプロジェクト ID を一つにそろえてください。lsattr -pR で確認し、chattr -p で変更できます。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>ドライブ上のバックアップの {path} は、ほかと異なる鍵で暗号化されているため、ファイルシステムがその間の移動を許しません。通常のフォルダーに戻してください。</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>バックアップは overlay ファイルシステム上にあり、フォルダー {path} を下の層から移動できません。redirect_dir=on を付けてマウントするか、通常のファイルシステムにバックアップしてください。</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>ドライブを読み取れませんでした（{detail}）。別のケーブルかポートを試してください。また起きるなら、ドライブの健康状態を調べてください。</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>ドライブが応答しません。内部処理中かもしれません。数分待ってから、もう一度開始してください。</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} が応答しません。このフォルダーを提供しているコンピューターまたはプログラムが動作し、接続されていることを確認してから、もう一度開始してください。すでにコピーされたファイルは安全です。</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>プログラムの一部が予期せず終了しました。コンピューターのメモリが足りなくなったのかもしれません。コピー済みのファイルは安全で、次回はそこから続きます。</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>停止しました。次のバックアップは、足りないものをコピーします。</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>停止しました。ここまでに復元したものは完全です。残りはもう一度復元してください。</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>停止しました。</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} があるのは、取り外せるドライブではありません。</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>ドライブは使用中です。そのファイルを表示しているプログラムやウィンドウを閉じて、もう一度試してください。</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>ドライブを取り出せませんでした（{detail}）。まだ外さないでください。もう一度試すか、コンピューターをシャットダウンしてください。</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>ドライブが書き終えたかどうかわかりません。まだ外さず、数分後にもう一度取り出しをしてください。</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>ドライブはまだマウントされています（{path}）。まだ外さないでください。アンマウントしてから、もう一度試してください。</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>停止しました。まだ書き込んでいるかもしれません。外さずに、もう一度取り出しをしてください。</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>{path} を読めません（{detail}）。</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>{path} のドライブ表を読み取れません（{detail}）。ファイルを直すか、別の場所へ移してください。</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>ドライブについて何か指定してください：--model、--usb、--capacity、--smartctl、--sysfs のいずれかです。</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} は、つながっているドライブではありません。`drives` コマンドで、つながっているものが表示されます。</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>このコンピューターでは、カーネルのログを読む権限がありません。sudo を付けて実行するか、systemd-journal グループに入れてもらうか、管理者としてログをファイルに保存し（dmesg &gt; log.txt）、--kernel-log で指定してください。</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} には、カーネルログも SMART レポートも含まれていません。`journalctl -k &gt; log.txt` でログを、`sudo smartctl -x /dev/sdX &gt; report.txt` でレポートを保存できます。</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>{drive} は準備できません：{reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} は、確認されたときと変わっています（違い：{what}）。何も変更していません。もう一度ドライブを見てください。</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} は {drive} の一部にすぎません。準備はドライブ全体に対して行います。全体を指定してください：{whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>--identity の内容を読み取れません。`prepare --dry-run --json` の出力を、そのまま指定してください。</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>このままでは、お見せしたのとは違う方法で {drive} を準備することになります。その間に、何かがインストールまたは削除されたためです。何も変更していません。もう一度計画を見てください。</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>{drive} の中身はすべて消えます。確認のため、次のとおりに名前を入力してください：{name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>プロファイル {profile} は、このコンピューターでは作れません：{reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>名前「{label}」は、この種類のドライブには長すぎます。{most}文字以内にしてください。</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>ドライブの名前を「{label}」にすることはできません。文字か数字で始め、文字と数字を使ってください。</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>暗号化したドライブにはパスフレーズが必要です。2回入力し、あとで見つけられる場所に保管してください。</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>このドライブのパスフレーズではありません。もう一度入力してください。</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>このコンピューターでは許可されませんでした。パスワードを求められた場合は、もう一度試して入力してください。そうでなければ、コンピューターに直接ログインするか、管理者に頼んでください。</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>「{step}」がうまくいきませんでした。{state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>準備は、終わる前に停止されました。{state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>ドライブは初期化されましたが、SMR ドライブに適した形になっていません：{detail}。もう一度準備してください。</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>{device} には、開けるものがありません。先にバックアップ用に準備してください。</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>ドライブを開けませんでした。取り外してつなぎ直し、もう一度試してください。</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>プログラムがドライブを使っています。開いているものを閉じて、もう一度試してください。</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>実行されたかどうかわかりません。ドライブを管理するサービス（UDisks2）が返事をしませんでした。1分待って、もう一度ドライブを見てください。</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} があるのは取り外せるドライブではないため、今の開き方のままです。バックアップは、あなたのファイルやフォルダーを読んだ時刻を記録しないようシステムに頼みます。ほかの人のファイルとリンクについては、それでも記録され、1つごとに小さな書き込みが生じます。</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} は暗号化されています。開くにはパスフレーズを入力してください。</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>ドライブを閉じられませんでした（{detail}）。まだ外さないでください。もう一度試すか、コンピューターをシャットダウンしてください。</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device} は、今のつなぎ方ではこの設定ができません。</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>これには、Shingleback の補助プログラムを、このコンピューターの管理者がインストールする必要があります。Shingleback のフォルダーで：sudo packaging/install-helper</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>Shingleback の補助プログラムは実行しませんでした：{reason}。</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>すべて書き込まれましたが、ドライブを取り出すサービス（UDisks2）が返事をしません。まだ外さないでください。ファイルマネージャーで取り出すか、コンピューターをシャットダウンしてください。</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>このコンピューターは、プログラムに必要なものを割り当てられませんでした（{detail}）。原因はドライブではありません。ほかのプログラムを閉じてから、もう一度お試しください。</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>プログラムは、このコンピューターのディスクにある自身のデータを読み書きできませんでした（{detail}）。ディスクに空きがあるか確かめて、もう一度始めてください。</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>Shingleback が自身のファイルを保存する {path} がありません。マウントされていないディスクにある場合は、マウントしてください。そうでない場合は、HOME を自分のフォルダーに設定してください。その後、もう一度開始してください。</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>Shingleback は、ドライブの内容を記録する {path} に書き込めません。そのフォルダーを自分のものにするか、HOME に自分のフォルダーを指定して、もう一度始めてください。</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>プログラム自体に問題が起きました（{detail}）。ファイルはそのままです。報告をお願いします。</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>フォルダー {path} がありません。名前を確かめるか、それがあるドライブをつないでください。</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} はファイルです。それが入っているフォルダーを指定してください。</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>フォルダー {path} を読む権限がありません。別のものを選ぶか、所有者に頼んでください。</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>フォルダー {path} を読み取れません: {detail}。フォルダーがあるドライブ、またはサーバーへの接続を確認してください。</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>{path} にはバックアップするものがないため、バックアップは作成されませんでした。そのドライブが接続されていない場合は、接続してください。</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>まだバックアップはありません。読み取れたファイルが 1 つもありませんでした。理由は各ファイルまたはフォルダーに示されています。</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} は、バックアップ自身 {destination} の中にあります。ほかの場所のフォルダーを選んでください。</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>読み込み中…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>このフォルダーは空でした。</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>名前に「{text}」を含むファイルやフォルダーは、どのバージョンにもありません。</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>ほかにもあります。もっと長い名前で検索してください。</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>この2つのバージョンの間に変更はありません。</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>この2つのバージョンの間では、フォルダーだけが変更されました。</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>ときどき遅いのはなぜですか？</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>なぜこんなに時間がかかるのですか？</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>どうしてわかるのですか？</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>なぜ今こんなに遅いのですか？</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>なぜ返事をしないのですか？</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>なぜ休むのですか？</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>なぜ動き続けるのですか？</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>1台で足りますか？</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>なぜ見えなくなったのですか？</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>なぜもういっぱいなのですか？</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>こうしたエラーの意味は？</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>ドライブには、まだあまり仕事がありません。</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>ドライブは、受け取ったものを書き込んでいます。</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>ドライブはそっとしておかれ、整理できます。</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>ドライブは、受け取ったものを書き出しています。</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>すべて書き込まれ、ドライブは使用が終わりました。</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>ドライブは今、返事をしていません。</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>ドライブは外されたか、もう返事をしません。</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>Shingleback はファイルを1つずつコピーし、合間に、本当にドライブ上にあることを確かめます。</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>Shingleback はドライブを待っています。問題は起きていません。</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>Shingleback は、まずコピー済みのものを確実にします。</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>Shingleback は、ドライブに何もしていません。</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>Shingleback は今、このドライブにバックアップしていません。</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>バックアップは途中で終わりました。ドライブ上で安全だったものは残り、次のバックアップはそこから続きます。</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>多くのドライブは、初めは速く、数ギガバイトを過ぎると遅くなります。30秒ほど止まることもあります。</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>数分かかることがあり、その間はほとんど動きがありません。</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>何もコピーしていなくても、ドライブがうなったり、カチカチ鳴ったり、温かいままだったりすることがあります。</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>まだしばらく、自分で動いていることがあります。</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>これは正常ではありません。たいていは、突き止められる原因があります。</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>いつもどおり作業を続けてください。いつでも一時停止や停止ができます。ドライブは外さないでください。</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>少しお待ちください。ドライブは外さないでください。</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>外す前に、ドライブを取り出してください。</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>Shingleback は、ドライブ上のバックアップを開いています。</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>眠っていたドライブは、目を覚ますのに数秒かかります。</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>Shingleback は、フォルダーの中で新しいファイルや変更されたファイルを探しています。</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>ファイルがとても多いと、数分かかります。</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>今は遅くなっています。ドライブが場所を空ければ、また速くなります。</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>場所を空けているドライブは、1～2分、返事をしないことがあります。</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>ドライブは、別のプログラムのために動いています。</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>Shingleback は、別のプログラムに先を譲っています。</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>2つのプログラムが同時に使うと、どちらにとってもドライブが遅くなります。</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>Shingleback は一時停止中です。これまでにコピーしたものは、ドライブ上で安全です。</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>いつでも再開できます。ドライブを持ち出すには、停止してから取り出してください。</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>すべてコピーされました。Shingleback は新しいバージョンを仕上げています。</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>ドライブはまだ書き込み中かもしれません。</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>Shingleback はすべてが書き込まれるまで待ち、それからドライブを解放します。</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>ドライブは自分で整理しています。</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>バックアップが完了しました。Shingleback は、もうドライブに何もしていません。</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>時間があれば、しばらくドライブの電源を入れたままにしてください。外す前に取り出してください。</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>ドライブは、受け取ったものをすべて書き込みました。</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>Shingleback は、ドライブでの作業を終えました。</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>数秒間、回り続けるドライブもあります。</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>ドライブを外せます。</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>ドライブはまだ使用中か、書き終えていません。</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>Shingleback は、ドライブの使用を終えられませんでした。</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>たいていは、別のプログラムがドライブのファイルかフォルダーを開いています。</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>ドライブを使っているものを閉じて、もう一度取り出してください。まだ外さないでください。</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>ドライブはもう開いていないか、外されました。</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>その前に書き込まれたものは、ドライブに残っています。</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>整理が長引いて、コンピューターがドライブをあきらめることがあります。それだけなら害はありません。</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>数分間、つないだままにしてください。戻らなければ、外してつなぎ直し、もう一度始めてください。</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>ドライブに、もう場所がありません。</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>古いバージョンも場所を取ります。</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>そこにある不要なものを削除するか、フォルダーを減らすか、もっと大きなドライブを使ってください。</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>ドライブがエラーを返しました。</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>別のケーブルと別のポートを試してください。「何が起きましたか？」に詳しくあります。</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>そこに書かれていることを行い、バックアップをもう一度始めてください。</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>ドライブはつながっていて、開いています。どのプログラムでも使えます。</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>書き込みのあと、しばらく動くことがあります。整理しているためです。</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>自由にお使いください。外す前に取り出してください。</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>バックアップはコンピューター本体のディスクにあります。</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>ディスクが壊れると、バックアップもファイルと一緒に失われます。</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>外付けドライブにもバックアップしてください。</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>ドライブはつながっていますが、開いていません。</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>ファイルを使うには、ドライブを開いてください。</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>ドライブはつながっていますが、開けるものがありません。</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>ここで使うには、バックアップ用に準備してください。中身は消去されます。</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} が {time} 応答していません。バックアップは応答を待っています。</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} が {time} 応答していません。バックアップは {server}（{kind}）の応答を待っています。</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} が {time} 応答していません。</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} が {time} 応答していません。場所は {server}（{kind}）です。</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>応答がないままの場合、{time}後に除外されます。</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>先にドライブが目を覚ます必要があるかもしれません。</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>すべてコピーしました。最後の分をドライブに書き込んでいます。</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>すでにコピーした分を、先にドライブ上で確かなものにしています。</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>ここまでにコピーした分は、ドライブ上で安全です。いつでも再開できます。</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>ドライブがエラーを返しました。まだ接続されているかどうかが分かるまで数秒かかります。</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>まだ外さないでください。</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>バックアップが完了しました</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>下の一覧を除いて、バックアップが完了しました</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>バックアップを始められませんでした</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>ドライブの接続が切れました</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>ドライブがいっぱいです</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>ドライブがエラーを返しました</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>安全のため、始めませんでした</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>停止しました</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>プログラム自体に問題が起きました</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>バックアップは終わりましたが、その中に壊れたファイルがあります</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>前回のバックアップから、何も変わっていません。</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>前回のバックアップから、ほかには何も変わっていません。</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>ドライブが {time} の間、返事をしていません。整理のために、このように止まるドライブは多くあります。つないだままにしてください。</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>取り出す前にドライブが外されました。バックアップした内容は、その前にすべて書き込まれていました。次回は先に取り出してください。</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>ドライブはもう開いていません。ほかのプログラムが閉じたか、外されました。バックアップした内容は、その前にすべて書き込まれていました。</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>バックアップを始める前の質問</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>ドライブはもう開いていません</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>ほかのプログラムが閉じたか、外されました。</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>次のバックアップは、足りないものをコピーします。</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>すでにドライブにあるファイルは安全です。</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>バックアップを続けるには、ドライブをもう一度接続してください。</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>ドライブはまだ安全に外せません。</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>ドライブを安全に外せます。</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} → {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>ファイルをコピーしています。</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>ドライブを休ませています</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>これまでに {files}、{size}</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>ドライブを安全に外せます</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>ドライブはまだ外せません</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>外す前に、ドライブを取り出してください。</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>開始しています</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>変更を探しています</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>コピーしています</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>仕上げています</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>一時停止しています</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>一時停止中</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>ドライブがあるか確かめています</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>停止しています</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>ドライブを取り出しています</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>shingled</source>
            <translation>SMR 方式</translation>
        </message>
        <message>
            <source>shingled (host-aware)</source>
            <translation>SMR 方式（host-aware）</translation>
        </message>
        <message>
            <source>shingled (host-managed)</source>
            <translation>SMR 方式（host-managed）</translation>
        </message>
        <message>
            <source>conventional</source>
            <translation>従来方式</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>SMR の手がかりなし</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>ハードディスクではない</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>不明</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>SMR（瓦記録）ドライブ</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>SMR（瓦記録、host-aware）ドライブ</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>SMR（瓦記録、host-managed）ドライブ</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>SMR ではない従来方式（CMR）のドライブ</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>ハードディスク以外の機器</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>このプログラムで作った {folders} のバックアップがすでにあります。</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>これは{what}です。</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>ほぼ確実に、これは{what}です。</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>おそらく、これは{what}です。</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>もしかすると、これは{what}です。</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>SMR ドライブだという手がかりはありません。SMR ではないという証明にはなりません。</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>これだけでは、SMR ドライブかどうか誰にもわかりません。</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>こうしたドライブのレポートが公開されている</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>メーカーがそう述べている</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>最初の SMR ドライブが出た2013年より前に売られていた</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>smartmontools の作者が調べた</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>利用者が突きとめた</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>系列と年代からわかる</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>確かめられていない</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>Linux に SMR ドライブのゾーンが見えています。Linux の呼び方は {value} です。</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>ドライブが SMR だと Linux に伝えています：{value}。</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>Linux のログでは SMR ドライブと呼ばれています：{value}。</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>ドライブ自身が SMR だと言っています：{value}。</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>host-managed 型のドライブだけがする答え方をしています。</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>Linux が数えたゾーンは{count}個です。ゾーンがあるのは SMR ドライブだけです。</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>SSD と同じ NVMe で接続されています。</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>メモリカードです。</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>中に回転するものはないと、自分で言っています。</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>名前 {model} は、フラッシュメモリを使ったドライブの名前です。</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>名前 {model} は、USB メモリかカードリーダーの名前です。</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>容量が USB メモリと同じくらい小さいです。</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>回転するものはないと、Linux に伝えられています。</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>回転するディスクなのに、消したファイルの知らせ（TRIM）を求めています。ハードディスクで、これを使うのは SMR だけです。</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>SMR ドライブや SSD のように、消したファイルの知らせ（TRIM）を求めています。回転するかどうかは、ここからはわかりません。</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>smartctl では {family} に分類されています。</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>ドライブの表では、{model} は「{recording}」です（{trust}）。</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>{model} については情報源が食い違います。ほかでは「{recording}」とされています。</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>名前の初めの部分 {model} しかわかりません。表の中で当てはまるドライブは、どれも「{recording}」です。</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>{model} に当てはまるドライブについて、情報源が食い違います。ほかでは「{recording}」とされています。</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>USB ID {usb}（{family}）で、この容量のドライブは「{recording}」です（{trust}）。</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>USB ID {usb} のドライブの一部は「{recording}」です。外からは見分けられません。</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>USB ID {usb} で、この容量のドライブの中身はディスク {inner} で、「{recording}」です（{trust}）。</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>USB ID {usb} のドライブは、表にある容量では「{recording}」です（{trust}）。</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} は、次の種類のディスクを内蔵して販売されています：{recording}（{trust}）。</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>{model} の箱に入っているドライブには別の種類のものもあります：{recording}。どれかは箱からは分かりません。</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} は、ディスク {inner}（{recording}）を内蔵して販売されています。{trust}。</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>目安として、{family} は「{recording}」です。</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>ほかでは、{family} は「{recording}」とされています。</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>回転するものはないと、Linux に伝えられています。変換アダプターはよく間違えます。</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>消したファイルの知らせ（TRIM）を求めていません。何の証明にもなりません。求めない SMR ドライブは多くあります。</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>Linux にはゾーンが見えません。何の証明にもなりません。家庭用の SMR ドライブはゾーンを隠します。</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>単純な USB の方式で接続されていて、ドライブ自身の情報が隠れています。</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>ハードディスクで、SMR だともそうでないとも言えません。</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>わかることが少なすぎます。機種名か、USB ID と容量がわかると役に立ちます。</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>ドライブの表に {model} はありません。</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>ドライブの表に USB ID {usb} はありません。多くのケースは、中のディスクを隠します。</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>USB ID {usb} は複数のドライブで使われています。容量がわかれば、もっとわかります。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>ここで {date} に測定しました。ディスク上にキャッシュを持つ SMR ドライブのように動作します。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>ここで {date} に測定しました。すべてをログに書き込む SMR ドライブのように動作します。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>ここで {date} に測定しました。従来方式のドライブのように動作します。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>ここで {date} に測定しました。可動部品のないドライブのように動作します。</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>これはモデルで、SMR ドライブのように書き込むように作られています。</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>{path} からは、ドライブについて何も読み取れませんでした。</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>%Ln行を変更</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>%Ln行を追加</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>%Ln行を削除</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>後のバージョンでは：{changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>後のバージョンのほうが {size} 大きいです。</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>後のバージョンのほうが {size} 小さいです。</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>両方のバージョンは同じサイズです。</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>両方とも同じバージョンです。</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>両方とも同じテキストで始まります。</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}。比較したのはファイルの先頭だけです。</translation>
        </message>
        <message>
            <source>{moment} · {size}</source>
            <translation>{moment} · {size}</translation>
        </message>
    </context>
    <context>
        <name>wizard</name>
        <message>
            <source>Please wait</source>
            <translation>お待ちください</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>このドライブを選びました。</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>合うものを探しています…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}、暗号化あり</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>このドライブ用の計画はありません</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>認識できるものは入っていません。</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>認識できません</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{folders} の{backups}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{folders} の{backups}（{versions}、最新：{day}）</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln 件のバックアップ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln 個の版</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>開かないと中身は見えません</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>{used} 使用済み</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>少なくとも {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>USB ポート {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>USB ポート {port}、{device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>ドライブ</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>質問</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>消去</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>内容と時期</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>手順 {number}/{count}</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>問題 %Ln 件</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>{date} の週: {said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln 回</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>バックアップ</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>バックアップは %Ln 週</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>検査</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>検査は %Ln 週</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>手入れ</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>手入れは %Ln 週</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>休止</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>休止は %Ln 週</numerusform>
            </translation>
        </message>
    </context>
</TS>
