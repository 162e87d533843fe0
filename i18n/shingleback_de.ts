<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>Alle Bibliotheken und ihre Lizenzen</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Über Shingleback</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>Stimmt etwas nicht? Speichern Sie einen Bericht, und hängen Sie ihn an eine Fehlermeldung auf {address}. Er enthält keine Namen von Dateien, Laufwerken oder Menschen.</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>Bericht &amp;speichern …</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Freie Software unter der GNU General Public License, Version 3 oder später. Ohne jede Gewährleistung.</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>Qt und PySide6 {version} zeichnen das Fenster. Sie werden unter der GNU Lesser General Public License, Version 3, verwendet.</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>Die Texte der Lizenzen: {folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>Anpassen</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>Läuft. Vielleicht werden Sie nach einem Passwort gefragt.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>UAS abschalten</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>UAS wieder benutzen</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>Nie anhalten</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>Nach einer Stunde anhalten</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>Wie vom Hersteller eingestellt</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>Wann hilft das?</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>Köpfe nicht parken</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>Parken wie vom Hersteller eingestellt</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>Eine eigene Sicherung</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>Im Wechsel mit dem Laufwerk von {name}</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>Beide Laufwerke bekommen dieselben Ordner. Bewahren Sie eines woanders auf, und tauschen Sie sie hin und wieder.</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Warum ist das so?</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>Gerade angesteckt: {name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>Nach jeder Sicherung erledigen, was fällig ist,
höchstens zwei Stunden lang</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>Die Laufwerke lassen sich gerade nicht abfragen</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>„{drive}“ ist nicht angesteckt</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), antwortet nicht.</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>Sobald er antwortet, geht es hier von selbst weiter.</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>Stecken Sie es wieder an, egal an welchem Anschluss: Dann geht es hier weiter.</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>Das Laufwerk ist vorbereitet, und das bleibt so.</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>Es wurde nichts gelöscht.</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>Automatische Sicherungen auch im Akkubetrieb starten</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>Tage ohne Sicherung bis zur Erinnerung</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nie</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>Nach so vielen Tagen ohne Sicherung erinnern</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>Tempo neuer Sicherungssätze</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Auf dem Laufwerk</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Gefahrlos abziehbar</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nichts Neues</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>Noch nicht: wird ausgeworfen</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Nein: zuerst auswerfen</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Nein: wird benutzt</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>Beispiel: {name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>Name oder Teilenummer</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>Nachschlagen</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>Geben Sie den Namen mit der Größe oder die Teilenummer ein, wie sie auf der Schachtel oder im Laden stehen.</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>Was steckt in einem Laufwerk, bevor Sie es kaufen?</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>Ausgewählt: die Datei, wie sie am {moment} war.</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>Pfad anzeigen</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>simuliert</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>nicht verwendet</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>gehört zu diesem Computer</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>Die letzten zwölf Monate</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>Zuletzt erledigt: {care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>Was und warum</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>der Schreibcache wurde nach einer Messung nicht zurückgestellt</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>Jetzt erledigen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>Nichts. Eine Sicherung geht vor, und Sie können jederzeit abbrechen.</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>Was fällig ist, ist noch nicht bekannt.</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>Es ist nichts fällig.</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>Es wird nachgesehen</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wird angehalten …</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>Eine Sicherung geht vor. Danach geht es hier weiter.</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>Pause: {action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>Wie viel getan ist</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>Noch höchstens {time}</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>Beschädigte Dateien</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>Aus einer früheren Version wiederherstellen</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>Von diesem Computer neu kopieren</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>Angehalten. Was getan ist, zählt.</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Fertig.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Was geschah</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Vorher</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>Kopieren von</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>Kopieren nach</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>Am Ende beide zurücklesen und ve&amp;rgleichen</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>Den ganzen Platz des neuen Laufwerks &amp;verwenden</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>Beide Laufwerke dürfen nach dem Kopieren angeschlossen &amp;bleiben</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>Auch unbenutzte &amp;Bereiche kopieren</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>&amp;Sicherungssätze des alten Laufwerks gehen von da an auf die Kopie</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>Kopieren v&amp;on</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>Kopieren &amp;nach</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>Tem&amp;po</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Weitere Einstellungen</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>Wählen Sie zuerst, was kopiert werden soll.</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>Wählen Sie zuerst, wohin kopiert werden soll.</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>Schließen Sie zuerst das neue Laufwerk an, oder wählen Sie eine Abbilddatei.</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>Von einer Abbilddatei kopieren</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>In eine Abbilddatei kopieren</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Auf dem Laufwerk</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>Verglichen</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Gefahrlos abziehbar</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Noch nicht</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>Gleich</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Nein: wird benutzt</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Nein: zuerst auswerfen</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>Mit der Kopie &amp;weitermachen</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>&amp;Löschen und kopieren</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>Ein Laufwerk auf ein anderes kopieren</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>Stattdessen nur eine Sicherung verschieben</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Warum ist es ab und zu langsam?</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>Kopie ausw&amp;erfen</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>{drive} wurde abgezogen.</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>Was getan wird, Schritt für Schritt</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>&amp;Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>Beide Laufwerke werden angesehen …</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>Ein Laufwerk wird gerade kopiert.</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>Wenn Sie jetzt abbrechen, bleibt erhalten, was schon kopiert ist. Sie können später mit denselben beiden Laufwerken weitermachen.</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>Kopie &amp;abbrechen</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>&amp;Weiter kopieren</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>Von dort aus meldet es, wenn ein Laufwerk angesteckt wird. Sein Symbol öffnet das Fenster wieder und hat ein Menü zum Beenden. Das werden Sie nur einmal gefragt.</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>Soll Shingleback im Infobereich bleiben?</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>&amp;Im Infobereich bleiben</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>„{drive}“ löschen?</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>Tippen Sie weiter…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ Das stimmt nicht überein.</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ Das stimmt überein.</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>Tippen Sie zuerst „{name}“</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>Tippen Sie „{name}“, um es zu löschen:</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>Name des Laufwerks, das gelöscht wird</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>Tippen Sie ihn ein, um zu bestätigen, dass es das richtige Laufwerk ist.</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>Alles darauf geht verloren, und zwar endgültig.</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>Ich meine &amp;dieses Laufwerk</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>Ich &amp;weiß, dass alles darauf verloren geht</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>Ich meine &amp;dieses Laufwerk: {name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>Der neue Name des Laufwerks</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>Neuer &amp;Name des Laufwerks</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>&amp;Löschen und vorbereiten</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>Ändern Sie zuerst den neuen Namen des Laufwerks</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>Das ist zu leicht zu erraten. Nehmen Sie vier oder mehr Wörter, die nichts miteinander zu tun haben.</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>Eine längere ist schwerer zu erraten: zum Beispiel vier oder mehr Wörter, die nichts miteinander zu tun haben.</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>Dateien, die jetzt anders sind als in der Sicherung</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>&amp;Beide behalten</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>Unverändert &amp;lassen</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>Unverändert &amp;lassen</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>Durch die der Sicherung er&amp;setzen</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>Durch die der Sicherung er&amp;setzen</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>Die aus der Sicherung bekommt das Datum in den Namen.</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>Die aus der Sicherung heißt dann „{name}“.</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>Die aus der Sicherung bekommen das Datum in den Namen, etwa „{name}“.</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Warum ist das so?</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>Sie beginnt von selbst, wie Sie es gewählt haben.</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>Die Sicherung „{name}“ beginnt in {time}</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>Bericht speichern …</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>Ein Bericht zeigt, wo, damit es behoben werden kann. Er enthält keine Namen von Dateien, Laufwerken oder Menschen.</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Ein Teil von Shingleback ist abgestürzt</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>Diesen Computer &amp;prüfen</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>Protokoll&amp;datei öffnen…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>Ein Kernel-Protokoll oder ein SMART-Bericht.</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>Protokoll &amp;einfügen</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>Ein Kernel-Protokoll oder ein SMART-Bericht, den Sie zum Beispiel aus einem Terminal kopiert haben.</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>Bericht für ein Forum &amp;kopieren</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>Ohne Seriennummern, Namen oder Ordner.</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>Alle Laufwerke zeigen</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>Protokoll wird gelesen …</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>S&amp;toppen</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Für Fachleute</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>Was ist passiert?</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>Was bedeuten Fehler im Protokoll?</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>Das Protokoll konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>Hat ein Laufwerk nicht mehr reagiert, ist es verschwunden oder gab es Fehler? Shingleback liest das Systemprotokoll, erklärt, was passiert ist, und sagt, was zu tun ist. Am Laufwerk wird nichts verändert.</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>Stimmt etwas nicht?</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>Bericht kopiert. Lesen Sie ihn durch und fügen Sie ihn dort ein, wo Sie um Hilfe bitten.</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>Was Sie eingefügt haben, ist weder ein Kernel-Protokoll noch ein SMART-Bericht.</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>Die letzten {count} werden gezeigt.</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>Aus dem eingefügten Text</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>Aus der Datei {name}</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>Nur {name}</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>Protokoll oder Bericht öffnen</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>Die Dateien werden vom Laufwerk geholt. Sie können sie gleich ziehen.</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>Das ist zu viel zum Ziehen. Klicken Sie stattdessen auf „Wiederherstellen“.</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>Die Dateien konnten nicht vom Laufwerk gelesen werden.</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>Nicht alles davon konnte gelesen werden. Klicken Sie stattdessen auf „Wiederherstellen“: Dort steht, was fehlt.</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>Bereit: Ziehen Sie die Dateien in einen Ordner.</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>Was macht es gerade?</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>Bitte beachten</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Zustand</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Verbindung</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>Was darauf ist</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Pflege</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>Was ist normal?</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>Zeigen, wie es läuft</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Laufwerk öffnen</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Für Sicherungen einrichten</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>Auswerfen</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>Wieder verwenden</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>Darauf sichern, ohne es zu löschen</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>Löschen und neu einrichten</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>Was ist passiert?</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>Vermessen</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>Zonen anzeigen</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>Auf ein anderes Laufwerk kopieren</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>Seine Sicherung auf ein anderes Laufwerk verschieben</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Dieses Laufwerk nicht verwenden</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>Nichts darauf lässt sich öffnen.</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>Lässt sich nicht einrichten: {reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Nicht mehr schützen</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>Dieses Laufwerk schützen</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Mehr</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>Was darauf ist</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>Angesteckt an</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>Seriennummer endet auf</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Es wird nachgesehen, was darauf ist…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Laufwerk</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modell</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>Neueste Dateien</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>Über dieses Laufwerk</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>Das simulierte Laufwerk anstecken</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>Ihre Laufwerke</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>Laufwerke dieses Computers ({count})</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>Stecken Sie ein Laufwerk an</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>Sobald es da ist, sehen Sie, was für ein Laufwerk es ist, wie es ihm geht und was bei ihm normal ist.</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>Es ist angesteckt, erscheint aber nicht</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>Sichern Sie, was Ihnen wichtig ist</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>Ordner und Ziel wählen</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Genügt ein Laufwerk?</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>Stecken Sie ein Laufwerk an und richten Sie es für Sicherungen ein. Oder verwenden Sie einen Ordner auf einem Laufwerk, wie es ist.</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>Ein Laufwerk suchen</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>Das Laufwerk {name} ist angesteckt. Es kann für Sicherungen eingerichtet werden, und Sie sehen alles, bevor etwas gelöscht wird. Oder verwenden Sie einen Ordner auf einem Laufwerk, wie es ist.</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>Dieses Laufwerk einrichten</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>Dateien und Ordner</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>&amp;Hinauf</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Gefundene Dateien</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>Änderungen</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Wie weit es ist</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>Zum übergeordneten Ordner</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>Nichts ausgewählt</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>Ausgewählt: die neueste Fassung, vom {moment}.</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>In allen Versionen</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>Alle Ordner</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>Ordner {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>Seitdem</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>Dateien und Ordner</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>Für Fachleute</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Mehr dazu</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Geräte</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>Die Zeilen des Protokolls ({count})</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Quelle: {source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>Ändern…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>Von jeder Sicherung ausgeschlossen</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>Ändern, was von jeder Sicherung ausgeschlossen ist</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>Ausgeschlossene Dateien</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>Regeln, eine pro Zeile</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>Ordner, die sich selbst als &amp;Cache ausweisen</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>Eine Regel pro Zeile. Ein Name mit einem Schrägstrich am Ende meint Ordner, * steht für beliebige Zeichen: Downloads/ oder *.iso. Eine Regel mit einem Schrägstrich am Anfang gilt ab dem Ordner, der gesichert wird.</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>Als &amp;Muster, für Fachleute</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>Nicht in dieser Sicherung</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Ändern…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>Setzen Sie ein Häkchen bei allem, was gesichert werden soll. Der Rest wird ausgeschlossen.</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>Anderes Laufwerk: {path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>wird gezählt…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>Ausgeschlossen: {size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} bis jetzt…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>Ausgeschlossene Dateien</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>Auch das Laufwerk unter {path} sichern ({size})</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>Alle Erklärungen</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>Woher wissen wir das?</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Für Fachleute</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Siehe auch</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>Gut zu wissen</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>In allen Versionen suchen</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>Einen Dateityp ausschließen</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>Wie ihre Namen enden, zum Beispiel: .iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>Versionen dieser Datei</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>Versionen vergleichen</translation>
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
            <translation>Dateien wiederherstellen</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>Ordner zum Sichern</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Einen Ordner zum Sichern wählen</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>Fügen Sie die Ordner hinzu, die Ihnen wichtig sind, oder ziehen Sie sie hierher.</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>&amp;Ja, damit weitermachen</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>&amp;Nein, es ist ein anderer</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>Zu sichernde Ordner; ohne Häkchen werden sie ausgeschlossen</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>&amp;Ordner hinzufügen…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>Was gesichert wird, und wann</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>Das Laufwerk ist bereit.</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>Die Sicherung, die schon auf dem Laufwerk ist, geht weiter.</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>&amp;Später</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>&amp;Jetzt sichern</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>Fügen Sie mindestens einen Ordner hinzu.</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>Entfernen Sie den Ordner, den es nicht gibt.</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>Zusammen: {size}, {files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>{total} bis jetzt…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>Das ist mehr, als auf das Laufwerk passt. Nehmen Sie weg, was am wenigsten wichtig ist.</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Einen Ordner zum Sichern wählen</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>Ist das ein zweites Laufwerk?</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>In Versionen</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Jetzt</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>noch da</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>Bis {day} war es {place}.</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>Da war es: {periods}.</translation>
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
            <translation>Das Diagramm als Bild speichern</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Bilder (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>Die Werte als Tabelle speichern</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}, {at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>„{path}“ konnte nicht gespeichert werden.</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>Das System sagt: {why}. Bitte wählen Sie einen anderen Ort.</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>Mit einem früheren Durchlauf vergleichen</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about} ({key} oder Strg und das Mausrad)</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about} ({key})</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>Einen längeren Zeitraum zeigen</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>Einen kürzeren Zeitraum zeigen</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>Den ganzen Durchlauf zeigen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>Das Diagramm speichern</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Als &amp;Bild (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Als &amp;Tabelle (CSV)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>Einzelheiten kopieren</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>Diesmal &amp;überspringen</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>Wird gelesen. Ein schlafendes Laufwerk braucht einen Moment.</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Was helfen würde</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>Welche Werte sind wichtig?</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>Warum lässt er sich nicht immer lesen?</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>Erklären, was hier zu sehen ist</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>Erklären, was hier zu sehen ist (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Dateien wiederherstellen</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Zeigen</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>Alle Sicherungen</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>Jede Sicherung, Prüfung und Wiederherstellung steht hier, sobald sie zu Ende ist.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>Der Sicherungssatz „{name}“ ist gelöscht. Was gesichert wurde, bleibt auf dem Laufwerk.</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>Wohin sollen die Dateien des Laufwerks kopiert werden?</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>Eine Sicherung läuft noch.</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>Wenn sie gestoppt wird, bleibt auf dem Laufwerk, was schon kopiert ist. Die nächste Sicherung macht dort weiter.</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Stoppen und schließen</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Weiterlaufen lassen</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>Fertig &amp;bis</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>Shingleback wählt dann das sanfteste Tempo, bei dem die Sicherung rechtzeitig fertig ist.</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>La&amp;ufwerk auswerfen, wenn die Sicherung vollständig ist</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>Für eine tägliche Sicherung muss das Laufwerk angesteckt bleiben, deshalb wird es nicht ausgeworfen.</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>Frühere &amp;Versionen behalten, solange Platz ist</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>Alle der letzten 30 Tage, dann eine pro Monat. Wird der Platz knapp, werden die ältesten zuerst gelöscht. Die neuesten der letzten 4 Wochen und 12 Monate werden nur für Dateien gelöscht, die schon eine Woche warten.</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>Muster für ausgeschlossene Dateien, eines pro Zeile</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>Tem&amp;po</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>Für Fachleute: Muster für auszuschließende Dateien, eines pro Zeile, zum Beispiel *.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>Das Bild</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>Ordner ausschließen</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>Entfernen Sie das Häkchen bei jedem Ordner, den die Sicherung ausschließen soll.</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>Übersprungen</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Warum</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>Dateien mit einem Problem</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Übersprungen</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>vom Laufwerk gelesen</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>kopiert</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>Was die Linien und Muster bedeuten</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>auf das Laufwerk geschrieben</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>ein früherer Durchlauf</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>Diese Laufwerke werden nicht gemeldet:</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>Diese Laufwerke sind geschützt und können nicht aus Versehen für Sicherungen eingerichtet werden:</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>Wieder melden</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>{drive} wieder melden</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Nicht mehr schützen</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>{drive} nicht mehr schützen</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>&amp;Liste</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>&amp;Bilder</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>Ich habe es aus- und wieder eingeschaltet</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>Es ist wieder da</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Aufhören</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Mehr dazu</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>Messung &amp;abbrechen</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wird beendet…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>Messung läuft</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>Test {number} von {count}.</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>{time} bisher. Es dauert {whole}.</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>Das ist die Zeit des simulierten Laufwerks, {times}-mal so schnell.</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>{written} geschrieben, höchstens {total}.</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>&amp;Messung starten</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>Woran ist das zu erkennen?</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>{drive} vermessen</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>Das Laufwerk konnte nicht vermessen werden</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>Auf dem Laufwerk ist nichts zurückgeblieben.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>Der Plan wird erstellt…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>„{path}“ konnte nicht gespeichert werden: {why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>Ein Laufwerk wird gerade vermessen.</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>Wenn Sie jetzt abbrechen, bleibt auf dem Laufwerk nichts zurück, und was bisher gemessen wurde, ist verloren.</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>Messung &amp;abbrechen</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>&amp;Weiter messen</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Shingleback wurde verschoben oder neu installiert, deshalb hat der automatische Start es nicht gefunden. Das ist jetzt behoben.</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>Der Zeitgeber wollte Shingleback starten: {moment}. Dieser Befehl zeigt, warum das nicht gelang:
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>Automatische Sicherungen konnten nicht starten</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>Wo die Sicherung ist</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>Von {drive} verschieben</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>Mit &amp;einer anderen Sicherung anderer Ordner zusammenführen</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>Wo die andere Sicherung ist</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>Mit {drive} zusammenführen</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Wohin die Sicherung geht</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>Nach {drive} verschieben</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>Beide werden zu einer Sicherung, als wären sie immer auf ein Laufwerk gegangen: Jede Version hat das, was beide zu ihrer Zeit hatten. Beide alten Laufwerke müssen angeschlossen sein und werden nur gelesen.</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>&amp;Sicherungssätze des alten Ordners gehen danach in den neuen</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>Verschieben von</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Verschieben nach</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>Wählen Sie zuerst den Ordner, in dem die Sicherung liegt.</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>Wählen Sie zuerst den Ordner, in dem die andere Sicherung liegt.</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>Wählen Sie zuerst einen Ordner auf dem neuen Laufwerk.</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>Eine Sicherung auf ein anderes Laufwerk verschieben</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Verschoben</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>&amp;Verschieben</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Dateien wiederherstellen</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>Neues Laufwerk ausw&amp;erfen</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Es wird verglichen</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>Alles wird zurückgelesen und verglichen.</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>{copied} kopiert. Danach wird alles zurückgelesen und verglichen.</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>Eine Sicherung wird gerade verschoben.</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>Das alte Laufwerk hat noch alles. Wenn Sie jetzt anhalten, können Sie später mit denselben Orten fortfahren.</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>Verschieben &amp;anhalten</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>&amp;Weiter verschieben</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>Bereiche</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Strg+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>Wiede&amp;rherstellen</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>&amp;Laufwerke</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>&amp;Verlauf</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>Was ist pass&amp;iert?</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>&amp;Gut zu wissen</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>&amp;Einstellungen</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>Laufwerk ausw&amp;erfen</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>&amp;Er ist leer: sichern</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>Ich habe i&amp;hn geleert: sichern</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>Alte &amp;Versionen löschen und sichern</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>Dort eine &amp;neue Sicherung beginnen</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>&amp;Diese Sicherung fortsetzen</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>Ich habe sie ge&amp;löscht: sichern</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>Heute Nacht erledigen</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>Wenn heute Nacht: fertig bis</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>Lassen Sie das Laufwerk angesteckt. Shingleback sichert darauf, erledigt, was fällig ist, und wirft es aus. Danach erhalten Sie eine Nachricht.</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>Doch nicht heute Nacht</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>Warum?</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>Was passiert &amp;gerade?</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>Was passiert gerade?</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>Warum ist das so?</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>Das Laufwerk</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>Was normal ist</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>Was Sie tun können</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>&amp;Zwei Laufwerke wechseln sich ab</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>Eines bleibt zu Hause, das andere liegt woanders. Jedes hat seine eigene Sicherung derselben Ordner.</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>Wohin die Sicherung auf dem zweiten Laufwerk kommt</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nie</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>&amp;Tage, bis Shingleback an das andere Laufwerk erinnert:</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>Was für Ihre Antworten &amp;empfohlen wird</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>Bekannt, aber für ein SMR-Laufwerk nicht empfohlen:</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Warum nicht?</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>Benutzen Sie ZFS?</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>Was geschieht</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>Wie lange es dauert</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>Was schiefgehen kann</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>Sanft</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Ausgewogen</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Voll</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>Höchstens</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 MB/s, lässt dem Laufwerk Zeit zum Aufräumen</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>so schnell, wie das Laufwerk es annimmt, in kleinen Schritten</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>so schnell wie möglich, in großen Schritten</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>so viele MB/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>MB/s höchstens</translation>
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
            <translation>Temp&amp;o</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>Passphrase</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>Passphrase, noch einmal</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>Die beiden sind noch nicht gleich.</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>&amp;Passphrase</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>Noch e&amp;inmal</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>Niemand kann sie wiederherstellen, und ohne sie ist die Sicherung verloren. Schreiben Sie sie auf, und bewahren Sie sie nicht beim Laufwerk auf.</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>Wählen Sie zuerst eine Passphrase</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>Spätere Sicherungen und Wiederherstellungen dauern dann etwas länger.</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>Nicht nach dem Passwort eines Administrators &amp;fragen</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>Ein Ordner auf dem Laufwerk</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Wohin die Sicherung geht</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;Wählen…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wählen…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>Dieser Ordner liegt in {folder}, das Sie sichern möchten. Geht {folder} verloren, geht auch die Sicherung verloren. Wählen Sie einen Ordner auf einem anderen Laufwerk.</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} liegt auch auf diesem Laufwerk. Wenn es ausfällt, ist beides verloren. Wählen Sie ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>Platz für {room} von insgesamt {total} ({filesystem}).</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>Dort liegt eine Sicherung von {folders}.</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>Dort liegt noch keine Sicherung.</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>Das dauert einen Moment. Vielleicht wacht das Laufwerk gerade auf oder räumt auf.</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>{drive} verwenden</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>Einen Ordner auf dem Laufwerk wählen</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>&amp;Kurz: zeigt, welche Art von Laufwerk es ist</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>&amp;Gründlich: auch, ob verstreutes Schreiben seinen Cache füllt</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>&amp;Vollständig: auch, wie groß sein Cache ist</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>Nach &amp;Füllstand: füllt ein leeres Laufwerk Schritt für Schritt</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>&amp;Nur diese Tests:</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>üblich</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>&amp;Höchstens schreiben</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>Einzelne Tests, und wie viel geschrieben wird</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
(fragt nach einem Passwort)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>Wenn Sie es anhalten, geht das bisher Gemessene verloren.</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>Es wird nichts geschrieben: Das Laufwerk mit {size} wird nur gelesen.</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>Wenn Sie es anhalten, wird die Datei entfernt, und das bisher Gemessene geht verloren.</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>Die Demo misst ein simuliertes Laufwerk mit {size}, von dem dieses eine kleine Kopie ist, {times}-mal so schnell wie ein echtes.</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>Das Laufwerk wird mit einer eigenen Datei gefüllt und vermessen, wenn es zu {levels} voll ist; am Ende wird die Datei entfernt. Sonst wird nichts auf dem Laufwerk angerührt, aber andere Programme finden dort immer weniger Platz.</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>Das nutzt das Laufwerk so viel ab, wie es mit einer Sicherung zu füllen.</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>Im freien Platz entsteht eine Datei von {area}, die am Ende entfernt wird. Sonst wird auf dem Laufwerk nichts angerührt.</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>Das nutzt das Laufwerk nicht mehr ab, als ebenso viel zu kopieren. Ein SMR-Laufwerk schreibt beim Aufräumen ein Mehrfaches davon noch einmal.</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>Höchstens {written} werden geschrieben; es dauert {time}.</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>Dasselbe von Hand, in einem Terminal:</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>Wozu jede Option da ist:</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Für Fachleute</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Gut zu wissen:</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>Das lässt sich nicht rückgängig machen.</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>Tempo des Laufwerks im Zeitverlauf</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>Geschwindigkeit der Sicherung im Lauf der Zeit</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>Der Satz darunter sagt, was jetzt gilt.</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>Der Computer läuft im Akkubetrieb. Sobald Sie ihn an den Strom anschließen, beginnt die Sicherung.</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>Die Sicherung von {name} wartet auf Strom</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>Der Anfang der Datei</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>Eine Kopie ö&amp;ffnen</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>Wählen Sie eine Datei aus, um zu sehen, was darin ist.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Es konnte nicht vom Laufwerk gelesen werden.</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>Das ist eine Kopie zum Ansehen. Stellen Sie die Datei wieder her, um sie zu behalten.</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>Für diese Datei gibt es keine Vorschau.</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>&amp;Melden, wenn ein Laufwerk angesteckt wird</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>Animationen zeigen</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>Systemsprache</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>Die Sprache wechselt, sobald die Sicherung oder die Wiederherstellung beendet ist.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Erscheinungsbild</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>Wenn das Fenster geschlossen wird</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Nachfragen</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>Im Infobereich weiterlaufen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>Welche Computer sollen dieses Laufwerk lesen?</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>Nur &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>Auch Windows oder &amp;macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>Soll eine Passphrase es schützen?</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>&amp;Nein</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Ja</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>Was soll hauptsächlich darauf?</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>&amp;Dokumente, Fotos, Mails: Dateien aller Art</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>&amp;Große Dateien: Filme, Abbilder von Datenträgern</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>Das Laufwerk sieht anders aus als vorher. Prüfen Sie bitte, ob es noch das ist, das Sie meinen.</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>Das Laufwerk war zwischendurch abgezogen. Prüfen Sie bitte, ob es noch das ist, das Sie meinen.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Weitere Möglichkeiten</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>Zwei Fragen</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>Was Sie erwarten können:</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>Danach startet keine automatische Sicherung, bis Sie sich wieder anmelden oder Shingleback öffnen.</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>Danach startet keine automatische Sicherung, bis Sie Shingleback wieder öffnen.</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>Shingleback beenden?</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>&amp;Weiterlaufen</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>Nicht mehr fragen</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>Fertig bis</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>Bericht speichern</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>Gespeichert: {file}. Hängen Sie ihn an eine Fehlermeldung auf {address}.</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>Wie weit es ist</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>Es wird nachgesehen, was schon da ist</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Im Programm selbst ist etwas schiefgegangen</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>Dieser Computer hat diesen Ordner nie gesichert</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>Das kann dort nicht wiederhergestellt werden</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>Bereit zum Wiederherstellen: {amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>Alles, was Sie wollten, ist schon da, so wie es gesichert wurde.</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>Es gibt nichts wiederherzustellen</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>{amount} lassen sich wiederherstellen, ohne vorhandene Dateien zu ändern. Was soll mit dem Rest geschehen?</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>Was soll damit geschehen?</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>Was soll damit geschehen?</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>Vorhandene Dateien werden nicht überschrieben, wenn Sie es nicht sagen.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Wird gestoppt</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>Ihre Dateien werden wiederhergestellt</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>Ihre Dateien sind wieder da</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>Vorhandene Dateien blieben erhalten, wie Sie es gewählt haben: siehe unten.</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>Die anderen Dateien sind wieder da</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>Was bis jetzt zurückkam, bleibt, wo es ist. Den Rest können Sie jederzeit wiederherstellen.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gestoppt</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>Sie haben ihre besonderen Rechte wieder, außer denen, die Sie nicht setzen dürfen.</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>Es war schon alles da.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}. Sie finden sie in {folder}.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}. Sie finden sie in {folder}, als „{name}“.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}. Sie finden sie in {folder}. Neben vorhandenen Dateien haben sie das Datum im Namen.</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>Ordner ö&amp;ffnen</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Noch einmal versuchen</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>S&amp;toppen</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>F&amp;ertig</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>Jetzt wieder&amp;herstellen</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>&amp;Trotzdem dorthin</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>In einen anderen Ordner w&amp;iederherstellen</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>Besondere Re&amp;chte auch wiederherstellen</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Stoppen und schließen</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Weiterlaufen lassen</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>Ihre Dateien werden noch wiederhergestellt.</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>Wenn Sie abbrechen, bleiben die bisher wiederhergestellten Dateien. Den Rest können Sie jederzeit wiederherstellen.</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>Eine Sicherung wird noch geprüft.</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>Wenn Sie abbrechen, wird der Rest nicht gelesen, und die nächste Prüfung beginnt von vorn.</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>Alles wiederherstellen</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>„{name}“ wiederherstellen</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>Gemessen am {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>Diagramme und Werte</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>Von jeder Sicherung ausgeschlossen</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>Nicht &amp;ausschließen</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>Einen &amp;Ordner ausschließen …</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>Einen Datei&amp;typ ausschließen …</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>Einen Ordner wählen, der ausgeschlossen wird</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>S&amp;toppen</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>Der Computer bleibt wach, solange das läuft.</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>Was getan wurde</translation>
        </message>
    </context>
    <context>
        <name>RunModel</name>
        <message>
            <source>{end}: {amount}</source>
            <translation>{end}: {amount}</translation>
        </message>
    </context>
    <context>
        <name>RunPart</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>Der Computer bleibt wach, solange das läuft.</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>simuliert</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>Sicherung auf ein simuliertes Laufwerk</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>Sicherung nach {place}</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>&amp;Dateien dieser Version ansehen</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>Der Verlauf dieses Durchgangs wurde nicht aufbewahrt.</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>Alles ist geschrieben, und das Laufwerk ist ausgeschaltet oder in Ruhe.</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} kann gefahrlos abgezogen werden</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>Das Laufwerk kann gefahrlos abgezogen werden</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>Messung speichern</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Als &amp;Bild (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>Als &amp;Zeichnung (SVG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Als &amp;Tabelle (CSV)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>Als &amp;JSON…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>Zum &amp;Weitergeben, ohne Namen und Zeiten…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>Messung von {drive}</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>Testen oder prüfen</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>&amp;Alles wiederherstellen…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>&amp;Wiederherstellen…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>Gehen Sie zuerst zu den Ordnern zurück.</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>Zeigen, wie es läuft</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Ändern</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Dateien wiederherstellen</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action}: {name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>Eine andere Sicherung läuft gerade.</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>Wählen Sie zuerst einen Ordner und wohin er gesichert wird.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Weitere Einstellungen</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>Diesen Sicherungssatz löschen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>Ein neuer Sicherungssatz</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>„{name}“ ändern</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>Beide Ordner liegen auf demselben Laufwerk. Stecken Sie das zweite an, und wählen Sie einen Ordner darauf.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>Einen Sicherungssatz hinzufügen</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simuliert</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Willkommen</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>Über Shingleback</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>Tägliche Sicherungen auch machen, wenn Shingleback nicht geöffnet ist</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>Ein Zeitgeber Ihrer Sitzung startet sie und holt versäumte nach.</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>Beim Anmelden im Infobereich starten</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>Sie werden über Laufwerke benachrichtigt, und Sicherungen starten automatisch.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
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
            <translation>Dies ist eine Vorführung: Das Laufwerk ist simuliert, und kein echtes Laufwerk wird gelöscht.</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>Passphrase &amp;zeigen</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>Versionen von {name}</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Vergleichen</translation>
        </message>
        <message>
            <source>with</source>
            <translation>mit</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>Ordner</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>Was darin ist</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>Ordner zum Sichern</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>nicht vorhanden</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>„{path}“ antwortet nicht</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>antwortet nicht</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>nicht lesbar</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>wird gezählt…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} bis jetzt…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>Wie weit es ist</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>Fünf zufällige Dateien &amp;testen</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>Sto&amp;ppen</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>Reicht eine Sicherung?</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>Die Dateien konnten nicht getestet werden</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>Fünf Dateien werden auf diesen Computer zurückgeholt, mit der Sicherung verglichen und wieder entfernt.</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>Kommen Ihre Dateien zurück?</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>Wird getestet</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>Ihre Kopien auf dem Laufwerk sind nicht, was geschrieben wurde. Lassen Sie das Laufwerk prüfen.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gestoppt</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>Testen oder prüfen</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>Diese Arbeitsumgebung startet beim Anmelden möglicherweise keine Programme. „Start“ zeigt, was zu tun ist.</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>Auch wenn Shingleback nicht geöffnet ist: Dann startet sie ein Zeitgeber</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>Auch nach einem Neustart: Shingleback startet dann beim Anmelden im Infobereich</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>Laufwerk öffnen</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>&amp;Noch einmal nachsehen</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>Andere Sicherung öffnen…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Dateien wiederherstellen</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>Haben Sie an einem anderen Computer gesichert? Stecken Sie das Laufwerk an und öffnen Sie die Sicherung darauf.</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>Es wurde noch nichts gesichert</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>Das Laufwerk lässt sich Zeit. Vielleicht muss es erst aufwachen.</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>{place} wird geöffnet</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>Die Sicherung konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>Auf {place} ist noch keine Sicherung vollständig. Sobald eine es ist, finden Sie ihre Dateien hier.</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>Noch nichts wiederherzustellen</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>Die Sicherung ist auf {place}. Diese Freigabe ist nicht verbunden.</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>Verbinden Sie die Freigabe, um Dateien wiederherzustellen</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>Die Sicherung ist auf {place}. Dieses Laufwerk ist nicht angeschlossen.</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>Schließen Sie das Laufwerk an, um Dateien wiederherzustellen</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>Die Sicherung ist auf {place}. Dieses Laufwerk ist angesteckt, aber nicht geöffnet.</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>Öffnen Sie das Laufwerk, um Dateien wiederherzustellen</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>Die Sicherung wurde nicht gefunden</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>In diesem Ordner ist keine Sicherung</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>Auf das Laufwerk wird gerade gesichert, daher kann das etwas dauern.</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>In welchem Ordner liegt die Sicherung?</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>in Arbeit</translation>
        </message>
        <message>
            <source>done</source>
            <translation>erledigt</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>nicht nötig</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>nicht gelungen</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>kommt noch</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gestoppt</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>Das Laufwerk konnte nicht vorbereitet werden</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>Es endete bei diesem Schritt: {step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Schließen</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>Stecken Sie das Laufwerk wieder an, und versuchen Sie es dann noch einmal. Es gibt dann einen neuen Plan für das Laufwerk, wie es dann ist.</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>Es geht auch ohne das Passwort eines Administrators: Versuchen Sie es noch einmal, und wählen Sie „Nicht nach dem Passwort eines Administrators fragen“.</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>Sie können es mit einem neuen Plan noch einmal versuchen, oder dies schließen und ein andermal wiederkommen.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>Das ist ab jetzt ausgeschlossen. Um das rückgängig zu machen, bearbeiten Sie den Sicherungssatz.</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>Das &amp;nicht mehr sichern</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Unverändert</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>Umbenannt oder verschoben</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>Nicht mehr in Ihren Ordnern</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>Nur neue Eigenschaften</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>Nicht in dieser Sicherung</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>Sicher auf dem Laufwerk</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Version</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>Alte Versionen, die Platz gemacht haben</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>Wiederhergestellte Dateien</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>In den ursprünglichen &amp;Ordner</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>In einen &amp;anderen Ordner</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>Ordner &amp;wählen…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>Wohin sollen die Dateien?</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>Version {number} von {count}: {moment}, {facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment}: Eine Sicherung wurde unterbrochen. Sie ergab keine Version.</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>Suchen, zum Beispiel: Geräusch</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>Die Erklärungen durchsuchen</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Erklärungen</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>Keine Erklärung enthält diese Wörter. Versuchen Sie andere oder weniger.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>Dateien wiederherstellen</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Über Shingleback</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>Begonnen und nicht fertig</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>Stecken Sie beide Laufwerke an, um weiterzumachen.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Vergessen</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} auf {target}: {done} von {total} sind kopiert, zuletzt {when}.</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>Die Sicherung in {source} nach {target}: {done} von {total} sind verschoben, zuletzt {when}.</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>{size} ließen sich nicht lesen.</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>Wenn Sie das vergessen lassen, geht es nur noch von vorn. Was auf dem neuen Laufwerk ist, bleibt dort.</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>&amp;Vergessen</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>&amp;Behalten</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>Das Laufwerk entsperren</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Passphrase</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>&amp;Entsperren</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} ist verschlüsselt. Geben Sie die Passphrase ein, die beim Einrichten gewählt wurde.</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>Nicht alles weist in dieselbe Richtung: siehe unten.</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>Wie sicher ist das?</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>Warum wir das meinen</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>Das spricht dagegen: {reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Quelle: {source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>Wie weit es ist</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>Alles &amp;prüfen</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>Prü&amp;fen stoppen</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pause</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>Ist jede Datei noch so, wie sie geschrieben wurde?</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>Jede Datei wird zurückgelesen und mit dem verglichen, was geschrieben wurde.</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}, {size}, und was nur ältere Versionen haben: Alles wird zurückgelesen und mit dem verglichen, was geschrieben wurde.</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>Wie lange das dauert, zeigt sich nach einigen Minuten; Sie können es anhalten.</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>Nach früheren Prüfungen dauert es {time}; Sie können es anhalten.</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>Wird geprüft</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wird gestoppt…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>Jede Datei ist so, wie sie geschrieben wurde</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>Das nächste Backup repariert in allen Versionen, was Ihre Ordner oder eine andere Kopie noch haben. Lassen Sie das Laufwerk prüfen, wenn Dateien beschädigt sind.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gestoppt</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>Der Rest wurde nicht gelesen.</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>Die Sicherung konnte nicht geprüft werden</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>Alles prüfen</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>Was &amp;ist anders?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>Ältere Version</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>Neuere Version</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>Kopie öffnen</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Wiederherstellen…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Es konnte nicht vom Laufwerk gelesen werden.</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>Öffnen Sie eine Kopie, um den Inhalt zu sehen.</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>Nichts Erkennbares.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Alle schließen</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>Ohne Zugriffszeiten neu öffnen</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>Warum ist das wichtig?</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>Wird geschlossen…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>Diese Sicherung &amp;verwenden</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Wird geöffnet…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>Es werden nur Volumes kopiert, die offen sind. Öffnen Sie die anderen vorher, auf der Karte des Laufwerks.</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>Meine &amp;Dateien zuerst kopieren…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>Nichts wird gelöscht, bevor Sie es bestätigen.</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>Was Sie erwarten können</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>„{drive}“ einrichten</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Es wird nachgesehen, was darauf ist…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>Inzwischen hat sich etwas geändert. Es wurde nichts gelöscht.</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>&amp;Neu einrichten</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>Name des Sicherungssatzes</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Entfernen</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>Ordner aussch&amp;ließen…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Was</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>&amp;Ordner hinzufügen…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>Na&amp;me</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>Wenn ich es sage</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>Eine Benachrichtigung erinnert Sie, wenn Sie das Laufwerk anstecken.</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>Wenn das Laufwerk angesteckt wird</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>Einmal am Tag</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>Für ein Laufwerk, das angesteckt bleibt. Es kann zwischen den Sicherungen aufräumen.</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>Wohin</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>Dieses Laufwerk ist simuliert. Es ist 30-mal so schnell wie ein echtes.</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Abbrechen</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Zurück</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Weiter</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>Wie weit der Schritt ist</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>„{drive}“ wird vorbereitet</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>Es lässt sich nicht mehr anhalten.</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Wird gestoppt…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>S&amp;toppen</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>Das Laufwerk wurde abgezogen. Es wird nachgesehen, wie weit es kam…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), antwortet nicht. Lassen Sie das Laufwerk angesteckt.</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>Lassen Sie das Laufwerk angeschlossen. Das kann Minuten dauern.</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>Zurückstellen</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>Der Schreibcache wird zurückgestellt. Vielleicht werden Sie nach einem Passwort gefragt.</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>Eine Messung wurde unterbrochen, bevor sie den Schreibcache dieses Laufwerks zurückstellen konnte; das Laufwerk ist deshalb vielleicht langsam.</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>Die letzten zwölf Monate</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>Eine &amp;Datei öffnen, die mit blkzone gespeichert wurde …</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>Jede Zone wird von Anfang bis Ende beschrieben; der Schreibzeiger sagt, wie weit. Was gelöscht wurde, wird nur zonenweise wieder frei, wenn das Dateisystem eine Zone leert. Nur konventionelle Zonen lassen sich überall beschreiben. Solange diese Seite offen ist, wird die Karte alle paar Sekunden neu gelesen, auch während einer Sicherung.</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>Zonen von {drive}</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>Die Zonen konnten nicht gelesen werden</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>Die Zonen werden gelesen …</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>Zonen: {total}, je {size}. Jedes Kästchen steht für {count}.</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>Karte der Zonen</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>Gleichzeitig offen: {count} von höchstens {most}.</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>Gleichzeitig offen oder geschlossen: {count} von höchstens {most}.</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} konventionell: überall beschreibbar</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} leer</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} offen: werden gerade beschrieben</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} geschlossen: teilweise beschrieben</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} voll: müssen als Ganzes geleert werden, bevor wieder geschrieben wird</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} schreibgeschützt: dort nimmt das Laufwerk nichts mehr an</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} offline: Was dort war, ist verloren</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>Zone {number}: {written} von {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>und {count} weitere</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>Teilweise beschrieben, bis zum Schreibzeiger:</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>Ein Bericht von blkzone</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>Zeilen des Protokolls</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>Es läuft aus seinem Quelltext.</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>Es ist als Python-Paket installiert.</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>Es ist mit pipx installiert.</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>Es läuft aus einem entpackten Archiv.</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>Es ist als Debian-Paket installiert.</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>Linux benutzt für dieses Laufwerk kein UAS.</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>Linux benutzt für dieses Laufwerk UAS.</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>UAS ist für dieses Gehäuse abgeschaltet.</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>UAS ist aus, sobald Sie das Laufwerk auswerfen und wieder anstecken.</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>Linux benutzt UAS wieder, sobald Sie das Laufwerk auswerfen und wieder anstecken.</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>So wie das Laufwerk angeschlossen ist, lässt sich nicht einstellen, wann es anhält.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>Der Laufwerksdienst (UDisks2) lässt sich nicht fragen, deshalb ist nicht bekannt, wann das Laufwerk anhält.</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>Ohne Arbeit hält das Laufwerk nach der Zeit an, die der Hersteller eingestellt hat.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>Sobald es ohne Strom war, hält das Laufwerk nach der Zeit an, die der Hersteller eingestellt hat.</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>Das Laufwerk ist so eingestellt, dass es auch ohne Arbeit nicht anhält.</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>Das Laufwerk ist so eingestellt, dass es nach %Ln Minute ohne Arbeit anhält.</numerusform>
                <numerusform>Das Laufwerk ist so eingestellt, dass es nach %Ln Minuten ohne Arbeit anhält.</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>Das Laufwerk soll seine Köpfe auch ohne Arbeit nicht parken.</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>Das Laufwerk parkt seine Köpfe, wie vom Hersteller eingestellt.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>Sobald es ohne Strom war, parkt das Laufwerk seine Köpfe, wie vom Hersteller eingestellt.</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>Die Stufe der Energieverwaltung (APM) des Laufwerks ist auf {level} eingestellt.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>Shingleback ist schon offen, antwortet aber nicht. Warten Sie einen Moment und versuchen Sie es noch einmal, oder beenden Sie es und starten Sie es neu.</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>Es ist das Systemlaufwerk dieses Computers. Wählen Sie ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>Es ist in diesen Computer eingebaut. Wählen Sie ein Laufwerk, das Sie selbst angesteckt haben.</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>Ein Computer hat einen Teil seines Arbeitsspeichers darauf ausgelagert. Schalten Sie das zuerst ab („sudo swapoff“), oder wecken Sie den Computer auf, der dort schläft. Oder wählen Sie ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>Es ist Teil von etwas Größerem ({kind}), das ohne das Laufwerk vielleicht nicht vollständig ist. Nehmen Sie es zuerst dort heraus, oder wählen Sie ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>Darauf wird etwas benutzt, das sich von hier aus nicht schließen lässt ({what}). Beenden Sie, was es benutzt, oder ziehen Sie das Laufwerk ab und stecken Sie es nach einem Neustart wieder an.</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>Es ist geöffnet ({point}). Schließen Sie es zuerst, hier oder in Ihrer Dateiverwaltung.</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>Sein verschlüsselter Teil ist entsperrt. Schließen Sie ihn zuerst, hier oder in Ihrer Dateiverwaltung.</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>Es steht auf Ihrer Liste geschützter Laufwerke. Wenn Sie sicher sind, nehmen Sie es zuerst von dieser Liste.</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>Dieser Computer erwartet es bei jedem Start ({what}) und startet ohne es vielleicht nicht. Nehmen Sie zuerst seine Zeile aus /etc/fstab oder /etc/crypttab, oder wählen Sie ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>Es lässt sich nicht beschreiben. Wenn es einen kleinen Schalter dagegen hat, stellen Sie ihn um. Sonst wählen Sie ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>Es ist kein eigenes Laufwerk, sondern eine Datei oder ein Stück von etwas Größerem. Wählen Sie ein echtes Laufwerk.</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>Es ist nichts darin. Legen Sie eine Karte ein, und warten Sie einen Moment.</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>Nichts unterscheidet es von einem anderen Laufwerk seiner Art. So könnte das falsche gelöscht werden. Ziehen Sie Laufwerke ab, die ihm gleichen. Wenn das nicht hilft, nehmen Sie einen Computer mit Linux 5.15 oder neuer.</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>Es arbeitet gerade. Warten Sie, bis das beendet ist, und versuchen Sie es dann noch einmal.</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>sein Modell</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>seine Seriennummer</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>sein weltweiter Name</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>seine Größe</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>es ist nicht mehr da</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>es wurde zwischendurch abgezogen</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>wo es angesteckt ist</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>was darauf ist</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>Software-RAID</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>btrfs über mehrere Laufwerke</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>ZFS-Pool</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>LVM-RAID</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>Cache</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>SnapRAID-Verbund</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>Dieses SMR-Laufwerk gehört zu einem Verbund ({what}). Bei jeder Änderung wird die Parität mitten in alten Daten neu geschrieben: Das kann es am langsamsten. Eine lange Pause kann dazu führen, dass es aus dem Verbund geworfen wird, und ein Wiederaufbau kann Tage dauern. Halten Sie eine zweite Kopie von dem bereit, was darauf ist, und ersetzen Sie es bei Gelegenheit durch ein herkömmliches Laufwerk.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>Dieses SMR-Laufwerk gehört zu einem Verbund ({what}). Ob das ein RAIDZ ist, lässt sich von hier nicht erkennen; „zpool status“ sagt es. In einem veröffentlichten Test dauerte es mehr als 9 Tage, ein solches Laufwerk in ein RAIDZ aufzunehmen, und 16 Stunden bei einem herkömmlichen: Ersetzen Sie es bei Gelegenheit durch ein herkömmliches Laufwerk. In einem Spiegel oder allein kann es bleiben.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>Dieses SMR-Laufwerk gehört zu einem Verbund ({what}). Sein Level lässt sich von hier nicht erkennen; „sudo lvs -o +segtype“ sagt es. RAID 0 und 1 sind in Ordnung. Bei RAID 5 oder 6 ersetzen Sie es bei Gelegenheit durch ein herkömmliches Laufwerk: Die Parität wird bei jeder Änderung mitten in alten Daten neu geschrieben, und das kann es am langsamsten.</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>Vor diesem SMR-Laufwerk steht ein Cache ({what}). Er schreibt in kleinen Stücken über das ganze Laufwerk verteilt zurück, und nach einem Absturz alles auf einmal: Das kann das Laufwerk stundenlang beschäftigen. Besser ist es ohne Cache.</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>Dieses SMR-Laufwerk dient als Cache für ein anderes ({what}). Kleine Schreibvorgänge überall auf der Platte kann es am langsamsten. Nehmen Sie dafür besser eine SSD oder gar keinen Cache.</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>Dieses SMR-Laufwerk enthält die Parität von SnapRAID. Jeder Abgleich schreibt mitten darin neu, und das kann es am langsamsten. Lassen Sie es besser Daten halten, und legen Sie die Parität auf ein herkömmliches Laufwerk.</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill} von {capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill} von etwa {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low} bis {high})</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>etwa {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>(von {size})</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Voll</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Leer</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>Wahrscheinlich leer</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>Fast leer</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>fast nichts</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>(fasst {size})</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>Dateisystem prüfen</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>Kurzer Selbsttest</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>Langer Selbsttest</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>Einen Teil von allem lesen</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>Aufräumen (f2fs)</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Ausgleichen (btrfs)</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>Freien Platz melden (TRIM)</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Ruhen</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>Auf diesem Laufwerk wurde noch nicht alles zurückgelesen.</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>Alles sollte einmal in drei Monaten zurückgelesen werden, Teil für Teil.</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>Es gibt freien Platz, aber fast alles davon steckt in Blockgruppen, die halb leer sind.</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>Viel vom freien Platz liegt in Zonen, die erst aufgeräumt werden müssen, bevor sie wieder beschrieben werden können.</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>Dieses Laufwerk war vorher in Gebrauch und bewahrt seinen alten Inhalt noch auf, obwohl ihn niemand braucht.</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>Es wurde viel gelöscht, und das Laufwerk weiß nichts davon.</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>Wenige Segmente sind frei, und viele sind fast leer.</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>Der letzte Selbsttest ist mehr als einen Monat her.</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>Das letzte Mal ist mehr als ein halbes Jahr her.</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>Beim letzten Mal wurde das Laufwerk abgezogen, ohne ausgeworfen zu werden.</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>Daten der letzten Sicherung sind noch im Cache des Laufwerks.</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>Es ist nicht fällig.</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>Sonst kann ein kleiner Fehler mit der nächsten Sicherung größer werden.</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>Sonst wird ein Laufwerk, das ausfällt, später bemerkt.</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>Sonst werden schlechte Sektoren erst bemerkt, wenn eine Datei darauf gebraucht wird.</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>Sonst wird ein Schaden erst bemerkt, wenn eine Datei gebraucht wird, und das Original kann dann schon fehlen.</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>Sonst werden die nächsten Sicherungen immer langsamer.</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>Sonst kann das Laufwerk jedes Schreiben verweigern, obwohl es freien Platz hat.</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>Sonst wird das Schreiben langsam, sobald das Laufwerk fast voll ist.</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>Sonst beginnt die nächste Sicherung langsam.</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>Dafür wird der Helfer von Shingleback gebraucht, der nicht installiert ist.</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>Öffnen Sie zuerst das Laufwerk.</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>Schließen Sie zuerst das Laufwerk; es kann eingesteckt bleiben.</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>Von Laufwerken dieser Familie wird berichtet, dass sie bei TRIM hängen blieben, und ihr Hersteller rät davon ab.</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>Dieses Laufwerk unterstützt TRIM nicht, zumindest nicht über diese Verbindung.</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>Auf diesem Laufwerk lässt sich kein Selbsttest starten.</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>Das Dateisystem auf diesem Laufwerk braucht das nicht.</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>Auf diesem Laufwerk hat nichts Prüfsummen, die sich vergleichen lassen.</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>Dieses Laufwerk hat keinen Cache, der geleert werden muss.</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>Andere Arbeit ist nicht betroffen.</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>Andere Arbeit auf dem Laufwerk geht vor.</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>Andere Arbeit auf dem Laufwerk ist währenddessen langsam.</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>Es ist noch Platz für {size}, neben dem Platz, der frei bleiben muss.</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>Es passt nichts mehr: Für Inhalte ist Platz, aber nicht für die Liste der Dateien. Alte Versionen müssen weichen.</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>Es passt nichts mehr: Dieses Dateisystem kann keine weiteren Dateien aufnehmen. Alte Versionen müssen weichen.</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>Es ist noch Platz für {size}. Ein volles Laufwerk mit Zonen kann für immer schreibgeschützt werden, deshalb muss mehr frei bleiben.</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>Es passt nichts mehr: Der Platz, der noch da ist, muss frei bleiben.</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>Es passt nichts mehr: Ein volles Laufwerk mit Zonen kann für immer schreibgeschützt werden, deshalb muss der Platz, der noch da ist, frei bleiben.</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>Das Dateisystem ist in Ordnung.</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>Das Dateisystem hat Fehler. Kopieren Sie seine Dateien auf ein anderes Laufwerk, bevor Sie es reparieren lassen, denn dabei können Dateien verloren gehen.</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>Das Laufwerk hat seinen Selbsttest bestanden.</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>Der Selbsttest ist misslungen ({status}). Kopieren Sie zuerst die Dateien auf ein anderes Laufwerk.</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>ein Teil der Platte ist nicht lesbar</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>die Köpfe finden ihre Position nicht</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>die Elektronik ist fehlerhaft</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>es scheint durch einen Sturz oder Stoß beschädigt zu sein</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>ein schwerer Fehler hat ihn vorzeitig beendet</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>das Laufwerk sagt nicht, warum</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>Shingleback rührt Verbünde nicht an. Lassen Sie den Verbund alle drei Monate prüfen. Der Neuaufbau auf ein SMR-Laufwerk kann mehr als eine Woche dauern.</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>Shingleback rührt Verbünde nicht an. Führen Sie alle drei Monate btrfs scrub aus. Ein SMR-Laufwerk zu ersetzen kann mehr als eine Woche dauern.</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>Shingleback rührt Pools nicht an. Führen Sie alle drei Monate einen Scrub aus, setzen Sie redundant_metadata=most, und autotrim=on nur, wenn das Laufwerk TRIM gut verträgt. Ein Resilver auf ein SMR-Laufwerk kann mehr als eine Woche dauern.</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>%Ln Aufgabe ist fällig</numerusform>
                <numerusform>%Ln Aufgaben sind fällig</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>Dauert etwa {high}.</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>Dauert {time}.</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>Das Laufwerk schreibt bis zu {size} neu.</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>{count} von {all} Teilen sind fällig.</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>Wenn es so weitergeht, ist es in %Ln Tag voll.</numerusform>
                <numerusform>Wenn es so weitergeht, ist es in %Ln Tagen voll.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>Die nächste Sicherung entfernt %Ln alte Version. Von denen, die älter als 30 Tage sind, bleibt die neueste jedes Monats.</numerusform>
                <numerusform>Die nächste Sicherung entfernt %Ln alte Versionen. Von denen, die älter als 30 Tage sind, bleibt die neueste jedes Monats.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>Wird der Platz knapp, werden die ältesten von %Ln Version zuerst entfernt. Die neueste bleibt immer.</numerusform>
                <numerusform>Wird der Platz knapp, werden die ältesten von %Ln Versionen zuerst entfernt. Die neueste bleibt immer.</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>Pflege läuft</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>Die Arbeit der Nacht ist getan. Sie können es gefahrlos abziehen.</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>Die Arbeit der Nacht ist zu Ende, aber das Laufwerk wurde nicht ausgeworfen.</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>Auf dem Laufwerk ist etwas beschädigt</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>{files}, {size} gelesen und unversehrt.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>%Ln Fehler konnte nicht behoben werden. Stellen Sie diese Dateien wieder her, oder sichern Sie sie neu.</numerusform>
                <numerusform>%Ln Fehler konnten nicht behoben werden. Stellen Sie diese Dateien wieder her, oder sichern Sie sie neu.</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>{count} von {all} Teilen sind gelesen.</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} sind wieder frei vergebbar.</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>{size} wurden dem Laufwerk als frei gemeldet.</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>%Ln Abschnitt aufgeräumt.</numerusform>
                <numerusform>%Ln Abschnitte aufgeräumt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>Auswählen …</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>Eine Abbilddatei …</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>Abbilddatei {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Es wird verglichen</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Es wird abgeschlossen</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>Beide werden zurückgelesen und verglichen.</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>Alles ist kopiert. Die Kopie wird bereit gemacht.</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>Das Laufwerk wird von vorn bis hinten kopiert, in großen Schreibvorgängen.</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>Danach werden beide zurückgelesen und verglichen.</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>Die Kopie wartet. Machen Sie weiter, wann Sie möchten.</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>Was gerade zum Laufwerk unterwegs ist, wird zuerst geschrieben.</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>Was kopiert ist, bleibt, damit Sie später weitermachen können.</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>Die Kopie ist vollständig</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>Die Kopie ist vollständig, bis auf das, was nicht gelesen werden konnte</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>Die Kopie konnte nicht beginnen</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Sicherheitshalber nicht begonnen</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>Ein Laufwerk ist weg</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>Der Platz reicht nicht</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>Ein Laufwerk hat Fehler gemeldet</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>Die Kopie ist angehalten</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>Die Kopie wurde unterbrochen</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>Beide wurden zurückgelesen und sind gleich.</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>Sie wurden nicht verglichen.</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>Das Dateisystem hat allen Platz des neuen Laufwerks.</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>{source} auf {target} kopieren</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>Sie ist in der Datei {path}.</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>Das Laufwerk wird kopiert, wie es ist, in großen Schreibvorgängen: der schnellste Weg auf ein neues Laufwerk und weg von einem, das ausfällt. Das alte Laufwerk wird nur gelesen.</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>Ein volles Laufwerk dauert viele Stunden. Sie können es anhalten.</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>Voraussichtlich {time}. Sie können es anhalten.</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>Voraussichtlich {time}, mit dem Vergleich. Sie können es anhalten.</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>Alles auf dem neuen Laufwerk wird gelöscht.</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>Das alte Laufwerk meldet Probleme. Was es nicht lesen kann, fehlt in der Kopie und braucht länger.</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Wenn Sie es anhalten oder ein Laufwerk abgezogen wird, kann es später dort weitergehen.</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>Noch einmal prüfen, ob es diese beiden Laufwerke sind und ob nichts darauf in Gebrauch ist.</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>Alles auf {target} löschen.</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>{size} von {source} kopieren, in großen Schreibvorgängen von vorn nach hinten.</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>Beide zurücklesen und vergleichen.</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>Dem Dateisystem den ganzen Platz des neuen Laufwerks geben.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Es so öffnen, dass Lesen nichts darauf schreibt.</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>Alles wird kopiert, denn es ist nicht bekannt, welche Teile belegt sind.</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>Vorsichtshalber wird alles kopiert: Die Belegungsliste des Dateisystems kann falsch sein, weil sie beschädigt ist oder das Laufwerk nicht ausgeworfen wurde.</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>Nur belegter Platz wird kopiert: {used} von {size}.</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>Die Kopie wird die einzige Partition des Laufwerks.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>Das Dateisystem behält seine Größe, denn diese Art kann nicht wachsen.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>Das Dateisystem behält seine Größe.</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>Es ist verschlüsselt: Sein Dateisystem kann wachsen, sobald die Kopie entsperrt ist.</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>Die Kopie erhält eine eigene Kennung, damit beide Laufwerke angeschlossen bleiben können.</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>Für den Computer sind beide dasselbe Laufwerk. Trennen Sie eines, bevor Sie das andere benutzen.</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>Eine Abbilddatei behält die Kennung: Nur eine Kopie auf einem Laufwerk kann eine eigene erhalten.</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>Die Sicherungssätze bleiben, wie sie sind: Sie können nur von einem Laufwerk zu einem anderen folgen.</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>{size} der Quelle ließen sich auch nach mehreren Versuchen nicht lesen. In der Kopie stehen dort Nullen.</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>Die Sicherungssätze des alten Laufwerks gehen von jetzt an auf die Kopie.</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>Das Dateisystem auf der Kopie wurde geprüft: Alles, worauf es verweist, wurde kopiert.</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>Eine frühere Kopie dieser beiden wurde nach {done} von {size} unterbrochen. Sie geht von dort weiter.</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>Dies ist eine Verbindung über USB 1: bestenfalls etwa 1 MB/s.</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>Das ist eine USB-2-Verbindung: höchstens etwa 35 MB/s.</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>Über USB 3 verbunden, das ist schneller als jede Festplatte.</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>Über USB verbunden.</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>Über SATA verbunden, das ist schneller als jede Festplatte.</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>Über SAS verbunden, das ist schneller als jede Festplatte.</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>Über NVMe verbunden.</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>Eine Speicherkarte in einem Kartenleser.</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>Ein virtuelles Laufwerk: Was es von sich sagt, muss für die Laufwerke dahinter nicht stimmen.</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>Weder über USB noch über SATA verbunden.</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>Wie es verbunden ist, ist nicht bekannt.</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>Die USB-Verbindung ist langsamer als das Laufwerk. Versuchen Sie einen anderen Anschluss, am besten einen USB-3-Anschluss am Computer selbst, und ein anderes Kabel. Drücken Sie den Stecker fest hinein.</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>Das Gehäuse des Laufwerks kann nur USB 2, ein schnellerer Anschluss hilft also nicht. Es dauert nur länger.</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>So viele Befehle hat das Laufwerk nicht rechtzeitig beantwortet, seit es angesteckt wurde: {count}. Das kommt vor, wenn ein SMR-Laufwerk aufräumt, aber auch bei einem schlechten Kabel. „Was ist passiert?“ sagt, was es war.</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>Der Computer spricht mit dem USB-Laufwerk auf die ältere von zwei Arten, die dem Laufwerk gelöschte Dateien nicht melden kann.</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>Das Gehäuse meldet keinen Schreibpuffer, darum fordert der Kernel das Laufwerk nie auf, seinen Puffer zu schreiben. Werfen Sie es immer aus, bevor Sie es abstecken.</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>Der Kernel schickt diesem Laufwerk bis zu {now_kb} KiB auf einmal. Bei mehr als 3584 KiB hat man ein SMR-Laufwerk eine halbe Minute aussetzen oder hängen bleiben sehen. Wenn das hier vorkommt, setzen Sie die Grenze auf {good_kb}, das kostet nichts: „echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb“. Das gilt, bis das Laufwerk abgezogen wird.</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>Während eines Backups bleiben kurze Zurücksetzungen dieser Verbindung unbemerkt, weil Sie das Protokoll des Kernels nicht lesen dürfen.</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>Während eines Backups wird bemerkt, wenn Befehle zu lange dauern. Andere kurze Zurücksetzungen nicht, weil Sie das Protokoll des Kernels nicht lesen dürfen.</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>Der USB-Controller des Computers hat aufgehört zu arbeiten, und mit ihm alles, was daran angeschlossen ist. Das Laufwerk meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>Der USB-Controller des Computers hat aufgehört, weil ihm der Strom ausging: Dieser Anschluss liefert dafür zu wenig.</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>Der Controller zwischen Computer und Laufwerk kann die Zonenliste des Laufwerks nicht lesen, daher scheint das Laufwerk keine Größe zu haben. Das Laufwerk selbst meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>Der Computer ging in den Ruhezustand, während das Laufwerk benutzt wurde. Beim Aufwachen war das Laufwerk nicht bereit oder hatte die Verbindung verloren. Das allein heißt nicht, dass das Laufwerk ausfällt.</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>Das Gehäuse wird immer wieder zurückgesetzt, obwohl kein Befehl fehlschlägt. Meist spart der USB-Anschluss Strom, und das Gehäuse wacht daraus nicht richtig auf.</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>Dieser Kernel wurde ohne Unterstützung für solche Laufwerke gebaut (host-managed SMR).</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>Der USB-Stick hat seine Firmware verloren und zeigt nur noch seinen Bootlader. Er ist kaputt.</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>Das Laufwerk sagt selbst, dass es eine Stelle nicht lesen oder beschreiben kann: Es geht kaputt.</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>Das Laufwerk ist mit einem Passwort gesperrt und lässt sich nicht lesen. Nichts ist kaputt.</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>Das Laufwerk ist mit Sektoren einer Größe formatiert, die Linux nicht verwenden kann, wie Laufwerke aus Speichersystemen. Nichts ist kaputt.</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>Ein anderer Computer hat das Laufwerk reserviert, deshalb lässt es sich hier nicht lesen. Nichts ist kaputt.</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>Dieses Laufwerk ist virtuell: Eine virtuelle Maschine oder ein Server stellt es bereit. Suchen Sie die Störung dort.</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>Ein Programm hat minutenlang auf ein virtuelles Laufwerk gewartet: Eine virtuelle Maschine, ein Server oder ein Programm stellt es bereit. Suchen Sie die Störung dort.</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>Eine Datei, die wie ein Laufwerk verwendet wird (ein Abbild), konnte nicht geschrieben werden. Meist ist das Laufwerk voll, auf dem die Datei liegt, oder es hat selbst einen Fehler.</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>Die Selbstüberwachung des Laufwerks sagt, dass es kaputtgeht.</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>Die Speicherkarte antwortet nicht, oder ihre Antworten kommen beschädigt an: Sie ist verschlissen, oder ihre Kontakte sind es.</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>Ein Laufwerk des Verbunds ließ sich nicht lesen, und auch Neuschreiben hat es nicht repariert. Es geht kaputt.</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>Ein Laufwerk des Verbunds konnte einige Stellen nicht lesen. Der Verbund hat sie mithilfe der anderen Laufwerke repariert.</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>Daten wurden unterwegs beschädigt: Das Kabel, ein Stecker oder der Anschluss ist schlecht, nicht die Platten des Laufwerks.</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>Das Laufwerk meldet einen Fehler seiner eigenen Hardware: Es geht kaputt.</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>Das Laufwerk lief an und nannte dann keine Größe oder verschwand: Es schafft den eigenen Start nicht.</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>Das Laufwerk nennt seine Größe, sagt aber dann, es sei nichts darin: Es ist kaputt.</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>Die Karte wurde aus dem Leser genommen, während sie benutzt wurde.</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>Ein Laufwerk mit Zonen hat einen Schreibvorgang in falscher Reihenfolge abgelehnt: ein Fehler des Dateisystems, nicht des Laufwerks.</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>Die Verbindung ist langsamer als vorher: Das Kabel, ein Stecker oder der Anschluss schafft das volle Tempo nicht.</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>Das Laufwerk wurde aus seinem SATA-Anschluss gezogen, oder sein Strom fiel aus.</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>Die Verbindung brach mitten in der Arbeit ab: ein lockerer Stecker, oder der Strom fiel aus.</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>Die Verbindung steht, aber das Laufwerk sagt nicht einmal, was es ist: Seine Elektronik ist vielleicht kaputt.</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>Das Laufwerk reagiert nicht mehr. SMR-Laufwerke tun das, während sie ihre internen Tabellen ordnen. Meist geht es vorüber.</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>Das Laufwerk reagiert nicht mehr, auch nicht nach einem Zurücksetzen. Es ist vielleicht kaputt, oder es räumt gerade auf.</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>Ein Gerät zog mehr Strom, als sein Anschluss liefert.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>Die Spannung des Computers selbst ist eingebrochen: Sein Netzteil ist für ihn und das Laufwerk zu schwach.</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>Die schnelle USB-Verbindung kommt nicht zustande: Meist ist das Kabel oder ein Stecker schlecht.</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>Die USB-Elektronik des Laufwerks kommt nicht in Gang: Meist liefert der Anschluss zu wenig Strom.</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>Das Gehäuse hat eine Frage nie beantwortet, die der Kernel am Anfang stellt. Das Laufwerk darin meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>Das Gehäuse verliert bei der Arbeit seine USB-Verbindung. Meist liegt es am Strom, am Kabel oder an seiner Elektronik.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>Das Laufwerk hat nicht rechtzeitig geantwortet. Das tut ein SMR-Laufwerk, während es aufräumt. Meist ist nichts kaputt.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>Das Gehäuse lässt Befehle hängen oder beendet sie mit einem Fehler. Das Laufwerk darin meldet nichts.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>Das Gehäuse lässt Befehle hängen. Viele tun das, wenn sie mehrere auf einmal erhalten (UAS). Das Laufwerk darin meldet nichts.</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>Das Gehäuse ist eingeschlafen und nicht wieder aufgewacht. Kabel und Laufwerk sind wahrscheinlich in Ordnung.</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>Die Platte hat aufgehört, sich zu drehen, und nichts hat sie wieder gestartet. Das allein ist kein Fehler.</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>Das Laufwerk lässt sich nur noch lesen. Bei USB-Sticks, Speicherkarten und SSDs geschieht das, wenn sie verschlissen sind.</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>Das Laufwerk hängt jedes Mal, wenn dieselbe Stelle gelesen wird. Diese Stelle ist wahrscheinlich beschädigt, auch wenn das Gehäuse den Fehler verbirgt.</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>Das Laufwerk hat eine Größe genannt, die kein Laufwerk hat: Seine Antworten kommen verstümmelt an. Ursache ist das Gehäuse oder der Kartenleser, dessen Stromversorgung oder dessen Treiber.</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>Der Teil des Gehäuses, der mehrere Laufwerke an einen Stecker anschließt (Port-Multiplier), antwortet nicht mehr. Die Laufwerke melden nichts.</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>Das Laufwerk wurde nach einer vorhandenen Stelle gefragt und sagt, es gebe sie nicht: Befehle kommen verstümmelt an. Ursache ist das Gehäuse, der USB-Controller oder dessen Treiber.</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>Das Laufwerk fand beim Aufräumen keine Stelle zum Schreiben. Bei manchen SMR-Laufwerken geschieht das nach vielen verstreuten Schreibzugriffen.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>Das Laufwerk antwortete nicht rechtzeitig, und seine Verbindung wurde zurückgesetzt. Das Protokoll sagt nicht, warum.</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>Das Laufwerk findet eine Stelle auf seinen Platten nicht: Es geht vielleicht kaputt.</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>Das Laufwerk lehnt TRIM ab, obwohl es angeboten wurde. Das ist harmlos.</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>Dem Laufwerk mitzuteilen, welcher Platz frei ist (TRIM), dauerte länger, als der Kernel wartet. Daten waren nicht betroffen.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>Das Laufwerk hat nicht rechtzeitig geantwortet, ohne einen eigenen Fehler oder einen des Kabels. Das tut ein SMR-Laufwerk, während es aufräumt. Meist ist nichts kaputt.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>Das Laufwerk hat nicht rechtzeitig geantwortet. Weil es kein SMR-Laufwerk ist, lässt sich das nicht mit Aufräumen erklären.</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>Das NVMe-Laufwerk hat nicht rechtzeitig geantwortet oder ist aus seinem Steckplatz verschwunden. Oft wacht es aus dem Stromsparen nicht richtig auf; es kann auch zu heiß sein oder kaputtgehen.</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>Der Controller im Computer und das Laufwerk haben einander missverstanden. Das Laufwerk meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>Das Laufwerk brach Lese- oder Schreibvorgänge mit einem eigenen Fehler ab: Es geht vielleicht kaputt.</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>Das Volume ist voll. Das Laufwerk meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>Das Dateisystem fand seine Daten fehlerhaft, bevor sie geschrieben wurden. Meist ist der Arbeitsspeicher des Computers defekt, oder der Kernel hat einen Fehler. Das Laufwerk meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>Das Volume benutzt eine Funktion, die der Kernel dieses Computers nicht unterstützt. Nichts ist kaputt.</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>Das Dateisystem ist in sich widersprüchlich, obwohl das Laufwerk keinen Fehler meldet. Meist wurde das Laufwerk beim Schreiben abgezogen oder verlor den Strom.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>Das Laufwerk wurde abgezogen oder verlor plötzlich die Verbindung, während es noch benutzt wurde.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>Ein Programm hat minutenlang gewartet, bis ein Laufwerk seine Daten geschrieben hatte. Bei einem langsamen Laufwerk ist das kein Fehler und endet meist von selbst.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>Ein Programm hat minutenlang gewartet, bis ein Laufwerk seine Daten geschrieben hatte. Es ist kein SMR-Laufwerk, und das Protokoll sagt nicht, warum es langsam war.</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>Ein Programm hängt in einem Teil des Kernels, der mit einem Laufwerk nichts zu tun hat.</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>Ein Server im Netz antwortet nicht. An keinem Laufwerk liegt es.</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>Der Kernel oder der Computer selbst hatte eine Störung. Das Laufwerk meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>Dem Computer ging der Arbeitsspeicher aus, und er beendete ein Programm. Am Laufwerk liegt es nicht.</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>Das Laufwerk wird gerade formatiert oder gelöscht. Bis das fertig ist, antwortet es auf nichts anderes.</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>Das Laufwerk wird erkannt, meldet sich aber nicht bereit. Es ist vielleicht kaputt.</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>Das Volume ist größer als das Laufwerk: Es wurde in einem anderen Gehäuse angelegt, oder die Partitionstabelle ist falsch.</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>Das Volume wurde beim letzten Mal ohne Auswerfen abgezogen.</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>Das Laufwerk ist plötzlich verschwunden.</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>Das Dateisystem schreibt wegen eines früheren Fehlers nicht mehr, den dieses Protokoll nicht zeigt.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>Das Laufwerk hat nicht rechtzeitig geantwortet, und das Protokoll sagt nicht, warum.</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>Lesen oder Schreiben ist misslungen, und dieses Protokoll sagt nicht, warum.</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>Das Laufwerk geht kaputt. Kopieren Sie Ihre wichtigen Dateien auf ein anderes.</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>Die Verbindung ist schlecht: Sehen Sie zuerst nach dem Kabel und den Steckern.</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>Das Gehäuse, seine Stromversorgung oder seine Verbindung macht Schwierigkeiten. Das Laufwerk darin meldet keinen Fehler; das beweist nicht, dass es keinen hat.</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>Das Volume ist voll.</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>Die Störung liegt am Computer oder am Dateisystem. Das Laufwerk meldet keinen Fehler.</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>Das Laufwerk war langsam oder antwortete eine Weile nicht, wie SMR-Laufwerke es tun. Das allein ist kein Defekt.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>Das Laufwerk wurde abgezogen oder verlor seine Verbindung, während es benutzt wurde.</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>Etwas ist schiefgegangen, und das Protokoll sagt nicht, was.</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>Es wurde keine bekannte Störung gefunden.</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Ab 6.16 schickt der Kernel Anfragen von bis zu 4 MiB, bei denen manche SMR-Laufwerke eine halbe Minute aussetzen. Als Administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (gilt bis zum nächsten Anstecken).</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>Ab 6.16 schickt der Kernel Anfragen von bis zu 4 MiB, bei denen manche SMR-Laufwerke eine halbe Minute aussetzen. Mit der Kernel-Option libata.force=max_sec=1024 schickt dieser SATA-Laufwerken von Anfang an kleinere Anfragen.</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>Mit diesem Kernel lässt sich ein btrfs mit Zonen nur noch lesen, sobald es voll wird. Halten Sie ein Fünftel davon frei, und benutzen Sie Kernel 6.12 oder neuer, besser 6.17.</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>An btrfs mit Zonen wurde bis Kernel 6.17 noch nachgebessert. Halten Sie ein Zehntel bis ein Fünftel davon frei.</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>Dieser Kernel ist sehr alt. Der Rat von 2015, für SMR-Laufwerke 3.18 zu nehmen, gilt nicht mehr: Nehmen Sie einen aktuellen.</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>Der Kernel blockiert unter UAS Zustandsberichte (SMART) aus Seagates Gehäusen. Die Kernel-Option usb-storage.quirks=VID:PID: (mit nichts hinter dem letzten Doppelpunkt) lässt sie durch und behält UAS bei.</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>UDisks2 ab 2.11 zeigt den Zustand (SMART) von Laufwerken in USB-Gehäusen vielleicht nicht mehr. smartctl -d sat liest ihn trotzdem, als Administrator.</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>Das ist %Ln Mal passiert.</numerusform>
                <numerusform>Das ist %Ln Mal passiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>Sicher: So steht es ausdrücklich da.</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>Sehr wahrscheinlich. Zweite Möglichkeit: {cause}.</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>Wahrscheinlich. Zweite Möglichkeit: {cause}.</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>Unsicher. Zweite Möglichkeit: {cause}.</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>das Laufwerk selbst</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>das Kabel, ein Stecker oder der Anschluss</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>das Gehäuse oder zu wenig Strom</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>ein volles Volume</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>der Computer oder seine Software</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>eine Pause, die für ein SMR-Laufwerk normal ist</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>ein abgezogenes Laufwerk</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>Manche Probleme hinterlassen hier keine Spur.</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>Sehr wahrscheinlich; manche Ursachen hinterlassen hier aber keine Spur.</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>Wahrscheinlich; manche Ursachen hinterlassen hier aber keine Spur.</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>Unsicher: Manche Ursachen hinterlassen hier keine Spur.</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>Das zeigt sein Zustandsbericht (SMART).</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>Die Selbstüberwachung des Laufwerks (SMART) zeigt etwas, das man im Auge behalten sollte.</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>Der Bericht sagt zu wenig, um die Gesundheit des Laufwerks zu beurteilen.</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>Lassen Sie es ruhen: Lassen Sie es eine Stunde angesteckt und unter Strom, ohne es zwischendurch auszuschalten.</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Wenn es immer wieder geschieht, lassen Sie den Kernel kleinere Anfragen schicken, als Administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (gilt bis zum nächsten Anstecken).</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>Eine längere Wartezeit hilft nur einem Laufwerk, das spät antwortet. Eines, das nie antwortet, hängt dann länger.</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>Schreiben Sie nichts mehr darauf. Kopieren Sie zuerst herunter, was es sonst nirgends gibt, das Wichtigste zuerst.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>Sehen Sie sich den Zustandsbericht (SMART) an: Werte über null bei den Attributen 5, 187, 197 oder 198 weisen auf das Laufwerk selbst hin.</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>Stecken Sie es ab, warten Sie eine Minute, und stecken Sie es wieder an. Lässt es sich dann lesen, kopieren Sie zuerst herunter, was es sonst nirgends gibt.</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>Ersetzen Sie es dann. Ein Laufwerk, das Sektoren verliert, verliert meist noch mehr.</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>Ersetzen Sie es dann.</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>Ersetzen Sie das SATA-Kabel, oder drücken Sie seine beiden Stecker fest hinein. Versuchen Sie dann einen anderen Anschluss und Stromstecker.</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>Im Zustandsbericht (SMART) zählt Attribut 199 beschädigte Übertragungen. Es darf nicht weiter steigen.</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>Versuchen Sie ein anderes, kurzes Kabel und einen anderen Anschluss am Computer selbst, ohne Hub.</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>Wenn das Laufwerk kein eigenes Netzteil hat, geben Sie ihm mehr Strom: einen Anschluss am Computer selbst oder einen Hub mit Netzteil.</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>Wenn sonst nichts hilft, schalten Sie UAS für dieses Gehäuse ab, was etwas Tempo kostet: unter „Anpassen“ auf der Karte des Laufwerks oder mit shingleback adjust DEVICE --uas off. Anderswo hilft die Kernel-Option usb-storage.quirks=VID:PID:u mit den Nummern, die lsusb zeigt.</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>Schalten Sie UAS für dieses Gehäuse ab, was etwas Tempo kostet: unter „Anpassen“ auf der Karte des Laufwerks oder mit shingleback adjust DEVICE --uas off. Anderswo hilft die Kernel-Option usb-storage.quirks={usb}:u.</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>Ist der Computer eine kleine Platine wie ein Raspberry Pi, geben Sie der Platine selbst ein stärkeres Netzteil mit kurzem Kabel: Das Laufwerk erhält seinen Strom über sie.</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>Hängen Sie das Volume aus, und lassen Sie es prüfen, bevor wieder darauf geschrieben wird. Ist es btrfs, kopieren Sie erst alles herunter: Eine Reparatur kann den Schaden vergrößern.</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>Sehen Sie in das Protokoll des Computers, der es bereitstellt, und nach dem Netz.</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>Werfen Sie es beim nächsten Mal aus, und warten Sie, bis es heißt, dass es gefahrlos abgezogen werden kann.</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>Prüfen Sie die neueste Sicherung darauf: Die letzten Dateien fehlen vielleicht.</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>Werfen Sie das Laufwerk aus, bevor der Computer schläft. Während einer Sicherung hält Shingleback den Computer wach.</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>Bei einer SATA-Karte, die nur bei eingereihten Befehlen versagt, hilft die Kernel-Option libata.force=noncq.</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>Schalten Sie das Stromsparen für diesen Anschluss aus, als Administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control mit dem Anschluss, den das Protokoll nennt, etwa 2-1 (bis zum nächsten Einstecken oder Neustart).</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>Reicht das nicht, nehmen Sie die Kernel-Option usbcore.quirks=VID:PID:k mit den Nummern, die lsusb zeigt.</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>Reicht das nicht, verwenden Sie die Kernel-Option usbcore.quirks={usb}:k.</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>Sehen Sie sich Attribut 199 im Zustandsbericht (SMART) an: Wenn es steigt, ist es doch das Kabel.</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>Benutzen Sie einen Kernel mit CONFIG_BLK_DEV_ZONED, zum Beispiel den von Debian oder Fedora.</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>Wenn es mit der Option discard eingehängt ist, hängen Sie es ohne sie ein.</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>Werfen Sie das Laufwerk aus, falls das noch geht, stecken Sie es ab und wieder an: Das weckt es.</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>Geschieht dasselbe in einem anderen Gehäuse, ist das Laufwerk selbst die Ursache.</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>Versuchen Sie einen Anschluss an einem anderen Controller und einen neueren Kernel oder ein neueres BIOS.</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>Lassen Sie Linux es bei Bedarf starten, als Administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (bis zum nächsten Anstecken).</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>Bleibt es zu oft stehen, wählen Sie eine andere Zeit: unter „Anpassen“ auf der Karte des Laufwerks oder mit shingleback adjust DEVICE --stop-after never.</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>Wenn sie nach einer Pause länger als 30 Sekunden zum Anlaufen braucht, geben Sie ihr als Administrator mehr Zeit: echo 60 &gt; /sys/block/{disk}/device/timeout (bis zum nächsten Einstecken).</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>Ist es btrfs und lässt sich nicht einhängen, versuchen Sie es nur zum Lesen: mount -o ro,rescue=usebackuproot.</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>Bei btrfs: Hängen Sie es aus und wieder ein, schaffen Sie etwas Platz, und dann: btrfs balance start -dusage=10 MOUNTPOINT.</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>Wenn nichts darauf ist, was Sie brauchen, kann sg_format ihm Sektoren von 512 Byte geben; das löscht das ganze Laufwerk und dauert Stunden.</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>Als Administrator zeigt sg_persist --in --read-reservation /dev/{disk} die Reservierung an.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>Sehen Sie in seinen Gesundheitsbericht (SMART): Temperatur, Medienfehler und kritische Warnung.</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>Starten Sie den Computer mit den Kernel-Optionen nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. Tritt es dann nicht auf, liegt es am Stromsparen.</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>Starten Sie den Computer neu, und prüfen Sie dann das Volume, bevor Sie darauf schreiben.</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>Wenn es wieder vorkommt, versuchen Sie einen Anschluss an einem anderen Controller und einen neueren Kernel oder ein neueres BIOS.</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>Starten Sie den Computer neu, damit der Controller wieder arbeitet.</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>Schließen Sie das Laufwerk an einen SATA-Anschluss des Computers selbst an, oder aktualisieren Sie die Firmware des Controllers.</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>Nehmen Sie einen neueren Kernel: Ab 6.11 umgeht er die Fehler mancher Controller.</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>Stecken Sie das Laufwerk neu ein, wenn es nicht erscheint.</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>Ersetzen Sie ihn. Nur eine Firma für Datenrettung kann ihn noch lesen.</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>Entsperren Sie es mit dem Programm seines Herstellers, und stecken Sie es dann wieder an.</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>Finden Sie den Computer, der es verwendet: Wenn zwei Computer darauf schreiben, zerstört das ein Dateisystem.</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>Prüfen Sie, ob auf dem Laufwerk mit der Datei noch Platz ist, und was das Protokoll über dieses Laufwerk sagt.</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>Probieren Sie sie einmal in einem anderen Kartenleser. Versagt sie auch dort, ersetzen Sie sie.</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>Einmal kann Zufall sein. Wenn es wieder vorkommt, ersetzen Sie das Laufwerk.</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>Versuchen Sie es einmal mit einem anderen Kabel und mit mehr Strom: Ein schwacher Anschluss sieht genauso aus.</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>Benutzen Sie einen neueren Kernel. Für btrfs auf Laufwerken mit Zonen wird 6.12 oder neuer empfohlen.</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>Prüfen Sie das Netzteil: Mehrere Laufwerke an einem Kabel sind vielleicht zu viel.</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>Wenn es auch an einem anderen Computer stumm bleibt, ist es kaputt.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>Schalten Sie es dann einmal aus und wieder ein, und sehen Sie noch einmal nach, höchstens drei Durchgänge lang. Erst dann ist es wahrscheinlich kaputt.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>Schalten Sie es dann einmal aus und wieder ein, und sehen Sie noch einmal nach.</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>Ziehen Sie anderes ab, das Strom vom selben Hub oder Computer bezieht.</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>Benutzen Sie einen neueren Kernel: Viele solche Gehäuse sind ihm bekannt.</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>Wenn es selten geschieht, ist nichts zu tun.</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>Wenn es einen Schreibschutzschalter hat, prüfen Sie zuerst diesen.</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>Schalten Sie das Gehäuse aus und wieder ein, und versuchen Sie ein anderes Kabel.</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>Versuchen Sie es an einem anderen Computer oder mit einem neueren Kernel.</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>Werden auch beim Lesen Stellen nicht gefunden, versagt das Laufwerk.</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>Führen Sie fstrim aus, wenn sonst nichts das Laufwerk benutzt, und verwenden Sie einen neueren Kernel.</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>Aktualisieren Sie das BIOS des Computers, und die Firmware des Laufwerks, sobald es gesichert ist.</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>Löschen Sie, was nicht gebraucht wird, oder alte Versionen. Lassen Sie ein Zehntel des Volumes frei.</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>Testen Sie den Arbeitsspeicher des Computers einige Stunden lang (memtest86+), und verwenden Sie einen neueren Kernel.</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>Benutzen Sie einen neueren Kernel, oder formatieren Sie es mit älteren Funktionen.</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>Kopieren Sie herunter, was es sonst nirgends gibt, wenn es sich noch lesen lässt.</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>Bei NTFS und exFAT tun Sie das unter Windows (chkdsk /f), und fahren Sie es dort ganz herunter.</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>Wenn es niemand herausgezogen hat, ist der Stecker locker, oder der Strom fiel aus: Versuchen Sie ein anderes Kabel.</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>Warten Sie. Ziehen Sie das Laufwerk nicht ab, und schalten Sie es nicht aus.</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>Weniger auf einmal zu schreiben hilft: Lassen Sie Shingleback das Tempo bestimmen.</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>Sehen Sie nach, was das Programm benutzt: das Netz, den Bildschirm, einen anderen Dienst.</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>Prüfen Sie das Netz und den Server.</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>Starten Sie den Computer neu, und versuchen Sie einen neueren Kernel. Lassen Sie den Arbeitsspeicher testen.</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>Schließen Sie große Programme, und beginnen Sie die Sicherung dann von Neuem.</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>Warten Sie, bis es fertig ist; das kann einen Tag dauern. Schalten Sie das Laufwerk nicht aus.</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>Formatieren Sie es nicht. Bauen Sie es wieder in das Gehäuse ein, in dem es angelegt wurde, falls es eines gab.</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>Geben Sie das ganze Protokoll an, vom Anstecken an: Die Ursache steht über dem ersten Fehler.</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>Ein Teil des Programms wurde unerwartet beendet ({detail}). Versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>Ein Teil des Programms wurde unerwartet beendet ({detail}). Dateien, die schon auf dem Laufwerk sind, sind sicher, und der nächste Versuch macht dort weiter.</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>Das Laufwerk schreibt in seinen Cache, der zu {fill} voll ist.</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>Das Laufwerk räumt auf. Sein Cache ist zu {fill} voll.</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>Das Laufwerk schreibt in seinen Cache, der noch Platz hat.</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>Der schnelle Cache des Laufwerks ist voll, deshalb schreibt es gerade langsam. Das ist normal.</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>Der Cache des Laufwerks ist noch voll, aber große Dateien gehen daran vorbei, mit vollem Tempo.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>Das Laufwerk räumt auf.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>Das Laufwerk hat nichts zu tun. Sein Cache ist leer.</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>Das Laufwerk antwortet gerade nicht. Wahrscheinlich schafft es Platz. Das ist normal.</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>Das Laufwerk schreibt gleichmäßig schnell: Nichts deutet auf einen Cache hin, der voll wird.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>Das Laufwerk hat nichts zu tun. Sein Cache ist wahrscheinlich leer.</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>Es wird nichts geschrieben. Das Laufwerk hat Zeit zum Aufräumen.</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>Das Laufwerk hat wahrscheinlich aufgeräumt: Es hat nichts zu tun.</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>Der Cache des Laufwerks ist voll. Es schafft jetzt Platz, damit Ihre Dateien später weniger warten müssen.</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>Das Laufwerk hat lange für eine Antwort gebraucht. Wenn es jetzt ruht, wird es dem Computer nicht zu langsam.</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>Ein anderes Programm benutzt das Laufwerk und hat Vorrang.</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Das Laufwerk, seine Verbindung oder seine Stromversorgung hatte ein Problem. Was kopiert ist, ist sicher, und das Laufwerk bekommt eine Minute zur Erholung.</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Was kopiert ist, ist sicher, und das Laufwerk bekommt eine Minute zur Erholung.</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low} bis {high} %</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>etwa {percent} %</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>Es geht spätestens in {time} weiter.</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>Das Laufwerk hat aufgeräumt: Sein Cache ist leer.</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>Das Laufwerk räumt jetzt auf. Lassen Sie es noch {time} unter Strom, wenn Sie können. Ihre Dateien sind schon sicher.</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>eine Minute</translation>
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
            <translation>Speicherkarte</translation>
        </message>
        <message>
            <source>files</source>
            <translation>Dateien</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>verschlüsselt</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>ausgelagerter Arbeitsspeicher</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>Teil eines Verbunds</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>nichts Erkennbares</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>Ihr Sicherungslaufwerk</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>In diesen Computer eingebaut</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>{free} von {total} frei</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>letzte Sicherung {day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>noch keine Sicherung</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>dieser Computer sichert nicht darauf</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>eine Sicherung läuft</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>mit dem Namen „{label}“</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>in einem Format, das Linux nicht lesen kann</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>gesund</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>im Auge behalten</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>fällt aus</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), ist nicht da. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Installieren Sie das Paket udisks2. Shingleback sieht von selbst wieder nach.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Der Systembus (D-Bus) ist nicht erreichbar. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Shingleback versucht es von selbst wieder.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), ist nicht gestartet. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Shingleback versucht es von selbst wieder.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), antwortet nicht. Was Sie sehen, ist vielleicht veraltet. Sicherungen in Ordner funktionieren auch ohne ihn. Shingleback sieht von selbst wieder nach.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), hat sich beendet. Was Sie sehen, ist vielleicht veraltet. Sicherungen in Ordner funktionieren auch ohne ihn. Shingleback sieht von selbst wieder nach.</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Die Liste der Laufwerke konnte nicht aktualisiert werden. Was Sie sehen, ist vielleicht veraltet. Sicherungen in Ordner funktionieren auch ohne sie. Shingleback versucht es automatisch wieder.</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>Simuliertes Laufwerk</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>Simuliertes Laufwerk 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>nicht offen</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>{filesystem} wurde hier ohne sein Journal angelegt: Bei einem Stromausfall oder gezogenen Kabel können Dateien verloren gehen, die schon gespeichert waren, sogar in älteren Sicherungen.</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>Bei einem Stromausfall oder gezogenen Kabel können auf {filesystem} Dateien verloren gehen, die schon gespeichert waren, sogar in älteren Sicherungen.</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>Andere Programme zeigen mehr freien Platz an: Ein kleiner Teil wird leer gehalten, weil ein volles Laufwerk langsam wird.</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>Normal für ein SMR-Laufwerk</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>Kabel oder Anschluss</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>Gehäuse oder Strom</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>Das Laufwerk geht kaputt</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>Das Laufwerk ist voll</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>Abgezogen</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>Software oder etwas anderes</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>Nicht bekannt</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>Alles in Ordnung</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>Alle Ordner mit dem Namen {name}</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>Alle Ordner, die auf {name} enden</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>Alle Ordner, die mit {name} beginnen</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>Alle Ordner mit {name} im Namen</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>Der Ordner {name} direkt in einem gesicherten Ordner</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>Der Ordner {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>Alle Ordner in {name}</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>Alle Ordner, die zu {name} passen</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>Alles mit dem Namen {name}</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>Alles, was auf {name} endet</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>Alles, was mit {name} beginnt</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>Alles mit {name} im Namen</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>Der Ordner oder die Datei {name} direkt in einem gesicherten Ordner</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>Der Ordner oder die Datei {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>Alles in {name}</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>Alles, was zu {name} passt</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}, als ganzer Pfad oder innerhalb eines gesicherten Ordners</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>Anderes Laufwerk oder Dateisystem</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>Snapshots</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>Die Sicherung selbst</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>Ihre Regeln</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>Als Cache gekennzeichnete Ordner</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>Sockets, Pipes und Gerätedateien</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>Caches von Programmen</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>Heruntergeladene Pakete</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>Installierte Teile von Projekten</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Flatpak-Anwendungen</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>Container-Images</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Shader und Downloads von Steam</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Systemdateien von Windows und macOS</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Spiele von Steam</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>Virtuelle Maschinen</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>KI-Modelle</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>Browser und andere Programme füllen sie bei Bedarf neu.</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>Werkzeuge wie pip, cargo, npm und Maven laden sie wieder herunter.</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>Wie node_modules und .venv: Ein Befehl im Projekt legt sie wieder an.</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>Flatpak installiert sie wieder. Ihre Daten darin werden gesichert.</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>Podman und Docker laden oder bauen sie wieder. Volumes werden gesichert.</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>Steam legt sie wieder an.</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>Auslagerungsdateien, Indizes und Wiederherstellungspunkte auf Laufwerken, die auch diese Systeme nutzen.</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>Steam lädt sie wieder herunter. Einige Spiele legen dort auch Ihre Spielstände ab.</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>Große Dateien, die sich bei jedem Betrieb ändern. Lassen Sie sie aus, wenn Sie die Maschinen wieder einrichten können.</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama, LM Studio und GPT4All laden sie wieder herunter.</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>Frühere Stände Ihrer Dateien, die jetzt keinen Platz belegen. Auf dem Laufwerk belegt jeder seine volle Größe.</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>Papierkorb, Vorschaubilder und Ähnliches</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>Ausgeschlossen: {kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind} ({size})</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>Nichts ist ausgeschlossen.</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>und %Ln weiterer Eintrag</numerusform>
                <numerusform>und %Ln weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln Eintrag</numerusform>
                <numerusform>%Ln Einträge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places} und %Ln weiterer Eintrag</numerusform>
                <numerusform>{places} und %Ln weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>Diese Regeln trafen auf nichts zu: {rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>Diese Regel traf auf nichts zu: {rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>Warum es langsamer wird</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>Neue Daten kommen in den Cache des Laufwerks, und der ist schnell. Wenn der Cache voll ist, muss das Laufwerk erst Platz schaffen, bevor es mehr annimmt. Dann fällt es von 100 MB/s oder mehr auf einige wenige, mit Pausen dazwischen. Es ist nichts kaputt, und es geht nichts verloren.</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>Viele kleine Dateien füllen den Cache am schnellsten. Lange Stücke in einem Strom füllen ihn kaum. So schreibt Shingleback. Nach einer Ruhepause von Minuten oder einigen Stunden ist das Laufwerk wieder schnell.</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>Zwei andere Dinge sehen ähnlich aus. Jede Festplatte wird nach und nach langsamer, während sie sich füllt, bis auf etwa die Hälfte. Und ein Laufwerk, das nie über 35 MB/s kommt, steckt wahrscheinlich an USB 2.</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>Der Artikel „SMR Archive Drives, Fast, Now“ (2015) sah mit den üblichen Dateisystemen 100 bis 200 MB/s für die ersten 200 bis 600 GB und danach nur noch einige MB/s.</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>In einem Vergleich von Linux-Dateisystemen auf einem solchen Laufwerk mit 8 TB dauerten einzelne Antworten 20 bis 31 Sekunden.</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>langsam Tempo Geschwindigkeit kriecht hängt MB/s Durchsatz bricht ein Einbruch zweite Sicherung dauert ewig lahm stockt warten stundenlang</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>Warum es arbeitet, obwohl es niemand benutzt</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>Das Licht blinkt, das Gehäuse ist warm, die Platte schläft nie: Das Laufwerk räumt auf. Es bringt an seinen endgültigen Platz, was in seinem Cache liegt. Der Computer sieht das weder, noch löst er es aus.</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>Das dauert Minuten bis Stunden, nach sehr vielen kleinen Änderungen auch länger. Lassen Sie das Laufwerk angesteckt, wenn Sie können. Beim nächsten Mal ist es dann wieder schnell. Wenn Sie es woanders brauchen, werfen Sie es zuerst aus: Was kopiert wurde, ist sicher, und das Laufwerk macht später weiter.</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>Mit ext4 dauert das Formatieren Sekunden, weil die meisten Tabellen erst später angelegt werden, wenn das Laufwerk schon benutzt wird. Sie liegen überall auf der Platte, und auf einem großen SMR-Laufwerk dauert das Stunden, in denen alles andere langsam ist.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>„SMR Archive Drives, Fast, Now“ berichtet von Minuten bis Stunden, und von Tagen nach vielem verstreuten Schreiben. Laut der Studie Skylight beginnt das Aufräumen etwa eine Sekunde nach dem letzten Befehl.</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>Bei unserem Modell eines solchen Laufwerks kostet jedes GB gemischter Dateien 10 bis 25 Sekunden Aufräumen. Echte Laufwerke weichen davon ab.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>Auf einem Abbild von 8 TB berührte ext4 in seiner üblichen Form 3.750 Streifen der Platte und schrieb dann ständig 8,5 MB/s. Etwa 62 GB standen insgesamt an. Mit den Tabellen am Anfang berührte es 7.</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>Leerlauf untätig LED Licht Lampe blinkt warm heiß dreht schläft nie Geräusch arbeitet Hintergrund Aktivität mkfs Format formatieren formatiert lazy init ext4lazyinit neues Laufwerk langsam packed kompakt leuchtet läuft brummt von allein</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>Warum es klickt</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>Leises, regelmäßiges Klicken ist das Geräusch des Kopfes, der zwischen dem Cache und dem Platz wandert, an den die Daten gehören. Ein SMR-Laufwerk tut das noch lange, nachdem eine Sicherung zu Ende ist. Das ist normal.</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>Lautes, rhythmisches Klicken ist etwas anderes, vor allem wenn das Laufwerk nicht erkannt wird oder eine falsche Größe zeigt. Schreiben Sie dann nichts mehr darauf, schalten Sie es nicht immer wieder aus und ein, und kopieren Sie das Wichtige, solange es sich lesen lässt.</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>Das leise Klicken ist in „SMR Archive Drives, Fast, Now“ beschrieben. Vom lauten berichtete 2025 eine Firma für Datenrettung, bei WD-Laufwerken mit 2 bis 6 TB. Der Hersteller ging der Sache nach.</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>Klicken klickt Geräusch Ticken tickt Klopfen Rattern laut Kopf Lärm click of death klackert rattert knackt</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>Warum das Auswerfen Minuten dauert</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>Linux sammelt im Arbeitsspeicher, was Programme schreiben, normalerweise bis zu einem Fünftel davon, und gibt es so schnell an das Laufwerk weiter, wie das es annimmt. Eine Kopie kann fertig aussehen, während noch Gigabytes warten. Das Auswerfen wartet auf das letzte davon.</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>Ziehen Sie das Laufwerk nicht ab, während es ausgeworfen wird, wie lange es auch dauert. Shingleback lässt wenig warten, damit seine eigenen Sicherungen schnell fertig sind. Was andere Programme geschrieben haben, muss warten, bis es an der Reihe ist.</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>Die Grenze von einem Fünftel ist die Voreinstellung des Linux-Kernels.</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>In einem Bericht hatten sich in einem Computer mit 60 GB Arbeitsspeicher 9 GB angesammelt.</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>Als wir 800 MB ohne jede Grenze schrieben, sahen wir 640 bis 814 MB davon auf einmal im Arbeitsspeicher warten.</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>Die Einstellung heißt vm.dirty_ratio (20). /proc/meminfo zeigt als Dirty und Writeback, was noch wartet. Die Meldung „task blocked for more than 120 seconds“ bedeutet dasselbe. Sie ist ein Hinweis, kein Fehler.</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>auswerfen aushängen umount sicher entfernen abziehen warten sync flush 100% hängt beschäftigt dirty pages trennen noch wird verwendet</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>Warum Sie es angesteckt lassen sollten</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>Während ein SMR-Laufwerk aufräumt, verschiebt es Daten, die schon lange darauf sind. Ein Stromausfall in diesem Moment kann mehr treffen als die Datei, die zuletzt geschrieben wurde. Laufwerke sind so gebaut, dass sie das überstehen, aber besser probiert man es nicht aus.</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>Werfen Sie es also aus, bevor Sie das Kabel ziehen. Ein kleines Laufwerk ohne eigenes Netzteil gehört an einen Anschluss des Computers, nicht an einen Hub ohne Strom. Und wenn Zeit ist, lassen Sie es nach einer großen Sicherung angesteckt ruhen.</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>In einem Bericht an die Entwickler von btrfs beschädigte ein harter Stromausfall auf einem solchen Laufwerk beide Kopien der Tabellen des Dateisystems.</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>Western Digital sagt, dass solche Laufwerke Leerlauf für ihre Arbeit brauchen.</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>Stromausfall Strom weg abziehen ausstecken Kabel Hub Standby schlafen ausschalten Netzteil angesteckt lassen</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>Warum USB 2 eine Grenze ist</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>Über USB 2 ist kein Laufwerk schneller als etwa 35 MB/s. Die meisten Laufwerke könnten das Dreifache. Der Anschluss, das Kabel oder ein Hub dazwischen kann der Grund sein.</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>Versuchen Sie einen Anschluss, der innen blau ist oder mit SS beschriftet, das Kabel, das beim Laufwerk dabei war, und keinen Hub. Drücken Sie den Stecker fest hinein: Halb eingesteckt arbeitet mancher USB-3-Stecker wie USB 2. Wenn nichts hilft, dauert es nur länger. Für ein SMR-Laufwerk ist ein ruhiger Strom nichts Schlechtes.</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>USB 2 überträgt 480 Millionen Bit pro Sekunde. Nach Abzug dessen, was es selbst braucht, bleiben nach aller Erfahrung etwa 35 MB/s für Dateien. Linux nennt die Geschwindigkeit jedes Anschlusses.</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed sagt 480 für USB 2 und 5000 oder mehr für USB 3.</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>Anschluss Port Kabel Hub blau 480 5000 high speed SuperSpeed langsam 35 MB/s USB2 Buchse USB</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>Woher wir wissen, wie voll der Cache ist</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>Kein Laufwerk sagt es. Es ist also eine Schätzung, und sie wird mit dem Bereich gezeigt, in dem die Wahrheit wahrscheinlich liegt. Sie beginnt mit dem, was über das Modell bekannt ist, und das ist bei den meisten Laufwerken wenig.</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>Dann zählt Shingleback, was es in kurzen Stücken schreibt, die durch den Cache gehen, und in langen, die das kaum tun. Wenn das Tempo fällt und niedrig bleibt, war der Cache voll: Das verrät seine Größe. Wenn das Laufwerk nach einer Ruhepause wieder schnell ist, ist ein Teil davon frei. Der Bereich wird mit jedem Mal enger, und was gelernt wurde, wird für dieses Laufwerk aufgehoben.</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>Ein Laufwerk, das sein Tempo hält, was auch geschrieben wird, zeigt kein Anzeichen eines solchen Caches. Dann wird keiner gezeichnet.</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>Die Studie Skylight (2015) fand in Laufwerken von 5 und 8 TB einen Cache von etwa 20 GB oder etwa 200.000 Stücken. Für spätere Modelle wurden keine Zahlen veröffentlicht.</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>Cache Füllstand Prozent Schätzung Diagramm Behälter Kapazität Gigabyte Bereich Unsicherheit</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>Warum eine Sicherung das Laufwerk ruhen lässt</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>Ein Laufwerk mit vollem Cache schafft zwischendurch Platz, während die nächsten Dateien warten. Das ist langsam, und eine einzelne Antwort kann so lange dauern, dass der Computer das Laufwerk aufgibt. Lässt man es eine Weile in Ruhe, erledigt es dieselbe Arbeit in einem Zug und nimmt Dateien danach wieder schnell an.</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>Deshalb hält Shingleback einen Moment inne, wo das hilft, und sagt, wie lange. Alles bisher Kopierte ist währenddessen sicher auf dem Laufwerk. Sie können wie immer pausieren oder stoppen und ein anderes Tempo wählen.</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>Es wartet auch etwas, wenn ein anderes Programm das Laufwerk benutzt, damit die beiden sich nicht in die Quere kommen.</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>Wenn Sie das Laufwerk zu einer bestimmten Zeit brauchen, wählen Sie „Fertig bis“ für den Sicherungssatz oder für die Nacht. Shingleback nimmt dann das sanfteste Tempo, bei dem bis dahin alles fertig ist, und sagt es Ihnen, wenn das nicht geht.</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>Laut der Studie Skylight beginnt das Aufräumen etwa eine Sekunde nach dem letzten Befehl und dauert für jeden Teil der Platte etwa eine Sekunde.</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>Wann und wie lange geruht wird, wurde an simulierten Laufwerken ausprobiert. Echte Laufwerke weichen davon ab.</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>Ruhe ruhen ruht Ruhepause Pause warten wartet Countdown es wird nichts kopiert hält von selbst an steht still macht angehalten</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>Ob ein volles Laufwerk langsamer ist</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>Jede Festplatte ist gegen ihr Ende hin langsamer, wo eine Umdrehung über weniger Daten führt. So ist sie gebaut. Ein SMR-Laufwerk kann aus einem anderen Grund langsamer werden: Je voller es ist, desto weniger Platz hat es zum Aufräumen.</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>Um beides zu unterscheiden, kann „Vermessen“ ein leeres Laufwerk Schritt für Schritt mit einer eigenen Datei füllen. Bei 10, 50, 90 und 99 % wird etwas Neues geschrieben und gelesen, und dann der Anfang dieser Datei noch einmal geschrieben. Der Anfang bleibt an einer Stelle: Dauert er länger, ist das Laufwerk langsamer, weil es voll ist.</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>Das dauert bei einem großen Laufwerk einen Tag oder mehr und nutzt es so sehr ab, als würde es mit einer Sicherung gefüllt. Sie können es jederzeit beenden. Die Datei wird am Ende entfernt, auch nach einem Absturz.</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>Ein gebrauchtes Laufwerk, das alles in ein Protokoll schreibt, nahm nach einmaligem TRIM leer 110 MB/s auf, und zu 80 % gefüllt 28. Das sind Zahlen eines simulierten Laufwerks.</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>Im Terminal: shingleback test FOLDER fill --full. Mit --budget 500G geht es nur so weit, wie das reicht. Füllstände, die das Dateisystem nicht zulässt, werden ausgelassen.</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>Füllstand voll leer füllen Laufwerk vermessen messen Geschwindigkeit Test Alterung langsamer 99 Prozent Benchmark</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>Oben: Auf einem gewöhnlichen Laufwerk liegen die Spuren nebeneinander. Unten: Auf einem SMR-Laufwerk verdeckt jede Spur einen Teil der vorigen, wie Dachziegel. Um eine Spur zu ändern (gefüllt), muss das Laufwerk auch die folgenden neu schreiben (gestreift).</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>Neue Dateien kommen zuerst in einen kleinen, schnellen Cache. Das Laufwerk bringt sie später in den großen SMR-Bereich (gestreift). Ist der Cache voll, müssen neue Dateien warten.</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>Oberer Balken: Der Computer schreibt. Unterer Balken: Das Laufwerk arbeitet, und zwar auch noch (gestreift), wenn der Computer fertig ist.</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>Warum TRIM umstritten ist</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>Mit TRIM sagt der Computer dem Laufwerk, an welchen Stellen nichts mehr liegt. Manche SMR-Laufwerke nehmen das an und müssen dann beim Aufräumen keine gelöschten Dateien mitschleppen. Am meisten hilft das, wenn das Laufwerk voll und alt ist.</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>Was dagegen spricht: Auch jeder Hinweis macht dem Laufwerk Arbeit, denn seine Tabellen liegen auf der Platte selbst. Einige Laufwerke sind darüber verstummt. Deshalb lässt Shingleback nie jedes Löschen sofort melden. Ab und zu, während das Laufwerk nichts zu tun hat, genügt. Und bei der Baureihe WD Red EFAX besser gar nicht.</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>In unserer Simulation schreibt ein volles Laufwerk mit kleiner Reserve alles 8,5-mal. Wird die Hälfte davon als frei gemeldet, sind es 1,2-mal.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>Die Hersteller von TrueNAS und mit ihnen WD raten bei WD-Red-Laufwerken mit SMR von TRIM ab.</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>Entwickler von btrfs bevorzugen Hinweise in einem Zug. Eine Firma für Datenrettung berichtet von beschädigten Tabellen.</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>Die Mount-Option heißt discard. Wo es TRIM gibt, schaltet btrfs sie von selbst ein, es sei denn, nodiscard ist angegeben. In einem Zug: fstrim.</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap gelöschte Dateien löschen autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>Warum der freie Platz täuschen kann</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>Das Dateisystem btrfs teilt das Laufwerk in große Stücke, für Dateien und für seine eigenen Tabellen. Wenn alle Stücke vergeben sind, kann es melden, es sei kein Platz mehr, obwohl viele davon halb leer sind. Was ein Programm als frei anzeigt, ist dann nicht das, was sich noch schreiben lässt.</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>Auf Laufwerken mit Zonen lässt sich freigewordener Platz erst wieder benutzen, wenn eine ganze Zone aufgeräumt ist. Halten Sie auf einem Laufwerk mit btrfs 5 bis 10 Prozent frei, auf Laufwerken mit Zonen bis zu 20. Shingleback lässt von selbst eine Reserve.</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>Die Reserve beträgt 5 Prozent des Laufwerks, oder 15 Prozent, wenn es Zonen hat. Was Shingleback frei nennt, enthält sie nicht, deshalb zeigen andere Programme mehr freien Platz an.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>Das Handbuch von btrfs beschreibt beides und nennt die Abhilfe.</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df zeigt eine Schätzung. btrfs filesystem usage zeigt, was noch nicht vergeben ist (unallocated). btrfs balance start -dusage=10 gibt Stücke zurück, die fast leer sind. Seit 6.11 kann btrfs das von selbst (dynamic_reclaim).</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df voll kein Platz mehr auf dem Gerät no space left on device ENOSPC btrfs zoned balance unallocated freier Speicherplatz frei belegt</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>Welches RAID zu SMR-Laufwerken passt</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 und RAID 1 sind in Ordnung: Jedes Laufwerk wird fast so beschrieben, als wäre es allein. Stellen Sie den Verbund etwas geduldiger ein, denn ein Laufwerk, das eine Pause macht, kann für tot gehalten werden.</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 und 6 sind es nicht. Sie machen aus jeder kleinen Änderung mehrere kleine Schreibvorgänge an verstreuten Stellen, und gerade das kann ein SMR-Laufwerk am schlechtesten. Es ist jeden Tag langsam. Und wenn ein Laufwerk ausgefallen ist, kann das Füllen seines Nachfolgers Wochen statt eines Tages dauern, während nichts Ihre Dateien schützt.</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>Wenn in einem RAIDZ ein Laufwerk ersetzt wird, füllt ZFS das neue in der Reihenfolge, in der die Dateien einst geschrieben wurden: mit unzähligen kleinen Stücken überall auf der Platte. Ein SMR-Laufwerk braucht dafür vielleicht mehr als eine Woche. Manche gaben mit Fehlern auf, obwohl sie nicht kaputt waren.</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>Bei SnapRAID dürfen die Laufwerke mit Ihren Dateien SMR-Laufwerke sein: Sie werden beschrieben wie jedes einzelne Laufwerk. Mit der Paritätsplatte ist es anders. Immer wenn sie auf den neuesten Stand gebracht wird, wird sie an vielen Stellen mitten in einer riesigen Datei beschrieben.</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>Eine SSD als Cache vor einem langsamen Laufwerk klingt klug. Aber nach einem Absturz oder Stromausfall weiß dm-cache nicht, was auf dem Laufwerk angekommen ist, und schreibt alles, was es hat, noch einmal: Millionen kleiner Stücke an verstreuten Stellen. Ein SMR-Laufwerk kann damit wochenlang beschäftigt sein.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>„SMR Archive Drives, Fast, Now“ begründet es so und verweist auf die Hersteller, die davon abraten. Seagate und Western Digital verkaufen andere Laufwerke für RAID.</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Ein Test von Ars Technica (2020) ergab, dass das RAID von Linux selbst ein neues Laufwerk in normalem Tempo füllte. Also ist nicht jeder Wiederaufbau langsam. Mit RAIDZ war er es.</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>Ein Test von ServeTheHome (2020) mit WD-Red-Laufwerken von 4 TB: über neun Tage mit dem SMR-Laufwerk, 16 Stunden mit einem anderen.</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>Verbund array md mdadm RAID5 RAID6 RAID0 RAID1 Spiegel stripe Parität NAS Wiederaufbau rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID parity sync mergerfs unraid Medienserver dmcache lvmcache bcache SSD Cache writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>Dieses Laufwerk</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>Wenn etwas nicht stimmt</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Für Fachleute</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>Was ein SMR-Laufwerk ist</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>Auf einem SMR-Laufwerk (überlappende Spuren) liegen die Spuren übereinander wie Schindeln auf einem Dach. So passt mehr auf dieselbe Platte, und das Laufwerk ist billiger. Der Preis dafür: Eine Spur lässt sich nicht schreiben, ohne die nächste zu beschädigen. Eine kleine Änderung bedeutet deshalb, einen ganzen Streifen von Spuren neu zu schreiben.</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>Laufwerke für zu Hause verbergen das. Sie legen neue Daten zuerst in einen Cache und ordnen sie später an ihren Platz ein, wenn man sie in Ruhe lässt. Wir nennen das Aufräumen. Lesen geht fast so schnell wie auf jeder anderen Festplatte.</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>Für Sicherungen ist ein solches Laufwerk eine gute Wahl, solange es in langen Stücken beschrieben wird und etwas Ruhe bekommt. Eine schlechte Wahl ist es für Datenbanken, virtuelle Maschinen, Downloads in vielen Stücken und die meisten Arten von RAID.</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>Seagate, Toshiba und Western Digital haben viele der betroffenen Modelle genannt, die meisten davon im Jahr 2020.</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>Bei einer Baureihe fand die Studie Skylight (2015) Streifen von etwa 15 bis 40 MB und einen Cache von etwa 20 GB. Für neuere Laufwerke wurden keine Zahlen veröffentlicht.</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>SMR shingled magnetic recording Schindeln überlappende Spuren CMR PMR archive barracuda Cache device-managed überlappend Schindel billig Bedeutung Unterschied</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>Wie sicher ein Urteil ist</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>Nur wenige Laufwerke sagen von sich selbst, dass sie SMR-Laufwerke sind. Deshalb sammelt Shingleback Hinweise und nennt sie alle: Öffnen Sie „Warum wir das meinen“ auf der Karte des Laufwerks. Auch was dagegen spricht, wird gezeigt.</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>„Dies ist“ steht dort, wo das Laufwerk oder Linux es sagt. „Sehr wahrscheinlich“ und „wahrscheinlich“ beruhen auf einem Anzeichen oder auf einer Liste von Modellen. Eine Platte, die sich dreht und trotzdem TRIM anbietet, ist so ein Anzeichen, denn andere Festplatten haben dafür keine Verwendung. „Vielleicht“ bedeutet, dass die Quellen einander widersprechen oder dass wenig bekannt ist.</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>Dass kein Anzeichen gefunden wurde, beweist nichts. Shingleback nennt deshalb ein Laufwerk nur dann herkömmlich, wenn eine Quelle das sagt.</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>Was Laufwerke über sich sagen können, steht im Quelltext des Kernels. Unsere Liste der Modelle nennt zu jedem Eintrag eine Quelle.</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>Veröffentlichte Berichte über bekannte SMR-Laufwerke zeigen bei vielen davon TRIM und bei anderen gar nichts.</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>sicher wahrscheinlich unsicher Urteil Hinweise Gründe Beweis CMR herkömmlich</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>Laufwerke, die der Reihe nach beschrieben werden müssen</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>Ein host-managed Laufwerk verbirgt seine überlappenden Spuren nicht. Es besteht aus Zonen und lehnt alles ab, was nicht der Reihe nach geschrieben wird. Solche Laufwerke kommen aus Rechenzentren. Zu Hause sind sie selten.</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>Nur wenige Dateisysteme gehen darauf. Mit einem neuen Kernel geht btrfs, und ein Teil des Platzes sollte immer frei bleiben. Dateien mit anderen Systemen auszutauschen ist nicht möglich. Als erstes Sicherungslaufwerk ist es nicht zu empfehlen.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>Das Handbuch von btrfs beschreibt den Modus für Zonen und seine Grenzen.</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>Das Team des Speichersystems EOS hat solche Laufwerke ausprobiert. Es rät davon ab, sie ganz zu füllen und im Voraus Platz für Dateien zu reservieren.</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>Kernel 6.12 oder neuer, besser 6.17. mkfs.btrfs erkennt ein solches Laufwerk von selbst. XFS hat seit 6.15 einen Modus für Zonen, der vor 7.2 experimentell ist. In /sys/block/sdX/queue/zoned steht host-managed.</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC Zonen zoned host-managed Rechenzentrum ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>Auf ein neues Laufwerk wechseln: kopieren oder verschieben?</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>Kopieren Sie das Laufwerk, wenn sein Dateisystem bleiben darf, wie es ist. Alles darauf kommt mit, in einer langen Reihe großer Schreibvorgänge: Das kann ein SMR-Laufwerk am besten. Das neue Laufwerk muss mindestens so groß sein, und alles darauf geht verloren. Ein größeres wird ausgenutzt: Das Dateisystem wächst, wenn seine Art das kann.</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>Verschieben Sie die Sicherung, wenn sich das Dateisystem ändern soll, etwa von exFAT zu ext4 oder von ext4 zu btrfs. Alle Versionen kommen mit, Datei für Datei, und deshalb dauert es länger. Andere Dateien auf dem alten Laufwerk bleiben dort, und das neue wird vorher eingerichtet.</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>Wenn das alte Laufwerk zu versagen beginnt, kopieren Sie es, und zwar bald. Was sich nicht lesen lässt, wird zuerst übergangen und am Ende noch einmal versucht: Bis dahin ist der Rest in Sicherheit. Verlorene Dateien werden genannt, wo das Dateisystem es verrät.</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>Beide Wege lesen das alte Laufwerk nur, vergleichen am Ende alles und gehen dort weiter, wo sie aufgehört haben. Was nicht fertig ist, steht auf der Seite „Ein Laufwerk auf ein anderes kopieren“. Behalten Sie das alte Laufwerk, bis eine Sicherung auf das neue gelungen ist.</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>In unserem Modell eines solchen Laufwerks dauert eine Kopie höchstens 1,05-mal so lange wie ununterbrochenes Schreiben in einer Reihe.</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>Das alte Laufwerk zu behalten, bis sich das neue bewährt hat, ist bei jedem Wechsel gute Praxis.</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>Kopieren: shingleback clone SOURCE TARGET. Verschieben: shingleback move DEST NEW_DEST. Was nicht fertig ist: shingleback unfinished. Stecken Sie nach dem Kopieren eines der beiden Laufwerke ab, wenn sie dieselbe UUID haben.</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>klonen umziehen Umzug ersetzen größer größere Festplatte übertragen Abbild dd ddrescue retten Rettung kaputt sterbend neues Laufwerk wechseln kopieren</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>Wie ein Laufwerk für Sicherungen vorbereitet wird</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>Ein Dateisystem ist die Ordnung, in der ein Laufwerk seine Dateien hält. Die meisten stammen aus einer Zeit ohne überlappende Spuren: Ihre Tabellen liegen überall auf der Platte, und jede kleine Änderung dort kostet das Laufwerk einen ganzen Streifen. Shingleback formatiert so, dass Tabellen beieinander stehen und Dateien in langen Stücken geschrieben werden.</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>Für Linux ist das btrfs, das auch bemerkt, wenn eine Datei beschädigt ist, oder ext4 mit allen Tabellen am Anfang. Um ein Laufwerk gemeinsam mit Windows und macOS zu benutzen, ist es exFAT mit großen Stücken. Es kennt weder Eigentümer noch Prüfsummen, aber Shingleback hält sie in eigenen Notizen fest.</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>Nach dem Formatieren wird das Ergebnis vom Laufwerk zurückgelesen und mit dem verglichen, was gewollt war. Einem Werkzeug, das nur „fertig“ sagt, wird nicht geglaubt.</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>Wir haben ein Abbild von 8 TB formatiert: btrfs berührt 6 Streifen der Platte, das kompakte ext4 7, exFAT mit großen Stücken 3. Das übliche ext4 berührt 3.750.</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>Der Autor von „SMR Archive Drives, Fast, Now“ füllte solche Laufwerke mit btrfs gleichmäßig mit 80 bis 150 MB/s.</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Optionen für mkfs gehen seit 2.10 durch UDisks2. Vorher lässt es sie stillschweigend weg, und das Hilfsprogramm von Shingleback wird gebraucht.</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>Format formatieren vorbereiten Dateisystem Profil btrfs ext4 exfat Partition welches bestes einrichten</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>Welche Dateisysteme nicht zu empfehlen sind</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>F2FS war einst der beste Rat, mit großen Abschnitten. Es verstreut Dateien mit den Jahren immer mehr, behält eine große Reserve und hat schwache Werkzeuge zum Reparieren. NILFS2 schreibt alles in einer Linie, was ideal ist, bis das Laufwerk voll ist. Dann arbeiten sein Aufräumer und der des Laufwerks gegeneinander.</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>XFS ist auf anderen Festplatten ausgezeichnet und schreibt neben den Dateien wenig. Aber es verteilt sie über das ganze Laufwerk und bemerkt nicht, wenn eine beschädigt ist. NTFS streut kleine Schreibvorgänge, und Linux ist damit langsam. Nehmen Sie es nur, wo Windows es verlangt.</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>Was Sie auch wählen: kein RAID 5 oder 6 aus SMR-Laufwerken, keine Auslagerung, keine virtuellen Maschinen, kein langsames Formatieren, das das Laufwerk mit Nullen füllt.</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>Ein leeres Laufwerk von 8 TB mit dem Dateisystem f2fs zeigt etwa 10 bis 130 GB als belegt an. Das ist seine Reserve zum Aufräumen. Andere Dateisysteme haben auch Reserven, zählen sie aber nicht als belegt. Es ist normal.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>In einem Vergleich von Linux-Dateisystemen auf einem Laufwerk mit 8 TB kam NILFS2 auf den ersten Platz. Sein Autor fügt hinzu, dass der Aufräumer nie laufen musste, weil das Laufwerk fast leer war.</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>Ein Anwender von NTFS auf einem solchen Laufwerk sah mit einer Million Dateien nach den ersten 10 bis 20 GB etwa 1 MB/s.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>Auf einem Abbild von 8 TB zeigte F2FS mit großen Abschnitten schon vor der ersten Datei etwa 90 GB als belegt an.</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>Für alle, die es trotzdem wollen: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) oder nilfs2. Vom alten Rat für f2fs bedeutet no_heap nichts mehr.</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs Alternativen andere Dateisysteme schlechte Wahl df belegt leer reserviert overprovision 100 GB fehlt Speicherplatz Kapazität</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>Gute Einstellungen für ZFS auf einem Laufwerk</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>ZFS sammelt kleine Schreibvorgänge zu langen, und manche benutzen es mit Erfolg auf einem einzelnen SMR-Laufwerk. Shingleback legt es nicht an. Wenn Sie es tun: Große Datensätze, Kompression, keine Zugriffszeiten und weniger Kopien der Tabellen sorgen dafür, dass weniger geschrieben werden muss.</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>Die Größe seiner Sektoren muss von Anfang an stimmen, denn sie lässt sich später nicht ändern. Ob dem Laufwerk gelöschte Stellen sofort gemeldet werden sollen, ist umstritten: Der Autor des Rates tut es, bei WD-Red-Laufwerken mit SMR schadet es bekanntlich. Und es bleibt bei einem Laufwerk: Eine Gruppe davon wieder aufzubauen, kann mehr als eine Woche dauern.</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>„ZFS on SMR Drives“ (2022) kopierte über 3 TB auf ein verschlüsseltes USB-Laufwerk mit 5 TB, mit 24 bis 52 MB/s.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>Die Hersteller von TrueNAS und WD raten bei WD-Red-Laufwerken mit SMR von TRIM ab.</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on nur für Laufwerke, die es gut vertragen, und nie für WD Red EFAX. Mit rsync nehmen Sie --whole-file.</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd Einstellungen</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>Was es bedeutet, ein Laufwerk zu verschlüsseln</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>Wer ein verschlüsseltes Laufwerk findet oder stiehlt, kann nichts darauf lesen. Die Passphrase ist der einzige Schlüssel: Wenn sie verloren ist, kann Ihnen niemand helfen, und die Sicherung ist mit ihr verloren. Schreiben Sie sie auf, und bewahren Sie sie getrennt vom Laufwerk auf.</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>Linux fragt jedes Mal danach, wenn das Laufwerk angesteckt wird. Windows und macOS können das Laufwerk nicht öffnen. Auf einem SMR-Laufwerk kostet es wenig Tempo, wenn in den Einheiten verschlüsselt wird, in denen das Laufwerk schreibt. Es wird nicht vorher mit zufälligen Daten gefüllt, denn das würde fast einen Tag dauern.</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>Wenn das Vorbereiten auf halbem Weg misslingt, sieht das Laufwerk vielleicht gesperrt aus, ohne dass etwas darin ist. Bereiten Sie es noch einmal vor.</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>Es ist die übliche Verschlüsselung von Linux (LUKS2), die auch andere Systeme mit Linux öffnen.</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>Besitzer solcher Laufwerke sind sich über Einheiten von 4096 Byte einig, die nicht immer üblich sind.</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096; kein --allow-discards; kein dm-integrity, das die verstreuten Schreibvorgänge verdoppelt. Ohne den Header lässt sich nichts öffnen: cryptsetup luksHeaderBackup macht eine Kopie davon.</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>Verschlüsselung verschlüsselt LUKS LUKS2 Passphrase Passwort Kennwort cryptsetup Schlüssel gesperrt entsperren gestohlen verschlüsseln vergessen geheim</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>Warum Lesen schreiben kann: Zugriffszeiten</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>Linux notiert, wann eine Datei zuletzt gelesen wurde. Auf einem Sicherungslaufwerk fragt niemand danach, aber jede Notiz ist ein kleiner Schreibvorgang irgendwo auf der Platte, und gerade das kann ein SMR-Laufwerk am schlechtesten. Wer einen Ordner mit Fotos durchsieht, hinterlässt ihm Arbeit für später.</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>Deshalb öffnet Shingleback seine Laufwerke ohne Zugriffszeiten. Vielleicht hat Ihre Arbeitsumgebung das Laufwerk schon auf die übliche Weise geöffnet. Dann lässt es sich neu öffnen, sofern kein Programm es benutzt. Wenn von einem Laufwerk nur kopiert wird, öffnen Sie es nur zum Lesen.</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>Wo nichts davon möglich ist, liest Shingleback Ihre eigenen Dateien trotzdem, ohne Notizen zu hinterlassen. Bei den Dateien anderer Leute und bei dem, was andere Programme lesen, wird weiter notiert.</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>Nach einer frischen Kopie verursachte das einmalige Lesen von 1.490 Dateien auf btrfs 131 verstreute Schreibvorgänge. Ohne Zugriffszeiten gab es keine.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>In einem Vergleich von Linux-Dateisystemen fiel eine Kopie von 80 auf 3 bis 5 MB/s, solange Zugriffszeiten notiert wurden.</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>Die Mount-Option heißt noatime (Voreinstellung ist relatime, findmnt zeigt es). Shingleback liest mit O_NOATIME, was der Kernel dem Eigentümer einer Datei und root gewährt.</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime Mount-Option einhängen lesen schreibt letzter Zugriff Zugriffszeit</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>Wie man Dateien wiederherstellt</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>Eine gelöschte Datei: Öffnen Sie „Wiederherstellen“ und geben Sie einen Teil ihres Namens in das Suchfeld ein. Gesucht wird in allen Versionen, also auch nach gelöschten und verschobenen Dateien. Wählen Sie die Datei aus und drücken Sie „Wiederherstellen…“.</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>Eine ältere Version einer Datei: Wählen Sie die Datei aus und daneben eine ihrer Versionen. „Versionen vergleichen“ zeigt zwei davon nebeneinander. Um alle Ordner so zu sehen, wie sie waren, wählen Sie über der Liste eine Sicherung.</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback prüft zuerst, welche Dateien schon vorhanden sind, und ersetzt keine, wenn Sie es nicht ausdrücklich wollen. Sie können auch in einen anderen Ordner wiederherstellen.</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>Alles, auf einem neuen Computer: Installieren Sie dort Shingleback und schließen Sie das Laufwerk an. Wählen Sie unter „Wiederherstellen“ „Andere Sicherung öffnen…“ und dann „Alles wiederherstellen…“. Die Dateien kommen in einen neuen Ordner, außer Sie wählen die ursprünglichen.</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>Ohne Shingleback: Öffnen Sie das Laufwerk in einem beliebigen Dateimanager. Die neuesten Dateien sind gewöhnliche Dateien, die Sie kopieren können. Ältere Versionen stellt ein Programm auf dem Laufwerk wieder her: reader.py im versteckten Ordner .shingleback. Es braucht nur Python, auch unter Windows und macOS.</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>Unsere Tests stellen jede Version ihrer Beispielsicherungen allein mit reader.py wieder her und erhalten dieselben Dateien.</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>Im Ordner .shingleback: python3 reader.py versions, danach python3 reader.py restore VERSION FOLDER. Im Terminal gibt es auch shingleback trace und shingleback restore.</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>wiederherstellen zurückholen zurück gelöscht gelöschte verloren Datei versehentlich überschrieben ältere frühere Version rückgängig neuer Computer neu installieren umziehen alles ohne Programm Dateimanager Notfall</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>aber als am an auf aus bei bin da das dem den der des die dies diese dieses dieser du ein eine einem einen einer er es für hat habe haben ich ihr im in ist kann können man mein meine meinem meinen mich mir mit oder sich sie sind so um und vom von wann warum was wenn wer wie wieso wird zu zum zur</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>Von uns gemessen</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>Von anderen gemessen</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>Dokumentiert</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>Vom Hersteller angegeben</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>Mit einem Modell berechnet</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>Berichtet</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>Bewährte Praxis</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>Warum es verschwunden ist, und was zu tun ist</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>Meistens ist es das Kabel, der Anschluss oder der Strom: Stecken Sie es direkt am Computer an, mit einem anderen Kabel, ohne Hub.</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>Ein SMR-Laufwerk kann auch aus eigenen Gründen verstummen. Nach einer Unterbrechung bringt es zuerst seine eigenen Tabellen in Ordnung und antwortet nicht, bis das getan ist. Vielleicht sieht es nicht einmal der Startbildschirm des Computers. Meist kommt es zurück, wenn es Strom und Zeit bekommt.</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. Lassen Sie es eine Stunde angesteckt und unter Strom. Ziehen Sie es nicht ab, weil sich nichts tut: Vielleicht ist es mit sich selbst beschäftigt.</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. Schalten Sie es dann aus und wieder ein: an seinem Netzteil, falls es eines hat, sonst am Kabel. Warten Sie dazwischen eine halbe Minute, und nehmen Sie einen anderen Anschluss oder ein anderes Kabel, wenn Sie eines haben. Geben Sie ihm einige Minuten zum Starten.</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. Sehen Sie nach, ob es wieder da ist. Wenn nicht, beginnen Sie von vorn, bis zu dreimal insgesamt.</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. Wenn drei Durchgänge nicht geholfen haben, versuchen Sie einen anderen Computer. Wenn auch der es nicht sieht, ist das Laufwerk wahrscheinlich kaputt. Wenn etwas Wichtiges darauf ist und es keine zweite Kopie gibt, lassen Sie es aus, und fragen Sie eine Firma für Datenrettung.</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>Eine Ausnahme: Ein Laufwerk, das laut klickt, oder eines der Baureihen, von denen bekannt ist, dass sie es nicht vertragen, sollte nicht immer wieder gestartet werden. Shingleback bittet dann nur um einen Durchgang.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>„SMR Archive Drives, Fast, Now“ sagt: mindestens eine Stunde unter Strom lassen, aus- und wieder einschalten und das wiederholen, bevor man es kaputt nennt. Anwender von Sicherungsprogrammen berichten von demselben Schweigen.</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>Die Stunde und das Wiederholen stammen aus „SMR Archive Drives, Fast, Now“. Dass drei Durchgänge genügen, ist unsere eigene Wahl. Gemessen hat das niemand.</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>verschwunden weg fehlt nicht erkannt gefunden BIOS Verbindung verloren tot kaputt defekt Geduld warten Stunde Wartezeit aus ein schalten neu starten Durchgänge retten totes Laufwerk Hilfe wird angezeigt</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>Was ein E/A-Fehler im Protokoll bedeutet</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>Linux wartet 30 Sekunden auf eine Antwort. Dann notiert es einen Fehler, baut die Verbindung neu auf und fragt noch einmal. Ein SMR-Laufwerk, das aufräumt, kann länger schweigen als das. Im Protokoll sieht das schlimm aus, ist aber für sich allein kein Schaden.</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>Andere Zeilen bedeuten anderes. „CRC“ weist auf das Kabel. „UNC“ oder „Medium Error“ bedeutet, dass die Platte selbst eine Stelle nicht lesen konnte: Kopieren Sie, was wichtig ist. Die Seite „Was ist passiert?“ liest das Protokoll und sagt, was davon zutrifft.</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>Wenn es bei einem SMR-Laufwerk oft vorkommt, helfen kleinere Anfragen mehr als längere Geduld: Manche Laufwerke stolpern über die großen, die neuere Versionen von Linux senden.</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>Die 30 Sekunden sind die Voreinstellung des Linux-Kernels für Festplatten.</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>Auf der Mailingliste des Kernels für Festplatten setzte 2025 ein Laufwerk mit 8 TB bei Anfragen von 4 MB für 30 Sekunden aus oder blieb hängen. Mit 1,3 MB lief es einen Monat ohne Pause. Länger zu warten half nicht.</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb ist seit Linux 6.16 auf 4096 gesetzt (vorher 1280). Für ein SMR-Laufwerk ist 1024 ein guter Wert. /sys/block/sdX/device/iotmo_cnt zählt die Anfragen, die nicht rechtzeitig beantwortet wurden. Der Rat von 2015, zu einem alten Kernel oder einem Wert von 127 zurückzugehen, ist überholt.</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>E/A-Fehler Eingabe/Ausgabefehler Input/output error I/O Kernel Protokoll log dmesg timeout reset eingefroren exception link hängt blocked uas abort rote Zeilen Fehler Fehlermeldung Zeitüberschreitung</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>Wann man UAS abschaltet oder ein Laufwerk nicht anhalten lässt</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>Neuere USB-Gehäuse benutzt Linux über UAS, weil es schneller ist. Manche verlieren dabei Befehle: Das Protokoll zeigt abgebrochene Befehle und Zurücksetzungen, und das Laufwerk hängt oder verschwindet. Wenn ein anderes Kabel, ein anderer Anschluss und mehr Strom nicht helfen, schalten Sie UAS ab. Dann benutzt Linux für alle Gehäuse dieses Modells seinen älteren Treiber, was etwas Tempo kostet.</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>Die meisten externen Laufwerke halten nach einigen Minuten ohne Arbeit an und brauchen etwa zehn Sekunden zum Anlaufen. Das spart Strom und Lärm. Wählen Sie eine andere Zeit, wenn es zu oft geschieht oder das Laufwerk nicht wieder anläuft.</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>Viele kleine Laufwerke parken ihre Köpfe nach einigen Sekunden ohne Arbeit. Wenn ein Laufwerk ständig klickt oder sein Bericht sehr viele Parkvorgänge zählt, schalten Sie das ab. Es wird dann etwas wärmer.</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>Jede Einstellung bleibt, bis Sie sie an derselben Stelle zurücknehmen. Manche Gehäuse halten das Laufwerk von sich aus an, was Sie auch wählen.</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>Die Dokumentation des Kernels nennt die Option usb-storage.quirks. Die Zeiten fürs Anhalten sind die des ATA-Standards, den UDisks2 und hdparm benutzen.</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>Nutzer vieler Gehäuse und kleiner Platinen berichten, dass die Fehler ohne UAS aufhörten.</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS wird in /sys/module/usb_storage/parameters/quirks abgeschaltet, und für die Zeit nach einem Neustart in 00-shingleback-uas.*, in /etc/modprobe.d und /etc/udev/rules.d. Ein Laufwerk, das beim Start des Rechners angesteckt ist, muss vielleicht neu angesteckt werden, außer Sie führen update-initramfs -u, dracut -f oder mkinitcpio -P aus oder fügen auf einem Raspberry Pi usb-storage.quirks=VID:PID:u in die Zeile von /boot/firmware/cmdline.txt ein. Das Anhalten ist der Standby-Timer (hdparm -S). Andere Einstellungen, die ein Laufwerk anhalten oder seine Köpfe parken: die Energieverwaltung (hdparm -B 254), die Leerlauf-Timer von Seagate (openSeaChest_PowerControl --EPCfeature disable) und von älteren WD-Platten (idle3ctl -d), der Timer mancher Gehäuse (sdparm --page=po) und das Stromsparen des Anschlusses (/sys/bus/usb/devices/PORT/power/control).</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks abgebrochen zurückgesetzt reset treiber spin down standby schlaf schläft ruhe leerlauf hält an anhalten wach timer hdparm apm parken köpfe load cycle geräusch gehäuse bridge raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>Warum es plötzlich nur noch lesbar ist</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>Wenn ein Dateisystem auf einen Fehler stößt, den es nicht beheben kann, hört es ganz mit dem Schreiben auf, damit nichts schlimmer wird. Das schützt Ihre Dateien. Es ist nicht der Schaden selbst.</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>Der Grund steht im Protokoll etwas weiter oben: eine Verbindung, die abbrach, ein volles Laufwerk oder eine Stelle, die sich nicht lesen ließ. Werfen Sie das Laufwerk aus, stecken Sie es wieder an, und sehen Sie unter „Was ist passiert?“ nach. Wenn es voll war, schaffen Sie Platz.</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>Die Handbücher von ext4 und btrfs beschreiben es als Absicht.</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>Auf einem host-managed Laufwerk ließ sich btrfs mit einem älteren Kernel (6.6) nur noch lesen, als es voll war.</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>Bei btrfs, das trotz freiem Platz „no space“ meldet: btrfs filesystem usage, dann btrfs balance start -dusage=10 auf seinem Einhängepunkt. Bei ext4: aushängen, dann fsck.</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>nur lesen read-only readonly schreibgeschützt Schreibschutz remount schreiben geht nicht Rechte fsck kann speichern löschen</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>Welche SMART-Werte nur schlimm aussehen</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>Ein Laufwerk führt eine Liste von Zählern über sich selbst (SMART). Einige davon sehen schlimm aus und bedeuten wenig. Bei einem SMR-Laufwerk zählt „command timeout“ (188) die Pausen zum Aufräumen. Bei Laufwerken von Seagate sind riesige Zahlen bei 1, 7 und 195 zwei Zähler in einem, und das ist normal. 199 zählt Ärger mit dem Kabel, nicht mit der Platte.</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>Vier davon sind wichtig: 5 (ersetzte Stellen), 187 (Fehler, die sich nicht korrigieren ließen), 197 (Stellen, über die noch zu entscheiden ist) und 198 (Stellen, die sich nicht lesen ließen). Einen Wert, der gleich bleibt, sollte man im Auge behalten. Ein Wert, der steigt, bedeutet: Kopieren Sie, was auf dem Laufwerk ist, und ersetzen Sie es.</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>Gute Werte sind kein Versprechen. Laufwerke fallen auch ohne jedes Anzeichen aus.</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>Wie die Zahlen gepackt sind, steht in der Laufwerkstabelle von smartmontools.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>Dass 188 bei einem gesunden SMR-Laufwerk die Pausen zählt, wurde 2025 auf der Mailingliste des Kernels für Festplatten gezeigt.</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>Eine Stelle, die nach einem unterbrochenen Schreibvorgang wartet (197), kann verschwinden, wenn sie neu beschrieben wird. Dann hatte sie nichts zu bedeuten.</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 enthält drei Zahlen zu je 16 Bit: 34360262682 ist 8, 8 und 26. Bei 1, 7 und 195 von Seagate sind die Fehler der Rohwert, um 32 Bit nach rechts verschoben. 192 und 193 steigen mit jedem Abziehen und Parken.</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>Zustand Gesundheit smartctl Attribute Werte raw read error rate seek reallocated pending Sektoren CRC command timeout defekt kaputt stirbt alt</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>Warum sich der Zustand nicht immer lesen lässt</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>Zwischen dem Computer und der Platte sitzt der Chip des Gehäuses. Manche geben die Frage nach dem Zustand nicht weiter. Bei Laufwerken von Seagate an schnellem USB hält Linux selbst die Frage zurück, weil einige dieser Chips sie nicht vertragen. Dem Laufwerk kann es bestens gehen, es kann nur niemand fragen.</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>Wo es um Rechte geht, sagt die Karte des Laufwerks, was fehlt. „Unbekannt“ bedeutet nie gut, und es bedeutet nie schlecht.</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>Dass Linux die Frage bei diesem Hersteller zurückhält, steht im Quelltext des Kernels.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>Dass sich die Ausnahme für ein einzelnes Laufwerk aufheben lässt, wurde 2024 auf der Mailingliste des Kernels für USB gezeigt.</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>Die Kernel-Option usb_storage.quirks=0bc2:2037: (die Kennung Ihres Laufwerks und nichts hinter dem letzten Doppelpunkt) hebt die Ausnahme auf und behält den schnellen Treiber bei. Stecken Sie das Laufwerk danach neu an. Die Form, die auf :u endet, geht auch und ist langsamer.</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART Zustand unbekannt gesperrt UAS quirk Brücke Gehäuse root Rechte</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>Warum ein Laufwerk nicht genügt</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>Ein Laufwerk, das neben dem Computer steht, teilt sein Schicksal: Feuer, Wasser, Diebstahl, ein Sturz, Blitzschlag, ein bösartiges Programm. Und jedes Laufwerk fällt eines Tages aus, oft ohne ein Wort.</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>Bewahren Sie dreifach auf, was Sie nicht ersetzen können, auf zwei verschiedenen Laufwerken, davon eines in einem anderen Haus. Zwei billige Laufwerke im Wechsel sind besser als ein teures: Shingleback kann Sie an den Wechsel erinnern. Wählen Sie im Sicherungssatz „Zwei Laufwerke wechseln sich ab“. Ziehen Sie das Laufwerk ab, wenn die Sicherung fertig ist. Und stellen Sie ab und zu eine Datei wieder her: Erst dann wissen Sie, dass die Sicherung eine ist.</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>Die Regel der drei Kopien ist als 3-2-1 bekannt. Die amerikanische Behörde US-CERT hat sie 2012 in der Schrift „Data Backup Options“ empfohlen.</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>Strategie 3-2-1 zweite Kopie außer Haus Feuer Brand Diebstahl Erpressung Ransomware Virus Ausfall alles verloren gestohlen sicher genug</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>Die erste Sicherung dauert wahrscheinlich weniger als eine Stunde.</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>Die erste Sicherung dauert wahrscheinlich {low} bis {high} Stunden.</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>Die erste Sicherung dauert wahrscheinlich bis zu {high} Stunden.</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>Die erste Sicherung kann zwischen {low} Stunden und {high} Tagen dauern.</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>Die erste Sicherung kann {low} bis {high} Tage dauern.</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>Sie können anhalten und später fortsetzen.</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>spätestens Montag gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>spätestens Dienstag gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>spätestens Mittwoch gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>spätestens Donnerstag gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>spätestens Freitag gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>spätestens Samstag gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>spätestens Sonntag gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>Es dauert länger als erwartet, weil der Cache des Laufwerks voll ist.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>Es dauert länger als erwartet, weil das Laufwerk eine Pause gemacht hat.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>Es dauert länger als erwartet, weil kleine Dateien mehr Zeit brauchen.</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>Es dauert länger als erwartet.</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>Es geht schneller als erwartet.</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>noch {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>weniger als eine Minute</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>etwa {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>bis zu {time}</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>spätestens gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>spätestens morgen gegen {time} Uhr fertig</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>noch mindestens {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>Das Laufwerk ist ausgeworfen: Mehr ist von ihm nicht bekannt.</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>Zeigen Sie auf eine Stelle im Diagramm, um zu lesen, was dort geschah.</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>Zu kurz für eine Grafik.</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>Warten auf die ersten Werte…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>Das Laufwerk schrieb im Mittel {rate}.</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>Der Cache wurde nie voll: Das Laufwerk schrieb im Mittel {rate}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>{time} lang füllte sich der Cache mit voller Geschwindigkeit, {fast}; dann war er voll.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>{time} lang füllte sich der Cache mit voller Geschwindigkeit, {fast}; dann war er voll, und das Schreiben sank auf {slow}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>{time} lang füllte sich der Cache mit voller Geschwindigkeit, {fast}; dann war er voll, und das Schreiben sank auf {slow}, bis es bei {again} wieder schnell war.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>{time} lang füllte sich der Cache mit voller Geschwindigkeit, {fast}; dann war er voll, und das Schreiben sank auf {slow}, mit Pausen von insgesamt {rest}, um Platz zu schaffen.</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}, nach {time}</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>im früheren Durchlauf {rate}</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>es wird nichts geschrieben</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>{rate} kopiert</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>{rate} auf das Laufwerk geschrieben</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>vom Laufwerk wird nichts verlangt</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>{rate} gelesen</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>Bei {time}: {said}</translation>
        </message>
    </context>
    <context>
        <name>headed</name>
        <message>
            <source>{name}: {said}</source>
            <translation>{name}: {said}</translation>
        </message>
    </context>
    <context>
        <name>health</name>
        <message>
            <source>good</source>
            <translation>gut</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>im Auge behalten</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>geht kaputt</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>Es wurde nichts gezählt, was wichtig wäre. Jedes Laufwerk kann trotzdem ohne Vorzeichen ausfallen.</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>Halten Sie eine zweite Kopie von dem bereit, was darauf ist, und sehen Sie in einigen Wochen wieder nach.</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>Kopieren Sie zuallererst auf ein anderes Laufwerk, was darauf ist. Ersetzen Sie es dann.</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>Sein Zustand kann gut oder schlecht sein.</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>Es gibt keinen SMART-Bericht oder keinen, der sich verstehen lässt.</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl kennt dieses Gehäuse ({usb}) nicht und hat nichts abgefragt. Fragen Sie noch einmal mit einer dieser Optionen: {ways}.</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>Der Bericht sagt, welches Laufwerk es ist, und nichts über seinen Zustand. Einen vollständigen macht smartctl -x.</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>Das Laufwerk sagt, es gehe ihm gut, verrät aber nicht, was es gezählt hat. Das sagen auch Laufwerke mit vielen schlechten Sektoren.</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>Dem Bericht fehlen wichtige Zahlen. Vielleicht wurde er abgeschnitten. Er zeigt also nicht alles.</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>Das Laufwerk sagt selbst, dass es bald ausfällt.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name} (Attribut {number}) liegt unter der Grenze, die der Hersteller gesetzt hat: Das Laufwerk fällt bald aus.</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>Sektoren, die nicht gelesen werden konnten: {count}. Nach einem Stromausfall oder einer Zeitüberschreitung kann das ein abgebrochener Schreibvorgang sein. Es verschwindet, wenn die Stelle neu beschrieben wird.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>Sektoren, die sich nicht lesen lassen: {count}. Bei so viel Schaden kommen noch mehr dazu.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>Sektoren, die sich nicht lesen lassen: {count}, vorher waren es {before}. Der Schaden wächst.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>Sektoren, die schlecht waren und aus der Reserve ersetzt wurden: {count}. Mit einigen kann ein Laufwerk jahrelang leben. Es kommt darauf an, ob es mehr werden.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>Sektoren, die schlecht waren und aus der Reserve ersetzt wurden: {count}. Bei so viel Schaden kommen noch mehr dazu.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>Sektoren, die ersetzt werden mussten: {count}, vorher waren es {before}. Der Schaden wächst.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>Sektoren, die das Laufwerk bei seiner eigenen Prüfung nicht lesen konnte: {count}.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>Sektoren, die das Laufwerk bei seiner eigenen Prüfung nicht lesen konnte: {count}. Bei so viel Schaden kommen noch mehr dazu.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>Sektoren, die das Laufwerk bei seiner eigenen Prüfung nicht lesen konnte: {count}, vorher waren es {before}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>So oft musste das Laufwerk das Lesen aufgeben: {count}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>So oft musste das Laufwerk das Lesen aufgeben: {count}. Das ist viel.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>So oft musste das Laufwerk das Lesen aufgeben: {count}, vorher war es {before}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>Fehler, die das Laufwerk nicht korrigieren konnte: {count}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>Fehler, die das Laufwerk nicht korrigieren konnte: {count}, zuvor {before}.</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>Stellen, die das Laufwerk bei seiner eigenen Prüfung schwer lesen konnte: {count}. Sehen Sie in einem Monat wieder nach.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>Fehler auf dem Weg zwischen Laufwerk und Computer: {count}. Das liegt am Kabel, am Anschluss oder am Gehäuse, nicht an der Platte darin. Versuchen Sie ein anderes Kabel oder einen anderen Anschluss. Die Zahl bleibt, soll aber nicht weiter steigen.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>Fehler auf dem Weg zwischen Laufwerk und Computer: {count}, vorher waren es {before}. An der Platte selbst liegt es nicht: Nehmen Sie ein anderes Kabel oder einen anderen Anschluss.</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>Fehler auf dem Kabel, vor langer Zeit oder nur wenige: {count}. Solange die Zahl bleibt, bedeutet das nichts.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>Selbsttests, die misslungen sind: {count}. Sonst spricht nichts gegen das Laufwerk. Lassen Sie es sich noch einmal selbst testen.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>Selbsttests, die misslungen sind: {count}, darunter der neueste. Es gibt eine Stelle, die sich nicht lesen lässt; wie viel das ist, sagt der Bericht nicht.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>Selbsttests, die misslungen sind: {count}, und seither ist keiner gelungen. Es gibt eine Stelle, die sich nicht lesen lässt.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>Selbsttests, die misslungen sind: {count}. Dazu gibt es Sektoren, die sich nicht lesen lassen.</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>Ein Selbsttest ist misslungen, und keine Zahl spricht gegen das Laufwerk. Von der Elektronik solcher Laufwerke ist bekannt, dass sie so antwortet, ohne zu testen.</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>So oft kam die Platte nicht sofort auf Touren: {count}. Vielleicht fehlt ihr Strom: Nehmen Sie einen Anschluss am Computer selbst oder das eigene Netzteil des Laufwerks. Wenn die Zahl trotzdem steigt, ist der Motor schwach.</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>Fehler im eigenen Speicher des Laufwerks: {count}.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name} (Attribut {number}) ist am Ende dessen, was der Hersteller vorgesehen hat. Das ist das Alter, kein Schaden.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name} (Attribut {number}) liegt jenseits der Grenze des Herstellers. Es zählt Fehler, nicht das Alter.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name} (Attribut {number}) lag einmal unter der Grenze des Herstellers und liegt jetzt wieder darüber.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name} (Attribut {number}) hat keine Grenze, unter die es fallen könnte. Was der Bericht dazu sagt, ist ein Fehler des Programms, das ihn erstellt hat.</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>Das Laufwerk ist heißer, als sein Hersteller erlaubt. Sorgen Sie für Luft.</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>Das Laufwerk war einmal heißer, als seinem Hersteller lieb ist. Jetzt nicht mehr.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>Das Laufwerk hat {celsius} °C, das ist zu heiß für eine Festplatte. Sorgen Sie für Luft.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>Das Laufwerk hat {celsius} °C: warm, aber noch erlaubt.</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>Die Reserve des Laufwerks ist aufgebraucht.</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>Das Laufwerk ist gerade zu warm oder zu kalt.</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>Das Laufwerk sagt, dass es nicht mehr zuverlässig ist.</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>Das Laufwerk lässt sich nur noch lesen.</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>Der Schutz des Laufwerks gegen Stromausfall ist ausgefallen. Sorgen Sie dafür, dass es Strom hat, solange darauf geschrieben wird.</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>{percent} % der Lebensdauer, die der Hersteller vorgesehen hat, sind verbraucht. Das ist das Alter, kein Schaden.</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>Nicht rechtzeitig beantwortete Befehle: {count}. Ein beschäftigtes oder aufwachendes Laufwerk verursacht sie, ein lockeres Kabel auch; das allein ist also kein Fehler.</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>Die riesigen Zahlen hinter Fehlerraten (Attribute 1, 7 und 195) kommen daher, dass dieser Hersteller alles mitzählt, was gelesen wurde. Fehler darunter: {errors}.</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>So oft hat das Laufwerk eine verdächtige Stelle untersucht: {count}. Keine musste ersetzt werden.</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>Einträge im Fehlerprotokoll des Laufwerks: {count}. Auch abgelehnte Befehle und ein schlechtes Kabel hinterlassen Einträge, und die bleiben für immer.</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>So oft wurden die Köpfe geparkt: {count}. Laufwerke sind für 300.000 bis 600.000 gebaut. Das ist Verschleiß, kein Fehler; seltener zu parken verlangsamt ihn.</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>Schreibvorgänge, die trotz aller Versuche des Laufwerks scheiterten: {count}. Auch seine Reserve ist im Gebrauch.</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>Das Laufwerk war etwa {years} Jahre in Betrieb. Alter allein ist kein Schaden.</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>Gelesen vom Laufwerksdienst des Systems.</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>Gelesen mit dem Programm smartctl.</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>Gelesen vom Helfer von Shingleback, mit dem Programm smartctl.</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>Der Laufwerksdienst liest den Zustand dieses Laufwerks nicht, und nur der Administrator darf es.</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>Das Programm, das den Zustand eines Laufwerks liest, ist nicht installiert.</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>Linux lässt Fragen nach dem Zustand zu USB-Laufwerken dieses Herstellers vorsichtshalber nicht durch. Am Laufwerk selbst liegt es nicht.</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>Die Elektronik des Gehäuses gibt Fragen nach dem Zustand nicht weiter.</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>Das Laufwerk hat kein SMART: Es führt über seinen eigenen Zustand nicht Buch.</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>Das Laufwerk hat die Frage nach seinem Zustand nicht rechtzeitig beantwortet. Vielleicht räumt es gerade auf.</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>Shingleback konnte mit der Antwort nichts anfangen.</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>Das Laufwerk schläft und wird dafür nicht geweckt.</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>Lassen Sie das Hilfsprogramm von Shingleback vom Administrator installieren (packaging/install-helper). Oder führen Sie als Administrator aus: sudo shingleback drives. Oder speichern Sie einen Bericht: sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>Installieren Sie das Paket smartmontools.</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>Schreiben Sie als Administrator diese Zeile in eine neue Datei /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (der Doppelpunkt am Ende gehört dazu). Wo usb_storage fest in den Kernel eingebaut ist, fügen Sie stattdessen usb_storage.quirks={quirk} an dessen Befehlszeile an. Starten Sie dann den Computer neu, und stecken Sie das Laufwerk wieder an. Es bleibt so schnell, wie es ist.</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>In einem anderen Gehäuse oder im Computer eingebaut lässt sich das Laufwerk befragen.</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>Prüfen Sie von Zeit zu Zeit die Sicherungen darauf. Das zeigt, ob es sich noch lesen lässt.</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>Lassen Sie es angesteckt, und sehen Sie in einer Stunde wieder nach.</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>Werfen Sie das Laufwerk aus, und stecken Sie es wieder an.</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>Öffnen Sie eine Datei darauf, und sehen Sie dann wieder nach.</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>Was das behebt, ist schon eingestellt. Werfen Sie das Laufwerk aus, ziehen Sie es ab, und stecken Sie es wieder an.</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>es wurde um etwas gebeten, das es nicht tut</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>das Laufwerk ist nicht mehr angesteckt</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>ein anderes Laufwerk hat den Platz von diesem eingenommen; sehen Sie noch einmal nach</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>dies ist das Systemlaufwerk des Computers, und das rührt es nie an</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>dieses Laufwerk ist eingebaut, und es rührt nur solche an, die es nicht sind</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>dieses Laufwerk oder Linux auf diesem Computer kann das nicht</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>jemand hat das auf diesem Rechner schon eingestellt, in /etc/modprobe.d oder als Kernel-Option</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>das Laufwerk ist nicht offen; öffnen Sie es, und versuchen Sie es noch einmal</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>das Dateisystem des Laufwerks kann das nicht</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>das Laufwerk wird benutzt; schließen Sie es, und versuchen Sie es noch einmal</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>auf dem Laufwerk ist etwas, das verloren ginge</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>der Ort dafür wurde nicht von Shingleback angelegt</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>ein Programm, das es braucht, ist nicht installiert</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>einem Programm, das es braucht, ist es nicht gelungen</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>das Laufwerk hat nicht rechtzeitig geantwortet; vielleicht räumt es gerade auf</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>es wurde gestoppt</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>es ist mit dem Laufwerk beschäftigt; versuchen Sie es später noch einmal</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>es hat sich mitten in der Arbeit beendet; sehen Sie noch einmal nach dem Laufwerk</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>Sicherung</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Prüfung</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Wiederherstellung</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>Probe-Wiederherstellung</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>Vollständig</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>Konnte nicht beginnen</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>Das Laufwerk war weg</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>Es war kein Platz mehr</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>Das Laufwerk hat Fehler gemeldet</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Sicherheitshalber nicht begonnen</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gestoppt</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>Durch einen Fehler im Programm beendet</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>Vollständig bis auf %Ln Datei</numerusform>
                <numerusform>Vollständig bis auf %Ln Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>%Ln Datei nicht zurückgeholt</numerusform>
                <numerusform>%Ln Dateien nicht zurückgeholt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln Datei mit einem Problem</numerusform>
                <numerusform>%Ln Dateien mit einem Problem</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>Nichts hatte sich geändert</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>{files} kopiert, {size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} unversehrt, {size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>{files} zurückgeholt, {size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>davon {files}, {size} nur in älteren Versionen</translation>
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
            <translation>{span}, mit Lücken</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>%Ln Datei hinzugefügt</numerusform>
                <numerusform>%Ln Dateien hinzugefügt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>%Ln Datei geändert</numerusform>
                <numerusform>%Ln Dateien geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>%Ln Datei verschoben</numerusform>
                <numerusform>%Ln Dateien verschoben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>%Ln Datei entfernt</numerusform>
                <numerusform>%Ln Dateien entfernt</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what} ({size})</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>vollständig</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>%Ln Version seit {month}</numerusform>
                <numerusform>%Ln Versionen seit {month}</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>seitdem geändert</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>seitdem verschoben</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>seitdem gelöscht</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}, geändert {moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>%Ln Element wiederherstellen</numerusform>
                <numerusform>%Ln Elemente wiederherstellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>%Ln Element ausgewählt</numerusform>
                <numerusform>%Ln Elemente ausgewählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>%Ln Element gefunden</numerusform>
                <numerusform>%Ln Elemente gefunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>%Ln weiteres Element wird nicht gezeigt. Suchen Sie nach einem längeren Namen.</numerusform>
                <numerusform>%Ln weitere Elemente werden nicht gezeigt. Suchen Sie nach einem längeren Namen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>%Ln weitere Änderung wird nicht gezeigt.</numerusform>
                <numerusform>%Ln weitere Änderungen werden nicht gezeigt.</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>Die Liste der Dateien wird vom Laufwerk gelesen. Bei vielen Dateien dauert das eine Weile.</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>Jetzt anders als in der Sicherung: %Ln Datei</numerusform>
                <numerusform>Jetzt anders als in der Sicherung: %Ln Dateien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>Rechte und Besitzer gesetzt wie in der Sicherung: %Ln Datei oder Ordner</numerusform>
                <numerusform>Rechte und Besitzer gesetzt wie in der Sicherung: %Ln Dateien oder Ordner</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>{needed} passen vielleicht nicht: Wo {place} ist, sind nur {free} frei. Schaffen Sie erst Platz, oder wählen Sie einen anderen Ordner.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>%Ln Datei kam nicht zurück</numerusform>
                <numerusform>%Ln Dateien kamen nicht zurück</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>Ein Programm mit besonderen Rechten kann mehr als der Mensch, der es startet. Stellen Sie diese Rechte nur wieder her, wenn niemand sonst diese Sicherung verändern konnte.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>%Ln Datei kam unversehrt zurück</numerusform>
                <numerusform>%Ln Dateien kamen unversehrt zurück</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln Version</numerusform>
                <numerusform>%Ln Versionen</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>MMM yyyy</source>
            <translation>MMM yyyy</translation>
        </message>
        <message>
            <source>MMMM yyyy</source>
            <translation>MMMM yyyy</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Hinzugefügt</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Verschoben</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Entfernt</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Auch sichern, wenn Shingleback nicht läuft</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>Shingleback beim Anmelden starten</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>Wie es beim Anmelden startet</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>Sicherung läuft</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>Wird ausgeworfen</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>Braucht Ihre Hilfe</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>Liste beschädigt</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>Beschädigte Dateien</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>Noch nicht gesichert</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>Überfällig</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>Auf derselben Platte</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>Gesichert</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausieren</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Bitte warten</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>Diesen Sicherungssatz ändern</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>Laufwerke ansehen</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>Laufwerk anstecken</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Laufwerk öffnen</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>Dieses Laufwerk verwenden …</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>Ansehen, was passiert ist</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>Sicherung fortsetzen</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>angesteckt</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>angesteckt, nicht geöffnet</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>zweimal angesteckt</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>wird gesucht</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>nicht angesteckt</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>angesteckt, nicht bestätigt</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>Die nächste Sicherung ist jetzt fällig.</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>Nächste Sicherung: {moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>Nächste Sicherung: wenn das Laufwerk angesteckt wird</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>Nächste Sicherung: sobald das Laufwerk da ist</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>Nächste Sicherung: wenn das Laufwerk geöffnet ist</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>Nächste Sicherung: beim nächsten Anstecken des Laufwerks</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>Nächste Sicherung: {moment}, wenn das Laufwerk dann angesteckt ist</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>Nächste Sicherung: wenn die Freigabe verbunden ist</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>Nächste Sicherung: {moment}, wenn die Freigabe bis dahin verbunden ist</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>Nächste Sicherung: wenn das Laufwerk angesteckt wird, während Shingleback läuft</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>Nächste Sicherung: sobald das Laufwerk da ist, während Shingleback läuft</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>Nächste Sicherung: beim nächsten Anstecken des Laufwerks, während Shingleback läuft</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>Nächste Sicherung: {moment}, wenn Shingleback dann läuft</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>Nächste Sicherung: {moment}, wenn das Laufwerk dann angesteckt ist und Shingleback läuft</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>Sicherungen auf eine Freigabe startet nur der Zeitgeber, und er ist ausgeschaltet.</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>Sicherungen auf eine Freigabe starten in dieser Sitzung nicht von selbst, denn sie hat keinen Zeitgeber.</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>Eine Freigabe wird nicht wie ein Laufwerk angesteckt, daher startet keine Sicherung von selbst. Wählen Sie tägliche Sicherungen.</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>Zeitgeber einschalten</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>{free} von {total} frei nach der letzten Sicherung</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>{free} von {total} frei, als es zuletzt da war: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>In diesem Tempo voll in etwa %Ln Tag</numerusform>
                <numerusform>In diesem Tempo voll in etwa %Ln Tagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>In diesem Tempo voll in etwa %Ln Woche</numerusform>
                <numerusform>In diesem Tempo voll in etwa %Ln Wochen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>In diesem Tempo voll in etwa %Ln Monat</numerusform>
                <numerusform>In diesem Tempo voll in etwa %Ln Monaten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>In diesem Tempo voll in etwa %Ln Jahr</numerusform>
                <numerusform>In diesem Tempo voll in etwa %Ln Jahren</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>Letzte gute Sicherung auf diesem Laufwerk: {moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>Noch keine Sicherung auf diesem Laufwerk</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>Wechselt sich ab mit {drive} ({presence}). Dessen letzte gute Sicherung: {moment}.</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>Wechselt sich ab mit {drive} ({presence}). Darauf ist noch keine Sicherung.</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>Die neueste Sicherung darauf kam nicht zu ihrem Ende.</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>Eine Prüfung fand darauf beschädigte Dateien: {moment}.</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>Es ist Zeit, es zu holen.</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>Ist das das richtige Laufwerk für {name}?</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>Seriennummer endet auf {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>Ordner: {place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>Darauf wurde noch nichts gesichert. Andere Laufwerke können denselben Namen haben.</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>Frühere Sicherungen dieses Sicherungssatzes gingen auf ein anderes Laufwerk. Andere Laufwerke können denselben Namen haben.</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>Dieses Laufwerk ver&amp;wenden</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>&amp;Nicht dieses Laufwerk</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>Diese Arbeitsumgebung startet beim Anmelden möglicherweise keine Programme.</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>Fügen Sie in diesem Fall ihrer Startdatei diese Zeile hinzu:

{line}

Bis dahin starten automatische Sicherungen, während Shingleback läuft. Tägliche Sicherungen kann auch ein Zeitgeber starten.</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>Nicht in dieser Sicherung: {places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>Eine Sicherung beginnt von selbst, wenn das Laufwerk angesteckt wird.</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>Eine Sicherung beginnt einmal am Tag von selbst, solange das Laufwerk angesteckt ist.</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>Ihre Dateien werden gesichert</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>Eine Sicherung macht Pause</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>Ein Laufwerk wird ausgeworfen</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>Eine Sicherung braucht Ihre Hilfe</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>Die Dateiliste auf einem Laufwerk braucht Ihre Aufmerksamkeit</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>Einige gesicherte Dateien sind beschädigt</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>Bereit für die erste Sicherung</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>Es ist Zeit für eine Sicherung</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>Dateien und Sicherung liegen auf derselben Platte</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>Ihre Dateien sind gesichert</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>Einige Dateien sind noch nicht gesichert</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>Letzte gute Sicherung: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>Letzte gute Sicherung: vor %Ln Tag</numerusform>
                <numerusform>Letzte gute Sicherung: vor %Ln Tagen</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{size} in {files}</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{size} in {files}, {left_out} übersprungen</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln Datei</numerusform>
                <numerusform>%Ln Dateien</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>alles geprüft: {moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>einige Dateien getestet: {moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>Eine Prüfung hat beschädigte Dateien gefunden: {moment}. Sichern Sie jetzt, um sie neu zu kopieren, und lassen Sie das Laufwerk prüfen.</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>Sagen Sie, welche Ordner Ihnen wichtig sind und wohin sie gesichert werden.</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>Stecken Sie das Laufwerk an, wann immer Sie sichern möchten.</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>Stecken Sie als Nächstes {drive} an: Es ist an der Reihe.</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>Verbinden Sie die Freigabe, wenn Sie sichern möchten.</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>nicht verbunden</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>Freigabe verbinden</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive} ist angesteckt, aber die Sicherung wurde darauf nicht gefunden.</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>Zwei angesteckte Laufwerke sind Kopien voneinander. Ziehen Sie das ab, das nicht gemeint ist.</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} ist angesteckt. Dieser Sicherungssatz wurde noch nie darauf gesichert. Ist es das richtige Laufwerk?</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>Diese Sicherung liegt auf der Festplatte dieses Computers. Fällt die aus, ist auch die Sicherung verloren.</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>Diese Sicherung liegt auf demselben Laufwerk wie {folder}. Wenn es ausfällt, ist beides verloren.</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>Sie haben die letzte Sicherung gestoppt. Die nächste kopiert, was noch fehlt.</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>Die Sicherung von {moment} kam nicht zu Ende.</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>Sicherungssatz ohne Ordner</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>vor 30 Tagen</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>morgen, {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>heute, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>gestern, {time}</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>← Back</source>
            <translation>← Zurück</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>Ausgeschlossen: {folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>Alles wird gesichert.</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln Ordner ausgeschlossen: {size}</numerusform>
                <numerusform>%Ln Ordner ausgeschlossen: {size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>nicht gefunden</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>wird gezählt…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>antwortet nicht</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Fortlaufend schreiben und lesen</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>GB ab Anfang der Testdatei</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>geschrieben</translation>
        </message>
        <message>
            <source>read</source>
            <translation>gelesen</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>an zehn Stellen gelesen</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>letztes Mal geschrieben</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Schreiben und Lesen nach Füllstand</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>wie voll das Laufwerk ist, in %</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>dieselbe Stelle erneut</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>früher</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>Wartezeit beim Lesen nach verstreutem Schreiben</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>Lesezugriffe der Reihe nach; lange Wartezeiten: Aufräumen</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>Sekunden</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Verstreutes Schreiben von je {size}</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>GB geschrieben</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>Cache voll: {size}, nach {time}; dann {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Fortlaufend schreiben und lesen</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>Lesen an zehn Stellen</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>Verstreutes Lesen</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>Zehn Leser zugleich</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>Lesen von verstreut Geschriebenem</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>Aktivität im Leerlauf</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>Wie viel schreibt es auf einmal neu?</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>Verstreutes Schreiben</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>Verstreutes Schreiben, bis der Cache voll ist</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>Kleine Dateien</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>Verstreutes Schreiben mit und ohne Schreibcache</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Schreiben und Lesen nach Füllstand</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>Es verhält sich wie ein SMR-Laufwerk mit einem Cache auf den Scheiben.</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>Es verhält sich wie ein SMR-Laufwerk, das alles in ein Protokoll schreibt (mit einer Übersetzungsschicht).</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>Es verhält sich wie eine herkömmliche Festplatte.</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>Es verhält sich wie ein Laufwerk ohne bewegliche Teile.</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>Diese Messung konnte nicht zeigen, von welcher Art das Laufwerk ist. Mit einem größeren Budget gelingt es vielleicht.</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>Der Cache war nach {size} voll.</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>Wenn es ruht, schafft es mit {rate} Platz.</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>Diese Tests zeigen nicht, welche Art von Laufwerk es ist.</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>Wie sicher: {percent}.</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>Fortlaufend schreiben</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>Fortlaufend lesen</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>{begin} am Anfang, {end} am Ende</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>Verstreuter Lesezugriff</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>Verstreuter Schreibzugriff</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>Verstreuter Schreibzugriff mit Schreibcache</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>Verstreuter Schreibzugriff ohne Schreibcache</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>{number}-mal so lange wie anderswo</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>Schreibt auf einmal neu</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Verstreutes Schreiben von je {size}</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>kein Einbruch innerhalb von {size}; längstes Warten {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>Einbruch nach {size} ({time}), dann {rate}; längstes Warten {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>Nach {time} Pause</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} wieder schnell</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>{made} angelegt und {removed} entfernt pro Sekunde</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>Wie voll es vorher war</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>Insgesamt geschrieben</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size} in {time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>Zu {percent} voll</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>{written} geschrieben, {read} gelesen</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>{written} geschrieben, {read} gelesen, {again} an derselben Stelle erneut</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>Durch Füllen langsamer</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>nein: Dieselbe Stelle wird so schnell geschrieben wie zuvor</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>ja: Dieselbe Stelle zu schreiben ist bei {level} Füllstand um {percent} langsamer als bei {first}</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>unklar: {percent} langsamer bei {level} Füllung als bei {first}, aber auf einem so kleinen Laufwerk kann eine einzige Pause so aussehen</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name}: war etwa gleich</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name}: war {percent} langsamer</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name}: war {percent} schneller</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>Damals hieß es: „{verdict}“</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>nichts Gemeinsames zum Vergleichen</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>Gemessen am {date}: {said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>Schreiben bei {percent} Füllstand</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Cache</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>{values} bekannt von {drives} ({source})</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>noch nicht bekannt</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>Cache hat Platz</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>Cache ist voll</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>am vollen Cache vorbei</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>räumt auf</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>ruht</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>keine Antwort</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>kein Cache erkannt</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>Cache voll</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>nicht voll</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>wieder schnell</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>es antwortet</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>Ruhepause</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>geht weiter</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>anderes Programm</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>wieder allein</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>Der Cache des Laufwerks ist voll. Ab hier ist es langsamer. Das ist normal für ein SMR-Laufwerk.</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>Der Cache des Laufwerks war nicht voll: Etwas anderes hat es vorher gebremst.</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>Im Cache des Laufwerks ist wieder Platz: Es ist wieder schnell.</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>Das Laufwerk antwortete von da an nicht, wie viele, während sie aufräumen.</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>Das Laufwerk antwortet wieder.</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>Das Laufwerk bekommt eine Ruhepause.</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>Die Ruhepause ist vorbei. Die Sicherung geht weiter.</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>Ein anderes Programm begann, das Laufwerk zu benutzen.</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>Das andere Programm lässt das Laufwerk wieder in Ruhe.</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>Sie haben ein anderes Tempo gewählt.</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>Das Laufwerk bekommt eine Ruhepause, um in seinem Cache Platz zu schaffen. So müssen Dateien später weniger darauf warten.</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>Das Laufwerk bekommt eine Ruhepause, weil seine Antworten immer länger dauerten.</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>Die Sicherung wartet, weil ein anderes Programm das Laufwerk benutzt.</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>Die Sicherung wartet nach Schwierigkeiten mit der Verbindung eine Minute. Was sie kopiert hat, ist sicher.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>Der Cache des Laufwerks ist voll. Er fasst etwa {size}. Ab hier ist es langsamer, wie SMR-Laufwerke es sind.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>Der Cache des Laufwerks ist voll. Er fasst {size}. Ab hier ist es langsamer, wie SMR-Laufwerke es sind.</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>Ein anderes Programm begann, das Laufwerk zu benutzen, mit {rate}.</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>Das Laufwerk antwortet wieder, nach {time}.</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>Der leere Bereich von {file} wird geprüft: {done} von {total}.</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>Sie haben ein anderes Tempo gewählt: {pace}.</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>Es ist offen.</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>Lesen schreibt nichts darauf.</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>Es ist nur zum Lesen offen.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>Auch Lesen schreibt darauf: Bei jeder Datei, die neu ist oder heute noch nicht gelesen wurde, wird die Zeit notiert.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>Auch Lesen schreibt darauf: Jedes Mal, wenn eine Datei gelesen wird, wird die Zeit notiert.</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} ist so geöffnet, dass auch Lesen darauf schreibt, und das macht ein SMR-Laufwerk langsam. Sie können es ohne Zugriffszeiten neu öffnen: siehe „Laufwerke“.</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>Das Laufwerk ist geschlossen. Es ist noch eingeschaltet: Werfen Sie es aus, um es abzuziehen.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>Die Sicherung ist verschoben</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>Die Sicherung ist verschoben, bis auf das, was nicht lesbar war</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>Das Verschieben ist angehalten</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>Die Sicherung ist nicht verschoben</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>Die Sicherungen sind jetzt eine</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>Die Sicherungen sind jetzt eine, bis auf das, was nicht lesbar war</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>Die Sicherungen sind nicht zusammengeführt</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>Alle Versionen werden kopiert, Datei für Datei. Bleibt das Dateisystem gleich, ist es viel schneller, das Laufwerk zu kopieren.</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>Jede Datei wird kopiert, dann zurückgelesen und verglichen. Sie können es anhalten.</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>Voraussichtlich {time}.</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Die alte Sicherung bleibt, wie sie ist. Wenn Sie es anhalten oder ein Laufwerk abgezogen wird, kann es später dort weitergehen.</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>Sicherungen von {source} nach {target} zusammenführen</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>Sicherung von {source} nach {target} verschieben</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>Beide Orte werden angesehen …</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>Zu kopieren: {versions} mit {files} ({size}). Der Platz reicht.</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>Schon da, von einem früheren Lauf: {files} ({size}).</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>In {target}: {versions} mit {files} ({size}), zurückgelesen und unversehrt.</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln Version</numerusform>
                <numerusform>%Ln Versionen</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>Die nächste Sicherung geht dorthin. Die alte bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>Die alte Sicherung bleibt, wie sie ist.</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>Die nächste Sicherung geht dorthin. Die alten bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>Die alten Sicherungen bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>Die Sicherung ist schon dort: Ein früherer Lauf hat sie verschoben.</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>Die Sicherungen werden zu einer. Jede Version enthält, was alle zu diesem Zeitpunkt hatten.</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>Die Sicherungen sind jetzt eine. Jede Version enthält, was alle zu diesem Zeitpunkt hatten.</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>Dateien, die in der alten Sicherung nicht lesbar waren: {count}. Die nächste Sicherung kopiert die, die Sie noch haben.</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>Dateien dort, die in den Ordnern der Sicherung lagen, aber nicht zu ihr gehören, wurden nach {folder} verschoben.</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>Es ist anfangs schnell. Nach einigen Gigabyte kann es sehr langsam werden, bis es geruht hat.</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>Es bleibt beschäftigt und warm, wenn Sie fertig sind, oft minutenlang, manchmal stundenlang: Es räumt auf.</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>Es klickt leise und regelmäßig, auch wenn es niemand benutzt.</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>Ab und zu antwortet es eine halbe Minute nicht. Warten Sie einfach.</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>Das Auswerfen kann Minuten dauern: Was der Computer noch festhält, wird zuerst weggeschrieben.</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>Lassen Sie es nach einer großen Sicherung nach Möglichkeit noch eine Weile angesteckt. Werfen Sie es immer aus, bevor Sie es abziehen.</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>Es lässt sich nur der Reihe nach beschreiben. Die meisten Dateisysteme gehen darauf nicht, und nur wenige Gehäuse reichen es durch.</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>Man kann ihm sagen, welche Dateien gelöscht wurden (TRIM). Das geschieht nicht von selbst, und das hat gute Gründe.</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>Es wird nach und nach langsamer, während es sich füllt: Am Ende ist es etwa halb so schnell.</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>Viele SMR-Laufwerke geben nicht an, dass sie welche sind. Lange Pausen und Aktivität im Leerlauf wären Anzeichen dafür, keine Fehler.</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>Es macht kein Geräusch. Einfache Sticks und Karten werden langsam, wenn viel auf einmal geschrieben wird.</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>Jetzt sichern</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Für Sicherungen einrichten</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>Was ist das?</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Dieses Laufwerk nicht verwenden</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>Was kann ich tun?</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>Nicht mehr warten</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>Das habe ich getan</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>Shingleback öffnen</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>Stattdessen wiederherstellen</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Entsperren</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>Ihr Sicherungslaufwerk ist angesteckt.</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>Es ist anfangs schnell und nach einer Weile langsam. Das ist normal und schadet nicht.</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>Es ist angesteckt. Ob es ein SMR-Laufwerk ist, ist unklar.</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>Öffnen Sie Shingleback, um mehr zu sehen.</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} ist weg und wurde nicht ausgeworfen</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>Wenn Sie es abgezogen haben, stecken Sie es wieder an, und werfen Sie es beim nächsten Mal aus. Wenn nicht, lassen Sie es angesteckt und unter Strom: Vielleicht räumt es auf und braucht dafür eine Stunde.</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>Die Sicherung auf {name} beginnt um {time} Uhr</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>Sie beginnt von selbst, wie Sie es gewählt haben. Wenn Sie das Laufwerk für etwas anderes brauchen oder Dateien zurückholen wollen, wählen Sie „Jetzt nicht“.</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>Ist {name} das richtige Laufwerk für Ihre Sicherung?</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>Die Sicherung wartet auf Ihre Antwort, denn sie ging noch nie auf dieses Laufwerk.</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>Die Sicherung auf {name} braucht die Passphrase</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>Das Laufwerk ist verschlüsselt. Die Sicherung startet, sobald Sie es entsperrt haben.</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>Die Sicherung auf {name} konnte nicht starten</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>Das Laufwerk konnte nicht geöffnet werden: {why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>Seit %Ln Tag keine Sicherung „{name}“</numerusform>
                <numerusform>Seit %Ln Tagen keine Sicherung „{name}“</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>Stecken Sie das Sicherungslaufwerk an, wenn es Ihnen passt.</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>Verbinden Sie bei Gelegenheit die Freigabe, auf der die Sicherung ist.</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name}: seit %Ln Tag keine Sicherung</numerusform>
                <numerusform>{name}: seit %Ln Tagen keine Sicherung</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>Zeit für den Laufwerkswechsel: Holen Sie {drive}</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>Die letzte Sicherung von {name} darauf war vor %Ln Tag.</numerusform>
                <numerusform>Die letzte Sicherung von {name} darauf war vor %Ln Tagen.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>Darauf ist noch keine Sicherung von {name}.</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name}: das andere Laufwerk holen, {drive}</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} kann gefahrlos abgezogen werden</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>Eine Sicherung beginnt in {left}</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name}: vor dem Abziehen auswerfen</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name}: wird nicht benutzt</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} ist weg: wieder anstecken, oder {left} warten</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} ist weg: noch einmal anstecken</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} ist weg: wird gesucht</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>{name} ist wahrscheinlich kaputt</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} ist weg: nicht wieder anstecken</translation>
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
            <translation>Bytes</translation>
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
            <translation>{time} s</translation>
        </message>
        <message>
            <source>{time} min</source>
            <translation>{time} min</translation>
        </message>
        <message>
            <source>{time} h</source>
            <translation>{time} h</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%Ln Byte</numerusform>
                <numerusform>%Ln Bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln Datei</numerusform>
                <numerusform>%Ln Dateien</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} von {total}</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>{percent} %</translation>
        </message>
        <message>
            <source>{size}/s</source>
            <translation>{size}/s</translation>
        </message>
        <message>
            <source>less than a second</source>
            <translation>weniger als eine Sekunde</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln Tag</numerusform>
                <numerusform>%Ln Tage</numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>{minutes} min {seconds} s</translation>
        </message>
    </context>
    <context>
        <name>opening</name>
        <message>
            <source>Working… A drive that is asleep or tidying up takes a moment.</source>
            <translation>Läuft. Ein Laufwerk, das schläft oder aufräumt, braucht einen Moment.</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>Das Laufwerk ist weg.</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>Das Laufwerk ist nicht wiedergekommen.</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>Das Laufwerk wird gesucht.</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>Das Laufwerk ist wieder da.</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>Das Laufwerk ist wahrscheinlich kaputt.</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>Lassen Sie das Laufwerk jetzt abgezogen.</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>Es wird nicht mehr auf das Laufwerk gewartet.</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>Wenn Sie es abgezogen haben, stecken Sie es wieder an. Wenn nicht, lassen Sie es eine Stunde angesteckt und unter Strom: Vielleicht bringt es seine eigenen Notizen in Ordnung und antwortet erst, wenn das getan ist. Schalten Sie es zwischendurch nicht aus, sonst beginnt es von vorn. Noch {left} (Durchgang {round} von {rounds}).</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>Wenn es noch angesteckt ist, ziehen Sie das Kabel ab und auch das Netzteil, falls es eines hat, und warten Sie eine halbe Minute. Stecken Sie es dann an, wenn möglich an einem anderen Anschluss des Computers selbst (Durchgang {round} von {rounds}).</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>Ein großes Laufwerk braucht nach dem Start vielleicht einige Minuten, bis es antwortet (Durchgang {round} von {rounds}).</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>Lassen Sie es vor der nächsten großen Aufgabe eine Weile ruhen. Wenn sein Inhalt sonst nirgends vorhanden ist, kopieren Sie ihn zuerst.</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>Es ist in {rounds} Durchgängen nicht zurückgekommen. Versuchen Sie es einmal mit anderem Kabel, Netzteil und Computer. Wenn sein Inhalt sonst nirgends vorhanden ist, fragen Sie eine Firma für Datenrettung, bevor Sie mehr versuchen.</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>Von Laufwerken dieses Modells ist bekannt, dass ihre innere Tabelle kaputtgeht, während alles andere in Ordnung ist, und dass jeder weitere Start es verschlimmern kann. Schalten Sie es nicht immer wieder ein. Wenn sein Inhalt sonst nirgends vorhanden ist, fragen Sie eine Firma für Datenrettung.</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>Wenn es später zurückkommt, wird es wie gewohnt bemerkt.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>das Laufwerk</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>Laufwerk ohne Namen</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>Persönlicher Ordner</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>Noch einmal nach dem Laufwerk sehen</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>Um Erlaubnis fragen</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>Partition anlegen</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>Verschlüsseln</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>Formatieren</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>Zurücklesen, was auf dem Laufwerk ist</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>Laufwerk öffnen</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>Auf das neue Laufwerk schreiben</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>Dem Laufwerk melden, was frei ist</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>Diesem Laufwerk wird freier Platz nicht gemeldet (TRIM). {reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>Noch einmal nachsehen, ob dies noch {drive} ist und ob nichts darauf benutzt wird.</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>Das System um Erlaubnis fragen, bevor etwas geändert wird.</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>Alles auf {drive} löschen.</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>Eine Partition anlegen, die den ganzen Platz einnimmt.</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>Es mit Ihrer Passphrase verschlüsseln. Ohne sie kann es niemand lesen, und niemand kann helfen.</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>Es mit {filesystem} formatieren und „{label}“ nennen.</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>Zurücklesen, was auf dem Laufwerk steht, und mit dem vergleichen, was gewollt war.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Es so öffnen, dass Lesen nichts darauf schreibt.</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>Nachsehen, ob Sie darauf schreiben können.</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>{drive} einmal melden, dass niemand den alten Inhalt braucht, damit es auch voll schnell bleibt (TRIM). Dafür wird vielleicht nach einem Passwort gefragt.</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>Nach dem Passwort eines Administrators fragen, bevor etwas geändert wird.</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>Es wird noch einmal nach dem Laufwerk gesehen...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>Es wird um Erlaubnis gefragt...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>Es wird gelöscht...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>Die Partition wird angelegt...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>Es wird verschlüsselt. Das kann eine Minute dauern...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>Es wird formatiert. Auf einem langsamen Laufwerk kann das Minuten dauern...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>Es wird zurückgelesen, was auf dem Laufwerk ist...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>Das Laufwerk wird geöffnet...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>Es wird versucht, darauf zu schreiben...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>Dem Laufwerk wird gemeldet, was frei ist. Das kann einige Minuten dauern...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>Es ist das Laufwerk, das Sie bestätigt haben, und nichts darauf wird benutzt.</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>Sie dürfen das.</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>Das Laufwerk ist gelöscht.</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>Die Partition ist da.</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>Es ist verschlüsselt und entsperrt.</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>Das Dateisystem ist angelegt.</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>Es ist so, wie es sein soll.</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>Das Laufwerk ist offen.</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>Sie können darauf schreiben.</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>Das Laufwerk weiß, was frei ist.</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>Auf dem Laufwerk wurde nichts geändert.</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>Das Laufwerk ist gelöscht und leer. Bereiten Sie es noch einmal vor, um es zu benutzen.</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>Das Laufwerk ist gelöscht und hat eine leere Partition. Bereiten Sie es noch einmal vor, um es zu benutzen.</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>Das Laufwerk ist verschlüsselt, aber es ist nichts Brauchbares darin. Programme werden vergeblich nach seiner Passphrase fragen. Bereiten Sie es noch einmal vor.</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>Das Laufwerk ist formatiert und leer, aber nicht fertig. Ziehen Sie es ab, stecken Sie es wieder an, und sehen Sie nach, ob es sich öffnet. Oder bereiten Sie es noch einmal vor.</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>Das Laufwerk ist fertig.</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>Was jetzt auf dem Laufwerk ist, ist nicht bekannt. Ziehen Sie es ab, stecken Sie es wieder an, und bereiten Sie es noch einmal vor.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>Der Laufwerksdienst des Systems (UDisks2) erledigt alles davon.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>Der Laufwerksdienst des Systems (UDisks2) gibt die Optionen weiter und fragt nach dem Passwort eines Administrators.</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>Das Hilfsprogramm von Shingleback legt das Dateisystem mit diesen Optionen an. Vielleicht fragt es nach einem Passwort.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>Der Laufwerksdienst des Systems (UDisks2) ist zu alt, um die Optionen weiterzugeben, und lässt sie weg. Benutzen lässt sich das Laufwerk trotzdem.</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>Das Passwort eines Administrators wird nicht gebraucht, weil die Optionen des Dateisystems weggelassen werden. Benutzen lässt sich das Laufwerk trotzdem; spätere Sicherungen und Wiederherstellungen können etwas länger dauern.</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Sicherungslaufwerk für Linux (btrfs)</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Sicherungslaufwerk für Linux (ext4, kompakt)</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Große Dateien unter Linux (ext4, kompakt)</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>Große Dateien, gemeinsam mit Windows und macOS (exFAT)</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>Gemeinsam mit Windows und macOS (exFAT)</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>Laufwerk mit Zonen (btrfs)</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>Laufwerk mit Zonen (XFS)</translation>
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
            <translation>Schreibt in langen Stücken und bemerkt, wenn eine Datei auf dem Laufwerk beschädigt ist. Nur Linux kann es lesen.</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>Schlicht und bewährt, mit allen Tabellen am Anfang des Laufwerks. Nur Linux kann es lesen.</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>Für Filme und Abbilder von Datenträgern: kleine Tabellen, viel Platz, nicht zu viele Dateien. Nur Linux kann es lesen.</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>Jeder Computer kann es lesen und beschreiben. Ein Stromausfall kann Dateien kosten, die schon gespeichert waren.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>Für Laufwerke, die der Reihe nach beschrieben werden müssen. Das tut es von selbst. Nur Linux kann es lesen.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>Für Laufwerke, die der Reihe nach beschrieben werden müssen, mit einem sehr neuen Linux. Nur Linux kann es lesen.</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>Früher für SMR-Laufwerke empfohlen. Es wird mit den Jahren langsam und kann das nicht beheben.</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>Gut auf anderen Laufwerken. Auf einem SMR-Laufwerk verteilt es das Geschriebene über das ganze Laufwerk.</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>Nur wo Windows es verlangt: Es streut kleine Schreibvorgänge, und Linux ist damit langsam.</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>Schreibt alles in einer Linie, bis das Laufwerk voll ist. Dann schiebt es ganz von selbst Daten hin und her.</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>Vor dem Formatieren nicht das ganze Laufwerk als frei melden (TRIM): Das dauert Minuten, und ein neues Laufwerk gewinnt nichts.</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>Dateien werden einmal gespeichert: Eine Sicherung ist ja schon die zweite Kopie.</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>Die Tabellen werden doppelt gespeichert, damit eine schlechte Stelle nicht das ganze Laufwerk kostet.</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>Die Tabellen haben große Seiten: Sie zu lesen braucht wenige lange Lesezugriffe statt vieler kurzer.</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>Kein Platz wird für das System zurückgehalten, denn es läuft nicht von diesem Laufwerk: 5 % mehr für Dateien.</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>Ein Eintrag je MiB statt je 16 KiB: kleine Tabellen und trotzdem Millionen von Dateien.</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>Ein Eintrag je 4 MiB: Die Tabellen sind so klein wie möglich, für wenige, große Dateien.</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>Zwei Reservekopien des Kopfes statt Dutzender über das ganze Laufwerk verteilt.</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>Alle Tabellen stehen am Anfang, wo das Laufwerk sie in einem Zug neu schreiben kann.</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>Die Tabellen werden jetzt geschrieben und nicht erst stundenlang nach dem ersten Gebrauch des Laufwerks.</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>Große Stücke: kleinere Tabellen und längere Schreibvorgänge.</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>Mittelgroße Stücke: Kleine Dateien verschwenden weniger Platz, und die Tabellen bleiben klein.</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>Alles beginnt bei einem Vielfachen von 32 MiB, etwa der Größe der Streifen des Laufwerks.</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>Die Tabelle der freien Stellen steht neben der anderen und nicht in einem eigenen Streifen.</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>Es räumt 128 MiB auf einmal auf, das umfasst ganze Streifen des Laufwerks.</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>Es beginnt vorn statt an mehreren Stellen zugleich.</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>Das Laufwerk nicht ganz mit Nullen beschreiben, denn das dauert einen Tag.</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>Die eigenen Sektoren des Laufwerks: Windows liest keine anderen, und manche Versionen nehmen von sich aus größere.</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>Eine Datei zu lesen schreibt nichts. Sonst würde jeder Blick in einen Ordner zu verstreuten kleinen Schreibvorgängen.</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>Dem Laufwerk nicht jede gelöschte Datei sofort melden: Auch jeder Hinweis macht ihm Arbeit.</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>Aus mehreren Aufforderungen, alles wegzuschreiben, wird eine.</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>Kleine Dateien stehen bei den anderen und nicht in den Tabellen.</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows und macOS können es ohne weitere Programme nicht lesen.</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>Halten Sie 5 bis 10 Prozent davon frei, sonst wird es langsam.</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>Halten Sie 10 bis 20 Prozent davon frei: Nur ganze Zonen lassen sich wieder verwenden.</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>Es fasst 1,9 Millionen Dateien auf 8 TB. Jede Version zählt neu.</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>Jede Datei nimmt ein halbes Stück mehr ein, als sie groß ist: Bei vielen kleinen Dateien summiert sich das.</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>Es bemerkt nicht von selbst, wenn eine Datei beschädigt ist. Lassen Sie die Sicherung ab und zu prüfen.</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>Es führt kein Journal: Wird es beim Schreiben abgezogen, kann mehr als die letzte Datei Schaden nehmen.</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>Es speichert keine Eigentümer, Rechte oder Verknüpfungen. Shingleback hält sie in eigenen Notizen fest.</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>Für eine Datei lässt sich kein Platz reservieren. Manche Download-Programme brauchen das.</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>Linux kann das erst seit kurzer Zeit. Behalten Sie eine weitere Kopie.</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>Es verstreut Dateien immer mehr und kann das nicht beheben.</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>Es räumt im Hintergrund auf, auf einem Laufwerk, das dasselbe tut: Die beiden kommen sich in die Quere.</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>Es schreibt überall auf dem Laufwerk, und das füllt den Cache schnell.</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>Es behält von 8 TB etwa 90 GB für sich.</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>Es passt am besten zu einem SMR-Laufwerk: Es schreibt in langen Stücken, und es bemerkt, wenn eine Datei beschädigt ist.</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>Für wenige, große Dateien: Seine Tabellen sind klein und stehen alle am Anfang des Laufwerks.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>Linux, Windows und macOS können es alle lesen und beschreiben, und seine Stücke passen zu kleinen Dateien.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>Linux, Windows und macOS können es alle lesen und beschreiben, und seine Stücke passen zu großen Dateien.</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows und macOS können kein Laufwerk öffnen, das Linux verschlüsselt hat. Dieses wird deshalb nur Linux lesen können. Wenn Ihnen der gemeinsame Gebrauch wichtiger ist, verzichten Sie auf die Passphrase.</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>Dieses Laufwerk muss der Reihe nach beschrieben werden, Zone für Zone, und das geschieht hier. Nur Linux kann es lesen.</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>Es ist das Beste, was sich auf diesem Computer anlegen lässt.</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>Auf diesem Computer lässt sich nichts anlegen, womit Ihnen gut gedient wäre.</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>Besser wäre „{title}“.</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>Richtig wäre „{title}“.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>Der Laufwerksdienst (UDisks2) antwortet nicht.</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>Das Programm {program} ist nicht installiert.</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>Es braucht Linux {kernel} oder neuer.</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>Dieses Linux kann ein solches Laufwerk nicht öffnen: {filesystem} ist nicht darin enthalten.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>Der Laufwerksdienst (UDisks2) dieses Computers würde die Optionen weglassen, ohne es zu sagen.</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>Für seine Optionen ist das Passwort eines Administrators nötig, das hier verweigert wird oder nach dem nicht gefragt werden soll.</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>Es ist nur für Laufwerke, die der Reihe nach beschrieben werden müssen.</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>Dieses Laufwerk muss der Reihe nach beschrieben werden, und das kann dieses Dateisystem nicht.</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>Es lässt sich hier nicht verschlüsseln.</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>Installieren Sie das Paket {package}, und sehen Sie dann wieder nach.</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>Installieren Sie das Paket udisks2, oder starten Sie den Computer neu.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>Eine neuere Version Ihres Linux-Systems bringt es mit.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>Eine neuere Version Ihres Linux-Systems bringt es vielleicht mit.</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>Lassen Sie das Hilfsprogramm von Shingleback vom Administrator dieses Computers installieren (sudo packaging/install-helper, im Ordner von Shingleback), oder benutzen Sie ein System mit UDisks2 2.10 oder neuer.</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>Erlauben Sie, nach diesem Passwort zu fragen, oder lassen Sie das Laufwerk vom Administrator dieses Computers vorbereiten.</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>Wählen Sie ein anderes Profil.</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>Wählen Sie das Profil für Laufwerke mit Zonen.</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>Verzichten Sie auf Verschlüsselung, oder wählen Sie ein anderes Laufwerk oder Profil.</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>Benutzen Sie ein System mit UDisks2 2.10 oder neuer: Mit Verschlüsselung kann es das Hilfsprogramm von Shingleback nicht.</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>Installieren Sie, was der Laufwerksdienst zum Verschlüsseln braucht: in Debian 12 libblockdev-crypto2.</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>Gegen {time} Uhr fertig, rechtzeitig für {deadline} Uhr.</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>Vielleicht nicht bis {deadline} Uhr fertig: Es kann bis zu {longer} länger dauern.</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>Nicht bis {deadline} Uhr fertig: Es dauert mindestens {longer} länger.</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>Ob es bis {deadline} Uhr fertig wird, ist noch nicht bekannt.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>War bis {deadline} Uhr nicht fertig: {size} sind noch zu kopieren.</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>Gegen {time} Uhr fertig, rechtzeitig für {deadline} Uhr. Vielleicht räumt das Laufwerk dann noch auf, aber Sie können es auswerfen.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>War bis {deadline} Uhr nicht fertig.</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>Dauert zu lange, um vor {deadline} Uhr fertig zu sein: %Ln Aufgabe.</numerusform>
                <numerusform>Dauert zu lange, um vor {deadline} Uhr fertig zu sein: %Ln Aufgaben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>Noch fällig, weil die Zeit nicht reichte: %Ln Aufgabe.</numerusform>
                <numerusform>Noch fällig, weil die Zeit nicht reichte: %Ln Aufgaben.</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>Was fällig ist, dauert bis zu {care}. Damit bleiben {time} für die Sicherung, falls es eine gibt.</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>Bis dahin bleiben {time} für eine Sicherung, falls eine läuft.</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>Eine frühere Kopie wurde unterbrochen. Sie geht dort weiter, wo sie aufgehört hat.</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>Die Kopie ist verschlüsselt. Wenn das neue Laufwerk größer ist, entsperren Sie die Kopie, und lassen Sie ihr Dateisystem wachsen. Entsperren Sie nie beide Laufwerke zugleich.</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>Die Kopie ist vollständig, aber der Computer zeigt sie noch nicht. Ziehen Sie das neue Laufwerk ab und schließen Sie es wieder an.</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>Die Kopie ist vollständig, aber ihr Dateisystem hat noch die alte Größe. Vergrößern Sie {device} mit einem Partitionierungsprogramm, oder bitten Sie einen Administrator.</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>Die Kopie ist vollständig, aber die Sicherungssätze konnten nicht geändert werden. Wählen Sie das neue Laufwerk für sie.</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>Die Kopie ist vollständig, aber {device} ließ sich nicht öffnen. Ziehen Sie eines der Laufwerke ab und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>Die Sicherung ist umgezogen, aber die Sicherungssätze ließen sich nicht ändern. Wählen Sie für sie den neuen Ordner.</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>Das liegt neben der Sicherung, gehört aber nicht dazu und bleibt nur auf dem alten Laufwerk: {names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>Sie dürfen es nicht lesen</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>es konnte nicht gelesen werden</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>es änderte sich immer wieder, während es gelesen wurde</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>ein anderes Programm benutzte es und gab es nicht rechtzeitig frei</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>es gehört zu einer Datenbank, die nicht kopiert werden konnte</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>sein Dateisystem nennt eine falsche Größe</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>es antwortet nicht</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>es ist inzwischen verschwunden</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>es wurde gerade in diesen Ordner verschoben; die nächste Sicherung kopiert es</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>es enthält keine Daten zum Kopieren</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>er ist nicht eingehängt; seine letzte Kopie bleibt in der Sicherung. Schließen Sie ihn vor der nächsten an oder entsperren Sie ihn</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>das Dateisystem nimmt seinen Namen nicht an</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>es ist zu groß für das Dateisystem</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>das Dateisystem nimmt es nicht an</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>er ist gesperrt; seine letzte Kopie bleibt in der Sicherung. Entsperren Sie ihn vor der nächsten</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>er ist leer, als wäre sein Laufwerk nicht eingehängt; seine letzte Kopie bleibt in der Sicherung</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>die meisten seiner Dateien sind weg; ihre Kopien bleiben in der Sicherung, bis Sie das bestätigen</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>es passte nicht auf das Laufwerk</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>auf dem Datenträger des Computers ist zu wenig Platz, um diese Datenbank sicher zu kopieren; ihre letzte Kopie bleibt in der Sicherung</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>es wurde ohne diese erweiterten Attribute kopiert</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>die Kopie auf dem Laufwerk ist beschädigt</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>die Kopie auf dem Laufwerk wurde nach der Sicherung geändert</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>die Kopie ist nicht mehr auf dem Laufwerk</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>dort ist schon etwas anderes; es wurde nicht angerührt</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>Rechte, Besitzer oder Attribute sind anders</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>es konnte nicht geschrieben werden</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>diese Version der Sicherung hat es nicht</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} ist Teil eines anderen Ordners, der gesichert wird.</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>Auf diesem Laufwerk läuft gerade eine Sicherung. Hier geht es weiter, wenn sie fertig ist.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>Eine Messung wurde unterbrochen, bevor sie den Schreibcache eines Laufwerks zurückstellen konnte; das Laufwerk ist deshalb vielleicht langsam. Stellen Sie ihn zurück: im Fenster auf der Karte des Laufwerks, im Terminal mit „shingleback test DEST --reset-write-cache“.</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>Jetzt: {action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>Das Laufwerk hat auf einen Befehl nicht rechtzeitig geantwortet. Mehr sagt „Was ist passiert?“.</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>Die Verbindung zum Laufwerk ist langsamer geworden, von {before_mbps} auf {now_mbps} Mbit/s: Sehen Sie nach dem Kabel und seinen Steckern.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>Die Spannung des Computers selbst ist eingebrochen: Sein Netzteil ist für ihn und das Laufwerk zu schwach.</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>Die Verbindung zum Laufwerk wurde zurückgesetzt. Mehr sagt „Was ist passiert?“.</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>Ein USB-Anschluss hat sich abgeschaltet, weil ihm etwas zu viel Strom entnommen hat.</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>Das Protokoll des Kernels lässt sich nicht mehr lesen. Von jetzt an bleiben kurze Zurücksetzungen der Verbindung unbemerkt.</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>Diese Sicherung liegt auf der Festplatte dieses Computers. Fällt die aus, ist die Sicherung mit Ihren Dateien verloren: Sichern Sie auch auf ein externes Laufwerk.</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>Es ist mehr zu kopieren, als jetzt auf das Laufwerk passt. Alte Versionen machen Platz, wenn das genügt. Sonst bleiben sie, und was nicht passt, wird ausgelassen.</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>„{path}“ wird in der Sicherung als der Ordner fortgeführt, der unter „{old}“ war: Seine Dateien sind dieselben.</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>Ordner haben alle oder die meisten ihrer Dateien verloren. Ist ein Laufwerk nicht angesteckt oder ein Cloud-Dienst abgemeldet, beheben Sie das. Haben Sie die Dateien selbst gelöscht, bestätigen Sie das.</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>{path} auf dem Laufwerk gehörte nicht zur Sicherung und stand im Weg. Es ist jetzt in {aside}.</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>Was auf dem Laufwerk war, aber nicht in der Dateiliste stand, liegt jetzt in {aside}.</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>Beschädigte Kopien auf dem Laufwerk, die aus Ihren Ordnern neu geschrieben wurden: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>Beschädigte Kopien, die mit einer anderen Kopie auf dem Laufwerk repariert wurden: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>Beschädigte Kopien, die mit Ihrem anderen Laufwerk repariert wurden: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>Beschädigte Kopien, die nicht repariert werden konnten, weil keine andere Kopie gefunden wurde: {count}. Die erste ist {path}.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>Ein Teil der Dateiliste auf dem Laufwerk ist beschädigt. Was darin stand, wird noch einmal kopiert.</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>Die Dateiliste auf dem Laufwerk ist verloren. Die Dateien daneben lassen sich noch von Hand kopieren. Die nächste Sicherung kopiert alles noch einmal und verschiebt, was ihr im Weg ist, nach .shingleback/found.</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>Die Dateiliste auf dem Laufwerk war verloren, und mit ihr die älteren Versionen. Sie wird aus Ihren Dateien neu erstellt. Was auf dem Laufwerk im Weg war, wird nach .shingleback/found verschoben.</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>Nichts auf dem Laufwerk zeigt mehr, ob seine Dateiliste vollständig ist; neuere Versionen können also fehlen. Die nächste Sicherung vergleicht alle Dateien.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>Ein Teil der Dateiliste auf dem Laufwerk war beschädigt oder fehlte. Er wurde aus der zweiten Kopie repariert, und von der Liste ist nichts verloren.</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>In den versteckten Ordnern auf dem Laufwerk lagen auch Teile der Liste einer anderen Sicherung. Sie haben jetzt andere Namen, und diese Sicherung ist nicht betroffen.</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>Nur eine der beiden Kopien der Dateiliste auf dem Laufwerk konnte geschrieben werden ({detail}). Die Sicherung ist vollständig, aber wenn diese Kopie beschädigt wird, gibt es keine andere. „lsattr -R“ zeigt geschützte Dateien.</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>Eine der beiden Kopien der Dateiliste auf dem Laufwerk ist beschädigt. Die andere ist heil, und die nächste Sicherung stellt die beschädigte daraus wieder her.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>Der versteckte Ordner .shingleback auf dem Laufwerk fehlt oder ist leer. Wenn er im Papierkorb liegt, stellen Sie ihn wieder her. Sonst ist verloren, was nur ältere Versionen hatten. Die Dateiliste gibt es noch in .shingleback-list, und die nächste Sicherung legt den Ordner neu an.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>Der versteckte Ordner .shingleback auf dem Laufwerk fehlte oder war leer. Er wurde aus .shingleback-list neu angelegt, aber was nur ältere Versionen hatten, ist verloren.</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>Auf dem Laufwerk war die Dateiliste einer anderen Sicherung, aber keine ihrer Dateien. Dies ist eine neue Sicherung. Die alte Liste heißt jetzt {aside}.</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>Dieser Computer konnte nicht festhalten, was jetzt auf dem Laufwerk ist. Die nächste Sicherung kann deshalb nicht erkennen, ob jemand es verändert. Schaffen Sie Platz auf dem Datenträger des Computers.</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>Die Dateiliste auf dem Laufwerk ist nicht die, die dieser Computer zuletzt geschrieben hat. Das ist normal, wenn das Laufwerk aus einem Abbild oder Klon wiederhergestellt wurde. Sonst hat das Laufwerk seine letzten Änderungen verloren, oder es ist ein anderes: Prüfen Sie, ob es Ihres ist. Alle Dateien werden noch einmal verglichen.</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>Die Dateiliste auf dem Laufwerk wurde verändert, nachdem dieser Computer sie geschrieben hat, und zwar nicht durch eine Sicherung. Prüfen Sie die Sicherung, und vertrauen Sie keinen Programmen, die Sie daraus wiederherstellen, es sei denn, Sie wissen, wer das war.</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>Der Computer {host} hat dieser Sicherung zum ersten Mal etwas hinzugefügt. Das ist normal, wenn Sie auch ihn auf dieses Laufwerk sichern. Sonst hatte jemand anderes das Laufwerk: Vertrauen Sie dem Hinzugefügten nicht.</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>Ein anderer Computer mit derselben Kennung, wahrscheinlich ein Klon von diesem, hat dieser Sicherung Versionen hinzugefügt. Sie bleiben, aber die neuesten Dateien sind nur die des Computers, der zuletzt gesichert hat. Sichern Sie jeden der beiden in einen eigenen Ordner.</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>Diese Sicherung ist auf einem anderen Dateisystem als zuvor oder hat ihre Beschreibung verloren, deshalb wird alles verglichen. Was fehlt, wird noch einmal gesendet. Namen, die dieses Dateisystem nicht aufnehmen kann, werden auf dem Laufwerk geändert.</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>Diese Sicherung ist auf einem anderen Laufwerk als bisher. Das ist normal, wenn Sie sie auf ein größeres Laufwerk oder in ein anderes Gehäuse umgezogen haben. Sonst prüfen Sie, ob das Laufwerk Ihres ist.</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>Einige Dateien hatten besondere Rechte (zum Beispiel setuid oder Capabilities). Sie wurden ohne diese Rechte wiederhergestellt.</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>Einige Ordner waren schon da, mit anderem Datum als in der Sicherung. Sie behalten es.</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>Shingleback läuft in einem Container, der die Besitzer mancher Dateien verbirgt; diese Dateien wurden ohne Besitzer gesichert. Eine Sicherung außerhalb des Containers trägt ihn nach.</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>Die Besitzer mancher Dateien sind nicht in der Sicherung. Diese Dateien gehören jetzt dem, der sie wiederhergestellt hat.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>Das Laufwerk meldete einen Fehler ({detail}). Die letzten Dateien werden noch einmal kopiert.</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>Die letzten Dateien waren nicht rechtzeitig auf dem Laufwerk. Sie werden beim nächsten Mal noch einmal kopiert.</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>Während dieser Sicherung warten weniger Daten als sonst im Arbeitsspeicher auf das Laufwerk, und der Computer wartet länger auf das Laufwerk.</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>Dateien auf dem Laufwerk sind geöffnet in: {programs}.</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>Das Laufwerk ist verschlüsselt. Es wird auf seine Passphrase gewartet.</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} wurde zum Ansehen geöffnet, nur zum Lesen, und ließ sich nicht wieder schließen. Werfen Sie das Laufwerk aus.</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>Dieser Computer lässt die Option {option} nicht zu. Das Laufwerk wird ohne sie geöffnet.</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>Das Laufwerk ist unter {path} so geöffnet, dass auch Lesen darauf schreibt: Etwas auf diesem Computer hat es zuerst geöffnet, oder so steht es in den Einstellungen (/etc/fstab). Öffnen Sie es ohne Zugriffszeiten neu.</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>Das Laufwerk ist bereit, aber ihm konnte nicht gemeldet werden, was frei ist. Seine Pflege versucht es noch einmal.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} ist kein Tempo. Das Tempo bleibt, wie es war.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>Ist „{path}“ der Ordner, der auf dem Computer {host} unter „{old}“ war? Die meisten seiner Dateien sind schon in der Sicherung. Wenn ja, wird nur übertragen, was sich geändert hat. Wenn nein, wird er als eigener Ordner gesichert.</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>Die Sicherung hat schon einen Ordner „{path}“ von einem Computer namens {host}. Ist das dieser Computer, vielleicht nach einer Neuinstallation? Wenn ja, wird mit seinen Ordnern weitergemacht. Wenn nicht, bekommen beide eigene Ordner.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>Das Laufwerk gab einen Fehler zurück ({detail}). Ein gezogenes Kabel oder ein Stromausfall kann diese Art von Dateisystem beschädigen: Hängen Sie es aus, und lassen Sie es prüfen und reparieren. Wenn nichts gefunden wird, versuchen Sie ein anderes Kabel oder einen anderen Anschluss.</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>Im Ordner der Sicherung hat etwas anderes den Namen {file}. Verschieben Sie es an einen anderen Ort, und beginnen Sie dann erneut.</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>Von der Sicherung in {path} ist nur noch die Dateiliste da (.shingleback-list), und keine der Dateien. Falls jemand sie gelöscht hat, sehen Sie im Papierkorb des Laufwerks nach.</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>{path} enthält nichts mehr von dem, was bei der letzten Sicherung darin war. Wenn sein Laufwerk nicht angesteckt ist, stecken Sie es an. Wenn Sie selbst alles gelöscht haben, bestätigen Sie das.</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>Das Laufwerk ist voll, bis auf die Reserve, die es gesund hält. Frühere Sicherungen sind unberührt. Schaffen Sie Platz auf dem Laufwerk, oder schließen Sie etwas aus.</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>Nicht alles passt auf das Laufwerk, auch nicht ohne alte Versionen, deshalb bleiben sie. Den meisten Platz braucht {path} ({size}). Gehört das nicht in die Sicherung, schließen Sie es aus. Sonst schaffen Sie Platz auf dem Laufwerk, oder nehmen Sie ein größeres. Die letzte vollständige Sicherung ist unberührt.</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>Neue Dateien brauchen den Platz von Versionen der letzten Wochen und Monate. Falls das ein Versehen ist, bleiben diese Versionen noch eine Woche. Den meisten Platz braucht {path} ({size}). Gehört das nicht in die Sicherung, schließen Sie es aus. Sonst geben Sie alte Versionen jetzt her.</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>Die Quelle ist auf {drive} selbst. Wählen Sie ein anderes Laufwerk oder eine Abbilddatei auf einem.</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} ist geöffnet ({point}), sodass sich Dateien während der Kopie ändern können. Schließen Sie es zuerst, und lassen Sie das Laufwerk angesteckt.</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} ist entsperrt. Schließen Sie es zuerst und lassen Sie das Laufwerk angeschlossen.</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>{device} wird als Auslagerungsspeicher benutzt. Schalten Sie das zuerst ab („sudo swapoff“) und lassen Sie das Laufwerk angeschlossen.</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>{device} wird von etwas benutzt, das sich von hier aus nicht schließen lässt: von einem anderen Programm, einer virtuellen Maschine oder einem Teil des Systems. Beenden Sie das zuerst und lassen Sie das Laufwerk angeschlossen.</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>{drive} muss streng von vorn nach hinten beschrieben werden (host-managed), und bei einer Kopie geht das nicht. Bereiten Sie es stattdessen für Sicherungen vor, und kopieren Sie die Dateien, oder ziehen Sie mit der Sicherung um.</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} ist Teil von etwas Größerem (RAID, LVM oder ein Dateisystem auf mehreren Laufwerken). Eine Kopie nur eines Teils wäre nutzlos und könnte die anderen beschädigen.</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>Zwei Laufwerke sehen genau wie {drive} aus. Ziehen Sie das ab, das Sie nicht kopieren wollen.</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} ist kleiner als das, was Sie kopieren wollen. Wählen Sie ein Laufwerk, das mindestens so groß ist.</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} ist leer, also gibt es nichts zu kopieren.</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} ist eine Kopie, die nie fertig wurde: Teile davon fehlen. Stellen Sie zuerst diese Kopie fertig oder kopieren Sie vom Original.</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>Ein anderes Programm hat {path} zum Schreiben geöffnet, deshalb kann sich die Datei während der Kopie ändern. Schließen Sie sie zuerst dort.</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>Den Ordner {path} für das Abbild gibt es nicht. Legen Sie ihn an, oder wählen Sie einen anderen.</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>Auf {drive} kann nichts kopiert werden: {reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} ist nur ein Teil von {drive}, und eine Kopie braucht ein Laufwerk als Ganzes. Wählen Sie das ganze: {whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>Die Verbindung zu einem der beiden Laufwerke ist abgebrochen. Was kopiert wurde, bleibt erhalten. Schließen Sie beide Laufwerke an, um fortzufahren.</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>Der Plan für {drive} gilt nicht mehr, denn eines der beiden Laufwerke hat sich inzwischen geändert. Es wurde nichts getan. Prüfen Sie den neuen Plan.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} gibt es schon und wird nicht ersetzt. Wählen Sie einen anderen Namen oder entfernen Sie es zuerst.</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>Für das Abbild ist nicht genug Platz. Schaffen Sie welchen oder wählen Sie einen anderen Ordner und beginnen Sie dann noch einmal.</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>Die Partitionstabelle zählt in Sektoren von {unit_bytes} Bytes, aber {drive} hat Sektoren von {sector_bytes}. Die Kopie wäre nicht lesbar. Kopieren Sie eine einzelne Partition statt des ganzen Laufwerks.</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} hat Sektoren von {sector_bytes} Bytes, aber das Dateisystem benutzt Blöcke von {unit_bytes}, sodass sich die Kopie nicht öffnen ließe. Bereiten Sie das Laufwerk vor, und kopieren Sie stattdessen die Dateien.</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>Die Kopie braucht eine eigene Kennung, aber dieses Dateisystem ({filesystem}) kann beim Kopieren keine erhalten. Kopieren Sie es in eine Abbilddatei, oder richten Sie das Laufwerk ein und kopieren Sie die Dateien.</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>{count} Teile der Kopie weichen von der Quelle ab. Eines der Laufwerke, ein Kabel oder der Speicher des Computers ist fehlerhaft. Löschen Sie das alte Laufwerk nicht. Versuchen Sie ein anderes Kabel oder einen anderen Anschluss, und beginnen Sie noch einmal.</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>Auf der Kopie fehlen vielleicht Dateien, denn die Belegungsliste des Dateisystems ist falsch. Löschen Sie das alte Laufwerk nicht. Beginnen Sie neu, und kopieren Sie auch unbenutzte Bereiche.</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>Ein anderes Laufwerk wird gerade kopiert. Warten Sie, bis das fertig ist, und beginnen Sie dann noch einmal.</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>Die Kopie ist nicht fertig und kann deshalb noch nicht geöffnet werden. Mit denselben beiden Laufwerken kann sie fortgesetzt werden.</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} steht nicht in der Liste der unfertigen Kopien und Umzüge.</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>Der Stand der Kopie ließ sich auf diesem Computer nicht speichern ({detail}). Prüfen Sie, ob sein Datenträger voll ist.</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>{path} ist der Ordner der Sicherung, oder einer liegt im anderen. Wählen Sie einen Ordner auf einem anderen Laufwerk.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} gibt es schon und wird nicht ersetzt. Wählen Sie einen leeren Ordner oder einen freien Namen.</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>Der Umzug einer anderen Sicherung nach {path} wurde unterbrochen. Führen Sie ihn zu Ende, oder wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>Das neue Laufwerk ({filesystem}) kann nicht alles aufnehmen, was diese Sicherung hat: Einige Namen, Links, Rechte oder große Dateien gingen verloren. Formatieren Sie es zuerst mit ext4, btrfs oder XFS, oder beginnen Sie dort eine neue Sicherung.</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>Auf dem neuen Laufwerk ist nicht genug Platz für alle Versionen dieser Sicherung. Wählen Sie ein größeres, oder schaffen Sie Platz; dann beginnen Sie noch einmal. Das alte Laufwerk hat alles.</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>Auf dem neuen Laufwerk weichen {count} Dateien von dem ab, was geschrieben wurde. Das Laufwerk, ein Kabel oder der Speicher des Computers ist fehlerhaft. Lassen Sie das alte Laufwerk, wie es ist. Versuchen Sie ein anderes Kabel oder einen anderen Anschluss, und beginnen Sie noch einmal.</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>Die Sicherung ist noch nicht umgezogen, und das alte Laufwerk hat noch alles. Beginnen Sie mit denselben beiden Ordnern noch einmal, um fortzufahren.</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>Das sind zwei Kopien einer Sicherung, also gibt es nichts zusammenzuführen. Verschieben Sie eine davon.</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>Beide Sicherungen haben den Ordner {path}, jede mit einer eigenen Geschichte. Nur Sicherungen verschiedener Ordner lassen sich zusammenführen. Verschieben Sie stattdessen jede in einen eigenen Ordner.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), antwortet nicht. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Starten Sie ihn mit `sudo systemctl restart udisks2` neu, oder starten Sie den Computer neu.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>Der Systembus (D-Bus) ist nicht erreichbar. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Starten Sie ihn mit `sudo systemctl start dbus`; in einem Container geben Sie /run/dbus frei.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), ist nicht installiert. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Installieren Sie ihn; auf Debian und Ubuntu: `sudo apt install udisks2`.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>Der Dienst, der die Laufwerke kennt (UDisks2), ist installiert, aber nicht gestartet. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. `systemctl status udisks2` zeigt den Grund.</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>Dieser Computer lässt Sie den Dienst, der die Laufwerke kennt (UDisks2), nicht benutzen. Deshalb können keine Laufwerke gezeigt werden. Sicherungen in Ordner funktionieren auch ohne ihn. Fragen Sie den Administrator.</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>Nennen Sie die Ordner, die gesichert werden sollen, und zuletzt den Ort für die Sicherung.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>Es gibt keinen Ordner {path}. Stecken Sie das Laufwerk an, oder prüfen Sie den Namen.</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} ist eine Datei. Nennen Sie einen Ordner auf dem Laufwerk.</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} ist auf einem Laufwerk, das sich nur lesen lässt. Ziehen Sie es ab, stecken Sie es wieder an, und lassen Sie es prüfen.</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} liegt auf einem Windows-Laufwerk (NTFS), das nur gelesen werden kann. Meist ist Windows nicht vollständig heruntergefahren: Starten Sie Windows, schalten Sie in den Energieoptionen den „Schnellstart“ aus, und fahren Sie es herunter. Stecken Sie das Laufwerk dann wieder an. Wenn es nicht an Windows liegt, lassen Sie das Laufwerk prüfen.</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>Sie dürfen nicht in {path} schreiben. Wählen Sie einen anderen Ordner, oder lassen Sie sich Schreibrechte dafür geben.</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>Das ist für dieses Laufwerk jetzt nicht möglich.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} liegt nicht auf einem externen Laufwerk. Nennen Sie einen Ordner auf dem Laufwerk, das gepflegt werden soll, oder sein Gerät.</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>Eine Sicherung, ein Umzug oder eine Prüfung benutzt diesen Ordner noch. Lassen Sie das zu Ende gehen, und beginnen Sie dann noch einmal.</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>In diesen Ordner wurde eine Sicherung verschoben, und das Verschieben wurde nicht beendet. Beenden Sie es oder wählen Sie einen anderen Ordner. Um darauf zu verzichten, entfernen Sie dort zuerst den versteckten Ordner {folder}.</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>Die Sicherung, die in {path} war, ist nicht da. Stecken Sie ihr Laufwerk an, oder beginnen Sie dort eine neue Sicherung.</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>Die Sicherung in {path} ist eine andere als vorher. Stecken Sie das richtige Laufwerk an, oder bestätigen Sie, dass diese fortgesetzt werden soll.</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>In {path} ist keine Sicherung. Nennen Sie den Ordner, der .shingleback enthält.</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>Sie dürfen die Sicherung dort nicht lesen. Wer sie angelegt hat, darf es, und auch der Administrator.</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>Diese Sicherung wurde mit einem neueren Shingleback angelegt. Installieren Sie diese Version, um sie zu benutzen.</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>Diese Sicherung stammt von einer frühen Testversion von Shingleback, und diese Version kann sie nicht fortsetzen. Ihre Dateien sind gewöhnliche Dateien, die Sie mit jedem Programm kopieren können; wählen Sie für neue Sicherungen einen anderen Ordner.</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>{file} im Ordner .shingleback der Sicherung ist beschädigt. Ihre Dateien daneben lassen sich noch von Hand kopieren.</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>Es gibt keine Version {version}. `shingleback versions` zeigt, welche es gibt.</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>Diese Version hat keinen Ordner {path}. Sehen Sie im Ordner darüber nach oder in einer anderen Version.</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>In der Sicherung ist keine Datei, die getestet werden könnte. Sichern Sie zuerst und versuchen Sie es dann noch einmal.</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} taugt nicht dazu, etwas auszuschließen. Schreiben Sie zum Beispiel *.iso oder Downloads/.</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} liegt in keinem der Ordner, also gibt es nichts auszulassen. Prüfen Sie den Namen.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} ist kein Tempo. Sagen Sie gentle, balanced oder full, oder Megabyte pro Sekunde, zum Beispiel 15.</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} ist kein Teil. Sagen Sie zum Beispiel 3/30 für den dritten von dreißig Teilen.</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>Ein anderes Programm hat das Laufwerk während der Messung gefüllt, deshalb endete sie. Schaffen Sie Platz auf dem Laufwerk und beginnen Sie neu.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>Das Laufwerk ist weg oder antwortet nicht, deshalb endete die Messung. Schließen Sie es wieder an und beginnen Sie neu: Was die Messung dort zurückgelassen hat, wird dann entfernt.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>Ein Teil des Programms wurde unerwartet beendet, vielleicht weil der Arbeitsspeicher nicht reichte. Starten Sie die Messung erneut: Was sie auf dem Laufwerk hinterlassen hat, wird dann entfernt.</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>Diese Messung braucht mindestens {least} auf dem Laufwerk und findet {room}. Schaffen Sie dort zuerst Platz.</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>Diese Messung schreibt mindestens {least} und braucht darum ein größeres Budget.</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>Nur ein leeres Laufwerk wird gefüllt: Weniger als ein Zehntel davon darf belegt sein. Es wurde nichts geschrieben.</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>Ein ganzes Laufwerk wird nur gelesen. Wählen Sie position, random-read, readers oder sequential.</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>{path} zu lesen erfordert Verwaltungsrechte. Vermessen Sie stattdessen einen Ordner auf dem Laufwerk.</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} liegt in der Sicherung in {backup}, und deren nächster Lauf könnte entfernen, was eine Messung braucht. Vermessen Sie stattdessen den Ordner der Sicherung selbst.</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} hat keine Zonen, die der Computer sieht. Nur Laufwerke der Art „host-managed“ und „host-aware“ zeigen sie; die meisten SMR-Laufwerke behalten ihre für sich.</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>Die Zonen zu lesen erfordert Verwaltungsrechte. Speichern Sie die Ausgabe von „sudo blkzone report {path}“ in einer Datei und öffnen Sie stattdessen diese Datei.</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>Der Schreibcache des Laufwerks lässt sich nicht umschalten: Das Laufwerk oder sein Gehäuse bietet das nicht an, oder es wurde nicht erlaubt. Lassen Sie den Test write-cache weg.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>Eine frühere Messung wurde unterbrochen, bevor sie den Schreibcache des Laufwerks zurückstellen konnte, und jetzt wurde das nicht erlaubt. Versuchen Sie es noch einmal und geben Sie auf Nachfrage das Passwort ein.</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>In {path} läuft schon eine Messung. Warten Sie, bis sie zu Ende ist, und beginnen Sie dann noch einmal.</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>Die Einstellungen in {path} sind nicht zu verstehen ({detail}). Bringen Sie die Datei in Ordnung, oder entfernen Sie sie.</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>Ihre Einstellungen in {path} stammen von einer neueren Version von Shingleback und bleiben, wie sie sind. Installieren Sie die neueste Version, um sie zu benutzen.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>Was Sie gewählt haben, konnte nicht in {path} gespeichert werden ({detail}). Prüfen Sie, ob Sie in diesen Ordner schreiben können.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>Was Sie gewählt haben, konnte nicht in {path} gespeichert werden ({detail}). Schaffen Sie dort Platz und versuchen Sie es dann erneut.</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>Der Timer konnte nicht geändert werden ({detail}). Tägliche Sicherungen beginnen, solange Shingleback geöffnet oder im Infobereich ist.</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>In {path} lässt sich nichts ablegen ({detail}). Wählen Sie einen anderen Ordner.</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>In {path} ist kein Platz mehr. Wählen Sie einen anderen Ordner, oder stellen Sie weniger auf einmal wieder her.</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>Laut der Sicherung waren diese Dateien in {places}. Von dort hat dieser Computer noch nie Dateien gesichert. Stellen Sie sie in einem anderen Ordner wieder her, oder bestätigen Sie, dass sie dorthin dürfen.</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} liegt in der Sicherung selbst. Wählen Sie einen Ordner, der woanders liegt.</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>Das Laufwerk wurde getrennt. Was darauf ist, ist sicher, und das nächste Mal wird kopiert, was noch fehlt.</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>Das Laufwerk hat nicht angenommen, was geschrieben wurde ({detail}). Versuchen Sie ein anderes Kabel oder einen anderen Anschluss. Wenn es wieder vorkommt, lassen Sie den Zustand des Laufwerks prüfen.</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>Das Dateisystem auf dem Laufwerk ist beschädigt ({detail}). Hängen Sie es aus, und lassen Sie es prüfen und reparieren, bevor wieder darauf geschrieben wird.</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>Das Dateisystem auf dem Laufwerk widerspricht sich: Es meldet, dass ein Name vergeben ist, und dass nichts diesen Namen hat. NTFS tut das, nachdem es voll war. Hängen Sie das Laufwerk aus und wieder ein, und starten Sie dann noch einmal, um fortzufahren. Wenn das nicht hilft, prüfen und reparieren Sie das Dateisystem.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>In der Sicherung auf dem Laufwerk darf etwas nicht geändert werden ({detail}). lsattr -R und ls -l zeigen, was geschützt ist oder jemand anderem gehört. Machen Sie das rückgängig und starten Sie noch einmal: Die Sicherung macht dort weiter, wo sie aufgehört hat.</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>Das Laufwerk lässt sich nur noch lesen, daher konnte nichts mehr geschrieben werden. Ziehen Sie es ab, stecken Sie es wieder an, und lassen Sie es prüfen.</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>{path} wurde während dieses Laufs gelöscht, umbenannt oder verschoben. Wenn es noch da ist, verschieben Sie es zurück und starten Sie dann erneut.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>Etwas in der Sicherung auf dem Laufwerk lässt sich dort nicht in einen anderen Ordner verschieben ({detail}). Machen Sie aus dem Ordner, in dem es ist, wieder einen gewöhnlichen: Kopieren Sie ihn, entfernen Sie ihn, und geben Sie der Kopie seinen Namen.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path} in der Sicherung auf dem Laufwerk ist ein Subvolume, also kann nichts dorthin oder von dort verschoben werden. Machen Sie wieder einen gewöhnlichen Ordner daraus.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>{path} in der Sicherung auf dem Laufwerk ist ein Einhängepunkt, also kann nichts dorthin oder von dort verschoben werden. Hängen Sie aus, was dort eingehängt ist, und starten Sie dann neu.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>{path} in der Sicherung auf dem Laufwerk hat eine andere Projekt-ID als der Rest, also verschiebt das Dateisystem nichts zwischen ihnen. Geben Sie der ganzen Sicherung eine einzige Projekt-ID: lsattr -pR zeigt sie, chattr -p ändert sie.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path} in der Sicherung auf dem Laufwerk ist mit einem anderen Schlüssel verschlüsselt als der Rest, also verschiebt das Dateisystem nichts zwischen ihnen. Machen Sie wieder einen gewöhnlichen Ordner daraus.</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>Die Sicherung ist auf einem Overlay-Dateisystem, das den Ordner {path} nicht aus seiner unteren Schicht verschieben kann. Hängen Sie es mit redirect_dir=on ein, oder sichern Sie auf ein gewöhnliches Dateisystem.</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>Das Laufwerk ließ sich nicht lesen ({detail}). Versuchen Sie ein anderes Kabel oder einen anderen Anschluss. Wenn es wieder vorkommt, lassen Sie den Zustand des Laufwerks prüfen.</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>Das Laufwerk antwortet nicht. Vielleicht ist es mit sich selbst beschäftigt: Warten Sie einige Minuten und starten Sie dann erneut.</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} antwortet nicht. Prüfen Sie, ob der Computer oder das Programm, das diesen Ordner bereitstellt, läuft und verbunden ist, und starten Sie dann erneut. Was schon kopiert ist, ist sicher.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>Ein Teil des Programms wurde unerwartet beendet, vielleicht weil der Speicher des Computers nicht ausreichte. Schon kopierte Dateien sind sicher, und der nächste Versuch macht dort weiter.</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>Gestoppt. Die nächste Sicherung kopiert, was noch fehlt.</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>Angehalten. Was bisher wiederhergestellt wurde, ist vollständig. Stellen Sie noch einmal wieder her, um den Rest zu bekommen.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Gestoppt.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} ist nicht auf einem Laufwerk, das man abziehen kann.</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>Das Laufwerk wird benutzt. Schließen Sie die Programme und Fenster, die seine Dateien zeigen, und versuchen Sie es dann noch einmal.</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>Das Laufwerk ließ sich nicht auswerfen ({detail}). Ziehen Sie es noch nicht ab. Versuchen Sie es noch einmal, oder fahren Sie den Computer herunter.</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>Niemand kann sagen, ob das Laufwerk fertig geschrieben hat. Ziehen Sie es noch nicht ab, und werfen Sie es in einigen Minuten noch einmal aus.</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>Das Laufwerk ist noch eingehängt ({path}). Ziehen Sie es noch nicht ab. Hängen Sie es aus, und versuchen Sie es dann noch einmal.</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>Gestoppt. Vielleicht schreibt das Laufwerk noch: Ziehen Sie es nicht ab, und werfen Sie es noch einmal aus.</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>{path} lässt sich nicht lesen ({detail}).</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>Die Laufwerkstabelle in {path} ist nicht zu verstehen ({detail}). Bringen Sie die Datei in Ordnung, oder legen Sie sie woanders hin.</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>Sagen Sie etwas über das Laufwerk: --model, --usb, --capacity, --smartctl oder --sysfs.</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} ist kein angestecktes Laufwerk. Der Befehl `drives` zeigt, welche angesteckt sind.</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>Sie dürfen auf diesem Computer das Protokoll des Kernels nicht lesen. Führen Sie den Befehl mit sudo aus, oder bitten Sie um Aufnahme in die Gruppe systemd-journal. Oder speichern Sie das Protokoll als Administrator in eine Datei (dmesg &gt; log.txt), und geben Sie sie mit --kernel-log an.</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} enthält weder ein Kernel-Protokoll noch einen SMART-Bericht. `journalctl -k &gt; log.txt` speichert ein Protokoll, `sudo smartctl -x /dev/sdX &gt; report.txt` einen Bericht.</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>{drive} kann nicht vorbereitet werden: {reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} ist nicht mehr so, wie Sie es bestätigt haben (anders: {what}). Es wurde nichts daran geändert. Sehen Sie sich die Laufwerke noch einmal an.</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} ist nur ein Teil von {drive}, und ein Laufwerk wird als Ganzes vorbereitet. Nennen Sie das ganze: {whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>Was --identity sagt, ist nicht zu verstehen. Geben Sie es genau so an, wie `prepare --dry-run --json` es genannt hat.</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>Dieser Computer würde {drive} jetzt anders vorbereiten, als es gezeigt wurde: Inzwischen wurde etwas installiert oder entfernt. Es wurde nichts geändert. Sehen Sie sich den Plan noch einmal an.</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>Alles auf {drive} wird gelöscht. Um das zu bestätigen, nennen Sie es genau so: {name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>Das Profil {profile} lässt sich auf diesem Computer nicht anlegen: {reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>Der Name „{label}“ ist zu lang für ein Laufwerk dieser Art. Wählen Sie einen mit höchstens {most} Buchstaben.</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>Ein Laufwerk kann nicht „{label}“ heißen. Verwenden Sie Buchstaben und Ziffern, und beginnen Sie mit einem dieser Zeichen.</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>Ein verschlüsseltes Laufwerk braucht eine Passphrase. Geben Sie zweimal dieselbe ein, und bewahren Sie sie dort auf, wo Sie sie wiederfinden.</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>Das ist nicht die Passphrase des Laufwerks. Geben Sie sie noch einmal ein.</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>Dieser Computer hat das nicht erlaubt. Falls er nach einem Passwort gefragt hat, versuchen Sie es noch einmal und geben Sie es ein; sonst melden Sie sich am Computer selbst an, oder fragen Sie seinen Administrator.</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>Nicht gelungen: {step}. {state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>Die Vorbereitung wurde gestoppt, bevor sie vollständig war. {state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>Das Laufwerk wurde formatiert, aber nicht so, wie es bei einem SMR-Laufwerk sein soll: {detail}. Bereiten Sie es noch einmal vor.</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>{device} enthält nichts, was sich öffnen ließe. Bereiten Sie es zuerst für Sicherungen vor.</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>Das Laufwerk ließ sich nicht öffnen. Ziehen Sie es ab, stecken Sie es wieder an, und versuchen Sie es noch einmal.</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>Programme benutzen das Laufwerk. Schließen Sie, was Sie dort geöffnet haben, und versuchen Sie es dann noch einmal.</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>Niemand kann sagen, ob das geschehen ist: Der Dienst, der die Laufwerke kennt (UDisks2), hat nicht geantwortet. Warten Sie eine Minute, und sehen Sie noch einmal nach dem Laufwerk.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} ist nicht auf einem Laufwerk, das man abziehen kann, und bleibt geöffnet, wie es ist. Eine Sicherung bittet das System, nicht zu notieren, wann sie Ihre Dateien und Ordner dort gelesen hat. Bei Dateien anderer Leute und bei Verknüpfungen notiert das System es trotzdem: jedes Mal ein kleiner Schreibvorgang.</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} ist verschlüsselt. Geben Sie seine Passphrase ein, um es zu öffnen.</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>Das Laufwerk ließ sich nicht schließen ({detail}). Ziehen Sie es noch nicht ab. Versuchen Sie es noch einmal, oder fahren Sie den Computer herunter.</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device} bietet diese Einstellung so, wie es angeschlossen ist, nicht an.</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>Dafür muss das Hilfsprogramm von Shingleback vom Administrator dieses Computers installiert werden: sudo packaging/install-helper, im Ordner von Shingleback.</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>Das Hilfsprogramm von Shingleback hat das nicht getan: {reason}.</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>Alles ist weggeschrieben, aber der Dienst, der Laufwerke auswirft (UDisks2), antwortet nicht. Ziehen Sie das Laufwerk noch nicht ab. Werfen Sie es in Ihrer Dateiverwaltung aus, oder fahren Sie den Computer herunter.</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>Dieser Computer konnte dem Programm nicht geben, was es braucht ({detail}). Am Laufwerk liegt es nicht. Schließen Sie andere Programme und versuchen Sie es dann noch einmal.</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>Das Programm konnte seine eigenen Daten auf der Festplatte dieses Computers nicht lesen oder speichern ({detail}). Sorgen Sie dafür, dass sie freien Platz hat, und beginnen Sie dann noch einmal.</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>{path}, wo Shingleback seine eigenen Dateien ablegt, ist nicht da. Wenn es auf einer Festplatte liegt, die nicht eingehängt ist, hängen Sie sie ein. Setzen Sie sonst HOME auf einen Ordner, der Ihnen gehört. Starten Sie dann erneut.</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>Shingleback darf nicht nach {path} schreiben, wo es notiert, was auf dem Laufwerk ist. Machen Sie diesen Ordner zu Ihrem eigenen, oder setzen Sie HOME auf einen eigenen Ordner. Beginnen Sie dann noch einmal.</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>Im Programm selbst ist etwas schiefgegangen ({detail}). Ihre Dateien sind unberührt. Bitte melden Sie es.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>Es gibt keinen Ordner {path}. Prüfen Sie seinen Namen, oder stecken Sie das Laufwerk an, auf dem er liegt.</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} ist eine Datei. Nennen Sie den Ordner, in dem sie liegt.</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>Den Ordner {path} dürfen Sie nicht lesen. Wählen Sie einen anderen, oder fragen Sie seinen Eigentümer.</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>Der Ordner {path} kann nicht gelesen werden: {detail}. Prüfen Sie das Laufwerk oder die Verbindung zum Server, auf dem er liegt.</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>In {path} gibt es nichts zu sichern, daher wurde keine Sicherung gemacht. Falls das Laufwerk dazu nicht angeschlossen ist, schließen Sie es an.</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>Es gibt noch keine Sicherung: Keine einzige Datei konnte gelesen werden. Der Grund steht jeweils bei der Datei oder dem Ordner.</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} liegt in der Sicherung selbst, {destination}. Wählen Sie einen Ordner, der woanders liegt.</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>Wird geladen…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>Dieser Ordner war leer.</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>Keine Version hat eine Datei oder einen Ordner mit „{text}“ im Namen.</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>Es gibt noch mehr. Suchen Sie nach einem längeren Namen.</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>Zwischen diesen beiden Versionen hat sich nichts geändert.</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>Zwischen diesen beiden Versionen haben sich nur Ordner geändert.</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Warum ist es ab und zu langsam?</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>Warum dauert das so lange?</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>Woher weiß man das?</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>Warum ist es jetzt so langsam?</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>Warum antwortet es nicht?</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>Warum ruht es?</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>Warum arbeitet es weiter?</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Genügt ein Laufwerk?</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>Warum ist es verschwunden?</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>Warum ist es schon voll?</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>Was bedeutet so ein Fehler?</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>Das Laufwerk hat noch wenig zu tun.</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>Das Laufwerk schreibt, was es bekommt.</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>Das Laufwerk hat Ruhe und kann aufräumen.</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>Das Laufwerk schreibt fertig, was es bekommen hat.</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>Alles ist geschrieben, und das Laufwerk wurde freigegeben.</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>Das Laufwerk antwortet gerade nicht.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>Das Laufwerk wurde abgezogen oder antwortet nicht mehr.</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>Shingleback kopiert eine Datei nach der anderen und stellt zwischendurch sicher, dass sie wirklich auf dem Laufwerk sind.</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>Shingleback wartet auf das Laufwerk. Es ist nichts schiefgegangen.</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>Shingleback bringt zuerst in Sicherheit, was schon kopiert ist.</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>Shingleback macht nichts mit dem Laufwerk.</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>Shingleback sichert gerade nicht auf das Laufwerk.</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>Die Sicherung wurde vorzeitig beendet. Was sicher auf dem Laufwerk war, bleibt, und die nächste Sicherung macht dort weiter.</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>Viele Laufwerke sind anfangs schnell und nach einigen Gigabyte langsam. Pausen von einer halben Minute können vorkommen.</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>Das kann Minuten dauern, und währenddessen bewegt sich kaum etwas.</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>Das Laufwerk kann summen, klicken und warm bleiben, obwohl nichts kopiert wird.</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>Es kann noch eine Weile von selbst arbeiten.</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>Das ist nicht normal und hat meist eine Ursache, die sich finden lässt.</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>Arbeiten Sie wie gewohnt weiter. Pausieren oder stoppen Sie, wann Sie möchten. Ziehen Sie das Laufwerk nicht ab.</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>Warten Sie ein wenig. Ziehen Sie das Laufwerk nicht ab.</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Werfen Sie das Laufwerk aus, bevor Sie es abziehen.</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>Shingleback öffnet die Sicherung auf dem Laufwerk.</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>Ein Laufwerk, das geschlafen hat, braucht einige Sekunden zum Aufwachen.</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>Shingleback sucht in Ihren Ordnern nach Dateien, die neu oder geändert sind.</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>Bei sehr vielen Dateien dauert das einige Minuten.</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>Jetzt ist es langsam. Es wird wieder schneller, wenn das Laufwerk Platz geschaffen hat.</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>Ein Laufwerk, das Platz schafft, kann ein bis zwei Minuten lang schweigen.</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>Das Laufwerk arbeitet für ein anderes Programm.</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>Shingleback lässt dem anderen Programm den Vortritt.</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>Zwei Programme zugleich würden das Laufwerk für beide langsam machen.</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>Shingleback macht Pause. Was bisher kopiert ist, ist sicher auf dem Laufwerk.</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>Machen Sie weiter, wann Sie möchten. Um das Laufwerk mitzunehmen, stoppen Sie und werfen es dann aus.</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>Alles ist kopiert. Shingleback stellt die neue Version fertig.</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>Das Laufwerk schreibt vielleicht noch.</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>Shingleback wartet, bis alles geschrieben ist, und gibt das Laufwerk dann frei.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>Das Laufwerk räumt von selbst auf.</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>Die Sicherung ist vollständig. Shingleback macht nichts mehr mit dem Laufwerk.</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>Wenn Sie Zeit haben, lassen Sie das Laufwerk noch eine Weile eingeschaltet. Werfen Sie es aus, bevor Sie es abziehen.</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>Das Laufwerk hat alles geschrieben, was es bekommen hat.</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>Shingleback ist mit dem Laufwerk fertig.</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>Manche Laufwerke drehen sich noch einige Sekunden.</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>Sie können das Laufwerk abziehen.</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>Das Laufwerk wird noch benutzt oder hat noch nicht fertig geschrieben.</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>Shingleback konnte das Laufwerk nicht freigeben.</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>Meist hat ein anderes Programm eine Datei oder einen Ordner des Laufwerks geöffnet.</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>Schließen Sie, was das Laufwerk benutzt, und werfen Sie es noch einmal aus. Ziehen Sie es noch nicht ab.</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>Das Laufwerk ist nicht mehr geöffnet, oder es wurde abgezogen.</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>Was vorher geschrieben wurde, bleibt auf dem Laufwerk.</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>Ein Laufwerk kann so lange aufräumen, dass der Computer es aufgibt. Das allein schadet nicht.</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>Lassen Sie es einige Minuten angesteckt. Kommt es nicht zurück, ziehen Sie es ab, stecken es an und beginnen noch einmal.</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>Auf dem Laufwerk ist kein Platz mehr.</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>Auch ältere Versionen brauchen Platz.</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>Löschen Sie dort, was Sie nicht brauchen, wählen Sie weniger Ordner, oder nehmen Sie ein größeres Laufwerk.</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>Das Laufwerk hat Fehler gemeldet.</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>Versuchen Sie es mit einem anderen Kabel und Anschluss. „Was ist passiert?“ sagt mehr.</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>Tun Sie, was dort steht, und beginnen Sie die Sicherung noch einmal.</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>Das Laufwerk ist angesteckt und geöffnet. Jedes Programm kann es benutzen.</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>Es kann nach dem Schreiben noch eine Weile arbeiten: Es räumt auf.</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>Benutzen Sie es, wie Sie möchten. Werfen Sie es aus, bevor Sie es abziehen.</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>Die Sicherung liegt auf der Festplatte dieses Computers.</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>Fällt die Festplatte aus, ist die Sicherung mit Ihren Dateien verloren.</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>Sichern Sie auch auf ein externes Laufwerk.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>Das Laufwerk ist angesteckt und nicht geöffnet.</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>Öffnen Sie es, um seine Dateien zu benutzen.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>Das Laufwerk ist angesteckt, aber nichts darauf lässt sich öffnen.</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>Um es hier zu benutzen, richten Sie es für Sicherungen ein. Dabei wird alles darauf gelöscht.</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} antwortet seit {time} nicht. Die Sicherung wartet darauf.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} antwortet seit {time} nicht. Die Sicherung wartet auf {server} ({kind}).</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} antwortet seit {time} nicht.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} antwortet seit {time} nicht. Der Ort liegt auf {server} ({kind}).</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>Bleibt es dabei, wird es in {time} ausgelassen.</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>Vielleicht muss das Laufwerk erst aufwachen.</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>Alles ist kopiert. Der Rest wird gerade auf das Laufwerk geschrieben.</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>Was schon kopiert ist, wird zuerst noch sicher auf das Laufwerk geschrieben.</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>Was bis jetzt kopiert ist, ist sicher auf dem Laufwerk. Machen Sie weiter, wann immer Sie möchten.</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>Ein Laufwerk hat einen Fehler gemeldet. Es dauert ein paar Sekunden, bis klar ist, ob es noch angeschlossen ist.</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>Ziehen Sie es noch nicht ab.</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>Die Sicherung ist vollständig</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>Die Sicherung ist vollständig, bis auf das, was unten steht</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>Die Sicherung konnte nicht beginnen</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>Das Laufwerk wurde getrennt</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>Das Laufwerk ist voll</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>Das Laufwerk hat Fehler gemeldet</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Sicherheitshalber nicht begonnen</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Gestoppt</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Im Programm selbst ist etwas schiefgegangen</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>Die Sicherung ist gelaufen, aber einige ihrer Dateien sind beschädigt</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>Seit der letzten Sicherung hat sich nichts geändert.</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>Seit der letzten Sicherung hat sich sonst nichts geändert.</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>Das Laufwerk antwortet seit {time} nicht. Viele Laufwerke machen solche Pausen, um aufzuräumen. Bitte lassen Sie es angesteckt.</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>Das Laufwerk wurde abgezogen, bevor es ausgeworfen war. Alles Gesicherte war vorher schon geschrieben. Werfen Sie es nächstes Mal zuerst aus.</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>Das Laufwerk ist nicht mehr geöffnet: Ein anderes Programm hat es geschlossen, oder es wurde abgezogen. Alles Gesicherte war vorher schon geschrieben.</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>Eine Frage, bevor die Sicherung beginnt</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>Das Laufwerk ist nicht mehr geöffnet</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>Ein anderes Programm hat es geschlossen, oder es wurde abgezogen.</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>Die nächste Sicherung kopiert, was noch fehlt.</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>Dateien, die schon darauf sind, sind sicher.</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>Stecken Sie das Laufwerk wieder an, um die Sicherung fortzusetzen.</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>Das Laufwerk kann noch nicht gefahrlos abgezogen werden.</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>Das Laufwerk kann gefahrlos abgezogen werden.</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} auf {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>Ihre Dateien werden kopiert.</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>Ruhepause für das Laufwerk</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>{files}, {size} bis jetzt</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>Das Laufwerk kann gefahrlos abgezogen werden</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>Das Laufwerk kann noch nicht abgezogen werden</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Werfen Sie das Laufwerk aus, bevor Sie es abziehen.</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>Es geht los</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>Änderungen werden gesucht</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>Es wird kopiert</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Es wird abgeschlossen</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>Die Pause beginnt</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>Es wird nachgesehen, ob das Laufwerk da ist</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Wird gestoppt</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>Das Laufwerk wird ausgeworfen</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>shingled</source>
            <translation>SMR</translation>
        </message>
        <message>
            <source>shingled (host-aware)</source>
            <translation>SMR (host-aware)</translation>
        </message>
        <message>
            <source>shingled (host-managed)</source>
            <translation>SMR (host-managed)</translation>
        </message>
        <message>
            <source>conventional</source>
            <translation>herkömmlich</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>ohne Anzeichen von SMR</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>keine Festplatte</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>ein SMR-Laufwerk (überlappende Spuren)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>ein SMR-Laufwerk (überlappende Spuren, host-aware)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>ein SMR-Laufwerk (überlappende Spuren, host-managed)</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>ein herkömmliches Laufwerk (CMR) ohne überlappende Spuren</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>keine Festplatte</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>Darauf ist schon eine Sicherung dieses Programms, von {folders}.</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>Dies ist {what}.</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>Sehr wahrscheinlich ist dies {what}.</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>Wahrscheinlich ist dies {what}.</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>Vielleicht ist dies {what}.</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>Nichts deutet darauf hin, dass dies ein SMR-Laufwerk (überlappende Spuren) ist. Das beweist nicht, dass es keines ist.</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>Daraus kann niemand sagen, ob dies ein SMR-Laufwerk (überlappende Spuren) ist.</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>es gibt veröffentlichte Berichte von solchen Laufwerken</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>der Hersteller sagt es</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>es war schon vor dem ersten SMR-Laufwerk im Handel, das 2013 kam</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>die Autoren von smartmontools haben es nachgeschlagen</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>Anwender haben es herausgefunden</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>das folgt aus Baureihe und Alter</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>das wurde noch nicht geprüft</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>Linux sieht die Zonen eines SMR-Laufwerks und nennt es {value}.</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>Das Laufwerk sagt Linux, dass es ein SMR-Laufwerk ist: {value}.</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>Das Protokoll von Linux nennt es ein SMR-Laufwerk: {value}.</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>Das Laufwerk sagt von sich, dass es ein SMR-Laufwerk ist: {value}.</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>Das Laufwerk meldet sich so, wie es nur host-managed Laufwerke tun.</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>Linux zählt darauf {count} Zonen. Nur SMR-Laufwerke haben Zonen.</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>Es ist über NVMe verbunden, wie SSDs es sind.</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>Es ist eine Speicherkarte.</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>Es sagt von sich, dass sich nichts darin dreht.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>Sein Name, {model}, ist der eines Laufwerks mit Flash-Speicher.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>Sein Name, {model}, ist der eines Speichersticks oder Kartenlesers.</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>Es fasst so wenig wie ein Speicherstick.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>Linux wurde gesagt, dass sich nichts darin dreht.</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>Es dreht sich und möchte von gelöschten Dateien erfahren (TRIM). Unter den Festplatten haben nur SMR-Laufwerke dafür Verwendung.</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>Es möchte von gelöschten Dateien erfahren (TRIM), wie SMR-Laufwerke und SSDs es tun. Ob sich etwas darin dreht, kann von hier aus niemand sagen.</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>smartctl zählt es zu: {family}.</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>In der Laufwerkstabelle steht zu {model}: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>Die Quellen sind sich über {model} nicht einig. Andere sagen: {recording}.</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>Nur der Anfang seines Namens ist bekannt, {model}. Für jedes Laufwerk der Tabelle, das es sein kann, gilt: {recording}.</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>Die Quellen sind sich über die Laufwerke nicht einig, die {model} sein können. Andere sagen: {recording}.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>Für Laufwerke dieser Größe mit der USB-Kennung {usb} ({family}) gilt: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>Für manche Laufwerke mit der USB-Kennung {usb} gilt: {recording}. Von außen lässt es sich nicht sagen.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>In Laufwerken dieser Größe mit der USB-Kennung {usb} steckt die Platte {inner}, und für sie gilt: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>Für Laufwerke mit der USB-Kennung {usb} gilt in den Größen, die die Tabelle kennt: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} wird mit einer Festplatte verkauft, die so aufzeichnet: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>Manche Laufwerke in der Schachtel {model} sind anders: {recording}; die Schachtel sagt nicht, welche.</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} wird mit der Festplatte {inner} verkauft, die so aufzeichnet: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>Als Faustregel gilt für {family}: {recording}.</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>Andere sagen über {family}: {recording}.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>Linux wurde gesagt, dass sich nichts darin dreht. Adapter irren sich darin oft.</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>Es möchte nicht von gelöschten Dateien erfahren (TRIM). Das beweist nichts: Viele SMR-Laufwerke wollen es nicht.</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>Linux sieht keine Zonen. Das beweist nichts: Die SMR-Laufwerke, die man zu Hause hat, verbergen sie.</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>Es spricht die einfache Art von USB, und die verbirgt, was ein Laufwerk von sich sagt.</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>Es ist eine Festplatte, und nichts spricht für oder gegen überlappende Spuren (SMR).</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>Es ist zu wenig darüber bekannt. Sein Modellname würde helfen, oder seine USB-Kennung und seine Größe.</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>Die Laufwerkstabelle enthält {model} nicht.</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>Die Laufwerkstabelle enthält die USB-Kennung {usb} nicht. Viele Gehäuse verbergen die Platte, die darin steckt.</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>Die USB-Kennung {usb} wird für mehrere Laufwerke verwendet: Die Größe des Laufwerks würde mehr verraten.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>Es wurde hier am {date} gemessen und verhält sich wie ein SMR-Laufwerk mit einem Cache auf den Scheiben.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>Es wurde hier am {date} gemessen und verhält sich wie ein SMR-Laufwerk, das alles in ein Protokoll schreibt.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>Es wurde hier am {date} gemessen und verhält sich wie ein herkömmliches Laufwerk.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>Es wurde hier am {date} gemessen und verhält sich wie ein Laufwerk ohne bewegliche Teile.</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>Es ist ein Modell und wurde so gemacht, dass es wie ein SMR-Laufwerk schreibt.</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>Aus {path} ließ sich nichts über ein Laufwerk lesen.</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>%Ln Zeile geändert</numerusform>
                <numerusform>%Ln Zeilen geändert</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>%Ln Zeile hinzugefügt</numerusform>
                <numerusform>%Ln Zeilen hinzugefügt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>%Ln Zeile entfernt</numerusform>
                <numerusform>%Ln Zeilen entfernt</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>In der späteren Version: {changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>Die spätere Version ist {size} größer.</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>Die spätere Version ist {size} kleiner.</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>Beide Versionen sind gleich groß.</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>Beide sind dieselbe Version.</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>Beide beginnen mit demselben Text.</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}. Verglichen wurde nur der Anfang der Datei.</translation>
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
            <translation>Bitte warten</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>Das haben Sie gewählt.</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>Das beste Dateisystem wird gesucht…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}, verschlüsselt</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>Für dieses Laufwerk gibt es keinen Plan</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>Es ist nichts darauf, was sich erkennen lässt.</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>nicht erkannt</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{backups} von {folders}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{backups} mit {versions} von {folders}, die letzte: {day}</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln Sicherung</numerusform>
                <numerusform>%Ln Sicherungen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln Version</numerusform>
                <numerusform>%Ln Versionen</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>was darin ist, lässt sich ohne Öffnen nicht sehen</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>{used} belegt</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>mindestens {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>USB-Anschluss {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>USB-Anschluss {port}, {device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>Das Laufwerk</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Fragen</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>Was und wann</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Schritt {number} von {count}</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%Ln Problem</numerusform>
                <numerusform>%Ln Probleme</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>Woche ab {date}: {said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln Mal</numerusform>
                <numerusform>%Ln Mal</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>Sicherungen in %Ln Woche</numerusform>
                <numerusform>Sicherungen in %Ln Wochen</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Prüfungen</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>Prüfungen in %Ln Woche</numerusform>
                <numerusform>Prüfungen in %Ln Wochen</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Pflege</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>Pflege in %Ln Woche</numerusform>
                <numerusform>Pflege in %Ln Wochen</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>Ruhe</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>Ruhe in %Ln Woche</numerusform>
                <numerusform>Ruhe in %Ln Wochen</numerusform>
            </translation>
        </message>
    </context>
</TS>
