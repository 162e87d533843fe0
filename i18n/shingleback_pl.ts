<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>Wszystkie biblioteki i ich licencje</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>O programie Shingleback</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>Coś jest nie tak? Można zapisać raport i dołączyć go do zgłoszenia błędu pod adresem {address}. Nie zawiera nazw plików, dysków ani osób.</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>Zapisz &amp;raport…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Bez żadnej gwarancji.</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>Okno rysują Qt i PySide6 {version}. Są używane na licencji GNU Lesser General Public License w wersji 3.</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>Teksty licencji: {folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>Dostosuj</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>W toku. Może pojawić się pytanie o hasło.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wczytywanie…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>Wyłącz UAS</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>Używaj znów UAS</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>Nigdy nie zatrzymuj</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>Zatrzymaj po godzinie</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>Jak ustawił producent</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>Kiedy to pomaga?</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>Nie parkuj głowic</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>Parkuj je, jak ustawił producent</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>Własna kopia</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>Na zmianę z dyskiem zestawu {name}</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>Oba dyski otrzymują te same foldery. Trzymaj jeden z nich gdzie indziej i od czasu do czasu je zamieniaj.</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Dlaczego tak jest?</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>Właśnie podłączono: {name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>Po każdej kopii rób to, co potrzebne,
najwyżej przez dwie godziny</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>Nie da się teraz zapytać dysków</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>„{drive}” nie jest podłączony</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>Usługa, która zna dyski (UDisks2), nie odpowiada.</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>Gdy tylko odpowie, wszystko samo pójdzie dalej.</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>Podłącz go ponownie, do dowolnego portu: wtedy wszystko pójdzie dalej.</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>Dysk jest przygotowany; to się nie zmienia.</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>Nic nie usunięto.</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Zamknij</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>Rozpoczynaj automatyczne kopie także na baterii</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>Dni bez kopii do przypomnienia</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nigdy</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>Przypomnij po tylu dniach bez kopii</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>Tempo nowych zestawów kopii</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>Skopiowane</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Na dysku</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Można odłączyć</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Jeszcze nie</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nic nowego</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Tak</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>Jeszcze nie: trwa wysuwanie</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Nie: najpierw wysuń</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Nie: używany</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>Przykład: {name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>Nazwa lub numer katalogowy</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>Sprawdź</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>Podaj nazwę z pojemnością albo numer katalogowy, tak jak na pudełku lub w sklepie.</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>Co jest w środku dysku, zanim go kupisz?</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>Wybrano: plik w stanie z {moment}.</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>Pamięć podręczna</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>Pokaż ścieżkę</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>symulowany</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>nie używany</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>tego komputera</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>Ostatnie dwanaście miesięcy</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>Ostatnio wykonano: {care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>Zobacz, co i dlaczego</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>pamięć podręczna zapisu nie została przywrócona po pomiarze</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>Zrób to teraz</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Wstrzymaj</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>Nic. Kopia zapasowa ma pierwszeństwo, a anulować można w każdej chwili.</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>Jeszcze nie wiadomo, co jest do zrobienia.</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>Nic nie trzeba robić.</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>Sprawdzanie</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Zatrzymywanie…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>Kopia ma pierwszeństwo. Potem praca ruszy dalej.</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>Wstrzymano: {action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>Ile już zrobiono</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>Zostało najwyżej {time}</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>Uszkodzone pliki</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>Przywróć z wcześniejszej wersji</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>Skopiuj je ponownie z tego komputera</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>Zatrzymano. To, co zrobiono, liczy się.</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Gotowe.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Co się stało</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Przedtem</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>Kopiuj z</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>Kopiuj na</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>Na końcu odczytaj &amp;oba i porównaj je</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>Użyj całego m&amp;iejsca na nowym dysku</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>Pozwól ob&amp;u dyskom pozostać podłączonymi po skopiowaniu</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>Kopiuj także n&amp;ieużywane obszary</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>Niech ze&amp;stawy kopii starego dysku odtąd trafiają na kopię</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>Kopiuj &amp;z</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>Kopiuj &amp;na</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>Te&amp;mpo</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Więcej opcji</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>Najpierw wybierz, co skopiować.</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>Najpierw wybierz, dokąd skopiować.</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>Najpierw podłącz nowy dysk albo wybierz plik obrazu.</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>Kopiuj z pliku obrazu</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>Kopiuj do pliku obrazu</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>Skopiowane</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>Na dysku</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>Porównano</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Można odłączyć</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Wszystko</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Jeszcze nie</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>Takie same</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Tak</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>Nie: używany</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>Nie: najpierw wysuń</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Dalej</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>&amp;Kontynuuj kopię</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>Wy&amp;maż i skopiuj</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopiuj</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>Skopiuj dysk na inny</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>Zamiast tego przenieś tylko kopię zapasową</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Dlaczego czasem jest wolny?</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Kontynuuj</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>Wy&amp;suń kopię</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>Odłączono {drive}.</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>Co zostanie zrobione, krok po kroku</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>&amp;Zamknij go</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>Sp&amp;róbuj ponownie</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>Sprawdzanie obu dysków…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>Trwa kopiowanie dysku.</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>Jeśli zatrzymasz je teraz, to, co już skopiowano, zostanie zachowane. Możesz kontynuować później z tymi samymi dwoma dyskami.</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>&amp;Przerwij kopiowanie</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>&amp;Kopiuj dalej</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>Stamtąd powiadomi, gdy podłączysz dysk. Jego ikona otwiera okno i ma menu do zakończenia. To pytanie pojawia się tylko raz.</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>Czy Shingleback ma pozostać w zasobniku?</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>&amp;Pozostań w zasobniku</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Zakończ</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>Usunąć wszystko z „{drive}”?</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>Pisz dalej…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ To się nie zgadza.</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ Zgadza się.</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>Najpierw wpisz „{name}”</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>Wpisz „{name}”, aby go wymazać:</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>Nazwa dysku, z którego wszystko zostanie usunięte</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>Wpisz ją, aby potwierdzić, że to właściwy dysk.</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>Wszystko na nim przepadnie na zawsze.</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>Chodzi o &amp;ten dysk</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>Wiem, że wszystko na nim przepa&amp;dnie</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>Chodzi o &amp;ten dysk: {name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>Nowa nazwa dysku</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>Nowa &amp;nazwa dysku</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Anuluj</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>W&amp;stecz</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>&amp;Usuń wszystko i przygotuj</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>Najpierw zmień nową nazwę dysku</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>To zbyt łatwo odgadnąć. Użyj co najmniej czterech słów, które nie mają ze sobą nic wspólnego.</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>Dłuższe trudniej odgadnąć: na przykład cztery lub więcej słów, które nie mają ze sobą nic wspólnego.</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>Pliki, które teraz różnią się od kopii</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>Zachowaj o&amp;ba</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>Zos&amp;taw go bez zmian</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>Zos&amp;taw je bez zmian</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>Za&amp;stąp go plikiem z kopii</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>Za&amp;stąp je plikami z kopii</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>Plik z kopii dostanie datę w nazwie.</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>Plik z kopii otrzyma nazwę „{name}”.</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>Pliki z kopii dostaną datę w nazwie, na przykład „{name}”.</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>Dlaczego tak jest?</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Zrób kopię teraz</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Nie teraz</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>Zaczyna się samoczynnie, zgodnie z wyborem.</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>Kopia {name} zacznie się za {time}</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>Zapisz raport…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>Raport pokazuje, gdzie, żeby dało się to naprawić. Nie zawiera nazw plików, dysków ani osób.</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Część programu Shingleback uległa awarii</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>&amp;Sprawdź ten komputer</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>Otwórz &amp;plik dziennika…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>Dziennik jądra albo raport SMART.</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>&amp;Wklej dziennik</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>Dziennik jądra albo raport SMART skopiowany na przykład z terminala.</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>&amp;Kopiuj raport na forum</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>Bez numerów seryjnych, nazw i folderów.</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>Pokaż wszystkie dyski</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>Odczytywanie dziennika…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zatrzymaj</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Dla znawców</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>Co się stało?</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>Co znaczą błędy w dzienniku?</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>Dziennika nie udało się odczytać</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>Dysk przestał odpowiadać, zniknął albo powodował błędy? Shingleback czyta dziennik systemu, wyjaśnia, co się stało, i mówi, co zrobić. Niczego na dysku nie zmienia.</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>Coś jest nie tak?</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>Raport skopiowany. Przeczytaj go, a potem wklej tam, gdzie prosisz o pomoc.</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>Wklejony tekst nie jest ani dziennikiem jądra, ani raportem SMART.</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>Pokazano ostatnie: {count}.</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>Z wklejonego tekstu</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>Z pliku {name}</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>Tylko {name}</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>Otwórz dziennik albo raport</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>Pobieranie plików z dysku. Za chwilę można je przeciągnąć.</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>Tego jest za dużo, żeby przeciągnąć. Zamiast tego naciśnij „Przywróć”.</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>Nie udało się odczytać plików z dysku.</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>Nie wszystko udało się odczytać. Zamiast tego naciśnij „Przywróć”: tam widać, czego brakuje.</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>Gotowe: przeciągnij pliki do folderu.</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>Co on teraz robi?</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>Uwaga</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Zdrowie</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Połączenie</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>Co na nim jest</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Pielęgnacja</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>Co jest normalne?</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>Pokaż, jak idzie</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Otwórz dysk</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Przygotuj do kopii</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>Wysuń</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>Używaj znowu</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>Twórz na nim kopie bez wymazywania</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>Wymaż i przygotuj od nowa</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>Co się stało?</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>Zmierz</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>Pokaż strefy</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>Skopiuj go na inny dysk</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>Przenieś jego kopię na inny dysk</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Nie używaj tego dysku</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>Nie można otworzyć niczego, co na nim jest.</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>Nie da się przygotować: {reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Nie chroń już</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>Chroń ten dysk</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Więcej</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>Co na nim jest</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>Podłączony w</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>Numer seryjny kończy się na</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Sprawdzanie, co na nim jest…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Dysk</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Model</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>Najnowsze pliki</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>O tym dysku</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>Podłącz symulowany dysk</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>Podłączone dyski</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>Dyski tego komputera ({count})</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>Podłącz dysk</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>Gdy tylko się pojawi, będzie widać, jaki to dysk, w jakim jest stanie i co jest dla niego normalne.</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>Jest podłączony, ale się nie pojawia</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>Dlaczego?</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>Zrób kopię tego, co ważne</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>Wybierz foldery i miejsce</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Czy jeden dysk wystarczy?</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>Podłącz dysk i przygotuj go do kopii. Albo użyj folderu na dysku takim, jaki jest.</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>Znajdź dysk</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>Dysk {name} jest podłączony. Można go przygotować do kopii, a wszystko będzie widać, zanim cokolwiek zostanie usunięte. Albo użyj folderu na dysku takim, jaki jest.</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>Przygotuj ten dysk</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>Pliki i foldery</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>W &amp;górę</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Znalezione</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>Zmiany</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Ile już zrobiono</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>Do folderu wyżej</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>Nic nie zaznaczono</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>Wybrano: najnowszą wersję, z {moment}.</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>We wszystkich wersjach</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>Wszystkie foldery</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>Folder {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>Od tego czasu</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Zmieniono</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>Pliki i foldery</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>Dla znawców</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Co robić</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Więcej o tym</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Urządzenia</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>Wiersze dziennika ({count})</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Źródło: {source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>Zmień…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>Wykluczone z każdej kopii</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>Zmień, co jest wykluczone z każdej kopii zapasowej</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nic</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>Wykluczone pliki</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>Reguły, po jednej w wierszu</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>Foldery oznaczone jako pamięć podrę&amp;czna</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>Jedna reguła w wierszu. Nazwa z ukośnikiem na końcu oznacza foldery, * zastępuje dowolne litery: Downloads/ lub *.iso. Reguła z ukośnikiem na początku liczy się od kopiowanego folderu.</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>Jako &amp;wzorce, dla ekspertów</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>Czego nie ma w tej kopii</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Co</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Zmień…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>Zaznacz, co kopia ma obejmować. Reszta jest wykluczona.</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>Inny dysk: {path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>liczenie…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>Wykluczono: {size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} dotąd…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>Wykluczone pliki</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>Twórz kopię także dysku w {path} ({size})</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>Wszystkie wyjaśnienia</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Zamknij</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>Skąd to wiemy?</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Dla znawców</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Zobacz też</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>Warto wiedzieć</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>Szukaj we wszystkich wersjach</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>Wyklucz typ plików</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>Jak kończą się ich nazwy, na przykład: .iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>Wersje tego pliku</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>Porównaj wersje</translation>
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
            <translation>Przywróć pliki</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Kopia</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>Foldery do skopiowania</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Wybierz folder do skopiowania</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>Dodaj ważne foldery albo upuść je tutaj.</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>&amp;Tak, kontynuuj</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>&amp;Nie, to inny</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>Foldery do kopii zapasowej; te bez zaznaczenia są wykluczone</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>&amp;Dodaj folder…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Usuń</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>Co kopiować i kiedy</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>Dysk jest gotowy.</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>Kopia, która jest na dysku, będzie kontynuowana.</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>&amp;Później</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Wstecz</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>Zrób kopię &amp;teraz</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>Dodaj przynajmniej jeden folder.</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>Usuń folder, którego nie ma.</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>Razem: {size}, {files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>{total} dotąd…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>To więcej, niż zmieści się na dysku. Usuń to, co najmniej ważne.</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Wybierz folder do skopiowania</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>Czy to drugi dysk?</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>Nazwa</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>W wersjach</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Teraz</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Rozmiar</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>nadal jest</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>Do {day} było to {place}.</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>Było tam: {periods}.</translation>
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
            <translation>Zapisz wykres jako obraz</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Obrazy (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>Zapisz liczby jako tabelę</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabele (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Kopia</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}, {at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>Nie udało się zapisać „{path}”.</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>System mówi: {why}. Wybierz inne miejsce.</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>Porównaj</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>Porównaj z wcześniejszym przebiegiem</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about} ({key} albo Ctrl i kółko myszy)</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about} ({key})</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>Pokaż dłuższy czas</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>Pokaż krótszy czas</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Całość</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>Pokaż cały przebieg</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Zapisz</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>Zapisz wykres</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Jako &amp;obraz (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Jako &amp;tabelę (CSV)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>Kopiuj szczegóły</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>Pomiń &amp;tym razem</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>Trwa odczyt. Śpiący dysk potrzebuje chwili.</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Co by pomogło</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>Które wartości są ważne?</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>Dlaczego nie zawsze da się to odczytać?</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>Objaśnij, co tu widać</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>Objaśnij, co tu widać (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Przywróć pliki</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historia</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>&amp;Pokaż</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>Wszystkie kopie</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>Każda kopia, każde sprawdzenie i przywracanie pojawia się tu po zakończeniu.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>Zestaw kopii {name} jest usunięty. To, co skopiowano, pozostaje na dysku.</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>Dokąd skopiować pliki z dysku?</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>Kopia jeszcze trwa.</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>Po zatrzymaniu to, co już skopiowano, zostaje na dysku, a następna kopia pójdzie dalej od tego miejsca.</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Zatrzymaj i zamknij</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Niech działa</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>&amp;Gotowe na</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>Shingleback wybiera wtedy tempo: najłagodniejsze, przy którym kopia będzie gotowa na czas.</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>Wysuń &amp;dysk, gdy kopia będzie kompletna</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>Do codziennej kopii dysk musi pozostać podłączony, więc nie jest wysuwany.</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>Zachowuj wcześniejsze &amp;wersje, dopóki jest miejsce</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>Wszystkie z ostatnich 30 dni, potem jedna na miesiąc. Gdy brakuje miejsca, najpierw znikają najstarsze. Najnowsze z ostatnich 4 tygodni i 12 miesięcy ustępują tylko plikom, które czekają od tygodnia.</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>Wzorce wykluczonych plików, po jednym w wierszu</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>Te&amp;mpo</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>Dla ekspertów: wzorce plików do wykluczenia, po jednym w wierszu, na przykład *.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>Obraz</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>Wyklucz foldery</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>Usuń zaznaczenie przy każdym folderze, który kopia ma wykluczyć.</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>Pominięte</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Dlaczego</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>Pliki z problemem</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Pominięte</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>odczytano z dysku</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>kopiowane</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>Co znaczą linie i wzory</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>zapisywane na dysk</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>wcześniejszy przebieg</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>O tych dyskach nie ma powiadomień:</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>Te dyski są chronione i nie da się ich przez pomyłkę przygotować do kopii:</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>Powiadamiaj znowu</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>Powiadamiaj znowu o {drive}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Nie chroń już</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>Nie chroń już {drive}</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>&amp;Lista</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>&amp;Obrazy</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>Wyłączono i włączono</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>Już wrócił</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Zatrzymaj</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Więcej o tym</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>&amp;Przerwij pomiar</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Zatrzymywanie…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>Trwa pomiar</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>Test {number} z {count}.</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>Dotąd: {time}. Całość trwa {whole}.</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>To czas symulowanego dysku, {times} razy szybszy.</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>Zapisano {written}, najwyżej {total}.</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>&amp;Rozpocznij pomiar</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>Skąd to wiadomo?</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>Pomiar: {drive}</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>Nie udało się zmierzyć dysku</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>Na dysku nic nie pozostało.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>Przygotowywanie planu…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>Nie udało się zapisać „{path}”: {why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>Trwa pomiar dysku.</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>Po przerwaniu na dysku nic nie pozostanie, a dotychczasowe wyniki przepadną.</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>&amp;Przerwij pomiar</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>&amp;Mierz dalej</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Program Shingleback został przeniesiony lub zainstalowany ponownie i nie został znaleziony. To już naprawiono.</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>Zegar próbował uruchomić Shingleback: {moment}. To polecenie pokaże, dlaczego się nie udało:
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>Automatyczne kopie nie mogły się rozpocząć</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>Gdzie jest kopia zapasowa</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>Przenieś z {drive}</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>Połącz z inną kopią zapasową, &amp;innych folderów</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>Gdzie jest druga kopia zapasowa</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>Połącz z {drive}</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Dokąd trafia kopia</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>Przenieś na {drive}</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>Obie stają się jedną kopią, jakby zawsze trafiały na jeden dysk: każda wersja ma to, co obie miały w jej czasie. Oba stare dyski muszą być podłączone i są tylko odczytywane.</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>&amp;Zestawy kopii ze starego miejsca mają odtąd trafiać do nowego</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>Przenieś z</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Przenieś do</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>Najpierw wybierz folder z kopią.</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>Najpierw wybierz folder z drugą kopią.</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>Najpierw wybierz folder na nowym dysku.</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>Przenieś kopię zapasową na inny dysk</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Przeniesiono</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>&amp;Przenieś</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Kontynuuj</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Przywróć pliki</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>Wy&amp;suń nowy dysk</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Porównywanie</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>Wszystko jest odczytywane i porównywane.</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>Skopiowano {copied}. Potem wszystko zostanie odczytane i porównane.</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>Trwa przenoszenie kopii zapasowej.</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>Stary dysk wciąż ma wszystko. Jeśli teraz zatrzymasz, możesz kontynuować później z tymi samymi miejscami.</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>&amp;Zatrzymaj przenoszenie</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>&amp;Przenoś dalej</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>Działy</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>&amp;Start</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>Prz&amp;ywracanie</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>&amp;Dyski</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>&amp;Historia</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>&amp;Co się stało?</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>&amp;Warto wiedzieć</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>&amp;Ustawienia</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Kontynuuj</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>Wy&amp;suń dysk</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>&amp;Jest pusty: utwórz kopię</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>Opróżniono &amp;celowo: zrób kopię</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>Usuń stare &amp;wersje i twórz kopię</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>Zacznij tam &amp;nową kopię</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>Kontynuuj &amp;tę kopię</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>&amp;Usunięto je celowo: twórz kopię</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>Zrób to w nocy</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>Jeśli tej nocy, gotowe na</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>Zostaw dysk podłączony. Shingleback wykona na nim kopię, zrobi to, co potrzebne, i wysunie go. Potem cię powiadomi.</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>Nie tej nocy</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>Dlaczego?</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>C&amp;o teraz robi?</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>Co się teraz dzieje?</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>Dlaczego tak jest?</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>Dysk</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>Co jest normalne</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>Co można zrobić</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>Dwa dyski n&amp;a zmianę</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>Jeden trzymaj w domu, drugi gdzie indziej. Każdy ma własną kopię tych samych folderów.</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>Gdzie trafia kopia na drugim dysku</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nigdy</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>D&amp;ni, po których Shingleback przypomni o drugim dysku:</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>&amp;Polecane przy tych odpowiedziach</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>Znane, ale nie polecane dla dysku SMR:</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>Dlaczego nie?</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>Używasz ZFS?</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>Co się dzieje</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>Ile to trwa</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>Co może pójść nie tak</translation>
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
            <translation>Łagodne</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Wyważone</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Pełne</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>Najwyżej</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 MB/s, zostawia dyskowi czas na porządkowanie</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>tak szybko, jak dysk przyjmuje, małymi krokami</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>tak szybko, jak się da, dużymi krokami</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>tyle MB/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>MB/s najwyżej</translation>
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
            <translation>Te&amp;mpo</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>Hasło</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>Hasło, jeszcze raz</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>Hasła jeszcze się różnią.</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>&amp;Hasło</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>&amp;Jeszcze raz</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>Nikt nie może go odzyskać, a bez niego kopia przepada. Zapisz je i nie trzymaj razem z dyskiem.</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>Najpierw wybierz hasło</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>Późniejsze kopie i przywracanie trwają wtedy nieco dłużej.</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>Nie pytaj &amp;o hasło administratora</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>Folder na dysku</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>Dokąd trafia kopia</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>W&amp;ybierz…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Wybierz…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>Ten folder znajduje się w {folder}, czyli w tym, co ma być w kopii. Cokolwiek zniszczy {folder}, zniszczy też kopię. Należy wybrać folder na innym dysku.</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} też jest na tym dysku. Jeśli dysk się zepsuje, przepadnie jedno i drugie. Należy wybrać inny dysk.</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>Miejsca na {room} z {total} ({filesystem}).</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>Jest kopia folderów: {folders}.</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>Nie ma tam jeszcze kopii.</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>To chwilę potrwa. Dysk może się wybudzać albo porządkować.</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>Użyj: {drive}</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>Wybierz folder na dysku</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>&amp;Szybki: pokazuje rodzaj dysku</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>&amp;Dokładny: także czy losowe zapisy zapełniają pamięć podręczną</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>Peł&amp;ny: także wielkość pamięci podręcznej</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>Według zapełni&amp;enia: stopniowo zapełnia pusty dysk</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>&amp;Tylko te testy:</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>zwykły limit</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>Zapisz najwyże&amp;j</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>Pojedyncze testy i ilość zapisywanych danych</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
(pyta o hasło)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>Po zatrzymaniu dotychczasowe wyniki pomiaru przepadają.</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>Nic nie jest zapisywane: dysk o pojemności {size} jest tylko odczytywany.</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>Po zatrzymaniu plik jest usuwany, a dotychczasowe wyniki pomiaru przepadają.</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>Demonstracja mierzy symulowany dysk o pojemności {size}, którego ten jest małą kopią, {times} razy szybciej niż prawdziwy.</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>Zapełnia dysk własnym plikiem, mierzy przy zapełnieniu {levels}, a na końcu usuwa ten plik. Nic innego na dysku nie jest ruszane, ale inne programy mają na nim coraz mniej miejsca.</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>Zużywa to dysk tak samo jak zapełnienie go kopią zapasową.</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>W wolnym miejscu powstaje plik o rozmiarze {area}, usuwany na końcu. Nic innego na dysku nie jest ruszane.</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>To zużywa dysk nie bardziej niż skopiowanie tej samej ilości. Dysk SMR przy porządkowaniu zapisuje dodatkowo kilka razy tyle.</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>Zapisane zostanie najwyżej {written}; zajmie to {time}.</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>To samo ręcznie, w terminalu:</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>Po co jest każda opcja:</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Dla znawców</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Warto wiedzieć:</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>Tego nie da się cofnąć.</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>Prędkość dysku w czasie</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>Prędkość kopii w czasie</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>Zdanie pod wykresem mówi, jak jest teraz.</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Zrób kopię teraz</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>Komputer działa na baterii. Kopia zapasowa zacznie się po podłączeniu go do prądu.</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>Kopia zapasowa czeka na zasilanie: {name}</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>Początek pliku</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>Otwórz &amp;duplikat</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>Zaznacz plik, aby zobaczyć, co w nim jest.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wczytywanie…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Nie udało się tego odczytać z dysku.</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>To duplikat do obejrzenia. Przywróć plik, aby go zachować.</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>Nie ma podglądu tego pliku.</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>&amp;Powiadom mnie, gdy podłączę dysk</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>Pokazuj animacje</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Język</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>Język systemu</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>Język zmieni się, gdy kopia lub przywracanie się skończy.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Wygląd</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Jak w systemie</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Jasny</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Ciemny</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>Po zamknięciu okna</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Zapytaj mnie</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>Działaj dalej w zasobniku</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Zakończ</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>Jakie komputery będą czytać ten dysk?</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>Tylko &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>Także Windows lub &amp;macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>Czy ma go chronić hasło?</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>N&amp;ie</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Tak</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>Co głównie na nim będzie?</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>Dokumenty, &amp;zdjęcia, poczta: pliki wszelkiego rodzaju</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>D&amp;uże pliki: filmy, obrazy dysków</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>Dysk wygląda inaczej niż przedtem. Sprawdź, czy to nadal ten, o który chodzi.</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>Dysk został w międzyczasie odłączony. Sprawdź, czy to nadal ten, o który chodzi.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Więcej możliwości</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>Dwa pytania</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>Co z tego wynika:</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>Po zakończeniu żadna automatyczna kopia nie rozpocznie się do ponownego zalogowania lub otwarcia Shingleback.</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>Po zakończeniu żadna automatyczna kopia nie rozpocznie się do ponownego otwarcia Shingleback.</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>Zakończyć Shingleback?</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Zakończ</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>&amp;Działaj dalej</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>Nie pytaj ponownie</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>Gotowe na</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>Zapisz raport</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>Zapisano: {file}. Można go dołączyć do zgłoszenia błędu pod adresem {address}.</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>Ile już zrobiono</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>Sprawdzanie, co już tam jest</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Coś poszło nie tak w samym programie</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>Ten komputer nigdy nie tworzył kopii tego folderu</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>Tam nie da się tego przywrócić</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>Gotowe do przywrócenia: {amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>Wszystko, co ma być przywrócone, już tam jest, takie jak w kopii.</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>Nie ma czego przywracać</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>Bez zmieniania istniejących plików da się przywrócić: {amount}. Co ma się stać z resztą?</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>Co ma się z nim stać?</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>Co ma się z nimi stać?</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>Nic, co masz teraz, nie zostanie nadpisane bez Twojej zgody.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Zatrzymywanie</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>Przywracanie plików</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>Pliki wróciły</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>To, co masz teraz, pozostało bez zmian, zgodnie z wyborem: patrz niżej.</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>Pozostałe wróciły</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>To, co już wróciło, pozostaje na miejscu. Resztę można przywrócić w każdej chwili.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>Mają z powrotem uprawnienia specjalne, oprócz tych, na które system nie pozwala.</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>Wszystko już tam było.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}. Są w folderze {folder}.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}. Jest w folderze {folder} jako „{name}”.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}. Są w folderze {folder}. Obok istniejących plików mają datę w nazwie.</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>&amp;Otwórz folder</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>Sp&amp;róbuj ponownie</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zatrzymaj</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>&amp;Gotowe</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>&amp;Przywróć teraz</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>&amp;Użyj mimo to tego miejsca</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>Przywróć do innego &amp;folderu</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>Przywróć też u&amp;prawnienia specjalne</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Zatrzymaj i zamknij</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>&amp;Niech działa</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>Pliki są jeszcze przywracane.</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>Jeśli przerwiesz, przywrócone dotąd pliki zostaną. Resztę można przywrócić w każdej chwili.</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>Kopia jest jeszcze sprawdzana.</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>Jeśli przerwiesz, reszta nie zostanie odczytana, a następne sprawdzanie zacznie się od początku.</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>Przywróć wszystko</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>Przywróć „{name}”</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>Zmierzono {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>Wykresy i liczby</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>Wykluczone z każdej kopii</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>&amp;Nie wykluczaj</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>Wyklucz &amp;folder…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>Wyklucz &amp;typ plików…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>Wybierz folder do wykluczenia</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>Wst&amp;rzymaj</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Kontynuuj</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zatrzymaj</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>Dopóki to trwa, komputer nie zasypia.</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>Co zrobiono</translation>
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
            <translation>Dopóki to trwa, komputer nie zasypia.</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>symulowany</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>Kopia na symulowany dysk</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>Kopia do {place}</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Kopia</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>Zobacz &amp;pliki tej wersji</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>Przebieg nie został zachowany.</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>Wszystko jest zapisane, a dysk jest wyłączony lub w spoczynku.</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name}: można bezpiecznie odłączyć</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>Można bezpiecznie odłączyć dysk</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Zapisz</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>Zapisz pomiar</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Jako &amp;obraz (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>Jako &amp;rysunek (SVG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Jako &amp;tabela (CSV)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>Jako &amp;JSON…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>Do &amp;udostępnienia, bez nazw i dat…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>Pomiar dysku {drive}</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>Wypróbuj lub sprawdź</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>Przywróć &amp;wszystko…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>&amp;Przywróć…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>Najpierw wróć do folderów.</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>Pokaż, jak idzie</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Zmień</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Przywróć pliki</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action}: {name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>W toku jest inna kopia.</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>Najpierw wybierz folder i miejsce na jego kopię.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Więcej opcji</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>Usuń ten zestaw kopii</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Anuluj</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Zapisz</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>Nowy zestaw kopii</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Zmień {name}</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>Oba miejsca są na tym samym dysku. Podłącz drugi dysk i wybierz go.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Kiedy</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>Dodaj zestaw kopii</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>symulowany</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Witamy</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>O programie Shingleback</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>Rób codzienne kopie także wtedy, gdy Shingleback nie jest otwarty</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>Rozpoczyna je zegar Twojej sesji i nadrabia pominięte.</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>Uruchamiaj w zasobniku po zalogowaniu</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>Dostajesz powiadomienia o dyskach, a kopie rozpoczynają się automatycznie.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ustawienia</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Kopie</translation>
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
            <translation>To pokaz: dysk jest symulowany i żaden prawdziwy dysk nie jest wymazywany.</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>&amp;Pokaż wpisywany tekst</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>Wersje pliku {name}</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Porównaj</translation>
        </message>
        <message>
            <source>with</source>
            <translation>z</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>Folder</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>Co w nim jest</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>Foldery do skopiowania</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>nie ma</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>„{path}” nie odpowiada</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>nie odpowiada</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>nie da się odczytać</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>liczenie…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} dotąd…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>Ile już zrobiono</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>&amp;Wypróbuj pięć losowych plików</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zatrzymaj</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>Czy jedna kopia wystarczy?</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>Nie udało się wypróbować plików</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>Pięć plików wraca na ten komputer, jest porównywanych z kopią i znowu usuwanych.</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>Czy pliki wracają?</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>Próba</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>Ich kopie na dysku nie są tym, co zapisano. Daj dysk sprawdzić.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>Wypróbuj lub sprawdź</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>To środowisko może nie uruchamiać programów po zalogowaniu. Strona główna pokazuje, co zrobić.</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>Także gdy Shingleback nie jest otwarty: rozpocznie ją wtedy zegar</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>Także po ponownym uruchomieniu: Shingleback uruchomi się wtedy w zasobniku po zalogowaniu</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>Otwórz dysk</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>&amp;Sprawdź ponownie</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>Otwórz kopię w innym miejscu…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Kopia</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Przywracanie plików</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>Kopia powstała na innym komputerze? Podłącz dysk i otwórz kopię, która na nim jest.</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>Nie zrobiono jeszcze żadnej kopii</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>Dysk się nie spieszy. Być może musi się najpierw obudzić.</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>Otwieranie {place}</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>Nie udało się odczytać kopii</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>Na {place} nie ma jeszcze pełnej kopii. Gdy będzie, jej pliki pojawią się tutaj.</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>Na razie nie ma czego przywracać</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>Kopia jest w {place}, a ten udział nie jest podłączony.</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>Podłącz udział, aby przywrócić pliki</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>Kopia jest na {place}, a ten dysk nie jest podłączony.</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>Podłącz dysk, aby przywrócić pliki</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>Kopia jest na {place}. Ten dysk jest podłączony, ale nie jest otwarty.</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>Otwórz dysk, aby przywrócić pliki</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>Nie znaleziono kopii</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>W tym folderze nie ma kopii</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>Dysk jest zajęty tworzeniem kopii, więc może to chwilę potrwać.</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>W którym folderze jest kopia?</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>w toku</translation>
        </message>
        <message>
            <source>done</source>
            <translation>gotowe</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>nie potrzeba</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>nie udało się</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>jeszcze przed nami</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>Dysku nie udało się przygotować</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>Zakończyło się na kroku: {step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Zamknij</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>Podłącz dysk ponownie, a potem spróbuj jeszcze raz: powstanie nowy plan dla dysku takiego, jaki wtedy będzie.</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>Dysk można też przygotować bez hasła administratora: trzeba spróbować ponownie i wybrać „Nie pytaj o hasło administratora”.</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>Można spróbować ponownie z nowym planem albo zamknąć to i wrócić innym razem.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>Od teraz jest to wykluczone. Aby to cofnąć, zmień zestaw kopii zapasowych.</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>&amp;Nie zapisuj już tego w kopii</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Czas</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Bez zmian</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>Przemianowane lub przeniesione</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>Nie ma już w folderach</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>Tylko nowe atrybuty</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>Czego nie ma w tej kopii</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>Na pewno na dysku</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Wersja</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>Stare wersje, które ustąpiły miejsca</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>Przywrócone pliki</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>Na &amp;dawne miejsce</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>Do &amp;innego folderu</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>&amp;Wybierz folder…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>Gdzie mają trafić pliki?</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>Wersja {number} z {count}: {moment}, {facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment}: kopia została przerwana. Nie powstała żadna wersja.</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>Szukaj, na przykład: hałas</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Szukaj</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>Szukaj w objaśnieniach</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Objaśnienia</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>Żadne wyjaśnienie nie zawiera tych słów. Spróbuj innych albo mniej słów.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>Przywróć pliki</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>O programie Shingleback</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Zakończ</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Cofnij</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>Rozpoczęte i nieukończone</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>Aby kontynuować, trzeba podłączyć oba dyski.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Zapomnij</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} na {target}: skopiowano {done} z {total}, ostatnio {when}.</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>Kopia zapasowa z {source} do {target}: przeniesiono {done} z {total}, ostatnio {when}.</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>Nie udało się odczytać {size}.</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>Po zapomnieniu można tylko zacząć od nowa. To, co jest na nowym dysku, tam zostaje.</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>&amp;Zapomnij</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>Z&amp;achowaj</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>Odblokuj dysk</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Hasło</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>&amp;Odblokuj</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} jest zaszyfrowany. Wpisz hasło wybrane przy przygotowaniu.</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>Nie wszystko wskazuje w tę samą stronę: patrz niżej.</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>Jak to pewne?</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>Dlaczego tak sądzimy</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>To przemawia przeciw: {reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Źródło: {source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>Ile już zrobiono</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>&amp;Sprawdź wszystko</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>Zatrzymaj &amp;sprawdzanie</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Kontynuuj</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>Wst&amp;rzymaj</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>Czy każdy plik jest nadal taki, jak go zapisano?</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>Każdy plik zostanie odczytany i porównany z tym, co zapisano.</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}, {size} oraz to, co mają tylko starsze wersje: wszystko zostanie odczytane i porównane z tym, co zapisano.</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>Ile to potrwa, okaże się po kilku minutach; można to wstrzymać.</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>Sądząc po wcześniejszych sprawdzeniach, potrwa to {time}; można to wstrzymać.</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>Sprawdzanie</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Zatrzymywanie…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Wstrzymano</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>Każdy plik jest taki, jak go zapisano</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>Następna kopia zapasowa naprawi we wszystkich wersjach to, co nadal mają foldery użytkownika lub inna kopia. Jeśli pliki są uszkodzone, należy sprawdzić dysk.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>Reszty nie odczytano.</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>Nie udało się sprawdzić kopii</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>Sprawdź wszystko</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>Co się &amp;zmieniło?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>Starsza wersja</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>Nowsza wersja</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>Otwórz kopię</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Przywróć…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Wczytywanie…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>Nie udało się tego odczytać z dysku.</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>Aby zobaczyć zawartość, otwórz kopię.</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>Nic rozpoznanego.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Otwórz</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Odblokuj</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Zamknij</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Zamknij wszystko</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>Otwórz ponownie bez czasów dostępu</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>Dlaczego to ważne?</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>&amp;Zamknij go</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>Zamykanie…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>&amp;Użyj tej kopii</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Otwieranie…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>Kopiowane są tylko otwarte woluminy: pozostałe otwórz najpierw na karcie dysku.</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>Najpierw &amp;skopiuj z niego pliki…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>Nic nie zostanie wymazane bez potwierdzenia.</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>Czego się spodziewać</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>Przygotuj „{drive}”</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Sprawdzanie, co na nim jest…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>W międzyczasie coś się zmieniło. Nic nie usunięto.</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>Przygotuj od &amp;nowa</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>Nazwa zestawu kopii</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Usuń</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>Wyklucz f&amp;oldery…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Co</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>Dodaj &amp;folder…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>&amp;Nazwa</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>Kiedy</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>Na polecenie</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>Powiadomienie przypomni o tym po podłączeniu dysku.</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>Gdy dysk zostanie podłączony</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>Raz dziennie</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>Dla dysku, który zostaje podłączony. Może się uporządkować między kopiami.</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>Dokąd</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>Ten dysk jest symulowany. Działa 30 razy szybciej niż prawdziwy.</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Anuluj</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Wstecz</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Dalej</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>Postęp kroku</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Szczegóły</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>Przygotowanie „{drive}”</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>Nie można już tego zatrzymać.</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Zatrzymywanie…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Zatrzymaj</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>Dysk odłączono. Trwa sprawdzanie, co zdążyło się wykonać…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>Usługa, która zna dyski (UDisks2), nie odpowiada. Zostaw dysk podłączony.</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>Zostaw dysk podłączony. Może to potrwać kilka minut.</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>Przywróć</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>Trwa przywracanie ustawienia pamięci podręcznej zapisu. Może pojawić się pytanie o hasło.</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>Pomiar został przerwany, zanim przywrócił ustawienie pamięci podręcznej zapisu tego dysku, więc dysk może działać wolno.</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>Ostatnie dwanaście miesięcy</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>Odczytaj &amp;plik wypisany przez blkzone…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>Każda strefa jest zapisywana od początku do końca; wskaźnik zapisu mówi, dokąd. Usunięte dane zwalniają się tylko całymi strefami, gdy system plików którąś opróżni. Tylko strefy konwencjonalne można zapisywać wszędzie. Dopóki ta strona jest otwarta, mapa jest odczytywana co kilka sekund, także podczas kopii zapasowej.</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>Strefy dysku {drive}</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>Nie udało się odczytać stref</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>Odczytywanie stref…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>Strefy: {total}, każda {size}; każdy znak oznacza {count}.</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>Mapa stref</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>Otwarte jednocześnie: {count} z najwyżej {most}.</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>Otwarte lub zamknięte jednocześnie: {count} z najwyżej {most}.</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} konwencjonalnych: można zapisywać wszędzie</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} pustych</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} otwartych: trwa zapis</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} zamkniętych: zapisane częściowo</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} pełnych: przed ponownym zapisem trzeba je opróżnić w całości</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} tylko do odczytu: dysk nie przyjmuje tam już zapisu</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} niedostępnych: to, co tam było, przepadło</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>strefa {number}: {written} z {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>i jeszcze {count}</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>Zapisane częściowo, do wskaźnika zapisu:</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>Raport blkzone</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>Wiersze dziennika</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>Działa ze swojego kodu źródłowego.</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>Jest zainstalowany jako pakiet Pythona.</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>Jest zainstalowany przez pipx.</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>Działa z rozpakowanego archiwum.</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>Jest zainstalowany jako pakiet Debiana.</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>Linux nie używa UAS dla tego dysku.</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>Linux używa UAS dla tego dysku.</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>UAS jest wyłączone dla tej obudowy.</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>UAS będzie wyłączone, gdy wysuniesz dysk i podłączysz go ponownie.</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>Linux znów będzie używać UAS, gdy wysuniesz dysk i podłączysz go ponownie.</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>Tak jak dysk jest teraz podłączony, nie można mu ustawić, kiedy ma się zatrzymać.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>Nie można zapytać usługi dysków (UDisks2), więc nie wiadomo, kiedy dysk się zatrzymuje.</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>Bez pracy dysk zatrzymuje się po czasie, który ustawił producent.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>Po utracie zasilania dysk będzie się zatrzymywał po czasie, który ustawił producent.</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>Dysk jest ustawiony tak, by nie zatrzymywał się bez pracy.</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>Dysk jest ustawiony tak, by zatrzymywał się po %Ln minucie bez pracy.</numerusform>
                <numerusform>Dysk jest ustawiony tak, by zatrzymywał się po %Ln minutach bez pracy.</numerusform>
                <numerusform>Dysk jest ustawiony tak, by zatrzymywał się po %Ln minutach bez pracy.</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>Dysk ma nie parkować głowic, gdy nie pracuje.</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>Dysk parkuje głowice tak, jak ustawił producent.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>Po utracie zasilania dysk będzie parkował głowice tak, jak ustawił producent.</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>Poziom zarządzania energią (APM) dysku jest ustawiony na {level}.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>Shingleback jest już otwarty, ale nie odpowiada. Można chwilę poczekać i spróbować ponownie albo zakończyć go i uruchomić jeszcze raz.</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>Z niego działa ten komputer. Wybierz inny dysk.</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>Jest wbudowany w ten komputer. Wybierz dysk, który jest podłączony z zewnątrz.</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>Komputer trzyma na nim część pamięci. Najpierw to wyłącz („sudo swapoff”) albo obudź komputer, który tam śpi; albo wybierz inny dysk.</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>Jest częścią czegoś większego ({kind}), co bez niego może nie być całe. Najpierw go stamtąd wyjmij albo wybierz inny dysk.</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>Jest na nim używane coś, czego stąd nie da się zamknąć ({what}). Zakończ to, co go używa, albo odłącz dysk i podłącz go ponownie po restarcie.</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>Jest otwarty ({point}). Najpierw go zamknij, tutaj lub w menedżerze plików.</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>Jego zaszyfrowana część jest odblokowana. Najpierw ją zamknij, tutaj lub w menedżerze plików.</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>Jest na liście chronionych dysków. Jeśli to na pewno on, najpierw usuń go z tej listy.</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>Ten komputer oczekuje go przy każdym uruchomieniu ({what}) i może się bez niego nie uruchomić. Najpierw usuń jego wiersz z /etc/fstab lub /etc/crypttab albo wybierz inny dysk.</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>Nie da się na nim zapisywać. Jeśli ma mały przełącznik blokady zapisu, przesuń go; jeśli nie, wybierz inny dysk.</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>To nie samodzielny dysk, lecz plik lub część czegoś większego. Wybierz prawdziwy dysk.</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>Nic w nim nie ma. Włóż kartę i chwilę poczekaj.</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>Nic nie odróżnia go od innego dysku tego rodzaju, więc można by usunąć niewłaściwy. Odłącz dyski, które wyglądają tak samo; jeśli to nie pomoże, użyj komputera z Linuksem 5.15 lub nowszym.</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>Właśnie pracuje. Poczekaj, aż skończy, a potem spróbuj ponownie.</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>jego model</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>jego numer seryjny</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>jego światowa nazwa</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>jego rozmiar</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>już go nie ma</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>odłączono go w międzyczasie</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>gdzie jest podłączony</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>co na nim jest</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>programowy RAID</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>btrfs na kilku dyskach</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>pula ZFS</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>RAID z LVM</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>pamięć podręczna</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>macierz SnapRAID</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>Ten dysk SMR należy do większej całości ({what}). Przy każdej zmianie parzystość jest zapisywana od nowa w środku starych danych: to robi on najwolniej. Przez długą przerwę może zostać wyrzucony z macierzy, a odbudowa może trwać dni. Miej inną kopię tego, co na nim jest, i zaplanuj zastąpienie go dyskiem konwencjonalnym.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>Ten dysk SMR należy do większej całości ({what}). Stąd nie widać, czy to RAIDZ; powie to „zpool status”. W opublikowanym teście włączenie takiego dysku do RAIDZ trwało ponad 9 dni, a dysku konwencjonalnego 16 godzin: zaplanuj zastąpienie go dyskiem konwencjonalnym. Jako lustro lub pojedynczy dysk może zostać.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>Ten dysk SMR należy do większej całości ({what}). Stąd nie widać jej poziomu; powie to „sudo lvs -o +segtype”. RAID 0 i 1 są w porządku. Przy RAID 5 lub 6 zaplanuj zastąpienie go dyskiem konwencjonalnym: przy każdej zmianie parzystość jest zapisywana od nowa w środku starych danych, a to robi on najwolniej.</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>Przed tym dyskiem SMR stoi pamięć podręczna ({what}). Zapisuje ona małymi kawałkami po całym dysku, a po awarii wszystko naraz: to może zająć dysk na godziny. Lepiej używać go bez niej.</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>Ten dysk SMR służy innemu jako pamięć podręczna ({what}). Małe zapisy po całym dysku robi on najwolniej. Lepiej weź do tego dysk SSD albo zrezygnuj z pamięci podręcznej.</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>Na tym dysku SMR leży parzystość SnapRAID. Każda synchronizacja zapisuje od nowa w jej środku, a to robi on najwolniej. Lepiej niech trzyma dane, a parzystość przenieś na dysk konwencjonalny.</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill} z {capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill} z około {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low}–{high})</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>ok. {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>(z {size})</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Pełna</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Pusta</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>Prawdopodobnie pusta</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>Prawie pusta</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>prawie nic</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>(pojemność: {size})</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>Sprawdzenie systemu plików</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>Krótki autotest</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>Długi autotest</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>Odczyt części wszystkiego</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>Odśmiecanie (f2fs)</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Równoważenie (btrfs)</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>Zgłoszenie wolnego miejsca (TRIM)</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Odpoczynek</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>Nie wszystko na tym dysku zostało już odczytane z powrotem.</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>Wszystko powinno zostać odczytane raz na trzy miesiące, część po części.</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>Jest wolne miejsce, ale prawie całe tkwi w grupach bloków, które są w połowie puste.</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>Duża część wolnego miejsca leży w strefach, które trzeba odzyskać, zanim będzie można znów w nich pisać.</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>Ten dysk był wcześniej używany i nadal przechowuje dawną zawartość, choć nikt jej nie potrzebuje.</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>Dużo usunięto, a dysk o tym nie wie.</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>Mało segmentów jest wolnych, a wiele zawiera niewiele.</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>Ostatni autotest był ponad miesiąc temu.</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>Ostatni raz był ponad pół roku temu.</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>Ostatnim razem dysk odłączono bez wysunięcia.</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>Ostatnia kopia czeka jeszcze w pamięci podręcznej dysku.</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>Jeszcze nie pora.</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>Inaczej mały błąd może urosnąć przy następnej kopii.</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>Inaczej psujący się dysk zostanie zauważony później.</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>Inaczej złe sektory zostaną zauważone, gdy będzie potrzebny plik, który na nich leży.</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>Inaczej uszkodzenie zostanie zauważone, gdy plik będzie potrzebny, a oryginału może już wtedy nie być.</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>Inaczej następne kopie będą coraz wolniejsze.</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>Inaczej dysk może odmówić każdego zapisu, choć ma wolne miejsce.</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>Inaczej zapis stanie się wolny, gdy dysk będzie prawie pełny.</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>Inaczej następna kopia zacznie się powoli.</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>Do tego potrzebny jest pomocnik Shingleback, który nie jest zainstalowany.</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>Najpierw trzeba otworzyć dysk.</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>Najpierw trzeba zamknąć dysk; może pozostać podłączony.</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>Są doniesienia, że dyski z tej rodziny zawieszają się przy TRIM, a ich producent go odradza.</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>Ten dysk nie przyjmuje TRIM, przynajmniej nie przez to połączenie.</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>Tego dysku nie można poprosić o autotest.</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>To nie pomaga przy systemie plików na tym dysku.</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>Nic na tym dysku nie ma sum kontrolnych, które można by porównać.</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>Ten dysk nie ma pamięci podręcznej, którą trzeba opróżnić.</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>Nic innego nie musi czekać.</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>Inna praca na dysku ma pierwszeństwo.</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>Inna praca na dysku jest w tym czasie wolna.</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>Zmieści się jeszcze {size}, oprócz miejsca, które musi pozostać wolne.</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>Nic więcej się nie zmieści: jest miejsce na zawartość, ale nie na listę plików. Stare wersje muszą ustąpić.</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>Nic więcej się nie zmieści: ten system plików nie może pomieścić więcej plików. Stare wersje muszą ustąpić.</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>Zmieści się jeszcze {size}. Pełny dysk strefowy może na zawsze stać się tylko do odczytu, więc więcej miejsca musi pozostać wolne.</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>Nic więcej się nie zmieści: pozostałe miejsce musi być wolne.</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>Nic więcej się nie zmieści: pełny dysk strefowy może na zawsze stać się tylko do odczytu, więc pozostałe miejsce musi być wolne.</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>System plików jest w porządku.</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>System plików ma błędy. Przed naprawą trzeba skopiować zawartość dysku: naprawa może zgubić pliki.</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>Dysk przeszedł autotest.</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>Autotest się nie powiódł ({status}). Najpierw trzeba skopiować zawartość na inny dysk.</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>części dysku nie da się odczytać</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>ramię z głowicami nie trafia na miejsce</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>elektronika jest uszkodzona</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>wygląda na uszkodzenie po upadku lub uderzeniu</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>poważny błąd przerwał go przed końcem</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>dysk nie podaje przyczyny</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>Shingleback nie rusza macierzy. Macierz warto sprawdzać co trzy miesiące. Odbudowa na dysku SMR może trwać ponad tydzień.</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>Shingleback nie rusza macierzy. Co trzy miesiące warto uruchomić btrfs scrub. Wymiana dysku SMR może trwać ponad tydzień.</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>Shingleback nie rusza pul. Co trzy miesiące warto zrobić scrub, ustawić redundant_metadata=most, a autotrim=on tylko wtedy, gdy dysk dobrze znosi TRIM. Resilver na dysk SMR może trwać ponad tydzień.</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>%Ln rzecz do zrobienia</numerusform>
                <numerusform>%Ln rzeczy do zrobienia</numerusform>
                <numerusform>%Ln rzeczy do zrobienia</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>Trwa około {high}.</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>Trwa {time}.</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>Dysk zapisuje na nowo do {size}.</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>Części do odczytania teraz: {count} z {all}.</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>W tym tempie będzie pełny za %Ln dzień.</numerusform>
                <numerusform>W tym tempie będzie pełny za %Ln dni.</numerusform>
                <numerusform>W tym tempie będzie pełny za %Ln dni.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>Następna kopia usunie %Ln starą wersję. Z wersji starszych niż 30 dni zostaje najnowsza z każdego miesiąca.</numerusform>
                <numerusform>Następna kopia usunie %Ln stare wersje. Z wersji starszych niż 30 dni zostaje najnowsza z każdego miesiąca.</numerusform>
                <numerusform>Następna kopia usunie %Ln starych wersji. Z wersji starszych niż 30 dni zostaje najnowsza z każdego miesiąca.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>Gdy zabraknie miejsca, najpierw usuwana jest najstarsza z %Ln wersji. Najnowsza zawsze zostaje.</numerusform>
                <numerusform>Gdy zabraknie miejsca, najpierw usuwane są najstarsze z %Ln wersji. Najnowsza zawsze zostaje.</numerusform>
                <numerusform>Gdy zabraknie miejsca, najpierw usuwane są najstarsze z %Ln wersji. Najnowsza zawsze zostaje.</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>Trwa pielęgnacja</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>Nocna praca skończona. Można bezpiecznie odłączyć.</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>Nocna praca się zakończyła. Dysk nie jest odłączony.</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>Coś na dysku jest uszkodzone</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>{files}, {size}: odczytano, bez uszkodzeń.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>Nie udało się naprawić %Ln błędu. Te pliki trzeba przywrócić albo skopiować ponownie.</numerusform>
                <numerusform>Nie udało się naprawić %Ln błędów. Te pliki trzeba przywrócić albo skopiować ponownie.</numerusform>
                <numerusform>Nie udało się naprawić %Ln błędów. Te pliki trzeba przywrócić albo skopiować ponownie.</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>Odczytano {count} z {all} części.</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} jest znowu nieprzydzielone.</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>Zgłoszono dyskowi {size} jako wolne.</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>Oczyszczono %Ln sekcję.</numerusform>
                <numerusform>Oczyszczono %Ln sekcje.</numerusform>
                <numerusform>Oczyszczono %Ln sekcji.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>Wybierz…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>Plik obrazu…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>Plik obrazu {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Porównywanie</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Kończenie</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>Oba są odczytywane i porównywane.</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>Wszystko skopiowano. Kopia jest przygotowywana do użycia.</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>Dysk jest kopiowany od początku do końca, dużymi zapisami.</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>Potem oba zostaną odczytane i porównane.</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>Kopia czeka. Kontynuuj, kiedy chcesz.</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>Najpierw zapisywane jest to, co jest już w drodze na dysk.</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>To, co skopiowano, zostaje, więc możesz kontynuować później.</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>Kopia jest kompletna</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>Kopia jest kompletna, oprócz tego, czego nie dało się odczytać</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>Kopiowanie nie mogło się rozpocząć</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Dla bezpieczeństwa nie zaczęto</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>Brak jednego z dysków</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>Za mało miejsca</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>Dysk zwrócił błędy</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>Kopiowanie jest zatrzymane</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>Kopiowanie zostało przerwane</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>Oba odczytano i są takie same.</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>Nie porównano ich.</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>System plików ma całe miejsce nowego dysku.</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>Kopiowanie: {source} na {target}</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>Jest w pliku {path}.</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>Dysk jest kopiowany tak, jak jest, dużymi zapisami: to najszybsza droga na nowy dysk i z dysku, który się psuje. Stary dysk jest tylko odczytywany.</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>Pełny dysk zajmuje wiele godzin. Kopiowanie można wstrzymać.</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>Prawdopodobnie {time}. Kopiowanie można wstrzymać.</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>Prawdopodobnie {time}, razem z porównaniem. Kopiowanie można wstrzymać.</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>Wszystko na nowym dysku zostaje usunięte.</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>Stary dysk zgłasza problemy. Tego, czego nie może odczytać, zabraknie w kopii, a próby zajmą więcej czasu.</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Po zatrzymaniu lub odłączeniu dysku można później kontynuować od tego miejsca.</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>Sprawdzić jeszcze raz, czy to te dwa dyski i czy nic na nich nie jest w użyciu.</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>Wymazać wszystko na {target}.</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>Skopiować {size} z {source}, dużymi zapisami od początku do końca.</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>Odczytać oba ponownie i porównać.</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>Dać systemowi plików całe miejsce nowego dysku.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Otworzyć go tak, by czytanie niczego na nim nie zapisywało.</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>Kopiowane jest wszystko: nie można stwierdzić, które części są w użyciu.</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>Dla bezpieczeństwa kopiowane jest wszystko: lista zajętych obszarów systemu plików może być błędna. Jest uszkodzona albo dysk nie został wysunięty.</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>Kopiowane jest tylko to, co jest w użyciu: {used} z {size}.</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>Stanie się jedyną partycją dysku.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>System plików zachowuje swój rozmiar: ten rodzaj nie może rosnąć.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>System plików zachowuje swój rozmiar.</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>Jest zaszyfrowany: jego system plików może urosnąć po odblokowaniu kopii.</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>Kopia dostaje własny identyfikator, więc oba dyski mogą pozostać podłączone.</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>Dla komputera oba są tym samym dyskiem. Odłącz jeden, zanim użyjesz drugiego.</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>Plik obrazu zachowuje identyfikator: własny może dostać tylko kopia na dysku.</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>Zestawy kopii pozostają bez zmian: mogą przejść tylko z jednego dysku na drugi.</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>{size} źródła nie dało się odczytać, mimo kilku prób. W kopii są tam zera.</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>Zestawy kopii starego dysku trafiają odtąd na kopię.</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>Przejrzano system plików na kopii: skopiowano wszystko, co jest w nim wymienione.</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>Wcześniejsza kopia tych dwóch nie została ukończona: jest już {done} z {size}. Będzie kontynuowana od tego miejsca.</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>To połączenie USB 1: najwyżej około 1 MB/s.</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>To połączenie USB 2: co najwyżej około 35 MB/s.</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>Podłączony przez USB 3, szybszy niż jakikolwiek dysk twardy.</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>Podłączony przez USB.</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>Podłączony przez SATA, szybszą niż jakikolwiek dysk twardy.</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>Podłączony przez SAS, szybszy niż jakikolwiek dysk twardy.</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>Podłączony przez NVMe.</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>Karta pamięci w czytniku kart.</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>Dysk wirtualny: to, co mówi o sobie, nie musi być prawdą o dyskach za nim.</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>Nie jest podłączony ani przez USB, ani przez SATA.</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>Nie wiadomo, jak jest podłączony.</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>Połączenie USB jest wolniejsze niż dysk. Wypróbuj inny port, najlepiej USB 3 samego komputera, i inny kabel; wsuń wtyczkę do końca.</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>Obudowa dysku ma tylko USB 2, więc szybszy port nie pomoże. Po prostu potrwa to dłużej.</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>Polecenia, na które dysk od podłączenia nie odpowiedział na czas: {count}. Dysk SMR robi tak, gdy się porządkuje; zły kabel też. Co jest przyczyną, powie „Co się stało?”.</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>Komputer używa starszego z dwóch sposobów komunikacji z dyskami USB, który nie może zgłaszać dyskowi usuniętych plików.</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>Obudowa nie zgłasza bufora zapisu, więc jądro nigdy nie każe dyskowi zapisać jego bufora. Zawsze wysuwaj go przed odłączeniem.</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>Jądro wysyła temu dyskowi do {now_kb} KiB naraz. Widziano, że dysk SMR powyżej 3584 KiB robił półminutowe przerwy lub się zawieszał. Jeśli tu się to zdarza, ustaw granicę {good_kb}, co nic nie kosztuje: „echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. Działa do odłączenia dysku.</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>Podczas kopii zapasowej krótkie resety tego połączenia pozostają niezauważone, bo nie masz prawa do odczytu dziennika jądra.</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>Podczas kopii zapasowej zauważane są polecenia, które przekroczyły czas. Inne krótkie resety nie, bo nie masz prawa czytać dziennika jądra.</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>Kontroler USB komputera przestał działać, a z nim wszystko, co jest do niego podłączone. Dysk nie zgłasza usterki.</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>Kontroler USB komputera zatrzymał się, bo zabrakło mu zasilania: ten port daje za mało prądu.</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>Kontroler między komputerem a dyskiem nie umie odczytać listy stref dysku, więc dysk zdaje się nie mieć rozmiaru. Sam dysk nie zgłasza usterki.</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>Komputer zasnął, gdy dysk był używany, a po obudzeniu dysk nie był gotowy albo utracił połączenie. Samo to nie oznacza, że dysk się psuje.</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>Obudowa jest wciąż resetowana, choć żadne polecenie nie zawodzi. Zwykle port USB oszczędza energię, a obudowa nie budzi się z tego prawidłowo.</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>To jądro zbudowano bez obsługi takich dysków (host-managed SMR).</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>Pamięć USB straciła własny program i pokazuje tylko jego część startową. Jest zepsuta.</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>Dysk sam mówi, że nie może odczytać lub zapisać jakiegoś miejsca: psuje się.</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>Dysk jest zablokowany hasłem i nie daje się czytać; nic się nie zepsuło.</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>Dysk jest sformatowany z sektorami o rozmiarze, którego Linux nie potrafi użyć, jak dyski z systemów pamięci masowej. Nic nie jest zepsute.</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>Inny komputer zarezerwował dysk, dlatego nie można go tu odczytać. Nic nie jest zepsute.</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>Ten dysk tworzy program (maszyna wirtualna lub serwer): tam leży kłopot.</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>Program czekał kilka minut na dysk wirtualny: udostępnia go maszyna wirtualna, serwer lub program, więc tam trzeba szukać problemu.</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>Nie udało się zapisać pliku używanego jak dysk (obrazu dysku). Zwykle dysk, na którym leży ten plik, jest pełny albo sam ma błąd.</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>Własny nadzór zdrowia dysku mówi, że dysk się psuje.</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>Karta pamięci nie odpowiada albo jej odpowiedzi docierają uszkodzone: zużyła się ona lub jej styki.</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>Jednego dysku macierzy nie dało się odczytać ani naprawić zapisem: psuje się.</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>Jeden dysk macierzy nie mógł odczytać kilku miejsc; macierz naprawiła je z pozostałych.</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>Dotarło nie to, co wysłano: zły jest kabel, wtyczka lub port, a nie talerze dysku.</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>Dysk zgłasza usterkę własnych podzespołów: psuje się.</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>Dysk się rozpędził, a potem nie podał rozmiaru albo zniknął: nie przechodzi własnego startu.</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>Dysk podaje swój rozmiar, ale potem mówi, że nic w nim nie ma: jest zepsuty.</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>Kartę wyjęto z czytnika, gdy była używana.</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>Dysk strefowy odrzucił zapis w złej kolejności: to błąd systemu plików, a nie dysku.</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>Połączenie działa wolniej niż wcześniej: kabel, wtyczka lub port nie przenosi pełnej prędkości.</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>Dysk wyciągnięto z portu SATA albo stracił zasilanie.</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>Połączenie zerwało się w środku pracy: luźna wtyczka albo zabrakło prądu.</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>Połączenie jest, ale dysk nie mówi nawet, czym jest: jego elektronika może być zepsuta.</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>Dysk nie odpowiada. Dysk SMR robi tak, gdy doprowadza do ładu własne notatki; zwykle to mija.</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>Dysk nie odpowiada, nawet po resetach. Może być zepsuty albo zajęty sobą.</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>Urządzenie pobrało więcej prądu, niż daje jego port.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>Spadło napięcie samego komputera: jego zasilacz jest za słaby dla niego i dysku.</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>Szybkie połączenie USB nie dochodzi do skutku: zwykle zły jest kabel lub wtyczka.</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>Elektronika USB dysku się nie uruchamia: zwykle port daje za mało prądu.</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>Obudowa nie odpowiedziała na pytanie, które jądro zadaje na początku. Dysk w środku nie zgłasza błędu.</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>Obudowa traci połączenie USB podczas pracy. Zwykle przyczyną jest zasilanie, kabel albo jej elektronika.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>Dysk nie odpowiedział na czas. Dysk SMR robi tak, gdy się porządkuje; zwykle nic się nie zepsuło.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>Obudowa zawiesza polecenia albo kończy je błędem. Dysk w środku niczego nie zgłasza.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>Obudowa pozostawia polecenia bez odpowiedzi. Wiele tak robi, gdy dostają kilka naraz (UAS). Dysk w środku niczego nie zgłasza.</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>Obudowa zasnęła i się nie obudziła. Kabel i dysk są prawdopodobnie w porządku.</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>Dysk przestał się obracać i nic nie kazało mu ruszyć ponownie. Samo to nie jest usterką.</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>Dysk jest teraz tylko do odczytu. Tak dzieje się z pamięciami USB, kartami i dyskami SSD, gdy się zużyją.</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>Dysk zawiesza się za każdym razem, gdy odczytywane jest to samo miejsce. Jest ono prawdopodobnie uszkodzone, choć obudowa ukrywa błąd.</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>Dysk podał rozmiar, jakiego nie ma żaden dysk: jego odpowiedzi docierają zniekształcone. Przyczyną jest obudowa lub czytnik kart, ich zasilanie albo sterownik.</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>Część obudowy, która łączy kilka dysków z jednym złączem (powielacz portów), już nie odpowiada. Dyski niczego nie zgłaszają.</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>Dysk zapytano o istniejące miejsce, a on twierdzi, że go nie ma: polecenia docierają zniekształcone. Przyczyną jest obudowa, kontroler USB lub jego sterownik.</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>Dysk nie znalazł miejsca do zapisu, gdy porządkował dane. Niektóre dyski SMR robią tak po wielu rozproszonych zapisach.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>Dysk nie odpowiedział na czas i jego połączenie zresetowano. Dziennik nie mówi dlaczego.</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>Dysk nie znajduje jakiegoś miejsca na swoich talerzach: być może się psuje.</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>Dysk odmawia TRIM, choć go oferował. To nieszkodliwe.</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>Informowanie dysku, które miejsce jest wolne (TRIM), trwało dłużej, niż czeka jądro. Nie dotyczyło to żadnych danych.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>Dysk nie odpowiedział na czas, bez żadnego błędu własnego ani błędu kabla. Dysk SMR robi tak, gdy się porządkuje; zwykle nic się nie zepsuło.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>Dysk nie odpowiedział na czas. Ponieważ nie jest dyskiem SMR, porządkowanie tego nie tłumaczy.</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>Dysk NVMe nie odpowiedział na czas albo zniknął ze swojego gniazda. Często nie budzi się prawidłowo z oszczędzania energii; może też być za gorący albo się psuć.</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>Kontroler w komputerze i dysk źle się zrozumiały; dysk nie zgłasza usterki.</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>Dysk przerwał odczyt lub zapis własnym błędem: być może się psuje.</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>Wolumin jest pełny. Dysk nie zgłasza usterki.</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>System plików znalazł błąd w swoich danych, zanim je zapisał. Zwykle uszkodzona jest pamięć komputera albo jądro ma błąd. Dysk nie zgłasza usterki.</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>Wolumin używa czegoś, czego jądro tego komputera nie zna. Nic się nie zepsuło.</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>System plików sam sobie przeczy, choć dysk nie zgłasza błędu: zwykle odłączono go lub stracił prąd w środku zapisu.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>Dysk odłączono albo nagle stracił połączenie, gdy był jeszcze używany.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>Program czekał minutami, aż dysk zapisze jego dane. Przy wolnym dysku to nie błąd i zwykle samo mija.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>Program czekał minutami, aż dysk przyjął jego dane. Ponieważ to nie dysk SMR, dziennik nie mówi dlaczego.</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>Program zawiesił się w części jądra, która nie ma nic wspólnego z dyskiem.</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>Serwer w sieci nie odpowiada; nie zawinił żaden dysk.</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>Potknęło się jądro albo sam komputer; dysk nie zgłasza błędu.</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>Komputerowi zabrakło pamięci i zakończył program; dysk nie jest temu winien.</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>Dysk jest właśnie formatowany lub wymazywany i do końca nie odpowiada na nic innego.</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>Dysk jest, ale nie osiąga gotowości: może być zepsuty.</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>Wolumin uważa, że dysk jest większy niż naprawdę: powstał w innej obudowie albo tabela partycji jest błędna.</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>Ostatnim razem wolumin odłączono bez wysunięcia.</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>Dysku nagle już nie było.</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>System plików przestał zapisywać z powodu wcześniejszego błędu, którego ten dziennik nie pokazuje.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>Dysk nie odpowiedział na czas, a dziennik nie mówi dlaczego.</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>Odczyt lub zapis się nie udał, a ten dziennik nie mówi dlaczego.</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>Dysk się psuje. Skopiuj to, co ważne.</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>Połączenie jest złe: sprawdź najpierw kabel i wtyczki.</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>Kłopoty sprawia obudowa, jej zasilanie lub połączenie. Dysk w środku nie zgłasza usterki, co nie dowodzi, że jej nie ma.</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>Wolumin jest pełny.</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>Kłopot leży w komputerze lub systemie plików. Dysk nie zgłasza usterki.</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>Dysk był powolny albo przez pewien czas nie odpowiadał, jak to dyski SMR. Samo to nie oznacza usterki.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>Dysk odłączono albo stracił połączenie, gdy był używany.</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>Coś poszło nie tak, a dziennik nie mówi co.</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>Nie znaleziono niczego, co znane jest jako kłopot.</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Jądra od 6.16 żądają fragmentów po 4 MiB, przy których niektóre dyski SMR robią półminutowe przerwy. Jako administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (do następnego podłączenia).</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>Jądra od 6.16 żądają fragmentów po 4 MiB, przy których niektóre dyski SMR robią półminutowe przerwy. Z opcją jądra libata.force=max_sec=1024 to jądro od początku prosi dyski SATA o mniejsze fragmenty.</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>Na tym jądrze strefowy btrfs po zapełnieniu przechodzi w tryb tylko do odczytu. Trzymaj wolną jedną piątą i używaj jądra 6.12 lub nowszego, lepiej 6.17.</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>Strefowy btrfs był naprawiany aż do jądra 6.17. Trzymaj wolną jedną dziesiątą do jednej piątej.</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>To jądro jest bardzo stare. Rada z 2015 roku, by do dysków SMR używać 3.18, już nie obowiązuje: użyj aktualnego.</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>Jądro nie przepuszcza raportów o zdrowiu (SMART) z obudów Seagate przez UAS. Opcja jądra usb-storage.quirks=VID:PID: (za dwukropkiem nic) otwiera tę drogę i zachowuje UAS.</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>UDisks2 od 2.11 może już nie pokazywać zdrowia (SMART) dysków w obudowach USB; smartctl -d sat nadal je odczytuje, jako administrator.</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>Zdarzyło się to %Ln raz.</numerusform>
                <numerusform>Zdarzyło się to %Ln razy.</numerusform>
                <numerusform>Zdarzyło się to %Ln razy.</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>Pewne: jest to powiedziane wprost.</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>Bardzo prawdopodobne. Druga możliwość: {cause}.</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>Prawdopodobne. Druga możliwość: {cause}.</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>Niepewne. Druga możliwość: {cause}.</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>sam dysk</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>kabel, wtyczka lub port</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>obudowa lub zbyt słabe zasilanie</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>zapełniony wolumin</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>komputer lub jego oprogramowanie</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>przerwa normalna dla dysku SMR</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>odłączony dysk</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>Niektóre problemy nie zostawiają tu śladu.</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>Bardzo prawdopodobne, ale niektóre przyczyny nie zostawiają tu śladu.</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>Prawdopodobne, ale niektóre przyczyny nie zostawiają tu śladu.</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>Niepewne: niektóre przyczyny nie zostawiają tu śladu.</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>Widać to w jego raporcie o zdrowiu (SMART).</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>Własny nadzór zdrowia dysku (SMART) pokazuje coś, co warto obserwować.</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>Raport mówi zbyt mało, aby ocenić stan dysku.</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>Daj mu odpocząć: zostaw go podłączonego i pod prądem przez godzinę, bez wyłączania w międzyczasie.</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Jeśli wraca to raz po raz, każ jądru używać mniejszych fragmentów, jako administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (do następnego podłączenia).</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>Dłuższy limit czasu pomaga tylko dyskowi, który odpowiada późno. Taki, który nie odpowiada nigdy, zawiesza się wtedy na dłużej.</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>Nic już na nim nie zapisuj i najpierw skopiuj to, czego nie ma nigdzie indziej, zaczynając od najważniejszego.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>Sprawdź jego raport o zdrowiu (SMART): atrybut 5, 187, 197 lub 198 powyżej zera wskazuje na sam dysk.</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>Odłącz go, odczekaj minutę i podłącz ponownie. Jeśli da się wtedy odczytać, najpierw skopiuj to, czego nie ma nigdzie indziej.</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>Potem go wymień. Dysk, który traci sektory, zwykle traci ich coraz więcej.</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>Potem go wymień.</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>Wymień kabel SATA albo mocno wciśnij obie wtyczki; potem wypróbuj inny port i inną wtyczkę zasilania.</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>W raporcie o zdrowiu (SMART) atrybut 199 liczy uszkodzone przesyłki. Nie powinien dalej rosnąć.</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>Wypróbuj inny, krótki kabel i inny port samego komputera, bez rozdzielacza.</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>Jeśli dysk nie ma własnego zasilacza, daj mu więcej prądu: port samego komputera albo rozdzielacz z zasilaczem.</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>Jeśli nic innego nie pomaga, wyłącz UAS dla tej obudowy, co kosztuje trochę prędkości: pod „Dostosuj” na karcie dysku albo poleceniem shingleback adjust DEVICE --uas off. Gdzie indziej służy do tego opcja jądra usb-storage.quirks=VID:PID:u z numerami, które pokazuje lsusb.</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>Wyłącz UAS dla tej obudowy, co kosztuje trochę prędkości: pod „Dostosuj” na karcie dysku albo poleceniem shingleback adjust DEVICE --uas off. Gdzie indziej służy do tego opcja jądra usb-storage.quirks={usb}:u.</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>Jeśli komputer jest małą płytką, taką jak Raspberry Pi, dać samej płytce mocniejszy zasilacz z krótkim kablem: dysk dostaje prąd przez nią.</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>Odmontuj wolumin i daj go sprawdzić, zanim znów będzie się na nim zapisywać. Jeśli to btrfs, najpierw skopiuj wszystko: naprawa może pogorszyć sprawę.</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>Zajrzyj do dziennika komputera, który go udostępnia, i sprawdź sieć.</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>Następnym razem go wysuń i poczekaj na wiadomość, że można bezpiecznie odłączyć.</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>Sprawdź najnowszą kopię na nim: może brakować ostatnich plików.</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>Wysuń dysk, zanim komputer zaśnie. Podczas kopii Shingleback nie pozwala komputerowi zasnąć.</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>Karcie SATA, która zawodzi tylko przy poleceniach w kolejce, pomaga opcja jądra libata.force=noncq.</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>Wyłącz oszczędzanie energii tego portu, jako administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control z portem podanym w dzienniku, np. 2-1 (do następnego podłączenia lub uruchomienia).</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>Jeśli to nie wystarczy, użyj opcji jądra usbcore.quirks=VID:PID:k z numerami, które pokazuje lsusb.</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>Jeśli to nie wystarczy, użyć opcji jądra usbcore.quirks={usb}:k.</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>Sprawdź atrybut 199 w raporcie o zdrowiu (SMART): jeśli rośnie, to jednak kabel.</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>Użyj jądra z CONFIG_BLK_DEV_ZONED, takiego jak w systemach Debian lub Fedora.</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>Jeśli jest zamontowany z opcją discard, zamontuj go bez niej.</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>Wysuń dysk, jeśli to jeszcze możliwe, odłącz go i podłącz ponownie: to go wybudzi.</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>Jeśli to samo dzieje się w innej obudowie, przyczyną jest sam dysk.</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>Wypróbuj inny port innego kontrolera oraz nowsze jądro lub BIOS.</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>Niech Linux uruchamia go w razie potrzeby, jako administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (do następnego podłączenia).</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>Jeśli zatrzymuje się za często, wybierz inny czas: pod „Dostosuj” na karcie dysku albo poleceniem shingleback adjust DEVICE --stop-after never.</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>Jeśli po przerwie rusza dłużej niż 30 sekund, daj mu więcej czasu, jako administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (do następnego podłączenia).</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>Jeśli to btrfs i nie daje się zamontować, spróbować tylko do odczytu: mount -o ro,rescue=usebackuproot.</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>Na btrfs odmontuj i zamontuj go ponownie, zwolnij trochę miejsca, a potem: btrfs balance start -dusage=10 MOUNTPOINT.</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>Jeśli nie ma na nim nic potrzebnego, sg_format może nadać mu sektory po 512 bajtów, co kasuje cały dysk i trwa godzinami.</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>Jako administrator: sg_persist --in --read-reservation /dev/{disk} pokazuje rezerwację.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>Sprawdź jego raport o stanie (SMART): temperaturę, błędy nośnika i ostrzeżenie krytyczne.</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>Uruchom komputer z opcjami jądra nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. Jeśli wtedy to nie występuje, przyczyną jest oszczędzanie energii.</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>Uruchom komputer ponownie, a potem sprawdź wolumin, zanim coś na nim zapiszesz.</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>Jeśli zdarzy się to znowu, wypróbuj port innego kontrolera oraz nowsze jądro lub BIOS.</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>Uruchom komputer ponownie, aby kontroler znów działał.</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>Podłącz dysk do portu SATA samego komputera albo zaktualizuj oprogramowanie kontrolera.</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>Użyj nowszego jądra: od 6.11 obchodzi ono błędy niektórych kontrolerów.</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>Podłącz dysk ponownie, jeśli się nie pojawia.</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>Wymień go. Odczytać go może już tylko firma odzyskująca dane.</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>Odblokuj go programem jego producenta, a potem podłącz ponownie.</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>Znajdź komputer, który go używa: zapis z dwóch komputerów niszczy system plików.</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>Sprawdź, czy na dysku z tym plikiem jest wolne miejsce i co dziennik mówi o tym dysku.</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>Wypróbować ją raz w innym czytniku kart. Jeśli i tam zawodzi, wymienić ją.</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>Raz może być przypadkiem. Jeśli zdarzy się znowu, wymień dysk.</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>Wypróbuj raz z innym kablem i z większym zasilaniem: słaby port wygląda tak samo.</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>Użyj nowszego jądra; dla btrfs na dyskach strefowych zalecane jest 6.12 lub nowsze.</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>Sprawdź zasilacz: kilka dysków na jednym kablu może być za dużo.</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>Jeśli milczy także przy innym komputerze, jest zepsuty.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>Potem wyłącz go raz i włącz, i sprawdź ponownie; do trzech rund. Dopiero wtedy jest zapewne zepsuty.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>Potem wyłącz go raz i włącz, i sprawdź ponownie.</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>Odłącz inne rzeczy, które biorą prąd z tego samego rozdzielacza lub komputera.</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>Użyj nowszego jądra: zna ono wiele takich obudów.</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>Jeśli zdarza się to rzadko, nic nie trzeba robić.</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>Jeśli ma przełącznik blokady, sprawdź go najpierw.</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>Wyłącz i włącz obudowę oraz wypróbuj inny kabel.</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>Spróbuj na innym komputerze albo z nowszym jądrem.</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>Jeśli miejsc nie można znaleźć także przy odczycie, dysk ulega awarii.</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>Uruchamiaj fstrim, gdy nic innego nie używa dysku, i użyj nowszego jądra.</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>Zaktualizuj BIOS komputera, a oprogramowanie układowe dysku dopiero po wykonaniu jego kopii zapasowej.</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>Usuń to, co niepotrzebne, albo stare wersje; zostaw wolną jedną dziesiątą woluminu.</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>Testuj pamięć komputera przez kilka godzin (memtest86+) i użyj nowszego jądra.</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>Użyj nowszego jądra albo sformatuj go ze starszymi funkcjami.</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>Skopiuj to, czego nie ma nigdzie indziej, jeśli da się to jeszcze odczytać.</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>Dla NTFS i exFAT zrób to w Windows (chkdsk /f) i całkowicie go tam zamknij.</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>Jeśli nikt go nie wyciągnął, wtyczka jest luźna albo zabrakło prądu: wypróbuj inny kabel.</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>Poczekaj i nie odłączaj ani nie wyłączaj dysku.</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>Pomagają mniejsze porcje: pozwól, by tempo ustawiał Shingleback.</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>Sprawdź, czego używa program: sieć, ekran, inna usługa.</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>Sprawdź sieć i serwer.</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>Uruchom komputer ponownie i wypróbuj nowsze jądro; daj sprawdzić pamięć.</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>Zamknij duże programy, a potem uruchom kopię ponownie.</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>Poczekaj, aż się skończy – może to potrwać dobę. Nie wyłączaj dysku.</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>Nie formatuj go. Włóż go z powrotem do obudowy, w której powstał, jeśli taka była.</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>Podaj cały dziennik, od podłączenia: przyczyna stoi powyżej pierwszego błędu.</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>Część programu niespodziewanie się zatrzymała ({detail}). Spróbuj ponownie.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>Część programu nieoczekiwanie zakończyła działanie ({detail}). Pliki, które są już na dysku, są bezpieczne, a następna próba zacznie od tego miejsca.</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>Dysk zapisuje do pamięci podręcznej, która jest pełna w {fill}.</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>Dysk się porządkuje. Jego pamięć podręczna jest pełna w {fill}.</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>Dysk zapisuje do pamięci podręcznej, w której jest miejsce.</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>Szybka pamięć podręczna dysku jest pełna, więc zapis jest teraz wolny. To normalne.</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>Pamięć podręczna dysku jest nadal pełna, ale duże pliki ją omijają i zapisują się z pełną szybkością.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>Dysk się porządkuje.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>Dysk nie ma nic do roboty. Jego pamięć podręczna jest pusta.</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>Dysk w tej chwili nie odpowiada. Prawdopodobnie robi miejsce. To normalne.</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>Zapis ze stałą prędkością: nic nie wskazuje na zapełniającą się pamięć podręczną.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>Dysk nie ma nic do zrobienia. Jego pamięć podręczna jest prawdopodobnie pusta.</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>Nic nie jest zapisywane. Dysk ma czas, by się uporządkować.</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>Dysk prawdopodobnie skończył porządkowanie: nie ma nic do zrobienia.</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>Pamięć podręczna dysku jest pełna. Dysk robi teraz miejsce, by pliki mniej czekały później.</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>Dysk odpowiadał długo. Odpoczynek teraz chroni przed tym, by stał się za wolny dla komputera.</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>Dysku używa inny program i ma pierwszeństwo.</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Dysk, jego połączenie lub zasilanie miało kłopoty. Skopiowane dane są bezpieczne, a dysk dostaje minutę.</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Skopiowane dane są bezpieczne, a dysk dostaje minutę na odpoczynek.</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low}–{high}%</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>ok. {percent}%</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>Ruszy dalej najpóźniej za {time}.</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>Dysk się uporządkował: jego pamięć podręczna jest pusta.</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>Dysk teraz sam się porządkuje. Jeśli można, zostaw mu prąd jeszcze na {time}; pliki są już bezpieczne.</translation>
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
            <translation>karta pamięci</translation>
        </message>
        <message>
            <source>files</source>
            <translation>pliki</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>zaszyfrowane</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>pamięć wymiany</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>część macierzy</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>nic rozpoznanego</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>Dysk z kopiami zapasowymi</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>Wbudowany w ten komputer</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>wolne {free} z {total}</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>ostatnia kopia: {day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>jeszcze bez kopii</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>ten komputer nie tworzy tu kopii zapasowych</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>trwa tworzenie kopii</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>o nazwie „{label}”</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>w formacie, którego Linux nie odczyta</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>sprawny</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>wymaga uwagi</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>ulega awarii</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>Nie ma usługi, która zna dyski (UDisks2), więc nie da się pokazać dysków. Kopie do folderów działają bez niej. Zainstaluj pakiet udisks2; Shingleback sam sprawdzi ponownie.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Magistrala systemowa (D-Bus) jest niedostępna, więc nie można pokazać dysków. Kopie do folderów działają bez niej. Shingleback sam spróbuje ponownie.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Usługa dysków (UDisks2) nie uruchomiła się, więc nie można pokazać dysków. Kopie do folderów działają bez niej. Shingleback sam spróbuje ponownie.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Usługa, która zna dyski (UDisks2), nie odpowiada. To, co widać, może być nieaktualne. Kopie do folderów działają bez niej. Shingleback sam sprawdzi ponownie.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Usługa, która zna dyski (UDisks2), zakończyła działanie. To, co widać, może być nieaktualne. Kopie do folderów działają bez niej. Shingleback sam sprawdzi ponownie.</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>Nie udało się zaktualizować listy dysków. To, co widać, może być nieaktualne. Kopie do folderów działają bez niej. Shingleback automatycznie spróbuje ponownie.</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>Dysk symulowany</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>Dysk symulowany 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>otwarte</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>nie otwarte</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>{filesystem} utworzono tu bez dziennika: zanik zasilania lub odłączenie kabla może spowodować utratę plików, które były już zapisane, nawet w starszych kopiach.</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>Zanik zasilania lub odłączenie kabla może na {filesystem} spowodować utratę plików, które były już zapisane, nawet w starszych kopiach.</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>Inne programy pokazują więcej wolnego miejsca: niewielka część pozostaje pusta, bo pełny dysk staje się powolny.</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>Normalne dla dysku SMR</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>Kabel lub port</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>Obudowa lub zasilanie</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>Dysk się psuje</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>Dysk jest pełny</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>Odłączono</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>Oprogramowanie lub coś innego</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>Nie wiadomo</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>Nic złego</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>Każdy folder o nazwie {name}</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>Każdy folder kończący się na {name}</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>Każdy folder zaczynający się od {name}</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>Każdy folder z {name} w nazwie</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>Folder {name} bezpośrednio w folderze kopii zapasowej</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>Folder {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>Każdy folder w {name}</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>Każdy folder pasujący do {name}</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>Wszystko o nazwie {name}</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>Wszystko, co kończy się na {name}</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>Wszystko, co zaczyna się od {name}</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>Wszystko z {name} w nazwie</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>Folder lub plik {name} bezpośrednio w folderze kopii zapasowej</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>Folder lub plik {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>Wszystko w {name}</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>Wszystko, co pasuje do {name}</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}, jako pełna ścieżka lub wewnątrz folderu kopii zapasowej</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>Inny dysk lub system plików</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>Migawki</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>Sama kopia</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>Własne reguły</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>Foldery oznaczone jako pamięć podręczna</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>Gniazda, potoki i pliki urządzeń</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>Pamięci podręczne programów</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>Pobrane pakiety</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>Zainstalowane części projektów</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Aplikacje Flatpak</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>Obrazy kontenerów</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Shadery i pobierane pliki Steam</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Pliki systemowe Windows i macOS</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Gry ze Steam</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>Maszyny wirtualne</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>Modele AI</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>Przeglądarki i inne programy wypełniają je ponownie w razie potrzeby.</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>Narzędzia takie jak pip, cargo, npm i Maven pobierają je ponownie.</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>Na przykład node_modules i .venv: jedno polecenie w projekcie tworzy je ponownie.</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>Flatpak instaluje je ponownie. Dane w nich są objęte kopią.</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>Podman i Docker pobierają lub budują je ponownie. Woluminy są objęte kopią.</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>Steam tworzy je ponownie.</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>Pliki wymiany, indeksy i punkty przywracania na dyskach, których używają także te systemy.</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>Steam pobiera je ponownie. Niektóre gry trzymają tam także zapisane stany gry.</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>Duże pliki, które zmieniają się przy każdym uruchomieniu. Warto je wykluczyć, jeśli maszyny da się przygotować od nowa.</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama, LM Studio i GPT4All pobierają je ponownie.</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>Wcześniejsze stany plików, które teraz nie zajmują miejsca. Na dysku każdy zajmuje swój pełny rozmiar.</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>Kosz, miniatury i podobne</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>Wykluczono: {kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind} ({size})</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>Nic nie jest wykluczone.</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>i jeszcze %Ln</numerusform>
                <numerusform>i jeszcze %Ln</numerusform>
                <numerusform>i jeszcze %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln element</numerusform>
                <numerusform>%Ln elementy</numerusform>
                <numerusform>%Ln elementów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places} i jeszcze %Ln</numerusform>
                <numerusform>{places} i jeszcze %Ln</numerusform>
                <numerusform>{places} i jeszcze %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>Te reguły do niczego nie pasowały: {rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>Ta reguła do niczego nie pasowała: {rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>Dlaczego zwalnia</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>Nowe dane trafiają do pamięci podręcznej dysku, a ta jest szybka. Gdy się zapełni, dysk musi zrobić miejsce, zanim przyjmie więcej. Prędkość spada wtedy ze 100 MB/s lub więcej do kilku, z przerwami. Nic się nie zepsuło i nic nie przepadło.</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>Najszybciej zapełnia ją wiele małych plików; długie fragmenty w jednym ciągu prawie jej nie zapełniają. Tak właśnie zapisuje Shingleback. Po odpoczynku, od kilku minut do kilku godzin, dysk znów jest szybki.</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>Dwie inne rzeczy wyglądają podobnie. Każdy dysk twardy, zapełniając się, powoli zwalnia, mniej więcej do połowy. A dysk, który nigdy nie przekracza 35 MB/s, jest zapewne podłączony do USB 2.</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>Artykuł „SMR Archive Drives, Fast, Now” (2015) podaje od 100 do 200 MB/s przez pierwsze 200–600 GB, a potem kilka MB/s, na zwykłych systemach plików.</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>W porównaniu linuksowych systemów plików na takim dysku 8 TB pojedyncze odpowiedzi trwały od 20 do 31 sekund.</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>wolno powoli prędkość zwalnia zawiesza się stoi MB/s spadek wydajność drugi kopia trwa wieczność wolny wolna długo zacina muli czekanie godzinami</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>Dlaczego pracuje, gdy nikt go nie używa</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>Lampka miga, obudowa jest ciepła, dysk nigdy nie zasypia: dysk się porządkuje. Przenosi to, co leży w pamięci podręcznej, na właściwe miejsce. Komputer tego nie widzi ani nie uruchamia.</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>Trwa to od kilku minut do kilku godzin, a po bardzo wielu małych zmianach jeszcze dłużej. W miarę możliwości zostaw dysk podłączony; następnym razem znów będzie szybki. Jeśli jest potrzebny gdzie indziej, najpierw go wysuń: to, co skopiowano, jest bezpieczne, a dysk dokończy później.</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>Formatowanie w ext4 trwa sekundy, bo większość jego tabel powstaje dopiero później, gdy dysk jest już w użyciu. Leżą one po całym dysku, a na dużym dysku SMR trwa to godziny, w których wszystko inne jest wolne.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>„SMR Archive Drives, Fast, Now” mówi o minutach i godzinach, a po intensywnym rozproszonym zapisie o dniach. Według badania Skylight porządkowanie zaczyna się około sekundy po ostatnim poleceniu.</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>W naszym modelu takiego dysku każdy GB mieszanych plików wymaga od 10 do 25 sekund porządkowania. Prawdziwe dyski się różnią.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>Na obrazie 8 TB ext4 w zwykłej postaci dotknął 3750 pasów dysku, a potem zapisywał dalej 8,5 MB/s; w sumie zostało mu około 62 GB. Z tabelami na początku dotknął 7.</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>bezczynny LED lampka dioda miga ciepły gorący kręci się nie śpi hałas pracuje działanie w tle mkfs formatowanie lazy init ext4lazyinit nowy dysk wolno spakowany packed sam szumi</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>Dlaczego klika</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>Ciche, regularne klikanie to odgłos głowicy, która przesuwa się między pamięcią podręczną a miejscem, gdzie dane powinny leżeć. Dysk SMR robi to długo po zakończeniu kopii. To normalne.</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>Głośne, rytmiczne stukanie to coś innego, zwłaszcza gdy dysk nie jest rozpoznawany lub pokazuje zły rozmiar. Wtedy nic już nie zapisuj, nie włączaj i nie wyłączaj go raz po raz i skopiuj to, co ważne, dopóki da się to odczytać.</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>Ciche klikanie opisano w „SMR Archive Drives, Fast, Now”. O głośnym doniosła w 2025 roku firma odzyskująca dane, w dyskach WD od 2 do 6 TB; producent badał sprawę.</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>klikanie stukanie hałas dźwięk odgłos tykanie terkotanie głośny głowica kliknięcie śmierci klika stuka trzaski</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>Dlaczego wysuwanie trwa minuty</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>Linux zbiera w pamięci to, co programy zapisują, domyślnie do jednej piątej pamięci, i przekazuje to dyskowi tak szybko, jak ten przyjmuje. Kopiowanie może wyglądać na zakończone, gdy gigabajty wciąż czekają. Wysuwanie czeka na ostatnie z nich.</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>Nie odłączaj dysku podczas wysuwania, choćby trwało długo. Shingleback zostawia niewiele danych w oczekiwaniu, więc jego własne kopie kończą się szybko; to, co zapisały inne programy, musi poczekać na swoją kolej.</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>Granica jednej piątej to domyślne ustawienie jądra Linux.</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>W jednym zgłoszeniu na komputerze z 60 GB pamięci zebrało się 9 GB.</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>Przy zapisie 800 MB bez żadnej granicy widzieliśmy od 640 do 814 MB czekających naraz w pamięci.</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>Ustawienie to vm.dirty_ratio (20). /proc/meminfo pokazuje, co jeszcze czeka, jako Dirty i Writeback. Komunikat „task blocked for more than 120 seconds” znaczy to samo; to informacja, a nie błąd.</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>odmontuj umount wysuń bezpiecznie usuń odłącz czekanie sync flush 100% utknęło zajęty dirty pages wysunąć odłączyć usunąć odmontować w użyciu</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>Dlaczego warto zostawić go podłączonego</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>Podczas porządkowania dysk SMR przenosi dane, które leżą na nim od dawna. Zanik prądu w takiej chwili może uszkodzić więcej niż ostatnio zapisany plik. Dyski są budowane tak, by to przetrwać, ale lepiej tego nie sprawdzać.</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>Dlatego wysuń go, zanim wyciągniesz kabel. Mały dysk bez własnego zasilacza powinien być podłączony do portu komputera, a nie do rozdzielacza bez zasilania. A jeśli jest czas, po dużej kopii zostaw go podłączony, by odpoczął.</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>W jednym zgłoszeniu do twórców btrfs nagły zanik prądu na takim dysku uszkodził obie kopie własnych tabel systemu plików.</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>Western Digital pisze, że takie dyski potrzebują na swoją pracę czasu bezczynności.</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>zanik prądu awaria zasilania odłączyć wyciągnąć kabel rozdzielacz hub uśpienie czuwanie prąd zasilanie wyłączyć brak</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>Dlaczego USB 2 ogranicza</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>Przez USB 2 żaden dysk nie jest szybszy niż około 35 MB/s; większość mogłaby działać trzy razy szybciej. Przyczyną może być port, kabel albo rozdzielacz po drodze.</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>Wypróbuj port niebieski w środku lub oznaczony SS, kabel dołączony do dysku i połączenie bez rozdzielacza. Wsuń wtyczkę do końca: wsunięta w połowie, niejedna wtyczka USB 3 działa jak USB 2. Jeśli nic nie pomoże, po prostu potrwa to dłużej; dla dysku SMR spokojny strumień nie jest niczym złym.</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>USB 2 przesyła 480 milionów bitów na sekundę; po odjęciu jego własnych potrzeb na pliki zostaje według użytkowników około 35 MB/s. Linux podaje prędkość każdego portu.</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed podaje 480 dla USB 2, a 5000 lub więcej dla USB 3.</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>port kabel rozdzielacz hub niebieski 480 5000 high speed SuperSpeed wolno 35 MB/s USB2 wolny gniazdo rozgałęziacz</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>Skąd wiemy, jak pełna jest pamięć podręczna</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>Żaden dysk tego nie mówi. To więc szacunek, pokazywany z zakresem, w którym zapewne leży prawda. Zaczyna się od tego, co wiadomo o modelu, a dla większości dysków jest tego niewiele.</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>Potem Shingleback liczy, co zapisuje krótkimi fragmentami, bo to przechodzi przez pamięć podręczną, i co długimi, bo to prawie jej nie używa. Gdy prędkość spada i pozostaje niska, pamięć była pełna: to zdradza jej wielkość. Gdy dysk po odpoczynku znów jest szybki, część jest wolna. Zakres za każdym razem się zwęża, a to, czego się nauczono, jest zachowywane dla tego dysku.</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>Dysk, który utrzymuje prędkość niezależnie od tego, co się zapisuje, nie zdradza takiej pamięci podręcznej. Wtedy nie jest ona rysowana.</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>Badanie Skylight (2015) wykazało w dyskach 5 i 8 TB pamięć podręczną około 20 GB, czyli jakieś 200 000 fragmentów. Dla późniejszych modeli nie opublikowano danych.</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>pamięć podręczna cache poziom zapełnienia procent szacunek wykres naczynie pojemność gigabajty zakres niepewność</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>Dlaczego kopia daje dyskowi odpocząć</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>Dysk z pełną pamięcią podręczną robi miejsce w międzyczasie, a następne pliki czekają. To powolne, a jedna odpowiedź może trwać tak długo, że komputer uzna dysk za stracony. Zostawiony na chwilę w spokoju, zrobi tę samą pracę za jednym razem i znów szybko przyjmuje pliki.</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>Dlatego Shingleback zatrzymuje się na chwilę, gdy to pomaga, i mówi, na jak długo. Wszystko, co dotąd skopiowano, jest w tym czasie bezpieczne na dysku. Jak zawsze można wstrzymać lub zatrzymać kopię i wybrać inne tempo.</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>Czeka też trochę, gdy dysku używa inny program, żeby nie wchodziły sobie w drogę.</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>Jeśli dysk będzie potrzebny o określonej godzinie, wybierz „Gotowe na” dla zestawu kopii albo na noc. Shingleback przyjmuje wtedy najłagodniejsze tempo, przy którym zdąży na czas, i uprzedza, jeśli to niemożliwe.</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>Według badania Skylight porządkowanie zaczyna się około sekundy po ostatnim poleceniu i trwa około sekundy na każdą część dysku.</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>Kiedy odpoczywać i jak długo, wypróbowano na symulowanych dyskach. Prawdziwe dyski się różnią.</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>odpoczynek odpoczywa czeka czekanie odliczanie przerwa nic się nie kopiuje samo zatrzymało stoi robi</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>Czy dysk zwalnia, gdy się zapełnia</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>Każdy dysk twardy jest wolniejszy pod koniec, gdzie jeden obrót obejmuje mniej danych. Tak jest zbudowany. Dysk SMR może zwolnić z innego powodu: im jest pełniejszy, tym mniej ma miejsca na porządki.</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>Aby odróżnić jedno od drugiego, „Zmierz” może krok po kroku zapełnić pusty dysk własnym plikiem. Przy 10, 50, 90 i 99 % zapisuje i odczytuje coś nowego, a potem jeszcze raz zapisuje początek tego pliku. Początek pozostaje w jednym miejscu: jeśli trwa to dłużej, dysk jest wolniejszy, bo jest pełny.</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>Na dużym dysku trwa to dobę lub dłużej i zużywa go tak samo jak zapełnienie kopią. Można to w każdej chwili zatrzymać. Plik jest na końcu usuwany, także po awarii.</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>Używany dysk, który wszystko zapisuje w dzienniku, po jednym TRIM przyjmował 110 MB/s, gdy był pusty, i 28, gdy był pełny w 80 %. To liczby symulowanego dysku.</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>W terminalu: shingleback test FOLDER fill --full. Z --budget 500G dochodzi tylko tak daleko. Poziomy, na które system plików nie pozwala, są pomijane.</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>poziom zapełnienia pełny pusty dysk mierzenie prędkość test starzenie wolniejszy 99 procent benchmark</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>U góry: na zwykłym dysku ścieżki leżą obok siebie. Na dole: na dysku SMR każda ścieżka zakrywa część poprzedniej, jak dachówki. Aby zmienić jedną ścieżkę (pełną), dysk musi zapisać na nowo także następne (w paski).</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>Nowe pliki trafiają najpierw do małej, szybkiej pamięci podręcznej. Dysk przenosi je później do dużego obszaru SMR (w paski). Gdy pamięć jest pełna, nowe pliki muszą czekać.</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>Górny pasek: komputer zapisuje. Dolny pasek: dysk pracuje i pracuje dalej (w paski), gdy komputer skończył.</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>Dlaczego TRIM budzi spory</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>Przez TRIM komputer mówi dyskowi, które miejsca nic już nie zawierają. Niektóre dyski SMR to przyjmują i nie muszą wtedy podczas porządkowania przenosić usuniętych plików. Najbardziej pomaga to, gdy dysk jest pełny i stary.</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>Przeciw temu przemawia to, że każda wskazówka jest też pracą dla dysku, bo jego tabele leżą na samym dysku. Niektóre dyski od tego zamilkły. Dlatego Shingleback nigdy nie każe zgłaszać od razu każdego usunięcia. Wystarczy od czasu do czasu, gdy dysk jest bezczynny; a w serii WD Red EFAX lepiej wcale.</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>W naszej symulacji pełny dysk z małą rezerwą zapisuje wszystko 8,5 raza; gdy połowę zgłoszono jako wolną, 1,2 raza.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>Twórcy TrueNAS, a z nimi WD, odradzają TRIM na dyskach SMR WD Red.</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>Twórcy btrfs wolą wskazówki za jednym razem; firma odzyskująca dane mówi o uszkodzonych tabelach.</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>Opcja montowania to discard; btrfs włącza ją sam tam, gdzie jest TRIM, chyba że podano nodiscard. Za jednym razem: fstrim.</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap usunięte pliki autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>Dlaczego wolne miejsce może mylić</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>System plików btrfs dzieli dysk na duże części, na pliki i na własne tabele. Gdy wszystkie części są rozdane, może zgłosić brak miejsca, choć wiele z nich jest w połowie pustych. To, co program pokazuje jako wolne, nie jest wtedy tym, co da się zapisać.</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>Na dyskach ze strefami zwolnione miejsce nadaje się do użytku dopiero po uporządkowaniu całej strefy. Na dysku btrfs trzymaj wolne 5 do 10 procent, na dyskach ze strefami do 20. Shingleback sam zostawia rezerwę.</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>Rezerwa to 5 procent dysku, a jeśli ma strefy, 15 procent. Nie wlicza się do tego, co Shingleback nazywa wolnym, więc inne programy pokazują więcej wolnego miejsca.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>Podręcznik btrfs opisuje jedno i drugie i podaje środek zaradczy.</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df pokazuje szacunek; btrfs filesystem usage pokazuje, co nie jest jeszcze rozdane (unallocated). btrfs balance start -dusage=10 oddaje prawie puste części. Od 6.11 btrfs potrafi to sam (dynamic_reclaim).</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df pełny brak miejsca na urządzeniu no space left ENOSPC btrfs zoned balance unallocated miejsce wolne zajęte</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>Który RAID pasuje do dysków SMR</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 i RAID 1 są w porządku: na każdym dysku zapisuje się prawie tak, jakby był sam. Daj macierzy trochę cierpliwości, bo dysk, który robi przerwę, może zostać uznany za martwy.</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 i 6 nie pasują. Każdą małą zmianę zamieniają w kilka małych zapisów w rozproszonych miejscach, a z tym dysk SMR radzi sobie najgorzej. Na co dzień jest wolno; a gdy jeden dysk się zepsuje, zapełnienie następcy może trwać tygodnie zamiast jednego dnia, a w tym czasie nic nie chroni plików.</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>Gdy wymienia się dysk w RAIDZ, ZFS zapełnia nowy w takiej kolejności, w jakiej kiedyś zapisano pliki: niezliczone małe kawałki po całym dysku. Dysk SMR może potrzebować na to ponad tygodnia. Niektóre poddały się z błędami, choć nie były zepsute.</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>W SnapRAID dyski z plikami mogą być dyskami SMR: zapisuje się na nich jak na każdym pojedynczym dysku. Z dyskiem parzystości jest inaczej. Przy każdej aktualizacji zapis idzie w wiele miejsc w środku jednego ogromnego pliku.</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>SSD jako pamięć podręczna przed wolnym dyskiem brzmi sprytnie. Ale po awarii lub zaniku prądu dm-cache nie wie, co dotarło na dysk, i zapisuje jeszcze raz wszystko, co ma: miliony małych kawałków w rozproszonych miejscach. Dysk SMR może być tym zajęty przez tygodnie.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>„SMR Archive Drives, Fast, Now” tak to uzasadnia i powołuje się na producentów, którzy to odradzają. Seagate i Western Digital sprzedają do RAID inne dyski.</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Test Ars Technica (2020) wykazał, że RAID samego Linuksa zapełnił nowy dysk z normalną prędkością, więc nie każda odbudowa jest powolna. Z RAIDZ była.</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>Test ServeTheHome (2020) na dyskach WD Red 4 TB: ponad dziewięć dni z dyskiem SMR, 16 godzin z innym.</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>macierz array md mdadm RAID5 RAID6 RAID0 RAID1 lustro paski parzystość NAS odbudowa rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid serwer multimediów dmcache lvmcache bcache SSD pamięć podręczna cache writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>Ten dysk</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Kopie zapasowe</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>Gdy coś jest nie tak</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Dla znawców</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>Co to jest dysk SMR</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>W dysku SMR ścieżki zachodzą na siebie jak dachówki. Dzięki temu na tej samej powierzchni mieści się więcej, a dysk jest tańszy. Cena za to: nie da się zapisać jednej ścieżki bez zniszczenia następnej, więc mała zmiana oznacza zapisanie od nowa całego pasa ścieżek.</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>Dyski do domu to ukrywają. Nowe dane trafiają najpierw do pamięci podręcznej, a na swoje miejsce przechodzą później, gdy dysk ma spokój. Nazywamy to porządkowaniem. Odczyt jest prawie tak szybki jak z każdego innego dysku.</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>Do kopii zapasowych taki dysk jest dobrym wyborem, jeśli zapisuje się na nim długimi fragmentami i daje mu odpocząć. To zły wybór do baz danych, maszyn wirtualnych, pobierania w wielu kawałkach i większości rodzajów RAID.</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>Seagate, Toshiba i Western Digital podały nazwy wielu takich modeli, większość w 2020 roku.</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>Dla jednej rodziny dysków badanie Skylight (2015) wykazało pasy po około 15–40 MB i pamięć podręczną około 20 GB. Dla nowszych dysków nie opublikowano danych.</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>SMR shingled magnetic recording zachodzące ścieżki dachówki CMR PMR archive barracuda pamięć podręczna cache device-managed nakładające tani znaczenie różnica</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>Jak pewna jest ocena</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>Niewiele dysków samo mówi, że są dyskami SMR. Dlatego Shingleback zbiera oznaki i podaje je wszystkie: na karcie dysku otwórz „Dlaczego tak sądzimy”. Widać tam także to, co temu przeczy.</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>„To” bez zastrzeżeń pojawia się tam, gdzie mówi o tym dysk lub Linux. „Bardzo prawdopodobne” i „prawdopodobnie” opierają się na oznace albo na liście modeli. Taką oznaką jest dysk, który się obraca, a mimo to oferuje TRIM, bo innym dyskom nie jest to potrzebne. „Być może” znaczy, że źródła sobie przeczą albo że wiadomo niewiele.</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>To, że nie znaleziono oznak, niczego nie dowodzi. Dlatego Shingleback nazywa dysk konwencjonalnym tylko wtedy, gdy mówi tak jakieś źródło.</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>Co dyski mogą o sobie powiedzieć, wynika ze źródeł jądra; nasza lista modeli przy każdym wpisie podaje źródło.</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>Z opublikowanych raportów o znanych dyskach SMR wynika, że wiele z nich oferuje TRIM, a inne nie pokazują niczego.</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>pewne prawdopodobne niepewne ocena oznaki powody dowód CMR konwencjonalny</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>Dyski, które trzeba zapisywać po kolei</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>Dysk typu host-managed nie ukrywa swojej budowy. Składa się ze stref i odrzuca wszystko, co nie jest zapisywane po kolei. Takie dyski pochodzą z centrów danych; w domu są rzadkie.</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>Niewiele systemów plików na nich działa. Z nowym jądrem robi to btrfs, a część miejsca powinna zawsze pozostać wolna. Wymiana plików z innymi systemami nie jest możliwa. Jako pierwszy dysk na kopie nie jest polecany.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>Podręcznik btrfs opisuje tryb strefowy i jego granice.</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>Zespół systemu EOS, który wypróbował takie dyski, odradza zapełnianie ich i rezerwowanie miejsca na pliki z góry.</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>Jądro 6.12 lub nowsze, lepiej 6.17; mkfs.btrfs sam rozpoznaje taki dysk. XFS ma od wersji 6.15 tryb strefowy, przed 7.2 eksperymentalny. /sys/block/sdX/queue/zoned podaje host-managed.</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC strefy zones zoned host-managed centrum danych ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>Zmiana dysku na nowy: kopiować czy przenosić?</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>Kopiowanie dysku jest dobre, jeśli jego system plików może zostać taki, jaki jest. Wszystko idzie razem, w jednym długim ciągu dużych zapisów, co dysk SMR robi najlepiej. Nowy dysk musi być co najmniej tak duży, a wszystko, co na nim jest, przepada. Większy zostaje wykorzystany: system plików rośnie, jeśli jego rodzaj to umie.</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>Przeniesienie kopii zapasowej jest dobre, jeśli system plików ma się zmienić, na przykład z exFAT na ext4 albo z ext4 na btrfs. Wszystkie wersje idą razem, plik po pliku, więc trwa to dłużej. Inne pliki na starym dysku tam zostają, a nowy dysk przygotowuje się wcześniej.</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>Jeśli stary dysk zaczyna zawodzić, warto go skopiować, i to szybko. To, czego nie da się odczytać, jest najpierw pomijane, a na końcu próbowane jeszcze raz, gdy reszta jest już bezpieczna. Utracone pliki są wymieniane, jeśli system plików to zdradza.</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>Oba sposoby tylko czytają stary dysk, na końcu porównują wszystko i zaczynają dalej tam, gdzie stanęły. To, co nieukończone, jest wymienione na stronie „Skopiuj dysk na inny”. Stary dysk warto zatrzymać, aż uda się kopia zapasowa na nowy.</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>W naszym modelu takiego dysku kopiowanie trwa najwyżej 1,05 raza tyle, co jeden nieprzerwany ciąg zapisów.</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>Zatrzymanie starego dysku, aż nowy się sprawdzi, to dobra praktyka przy każdej zmianie.</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>Kopiowanie: shingleback clone SOURCE TARGET. Przeniesienie: shingleback move DEST NEW_DEST. Co nieukończone: shingleback unfinished. Po skopiowaniu należy odłączyć jeden z dysków, jeśli mają ten sam UUID.</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>klonować klon migracja przeprowadzka wymiana większy dysk przenieść obraz dd ddrescue ratunek uszkodzony umierający nowy kopiować</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>Jak przygotowuje się dysk do kopii</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>System plików to porządek, w jakim dysk trzyma pliki. Większość pochodzi z czasów przed SMR: ich tabele leżą po całym dysku, a każda mała zmiana kosztuje dysk cały pas. Shingleback formatuje tak, by tabele stały razem, a pliki były zapisywane długimi fragmentami.</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>Dla Linuksa jest to btrfs, który także zauważa, gdy plik się zepsuje, albo ext4 ze wszystkimi tabelami na początku. Aby dzielić dysk z Windows i macOS, jest to exFAT z dużymi częściami; nie zna on właścicieli ani sum kontrolnych, ale Shingleback trzyma je we własnych notatkach.</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>Po sformatowaniu wynik jest odczytywany z dysku i porównywany z tym, co miało być. Samo „gotowe” narzędzia nie wystarcza.</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>Sformatowaliśmy obraz 8 TB: btrfs dotyka 6 pasów dysku, spakowany ext4 7, exFAT z dużymi częściami 3; ext4 w zwykłej postaci dotyka 3750.</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>Autor „SMR Archive Drives, Fast, Now” zapełniał takie dyski z btrfs przy stałych 80–150 MB/s.</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Opcje mkfs przechodzą przez UDisks2 od 2.10; wcześniej są po cichu pomijane i potrzebny jest program pomocniczy Shingleback.</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>formatowanie przygotowanie system plików profil btrfs ext4 exfat partycja który najlepszy ustawienie</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>Które systemy plików nie są polecane</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>F2FS był kiedyś najlepszą radą, z dużymi sekcjami. Z latami coraz bardziej rozprasza pliki, trzyma dużą rezerwę i ma słabe narzędzia naprawcze. NILFS2 zapisuje wszystko w jednym ciągu, co jest idealne, dopóki dysk nie jest pełny; wtedy jego sprzątanie i własna praca dysku wchodzą sobie w drogę.</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>XFS jest świetny na innych dyskach i zapisuje niewiele poza plikami. Ale rozkłada je po całym dysku i nie zauważa, gdy któryś się zepsuje. NTFS rozprasza małe zapisy, a Linux jest z nim powolny; wybierz go tylko tam, gdzie wymaga tego Windows.</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>Niezależnie od wyboru: żadnego RAID 5 ani 6 z dysków SMR, żadnej przestrzeni wymiany, żadnych maszyn wirtualnych, żadnego powolnego formatowania, które zapełnia dysk zerami.</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>Pusty dysk 8 TB z systemem plików f2fs pokazuje jako zajęte około 10–130 GB. To jego rezerwa na porządkowanie. Inne systemy plików też mają rezerwy, ale nie liczą ich jako zajęte. To normalne.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>W porównaniu linuksowych systemów plików na dysku 8 TB NILFS2 był pierwszy; autor dodaje, że sprzątanie nie musiało działać, bo dysk był prawie pusty.</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>Użytkownik NTFS na takim dysku, z milionem plików, widział po pierwszych 10–20 GB około 1 MB/s.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>Na obrazie 8 TB F2FS z dużymi sekcjami pokazał około 90 GB jako zajęte jeszcze przed pierwszym plikiem.</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>Dla tych, którzy mimo to chcą: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) lub nilfs2. Ze starych rad dla f2fs no_heap nic już nie znaczy.</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs alternatywy inny system plików zły wybór df zajęte pusty zarezerwowane overprovision 100 GB brakująca pojemność</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>Dobre ustawienia ZFS na jednym dysku</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>ZFS zbiera małe zapisy w długie i są osoby, które z powodzeniem używają go na pojedynczym dysku SMR. Shingleback go nie tworzy. Kto to robi sam: duże rekordy, kompresja, brak czasów dostępu i mniej kopii tabel sprawiają, że zapisuje się mniej.</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>Rozmiar sektorów musi być dobry od początku, bo później nie da się go zmienić. To, czy dyskowi od razu mówić o usuniętych miejscach, budzi spory: autor rady tak robi, a w dyskach SMR WD Red wiadomo, że to szkodzi. I zostaje to przy jednym dysku: odbudowa grupy może trwać ponad tydzień.</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>„ZFS on SMR Drives” (2022) skopiował ponad 3 TB na szyfrowany dysk USB 5 TB przy 24–52 MB/s.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>Twórcy TrueNAS i WD odradzają TRIM na dyskach SMR WD Red.</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on tylko dla dysków, które dobrze to znoszą, a nigdy dla WD Red EFAX. Z rsync użyj --whole-file.</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd ustawienia</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>Co oznacza zaszyfrowanie dysku</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>Kto znajdzie lub ukradnie zaszyfrowany dysk, nie odczyta z niego nic. Hasło jest jedynym kluczem: gdy przepadnie, nikt nie pomoże, a kopia przepada razem z nim. Zapisz je i trzymaj z dala od dysku.</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>Linux pyta o nie przy każdym podłączeniu dysku; Windows i macOS go nie otworzą. Na dysku SMR kosztuje to niewiele prędkości, jeśli szyfruje się w takich jednostkach, w jakich dysk zapisuje. Nic nie jest najpierw zapełniane losowymi danymi, co zajęłoby większość dnia.</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>Jeśli przygotowanie przerwie się w połowie, dysk może wyglądać na zablokowany i pusty. Przygotuj go jeszcze raz.</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>To zwykłe szyfrowanie Linuksa (LUKS2), które otwierają też inne systemy z Linuksem.</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>Właściciele takich dysków są zgodni co do jednostek 4096 bajtów, które nie zawsze są domyślne.</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096; bez --allow-discards; bez dm-integrity, które podwaja rozproszone zapisy. Bez nagłówka nic nie da się otworzyć: cryptsetup luksHeaderBackup robi jego kopię.</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>szyfrowanie zaszyfrowany LUKS LUKS2 hasło cryptsetup klucz zablokowany odblokować skradziony zapomniane tajne</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>Dlaczego czytanie może zapisywać: czasy dostępu</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>Linux zapisuje, kiedy plik był ostatnio czytany. Na dysku z kopią nikt o to nie pyta, ale każda taka notatka to mały zapis gdzieś na dysku, a z nimi dysk SMR radzi sobie najgorzej. Przejrzenie folderu zdjęć zostawia mu pracę na później.</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>Dlatego Shingleback otwiera swoje dyski bez czasów dostępu. Pulpit mógł już otworzyć dysk w zwykły sposób; wtedy można otworzyć go ponownie, o ile nie używa go żaden program. Jeśli z dysku tylko się kopiuje, otwórz go tylko do odczytu.</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>Gdzie nic z tego nie jest możliwe, Shingleback i tak czyta własne pliki użytkownika bez zostawiania notatek. Pliki innych osób i to, co czytają inne programy, są notowane jak dotąd.</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>Po świeżej kopii jednokrotne odczytanie 1490 plików na btrfs dało 131 rozproszonych zapisów. Bez czasów dostępu nie było żadnego.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>W porównaniu linuksowych systemów plików kopiowanie spadało z 80 do 3–5 MB/s, dopóki prowadzono czasy dostępu.</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>Opcja montowania to noatime (domyślna jest relatime; pokazuje ją findmnt). Shingleback czyta z O_NOATIME, na co jądro pozwala właścicielowi pliku i użytkownikowi root.</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime opcja montowania odczyt zapisuje ostatni dostęp</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>Jak przywrócić pliki</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>Usunięty plik: otwórz „Przywracanie” i wpisz część jego nazwy w polu wyszukiwania. Wyszukiwanie obejmuje wszystkie wersje, więc znajduje też pliki usunięte lub przeniesione. Zaznacz plik i naciśnij „Przywróć…”.</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>Starsza wersja pliku: zaznacz plik, a obok wybierz jedną z jego wersji. „Porównaj wersje” pokazuje dwie z nich obok siebie. Aby zobaczyć wszystkie foldery tak, jak wyglądały dawniej, wybierz kopię nad listą.</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback najpierw sprawdza, które pliki już istnieją. Nie zastępuje żadnego, jeśli tego nie wybierzesz. Możesz też przywrócić pliki do innego folderu.</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>Wszystko, na nowym komputerze: zainstaluj tam Shingleback i podłącz dysk. W „Przywracaniu” wybierz „Otwórz kopię w innym miejscu…”, a potem „Przywróć wszystko…”. Pliki trafią do nowego folderu, chyba że wybierzesz pierwotne.</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>Bez Shingleback: otwórz dysk w dowolnym menedżerze plików. Najnowsze pliki są zwykłymi plikami, które możesz skopiować. Starsze wersje przywraca program zapisany na dysku: reader.py w ukrytym folderze .shingleback. Potrzebuje tylko Pythona, także w systemach Windows i macOS.</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>Nasze testy przywracają każdą wersję przykładowych kopii za pomocą samego reader.py i otrzymują te same pliki.</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>W folderze .shingleback: python3 reader.py versions, a potem python3 reader.py restore VERSION FOLDER. W terminalu są też shingleback trace i shingleback restore.</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>przywrócić odzyskać usunięty skasowany utracony plik przypadkiem nadpisany starsza poprzednia wersja cofnąć nowy komputer ponowna instalacja przenieść wszystko bez programu menedżer plików awaria</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>a aby albo ale bo być by było co czy dla dlaczego do gdy go i ich ile ja jak jaki jest jeśli już ją kiedy który lub ma mam mnie moja moje może można mój na nad nie niego o od on ona oraz po pod przed przez przy są się ta tak tam te tego tej ten to tu tym w we więc z za ze że żeby</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>Zmierzone przez nas</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>Zmierzone przez innych</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>Udokumentowane</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>Podane przez producenta</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>Obliczone na modelu</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>Zgłoszone</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>Dobra praktyka</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>Dlaczego zniknął i co zrobić</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>Najczęściej to kabel, port albo zasilanie: podłącz go wprost do komputera, innym kablem, bez rozdzielacza.</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>Dysk SMR może też milczeć z własnych powodów. Po przerwaniu pracy najpierw doprowadza do ładu własne tabele i nie odpowiada, dopóki nie skończy. Może go nie widzieć nawet ekran startowy komputera. Zwykle wraca, jeśli dostanie prąd i czas.</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. Zostaw go podłączonego, pod prądem, przez godzinę. Nie wyciągaj go tylko dlatego, że nic się nie dzieje: może być zajęty sobą.</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. Potem wyłącz go i włącz: zasilaczem, jeśli go ma, a jeśli nie, kablem. Odczekaj w międzyczasie pół minuty i w miarę możliwości weź inny port lub kabel. Daj mu kilka minut na start.</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. Sprawdź, czy wrócił. Jeśli nie, zacznij od nowa, w sumie do trzech razy.</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. Jeśli trzy rundy nie pomogły, wypróbuj inny komputer. Jeśli i ten go nie widzi, dysk jest zapewne zepsuty. Jeśli jest na nim coś ważnego, a drugiej kopii nie ma, zostaw go wyłączonego i zapytaj firmę odzyskującą dane.</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>Jest jeden wyjątek: dysku, który głośno stuka albo należy do serii, o której wiadomo, że tego nie znosi, nie należy uruchamiać raz po raz. Shingleback prosi wtedy tylko o jedną rundę.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>„SMR Archive Drives, Fast, Now” radzi: trzymaj go pod prądem co najmniej godzinę, wyłącz i włącz, i powtórz to, zanim uznasz go za zepsuty. O takim samym milczeniu piszą użytkownicy programów do kopii zapasowych.</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>Godzina i powtarzanie pochodzą z „SMR Archive Drives, Fast, Now”. To, że wystarczą trzy rundy, jest naszym wyborem; nikt tego nie zmierzył.</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>zniknął znikł nie ma brak rozpoznany wykryty BIOS utracony rozłącza się martwy zepsuty czekać godzina zegar wyłączyć włączyć restart rundy odzyskać dysk pomoc widać wykrywa rozpoznaje zgubiony</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>Co znaczy błąd we/wy w dzienniku</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>Linux czeka na odpowiedź 30 sekund. Potem zapisuje błąd, nawiązuje połączenie od nowa i pyta ponownie. Dysk SMR, który się porządkuje, może milczeć dłużej. W dzienniku wygląda to strasznie, a samo w sobie nie jest uszkodzeniem.</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>Inne wiersze znaczą co innego. „CRC” wskazuje na kabel. „UNC” lub „Medium Error” znaczy, że sam dysk nie mógł odczytać jakiegoś miejsca: skopiuj to, co ważne. Strona „Co się stało?” czyta dziennik i mówi, co z tego zachodzi.</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>Jeśli z dyskiem SMR zdarza się to często, mniejsze żądania pomagają bardziej niż dłuższe czekanie: niektóre dyski potykają się o duże żądania, które wysyłają nowsze wersje Linuksa.</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>30 sekund to domyślna wartość jądra Linux dla dysków.</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>Na liście dyskusyjnej jądra o dyskach w 2025 roku dysk 8 TB przy żądaniach po 4 MB robił przerwy po 30 sekund lub się zawieszał, a przy 1,3 MB działał miesiąc bez przerwy. Dłuższe czekanie nie pomogło.</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb wynosi 4096 od Linuksa 6.16 (wcześniej 1280); dla dysku SMR dobrą wartością jest 1024. /sys/block/sdX/device/iotmo_cnt liczy żądania, na które nie było odpowiedzi na czas. Rada z 2015 roku, by wrócić do starego jądra lub do wartości 127, jest nieaktualna.</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>błąd wejścia/wyjścia I/O error dziennik jądra dmesg timeout reset zamrożony exception link zawieszony zablokowany uas przerwane czerwone wiersze komunikat limit czasu</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>Kiedy wyłączyć UAS albo nie pozwalać dyskowi się zatrzymać</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>Nowszych obudów USB Linux używa przez UAS, który jest szybszy. Niektóre gubią wtedy polecenia: dziennik pokazuje przerwane polecenia i resety, a dysk zawiesza się lub znika. Jeśli inny kabel, inny port i mocniejsze zasilanie nie pomagają, wyłącz UAS. Linux używa wtedy starszego sterownika dla wszystkich obudów tego modelu, co kosztuje trochę prędkości.</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>Większość dysków zewnętrznych zatrzymuje się po kilku minutach bez pracy i potrzebuje około dziesięciu sekund, aby ruszyć. To oszczędza prąd i jest ciche. Wybierz inny czas, jeśli dzieje się to za często albo dysk nie rusza ponownie.</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>Wiele małych dysków parkuje głowice po kilku sekundach bez pracy. Jeśli dysk stale klika albo jego raport liczy wiele zaparkowań, wyłącz to. Dysk będzie wtedy nieco cieplejszy.</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>Każde ustawienie pozostaje, dopóki nie cofniesz go w tym samym miejscu. Niektóre obudowy same zatrzymują dysk, cokolwiek wybierzesz.</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>Dokumentacja jądra wymienia opcję usb-storage.quirks. Czasy zatrzymania są takie jak w standardzie ATA, którego używają UDisks2 i hdparm.</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>Użytkownicy wielu obudów i małych płytek piszą, że bez UAS błędy ustały.</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS wyłącza się w /sys/module/usb_storage/parameters/quirks, a na czas po ponownym uruchomieniu w 00-shingleback-uas.*, w /etc/modprobe.d i /etc/udev/rules.d. Dysk podłączony podczas startu komputera trzeba może podłączyć ponownie, chyba że uruchomisz update-initramfs -u, dracut -f albo mkinitcpio -P lub, na Raspberry Pi, dodasz usb-storage.quirks=VID:PID:u do wiersza w /boot/firmware/cmdline.txt. Zatrzymywaniem steruje licznik bezczynności (hdparm -S). Inne ustawienia, które zatrzymują dysk lub parkują głowice: zarządzanie energią (hdparm -B 254), liczniki dysków Seagate (openSeaChest_PowerControl --EPCfeature disable) i starszych dysków WD (idle3ctl -d), licznik niektórych obudów (sdparm --page=po) oraz oszczędzanie energii portu (/sys/bus/usb/devices/PORT/power/control).</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks przerwane reset sterownik spin down czuwanie uśpienie śpi bezczynność zatrzymuje się licznik hdparm apm parkowanie głowice cykle hałas obudowa mostek raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>Dlaczego nagle można go tylko czytać</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>Gdy system plików trafi na błąd, którego nie potrafi naprawić, wstrzymuje wszelki zapis, żeby nie było gorzej. To chroni pliki; samo w sobie nie jest uszkodzeniem.</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>Powód stoi w dzienniku nieco wcześniej: zerwane połączenie, pełny dysk albo miejsce, którego nie dało się odczytać. Wysuń dysk, podłącz go ponownie i zajrzyj do „Co się stało?”. Jeśli był pełny, zrób miejsce.</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>Podręczniki ext4 i btrfs opisują to jako zamierzone.</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>Na dysku typu host-managed btrfs ze starszym jądrem (6.6) po zapełnieniu przechodził w tryb tylko do odczytu.</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>Na btrfs, który zgłasza „no space”, choć jest wolne miejsce: btrfs filesystem usage, potem btrfs balance start -dusage=10 na jego punkcie montowania. Na ext4: odmontuj, potem fsck.</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>tylko do odczytu read-only ochrona przed zapisem remount nie można zapisać uprawnienia fsck usunąć chroniony</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>Które wartości SMART tylko wyglądają groźnie</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>Dysk prowadzi listę liczników o sobie (SMART). Niektóre wyglądają strasznie, a znaczą niewiele. W dysku SMR „command timeout” (188) liczy przerwy na porządkowanie. W dyskach Seagate ogromne liczby przy 1, 7 i 195 to dwa liczniki w jednym, i to jest normalne. 199 liczy kłopoty z kablem, a nie z dyskiem.</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>Ważne są cztery: 5 (zastąpione miejsca), 187 (błędy, których nie dało się naprawić), 197 (miejsca, które czekają na decyzję) i 198 (miejsca, których nie dało się odczytać). Licznik, który stoi w miejscu, warto obserwować. Jeśli rośnie, skopiuj zawartość dysku i wymień go.</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>Dobre wartości niczego nie obiecują. Dyski psują się też bez żadnej oznaki.</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>Jak te liczby są upakowane, podaje tabela dysków smartmontools.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>Że 188 liczy przerwy zdrowego dysku SMR, wykazano w 2025 roku na liście dyskusyjnej jądra o dyskach.</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>Miejsce, które czeka (197) po przerwanym zapisie, może zniknąć po ponownym zapisaniu; wtedy nic nie znaczyło.</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 mieści trzy liczby po 16 bitów: 34360262682 to 8, 8 i 26. Przy 1, 7 i 195 dysków Seagate błędy to surowa wartość przesunięta w prawo o 32 bity. 192 i 193 rosną z każdym odłączeniem i parkowaniem.</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>zdrowie stan smartctl atrybuty raw read error rate seek reallocated pending sektory CRC command timeout uszkodzony umiera stary</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>Dlaczego stanu zdrowia nie zawsze da się odczytać</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>Między komputerem a dyskiem jest własny układ obudowy. Niektóre układy nie przekazują pytania o zdrowie dalej. Przy dyskach Seagate na szybkim USB pytanie zatrzymuje sam Linux, bo niektóre z tych układów go nie znoszą. Dysk może być całkiem zdrowy; po prostu nikt nie może go zapytać.</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>Gdy chodzi o uprawnienia, karta dysku mówi, czego brakuje. „Nieznany” nigdy nie znaczy dobry ani zły.</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>Że Linux zatrzymuje to pytanie dla tego producenta, wynika ze źródeł jądra.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>Że wyjątek można znieść dla pojedynczego dysku, wykazano w 2024 roku na liście dyskusyjnej jądra o USB.</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>Opcja jądra usb_storage.quirks=0bc2:2037: (identyfikator dysku, a za ostatnim dwukropkiem nic) znosi wyjątek i zachowuje szybki sterownik; potem podłącz dysk ponownie. Postać zakończona na :u też działa, ale jest wolniejsza.</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART nieznany zdrowie zablokowane UAS quirk mostek obudowa root uprawnienia</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>Dlaczego jeden dysk nie wystarczy</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>Dysk, który stoi obok komputera, dzieli jego los: pożar, zalanie, kradzież, upadek, piorun, złośliwy program. A każdy dysk kiedyś się psuje, często bez słowa.</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>To, czego nie da się odtworzyć, trzymaj w trzech egzemplarzach, na dwóch różnych dyskach, z których jeden jest w innym domu. Dwa tanie dyski używane na zmianę są lepsze niż jeden drogi: Shingleback może przypominać o zamianie. Wybierz „Dwa dyski na zmianę” w zestawie kopii. Po skończonej kopii odłącz dysk. I od czasu do czasu przywróć jakiś plik: dopiero wtedy wiadomo, że kopia naprawdę jest kopią.</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>Zasada trzech kopii znana jest jako 3-2-1. Amerykański urząd US-CERT zalecił ją w 2012 roku w dokumencie „Data Backup Options”.</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>strategia 3-2-1 druga kopia poza domem pożar kradzież ransomware wirus awaria wszystko stracone ogień bezpieczny</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>Pierwsza kopia potrwa zapewne mniej niż godzinę.</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>Pierwsza kopia potrwa zapewne od {low} do {high} h.</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>Pierwsza kopia potrwa zapewne do {high} h.</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>Pierwsza kopia może potrwać: od {low} h do {high} dni.</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>Pierwsza kopia może potrwać od {low} do {high} dni.</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>Można zatrzymać i później kontynuować.</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>gotowe w poniedziałek około {time}</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>gotowe we wtorek około {time}</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>gotowe w środę około {time}</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>gotowe w czwartek około {time}</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>gotowe w piątek około {time}</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>gotowe w sobotę około {time}</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>gotowe w niedzielę około {time}</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>Trwa to dłużej, niż oczekiwano, bo pamięć podręczna dysku jest pełna.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>Trwa to dłużej, niż oczekiwano, bo dysk zrobił przerwę.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>Trwa to dłużej, niż oczekiwano, bo małe pliki zajmują więcej czasu.</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>Trwa to dłużej, niż oczekiwano.</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>Idzie szybciej, niż oczekiwano.</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>pozostało: {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>mniej niż minuta</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>ok. {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>do {time}</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>gotowe około {time}</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>gotowe jutro około {time}</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>pozostało co najmniej: {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>{low}–{high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>Dysk jest wysunięty: nic więcej o nim nie wiadomo.</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>Wskaż miejsce na wykresie, aby przeczytać, co się tam działo.</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>Za krótko na wykres.</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>Oczekiwanie na pierwsze dane…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>Dysk zapisywał średnio {rate}.</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>Pamięć podręczna ani razu się nie zapełniła: dysk zapisywał średnio {rate}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>Przez {time} pamięć podręczna zapełniała się z pełną prędkością, {fast}; potem była pełna.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>Przez {time} pamięć podręczna zapełniała się z pełną prędkością, {fast}; potem była pełna i zapis zwolnił do {slow}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>Przez {time} pamięć podręczna zapełniała się z pełną prędkością, {fast}; potem była pełna i zapis zwolnił do {slow}, aż po {again} znów przyspieszył.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>Przez {time} pamięć podręczna zapełniała się z pełną prędkością, {fast}; potem była pełna i zapis zwolnił do {slow}, z przerwami łącznie {rest} na zrobienie miejsca.</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}, po {time}</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>we wcześniejszym przebiegu {rate}</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>nic się nie zapisuje</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>{rate} kopiowane</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>{rate} zapisywane na dysk</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>dysk nie ma nic do zrobienia</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>odczyt {rate}</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>Po {time}: {said}</translation>
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
            <translation>dobry</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>do obserwacji</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>psuje się</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>nieznany</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>Nie naliczono niczego ważnego. Każdy dysk może mimo to zepsuć się bez oznak.</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>Miej drugą kopię tego, co na nim jest, i sprawdź ponownie za kilka tygodni.</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>Najpierw, przed wszystkim innym, skopiuj jego zawartość na inny dysk; potem go wymień.</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>Może być dobry albo zły.</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>Nie ma raportu SMART albo nie da się go zrozumieć.</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl nie zna tej obudowy ({usb}) i o nic nie zapytał. Zapytać ponownie z jedną z tych opcji: {ways}.</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>Raport mówi, jaki to dysk, ale nic o jego zdrowiu. Pełny tworzy smartctl -x.</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>Dysk mówi, że jest zdrowy, ale nie podaje, co naliczył. Tak mówią też dyski z wieloma złymi sektorami.</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>W raporcie brakuje ważnych liczników; mógł zostać ucięty. Nie pokazuje więc całości.</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>Dysk sam mówi, że wkrótce się zepsuje.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name} (atrybut {number}) jest poniżej granicy ustalonej przez producenta: dysk wkrótce się zepsuje.</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>Sektory, których nie dało się odczytać: {count}. Po zaniku prądu lub przekroczeniu czasu może to być przerwany zapis; znika, gdy miejsce zostanie zapisane ponownie.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>Sektory, których nie da się odczytać: {count}. Przy tylu uszkodzeniach przyjdą kolejne.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>Sektory, których nie da się odczytać: {count}, a było {before}. Uszkodzenie rośnie.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>Złe sektory zastąpione z rezerwy: {count}. Z kilkoma dysk może działać latami; liczy się, czy przybędzie ich więcej.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>Złe sektory zastąpione z rezerwy: {count}. Przy tylu uszkodzeniach przyjdą kolejne.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>Sektory, które trzeba było zastąpić: {count}, a było {before}. Uszkodzenie rośnie.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>Sektory, których nie mogło odczytać własne sprawdzenie dysku: {count}.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>Sektory, których nie mogło odczytać własne sprawdzenie dysku: {count}. Przy tylu uszkodzeniach przyjdą kolejne.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>Sektory, których nie mogło odczytać własne sprawdzenie dysku: {count}, a było {before}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>Ile razy dysk musiał zrezygnować z odczytu: {count}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>Ile razy dysk musiał zrezygnować z odczytu: {count}. To dużo.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>Ile razy dysk musiał zrezygnować z odczytu: {count}, a było {before}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>Błędy, których dysk nie mógł skorygować: {count}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>Błędy, których dysk nie mógł skorygować: {count}, przedtem {before}.</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>Miejsca, które dysk z trudem odczytał przy własnym sprawdzeniu: {count}. Sprawdź ponownie za miesiąc.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>Błędy na drodze między dyskiem a komputerem: {count}. To kabel, port lub obudowa, a nie dysk w środku. Wypróbuj inny kabel lub port; liczba pozostanie, ale nie powinna już rosnąć.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>Błędy na drodze między dyskiem a komputerem: {count}, a było {before}. Sam dysk nie jest temu winien: użyj innego kabla lub portu.</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>Błędy na kablu, dawne lub nieliczne: {count}. Dopóki liczba się nie zmienia, to nic takiego.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>Nieudane samotesty: {count}. Nic innego nie przemawia przeciw dyskowi; niech przetestuje się jeszcze raz.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>Nieudane samotesty: {count}, w tym najnowszy. Jest miejsce, którego nie da się odczytać; raport nie mówi, jak duże.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>Nieudane samotesty: {count}, i od tego czasu żaden się nie udał. Jest miejsce, którego nie da się odczytać.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>Nieudane samotesty: {count}; i są sektory, których nie da się odczytać.</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>Samotest się nie udał, a żaden licznik nie przemawia przeciw dyskowi. Wiadomo, że elektronika dysków tego rodzaju odpowiada tak bez testowania.</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>Ile razy dysk nie rozpędził się od razu: {count}. Może brakować mu prądu: użyj portu samego komputera lub własnego zasilacza dysku. Jeśli liczba nadal rośnie, słaby jest silnik.</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>Błędy we własnej pamięci dysku: {count}.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name} (atrybut {number}) jest u kresu tego, co zaplanował producent. To wiek, a nie awaria.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name} (atrybut {number}) przekracza granicę producenta. Liczy błędy, a nie wiek.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name} (atrybut {number}) był kiedyś poniżej granicy producenta i znów jest powyżej.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name} (atrybut {number}) nie ma granicy, poniżej której mógłby spaść; to, co mówi o tym raport, jest błędem programu, który go zrobił.</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>Dysk jest gorętszy, niż pozwala producent. Daj mu powietrza.</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>Dysk był kiedyś gorętszy, niż życzy sobie producent. Już nie jest.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>Dysk ma {celsius} °C, co jest za gorąco dla dysku. Daj mu powietrza.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>Dysk ma {celsius} °C: ciepło, ale jeszcze dozwolone.</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>Rezerwa dysku jest wyczerpana.</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>Dysk jest właśnie za ciepły lub za zimny.</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>Dysk mówi, że nie jest już niezawodny.</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>Dysk można już tylko czytać.</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>Zabezpieczenie dysku przed zanikiem prądu zawiodło. Zapewnij mu prąd, dopóki trwa zapis.</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>Zużyto {percent} % życia zaplanowanego przez producenta. To wiek, a nie awaria.</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>Polecenia bez odpowiedzi na czas: {count}. Powoduje je dysk zajęty lub wybudzający się, a także luźny kabel, więc samo to nie jest usterką.</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>Ogromne liczby przy wskaźnikach błędów (atrybuty 1, 7 i 195) biorą się stąd, że ten producent liczy wszystko, co odczytano. Błędy wśród nich: {errors}.</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>Ile razy dysk sprawdzał podejrzane miejsce: {count}. Żadnego nie trzeba było zastąpić.</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>Wpisy w dzienniku błędów dysku: {count}. Odrzucone polecenia i zły kabel też zostawiają wpisy, i pozostają one na stałe.</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>Liczba zaparkowań głowic: {count}. Dyski są zbudowane na 300 000 do 600 000. To zużycie, nie usterka; rzadsze parkowanie je spowalnia.</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>Zapisy nieudane mimo wszelkich prób dysku: {count}. Jego rezerwa też jest w użyciu.</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>Dysk przepracował już (w latach, około): {years}. Sam wiek nie jest awarią.</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>Odczytane przez systemową usługę dysków.</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>Odczytane programem smartctl.</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>Odczytane przez pomocnika Shingleback, programem smartctl.</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>Usługa dysków nie odczytuje zdrowia tego dysku, a może to zrobić tylko administrator.</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>Program, który odczytuje zdrowie dysku, nie jest zainstalowany.</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>Linux na wszelki wypadek nie przepuszcza pytań o zdrowie do dysków USB tego producenta. Sam dysk nie jest temu winien.</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>Elektronika obudowy nie przekazuje pytań o zdrowie.</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>Dysk nie ma SMART: nie śledzi własnego zdrowia.</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>Dysk nie odpowiedział na czas na pytanie o zdrowie. Może być zajęty porządkowaniem.</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>Shingleback nie zrozumiał odpowiedzi.</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>Dysk śpi i nie jest do tego budzony.</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>Poproś administratora o zainstalowanie programu pomocniczego Shingleback (packaging/install-helper). Albo uruchom jako administrator: sudo shingleback drives, albo zapisz raport: sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>Zainstaluj pakiet smartmontools.</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>Jako administrator zapisz ten wiersz w nowym pliku /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (dwukropek na końcu do niego należy). Jeśli usb_storage jest wbudowany w jądro, dodaj zamiast tego usb_storage.quirks={quirk} do jego wiersza poleceń. Potem uruchom komputer ponownie i podłącz dysk jeszcze raz. Zachowa swoją prędkość.</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>W innej obudowie albo podłączony wewnątrz komputera dysk da się zapytać.</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>Warto od czasu do czasu sprawdzić znajdujące się na nim kopie. To pokaże, czy nadal da się go odczytać.</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>Zostaw go podłączonego i sprawdź ponownie za godzinę.</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>Wysuń dysk i podłącz go ponownie.</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>Otwórz jakiś plik na nim, a potem sprawdź ponownie.</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>To, co temu zaradza, jest już ustawione. Wysuń dysk, odłącz go i podłącz ponownie.</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>poproszono go o coś, czego nie robi</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>dysk nie jest już podłączony</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>miejsce tego dysku zajął inny; sprawdź ponownie</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>z tego dysku działa komputer, a takiego program nigdy nie rusza</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>ten dysk jest wbudowany, a program rusza tylko te, które nie są</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>ten dysk albo Linux na tym komputerze tego nie potrafi</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>ktoś już ustawił to na tym komputerze, w /etc/modprobe.d albo jako opcję jądra</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>dysk nie jest otwarty; otwórz go i spróbuj ponownie</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>system plików dysku tego nie potrafi</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>dysk jest używany; zamknij go i spróbuj ponownie</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>na dysku jest coś, co by przepadło</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>miejsca na to nie utworzył Shingleback</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>potrzebny program nie jest zainstalowany</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>potrzebny program nie spełnił zadania</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>dysk nie odpowiedział na czas; może być zajęty porządkowaniem</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>zatrzymano go</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>jest zajęty dyskiem; spróbuj ponownie później</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>skończył w środku pracy; obejrzyj dysk ponownie</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>Kopia</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Sprawdzenie</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Przywracanie</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>Próbne przywracanie</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>Kompletne</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>Nie można było zacząć</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>Dysk zniknął</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>Zabrakło miejsca</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>Dysk zgłosił błędy</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Dla bezpieczeństwa nie zaczęto</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>Zakończone przez błąd w programie</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>Kompletne, z wyjątkiem %Ln pliku</numerusform>
                <numerusform>Kompletne, z wyjątkiem %Ln plików</numerusform>
                <numerusform>Kompletne, z wyjątkiem %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>Nie wrócił %Ln plik</numerusform>
                <numerusform>Nie wróciły %Ln pliki</numerusform>
                <numerusform>Nie wróciło %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln plik z problemem</numerusform>
                <numerusform>%Ln pliki z problemem</numerusform>
                <numerusform>%Ln plików z problemem</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>Nic się nie zmieniło</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>Skopiowano: {files}, {size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} bez uszkodzeń, {size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>Przywrócono: {files}, {size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>z tego {files}, {size} tylko w starszych wersjach</translation>
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
            <translation>{span}, z przerwami</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>Dodano %Ln plik</numerusform>
                <numerusform>Dodano %Ln pliki</numerusform>
                <numerusform>Dodano %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>Zmieniono %Ln plik</numerusform>
                <numerusform>Zmieniono %Ln pliki</numerusform>
                <numerusform>Zmieniono %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>Przeniesiono %Ln plik</numerusform>
                <numerusform>Przeniesiono %Ln pliki</numerusform>
                <numerusform>Przeniesiono %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>Usunięto %Ln plik</numerusform>
                <numerusform>Usunięto %Ln pliki</numerusform>
                <numerusform>Usunięto %Ln plików</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what} ({size})</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>pełna</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>%Ln wersja od: {month}</numerusform>
                <numerusform>%Ln wersje od: {month}</numerusform>
                <numerusform>%Ln wersji od: {month}</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>później zmieniono</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>później przeniesiono</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>później usunięto</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}, zmieniono: {moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>Przywróć %Ln element</numerusform>
                <numerusform>Przywróć %Ln elementy</numerusform>
                <numerusform>Przywróć %Ln elementów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>Zaznaczono %Ln element</numerusform>
                <numerusform>Zaznaczono %Ln elementy</numerusform>
                <numerusform>Zaznaczono %Ln elementów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>Znaleziono %Ln element</numerusform>
                <numerusform>Znaleziono %Ln elementy</numerusform>
                <numerusform>Znaleziono %Ln elementów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>Poza tym nie pokazano %Ln elementu. Wyszukaj dłuższą nazwę.</numerusform>
                <numerusform>Poza tym nie pokazano %Ln elementów. Wyszukaj dłuższą nazwę.</numerusform>
                <numerusform>Poza tym nie pokazano %Ln elementów. Wyszukaj dłuższą nazwę.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>Nie pokazano jeszcze %Ln zmiany.</numerusform>
                <numerusform>Nie pokazano jeszcze %Ln zmian.</numerusform>
                <numerusform>Nie pokazano jeszcze %Ln zmian.</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>Trwa odczyt listy plików z dysku. Przy wielu plikach zajmuje to chwilę.</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>Różni się teraz od kopii: %Ln plik</numerusform>
                <numerusform>Różnią się teraz od kopii: %Ln pliki</numerusform>
                <numerusform>Różni się teraz od kopii: %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>Uprawnienia i właściciel ustawione jak w kopii: %Ln plik lub folder</numerusform>
                <numerusform>Uprawnienia i właściciel ustawione jak w kopii: %Ln pliki lub foldery</numerusform>
                <numerusform>Uprawnienia i właściciel ustawione jak w kopii: %Ln plików lub folderów</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>{needed} może się nie zmieścić: tam, gdzie jest {place}, wolne jest tylko {free}. Najpierw zwolnij miejsce albo wybierz inny folder.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>Nie wrócił %Ln plik</numerusform>
                <numerusform>Nie wróciły %Ln pliki</numerusform>
                <numerusform>Nie wróciło %Ln plików</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>Program z uprawnieniami specjalnymi może więcej niż osoba, która go uruchamia. Należy je przywracać tylko wtedy, gdy nikt inny nie mógł zmienić tej kopii.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>Wrócił nienaruszony %Ln plik</numerusform>
                <numerusform>Wróciły nienaruszone %Ln pliki</numerusform>
                <numerusform>Wróciło nienaruszonych %Ln plików</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln wersja</numerusform>
                <numerusform>%Ln wersje</numerusform>
                <numerusform>%Ln wersji</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>dziś</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>wczoraj</translation>
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
            <translation>Dodano</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Zmieniono</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Przeniesiono</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Usunięto</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Rób kopie także wtedy, gdy Shingleback nie działa</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>Uruchamiaj Shingleback po zalogowaniu</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>Jak uruchamiać go po zalogowaniu</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>Trwa kopia</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Wstrzymano</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>Wysuwanie</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>Wymaga uwagi</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>Uszkodzona lista</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>Uszkodzone pliki</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>Jeszcze bez kopii</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>Zaległa kopia</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>Na tym samym dysku</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>Kopia zrobiona</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Wstrzymaj</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Kontynuuj</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Poczekaj</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>Zmień ten zestaw kopii</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>Zobacz dyski</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>Podłącz dysk</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Otwórz dysk</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>Użyj tego dysku…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>Zobacz, co się stało</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Spróbuj ponownie</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>Kontynuuj kopię</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Zrób kopię teraz</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>podłączony</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>podłączony, nieotwarty</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>podłączony dwa razy</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>trwa wyszukiwanie</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>niepodłączony</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>podłączony, niepotwierdzony</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>Czas na następną kopię.</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>Następna kopia: {moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>Następna kopia: po podłączeniu dysku</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>Następna kopia: gdy tylko dysk będzie na miejscu</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>Następna kopia: po otwarciu dysku</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>Następna kopia: przy następnym podłączeniu dysku</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>Następna kopia: {moment}, jeśli dysk będzie wtedy podłączony</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>Następna kopia: gdy udział będzie podłączony</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>Następna kopia: {moment}, jeśli udział będzie wtedy podłączony</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>Następna kopia: po podłączeniu dysku, gdy Shingleback działa</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>Następna kopia: gdy tylko dysk będzie na miejscu, podczas działania Shingleback</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>Następna kopia: przy następnym podłączeniu dysku, gdy Shingleback działa</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>Następna kopia: {moment}, jeśli Shingleback będzie wtedy działać</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>Następna kopia: {moment}, jeśli dysk będzie wtedy podłączony, a Shingleback będzie działać</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>Kopie zapasowe do udziału sieciowego uruchamia tylko zegar, a jest on wyłączony.</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>Kopie zapasowe do udziału sieciowego nie uruchamiają się w tej sesji automatycznie, ponieważ nie ma ona zegara.</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>Udziału sieciowego nie podłącza się jak dysku, więc żadna kopia zapasowa nie uruchamia się automatycznie. Należy wybrać codzienne kopie.</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>Włącz zegar</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>{free} z {total} wolne po ostatniej kopii</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>{free} z {total} wolne, gdy był widziany ostatnio: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>W tym tempie pełny za około %Ln dzień</numerusform>
                <numerusform>W tym tempie pełny za około %Ln dni</numerusform>
                <numerusform>W tym tempie pełny za około %Ln dni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>W tym tempie pełny za około %Ln tydzień</numerusform>
                <numerusform>W tym tempie pełny za około %Ln tygodnie</numerusform>
                <numerusform>W tym tempie pełny za około %Ln tygodni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>W tym tempie pełny za około %Ln miesiąc</numerusform>
                <numerusform>W tym tempie pełny za około %Ln miesiące</numerusform>
                <numerusform>W tym tempie pełny za około %Ln miesięcy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>W tym tempie pełny za około %Ln rok</numerusform>
                <numerusform>W tym tempie pełny za około %Ln lata</numerusform>
                <numerusform>W tym tempie pełny za około %Ln lat</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>Ostatnia dobra kopia na tym dysku: {moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>Jeszcze nie ma kopii na tym dysku</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>Na zmianę z {drive} ({presence}). Jego ostatnia dobra kopia: {moment}.</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>Na zmianę z {drive} ({presence}). Nie ma na nim jeszcze kopii.</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>Najnowsza kopia na nim nie dobiegła końca.</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>Kontrola znalazła na nim uszkodzone pliki: {moment}.</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>Czas go przynieść.</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>Czy to właściwy dysk dla {name}?</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>Numer seryjny kończy się na {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>Folder: {place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>Nic jeszcze na nim nie zapisano. Inne dyski mogą mieć tę samą nazwę.</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>Wcześniejsze kopie tego zestawu trafiły na inny dysk. Inne dyski mogą mieć tę samą nazwę.</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>&amp;Użyj tego dysku</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>&amp;Nie ten dysk</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>To środowisko może nie uruchamiać programów po zalogowaniu.</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>W takim razie dodaj ten wiersz do jego pliku startowego:

{line}

Do tego czasu automatyczne kopie rozpoczynają się, gdy Shingleback działa. Codzienne kopie może też rozpoczynać zegar.</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>Czego nie ma w tej kopii: {places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>Kopia zaczyna się samoczynnie, gdy dysk zostanie podłączony.</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>Kopia zaczyna się samoczynnie raz dziennie, gdy dysk jest podłączony.</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>Trwa kopiowanie plików</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>Kopia jest wstrzymana</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>Trwa wysuwanie dysku</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>Kopia wymaga uwagi</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>Lista plików na dysku wymaga uwagi</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>Niektóre pliki w kopii są uszkodzone</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>Gotowe do pierwszej kopii</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>Czas na kopię</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>Pliki i kopia są na tym samym dysku</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>Pliki mają kopię</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>Niektóre pliki nie mają jeszcze kopii</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>Ostatnia dobra kopia: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>Ostatnia dobra kopia: %Ln dzień temu</numerusform>
                <numerusform>Ostatnia dobra kopia: %Ln dni temu</numerusform>
                <numerusform>Ostatnia dobra kopia: %Ln dni temu</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{size} ({files})</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{size} ({files}), pominięto: {left_out}</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln plik</numerusform>
                <numerusform>%Ln pliki</numerusform>
                <numerusform>%Ln plików</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>sprawdzono wszystko: {moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>przetestowano część plików: {moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>Sprawdzanie wykryło uszkodzone pliki: {moment}. Zrób kopię teraz, aby skopiować je ponownie, i daj dysk sprawdzić.</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>Podaj ważne foldery i miejsce na ich kopię.</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>Podłącz dysk, gdy tylko zechcesz zrobić kopię.</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>Następny w kolejce jest {drive}: podłącz go.</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>Podłącz udział, gdy zechcesz wykonać kopię.</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>niepodłączony</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>Podłącz udział</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive}: ten dysk jest podłączony, ale nie znaleziono na nim kopii.</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>Dwa podłączone dyski są swoimi kopiami. Odłącz ten, o który nie chodzi.</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} jest podłączony. Tego zestawu nigdy na nim nie zapisano. Czy to właściwy dysk?</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>Ta kopia jest na dysku tego komputera. Gdy dysk się zepsuje, przepadnie też kopia.</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>Ta kopia jest na tym samym dysku co {folder}. Jeśli ten dysk się zepsuje, przepadnie jedno i drugie.</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>Ostatnia kopia została zatrzymana. Następna skopiuje to, czego brakuje.</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>Kopia ({moment}) nie dobiegła końca.</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>Zestaw kopii bez folderów</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>30 dni temu</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>jutro, {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>dzisiaj, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>wczoraj, {time}</translation>
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
            <translation>← Wstecz</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Wstecz</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>Wykluczono: {folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>Wszystko trafia do kopii.</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln folder wykluczony: {size}</numerusform>
                <numerusform>%Ln foldery wykluczone: {size}</numerusform>
                <numerusform>%Ln folderów wykluczonych: {size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>nie znaleziono</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>liczenie…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>nie odpowiada</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Zapis i odczyt sekwencyjny</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>GB od początku pliku testowego</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>zapis</translation>
        </message>
        <message>
            <source>read</source>
            <translation>odczyt</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>odczyt w dziesięciu miejscach</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>poprzedni zapis</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Zapis i odczyt według zapełnienia</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>zapełnienie dysku, w %</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>ponownie to samo miejsce</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>wcześniej</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>Jak długo odczyty czekają po rozproszonych zapisach i przerwie</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>odczyty po kolei; długie oczekiwania to porządkowanie</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>sekundy</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Losowe zapisy po {size}</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>zapisane GB</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>pamięć pełna: {size}, po {time}; potem {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Zapis i odczyt sekwencyjny</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>Odczyt w dziesięciu miejscach</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>Odczyt losowy</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>Dziesięć odczytów naraz</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>Odczyt tego, co zapisano w rozproszeniu</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>Aktywność w bezczynności</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>Ile przepisuje za jednym razem?</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>Zapis losowy</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>Zapis losowy do zapełnienia pamięci podręcznej</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>Małe pliki</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>Zapis losowy z włączoną i wyłączoną pamięcią podręczną zapisu</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Zapis i odczyt według zapełnienia</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>Zachowuje się jak dysk SMR z pamięcią podręczną na talerzach.</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>Zachowuje się jak dysk SMR, który zapisuje wszystko w dzienniku (z warstwą translacji).</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>Zachowuje się jak konwencjonalny dysk twardy.</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>Zachowuje się jak dysk bez ruchomych części.</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>Ten pomiar nie zdołał ustalić rodzaju dysku. Większy budżet może to umożliwić.</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>Pamięć podręczna zapełniła się po {size}.</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>Gdy odpoczywa, zwalnia miejsce z prędkością {rate}.</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>Te testy nie pokazują, jakiego rodzaju jest dysk.</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>Pewność: {percent}.</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>Zapis sekwencyjny</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>Odczyt sekwencyjny</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>{begin} na początku, {end} na końcu</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>Losowy odczyt</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>Losowy zapis</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>Losowy zapis z włączoną pamięcią podręczną</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>Losowy zapis z wyłączoną pamięcią podręczną</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>{number} razy dłużej niż gdzie indziej</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>Przepisuje za jednym razem</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Losowe zapisy po {size}</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>bez załamania w ciągu {size}; najdłuższe oczekiwanie {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>załamanie po {size} ({time}), potem {rate}; najdłuższe oczekiwanie {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>Po {time} przerwy</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} znów szybko</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>{made} utworzonych i {removed} usuniętych na sekundę</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>Zapełnienie przed pomiarem</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>Zapisano łącznie</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size} w {time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>Zapełniony w {percent}</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>zapis {written}, odczyt {read}</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>zapis {written}, odczyt {read}, ponownie w tym samym miejscu {again}</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>Wolniejszy przez zapełnienie</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>nie: to samo miejsce jest zapisywane tak szybko jak wcześniej</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>tak: zapis tego samego miejsca jest przy zapełnieniu {level} o {percent} wolniejszy niż przy {first}</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>nie wiadomo: {percent} wolniej przy zapełnieniu {level} niż przy {first}, ale na tak małym dysku może to dać jedna przerwa</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name}: mniej więcej tak samo</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name}: było wolniej o {percent}</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name}: było szybciej o {percent}</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>Wtedy wynik brzmiał: „{verdict}”</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>nie ma czego porównać</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>Zmierzono {date}: {said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>Zapis przy zapełnieniu {percent}</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Pamięć podręczna</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>{values} znane dla {drives} ({source})</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>jeszcze nieznane</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>pamięć podręczna ma miejsce</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>pamięć podręczna jest pełna</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>z pominięciem pełnej pamięci</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>porządkuje się</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>odpoczywa</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>brak odpowiedzi</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>nie widać pamięci podręcznej</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>pamięć pełna</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>niepełna</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>znów szybki</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>odpowiada</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>odpoczynek</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>idzie dalej</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>inny program</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>znów sam</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>tempo</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>Pamięć podręczna dysku jest pełna. Odtąd jest wolniejszy; dla dysku SMR to normalne.</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>Pamięć podręczna dysku nie była pełna: wcześniej spowalniało go coś innego.</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>W pamięci podręcznej dysku znów jest miejsce: znów jest szybki.</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>Dysk przestał odpowiadać, jak wiele dysków podczas porządkowania.</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>Dysk znów odpowiada.</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>Dysk dostaje chwilę odpoczynku.</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>Odpoczynek się skończył; kopia idzie dalej.</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>Dysku zaczął używać inny program.</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>Inny program zostawił dysk w spokoju.</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>Wybrano inne tempo.</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>Dysk dostaje chwilę odpoczynku, by zrobić miejsce w pamięci podręcznej; dzięki temu pliki będą później mniej na nią czekać.</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>Dysk dostaje chwilę odpoczynku, bo jego odpowiedzi trwały coraz dłużej.</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>Kopia czeka, bo dysku używa inny program.</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>Kopia czeka minutę po kłopotach z połączeniem. To, co skopiowała, jest bezpieczne.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>Pamięć podręczna dysku jest pełna; mieści około {size}. Odtąd dysk jest wolniejszy, jak to dyski SMR.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>Pamięć podręczna dysku jest pełna; mieści {size}. Odtąd dysk jest wolniejszy, jak to dyski SMR.</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>Dysku zaczął używać inny program: {rate}.</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>Dysk znów odpowiada, po {time}.</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>Sprawdzanie pustego obszaru w {file}: {done} z {total}.</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>Wybrano inne tempo: {pace}.</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>Jest otwarty.</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>Czytanie niczego na nim nie zapisuje.</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>Jest otwarty tylko do odczytu.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>Czytanie też na nim zapisuje: dla każdego pliku, który jest nowy lub nie był dziś czytany, notuje czas.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>Czytanie też na nim zapisuje: przy każdym czytaniu pliku notuje czas.</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} jest otwarty tak, że czytanie też na nim zapisuje, co spowalnia dysk SMR. Można go otworzyć ponownie bez czasów dostępu: zobacz „Dyski”.</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>Dysk jest zamknięty. Jest nadal włączony: wysuń go, aby odłączyć.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>Kopia zapasowa jest przeniesiona</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>Kopia jest przeniesiona, oprócz tego, czego nie dało się odczytać</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>Przenoszenie zatrzymano</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>Kopia zapasowa nie jest przeniesiona</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>Kopie zapasowe są teraz jedną</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>Kopie zapasowe są teraz jedną, oprócz tego, czego nie dało się odczytać</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>Kopie zapasowe nie zostały połączone</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>Kopiowane są wszystkie wersje, plik po pliku. Jeśli system plików pozostaje ten sam, kopiowanie dysku jest dużo szybsze.</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>Każdy plik jest kopiowany, a potem odczytywany i porównywany. Przenoszenie można wstrzymać.</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>Prawdopodobnie {time}.</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Stara kopia zapasowa pozostaje bez zmian. Po zatrzymaniu lub odłączeniu dysku można później kontynuować od tego miejsca.</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>Łączenie kopii: {source} do {target}</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>Przenoszenie kopii: {source} do {target}</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>Sprawdzanie obu miejsc…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>Do skopiowania: {versions}, {files} ({size}). Miejsca wystarczy.</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>Już tam jest, z wcześniejszego przebiegu: {files} ({size}).</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>W {target}: {versions}, {files} ({size}), odczytane i nienaruszone.</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln wersja</numerusform>
                <numerusform>%Ln wersje</numerusform>
                <numerusform>%Ln wersji</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>Następna kopia zapasowa trafi tam. Stara pozostaje bez zmian.</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>Stara kopia zapasowa pozostaje bez zmian.</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>Następna kopia zapasowa trafi tam. Stare pozostają bez zmian.</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>Stare kopie zapasowe pozostają bez zmian.</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>Kopia zapasowa już tam jest: przeniósł ją wcześniejszy przebieg.</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>Kopie stają się tam jedną. Każda wersja ma to, co wszystkie miały w jej czasie.</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>Kopie są tam jedną. Każda wersja ma to, co wszystkie miały w jej czasie.</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>Pliki, których nie dało się odczytać w starej kopii: {count}. Następna kopia zapasowa obejmie te, które nadal istnieją.</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>Pliki, które leżały tam w folderach kopii zapasowej, ale do niej nie należą, przeniesiono do {folder}.</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>Na początku jest szybki. Po kilku gigabajtach może bardzo zwolnić, aż odpocznie.</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>Po zakończeniu pracy pozostaje zajęty i ciepły, często przez minuty, czasem przez godziny: porządkuje się.</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>Klika cicho i regularnie, nawet gdy nikt go nie używa.</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>Czasem nie odpowiada przez pół minuty. Po prostu poczekaj.</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>Wysuwanie może trwać minuty: najpierw zapisuje się to, co jeszcze trzyma komputer.</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>Po dużej kopii zostaw go podłączonego jeszcze przez chwilę, jeśli to możliwe. Zawsze wysuń go, zanim go odłączysz.</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>Można na nim zapisywać tylko po kolei. Większość systemów plików na nim nie działa i niewiele obudów go obsługuje.</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>Można mu powiedzieć, które pliki usunięto (TRIM). Nie dzieje się to samo z siebie, z dobrych powodów.</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>Zapełniając się, powoli zwalnia: na końcu jest mniej więcej o połowę wolniejszy.</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>Wiele dysków SMR nie zgłasza, że nimi są. Długie przerwy i praca w bezczynności byłyby tego oznaką, a nie usterką.</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>Nie wydaje odgłosów. Proste pamięci USB i karty zwalniają, gdy zapisuje się dużo naraz.</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>Zrób kopię teraz</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Przygotuj do kopii</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>Co to jest?</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>Nie używaj tego dysku</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>Co mogę zrobić?</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>Przestań czekać</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>Zrobione</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>Otwórz Shingleback</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>Przywróć zamiast tego</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Nie teraz</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Odblokuj</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>Podłączono dysk na kopie.</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>Na początku jest szybki, po chwili wolny. To normalne i nieszkodliwe.</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>Jest podłączony. Nie wiadomo, czy jest to dysk SMR.</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>Otwórz Shingleback, aby zobaczyć więcej.</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} zniknął bez wysunięcia</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>Jeśli to odłączenie było celowe, podłącz go ponownie, a następnym razem najpierw wysuń. Jeśli nie, zostaw go podłączonego i pod prądem: może się porządkować i potrzebować godziny.</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>Kopia na {name} zacznie się o {time}</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>Zaczyna się sama, zgodnie z wyborem. Jeśli dysk jest potrzebny do czegoś innego albo do przywrócenia plików, wybierz „Nie teraz”.</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>Czy {name} to właściwy dysk dla kopii?</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>Kopia czeka na odpowiedź, bo nigdy nie trafiła na ten dysk.</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>Kopia na {name} wymaga hasła</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>Dysk jest zaszyfrowany. Kopia rozpocznie się po jego odblokowaniu.</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>Kopia na {name} nie mogła się rozpocząć</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>Nie udało się otworzyć dysku: {why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>{name}: brak kopii od %Ln dnia</numerusform>
                <numerusform>{name}: brak kopii od %Ln dni</numerusform>
                <numerusform>{name}: brak kopii od %Ln dni</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>Podłącz dysk na kopie, gdy będzie Ci to pasować.</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>W wolnej chwili podłącz udział z kopią.</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name}: brak kopii od %Ln dnia</numerusform>
                <numerusform>{name}: brak kopii od %Ln dni</numerusform>
                <numerusform>{name}: brak kopii od %Ln dni</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>Czas zamienić dyski: przynieś {drive}</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>Ostatnia kopia {name} na nim była %Ln dzień temu.</numerusform>
                <numerusform>Ostatnia kopia {name} na nim była %Ln dni temu.</numerusform>
                <numerusform>Ostatnia kopia {name} na nim była %Ln dni temu.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>Nie ma na nim jeszcze kopii {name}.</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name}: przynieś drugi dysk, {drive}</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name}: można bezpiecznie odłączyć</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>Kopia zacznie się za {left}</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name}: wysuń, zanim odłączysz</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name}: nie jest używany</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} zniknął: podłącz go ponownie albo poczekaj {left}</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} zniknął: podłącz go jeszcze raz</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} zniknął: trwa szukanie</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>{name} jest zapewne zepsuty</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} zniknął: zostaw go odłączonego</translation>
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
            <translation>B</translation>
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
            <translation>{time} s</translation>
        </message>
        <message>
            <source>{time} min</source>
            <translation>{time} min</translation>
        </message>
        <message>
            <source>{time} h</source>
            <translation>{time} h</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>%Ln bajt</numerusform>
                <numerusform>%Ln bajty</numerusform>
                <numerusform>%Ln bajtów</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln plik</numerusform>
                <numerusform>%Ln pliki</numerusform>
                <numerusform>%Ln plików</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} z {total}</translation>
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
            <translation>mniej niż sekunda</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln dzień</numerusform>
                <numerusform>%Ln dni</numerusform>
                <numerusform>%Ln dni</numerusform>
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
            <translation>W toku. Dysk, który śpi lub się porządkuje, potrzebuje chwili.</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>Dysk zniknął.</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>Dysk nie wrócił.</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>Trwa szukanie dysku.</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>Dysk wrócił.</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>Dysk jest zapewne zepsuty.</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>Zostaw teraz dysk odłączony.</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>Oczekiwanie na dysk zakończone.</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>Jeśli go odłączono, podłącz go ponownie. Jeśli nie, zostaw go podłączonego i pod prądem przez godzinę: być może doprowadza do ładu własne notatki i nie odpowiada, dopóki nie skończy. Nie wyłączaj go w międzyczasie, bo zacznie od nowa. Pozostało: {left} (runda {round} z {rounds}).</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>Jeśli jest jeszcze podłączony, odłącz kabel, a jeśli jest zasilacz, to i jego, i poczekaj pół minuty. Potem podłącz go, w miarę możliwości do innego portu samego komputera (runda {round} z {rounds}).</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>Duży dysk może po starcie potrzebować kilku minut, zanim odpowie (runda {round} z {rounds}).</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>Daj mu chwilę odpocząć przed następnym dużym zadaniem. Jeśli tego, co na nim jest, nie ma nigdzie indziej, najpierw to skopiuj.</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>Nie wrócił; liczba wypróbowanych rund: {rounds}. Wypróbuj go raz z innym kablem, zasilaczem i komputerem. Jeśli tego, co na nim jest, nie ma nigdzie indziej, przed dalszymi próbami zapytaj firmę odzyskującą dane.</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>O dyskach tego modelu wiadomo, że psuje się ich wewnętrzna tabela, choć reszta jest w porządku, i że każdy kolejny start może to pogorszyć. Nie włączaj go raz po raz. Jeśli tego, co na nim jest, nie ma nigdzie indziej, zapytaj firmę odzyskującą dane.</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>Jeśli wróci później, zostanie zauważony jak zwykle.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>dysk</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>dysk bez nazwy</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>Katalog domowy</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>Ponowne sprawdzenie dysku</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>Prośba o pozwolenie</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>Usuwanie</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>Tworzenie partycji</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>Szyfrowanie</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>Formatowanie</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>Odczytanie tego, co jest na dysku</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>Otwieranie dysku</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>Zapis na nowym dysku</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>Zgłaszanie dyskowi, co jest wolne</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>Temu dyskowi nie zgłasza się wolnego miejsca (TRIM). {reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>Sprawdzić jeszcze raz, czy to nadal {drive} i czy nic na nim nie jest używane.</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>Poprosić system o pozwolenie, zanim cokolwiek się zmieni.</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>Usunąć wszystko z dysku {drive}.</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>Utworzyć jedną partycję, która zajmie całe jego miejsce.</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>Zaszyfrować go hasłem. Bez hasła nikt go nie odczyta i nikt nie pomoże.</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>Sformatować go w {filesystem} i nazwać „{label}”.</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>Odczytać, co jest na dysku, i porównać z tym, co miało być.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Otworzyć go tak, by czytanie niczego na nim nie zapisywało.</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>Sprawdzić, czy masz na nim prawo zapisu.</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>Zgłosić raz dyskowi {drive}, że jego dawna zawartość nie jest potrzebna, by był szybki także pełny (TRIM). Może pojawić się pytanie o hasło.</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>Poprosić o hasło administratora, zanim cokolwiek się zmieni.</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>Ponowne sprawdzanie dysku...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>Oczekiwanie na pozwolenie...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>Usuwanie...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>Tworzenie partycji...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>Szyfrowanie. Może to potrwać minutę...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>Formatowanie. Na wolnym dysku może to potrwać minuty...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>Odczytywanie tego, co jest na dysku...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>Otwieranie dysku...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>Próba zapisu na dysku...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>Zgłaszanie dyskowi, co jest wolne. Może to potrwać kilka minut...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>To dysk, który potwierdzono, i nic na nim nie jest używane.</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>Pozwolenie jest.</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>Dysk jest wyczyszczony.</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>Partycja jest.</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>Jest zaszyfrowany i odblokowany.</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>System plików jest utworzony.</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>Jest taki, jak powinien.</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>Dysk jest otwarty.</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>Można na nim zapisywać.</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>Dysk wie, co jest wolne.</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>Na dysku nic nie zmieniono.</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>Dysk jest wyczyszczony i pusty. Aby go używać, przygotuj go jeszcze raz.</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>Dysk jest wyczyszczony i ma pustą partycję. Aby go używać, przygotuj go jeszcze raz.</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>Dysk jest zaszyfrowany i nie ma w nim nic do użytku; programy będą na próżno pytać o hasło. Przygotuj go jeszcze raz.</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>Dysk jest sformatowany i pusty, ale nie gotowy. Odłącz go, podłącz ponownie i sprawdź, czy się otwiera; albo przygotuj go jeszcze raz.</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>Dysk jest gotowy.</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>Nie wiadomo, co jest teraz na dysku. Odłącz go, podłącz ponownie i przygotuj jeszcze raz.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>Wszystko to robi własna usługa dysków systemu (UDisks2).</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>Usługa dysków systemu (UDisks2) przekazuje opcje i prosi o hasło administratora.</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>System plików z tymi opcjami tworzy program pomocniczy Shingleback; może on poprosić o hasło.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>Usługa dysków systemu (UDisks2) jest za stara, by przekazać opcje, i je pomija. Dysku mimo to można używać.</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>Hasło administratora nie jest potrzebne, bo opcje systemu plików są pomijane. Dysku mimo to można używać; późniejsze kopie i przywracanie mogą trwać nieco dłużej.</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Dysk na kopie dla Linuksa (btrfs)</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Dysk na kopie dla Linuksa (ext4, spakowany)</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Duże pliki w Linuksie (ext4, spakowany)</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>Duże pliki, wspólne z Windows i macOS (exFAT)</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>Wspólny z Windows i macOS (exFAT)</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>Dysk ze strefami (btrfs)</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>Dysk ze strefami (XFS)</translation>
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
            <translation>Zapisuje długimi fragmentami i zauważa, gdy plik na dysku się zepsuje. Czyta go tylko Linux.</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>Prosty i sprawdzony, ze wszystkimi tabelami na początku dysku. Czyta go tylko Linux.</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>Dla filmów i obrazów dysków: małe tabele, dużo miejsca, niezbyt wiele plików. Czyta go tylko Linux.</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>Każdy komputer może go odczytać i zapisać. Zanik zasilania może spowodować utratę plików, które były już zapisane.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>Dla dysków, które trzeba zapisywać po kolei. Robi to sam. Czyta go tylko Linux.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>Dla dysków, które trzeba zapisywać po kolei, z bardzo nowym Linuksem. Czyta go tylko Linux.</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>Kiedyś zalecany do dysków SMR. Z latami zwalnia i nie potrafi tego naprawić.</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>Dobry na innych dyskach. Na dysku SMR rozkłada to, co zapisuje, po całym dysku.</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>Tylko tam, gdzie wymaga tego Windows: rozprasza małe zapisy, a Linux jest z nim powolny.</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>Zapisuje wszystko w jednym ciągu, aż dysk jest pełny: wtedy sam przenosi dane.</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>Bez TRIM całego dysku przed formatowaniem: trwa to minuty, a nowy dysk nic nie zyskuje.</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>Pliki są zapisane raz: kopia zapasowa jest już drugim egzemplarzem.</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>Tabele są zapisane dwa razy, żeby jedno złe miejsce nie kosztowało całego dysku.</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>Tabele mają duże strony: ich odczyt to kilka długich odczytów, a nie wiele krótkich.</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>Nie zatrzymuje się miejsca dla systemu, który nie działa z tego dysku: 5 % więcej na pliki.</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>Jeden wpis na każdy MiB zamiast na każde 16 KiB: małe tabele, a mimo to miliony plików.</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>Jeden wpis na każde 4 MiB: tabele są tak małe, jak się da, dla nielicznych, dużych plików.</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>Dwie zapasowe kopie nagłówka zamiast dziesiątek po całym dysku.</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>Wszystkie tabele stoją na początku, gdzie dysk może przepisać je za jednym razem.</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>Tabele są zapisywane teraz, a nie godzinami po pierwszym użyciu dysku.</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>Duże części: mniejsze tabele i dłuższe zapisy.</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>Części średniej wielkości: małe pliki marnują mniej miejsca, a tabele pozostają małe.</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>Wszystko zaczyna się na wielokrotności 32 MiB, blisko wielkości pasów dysku.</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>Tabela wolnych miejsc stoi obok drugiej, a nie we własnym pasie.</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>Porządkuje po 128 MiB naraz, co obejmuje całe pasy dysku.</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>Zaczyna od przodu, zamiast w kilku miejscach naraz.</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>Nie zapisywać zer na całym dysku, co trwa dzień.</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>Własne sektory dysku: Windows nie czyta innych, a niektóre wersje same wybierają większe.</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>Odczyt pliku niczego nie zapisuje. W przeciwnym razie każde zajrzenie do folderu zamieniałoby się w małe, rozproszone zapisy.</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>Nie mówić dyskowi od razu o każdym usuniętym pliku: każda wskazówka to także dla niego praca.</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>Kilka żądań zapisania wszystkiego łączy się w jedno.</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>Małe pliki stoją z innymi, a nie w tabelach.</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows i macOS nie odczytają go bez dodatkowych programów.</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>Trzymaj wolne 5 do 10 procent, inaczej zwolni.</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>Trzymaj wolne 10 do 20 procent: ponownie użyć można tylko całych stref.</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>Na 8 TB mieści 1,9 miliona plików; każda wersja liczy się na nowo.</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>Każdy plik zajmuje pół części więcej niż jego rozmiar: przy wielu małych plikach to się sumuje.</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>Sam nie zauważa, gdy plik się zepsuje; od czasu do czasu daj kopię sprawdzić.</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>Nie ma dziennika: odłączenie podczas zapisu może uszkodzić więcej niż ostatni plik.</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>Nie zapisuje właścicieli, uprawnień ani dowiązań; Shingleback trzyma je we własnych notatkach.</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>Nie da się zarezerwować miejsca na plik; niektóre programy do pobierania tego potrzebują.</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>Linux potrafi to dopiero od niedawna. Trzymaj jeszcze inną kopię.</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>Coraz bardziej rozprasza pliki i nie potrafi tego naprawić.</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>Porządkuje w tle, na dysku, który robi to samo: wchodzą sobie w drogę.</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>Zapisuje po całym dysku, co szybko zapełnia pamięć podręczną.</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>Z 8 TB zatrzymuje dla siebie około 90 GB.</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>Najlepiej pasuje do dysku SMR: zapisuje długimi fragmentami i zauważa, gdy plik się zepsuje.</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>Dla nielicznych, dużych plików: jego tabele są małe i wszystkie stoją na początku dysku.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>To jest to, co Linux, Windows i macOS mogą czytać i zapisywać, w częściach dobrych dla małych plików.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>To jest to, co Linux, Windows i macOS mogą czytać i zapisywać, w częściach dobrych dla dużych plików.</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows i macOS nie otworzą dysku, który zaszyfrował Linux. Dlatego ten odczyta tylko Linux. Jeśli ważniejsza jest wymiana plików, wybierz brak hasła.</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>Ten dysk trzeba zapisywać po kolei, strefa po strefie, i tak to robi. Czyta go tylko Linux.</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>To najlepsze, co da się utworzyć na tym komputerze.</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>Na tym komputerze nie da się utworzyć niczego, co dobrze by służyło.</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>Lepszy byłby „{title}”.</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>Właściwy byłby „{title}”.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>Usługa dysków (UDisks2) nie odpowiada.</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>Program {program} nie jest zainstalowany.</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>Wymaga Linuksa {kernel} lub nowszego.</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>Ten Linux nie otworzy takiego dysku: nie zawiera {filesystem}.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>Usługa dysków (UDisks2) tego komputera pominęłaby opcje i nic o tym nie powiedziała.</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>Jego opcje wymagają hasła administratora, którego tu się odmawia albo o które nie wolno pytać.</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>To tylko dla dysków, które trzeba zapisywać po kolei.</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>Ten dysk trzeba zapisywać po kolei, a tego ten system plików nie potrafi.</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>Tutaj nie da się go zaszyfrować.</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>Zainstaluj pakiet {package}, a potem sprawdź ponownie.</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>Zainstaluj pakiet udisks2 albo uruchom komputer ponownie.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>Przynosi go nowsza wersja systemu Linux.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>Może go przynieść nowsza wersja systemu Linux.</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>Poproś administratora tego komputera o zainstalowanie programu pomocniczego Shingleback (sudo packaging/install-helper, w folderze Shingleback) albo użyj systemu z UDisks2 2.10 lub nowszym.</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>Pozwól pytać o to hasło albo poproś administratora tego komputera, by przygotował dysk.</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>Wybierz inny profil.</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>Wybierz profil dla dysków ze strefami.</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>Wybierz brak szyfrowania albo inny dysk lub profil.</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>Użyj systemu z UDisks2 2.10 lub nowszym: z szyfrowaniem program pomocniczy Shingleback tego nie zrobi.</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>Zainstaluj to, czego usługa dysków potrzebuje do szyfrowania: w Debianie 12 jest to libblockdev-crypto2.</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>Gotowe około {time}, na czas przed {deadline}.</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>Może nie być gotowe na {deadline}: może potrwać do {longer} dłużej.</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>Nie będzie gotowe na {deadline}: potrwa co najmniej {longer} dłużej.</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>Nie wiadomo jeszcze, czy będzie gotowe na {deadline}.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>Nie jest gotowe na {deadline}: do skopiowania pozostało jeszcze {size}.</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>Gotowe około {time}, na czas przed {deadline}. Dysk może się wtedy jeszcze porządkować, ale można go wysunąć.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>Nie jest gotowe na {deadline}.</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>Za długie, by zdążyć przed {deadline}: %Ln rzecz.</numerusform>
                <numerusform>Za długie, by zdążyć przed {deadline}: %Ln rzeczy.</numerusform>
                <numerusform>Za długie, by zdążyć przed {deadline}: %Ln rzeczy.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>Nadal do zrobienia, bo zabrakło czasu: %Ln rzecz.</numerusform>
                <numerusform>Nadal do zrobienia, bo zabrakło czasu: %Ln rzeczy.</numerusform>
                <numerusform>Nadal do zrobienia, bo zabrakło czasu: %Ln rzeczy.</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>To, co jest do zrobienia, potrwa do {care}. Na kopię, jeśli jest, zostaje {time}.</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>Do tego czasu na kopię, jeśli jest, zostaje {time}.</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>Wcześniejsza kopia nie została ukończona. Jest kontynuowana od miejsca, w którym się zatrzymała.</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>Kopia jest zaszyfrowana. Odblokuj ją raz, a potem powiększ jej system plików, jeśli nowy dysk jest większy. Nie odblokowuj obu dysków jednocześnie.</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>Kopia jest kompletna, ale komputer jeszcze jej nie pokazuje. Odłącz nowy dysk i podłącz go ponownie.</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>Kopia jest kompletna, ale jej system plików jest tak duży jak wcześniej. Program do partycjonowania lub administrator może powiększyć {device}.</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>Kopia jest kompletna, ale nie udało się zmienić zestawów kopii. Wybierz dla nich nowy dysk.</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>Kopia jest kompletna, ale {device} nie dał się otworzyć. Odłącz jeden z dysków i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>Kopia jest przeniesiona, ale nie dało się zmienić zestawów kopii. Wybierz dla nich nowe miejsce.</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>To leży obok kopii zapasowej, ale do niej nie należy, i zostaje tylko na starym dysku: {names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>brak prawa do odczytu</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>nie dało się odczytać</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>zmieniało się podczas czytania</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>używał go inny program, który nie zwolnił go na czas</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>należy do bazy danych, której nie udało się skopiować</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>jego system plików podaje błędny rozmiar</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>brak odpowiedzi</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>w międzyczasie zniknęło</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>był właśnie przenoszony do tego folderu; skopiuje go następna kopia zapasowa</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>nie zawiera danych do skopiowania</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>nie jest zamontowany; jego ostatnia kopia zostaje. Podłącz go lub odblokuj przed następną kopią</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>system plików nie przyjmuje tej nazwy</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>jest za duży dla systemu plików</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>system plików tego nie przyjmuje</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>jest zablokowany; jego ostatnia kopia zostaje. Odblokuj go przed następną kopią</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>jest pusty, jakby jego dysk nie był zamontowany; jego ostatnia kopia zostaje</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>większości jego plików nie ma; ich kopie zostają, dopóki tego nie potwierdzisz</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>nie zmieściło się na dysku</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>na dysku komputera jest za mało miejsca, by bezpiecznie skopiować tę bazę danych; jej ostatnia kopia pozostaje w kopii zapasowej</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>skopiowano bez tych atrybutów rozszerzonych</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>kopia na dysku jest uszkodzona</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>kopię na dysku zmieniono po utworzeniu</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>kopii nie ma już na dysku</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>jest tam już coś innego; nie naruszono tego</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>ma inne uprawnienia, właściciela lub atrybuty</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>nie udało się go zapisać</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>nie ma tego w tej wersji kopii</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} należy do innego folderu, który jest kopiowany.</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>Na tym dysku trwa tworzenie kopii. Dalszy ciąg nastąpi, gdy się ono skończy.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>Pomiar został przerwany, zanim przywrócił ustawienie pamięci podręcznej zapisu dysku, więc dysk może działać wolno. Można je przywrócić: w oknie na karcie dysku, w terminalu poleceniem „shingleback test DEST --reset-write-cache”.</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>Teraz: {action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>Dysk nie odpowiedział na czas na polecenie. Więcej powie „Co się stało?”.</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>Połączenie z dyskiem stało się wolniejsze, z {before_mbps} do {now_mbps} Mbit/s: sprawdzić kabel i jego wtyczki.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>Spadło napięcie samego komputera: jego zasilacz jest za słaby dla niego i dysku.</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>Połączenie z dyskiem zostało zresetowane. Więcej powie „Co się stało?”.</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>Port USB sam się wyłączył, bo coś pobrało z niego za dużo prądu.</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>Dziennika jądra nie można już odczytać. Od teraz krótkie resety połączenia pozostają niezauważone.</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>Ta kopia jest na dysku tego komputera. Gdy dysk się zepsuje, kopia przepadnie razem z plikami: zrób kopię także na dysku zewnętrznym.</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>Do skopiowania jest więcej, niż zmieści się teraz na dysku. Stare wersje ustąpią, jeśli to wystarczy. Jeśli nie, zostaną, a to, co się nie mieści, będzie pominięte.</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>„{path}” jest w kopii kontynuacją folderu, który był w „{old}”: jego pliki są te same.</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>Foldery straciły wszystkie lub prawie wszystkie pliki. Jeśli dysk nie jest podłączony albo usługa w chmurze jest wylogowana, napraw to. Jeśli pliki usunięto celowo, potwierdź to.</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>{path} na dysku nie należał do kopii i stał na drodze. Jest teraz w {aside}.</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>To, co było na dysku, a czego nie ma na liście plików, przeniesiono do {aside}.</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>Uszkodzone kopie na dysku zapisane ponownie z folderów użytkownika: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>Uszkodzone kopie naprawione za pomocą innej kopii na dysku: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>Uszkodzone kopie naprawione za pomocą drugiego dysku: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>Uszkodzone kopie, których nie udało się naprawić, ponieważ nie znaleziono innej kopii: {count}. Pierwsza to {path}.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>Część listy plików na dysku jest uszkodzona. To, co wymieniała, zostanie skopiowane ponownie.</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>Lista plików na dysku przepadła. Pliki obok niej można nadal skopiować ręcznie. Następna kopia zapasowa skopiuje wszystko jeszcze raz, a to, co jej przeszkadza, przeniesie do .shingleback/found.</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>Lista plików na dysku przepadła, a z nią starsze wersje. Jest tworzona od nowa z plików na komputerze. To, co przeszkadzało na dysku, trafia do .shingleback/found.</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>Nic na dysku nie wskazuje już, czy jego lista plików jest kompletna, więc może brakować nowszych wersji. Następna kopia zapasowa porówna wszystkie pliki.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>Część listy plików na dysku była uszkodzona lub jej brakowało. Naprawiono ją z drugiej kopii i nic z listy nie przepadło.</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>W ukrytych folderach na dysku były też części listy innej kopii zapasowej. Mają teraz inne nazwy, a tej kopii zapasowej to nie dotyczy.</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>Udało się zapisać tylko jedną z dwóch kopii listy plików na dysku ({detail}). Kopia zapasowa jest kompletna, ale jeśli ta lista się uszkodzi, nie ma drugiej. „lsattr -R” pokazuje chronione pliki.</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>Jedna z dwóch kopii listy plików na dysku jest uszkodzona. Druga jest cała i następna kopia zapasowa naprawi z niej uszkodzoną.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>Ukrytego folderu .shingleback na dysku brakuje albo jest pusty. Jeśli jest w koszu, trzeba go przywrócić. W przeciwnym razie to, co było tylko w starszych wersjach, przepadło. Lista plików jest nadal w .shingleback-list, a następna kopia zapasowa utworzy folder na nowo.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>Ukrytego folderu .shingleback na dysku brakowało albo był pusty. Utworzono go na nowo z .shingleback-list, ale to, co było tylko w starszych wersjach, przepadło.</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>Na dysku była lista plików z innej kopii zapasowej, ale żadnego z jej plików. To jest nowa kopia zapasowa. Stara lista nazywa się teraz {aside}.</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>Ten komputer nie mógł zapisać, co jest teraz na dysku, więc następna kopia zapasowa nie rozpozna, czy ktoś to zmienił. Trzeba zwolnić miejsce na dysku komputera.</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>Lista plików na dysku nie jest tą, którą ten komputer zapisał ostatnio. To normalne, jeśli dysk przywrócono z obrazu lub klonu. W innym razie dysk utracił ostatnie zmiany albo nie jest to ten sam dysk: trzeba sprawdzić, czy to właściwy. Wszystkie pliki są porównywane ponownie.</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>Lista plików na dysku została zmieniona po tym, jak ten komputer ją zapisał, i nie zrobiła tego żadna kopia zapasowa. Należy sprawdzić kopię i nie ufać przywróconym z niej programom, chyba że wiadomo, kto to zrobił.</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>Komputer {host} po raz pierwszy dodał coś do tej kopii zapasowej. To normalne, jeśli on też zapisuje kopie na tym dysku. W innym razie dysk miał ktoś inny: nie należy ufać temu, co dodano.</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>Inny komputer o tej samej tożsamości, prawdopodobnie klon tego, dodał wersje do tej kopii zapasowej. Pozostają one, ale najnowsze pliki to tylko pliki komputera, który zrobił kopię jako ostatni. Kopie każdego z nich należy robić do osobnego folderu.</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>Ta kopia jest na innym systemie plików niż przedtem albo straciła swój opis, więc porównywane jest wszystko. To, czego brakuje, jest wysyłane jeszcze raz. Nazwy, których ten system plików nie przyjmuje, są zmieniane na dysku.</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>Ta kopia zapasowa jest na innym dysku niż wcześniej. To normalne, jeśli przeniesiono ją na większy dysk albo do innej obudowy. W innym razie trzeba sprawdzić, czy to właściwy dysk.</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>Niektóre pliki miały uprawnienia specjalne (na przykład setuid lub capabilities). Zostały przywrócone bez nich.</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>Niektóre foldery już tam były, z innymi datami niż w kopii. Zachowują te daty.</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>Shingleback działa w kontenerze, który ukrywa właścicieli niektórych plików, więc nie zostali zapisani. Kopia wykonana poza kontenerem ich uzupełni.</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>W kopii nie ma właścicieli niektórych plików. Te pliki należą teraz do osoby, która je przywróciła.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>Dysk zgłosił błąd ({detail}). Ostatnie pliki są kopiowane ponownie.</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>Ostatnie pliki nie zdążyły trafić na dysk. Zostaną skopiowane ponownie następnym razem.</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>Podczas tej kopii mniej danych niż zwykle czeka w pamięci na dysk, a komputer czeka na niego dłużej.</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>Pliki na dysku są otwarte w: {programs}.</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>Dysk jest zaszyfrowany. Potrzebne jest jego hasło.</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} otwarto, aby zajrzeć, tylko do odczytu, i nie udało się go ponownie zamknąć. Wysuń dysk.</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>Ten komputer nie pozwala na opcję {option}; dysk jest otwierany bez niej.</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>Dysk jest otwarty w {path} tak, że czytanie też na nim zapisuje: coś na tym komputerze otworzyło go pierwsze albo tak mówią ustawienia (/etc/fstab). Otwórz go ponownie bez czasów dostępu.</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>Dysk jest gotowy, ale nie udało się zgłosić mu, co jest wolne. Pielęgnacja spróbuje ponownie.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} to nie tempo; tempo pozostaje bez zmian.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>Czy „{path}” to folder, który był w „{old}” na komputerze {host}? Większość jego plików jest już w kopii. Jeśli tak, przesyłane jest tylko to, co się zmieniło. Jeśli nie, powstanie kopia osobnego folderu.</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>Kopia ma już folder „{path}” z komputera o nazwie {host}. Czy to ten komputer, może po ponownej instalacji? Jeśli tak, kopia będzie kontynuować jego foldery. Jeśli nie, oba dostaną własne foldery.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>Dysk zwrócił błąd ({detail}). Wyciągnięty kabel lub przerwa w zasilaniu może uszkodzić taki system plików: odmontuj go, sprawdź i napraw. Jeśli nic nie zostanie znalezione, spróbuj innego kabla lub portu.</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>W folderze kopii zapasowej coś innego ma nazwę {file}. Trzeba przenieść to gdzie indziej i zacząć od nowa.</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>Z kopii zapasowej w {path} została tylko lista plików (.shingleback-list) i żaden z plików. Jeśli ktoś je usunął, warto zajrzeć do kosza na dysku.</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>W folderze {path} nie ma teraz nic z tego, co było w nim przy ostatniej kopii. Jeśli jego dysk nie jest podłączony, podłącz go; jeśli wszystko usunięto celowo, potwierdź to.</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>Dysk jest pełny, poza rezerwą, która utrzymuje go w dobrym stanie. Wcześniejsze kopie pozostały nietknięte. Zrób miejsce na dysku albo coś wyklucz.</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>Nie wszystko mieści się na dysku, nawet bez starych wersji, więc zostają. Najwięcej miejsca potrzebuje {path} ({size}). Jeśli nie należy do kopii, wyklucz to. W przeciwnym razie zrób miejsce na dysku albo użyj większego. Ostatnia pełna kopia jest nienaruszona.</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>Nowe pliki potrzebują miejsca wersji z ostatnich tygodni i miesięcy. Na wypadek pomyłki te wersje zostają jeszcze tydzień. Najwięcej miejsca potrzebuje {path} ({size}). Jeśli nie należy do kopii, wyklucz to. W przeciwnym razie oddaj teraz stare wersje.</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>Źródło jest na samym {drive}. Wybierz inny dysk lub plik obrazu na innym.</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} jest otwarty ({point}). W tym czasie pliki mogą się zmieniać podczas kopiowania. Najpierw zamknij go i pozostaw dysk podłączony.</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} jest odblokowany. Najpierw go zamknij i pozostaw dysk podłączony.</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>Ten komputer trzyma część pamięci na {device}. Najpierw to wyłącz („sudo swapoff”) i pozostaw dysk podłączony.</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>{device} jest w użyciu przez coś, czego nie można stąd zamknąć: inny program, maszynę wirtualną lub część systemu. Najpierw to zakończ i pozostaw dysk podłączony.</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>Na {drive} trzeba zapisywać ściśle od początku do końca (host-managed), a przy kopii jest to niemożliwe. Zamiast tego przygotuj go na kopie zapasowe i skopiuj pliki albo przenieś kopię zapasową.</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} jest częścią czegoś większego (RAID, LVM lub system plików na kilku dyskach). Kopia samej jednej części byłaby bezużyteczna i mogłaby uszkodzić pozostałe.</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>Dwa dyski wyglądają dokładnie jak {drive}. Odłącz ten, którego nie chcesz kopiować.</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} jest mniejszy niż to, co chcesz skopiować. Wybierz dysk co najmniej tej samej wielkości.</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} nie ma żadnej zawartości, więc nie ma czego kopiować.</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} to kopia, której nigdy nie ukończono, więc brakuje jej części. Najpierw dokończ tę kopię albo kopiuj z oryginału.</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>Inny program ma {path} otwarte do zapisu, więc plik może się zmienić podczas kopiowania. Najpierw zamknij go w tym programie.</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>Nie ma folderu {path} na obraz. Najpierw trzeba go utworzyć albo wybrać inny.</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>Nie można niczego skopiować na {drive}: {reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} to tylko część dysku {drive}, a kopia zajmuje dysk w całości. Wybierz całość: {whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>Utracono połączenie z jednym z dwóch dysków. To, co skopiowano, zostaje. Podłącz oba dyski, aby kontynuować.</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>Kopia na {drive} nie byłaby tym, co pokazano: jeden z dwóch dysków zmienił się w międzyczasie. Nic nie zrobiono. Obejrzyj plan jeszcze raz.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} już istnieje i nie zostanie zastąpiony. Wybierz inną nazwę lub najpierw go usuń.</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>Nie ma dość miejsca na obraz. Zwolnij trochę lub wybierz inny folder, a potem zacznij od nowa.</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>Partycje są liczone w sektorach po {unit_bytes} bajtów, a {drive} ma sektory po {sector_bytes}. Na kopii nic nie dałoby się znaleźć. Skopiuj pojedynczą partycję zamiast całego dysku.</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} ma sektory po {sector_bytes} bajtów, a system plików używa kawałków po {unit_bytes}. Nie dałoby się go tam otworzyć. Przygotuj dysk i skopiuj pliki.</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>Kopia potrzebuje własnego identyfikatora, ale ten system plików ({filesystem}) nie może go dostać podczas kopiowania. Skopiuj go do pliku obrazu albo przygotuj dysk i skopiuj pliki.</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>{count} części kopii nie zgadza się ze źródłem. Uszkodzony jest jeden z dysków, kabel lub pamięć komputera. Nie wymazuj starego dysku; spróbuj innego kabla lub portu i zacznij od nowa.</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>W kopii może brakować plików: lista zajętych miejsc w systemie plików jest błędna. Nie wymazuj starego dysku. Zacznij od nowa i skopiuj także nieużywane obszary.</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>Trwa kopiowanie innego dysku. Poczekaj, aż się skończy, a potem zacznij od nowa.</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>Kopia nie jest skończona, więc nie można jej jeszcze otworzyć. Można ją kontynuować z tymi samymi dwoma dyskami.</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} nie ma na liście tego, co rozpoczęto i nie ukończono.</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>Nie udało się zachować stanu kopii na tym komputerze ({detail}). Sprawdź, czy jego dysk nie jest pełny.</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>W {path} jest już ta kopia zapasowa albo jedno leży w drugim. Wybierz folder na innym dysku.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} już istnieje i nie zostanie zastąpione. Wybierz pusty folder albo wolną nazwę.</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>Przenoszenie innej kopii zapasowej do {path} zostało rozpoczęte i nie jest skończone. Trzeba je dokończyć albo wybrać inny folder.</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>Nowy dysk ({filesystem}) nie pomieści wszystkiego, co ma ta kopia: przepadłyby niektóre nazwy, dowiązania, uprawnienia lub duże pliki. Sformatuj go najpierw jako ext4, btrfs lub XFS albo zacznij tam nową kopię.</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>Na nowym dysku brakuje miejsca na wszystkie wersje tej kopii. Wybierz większy albo zwolnij miejsce, a potem zacznij od nowa. Stary dysk ma wszystko.</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>Na nowym dysku {count} z plików nie jest tym, co zapisano. Dysk, kabel albo pamięć komputera są wadliwe. Zostaw stary dysk bez zmian; spróbuj innego kabla lub portu i zacznij od nowa.</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>Kopia nie jest jeszcze przeniesiona, a stary dysk wciąż ma wszystko. Zacznij od nowa z tymi samymi dwoma miejscami: przenoszenie ruszy tam, gdzie stanęło.</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>To dwa egzemplarze jednej kopii zapasowej, więc nie ma czego łączyć. Wystarczy przenieść jeden z nich.</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>Obie kopie mają folder {path}, każda z własną historią. Połączyć można tylko kopie różnych folderów. Zamiast tego każdą można przenieść do osobnego folderu.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>Usługa dysków (UDisks2) nie odpowiada, więc nie można pokazać dysków. Kopie do folderów działają bez niej. Można ją uruchomić ponownie poleceniem `sudo systemctl restart udisks2` albo uruchomić ponownie komputer.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>Magistrala systemowa (D-Bus) jest niedostępna, więc nie można pokazać dysków. Kopie do folderów działają bez niej. Można ją uruchomić poleceniem `sudo systemctl start dbus`; kontenerowi trzeba udostępnić /run/dbus.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>Usługa dysków (UDisks2) nie jest zainstalowana, więc nie można pokazać dysków. Kopie do folderów działają bez niej. Trzeba ją zainstalować; w Debianie i Ubuntu: `sudo apt install udisks2`.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>Usługa dysków (UDisks2) jest zainstalowana, ale nie uruchomiła się, więc nie można pokazać dysków. Kopie do folderów działają bez niej. `systemctl status udisks2` pokazuje przyczynę.</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>Ten komputer nie pozwala używać usługi dysków (UDisks2), więc nie można pokazać dysków. Kopie do folderów działają bez niej. Można zapytać administratora.</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>Podaj foldery do skopiowania, a na końcu miejsce na kopię.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>Nie ma folderu {path}. Podłącz dysk albo sprawdź nazwę.</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} to plik. Podaj folder na dysku.</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} leży na dysku, który można tylko czytać. Odłącz go, podłącz ponownie i daj sprawdzić.</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} jest na dysku systemu Windows (NTFS), z którego można tylko czytać. Najczęściej Windows nie został całkowicie wyłączony: uruchom Windows, wyłącz „szybkie uruchamianie” w opcjach zasilania i zamknij system. Potem podłącz dysk ponownie. Jeśli to nie wina Windows, daj dysk do sprawdzenia.</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>Nie masz prawa zapisu w {path}. Wybierz inny folder albo zmień jego właściciela.</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>Nie można tego teraz zrobić z tym dyskiem.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} nie znajduje się na dysku zewnętrznym. Podaj folder na dysku, o który należy zadbać, albo jego urządzenie.</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>Kopia zapasowa, przenoszenie lub sprawdzanie wciąż korzysta z tego folderu. Poczekaj na koniec, a potem zacznij ponownie.</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>Do tego folderu przenoszono kopię zapasową i przenoszenie nie zostało ukończone. Dokończ je albo wybierz inny folder. Aby z niego zrezygnować, najpierw usuń tam ukryty folder {folder}.</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>Nie ma kopii, która była w {path}. Podłącz jej dysk albo potwierdź, że ma się tam zacząć nowa kopia.</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>Kopia w {path} jest inna niż wcześniej. Podłącz właściwy dysk albo potwierdź, że ta ma być kontynuowana.</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>W {path} nie ma kopii. Podaj folder, w którym jest .shingleback.</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>Nie masz prawa czytać kopii, która tam jest. Może to jej właściciel, a także administrator.</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>Tę kopię zrobił nowszy Shingleback. Zainstaluj tamtą wersję, aby jej użyć.</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>Tę kopię zrobiła wczesna wersja testowa Shingleback i ta wersja nie może jej kontynuować. Jej pliki to zwykłe pliki, które można skopiować dowolnym programem; dla nowych kopii wybierz inny folder.</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>{file} w folderze .shingleback tej kopii jest uszkodzony. Pliki leżące obok nadal można skopiować ręcznie.</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>Nie ma wersji {version}. `shingleback versions` pokazuje te, które są.</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>W tej wersji nie ma folderu {path}. Zajrzyj do folderu wyżej albo do innej wersji.</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>W kopii nie ma pliku, który można by wypróbować. Najpierw zrób kopię, a potem spróbuj ponownie.</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} nie nadaje się jako reguła wykluczania. Napisz na przykład *.iso lub Downloads/.</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} nie leży w żadnym z folderów, więc nie ma czego wykluczyć. Warto sprawdzić nazwę.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} to nie tempo. Podaj gentle, balanced lub full albo megabajty na sekundę, na przykład 15.</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} to nie część. Podaj na przykład 3/30 jako trzecią z trzydziestu części.</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>Inny program zapełnił dysk podczas pomiaru, więc pomiar się zakończył. Zwolnij miejsce na dysku i zacznij od nowa.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>Dysku nie ma albo nie odpowiada, więc pomiar się zakończył. Podłącz go ponownie i zacznij od nowa: to, co pomiar na nim zostawił, zostanie wtedy usunięte.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>Część programu nieoczekiwanie zakończyła działanie, być może z braku pamięci. Zacznij pomiar od nowa: to, co zostawił na dysku, zostanie wtedy usunięte.</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>Ten pomiar potrzebuje co najmniej {least} na dysku, a znajduje {room}. Najpierw zwolnij tam miejsce.</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>Ten pomiar zapisuje co najmniej {least}, więc potrzebuje większego budżetu.</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>Zapełniany jest tylko pusty dysk: zajęta może być mniej niż jedna dziesiąta. Nic nie zostało zapisane.</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>Cały dysk jest tylko odczytywany. Do wyboru są position, random-read, readers i sequential.</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>Odczyt {path} wymaga uprawnień administratora. Zamiast tego można zmierzyć folder na dysku.</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} leży w kopii zapasowej w {backup}, a jej następne wykonanie mogłoby usunąć to, czego potrzebuje pomiar. Zamiast tego można zmierzyć sam folder tej kopii.</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} nie ma stref, które widzi komputer. Pokazują je tylko dyski host-managed i host-aware; większość dysków SMR zachowuje swoje dla siebie.</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>Odczyt stref wymaga uprawnień administratora. Zapisz w pliku wynik polecenia „sudo blkzone report {path}” i otwórz ten plik.</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>Nie można przełączyć pamięci podręcznej zapisu: dysk lub jego obudowa tego nie oferuje albo nie zezwolono na to. Pomiń test write-cache.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>Wcześniejszy pomiar został przerwany, zanim przywrócił ustawienie pamięci podręcznej zapisu dysku, a teraz nie zezwolono na przywrócenie. Spróbuj ponownie i wpisz hasło, gdy pojawi się pytanie.</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>W {path} trwa już inny pomiar. Poczekaj, aż się skończy, i zacznij ponownie.</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>Ustawień w {path} nie da się zrozumieć ({detail}). Popraw plik albo go usuń.</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>Ustawienia w {path} pochodzą z nowszej wersji Shingleback i pozostają bez zmian. Aby ich użyć, zainstaluj najnowszą wersję.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>Ustawień nie udało się zachować w {path} ({detail}). Sprawdź, czy możesz zapisywać w tym folderze.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>Ustawień nie udało się zachować w {path} ({detail}). Zwolnij tam trochę miejsca, a potem spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>Nie udało się zmienić zegara ({detail}). Codzienne kopie zaczynają się, gdy Shingleback jest otwarty lub w zasobniku.</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>Do {path} nie da się niczego włożyć ({detail}). Wybierz inny folder.</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>W {path} nie ma już miejsca. Wybierz inny folder albo przywróć mniej naraz.</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>Według kopii te pliki były w {places}. Ten komputer nigdy nie kopiował stamtąd plików. Przywróć je do innego folderu albo potwierdź, że mogą tam trafić.</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} leży w samej kopii. Wybierz folder, który jest gdzie indziej.</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>Dysk został odłączony. To, co na nim jest, jest bezpieczne, a następnym razem zostanie skopiowane to, czego brakuje.</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>Dysk nie przyjął tego, co zapisywano ({detail}). Wypróbuj inny kabel lub port; jeśli zdarzy się to znowu, daj sprawdzić zdrowie dysku.</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>System plików na dysku jest uszkodzony ({detail}). Odmontuj go i daj go sprawdzić i naprawić, zanim znów będzie się na nim zapisywać.</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>System plików na dysku przeczy sam sobie: twierdzi, że nazwa jest zajęta, i że nic nie ma tej nazwy. NTFS robi to po tym, jak był pełny. Odmontuj dysk, zamontuj go ponownie i zacznij jeszcze raz, aby kontynuować. Jeśli to nie pomoże, sprawdź i napraw system plików.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>Czegoś w kopii na dysku nie można zmienić ({detail}). lsattr -R i ls -l pokażą, co jest chronione lub należy do kogoś innego. Cofnij to i zacznij ponownie: kopia pójdzie dalej od tego miejsca.</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>Dysk można teraz tylko czytać, więc nie dało się zapisać nic więcej. Odłącz go, podłącz ponownie i daj sprawdzić.</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>W trakcie tego przebiegu usunięto, przemianowano lub przeniesiono {path}. Jeśli nadal istnieje, przenieś z powrotem i zacznij od nowa.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>Czegoś w kopii zapasowej na dysku nie można tam przenieść do innego folderu ({detail}). Zamień folder, w którym to leży, z powrotem w zwykły: skopiuj go, usuń i nadaj kopii jego nazwę.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path} w kopii zapasowej na dysku jest podwoluminem, więc nie można niczego przenieść do niego ani z niego. Zamień go z powrotem w zwykły folder.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>{path} w kopii zapasowej na dysku jest punktem montowania, więc nie można niczego przenieść do niego ani z niego. Odmontuj to, co jest tam zamontowane, i zacznij ponownie.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>{path} w kopii zapasowej na dysku ma inny identyfikator projektu niż reszta, więc system plików niczego między nimi nie przenosi. Nadaj całej kopii jeden identyfikator projektu: lsattr -pR je pokazuje, chattr -p je zmienia.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path} w kopii zapasowej na dysku jest zaszyfrowany innym kluczem niż reszta, więc system plików niczego między nimi nie przenosi. Zamień go z powrotem w zwykły folder.</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>Kopia zapasowa leży w systemie plików overlay, który nie może przenieść folderu {path} ze swojej dolnej warstwy. Zamontuj go z redirect_dir=on albo twórz kopię w zwykłym systemie plików.</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>Dysku nie udało się odczytać ({detail}). Wypróbuj inny kabel lub port; jeśli zdarzy się to znowu, daj sprawdzić zdrowie dysku.</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>Dysk nie odpowiada. Może być zajęty sam sobą: odczekaj kilka minut i zacznij od nowa.</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} nie odpowiada. Sprawdź, czy komputer lub program, który go udostępnia, działa i jest połączony, a potem zacznij ponownie. Skopiowane już pliki są bezpieczne.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>Część programu nieoczekiwanie zakończyła działanie, być może dlatego, że komputerowi zabrakło pamięci. Pliki już skopiowane są bezpieczne, a następna próba zacznie od tego miejsca.</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>Zatrzymano. Następna kopia uzupełni to, czego brakuje.</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>Zatrzymano. To, co dotąd przywrócono, jest kompletne. Przywróć jeszcze raz, aby dostać resztę.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Zatrzymano.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} nie leży na dysku, który można odłączyć.</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>Dysk jest używany. Zamknij programy i okna, które pokazują jego pliki, a potem spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>Dysku nie udało się wysunąć ({detail}). Nie odłączaj go jeszcze; spróbuj ponownie albo wyłącz komputer.</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>Nie wiadomo, czy dysk skończył zapisywać. Nie odłączaj go jeszcze; wysuń go ponownie za kilka minut.</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>Dysk jest nadal zamontowany ({path}). Nie odłączaj go jeszcze; odmontuj go, a potem spróbuj ponownie.</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>Zatrzymano. Dysk może jeszcze zapisywać: nie odłączaj go i wysuń ponownie.</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>Nie da się odczytać {path} ({detail}).</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>Tabeli dysków w {path} nie da się zrozumieć ({detail}). Popraw plik albo przenieś go gdzie indziej.</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>Podaj coś o dysku: --model, --usb, --capacity, --smartctl lub --sysfs.</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} to nie podłączony dysk. Podłączone dyski pokazuje polecenie `drives`.</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>Na tym komputerze nie masz prawa czytać dziennika jądra. Uruchom polecenie z sudo albo poproś o dodanie do grupy systemd-journal, albo zapisz dziennik do pliku jako administrator (dmesg &gt; log.txt) i podaj go przez --kernel-log.</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} nie zawiera ani dziennika jądra, ani raportu SMART. `journalctl -k &gt; log.txt` zapisuje dziennik, a `sudo smartctl -x /dev/sdX &gt; report.txt` – raport.</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>Nie da się przygotować dysku {drive}: {reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} nie jest już taki, jak przy potwierdzeniu (inne: {what}). Nic w nim nie zmieniono; obejrzyj dyski ponownie.</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} to tylko część dysku {drive}, a dysk przygotowuje się w całości. Podaj całość: {whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>Nie da się odczytać tego, co podaje --identity. Podaj to dokładnie tak, jak wypisało `prepare --dry-run --json`.</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>Ten komputer przygotowałby teraz dysk {drive} inaczej, niż pokazano: w międzyczasie coś zainstalowano lub usunięto. Nic nie zmieniono; obejrzyj plan ponownie.</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>Wszystko na dysku {drive} zostanie usunięte. Aby to potwierdzić, podaj jego nazwę dokładnie tak: {name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>Na tym komputerze nie da się utworzyć profilu {profile}: {reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>Nazwa „{label}” jest za długa dla tego rodzaju dysku. Wybierz taką, w której liczba liter nie przekracza {most}.</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>Dysk nie może nazywać się „{label}”. Użyj liter i cyfr i zacznij od jednej z nich.</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>Zaszyfrowany dysk wymaga hasła. Wpisz je dwa razy i zachowaj tam, gdzie się odnajdzie.</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>To nie jest hasło tego dysku. Wpisz je jeszcze raz.</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>Ten komputer na to nie pozwolił. Jeśli zapytał o hasło, spróbuj ponownie i wpisz je; w przeciwnym razie zaloguj się bezpośrednio przy komputerze albo poproś administratora.</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>Nie udał się krok „{step}”. {state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>Przygotowanie zatrzymano, zanim się skończyło. {state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>Dysk sformatowano, ale nie tak, jak trzeba dla dysku SMR: {detail}. Przygotuj go jeszcze raz.</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>{device} nie zawiera niczego, co dałoby się otworzyć. Najpierw przygotuj go do kopii.</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>Dysku nie udało się otworzyć. Odłącz go, podłącz ponownie i spróbuj jeszcze raz.</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>Dysku używają programy. Zamknij to, co jest na nim otwarte, a potem spróbuj ponownie.</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>Nie wiadomo, czy to się udało: usługa, która zna dyski (UDisks2), nie odpowiedziała. Poczekaj minutę i obejrzyj dysk ponownie.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} nie leży na dysku, który można odłączyć, i pozostaje otwarty tak jak jest. Kopia prosi system, by nie zapisywał, kiedy czytała pliki i foldery użytkownika. Przy plikach innych osób i przy dowiązaniach system i tak to zapisuje: mały zapis dla każdego.</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} jest zaszyfrowany. Wpisz jego hasło, aby go otworzyć.</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>Dysku nie udało się zamknąć ({detail}). Nie odłączaj go jeszcze; spróbuj ponownie albo wyłącz komputer.</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device}, tak jak jest podłączony, nie udostępnia tego ustawienia.</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>Do tego administrator tego komputera musi zainstalować program pomocniczy Shingleback: sudo packaging/install-helper, w folderze Shingleback.</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>Program pomocniczy Shingleback tego nie zrobił: {reason}.</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>Wszystko jest zapisane, ale usługa, która wysuwa dyski (UDisks2), nie odpowiada. Nie odłączaj jeszcze dysku; wysuń go w menedżerze plików albo wyłącz komputer.</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>Komputer nie mógł dać programowi tego, czego potrzebuje ({detail}). Przyczyną nie jest dysk. Zamknij inne programy i spróbuj ponownie.</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>Program nie mógł odczytać lub zapisać własnych danych na dysku tego komputera ({detail}). Sprawdź, czy jest na nim wolne miejsce, i zacznij ponownie.</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>Nie ma {path}, gdzie Shingleback przechowuje własne pliki. Jeśli jest na dysku, który nie jest zamontowany, zamontuj go. W przeciwnym razie ustaw HOME na swój folder. Potem zacznij od nowa.</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>Shingleback nie może zapisywać w {path}, gdzie notuje, co jest na dysku. Ten folder musi należeć do tego użytkownika albo HOME musi wskazywać jego folder; potem można zacząć ponownie.</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>Coś poszło nie tak w samym programie ({detail}). Pliki są nietknięte; prosimy to zgłosić.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>Nie ma folderu {path}. Sprawdź nazwę albo podłącz dysk, na którym leży.</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} to plik. Podaj folder, w którym leży.</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>Nie masz prawa czytać folderu {path}. Wybierz inny albo poproś jego właściciela.</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>Nie można odczytać folderu {path}: {detail}. Sprawdź dysk, na którym się znajduje, lub połączenie z serwerem.</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>W {path} nie ma nic do skopiowania, więc kopii nie utworzono. Jeśli dysk tego folderu nie jest podłączony, podłącz go.</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>Kopii jeszcze nie ma: nie udało się odczytać ani jednego pliku. Przyczynę podano przy każdym pliku lub folderze.</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} leży w samej kopii, {destination}. Wybierz folder, który jest gdzie indziej.</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>Wczytywanie…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>Ten folder był pusty.</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>Żadna wersja nie ma pliku ani folderu z „{text}” w nazwie.</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>Jest ich więcej. Wyszukaj dłuższą nazwę.</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>Między tymi dwiema wersjami nic się nie zmieniło.</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>Między tymi dwiema wersjami zmieniły się tylko foldery.</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>Dlaczego czasem jest wolny?</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>Dlaczego trwa to tak długo?</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>Skąd to wiadomo?</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>Dlaczego jest teraz tak wolny?</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>Dlaczego nie odpowiada?</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>Dlaczego odpoczywa?</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>Dlaczego pracuje dalej?</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>Czy jeden dysk wystarczy?</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>Dlaczego zniknął?</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>Dlaczego jest już pełny?</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>Co znaczy taki błąd?</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>Dysk ma jeszcze niewiele do zrobienia.</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>Dysk zapisuje to, co dostaje.</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>Dysk ma spokój i może się porządkować.</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>Dysk dopisuje do końca to, co dostał.</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>Wszystko jest zapisane, a dysk został zwolniony.</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>Dysk właśnie nie odpowiada.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>Dysk odłączono albo już nie odpowiada.</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>Shingleback kopiuje plik po pliku i co jakiś czas upewnia się, że naprawdę są na dysku.</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>Shingleback czeka na dysk. Nic złego się nie stało.</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>Shingleback najpierw zabezpiecza to, co już skopiowano.</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>Shingleback nic z dyskiem nie robi.</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>Shingleback nie tworzy teraz kopii na dysku.</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>Kopia skończyła się przed czasem. To, co było bezpieczne na dysku, zostaje, a następna kopia pójdzie dalej od tego miejsca.</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>Wiele dysków jest najpierw szybkich, a po kilku gigabajtach wolnych. Mogą się zdarzyć przerwy po pół minuty.</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>To może trwać minuty, a w tym czasie prawie nic się nie rusza.</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>Dysk może szumieć, klikać i pozostawać ciepły, choć nic się nie kopiuje.</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>Może jeszcze przez chwilę sam pracować.</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>To nie jest normalne i zwykle ma przyczynę, którą da się znaleźć.</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>Pracuj dalej jak zwykle. Wstrzymaj lub zatrzymaj, kiedy chcesz. Nie odłączaj dysku.</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>Poczekaj chwilę. Nie odłączaj dysku.</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Wysuń dysk, zanim go odłączysz.</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>Shingleback otwiera kopię na dysku.</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>Dysk, który spał, potrzebuje kilku sekund, by się obudzić.</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>Shingleback szuka w folderach plików nowych lub zmienionych.</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>Przy bardzo wielu plikach trwa to kilka minut.</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>Teraz jest wolno. Będzie znów szybciej, gdy dysk zrobi miejsce.</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>Dysk, który robi miejsce, może milczeć przez minutę lub dwie.</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>Dysk pracuje dla innego programu.</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>Shingleback przepuszcza inny program przed sobą.</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>Dwa programy naraz spowolniłyby dysk dla obu.</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>Shingleback jest wstrzymany. To, co dotąd skopiowano, jest bezpieczne na dysku.</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>Kontynuuj, kiedy chcesz. Aby zabrać dysk, zatrzymaj, a potem go wysuń.</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>Wszystko jest skopiowane. Shingleback kończy nową wersję.</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>Dysk być może jeszcze zapisuje.</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>Shingleback czeka, aż wszystko zostanie zapisane, a potem zwalnia dysk.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>Dysk sam się porządkuje.</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>Kopia jest kompletna. Shingleback nic już z dyskiem nie robi.</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>Jeśli masz czas, zostaw dysk jeszcze chwilę włączony. Wysuń go, zanim go odłączysz.</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>Dysk zapisał wszystko, co dostał.</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>Shingleback skończył pracę z dyskiem.</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>Niektóre dyski kręcą się jeszcze przez kilka sekund.</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>Można odłączyć dysk.</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>Dysk jest nadal używany albo nie skończył zapisywać.</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>Shingleback nie mógł zwolnić dysku.</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>Zwykle inny program ma otwarty plik lub folder na dysku.</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>Zamknij to, co używa dysku, i wysuń go jeszcze raz. Jeszcze go nie odłączaj.</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>Dysk nie jest już otwarty albo go odłączono.</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>To, co zapisano wcześniej, zostaje na dysku.</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>Dysk może porządkować się tak długo, że komputer z niego zrezygnuje. Samo to nie szkodzi.</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>Zostaw go podłączonego przez kilka minut. Jeśli nie wróci, odłącz go, podłącz i zacznij ponownie.</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>Na dysku nie ma już miejsca.</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>Starsze wersje też zajmują miejsce.</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>Usuń tam to, co niepotrzebne, wybierz mniej folderów albo weź większy dysk.</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>Dysk zgłosił błędy.</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>Wypróbuj inny kabel i inny port. „Co się stało?” mówi więcej.</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>Zrób to, co tam napisano, i uruchom kopię ponownie.</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>Dysk jest podłączony i otwarty. Może go używać każdy program.</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>Po zapisie może jeszcze przez chwilę pracować: porządkuje się.</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>Używaj go do woli. Wysuń go, zanim go odłączysz.</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>Kopia jest na dysku tego komputera.</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>Gdy dysk się zepsuje, kopia przepadnie razem z plikami.</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>Zrób kopię także na dysku zewnętrznym.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>Dysk jest podłączony, ale nieotwarty.</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>Otwórz go, aby używać jego plików.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>Dysk jest podłączony, ale nie ma na nim nic, co można otworzyć.</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>Aby go tu używać, przygotuj go do kopii. Wszystko na nim zostanie usunięte.</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} nie odpowiada od {time}. Kopia czeka.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} nie odpowiada od {time}. Kopia czeka na {server} ({kind}).</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} nie odpowiada od {time}.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} nie odpowiada od {time}. Folder jest na {server} ({kind}).</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>Jeśli nadal nie odpowie, zostanie pominięty za {time}.</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>Dysk może najpierw musieć się obudzić.</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>Wszystko skopiowano. Ostatnia część jest zapisywana na dysku.</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>To, co już skopiowano, jest najpierw zabezpieczane na dysku.</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>To, co dotąd skopiowano, jest bezpieczne na dysku. Kontynuuj, kiedy zechcesz.</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>Dysk zwrócił błąd. Sprawdzenie, czy nadal jest podłączony, potrwa kilka sekund.</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>Nie odłączaj go jeszcze.</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>Kopia jest kompletna</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>Kopia jest kompletna, z wyjątkiem tego, co wymieniono poniżej</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>Kopia nie mogła się zacząć</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>Dysk został odłączony</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>Dysk jest pełny</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>Dysk zgłosił błędy</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>Dla bezpieczeństwa nie zaczęto</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Zatrzymano</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Coś poszło nie tak w samym programie</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>Kopia zapasowa została wykonana, ale niektóre jej pliki są uszkodzone</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>Od ostatniej kopii nic się nie zmieniło.</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>Poza tym od ostatniej kopii nic się nie zmieniło.</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>Dysk nie odpowiada od {time}. Wiele dysków robi takie przerwy, by się uporządkować. Zostaw go podłączonego.</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>Dysk odłączono, zanim został wysunięty. Wszystko, co skopiowano, było już wcześniej zapisane. Następnym razem najpierw go wysuń.</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>Dysk nie jest już otwarty: zamknął go inny program albo go odłączono. Wszystko, co skopiowano, było już wcześniej zapisane.</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>Jedno pytanie, zanim zacznie się tworzenie kopii</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>Dysk nie jest już otwarty</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>Zamknął go inny program albo go odłączono.</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>Następna kopia uzupełni to, czego brakuje.</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>Pliki, które już na nim są, są bezpieczne.</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>Aby kontynuować kopię zapasową, należy ponownie podłączyć dysk.</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>Nie można jeszcze bezpiecznie odłączyć dysku.</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>Można bezpiecznie odłączyć dysk.</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} na {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>Pliki są kopiowane.</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>Dysk odpoczywa</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>{files}, {size} dotąd</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>Można bezpiecznie odłączyć dysk</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>Dysk nie jest gotowy do odłączenia</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Wysuń dysk, zanim go odłączysz.</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>Szukanie zmian</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>Kopiowanie</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Kończenie</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>Wstrzymywanie</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>Wstrzymano</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>Sprawdzanie, czy dysk jest podłączony</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Zatrzymywanie</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>Wysuwanie dysku</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>shingled</source>
            <translation>zapis SMR</translation>
        </message>
        <message>
            <source>shingled (host-aware)</source>
            <translation>zapis SMR (host-aware)</translation>
        </message>
        <message>
            <source>shingled (host-managed)</source>
            <translation>zapis SMR (host-managed)</translation>
        </message>
        <message>
            <source>conventional</source>
            <translation>zapis konwencjonalny (CMR)</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>brak oznak SMR</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>nie dysk twardy</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>nieznane</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>dysk SMR (zachodzące ścieżki)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>dysk SMR (zachodzące ścieżki, host-aware)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>dysk SMR (zachodzące ścieżki, host-managed)</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>dysk konwencjonalny (CMR), a nie SMR</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>nie dysk twardy</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>Jest już na nim kopia zrobiona tym programem; foldery: {folders}.</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>To {what}.</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>Bardzo prawdopodobne, że to {what}.</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>Prawdopodobnie to {what}.</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>Być może to {what}.</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>Nic nie wskazuje na to, że jest to dysk SMR. To nie dowodzi, że nim nie jest.</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>Na tej podstawie nikt nie powie, czy jest to dysk SMR.</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>opublikowano raporty z takich dysków</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>tak mówi producent</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>był w sprzedaży przed pierwszym dyskiem SMR, w 2013 roku</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>sprawdzili to autorzy smartmontools</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>odkryli to użytkownicy</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>wynika to z rodziny i wieku</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>tego nie sprawdzono</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>Linux widzi strefy dysku SMR: nazywa go {value}.</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>Dysk mówi Linuksowi, że jest dyskiem SMR: {value}.</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>Dziennik Linuksa nazywa go dyskiem SMR: {value}.</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>Dysk sam mówi, że jest dyskiem SMR: {value}.</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>Dysk odpowiada tak, jak odpowiadają tylko dyski host-managed.</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>Linux liczy na nim strefy: {count}; strefy mają tylko dyski SMR.</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>Jest podłączony przez NVMe, jak dyski półprzewodnikowe.</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>To karta pamięci.</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>Sam mówi, że nic się w nim nie obraca.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>Jego nazwa, {model}, to nazwa dysku z pamięcią flash.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>Jego nazwa, {model}, to nazwa pamięci USB lub czytnika kart.</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>Mieści tak mało jak pamięć USB.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>Linuksowi powiedziano, że nic się w nim nie obraca.</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>Obraca się i chce wiedzieć o usuniętych plikach (TRIM). Spośród dysków twardych przydaje się to tylko dyskom SMR.</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>Chce wiedzieć o usuniętych plikach (TRIM), jak dyski SMR i półprzewodnikowe; stąd nikt nie powie, czy się obraca.</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>smartctl zalicza go do: {family}.</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>W tabeli dysków przy {model} stoi: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>Źródła nie są zgodne co do {model}. Inne podają: {recording}.</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>Znany jest tylko początek jego nazwy, {model}. Dla każdego dysku z tabeli, którym może być, obowiązuje: {recording}.</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>Źródła nie są zgodne co do dysków, którymi może być {model}. Inne podają: {recording}.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>Dla dysków tego rozmiaru z identyfikatorem USB {usb} ({family}) obowiązuje: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>Dla niektórych dysków z identyfikatorem USB {usb} obowiązuje: {recording}. Z zewnątrz nie da się tego poznać.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>W dyskach tego rozmiaru z identyfikatorem USB {usb} siedzi dysk {inner}, a dla niego obowiązuje: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>Dla dysków z identyfikatorem USB {usb}, w rozmiarach znanych tabeli, obowiązuje: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} jest sprzedawany z dyskiem tego rodzaju: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>Niektóre dyski w pudełku {model} są innego rodzaju: {recording}; pudełko nie mówi które.</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} jest sprzedawany z dyskiem {inner} tego rodzaju: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>Ogólna reguła dla {family}: {recording}.</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>Inni mówią o {family}: {recording}.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>Linuksowi powiedziano, że nic się w nim nie obraca. Adaptery często się w tym mylą.</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>Nie chce wiedzieć o usuniętych plikach (TRIM). To niczego nie dowodzi: wiele dysków SMR tego nie chce.</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>Linux nie widzi stref. To niczego nie dowodzi: domowe dyski SMR je ukrywają.</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>Mówi prostym rodzajem USB, który ukrywa, co dysk mówi o sobie.</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>To dysk twardy i nic nie przemawia za SMR ani przeciw.</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>Za mało o nim wiadomo. Pomogłaby nazwa modelu albo identyfikator USB i rozmiar.</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>W tabeli dysków nie ma {model}.</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>W tabeli dysków nie ma identyfikatora USB {usb}. Wiele obudów ukrywa dysk, który jest w środku.</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>Identyfikatora USB {usb} używa kilka dysków: więcej powiedziałby rozmiar.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>Zmierzono go tutaj {date}; zachowuje się jak dysk SMR z pamięcią podręczną na talerzach.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>Zmierzono go tutaj {date}; zachowuje się jak dysk SMR, który zapisuje wszystko w dzienniku.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>Zmierzono go tutaj {date}; zachowuje się jak dysk konwencjonalny.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>Zmierzono go tutaj {date}; zachowuje się jak dysk bez ruchomych części.</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>To model, stworzony tak, by zapisywał jak dysk SMR.</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>Z {path} nie dało się odczytać nic o dysku.</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>Zmieniono %Ln wiersz</numerusform>
                <numerusform>Zmieniono %Ln wiersze</numerusform>
                <numerusform>Zmieniono %Ln wierszy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>Dodano %Ln wiersz</numerusform>
                <numerusform>Dodano %Ln wiersze</numerusform>
                <numerusform>Dodano %Ln wierszy</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>Usunięto %Ln wiersz</numerusform>
                <numerusform>Usunięto %Ln wiersze</numerusform>
                <numerusform>Usunięto %Ln wierszy</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>W późniejszej wersji: {changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>Późniejsza wersja jest większa o {size}.</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>Późniejsza wersja jest mniejsza o {size}.</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>Obie wersje mają ten sam rozmiar.</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>Obie to ta sama wersja.</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>Obie zaczynają się tym samym tekstem.</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}. Porównano tylko początek pliku.</translation>
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
            <translation>Poczekaj</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>Wybrano ten dysk.</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>Szukanie tego, co pasuje…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}, zaszyfrowany</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>Dla tego dysku nie ma planu</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>Nie ma na nim nic rozpoznawalnego.</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>nie rozpoznano</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{backups}: {folders}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{backups} ({versions}): {folders}; ostatnia: {day}</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln kopia zapasowa</numerusform>
                <numerusform>%Ln kopie zapasowe</numerusform>
                <numerusform>%Ln kopii zapasowych</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln wersja</numerusform>
                <numerusform>%Ln wersje</numerusform>
                <numerusform>%Ln wersji</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>bez otwarcia nie widać, co w nim jest</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>zajęte: {used}</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>co najmniej {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>Port USB {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>Port USB {port}, {device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>Dysk</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Pytania</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Usuń wszystko</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>Co i kiedy</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Krok {number} z {count}</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%Ln problem</numerusform>
                <numerusform>%Ln problemy</numerusform>
                <numerusform>%Ln problemów</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>Tydzień od {date}: {said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln raz</numerusform>
                <numerusform>%Ln razy</numerusform>
                <numerusform>%Ln razy</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Kopie</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>Kopie w %Ln tygodniu</numerusform>
                <numerusform>Kopie w %Ln tygodniach</numerusform>
                <numerusform>Kopie w %Ln tygodniach</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Sprawdzenia</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>Sprawdzenia w %Ln tygodniu</numerusform>
                <numerusform>Sprawdzenia w %Ln tygodniach</numerusform>
                <numerusform>Sprawdzenia w %Ln tygodniach</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Pielęgnacja</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>Pielęgnacja w %Ln tygodniu</numerusform>
                <numerusform>Pielęgnacja w %Ln tygodniach</numerusform>
                <numerusform>Pielęgnacja w %Ln tygodniach</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>Odpoczynek</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>Odpoczynek w %Ln tygodniu</numerusform>
                <numerusform>Odpoczynek w %Ln tygodniach</numerusform>
                <numerusform>Odpoczynek w %Ln tygodniach</numerusform>
            </translation>
        </message>
    </context>
</TS>
