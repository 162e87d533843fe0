<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>所有库及其许可证</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>关于 Shingleback</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>出了问题？请保存一份报告，并附在 {address} 的错误报告中。其中不含文件、硬盘或人的名称。</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>保存报告(&amp;R)…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>自由软件，依照 GNU 通用公共许可证第 3 版或更高版本发布。不附带任何担保。</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>窗口由 Qt 和 PySide6 {version} 绘制，依照 GNU 宽通用公共许可证第 3 版使用。</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>许可证全文：{folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>调整</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>正在进行。可能会要求您输入密码。</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>关闭 UAS</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>重新使用 UAS</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>从不停转</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>一小时后停转</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>按厂商的设定</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>什么时候有用？</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>不停放磁头</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>按厂商的设定停放</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>单独的备份</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>与“{name}”的硬盘轮换</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>两个硬盘保存相同的文件夹。请将其中一个存放在别处，并不时交换。</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>为什么这样？</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>刚插上：{name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>每次备份后执行到期的项目，
最多两小时</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>现在无法查询硬盘</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>“{drive}”没有插上</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>了解硬盘的服务（UDisks2）没有应答。</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>一旦应答，就会自动继续。</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>请重新插上，哪个端口都行：然后就会继续。</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>硬盘已准备好；保持不变。</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>没有清除任何内容。</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>关闭(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>使用电池时也开始自动备份</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>提醒前的未备份天数</translation>
        </message>
        <message>
            <source>never</source>
            <translation>从不</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>超过此天数未备份时提醒我</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>新备份集的节奏</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>在硬盘上</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>可安全拔出</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>尚未</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>没有新内容</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}，{files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>还不行：正在弹出</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>否：请先弹出</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>否：使用中</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>例如：{name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>名称或产品型号</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>查询</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>请输入包装盒或商店标注的名称（含容量）或产品型号。</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>购买之前：硬盘里面是什么？</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>已选择：{moment} 时的文件。</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>缓存</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>显示路径</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>模拟</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>未使用</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>属于本机</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>最近十二个月</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>上次完成：{care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>查看内容和原因</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>测量后未恢复它的写入缓存</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>现在执行</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>没有风险。备份优先，并且可以随时取消。</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>还不知道需要做什么。</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>没有到期的项目。</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>正在查看</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>先完成备份，之后继续。</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>已暂停：{action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>已完成多少</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>最多还需 {time}</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>损坏的文件</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>从较早的版本恢复</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>从这台电脑重新复制</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>已停止。已完成的部分有效。</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>完成。</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>更改类型</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>之前</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>复制自</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>复制到</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>最后读回两者并进行比较(&amp;R)</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>使用新硬盘的全部空间(&amp;O)</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>复制后让两个硬盘都可以保持连接(&amp;U)</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>也复制未使用的区域(&amp;S)</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>旧硬盘的备份集从此改用副本(&amp;V)</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>复制自(&amp;F)</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>复制到(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>节奏(&amp;P)</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>更多选项</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>请先选择要复制的内容。</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>请先选择复制到哪里。</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>请先接入新硬盘，或选择一个映像文件。</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>从映像文件复制</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>复制到映像文件</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>在硬盘上</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>已比较</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>可安全拔出</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>尚未</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>相同</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>是</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>否：使用中</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>否：请先弹出</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>下一步(&amp;N)</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>继续复制(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>清除并复制(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>复制(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>将硬盘复制到另一个硬盘</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>改为只移动一个备份</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>为什么有时会慢？</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>弹出副本(&amp;E)</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>{drive} 已被拔下。</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>逐步操作</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>关闭它(&amp;L)</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>重试(&amp;T)</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>正在查看两个硬盘…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>正在复制硬盘。</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>如果现在停止，已复制的内容会保留。以后可以用同样的两个硬盘继续。</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>停止复制(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>继续复制(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>它会在那里告诉您硬盘何时插上。点击图标可重新打开窗口，菜单里可以退出。只会问您这一次。</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>让 Shingleback 留在托盘里吗？</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>留在托盘(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>清除“{drive}”？</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>请继续输入…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ 不一致。</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ 一致。</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>请先输入“{name}”</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>输入“{name}”以清除：</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>将被清除的硬盘的名称</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>请输入名称，以确认这是正确的硬盘。</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>上面的一切都将永久丢失。</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>我指的是这块硬盘(&amp;M)</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>我知道上面的一切都会丢失(&amp;K)</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>我指的是这块硬盘(&amp;M)：{name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>硬盘的新名称</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>硬盘的新名称(&amp;N)</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>取消(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>返回(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>清除并准备(&amp;E)</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>请先修改硬盘的新名称</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>这太容易被猜到。请使用四个或更多互不相关的词。</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>更长的密码更难猜出：例如四个或更多互不相关的词。</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>现在与备份不同的文件</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>两者都保留(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>保持原样(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>保持原样(&amp;L)</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>用备份中的替换(&amp;P)</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>用备份中的替换(&amp;P)</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>备份中的文件名会加上日期。</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>备份中的文件将命名为“{name}”。</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>备份中的文件名会加上日期，例如“{name}”。</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>为什么这样？</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>立即备份</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>现在不</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>按您的选择自动开始。</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>{name} 的备份将在 {time} 后开始</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>保存报告…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>报告会显示出错的位置，以便修复。其中不含文件、硬盘或人的名称。</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Shingleback 的一部分崩溃了</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>检查本机(&amp;L)</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>打开日志文件(&amp;F)…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>内核日志或 SMART 报告。</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>粘贴日志(&amp;P)</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>您从终端等处复制的内核日志或 SMART 报告。</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>复制供论坛使用的报告(&amp;C)</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>不含序列号、名称和文件夹。</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>显示所有硬盘</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>正在读取日志…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>专家信息</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>发生了什么？</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>日志里的错误是什么意思？</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>日志无法读取</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>硬盘没有响应、消失了，或者出现了错误？Shingleback 会读取系统日志，解释发生了什么以及该怎么做。它不会更改硬盘上的任何内容。</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>出了问题？</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>报告已复制。请先通读，再粘贴到您求助的地方。</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>您粘贴的内容既不是内核日志，也不是 SMART 报告。</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>显示最后 {count} 条。</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>来自粘贴的内容</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>来自文件 {name}</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>仅 {name}</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>打开日志或报告</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>正在从硬盘获取文件，稍后即可拖动。</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>内容太多，无法拖动。请改用“恢复”。</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>无法从硬盘读取文件。</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>未能读取全部内容。请改用“恢复”，其中会列出缺少的内容。</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>就绪：将文件拖到文件夹中。</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>它现在在做什么？</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>注意</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>健康</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>连接</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>上面的内容</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>维护</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>什么是正常的？</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>显示进展</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>打开硬盘</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>设置为备份盘</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>弹出</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>重新使用</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>不清空，直接备份到该硬盘</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>清空并重新设置</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>发生了什么？</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>测量</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>显示其区域</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>复制到另一个硬盘</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>将其备份移到另一个硬盘</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>不使用这块硬盘</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>上面没有可以打开的内容。</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>无法设置：{reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>不再保护</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>保护这块硬盘</translation>
        </message>
        <message>
            <source>More</source>
            <translation>更多</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>上面的内容</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>插在</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>序列号末尾</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>正在查看上面的内容…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>硬盘</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>型号</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>最新的文件</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>关于这块硬盘</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>插上模拟硬盘</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>您的硬盘</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>本机的硬盘（{count}）</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>请插上硬盘</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>一插上，您就会看到它是什么样的硬盘、状况如何、什么对它是正常的。</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>已插上，但没有出现</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>为什么？</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>备份对您重要的内容</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>选择文件夹和位置</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>一块硬盘够吗？</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>请插上硬盘并设置为备份盘。或直接使用硬盘上的文件夹。</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>查找硬盘</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>硬盘 {name} 已插上。可以设置为备份盘，清除任何内容之前您都会看到。或直接使用硬盘上的文件夹。</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>设置这块硬盘</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>文件和文件夹</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>上一级(&amp;U)</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>找到的内容</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>更改内容</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>已完成多少</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>到上一级文件夹</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>未选择任何内容</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>已选择：最新的一份，{moment}。</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>所有版本中</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>所有文件夹</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>文件夹 {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>此后</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>修改时间</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>文件和文件夹</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>专家信息</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>该怎么做</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>更多说明</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>设备</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>日志行（{count}）</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>来源：{source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>更改…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>所有备份都排除的内容</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>更改每次备份所排除的内容</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>无</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>排除的内容</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>规则，每行一条</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>标记为缓存的文件夹(&amp;C)</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>每行一条规则。末尾带斜杠的名称表示文件夹，* 代表任意字符：Downloads/ 或 *.iso。开头带斜杠的规则从被备份的文件夹算起。</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>以模式编辑（高级）(&amp;P)</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>不在此备份中</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>更改…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>勾选要备份的内容，其余内容会排除。</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>另一块硬盘：{path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>正在统计…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>已排除：{size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>到目前为止 {counted}…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>详情</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>排除的内容</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>同时备份位于 {path} 的硬盘（{size}）</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>所有说明</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>关闭(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>我们怎么知道？</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>专家信息</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>另见</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>值得知道</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>在所有版本中搜索</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>排除一种文件类型</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>文件名的结尾，例如：.iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>此文件的版本</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>比较版本</translation>
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
            <translation>恢复文件</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>备份</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>要备份的文件夹</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>选择要备份的文件夹</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>请添加对您重要的文件夹，或拖放到这里。</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>是，继续使用(&amp;Y)</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>不，是另一个(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>大小</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>要备份的文件夹；未勾选的会被排除</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>添加文件夹(&amp;A)…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>移除(&amp;R)</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>备份什么，何时备份</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>硬盘已就绪。</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>硬盘上的备份继续进行。</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>稍后(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>返回(&amp;B)</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>立即备份(&amp;N)</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>请至少添加一个文件夹。</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>请移除不存在的文件夹。</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>合计：{size}，{files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>到目前为止 {total}…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>超过了硬盘的容量。请去掉最不重要的。</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>选择要备份的文件夹</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>这是第二个硬盘吗？</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>名称</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>所在版本</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>现在</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>仍然存在</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>{day} 之前位于 {place}。</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>存在的时间：{periods}。</translation>
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
            <translation>把图表保存为图片</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>图片 (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>把数据保存为表格</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>表格 (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}，{at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>无法保存“{path}”。</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>系统说：{why}。请选择其他位置。</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>比较</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>与之前的备份比较</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about}（{key}，或 Ctrl 加鼠标滚轮）</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about}（{key}）</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>显示更长时间</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>显示更短时间</translation>
        </message>
        <message>
            <source>All</source>
            <translation>全部</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>显示整个过程</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>保存</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>保存图表</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>保存为图片 (PNG)(&amp;P)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>保存为表格 (CSV)(&amp;T)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>复制详细信息</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>这次略过(&amp;O)</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>正在读取。休眠的硬盘需要片刻。</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>什么会有帮助</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>哪些数值重要？</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>为什么有时读不到？</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>说明这里显示的内容</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>说明这里显示的内容 (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>恢复文件(&amp;R)</translation>
        </message>
        <message>
            <source>History</source>
            <translation>历史记录</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>显示(&amp;S)</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>所有备份</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>每次备份、检查和恢复结束后都会列在这里。</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>备份集 {name} 已删除。已备份的内容仍在硬盘上。</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>要把硬盘上的文件复制到哪里？</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>备份仍在进行。</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>停止后，已复制的内容保留在硬盘上，下次备份从那里继续。</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>停止并关闭(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>让它继续(&amp;K)</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>完成时间(&amp;B)</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>这时由 Shingleback 选择节奏：能按时完成备份的最轻柔的节奏。</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>备份完成后弹出硬盘(&amp;E)</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>每天备份需要硬盘一直插着，所以不会弹出。</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>只要有空间就保留旧版本(&amp;V)</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>保留最近 30 天的所有版本，之后每月一个。空间不足时，最旧的先移除。最近 4 周和 12 个月中各自最新的版本，只会让位给已等待一周的文件。</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>此备份集要排除的模式，每行一个</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>节奏(&amp;P)</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>供专家使用：此备份集要排除的模式，每行一个，例如 *.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>图片</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>排除文件夹</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>取消勾选备份应排除的每个文件夹。</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>已跳过</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>原因</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>有问题的文件</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>已跳过</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>从硬盘读取</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>已复制</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>线条和图案的含义</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>写入硬盘</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>之前的备份</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>不会告诉您这些硬盘：</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>这些硬盘受保护，不会被误设为备份盘：</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>重新告诉我</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>重新告诉我 {drive}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>不再保护</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>不再保护 {drive}</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>列表(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>图片(&amp;P)</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>我已关开电源</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>它回来了</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>停止</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>更多说明</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>停止测量(&amp;S)</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>正在测量</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>第 {number} 项测试，共 {count} 项。</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>已用时 {time}。总共需要 {whole}。</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>这是模拟硬盘的时间，快 {times} 倍。</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>已写入 {written}，最多 {total}。</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>开始测量(&amp;S)</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>它如何判断？</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>测量 {drive}</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>无法测量该硬盘</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>硬盘上没有留下任何东西。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>正在制定计划…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>无法保存“{path}”：{why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>正在测量硬盘。</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>如果现在停止，硬盘上不会留下任何东西，已测得的结果会丢失。</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>停止测量(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>继续测量(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Shingleback 被移动或重新安装过，因此没有找到。现已修复。</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>定时器曾尝试启动 Shingleback：{moment}。此命令会显示失败原因：
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>自动备份未能启动</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>备份所在位置</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>从 {drive} 移出</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>与另一个备份（其他文件夹的）合并(&amp;E)</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>另一个备份的位置</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>与 {drive} 合并</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>备份位置</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>移到 {drive}</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>两者合为一个备份，就像一直备份到同一个硬盘上一样：每个版本都有两者当时的内容。两个旧硬盘都必须插着，并且只会被读取。</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>让去往旧位置的备份集此后去往新位置(&amp;S)</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>移自</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>移至</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>请先选择存放备份的文件夹。</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>请先选择存放另一个备份的文件夹。</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>请先在新硬盘上选择一个文件夹。</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>将备份移到另一个硬盘</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>已移动</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>移动(&amp;M)</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>恢复文件(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>弹出新硬盘(&amp;E)</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>正在比较</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>正在读回全部内容并比较。</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>已复制 {copied}。之后会读回全部内容并比较。</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>正在移动备份。</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>旧硬盘仍有全部内容。现在停止，以后可以用同样的位置继续。</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>停止移动(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>继续移动(&amp;G)</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>栏目</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>主页(&amp;O)</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>恢复(&amp;E)</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>硬盘(&amp;D)</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>历史记录(&amp;Y)</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>发生了什么？(&amp;H)</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>值得知道(&amp;N)</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>设置(&amp;I)</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>弹出硬盘(&amp;E)</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>它确实是空的：备份(&amp;I)</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>是我清空的：备份(&amp;E)</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>删除旧版本并备份(&amp;V)</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>在那里开始新备份(&amp;N)</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>继续那个备份(&amp;T)</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>是我删除的：备份(&amp;R)</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>今晚执行</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>若今晚进行，完成时间</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>请让硬盘保持连接。Shingleback 会备份到它、完成需要的维护并将其弹出，然后通知您。</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>今晚不执行</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>为什么？</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>现在在做什么？(&amp;D)</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>现在在做什么？</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>为什么这样？</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>硬盘</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>什么是正常的</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>您可以做什么</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>两块硬盘轮流使用(&amp;T)</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>一块放在家里，一块放在别处。每块硬盘各有一份相同文件夹的备份。</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>第二块硬盘上的备份位置</translation>
        </message>
        <message>
            <source>never</source>
            <translation>从不</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>几天后提醒您换上另一块硬盘(&amp;D)：</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>按您的回答所推荐的(&amp;R)</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>已知，但不推荐用于叠瓦式硬盘：</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>为什么不？</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>您用 ZFS 吗？</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>会做什么</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>需要多久</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>可能出什么问题</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>节奏</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>轻柔</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>均衡</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>全速</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>最多</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 MB/s，给硬盘留出整理的时间</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>按硬盘接受的速度，小步进行</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>尽可能快，大步进行</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>指定 MB/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>最高 MB/s</translation>
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
            <translation>节奏(&amp;C)</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>再次输入密码</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>两次还不一致。</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>密码(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>再次(&amp;M)</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>没有人能找回它，没有它备份就丢失了。请写下来，且不要与硬盘放在一起。</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>请先设置密码</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>之后的备份和恢复会稍慢一些。</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>不询问管理员密码(&amp;D)</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>硬盘上的文件夹</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>备份位置</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>选择(&amp;C)…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>此文件夹位于要备份的 {folder} 之内。毁坏 {folder} 的事故也会毁坏备份。请选择另一个硬盘上的文件夹。</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} 也在此硬盘上。如果硬盘损坏，两者都会丢失。请选择另一个硬盘。</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>可容纳 {room}，共 {total}（{filesystem}）。</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>有 {folders} 的备份。</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>那里还没有备份。</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>需要稍等片刻。硬盘可能正在唤醒或整理。</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>使用 {drive}</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>选择硬盘上的文件夹</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>快速：判断硬盘的类型(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>详细：还检查随机写入是否会填满缓存(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>完整：还测量缓存的大小(&amp;F)</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>按填充程度：逐步填满空硬盘(&amp;L)</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>仅这些测试(&amp;O)：</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>默认</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>最多写入(&amp;M)</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>单项测试和写入量</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
（需要密码）</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>如果停止，到目前为止的测量结果将丢失。</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>不写入任何内容：仅读取 {size} 的硬盘。</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>如果停止，其文件会被删除，到目前为止的测量结果将丢失。</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>演示测量的是一个 {size} 的模拟硬盘（此硬盘是它的缩小版），速度是真实硬盘的 {times} 倍。</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>用自己的文件填充硬盘，在填充到 {levels} 时测量，最后删除该文件。不会动硬盘上的其他内容，但其他程序可用的空间会越来越少。</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>这对硬盘的磨损与用备份填满它相同。</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>在空闲空间中创建一个 {area} 的文件，并在结束时删除。硬盘上的其他内容不会被触碰。</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>对硬盘的磨损不超过复制同样多的数据。叠瓦式硬盘（SMR）在整理时还会重写数倍的数据。</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>最多写入 {written}；需要 {time}。</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>在终端中手动做同样的事：</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>每个选项的理由：</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>专家信息</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>值得知道：</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>这无法撤销。</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>硬盘速度随时间的变化</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>备份速度随时间的变化</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>下方的句子说明当前的情况。</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>立即备份</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>计算机正在使用电池。接通电源后，备份就会开始。</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>{name} 的备份在等待接通电源</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>文件开头</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>打开副本(&amp;O)</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>选择文件即可查看内容。</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>无法从硬盘读取。</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>这是供查看的副本。要保留请恢复该文件。</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>此文件无法预览。</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>硬盘插上时告诉我(&amp;T)</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>显示动画</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>语言</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>系统语言</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>备份或恢复结束后将切换语言。</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>外观</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>跟随系统</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>深色</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>关闭窗口时</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>询问我</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>在托盘中继续运行</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>哪些计算机会读取这块硬盘？</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>仅 &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>还有 &amp;Windows 或 macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>要用密码保护吗？</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>否(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>是(&amp;Y)</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>上面主要会放什么？</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>文档、照片、邮件等各种文件(&amp;D)</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>大文件：影片、磁盘映像(&amp;F)</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>硬盘看起来与之前不同。请确认它仍是您要用的那一块。</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>硬盘中途被拔下。请确认它仍是您要用的那一块。</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>更多选项</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>两个问题</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>由此得出：</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>退出后，在您再次登录或打开 Shingleback 之前，不会开始自动备份。</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>退出后，在您再次打开 Shingleback 之前，不会开始自动备份。</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>退出 Shingleback 吗？</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>退出(&amp;Q)</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>继续运行(&amp;K)</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>不再询问</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>完成时间</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>保存报告</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>已保存：{file}。请附在 {address} 的错误报告中。</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>已完成多少</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>正在查看那里已有的内容</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>程序自身出了问题</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>这台电脑从未备份过这个文件夹</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>无法恢复到那里</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}，{size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>可以恢复：{amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>您要的内容都已在那里，与备份时一样。</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>没有需要恢复的内容</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>{amount} 可以直接恢复，不会更改现有文件。其余的怎么处理？</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>怎么处理它？</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>怎么处理它们？</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>除非您同意，现有的内容不会被覆盖。</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>正在停止</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>正在恢复您的文件</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>您的文件回来了</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>按您的要求，现有内容保持原样：见下文。</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>其余的回来了</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>已取回的内容保持不动。其余的随时可以恢复。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>除了您无权设置的以外，它们的特殊权限已恢复。</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>全部已在那里。</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}。它们在 {folder} 中。</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}。它在 {folder} 中，名为“{name}”。</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}。它们在 {folder} 中。与现有文件并存的，文件名带有日期。</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>打开文件夹(&amp;O)</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>重试(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>完成(&amp;D)</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>立即恢复(&amp;R)</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>仍然使用此位置(&amp;U)</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>恢复到其他文件夹(&amp;F)</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>同时恢复特殊权限(&amp;M)</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>停止并关闭(&amp;S)</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>让它继续(&amp;K)</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>文件仍在恢复中。</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>如果停止，已恢复的文件会保留。其余的可以随时恢复。</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>仍在校验备份。</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>如果停止，其余部分不会被读取，下次校验将从头开始。</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>全部恢复</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>恢复“{name}”</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>测量于 {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>图表和数据</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>所有备份都排除的内容</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>不再排除(&amp;X)</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>排除一个文件夹(&amp;F)…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>排除一种文件类型(&amp;T)…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>选择要排除的文件夹</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>暂停(&amp;P)</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>继续(&amp;G)</translation>
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
            <translation>运行期间计算机保持唤醒。</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>做过什么</translation>
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
            <translation>运行期间计算机保持唤醒。</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>模拟</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>备份到模拟硬盘</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>备份到 {place}</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>备份</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>查看此版本的文件(&amp;F)</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>这次的过程没有保存。</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>一切都已写完，硬盘已断电或静止。</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>可以安全拔出 {name}</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>可以安全拔出硬盘</translation>
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
            <translation>保存测量结果</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>保存为图片 (PNG)(&amp;P)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>保存为矢量图 (SVG)(&amp;D)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>保存为表格 (CSV)(&amp;T)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>保存为 JSON(&amp;J)…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>用于分享，不含名称和时间(&amp;H)…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>{drive} 的测量</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>测试或校验</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>全部恢复(&amp;E)…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>恢复(&amp;R)…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>请先返回文件夹。</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>显示进展</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>更改</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>恢复文件</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action}：{name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>另一个备份正在进行。</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>请先选择文件夹和备份位置。</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>更多选项</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>删除此备份集</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>保存(&amp;A)</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>新的备份集</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>更改 {name}</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>两个位置在同一块硬盘上。请插上第二块硬盘，并选择它。</translation>
        </message>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>添加备份集</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>模拟</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>欢迎</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>关于 Shingleback</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>即使 Shingleback 未打开也每天备份</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>会话中的定时器会启动备份，并补上错过的备份。</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>登录时在托盘中启动</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>您会收到硬盘通知，备份会自动开始。</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>设置</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>备份</translation>
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
            <translation>这是演示：硬盘是模拟的，不会清除任何真实的硬盘。</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>显示输入的内容(&amp;S)</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>{name} 的版本</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>比较</translation>
        </message>
        <message>
            <source>with</source>
            <translation>与</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>文件夹</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>里面的内容</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>要备份的文件夹</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>不存在</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>“{path}”无响应</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>无响应</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>正在统计…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}，{files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>到目前为止 {counted}…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>已完成多少</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>随机测试五个文件(&amp;T)</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>一个备份够吗？</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>文件无法测试</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>把五个文件取回本机，与备份比较，然后再删除。</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>您的文件能取回吗？</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>正在测试</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>硬盘上的副本与写入的不一致。请检查硬盘。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>测试或校验</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>此桌面在登录时可能不会启动程序。主页会说明该怎么做。</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>Shingleback 未打开时也备份：由定时器启动</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>重启后也备份：Shingleback 会在登录时于托盘中启动</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>打开硬盘</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>再看一次(&amp;L)</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>打开其他位置的备份…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>恢复文件</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>是在另一台计算机上备份的吗？请插上硬盘，打开上面的备份。</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>还没有备份过任何内容</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>硬盘需要时间。它可能要先唤醒。</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>正在打开 {place}</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>备份无法读取</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>{place} 上还没有完整的备份。完成后，可在此找到其中的文件。</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>还没有可恢复的内容</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>备份位于 {place}，但它未连接。</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>连接共享文件夹以恢复文件</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>备份在 {place} 上，但它尚未连接。</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>连接硬盘以恢复文件</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>备份在 {place} 上，它已插上，但没有打开。</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>打开硬盘以恢复文件</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>找不到备份</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>此文件夹中没有备份</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>硬盘正忙于备份，这可能需要一些时间。</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>哪个文件夹存放备份？</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>进行中</translation>
        </message>
        <message>
            <source>done</source>
            <translation>完成</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>不需要</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>没有成功</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>待做</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>硬盘无法准备</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>结束于这一步：{step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>关闭(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>重试(&amp;T)</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>请重新插上硬盘，再试一次：会按它届时的状态制定新方案。</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>不用管理员密码也可以准备该硬盘：请重试，并选择“不询问管理员密码”。</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>您可以用新方案重试，或关闭它，下次再来。</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>从现在起会有意略过它。要撤销，请编辑该备份集。</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>以后不再备份它(&amp;T)</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>用时</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>未变</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>重命名或移动</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>已不在您的文件夹中</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>仅属性有变</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>不在此备份中</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}，{size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>确定在硬盘上</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>版本</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>让出空间的旧版本</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>已恢复的文件</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>恢复到原位置(&amp;W)</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>恢复到其他文件夹(&amp;A)</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>选择文件夹(&amp;C)…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>文件放到哪里？</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>版本 {number}/{count}：{moment}，{facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment}：备份被中断，未生成版本。</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>搜索，例如：噪音</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>搜索</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>搜索说明</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>说明</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>没有说明包含这些词。请换别的词，或减少词数。</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>恢复文件</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>关于 Shingleback</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>退出</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>撤销(&amp;U)</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>已开始而未完成</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>请插上两个硬盘再继续。</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>忘记</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} 到 {target}：{total} 中已复制 {done}，最近一次在{when}。</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>{source} 中的备份移到 {target}：{total} 中已移动 {done}，最近一次在{when}。</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>有 {size} 无法读取。</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>忘记之后只能从头开始。新硬盘上已有的内容会留在那里。</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>忘记(&amp;F)</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>保留(&amp;K)</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>解锁硬盘</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>密码</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>解锁(&amp;U)</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} 已加密。请输入设置时选择的密码。</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>并非所有迹象都一致：见下文。</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>有多确定？</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>我们为什么这样认为</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>与此相反：{reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>来源：{source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>已完成多少</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>全部校验(&amp;V)</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>停止校验(&amp;V)</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>继续(&amp;G)</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>暂停(&amp;P)</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>每个文件都还和写入时一样吗？</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>将读回每个文件，并与写入的内容比较。</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}，{size}，以及只有较旧版本才有的内容：将全部读回，并与写入的内容比较。</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>需要多长时间会在几分钟后显示；您可以暂停。</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>根据以往的检查，需要 {time}；您可以暂停。</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>正在校验</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>每个文件都和写入时一样</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>下次备份会在所有版本中修复您的文件夹或其他副本中仍有的内容。如果有文件损坏，请检查硬盘。</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>其余部分没有读取。</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>无法校验备份</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>全部校验</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>更改了什么(&amp;H)?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>较旧的版本</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>较新的版本</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>打开副本</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>恢复…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>无法从硬盘读取。</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>要查看内容，请打开副本。</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>没有可识别的内容。</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>打开</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>关闭</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>全部关闭</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>以不记访问时间的方式重新打开</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>为什么这很重要？</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>关闭它(&amp;L)</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>正在关闭…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>使用这个备份(&amp;U)</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>正在打开…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>只复制已打开的卷：请先在硬盘的卡片上打开其他卷。</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>先复制我的文件(&amp;F)…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>在您确认之前不会清空任何内容。</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>会怎么样</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>设置“{drive}”</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>正在查看上面的内容…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>期间有所变化。没有清除任何内容。</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>重新设置(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>备份集的名称</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>移除(&amp;R)</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>排除文件夹(&amp;L)…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>内容</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>添加文件夹(&amp;F)…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>名称(&amp;M)</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>时间</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>由我决定时</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>插上硬盘时会有通知提醒您。</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>硬盘插上时自动</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>每天一次</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>适合一直插着的硬盘。它可以在两次备份之间整理。</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>位置</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>此硬盘是模拟的，速度是真实硬盘的 30 倍。</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>取消(&amp;C)</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>返回(&amp;B)</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>下一步(&amp;N)</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>这一步的进度</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>详细信息</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>正在准备“{drive}”</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>现在无法再停止。</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>正在停止…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>停止(&amp;S)</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>硬盘被拔出。正在检查进行到了哪一步…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>了解硬盘的服务（UDisks2）没有应答。请保持硬盘连接。</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>请保持硬盘连接。这可能需要几分钟。</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>正在恢复写入缓存。可能会要求您输入密码。</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>一次测量在恢复此硬盘的写入缓存之前被中断，因此该硬盘可能会变慢。</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>最近十二个月</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>读取 blkzone 输出的文件(&amp;F)…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>每个区域都从头写到尾，写指针表示写到哪里。删除的内容只有在文件系统清空某个区域时才会逐个释放。只有常规区域可以在任意位置写入。此页面打开期间，每隔几秒重新读取一次此图，备份期间也是如此。</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>{drive} 的区域</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>无法读取区域</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>正在读取区域…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>区域：{total} 个，每个 {size}；每个标记代表 {count} 个。</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>区域图</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>同时打开：{count} 个，最多 {most} 个。</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>同时打开或关闭：{count} 个，最多 {most} 个。</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} 个常规：可在任意位置写入</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} 个空</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} 个打开：正在写入</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} 个关闭：已写入一部分</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} 个已满：须整体清空后才能再次写入</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} 个只读：硬盘不再接受写入</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} 个离线：其中的内容已丢失</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>区域 {number}：{written} / {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>以及另外 {count} 个</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>已写入一部分，直到写指针：</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>blkzone 的报告</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>日志行</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>从源代码运行。</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>以 Python 软件包的形式安装。</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>通过 pipx 安装。</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>从解压的压缩包运行。</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>以 Debian 软件包的形式安装。</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>Linux 没有对这个硬盘使用 UAS。</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>Linux 对这个硬盘使用 UAS。</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>这个硬盘盒的 UAS 已关闭。</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>弹出硬盘并重新插上后，UAS 就会关闭。</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>弹出硬盘并重新插上后，Linux 会重新使用 UAS。</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>按目前的连接方式，无法设定硬盘何时停转。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>无法询问硬盘服务（UDisks2），因此不知道硬盘何时停转。</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>空闲时，硬盘在厂商设定的时间后停转。</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>断电一次之后，硬盘会在厂商设定的时间后停转。</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>硬盘被设定为空闲时不停转。</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>硬盘被设定为空闲 %Ln 分钟后停转。</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>已要求硬盘空闲时不停放磁头。</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>硬盘按厂商的设定停放磁头。</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>断电一次之后，硬盘会按厂商的设定停放磁头。</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>硬盘的电源管理级别（APM）设定为 {level}。</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>Shingleback 已经打开，但没有响应。请稍等后重试，或结束它并重新启动。</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>本机正从它运行。请选择其他硬盘。</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>它内置于本机。请选择您自己插上的硬盘。</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>有计算机把部分内存放在上面。请先关闭（“sudo swapoff”），或唤醒休眠在那里的计算机；或选择其他硬盘。</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>它是更大整体（{kind}）的一部分，缺了它可能不完整。请先把它取出，或选择其他硬盘。</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>上面有正在使用而无法从这里关闭的内容（{what}）。请结束使用它的程序，或拔下硬盘，重启后再插上。</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>它已打开（{point}）。请先在这里或文件管理器中关闭。</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>它的加密部分已解锁。请先在这里或文件管理器中关闭。</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>它在您的受保护硬盘列表中。如果确定，请先从列表中移除。</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>这台电脑每次启动时都需要它（{what}），没有它可能无法启动。请先从 /etc/fstab 或 /etc/crypttab 中删除它那一行，或选择其他硬盘。</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>无法写入。如果有写保护开关，请拨动；否则请选择其他硬盘。</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>它不是独立的硬盘，而是文件或更大整体的一部分。请选择真正的硬盘。</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>里面什么也没有。请放入存储卡，稍等片刻。</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>没有任何信息能把它与另一块同类硬盘区分开，可能会清除错的那块。请拔下看起来一样的硬盘；如果没有帮助，请使用 Linux 5.15 或更新的计算机。</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>它正在工作。请等它结束，再试一次。</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>型号</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>序列号</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>全球名称</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>容量</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>已不在那里</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>期间被拔出过</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>插在哪里</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>上面的内容</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>软件 RAID</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>跨多块硬盘的 btrfs</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>ZFS 存储池</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>LVM 的 RAID</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>缓存</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>SnapRAID 阵列</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>这块叠瓦式硬盘是{what}的一部分。每次更改都会在旧数据中间重写校验：这是它最慢的工作。长时间停顿可能使它被踢出阵列，重建可能要几天。请为上面的内容保留另一份副本，并计划换上传统硬盘。</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>这块叠瓦式硬盘是{what}的一部分。从这里看不出是否为 RAIDZ；“zpool status”可以告诉您。在公开的测试中，RAIDZ 纳入这样的硬盘用了 9 天以上，传统硬盘则为 16 小时：请计划换上传统硬盘。作为镜像或单盘可以保留。</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>这块叠瓦式硬盘是{what}的一部分。从这里看不出级别；“sudo lvs -o +segtype”可以告诉您。RAID 0 和 1 没问题。若为 RAID 5 或 6，请计划换上传统硬盘：每次更改都会在旧数据中间重写校验，这是它最慢的工作。</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>这块叠瓦式硬盘前面有缓存（{what}）。它会以小块写遍整块硬盘，崩溃后还会一次全部写回：硬盘可能因此忙上几小时。最好不用缓存。</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>这块叠瓦式硬盘用作另一块的缓存（{what}）。到处的小写入是它最慢的工作。最好改用固态硬盘，或不用缓存。</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>这块叠瓦式硬盘存放 SnapRAID 的校验。每次同步都会在中间重写，这是它最慢的工作。最好让它存数据，把校验放到传统硬盘上。</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill} / {capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill} / 约 {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>（{low} 到 {high}）</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>约 {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>（共 {size}）</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>已满</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>空</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>可能为空</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>几乎是空的</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>几乎没有</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>（容量：{size}）</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>检查文件系统</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>短时自检</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>长时自检</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>读取全部内容的一部分</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>垃圾回收</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>平衡</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>对可用空间执行 TRIM</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>静置</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>此硬盘上的内容尚未全部回读。</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>所有内容应每三个月回读一次，每次一部分。</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>有可用空间，但几乎全部位于半空的块组中。</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>许多可用空间位于需要先回收才能再次写入的区域中。</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>此硬盘以前用过，仍保留着已无人需要的旧内容。</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>已删除许多内容，而硬盘并不知道。</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>空闲的段很少，而许多段中内容很少。</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>上次自检已是一个多月以前。</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>上一次已是半年多以前。</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>上次拔出硬盘时没有先弹出。</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>上次备份的数据仍在硬盘的缓存中等待。</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>尚未到时候。</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>否则，小错误可能随下次备份变大。</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>否则，即将损坏的硬盘会更晚被发现。</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>否则，要等到需要坏扇区上的文件时才会发现坏扇区。</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>否则，要等到需要文件时才会发现损坏，而那时原文件可能已不存在。</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>否则，之后的备份会越来越慢。</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>否则，硬盘即使有可用空间也可能拒绝所有写入。</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>否则，硬盘快满时写入会变慢。</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>否则，下次备份开始时会很慢。</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>这需要 Shingleback 的助手程序，但尚未安装。</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>请先打开硬盘。</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>请先关闭硬盘；可以保持连接。</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>有报告称此系列的硬盘在 TRIM 时会停止响应，制造商也不建议使用。</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>此硬盘不接受 TRIM，至少在此连接方式下不接受。</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>无法要求此硬盘自检。</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>这对此硬盘上的文件系统没有帮助。</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>此硬盘上没有可供比较的校验和。</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>此硬盘没有需要清空的缓存。</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>其他工作无需等待。</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>硬盘上的其他工作优先。</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>在此期间，硬盘上的其他工作会变慢。</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>除必须留空的空间外，还可容纳 {size}。</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>再也放不下了：内容还有空间，但文件列表没有空间了。必须移除旧版本。</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>再也放不下了：此文件系统不能再容纳更多文件。必须移除旧版本。</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>还可容纳 {size}。分区式硬盘写满后可能永久变为只读，因此必须留出更多空间。</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>再也放不下了：剩余的空间必须留空。</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>再也放不下了：分区式硬盘写满后可能永久变为只读，因此剩余的空间必须留空。</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>文件系统正常。</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>文件系统有错误。修复前请先复制硬盘上的内容：修复可能丢失文件。</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>硬盘通过了自检。</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>自检失败（{status}）。请先把硬盘上的内容复制到另一个硬盘。</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>磁盘有一部分无法读取</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>磁头臂找不到位置</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>电子部件有故障</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>似乎因跌落或碰撞而受损</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>严重错误使其提前结束</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>硬盘没有说明原因</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>Shingleback 不会改动阵列。请每三个月检查一次阵列。在叠瓦式硬盘上重建可能需要一周以上。</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>Shingleback 不会改动阵列。请每三个月运行一次 btrfs scrub。更换叠瓦式硬盘可能需要一周以上。</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>Shingleback 不会改动存储池。请每三个月做一次 scrub，设置 redundant_metadata=most；只有硬盘能良好支持 TRIM 时才设置 autotrim=on。在叠瓦式硬盘上 resilver 可能需要一周以上。</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>%Ln 项到期</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>大约需要 {high}。</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>需要 {time}。</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>硬盘最多重写 {size}。</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>{all} 个部分中有 {count} 个该读取了。</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>按此速度，硬盘将在 %Ln 天后写满。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>下次备份将删除 %Ln 个旧版本。超过 30 天的版本中，每月保留最新的一个。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>空间不足时，会先删除 %Ln 个版本中最旧的。最新的版本始终保留。</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>正在维护</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>夜间工作已完成，可以安全拔下。</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>夜间工作已结束，硬盘尚未弹出。</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>硬盘上有内容损坏</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>已读回 {files}、{size}，全部完好。</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>有 %Ln 个错误无法修正。请恢复这些文件，或重新备份。</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>已读取 {all} 部分中的 {count} 部分。</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} 重新变为未分配。</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>已告知硬盘 {size} 为空闲。</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>已清理 %Ln 个分段。</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>选择…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>映像文件…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>映像文件 {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>正在比较</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>正在完成</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>正在读回两者并进行比较。</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>全部已复制。正在让副本可以使用。</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>正以大块写入从头到尾复制硬盘。</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>之后会读回两者并进行比较。</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>复制正在等待。随时可以继续。</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>先写完正在送往硬盘的内容。</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>已复制的内容会保留，以便以后继续。</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>复制已完成</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>复制已完成，但无法读取的部分除外</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>复制无法开始</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>为安全起见没有开始</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>硬盘不见了</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>空间不足</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>硬盘返回了错误</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>复制已停止</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>复制已中断</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>两者都已读回，并且相同。</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>没有进行比较。</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>文件系统拥有新硬盘的全部空间。</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>将 {source} 复制到 {target}</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>它在文件 {path} 中。</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>硬盘按原样以大块写入复制：这是换到新硬盘或离开将坏硬盘的最快方法。旧硬盘只会被读取。</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>装满的硬盘需要许多小时。您可以暂停。</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>可能需要 {time}。您可以暂停。</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>连同比较，可能需要 {time}。您可以暂停。</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>新硬盘上的所有内容都会被擦除。</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>旧硬盘报告了问题。它无法读取的内容不会出现在副本中，并且会花更长时间。</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>如果停止或硬盘被拔出，以后可以从那里继续。</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>再次检查是否就是这两个硬盘，并且没有在使用。</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>清除 {target} 上的所有内容。</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>从 {source} 复制 {size}，从头到尾以大块写入。</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>重新读取两者并进行比较。</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>让文件系统使用新硬盘的全部空间。</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>打开硬盘，使读取不产生写入。</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>全部都会复制：无法判断哪些部分在使用。</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>为安全起见，将复制全部内容：文件系统中已用区域的列表可能有误。它已损坏，或者硬盘未被弹出。</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>只复制在使用的部分：{size} 中的 {used}。</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>它将成为硬盘上唯一的分区。</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>文件系统保持原来的大小：这种类型无法扩大。</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>文件系统保持原来的大小。</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>它是加密的：副本解锁之后，它的文件系统才能扩大。</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>副本会得到自己的标识符，因此两个硬盘可以同时保持连接。</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>对计算机来说，两者是同一个硬盘。使用其中一个之前，请先拔下另一个。</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>映像文件会保留原标识符：只有硬盘上的副本才能得到自己的标识符。</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>备份集保持不变：只有从一个硬盘复制到另一个硬盘时，备份集才能随之转移。</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>经过多次尝试，源的 {size} 仍无法读取。副本中该处为零。</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>旧硬盘的备份集从现在起改用副本。</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>已检查副本上的文件系统：其中列出的所有内容都已复制。</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>这两者之前的复制没有完成：{size} 中已有 {done}。将从那里继续。</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>这是 USB 1 连接：最多约 1 MB/s。</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>这是 USB 2 连接：最快约 35 MB/s。</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>通过 USB 3 连接，比任何机械硬盘都快。</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>通过 USB 连接。</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>通过 SATA 连接，比任何机械硬盘都快。</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>通过 SAS 连接，比任何机械硬盘都快。</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>通过 NVMe 连接。</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>读卡器中的存储卡。</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>虚拟磁盘：它对自己的说明不一定适用于背后的硬盘。</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>既不是通过 USB 也不是通过 SATA 连接。</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>不知道它是怎么连接的。</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>USB 连接比硬盘慢。请试另一个端口，最好是计算机自身的 USB 3 端口，并换一根线；把插头插紧。</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>硬盘盒只有 USB 2，更快的端口没有帮助。只是更久而已。</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>插上以来硬盘未及时应答的命令：{count}。整理中的叠瓦式硬盘会这样；坏线缆也会。“发生了什么？”会告诉您是哪一种。</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>计算机使用两种 USB 驱动器通信方式中较旧的一种，它无法向驱动器报告已删除的文件。</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>硬盘盒没有报告写缓冲区，因此内核从不要求硬盘写出缓冲区。拔下之前请务必先弹出。</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>内核一次最多向这块硬盘发送 {now_kb} KiB。曾见叠瓦式硬盘在超过 3584 KiB 时停顿半分钟或卡死。如果这里也这样，请把上限设为 {good_kb}，没有代价：“echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”。有效至硬盘拔出。</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>备份期间，此连接的短暂重置不会被发现，因为您无权读取内核日志。</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>备份期间，超时的命令会被察觉。其他短暂的重置则不会，因为您无权读取内核日志。</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>计算机的 USB 控制器停止工作，连接在上面的所有设备也随之停止。硬盘没有报告故障。</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>电脑的 USB 控制器因供电不足而停止：此端口提供的电力不够。</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>电脑与硬盘之间的控制器无法读取硬盘的区域列表，因此硬盘看起来没有容量。硬盘本身没有报告故障。</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>硬盘使用期间电脑进入了睡眠，唤醒时硬盘尚未就绪或已断开连接。仅凭这一点，并不能说明硬盘正在损坏。</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>虽然没有命令失败，硬盘盒却被反复重置。通常是 USB 端口进入省电状态，而硬盘盒无法从中正常唤醒。</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>这个内核编译时不支持这种硬盘（host-managed SMR）。</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>U 盘丢失了自己的程序，只显示启动阶段。它坏了。</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>硬盘自己说有一处无法读写：它正在损坏。</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>硬盘用密码锁定，拒绝读取；没有东西坏掉。</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>该硬盘的扇区大小是 Linux 无法使用的，存储系统中的硬盘就是这样。没有任何损坏。</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>另一台计算机保留了该硬盘，因此在这里无法读取。没有任何损坏。</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>这块硬盘由程序提供（虚拟机或服务器）：问题在那里。</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>某个程序等待一块虚拟硬盘达数分钟：它由虚拟机、服务器或程序提供，请在那里查找问题。</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>无法写入一个当作硬盘使用的文件（磁盘映像）。通常是存放该文件的硬盘已满，或它自身出错。</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>硬盘自己的健康监测说它正在损坏。</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>存储卡没有响应，或者其响应在传输中损坏：存储卡或其触点已经老化。</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>阵列中的一块硬盘读不出来，通过写入也无法修复：它正在损坏。</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>阵列中的一块硬盘有几处读不出来；阵列已用其他盘修复。</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>收到的与发送的不一致：是线缆、插头或端口不好，不是盘片。</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>硬盘报告自身硬件故障：它正在损坏。</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>硬盘转起来后没有报告容量，或者消失了：它无法完成自己的启动。</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>硬盘报告了容量，却又说里面什么也没有：它坏了。</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>存储卡在使用中被从读卡器取出。</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>分区域硬盘拒绝了顺序错误的写入：是文件系统的错，不是硬盘的错。</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>连接比之前慢：线缆、插头或端口承受不了全速。</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>硬盘被从 SATA 端口拔出，或者断电了。</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>工作中连接断开：插头松动，或断电。</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>连接存在，但硬盘连自己是什么都不说：它的电路可能坏了。</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>硬盘不再应答。叠瓦式硬盘整理自己的记录时会这样；多半会过去。</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>硬盘不再应答，重置后也不应答。它可能坏了，或正忙自己的事。</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>某个设备消耗的电力超过了其端口的供电能力。</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>计算机自身的电压下降了：它的电源不足以同时供给自己和硬盘。</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>高速 USB 连接建立不起来：多半是线缆或插头不好。</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>硬盘的 USB 电路启动不了：多半是端口供电太弱。</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>硬盘盒始终没有回答内核启动时的一个问题。里面的硬盘没有报告错误。</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>硬盘盒在工作时丢失 USB 连接。原因通常是供电、线缆或它的电路。</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>硬盘没有及时应答。叠瓦式硬盘整理时会这样；通常没有东西坏掉。</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>硬盘盒让命令挂起，或以错误结束命令。盒内的硬盘没有报告任何问题。</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>硬盘盒让命令挂起。许多硬盘盒在同时收到多个命令（UAS）时会这样。里面的硬盘没有报告任何问题。</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>硬盘盒进入睡眠后没有唤醒。电缆和磁盘很可能没有问题。</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>磁盘停止了旋转，而没有任何东西让它重新启动。仅此并不是故障。</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>该硬盘现在是只读的。U 盘、存储卡和固态硬盘磨损后会变成这样。</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>每次读取同一位置时，硬盘都会卡住。该位置很可能已损坏，尽管硬盘盒掩盖了错误。</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>硬盘报告了任何硬盘都不可能有的容量：它的应答在传输中被破坏。原因在于硬盘盒或读卡器、其供电或其驱动程序。</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>硬盘盒中把多个硬盘接到一个接口的部件（端口倍增器）不再响应。硬盘没有报告任何问题。</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>请求的位置存在，硬盘却说不存在：命令在传输中被破坏。原因在于硬盘盒、USB 控制器或其驱动程序。</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>硬盘在整理数据时没有找到要写入的位置。某些 SMR 硬盘在大量分散写入后会这样。</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>硬盘未及时响应，其连接被重置。日志没有说明原因。</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>硬盘在盘片上找不到某处：它可能正在损坏。</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>硬盘拒绝 TRIM，虽然声称支持。这没有害处。</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>告知硬盘哪些空间空闲（TRIM）所用的时间超过了内核的等待时间。不涉及任何数据。</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>硬盘没有及时应答，自身和线缆都没有错误。叠瓦式硬盘整理时会这样；通常没有东西坏掉。</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>硬盘没有及时应答。它不是叠瓦式，所以无法用整理来解释。</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>NVMe 硬盘没有及时响应，或从插槽中消失。通常是它无法从省电状态正常唤醒；也可能是过热，或正在损坏。</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>计算机里的控制器与硬盘互相误解；硬盘没有报告故障。</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>硬盘以自身错误中断了读写：它可能正在损坏。</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>卷已满。硬盘没有报告故障。</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>文件系统在写入之前就发现数据有误。通常是计算机的内存有故障，或者内核有缺陷。硬盘没有报告故障。</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>卷使用了本机内核不认识的功能。没有东西坏掉。</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>文件系统自相矛盾，而硬盘没有报错：多半是写入中途被拔掉或断电。</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>硬盘仍在使用时被拔出，或突然断开连接。</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>某个程序等待了几分钟，直到硬盘写完它的数据。对于慢速硬盘，这不是错误，通常会自行结束。</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>一个程序等待了数分钟，硬盘才接收完它的数据。由于这不是叠瓦式硬盘，日志没有说明原因。</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>某程序卡在内核中与硬盘无关的部分。</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>网络中的服务器没有应答；与硬盘无关。</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>内核或计算机本身出了问题；硬盘没有报错。</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>计算机内存不足，结束了一个程序；硬盘没有错。</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>硬盘正在格式化或擦除，结束之前不会响应其他请求。</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>硬盘在那里，但一直没有就绪：它可能坏了。</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>卷以为硬盘比实际更大：是在另一个硬盘盒里创建的，或分区表有误。</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>卷上次未弹出就被拔出。</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>硬盘突然不在了。</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>文件系统因先前的错误停止了写入，而此日志没有显示那个错误。</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>硬盘没有及时响应，日志没有说明原因。</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>读写失败，这份日志没有说明原因。</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>硬盘正在损坏。请把重要数据复制出来。</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>连接不好：请先检查线缆和插头。</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>硬盘盒、其供电或连接有问题。里面的硬盘没有报告故障，但这不能证明它没有故障。</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>卷已满。</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>问题在计算机或文件系统。硬盘没有报告故障。</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>硬盘很慢，或有一段时间没有响应，叠瓦式硬盘就是这样。仅此一点并不是故障。</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>硬盘在使用中被拔出，或失去了连接。</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>出了问题，日志没有说是什么。</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>没有发现已知的问题。</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>6.16 起的内核会请求 4 MiB 的块，有些叠瓦式硬盘会因此停顿半分钟。以管理员身份：echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb（有效至下次插入）。</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>6.16 起的内核会请求 4 MiB 的块，有些叠瓦式硬盘会因此停顿半分钟。使用内核选项 libata.force=max_sec=1024，可让本机从一开始就对 SATA 硬盘请求较小的块。</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>在这个内核上，分区域的 btrfs 写满后会变为只读。请留出五分之一，并使用内核 6.12 或更新，最好 6.17。</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>分区域的 btrfs 直到内核 6.17 仍在修正。请留出十分之一到五分之一。</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>这个内核非常旧。2015 年建议对叠瓦式硬盘使用 3.18，现已不适用：请使用当前版本。</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>内核使健康报告（SMART）无法通过 UAS 下的希捷硬盘盒。内核选项 usb-storage.quirks=VID:PID: 冒号后面什么也不写，即可打开通路并保留 UAS。</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>2.11 起的 UDisks2 可能不再显示 USB 硬盘盒中硬盘的健康（SMART）；以管理员身份用 smartctl -d sat 仍可读取。</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>这发生了 %Ln 次。</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>确定：记录中明确写着。</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>很可能。其次可能是：{cause}。</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>可能。其次可能是：{cause}。</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>不确定。其次可能是：{cause}。</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>硬盘本身</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>数据线、插头或接口</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>硬盘盒，或供电不足</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>卷已满</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>计算机或其软件</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>叠瓦式硬盘的正常停顿</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>硬盘被拔出</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>有些问题不会在这里留下痕迹。</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>很可能如此，但有些原因不会在这里留下痕迹。</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>可能如此，但有些原因不会在这里留下痕迹。</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>不确定：有些原因不会在这里留下痕迹。</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>其健康报告（SMART）表明了这一点。</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>硬盘自己的健康监测 (SMART) 显示有需要留意的地方。</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>报告内容太少，无法判断硬盘的健康状况。</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>让它休息：通电连接一小时，中间不要关掉。</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>如果反复出现，请以管理员身份让内核使用较小的块：echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb（有效至下次插入）。</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>更长的超时只对应答较晚的硬盘有帮助。从不应答的硬盘会因此卡住更久。</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>停止写入，先复制别处没有的数据，最重要的最先。</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>请看健康报告（SMART）：属性 5、187、197 或 198 大于零，说明问题出在硬盘本身。</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>拔下它，等一分钟再插上。如果此时能读取，先复制别处没有的数据。</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>然后更换它。丢失扇区的硬盘多半还会丢失更多。</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>然后更换它。</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>更换 SATA 线缆，或把两端插头压紧；再试另一个端口和电源插头。</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>健康报告（SMART）中，属性 199 统计损坏的传输。它不应再上升。</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>换一根短线，插到计算机自身的另一个端口，不经集线器。</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>如果硬盘没有自己的电源，请给它更多供电：计算机自身的端口，或带电源的集线器。</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>如果都没用，请对这个硬盘盒关闭 UAS（会损失一些速度）：在硬盘卡片的“调整”里，或用 shingleback adjust DEVICE --uas off。在别的电脑上，请使用内核选项 usb-storage.quirks=VID:PID:u，数字由 lsusb 显示。</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>请对这个硬盘盒关闭 UAS（会损失一些速度）：在硬盘卡片的“调整”里，或用 shingleback adjust DEVICE --uas off。在别的电脑上，请使用内核选项 usb-storage.quirks={usb}:u。</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>如果计算机是 Raspberry Pi 之类的小型主板，请给主板本身配更强的电源和短线：硬盘通过它取电。</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>卸载该卷，检查后再写入。如果是 btrfs，请先复制出所有数据：修复可能使情况更糟。</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>请看提供它的计算机的日志，以及网络。</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>下次请弹出，并等到提示可以安全拔出。</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>检查上面最新的备份：最后的文件可能缺失。</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>请在电脑睡眠前弹出硬盘。备份期间 Shingleback 会让电脑保持唤醒。</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>对于只在队列命令上出错的 SATA 卡，内核选项 libata.force=noncq 会有帮助。</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>以管理员身份关闭此端口的省电功能：echo on &gt; /sys/bus/usb/devices/PORT/power/control，其中 PORT 是日志中的端口，例如 2-1（到下次插入或重启为止）。</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>如果还不够，请使用内核选项 usbcore.quirks=VID:PID:k，其中的编号由 lsusb 显示。</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>如果还不够，请使用内核选项 usbcore.quirks={usb}:k。</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>请看健康报告（SMART）的属性 199：如果上升，那还是线缆的问题。</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>使用带 CONFIG_BLK_DEV_ZONED 的内核，例如 Debian 或 Fedora 的。</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>如果挂载时使用了 discard 选项，请去掉该选项再挂载。</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>如果还能弹出就先弹出硬盘，再拔下并重新插上：这样会唤醒它。</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>如果换一个硬盘盒仍然如此，则原因在硬盘本身。</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>试另一个控制器的端口，以及更新的内核或 BIOS。</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>让 Linux 在需要时启动它（以管理员身份）：echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart（直到下次插入）。</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>如果它停转过于频繁，请另选时间：在硬盘卡片的“调整”里，或用 shingleback adjust DEVICE --stop-after never。</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>如果它在停顿后需要 30 秒以上才能启动，请以管理员身份给它更多时间：echo 60 &gt; /sys/block/{disk}/device/timeout（到下次插入为止）。</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>如果是 btrfs 且无法挂载，请尝试只读挂载：mount -o ro,rescue=usebackuproot。</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>对 btrfs，请卸载再挂载，腾出一些空间，然后：btrfs balance start -dusage=10 挂载点。</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>如果上面没有您需要的内容，sg_format 可以把它改为 512 字节的扇区，这会擦除整个硬盘，并需要几个小时。</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>以管理员身份运行 sg_persist --in --read-reservation /dev/{disk} 可以显示该保留。</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>请查看其健康报告 (SMART)：温度、介质错误和严重警告。</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>请使用内核选项 nvme_core.default_ps_max_latency_us=0 pcie_aspm=off 启动计算机。如果不再发生，原因就是省电。</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>重启计算机，然后在写入之前检查该卷。</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>如果再次发生，请试另一个控制器的端口，以及更新的内核或 BIOS。</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>请重启电脑，使控制器恢复工作。</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>请将硬盘连接到电脑自身的 SATA 端口，或更新控制器的固件。</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>请使用更新的内核：从 6.11 起，它能绕过某些控制器的缺陷。</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>如果硬盘没有出现，请重新插入。</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>更换它。只有数据恢复公司还能读取。</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>用制造商的程序解锁，再重新插上。</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>请找到正在使用它的计算机：从两台计算机写入会破坏文件系统。</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>检查存放该文件的硬盘是否还有空间，以及日志中关于它的内容。</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>请在另一个读卡器中试一次。如果在那里也失败，请更换存储卡。</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>一次可能是偶然。如果再次发生，请更换硬盘。</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>换一根线、加强供电再试一次：端口太弱看起来是一样的。</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>使用更新的内核；分区域硬盘上的 btrfs 建议用 6.12 或更新。</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>检查电源：一根线上接几块硬盘可能太多。</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>如果在另一台计算机上也沉默，它就是坏了。</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>然后关开一次电源再看；最多三轮。到那时才算大概坏了。</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>然后关开一次电源再看。</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>拔掉从同一集线器或计算机取电的其他设备。</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>使用更新的内核：它认识许多这种硬盘盒。</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>如果很少发生，则无需处理。</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>如果它有写保护开关，请先检查开关。</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>将硬盘盒关闭再打开，并换一根线缆试试。</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>换一台计算机或使用更新的内核试试。</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>如果读取时也找不到位置，则硬盘正在损坏。</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>在没有其他程序使用硬盘时运行 fstrim，并使用较新的内核。</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>请更新计算机的 BIOS；硬盘的固件则在备份之后更新。</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>删除不需要的内容或旧版本；让卷保留十分之一的空间。</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>请用 memtest86+ 测试计算机内存几个小时，并使用更新的内核。</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>使用更新的内核，或用较旧的功能格式化。</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>如果还能读取，请复制别处没有的数据。</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>对 NTFS 和 exFAT，请在 Windows 中做（chkdsk /f），并在那里完全关机。</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>如果没人拔，就是插头松动或断电：请换一根线。</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>请等待，不要拔出或关闭硬盘。</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>分小份会有帮助：让 Shingleback 来定节奏。</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>请看该程序使用的东西：网络、屏幕、其他服务。</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>检查网络和服务器。</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>重启计算机，试用更新的内核；检测内存。</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>关闭大型程序，然后重新开始备份。</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>请等待其结束，可能需要一天时间。不要关闭硬盘的电源。</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>不要格式化。如果原来有硬盘盒，请放回去。</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>请提供从插入开始的完整日志：原因在第一个错误上方。</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>程序的一部分意外停止（{detail}）。请重试。</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>程序的一部分意外停止（{detail}）。已在硬盘上的文件是安全的，下次会从那里继续。</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>硬盘正写入缓存，缓存已用 {fill}。</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>硬盘正在整理。缓存已用 {fill}。</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>硬盘正写入缓存，缓存还有空间。</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>硬盘的高速缓存已满，因此目前写入较慢。这是正常的。</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>硬盘的缓存仍然是满的，但大文件会绕过它，以全速写入。</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>硬盘正在整理。</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>硬盘没有事做。它的缓存是空的。</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>硬盘目前没有响应，可能正在腾出空间。这是正常的。</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>写入速度稳定：没有迹象表明此硬盘有会写满的缓存。</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>硬盘处于空闲状态，其缓存可能为空。</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>现在没有写入。硬盘有时间整理。</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>硬盘可能已整理完毕：处于空闲状态。</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>硬盘的缓存已满。现在腾出空间，之后您的文件等待更少。</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>硬盘应答得很慢。现在休息，免得慢到计算机无法接受。</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>另一个程序正在使用硬盘，先让它。</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>硬盘、它的连接或供电出现了问题。已复制的内容是安全的，让它休息一分钟。</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>已复制的内容是安全的，让硬盘休息一分钟。</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low} 到 {high}%</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>约 {percent}%</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>最迟 {time} 后继续。</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>硬盘已整理完：缓存是空的。</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>硬盘现在自行整理。如果可以，请再通电 {time}；您的文件已经安全。</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>一分钟</translation>
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
            <translation>存储卡</translation>
        </message>
        <message>
            <source>files</source>
            <translation>文件</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>已加密</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>交换内存</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>阵列的一部分</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>无法识别的内容</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>您的备份硬盘</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>内置于此电脑</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>{total} 中有 {free} 可用</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>上次备份：{day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>尚无备份</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>此电脑不备份到这里</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>正在备份</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>名称为“{label}”</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>Linux 无法读取的格式</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>状态良好</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>需要留意</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>即将损坏</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>了解硬盘的服务（UDisks2）不存在，因此无法显示硬盘。备份到文件夹不需要它。请安装软件包 udisks2；Shingleback 会自行再看。</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>无法连接系统总线（D-Bus），因此无法显示硬盘。备份到文件夹仍可使用。Shingleback 会自动重试。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>硬盘服务（UDisks2）未能启动，因此无法显示硬盘。备份到文件夹仍可使用。Shingleback 会自动重试。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>了解硬盘的服务（UDisks2）没有应答。您看到的可能已过时。备份到文件夹不需要它。Shingleback 会自行再看。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>了解硬盘的服务（UDisks2）已结束。您看到的可能已过时。备份到文件夹不需要它。Shingleback 会自行再看。</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>无法更新硬盘列表。您看到的可能已过时。备份到文件夹不需要它。Shingleback 会自动重试。</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>模拟硬盘</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>模拟硬盘 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>已打开</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>未打开</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>此处的 {filesystem} 创建时没有日志：断电或拔掉数据线可能会丢失已经存好的文件，包括以前备份中的文件。</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>断电或拔掉数据线可能会丢失 {filesystem} 上已经存好的文件，包括以前备份中的文件。</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>其他程序显示的可用空间更多：有硬盘的一小部分会保持空闲，因为写满的硬盘会变慢。</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>对叠瓦式硬盘属正常</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>线缆或端口</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>硬盘盒或供电</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>硬盘正在损坏</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>硬盘已满</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>被拔出</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>软件或其他</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>不清楚</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>没有问题</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>所有名为 {name} 的文件夹</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>所有以 {name} 结尾的文件夹</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>所有以 {name} 开头的文件夹</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>所有名称含 {name} 的文件夹</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>备份文件夹下一层的文件夹 {name}</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>文件夹 {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>{name} 中的所有文件夹</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>所有匹配 {name} 的文件夹</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>所有名为 {name} 的内容</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>所有以 {name} 结尾的内容</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>所有以 {name} 开头的内容</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>所有名称含 {name} 的内容</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>备份文件夹下一层的文件夹或文件 {name}</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>文件夹或文件 {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>{name} 中的所有内容</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>所有匹配 {name} 的内容</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}（作为完整路径，或在备份文件夹内）</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>另一块硬盘或文件系统</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>快照</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>备份本身</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>您的规则</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>标为缓存的文件夹</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>套接字、管道和设备文件</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>程序缓存</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>下载的软件包</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>项目中安装的内容</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Flatpak 应用</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>容器镜像</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Steam 的着色器和下载内容</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Windows 和 macOS 的系统文件</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Steam 游戏</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>虚拟机</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>AI 模型</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>浏览器和其他程序会在需要时重新生成。</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>pip、cargo、npm、Maven 等工具会重新下载。</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>例如 node_modules 和 .venv：在项目中运行一条命令即可重新创建。</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>Flatpak 会重新安装。您在其中的数据会备份。</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>Podman 和 Docker 会重新下载或构建。卷会备份。</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>Steam 会重新创建。</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>这些系统也使用的硬盘上的交换文件、索引和还原点。</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>Steam 会重新下载。少数游戏也把存档放在那里。</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>每次运行都会变化的大文件。如果可以重新安装，就不必备份。</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama、LM Studio 和 GPT4All 会重新下载。</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>文件以前的状态，现在不占空间。但在备份硬盘上，每一个都占用全部大小。</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>回收站、缩略图等</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>已排除：{kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind}（{size}）</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>没有排除任何内容。</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>以及另外 %Ln 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places} 以及另外 %Ln 项</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>这些规则没有匹配到任何内容：{rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>这条规则没有匹配到任何内容：{rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>为什么会变慢</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>新数据先进入硬盘的缓存，很快。缓存满了以后，硬盘必须先腾出空间才能继续接收。于是速度从 100 MB/s 以上降到几 MB/s，中间还有停顿。没有东西坏掉，也没有东西丢失。</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>大量小文件最快填满缓存；连续的长段写入几乎不占缓存。Shingleback 就是这样写的。休息几分钟到几小时后，硬盘又会变快。</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>另有两种情况看起来相似。任何硬盘在写满的过程中都会逐渐变慢，直到约一半。而从不超过 35 MB/s 的硬盘，大概是插在了 USB 2 上。</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>文章“SMR Archive Drives, Fast, Now”（2015）用常见文件系统观察到：前 200 到 600 GB 为 100 到 200 MB/s，之后只有几 MB/s。</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>一份在此类 8 TB 硬盘上比较 Linux 文件系统的测试中，个别应答用了 20 到 31 秒。</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>慢 速度 龟速 卡住 停住 MB/s 掉速 断崖 第二次备份 没完没了 很慢 变慢 卡顿 太久 等待</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>为什么没人用时它还在忙</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>灯在闪，外壳发热，盘片从不休眠：硬盘正在整理。它把缓存里的数据搬到最终位置。计算机看不到，也没有启动这件事。</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>这需要几分钟到几小时，经过极多小改动后更久。如果可以，请让硬盘保持连接；下次它又会很快。如果要拿到别处用，请先弹出：已复制的数据是安全的，硬盘之后会继续。</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>用 ext4 格式化只需几秒，因为它的大部分表格要到之后、硬盘已在使用时才准备。它们遍布整张盘，在大容量叠瓦式硬盘上需要几小时，期间其他一切都慢。</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>“SMR Archive Drives, Fast, Now”提到几分钟到几小时，大量分散写入后甚至几天。据 Skylight 研究，最后一条命令之后约一秒就开始整理。</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>在我们的模型中，每 GB 混合文件会留下 10 到 25 秒的整理工作。真实硬盘各有不同。</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>在 8 TB 的映像上，常规形式的 ext4 触及 3,750 条磁道带，之后以 8.5 MB/s 持续写入；总共约需 62 GB。表格放在开头时只触及 7 条。</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>空闲 指示灯 闪烁 发热 转动 不休眠 噪音 工作 后台活动 mkfs 格式化 lazy init ext4lazyinit 新硬盘 慢 packed 灯 一直转 自己 响</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>为什么会咔嗒响</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>轻而规律的咔嗒声，是磁头在缓存与数据归属位置之间移动的声音。叠瓦式硬盘在备份结束很久之后还会这样。这是正常的。</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>响亮而有节奏的咔嗒声是另一回事，尤其是硬盘无法识别或容量显示错误时。这时请停止写入，不要反复开关电源，趁还能读取时复制重要数据。</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>轻的咔嗒声在“SMR Archive Drives, Fast, Now”中有描述。响的由一家数据恢复公司于 2025 年报告，涉及 2 到 6 TB 的西部数据硬盘；制造商正在调查。</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>咔嗒 噪音 声音 滴答 敲击 咯咯 响 磁头 死亡之声 响声 异响 很吵</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>为什么弹出要几分钟</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>Linux 把程序写入的内容收集在内存中，默认最多占五分之一，再以硬盘能接受的速度交给它。复制看起来完成时，可能还有几 GB 在等待。弹出要等到最后一份写完。</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>弹出过程中请不要拔掉硬盘，无论要多久。Shingleback 只让很少的数据等待，所以它自己的备份很快结束；其他程序写的内容则要排队。</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>五分之一的上限是 Linux 内核的默认设置。</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>有一份报告称，在一台 60 GB 内存的计算机上积压了 9 GB。</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>不加任何限制写入 800 MB 时，我们看到同时有 640 到 814 MB 在内存中等待。</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>该设置是 vm.dirty_ratio（20）。/proc/meminfo 以 Dirty 和 Writeback 显示还在等待的量。消息“task blocked for more than 120 seconds”是同一个意思；它是提示，不是错误。</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>卸载 umount 安全移除 拔出 等待 sync 刷新 100% 卡住 忙 脏页 弹出 正在使用</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>为什么最好让它继续连接</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>叠瓦式硬盘在整理时，会移动早已存在的数据。此时断电，受影响的可能不止最后写入的文件。硬盘的设计能承受这种情况，但最好不要去试。</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>所以请先弹出再拔线。没有独立电源的小硬盘应插在计算机自身的端口上，而不是没有供电的集线器上。如果有时间，大备份之后让它连接着休息。</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>在一份给 btrfs 开发者的报告中，这种硬盘一次突然断电损坏了文件系统自身表格的两份副本。</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>西部数据表示，这类硬盘需要空闲时间来完成工作。</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>断电 停电 拔出 拔线 集线器 停转 待机 休眠 电源 拔掉 关机 线</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>为什么 USB 2 是瓶颈</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>通过 USB 2，任何硬盘都不会超过约 35 MB/s；大多数硬盘本可达到三倍。原因可能是端口、线缆或中间的集线器。</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>请试试内部为蓝色或标有 SS 的端口、随硬盘附带的线缆，并去掉集线器。请把插头插紧：插到一半时，不少 USB 3 插头会以 USB 2 工作。如果都没用，只是更久而已；对叠瓦式硬盘来说，平缓的数据流并不是坏事。</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>USB 2 每秒传输 4.8 亿位；除去自身开销，实际给文件的约为 35 MB/s。Linux 会显示每个端口的速度。</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed 对 USB 2 显示 480，对 USB 3 显示 5000 或更多。</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>端口 线缆 集线器 蓝色 480 5000 high speed SuperSpeed 慢 35 MB/s USB2 接口 线</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>我们怎么知道缓存有多满</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>没有硬盘会说。所以这是估计，并附上真值大概所在的范围。它从对该型号的了解开始，而多数型号所知甚少。</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>然后 Shingleback 统计自己以短段写入的量（经过缓存）和以长段写入的量（几乎不经过）。速度下降并持续低位时，说明缓存已满：由此得知大小。休息后又变快，说明空出了一部分。范围每次都会缩小，学到的内容会为这块硬盘保存。</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>无论写什么都保持速度的硬盘，没有这种缓存的迹象。那就不画。</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>Skylight 研究（2015）在 5 和 8 TB 的硬盘中发现约 20 GB 或约 200,000 段的缓存。后来的型号没有公布数据。</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>缓存 填充 水平 百分比 估计 图表 容器 容量 千兆字节 范围 不确定</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>为什么备份会让硬盘休息</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>缓存已满的硬盘会在中间腾出空间，后面的文件只好等待。这很慢，一次应答可能久到计算机放弃硬盘。让它安静一会儿，同样的工作可以一次做完，之后又能快速接收文件。</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>所以 Shingleback 会在有帮助时停一会儿，并说明要多久。此前复制的一切都已安全地在硬盘上。您可以照常暂停或停止，也可以选择其他节奏。</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>当其他程序使用硬盘时，它也会稍等，免得互相妨碍。</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>如果您在某个时间需要这块硬盘，请为备份集或夜间运行选择“完成时间”。Shingleback 会采用能在此之前完成的最轻柔的节奏；如果做不到，会告诉您。</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>据 Skylight 研究，最后一条命令之后约一秒开始整理，盘的每一部分约需一秒。</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>何时休息、休息多久，是在模拟硬盘上试出来的。真实硬盘各有不同。</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>休息 等待 倒计时 停顿 不复制 自己停了 不动 暂停</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>硬盘是否会随着写满而变慢</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>任何硬盘在靠近末尾处都更慢，因为那里每转一圈经过的数据更少。它就是这样制造的。SMR 硬盘还可能因另一个原因变慢：越满，可用来整理的空间就越少。</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>为了区分这两种情况，“测量”可以用自己的文件一步步填满一块空硬盘。在 10、50、90 和 99 % 时，先写入并读取新的内容，然后重新写入该文件的开头。开头始终在同一位置：如果用时变长，就说明硬盘因为写满而变慢。</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>在大硬盘上这需要一天或更久，对硬盘的磨损与用备份把它写满相同。您可以随时停止。文件会在最后删除，崩溃之后也一样。</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>一块把一切写入日志的旧硬盘，做过一次 TRIM 后，空的时候为 110 MB/s，写满 80 % 时为 28。这些是模拟硬盘的数据。</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>在终端中：shingleback test FOLDER fill --full。加上 --budget 500G，只进行到该数量为止。文件系统不允许的级别会被略过。</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>填充 级别 满 空 硬盘 测量 速度 测试 老化 变慢 99 百分比 基准</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>上：普通硬盘的磁道并排排列。下：叠瓦式硬盘的每条磁道像瓦片一样盖住前一条的一部分。要更改一条磁道（实心），硬盘还必须重写其后的磁道（条纹）。</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>新文件先进入小而快的缓存。之后硬盘再把它们移到大的叠瓦区域（条纹）。缓存满时，新文件必须等待。</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>上方条：电脑在写入。下方条：硬盘在工作，电脑完成后仍会继续（条纹）。</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>为什么 TRIM 有争议</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>借助 TRIM，计算机告诉硬盘哪些位置已不再有内容。有些叠瓦式硬盘接受它，整理时就不必搬运已删除的文件。硬盘又满又旧时帮助最大。</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>反面是：每个提示对硬盘也是工作，因为它的表格就在盘上。有些硬盘因此陷入沉默。所以 Shingleback 从不让每次删除都立即通知。不时在硬盘空闲时做一次就够了；对 WD Red EFAX 系列最好完全不用。</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>在我们的模拟中，储备很小的满盘会把所有内容写 8.5 遍；若其中一半被告知为空闲，则为 1.2 遍。</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>TrueNAS 的制造商以及西部数据都建议不要在叠瓦式 WD Red 上使用 TRIM。</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>btrfs 的开发者倾向于一次性提示；一家数据恢复公司讲到损坏的表格。</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>挂载选项是 discard；有 TRIM 时 btrfs 会自行启用，除非给出 nodiscard。一次性执行：fstrim。</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap 已删除文件 autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>为什么剩余空间可能误导人</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>btrfs 文件系统把硬盘分成大块，分给文件和它自己的表格。所有块都分出去后，即使许多块还半空，它也可能说没有空间。程序显示的空闲空间，就不是真正能写的量。</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>在带区域的硬盘上，腾出的空间要等整个区域整理完才能再用。btrfs 硬盘请留出 5% 到 10%，带区域的硬盘最多留 20%。Shingleback 会自行保留余量。</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>余量为硬盘的 5%，带区域的硬盘为 15%。Shingleback 所说的可用空间不含余量，因此其他程序显示的可用空间更多。</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>btrfs 的手册说明了两者，并给出补救办法。</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df 显示的是估计值；btrfs filesystem usage 显示尚未分配的部分（unallocated）。btrfs balance start -dusage=10 归还几乎空着的块。自 6.11 起，btrfs 可以自行这样做（dynamic_reclaim）。</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df 满 设备上没有空间 ENOSPC btrfs zoned balance unallocated 已满 空间 空间不足 剩余</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>哪种 RAID 适合叠瓦式硬盘</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 和 RAID 1 没问题：每块硬盘的写入方式几乎和单独使用一样。请给阵列一些耐心，因为停顿的硬盘可能被当作坏盘。</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 和 6 不适合。它们把每个小改动变成分散各处的几次小写入，这正是叠瓦式硬盘最不擅长的。平时就慢；而一块硬盘坏了之后，填充替代盘可能要几周而不是一天，期间您的文件毫无保护。</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>替换 RAIDZ 中的硬盘时，ZFS 按文件当初写入的顺序填充新盘：无数小块遍布整张盘。叠瓦式硬盘可能需要一周以上。有些报错放弃了，虽然并没有坏。</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>用 SnapRAID 时，存放文件的硬盘可以是叠瓦式：写入方式和单块硬盘一样。校验盘则不同。每次更新，都会在一个巨大文件中间的许多位置写入。</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>在慢硬盘前放一块 SSD 作缓存，听起来聪明。但在崩溃或断电之后，dm-cache 不知道哪些已写到硬盘，会把所有内容再写一遍：数百万个分散的小块。叠瓦式硬盘可能为此忙上几周。</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>“SMR Archive Drives, Fast, Now”如此推断，并引述制造商的反对意见。希捷和西部数据另有用于 RAID 的硬盘。</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Ars Technica 的一次测试（2020）发现 Linux 自带的 RAID 以正常速度填充了新硬盘，所以并非每次重建都慢。RAIDZ 则很慢。</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>ServeTheHome 的一次测试（2020），4 TB 的 WD Red：叠瓦式硬盘用了九天多，另一块用了 16 小时。</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>阵列 md mdadm RAID5 RAID6 RAID0 RAID1 镜像 条带 校验 NAS 重建 resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid 媒体服务器 dmcache lvmcache bcache SSD 缓存 writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>此硬盘</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>出问题时</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>专家信息</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>什么是叠瓦式硬盘</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>在叠瓦式（SMR）硬盘上，磁道像屋顶的瓦片一样互相重叠。这样同一张盘片能存更多数据，硬盘也更便宜。代价是：写一条磁道必然会破坏下一条，所以一个小改动就意味着把整条磁道带重写一遍。</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>家用硬盘会隐藏这一点。它们先把新数据放进缓存，之后没人打扰时再归位。我们把这叫作“整理”。读取速度和其他硬盘几乎一样快。</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>对备份来说，这种硬盘是不错的选择，只要以长段写入并让它适当休息。它不适合数据库、虚拟机、分块下载和大多数类型的 RAID。</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>希捷、东芝和西部数据公布了许多相关型号，大多是在 2020 年。</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>对某一系列的硬盘，研究 Skylight（2015）发现磁道带约为 15 到 40 MB，缓存约为 20 GB。更新的硬盘没有公布数据。</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>叠瓦 瓦片 磁记录 SMR CMR PMR archive barracuda 磁道 缓存 device-managed shingled 便宜 意思 区别</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>判断有多可靠</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>很少有硬盘会自己说明是叠瓦式。所以 Shingleback 收集各种迹象，并全部告诉您：请在硬盘的卡片上打开“我们为什么这样认为”。互相矛盾的迹象也会显示。</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>硬盘或 Linux 明确说明时，写的是“这是”。“很可能”和“大概”依据的是某个迹象或型号列表。会转动却又提供 TRIM 的硬盘就是这样的迹象，因为别的硬盘用不上它。“也许”表示来源互相矛盾，或者所知甚少。</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>没有发现迹象并不能证明什么。因此只有当某个来源明确说明时，Shingleback 才会称一块硬盘为传统式。</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>硬盘能说明什么，写在内核源代码里；我们的型号列表为每一项都注明了来源。</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>已知为叠瓦式的硬盘，其公开报告显示许多都有 TRIM，另一些则毫无迹象。</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>确定 可能 不确定 判断 证据 理由 证明 CMR 传统</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>必须按顺序写入的硬盘</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>host-managed 硬盘不隐藏自己的叠瓦结构。它由许多区域组成，拒绝一切不按顺序的写入。这种硬盘来自数据中心，家中很少见。</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>能在上面工作的文件系统很少。较新的内核可以用 btrfs，而且应当始终留出一部分空间。无法与其他系统交换文件。不建议作为第一块备份硬盘。</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>btrfs 的手册描述了分区域模式及其限制。</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>试用过这种硬盘的存储系统 EOS 团队建议不要把它写满，也不要为文件预留空间。</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>内核 6.12 或更新，最好 6.17；mkfs.btrfs 会自行识别这种硬盘。XFS 从 6.15 起有分区域模式，7.2 之前为实验性。/sys/block/sdX/queue/zoned 显示 host-managed。</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC 区域 zoned host-managed 数据中心 ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>换到新硬盘：复制还是移动？</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>如果文件系统可以保持原样，就复制硬盘。上面的一切都会过去，以一长串大块写入的方式，这正是 SMR 硬盘最擅长的。新硬盘至少要一样大，它上面的一切都会丢失。更大的硬盘会被用满：只要文件系统的类型允许，它就会扩大。</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>如果要换文件系统，例如从 exFAT 换成 ext4，或从 ext4 换成 btrfs，就移动备份。所有版本会逐个文件地过去，因此需要更长时间。旧硬盘上的其他文件留在原处，新硬盘要事先准备好。</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>如果旧硬盘开始出故障，请尽快复制。读不出的地方先跳过，最后再试一次，那时其余的已经安全了。在文件系统能说明的情况下，会列出丢失的文件。</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>两种方式都只读取旧硬盘，最后比较全部内容，并且能从停下的地方继续。未完成的列在“将硬盘复制到另一个硬盘”页面上。在新硬盘上成功备份一次之前，请保留旧硬盘。</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>在我们对这类硬盘的模型中，复制所需时间最多是一串不间断写入的 1.05 倍。</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>在新硬盘证明可靠之前保留旧硬盘，是任何更换时的好做法。</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>复制：shingleback clone SOURCE TARGET。移动：shingleback move DEST NEW_DEST。未完成的：shingleback unfinished。复制之后，如果两个硬盘的 UUID 相同，请拔下其中一个。</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>克隆 迁移 更换 升级 更大 磁盘 转移 镜像 dd ddrescue 抢救 故障 损坏 新硬盘</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>硬盘如何为备份做准备</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>文件系统是硬盘保存文件的秩序。大多数来自没有叠瓦的时代：它们的表格遍布整张盘，每个小改动都要让硬盘重写一整条磁道带。Shingleback 的格式化方式让表格集中在一起，文件以长段写入。</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>对 Linux 来说是 btrfs，它还能发现文件变坏；或是所有表格都在开头的 ext4。与 Windows 和 macOS 共用时，是大块的 exFAT；它没有所有者和校验，但 Shingleback 会保存在自己的记录中。</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>格式化之后，会从硬盘读回结果，与预期相比较。不会仅凭工具说“完成”就相信。</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>我们格式化了一个 8 TB 的映像：btrfs 触及 6 条磁道带，紧凑 ext4 触及 7 条，大块 exFAT 触及 3 条；常规 ext4 触及 3,750 条。</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>“SMR Archive Drives, Fast, Now”的作者用 btrfs 以稳定的 80 到 150 MB/s 写满了这样的硬盘。</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap。mkfs 的选项自 UDisks2 2.10 起可以传递；之前的版本会悄悄丢弃，需要 Shingleback 的助手。</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>格式化 准备 文件系统 方案 btrfs ext4 exfat 分区 哪个最好 设置</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>哪些文件系统不推荐</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>带大段的 F2FS 曾是最好的建议。多年之后它会把文件越写越散，保留大量储备，修复工具也弱。NILFS2 把一切写成一条线，在写满之前很理想；之后它的清理器会与硬盘自身的工作互相妨碍。</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>XFS 在其他硬盘上很出色，文件之外写得很少。但它把文件分散到整块硬盘，也发现不了文件变坏。NTFS 会分散小写入，Linux 用它也慢；只在 Windows 需要时才用。</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>无论选哪个：不要用叠瓦式硬盘组 RAID 5 或 6，不要作交换区，不要放虚拟机，不要用把硬盘填零的慢速格式化。</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>一块空的 8 TB 硬盘用 f2fs 格式化后，会显示约 10 到 130 GB 已用。那是它用于整理的储备。其他文件系统也有储备，只是不算作已用。这是正常的。</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>在一份此类 8 TB 硬盘的 Linux 文件系统比较中，NILFS2 排第一；作者补充说清理器从未运行，因为硬盘几乎是空的。</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>一位在这种硬盘上用 NTFS 存了一百万个文件的用户，在最初 10 到 20 GB 之后只看到约 1 MB/s。</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>在 8 TB 的映像上，带大段的 F2FS 在写入第一个文件之前就显示约 90 GB 已用。</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>如果仍然想用：shingleback prepare --profile f2fs（mkfs.f2fs -s 64 -t 0 -a 0）、xfs、ntfs（-Q -c 65536）或 nilfs2。过去对 f2fs 的建议中，no_heap 已没有意义。</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs 替代 其他文件系统 不好的选择 df 已用 空 保留 overprovision 100 GB 容量缺失</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>单盘 ZFS 的好设置</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>ZFS 把小写入汇成长写入，有人在单块叠瓦式硬盘上成功使用。Shingleback 不创建它。如果您要用：大记录、压缩、不记访问时间、较少的表格副本，意味着要写的更少。</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>扇区大小必须一开始就正确，因为之后无法更改。是否应立即告知已删除的位置有争议：给出建议的作者这样做；对叠瓦式 WD Red 已知有害。而且只用一块：重建一组可能要一周以上。</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>“ZFS on SMR Drives”（2022）以 24 到 52 MB/s 把 3 TB 多复制到一块加密的 5 TB USB 硬盘。</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>TrueNAS 的制造商和西部数据都建议不要在叠瓦式 WD Red 上使用 TRIM。</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL。autotrim=on 只用于能接受它的硬盘，绝不用于 WD Red EFAX。配合 rsync 请用 --whole-file。</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd 设置</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>加密硬盘意味着什么</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>捡到或偷走加密硬盘的人，什么也读不出来。密码是唯一的钥匙：丢了谁也帮不了您，备份也随之丢失。请写下来，并与硬盘分开保存。</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>每次插上硬盘，Linux 都会询问密码；Windows 和 macOS 无法打开它。在叠瓦式硬盘上，只要按硬盘写入的单位加密，几乎不影响速度。不会先用随机数据填满，那要花大半天。</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>如果准备中途失败，硬盘可能看起来已锁定却空无一物。请再准备一次。</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>这是 Linux 常用的加密（LUKS2），其他 Linux 系统也能打开。</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>这类硬盘的用户一致认可 4096 字节的单位，但它并不总是默认值。</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096；不用 --allow-discards；不用 dm-integrity，它会使分散写入加倍。没有头部就什么也打不开：cryptsetup luksHeaderBackup 可以备份它。</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>加密 LUKS LUKS2 密码 口令 cryptsetup 钥匙 锁定 解锁 被盗 忘记 隐私</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>为什么读取也会写入：访问时间</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>Linux 会记下文件上次读取的时间。备份硬盘上没人需要它，但每条记录都是盘上某处的一次小写入，而这正是叠瓦式硬盘最不擅长的。浏览一个照片文件夹，就给它留下了之后的工作。</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>所以 Shingleback 打开自己的硬盘时不记访问时间。桌面可能已用常规方式打开了硬盘；那可以重新打开，前提是没有程序在使用。如果只从硬盘复制，请以只读方式打开。</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>以上都做不到时，Shingleback 读取您自己的文件仍不留记录。别人的文件，以及其他程序读取的，照旧会被记录。</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>刚复制完后，在 btrfs 上把 1,490 个文件读一遍，产生了 131 次分散写入。不记访问时间时一次也没有。</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>在一份 Linux 文件系统比较中，只要记录访问时间，复制就从 80 降到 3 到 5 MB/s。</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>挂载选项是 noatime（默认为 relatime；findmnt 可查看）。Shingleback 用 O_NOATIME 读取，内核把它授予文件所有者和 root。</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime 挂载选项 读取 写入 上次访问</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>如何恢复文件</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>已删除的文件：打开“恢复”，在搜索框中输入文件名的一部分。搜索范围是所有版本，所以也能找到已删除或移动的文件。选中文件，然后按“恢复…”。</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>文件的旧版本：选中文件，然后在旁边选择一个版本。“比较版本”会并排显示其中两个。要查看所有文件夹当时的样子，请在列表上方选择一个备份。</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback 会先检查哪些文件已经存在。除非您要求，否则不会替换任何文件。您也可以恢复到其他文件夹。</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>在新计算机上恢复全部：在那里安装 Shingleback 并接上硬盘。在“恢复”中选择“打开其他位置的备份…”，然后选择“全部恢复…”。文件会放进一个新文件夹，除非您选择原来的位置。</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>没有 Shingleback 时：用任何文件管理器打开硬盘。最新的文件是普通文件，可以直接复制。旧版本可用硬盘上的程序恢复：隐藏文件夹 .shingleback 中的 reader.py。它只需要 Python，在 Windows 和 macOS 上也能运行。</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>我们的测试只用 reader.py 恢复示例备份的每个版本，得到的文件都相同。</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>在文件夹 .shingleback 中：python3 reader.py versions，然后 python3 reader.py restore VERSION FOLDER。在终端中还有 shingleback trace 和 shingleback restore。</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>恢复 还原 找回 删除 误删 丢失 文件 覆盖 旧版本 以前的版本 撤销 新电脑 新计算机 重装 迁移 全部 没有程序 文件管理器 紧急</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>的 了 是 在 和 也 都 就 吗 呢 我 你 它 这 那 什么 怎么 为什么 能 会 要 有 不 这么 那么 很 太</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>我们自己测得</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>他人测得</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>有文档记载</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>制造商的说法</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>用模型算得</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>用户报告</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>良好做法</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>为什么消失，以及怎么办</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>最常见的是线缆、端口或供电：请换一根线，不经集线器，直接插到计算机上。</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>叠瓦式硬盘也可能因自身原因沉默。中断之后，它先整理自己的表格，完成之前不会应答。连计算机的开机画面可能也看不到它。只要有电、有时间，它多半会回来。</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. 让它通电连接一小时。不要因为没有动静就拔掉：它可能正忙自己的事。</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. 然后关开电源：有电源适配器就用它，否则用线缆。中间等半分钟，如有其他端口或线缆请换一个。给它几分钟启动。</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. 看看它是否回来了。如果没有，再来一遍，总共最多三次。</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. 如果三轮都没用，请试另一台计算机。如果那台也看不到，硬盘大概坏了。如果上面有重要数据且没有第二份副本，请断电放着，咨询数据恢复公司。</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>有一个例外：大声咔嗒响的硬盘，或已知经不起折腾的那个系列，不应反复启动。此时 Shingleback 只要求一轮。</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>“SMR Archive Drives, Fast, Now”说：至少通电一小时，再关开电源，如此重复，然后才能说它坏了。备份程序的用户也讲到同样的沉默。</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>一小时和重复的做法来自“SMR Archive Drives, Fast, Now”。三轮足够是我们自己的选择；没有人测量过。</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>消失 不见 丢失 无法识别 检测不到 BIOS 断开 坏了 损坏 等待 小时 计时 开关电源 重启 轮 恢复 死盘 帮助 不见了 找不到 不显示</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>日志里的 I/O 错误是什么意思</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>Linux 等待应答 30 秒。然后记下一个错误，重新建立连接再问一次。正在整理的叠瓦式硬盘可能沉默更久。日志里看着吓人，本身却不是损坏。</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>其他行有别的含义。“CRC”指向线缆。“UNC”或“Medium Error”表示盘片有一处读不出来：请复制重要数据。“发生了什么？”页面会读取日志，告诉您是哪一种。</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>如果叠瓦式硬盘经常这样，较小的请求比更长的耐心更有用：有些硬盘会被新版 Linux 发出的大请求绊住。</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>30 秒是 Linux 内核对硬盘的默认值。</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>2025 年，内核的磁盘邮件列表中，一块 8 TB 硬盘遇到 4 MB 的请求会停顿 30 秒或卡死，而用 1.3 MB 时一个月没有停顿。等得更久并没有治好它。</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb 自 Linux 6.16 起为 4096（之前为 1280）；对叠瓦式硬盘，1024 是个好值。/sys/block/sdX/device/iotmo_cnt 统计未及时应答的请求。2015 年关于退回旧内核或设为 127 的建议已经过时。</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>输入/输出错误 I/O 内核 日志 dmesg 超时 重置 冻结 异常 链路 卡死 阻塞 uas abort 红色行 错误 输入输出错误</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>何时关闭 UAS，或让硬盘不停转</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>Linux 通过更快的 UAS 使用较新的 USB 硬盘盒。有些硬盘盒因此会丢失命令：日志里有被中止的命令和重置，硬盘卡住或消失。如果换线、换接口、加强供电都没用，请关闭 UAS。之后 Linux 对这个型号的所有硬盘盒使用较旧的驱动程序，会损失一些速度。</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>大多数外置硬盘空闲几分钟后停转，重新启动约需十秒。这样省电又安静。如果太频繁，或硬盘不再启动，请另选时间。</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>许多小型硬盘空闲几秒后就停放磁头。如果硬盘不停地咔嗒作响，或其报告中的停放次数很多，可以要求它不停放。硬盘会因此稍热一些。</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>每项设定都会保留，直到您在同一处撤销。有些硬盘盒会自行让硬盘停转，无论您如何选择。</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>内核文档列出了选项 usb-storage.quirks。停转时间出自 ATA 标准，UDisks2 和 hdparm 都使用它。</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>许多硬盘盒和小型开发板的用户报告，关闭 UAS 后错误就消失了。</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS 在 /sys/module/usb_storage/parameters/quirks 中关闭；重启之后则由 /etc/modprobe.d 和 /etc/udev/rules.d 中的 00-shingleback-uas.* 关闭。开机时已插着的硬盘可能需要重新插一次，除非您运行 update-initramfs -u、dracut -f 或 mkinitcpio -P，或在 Raspberry Pi 上把 usb-storage.quirks=VID:PID:u 加到 /boot/firmware/cmdline.txt 的那一行。停转由待机计时器控制（hdparm -S）。其他会让硬盘停转或磁头归位的设置：电源管理（hdparm -B 254）、Seagate 的空闲计时器（openSeaChest_PowerControl --EPCfeature disable）、较旧 WD 硬盘的计时器（idle3ctl -d）、某些硬盘盒的计时器（sdparm --page=po），以及接口的节能（/sys/bus/usb/devices/PORT/power/control）。</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks 中止 重置 驱动 停转 待机 休眠 空闲 唤醒 计时器 hdparm apm 磁头归位 加载次数 噪音 硬盘盒 桥接 raspberry pi 树莓派</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>为什么突然只能读取</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>文件系统遇到无法弥补的错误时，会停止一切写入，以免更糟。这是在保护您的文件；它本身不是损坏。</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>原因在日志中稍早的位置：连接中断、硬盘已满，或有一处读不出来。请弹出硬盘，重新插上，再看“发生了什么？”。如果是满了，请腾出空间。</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>ext4 和 btrfs 的手册都说明这是有意为之。</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>在 host-managed 类型的硬盘上，较旧内核（6.6）的 btrfs 写满后变成了只读。</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>btrfs 明明有空间却报“no space”时：btrfs filesystem usage，然后对挂载点执行 btrfs balance start -dusage=10。ext4：先卸载，再 fsck。</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>只读 readonly 写保护 remount 无法写入 权限 fsck 无法保存 无法删除</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>哪些 SMART 数值只是看着吓人</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>硬盘有一份关于自身的计数器列表（SMART）。有些看着可怕，却没什么意义。在叠瓦式硬盘上，“command timeout”（188）统计的是整理时的停顿。希捷硬盘的 1、7 和 195 上的巨大数字是两个计数器合在一起，属于正常。199 统计的是线缆问题，不是盘片问题。</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>其中四项重要：5（已替换的位置）、187（无法纠正的错误）、197（等待决定的位置）和 198（读不出来的位置）。保持不变的值得留意。上升则意味着：复制硬盘上的数据，并更换它。</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>数值良好不是保证。硬盘也会毫无征兆地坏掉。</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>这些数字的打包方式写在 smartmontools 的硬盘表里。</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>188 统计的是健康叠瓦式硬盘的停顿，这在 2025 年内核的磁盘邮件列表中得到说明。</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>写入中断后出现的待定位置（197），重新写入时可能消失，那它就没有意义。</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 含有三个 16 位的数：34360262682 即 8、8 和 26。希捷的 1、7 和 195，错误数是原始值右移 32 位。192 和 193 每次拔出和归位都会增加。</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>健康 smartctl 属性 读取错误率 寻道错误 重映射 待定 扇区 CRC command timeout 状态 坏道 寿命</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>为什么健康状况有时读不到</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>计算机与盘片之间隔着硬盘盒自己的芯片。有些不转发健康查询。对于高速 USB 上的希捷硬盘，是 Linux 自己压住了查询，因为其中一些芯片受不了。硬盘可能完全正常，只是没人能问它。</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>如果是权限问题，硬盘的卡片会说明缺什么。“未知”从不表示好，也从不表示坏。</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>Linux 对该制造商压住查询，这写在内核源代码里。</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>可以为单个硬盘解除这个例外，这在 2024 年内核的 USB 邮件列表中得到说明。</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>内核选项 usb_storage.quirks=0bc2:2037:（您的硬盘的 id，最后一个冒号后面什么也不写）解除例外并保留快速驱动；之后重新插上硬盘。以 :u 结尾的写法也有效，但较慢。</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART 未知 健康 受阻 UAS quirk 桥接 硬盘盒 root 权限</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>为什么一块硬盘不够</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>放在计算机旁边的硬盘与它同命运：火灾、水浸、盗窃、跌落、雷击、恶意程序。而且每块硬盘总有一天会坏，常常毫无预兆。</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>无法重来的东西请保存三份，放在两块不同的硬盘上，其中一块在别处。两块轮换使用的便宜硬盘胜过一块昂贵的：Shingleback 可以提醒您更换。请在备份集中选择“两块硬盘轮流使用”。备份完成后请拔下硬盘。并且不时恢复一个文件：只有这样才知道备份真的有用。</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>三份副本的规则叫 3-2-1。美国机构 US-CERT 于 2012 年在“Data Backup Options”一文中推荐了它。</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>策略 3-2-1 第二份副本 异地 火灾 盗窃 勒索软件 病毒 故障 全部丢失 被盗 第二份 副本 安全</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>第一次备份大概不到一小时。</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>第一次备份大概需要 {low} 到 {high} 小时。</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>第一次备份大概最多需要 {high} 小时。</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>第一次备份可能需要 {low} 小时到 {high} 天。</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>第一次备份可能需要 {low} 到 {high} 天。</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>可以停止，稍后继续。</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>星期一约 {time} 完成</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>星期二约 {time} 完成</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>星期三约 {time} 完成</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>星期四约 {time} 完成</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>星期五约 {time} 完成</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>星期六约 {time} 完成</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>星期日约 {time} 完成</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>比预期更久，因为硬盘的缓存已满。</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>比预期更久，因为硬盘停顿了一会儿。</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>比预期更久，因为小文件更费时间。</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>比预期更久。</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>比预期更快。</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>还需 {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>不到一分钟</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>约 {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>最多 {time}</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>约 {time} 完成</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>明天约 {time} 完成</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>至少还需 {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} 到 {high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>硬盘已弹出：不再知道更多。</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>指向图表中的某处即可阅读那里发生了什么。</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>时间太短，没有图表。</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>正在等待第一批数据…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>硬盘平均写入 {rate}。</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>缓存从未写满：硬盘平均写入 {rate}。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>缓存以全速 {fast} 写入了 {time}，随后写满。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>缓存以全速 {fast} 写入了 {time}，随后写满，写入速度降至 {slow}。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>缓存以全速 {fast} 写入了 {time}，随后写满，写入速度降至 {slow}，直到 {again} 时恢复快速。</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>缓存以全速 {fast} 写入了 {time}，随后写满，写入速度降至 {slow}，期间共休息 {rest} 以腾出空间。</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}，{time} 后</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>之前的备份为 {rate}</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>没有写入</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>复制 {rate}</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>写入硬盘 {rate}</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>没有向硬盘发出请求</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>读取 {rate}</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>{time} 时：{said}</translation>
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
            <translation>需留意</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>正在损坏</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>没有统计到要紧的问题。任何硬盘仍可能毫无征兆地坏掉。</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>请为上面的内容保留第二份副本，几周后再看。</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>首先把上面的内容复制到另一块硬盘；然后更换它。</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>可能好，也可能坏。</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>没有 SMART 报告，或没有能理解的报告。</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl 不认识此硬盘盒（{usb}），没有查询任何内容。请用以下选项之一再次查询：{ways}。</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>报告说明了是哪块硬盘，却没有健康信息。完整的报告可用 smartctl -x 生成。</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>硬盘说自己正常，但没有给出统计。有许多坏扇区的硬盘也会这样说。</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>报告缺少重要的统计；可能被截断了。所以它不能反映全貌。</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>硬盘自己说它即将损坏。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name}（属性 {number}）低于制造商设定的界限：它即将损坏。</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>读不出来的扇区：{count}。断电或超时之后，这可能是中断的写入；该处重新写入后会消失。</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>读不出来的扇区：{count}。损坏这么多，还会更多。</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>读不出来的扇区：{count}，之前为 {before}。损坏在扩大。</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>已坏并由储备替换的扇区：{count}。硬盘带着几个这样的扇区可以用很多年；关键是会不会再增加。</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>已坏并由储备替换的扇区：{count}。损坏这么多，还会更多。</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>不得不替换的扇区：{count}，之前为 {before}。损坏在扩大。</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>硬盘自检读不出来的扇区：{count}。</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>硬盘自检读不出来的扇区：{count}。损坏这么多，还会更多。</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>硬盘自检读不出来的扇区：{count}，之前为 {before}。</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>硬盘不得不放弃读取的次数：{count}。</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>硬盘不得不放弃读取的次数：{count}。这很多。</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>硬盘不得不放弃读取的次数：{count}，之前为 {before}。</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>硬盘无法纠正的错误：{count}。</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>硬盘无法纠正的错误：{count}，之前为 {before}。</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>硬盘自检时难以读取的位置：{count}。一个月后再检查。</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>硬盘与计算机之间传输的错误：{count}。那是线缆、端口或硬盘盒的问题，不是里面的盘。请换线缆或端口；数字会保留，但不应再上升。</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>硬盘与计算机之间传输的错误：{count}，之前为 {before}。不怪硬盘本身：请换线缆或端口。</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>线缆上的错误，很久以前或很少：{count}。只要数字不变，就没关系。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>失败的自检：{count}。没有其他对硬盘不利的迹象；请让它再自检一次。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>失败的自检：{count}，包括最近一次。有一处读不出来；报告没有说明有多少。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>失败的自检：{count}，此后没有成功过。有一处读不出来。</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>失败的自检：{count}；并且有读不出来的扇区。</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>一次自检失败，但没有统计对硬盘不利。已知这类硬盘的电路会不经测试就这样回答。</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>盘片没有立即达到转速的次数：{count}。可能供电不足：请使用计算机自身的端口或硬盘自己的电源。如果数字仍上升，则是电机无力。</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>硬盘自身内存的错误：{count}。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name}（属性 {number}）已到制造商预计的终点。那是年龄，不是故障。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name}（属性 {number}）超出了制造商的限值。它统计的是错误，而不是使用年限。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name}（属性 {number}）曾低于制造商的界限，现已回到界限之上。</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name}（属性 {number}）没有可以低于的界限；报告中的说法是生成程序的错误。</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>硬盘的温度超过了制造商允许的范围。请让它通风。</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>硬盘曾超过制造商希望的温度。现在不再如此。</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>硬盘为 {celsius} °C，对盘片来说太热。请让它通风。</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>硬盘为 {celsius} °C：偏热，仍在允许范围内。</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>硬盘的储备已用完。</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>硬盘此刻太热或太冷。</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>硬盘说自己不再可靠。</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>硬盘只能读取了。</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>硬盘的断电保护已失效。写入时请保持供电。</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>制造商预计的寿命已用去 {percent} %。那是年龄，不是故障。</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>未及时响应的命令：{count}。硬盘繁忙或正在唤醒会造成这种情况，电缆松动也会，因此仅此一项并不是故障。</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>错误率（属性 1、7 和 195）后面的巨大数字，是该制造商统计全部读取量的方式。其中的错误：{errors}。</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>硬盘检查可疑位置的次数：{count}。没有一处需要替换。</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>硬盘错误日志中的条目：{count}。被拒绝的命令和坏线缆也会留下条目，并永久保留。</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>磁头停放次数：{count}。硬盘的设计为 300,000 到 600,000 次。这是磨损，不是故障；减少停放可减缓磨损。</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>硬盘尽力尝试仍失败的写入：{count}。它的备用扇区也已在使用。</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>硬盘已工作约 {years} 年。年龄本身不是故障。</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>由系统的驱动器服务读取。</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>使用程序 smartctl 读取。</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>由 Shingleback 的助手使用程序 smartctl 读取。</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>硬盘服务不读取这块硬盘的健康，只有管理员可以。</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>读取硬盘健康的程序没有安装。</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>作为预防，Linux 不让健康查询传到这家制造商的 USB 硬盘。硬盘本身没有错。</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>硬盘盒的电路不转发健康查询。</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>这块硬盘没有 SMART：它不记录自身的健康状况。</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>硬盘没有及时回答健康查询。它可能正忙于整理。</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>Shingleback 无法理解这个回答。</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>硬盘在休眠，不为此唤醒它。</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>请管理员安装 Shingleback 的助手（packaging/install-helper）。或以管理员身份运行：sudo shingleback drives，或保存报告：sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>请安装软件包 smartmontools。</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>请以管理员身份把这一行写入新文件 /etc/modprobe.d/shingleback.conf：options usb_storage quirks={quirk}（末尾的冒号也是其中一部分）。如果 usb_storage 内置于内核，请改为在其命令行加入 usb_storage.quirks={quirk}。然后重启计算机，重新插上硬盘。它的速度不变。</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>换一个硬盘盒，或接到计算机内部，就可以询问硬盘。</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>请不时校验其上的备份。这样可以看出它是否仍能读取。</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>请保持连接，一小时后再看。</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>请弹出硬盘，然后重新插上。</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>请打开上面的一个文件，然后再看。</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>解除它的设置已经完成。请弹出硬盘、拔下、再插上。</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>要求它做它不做的事</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>硬盘已不再插着</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>另一块硬盘取代了它；请再看一次</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>计算机从这块硬盘运行，它从不碰这样的硬盘</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>这块硬盘是内置的，它只碰非内置的</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>这块硬盘，或本机的 Linux，做不到</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>有人已在这台电脑上设置过（在 /etc/modprobe.d 中或作为内核选项）</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>硬盘没有打开；请打开再试</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>硬盘的文件系统做不到</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>硬盘正在使用；请关闭再试</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>硬盘上有会丢失的内容</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>该位置不是由 Shingleback 创建的</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>它需要的程序没有安装</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>它需要的程序没有成功</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>硬盘没有及时应答；可能正忙于整理</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>已被停止</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>它正忙于该硬盘；请稍后再试</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>它在工作中途结束；请再看一下硬盘</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>备份</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>检查</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>恢复</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>恢复测试</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>完整</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>无法开始</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>硬盘不见了</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>没有空间了</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>硬盘返回了错误</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>为安全起见没有开始</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>因程序错误而结束</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>完整，%Ln 个文件除外</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>%Ln 个文件未取回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln 个文件有问题</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>没有变化</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>已复制 {files}，{size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} 完好，{size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>已取回 {files}，{size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>其中 {files}，{size} 只在较旧的版本中</translation>
        </message>
        <message>
            <source>{what} – {where}</source>
            <translation>{what} – {where}</translation>
        </message>
        <message>
            <source>{first} – {last}</source>
            <translation>{first} – {last}</translation>
        </message>
        <message>
            <source>{span}, with gaps</source>
            <translation>{span}（中间有缺失）</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>添加了 %Ln 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>更改了 %Ln 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>移动了 %Ln 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>删除了 %Ln 个文件</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what}（{size}）</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>完整</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>自 {month} 起 %Ln 个版本</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>之后已更改</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>之后已移动</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>之后已删除</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}，修改于 {moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>恢复 %Ln 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>已选择 %Ln 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>找到 %Ln 项</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>还有 %Ln 项未显示。请搜索更长的名称。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>还有 %Ln 项更改未显示。</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>正在从硬盘读取文件列表。文件很多时需要一些时间。</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>现在与备份不同：%Ln 个文件</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>已按备份设置权限和所有者：%Ln 个文件或文件夹</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>{needed} 可能放不下：{place} 所在的位置只剩 {free} 可用空间。请先腾出空间，或选择其他文件夹。</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>%Ln 个文件没有取回</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>带有特殊权限的程序能做的事比启动它的人更多：只有在其他人都无法更改此备份时才恢复这些权限。</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>%Ln 个文件完好取回</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln 个版本</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>今天</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>昨天</translation>
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
            <translation>已添加</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>修改时间</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>已移动</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>已删除</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Shingleback 未运行时也备份</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>登录时启动 Shingleback</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>如何在登录时启动</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>正在备份</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>正在弹出</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>需要您处理</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>列表已损坏</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>文件损坏</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>尚未备份</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>已逾期</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>在同一磁盘上</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>已备份</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>暂停</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>请稍候</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>更改此备份集</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>查看硬盘</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>请插上硬盘</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>打开硬盘</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>使用此硬盘…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>查看发生了什么</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>重试</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>继续备份</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>立即备份</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>已插上</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>已插上，未打开</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>插上了两个</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>正在查找</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>未插上</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>已插上，未确认</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>现在该进行下一次备份了。</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>下次备份：{moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>下次备份：插上硬盘时</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>下次备份：驱动器就绪后立即进行</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>下次备份：打开硬盘时</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>下次备份：下一次插上硬盘时</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>下次备份：{moment}（如果届时硬盘已插上）</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>下次备份：共享文件夹连接时</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>下次备份：{moment}，前提是届时共享文件夹已连接</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>下次备份：Shingleback 运行期间插上硬盘时</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>下次备份：Shingleback 运行期间，驱动器就绪后立即进行</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>下次备份：下一次在 Shingleback 运行期间插上硬盘时</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>下次备份：{moment}（如果届时 Shingleback 正在运行）</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>下次备份：{moment}（如果届时硬盘已插上且 Shingleback 正在运行）</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>只有定时器会启动到共享文件夹的备份，而它已关闭。</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>此会话没有定时器，因此到共享文件夹的备份不会自动启动。</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>共享文件夹不像硬盘那样插入，因此不会自动启动备份。请选择每天备份。</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>打开定时器</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>上次备份后，{total} 中有 {free} 可用</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>上次见到时（{moment}），{total} 中有 {free} 可用</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>照此速度约 %Ln 天后写满</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>照此速度约 %Ln 周后写满</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>照此速度约 %Ln 个月后写满</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>照此速度约 %Ln 年后写满</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>此硬盘上的上次成功备份：{moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>此硬盘上还没有备份</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>与 {drive}（{presence}）轮流使用。它上次成功的备份：{moment}。</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>与 {drive}（{presence}）轮流使用。它还没有备份。</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>到它的最近一次备份没有完成。</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>检查时发现其中有损坏的文件：{moment}。</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>该把它拿来了。</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>这是 {name} 要用的硬盘吗？</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>序列号末尾为 {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>文件夹：{place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>上面还没有任何备份。其他硬盘可能有相同的名称。</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>此备份集以前备份到了另一个硬盘。其他硬盘可能有相同的名称。</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>使用此硬盘(&amp;U)</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>不是此硬盘(&amp;N)</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>此桌面在登录时可能不会启动程序。</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>如果是这样，请将这一行加入它的启动文件：

{line}

在此之前，自动备份会在 Shingleback 运行期间开始。每日备份也可以由定时器启动。</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>不在此备份中：{places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>硬盘插上时自动开始备份。</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>硬盘插着时每天自动开始一次备份。</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>正在备份您的文件</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>一个备份已暂停</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>正在弹出一块硬盘</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>一个备份需要您处理</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>硬盘上的文件列表需要留意</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>部分备份文件已损坏</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>可以开始第一次备份</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>该备份了</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>文件和备份在同一磁盘上</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>您的文件已备份</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>部分文件尚未备份</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>上次成功备份：{moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>上次成功备份：%Ln 天前</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{files}，共 {size}</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{files}，共 {size}，{left_out} 已跳过</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln 个文件</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>已全部检查：{moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>已测试部分文件：{moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>检查发现损坏的文件：{moment}。请立即备份以重新复制它们，并检查硬盘。</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>请说明哪些文件夹对您重要，备份到哪里。</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>想备份时请插上硬盘。</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>接下来请插上 {drive}：轮到它了。</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>需要备份时，请连接共享文件夹。</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>未连接</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>连接共享文件夹</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive} 已插上，但在上面找不到备份。</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>插上的两个硬盘互为副本。请拔出不需要的那一个。</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} 已插上。此备份集从未备份到它上面。是这个硬盘吗？</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>此备份位于本机自己的磁盘上。该磁盘损坏时，备份也会丢失。</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>此备份与 {folder} 在同一硬盘上。如果该硬盘损坏，两者都会丢失。</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>上次备份被停止。下次备份会复制缺少的内容。</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>{moment} 的备份没有完成。</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>没有文件夹的备份集</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>30 天前</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>明天 {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>今天 {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>昨天 {time}</translation>
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
            <translation>← 返回</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>返回</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>已排除：{folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>全部都会备份。</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>已排除 %Ln 个文件夹：{size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>未找到</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>正在计算…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>无响应</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>顺序写入和读取</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>距测试文件开头的 GB</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>写入</translation>
        </message>
        <message>
            <source>read</source>
            <translation>读取</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>在十处读取</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>上次写入</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>按填充程度的写入与读取</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>硬盘填充程度（%）</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>同一位置重写</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>以前</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>分散写入并休息后读取的等待时间</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>按顺序的读取；长时间等待即为整理</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>秒</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>{size} 的随机写入</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>已写入的 GB</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>缓存已满：{size}，{time} 后；之后 {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>顺序写入和读取</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>在十处读取</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>随机读取</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>十个读取者同时读取</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>读取分散写入的内容</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>空闲时的活动</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>它一次重写多少？</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>随机写入</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>随机写入直到缓存已满</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>小文件</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>写入缓存开启和关闭时的随机写入</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>按填充程度的写入与读取</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>它的表现像一块带有盘上缓存的叠瓦式硬盘。</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>它的表现像一块把所有数据写入日志的叠瓦式硬盘（带有转换层）。</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>它的表现像一块传统硬盘。</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>它的表现像没有活动部件的硬盘。</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>这次测量无法判断硬盘的类型。提高写入上限或许可以判断。</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>写入 {size} 后缓存已满。</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>休息时，它以 {rate} 的速度腾出空间。</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>这些测试无法判断硬盘的类型。</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>把握：{percent}。</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>顺序写入</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>顺序读取</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>开始 {begin}，结束 {end}</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>单次随机读取</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>随机写入</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>写入缓存开启时的随机写入</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>写入缓存关闭时的随机写入</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} 毫秒</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>用时为其他位置的 {number} 倍</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>一次重写</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>{size} 的随机写入</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>{size} 内未骤降；最长等待 {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>{size}（{time}）后骤降，之后 {rate}；最长等待 {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>休息 {time} 后</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} 恢复快速</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>每秒创建 {made} 个，删除 {removed} 个</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>测量前的已用比例</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>共写入</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size}，用时 {time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>填充 {percent}</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>写入 {written}，读取 {read}</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>写入 {written}，读取 {read}，同一位置重写 {again}</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>因填充变慢</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>否：同一位置的写入与之前一样快</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>是：填充 {level} 时同一位置的写入比填充 {first} 时慢 {percent}</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>无法判断：{level} 满时比 {first} 满时慢 {percent}，但在这么小的硬盘上，一次停顿也可能造成这种结果</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name}：当时大致相同</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name}：当时慢 {percent}</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name}：当时快 {percent}</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>当时的结论是“{verdict}”</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>没有可比较的共同项目</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>测量于 {date}：{said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>填充 {percent} 时的写入</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>缓存</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>已知 {drives} 为 {values}（{source}）</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>尚不清楚</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>缓存有空间</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>缓存已满</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>绕过已满的缓存</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>正在整理</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>休息中</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>无应答</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>看不到缓存</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>缓存已满</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>未满</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>又变快</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>有应答</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>休息</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>继续</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>其他程序</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>又独自使用</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>节奏</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>硬盘的缓存已满。从这里起会变慢；对叠瓦式硬盘这是正常的。</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>硬盘的缓存并未写满：之前是其他原因让它变慢。</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>硬盘的缓存又有空间：它又变快了。</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>硬盘开始不应答，许多硬盘整理时都这样。</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>硬盘又应答了。</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>让硬盘休息。</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>休息结束；备份继续。</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>另一个程序开始使用硬盘。</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>另一个程序不再使用硬盘。</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>您选择了其他节奏。</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>让硬盘休息以腾出缓存空间，这样之后文件等待更少。</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>让硬盘休息，因为它的应答越来越久。</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>备份在等待，因为另一个程序正在使用硬盘。</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>连接出现问题后，备份等待一分钟。已复制的内容是安全的。</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>硬盘的缓存已满；大约能容纳 {size}。从这里起会变慢，叠瓦式硬盘就是这样。</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>硬盘的缓存已满；能容纳 {size}。从这里起会变慢，叠瓦式硬盘就是这样。</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>另一个程序开始使用硬盘，速度 {rate}。</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>{time} 之后硬盘又应答了。</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>正在检查 {file} 中的空白区域：{total} 中的 {done}。</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>您选择了其他节奏：{pace}。</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>它已打开。</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>读取不会写入。</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>它以只读方式打开。</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>读取也会写入：对每个新的或今天没读过的文件，它都记录时间。</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>读取也会写入：每次读取文件，它都记录时间。</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} 的打开方式使读取也会写入，这会让叠瓦式硬盘变慢。您可以用不记访问时间的方式重新打开：见“硬盘”。</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>硬盘已关闭。它仍通着电：要拔出请先弹出。</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>备份已移动</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>备份已移动，无法读取的内容除外</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>移动已停止</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>备份没有移动</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>这些备份现已合并为一个</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>除无法读取的内容外，这些备份现已合并为一个</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>备份未合并</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>所有版本都会逐个文件复制。如果文件系统不变，复制整个驱动器要快得多。</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>每个文件都会被复制，然后读回并比较。您可以暂停。</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>可能需要 {time}。</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>旧备份保持不变。如果停止或硬盘被拔出，以后可以从那里继续。</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>将 {source} 的备份合并到 {target}</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>将备份从 {source} 移动到 {target}</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>正在查看两个位置…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>将复制{versions}、{files}（{size}）。空间足够。</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>先前运行已有：{files}（{size}）。</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>在 {target}：{versions}、{files}（{size}），已读回且完好。</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln 个版本</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>下一次备份会存到那里。旧备份保持不变。</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>旧备份保持不变。</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>下一次备份会存到那里。各个旧备份保持不变。</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>各个旧备份保持不变。</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>备份已经在那里：先前的运行已移动了它。</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>各备份在那里合为一个。每个版本都有它们当时的全部内容。</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>各备份在那里已合为一个。每个版本都有它们当时的全部内容。</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>旧备份中无法读取的文件：{count}。下一次备份会复制您仍然拥有的那些。</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>那里原本位于备份文件夹中、但不属于备份的文件已移到 {folder}。</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>起初很快。几 GB 之后可能变得很慢，直到休息过。</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>您用完之后它仍在忙，仍发热，常常几分钟，有时几小时：它在整理。</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>即使没人使用，它也会轻轻地、规律地咔嗒响。</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>它不时会有半分钟不应答。等着就好。</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>弹出可能要几分钟：先写出计算机仍留着的内容。</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>大备份之后，请尽量让它继续连接一会儿。拔下之前务必先弹出。</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>它只能按顺序写入。大多数文件系统在上面无法工作，很少有硬盘盒能传递。</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>可以告诉它哪些文件已删除（TRIM）。出于充分的理由，不会自动这样做。</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>随着写满，它会逐渐变慢：到最后大约只有一半速度。</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>许多叠瓦式硬盘（SMR）不会表明自己的类型。长时间停顿和空闲时的活动是它的迹象，而不是故障。</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>它没有声音。简单的 U 盘和存储卡在一次写入很多时会变慢。</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>立即备份</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>设置为备份盘</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>这是什么？</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>不使用这块硬盘</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>我能做什么？</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>停止等待</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>我已做完</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>打开 Shingleback</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>改为恢复</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>现在不</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>解锁</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}，{size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>您的备份硬盘已插上。</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>起初很快，一段时间后变慢。这是正常的，没有害处。</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>已插上。尚不清楚它是否为叠瓦式。</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>打开 Shingleback 查看更多。</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} 不见了，没有弹出</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>如果是您拔的，请重新插上，下次先弹出。如果不是，请保持连接和供电：它可能在整理，可能需要一小时。</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>到 {name} 的备份将于 {time} 开始</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>按您的选择自动开始。如果您要用硬盘做别的，或是来取回文件，请选“现在不”。</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>{name} 是您要用于备份的硬盘吗？</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>备份正在等待您的回答，因为它从未备份到此硬盘。</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>到 {name} 的备份需要密码</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>硬盘已加密。解锁后备份就会开始。</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>到 {name} 的备份未能开始</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>无法打开硬盘：{why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>{name} 已有 %Ln 天没有备份</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>方便时请插上备份硬盘。</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>有空时请连接存放备份的共享文件夹。</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name}：已有 %Ln 天没有备份</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>该更换硬盘了：请拿来 {drive}</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>它上面 {name} 的上次备份是 %Ln 天前。</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>它上面还没有 {name} 的备份。</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name}：请拿来另一块硬盘 {drive}</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>可以安全拔出 {name}</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>备份将在 {left} 后开始</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name}：拔出前请先弹出</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name}：未使用</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} 不见了：请重新插上，或等待 {left}</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} 不见了：请再次插上</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} 不见了：正在寻找</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>{name} 大概坏了</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} 不见了：请保持拔下</translation>
        </message>
    </context>
    <context>
        <name>numbers</name>
        <message>
            <source>{number} {unit}</source>
            <translation>{number} {unit}</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>字节</translation>
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
            <translation>{time} 秒</translation>
        </message>
        <message>
            <source>{time} min</source>
            <translation>{time} 分</translation>
        </message>
        <message>
            <source>{time} h</source>
            <translation>{time} 小时</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%Ln 字节</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln 个文件</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} / {total}</translation>
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
            <translation>不到一秒</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln 天</numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} 小时 {minutes} 分</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes} 分 {seconds} 秒</translation>
        </message>
    </context>
    <context>
        <name>opening</name>
        <message>
            <source>Working… A drive that is asleep or tidying up takes a moment.</source>
            <translation>正在进行。休眠或整理中的硬盘需要片刻。</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>硬盘不见了。</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>硬盘没有恢复。</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>正在寻找硬盘。</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>硬盘回来了。</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>硬盘大概坏了。</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>现在请让硬盘保持拔下。</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>不再等待硬盘。</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>如果是您拔下的，请重新插上。如果不是，请保持连接并通电一小时：它可能正在整理自己的记录，完成之前不会应答。中间不要关掉，否则会重新开始。还有 {left}（第 {round} 轮，共 {rounds} 轮）。</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>如果它仍连接着，请拔下线缆，如有电源也拔下，等半分钟。然后再插上，如有可能换到计算机自身的另一个端口（第 {round} 轮，共 {rounds} 轮）。</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>大容量硬盘启动后可能要几分钟才应答（第 {round} 轮，共 {rounds} 轮）。</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>在下一次大任务之前让它休息一会儿。如果上面的内容别处没有，请先复制。</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>它在 {rounds} 轮中没有回来。请用另一根线、另一个电源和另一台计算机试一次。如果上面的内容别处没有，请先咨询数据恢复公司再做更多尝试。</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>已知这种型号的硬盘会在其他一切正常时损坏内部表格，每次再启动都可能更糟。不要反复通电。如果上面的内容别处没有，请咨询数据恢复公司。</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>如果它之后回来，会照常被注意到。</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>硬盘</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>未命名的硬盘</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>主文件夹</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>再次查看硬盘</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>请求许可</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>创建分区</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>加密</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>格式化</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>读回硬盘上的内容</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>打开硬盘</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>向新硬盘写入</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>告知硬盘哪些空间空闲</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>不会告诉此硬盘哪些空间是空闲的（TRIM）。{reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>再看一次这是否仍是 {drive}，以及上面是否没有正在使用的内容。</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>在更改任何内容之前，先向系统请求许可。</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>清除 {drive} 上的一切。</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>创建一个占满全部空间的分区。</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>用您的密码加密。没有密码谁也读不了，也没人能帮忙。</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>格式化为 {filesystem}，并命名为“{label}”。</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>读回硬盘上的内容，与预期相比较。</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>打开硬盘，使读取不产生写入。</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>确认您可以写入。</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>告知 {drive} 一次：旧内容已无人需要，使它变满后仍保持速度（TRIM）。可能会要求输入密码。</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>在更改任何内容之前，询问管理员密码。</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>正在再次查看硬盘...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>正在请求许可...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>正在清除...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>正在创建分区...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>正在加密。可能需要一分钟...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>正在格式化。慢硬盘可能需要几分钟...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>正在读回硬盘上的内容...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>正在打开硬盘...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>正在尝试写入...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>正在告知硬盘哪些空间空闲。可能需要几分钟...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>这是您确认的硬盘，上面没有正在使用的内容。</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>您可以这样做。</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>硬盘已清除。</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>分区已创建。</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>已加密并解锁。</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>文件系统已创建。</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>符合预期。</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>硬盘已打开。</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>您可以写入。</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>硬盘已知道哪些空间空闲。</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>硬盘上没有更改任何内容。</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>硬盘已清除，是空的。请再准备一次再使用。</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>硬盘已清除，有一个空分区。请再准备一次再使用。</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>硬盘已加密，里面没有可用的内容；程序询问密码也无济于事。请再准备一次。</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>硬盘已格式化，是空的，但未就绪。请拔下、重新插上，看能否打开；或再准备一次。</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>硬盘已就绪。</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>现在硬盘上有什么尚不清楚。请拔下、重新插上，再准备一次。</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>全部由系统自带的硬盘服务（UDisks2）完成。</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>系统的硬盘服务（UDisks2）转交选项，并询问管理员密码。</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>Shingleback 的助手用这些选项创建文件系统；可能会询问密码。</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>系统的硬盘服务（UDisks2）太旧，无法转交选项，会略去它们。硬盘仍然可用。</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>不需要管理员密码，因为略去了文件系统的选项。硬盘仍然可用；之后的备份和恢复可能会稍慢一些。</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Linux 备份硬盘（btrfs）</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Linux 备份硬盘（ext4，紧凑）</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Linux 上的大文件（ext4，紧凑）</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>大文件，与 Windows 和 macOS 共用（exFAT）</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>与 Windows 和 macOS 共用（exFAT）</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>带区域的硬盘（btrfs）</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>带区域的硬盘（XFS）</translation>
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
            <translation>以长段写入，并能发现硬盘上变坏的文件。只有 Linux 能读取。</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>简单可靠，所有表格都在硬盘开头。只有 Linux 能读取。</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>适合影片和磁盘映像：表格小、空间多、文件不太多。只有 Linux 能读取。</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>任何电脑都能读写它。断电可能会丢失已经存好的文件。</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>用于必须按顺序写入的硬盘。它会自行做到。只有 Linux 能读取。</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>用于必须按顺序写入的硬盘，需要非常新的 Linux。只有 Linux 能读取。</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>曾被推荐用于叠瓦式硬盘。多年之后会变慢，而且无法修复。</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>在其他硬盘上很好。在叠瓦式硬盘上会把写入分散到整块硬盘。</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>只在 Windows 需要时用：它会分散小写入，Linux 用它也慢。</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>把一切写成一条线，直到硬盘写满：之后会自行搬移数据。</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>格式化前不对整个硬盘执行 TRIM：需要几分钟，新硬盘毫无收益。</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>文件只存一份：备份本身就是第二份副本。</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>表格存两份，免得一处坏点毁掉整块硬盘。</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>表格的页较大：读取它们只需少数几次长读取，而不是许多次短读取。</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>不为系统保留空间，因为系统不从这块硬盘运行：多 5 % 给文件。</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>每 MiB 一个条目，而不是每 16 KiB：表格小，仍可容纳数百万文件。</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>每 4 MiB 一个条目：表格小到极限，适合少量大文件。</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>头部只留两份备用副本，而不是遍布硬盘的几十份。</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>所有表格都在开头，硬盘可以一次重写。</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>表格现在就写，而不是在首次使用后写上几小时。</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>大块：表格更小，写入更长。</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>中等块：小文件浪费更少，表格仍然很小。</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>一切都从 32 MiB 的倍数开始，接近硬盘磁道带的大小。</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>空闲位置表与另一张放在一起，不单独占一条磁道带。</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>每次整理 128 MiB，覆盖整条磁道带。</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>从前面开始，而不是同时从几处开始。</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>不在整块硬盘上写零，那要一天。</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>硬盘自己的扇区：Windows 只读这种，而有些版本会自行选用更大的。</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>读取文件不写入任何内容。否则每看一次文件夹都会变成分散的小写入。</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>不立即把每个删除的文件告诉硬盘：每个提示对它也是工作。</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>多次“全部写出”的请求合并为一次。</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>小文件与其他文件放在一起，不放在表格里。</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows 和 macOS 没有额外程序无法读取。</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>请留出 5% 到 10% 的空间，否则会变慢。</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>请留出 10% 到 20% 的空间：只有整个区域才能再次使用。</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>8 TB 上可存 190 万个文件；每个版本都重新计数。</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>每个文件占用的空间比其大小多半块：小文件多时会累积。</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>它自己发现不了文件变坏；请不时检查备份。</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>它没有日志：写入时拔出，损坏的可能不止最后一个文件。</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>它不保存所有者、权限和链接；Shingleback 把这些保存在自己的记录中。</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>无法为文件预留空间；有些下载程序需要这个。</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>Linux 支持它的时间还很短。请保留另一份副本。</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>它会把文件越写越散，而且无法修复。</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>它在后台整理，而硬盘也在这样做：互相妨碍。</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>它写遍整块硬盘，很快填满缓存。</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>8 TB 中它自己占用约 90 GB。</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>它最适合叠瓦式硬盘：以长段写入，并能发现文件变坏。</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>适合少量大文件：表格小，全部在硬盘开头。</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>Linux、Windows 和 macOS 都能读写它，块大小适合小文件。</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>Linux、Windows 和 macOS 都能读写它，块大小适合大文件。</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows 和 macOS 打不开由 Linux 加密的硬盘。所以只有 Linux 能读取这个硬盘。如果共用更重要，请选择不设密码。</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>这块硬盘必须逐区域按顺序写入，而它正是这样做的。只有 Linux 能读取。</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>这是本机能创建的最好方案。</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>本机创建不了适合您的方案。</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>更好的是“{title}”。</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>合适的是“{title}”。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>硬盘服务（UDisks2）没有应答。</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>程序 {program} 没有安装。</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>需要 Linux {kernel} 或更新。</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>这个 Linux 打不开这样的硬盘：其中没有 {filesystem}。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>本机的硬盘服务（UDisks2）会漏掉选项，而且不告知。</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>它的选项需要管理员密码，而这里拒绝了该密码，或不应询问。</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>仅用于必须按顺序写入的硬盘。</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>这块硬盘必须按顺序写入，而此文件系统做不到。</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>这里无法加密。</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>请安装软件包 {package}，然后再看。</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>请安装软件包 udisks2，或重启计算机。</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>您的 Linux 系统的更新版本带有它。</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>您的 Linux 系统的更新版本可能带有它。</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>请本机管理员安装 Shingleback 的助手（在 Shingleback 的文件夹中执行 sudo packaging/install-helper），或使用带 UDisks2 2.10 或更新版本的系统。</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>请允许询问该密码，或请本机的管理员来准备硬盘。</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>请选择其他方案。</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>请选择用于带区域硬盘的方案。</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>请选择不加密，或选择其他硬盘或方案。</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>请使用带 UDisks2 2.10 或更新版本的系统：加密时 Shingleback 的助手做不到。</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>请安装硬盘服务加密所需的组件：Debian 12 中为 libblockdev-crypto2。</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>约 {time} 完成，赶得上 {deadline}。</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>可能赶不上 {deadline}：最多可能多花 {longer}。</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>赶不上 {deadline}：至少要多花 {longer}。</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>还不知道能否在 {deadline} 之前完成。</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>没有赶上 {deadline}：还有 {size} 要复制。</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>约 {time} 完成，赶得上 {deadline}。那时硬盘可能还在整理，但可以弹出。</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>没有赶上 {deadline}。</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>太长，无法在 {deadline} 之前完成：%Ln 项。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>因时间不够而仍需进行：%Ln 项。</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>需要做的维护最多要 {care}。留给备份（如果有）的时间是 {time}。</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>到那时，留给备份（如果有）的时间是 {time}。</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>之前的复制没有完成。将从停止的地方继续。</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>副本已加密。请解锁一次，如果新硬盘更大，再扩大其文件系统。不要同时解锁两个硬盘。</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>复制已完成，但计算机还没有显示它。请拔下新硬盘并重新连接。</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>复制已完成，但其文件系统仍和以前一样大。分区程序或管理员可以扩大 {device}。</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>复制已完成，但无法更改备份集。请为它们选择新硬盘。</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>复制已完成，但无法打开 {device}。请拔下其中一个硬盘，然后重试。</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>备份已移动，但无法更改备份集。请为它们选择新位置。</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>这些内容在备份旁边，但不属于备份，只留在旧硬盘上：{names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>您无权读取</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>无法读取</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>读取时一直在变化</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>另一个程序正在使用它，没有及时释放</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>它属于一个无法复制的数据库</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>其文件系统报告的大小有误</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>没有响应</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>中途消失了</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>它当时正被移动到此文件夹；下次备份时会复制</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>没有可复制的数据</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>它没有挂载；其最后的副本会留在备份中。请在下次备份前接上或解锁</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>文件系统不接受其名称</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>对文件系统来说太大</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>文件系统不接受它</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>它已锁定；其最后的副本会留在备份中。请在下次备份前解锁</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>它是空的，好像它的硬盘没有挂载；其最后的副本会留在备份中</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>它的大部分文件不见了；在您确认之前，副本会留在备份中</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>硬盘上放不下</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>电脑磁盘的空间不足，无法安全地复制此数据库；其最后的副本会留在备份中</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>已复制，但不含这些扩展属性</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>硬盘上的副本已损坏</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>硬盘上的副本在备份后被更改</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>副本已不在硬盘上</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>那里已有别的内容；没有动它</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>权限、所有者或属性不同</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>无法写入</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>备份的这个版本里没有</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} 是另一个备份文件夹的一部分。</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>此硬盘上正在进行备份。备份结束后将继续。</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>一次测量在恢复硬盘的写入缓存之前被中断，因此该硬盘可能会变慢。请恢复它：在窗口中使用硬盘的卡片，在终端中使用“shingleback test DEST --reset-write-cache”。</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>现在：{action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>硬盘没有及时响应一个命令。“发生了什么？”有更多说明。</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>与硬盘的连接变慢了，从 {before_mbps} 降到 {now_mbps} Mbit/s：请检查数据线及其插头。</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>计算机自身的电压下降了：它的电源不足以同时供给自己和硬盘。</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>与硬盘的连接被重置了。“发生了什么？”有更多说明。</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>一个 USB 接口因被取用过多电力而自行关闭。</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>无法再读取内核日志。从现在起，连接的短暂重置将不会被察觉。</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>此备份位于本机自己的磁盘上。磁盘损坏时，备份会与您的文件一起丢失：请同时备份到外置硬盘。</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>要复制的内容超过了硬盘现在的可用空间。如果移除旧版本就够，旧版本会让出空间；否则它们会保留，放不下的内容会被跳过。</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>“{path}”在备份中作为原位于“{old}”的文件夹继续：其文件相同。</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>有文件夹失去了全部或大部分文件。如果是硬盘没有连接，或云服务已退出登录，请先解决。如果是您自己删除的，请确认。</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>硬盘上的 {path} 不属于备份，而且挡住了路。它现在位于 {aside}。</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>硬盘上有而文件列表中没有的内容已移至 {aside}。</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>硬盘上已从您的文件夹重新写入的损坏副本：{count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>已用硬盘上的另一个副本修复的损坏副本：{count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>已用您的另一个硬盘修复的损坏副本：{count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>因未找到其他副本而无法修复的损坏副本：{count}。第一个是 {path}。</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>硬盘上的文件列表有一部分损坏。其中列出的会重新复制。</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>硬盘上的文件列表已丢失。它旁边的文件仍可手动复制。下次备份会重新复制所有文件，并把挡路的内容移到 .shingleback/found。</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>硬盘上的文件列表已丢失，较早的版本也随之丢失。正在根据您的文件重新生成列表。硬盘上妨碍备份的内容会移到 .shingleback/found。</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>硬盘上已没有任何内容能表明其文件列表是否完整，因此可能缺少较新的版本。下次备份会比较所有文件。</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>硬盘上的文件列表有一部分损坏或缺失。已用第二份副本修复，列表内容没有丢失。</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>硬盘上的隐藏文件夹中还有另一个备份的部分列表。它们已改名，本备份不受影响。</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>硬盘上文件列表的两份副本只写入了一份（{detail}）。备份是完整的，但如果这份副本损坏，就没有另一份了。“lsattr -R”可显示受保护的文件。</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>硬盘上文件列表的两份副本中有一份已损坏。另一份完好，下次备份会用它修复损坏的那份。</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>硬盘上的隐藏文件夹 .shingleback 缺失或为空。如果它在回收站里，请放回原处。否则，只存在于旧版本中的内容已经丢失。文件列表仍在 .shingleback-list 中，下次备份会重新创建该文件夹。</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>硬盘上的隐藏文件夹 .shingleback 缺失或为空。已根据 .shingleback-list 重新创建，但只存在于旧版本中的内容已经丢失。</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>硬盘上有另一个备份的文件列表，但没有它的任何文件。这是一个新备份。旧列表现在名为 {aside}。</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>这台电脑无法记录硬盘上现在的内容，因此下次备份无法判断是否有人改动过它。请在电脑的磁盘上腾出空间。</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>硬盘上的文件列表不是这台电脑最后写入的那一份。如果硬盘是从映像或克隆恢复的，这是正常的。否则，硬盘丢失了最后的更改，或者不是同一块硬盘：请确认它是您的。所有文件会重新比较。</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>硬盘上的文件列表在这台电脑写入之后被更改，而且不是由备份更改的。请校验备份；除非您知道是谁更改的，否则不要信任从中恢复的程序。</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>电脑 {host} 首次向此备份添加了内容。如果您也把那台电脑备份到这块硬盘，这是正常的。否则，有别人拿到过这块硬盘：请不要信任添加的内容。</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>另一台标识相同的电脑（很可能是这台电脑的克隆）向此备份添加了版本。这些版本会保留，但最新的文件只是最后进行备份的那台电脑的文件。请把每台电脑备份到各自的文件夹。</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>此备份所在的文件系统与以前不同，或者丢失了说明，因此会比较全部内容。缺少的内容会重新发送。此文件系统无法使用的名称会在硬盘上更改。</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>此备份所在的硬盘与以前不同。如果您把它移到了更大的硬盘或另一个硬盘盒，这是正常的。否则，请确认这块硬盘是您的。</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>一些文件有特殊权限（例如 setuid 或 capabilities）。恢复时没有带上这些权限。</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>有些文件夹已经存在，日期与备份中的不同。这些日期保持不变。</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>Shingleback 运行在一个隐藏了部分文件所有者的容器中，因此没有记录这些所有者。在容器外进行备份会补上它们。</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>备份中没有部分文件的所有者信息。这些文件现在归恢复它们的用户所有。</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>硬盘报错（{detail}）。最后的文件会重新复制。</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>最后的文件没有及时写入硬盘。下次会重新复制。</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>这次备份期间，在内存中等待硬盘的数据比平时少，计算机等待它的时间更长。</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>硬盘上的文件正在这些程序中打开：{programs}。</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>硬盘已加密。正在等待密码。</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} 为查看而以只读方式打开，无法再关闭。请弹出硬盘。</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>本机不允许选项 {option}；打开硬盘时不使用它。</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>硬盘在 {path} 的打开方式使读取也会写入：本机的某个程序先打开了它，或设置（/etc/fstab）如此。请以不记访问时间的方式重新打开。</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>硬盘已就绪，但未能告知哪些空间空闲。维护时会再次尝试。</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} 不是节奏；节奏保持不变。</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>“{path}”是计算机 {host} 上原位于“{old}”的文件夹吗？它的大部分文件已在备份中。如果是，只发送有变化的内容。如果不是，则作为单独的文件夹备份。</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>备份中已有名为 {host} 的计算机的文件夹“{path}”。它就是这台计算机吗（也许重新安装过）？如果是，备份会沿用它的文件夹。如果不是，两者各有自己的文件夹。</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>硬盘返回了错误（{detail}）。拔掉数据线或断电可能损坏这种文件系统：请卸载它，并进行检查和修复。如果没有发现问题，请换一根数据线或换一个接口。</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>备份文件夹中有其他东西使用了名称 {file}。请把它移到别处，然后重新开始。</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>{path} 处的备份只剩下文件列表（.shingleback-list），没有任何文件。如果有人删除了它们，请查看硬盘的回收站。</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>{path} 现在没有上次备份时的任何内容。如果它的硬盘没有插上，请插上；如果是您自己全部删除的，请确认。</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>硬盘已满，只剩维持健康的余量。以前的备份未受影响。请在硬盘上腾出空间，或排除一些内容。</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>即使没有旧版本，硬盘也放不下所有内容，因此旧版本会保留。占用空间最多的是 {path}（{size}）。如果它不该在备份中，请将其排除；否则请在硬盘上腾出空间，或使用更大的硬盘。上一次完整备份未受影响。</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>新文件需要最近几周和几个月的版本所占的空间。为防这是意外，这些版本会保留一周。占用空间最多的是 {path}（{size}）。如果它不该在备份中，请将其排除；否则请现在放弃旧版本。</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>源就在 {drive} 上。请选择另一个硬盘，或另一个硬盘上的映像文件。</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} 已打开（{point}）。在此期间，复制过程中文件可能会改变。请先关闭它，并让硬盘保持连接。</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} 已解锁。请先关闭它，并保持硬盘连接。</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>这台电脑把一部分内存放在 {device} 上。请先将其关闭（“sudo swapoff”），并保持硬盘连接。</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>有无法从这里关闭的东西正在使用 {device}：其他程序、虚拟机或系统的一部分。请先结束它，并保持硬盘连接。</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>{drive} 必须严格从头到尾写入（host-managed），而复制做不到这一点。请改为准备它用于备份，然后复制文件或迁移备份。</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} 是更大整体的一部分（RAID、LVM 或跨多个硬盘的文件系统）。只复制一部分没有用，还可能损坏其他部分。</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>有两个硬盘看起来与 {drive} 完全一样。请拔下您不想复制的那个。</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} 比您要复制的内容小。请选择至少同样大小的硬盘。</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} 没有任何内容，因此没有可复制的东西。</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} 是一份从未完成的副本，缺少部分内容。请先完成那次复制，或从原件复制。</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>其他程序正以写入方式打开 {path}，复制期间它可能会改变。请先在那个程序中关闭它。</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>没有用于存放映像的文件夹 {path}。请先创建，或选择其他文件夹。</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>无法复制到 {drive}：{reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} 只是 {drive} 的一部分，而复制需要整个硬盘。请选择整个硬盘：{whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>与两个硬盘之一的连接已断开。已复制的内容会保留。请接上两个硬盘以继续。</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>复制到 {drive} 的内容将与向您显示的不同：两个硬盘之一在此期间发生了变化。没有做任何事。请重新查看计划。</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} 已存在，不会被替换。请选择其他名称，或先将其删除。</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>没有足够的空间存放映像。请腾出空间或选择其他文件夹，然后重新开始。</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>分区以 {unit_bytes} 字节的扇区计数，而 {drive} 的扇区为 {sector_bytes} 字节。副本上将找不到任何内容。请复制单个分区，而不是整个硬盘。</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} 的扇区为 {sector_bytes} 字节，而文件系统使用 {unit_bytes} 字节的单位。在那里无法打开它。请准备硬盘，然后复制文件。</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>副本需要自己的标识符，但此文件系统（{filesystem}）在复制时无法获得。请将其复制到映像文件，或设置硬盘后复制文件。</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>副本有 {count} 处与源不同。其中一个硬盘、数据线或计算机内存有故障。不要清除旧硬盘；请换一根线或一个端口，然后重新开始。</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>副本中可能缺少文件：文件系统中关于已用区域的记录有误。请勿擦除旧硬盘。请重新开始，并同时复制未使用的区域。</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>正在复制另一个硬盘。请等它结束，然后重新开始。</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>副本尚未完成，因此还不能打开。可以用同样的两个硬盘继续。</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} 不在已开始而未完成的列表中。</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>无法在这台计算机上保存复制的状态（{detail}）。请检查其磁盘是否已满。</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>{path} 就是备份现在的位置，或其中一个在另一个之内。请选择另一个硬盘上的文件夹。</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} 已存在，不会被替换。请选择空文件夹，或未被占用的名称。</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>另一个备份向 {path} 的移动已经开始但没有完成。请先完成它，或者选择别的文件夹。</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>新硬盘（{filesystem}）无法容纳此备份的全部内容：部分名称、链接、权限或大文件会丢失。请先用 ext4、btrfs 或 XFS 格式化，或在那里开始新的备份。</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>新硬盘没有足够空间容纳此备份的全部版本。请选择更大的硬盘，或腾出空间，然后重新开始。旧硬盘有全部内容。</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>新硬盘上有 {count} 个文件与写入的内容不同。硬盘、线缆或电脑内存有故障。请让旧硬盘保持原样；换一根线缆或一个接口，再重新开始。</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>备份还没有移动完，旧硬盘仍有全部内容。请用同样的两个位置重新开始：它会从停下的地方继续。</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>这是同一个备份的两份副本，没有什么可合并的。请移动其中一份。</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>两个备份都有文件夹 {path}，各有自己的历史。只有不同文件夹的备份才能合并。请改为把它们分别移到各自的文件夹。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>硬盘服务（UDisks2）没有响应，因此无法显示硬盘。备份到文件夹仍可使用。请用 `sudo systemctl restart udisks2` 重启该服务，或重启电脑。</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>无法连接系统总线（D-Bus），因此无法显示硬盘。备份到文件夹仍可使用。请用 `sudo systemctl start dbus` 启动它；在容器中，请共享 /run/dbus。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>硬盘服务（UDisks2）没有安装，因此无法显示硬盘。备份到文件夹仍可使用。请安装它；在 Debian 和 Ubuntu 上：`sudo apt install udisks2`。</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>硬盘服务（UDisks2）已安装，但未能启动，因此无法显示硬盘。备份到文件夹仍可使用。`systemctl status udisks2` 会显示原因。</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>这台电脑不允许您使用硬盘服务（UDisks2），因此无法显示硬盘。备份到文件夹仍可使用。请联系管理员。</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>请指定要备份的文件夹，最后是备份位置。</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>没有文件夹 {path}。请插上硬盘，或检查名称。</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} 是文件。请指定硬盘上的一个文件夹。</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} 所在的硬盘只能读取。请拔下、重新插上，并检查它。</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} 位于只能读取的 Windows 硬盘（NTFS）上。最常见的原因是 Windows 没有完全关机：请启动 Windows，在电源选项中关闭“快速启动”，然后关机。之后重新插入硬盘。如果不是 Windows 的原因，请检查硬盘。</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>您无权写入 {path}。请选择其他文件夹，或把它变成您的。</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>现在无法对此硬盘执行此操作。</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} 不在外置硬盘上。请指定要维护的硬盘上的一个文件夹，或该硬盘的设备。</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>备份、移动或检查仍在使用此文件夹。请等它结束，再重新开始。</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>有一份备份正移动到此文件夹，但移动没有完成。请完成移动，或选择其他文件夹。如要放弃移动，请先删除其中的隐藏文件夹 {folder}。</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>原来在 {path} 的备份不在那里。请插上它的硬盘，或在那里开始新的备份。</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>{path} 的备份与以前的不同。请插上正确的硬盘，或确认要继续这个备份。</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>{path} 处没有备份。请指定含有 .shingleback 的文件夹。</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>您无权读取那里的备份。创建者可以，管理员也可以。</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>这个备份由更新版本的 Shingleback 创建。请安装该版本。</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>这个备份由 Shingleback 的早期测试版本创建，当前版本无法继续使用它。其中的文件都是普通文件，可以用任何程序复制；请为新的备份选择另一个文件夹。</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>备份的 .shingleback 文件夹中的 {file} 已损坏。旁边的文件仍可手动复制。</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>没有版本 {version}。`shingleback versions` 会显示现有版本。</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>此版本没有文件夹 {path}。请看上一级文件夹，或其他版本。</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>备份中没有可测试的文件。请先备份，再试一次。</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} 不能用来排除内容。请写成例如 *.iso 或 Downloads/。</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} 不在任何一个文件夹中，因此没有可排除的内容。请检查名称。</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} 不是节奏。请写 gentle、balanced 或 full，或每秒兆字节数，例如 15。</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} 不是一部分。请写例如 3/30，表示三十份中的第三份。</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>测量期间其他程序写满了硬盘，因此测量已结束。请在硬盘上腾出空间，然后重新开始。</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>硬盘已不在或没有响应，因此测量已结束。请重新连接硬盘并再次开始：届时会删除测量留在上面的内容。</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>程序的一部分意外停止，可能是因为计算机内存不足。请重新开始测量：它留在硬盘上的内容届时会被删除。</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>此测量在硬盘上至少需要 {least}，但只有 {room}。请先腾出空间。</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>此测量至少写入 {least}，因此需要提高写入上限。</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>只会填充空硬盘：已用空间须少于十分之一。未写入任何内容。</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>整个硬盘只会被读取。请选择 position、random-read、readers 或 sequential。</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>读取 {path} 需要管理员权限。请改为测量硬盘上的文件夹。</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} 位于 {backup} 的备份内部，下一次备份可能会删除测量所需的内容。请改为测量该备份自身的文件夹。</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} 没有电脑能看到的区域。只有 host-managed 和 host-aware 硬盘会显示区域；大多数 SMR 硬盘不会显示。</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>读取区域需要管理员权限。请将“sudo blkzone report {path}”的输出保存到文件中，然后打开该文件。</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>无法切换硬盘的写入缓存：硬盘或硬盘盒不支持，或者未获允许。请不要使用 write-cache 测试。</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>之前的一次测量在恢复硬盘的写入缓存之前被中断，而这次恢复未获允许。请再试一次，并在提示时输入密码。</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>{path} 上正在进行另一次测量。请等它结束后再开始。</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>{path} 中的设置无法理解（{detail}）。请修正或删除该文件。</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>{path} 中的设置来自较新版本的 Shingleback，保持不变。请安装最新版本以使用它们。</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>您的选择无法保存到 {path}（{detail}）。请检查您能否写入此文件夹。</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>您的选择无法保存到 {path}（{detail}）。请在那里腾出一些空间，然后重试。</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>无法更改定时器（{detail}）。Shingleback 打开或在托盘中时会开始每日备份。</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>无法在 {path} 中放入内容（{detail}）。请选择其他文件夹。</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>{path} 没有空间了。请选择其他文件夹，或一次少恢复一些。</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>根据备份，这些文件原来在 {places}。这台电脑从未备份过那里的文件。请恢复到其他文件夹，或确认可以放到那里。</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} 位于备份内部。请选择别处的文件夹。</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>硬盘已断开连接。其中的内容是安全的，下次会复制缺少的内容。</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>硬盘没有接受写入的内容（{detail}）。请换线缆或端口；如果再次发生，请检查硬盘健康。</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>硬盘上的文件系统已损坏（{detail}）。请将其卸载，检查并修复后再写入。</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>硬盘上的文件系统自相矛盾：它说某个名称已被占用，又说没有任何东西使用这个名称。NTFS 在写满之后会这样。请卸载硬盘并重新挂载，然后再次开始以继续。如果这没有帮助，请检查并修复文件系统。</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>硬盘上的备份中有内容不允许更改（{detail}）。lsattr -R 和 ls -l 会显示哪些受到保护或属于他人。解除后再重新开始：备份会从中断处继续。</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>硬盘现在只能读取，因此无法再写入任何内容。请拔下、重新插上，并检查它。</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>在本次运行期间，{path} 被删除、重命名或移动了。如果它还在，请将它移回原处，然后重新开始。</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>硬盘上的备份中有内容无法移到其中的另一个文件夹（{detail}）。请将它所在的文件夹恢复为普通文件夹：复制该文件夹，删除原文件夹，再将副本改为原来的名称。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>硬盘上的备份中的 {path} 是子卷，因此无法将任何内容移入或移出。请将其恢复为普通文件夹。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>硬盘上的备份中的 {path} 是挂载点，因此无法将任何内容移入或移出。请卸载挂载在那里的内容，然后重新开始。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>硬盘上的备份中的 {path} 与其余部分的项目 ID 不同，因此文件系统不允许在它们之间移动内容。请为整个备份设置同一个项目 ID：lsattr -pR 显示项目 ID，chattr -p 可以更改。</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>硬盘上的备份中的 {path} 使用与其余部分不同的密钥加密，因此文件系统不允许在它们之间移动内容。请将其恢复为普通文件夹。</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>备份位于 overlay 文件系统上，它无法将文件夹 {path} 从其下层移出。请使用 redirect_dir=on 挂载，或备份到普通的文件系统。</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>硬盘读不出来（{detail}）。请换线缆或端口；如果再次发生，请检查硬盘健康。</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>硬盘没有响应。它可能正忙于内部处理：请等待几分钟，然后重新开始。</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} 没有响应。请检查提供它的计算机或程序是否正在运行并已连接，然后重新开始。已复制的文件是安全的。</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>程序的一部分意外停止，可能是因为计算机内存不足。已复制的文件是安全的，下次会从那里继续。</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>已停止。下次备份会复制缺少的内容。</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>已停止。到目前为止恢复的内容是完整的。再次恢复即可得到其余部分。</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>已停止。</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} 不在可拔出的硬盘上。</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>硬盘正在使用。请关闭显示其文件的程序和窗口，再试一次。</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>硬盘无法弹出（{detail}）。先不要拔；请再试一次，或关闭计算机。</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>无法确定硬盘是否写完。先不要拔；几分钟后再弹出一次。</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>硬盘仍处于挂载状态（{path}）。先不要拔；请卸载后再试一次。</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>已停止。硬盘可能还在写入：不要拔，请再弹出一次。</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>无法读取 {path}（{detail}）。</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>{path} 中的硬盘表无法理解（{detail}）。请修正该文件，或移走它。</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>请提供关于硬盘的信息：--model、--usb、--capacity、--smartctl 或 --sysfs。</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} 不是已插入的硬盘。命令 `drives` 会列出已插入的硬盘。</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>您无权读取本机的内核日志。请用 sudo 运行命令，或申请加入 systemd-journal 组，或以管理员身份把日志存成文件（dmesg &gt; log.txt），并用 --kernel-log 指定。</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} 中既没有内核日志，也没有 SMART 报告。`journalctl -k &gt; log.txt` 可保存日志，`sudo smartctl -x /dev/sdX &gt; report.txt` 可保存报告。</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>无法准备 {drive}：{reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} 与您确认时不同了（不同之处：{what}）。已保持原样；请再看一下硬盘。</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} 只是 {drive} 的一部分，而硬盘要整个准备。请指定整个硬盘：{whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>无法读取 --identity 的内容。请完全按 `prepare --dry-run --json` 给出的写。</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>本机现在会以与所示不同的方式准备 {drive}：期间安装或删除了什么。没有更改任何内容；请再看一次方案。</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>{drive} 上的一切都将被清除。要确认，请准确写出名称：{name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>本机无法创建方案 {profile}：{reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>名称“{label}”对这种硬盘来说太长。请选择不超过 {most} 个字符的名称。</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>硬盘不能叫“{label}”。请使用字母和数字，并以其中之一开头。</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>加密硬盘需要密码。请输入两次，并保存在找得到的地方。</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>这不是该硬盘的密码。请再输入一次。</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>本机不允许这样做。如果本机要求输入密码，请重试并输入；否则请在本机登录，或询问管理员。</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>{step} 没有成功。{state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>准备在完成前被停止。{state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>硬盘已格式化，但不符合叠瓦式硬盘的要求：{detail}。请再准备一次。</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>{device} 上没有可以打开的内容。请先为备份做准备。</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>硬盘无法打开。请拔下、重新插上，再试一次。</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>有程序正在使用硬盘。请关闭在那里打开的内容，再试一次。</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>无法确定是否已完成：了解硬盘的服务（UDisks2）没有应答。请等一分钟，再看一下硬盘。</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} 不在可拔出的硬盘上，保持现有打开方式。备份会请系统不要记下它在那里读取您的文件和文件夹的时间。对于别人的文件和链接，系统仍会记录：每个一次小写入。</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} 已加密。请输入密码打开。</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>硬盘无法关闭（{detail}）。先不要拔；请再试一次，或关闭计算机。</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device} 按目前的连接方式不支持这项设置。</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>为此，需要由本机管理员安装 Shingleback 的助手：在 Shingleback 的文件夹中执行 sudo packaging/install-helper。</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>Shingleback 的助手没有这样做：{reason}。</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>一切都已写完，但负责弹出硬盘的服务（UDisks2）没有应答。先不要拔；请在文件管理器中弹出，或关闭计算机。</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>这台计算机无法提供程序所需的资源（{detail}）。问题不在硬盘。请关闭其他程序，然后重试。</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>程序无法在本机磁盘上读取或保存自己的数据（{detail}）。请确认磁盘有可用空间，然后重新开始。</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>Shingleback 存放自身文件的 {path} 不存在。如果它位于未挂载的磁盘上，请挂载该磁盘；否则请将 HOME 设为您自己的文件夹。然后重新开始。</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>Shingleback 无法写入 {path}，它在那里记录硬盘上的内容。请让该文件夹归您所有，或把 HOME 设为您自己的文件夹，然后重新开始。</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>程序自身出了问题（{detail}）。您的文件未受影响；请报告此问题。</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>没有文件夹 {path}。请检查名称，或插上它所在的硬盘。</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} 是文件。请指定它所在的文件夹。</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>您无权读取文件夹 {path}。请选择其他文件夹，或询问其所有者。</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>无法读取文件夹 {path}：{detail}。请检查它所在的硬盘，或与服务器的连接。</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>{path} 中没有可备份的内容，因此没有进行备份。如果它所在的硬盘没有接上，请接上。</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>还没有备份：一个文件都无法读取。每个文件或文件夹旁都注明了原因。</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} 位于备份 {destination} 内部。请选择别处的文件夹。</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>正在加载…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>这个文件夹是空的。</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>没有任何版本包含名称带有“{text}”的文件或文件夹。</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>还有更多。请搜索更长的名称。</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>这两个版本之间没有任何更改。</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>这两个版本之间只有文件夹发生了更改。</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>为什么有时会慢？</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>为什么要这么久？</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>这是怎么知道的？</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>为什么现在这么慢？</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>为什么不应答？</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>为什么要休息？</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>为什么还在工作？</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>一块硬盘够吗？</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>为什么不见了？</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>为什么已经满了？</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>这样的错误是什么意思？</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>硬盘目前没多少事做。</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>硬盘写入给它的内容。</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>让硬盘安静，它可以整理。</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>硬盘正在写完收到的内容。</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>一切都已写完，硬盘已释放。</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>硬盘此刻没有应答。</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>硬盘被拔出，或不再应答。</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>Shingleback 逐个复制文件，并不时确认它们真的在硬盘上。</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>Shingleback 在等待硬盘。没有出错。</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>Shingleback 先确保已复制的内容安全。</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>Shingleback 没有使用硬盘。</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>Shingleback 现在没有往硬盘上备份。</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>备份提前结束。已安全在硬盘上的内容保留，下次备份从那里继续。</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>许多硬盘起初很快，几 GB 之后变慢。可能会有半分钟的停顿。</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>可能要几分钟，期间几乎没有动静。</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>即使没有复制，硬盘也可能嗡嗡响、咔嗒响并发热。</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>它可能还会自行工作一会儿。</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>这不正常，多半能找到原因。</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>照常工作。随时可以暂停或停止。不要拔出硬盘。</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>稍等一会儿。不要拔出硬盘。</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>拔出之前请先弹出硬盘。</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>Shingleback 正在打开硬盘上的备份。</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>休眠的硬盘需要几秒唤醒。</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>Shingleback 在您的文件夹中寻找新增或更改的文件。</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>文件极多时需要几分钟。</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>现在很慢。硬盘腾出空间后会再变快。</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>腾出空间的硬盘可能沉默一两分钟。</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>硬盘正为另一个程序工作。</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>Shingleback 让另一个程序先用。</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>两个程序同时使用会让双方都变慢。</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>Shingleback 已暂停。到目前为止复制的内容已安全地在硬盘上。</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>随时可以继续。要取走硬盘，请停止，然后弹出。</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>一切都已复制。Shingleback 正在完成新版本。</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>硬盘可能仍在写入。</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>Shingleback 会等到全部内容写完，然后释放硬盘。</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>硬盘自行整理。</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>备份已完成。Shingleback 不再使用硬盘。</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>如果有时间，请让硬盘再通电一会儿。拔出前请先弹出。</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>硬盘已写完收到的一切。</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>Shingleback 已用完硬盘。</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>有些硬盘还会转几秒。</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>您可以拔出硬盘。</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>硬盘仍在使用，或还没写完。</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>Shingleback 无法释放硬盘。</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>多半是另一个程序打开着硬盘上的文件或文件夹。</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>请关闭使用硬盘的程序，再弹出一次。先不要拔。</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>硬盘不再打开，或已被拔出。</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>在那之前写入的内容都留在硬盘上。</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>硬盘整理得可能久到计算机放弃它。仅此并无害处。</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>请保持连接几分钟。如果没有回来，请拔下、插上，再开始。</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>硬盘没有空间了。</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>旧版本也占空间。</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>请删除不需要的内容，少选一些文件夹，或换更大的硬盘。</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>硬盘返回了错误。</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>请换线缆和端口。“发生了什么？”会说明更多。</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>请按那里的说明做，再重新开始备份。</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>硬盘已插上并打开。任何程序都能使用。</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>写入之后它可能还会工作一会儿：在整理。</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>随意使用。拔出前请先弹出。</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>备份位于本机自己的磁盘上。</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>磁盘损坏时，备份会与您的文件一起丢失。</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>请同时备份到外置硬盘。</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>硬盘已插上，没有打开。</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>打开它即可使用其中的文件。</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>硬盘已插上，但上面没有可以打开的内容。</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>要在这里使用它，请将它设置为备份盘。这会擦除上面的内容。</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} 已有 {time} 没有响应。备份正在等待。</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} 已有 {time} 没有响应。备份正在等待 {server}（{kind}）。</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} 已有 {time} 没有响应。</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} 已有 {time} 没有响应。它位于 {server}（{kind}）。</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>如果仍无响应，将在 {time} 后将其略过。</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>硬盘可能要先唤醒。</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>一切都已复制。最后一部分正在写入硬盘。</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>先把已复制的内容安全地写到硬盘。</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>到目前为止复制的内容已安全地在硬盘上。随时可以继续。</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>一个硬盘返回了错误。需要几秒钟才能知道它是否还插着。</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>先不要拔。</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>备份已完成</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>备份已完成，下列内容除外</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>备份无法开始</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>硬盘已断开连接</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>硬盘已满</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>硬盘返回了错误</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>为安全起见没有开始</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>已停止</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>程序自身出了问题</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>备份已完成，但其中有些文件已损坏</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>自上次备份以来没有变化。</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>自上次备份以来没有其他变化。</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>硬盘已有 {time} 没有应答。许多硬盘会这样停顿来整理。请保持连接。</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>硬盘在弹出之前就被拔出了。备份的一切在那之前都已写入。下次请先弹出。</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>硬盘不再打开：别的程序关闭了它，或者它被拔出了。备份的一切在那之前都已写入。</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>备份开始前的一个问题</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>硬盘不再打开</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>别的程序关闭了它，或者它被拔出了。</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>下次备份会复制缺少的内容。</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>已在硬盘上的文件是安全的。</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>请重新插入硬盘以继续备份。</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>现在还不能安全拔出硬盘。</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>可以安全拔出硬盘。</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} → {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>正在复制您的文件。</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>让硬盘休息</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>到目前为止 {files}，{size}</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>可以安全拔出硬盘</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>硬盘还不能拔出</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>拔出之前请先弹出硬盘。</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>正在开始</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>正在寻找更改的内容</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>正在复制</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>正在完成</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>正在暂停</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>已暂停</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>正在查看硬盘是否还在</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>正在停止</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>正在弹出硬盘</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>shingled</source>
            <translation>叠瓦式</translation>
        </message>
        <message>
            <source>shingled (host-aware)</source>
            <translation>叠瓦式（host-aware）</translation>
        </message>
        <message>
            <source>shingled (host-managed)</source>
            <translation>叠瓦式（host-managed）</translation>
        </message>
        <message>
            <source>conventional</source>
            <translation>传统式</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>没有叠瓦迹象</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>不是硬盘</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>未知</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>叠瓦式硬盘（SMR）</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>叠瓦式硬盘（SMR，host-aware）</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>叠瓦式硬盘（SMR，host-managed）</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>传统硬盘（CMR），不是叠瓦式</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>不是硬盘</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>上面已有本程序创建的 {folders} 的备份。</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>这是{what}。</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>这很可能是{what}。</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>这大概是{what}。</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>这也许是{what}。</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>没有迹象表明这块硬盘是叠瓦式。这并不证明它不是。</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>由此无法判断硬盘是否为叠瓦式。</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>有此类硬盘的公开报告</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>制造商这样说</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>它在 2013 年第一块叠瓦式硬盘之前就已上市</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>smartmontools 的作者查证过</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>用户已查明</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>由其系列和年代推断</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>这未经核实</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>Linux 看到了叠瓦式硬盘的区域：它称之为 {value}。</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>硬盘告诉 Linux 它是叠瓦式：{value}。</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>Linux 的日志称它为叠瓦式硬盘：{value}。</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>硬盘自称是叠瓦式：{value}。</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>硬盘以只有 host-managed 硬盘才有的类型应答。</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>Linux 在上面数到 {count} 个区域；只有叠瓦式硬盘才有区域。</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>它通过 NVMe 连接，固态硬盘就是这样。</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>这是存储卡。</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>它自称里面没有转动的部件。</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>它的名称 {model} 属于带闪存的硬盘。</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>它的名称 {model} 属于 U 盘或读卡器。</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>它的容量和 U 盘一样小。</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>Linux 得知里面没有转动的部件。</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>它会转动，并希望得知已删除的文件（TRIM）。在机械硬盘中，只有叠瓦式用得上。</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>它希望得知已删除的文件（TRIM），叠瓦式和固态硬盘都这样；从这里无法得知它是否转动。</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>smartctl 把它归入 {family}。</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>硬盘表把 {model} 列为{recording}；{trust}。</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>关于 {model} 各来源不一致：有的称它为{recording}。</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>只知道名称的开头 {model}；表中它可能是的每块硬盘都是{recording}。</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>关于 {model} 可能是的硬盘，各来源不一致：有的称为{recording}。</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>此容量且 USB id 为 {usb}（{family}）的硬盘是{recording}；{trust}。</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>USB id 为 {usb} 的一些硬盘是{recording}：从外面无法得知。</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>此容量且 USB id 为 {usb} 的硬盘内含 {inner}，它是{recording}；{trust}。</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>USB id 为 {usb}、容量在表中已知的硬盘是{recording}；{trust}。</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} 销售时内置的硬盘类型为：{recording}；{trust}。</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>包装为 {model} 的部分硬盘是另一种类型：{recording}；包装上没有说明是哪些。</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} 销售时内置硬盘 {inner}，类型为：{recording}；{trust}。</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>一般来说，{family} 是{recording}。</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>也有人说 {family} 是{recording}。</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>Linux 得知里面没有转动的部件。转接器常常弄错这一点。</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>它不希望得知已删除的文件（TRIM）。这不证明什么：许多叠瓦式硬盘也不。</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>Linux 没有看到区域。这不证明什么：家用的叠瓦式硬盘会隐藏它们。</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>它使用简单的 USB 方式，会隐藏硬盘对自己的说明。</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>这是硬盘，没有支持或反对叠瓦的迹象。</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>对它所知太少。型号名称，或 USB id 和容量会有帮助。</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>硬盘表没有列出 {model}。</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>硬盘表没有列出 USB id {usb}。许多硬盘盒会隐藏里面的盘。</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>USB id {usb} 用于多种硬盘：容量能说明更多。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>它于 {date} 在此测量，表现像一块带有盘上缓存的叠瓦式硬盘。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>它于 {date} 在此测量，表现像一块把所有数据写入日志的叠瓦式硬盘。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>它于 {date} 在此测量，表现像一块传统硬盘。</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>它于 {date} 在此测量，表现像没有活动部件的硬盘。</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>这是一个模型，写入方式和叠瓦式硬盘一样。</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>从 {path} 读不到任何关于硬盘的信息。</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>更改了 %Ln 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>添加了 %Ln 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>删除了 %Ln 行</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>在较新的版本中：{changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>较新的版本大 {size}。</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>较新的版本小 {size}。</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>两个版本大小相同。</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>两者是同一个版本。</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>两者开头的文字相同。</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}。只比较了文件的开头。</translation>
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
            <translation>请稍候</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>这是您选择的。</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>正在寻找合适的方案…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}，加密</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>没有适合这块硬盘的方案</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>上面没有可识别的内容。</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>无法识别</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{folders} 的{backups}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{folders} 的{backups}，共{versions}，最新：{day}</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln 个备份</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln 个版本</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>不打开就看不到里面的内容</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>已用 {used}</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>至少 {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>USB 端口 {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>USB 端口 {port}，{device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>硬盘</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>问题</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>清除</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>内容与时间</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>第 {number} 步，共 {count} 步</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%Ln 个问题</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>{date} 起的一周：{said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln 次</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>备份</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>备份有 %Ln 周</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>检查</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>检查有 %Ln 周</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>维护</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>维护有 %Ln 周</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>休息</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>休息有 %Ln 周</numerusform>
            </translation>
        </message>
    </context>
</TS>
