<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>כל הספריות והרישיונות שלהן</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>אודות ⁦Shingleback⁩</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>משהו אינו כשורה? שמרו דוח וצרפו אותו לדיווח על תקלה בכתובת ⁨{address}⁩. אין בו שמות של קבצים, כוננים או אנשים.</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>שמירת &amp;דוח…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>תוכנה חופשית ברישיון ⁦GNU General Public License⁩, גרסה 3 ואילך. היא ניתנת ללא כל אחריות.</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>‏⁦Qt⁩ ו־⁦PySide6 {version}⁩ מציירים את החלון. השימוש בהם הוא ברישיון ⁦GNU Lesser General Public License⁩, גרסה 3.</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>נוסחי הרישיונות: ⁨{folder}⁩</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>כוונון</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>בעבודה. ייתכן שתתבקש סיסמה.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>טעינה…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>כיבוי UAS</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>שימוש חוזר ב־UAS</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>לא לעצור לעולם</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>לעצור אחרי שעה</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>כפי שקבע היצרן</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>מתי זה עוזר?</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>לא להחנות את הראשים</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>להחנות אותם כפי שקבע היצרן</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>גיבוי משלו</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>בתורנות עם הכונן של ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>שני הכוננים מקבלים אותן תיקיות. שמרו אחד מהם במקום אחר, והחליפו ביניהם מדי פעם.</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>למה כך?</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>חובר זה עתה: ⁨{name}⁩</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>לבצע את הנדרש אחרי כל גיבוי,
במשך שעתיים לכל היותר</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>אי אפשר לשאול את הכוננים כרגע</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>‏⁨„{drive}”⁩ אינו מחובר</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>השירות שמכיר את הכוננים (UDisks2) אינו עונה.</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>ברגע שיענה, זה ימשיך מעצמו.</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>חברו אותו שוב, בכל יציאה: אז זה ימשיך.</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>הכונן מוכן; כך יישאר.</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>שום דבר לא נמחק.</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>ס&amp;גירה</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>להתחיל גיבויים אוטומטיים גם בעבודה מסוללה</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>ימים ללא גיבוי עד לתזכורת</translation>
        </message>
        <message>
            <source>never</source>
            <translation>אף פעם</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>להזכיר לי אחרי מספר ימים זה ללא גיבוי</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>קצב של ערכות גיבוי חדשות</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>הועתק</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>בכונן</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>בטוח לנתק</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>עדיין לא</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>אין חדש</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>כן</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>עוד לא: מוצא כעת</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>לא: הוציאו קודם</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>לא: בשימוש</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>דוגמה: ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>שם או מק״ט</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>לבדוק</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>הזינו את השם עם הנפח, או את המק״ט, כפי שהם מופיעים על האריזה או בחנות.</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>מה יש בתוך כונן, לפני שקונים אותו?</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>נבחר: הקובץ כפי שהיה ב־⁨{moment}⁩.</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>מטמון</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>הצגת הנתיב</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>מדומה</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>לא בשימוש</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>של מחשב זה</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>שנים־עשר החודשים האחרונים</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>בוצע לאחרונה: ⁨{care}⁩</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>מה ולמה</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>מטמון הכתיבה שלו לא הוחזר למצבו אחרי מדידה</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>לבצע עכשיו</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>ביטול</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>להמשיך</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>השהיה</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>כלום. גיבוי קודם, ואפשר לבטל בכל עת.</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>עדיין לא ידוע מה צריך לעשות.</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>אין שום דבר נדרש.</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>בבדיקה</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>עוצר…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>גיבוי קודם לזה. אחריו זה יימשך.</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>בהשהיה: ⁨{action}⁩</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>כמה כבר נעשה</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>נשארו לכל היותר ⁨{time}⁩</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>קבצים פגומים</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>שחזור מגרסה קודמת</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>העתקה חוזרת מהמחשב הזה</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>נעצר. מה שנעשה נחשב.</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>הסתיים.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>שם</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>מה קרה</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>גודל</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>לפני כן</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>העתקה מתוך</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>העתקה אל</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>&amp;קריאת שניהם בחזרה בסוף והשוואה ביניהם</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>להשתמש בכל המקום בכונן ה&amp;חדש</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>להשאיר את &amp;שני הכוננים מחוברים אחרי ההעתקה</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>העתקת אזורים שאינם ב&amp;שימוש, גם כן</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>ער&amp;כות גיבוי של הכונן הישן יעברו מאז אל ההעתק</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>העתקה &amp;מתוך</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>העתקה &amp;אל</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>&amp;קצב</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>אפשרויות נוספות</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>בחרו קודם מה להעתיק.</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>בחרו קודם לאן להעתיק.</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>חברו קודם את הכונן החדש, או בחרו קובץ תמונה.</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>העתקה מקובץ תמונה</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>העתקה לקובץ תמונה</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>הועתק</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>בכונן</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>הושווה</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>בטוח לנתק</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>הכול</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>עדיין לא</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>זהים</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>כן</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>לא: בשימוש</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>לא: הוציאו קודם</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;הבא</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>ה&amp;משך ההעתקה</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>מחיק&amp;ה והעתקה</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>ה&amp;עתקה</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>העתקת כונן לכונן אחר</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>להעביר רק גיבוי במקום זה</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>למה הוא איטי מדי פעם?</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>ה&amp;משך</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>הו&amp;צאת ההעתק</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>‏⁨{drive}⁩ נותק.</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>מה נעשה, שלב אחר שלב</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>&amp;סגירתו</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>&amp;ניסיון נוסף</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>בוחנים את שני הכוננים…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>כונן מועתק כעת.</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>אם תעצרו עכשיו, מה שהועתק עד כה נשמר. אפשר להמשיך אחר כך עם אותם שני כוננים.</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>ע&amp;צירת ההעתקה</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>ה&amp;משך ההעתקה</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>משם הוא אומר לכם כשכונן מחובר. הסמל שלו פותח שוב את החלון, ויש לו תפריט ליציאה. נשאלים על זה פעם אחת.</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>האם Shingleback יישאר במגש?</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>&amp;להישאר במגש</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>י&amp;ציאה</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>למחוק את ⁨„{drive}”⁩?</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>המשיכו להקליד…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ זה לא תואם.</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ זה תואם.</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>הקלידו קודם ⁨„{name}”⁩</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>הקלידו ⁨„{name}”⁩ כדי למחוק אותו:</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>שם הכונן שיימחק</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>הקלידו אותו כדי לאשר שזה הכונן הנכון.</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>כל מה שעליו יאבד, לתמיד.</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>אני מתכוון לכונן &amp;זה</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>אני &amp;יודע שכל מה שעליו יאבד</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>אני מתכוון לכונן &amp;זה: ⁨{name}⁩</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>השם החדש של הכונן</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>&amp;שם חדש לכונן</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>פרטים</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;ביטול</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;חזרה</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>&amp;מחיקה והכנה</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>שנו קודם את השם החדש של הכונן</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>קל מדי לנחש את זה. השתמשו בארבע מילים או יותר שאין ביניהן שום קשר.</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>קשה יותר לנחש סיסמה ארוכה יותר: למשל ארבע מילים או יותר שאין ביניהן קשר.</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>קבצים שונים עכשיו מהגיבוי</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>לשמור את שני&amp;הם</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>&amp;להשאיר אותו כפי שהוא</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>&amp;להשאיר אותם כפי שהם</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>לה&amp;חליף אותו בזה של הגיבוי</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>לה&amp;חליף אותם באלה של הגיבוי</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>זה של הגיבוי מקבל את התאריך בשמו.</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>זה של הגיבוי ייקרא ”⁨{name}⁩„.</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>אלה של הגיבוי מקבלים את התאריך בשמם, כמו ”⁨{name}⁩„.</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>למה כך?</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>גיבוי עכשיו</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>לא עכשיו</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>הוא מתחיל מעצמו, כפי שבחרתם.</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>הגיבוי של ⁨{name}⁩ מתחיל בעוד ⁨{time}⁩</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>שמירת דוח…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>דוח מראה היכן, כדי שאפשר יהיה לתקן. אין בו שמות של קבצים, כוננים או אנשים.</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>חלק מ־⁦Shingleback⁩ קרס</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>&amp;בדיקת מחשב זה</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>פתיחת &amp;קובץ יומן…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>יומן ליבה או דוח SMART.</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>ה&amp;דבקת יומן</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>יומן ליבה או דוח SMART שהעתקתם, למשל ממסוף.</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>ה&amp;עתקת דוח לפורום</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>ללא מספרים סידוריים, שמות או תיקיות.</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>הצגת כל הכוננים</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>היומן נקרא…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>ע&amp;צירה</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>למומחים</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>מה קרה?</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>מה פירוש שגיאות ביומן?</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>לא ניתן היה לקרוא את היומן</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>כונן הפסיק להגיב, נעלם או גרם לשגיאות? Shingleback קורא את יומן המערכת, מסביר מה קרה ואומר מה לעשות. דבר אינו משתנה בכונן.</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>משהו לא בסדר?</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>הדוח הועתק. יש לקרוא אותו ואז להדביק במקום שבו מבקשים עזרה.</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>מה שהדבקתם אינו יומן ליבה ואינו דוח SMART.</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>מוצגים ⁨{count}⁩ האחרונים.</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>מתוך הטקסט שהדבקתם</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>מהקובץ ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>רק ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>פתיחת יומן או דוח</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>הקבצים נקראים מהכונן. אפשר יהיה לגרור אותם בעוד רגע.</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>זה יותר מדי לגרירה. לחצו על ״שחזור״ במקום זאת.</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>לא ניתן היה לקרוא את הקבצים מהכונן.</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>לא ניתן היה לקרוא את הכול. לחצו על ״שחזור״ במקום זאת: שם רשום מה חסר.</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>מוכן: גררו את הקבצים אל תיקייה.</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>מה הוא עושה עכשיו?</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>פרטים</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>שימו לב</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>בריאות</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>חיבור</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>מה עליו</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>טיפול</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>מה נורמלי?</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>איך זה מתקדם</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>לפתוח את הכונן</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>הכנה לגיבוי</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>הוצאה</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>שימוש מחדש</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>לגבות אליו בלי למחוק אותו</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>למחוק אותו ולהכין אותו מחדש</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>מה קרה?</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>למדוד</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>הצגת האזורים</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>להעתיק אותו לכונן אחר</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>להעביר את הגיבוי שלו לכונן אחר</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>לא להשתמש בכונן הזה</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>אי אפשר לפתוח שום דבר שנמצא עליו.</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>אי אפשר להכין: ⁨{reason}⁩</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>ביטול ההגנה</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>הגנה על כונן זה</translation>
        </message>
        <message>
            <source>More</source>
            <translation>עוד</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>מה עליו</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>מחובר ב</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>המספר הסידורי מסתיים ב</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>בודקים מה עליו…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>כונן</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>דגם</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>גודל</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>הקבצים החדשים ביותר</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>על כונן זה</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>חיבור הכונן המדומה</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>הכוננים שלכם</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>הכוננים של מחשב זה (⁨{count}⁩)</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>חברו כונן</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>ברגע שיהיה שם, תראו איזה סוג כונן הוא, מה מצבו, ומה רגיל אצלו.</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>הוא מחובר, אבל לא מופיע</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>למה?</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>גבו את מה שחשוב לכם</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>בחירת תיקיות ומקום</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>האם כונן אחד מספיק?</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>חברו כונן והכינו אותו לגיבויים. או השתמשו בתיקייה בכונן כפי שהוא.</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>מציאת כונן</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>הכונן ⁨{name}⁩ מחובר. אפשר להכין אותו לגיבויים, ותראו הכול לפני שמשהו נמחק. או השתמשו בתיקייה בכונן כפי שהוא.</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>הכנת כונן זה</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>קבצים ותיקיות</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>למ&amp;עלה</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>מה שנמצא</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>מה השתנה</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>כמה נעשה</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>לתיקייה שמעל</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>לא נבחר דבר</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>נבחר: הגרסה החדשה ביותר, מתאריך ⁨{moment}⁩.</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>בכל הגרסאות</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>כל התיקיות</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>תיקייה ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>שם</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>מאז</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>גודל</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>השתנה</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>קבצים ותיקיות</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>למומחים</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>מה לעשות</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>עוד על כך</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>התקנים</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>שורות היומן (⁨{count}⁩)</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>מקור: ⁨{source}⁩</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>שינוי…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>מה שכל גיבוי משמיט</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>שינוי מה שמוחרג מכל גיבוי</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>שום דבר</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>מה מושמט</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>כללים, אחד בשורה</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>תיקיות שאומרות על עצמן שהן &amp;מטמון</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>כלל אחד בשורה. שם עם לוכסן בסופו פירושו תיקיות, * עומדת במקום אותיות כלשהן: Downloads/ או *.iso. כלל עם לוכסן בתחילתו נספר מהתיקייה המגובה.</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>כ&amp;תבניות, למומחים</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>לא בגיבוי הזה</translation>
        </message>
        <message>
            <source>What</source>
            <translation>מה</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>גודל</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>שינוי…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>סמנו מה ייכלל בגיבוי. השאר יושמט.</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>כונן אחר: ⁨{path}⁩</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>סופרים…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>מושמט: ⁨{size}⁩</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>‏⁨{counted}⁩ עד כה…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>פרטים</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>מה מושמט</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>לגבות גם את הכונן ב־⁨{path}⁩ (⁨{size}⁩)</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>כל ההסברים</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>ס&amp;גירה</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>איך אנו יודעים?</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>למומחים</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>ראו גם</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>כדאי לדעת</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>חיפוש בכל הגרסאות</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>להחריג סוג קובץ</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>איך שמותיהם מסתיימים, למשל: ‎.iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>גרסאות של הקובץ</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>השוואת גרסאות</translation>
        </message>
        <message>
            <source>{day} · {size}</source>
            <translation>‏⁨{day}⁩ · ⁨{size}⁩</translation>
        </message>
    </context>
    <context>
        <name>FilesTop</name>
        <message>
            <source>Restore files</source>
            <translation>שחזור קבצים</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>גיבוי</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>תיקיות לגיבוי</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>בחירת תיקייה לגיבוי</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>הוסיפו את התיקיות שחשובות לכם, או גררו אותן לכאן.</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>&amp;כן, להמשיך איתה</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>&amp;לא, זאת אחרת</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>תיקייה</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>גודל</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>תיקיות לגיבוי; אלה שאינן מסומנות מושמטות</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>הו&amp;ספת תיקייה…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>הס&amp;רה</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>מה לגבות ומתי</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>הכונן מוכן.</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>הגיבוי שבכונן ממשיך.</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>&amp;אחר כך</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;חזרה</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>גיבוי &amp;עכשיו</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>הוסיפו לפחות תיקייה אחת.</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>הסירו את התיקייה שלא נמצאת.</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>יחד: ⁨{size}⁩, ⁨{files}⁩</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>‏⁨{total}⁩ עד כה…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>זה יותר ממה שנכנס לכונן. הורידו את מה שהכי פחות חשוב.</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>בחירת תיקייה לגיבוי</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>האם זה כונן שני?</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>שם</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>תיקייה</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>בגרסאות</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>עכשיו</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>גודל</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>עדיין שם</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>עד ⁨{day}⁩ זה היה ⁨{place}⁩.</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>היה שם: ⁨{periods}⁩.</translation>
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
            <translation>שמירת הגרף כתמונה</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>תמונות (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>שמירת המספרים כטבלה</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>טבלאות (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>גיבוי</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>‏⁨{name}⁩, ⁨{at}⁩.⁨{ending}⁩</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>לא ניתן היה לשמור את ⁨„{path}”⁩.</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>המערכת אומרת: ⁨{why}⁩. אנא בחרו מקום אחר.</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>השוואה</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>השוואה לגיבוי קודם</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>‏⁨{about}⁩ (⁨{key}⁩, או Ctrl וגלגלת העכבר)</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>‏⁨{about}⁩ (⁨{key}⁩)</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>הצגת זמן ארוך יותר</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>הצגת זמן קצר יותר</translation>
        </message>
        <message>
            <source>All</source>
            <translation>הכול</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>הצגת הגיבוי כולו</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>שמירה</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>שמירת הגרף</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>כ&amp;תמונה (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>כ&amp;טבלה (CSV)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>העתקת הפרטים</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>ה&amp;שמט הפעם</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>נקרא כעת. כונן ישן צריך רגע.</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>מה יעזור</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>אילו ערכים חשובים?</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>למה לא תמיד אפשר לקרוא?</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>הסבר על מה שמוצג כאן</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>הסבר על מה שמוצג כאן (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>ש&amp;חזור קבצים</translation>
        </message>
        <message>
            <source>History</source>
            <translation>היסטוריה</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>ה&amp;צגה</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>כל הגיבויים</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>כל גיבוי, בדיקה ושחזור רשום כאן כשהסתיים.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>ערכת הגיבוי ⁨{name}⁩ נמחקה. מה שגובה נשאר בכונן.</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>לאן להעתיק את הקבצים של הכונן?</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>גיבוי עדיין רץ.</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>כשעוצרים אותו, מה שכבר הועתק נשאר בכונן, והגיבוי הבא ממשיך משם.</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>ע&amp;צירה וסגירה</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>ל&amp;השאיר לרוץ</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>מוכן &amp;עד</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>הקצב נבחר אז על ידי Shingleback: העדין ביותר שבו הגיבוי מסתיים בזמן.</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>&amp;הוצאת הכונן כשהגיבוי הושלם</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>לגיבוי יומי הכונן צריך להישאר מחובר, ולכן אינו מוצא.</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>שמירת &amp;גרסאות קודמות כל עוד יש מקום</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>כל הגרסאות של 30 הימים האחרונים, ואחר כך אחת לחודש. כשחסר מקום, הישנות ביותר מוסרות קודם. החדשות ביותר מכל אחד מ-4 השבועות ומ-12 החודשים האחרונים מפנות מקום רק לקבצים שמחכים כבר שבוע.</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>תבניות של מה שערכה זו משמיטה, אחת בשורה</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>&amp;קצב</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>למומחים: תבניות של מה שערכה זו משמיטה, אחת בשורה, למשל ‎*.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>התמונה</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>השמטת תיקיות</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>הסירו את הסימון מכל תיקייה שהגיבוי צריך להשמיט.</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>דולג</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>למה</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>קבצים עם בעיה</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>דולג</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>נקרא מהכונן</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>הועתק</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>מה פירוש הקווים והדוגמאות</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>נכתב לכונן</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>גיבוי קודם</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>לא מודיעים לכם על כוננים אלה:</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>כוננים אלה מוגנים, ואי אפשר להכין אותם לגיבוי בטעות:</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>להודיע שוב</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>להודיע שוב על ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>ביטול ההגנה</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>ביטול ההגנה על ⁨{drive}⁩</translation>
        </message>
    </context>
    <context>
        <name>LookChoice</name>
        <message>
            <source>&amp;List</source>
            <translation>&amp;רשימה</translation>
        </message>
        <message>
            <source>&amp;Pictures</source>
            <translation>&amp;תמונות</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>כיביתי והדלקתי</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>הוא חזר</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>עצירה</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>עוד על כך</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>ע&amp;צירת המדידה</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>עוצר…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>מודד</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>‏בדיקה ⁨{number}⁩ מתוך ⁨{count}⁩.</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>‏⁨{time}⁩ עד כה. זה נמשך ⁨{whole}⁩.</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>זה הזמן של הכונן המדומה, מהיר פי ⁨{times}⁩.</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>נכתבו ⁨{written}⁩, לכל היותר ⁨{total}⁩.</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>&amp;התחלת המדידה</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>איך הוא יודע?</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>מדידת ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>לא ניתן היה למדוד את הכונן</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>לא נשאר דבר בכונן.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>מכין את התוכנית…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>לא ניתן היה לשמור את ⁨„{path}”⁩: ⁨{why}⁩</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>כונן נמדד כעת.</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>אם עוצרים עכשיו, לא נשאר דבר בכונן, ומה שנמדד עד כה יאבד.</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>ע&amp;צירת המדידה</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>ה&amp;משך המדידה</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Shingleback הועבר או הותקן מחדש, ולא נמצא. זה תוקן עכשיו.</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>הטיימר ניסה להפעיל את Shingleback: ⁨{moment}⁩. הפקודה הזאת מראה מדוע זה נכשל:
⁨{command}⁩</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>גיבויים אוטומטיים לא יכלו להתחיל</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>היכן נמצא הגיבוי</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>העברה מ־⁨{drive}⁩</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>&amp;מיזוג עם גיבוי אחר, של תיקיות אחרות</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>היכן נמצא הגיבוי האחר</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>מיזוג עם ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>לאן הולך הגיבוי</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>העברה אל ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>שניהם הופכים לגיבוי אחד, כאילו תמיד הלכו לכונן אחד: בכל גרסה יש מה שהיה בשניהם בזמנה. שני הכוננים הישנים צריכים להיות מחוברים, ורק קוראים מהם.</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>ער&amp;כות גיבוי שהולכות למקום הישן יעברו מאז אל החדש</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>העברה מתוך</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>העברה אל</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>קודם בחרו את התיקייה שבה הגיבוי.</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>קודם בחרו את התיקייה שבה הגיבוי השני.</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>קודם בחרו תיקייה בכונן החדש.</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>העברת גיבוי לכונן אחר</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>הועבר</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>ה&amp;עברה</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>ה&amp;משך</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>שחזור &amp;קבצים</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>הו&amp;צאת הכונן החדש</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>השוואה</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>הכול נקרא בחזרה ומושווה.</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>‏⁨{copied}⁩ הועתקו. לאחר מכן הכול נקרא בחזרה ומושווה.</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>גיבוי מועבר כעת.</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>בכונן הישן עדיין יש הכול. אם תעצרו עכשיו, תוכלו להמשיך אחר כך עם אותם מקומות.</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>עצירת ה&amp;העברה</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>המשך הה&amp;עברה</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>מדורים</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+⁨{number}⁩</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>&amp;בית</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>שח&amp;זור</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>&amp;כוננים</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>&amp;היסטוריה</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>&amp;מה קרה?</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>כדאי ל&amp;דעת</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>ה&amp;גדרות</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>ה&amp;משך</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>הו&amp;צאת הכונן</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>היא &amp;ריקה: לגבות</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>&amp;רוקנתי אותה: לגבות</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>מחיקת &amp;גרסאות ישנות וגיבוי</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>התחלת גיבוי &amp;חדש שם</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>המשך הגיבוי ה&amp;זה</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>אני מח&amp;קתי אותם: גיבוי</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>לבצע הלילה</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>אם הלילה, מוכן עד</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>השאירו את הכונן מחובר. Shingleback מגבה אליו, מבצע את הנדרש ומוציא אותו. אחר כך הוא מודיע לכם.</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>לא הלילה</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>למה?</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>מה הוא עושה &amp;עכשיו?</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>מה קורה עכשיו?</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>למה כך?</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>הכונן</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>‏Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>מה רגיל</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>מה אתם יכולים לעשות</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>שני &amp;כוננים מתחלפים</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>שמרו אחד בבית ואחד במקום אחר. לכל אחד גיבוי משלו של אותן תיקיות.</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>לאן הולך הגיבוי בכונן השני</translation>
        </message>
        <message>
            <source>never</source>
            <translation>אף פעם</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>&amp;ימים עד ש-Shingleback מזכיר להביא את הכונן השני:</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>מה ש&amp;מומלץ לתשובותיכם</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>ידועים, ולא מומלצים לכונן SMR:</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>למה לא?</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>אתם משתמשים ב-ZFS?</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>מה קורה</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>כמה זמן זה לוקח</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>מה עלול להשתבש</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>קצב</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>עדין</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>מאוזן</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>מלא</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>לכל היותר</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>‏⁦20 MB/s⁩, משאיר לכונן זמן לסדר</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>מהר ככל שהכונן לוקח, בצעדים קטנים</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>מהר ככל האפשר, בצעדים גדולים</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>כך וכך MB/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>‏MB/s לכל היותר</translation>
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
            <translation>&amp;קצב</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>סיסמה</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>סיסמה, שוב</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>השתיים עוד לא זהות.</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>&amp;סיסמה</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>&amp;שוב</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>איש לא יוכל לשחזר אותה, ובלעדיה הגיבוי אבוד. רשמו אותה, ואל תשמרו אותה יחד עם הכונן.</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>בחרו קודם סיסמה</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>גיבויים ושחזורים מאוחרים יותר יימשכו אז מעט יותר.</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>&amp;לא לבקש סיסמת מנהל</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>תיקייה בכונן</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>לאן הולך הגיבוי</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>&amp;בחירה…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>בחירה…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>תיקייה זו נמצאת בתוך ⁨{folder}⁩, שאותה היא אמורה לגבות. מה שיהרוס את ⁨{folder}⁩ יהרוס גם את הגיבוי. יש לבחור תיקייה בכונן אחר.</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>‏⁨{folder}⁩ נמצא גם הוא בכונן הזה. אם הכונן יתקלקל, שניהם יאבדו. יש לבחור כונן אחר.</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>מקום ל-⁨{room}⁩ מתוך ⁨{total}⁩ ‏(⁨{filesystem}⁩).</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>יש שם גיבוי של ⁨{folders}⁩.</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>עוד אין שם גיבוי.</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>זה לוקח רגע. ייתכן שהכונן מתעורר או מסדר את עצמו.</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>שימוש ב-⁨{drive}⁩</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>בחירת תיקייה בכונן</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>&amp;קצרה: מגלה איזה סוג כונן זה</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>י&amp;סודית: גם אם כתיבה אקראית ממלאת את המטמון</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>מ&amp;לאה: גם מה גודל המטמון</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>לפי &amp;רמת מילוי: ממלאת כונן ריק צעד אחר צעד</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>רק ה&amp;בדיקות האלה:</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>הרגיל</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>לכתוב לכל ה&amp;יותר</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>בדיקות בודדות, וכמה לכתוב</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>‏⁨{test}⁩
(מבקשת סיסמה)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>אם תעצרו, מה שנמדד עד כה יאבד.</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>שום דבר לא נכתב: הכונן בגודל ⁨{size}⁩ רק נקרא.</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>אם תעצרו, הקובץ שלה יוסר, ומה שנמדד עד כה יאבד.</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>ההדגמה מודדת כונן מדומה של ⁨{size}⁩, שהכונן הזה הוא עותק מוקטן שלו, במהירות הגבוהה פי ⁨{times}⁩ מזו של כונן אמיתי.</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>הכונן מתמלא בקובץ משלו ונמדד כשהוא מלא ב־⁨{levels}⁩, ובסוף הקובץ מוסר. לא נוגעים בשום דבר אחר בכונן, אבל תוכניות אחרות מוצאות בו פחות ופחות מקום.</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>זה שוחק את הכונן כמו למלא אותו בגיבוי.</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>נוצר קובץ בגודל ⁨{area}⁩ במקום הפנוי, והוא מוסר בסוף. שום דבר אחר בכונן אינו מושפע.</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>זה אינו שוחק את הכונן יותר מהעתקה של אותה כמות. כונן SMR גם כותב מחדש פי כמה כשהוא מסדר את עצמו.</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>נכתבים לכל היותר ⁨{written}⁩; זה נמשך ⁨{time}⁩.</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>אותו דבר ביד, במסוף:</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>למה כל אפשרות שם:</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>למומחים</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>כדאי לדעת:</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>אי אפשר לבטל זאת.</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>מהירות הכונן לאורך הזמן</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>מהירות הגיבוי לאורך הזמן</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>המשפט שמתחתיו אומר מה המצב עכשיו.</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>גיבוי עכשיו</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>המחשב פועל על סוללה. ברגע שתחברו אותו לחשמל, הגיבוי יתחיל.</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>הגיבוי של ⁨{name}⁩ מחכה לחשמל</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>תחילת הקובץ</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>&amp;פתיחת עותק</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>בחרו קובץ כדי לראות מה בו.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>טעינה…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>לא ניתן היה לקרוא אותו מהכונן.</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>זה עותק לצפייה. שחזרו את הקובץ כדי לשמור אותו.</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>אין תצוגה מקדימה לקובץ הזה.</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>ל&amp;הודיע לי כשכונן מחובר</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>הצגת הנפשות</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>שפה</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>שפת המערכת</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>השפה תשתנה כשהגיבוי או השחזור יסתיים.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>מראה</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>כמו המערכת</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>בהיר</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>כהה</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>כשהחלון נסגר</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>לשאול אותי</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>להמשיך לפעול במגש</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>יציאה</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>אילו מחשבים יקראו כונן זה?</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>רק &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>גם &amp;Windows או macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>האם סיסמה תגן עליו?</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>&amp;לא</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;כן</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>מה יהיה עליו בעיקר?</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>&amp;מסמכים, תמונות, דואר: קבצים מכל סוג</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>&amp;קבצים גדולים: סרטים, תמונות דיסק</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>הכונן נראה אחרת מקודם. בדקו שזה עדיין הכונן שאליו אתם מתכוונים.</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>הכונן נותק בינתיים. בדקו שזה עדיין הכונן שאליו אתם מתכוונים.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>אפשרויות נוספות</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>שתי שאלות</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>לאן זה מוביל:</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>לאחר היציאה לא יתחיל שום גיבוי אוטומטי עד שתיכנסו שוב למערכת או תפתחו את Shingleback.</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>לאחר היציאה לא יתחיל שום גיבוי אוטומטי עד שתפתחו שוב את Shingleback.</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>לצאת מ־Shingleback?</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>י&amp;ציאה</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>ל&amp;המשיך לפעול</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>לא לשאול שוב</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>מוכן עד</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>שמירת דוח</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>נשמר: ⁨{file}⁩. צרפו אותו לדיווח על תקלה בכתובת ⁨{address}⁩.</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>כמה נעשה</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>בודקים מה כבר שם</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>משהו השתבש בתוכנית עצמה</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>המחשב הזה מעולם לא גיבה את התיקייה הזאת</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>אי אפשר לשחזר זאת לשם</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>‏⁨{files}⁩, ⁨{size}⁩</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>מוכן לשחזור: ⁨{amount}⁩</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>כל מה שביקשתם כבר שם, כפי שגובה.</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>אין מה לשחזר</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>אפשר לשחזר ⁨{amount}⁩ בלי לשנות קבצים קיימים. מה לעשות בשאר?</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>מה לעשות בו?</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>מה לעשות בהם?</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>שום דבר שיש לכם עכשיו לא נדרס, אלא אם תאמרו.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>עוצר</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>הקבצים משוחזרים</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>הקבצים שלכם חזרו</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>מה שיש לכם עכשיו נשאר כפי שהיה, כפי שאמרתם: ראו למטה.</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>האחרים חזרו</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>מה שחזר עד כה נשאר במקומו. את השאר אפשר לשחזר בכל עת.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>ההרשאות המיוחדות שלהם הוחזרו, חוץ מאלה שאינכם רשאים לקבוע.</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>הכול כבר היה שם.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>‏⁨{amount}⁩. הם נמצאים ב-⁨{folder}⁩.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>‏⁨{amount}⁩. נמצא ב-⁨{folder}⁩, בשם ”⁨{name}⁩„.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>‏⁨{amount}⁩. הם נמצאים ב-⁨{folder}⁩. לצד קבצים קיימים, התאריך מופיע בשמם.</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>&amp;פתיחת התיקייה</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;ניסיון נוסף</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>ע&amp;צירה</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>&amp;סיום</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>שחזור &amp;עכשיו</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>להשתמש במקום הזה ב&amp;כל זאת</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>שחזור לתיקייה אח&amp;רת</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>לשחזר גם ה&amp;רשאות מיוחדות</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>ע&amp;צירה וסגירה</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>ל&amp;השאיר לרוץ</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>הקבצים שלכם עדיין משוחזרים.</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>אם תעצרו, הקבצים ששוחזרו עד כה יישארו. את השאר אפשר לשחזר בכל עת.</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>גיבוי עדיין נבדק.</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>אם תעצרו, השאר לא ייקרא, והבדיקה הבאה תתחיל מההתחלה.</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>שחזור הכול</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>שחזור ⁨„{name}”⁩</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>נמדד בתאריך ⁨{date}⁩</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>תרשימים ונתונים</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>מה שכל גיבוי משמיט</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>ל&amp;א להחריג</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>להחריג &amp;תיקייה…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>להחריג &amp;סוג קובץ…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>בחירת תיקייה להחרגה</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>ה&amp;שהיה</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>ה&amp;משך</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>ע&amp;צירה</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>המחשב נשאר ער כל עוד זה רץ.</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>מה נעשה</translation>
        </message>
    </context>
    <context>
        <name>RunModel</name>
        <message>
            <source>{end}: {amount}</source>
            <translation>‏⁨{end}⁩: ⁨{amount}⁩</translation>
        </message>
    </context>
    <context>
        <name>RunPart</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>המחשב נשאר ער כל עוד זה רץ.</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>מדומה</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>גיבוי לכונן מדומה</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>גיבוי אל ⁨{place}⁩</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>גיבוי</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>ה&amp;קבצים של גרסה זו</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>מהלך הגיבוי הזה לא נשמר.</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>הכול נכתב, והכונן כבוי או במנוחה.</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>בטוח לנתק את ⁨{name}⁩</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>בטוח לנתק את הכונן</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;שמירה</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>שמירת המדידה</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>כ&amp;תמונה (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>כ&amp;שרטוט (SVG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>כ&amp;טבלה (CSV)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>כ-&amp;JSON…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>ל&amp;שיתוף, ללא שמות וזמנים…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>מדידה של ⁨{drive}⁩</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>ניסיון או אימות</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>שחזור ה&amp;כול…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>ש&amp;חזור…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>חזרו תחילה לתיקיות.</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>איך זה מתקדם</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>שינוי</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>שחזור קבצים</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>פרטים</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>‏⁨{action}⁩: ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>גיבוי אחר רץ.</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>בחרו קודם תיקייה, ולאן הולך הגיבוי שלה.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>אפשרויות נוספות</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>מחיקת ערכת גיבוי זו</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>ביטול</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;שמירה</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>ערכת גיבוי חדשה</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>שינוי ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>שני המקומות נמצאים באותו כונן. חברו את הכונן השני ובחרו בו.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>מתי</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>הוספת ערכת גיבוי</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>מדומה</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>ברוכים הבאים</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>אודות ⁦Shingleback⁩</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>לבצע גיבויים יומיים גם כש־Shingleback אינו פתוח</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>טיימר של ההפעלה שלך מתחיל אותם ומשלים את אלה שהוחמצו.</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>להתחיל במגש עם הכניסה למערכת</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>מתקבלות הודעות על כוננים, וגיבויים מתחילים אוטומטית.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>הגדרות</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>גיבויים</translation>
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
            <translation>זו הדגמה: הכונן מדומה, ושום כונן אמיתי לא נמחק.</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>ה&amp;צגת המוקלד</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>הגרסאות של ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>השוואה</translation>
        </message>
        <message>
            <source>with</source>
            <translation>עם</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>תיקייה</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>מה בה</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>תיקיות לגיבוי</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>לא נמצאת</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>‏⁨„{path}”⁩ לא מגיב</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>לא מגיבה</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>אי אפשר לקרוא</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>סופרים…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>‏⁨{size}⁩, ⁨{files}⁩</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>‏⁨{counted}⁩ עד כה…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>כמה נעשה</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>&amp;בדיקת חמישה קבצים אקראיים</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>ע&amp;צירה</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>האם גיבוי אחד מספיק?</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>לא ניתן היה לנסות את הקבצים</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>חמישה קבצים מוחזרים למחשב זה, מושווים לגיבוי, ומוסרים שוב.</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>האם הקבצים שלכם חוזרים?</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>מנסים</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>העותקים שלהם בכונן אינם מה שנכתב. תנו לבדוק את הכונן.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>ניסיון או אימות</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>ייתכן ששולחן העבודה הזה אינו מפעיל תוכניות עם הכניסה למערכת. דף הבית מראה מה לעשות.</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>גם כש־Shingleback אינו פתוח: אז טיימר מתחיל אותו</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>גם אחרי הפעלה מחדש: אז Shingleback מופעל במגש עם הכניסה למערכת</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>פתיחת הכונן</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>&amp;בדיקה נוספת</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>פתיחת גיבוי במקום אחר…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>גיבוי</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>שחזור קבצים</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>גיביתם במחשב אחר? חברו את הכונן, ופתחו את הגיבוי שעליו.</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>עוד לא גובה דבר</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>הכונן לוקח את הזמן. אולי עליו קודם להתעורר.</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>פתיחת ⁨{place}⁩</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>לא ניתן היה לקרוא את הגיבוי</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>אין עדיין גיבוי שלם ב־⁨{place}⁩. כשיהיה, הקבצים שלו יופיעו כאן.</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>עוד אין מה לשחזר</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>הגיבוי נמצא ב-⁨{place}⁩, שאינו מחובר.</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>חברו את התיקייה המשותפת כדי לשחזר קבצים</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>הגיבוי נמצא על ⁨{place}⁩, שאינו מחובר.</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>חברו את הכונן כדי לשחזר קבצים</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>הגיבוי נמצא על ⁨{place}⁩, שמחובר אבל לא פתוח.</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>פתחו את הכונן כדי לשחזר קבצים</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>הגיבוי לא נמצא</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>אין גיבוי בתיקייה זו</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>הכונן עסוק בגיבוי, ולכן זה עשוי להימשך זמן מה.</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>באיזו תיקייה הגיבוי?</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>בעבודה</translation>
        </message>
        <message>
            <source>done</source>
            <translation>בוצע</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>לא נחוץ</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>לא הצליח</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>עוד לפנינו</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>פרטים</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>לא ניתן היה להכין את הכונן</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>זה הסתיים בשלב: ⁨{step}⁩</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>ס&amp;גירה</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;ניסיון נוסף</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>חברו את הכונן שוב, ואז נסו שוב: תהיה תוכנית חדשה לפי מצבו אז.</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>אפשר להכין את הכונן גם בלי סיסמת מנהל: נסו שוב, ובחרו „לא לבקש סיסמת מנהל”.</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>אפשר לנסות שוב עם תוכנית חדשה, או לסגור ולחזור בפעם אחרת.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>מעכשיו הוא מושמט בכוונה. כדי לבטל זאת, ערכו את ערכת הגיבוי.</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>לא לגבות את &amp;זה יותר</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>זמן</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>ללא שינוי</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>שם או מקום חדשים</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>כבר לא בתיקיותיכם</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>רק מאפיינים חדשים</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>לא בגיבוי הזה</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>‏⁨{files}⁩, ⁨{size}⁩</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>בוודאות בכונן</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>גרסה</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>גרסאות ישנות שפינו מקום</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>קבצים ששוחזרו</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>למקום &amp;שבו היה</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>לתיקייה &amp;אחרת</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>&amp;בחירת תיקייה…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>היכן לשים את הקבצים?</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>גרסה ⁨{number}⁩ מתוך ⁨{count}⁩: ⁨{moment}⁩, ⁨{facts}⁩</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>‏⁨{moment}⁩: גיבוי הופסק. הוא לא יצר גרסה.</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>חיפוש, למשל: רעש</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>חיפוש</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>חיפוש בהסברים</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>הסברים</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>אין הסבר שמכיל את המילים האלה. נסו מילים אחרות, או פחות מילים.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>שחזור קבצים</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>אודות ⁦Shingleback⁩</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>יציאה</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;ביטול</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>התחיל ולא הסתיים</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>חברו את שני הכוננים כדי להמשיך.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>המשך</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>שכח</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>‏⁨{source}⁩ אל ⁨{target}⁩: הועתקו ⁨{done}⁩ מתוך ⁨{total}⁩, לאחרונה ⁨{when}⁩.</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>הגיבוי שב־⁨{source}⁩ אל ⁨{target}⁩: הועברו ⁨{done}⁩ מתוך ⁨{total}⁩, לאחרונה ⁨{when}⁩.</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>לא ניתן היה לקרוא ⁨{size}⁩.</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>אם תשכחו זאת, אפשר יהיה רק להתחיל מחדש. מה שנמצא בכונן החדש נשאר שם.</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>&amp;שכח</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>ה&amp;שאר</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>ביטול נעילת הכונן</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>סיסמה</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>&amp;ביטול נעילה</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>‏⁨{name}⁩ מוצפן. הקלידו את הסיסמה שנבחרה כשהוכן.</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>לא הכול מצביע לאותו כיוון: ראו למטה.</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>כמה זה בטוח?</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>למה אנו חושבים כך</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>זה מדבר נגד: ⁨{reason}⁩</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>מקור: ⁨{source}⁩</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>כמה נעשה</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>&amp;אימות הכול</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>עצירת ה&amp;אימות</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>ה&amp;משך</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>ה&amp;שהיה</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>האם כל קובץ עדיין כפי שנכתב?</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>כל קובץ נקרא בחזרה ומושווה למה שנכתב.</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>‏⁨{files}⁩, ⁨{size}⁩, ומה שיש רק בגרסאות ישנות יותר: הכול נקרא בחזרה ומושווה למה שנכתב.</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>כמה זמן זה נמשך יתברר אחרי כמה דקות; אפשר להשהות.</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>לפי בדיקות קודמות זה נמשך ⁨{time}⁩; אפשר להשהות.</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>מאמתים</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>עוצר…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>מושהה</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>כל קובץ הוא כפי שנכתב</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>הגיבוי הבא יתקן, בכל הגרסאות, את מה שעדיין נמצא בתיקיות שלכם או בעותק אחר. אם יש קבצים פגומים, בדקו את הכונן.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>השאר לא נקרא.</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>לא ניתן היה לאמת את הגיבוי</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>אימות הכול</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>מה ה&amp;שתנה?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>גרסה ישנה יותר</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>גרסה חדשה יותר</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>פתיחת עותק</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>שחזור…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>טעינה…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>לא ניתן היה לקרוא אותו מהכונן.</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>כדי לראות את התוכן יש לפתוח עותק.</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>דבר שאינו מזוהה.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>פתיחה</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>ביטול נעילה</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>סגירה</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>סגירת הכול</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>פתיחה מחדש בלי זמני גישה</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>למה זה חשוב?</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>&amp;סגירתו</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>סוגר…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>שי&amp;מוש בגיבוי זה</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>פותח…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>רק כרכים פתוחים מועתקים: פתחו את האחרים קודם, בכרטיס הכונן.</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>העתקת ה&amp;קבצים שלי קודם…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>שום דבר לא יימחק לפני שתאשרו.</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>למה לצפות</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>הכנת ⁨„{drive}”⁩</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>בודקים מה עליו…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>משהו השתנה בינתיים. שום דבר לא נמחק.</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>הכנה מ&amp;חדש</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>שם ערכת הגיבוי</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>הס&amp;רה</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>הש&amp;מטת תיקיות…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>מה</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>הוספת &amp;תיקייה…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>ש&amp;ם</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>מתי</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>כשאומר</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>התראה תזכיר זאת כשתחברו את הכונן.</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>מעצמו, כשהכונן מחובר</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>פעם ביום</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>לכונן שנשאר מחובר. הוא יכול לסדר בין הגיבויים.</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>לאן</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>הכונן הזה מדומה. הוא מהיר פי 30 מכונן אמיתי.</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;ביטול</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;חזרה</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;הבא</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>התקדמות השלב</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>פרטים</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>מכינים את ⁨„{drive}”⁩</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>אי אפשר עוד לעצור.</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>עוצר…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>ע&amp;צירה</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>הכונן נותק. בודקים עד לאן הגיע…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>השירות שמכיר את הכוננים (UDisks2) אינו עונה. השאירו את הכונן מחובר.</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>השאירו את הכונן מחובר. זה עשוי להימשך כמה דקות.</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>החזרה למצב הקודם</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>מטמון הכתיבה מוחזר למצבו. ייתכן שתתבקש סיסמה.</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>מדידה נקטעה לפני שהספיקה להחזיר את מטמון הכתיבה של הכונן הזה למצבו, ולכן ייתכן שהכונן איטי.</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>שנים־עשר החודשים האחרונים</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>קריאת &amp;קובץ שהדפיס blkzone…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>כל אזור נכתב מתחילתו ועד סופו; מצביע הכתיבה אומר עד היכן. מה שנמחק מתפנה רק אזור אחר אזור, כשמערכת הקבצים מרוקנת אחד. רק באזורים רגילים ניתן לכתוב בכל מקום. כל עוד הדף פתוח, המפה נקראת שוב כל כמה שניות, גם בזמן גיבוי.</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>האזורים של ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>לא ניתן היה לקרוא את האזורים</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>קורא את האזורים…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>אזורים: ⁨{total}⁩, כל אחד ⁨{size}⁩; כל סימן מייצג ⁨{count}⁩.</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>מפת האזורים</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>פתוחים בו־זמנית: ⁨{count}⁩ מתוך ⁨{most}⁩ לכל היותר.</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>פתוחים או סגורים בו־זמנית: ⁨{count}⁩ מתוך ⁨{most}⁩ לכל היותר.</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>‏⁨{count}⁩ רגילים: ניתן לכתוב בכל מקום</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>‏⁨{count}⁩ ריקים</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>‏⁨{count}⁩ פתוחים: נכתבים כעת</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>‏⁨{count}⁩ סגורים: נכתבו בחלקם</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>‏⁨{count}⁩ מלאים: יש לרוקן בשלמותם לפני כתיבה חוזרת</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>‏⁨{count}⁩ לקריאה בלבד: הכונן אינו מקבל שם עוד כתיבה</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>‏⁨{count}⁩ לא מקוונים: מה שהיה שם אבד</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>אזור ⁨{number}⁩: ⁨{written}⁩ מתוך ⁨{size}⁩</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>ועוד ⁨{count}⁩</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>נכתבו בחלקם, עד מצביע הכתיבה:</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>דוח של blkzone</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>שורות היומן</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>הוא פועל מקוד המקור שלו.</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>הוא מותקן כחבילת ⁦Python⁩.</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>הוא מותקן באמצעות ⁦pipx⁩.</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>הוא פועל מארכיון שנפרס.</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>הוא מותקן כחבילת ⁦Debian⁩.</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>לינוקס אינה משתמשת ב־UAS לכונן הזה.</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>לינוקס משתמשת ב־UAS לכונן הזה.</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>UAS כבוי למארז הזה.</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>UAS יהיה כבוי אחרי שתוציאו את הכונן ותחברו אותו מחדש.</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>לינוקס תשתמש שוב ב־UAS אחרי שתוציאו את הכונן ותחברו אותו מחדש.</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>כפי שהכונן מחובר עכשיו, אי אפשר לקבוע לו מתי לעצור.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>אי אפשר לשאול את שירות הכוננים (UDisks2), ולכן לא ידוע מתי הכונן נעצר.</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>כשאינו בשימוש, הכונן נעצר אחרי הזמן שקבע היצרן שלו.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>אחרי ניתוק מהחשמל, הכונן ייעצר אחרי הזמן שקבע היצרן שלו.</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>הכונן מוגדר לא להיעצר כשאינו בשימוש.</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>הכונן מוגדר להיעצר אחרי %Ln דקה בלי עבודה.</numerusform>
                <numerusform>הכונן מוגדר להיעצר אחרי %Ln דקות בלי עבודה.</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>הכונן מתבקש לא להחנות את הראשים כשאינו בשימוש.</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>הכונן מחנה את הראשים כפי שקבע היצרן.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>אחרי ניתוק מהחשמל, הכונן יחנה את הראשים כפי שקבע היצרן.</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>רמת ניהול צריכת החשמל (APM) של הכונן נקבעה ל-⁨{level}⁩.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>‏⁦Shingleback⁩ כבר פתוח אך אינו עונה. המתינו רגע ונסו שוב, או סיימו אותו והפעילו אותו מחדש.</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>מחשב זה פועל ממנו. בחרו כונן אחר.</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>הוא מובנה במחשב זה. בחרו כונן שחיברתם בעצמכם.</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>מחשב שומר עליו חלק מהזיכרון. כבו זאת קודם (⁦„sudo swapoff”⁩), או העירו את המחשב שישן שם; או בחרו כונן אחר.</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>הוא חלק ממשהו גדול יותר (⁨{kind}⁩), שאולי אינו שלם בלעדיו. הוציאו אותו משם קודם, או בחרו כונן אחר.</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>משהו עליו בשימוש ואי אפשר לסגור אותו מכאן (⁨{what}⁩). סיימו את מה שמשתמש בו, או נתקו את הכונן וחברו אותו אחרי הפעלה מחדש.</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>הוא פתוח (⁨{point}⁩). סגרו אותו קודם, כאן או במנהל הקבצים.</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>החלק המוצפן שלו פתוח. סגרו אותו קודם, כאן או במנהל הקבצים.</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>הוא ברשימת הכוננים המוגנים שלכם. אם אתם בטוחים, הסירו אותו קודם מהרשימה.</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>המחשב הזה מצפה לו בכל הפעלה (⁨{what}⁩), ובלעדיו אולי לא יעלה. הסירו קודם את השורה שלו מ־‎⁦/etc/fstab⁩ או מ־‎⁦/etc/crypttab⁩, או בחרו כונן אחר.</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>אי אפשר לכתוב אליו. אם יש לו מתג קטן נגד זה, הזיזו אותו; אחרת בחרו כונן אחר.</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>הוא אינו כונן בפני עצמו, אלא קובץ או חלק ממשהו גדול יותר. בחרו כונן אמיתי.</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>אין בו דבר. הכניסו כרטיס, וחכו רגע.</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>שום דבר לא מבדיל אותו מכונן אחר כמוהו, כך שהלא נכון עלול להימחק. נתקו כוננים שנראים כמוהו; אם זה לא עוזר, השתמשו במחשב עם Linux 5.15 ומעלה.</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>הוא עובד כרגע. חכו עד שיסיים, ואז נסו שוב.</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>הדגם שלו</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>המספר הסידורי שלו</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>השם העולמי שלו</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>הגודל שלו</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>הוא כבר לא שם</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>הוא נותק בינתיים</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>היכן הוא מחובר</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>מה שעליו</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>‏RAID בתוכנה</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>‏btrfs על כמה כוננים</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>מאגר ZFS</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>‏RAID של LVM</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>מטמון</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>מערך SnapRAID</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>כונן SMR זה הוא חלק מ: ⁨{what}⁩. בכל שינוי הזוגיות נכתבת מחדש באמצע נתונים ישנים: זה מה שהוא עושה הכי לאט. הפסקה ארוכה יכולה להוציא אותו מהמערך, ובנייה מחדש יכולה לקחת ימים. שמרו עותק נוסף של מה שעליו, ותכננו לשים במקומו כונן רגיל.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>כונן SMR זה הוא חלק מ: ⁨{what}⁩. אם זה RAIDZ לא רואים מכאן; ⁦„zpool status”⁩ אומר. ב-RAIDZ קליטת כונן כזה לקחה יותר מ-9 ימים בבדיקה שפורסמה, ו-16 שעות לרגיל: תכננו לשים במקומו כונן רגיל. כמראה או ככונן יחיד הוא יכול להישאר.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>כונן SMR זה הוא חלק מ: ⁨{what}⁩. את הרמה לא רואים מכאן; ⁦„sudo lvs -o +segtype”⁩ אומר. RAID 0 ו-1 בסדר. ב-RAID 5 או 6 תכננו לשים במקומו כונן רגיל: הזוגיות נכתבת מחדש בכל שינוי, באמצע נתונים ישנים, וזה מה שהוא עושה הכי לאט.</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>לפני כונן SMR זה עומד מטמון (⁨{what}⁩). הוא כותב בחלקים קטנים על כל הכונן, ואחרי קריסה הכול בבת אחת: זה יכול להעסיק את הכונן שעות. עדיף להשתמש בו בלי מטמון.</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>כונן SMR זה משמש מטמון לאחר (⁨{what}⁩). כתיבות קטנות על כולו הן מה שהוא עושה הכי לאט. עדיף כונן מצב מוצק לכך, או בלי מטמון.</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>כונן SMR זה מחזיק את הזוגיות של SnapRAID. כל סנכרון כותב מחדש באמצעו, וזה מה שהוא עושה הכי לאט. עדיף שיחזיק נתונים, והזוגיות תהיה על כונן רגיל.</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>‏⁨{fill}⁩ מתוך ⁨{capacity}⁩</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>‏⁨{fill}⁩ מתוך כ-⁨{capacity}⁩</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>‏(⁨{low}⁩ עד ⁨{high}⁩)</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>כ-⁨{fill}⁩</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>(מתוך ⁨{size}⁩)</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>מלא</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>ריק</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>כנראה ריק</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>כמעט ריק</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>כמעט כלום</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>(קיבולת: ⁨{size}⁩)</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>בדיקת מערכת הקבצים</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>בדיקה עצמית קצרה</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>בדיקה עצמית ארוכה</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>קריאת חלק מהכול</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>איסוף אשפה</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>איזון</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>דיווח על מקום פנוי (TRIM)</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>מנוחה</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>עדיין לא כל מה שבכונן הזה נקרא בחזרה.</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>כדאי לקרוא הכול בחזרה אחת לשלושה חודשים, חלק אחר חלק.</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>יש מקום פנוי, אבל כמעט כולו תפוס בקבוצות בלוקים ריקות למחצה.</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>הרבה מהמקום הפנוי נמצא באזורים שיש לפנות לפני שאפשר לכתוב בהם שוב.</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>הכונן הזה היה בשימוש בעבר, ועדיין שומר את תוכנו הישן אף שאיש אינו צריך אותו.</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>נמחק הרבה, והכונן אינו יודע על כך.</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>מעט מקטעים פנויים, ורבים מכילים מעט.</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>הבדיקה העצמית האחרונה הייתה לפני יותר מחודש.</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>הפעם האחרונה הייתה לפני יותר מחצי שנה.</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>בפעם האחרונה הכונן נותק בלי שהוצא.</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>הגיבוי האחרון עדיין ממתין במטמון של הכונן.</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>עוד לא הגיע הזמן.</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>אחרת תקלה קטנה עלולה לגדול עם הגיבוי הבא.</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>אחרת מבחינים מאוחר יותר בכונן מתקלקל.</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>אחרת מבחינים בסקטורים פגומים רק כשצריך קובץ שנמצא בהם.</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>אחרת מבחינים בנזק רק כשצריך קובץ, וייתכן שהמקור כבר לא יהיה קיים.</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>אחרת הגיבויים הבאים נעשים איטיים יותר ויותר.</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>אחרת הכונן עלול לסרב לכל כתיבה אף שיש בו מקום פנוי.</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>אחרת הכתיבה נעשית איטית כשהכונן כמעט מלא.</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>אחרת הגיבוי הבא מתחיל לאט.</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>לשם כך נדרש העוזר של Shingleback, שאינו מותקן.</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>יש לפתוח קודם את הכונן.</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>יש לסגור קודם את הכונן; הוא יכול להישאר מחובר.</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>דווח שכוננים מהמשפחה הזאת נתקעים בזמן TRIM, והיצרן שלהם ממליץ להימנע מכך.</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>הכונן הזה אינו מקבל TRIM, לפחות לא בחיבור הזה.</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>אי אפשר לבקש מהכונן הזה בדיקה עצמית.</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>זה לא עוזר במערכת הקבצים שבכונן הזה.</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>לשום דבר בכונן הזה אין סכומי ביקורת שאפשר להשוות.</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>לכונן הזה אין מטמון שיש לרוקן.</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>שום דבר אחר אינו צריך לחכות.</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>עבודה אחרת בכונן קודמת.</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>עבודה אחרת בכונן איטית בינתיים.</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>יש מקום לעוד ⁨{size}⁩, מלבד המקום שחייב להישאר פנוי.</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>לא נכנס יותר: יש מקום לתוכן, אבל לא לרשימת הקבצים. גרסאות ישנות חייבות לפנות מקום.</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>לא נכנס יותר: מערכת הקבצים הזאת אינה יכולה להכיל עוד קבצים. גרסאות ישנות חייבות לפנות מקום.</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>יש מקום לעוד ⁨{size}⁩. כונן אזורים מלא עלול להיות לקריאה בלבד לתמיד, ולכן חייב להישאר יותר מקום פנוי.</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>לא נכנס יותר: המקום שנותר חייב להישאר פנוי.</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>לא נכנס יותר: כונן אזורים מלא עלול להיות לקריאה בלבד לתמיד, ולכן המקום שנותר חייב להישאר פנוי.</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>מערכת הקבצים תקינה.</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>יש שגיאות במערכת הקבצים. העתיקו את מה שעל הכונן לפני תיקון: תיקון עלול לאבד קבצים.</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>הכונן עבר את הבדיקה העצמית.</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>הבדיקה העצמית נכשלה (⁨{status}⁩). העתיקו קודם את מה שעל הכונן לכונן אחר.</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>אי אפשר לקרוא חלק מהדיסק</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>הזרוע עם הראשים לא מוצאת את מקומה</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>יש תקלה באלקטרוניקה</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>נראה שהכונן נפגע מנפילה או ממכה</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>תקלה חמורה קטעה אותה</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>הכונן לא אומר למה</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>‏Shingleback אינו נוגע במערכים. דאגו לבדיקת המערך כל שלושה חודשים. בנייה מחדש על כונן SMR יכולה להימשך יותר משבוע.</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>‏Shingleback אינו נוגע במערכים. הריצו btrfs scrub כל שלושה חודשים. החלפת כונן SMR יכולה להימשך יותר משבוע.</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>‏Shingleback אינו נוגע במאגרים. הריצו scrub כל שלושה חודשים, הגדירו ⁦redundant_metadata=most⁩, ואת ⁦autotrim=on⁩ רק אם הכונן מסתדר היטב עם TRIM. פעולת resilver אל כונן SMR יכולה להימשך יותר משבוע.</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>נדרשת פעולה %Ln</numerusform>
                <numerusform>נדרשות %Ln פעולות</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>נמשך בערך ⁨{high}⁩.</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>נמשך ⁨{time}⁩.</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>הכונן כותב מחדש עד ⁨{size}⁩.</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>הגיע הזמן ל־⁨{count}⁩ מתוך ⁨{all}⁩ חלקים.</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>בקצב הזה הוא יתמלא בעוד יום %Ln.</numerusform>
                <numerusform>בקצב הזה הוא יתמלא בעוד %Ln ימים.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>הגיבוי הבא מסיר גרסה ישנה %Ln. מאלה שגילן מעל 30 יום נשמרת החדשה ביותר מכל חודש.</numerusform>
                <numerusform>הגיבוי הבא מסיר %Ln גרסאות ישנות. מאלה שגילן מעל 30 יום נשמרת החדשה ביותר מכל חודש.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>כשהמקום אוזל, הישנה ביותר מתוך גרסה %Ln מוסרת קודם. החדשה ביותר תמיד נשמרת.</numerusform>
                <numerusform>כשהמקום אוזל, הישנות ביותר מתוך %Ln גרסאות מוסרות קודם. החדשה ביותר תמיד נשמרת.</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>הטיפול מתבצע</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>עבודת הלילה הסתיימה. אפשר לנתק בבטחה.</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>עבודת הלילה הסתיימה. הכונן לא הוצא.</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>משהו על הכונן פגום</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>‏⁨{files}⁩, ⁨{size}⁩ נקראו והם תקינים.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>לא ניתן היה לתקן שגיאה %Ln. שחזרו את הקבצים האלה, או גבו אותם שוב.</numerusform>
                <numerusform>לא ניתן היה לתקן %Ln שגיאות. שחזרו את הקבצים האלה, או גבו אותם שוב.</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>נקראו ⁨{count}⁩ מתוך ⁨{all}⁩ חלקים.</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>שוב לא מוקצים: ⁨{size}⁩.</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>דווח לכונן ש־⁨{size}⁩ פנויים.</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>נוקה מקטע %Ln.</numerusform>
                <numerusform>נוקו %Ln מקטעים.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>בחירה…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>קובץ תמונה…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>קובץ תמונה ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>השוואה</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>מסיים</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>שניהם נקראים בחזרה ומושווים.</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>הכול הועתק. ההעתק מוכן כעת לשימוש.</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>הכונן מועתק מההתחלה ועד הסוף, בכתיבות גדולות.</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>אחר כך שניהם נקראים בחזרה ומושווים.</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>ההעתקה ממתינה. אפשר להמשיך מתי שרוצים.</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>קודם נכתב מה שכבר בדרך אל הכונן.</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>מה שהועתק נשאר, כדי שאפשר יהיה להמשיך אחר כך.</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>ההעתקה הושלמה</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>ההעתקה הושלמה, מלבד מה שלא היה אפשר לקרוא</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>ההעתקה לא יכלה להתחיל</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>לא התחיל, ליתר ביטחון</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>כונן איננו</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>אין מספיק מקום</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>כונן החזיר שגיאות</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>ההעתקה נעצרה</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>ההעתקה נקטעה</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>שניהם נקראו בחזרה, והם זהים.</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>הם לא הושוו.</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>למערכת הקבצים יש כל המקום של הכונן החדש.</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>העתקה של ⁨{source}⁩ אל ⁨{target}⁩</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>הוא בקובץ ⁨{path}⁩.</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>הכונן מועתק כפי שהוא, בכתיבות גדולות: הדרך המהירה ביותר לכונן חדש, והרחק מכונן שמתקלקל. הכונן הישן רק נקרא.</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>כונן מלא אורך שעות רבות. אפשר להשהות את ההעתקה.</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>כנראה ⁨{time}⁩. אפשר להשהות את ההעתקה.</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>כנראה ⁨{time}⁩, כולל ההשוואה. אפשר להשהות את ההעתקה.</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>כל מה שנמצא בכונן החדש נמחק.</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>הכונן הישן מדווח על בעיות. מה שלא ניתן לקרוא ממנו יחסר בהעתק, והניסיון יאריך את ההעתקה.</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>אם תעצרו, או אם כונן ינותק, אפשר להמשיך משם מאוחר יותר.</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>לבדוק שוב שאלה שני הכוננים ושדבר בהם אינו בשימוש.</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>למחוק את כל מה שנמצא על ⁨{target}⁩.</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>להעתיק ⁨{size}⁩ מתוך ⁨{source}⁩, בכתיבות גדולות מההתחלה ועד הסוף.</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>לקרוא את שניהם בחזרה ולהשוות.</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>לתת למערכת הקבצים את כל המקום שבכונן החדש.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>לפתוח אותו כך שקריאה לא תכתוב אליו דבר.</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>הכול מועתק: אי אפשר לדעת אילו חלקים בשימוש.</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>ליתר ביטחון מועתק הכול: ייתכן שרשימת האזורים שבשימוש של מערכת הקבצים שגויה. היא פגומה, או שהכונן לא נותק כהלכה.</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>רק מה שבשימוש מועתק: ⁨{used}⁩ מתוך ⁨{size}⁩.</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>הוא יהיה המחיצה היחידה בכונן.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>מערכת הקבצים נשארת בגודלה: סוג זה אינו יכול לגדול.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>מערכת הקבצים נשארת בגודלה.</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>הוא מוצפן: מערכת הקבצים שלו תוכל לגדול לאחר שההעתק ייפתח.</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>העותק מקבל מזהה משלו, כדי ששני הכוננים יוכלו להישאר מחוברים.</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>מבחינת המחשב, שניהם אותו כונן. נתקו אחד מהם לפני שמשתמשים בשני.</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>קובץ תמונה שומר על המזהה: רק עותק על כונן יכול לקבל מזהה משלו.</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>ערכות הגיבוי נשארות כפי שהן: הן יכולות לעבור רק מכונן לכונן.</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>לא ניתן היה לקרוא ⁨{size}⁩ מהמקור, לאחר כמה ניסיונות. בהעתק יש שם אפסים.</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>ערכות הגיבוי של הכונן הישן עוברות מעתה אל ההעתק.</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>מערכת הקבצים שבעותק נבדקה: כל מה שרשום בה הועתק.</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>העתקה קודמת של השניים לא הושלמה: ⁨{done}⁩ מתוך ⁨{size}⁩ כבר שם. היא נמשכת משם.</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>זה חיבור USB 1: כ-⁦1 MB/s⁩ לכל היותר.</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>זהו חיבור USB 2: לכל היותר כ-35 MB/s.</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>מחובר ב-USB 3, מהיר מכל דיסק קשיח.</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>מחובר ב-USB.</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>מחובר ב-SATA, מהיר מכל דיסק קשיח.</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>מחובר ב-SAS, מהיר מכל דיסק קשיח.</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>מחובר ב-NVMe.</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>כרטיס זיכרון בקורא כרטיסים.</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>דיסק וירטואלי: מה שהוא אומר על עצמו אינו חייב להיות נכון לכוננים שמאחוריו.</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>לא מחובר ב-USB ולא ב-SATA.</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>לא ידוע איך הוא מחובר.</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>חיבור ה-USB איטי מהכונן. נסו יציאה אחרת, עדיף יציאת USB 3 של המחשב עצמו, וכבל אחר; לחצו את התקע היטב.</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>למארז של הכונן יש רק USB 2, ולכן יציאה מהירה לא תעזור. זה רק לוקח יותר.</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>פקודות שהכונן לא ענה עליהן בזמן מאז שחובר: ⁨{count}⁩. כונן SMR שמסדר את עצמו עושה כך; גם כבל גרוע. „מה קרה?” אומר מה מהם.</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>המחשב משתמש בדרך הישנה מבין שתי הדרכים לתקשר עם כונני USB, שאינה יכולה לדווח לכונן על קבצים שנמחקו.</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>המארז אינו מדווח על מאגר כתיבה, ולכן הליבה לעולם אינה מורה לכונן לכתוב את המאגר שלו. הוציאו אותו תמיד לפני הניתוק.</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>הליבה שולחת לכונן זה עד ⁨{now_kb}⁩ KiB בבת אחת. כונן SMR נראה עוצר חצי דקה, או נתקע, מעל ⁦3584 KiB⁩. אם זה קורה כאן, קבעו את הגבול ל-⁨{good_kb}⁩, זה לא עולה דבר: ⁦„echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”⁩. זה נמשך עד שהכונן מנותק.</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>במהלך גיבוי לא מבחינים באיפוסים קצרים של החיבור הזה, כי אין לכם הרשאה לקרוא את יומן הקרנל.</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>במהלך גיבוי מורגשות פקודות שתם הזמן שלהן. אתחולים קצרים אחרים לא, כי אין לך הרשאה לקרוא את היומן של ליבת המערכת.</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>בקר ה־USB של המחשב הפסיק לפעול, ואיתו כל מה שמחובר אליו. הכונן לא מדווח על תקלה.</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>בקר ה־USB של המחשב נעצר כי חסר לו חשמל: השקע הזה אינו מספק מספיק.</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>הבקר שבין המחשב לכונן אינו יכול לקרוא את רשימת האזורים של הכונן, ולכן נראה שאין לכונן גודל. הכונן עצמו אינו מדווח על תקלה.</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>המחשב עבר למצב שינה בזמן שהכונן היה בשימוש, וכשהתעורר הכונן לא היה מוכן או שאיבד את החיבור. זה לבדו לא אומר שהכונן מתקלקל.</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>המארז מאותחל שוב ושוב אף שאף פקודה לא נכשלת. בדרך כלל שקע ה־USB חוסך בחשמל, והמארז אינו מתעורר מכך כראוי.</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>ליבה זו נבנתה בלי תמיכה בכוננים כאלה (SMR host-managed).</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>ההתקן איבד את התוכנה שלו ומראה רק את שלב האתחול. הוא שבור.</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>הכונן עצמו אומר שאינו יכול לקרוא או לכתוב מקום מסוים: הוא מתקלקל.</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>הכונן נעול בסיסמה ומסרב להיקרא; שום דבר לא שבור.</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>הכונן מפורמט בסקטורים בגודל ש‑Linux לא יכול להשתמש בו, כמו כוננים של מערכות אחסון. שום דבר לא מקולקל.</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>מחשב אחר שמר את הכונן לעצמו, ולכן אי אפשר לקרוא אותו כאן. שום דבר לא מקולקל.</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>כונן זה נוצר על ידי תוכנה (מכונה וירטואלית או שרת): הצרה שם.</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>תוכנה חיכתה דקות לכונן וירטואלי: מכונה וירטואלית, שרת או תוכנה מספקים אותו, ולכן חפשו שם את הבעיה.</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>לא היה אפשר לכתוב לקובץ שמשמש ככונן (תמונת דיסק). בדרך כלל הכונן שמכיל את הקובץ מלא, או שיש בו תקלה משלו.</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>מעקב הבריאות של הכונן עצמו אומר שהוא מתקלקל.</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>כרטיס הזיכרון אינו עונה, או שתשובותיו מגיעות פגומות: הוא בלוי, או שהמגעים שלו בלויים.</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>כונן במערך לא ניתן לקריאה, וגם לא לתיקון בכתיבה: הוא מתקלקל.</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>כונן במערך לא הצליח לקרוא כמה מקומות; המערך תיקן אותם מהאחרים.</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>מה שהגיע אינו מה שנשלח: הכבל, תקע או היציאה פגומים, לא לוחות הכונן.</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>הכונן מדווח על תקלה בחומרה שלו: הוא מתקלקל.</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>הכונן הסתובב ואז לא אמר גודל, או הלך: הוא לא עובר את ההפעלה של עצמו.</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>הכונן אומר את גודלו, אבל אחר כך שאין בו דבר: הוא שבור.</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>הכרטיס הוצא מהקורא בזמן שימוש.</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>כונן אזורים דחה כתיבה בסדר שגוי: טעות של מערכת הקבצים, לא של הכונן.</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>החיבור איטי משהיה: הכבל, תקע או היציאה לא נושאים את המהירות המלאה.</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>הכונן נמשך מיציאת ה-SATA שלו, או שהחשמל שלו נותק.</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>החיבור נקטע באמצע העבודה: תקע רופף, או שהחשמל נפסק.</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>החיבור קיים, אבל הכונן אפילו לא אומר מה הוא: האלקטרוניקה שלו אולי שבורה.</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>הכונן אינו עונה עוד. כונן SMR עושה כך כשהוא מסדר את הרשומות שלו; זה עובר לרוב.</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>הכונן אינו עונה עוד, גם לא אחרי איפוסים. הוא אולי שבור, או עסוק בעצמו.</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>התקן צרך יותר חשמל ממה שהיציאה שלו מספקת.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>המתח של המחשב עצמו ירד: ספק הכוח שלו חלש מדי בשבילו ובשביל הכונן.</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>חיבור ה-USB המהיר לא נוצר: לרוב הכבל או תקע פגומים.</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>האלקטרוניקה של ה-USB בכונן לא מתחילה: לרוב היציאה נותנת מעט מדי חשמל.</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>המארז לא ענה על שאלה שהליבה שואלת בהתחלה. הכונן שבתוכו לא מדווח על שגיאה.</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>המארז מאבד את חיבור ה-USB בזמן העבודה. בדרך כלל הסיבה היא החשמל, הכבל או האלקטרוניקה שלו.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>הכונן לא ענה בזמן. כונן SMR עושה כך בזמן סידור; בדרך כלל שום דבר לא שבור.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>המארז משאיר פקודות תלויות, או מסיים אותן בשגיאה. הכונן שבתוכו אינו מדווח על דבר.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>המארז משאיר פקודות תלויות. מארזים רבים עושים זאת כשהם מקבלים כמה פקודות בבת אחת (UAS). הכונן שבתוכו אינו מדווח דבר.</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>המארז נרדם ולא התעורר. הכבל והדיסק כנראה תקינים.</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>הדיסק הפסיק להסתובב, ודבר לא הורה לו להתחיל שוב. זה לבדו אינו תקלה.</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>הכונן הוא כעת לקריאה בלבד. זה קורה לזיכרונות נתיקים, לכרטיסים ולכונני SSD כשהם נשחקים.</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>הכונן נתקע בכל פעם שאותו מקום נקרא. המקום הזה כנראה פגום, אף שהמארז מסתיר את השגיאה.</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>הכונן דיווח על גודל שאין לאף כונן: התשובות שלו מגיעות משובשות. הסיבה היא המארז או קורא הכרטיסים, החשמל שלו או מנהל ההתקן שלו.</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>החלק במארז שמחבר כמה כוננים לתקע אחד (port multiplier) כבר לא עונה. הכוננים אינם מדווחים דבר.</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>הכונן נשאל על מקום קיים, ואומר שאינו קיים: הפקודות מגיעות משובשות. הסיבה היא המארז, בקר ה־USB או מנהל ההתקן שלו.</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>הכונן לא מצא מקום לכתיבה בזמן שסידר את הנתונים שלו. כונני SMR מסוימים עושים זאת אחרי כתיבות מפוזרות רבות.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>הכונן לא ענה בזמן, והחיבור שלו אופס. היומן אינו אומר מדוע.</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>הכונן לא מוצא מקום על לוחותיו: הוא אולי מתקלקל.</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>הכונן מסרב ל-TRIM, אף שהוצע. זה לא מזיק.</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>ההודעה לכונן איזה מקום פנוי (TRIM) נמשכה יותר משהליבה ממתינה. לא היו מעורבים בכך נתונים.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>הכונן לא ענה בזמן, בלי שגיאה שלו או של הכבל. כונן SMR עושה כך בזמן סידור; בדרך כלל שום דבר לא שבור.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>הכונן לא ענה בזמן. מכיוון שאינו SMR, סידור אינו מסביר זאת.</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>כונן ה־NVMe לא ענה בזמן, או נעלם מהחריץ שלו. לעיתים קרובות הוא אינו מתעורר כראוי מחיסכון בחשמל; ייתכן גם שהוא חם מדי, או מתקלקל.</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>הבקר במחשב והכונן לא הבינו זה את זה; הכונן אינו מדווח על תקלה.</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>הכונן הפסיק קריאות או כתיבות בשגיאה משלו: הוא אולי מתקלקל.</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>הכרך מלא. הכונן לא מדווח על תקלה.</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>מערכת הקבצים מצאה שהנתונים שלה שגויים לפני שנכתבו. בדרך כלל הזיכרון של המחשב פגום, או שיש באג בליבה. הכונן אינו מדווח על תקלה.</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>הכרך משתמש במשהו שליבת המחשב הזה אינה מכירה. שום דבר לא שבור.</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>מערכת הקבצים סותרת את עצמה, אף שהכונן אינו מדווח על שגיאה: לרוב נותק, או נשאר בלי חשמל, באמצע כתיבה.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>הכונן נותק, או איבד את החיבור בבת אחת, בזמן שהיה עוד בשימוש.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>תוכנית חיכתה דקות עד שכונן כתב את הנתונים שלה. בכונן איטי זו אינה תקלה, ובדרך כלל זה נגמר מעצמו.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>תוכנית המתינה דקות עד שכונן קלט את הנתונים שלה. מכיוון שהוא אינו כונן SMR, היומן אינו אומר מדוע.</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>תוכנית תקועה בחלק של הליבה שאין לו קשר לכונן.</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>שרת ברשת אינו עונה; שום כונן אינו אשם.</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>הליבה או המחשב עצמו מעדו; הכונן אינו מדווח על שגיאה.</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>נגמר הזיכרון במחשב והוא סיים תוכנית; הכונן אינו אשם.</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>הכונן עובר כעת אתחול או מחיקה, ואינו מגיב לשום דבר אחר עד הסיום.</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>הכונן שם, אבל אינו נעשה מוכן: הוא אולי שבור.</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>הכרך מאמין שהכונן גדול משהוא: נוצר במארז אחר, או שטבלת המחיצות שגויה.</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>הכרך נותק בפעם הקודמת בלי הוצאה.</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>פתאום הכונן כבר לא היה שם.</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>מערכת הקבצים הפסיקה לכתוב בגלל שגיאה קודמת, שהיומן הזה אינו מראה.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>הכונן לא ענה בזמן, והיומן אינו אומר מדוע.</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>קריאה או כתיבה נכשלו, והיומן הזה אינו אומר למה.</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>הכונן מתקלקל. העתיקו ממנו את החשוב.</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>החיבור גרוע: בדקו קודם את הכבל והתקעים.</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>המארז, אספקת החשמל שלו או החיבור שלו גורמים לבעיות. הכונן שבתוכו אינו מדווח על תקלה, וזה אינו מוכיח שאין בו תקלה.</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>הכרך מלא.</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>הצרה במחשב או במערכת הקבצים. הכונן לא מדווח על תקלה.</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>הכונן היה איטי או לא הגיב זמן מה, כמו שכונני SMR עושים. זה לבדו אינו תקלה.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>הכונן נותק, או איבד את החיבור שלו, בזמן שימוש.</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>משהו השתבש, והיומן אינו אומר מה.</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>לא נמצא דבר שידוע כצרה.</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>ליבות מ-6.16 מבקשות קטעים של ⁦4 MiB⁩, שבהם כונני SMR אחדים עוצרים חצי דקה. כמנהל: ⁦echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb⁩ ‏(עד החיבור הבא).</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>ליבות מ-6.16 מבקשות קטעים של ⁦4 MiB⁩, שבהם כונני SMR אחדים עוצרים חצי דקה. עם אפשרות הליבה ⁦libata.force=max_sec=1024⁩ היא מבקשת מכונני SATA קטעים קטנים מההתחלה.</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>בליבה זו btrfs עם אזורים עוברת לקריאה בלבד כשהיא מתמלאת. השאירו חמישית פנויה, והשתמשו בליבה 6.12 ומעלה, עדיף 6.17.</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>‏btrfs עם אזורים עוד תוקנה עד ליבה 6.17. השאירו עשירית עד חמישית פנויה.</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>ליבה זו ישנה מאוד. העצה מ-2015 להשתמש ב-3.18 לכונני SMR אינה תקפה עוד: השתמשו בעדכנית.</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>הליבה מונעת מדוחות בריאות (SMART) לעבור במארזי Seagate תחת UAS. אפשרות הליבה ⁦usb-storage.quirks=VID:PID:⁩ בלי דבר אחרי הנקודתיים פותחת את הדרך ושומרת על UAS.</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>‏UDisks2 מ-2.11 אולי כבר אינו מראה את הבריאות (SMART) של כוננים במארזי USB; ‏⁦smartctl -d sat⁩ עדיין קורא אותה, כמנהל.</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>זה קרה פעם %Ln.</numerusform>
                <numerusform>זה קרה %Ln פעמים.</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>ודאי: זה נאמר במפורש.</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>סביר מאוד. אפשרות שנייה: ⁨{cause}⁩.</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>סביר. אפשרות שנייה: ⁨{cause}⁩.</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>לא ודאי. אפשרות שנייה: ⁨{cause}⁩.</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>הכונן עצמו</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>הכבל, תקע או היציאה</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>המארז, או מעט מדי חשמל</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>אמצעי אחסון מלא</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>המחשב או התוכנה שבו</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>הפסקה רגילה בכונן SMR</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>כונן שנותק</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>יש בעיות שאינן משאירות כאן עקבות.</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>סביר מאוד, אך יש סיבות שאינן משאירות כאן עקבות.</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>סביר, אך יש סיבות שאינן משאירות כאן עקבות.</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>לא ודאי: יש סיבות שאינן משאירות כאן עקבות.</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>כך עולה מדוח הבריאות (SMART) שלו.</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>מעקב הבריאות של הכונן עצמו (SMART) מראה משהו שכדאי לעקוב אחריו.</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>הדוח אומר מעט מדי כדי לדעת מה מצב הכונן.</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>תנו לו לנוח: מחובר ותחת מתח שעה, בלי לכבות באמצע.</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>אם זה חוזר שוב ושוב, בקשו מהליבה קטעים קטנים יותר, כמנהל: ⁦echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb⁩ ‏(עד החיבור הבא).</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>זמן המתנה ארוך יותר עוזר רק לכונן שעונה באיחור. כונן שאינו עונה כלל ייתקע אז לזמן רב יותר.</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>הפסיקו לכתוב אליו, והעתיקו קודם את מה שאינו קיים בשום מקום אחר, החשוב ביותר ראשון.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>בדקו את דוח הבריאות (SMART): מאפיין 5, 187, 197 או 198 מעל אפס מצביע על הכונן עצמו.</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>נתקו אותו, חכו דקה וחברו אותו שוב. אם אפשר לקרוא אותו אז, העתיקו קודם את מה שאינו קיים בשום מקום אחר.</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>אחר כך החליפו אותו. כונן שמאבד סקטורים מאבד לרוב עוד.</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>אחר כך החליפו אותו.</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>החליפו את כבל ה-SATA, או לחצו היטב את שני התקעים; אחר כך נסו יציאה ותקע חשמל אחרים.</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>בדוח הבריאות (SMART), מאפיין 199 סופר העברות פגומות. אסור שיעלה עוד.</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>נסו כבל אחר, קצר, ויציאה אחרת של המחשב עצמו, בלי רכזת.</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>אם לכונן אין ספק כוח משלו, תנו לו יותר: יציאה של המחשב עצמו, או רכזת עם ספק כוח.</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>אם שום דבר אחר לא עוזר, כבו את UAS למארז זה, דבר שעולה במעט מהירות: תחת „כוונון” בכרטיס הכונן, או עם ⁦shingleback adjust DEVICE --uas off⁩. במחשב אחר, השתמשו באפשרות הליבה ⁦usb-storage.quirks=VID:PID:u⁩ עם המספרים ש־lsusb מראה.</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>כבו את UAS למארז זה, דבר שעולה במעט מהירות: תחת „כוונון” בכרטיס הכונן, או עם ⁦shingleback adjust DEVICE --uas off⁩. במחשב אחר, השתמשו באפשרות הליבה ⁦usb-storage.quirks={usb}:u⁩.</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>אם המחשב הוא לוח קטן, כגון Raspberry Pi, ספקו ללוח עצמו ספק כוח חזק יותר עם כבל קצר: הכונן מקבל דרכו את החשמל.</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>נתקו את הכרך ותנו לבדוק אותו לפני שכותבים אליו שוב. אם זו מערכת btrfs, העתיקו קודם את הכול: תיקון עלול להחמיר את המצב.</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>בדקו ביומן של המחשב שמספק אותו, וברשת.</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>בפעם הבאה הוציאו אותו, וחכו עד שייאמר שבטוח לנתק.</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>בדקו את הגיבוי החדש ביותר שעליו: הקבצים האחרונים אולי חסרים.</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>יש להוציא את הכונן לפני שהמחשב נרדם. בזמן גיבוי Shingleback מחזיק את המחשב ער.</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>לכרטיס SATA שנכשל רק בפקודות בתור עוזרת אפשרות הליבה ⁦libata.force=noncq⁩.</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>יש לכבות את החיסכון בחשמל בשקע הזה, כמנהל: ⁦echo on &gt; /sys/bus/usb/devices/PORT/power/control⁩ עם השקע שהיומן נוקב בו, כגון 2-1 (עד החיבור הבא או ההפעלה הבאה).</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>אם זה לא מספיק, אפשר להשתמש באפשרות הליבה ⁦usbcore.quirks=VID:PID:k⁩ עם המספרים ש־lsusb מציג.</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>אם זה לא מספיק, השתמשו באפשרות הליבה ⁦usbcore.quirks={usb}:k⁩.</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>בדקו מאפיין 199 בדוח הבריאות (SMART): אם הוא עולה, זה בכל זאת הכבל.</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>השתמשו בליבה עם CONFIG_BLK_DEV_ZONED, כמו של Debian או Fedora.</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>אם הוא מעוגן עם האפשרות discard, עגנו אותו בלעדיה.</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>הוציאו את הכונן אם זה עוד אפשרי, נתקו אותו וחברו אותו שוב: זה מעיר אותו.</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>אם אותו דבר קורה במארז אחר, הכונן עצמו הוא הסיבה.</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>נסו יציאה אחרת של בקר אחר, וליבה או BIOS חדשים יותר.</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>תנו ל־Linux להפעיל אותו בכל פעם שנדרש, כמנהל: ⁦echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart⁩ (עד החיבור הבא).</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>אם הוא נעצר לעתים קרובות מדי, בחרו זמן אחר: תחת „כוונון” בכרטיס הכונן, או עם ⁦shingleback adjust DEVICE --stop-after never⁩.</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>אם ההתנעה אחרי הפסקה נמשכת יותר מ-30 שניות, תנו לכונן יותר זמן, כמנהל: ⁦echo 60 &gt; /sys/block/{disk}/device/timeout⁩ (עד החיבור הבא).</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>אם זו מערכת btrfs שאי אפשר לעגן, נסו לקריאה בלבד: ⁦mount -o ro,rescue=usebackuproot⁩.</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>ב-btrfs, נתקו ועגנו שוב, פנו קצת מקום, ואז: ⁦btrfs balance start -dusage=10 MOUNTPOINT⁩.</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>אם אין בו שום דבר שנחוץ לך, sg_format יכול לתת לו סקטורים של 512 בתים; זה מוחק את כל הכונן ונמשך שעות.</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>כמנהל מערכת, ⁦sg_persist --in --read-reservation /dev/{disk}⁩ מראה את השמירה.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>בדוק את דוח הבריאות שלו (SMART): הטמפרטורה, שגיאות המדיה והאזהרה הקריטית.</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>הפעל את המחשב עם אפשרויות הליבה ⁦nvme_core.default_ps_max_latency_us=0 pcie_aspm=off⁩. אם זה לא קורה אז, הסיבה היא החיסכון בחשמל.</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>הפעילו את המחשב מחדש, ואז בדקו את הכרך לפני שכותבים אליו.</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>אם זה קורה שוב, נסו יציאה של בקר אחר, וליבה או BIOS חדשים יותר.</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>יש להפעיל את המחשב מחדש כדי שהבקר יפעל שוב.</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>יש לחבר את הכונן לשקע SATA של המחשב עצמו, או לעדכן את הקושחה של הבקר.</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>כדאי להשתמש בליבה חדשה יותר: מגרסה 6.11 היא עוקפת תקלות של בקרים מסוימים.</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>יש לחבר את הכונן מחדש אם אינו מופיע.</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>החליפו אותו. רק חברה לשחזור נתונים עוד יכולה לקרוא אותו.</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>בטלו את הנעילה בתוכנה של היצרן, ואז חברו אותו שוב.</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>חפש את המחשב שמשתמש בו: כתיבה משני מחשבים הורסת מערכת קבצים.</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>בדקו אם יש מקום פנוי בכונן שמכיל את הקובץ, ומה היומן אומר עליו.</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>נסו אותו פעם אחת בקורא כרטיסים אחר. אם הוא נכשל גם שם, החליפו אותו.</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>פעם אחת יכולה להיות מקרה. אם זה קורה שוב, החליפו את הכונן.</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>נסו פעם אחת בכבל אחר ועם יותר חשמל: יציאה חלשה נראית אותו דבר.</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>השתמשו בליבה חדשה יותר; ל-btrfs על כונני אזורים מומלצת 6.12 ומעלה.</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>בדקו את ספק הכוח: כמה כוננים על כבל אחד יכולים להיות יותר מדי.</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>אם הוא שותק גם במחשב אחר, הוא שבור.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>אחר כך כבו והדליקו פעם אחת ובדקו שוב; עד שלושה סבבים. רק אז הוא כנראה שבור.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>אחר כך כבו והדליקו פעם אחת ובדקו שוב.</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>נתקו דברים אחרים שלוקחים חשמל מאותה רכזת או מאותו מחשב.</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>השתמשו בליבה חדשה יותר: היא מכירה מארזים כאלה רבים.</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>אם זה קורה לעיתים רחוקות, אין מה לעשות.</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>אם יש לו מתג נעילה, בדקו אותו תחילה.</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>כבו את המארז והדליקו אותו שוב, ונסו כבל אחר.</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>נסו אותו במחשב אחר, או עם ליבה חדשה יותר.</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>אם גם בקריאה לא נמצאים מקומות, הכונן עומד להתקלקל.</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>הפעילו fstrim כששום דבר אחר אינו משתמש בכונן, והשתמשו בליבה חדשה יותר.</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>עדכנו את ה־BIOS של המחשב; ואת הקושחה של הכונן, אחרי שהתוכן שלו גובה.</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>מחקו מה שלא נחוץ, או גרסאות ישנות; השאירו עשירית מהכרך פנויה.</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>בדוק את הזיכרון של המחשב במשך כמה שעות (memtest86+), והשתמש בליבה חדשה יותר.</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>השתמשו בליבה חדשה יותר, או אתחלו עם תכונות ישנות יותר.</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>העתיקו את מה שאינו קיים בשום מקום אחר, אם עוד אפשר לקרוא אותו.</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>ל-NTFS ו-exFAT, עשו זאת ב-Windows ‏(⁦chkdsk /f⁩), וכבו אותו שם לגמרי.</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>אם איש לא משך אותו, התקע רופף או שהחשמל נפסק: נסו כבל אחר.</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>חכו, ואל תנתקו את הכונן או תכבו אותו.</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>מנות קטנות עוזרות: תנו ל-Shingleback לקבוע את הקצב.</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>בדקו במה התוכנית משתמשת: הרשת, המסך, שירות אחר.</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>בדקו את הרשת ואת השרת.</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>הפעילו את המחשב מחדש ונסו ליבה חדשה יותר; בדקו את הזיכרון.</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>סגרו תוכניות גדולות, ואז התחילו את הגיבוי שוב.</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>חכו עד הסיום, שעשוי לקחת יממה. אל תכבו את הכונן.</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>אל תאתחלו אותו. החזירו אותו למארז שבו נוצר, אם היה.</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>תנו את היומן כולו, מהחיבור ואילך: הסיבה כתובה מעל השגיאה הראשונה.</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>חלק מהתוכנה הפסיק לפעול באופן לא צפוי (⁨{detail}⁩). יש לנסות שוב.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>חלק מהתוכנה נעצר באופן לא צפוי (⁨{detail}⁩). קבצים שכבר נמצאים בכונן בטוחים, והניסיון הבא ימשיך משם.</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>הכונן כותב למטמון שלו, שמלא ⁨{fill}⁩.</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>הכונן מסדר. המטמון שלו מלא ⁨{fill}⁩.</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>הכונן כותב למטמון שלו, שיש בו מקום.</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>המטמון המהיר של הכונן מלא, ולכן הכתיבה איטית כרגע. זה תקין.</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>המטמון של הכונן עדיין מלא, אבל קבצים גדולים עוקפים אותו, במהירות מלאה.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>הכונן מסדר.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>לכונן אין מה לעשות. המטמון שלו ריק.</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>הכונן אינו מגיב כרגע. כנראה הוא מפנה מקום. זה תקין.</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>הכתיבה במהירות קבועה: אין סימן למטמון שמתמלא בכונן הזה.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>לכונן אין מה לעשות. המטמון שלו כנראה ריק.</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>לא נכתב עכשיו דבר. לכונן יש זמן לסדר.</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>הכונן כנראה סיים לסדר: אין לו מה לעשות.</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>המטמון של הכונן מלא. הוא מפנה עכשיו מקום, כדי שהקבצים שלכם יחכו פחות אחר כך.</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>לקח לכונן זמן לענות. מנוחה עכשיו שומרת שלא ייעשה איטי מדי למחשב.</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>תוכנית אחרת משתמשת בכונן, והיא קודמת.</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>הייתה תקלה בו, בחיבור שלו או בחשמל שלו. מה שהועתק שמור, והוא מקבל דקה.</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>מה שהועתק שמור, והכונן מקבל דקה להתאושש.</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>‏⁨{low}⁩ עד ⁨{high}%⁩</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>כ-⁨{percent}%⁩</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>הוא ממשיך תוך ⁨{time}⁩ לכל היותר.</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>הכונן סיים לסדר: המטמון שלו ריק.</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>הכונן מסדר עכשיו בעצמו. השאירו אותו תחת מתח ⁨{time}⁩ אם אפשר; הקבצים שלכם כבר בטוחים.</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>דקה</translation>
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
            <translation>כרטיס זיכרון</translation>
        </message>
        <message>
            <source>files</source>
            <translation>קבצים</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>מוצפן</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>זיכרון החלפה</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>חלק ממערך</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>דבר שאינו מזוהה</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>כונן הגיבוי שלך</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>מובנה במחשב הזה</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>‏⁨{free}⁩ מתוך ⁨{total}⁩ פנויים</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>גיבוי אחרון: ⁨{day}⁩</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>עדיין אין גיבוי</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>המחשב הזה לא מגבה לכאן</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>גיבוי מתבצע כעת</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>בשם "⁨{label}⁩"</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>בפורמט ש־Linux אינו יכול לקרוא</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>תקין</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>דורש מעקב</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>עומד להתקלקל</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>השירות שמכיר את הכוננים (UDisks2) אינו שם, ולכן אי אפשר להראות כוננים. גיבויים לתיקיות עובדים בלעדיו. התקינו את החבילה udisks2; ‏Shingleback בודק שוב בעצמו.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>אי אפשר להגיע לאפיק המערכת (⁦D-Bus⁩), ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. התוכנה תנסה שוב מעצמה.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>שירות הכוננים (⁦UDisks2⁩) לא הופעל, ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. התוכנה תנסה שוב מעצמה.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>השירות שמכיר את הכוננים (UDisks2) אינו עונה. מה שאתם רואים אולי אינו עדכני. גיבויים לתיקיות עובדים בלעדיו. Shingleback בודק שוב בעצמו.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>השירות שמכיר את הכוננים (UDisks2) הסתיים. מה שאתם רואים אולי אינו עדכני. גיבויים לתיקיות עובדים בלעדיו. Shingleback בודק שוב בעצמו.</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>לא היה אפשר לעדכן את רשימת הכוננים. מה שאתם רואים אולי אינו עדכני. גיבויים לתיקיות עובדים בלעדיה. Shingleback ינסה שוב באופן אוטומטי.</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>כונן מדומה</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>כונן מדומה 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>פתוח</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>לא פתוח</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>‏⁨{filesystem}⁩ נוצר כאן בלי היומן שלו: הפסקת חשמל או כבל שנותק עלולים לגרום לאובדן קבצים שכבר נשמרו, גם בגיבויים קודמים.</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>הפסקת חשמל או כבל שנותק עלולים לגרום לאובדן קבצים שכבר נשמרו ב־⁨{filesystem}⁩, גם בגיבויים קודמים.</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>תוכניות אחרות מציגות יותר מקום פנוי: חלק קטן נשמר ריק, כי כונן מלא נעשה איטי.</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>רגיל בכונן SMR</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>כבל או יציאה</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>מארז או חשמל</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>הכונן מתקלקל</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>הכונן מלא</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>נותק</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>תוכנה, או משהו אחר</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>לא ידוע</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>שום דבר רע</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>כל תיקייה בשם ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>כל תיקייה שנגמרת ב־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>כל תיקייה שמתחילה ב־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>כל תיקייה ש־⁨{name}⁩ בשמה</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>התיקייה ⁨{name}⁩ ישירות בתוך תיקייה שמגובה</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>התיקייה ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>כל תיקייה שנמצאת ב־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>כל תיקייה שמתאימה ל־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>כל דבר בשם ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>כל דבר שנגמר ב־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>כל דבר שמתחיל ב־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>כל דבר ש־⁨{name}⁩ בשמו</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>התיקייה או הקובץ ⁨{name}⁩ ישירות בתוך תיקייה שמגובה</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>התיקייה או הקובץ ⁨{name}⁩</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>כל מה שנמצא ב־⁨{name}⁩</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>כל דבר שמתאים ל־⁨{name}⁩</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>‏⁨{meaning}⁩, כנתיב מלא או בתוך תיקייה שמגובה</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>כונן או מערכת קבצים אחרים</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>תמונות מצב</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>הגיבוי עצמו</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>הכללים שלכם</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>תיקיות שמסומנות כמטמון</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>שקעים, צינורות וקובצי התקן</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>מטמונים של תוכניות</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>חבילות שהורדו</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>חלקים מותקנים של פרויקטים</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>יישומי Flatpak</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>תמונות של מכולות</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>הצללות והורדות של Steam</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>קובצי מערכת של Windows ו־macOS</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>משחקים מ־Steam</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>מכונות וירטואליות</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>מודלים של בינה מלאכותית</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>דפדפנים ותוכניות אחרות ממלאים אותם מחדש לפי הצורך.</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>כלים כמו ⁦pip⁩, ⁦cargo⁩, ⁦npm⁩ ו־⁦Maven⁩ מורידים אותן שוב.</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>כמו ⁦node_modules⁩ ו־⁦.venv⁩: פקודה אחת בפרויקט יוצרת אותם שוב.</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>⁦Flatpak⁩ מתקין אותם שוב. הנתונים שלכם בהם מגובים.</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>⁦Podman⁩ ו־⁦Docker⁩ מורידים או בונים אותן שוב. אמצעי אחסון (volumes) מגובים.</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>⁦Steam⁩ יוצרת אותם שוב.</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>קובצי החלפה, אינדקסים ונקודות שחזור בכוננים שגם המערכות האלה משתמשות בהם.</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>⁦Steam⁩ מורידה אותם שוב. כמה משחקים שומרים שם גם את המשחקים השמורים שלכם.</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>קבצים גדולים שמשתנים בכל הפעלה. השמיטו אותם אם תוכלו להתקין את המכונות מחדש.</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>⁦Ollama⁩, ⁦LM Studio⁩ ו־⁦GPT4All⁩ מורידים אותם שוב.</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>מצבים קודמים של הקבצים שלכם, שאינם תופסים מקום עכשיו. בכונן כל אחד מהם תופס את מלוא גודלו.</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>אשפה, תמונות ממוזערות וכדומה</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>מושמט: ⁨{kinds}⁩</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>‏⁨{kind}⁩ (⁨{size}⁩)</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>שום דבר לא מושמט.</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>ועוד %Ln</numerusform>
                <numerusform>ועוד %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>פריט %Ln</numerusform>
                <numerusform>%Ln פריטים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>‏⁨{places}⁩ ועוד %Ln</numerusform>
                <numerusform>‏⁨{places}⁩ ועוד %Ln</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>הכללים האלה לא התאימו לדבר: ⁨{rules}⁩</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>הכלל הזה לא התאים לדבר: ⁨{rule}⁩</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>למה הוא מאט</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>נתונים חדשים נכנסים למטמון של הכונן, שהוא מהיר. כשהמטמון מלא, הכונן חייב לפנות מקום לפני שהוא לוקח עוד. אז הוא יורד מ-⁦100 MB/s⁩ או יותר לכמה בודדים, עם הפסקות. שום דבר לא נשבר, ושום דבר לא אובד.</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>קבצים קטנים רבים ממלאים את המטמון מהר; קטעים ארוכים ברצף כמעט שלא ממלאים אותו. כך כותב Shingleback. אחרי מנוחה, של דקות או כמה שעות, הכונן שוב מהיר.</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>שני דברים אחרים נראים דומה. כל דיסק קשיח נעשה לאט לאט איטי יותר ככל שהוא מתמלא, עד כמחצית. וכונן שלעולם אינו עובר ⁦35 MB/s⁩ מחובר כנראה ל-USB 2.</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>המאמר ⁦„SMR Archive Drives, Fast, Now”⁩ ‏(2015) ראה 100 עד ⁦200 MB/s⁩ ב-200 עד ⁦600 GB⁩ הראשונים, ואחר כך כמה MB/s, במערכות הקבצים הרגילות.</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>השוואה של מערכות קבצים של Linux על כונן כזה של ⁦8 TB⁩ ראתה תשובות בודדות שנמשכו 20 עד 31 שניות.</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>איטי מהירות זוחל תקוע MB/s ירידה גיבוי שני נצח איטית לאט נתקע לוקח זמן שעות</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>למה הוא ממשיך לעבוד כשאיש אינו משתמש בו</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>הנורה מהבהבת, המארז חם, הדיסק אינו ישן: הכונן מסדר את עצמו. הוא מעביר את מה שבמטמון למקומו הסופי. המחשב לא רואה זאת ולא מתחיל זאת.</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>זה נמשך דקות עד שעות, ואחרי שינויים קטנים רבים מאוד אפילו יותר. השאירו את הכונן מחובר אם אפשר; בפעם הבאה הוא שוב יהיה מהיר. אם אתם צריכים אותו במקום אחר, הוציאו אותו קודם: מה שהועתק בטוח, והכונן ימשיך אחר כך.</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>אתחול ב-ext4 נמשך שניות, כי רוב הטבלאות מוכנות רק אחר כך, כשהכונן כבר בשימוש. הן פזורות בכל הדיסק, ובכונן SMR גדול זה נמשך שעות, שבהן כל השאר איטי.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>‏⁦„SMR Archive Drives, Fast, Now”⁩ מספר על דקות עד שעות, ועל ימים אחרי כתיבה מפוזרת רבה. לפי המחקר Skylight, הסידור מתחיל כשנייה אחרי הפקודה האחרונה.</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>המודל שלנו של כונן כזה נשאר חייב 10 עד 25 שניות סידור לכל GB של קבצים מעורבים. כוננים אמיתיים שונים זה מזה.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>על תמונה של ⁦8 TB⁩, בצורתה הרגילה, ext4 נגעה ב-3,750 רצועות של הדיסק, ואז המשיכה לכתוב ⁦8.5 MB/s⁩; בסך הכול כ-⁦62 GB⁩. עם הטבלאות בהתחלה נגעה ב-7.</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>סרק נורית מהבהבת חם מסתובב לא ישן רעש עובד פעילות ברקע mkfs אתחול פרמוט lazy init ext4lazyinit כונן חדש איטי packed נורה מהבהב לבד זמזום</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>למה הוא מתקתק</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>תקתוקים שקטים וסדירים הם קול הראש הנע בין המטמון למקום שאליו הנתונים שייכים. כונן SMR עושה זאת הרבה אחרי שהגיבוי הסתיים. זה רגיל.</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>תקתוק חזק וקצבי הוא דבר אחר, ובמיוחד אם הכונן אינו מזוהה או מראה גודל שגוי. אז הפסיקו לכתוב, אל תכבו ותדליקו שוב ושוב, והעתיקו את החשוב כל עוד אפשר לקרוא אותו.</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>התקתוקים השקטים מתוארים ב⁦„SMR Archive Drives, Fast, Now”⁩. על החזקים דיווחה ב-2025 חברה לשחזור נתונים, בכונני WD של 2 עד ⁦6 TB⁩; היצרן בדק זאת.</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>תקתוק רעש קול נקישות רעשן חזק ראש קליק רועש צלילים</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>למה ההוצאה נמשכת דקות</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>‏Linux אוסף בזיכרון את מה שתוכניות כותבות, כברירת מחדל עד חמישית ממנו, ומוסר לכונן במהירות שהוא לוקח. העתקה יכולה להיראות גמורה בעוד גיגה-בתים עדיין ממתינים. ההוצאה מחכה לאחרון שבהם.</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>אל תנתקו את הכונן בזמן ההוצאה, כמה שזה יימשך. Shingleback משאיר מעט בהמתנה, כדי שגיבוייו יסתיימו מהר; מה שתוכניות אחרות כתבו צריך לחכות לתורו.</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>הגבול של חמישית הוא ברירת המחדל של ליבת Linux.</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>בדיווח אחד נערמו ⁦9 GB⁩ במחשב עם ⁦60 GB⁩ זיכרון.</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>בכתיבת ⁦800 MB⁩ ללא כל הגבלה ראינו 640 עד ⁦814 MB⁩ מהם ממתינים בזיכרון בבת אחת.</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>ההגדרה היא vm.dirty_ratio ‏(20). ‏⁦/proc/meminfo⁩ מראה מה עדיין ממתין, כ-Dirty ו-Writeback. ההודעה ⁦„task blocked for more than 120 seconds”⁩ אומרת אותו דבר; זו הודעה, לא שגיאה.</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>ניתוק umount הסרה בטוחה המתנה sync 100% תקוע עסוק הוצאה להוציא לנתק בבטחה בשימוש</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>למה כדאי להשאיר אותו מחובר</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>בזמן הסידור כונן SMR מזיז נתונים שנמצאים עליו זמן רב. הפסקת חשמל ברגע כזה יכולה לפגוע ביותר מהקובץ האחרון שנכתב. כוננים בנויים לעמוד בזה, אבל עדיף לא לנסות.</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>לכן הוציאו אותו לפני שמושכים את הכבל. כונן קטן בלי ספק כוח משלו שייך ליציאה של המחשב, לא לרכזת בלי חשמל. ואם יש זמן, תנו לו לנוח מחובר אחרי גיבוי גדול.</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>בדיווח אחד למפתחי btrfs, הפסקת חשמל פתאומית בכונן כזה פגעה בשני העותקים של הטבלאות של מערכת הקבצים.</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>‏Western Digital אומרת שכוננים כאלה צריכים זמן סרק לעבודתם.</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>הפסקת חשמל ניתוק משיכה כבל רכזת המתנה שינה לנתק לכבות</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>למה USB 2 הוא מגבלה</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>ב-USB 2 שום כונן אינו מהיר מכ-⁦35 MB/s⁩; רובם יכולים פי שלושה. הסיבה יכולה להיות היציאה, הכבל או רכזת בדרך.</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>נסו יציאה כחולה מבפנים או מסומנת SS, את הכבל שבא עם הכונן, ובלי רכזת. לחצו את התקע היטב: חצי בפנים, תקעי USB 3 רבים עובדים כ-USB 2. אם שום דבר לא עוזר, זה רק נמשך יותר; לכונן SMR זרם רגוע אינו דבר רע.</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>‏USB 2 מעביר 480 מיליון סיביות בשנייה; מה שנשאר לקבצים הוא לפי הניסיון כ-⁦35 MB/s⁩. ‏Linux אומר את מהירות כל יציאה.</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>‏⁦/sys/bus/usb/devices/*/speed⁩ אומר 480 ל-USB 2, ו-5000 או יותר ל-USB 3.</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>יציאה כבל רכזת כחול 480 5000 high speed SuperSpeed איטי 35 MB/s USB2 שקע מפצל</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>איך אנו יודעים כמה המטמון מלא</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>שום כונן אינו אומר. לכן זו הערכה, והיא מוצגת עם הטווח שבו נמצאת כנראה האמת. היא מתחילה במה שידוע על הדגם, וזה מעט ברובם.</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>אחר כך Shingleback סופר מה הוא כותב בקטעים קצרים, שעוברים במטמון, ובארוכים, שכמעט אינם. כשהמהירות יורדת ונשארת נמוכה, המטמון היה מלא: זה אומר את גודלו. כשהכונן שוב מהיר אחרי מנוחה, חלק ממנו פנוי. הטווח מצטמצם בכל פעם, ומה שנלמד נשמר לכונן זה.</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>כונן ששומר על מהירותו מה שלא נכתב אינו מראה סימן למטמון כזה. אז לא מציירים.</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>המחקר Skylight ‏(2015) מצא מטמון של כ-⁦20 GB⁩, או כ-200,000 קטעים, בכוננים של 5 ו-⁦8 TB⁩. לדגמים מאוחרים לא פורסמו נתונים.</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>מטמון מילוי רמה אחוז הערכה גרף כלי קיבולת גיגה-בתים טווח אי ודאות</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>למה גיבוי נותן לכונן לנוח</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>כונן שמטמונו מלא מפנה מקום תוך כדי, בעוד הקבצים הבאים מחכים. זה איטי, ותשובה אחת יכולה להימשך עד שהמחשב מוותר על הכונן. אם מניחים לו לזמן מה, הוא עושה אותה עבודה בבת אחת, ואז שוב לוקח קבצים מהר.</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>לכן Shingleback עוצר לרגע היכן שזה עוזר, ואומר לכמה זמן. כל מה שהועתק עד אז בטוח בכונן. אפשר להשהות או לעצור כמו תמיד, ולבחור קצב אחר.</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>הוא גם מחכה מעט כשתוכנית אחרת משתמשת בכונן, כדי ששניהם לא יפריעו זה לזה.</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>אם הכונן נחוץ בשעה מסוימת, בחרו „מוכן עד” לערכת הגיבוי או ללילה. Shingleback נוקט אז את הקצב העדין ביותר שמסתיים עד אז, ומודיע אם זה לא אפשרי.</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>לפי המחקר Skylight, הסידור מתחיל כשנייה אחרי הפקודה האחרונה, ונמשך כשנייה לכל חלק של הדיסק.</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>מתי לנוח, וכמה, נוסה על כוננים מדומים. כוננים אמיתיים שונים.</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>מנוחה המתנה ספירה לאחור הפסקה לא מועתק נעצר לבד ממתין עומד עושה כלום</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>האם כונן נעשה איטי יותר כשהוא מתמלא</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>כל דיסק קשיח איטי יותר לקראת סופו, במקום שבו סיבוב עובר על פחות נתונים. כך הוא בנוי. כונן SMR יכול להאט מסיבה אחרת: ככל שהוא מלא יותר, יש לו פחות מקום לסדר בו.</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>כדי להבדיל בין השניים, „למדוד” יכול למלא כונן ריק צעד אחר צעד בקובץ משלו. ב־10, 50, 90 ו־99 % נכתב ונקרא משהו חדש, ואז תחילת הקובץ נכתבת שוב. ההתחלה נשארת במקום אחד: אם היא נמשכת יותר זמן, הכונן איטי יותר כי הוא מלא.</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>זה נמשך יום או יותר בכונן גדול, ושוחק אותו כמו מילויו בגיבוי. אפשר לעצור בכל רגע. הקובץ מוסר בסוף, גם אחרי קריסה.</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>כונן משומש ששומר הכול ביומן, אחרי TRIM אחד, קלט ⁦110 MB/s⁩ כשהיה ריק, ו־28 כשהיה מלא ב־80 %. אלה נתונים של כונן מדומה.</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>במסוף: ⁦shingleback test FOLDER fill --full⁩. עם ⁦--budget 500G⁩ הוא מגיע רק עד לשם. רמות שמערכת הקבצים לא מאפשרת מושמטות.</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>רמת מילוי מלא ריק כונן מדידה מהירות בדיקה הזדקנות איטי 99 אחוז</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>למעלה: בכונן רגיל המסלולים זה לצד זה. למטה: בכונן SMR כל מסלול מכסה חלק מהקודם, כמו רעפים. כדי לשנות מסלול אחד (מלא), הכונן חייב לכתוב מחדש גם את הבאים אחריו (מפוספסים).</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>קבצים חדשים מגיעים תחילה למטמון קטן ומהיר. הכונן מעביר אותם מאוחר יותר לאזור ה־SMR הגדול (מפוספס). כשהמטמון מלא, קבצים חדשים צריכים להמתין.</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>הפס העליון: המחשב כותב. הפס התחתון: הכונן עובד, וממשיך (מפוספס) אחרי שהמחשב סיים.</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>למה TRIM שנוי במחלוקת</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>עם TRIM המחשב אומר לכונן אילו מקומות כבר ריקים. כונני SMR אחדים מקבלים זאת, ואז אינם צריכים לשאת קבצים מחוקים בזמן הסידור. זה עוזר בעיקר כשהכונן מלא וישן.</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>נגד: כל רמז הוא גם עבודה לכונן, כי הטבלאות שלו על הדיסק עצמו. כוננים אחדים השתתקו בגללו. לכן Shingleback לעולם אינו מודיע על כל מחיקה מיד. מדי פעם, כשהכונן בסרק, מספיק; ולסדרה WD Red EFAX עדיף בכלל לא.</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>בהדמיה שלנו, כונן מלא עם רזרבה קטנה כותב הכול 8.5 פעמים; כשחציו מדווח כפנוי, 1.2 פעמים.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>היצרנים של TrueNAS, ואיתם WD, ממליצים נגד TRIM בכונני WD Red מסוג SMR.</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>מפתחי btrfs מעדיפים רמזים בבת אחת; חברה לשחזור נתונים מספרת על טבלאות פגועות.</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>אפשרות העיגון היא discard; ‏btrfs מפעילה אותה בעצמה היכן שיש TRIM, אלא אם ניתן nodiscard. בבת אחת: fstrim.</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap קבצים מחוקים autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>למה המקום הפנוי יכול להטעות</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>מערכת הקבצים btrfs מחלקת את הכונן לחלקים גדולים, לקבצים ולטבלאות שלה. כשכל החלקים חולקו, היא יכולה לומר שאין מקום, אף שרבים מהם חצי ריקים. מה שתוכנית מראה כפנוי אינו אז מה שאפשר לכתוב.</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>בכוננים עם אזורים, מקום שהתפנה אפשר להשתמש בו רק אחרי שאזור שלם סודר. השאירו 5 עד 10 אחוזים פנויים בכונן btrfs, ועד 20 בכוננים עם אזורים. Shingleback משאיר רזרבה בעצמו.</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>הרזרבה היא 5 אחוזים מהכונן, או 15 אחוזים אם יש בו אזורים. היא אינה נספרת במה ש־Shingleback קורא לו פנוי, ולכן תוכניות אחרות מציגות יותר מקום פנוי.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>המדריך של btrfs מתאר את שניהם ונותן את הפתרון.</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>‏df מראה הערכה; ‏btrfs filesystem usage מראה מה עוד לא חולק (unallocated). ‏⁦btrfs balance start -dusage=10⁩ מחזיר חלקים כמעט ריקים. מ-6.11 ‏btrfs יכולה לעשות זאת בעצמה (dynamic_reclaim).</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df מלא אין מקום ENOSPC btrfs zoned balance unallocated פנוי תפוס</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>איזה RAID מתאים לכונני SMR</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>‏RAID 0 ו-RAID 1 בסדר: לכל כונן כותבים כמעט כאילו היה לבדו. תנו למערך קצת סבלנות, כי כונן שעוצר עלול להיחשב מת.</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>‏RAID 5 ו-6 לא. הם הופכים כל שינוי קטן לכמה כתיבות קטנות במקומות מפוזרים, בדיוק מה שכונן SMR עושה הכי גרוע. כל יום זה איטי; וכשכונן נפל, מילוי יורשו יכול להימשך שבועות במקום יום, בעוד שום דבר אינו מגן על הקבצים.</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>כשמחליפים כונן ב-RAIDZ, ‏ZFS ממלאת את החדש בסדר שבו הקבצים נכתבו פעם: אינספור חלקים קטנים בכל הדיסק. כונן SMR יכול להזדקק ליותר משבוע. אחדים ויתרו עם שגיאות, אף שלא היו שבורים.</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>ב-SnapRAID הדיסקים שמחזיקים את הקבצים יכולים להיות SMR: כותבים אליהם כמו לכל כונן יחיד. דיסק הזוגיות הוא עניין אחר. בכל עדכון כותבים אליו במקומות רבים באמצע קובץ ענק אחד.</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>‏SSD כמטמון לפני כונן איטי נשמע חכם. אבל אחרי קריסה או הפסקת חשמל dm-cache אינו יודע מה הגיע לכונן, וכותב שוב את כל מה שבו: מיליוני חלקים קטנים במקומות מפוזרים. כונן SMR יכול להיות עסוק בזה שבועות.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>‏⁦„SMR Archive Drives, Fast, Now”⁩ מנמק כך ומפנה ליצרנים, שממליצים נגד. Seagate ו-Western Digital מוכרות כוננים אחרים ל-RAID.</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>בדיקה של Ars Technica ‏(2020) מצאה שה-RAID של Linux עצמו מילא כונן חדש במהירות רגילה, כך שלא כל בנייה מחדש איטית. עם RAIDZ היא הייתה.</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>בדיקה של ServeTheHome ‏(2020) עם כונני WD Red של ⁦4 TB⁩: יותר מתשעה ימים עם כונן ה-SMR, ‏16 שעות עם אחר.</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>מערך md mdadm RAID5 RAID6 RAID0 RAID1 מראה stripe זוגיות NAS בנייה מחדש resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid שרת מדיה dmcache lvmcache bcache SSD מטמון writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>הכונן הזה</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>גיבויים</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>כשמשהו לא בסדר</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>למומחים</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>מהו כונן SMR</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>בכונן SMR המסלולים חופפים זה את זה כמו רעפים על גג. כך נכנס יותר על אותו דיסק, והכונן זול יותר. המחיר: אי אפשר לכתוב מסלול בלי לקלקל את הבא אחריו, ולכן שינוי קטן מחייב לכתוב מחדש רצועה שלמה של מסלולים.</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>כוננים לבית מסתירים זאת. הם שמים נתונים חדשים קודם במטמון, ומסדרים אותם במקומם מאוחר יותר, כשמניחים להם. לזה אנו קוראים סידור. הקריאה מהירה כמעט כמו בכל דיסק אחר.</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>לגיבויים כונן כזה הוא בחירה טובה, כל עוד כותבים אליו בקטעים ארוכים ונותנים לו מנוחה. הוא בחירה גרועה למסדי נתונים, למכונות וירטואליות, להורדות בחלקים רבים ולרוב סוגי ה-RAID.</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>‏Seagate,‏ Toshiba ו-Western Digital פרסמו רבים מהדגמים, רובם בשנת 2020.</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>במשפחה אחת של כוננים מצא המחקר Skylight ‏(2015) רצועות של כ-15 עד ⁦40 MB⁩ ומטמון של כ-⁦20 GB⁩. לכוננים חדשים יותר לא פורסמו נתונים.</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>הקלטה מגנטית רעפים SMR CMR PMR archive barracuda מסלולים מטמון device-managed shingled חופפים זול משמעות הבדל</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>עד כמה הקביעה בטוחה</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>מעט כוננים אומרים על עצמם שהם SMR. לכן Shingleback אוסף ראיות ומציג את כולן: פתחו את „למה אנו חושבים כך” בכרטיס הכונן. גם מה שסותר מוצג.</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>„זהו” מופיע כשהכונן או Linux אומרים זאת. „קרוב לוודאי” ו„כנראה” נשענים על סימן או על רשימת דגמים. דיסק שמסתובב ובכל זאת מציע TRIM הוא סימן כזה, כי לדיסקים אחרים אין בו צורך. „אולי” פירושו שהמקורות סותרים זה את זה, או שמעט ידוע.</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>אם לא נמצא סימן, זה לא מוכיח דבר. לכן Shingleback קורא לכונן רגיל רק כשמקור אומר זאת.</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>מה שכוננים יכולים לומר כתוב בקוד המקור של הליבה; רשימת הדגמים שלנו מציינת מקור לכל רשומה.</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>דיווחים שפורסמו על כוננים שידוע שהם SMR מראים TRIM ברבים מהם, ושום דבר באחרים.</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>בטוח סביר לא בטוח קביעה ראיות סיבות הוכחה CMR רגיל</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>כוננים שחייבים להיכתב לפי הסדר</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>כונן host-managed אינו מסתיר את מבנהו. הוא בנוי מאזורים, ודוחה כל מה שלא נכתב לפי הסדר. כוננים כאלה באים ממרכזי נתונים; בבית הם נדירים.</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>מעט מערכות קבצים עובדות עליהם. עם ליבה חדשה btrfs עובדת, וחלק מהמקום צריך להישאר תמיד פנוי. אי אפשר להחליף קבצים עם מערכות אחרות. ככונן גיבוי ראשון הוא אינו מומלץ.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>המדריך של btrfs מתאר את מצב האזורים ואת מגבלותיו.</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>הצוות של מערכת האחסון EOS, שניסה כוננים כאלה, ממליץ לא למלא אותם ולא לשמור מראש מקום לקבצים.</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>ליבה 6.12 ומעלה, עדיף 6.17; ‏mkfs.btrfs מזהה כונן כזה בעצמו. ל-XFS יש מצב אזורים מ-6.15, שהוא ניסיוני לפני 7.2. ‏⁦/sys/block/sdX/queue/zoned⁩ אומר host-managed.</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC אזורים zoned host-managed מרכז נתונים ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>מעבר לכונן חדש: להעתיק או להעביר?</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>העתיקו את הכונן אם מערכת הקבצים שלו יכולה להישאר כפי שהיא. כל מה שבו עובר, ברצף ארוך אחד של כתיבות גדולות, וזה מה שכונן SMR עושה הכי טוב. הכונן החדש חייב להיות גדול לפחות באותה מידה, וכל מה שבו אובד. כונן גדול יותר מנוצל: מערכת הקבצים גדלה, אם הסוג שלה יכול.</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>העבירו את הגיבוי אם מערכת הקבצים צריכה להשתנות, למשל מ־exFAT ל־ext4, או מ־ext4 ל־btrfs. כל הגרסאות עוברות, קובץ אחר קובץ, ולכן זה נמשך זמן רב יותר. קבצים אחרים בכונן הישן נשארים שם, והכונן החדש מוכן מראש.</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>אם הכונן הישן מתחיל להיכשל, העתיקו אותו, ובהקדם. מה שלא ניתן לקרוא מדלגים עליו תחילה ומנסים שוב בסוף, כך שעד אז השאר כבר בטוח. קבצים שאבדו נקובים בשמם היכן שמערכת הקבצים מגלה זאת.</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>שתי הדרכים רק קוראות את הכונן הישן, משוות הכול בסוף, וממשיכות מהמקום שבו נעצרו. מה שלא הסתיים מופיע בדף „העתקת כונן לכונן אחר”. שמרו את הכונן הישן עד שגיבוי לכונן החדש יצליח.</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>במודל שלנו של כונן כזה, העתקה נמשכת לכל היותר פי 1.05 מרצף כתיבות ללא הפסקה.</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>לשמור את הכונן הישן עד שהחדש הוכיח את עצמו הוא נוהג טוב בכל החלפה.</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>העתקה: shingleback clone SOURCE TARGET. העברה: shingleback move DEST NEW_DEST. מה שלא הסתיים: shingleback unfinished. לאחר ההעתקה, נתקו אחד משני הכוננים אם יש להם אותו UUID.</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>שכפול הגירה החלפה שדרוג גדול יותר דיסק העברה תמונה dd ddrescue הצלה כושל גוסס כונן חדש להחליף לעבור להעתיק</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>איך מכינים כונן לגיבויים</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>מערכת קבצים היא הסדר שבו כונן שומר את קבציו. רובן מזמן בלי SMR: הטבלאות פזורות בכל הדיסק, וכל שינוי קטן שם עולה לכונן רצועה שלמה. Shingleback מאתחל כך שהטבלאות עומדות יחד והקבצים נכתבים בקטעים ארוכים.</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>ל-Linux זו btrfs, שגם שמה לב כשקובץ התקלקל, או ext4 עם כל הטבלאות בהתחלה. כדי לחלוק כונן עם Windows ו-macOS זו exFAT עם חלקים גדולים; אין לה בעלים ובדיקות, אבל Shingleback שומר אותם ברשומות משלו.</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>אחרי האתחול התוצאה נקראת חזרה מהכונן ומושווית למה שרצינו. לא מאמינים לכלי רק כי אמר „בוצע”.</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>אתחלנו תמונה של ⁦8 TB⁩: ‏btrfs נוגעת ב-6 רצועות, ext4 דחוסה ב-7, ‏exFAT עם חלקים גדולים ב-3; ‏ext4 בצורתה הרגילה נוגעת ב-3,750.</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>המחבר של ⁦„SMR Archive Drives, Fast, Now”⁩ מילא כוננים כאלה ב-btrfs בקצב יציב של 80 עד ⁦150 MB/s⁩.</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>⁦mkfs.btrfs -K -d single -m dup -n 64K⁩; ⁦mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard⁩; ⁦mkfs.exfat -c 1M -b 32M --pack-bitmap⁩. אפשרויות ל-mkfs עוברות דרך UDisks2 מאז 2.10; קודם הן נשמטות בשקט, ודרוש העוזר של Shingleback.</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>אתחול הכנה מערכת קבצים פרופיל btrfs ext4 exfat מחיצה איזו הכי טובה הגדרות</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>אילו מערכות קבצים אינן מומלצות</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>‏F2FS הייתה פעם העצה הטובה ביותר, עם מקטעים גדולים. היא מפזרת קבצים יותר ויותר עם השנים, שומרת רזרבה גדולה, וכלי התיקון שלה חלשים. NILFS2 כותבת הכול בשורה אחת, וזה מצוין עד שהכונן מלא; אז המנקה שלה ועבודת הכונן מפריעים זה לזה.</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>‏XFS מצוינת על דיסקים אחרים, וכותבת מעט מלבד הקבצים. אבל היא מפזרת אותם על כל הכונן, ואינה שמה לב כשאחד התקלקל. NTFS מפזרת כתיבות קטנות, ו-Linux איטי איתה; קחו אותה רק היכן ש-Windows דורש.</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>מה שלא תבחרו: בלי RAID 5 או 6 של כונני SMR, בלי זיכרון החלפה, בלי מכונות וירטואליות, בלי אתחול איטי שממלא את הכונן באפסים.</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>כונן ריק של ⁦8 TB⁩ עם מערכת הקבצים f2fs מראה כ-10 עד ⁦130 GB⁩ כתפוסים. זו הרזרבה שלה לסידור. גם למערכות אחרות יש רזרבות, אבל הן אינן סופרות אותן כתפוסות. זה רגיל.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>בהשוואה של מערכות קבצים של Linux על כונן כזה של ⁦8 TB⁩, ‏NILFS2 הגיעה ראשונה; המחבר מוסיף שהמנקה לא נדרש לעבוד, כי הכונן היה כמעט ריק.</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>משתמש ב-NTFS על כונן כזה, עם מיליון קבצים, ראה כ-⁦1 MB/s⁩ אחרי 10 עד ⁦20 GB⁩ הראשונים.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>על תמונה של ⁦8 TB⁩, ‏F2FS עם מקטעים גדולים הראתה כ-⁦90 GB⁩ כתפוסים לפני הקובץ הראשון.</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>למי שבכל זאת רוצה: ⁦shingleback prepare --profile f2fs⁩ ‏(⁦mkfs.f2fs -s 64 -t 0 -a 0⁩), ‏xfs, ‏ntfs ‏(⁦-Q -c 65536⁩) או nilfs2. מהעצה הישנה ל-f2fs, ‏no_heap כבר אינו אומר דבר.</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs חלופות מערכת קבצים אחרת בחירה רעה df תפוס ריק שמור overprovision 100 GB חסר קיבולת</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>הגדרות טובות ל-ZFS על כונן אחד</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>‏ZFS אוספת כתיבות קטנות לארוכות, ויש המפעילים אותה בהצלחה על כונן SMR יחיד. Shingleback אינו יוצר אותה. אם אתם כן: רשומות גדולות, דחיסה, בלי זמני גישה ופחות עותקים של הטבלאות, פירושם פחות כתיבה.</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>גודל הסקטורים חייב להיות נכון מההתחלה, כי אי אפשר לשנותו אחר כך. אם לדווח לכונן מיד על מקומות שנמחקו, על כך חלוקים: מחבר העצה עושה זאת; בכונני WD Red מסוג SMR ידוע שזה מזיק. ושיישאר כונן אחד: בנייה מחדש של קבוצה יכולה להימשך יותר משבוע.</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>‏⁦„ZFS on SMR Drives”⁩ ‏(2022) העתיק יותר מ-⁦3 TB⁩ לכונן USB מוצפן של ⁦5 TB⁩, ב-24 עד ⁦52 MB/s⁩.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>היצרנים של TrueNAS ו-WD ממליצים נגד TRIM בכונני WD Red מסוג SMR.</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>⁦zpool create -o ashift=12 POOL DEVICE⁩; ⁦zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL⁩. ‏⁦autotrim=on⁩ רק לכוננים שמקבלים זאת היטב, ולעולם לא ל-WD Red EFAX. עם rsync השתמשו ב-⁦--whole-file⁩.</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd הגדרות</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>מה פירוש הצפנת כונן</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>מי שמוצא או גונב כונן מוצפן אינו יכול לקרוא בו דבר. הסיסמה היא המפתח היחיד: איש אינו יכול לעזור כשהיא אבודה, והגיבוי אבוד איתה. כתבו אותה, ושמרו אותה בנפרד מהכונן.</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>‏Linux מבקש אותה בכל חיבור של הכונן; Windows ו-macOS אינם יכולים לפתוח אותו. בכונן SMR זה עולה מעט מהירות, אם ההצפנה היא ביחידות שבהן הכונן כותב. שום דבר אינו מתמלא קודם בנתונים אקראיים, מה שהיה לוקח כמעט יום.</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>אם ההכנה נכשלת באמצע, הכונן עלול להיראות נעול ובלי דבר בתוכו. הכינו אותו שוב.</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>זו ההצפנה הרגילה של Linux ‏(LUKS2), שגם מערכות Linux אחרות פותחות.</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>בעלי כוננים כאלה מסכימים על יחידות של 4096 בתים, שאינן תמיד הרגילות.</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>⁦cryptsetup luksFormat --type luks2 --sector-size 4096⁩; בלי ⁦--allow-discards⁩; בלי dm-integrity, שמכפילה את הכתיבות המפוזרות. בלי הכותרת אי אפשר לפתוח דבר: cryptsetup luksHeaderBackup יוצר עותק שלה.</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>הצפנה מוצפן LUKS LUKS2 סיסמה cryptsetup מפתח נעול ביטול נעילה גנוב שכחתי סודיות</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>למה קריאה יכולה לכתוב: זמני גישה</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>‏Linux רושם מתי קובץ נקרא לאחרונה. בכונן גיבוי איש אינו שואל על כך, אבל כל רישום הוא כתיבה קטנה אי שם בדיסק, ובזה כונן SMR הכי גרוע. מי שמעיין בתיקיית תמונות משאיר לו עבודה לאחר כך.</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>לכן Shingleback פותח את כונניו בלי זמני גישה. שולחן העבודה אולי כבר פתח את הכונן בדרך הרגילה; אז אפשר לפתוח אותו שוב, ולשם כך אסור ששום תוכנית תשתמש בו. כשרק מעתיקים מכונן, פתחו אותו לקריאה בלבד.</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>היכן שאי אפשר שום דבר מזה, Shingleback עדיין קורא את הקבצים שלכם בלי להשאיר רישום. אלה של אנשים אחרים, ומה שתוכניות אחרות קוראות, נרשמים כמו קודם.</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>אחרי העתקה טרייה, קריאת 1,490 קבצים פעם אחת ב-btrfs גרמה ל-131 כתיבות מפוזרות. בלי זמני גישה לא הייתה אף אחת.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>בהשוואה של מערכות קבצים של Linux, העתקה ירדה מ-80 ל-3 עד ⁦5 MB/s⁩ כל עוד נרשמו זמני גישה.</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>אפשרות העיגון היא noatime ‏(ברירת המחדל relatime; ‏findmnt מראה). Shingleback קורא עם O_NOATIME, שהליבה נותנת לבעל הקובץ ול-root.</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime אפשרות עיגון קריאה כותבת גישה אחרונה</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>איך משחזרים קבצים</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>קובץ שנמחק: פתחו את „שחזור” והקלידו חלק מהשם שלו בשדה החיפוש. החיפוש עובר על כל הגרסאות, ולכן הוא מוצא גם קבצים שנמחקו או הועברו. בחרו את הקובץ ולחצו על „שחזור…”.</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>גרסה קודמת של קובץ: בחרו את הקובץ, ולידו אחת מהגרסאות שלו. „השוואת גרסאות” מציגה שתיים מהן זו לצד זו. כדי לראות את כל התיקיות כפי שהיו, בחרו גיבוי מעל הרשימה.</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback בודק קודם אילו קבצים כבר קיימים, ולא מחליף אף אחד מהם אלא אם תבחרו בכך. אפשר גם לשחזר לתיקייה אחרת.</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>הכול, במחשב חדש: התקינו בו את Shingleback וחברו את הכונן. ב„שחזור” בחרו „פתיחת גיבוי במקום אחר…”, ואחר כך „שחזור הכול…”. הקבצים מגיעים לתיקייה חדשה, אלא אם תבחרו בתיקיות המקוריות.</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>בלי Shingleback: פתחו את הכונן בכל מנהל קבצים. הקבצים החדשים ביותר הם קבצים רגילים, שאפשר להעתיק. גרסאות קודמות משחזרת תוכנית שנמצאת בכונן: ⁦reader.py⁩ בתיקייה הנסתרת ⁦.shingleback⁩. היא צריכה רק Python, גם ב־Windows וב־macOS.</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>הבדיקות שלנו משחזרות כל גרסה של גיבויי הדוגמה שלהן באמצעות ⁦reader.py⁩ בלבד, ומקבלות את אותם הקבצים.</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>בתיקייה ⁦.shingleback⁩: ⁦python3 reader.py versions⁩, ואחר כך ⁦python3 reader.py restore VERSION FOLDER⁩. במסוף יש גם ⁦shingleback trace⁩ ו־⁦shingleback restore⁩.</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>שחזור לשחזר להחזיר קובץ שנמחק מחקתי אבד בטעות נדרס גרסה קודמת ישנה ביטול מחשב חדש התקנה מחדש העברה הכול בלי תוכנה מנהל קבצים חירום</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>של את על עם זה זו אני הוא היא מה מתי למה איך לא כן או גם יש אין לי</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>נמדד על ידינו</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>נמדד על ידי אחרים</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>מתועד</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>נאמר על ידי היצרן</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>חושב בעזרת מודל</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>דווח</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>נוהג טוב</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>למה הוא נעלם, ומה לעשות</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>לרוב אלה הכבל, היציאה או החשמל: חברו אותו ישר למחשב, בכבל אחר, בלי רכזת.</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>כונן SMR יכול לשתוק גם מסיבות משלו. אחרי הפרעה הוא קודם מסדר את הטבלאות שלו, ואינו עונה עד שסיים. אפילו מסך ההפעלה של המחשב אולי לא יראה אותו. לרוב הוא חוזר, אם יש לו חשמל וזמן.</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. השאירו אותו מחובר ותחת מתח שעה. אל תמשכו אותו כי שום דבר לא קורה: אולי הוא עסוק בעצמו.</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. אחר כך כבו והדליקו: בספק הכוח אם יש לו, אחרת בכבל. חכו חצי דקה באמצע, וקחו יציאה או כבל אחר אם יש. תנו לו כמה דקות להתחיל.</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. בדקו אם חזר. אם לא, התחילו מחדש, עד שלוש פעמים בסך הכול.</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. אם שלושה סבבים לא עזרו, נסו מחשב אחר. אם גם הוא אינו רואה אותו, הכונן כנראה שבור. אם משהו עליו חשוב ואין עותק שני, השאירו אותו כבוי ופנו לחברה לשחזור נתונים.</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>יוצא מן הכלל אחד: כונן שמתקתק חזק, או מהסדרה שידוע שאינה עומדת בכך, אין להפעיל שוב ושוב. Shingleback מבקש אז סבב אחד בלבד.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>‏⁦„SMR Archive Drives, Fast, Now”⁩ אומר: השאירו אותו תחת מתח שעה לפחות, כבו והדליקו, וחזרו על כך לפני שאתם קוראים לו שבור. משתמשים של תוכניות גיבוי מספרים על אותה שתיקה.</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>השעה והחזרה הן מ⁦„SMR Archive Drives, Fast, Now”⁩. ששלושה סבבים מספיקים היא בחירה שלנו; איש לא מדד זאת.</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>נעלם חסר לא מזוהה BIOS אבוד ניתוק מת שבור המתנה שעה טיימר כיבוי הדלקה הפעלה מחדש סבבים הצלה כונן עזרה נמצא מופיע אבד</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>מה פירוש שגיאת קלט/פלט ביומן</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>‏Linux מחכה 30 שניות לתשובה. אז הוא רושם שגיאה, מתחיל את החיבור מחדש ושואל שוב. כונן SMR שמסדר את עצמו יכול לשתוק יותר מזה. ביומן זה נראה נורא, וכשלעצמו אין זה נזק.</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>לשורות אחרות משמעות אחרת. ⁦„CRC”⁩ מצביע על הכבל. ⁦„UNC”⁩ או ⁦„Medium Error”⁩ פירושם שהדיסק עצמו לא הצליח לקרוא מקום: העתיקו את החשוב. הדף „מה קרה?” קורא את היומן ואומר מה מהם.</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>אם זה קורה הרבה עם כונן SMR, בקשות קטנות עוזרות יותר מסבלנות ארוכה: כוננים אחדים מועדים בבקשות הגדולות ש-Linux חדש שולח.</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>‏30 השניות הן ברירת המחדל של ליבת Linux לדיסקים.</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>ברשימת התפוצה של הליבה לדיסקים, ב-2025, כונן של ⁦8 TB⁩ עצר 30 שניות או נתקע בבקשות של ⁦4 MB⁩, ועבד חודש בלי הפסקה ב-⁦1.3 MB⁩. המתנה ארוכה יותר לא ריפאה זאת.</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>‏⁦/sys/block/sdX/queue/max_sectors_kb⁩ הוא 4096 מאז Linux 6.16 ‏(1280 קודם); 1024 הוא ערך טוב לכונן SMR. ‏⁦/sys/block/sdX/device/iotmo_cnt⁩ סופר בקשות שלא נענו בזמן. העצה מ-2015, לחזור לליבה ישנה או לערך 127, מיושנת.</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>שגיאת קלט/פלט יומן ליבה dmesg timeout reset קפוא חריגה קישור תקוע חסום uas abort שורות אדומות שגיאה הודעת זמן קצוב</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>מתי לכבות UAS, או למנוע מכונן להיעצר</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>לינוקס משתמשת במארזי USB חדשים דרך UAS, שהוא מהיר יותר. חלקם מאבדים כך פקודות: היומן מראה פקודות שבוטלו ואיפוסים, והכונן נתקע או נעלם. אם כבל אחר, יציאה אחרת ויותר חשמל לא עוזרים, כבו את UAS. לינוקס תשתמש אז במנהל ההתקן הישן לכל המארזים מהדגם הזה, דבר שעולה במעט מהירות.</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>רוב הכוננים החיצוניים נעצרים אחרי כמה דקות בלי עבודה, וצריכים כעשר שניות כדי להתחיל. זה חוסך חשמל ורעש. בחרו זמן אחר אם זה קורה לעתים קרובות מדי, או אם הכונן אינו מתחיל שוב.</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>כוננים קטנים רבים מחנים את הראשים אחרי כמה שניות ללא שימוש. אם כונן נוקש כל הזמן, או שהדוח שלו סופר חניות רבות, בקשו ממנו לא לעשות זאת. הוא יתחמם אז מעט יותר.</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>כל הגדרה נשארת עד שתבטלו אותה באותו מקום. יש מארזים שעוצרים את הכונן בעצמם, מה שלא תבחרו.</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>תיעוד הליבה מונה את האפשרות ⁦usb-storage.quirks⁩. זמני העצירה הם אלה של תקן ATA, ש־UDisks2 ו־hdparm משתמשים בו.</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>משתמשים במארזים רבים, ובלוחות קטנים, מדווחים שהשגיאות נפסקו בלי UAS.</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS מכובה ב־⁦/sys/module/usb_storage/parameters/quirks⁩, ולזמן שאחרי הפעלה מחדש בקובץ ⁦00-shingleback-uas.*⁩ ב־⁦/etc/modprobe.d⁩ וב־⁦/etc/udev/rules.d⁩. כונן שמחובר בזמן הפעלת המחשב אולי צריך חיבור מחדש, אלא אם תריצו ⁦update-initramfs -u⁩, ⁦dracut -f⁩ או ⁦mkinitcpio -P⁩, או שב־Raspberry Pi תוסיפו ⁦usb-storage.quirks=VID:PID:u⁩ לשורה ב־⁦/boot/firmware/cmdline.txt⁩. העצירה היא טיימר ההמתנה (⁦hdparm -S⁩). הגדרות אחרות שעוצרות כונן או מחנות את ראשיו: ניהול חשמל (⁦hdparm -B 254⁩), טיימרים של Seagate (⁦openSeaChest_PowerControl --EPCfeature disable⁩) ושל דיסקי WD ישנים (⁦idle3ctl -d⁩), הטיימר של חלק מהמארזים (⁦sdparm --page=po⁩), וחיסכון החשמל של היציאה (⁦/sys/bus/usb/devices/PORT/power/control⁩).</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks ביטול איפוס reset מנהל התקן המתנה שינה ישן נעצר עצירה ער טיימר hdparm apm חניה ראשים מחזורים רעש מארז גשר raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>למה פתאום אפשר רק לקרוא אותו</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>כשמערכת קבצים נתקלת בשגיאה שאינה יכולה לתקן, היא מפסיקה כל כתיבה, כדי שלא יהיה גרוע יותר. זה מגן על הקבצים שלכם; זה אינו הנזק עצמו.</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>הסיבה כתובה ביומן מעט קודם: חיבור שנקטע, כונן שהיה מלא, או מקום שלא ניתן לקריאה. הוציאו את הכונן, חברו אותו שוב ובדקו ב„מה קרה?”. אם היה מלא, פנו מקום.</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>המדריכים של ext4 ו-btrfs מתארים זאת ככוונה.</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>בכונן מסוג host-managed, ‏btrfs של ליבה ישנה יותר (6.6) עברה לקריאה בלבד כשהתמלאה.</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>ב-btrfs שאומרת ⁦„no space”⁩ כשיש מקום פנוי: btrfs filesystem usage, ואז ⁦btrfs balance start -dusage=10⁩ על נקודת העיגון. ב-ext4: ניתוק, ואז fsck.</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>קריאה בלבד readonly מוגן כתיבה remount אי אפשר לכתוב הרשאה fsck לא ניתן לשמור למחוק נעול</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>אילו ערכי SMART רק נראים מדאיגים</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>כונן מנהל רשימת מונים על עצמו (SMART). אחדים נראים נורא ואומרים מעט. בכונן SMR, ‏⁦„command timeout”⁩ ‏(188) סופר את ההפסקות לסידור. בכונני Seagate, מספרים ענקיים ב-1, 7 ו-195 הם שני מונים באחד, ורגילים. 199 סופר צרות בכבל, לא בדיסק.</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>ארבעה מהם חשובים: 5 (מקומות שהוחלפו), 187 (שגיאות שלא תוקנו), 197 (מקומות שמחכים להחלטה) ו-198 (מקומות שלא נקראו). על אחד שנשאר כפי שהוא כדאי להשגיח. אחד שעולה פירושו: העתיקו את מה שבכונן והחליפו אותו.</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>ערכים טובים אינם הבטחה. כוננים מתקלקלים גם בלי שום סימן.</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>איך המספרים ארוזים כתוב בטבלת הכוננים של smartmontools.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>ש-188 סופר את ההפסקות של כונן SMR בריא הוצג ברשימת התפוצה של הליבה לדיסקים ב-2025.</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>מקום שממתין (197) אחרי כתיבה שנקטעה יכול להיעלם כשכותבים אותו שוב, ואז לא אמר דבר.</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>‏188 מכיל שלושה מספרים של 16 סיביות: 34360262682 הם 8, 8 ו-26. ב-1, 7 ו-195 של Seagate השגיאות הן הערך הגולמי מוזז 32 סיביות ימינה. 192 ו-193 עולים בכל ניתוק וחניה.</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>בריאות smartctl מאפיינים שגיאות קריאה סקטורים הוחלפו ממתינים CRC command timeout מצב פגום גוסס ישן</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>למה לא תמיד אפשר לקרוא את הבריאות</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>בין המחשב לדיסק יושב השבב של המארז. אחדים אינם מעבירים את השאלה על הבריאות. בכונני Seagate ב-USB מהיר Linux עצמו עוצר את השאלה, כי כמה מהשבבים האלה אינם עומדים בה. הכונן יכול להיות בסדר גמור; איש אינו יכול לשאול אותו.</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>כשזו שאלה של הרשאות, כרטיס הכונן אומר מה חסר. „לא ידוע” לעולם אינו טוב, ולעולם אינו רע.</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>ש-Linux עוצר את השאלה ליצרן זה כתוב בקוד המקור של הליבה.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>שאפשר להסיר את החריג לכונן יחיד הוצג ברשימת התפוצה של הליבה ל-USB ב-2024.</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>אפשרות הליבה ⁦usb_storage.quirks=0bc2:2037:⁩ ‏(המזהה של הכונן שלכם, ושום דבר אחרי הנקודתיים האחרונות) מסירה את החריג ושומרת על מנהל ההתקן המהיר; אחר כך חברו את הכונן שוב. הצורה שנגמרת ב-:u עובדת גם היא, ואיטית יותר.</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART לא ידוע בריאות חסום UAS quirk גשר מארז root הרשאות</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>למה כונן אחד אינו מספיק</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>כונן שעומד ליד המחשב חולק את גורלו: אש, מים, גנבה, נפילה, ברק, תוכנה זדונית. וכל כונן מתקלקל יום אחד, לעתים קרובות בלי מילה.</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>שמרו את מה שאין לו תחליף שלוש פעמים, על שני כוננים שונים, אחד מהם בבית אחר. שני כוננים זולים לסירוגין טובים מאחד יקר: Shingleback יכול להזכיר לכם להחליף ביניהם. בחרו „שני כוננים מתחלפים” בערכת הגיבוי. נתקו את הכונן כשהגיבוי גמור. ושחזרו קובץ מדי פעם: רק אז תדעו שהגיבוי הוא גיבוי.</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>כלל שלושת העותקים ידוע כ-3-2-1. הרשות האמריקאית US-CERT המליצה עליו ב-2012, במסמך ⁦„Data Backup Options”⁩.</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>אסטרטגיה 3-2-1 עותק שני מקום אחר אש גנבה כופרה וירוס תקלה הכול אבד שריפה גניבה נגנב בטוח</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>הגיבוי הראשון ייקח כנראה פחות משעה.</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>הגיבוי הראשון ייקח כנראה ⁨{low}⁩ עד ⁨{high}⁩ שעות.</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>הגיבוי הראשון ייקח כנראה עד ⁨{high}⁩ שעות.</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>הגיבוי הראשון יכול לקחת בין ⁨{low}⁩ שעות ל-⁨{high}⁩ ימים.</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>הגיבוי הראשון יכול לקחת ⁨{low}⁩ עד ⁨{high}⁩ ימים.</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>אפשר לעצור ולהמשיך אחר כך.</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>מוכן ביום שני בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>מוכן ביום שלישי בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>מוכן ביום רביעי בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>מוכן ביום חמישי בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>מוכן ביום שישי בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>מוכן בשבת בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>מוכן ביום ראשון בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>זה נמשך יותר מהצפוי, כי המטמון של הכונן מלא.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>זה נמשך יותר מהצפוי, כי הכונן עשה הפסקה.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>זה נמשך יותר מהצפוי, כי קבצים קטנים דורשים יותר זמן.</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>זה נמשך יותר מהצפוי.</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>זה מהיר מהצפוי.</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>נותרו ⁨{time}⁩</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>פחות מדקה</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>כ-⁨{time}⁩</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>עד ⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>מוכן בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>מוכן מחר בערך ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>נותרו לפחות ⁨{time}⁩</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>‏⁨{low}⁩ עד ⁨{high}⁩</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>הכונן הוצא: לא ידוע עליו עוד.</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>הצביעו על מקום בגרף כדי לקרוא מה קרה שם.</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>קצר מדי לגרף.</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>ממתינים לנתונים הראשונים…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>הכונן כתב ⁨{rate}⁩ בממוצע.</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>המטמון לא התמלא: הכונן כתב ⁨{rate}⁩ בממוצע.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>במשך ⁨{time}⁩ המטמון התמלא במלוא המהירות, ⁨{fast}⁩; אחר כך הוא היה מלא.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>במשך ⁨{time}⁩ המטמון התמלא במלוא המהירות, ⁨{fast}⁩; אחר כך הוא היה מלא, והכתיבה ירדה ל-⁨{slow}⁩.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>במשך ⁨{time}⁩ המטמון התמלא במלוא המהירות, ⁨{fast}⁩; אחר כך הוא היה מלא, והכתיבה ירדה ל-⁨{slow}⁩ עד שחזרה להיות מהירה ב-⁨{again}⁩.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>במשך ⁨{time}⁩ המטמון התמלא במלוא המהירות, ⁨{fast}⁩; אחר כך הוא היה מלא, והכתיבה ירדה ל-⁨{slow}⁩, עם הפסקות של ⁨{rest}⁩ בסך הכול כדי לפנות מקום.</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>‏⁨{values}⁩, אחרי ⁨{time}⁩</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>בגיבוי הקודם ⁨{rate}⁩</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>לא נכתב דבר</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>הועתקו ⁨{rate}⁩</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>נכתבו לכונן ⁨{rate}⁩</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>לא מבקשים דבר מהכונן</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>‏⁨{rate}⁩ נקראים</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>ב-⁨{time}⁩: ⁨{said}⁩</translation>
        </message>
    </context>
    <context>
        <name>headed</name>
        <message>
            <source>{name}: {said}</source>
            <translation>‏⁨{name}⁩: ⁨{said}⁩</translation>
        </message>
    </context>
    <context>
        <name>health</name>
        <message>
            <source>good</source>
            <translation>טובה</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>למעקב</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>מתקלקל</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>לא ידועה</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>לא נספר דבר חשוב. כל כונן עדיין יכול להתקלקל בלי סימן.</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>שמרו עותק שני של מה שעליו, ובדקו שוב בעוד כמה שבועות.</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>קודם כול העתיקו את מה שעליו לכונן אחר; אחר כך החליפו אותו.</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>היא יכולה להיות טובה או רעה.</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>אין דוח SMART, או אין כזה שאפשר להבין.</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl אינו מכיר את המארז הזה (⁨{usb}⁩) ולא שאל דבר. שאלו שוב עם אחת מהאפשרויות האלה: ⁨{ways}⁩.</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>הדוח אומר איזה כונן זה, ודבר על בריאותו. דוח מלא נוצר עם ⁦smartctl -x⁩.</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>הכונן אומר שהוא בסדר, אבל לא מה ספר. גם כוננים עם סקטורים רעים רבים אומרים זאת.</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>חסרים בדוח מספרים חשובים; אולי נקטע. לכן הוא לא מראה את הכול.</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>הכונן עצמו אומר שהוא עומד להתקלקל.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>‏⁨{name}⁩ (מאפיין ⁨{number}⁩) מתחת לגבול שקבע היצרן: הוא עומד להתקלקל.</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>סקטורים שלא ניתן היה לקרוא: ⁨{count}⁩. אחרי הפסקת חשמל או זמן שפג זו יכולה להיות כתיבה שנקטעה; זה נעלם כשכותבים שם שוב.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>סקטורים שאי אפשר לקרוא: ⁨{count}⁩. עם נזק כזה יבואו עוד.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>סקטורים שאי אפשר לקרוא: ⁨{count}⁩, והיו ⁨{before}⁩. הנזק גדל.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>סקטורים שהיו רעים והוחלפו מהרזרבה: ⁨{count}⁩. כונן יכול לחיות עם כמה כאלה שנים; מה שקובע הוא אם יהיו עוד.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>סקטורים שהיו רעים והוחלפו מהרזרבה: ⁨{count}⁩. עם נזק כזה יבואו עוד.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>סקטורים שהיה צריך להחליף: ⁨{count}⁩, והיו ⁨{before}⁩. הנזק גדל.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>סקטורים שהבדיקה של הכונן עצמו לא הצליחה לקרוא: ⁨{count}⁩.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>סקטורים שהבדיקה של הכונן עצמו לא הצליחה לקרוא: ⁨{count}⁩. עם נזק כזה יבואו עוד.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>סקטורים שהבדיקה של הכונן עצמו לא הצליחה לקרוא: ⁨{count}⁩, והיו ⁨{before}⁩.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>פעמים שהכונן נאלץ לוותר על קריאה: ⁨{count}⁩.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>פעמים שהכונן נאלץ לוותר על קריאה: ⁨{count}⁩. זה הרבה.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>פעמים שהכונן נאלץ לוותר על קריאה: ⁨{count}⁩, והיו ⁨{before}⁩.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>שגיאות שהכונן לא הצליח לתקן: ⁨{count}⁩.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>שגיאות שהכונן לא הצליח לתקן: ⁨{count}⁩, לעומת ⁨{before}⁩ קודם.</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>מקומות שהכונן התקשה לקרוא כשבדק את עצמו: ⁨{count}⁩. בדקו שוב בעוד חודש.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>שגיאות בדרך בין הכונן למחשב: ⁨{count}⁩. זה הכבל, היציאה או המארז, לא הדיסק שבתוכו. נסו כבל או יציאה אחרים; המספר נשאר, אבל לא אמור לעלות עוד.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>שגיאות בדרך בין הכונן למחשב: ⁨{count}⁩, והיו ⁨{before}⁩. הדיסק עצמו אינו אשם: השתמשו בכבל או ביציאה אחרים.</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>שגיאות בכבל, לפני זמן רב או מעטות: ⁨{count}⁩. כל עוד המספר אינו משתנה, אין בכך דבר.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>בדיקות עצמיות שנכשלו: ⁨{count}⁩. שום דבר אחר לא מדבר נגד הכונן; תנו לו לבדוק את עצמו שוב.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>בדיקות עצמיות שנכשלו: ⁨{count}⁩, ובהן האחרונה. יש מקום שאי אפשר לקרוא; הדוח אינו אומר כמה.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>בדיקות עצמיות שנכשלו: ⁨{count}⁩, ואף אחת לא הצליחה מאז. יש מקום שאי אפשר לקרוא.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>בדיקות עצמיות שנכשלו: ⁨{count}⁩; ויש סקטורים שאי אפשר לקרוא.</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>בדיקה עצמית נכשלה, ושום מספר לא מדבר נגד הכונן. ידוע שהאלקטרוניקה של כוננים כאלה עונה כך בלי לבדוק.</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>פעמים שהדיסק לא הגיע מיד למהירות: ⁨{count}⁩. אולי חסר לו חשמל: השתמשו ביציאה של המחשב עצמו או בספק הכוח של הכונן. אם המספר עוד עולה, המנוע חלש.</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>שגיאות בזיכרון של הכונן עצמו: ⁨{count}⁩.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>‏⁨{name}⁩ (מאפיין ⁨{number}⁩) בסוף מה שתכנן היצרן. זה גיל, לא תקלה.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>‏⁨{name}⁩ (מאפיין ⁨{number}⁩) חורג מהגבול שקבע היצרן. הוא סופר שגיאות, לא גיל.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>‏⁨{name}⁩ (מאפיין ⁨{number}⁩) היה פעם מתחת לגבול היצרן, ושוב מעליו.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>‏⁨{name}⁩ (מאפיין ⁨{number}⁩) אין לו גבול שיכול לרדת ממנו; מה שהדוח אומר עליו הוא טעות של התוכנית שיצרה אותו.</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>הכונן חם יותר משהיצרן מתיר. תנו לו אוויר.</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>הכונן היה פעם חם יותר משהיצרן אוהב. כבר לא.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>הכונן ב-⁨{celsius}⁩ °C, חם מדי לדיסק. תנו לו אוויר.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>הכונן ב-⁨{celsius}⁩ °C: חם, ועדיין מותר.</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>הרזרבה של הכונן נגמרה.</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>הכונן חם מדי או קר מדי כרגע.</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>הכונן אומר שאינו אמין עוד.</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>אפשר רק לקרוא מהכונן.</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>ההגנה של הכונן מפני הפסקות חשמל נכשלה. השאירו אותו תחת מתח בזמן כתיבה.</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>‏⁨{percent} %⁩ מהחיים שתכנן היצרן נוצלו. זה גיל, לא תקלה.</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>פקודות שלא נענו בזמן: ⁨{count}⁩. כונן עסוק או מתעורר גורם לכך, וגם כבל רופף, ולכן זה לבדו אינו תקלה.</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>המספרים הענקיים שמאחורי שיעורי השגיאה (מאפיינים 1, 7 ו-195) הם דרכו של יצרן זה לספור את כל מה שנקרא. שגיאות ביניהם: ⁨{errors}⁩.</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>פעמים שהכונן בדק מקום חשוד: ⁨{count}⁩. אף אחד לא הוחלף.</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>רשומות ביומן השגיאות של הכונן: ⁨{count}⁩. גם פקודות שנדחו וכבל גרוע משאירים רשומות, והן נשארות לתמיד.</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>מספר הפעמים שהראשים הוחנו: ⁨{count}⁩. כוננים בנויים ל-300,000 עד 600,000. זו שחיקה, לא תקלה; חניה לעתים רחוקות יותר מאטה אותה.</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>כתיבות שנכשלו, ככל שהכונן ניסה: ⁨{count}⁩. גם הרזרבה שלו בשימוש.</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>הכונן עבד כ-⁨{years}⁩ שנים. גיל לבדו אינו תקלה.</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>נקרא על ידי שירות הכוננים של המערכת.</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>נקרא באמצעות התוכנית smartctl.</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>נקרא על ידי העוזר של Shingleback, באמצעות התוכנית smartctl.</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>שירות הכוננים אינו קורא את בריאות הכונן הזה, ורק המנהל רשאי.</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>התוכנית שקוראת בריאות של כונן אינה מותקנת.</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>כאמצעי זהירות Linux לא מעביר שאלות על בריאות לכונני USB של יצרן זה. הכונן עצמו אינו אשם.</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>האלקטרוניקה של המארז לא מעבירה שאלות על בריאות.</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>לכונן אין SMART: הוא אינו עוקב אחרי בריאותו שלו.</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>הכונן לא ענה בזמן על השאלה על בריאותו. אולי הוא עסוק בסידור.</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>‏Shingleback לא הצליח להבין את התשובה.</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>הכונן ישן, ולא מעירים אותו בשביל זה.</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>בקשו מהמנהל להתקין את העוזר של Shingleback ‏(⁦packaging/install-helper⁩). או הריצו כמנהל: sudo shingleback drives, או שמרו דוח: ⁦sudo smartctl -x {device}⁩</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>התקינו את החבילה smartmontools.</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>כמנהל, כתבו שורה זו לקובץ חדש ⁦/etc/modprobe.d/shingleback.conf⁩: ‏⁦options usb_storage quirks={quirk}⁩ (הנקודתיים בסוף שייכות לה). אם usb_storage בנוי בליבה, הוסיפו במקום זאת ⁦usb_storage.quirks={quirk}⁩ לשורת הפקודה שלה. אחר כך הפעילו את המחשב מחדש וחברו את הכונן שוב. הוא נשאר מהיר כפי שהוא.</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>במארז אחר, או מחובר בתוך מחשב, אפשר לשאול את הכונן.</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>אמתו מדי פעם את הגיבויים שעליו. כך רואים אם עדיין אפשר לקרוא אותו.</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>השאירו אותו מחובר, ובדקו שוב בעוד שעה.</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>הוציאו את הכונן וחברו אותו שוב.</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>פתחו קובץ עליו, ואז בדקו שוב.</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>מה שפותר זאת כבר מוגדר. הוציאו את הכונן, נתקו אותו, וחברו שוב.</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>התבקש ממנו משהו שאינו עושה</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>הכונן כבר אינו מחובר</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>כונן אחר תפס את מקומו; בדקו שוב</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>המחשב פועל מכונן זה, שהוא לעולם אינו נוגע בו</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>כונן זה מובנה, והוא נוגע רק באלה שאינם</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>כונן זה, או Linux במחשב זה, לא יכול</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>מישהו כבר קבע זאת במחשב הזה, ב־⁦/etc/modprobe.d⁩ או כאפשרות ליבה</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>הכונן אינו פתוח; פתחו אותו ונסו שוב</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>מערכת הקבצים של הכונן לא יכולה</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>הכונן בשימוש; סגרו אותו ונסו שוב</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>יש בכונן משהו שהיה אובד</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>המקום לכך לא נוצר על ידי Shingleback</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>תוכנית שהוא צריך אינה מותקנת</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>תוכנית שהוא צריך לא הצליחה</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>הכונן לא ענה בזמן; אולי הוא עסוק בסידור</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>הוא נעצר</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>הוא עסוק בכונן; נסו שוב מאוחר יותר</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>הוא הסתיים באמצע עבודתו; בדקו שוב את הכונן</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>גיבוי</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>בדיקה</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>שחזור</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>שחזור ניסיון</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>שלם</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>לא יכול היה להתחיל</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>הכונן לא היה</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>לא נשאר מקום</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>הכונן החזיר שגיאות</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>לא התחיל, ליתר ביטחון</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>הסתיים בשגיאה בתוכנית</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>שלם, מלבד קובץ %Ln</numerusform>
                <numerusform>שלם, מלבד %Ln קבצים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>קובץ %Ln לא הוחזר</numerusform>
                <numerusform>%Ln קבצים לא הוחזרו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>קובץ %Ln עם בעיה</numerusform>
                <numerusform>%Ln קבצים עם בעיה</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>שום דבר לא השתנה</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>‏⁨{files}⁩ הועתקו, ⁨{size}⁩</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>‏⁨{files}⁩ תקינים, ⁨{size}⁩</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>‏⁨{files}⁩ הוחזרו, ⁨{size}⁩</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>‏מתוכם ⁨{files}⁩, ⁨{size}⁩ רק בגרסאות ישנות יותר</translation>
        </message>
        <message>
            <source>{what} – {where}</source>
            <translation>‏⁨{what}⁩ – ⁨{where}⁩</translation>
        </message>
        <message>
            <source>{first} – {last}</source>
            <translation>{first} – {last}</translation>
        </message>
        <message>
            <source>{span}, with gaps</source>
            <translation>‏⁨{span}⁩, עם הפסקות</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>קובץ %Ln נוסף</numerusform>
                <numerusform>%Ln קבצים נוספו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>קובץ %Ln השתנה</numerusform>
                <numerusform>%Ln קבצים השתנו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>קובץ %Ln הועבר</numerusform>
                <numerusform>%Ln קבצים הועברו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>קובץ %Ln הוסר</numerusform>
                <numerusform>%Ln קבצים הוסרו</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what} ({size})</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>שלמה</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>גרסה %Ln מאז ⁨{month}⁩</numerusform>
                <numerusform>%Ln גרסאות מאז ⁨{month}⁩</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>השתנה מאז</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>הועבר מאז</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>נמחק מאז</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>‏⁨{size}⁩, השתנה ⁨{moment}⁩</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>‏⁨{sets}⁩ – ⁨{place}⁩</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>שחזור פריט %Ln</numerusform>
                <numerusform>שחזור %Ln פריטים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>פריט %Ln נבחר</numerusform>
                <numerusform>%Ln פריטים נבחרו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>פריט %Ln נמצא</numerusform>
                <numerusform>%Ln פריטים נמצאו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>עוד פריט %Ln אינו מוצג. חפשו שם ארוך יותר.</numerusform>
                <numerusform>עוד %Ln פריטים אינם מוצגים. חפשו שם ארוך יותר.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>שינוי %Ln נוסף אינו מוצג.</numerusform>
                <numerusform>%Ln שינויים נוספים אינם מוצגים.</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>רשימת הקבצים נקראת מהכונן. עם קבצים רבים זה לוקח זמן.</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>שונה מהגיבוי עכשיו: קובץ %Ln</numerusform>
                <numerusform>שונים מהגיבוי עכשיו: %Ln קבצים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>ההרשאות והבעלים נקבעו כמו בגיבוי: קובץ או תיקייה %Ln</numerusform>
                <numerusform>ההרשאות והבעלים נקבעו כמו בגיבוי: %Ln קבצים או תיקיות</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>ייתכן שאין מקום ל־⁨{needed}⁩: במקום שבו נמצא ⁨{place}⁩ פנויים רק ⁨{free}⁩. כדאי לפנות מקום קודם, או לבחור תיקייה אחרת.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>קובץ %Ln לא חזר</numerusform>
                <numerusform>%Ln קבצים לא חזרו</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>תוכנית עם הרשאות מיוחדות יכולה לעשות יותר ממי שמפעיל אותה: שחזרו אותן רק אם איש מלבדכם לא יכול היה לשנות את הגיבוי הזה.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>קובץ %Ln חזר שלם</numerusform>
                <numerusform>%Ln קבצים חזרו שלמים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>גרסה %Ln</numerusform>
                <numerusform>%Ln גרסאות</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>היום</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>אתמול</translation>
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
            <translation>נוסף</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>השתנה</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>הועבר</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>הוסר</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>לגבות גם כש־Shingleback אינו פועל</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>להפעיל את Shingleback עם הכניסה למערכת</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>איך להפעיל אותו עם הכניסה למערכת</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>מגבה</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>מושהה</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>מוצא</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>צריך אתכם</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>הרשימה פגומה</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>קבצים פגומים</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>עוד לא גובה</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>באיחור</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>באותו דיסק</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>מגובה</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>השהיה</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>המשך</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>אנא חכו</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>שינוי ערכת גיבוי זו</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>הצגת הכוננים</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>חברו את הכונן</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>פתיחת הכונן</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>שימוש בכונן זה…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>מה קרה</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>ניסיון נוסף</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>המשך הגיבוי</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>גיבוי עכשיו</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>מחובר</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>מחובר, לא פתוח</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>מחובר פעמיים</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>מתבצע חיפוש</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>לא מחובר</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>מחובר, לא אושר</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>הגיע הזמן לגיבוי הבא.</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>הגיבוי הבא: ⁨{moment}⁩</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>הגיבוי הבא: כשהכונן יחובר</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>הגיבוי הבא: ברגע שהכונן כאן</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>הגיבוי הבא: כשהכונן ייפתח</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>הגיבוי הבא: בפעם הבאה שתחברו את הכונן</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>הגיבוי הבא: ⁨{moment}⁩, אם הכונן יהיה מחובר עד אז</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>הגיבוי הבא: כשהתיקייה המשותפת תהיה מחוברת</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>הגיבוי הבא: ⁨{moment}⁩, אם התיקייה המשותפת תהיה מחוברת עד אז</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>הגיבוי הבא: כשהכונן יחובר בזמן ש־Shingleback פועל</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>הגיבוי הבא: ברגע שהכונן כאן, בזמן ש־Shingleback פועל</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>הגיבוי הבא: בפעם הבאה שתחברו את הכונן בזמן ש־Shingleback פועל</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>הגיבוי הבא: ⁨{moment}⁩, אם Shingleback יפעל אז</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>הגיבוי הבא: ⁨{moment}⁩, אם הכונן יהיה מחובר ו־Shingleback יפעל עד אז</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>רק הטיימר מפעיל גיבויים לתיקייה משותפת ברשת, והוא כבוי.</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>גיבויים לתיקייה משותפת ברשת לא מתחילים אוטומטית בהפעלה הזו, כי אין בה טיימר.</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>תיקייה משותפת ברשת אינה מחוברת כמו כונן, ולכן שום גיבוי לא מתחיל אוטומטית. יש לבחור גיבויים יומיים.</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>הפעלת הטיימר</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>‏⁨{free}⁩ מתוך ⁨{total}⁩ פנויים אחרי הגיבוי האחרון</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>‏⁨{free}⁩ מתוך ⁨{total}⁩ פנויים כשנראה לאחרונה: ⁨{moment}⁩</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>בקצב הזה יתמלא בעוד כיום %Ln</numerusform>
                <numerusform>בקצב הזה יתמלא בעוד כ-%Ln ימים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>בקצב הזה יתמלא בעוד כשבוע %Ln</numerusform>
                <numerusform>בקצב הזה יתמלא בעוד כ-%Ln שבועות</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>בקצב הזה יתמלא בעוד כחודש %Ln</numerusform>
                <numerusform>בקצב הזה יתמלא בעוד כ-%Ln חודשים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>בקצב הזה יתמלא בעוד כשנה %Ln</numerusform>
                <numerusform>בקצב הזה יתמלא בעוד כ-%Ln שנים</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>הגיבוי התקין האחרון בכונן הזה: ⁨{moment}⁩</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>עדיין אין גיבוי בכונן הזה</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>מתחלף עם ⁨{drive}⁩ (⁨{presence}⁩). הגיבוי התקין האחרון שלו: ⁨{moment}⁩.</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>מתחלף עם ⁨{drive}⁩ (⁨{presence}⁩). עדיין אין בו גיבוי.</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>הגיבוי האחרון אליו לא הסתיים.</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>בבדיקה נמצאו בו קבצים פגומים: ⁨{moment}⁩.</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>הגיע הזמן להביא אותו.</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>האם זה הכונן הנכון עבור ⁨{name}⁩?</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>המספר הסידורי מסתיים ב־⁨{letters}⁩</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>תיקייה: ⁨{place}⁩</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>עוד לא גובה אליו דבר. ייתכן שלכוננים אחרים יש אותו שם.</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>הגיבויים הקודמים של ערכה זו נשמרו בכונן אחר. ייתכן שלכוננים אחרים יש אותו שם.</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>&amp;שימוש בכונן זה</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>&amp;לא כונן זה</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>ייתכן ששולחן העבודה הזה אינו מפעיל תוכניות עם הכניסה למערכת.</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>אם כך, הוסיפו את השורה הזאת לקובץ ההפעלה שלו:

⁨{line}⁩

עד אז גיבויים אוטומטיים מתחילים בזמן ש־Shingleback פועל. גיבויים יומיים יכול להתחיל גם טיימר.</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>לא בגיבוי הזה: ⁨{places}⁩</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>גיבוי מתחיל מעצמו כשהכונן מחובר.</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>גיבוי מתחיל מעצמו פעם ביום, כל עוד הכונן מחובר.</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>הקבצים שלכם מגובים כעת</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>גיבוי מושהה</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>כונן מוצא כעת</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>גיבוי צריך אתכם</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>רשימת הקבצים בכונן דורשת תשומת לב</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>חלק מהקבצים המגובים פגומים</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>מוכן לגיבוי הראשון</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>הגיע זמן לגיבוי</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>הקבצים והגיבוי נמצאים באותו דיסק</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>הקבצים שלכם מגובים</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>חלק מהקבצים עדיין לא מגובים</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>גיבוי טוב אחרון: ⁨{moment}⁩</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>גיבוי טוב אחרון: לפני יום %Ln</numerusform>
                <numerusform>גיבוי טוב אחרון: לפני %Ln ימים</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>‏⁨{size}⁩ ב-⁨{files}⁩</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>‏⁨{size}⁩ ב-⁨{files}⁩, ‏⁨{left_out}⁩ דולגו</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>קובץ %Ln</numerusform>
                <numerusform>%Ln קבצים</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>הכול נבדק: ⁨{moment}⁩</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>כמה קבצים נוסו: ⁨{moment}⁩</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>בבדיקה נמצאו קבצים פגומים: ⁨{moment}⁩. גבו עכשיו כדי להעתיק אותם שוב, ותנו לבדוק את הכונן.</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>אמרו אילו תיקיות חשובות לכם, ולאן הולך הגיבוי שלהן.</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>חברו את הכונן מתי שתרצו לגבות.</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>בפעם הבאה חברו את ⁨{drive}⁩: הגיע תורו.</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>חברו את התיקייה המשותפת כשתרצו לגבות.</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>לא מחובר</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>חיבור התיקייה המשותפת</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>‏⁨{drive}⁩ מחובר, אבל הגיבוי לא נמצא עליו.</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>שני כוננים מחוברים הם העתקים זה של זה. נתקו את זה שלא אליו הכוונה.</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>‏⁨{drive}⁩ מחובר. ערכה זו מעולם לא גובתה אליו. האם זה הכונן הנכון?</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>הגיבוי הזה נמצא בדיסק של המחשב עצמו. אם הדיסק יתקלקל, גם הגיבוי יאבד.</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>הגיבוי הזה נמצא באותו כונן כמו ⁨{folder}⁩. אם הכונן יתקלקל, שניהם יאבדו.</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>עצרתם את הגיבוי האחרון. הגיבוי הבא יעתיק את מה שחסר.</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>הגיבוי של ⁨{moment}⁩ לא הגיע לסופו.</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>ערכת גיבוי בלי תיקיות</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>לפני 30 יום</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>מחר, ⁨{time}⁩</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>היום, ⁨{time}⁩</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>אתמול, ⁨{time}⁩</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>‏⁨{day}⁩, ⁨{time}⁩</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>← Back</source>
            <translation>→ חזרה</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>חזרה</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>מושמט: ⁨{folders}⁩</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>הכול מגובה.</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln תיקייה מושמטת: ⁨{size}⁩</numerusform>
                <numerusform>%Ln תיקיות מושמטות: ⁨{size}⁩</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>לא נמצאה</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>סופרים…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>לא מגיבה</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>כתיבה וקריאה רציפות</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>‏GB מתחילת קובץ הבדיקה</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>נכתב</translation>
        </message>
        <message>
            <source>read</source>
            <translation>נקרא</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>נקרא בעשרה מקומות</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>נכתב בפעם הקודמת</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>כתיבה וקריאה לפי רמת מילוי</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>כמה הכונן מלא, באחוזים (%)</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>אותו מקום שוב</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>קודם</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>כמה זמן קריאות ממתינות אחרי כתיבה מפוזרת והפוגה</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>קריאות לפי הסדר; המתנות ארוכות הן סידור</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>שניות</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>כתיבות אקראיות של ⁨{size}⁩</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>‏GB שנכתבו</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>המטמון מלא: ⁨{size}⁩, אחרי ⁨{time}⁩; אחר כך ⁨{rate}⁩</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>כתיבה וקריאה רציפות</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>קריאה בעשרה מקומות</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>קריאה אקראית</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>עשרה קוראים בבת אחת</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>קריאת מה שנכתב באופן מפוזר</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>פעילות בזמן מנוחה</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>כמה הוא כותב מחדש בבת אחת?</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>כתיבה אקראית</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>כתיבה אקראית עד שהמטמון מלא</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>קבצים קטנים</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>כתיבה אקראית עם מטמון כתיבה ובלעדיו</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>כתיבה וקריאה לפי רמת מילוי</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>הוא מתנהג כמו כונן SMR עם מטמון על הדיסקיות.</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>הוא מתנהג כמו כונן SMR שכותב הכול ליומן (שכבת תרגום).</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>הוא מתנהג כמו כונן קשיח רגיל.</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>הוא מתנהג כמו כונן בלי חלקים נעים.</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>המדידה הזאת לא הצליחה לקבוע איזה סוג של כונן זה. ייתכן שתקציב גדול יותר יצליח.</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>המטמון התמלא אחרי ⁨{size}⁩.</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>בזמן מנוחה הוא מפנה מקום בקצב של ⁨{rate}⁩.</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>הבדיקות האלה אינן מגלות איזה סוג כונן זה.</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>מידת הביטחון: ⁨{percent}⁩.</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>כתיבה רציפה</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>קריאה רציפה</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>‏⁨{begin}⁩ בהתחלה, ⁨{end}⁩ בסוף</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>קריאה אקראית אחת</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>כתיבה אקראית אחת</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>כתיבה אקראית עם מטמון הכתיבה</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>כתיבה אקראית בלי מטמון הכתיבה</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>⁦⁨{number}⁩ ms⁩</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>פי ⁨{number}⁩ מהזמן במקומות אחרים</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>כותב מחדש בבת אחת</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>כתיבות אקראיות של ⁨{size}⁩</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>ללא צניחה בתוך ⁨{size}⁩; ההמתנה הארוכה ביותר ⁨{time}⁩</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>צניחה אחרי ⁨{size}⁩ (⁨{time}⁩), אחר כך ⁨{rate}⁩; ההמתנה הארוכה ביותר ⁨{longest}⁩</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>אחרי ⁨{time}⁩ של הפוגה</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>‏⁨{size}⁩ שוב מהר</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>‏⁨{made}⁩ נוצרים ו-⁨{removed}⁩ מוסרים בשנייה</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>כמה היה מלא לפני כן</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>נכתב בסך הכול</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>‏⁨{size}⁩ תוך ⁨{time}⁩</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>מלא ב־⁨{percent}⁩</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>‏⁨{written}⁩ בכתיבה, ⁨{read}⁩ בקריאה</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>‏⁨{written}⁩ בכתיבה, ⁨{read}⁩ בקריאה, ⁨{again}⁩ שוב באותו מקום</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>הואט בגלל המילוי</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>לא: אותו מקום נכתב באותה מהירות כמו קודם</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>כן: כתיבה לאותו מקום איטית ב־⁨{percent}⁩ במילוי של ⁨{level}⁩ לעומת ⁨{first}⁩</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>לא ידוע: איטי ב־⁨{percent}⁩ במילוי של ⁨{level}⁩ לעומת ⁨{first}⁩, אבל בכונן קטן כל כך גם השהיה אחת יכולה להיראות כך</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>‏⁨{name}⁩: היה בערך אותו דבר</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>‏⁨{name}⁩: היה איטי ב-⁨{percent}⁩</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>‏⁨{name}⁩: היה מהיר ב-⁨{percent}⁩</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>אז נאמר: ⁨„{verdict}”⁩</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>אין במה להשוות</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>נמדד בתאריך ⁨{date}⁩: ⁨{said}⁩</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>כתיבה במילוי של ⁨{percent}⁩</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>מטמון</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>‏⁨{values}⁩ ידועים עבור ⁨{drives}⁩ (⁨{source}⁩)</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>עוד לא ידוע</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>במטמון יש מקום</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>המטמון מלא</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>עוקף את המטמון המלא</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>מסדר</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>במנוחה</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>אין תשובה</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>לא רואים מטמון</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>מטמון מלא</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>לא מלא</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>שוב מהיר</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>עונה</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>מנוחה</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>ממשיך</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>תוכנית אחרת</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>שוב לבד</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>קצב</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>המטמון של הכונן מלא. מכאן הוא איטי יותר; זה רגיל בכונן SMR.</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>המטמון של הכונן לא היה מלא: משהו אחר האט אותו קודם לכן.</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>שוב יש מקום במטמון של הכונן: הוא שוב מהיר.</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>הכונן הפסיק לענות, כמו רבים בזמן סידור.</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>הכונן שוב עונה.</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>נותנים לכונן לנוח.</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>המנוחה נגמרה; הגיבוי ממשיך.</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>תוכנית אחרת התחילה להשתמש בכונן.</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>התוכנית האחרת הניחה לכונן.</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>בחרתם קצב אחר.</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>נותנים לכונן לנוח כדי שיפנה מקום במטמון, כך שקבצים יחכו לו פחות אחר כך.</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>נותנים לכונן לנוח, כי תשובותיו נמשכו יותר ויותר.</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>הגיבוי מחכה, כי תוכנית אחרת משתמשת בכונן.</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>הגיבוי ממתין דקה אחרי תקלה בחיבור. מה שהועתק שמור.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>המטמון של הכונן מלא; הוא מכיל כ-⁨{size}⁩. מכאן הוא איטי יותר, כמו כונני SMR.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>המטמון של הכונן מלא; הוא מכיל ⁨{size}⁩. מכאן הוא איטי יותר, כמו כונני SMR.</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>תוכנית אחרת התחילה להשתמש בכונן, ב-⁨{rate}⁩.</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>הכונן שוב עונה, אחרי ⁨{time}⁩.</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>השטח הריק ב־⁨{file}⁩ נבדק: ⁨{done}⁩ מתוך ⁨{total}⁩.</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>בחרתם קצב אחר: ⁨{pace}⁩.</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>הוא פתוח.</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>קריאה לא כותבת אליו דבר.</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>הוא פתוח רק לקריאה.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>גם קריאה כותבת אליו: לכל קובץ חדש או שלא נקרא היום, הוא רושם את הזמן.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>גם קריאה כותבת אליו: בכל קריאה של קובץ, הוא רושם את הזמן.</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>‏⁨{drive}⁩ פתוח כך שגם קריאה כותבת אליו, מה שמאט כונן SMR. אפשר לפתוח אותו שוב בלי זמני גישה: ראו „כוננים”.</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>הכונן סגור. הוא עדיין דולק: הוציאו אותו כדי לנתק.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>הגיבוי הועבר</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>הגיבוי הועבר, מלבד מה שלא ניתן היה לקרוא</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>ההעברה נעצרה</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>הגיבוי לא הועבר</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>הגיבויים הם כעת גיבוי אחד</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>הגיבויים הם כעת גיבוי אחד, חוץ ממה שלא היה ניתן לקריאה</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>הגיבויים לא מוזגו</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>כל הגרסאות מועתקות, קובץ אחר קובץ. אם מערכת הקבצים נשארת זהה, העתקת הכונן מהירה הרבה יותר.</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>כל קובץ מועתק, ואז נקרא שוב ומושווה. אפשר להשהות.</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>כנראה ⁨{time}⁩.</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>הגיבוי הישן נשאר כפי שהוא. אם תעצרו, או אם כונן ינותק, אפשר להמשיך משם מאוחר יותר.</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>מיזוג הגיבויים מ־⁨{source}⁩ אל ⁨{target}⁩</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>העברת הגיבוי מ־⁨{source}⁩ אל ⁨{target}⁩</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>שני המקומות נבדקים…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>להעתקה: ⁨{versions}⁩ עם ⁨{files}⁩ (⁨{size}⁩). יש מספיק מקום.</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>כבר שם, מהרצה קודמת: ⁨{files}⁩ (⁨{size}⁩).</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>ב־⁨{target}⁩: ⁨{versions}⁩ עם ⁨{files}⁩ (⁨{size}⁩), נקראו בחזרה ותקינים.</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>גרסה %Ln</numerusform>
                <numerusform>%Ln גרסאות</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>הגיבוי הבא יישמר שם. הישן נשאר כפי שהוא.</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>הגיבוי הישן נשאר כפי שהוא.</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>הגיבוי הבא יישמר שם. הישנים נשארים כפי שהם.</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>הגיבויים הישנים נשארים כפי שהם.</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>הגיבוי כבר שם: הרצה קודמת העבירה אותו.</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>הגיבויים הופכים שם לאחד. בכל גרסה יש מה שהיה בכולם בזמנה.</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>הגיבויים הם שם גיבוי אחד. בכל גרסה יש מה שהיה בכולם בזמנה.</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>קבצים שלא ניתן היה לקרוא בגיבוי הישן: ⁨{count}⁩. הגיבוי הבא יעתיק את אלה שעדיין יש לכם.</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>קבצים שהיו שם בתיקיות הגיבוי אך אינם חלק ממנו הועברו אל ⁨{folder}⁩.</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>בהתחלה הוא מהיר. אחרי כמה גיגה-בתים הוא יכול להיעשות איטי מאוד, עד שנח.</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>הוא נשאר עסוק וחם אחרי שסיימתם, לרוב דקות, לפעמים שעות: הוא מסדר.</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>הוא מתקתק בשקט ובסדירות, גם כשאיש אינו משתמש בו.</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>מדי פעם הוא לא עונה חצי דקה. פשוט חכו.</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>הוצאה יכולה לקחת דקות: מה שעוד אצל המחשב נכתב קודם.</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>אחרי גיבוי גדול, השאירו אותו מחובר זמן מה אם אפשר. הוציאו אותו תמיד לפני שאתם מנתקים אותו.</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>אפשר לכתוב אליו רק לפי הסדר. רוב מערכות הקבצים לא עובדות עליו, ומעט מארזים מעבירים זאת.</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>אפשר לומר לו אילו קבצים נמחקו (TRIM). זה לא נעשה מעצמו, מסיבות טובות.</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>הוא מאט, לאט לאט, ככל שהוא מתמלא: בסופו מהירותו כמחצית.</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>כונני SMR רבים לא מדווחים שהם כאלה. הפסקות ארוכות ופעילות בזמן מנוחה יהיו סימן לכך, ולא תקלה.</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>הוא לא מרעיש. התקנים וכרטיסים פשוטים מאטים כשכותבים הרבה בבת אחת.</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>גיבוי עכשיו</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>הכנה לגיבוי</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>מה זה?</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>לא להשתמש בכונן הזה</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>מה אפשר לעשות?</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>להפסיק לחכות</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>עשיתי זאת</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>פתיחת Shingleback</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>שחזור במקום</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>לא עכשיו</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>ביטול נעילה</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>‏⁨{name}⁩, ⁨{size}⁩</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>כונן הגיבוי שלכם מחובר.</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>בהתחלה הוא מהיר ואחרי זמן מה איטי. זה רגיל, ולא מזיק.</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>הוא מחובר. לא ברור אם זה כונן SMR.</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>פתחו את Shingleback כדי לראות עוד.</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>‏⁨{name}⁩ נעלם, ולא הוצא</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>אם ניתקתם אותו, חברו אותו שוב, ובפעם הבאה הוציאו אותו. אם לא, השאירו אותו מחובר ותחת מתח: אולי הוא מסדר, ואולי צריך שעה.</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>הגיבוי אל ⁨{name}⁩ מתחיל ב-⁨{time}⁩</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>הוא מתחיל מעצמו, כפי שבחרתם. אם אתם צריכים את הכונן למשהו אחר, או באתם להחזיר קבצים, בחרו „לא עכשיו”.</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>האם ⁨{name}⁩ הוא הכונן הנכון לגיבוי שלכם?</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>הגיבוי ממתין לתשובתכם, כי מעולם לא נעשה לכונן זה.</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>הגיבוי אל ⁨{name}⁩ זקוק לסיסמה</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>הכונן מוצפן. הגיבוי יתחיל אחרי שתבטלו את נעילתו.</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>הגיבוי אל ⁨{name}⁩ לא יכול היה להתחיל</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>לא ניתן היה לפתוח את הכונן: ⁨{why}⁩</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>אין גיבוי של ⁨{name}⁩ כבר יום %Ln</numerusform>
                <numerusform>אין גיבוי של ⁨{name}⁩ כבר %Ln ימים</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>חברו את כונן הגיבוי כשנוח לכם.</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>חברו את התיקייה המשותפת של הגיבוי כשיהיה לכם רגע.</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>‏⁨{name}⁩: אין גיבוי כבר יום %Ln</numerusform>
                <numerusform>‏⁨{name}⁩: אין גיבוי כבר %Ln ימים</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>הגיע הזמן להחליף כוננים: הביאו את ⁨{drive}⁩</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>הגיבוי האחרון של ⁨{name}⁩ בו היה לפני יום %Ln.</numerusform>
                <numerusform>הגיבוי האחרון של ⁨{name}⁩ בו היה לפני %Ln ימים.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>עדיין אין בו גיבוי של ⁨{name}⁩.</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>‏⁨{name}⁩: הביאו את הכונן השני, ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>בטוח לנתק את ⁨{name}⁩</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>גיבוי מתחיל בעוד ⁨{left}⁩</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>‏⁨{name}⁩: הוציאו אותו לפני הניתוק</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>‏⁨{name}⁩: לא בשימוש</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>‏⁨{name}⁩ נעלם: חברו אותו שוב, או חכו ⁨{left}⁩</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>‏⁨{name}⁩ נעלם: חברו אותו שוב</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>‏⁨{name}⁩ נעלם: מחפשים אותו</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>‏⁨{name}⁩ כנראה שבור</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>‏⁨{name}⁩ נעלם: השאירו אותו מנותק</translation>
        </message>
    </context>
    <context>
        <name>numbers</name>
        <message>
            <source>{number} {unit}</source>
            <translation>‏⁨{number} {unit}⁩</translation>
        </message>
        <message>
            <source>bytes</source>
            <translation>בתים</translation>
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
            <translation>‏⁨{time}⁩ שנ׳</translation>
        </message>
        <message>
            <source>{time} min</source>
            <translation>‏⁨{time}⁩ דק׳</translation>
        </message>
        <message>
            <source>{time} h</source>
            <translation>‏⁨{time}⁩ שע׳</translation>
        </message>
        <message numerus="yes">
            <source>%n byte(s)</source>
            <translation>
                <numerusform>בית %Ln</numerusform>
                <numerusform>%Ln בתים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>קובץ %Ln</numerusform>
                <numerusform>%Ln קבצים</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>‏⁨{done}⁩ מתוך ⁨{total}⁩</translation>
        </message>
        <message>
            <source>{percent}%</source>
            <translation>‏⁨{percent}%⁩</translation>
        </message>
        <message>
            <source>{size}/s</source>
            <translation>‏⁦{size}/s⁩</translation>
        </message>
        <message>
            <source>less than a second</source>
            <translation>פחות משנייה</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>יום %Ln</numerusform>
                <numerusform>%Ln ימים</numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>‏⁨{hours}⁩ שע׳ ⁨{minutes}⁩ דק׳</translation>
        </message>
        <message>
            <source>{minutes} min {seconds} s</source>
            <translation>‏⁨{minutes}⁩ דק׳ ⁨{seconds}⁩ שנ׳</translation>
        </message>
    </context>
    <context>
        <name>opening</name>
        <message>
            <source>Working… A drive that is asleep or tidying up takes a moment.</source>
            <translation>בעבודה. כונן ישן, או מסדר, צריך רגע.</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>הכונן נעלם.</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>הכונן לא חזר.</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>מחפשים את הכונן.</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>הכונן חזר.</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>הכונן כנראה שבור.</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>השאירו עכשיו את הכונן מנותק.</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>לא מחכים עוד לכונן.</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>אם ניתקתם אותו, חברו אותו שוב. אם לא, השאירו אותו מחובר ותחת מתח שעה: אולי הוא מסדר את הרשומות שלו, ואינו עונה עד שיסיים. אל תכבו באמצע, או שיתחיל מחדש. נותרו ⁨{left}⁩ (סבב ⁨{round}⁩ מתוך ⁨{rounds}⁩).</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>אם הוא עדיין מחובר, נתקו את הכבל, ואת ספק הכוח אם יש, וחכו חצי דקה. אחר כך חברו אותו, אם אפשר ליציאה אחרת של המחשב עצמו (סבב ⁨{round}⁩ מתוך ⁨{rounds}⁩).</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>כונן גדול יכול להזדקק לכמה דקות עד שיענה אחרי הפעלה (סבב ⁨{round}⁩ מתוך ⁨{rounds}⁩).</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>תנו לו לנוח קצת לפני העבודה הגדולה הבאה. אם מה שעליו אינו קיים בשום מקום אחר, העתיקו זאת קודם.</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>הוא לא חזר ב-⁨{rounds}⁩ סבבים. נסו אותו פעם אחת בכבל, ספק כוח ומחשב אחרים. אם מה שעליו אינו קיים בשום מקום אחר, פנו לחברה לשחזור נתונים לפני שתנסו עוד.</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>על כוננים מדגם זה ידוע שהטבלה הפנימית שלהם נשברת בעוד כל השאר בסדר, וכל הפעלה נוספת יכולה להחמיר. אל תדליקו שוב ושוב. אם מה שעליו אינו קיים בשום מקום אחר, פנו לחברה לשחזור נתונים.</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>אם יחזור מאוחר יותר, ישימו לב כרגיל.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>הכונן</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>כונן ללא שם</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>תיקיית הבית</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>בדיקה נוספת של הכונן</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>בקשת רשות</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>מחיקה</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>יצירת המחיצה</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>הצפנה</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>אתחול</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>קריאה חזרה של מה שעל הכונן</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>פתיחת הכונן</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>כתיבה לכונן החדש</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>דיווח לכונן מה פנוי</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>לכונן הזה לא מדווחים על מקום פנוי (TRIM). ⁨{reason}⁩</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>לבדוק שוב אם זה עדיין ⁨{drive}⁩, ואם שום דבר עליו אינו בשימוש.</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>לבקש רשות מהמערכת, לפני שמשהו משתנה.</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>למחוק את כל מה שעל ⁨{drive}⁩.</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>ליצור מחיצה אחת, שתופסת את כל המקום.</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>להצפין בסיסמה שלכם. בלעדיה איש לא יכול לקרוא, ואיש לא יכול לעזור.</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>לאתחל ב-⁨{filesystem}⁩, ולקרוא לו ⁨„{label}”⁩.</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>לקרוא חזרה את מה שעל הכונן, ולהשוות למה שרצינו.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>לפתוח אותו כך שקריאה לא תכתוב אליו דבר.</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>לוודא שאתם יכולים לכתוב אליו.</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>לדווח פעם אחת אל ⁨{drive}⁩ שאיש אינו צריך את תוכנו הישן, כדי שיישאר מהיר גם כשיתמלא (TRIM). ייתכן שתתבקש סיסמה.</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>לבקש סיסמת מנהל, לפני שמשהו משתנה.</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>הכונן נבדק שוב...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>מבקש רשות...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>מוחק...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>יוצר את המחיצה...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>מצפין. זה יכול לקחת דקה...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>מאתחל. בכונן איטי זה יכול לקחת דקות...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>קורא חזרה את מה שעל הכונן...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>פותח את הכונן...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>מנסה לכתוב אליו...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>מדווח לכונן מה פנוי. זה עשוי להימשך כמה דקות...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>זה הכונן שאישרתם, ושום דבר עליו אינו בשימוש.</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>מותר לכם לעשות זאת.</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>הכונן נמחק.</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>המחיצה שם.</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>הוא מוצפן ופתוח.</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>מערכת הקבצים נוצרה.</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>הוא כפי שצריך להיות.</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>הכונן פתוח.</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>אתם יכולים לכתוב אליו.</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>הכונן יודע מה פנוי.</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>שום דבר בכונן לא השתנה.</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>הכונן נמחק וריק. הכינו אותו שוב כדי להשתמש בו.</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>הכונן נמחק, ויש בו מחיצה ריקה. הכינו אותו שוב כדי להשתמש בו.</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>הכונן מוצפן, ואין בו דבר שאפשר להשתמש בו; תוכניות יבקשו את הסיסמה לשווא. הכינו אותו שוב.</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>הכונן מאותחל וריק, אבל לא מוכן. נתקו אותו, חברו שוב, ובדקו אם הוא נפתח; או הכינו אותו שוב.</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>הכונן מוכן.</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>לא ידוע מה על הכונן עכשיו. נתקו אותו, חברו שוב, והכינו אותו שוב.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>שירות הכוננים של המערכת עצמה (UDisks2) עושה הכול.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>שירות הכוננים של המערכת (UDisks2) מעביר את האפשרויות, ומבקש סיסמת מנהל.</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>העוזר של Shingleback יוצר את מערכת הקבצים באפשרויות אלה; הוא אולי יבקש סיסמה.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>שירות הכוננים של המערכת (UDisks2) ישן מדי להעביר את האפשרויות, ומשמיט אותן. בכל זאת אפשר להשתמש בכונן.</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>לא נדרשת סיסמת מנהל, כי האפשרויות של מערכת הקבצים מושמטות. בכל זאת אפשר להשתמש בכונן; גיבויים ושחזורים מאוחרים יותר עשויים להימשך מעט יותר.</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>כונן גיבוי ל-Linux ‏(btrfs)</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>כונן גיבוי ל-Linux ‏(ext4, דחוסה)</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>קבצים גדולים ב-Linux ‏(ext4, דחוסה)</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>קבצים גדולים, משותף עם Windows ו-macOS ‏(exFAT)</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>משותף עם Windows ו-macOS ‏(exFAT)</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>כונן עם אזורים (btrfs)</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>כונן עם אזורים (XFS)</translation>
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
            <translation>כותבת בקטעים ארוכים, ושמה לב כשקובץ בכונן התקלקל. רק Linux יכול לקרוא.</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>פשוטה ומוכחת, עם כל הטבלאות בתחילת הכונן. רק Linux יכול לקרוא.</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>לסרטים ולתמונות דיסק: טבלאות קטנות, הרבה מקום, לא יותר מדי קבצים. רק Linux יכול לקרוא.</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>כל מחשב יכול לקרוא ולכתוב בו. הפסקת חשמל עלולה לגרום לאובדן קבצים שכבר נשמרו.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>לכוננים שחייבים להיכתב לפי הסדר. היא עושה זאת בעצמה. רק Linux יכול לקרוא.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>לכוננים שחייבים להיכתב לפי הסדר, עם Linux חדש מאוד. רק Linux יכול לקרוא.</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>הומלצה פעם לכונני SMR. היא נעשית איטית עם השנים, ולא יכולה לתקן זאת.</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>טובה על כוננים אחרים. בכונן SMR היא מפזרת את מה שהיא כותבת על כל הכונן.</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>רק היכן ש-Windows דורש: היא מפזרת כתיבות קטנות, ו-Linux איטי איתה.</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>כותבת הכול בשורה אחת, עד שהכונן מלא: אז היא מזיזה נתונים בעצמה.</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>לא לבצע TRIM לכל הכונן לפני האתחול: זה נמשך דקות, וכונן חדש אינו מרוויח דבר.</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>קבצים נשמרים פעם אחת: גיבוי הוא כבר העותק השני.</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>הטבלאות נשמרות פעמיים, כדי שמקום רע אחד לא יעלה בכונן כולו.</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>לטבלאות דפים גדולים: קריאתן דורשת קריאות מעטות וארוכות, ולא רבות וקצרות.</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>לא נשמר מקום למערכת, שאינה פועלת מכונן זה: 5 % יותר לקבצים.</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>רשומה אחת לכל MiB במקום לכל ⁦16 KiB⁩: טבלאות קטנות, ועדיין מיליוני קבצים.</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>רשומה אחת לכל ⁦4 MiB⁩: הטבלאות קטנות ככל האפשר, לקבצים מעטים וגדולים.</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>שני עותקי רזרבה של הכותרת במקום עשרות על פני כל הכונן.</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>כל הטבלאות בהתחלה, היכן שהכונן יכול לכתוב אותן מחדש בבת אחת.</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>הטבלאות נכתבות עכשיו, ולא במשך שעות אחרי השימוש הראשון.</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>חלקים גדולים: טבלאות קטנות יותר וכתיבות ארוכות יותר.</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>חלקים בינוניים: קבצים קטנים מבזבזים פחות מקום, והטבלאות נשארות קטנות.</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>הכול מתחיל בכפולה של ⁦32 MiB⁩, קרוב לגודל רצועות הכונן.</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>טבלת המקומות הפנויים עומדת ליד האחרת, ולא ברצועה משלה.</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>היא מסדרת ⁦128 MiB⁩ בכל פעם, מה שמכסה רצועות שלמות.</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>היא מתחילה מלפנים, במקום בכמה מקומות יחד.</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>לא כותבים אפסים על כל הכונן, מה שלוקח יום.</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>הסקטורים של הכונן עצמו: Windows לא קורא אחרים, וכמה גרסאות לוקחות גדולים יותר מעצמן.</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>קריאת קובץ לא כותבת דבר. אחרת כל הצצה לתיקייה הייתה הופכת לכתיבות קטנות מפוזרות.</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>לא מודיעים לכונן מיד על כל קובץ שנמחק: כל רמז הוא גם עבודה בשבילו.</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>כמה בקשות לכתוב הכול נעשות לאחת.</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>קבצים קטנים עומדים עם האחרים, ולא בטבלאות.</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>‏Windows ו-macOS לא יכולים לקרוא אותו בלי תוכניות נוספות.</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>השאירו 5 עד 10 אחוזים פנויים, או שהוא ייעשה איטי.</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>השאירו 10 עד 20 אחוזים פנויים: רק אזורים שלמים אפשר לנצל שוב.</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>הוא מכיל 1.9 מיליון קבצים ב-⁦8 TB⁩; כל גרסה נספרת מחדש.</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>כל קובץ תופס חצי חלק יותר מגודלו: עם קבצים קטנים רבים זה מצטבר.</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>היא לא שמה לב בעצמה כשקובץ התקלקל; תנו לבדוק את הגיבוי מדי פעם.</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>אין לה יומן: ניתוק בזמן כתיבה יכול לפגוע ביותר מהקובץ האחרון.</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>היא לא שומרת בעלים, הרשאות או קישורים; Shingleback שומר אותם ברשומות משלו.</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>אי אפשר לשריין מקום לקובץ; כמה תוכניות הורדה צריכות זאת.</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>‏Linux יכול לעשות זאת רק מזמן קצר. שמרו עותק נוסף.</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>היא מפזרת קבצים יותר ויותר, ולא יכולה לתקן זאת.</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>היא מסדרת ברקע, על כונן שעושה אותו דבר: הם מפריעים זה לזה.</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>היא כותבת על כל הכונן, מה שממלא את המטמון מהר.</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>היא שומרת לעצמה כ-⁦90 GB⁩ מתוך ⁦8 TB⁩.</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>היא מתאימה ביותר לכונן SMR: כותבת בקטעים ארוכים, ושמה לב כשקובץ התקלקל.</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>לקבצים מעטים וגדולים: הטבלאות קטנות, וכולן בתחילת הכונן.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>זה מה ש-Linux,‏ Windows ו-macOS יכולים לקרוא ולכתוב, בחלקים שמתאימים לקבצים קטנים.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>זה מה ש-Linux,‏ Windows ו-macOS יכולים לקרוא ולכתוב, בחלקים שמתאימים לקבצים גדולים.</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>‏Windows ו-macOS לא יכולים לפתוח כונן ש-Linux הצפין. לכן רק Linux יוכל לקרוא את הכונן הזה. אם השיתוף חשוב לכם יותר, בחרו בלי סיסמה.</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>כונן זה חייב להיכתב לפי הסדר, אזור אחר אזור, וכך נעשה כאן. רק Linux יכול לקרוא.</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>זה הטוב ביותר שאפשר ליצור במחשב זה.</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>במחשב זה אי אפשר ליצור דבר שישרת אתכם היטב.</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>טוב יותר היה ⁨„{title}”⁩.</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>נכון היה ⁨„{title}”⁩.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>שירות הכוננים (UDisks2) אינו עונה.</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>התוכנית ⁨{program}⁩ אינה מותקנת.</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>נדרש Linux ⁨{kernel}⁩ ומעלה.</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>‏Linux זה אינו יכול לפתוח כונן כזה: ⁨{filesystem}⁩ אינה בו.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>שירות הכוננים (UDisks2) של מחשב זה היה משמיט את האפשרויות, בלי לומר.</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>האפשרויות שלו דורשות סיסמת מנהל, שנדחית כאן או שאין לבקש אותה.</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>זה רק לכוננים שחייבים להיכתב לפי הסדר.</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>כונן זה חייב להיכתב לפי הסדר, ומערכת קבצים זו לא יכולה.</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>כאן אי אפשר להצפין.</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>התקינו את החבילה ⁨{package}⁩, ואז בדקו שוב.</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>התקינו את החבילה udisks2, או הפעילו את המחשב מחדש.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>גרסה חדשה יותר של מערכת ה-Linux שלכם מביאה זאת.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>גרסה חדשה יותר של מערכת ה-Linux שלכם אולי מביאה זאת.</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>בקשו ממנהל המחשב להתקין את העוזר של Shingleback ‏(⁦sudo packaging/install-helper⁩, בתיקייה של Shingleback), או השתמשו במערכת עם UDisks2 2.10 ומעלה.</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>הרשו לבקש את הסיסמה הזאת, או תנו למנהל של מחשב זה להכין את הכונן.</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>בחרו פרופיל אחר.</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>בחרו את זה שלכונני אזורים.</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>בחרו בלי הצפנה, או כונן או פרופיל אחר.</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>השתמשו במערכת עם UDisks2 2.10 ומעלה: עם הצפנה העוזר של Shingleback לא יכול.</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>התקינו את מה ששירות הכוננים צריך להצפנה: ב-Debian 12, ‏libblockdev-crypto2.</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>מוכן בערך ב-⁨{time}⁩, בזמן ל-⁨{deadline}⁩.</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>ייתכן שלא יהיה מוכן עד ⁨{deadline}⁩: זה עלול להימשך עד ⁨{longer}⁩ יותר.</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>לא יהיה מוכן עד ⁨{deadline}⁩: זה יימשך לפחות ⁨{longer}⁩ יותר.</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>עוד לא ידוע אם יהיה מוכן עד ⁨{deadline}⁩.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>לא מוכן עד ⁨{deadline}⁩: נותרו עוד ⁨{size}⁩ להעתקה.</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>מוכן בערך ב-⁨{time}⁩, בזמן ל-⁨{deadline}⁩. ייתכן שהכונן עוד יסדר אז, אבל אפשר להוציא אותו.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>לא מוכן עד ⁨{deadline}⁩.</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>ארוך מדי מכדי להסתיים לפני ⁨{deadline}⁩: דבר %Ln.</numerusform>
                <numerusform>ארוך מדי מכדי להסתיים לפני ⁨{deadline}⁩: %Ln דברים.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>עדיין נדרש, כי לא היה די זמן: דבר %Ln.</numerusform>
                <numerusform>עדיין נדרשים, כי לא היה די זמן: %Ln דברים.</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>מה שנדרש נמשך עד ⁨{care}⁩. לגיבוי, אם יש כזה, נותרים ⁨{time}⁩.</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>עד אז יש ⁨{time}⁩ לגיבוי, אם יש כזה.</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>העתקה קודמת לא הושלמה. היא נמשכת מהמקום שבו נעצרה.</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>ההעתק מוצפן. יש לפתוח אותו פעם אחת, ואז להגדיל את מערכת הקבצים שלו אם הכונן החדש גדול יותר. אין לפתוח את שני הכוננים בו־זמנית.</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>ההעתק שלם, אך המחשב עדיין אינו מציג אותו. יש לנתק את הכונן החדש ולחבר אותו שוב.</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>ההעתק שלם, אך מערכת הקבצים שלו עדיין בגודל הקודם. תוכנת מחיצות או מנהל המערכת יכולים להגדיל את ⁨{device}⁩.</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>ההעתקה הושלמה, אבל לא היה אפשר לשנות את ערכות הגיבוי. בחרו עבורן את הכונן החדש.</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>ההעתק שלם, אך לא ניתן היה לפתוח את ⁨{device}⁩. יש לנתק אחד מהכוננים ולנסות שוב.</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>הגיבוי הועבר, אבל לא ניתן היה לשנות את ערכות הגיבוי. בחרו עבורן את המקום החדש.</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>אלה נמצאים ליד הגיבוי אך אינם חלק ממנו, ונשארים רק בכונן הישן: ⁨{names}⁩</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>אין לכם הרשאה לקרוא אותו</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>לא ניתן היה לקרוא אותו</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>הוא השתנה שוב ושוב בזמן הקריאה</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>תוכנית אחרת השתמשה בו ולא שחררה אותו בזמן</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>הוא שייך למסד נתונים שלא ניתן היה להעתיק</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>מערכת הקבצים שלו מדווחת על גודל שגוי</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>לא התקבלה תשובה</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>הוא נעלם בינתיים</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>הוא הועבר לתיקייה הזו בזמן הגיבוי; הגיבוי הבא יעתיק אותו</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>אין בו נתונים להעתקה</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>היא אינה מחוברת; העותק האחרון שלה נשאר בגיבוי. חברו או פתחו אותה לפני הגיבוי הבא</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>מערכת הקבצים אינה מקבלת את השם שלו</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>הוא גדול מדי למערכת הקבצים</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>מערכת הקבצים אינה מקבלת אותו</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>היא נעולה; העותק האחרון שלה נשאר בגיבוי. פתחו אותה לפני הגיבוי הבא</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>היא ריקה, כאילו הכונן שלה אינו מחובר; העותק האחרון שלה נשאר בגיבוי</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>רוב הקבצים שלה נעלמו; העותקים נשארים בגיבוי עד שתאשרו זאת</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>הוא לא נכנס לכונן</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>בדיסק של המחשב אין די מקום כדי להעתיק את מסד הנתונים הזה בבטחה; העותק האחרון שלו נשאר בגיבוי</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>הקובץ הועתק בלי התכונות המורחבות האלה</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>העותק בכונן פגום</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>העותק בכונן שונה אחרי הגיבוי</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>העותק כבר אינו בכונן</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>כבר יש שם משהו אחר; לא נגעו בו</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>ההרשאות, הבעלים או המאפיינים שונים</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>לא ניתן היה לכתוב אותו</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>אין אותו בגרסה זו של הגיבוי</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>‏⁨{path}⁩ היא חלק מתיקייה אחרת שמגובה.</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>מתבצע גיבוי בכונן הזה. הפעולה תימשך כשהוא יסתיים.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>מדידה נקטעה לפני שהספיקה להחזיר את מטמון הכתיבה של כונן למצבו, ולכן ייתכן שהכונן איטי. אפשר להחזיר אותו למצבו: בחלון, בכרטיס הכונן; במסוף, באמצעות ⁦„shingleback test DEST --reset-write-cache”⁩.</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>עכשיו: ⁨{action}⁩</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>הכונן לא ענה לפקודה בזמן. „מה קרה?” מספר יותר.</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>החיבור לכונן נעשה איטי יותר, מ-⁨{before_mbps}⁩ ל-⁦{now_mbps} Mbit/s⁩: בדקו את הכבל ואת התקעים שלו.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>המתח של המחשב עצמו ירד: ספק הכוח שלו חלש מדי בשבילו ובשביל הכונן.</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>החיבור לכונן אופס. „מה קרה?” מספר יותר.</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>יציאת USB כיבתה את עצמה, כי משהו צרך ממנה יותר מדי חשמל.</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>אי אפשר עוד לקרוא את היומן של ליבת המערכת. מעכשיו, אתחולים קצרים של החיבור לא מורגשים.</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>הגיבוי הזה נמצא בדיסק של המחשב עצמו. אם הדיסק יתקלקל, הגיבוי יאבד עם הקבצים: גבו גם לכונן חיצוני.</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>יש להעתיק יותר ממה שנכנס כעת לכונן. גרסאות ישנות מפנות מקום אם זה מספיק. אם לא, הן נשארות, ומה שלא נכנס נשאר בחוץ.</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>‏⁨„{path}”⁩ ממשיכה בגיבוי כתיקייה שהייתה ב-⁨„{old}”⁩: הקבצים שלה זהים.</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>יש תיקיות שאיבדו את כל הקבצים או את רובם. אם כונן אינו מחובר, או ששירות ענן מנותק, תקנו זאת. אם מחקתם את הקבצים בעצמכם, אשרו זאת.</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>‏⁨{path}⁩ בכונן לא היה חלק מהגיבוי ועמד בדרך. הוא עכשיו ב-⁨{aside}⁩.</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>מה שהיה בכונן ולא הופיע ברשימת הקבצים הועבר אל ⁨{aside}⁩.</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>עותקים פגומים בכונן שנכתבו מחדש מהתיקיות שלכם: ⁨{count}⁩</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>עותקים פגומים שתוקנו בעזרת עותק אחר בכונן: ⁨{count}⁩</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>עותקים פגומים שתוקנו בעזרת הכונן האחר שלכם: ⁨{count}⁩</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>עותקים פגומים שלא ניתן היה לתקן, כי לא נמצא עותק אחר: ⁨{count}⁩. הראשון הוא ⁨{path}⁩.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>חלק מרשימת הקבצים בכונן פגום. מה שהיה רשום בו מועתק שוב.</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>רשימת הקבצים שבכונן אבדה. את הקבצים שלצידה עדיין אפשר להעתיק ידנית. הגיבוי הבא יעתיק הכול שוב, ויעביר את מה שעומד בדרכו אל ‎.shingleback/found.</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>רשימת הקבצים שבכונן אבדה, ואיתה הגרסאות הישנות. היא נוצרת מחדש מהקבצים שלך. מה שהיה בדרך בכונן מועבר אל ⁦.shingleback/found⁩.</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>שום דבר בכונן אינו מראה עוד אם רשימת הקבצים שלו שלמה, ולכן ייתכן שחסרות גרסאות חדשות יותר. הגיבוי הבא ישווה את כל הקבצים.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>חלק מרשימת הקבצים שבכונן היה פגום או חסר. הוא תוקן מהעותק השני, ושום דבר מהרשימה לא אבד.</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>בתיקיות המוסתרות שבכונן היו גם חלקים מרשימה של גיבוי אחר. יש להם עכשיו שמות אחרים, והגיבוי הזה לא נפגע.</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>רק אחד משני העותקים של רשימת הקבצים שבכונן נכתב (⁨{detail}⁩). הגיבוי שלם, אבל אם העותק הזה ייפגם, אין אחר. הפקודה ⁦“lsattr -R”⁩ מראה קבצים מוגנים.</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>אחד משני העותקים של רשימת הקבצים בכונן פגום. העותק האחר שלם, והגיבוי הבא יתקן ממנו את הפגום.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>התיקייה המוסתרת ⁦.shingleback⁩ שבכונן חסרה או ריקה. אם היא באשפה, יש להחזיר אותה למקומה. אחרת, מה שהיה רק בגרסאות ישנות אבד. רשימת הקבצים עדיין נמצאת ב־⁦.shingleback-list⁩, והגיבוי הבא ייצור את התיקייה מחדש.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>התיקייה המוסתרת ⁦.shingleback⁩ שבכונן הייתה חסרה או ריקה. היא נוצרה מחדש מתוך ⁦.shingleback-list⁩, אבל מה שהיה רק בגרסאות ישנות אבד.</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>בכונן הייתה רשימת קבצים של גיבוי אחר, אבל אף אחד מהקבצים שלו. זהו גיבוי חדש. שם הרשימה הישנה הוא עכשיו ⁨{aside}⁩.</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>המחשב הזה לא הצליח לרשום מה נמצא עכשיו בכונן, ולכן הגיבוי הבא לא יוכל לדעת אם מישהו שינה אותו. פנו מקום בדיסק של המחשב.</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>רשימת הקבצים שבכונן אינה הרשימה האחרונה שהמחשב הזה כתב. זה רגיל אם הכונן שוחזר מתמונת דיסק או משיבוט. אחרת הכונן איבד את השינויים האחרונים שלו, או שאינו אותו כונן: בדקו שהוא שלכם. כל הקבצים מושווים שוב.</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>רשימת הקבצים שבכונן שונתה אחרי שהמחשב הזה כתב אותה, ולא על ידי גיבוי. אמתו את הגיבוי, ואל תסמכו על תוכניות שתשחזרו ממנו, אלא אם אתם יודעים מי עשה זאת.</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>המחשב ⁨{host}⁩ הוסיף לגיבוי הזה בפעם הראשונה. זה רגיל אם אתם מגבים גם אותו לכונן הזה. אחרת הכונן היה אצל מישהו אחר: אל תסמכו על מה שנוסף.</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>מחשב אחר בעל אותה זהות, כנראה עותק משוכפל של מחשב זה, הוסיף גרסאות לגיבוי הזה. הן נשארות, אבל הקבצים החדשים ביותר הם רק של המחשב שגיבה אחרון. יש לגבות כל אחד מהם לתיקייה משלו.</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>הגיבוי הזה נמצא במערכת קבצים אחרת מקודם, או שאיבד את התיאור שלו, ולכן הכול מושווה. מה שחסר נשלח שוב. שמות שמערכת הקבצים הזאת אינה יכולה להכיל משתנים בכונן.</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>הגיבוי הזה נמצא על כונן אחר מבעבר. זה רגיל אם העברתם אותו לכונן גדול יותר או למארז אחר. אחרת בדקו שהכונן שלכם.</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>לכמה קבצים היו הרשאות מיוחדות (למשל setuid או capabilities). הם שוחזרו בלעדיהן.</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>חלק מהתיקיות כבר היו שם, עם תאריכים שונים מאלה שבגיבוי. התאריכים האלה נשארים.</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>‏Shingleback פועל בתוך מכולה (container) שמסתירה את הבעלים של חלק מהקבצים, ולכן הבעלים לא נרשמו. גיבוי מחוץ למכולה ישלים אותם.</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>הבעלים של חלק מהקבצים אינם בגיבוי. הקבצים האלה שייכים עכשיו למי ששחזר אותם.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>הכונן נתן שגיאה (⁨{detail}⁩). הקבצים האחרונים מועתקים שוב.</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>הקבצים האחרונים לא הגיעו לכונן בזמן. הם יועתקו שוב בפעם הבאה.</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>בזמן גיבוי זה ממתינים בזיכרון לכונן פחות נתונים מהרגיל, והמחשב מחכה לו יותר זמן.</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>קבצים בכונן פתוחים ב: ⁨{programs}⁩.</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>הכונן מוצפן. ממתינים לסיסמה שלו.</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>‏⁨{device}⁩ נפתח להצצה, רק לקריאה, ולא ניתן היה לסגור אותו. הוציאו את הכונן.</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>מחשב זה אינו מתיר את האפשרות ⁨{option}⁩; הכונן נפתח בלעדיה.</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>הכונן פתוח ב-⁨{path}⁩ כך שגם קריאה כותבת אליו: משהו במחשב פתח אותו קודם, או שההגדרות (⁦/etc/fstab⁩) אומרות כך. פתחו אותו שוב בלי זמני גישה.</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>הכונן מוכן, אבל לא ניתן היה לדווח לו מה פנוי. הטיפול בו ינסה שוב.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>‏⁨{pace}⁩ אינו קצב; הקצב נשאר כפי שהיה.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>האם ‏⁨„{path}”⁩ היא התיקייה שהייתה ב-⁨„{old}”⁩ במחשב ⁨{host}⁩? רוב הקבצים שלה כבר בגיבוי. אם כן, נשלח רק מה שהשתנה. אם לא, היא תגובה כתיקייה נפרדת.</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>בגיבוי כבר יש תיקייה ⁨„{path}”⁩ של מחשב בשם ⁨{host}⁩. האם זה המחשב הזה, אולי אחרי התקנה מחדש? אם כן, הגיבוי ימשיך עם התיקיות שלו. אם לא, לכל אחד יהיו תיקיות משלו.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>הכונן החזיר שגיאה (⁨{detail}⁩). כבל שנשלף או הפסקת חשמל עלולים לפגוע במערכת קבצים מסוג זה: נתקו אותה, ובדקו ותקנו אותה. אם לא נמצא דבר, נסו כבל או שקע אחר.</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>בתיקיית הגיבוי יש משהו אחר בשם ⁨{file}⁩. יש להעביר אותו למקום אחר ולהתחיל שוב.</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>מהגיבוי ב־⁨{path}⁩ נשארה רק רשימת הקבצים (⁦.shingleback-list⁩), ואף אחד מהקבצים. אם מישהו מחק אותם, כדאי לחפש באשפה של הכונן.</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>‏ב־⁨{path}⁩ אין עכשיו דבר ממה שהיה שם בגיבוי האחרון. אם הכונן שלה אינו מחובר, חברו אותו; אם מחקתם הכול בעצמכם, אשרו זאת.</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>הכונן מלא, פרט לרזרבה ששומרת על בריאותו. הגיבויים הקודמים לא נפגעו. פנו מקום בכונן, או השמיטו משהו.</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>לא הכול נכנס לכונן, גם בלי הגרסאות הישנות, ולכן הן נשארות. ‏⁨{path}⁩ דורש את רוב המקום (⁨{size}⁩). אם אין לו מקום בגיבוי, השאירו אותו בחוץ. אחרת, פנו מקום בכונן או השתמשו בגדול יותר. הגיבוי המלא האחרון לא נפגע.</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>קבצים חדשים צריכים את המקום של גרסאות מהשבועות ומהחודשים האחרונים. למקרה שזו טעות, הגרסאות האלה נשארות עוד שבוע. ‏⁨{path}⁩ דורש את רוב המקום (⁨{size}⁩). אם אין לו מקום בגיבוי, השאירו אותו בחוץ. אחרת, ותרו עכשיו על גרסאות ישנות.</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>המקור נמצא על ⁨{drive}⁩ עצמו. יש לבחור כונן אחר, או קובץ תמונה על כונן אחר.</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>‏⁨{device}⁩ פתוח (⁨{point}⁩). כל עוד הוא פתוח, קבצים עלולים להשתנות במהלך ההעתקה. סגרו אותו קודם, והשאירו את הכונן מחובר.</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>‏⁨{device}⁩ פתוח מהצפנה. יש לסגור אותו תחילה ולהשאיר את הכונן מחובר.</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>המחשב הזה שומר חלק מהזיכרון שלו על ⁨{device}⁩. יש לכבות זאת תחילה (⁦„sudo swapoff”⁩) ולהשאיר את הכונן מחובר.</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>משהו שאי אפשר לסגור מכאן עובד עם ⁨{device}⁩: תוכנית אחרת, מכונה וירטואלית או חלק מהמערכת. יש לסיים אותו תחילה ולהשאיר את הכונן מחובר.</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>אל ⁨{drive}⁩ חייבים לכתוב ברצף מההתחלה לסוף (host-managed), ובהעתק זה לא אפשרי. במקום זאת אפשר להכין אותו לגיבויים ולהעתיק את הקבצים, או להעביר את הגיבוי.</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>‏⁨{drive}⁩ הוא חלק ממשהו גדול יותר (RAID, ‏LVM או מערכת קבצים על כמה כוננים). העתק של חלק אחד בלבד יהיה חסר תועלת ועלול להזיק לאחרים.</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>שני כוננים נראים בדיוק כמו ⁨{drive}⁩. יש לנתק את זה שאין רצון להעתיק.</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>‏⁨{drive}⁩ קטן ממה שיש להעתיק. יש לבחור כונן באותו גודל לפחות.</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>ב־⁨{source}⁩ אין תוכן כלל, ולכן אין מה להעתיק.</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>‏⁨{source}⁩ הוא עותק שמעולם לא הושלם, ולכן חסרים בו חלקים. השלימו תחילה את ההעתקה ההיא, או העתיקו מהמקור.</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>תוכנית אחרת פתחה את ⁨{path}⁩ לכתיבה, ולכן הקובץ עלול להשתנות בזמן ההעתקה. סגרו אותו שם תחילה.</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>אין תיקייה ⁨{path}⁩ לקובץ התמונה. יש ליצור אותה תחילה, או לבחור אחרת.</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>אי אפשר להעתיק דבר אל ⁨{drive}⁩: ‏⁨{reason}⁩</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>‏⁨{device}⁩ הוא רק חלק של ⁨{drive}⁩, והעתקה לוקחת כונן בשלמותו. בחרו את כולו: ⁨{whole}⁩</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>החיבור לאחד משני הכוננים אבד. מה שהועתק נשמר. חברו את שני הכוננים כדי להמשיך.</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>ההעתקה אל ⁨{drive}⁩ לא תהיה מה שהוצג לכם: אחד משני הכוננים השתנה בינתיים. לא נעשה דבר. הביטו שוב בתוכנית.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>‏⁨{path}⁩ כבר קיים ואינו מוחלף. יש לבחור שם אחר, או להסיר אותו תחילה.</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>אין מספיק מקום לתמונה. יש לפנות מקום או לבחור תיקייה אחרת, ואז להתחיל שוב.</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>המחיצות נספרות בסקטורים של ⁨{unit_bytes}⁩ בתים, ול־⁨{drive}⁩ יש סקטורים של ⁨{sector_bytes}⁩. דבר לא יימצא בהעתק. יש להעתיק מחיצה אחת במקום את הכונן כולו.</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>ל־⁨{drive}⁩ יש סקטורים של ⁨{sector_bytes}⁩ בתים, ומערכת הקבצים משתמשת ביחידות של ⁨{unit_bytes}⁩. לא ניתן יהיה לפתוח אותה שם. יש להכין את הכונן ולהעתיק את הקבצים.</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>העותק צריך מזהה משלו, אבל מערכת הקבצים הזאת (⁨{filesystem}⁩) לא יכולה לקבל מזהה בזמן העתקה. העתיקו אותה לקובץ תמונה, או הכינו את הכונן והעתיקו את הקבצים.</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>‏⁨{count}⁩ חלקים בהעתק אינם כמו במקור. אחד הכוננים, כבל או זיכרון המחשב פגום. אין למחוק את הכונן הישן; יש לנסות כבל או שקע אחר, ולהתחיל שוב.</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>ייתכן שחסרים קבצים בעותק: הרשימה של מה שנמצא בשימוש במערכת הקבצים שגויה. אין למחוק את הכונן הישן. יש להתחיל מחדש ולהעתיק גם אזורים שאינם בשימוש.</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>כונן אחר מועתק כעת. יש לתת לזה להסתיים, ואז להתחיל שוב.</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>העותק לא הושלם, ולכן אי אפשר עדיין לפתוח אותו. אפשר להמשיך עם אותם שני כוננים.</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>‏⁨{name}⁩ אינו ברשימת מה שהתחיל ולא הסתיים.</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>לא ניתן היה לשמור את מצב ההעתקה במחשב הזה (⁨{detail}⁩). יש לבדוק אם הדיסק שלו מלא.</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>‏⁨{path}⁩ הוא המקום שבו הגיבוי נמצא עכשיו, או שאחד נמצא בתוך האחר. בחרו תיקייה בכונן אחר.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>‏⁨{path}⁩ כבר קיים ואינו מוחלף. בחרו תיקייה ריקה, או שם פנוי.</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>העברה של גיבוי אחר אל ⁨{path}⁩ התחילה ולא הסתיימה. יש לסיים אותה, או לבחור תיקייה אחרת.</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>הכונן החדש (⁨{filesystem}⁩) לא יכול להכיל את כל מה שיש בגיבוי הזה: כמה שמות, קישורים, הרשאות או קבצים גדולים יאבדו. פרמטו אותו קודם ב-ext4, btrfs או XFS, או התחילו שם גיבוי חדש.</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>בכונן החדש אין מספיק מקום לכל הגרסאות של הגיבוי הזה. בחרו כונן גדול יותר או פנו מקום, והתחילו שוב. בכונן הישן יש הכול.</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>בכונן החדש, ⁨{count}⁩ מהקבצים אינם מה שנכתב. הכונן, כבל או זיכרון המחשב תקולים. השאירו את הכונן הישן כמו שהוא; נסו כבל או שקע אחר, והתחילו שוב.</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>הגיבוי עדיין לא הועבר, ובכונן הישן עדיין יש הכול. התחילו שוב עם אותם שני מקומות: ההעברה תמשיך מהמקום שבו נעצרה.</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>אלה שני עותקים של גיבוי אחד, ולכן אין מה למזג. יש להעביר אחד מהם.</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>בשני הגיבויים יש את התיקייה ⁨{path}⁩, לכל אחד עם היסטוריה משלו. אפשר למזג רק גיבויים של תיקיות שונות. במקום זאת יש להעביר כל אחד לתיקייה משלו.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>שירות הכוננים (⁦UDisks2⁩) אינו עונה, ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. הפעילו אותו מחדש עם ⁦`sudo systemctl restart udisks2`⁩, או הפעילו מחדש את המחשב.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>אי אפשר להגיע לאפיק המערכת (⁦D-Bus⁩), ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. הפעילו אותו עם ⁦`sudo systemctl start dbus`⁩; במכל, שתפו איתו את ⁦/run/dbus⁩.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>שירות הכוננים (⁦UDisks2⁩) אינו מותקן, ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. התקינו אותו; ב־Debian וב־Ubuntu:‏ ⁦`sudo apt install udisks2`⁩.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>שירות הכוננים (⁦UDisks2⁩) מותקן אך לא הופעל, ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. את הסיבה מציג ⁦`systemctl status udisks2`⁩.</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>המחשב הזה אינו מרשה לכם להשתמש בשירות הכוננים (⁦UDisks2⁩), ולכן אי אפשר להציג כוננים. גיבויים לתיקיות פועלים גם בלעדיו. פנו אל מנהל המערכת.</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>ציינו את התיקיות לגיבוי, ואחרונה את המקום לגיבוי.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>אין תיקייה ⁨{path}⁩. חברו את הכונן, או בדקו את השם.</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>‏⁨{path}⁩ הוא קובץ. ציינו תיקייה בכונן.</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>‏⁨{path}⁩ נמצאת בכונן שאפשר רק לקרוא. נתקו אותו, חברו שוב, ותנו לבדוק אותו.</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>‏⁨{path}⁩ נמצא בכונן של Windows‏ (NTFS) שאפשר רק לקרוא ממנו. בדרך כלל הסיבה היא ש־Windows לא כובה לגמרי: הפעילו את Windows, כבו את „ההפעלה המהירה” באפשרויות צריכת החשמל, וכבו אותו. אחר כך חברו שוב את הכונן. אם הסיבה אינה Windows, בדקו את הכונן.</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>אין לכם הרשאה לכתוב אל ⁨{path}⁩. בחרו תיקייה אחרת, או עשו אותה לשלכם.</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>אי אפשר לעשות זאת עכשיו בכונן הזה.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>‏⁨{path}⁩ אינו בכונן חיצוני. יש לציין תיקייה בכונן שיש לטפל בו, או את ההתקן שלו.</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>גיבוי, העברה או בדיקה עדיין משתמשים בתיקייה הזאת. המתינו לסיום, ואז התחילו שוב.</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>גיבוי היה בהעברה לתיקייה הזו, וההעברה לא הסתיימה. סיימו אותה, או בחרו תיקייה אחרת. כדי לוותר עליה, הסירו שם תחילה את התיקייה הנסתרת ⁨{folder}⁩.</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>הגיבוי שהיה ב-⁨{path}⁩ אינו שם. חברו את הכונן שלו, או התחילו שם גיבוי חדש.</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>הגיבוי ב-⁨{path}⁩ אינו זה שהיה קודם. חברו את הכונן הנכון, או אשרו שברצונכם להמשיך בגיבוי הזה.</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>אין גיבוי ב-⁨{path}⁩. ציינו את התיקייה שמכילה .shingleback.</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>אין לכם הרשאה לקרוא את הגיבוי שם. מי שיצר אותו יכול, וגם המנהל.</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>גיבוי זה נוצר על ידי Shingleback חדש יותר. התקינו את הגרסה ההיא כדי להשתמש בו.</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>גיבוי זה נוצר על ידי גרסת ניסיון מוקדמת של Shingleback, וגרסה זו אינה יכולה להמשיך אותו. הקבצים שבו הם קבצים רגילים שאפשר להעתיק בכל תוכנה; בחרו תיקייה אחרת לגיבויים חדשים.</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>‏⁨{file}⁩ בתיקייה .shingleback של הגיבוי פגום. את הקבצים שלידו עדיין אפשר להעתיק ביד.</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>אין גרסה ⁨{version}⁩. ‏`shingleback versions` מראה את הקיימות.</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>בגרסה זו אין תיקייה ⁨{path}⁩. בדקו בתיקייה שמעליה, או בגרסה אחרת.</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>אין בגיבוי קובץ שאפשר לנסות. גבו קודם, ואז נסו שוב.</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>‏⁨{pattern}⁩ אינו מתאים להשמטה. כתבו למשל *.iso או Downloads/.</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>‏⁨{path}⁩ אינו באף אחת מהתיקיות, ולכן אין מה להשמיט. בדקו את השם.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>‏⁨{pace}⁩ אינו קצב. אמרו gentle, balanced או full, או מגה-בתים בשנייה, למשל 15.</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>‏⁨{sample}⁩ אינו חלק. אמרו למשל 3/30 לשלישי מתוך שלושים חלקים.</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>תוכנית אחרת מילאה את הכונן במהלך המדידה, ולכן היא הסתיימה. פנו מקום בכונן והתחילו שוב.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>הכונן איננו או אינו מגיב, ולכן המדידה הסתיימה. חברו אותו שוב והתחילו מחדש: מה שהמדידה השאירה בו יוסר אז.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>חלק מהתוכנית הפסיק לפעול באופן בלתי צפוי, אולי משום שלמחשב נגמר הזיכרון. התחילו שוב את המדידה: מה שהשאירה בכונן יוסר אז.</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>המדידה הזאת צריכה לפחות ⁨{least}⁩ על הכונן, ומוצאת ⁨{room}⁩. יש לפנות שם מקום תחילה.</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>המדידה הזאת כותבת לפחות ⁨{least}⁩, ולכן היא צריכה תקציב גדול יותר.</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>רק כונן ריק מתמלא: פחות מעשירית ממנו יכולה להיות בשימוש. לא נכתב דבר.</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>כונן שלם נקרא בלבד. אפשר לבחור position, random-read, readers או sequential.</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>קריאת ⁨{path}⁩ דורשת מנהל מערכת. במקום זאת אפשר למדוד תיקייה בכונן.</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>‏⁨{path}⁩ נמצאת בתוך הגיבוי שב-⁨{backup}⁩, והגיבוי הבא עלול להסיר את מה שהמדידה צריכה. במקום זאת מדדו את התיקייה של הגיבוי עצמו.</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>אין ב־⁨{path}⁩ אזורים שהמחשב רואה. רק כונני host-managed ו־host-aware מציגים אותם; רוב כונני ה־SMR שומרים את שלהם לעצמם.</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>קריאת האזורים דורשת מנהל מערכת. אפשר לשמור בקובץ את הפלט של ⁦„sudo blkzone report {path}”⁩ ולפתוח את הקובץ הזה.</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>אי אפשר להחליף את מצב מטמון הכתיבה של הכונן: הכונן או המארז שלו לא מציעים זאת, או שזה לא הותר. יש להשמיט את הבדיקה ⁦write-cache⁩.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>מדידה קודמת נקטעה לפני שהספיקה להחזיר את מטמון הכתיבה של הכונן למצבו, והפעם לא הותר להחזיר אותו. יש לנסות שוב ולהקליד את הסיסמה כשהיא מתבקשת.</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>מדידה אחרת פועלת ב־⁨{path}⁩. חכו שתסתיים והתחילו שוב.</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>אי אפשר להבין את ההגדרות ב-⁨{path}⁩ ‏(⁨{detail}⁩). תקנו את הקובץ או הסירו אותו.</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>ההגדרות ב־⁨{path}⁩ הן של גרסה חדשה יותר של Shingleback, ונשארות כפי שהן. יש להתקין את הגרסה החדשה ביותר כדי להשתמש בהן.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>לא ניתן לשמור את בחירותיכם ב-⁨{path}⁩ ‏(⁨{detail}⁩). בדקו שאתם יכולים לכתוב לתיקייה הזאת.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>לא ניתן לשמור את בחירותיכם ב-⁨{path}⁩ ‏(⁨{detail}⁩). פנו שם מקום, ונסו שוב.</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>לא ניתן היה לשנות את הטיימר (⁨{detail}⁩). גיבויים יומיים מתחילים כל עוד Shingleback פתוח או במגש.</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>אי אפשר לשים דבר ב-⁨{path}⁩ ‏(⁨{detail}⁩). בחרו תיקייה אחרת.</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>לא נשאר מקום ב-⁨{path}⁩. בחרו תיקייה אחרת, או שחזרו פחות בבת אחת.</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>לפי הגיבוי, הקבצים האלה היו ב-⁨{places}⁩. המחשב הזה מעולם לא גיבה קבצים משם. שחזרו אותם לתיקייה אחרת, או אשרו שמותר להם להגיע לשם.</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>‏⁨{path}⁩ נמצאת בתוך הגיבוי עצמו. בחרו תיקייה במקום אחר.</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>הכונן נותק. מה שנמצא עליו בטוח, והריצה הבאה תעתיק את מה שחסר.</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>הכונן לא לקח את מה שנכתב (⁨{detail}⁩). נסו כבל או יציאה אחרים; אם זה קורה שוב, בדקו את בריאות הכונן.</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>מערכת הקבצים שבכונן פגומה (⁨{detail}⁩). נתקו אותה ותנו לבדוק ולתקן אותה לפני שכותבים אליה שוב.</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>מערכת הקבצים שבכונן סותרת את עצמה: היא אומרת ששם מסוים תפוס, וגם ששום דבר אינו נושא את השם הזה. NTFS עושה זאת אחרי שהיה מלא. בטלו את הטעינה של הכונן, טענו אותו מחדש והתחילו שוב כדי להמשיך. אם זה לא עוזר, תנו לבדוק ולתקן את מערכת הקבצים.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>משהו בגיבוי שבכונן אינו ניתן לשינוי (⁨{detail}⁩). ⁨lsattr -R⁩ ו־⁨ls -l⁩ מראים מה מוגן או שייך למישהו אחר. בטלו זאת והתחילו שוב: הגיבוי ימשיך מהיכן שהיה.</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>עכשיו אפשר רק לקרוא מהכונן, ולכן לא היה אפשר לכתוב עוד. נתקו אותו, חברו שוב, ותנו לבדוק אותו.</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>‏⁨{path}⁩ נמחק, שונה שמו או הועבר במהלך ריצה זו. אם הוא עדיין קיים, החזירו אותו למקומו והתחילו שוב.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>משהו בגיבוי שבכונן אינו ניתן להעברה לתיקייה אחרת שם (⁨{detail}⁩). הפכו את התיקייה שבה הוא נמצא שוב לתיקייה רגילה: העתיקו אותה, הסירו אותה, ותנו להעתק את שמה.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>‏⁨{path}⁩, בגיבוי שבכונן, היא subvolume, ולכן אי אפשר להעביר דבר אליה או ממנה. הפכו אותה שוב לתיקייה רגילה.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>‏⁨{path}⁩, בגיבוי שבכונן, היא נקודת עיגון, ולכן אי אפשר להעביר דבר אליה או ממנה. נתקו את מה שמעוגן שם, והתחילו שוב.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>ל-⁨{path}⁩, בגיבוי שבכונן, יש מזהה פרויקט אחר מאשר לכל השאר, ולכן מערכת הקבצים אינה מעבירה דבר ביניהם. תנו לכל הגיבוי מזהה פרויקט אחד: ⁦lsattr -pR⁩ מראה אותם, ⁦chattr -p⁩ משנה אותם.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>‏⁨{path}⁩, בגיבוי שבכונן, מוצפנת במפתח אחר מאשר כל השאר, ולכן מערכת הקבצים אינה מעבירה דבר ביניהם. הפכו אותה שוב לתיקייה רגילה.</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>הגיבוי נמצא במערכת קבצים מסוג overlay, שאינה יכולה להעביר את התיקייה ⁨{path}⁩ מהשכבה התחתונה שלה. עגנו אותה עם ⁦redirect_dir=on⁩, או גבו למערכת קבצים רגילה.</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>לא ניתן היה לקרוא את הכונן (⁨{detail}⁩). נסו כבל או יציאה אחרים; אם זה קורה שוב, בדקו את בריאות הכונן.</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>הכונן אינו מגיב. ייתכן שהוא עסוק בעצמו: המתינו כמה דקות והתחילו שוב.</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>‏⁨{path}⁩ אינו מגיב. ודאו שהמחשב או התוכנית שמספקים אותו פועלים ומחוברים, ואז התחילו שוב. הקבצים שכבר הועתקו בטוחים.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>חלק מהתוכנה נעצר באופן לא צפוי, אולי כי נגמר הזיכרון במחשב. הקבצים שכבר הועתקו בטוחים, והניסיון הבא ימשיך משם.</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>נעצר. הגיבוי הבא יעתיק את מה שחסר.</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>נעצר. מה ששוחזר עד כה שלם. שחזרו שוב כדי לקבל את השאר.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>נעצר.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>‏⁨{path}⁩ אינו על כונן שאפשר לנתק.</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>הכונן בשימוש. סגרו את התוכניות והחלונות שמראים את קבציו, ונסו שוב.</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>לא ניתן היה להוציא את הכונן (⁨{detail}⁩). אל תנתקו עדיין; נסו שוב, או כבו את המחשב.</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>איש אינו יכול לומר אם הכונן סיים לכתוב. אל תנתקו עדיין; הוציאו אותו שוב בעוד כמה דקות.</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>הכונן עדיין מעוגן (⁨{path}⁩). אל תנתקו אותו עדיין. בטלו את העיגון ונסו שוב.</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>נעצר. הכונן אולי עדיין כותב: אל תנתקו אותו, והוציאו אותו שוב.</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>אי אפשר לקרוא את ⁨{path}⁩ ‏(⁨{detail}⁩).</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>אי אפשר להבין את טבלת הכוננים ב-⁨{path}⁩ ‏(⁨{detail}⁩). תקנו את הקובץ, או הזיזו אותו.</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>אמרו משהו על הכונן: ⁦--model, --usb, --capacity, --smartctl⁩ או ‎--sysfs‎.</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>‏⁨{device}⁩ אינו כונן מחובר. הפקודה `drives` מראה את המחוברים.</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>אין לכם הרשאה לקרוא את יומן הליבה במחשב זה. הריצו את הפקודה עם sudo, או בקשו להצטרף לקבוצה systemd-journal, או שמרו את היומן לקובץ כמנהל (⁦dmesg &gt; log.txt⁩) ותנו אותו עם ‎--kernel-log‎.</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>‏⁨{path}⁩ אינו מכיל יומן ליבה או דוח SMART. הפקודה ⁦`journalctl -k &gt; log.txt`⁩ שומרת יומן, והפקודה ⁦`sudo smartctl -x /dev/sdX &gt; report.txt`⁩ שומרת דוח.</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>אי אפשר להכין את ⁨{drive}⁩: ‏⁨{reason}⁩</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>‏⁨{device}⁩ כבר אינו כפי שאישרתם (שונה: ⁨{what}⁩). הוא נשאר כפי שהיה; הביטו שוב בכוננים.</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>‏⁨{device}⁩ הוא רק חלק של ⁨{drive}⁩, וכונן מכינים בשלמותו. ציינו את כולו: ⁨{whole}⁩</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>אי אפשר לקרוא את ‎--identity‎. תנו אותו בדיוק כפי ש-`⁦prepare --dry-run --json⁩` אמר.</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>מחשב זה יכין עכשיו את ⁨{drive}⁩ בדרך אחרת ממה שהוצג: משהו הותקן או הוסר בינתיים. שום דבר לא שונה; הביטו שוב בתוכנית.</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>כל מה שעל ⁨{drive}⁩ יימחק. כדי לאשר, כתבו את שמו בדיוק כך: ⁨{name}⁩</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>את הפרופיל ⁨{profile}⁩ אי אפשר ליצור במחשב זה: ⁨{reason}⁩</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>השם ⁨„{label}”⁩ ארוך מדי לסוג כונן זה. בחרו שם של ⁨{most}⁩ אותיות לכל היותר.</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>כונן אינו יכול להיקרא ⁨„{label}”⁩. השתמשו באותיות ובספרות, והתחילו באחת מהן.</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>כונן מוצפן צריך סיסמה. הקלידו אחת פעמיים, ושמרו אותה היכן שתמצאו אותה.</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>זו אינה הסיסמה של הכונן. הקלידו אותה שוב.</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>המחשב הזה לא התיר זאת. אם הוא ביקש סיסמה, נסו שוב והקלידו אותה; אחרת היכנסו במחשב עצמו, או פנו למנהל שלו.</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>‏⁨{step}⁩ לא הצליח. ⁨{state}⁩ ⁨{detail}⁩</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>ההכנה נעצרה לפני שהושלמה. ⁨{state}⁩</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>הכונן אותחל, אבל לא כמתאים לכונן SMR: ‏⁨{detail}⁩. הכינו אותו שוב.</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>אין על ⁨{device}⁩ דבר שאפשר לפתוח. הכינו אותו קודם לגיבויים.</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>לא ניתן היה לפתוח את הכונן. נתקו אותו, חברו שוב, ונסו עוד פעם.</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>תוכניות משתמשות בכונן. סגרו את מה שפתוח אצלכם שם, ונסו שוב.</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>איש אינו יכול לומר אם זה נעשה: השירות שמכיר את הכוננים (UDisks2) לא ענה. חכו דקה, והביטו שוב בכונן.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>‏⁨{path}⁩ אינו על כונן שאפשר לנתק, ונשאר פתוח כפי שהוא. גיבוי מבקש מהמערכת לא לרשום מתי קרא שם את הקבצים והתיקיות שלכם. לקבצים של אנשים אחרים, ולקישורים, המערכת רושמת בכל זאת: כתיבה קטנה לכל אחד.</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>‏⁨{device}⁩ מוצפן. הקלידו את סיסמתו כדי לפתוח אותו.</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>לא ניתן היה לסגור את הכונן (⁨{detail}⁩). אל תנתקו עדיין; נסו שוב, או כבו את המחשב.</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>‏⁨{device}⁩, כפי שהוא מחובר, אינו מציע את ההגדרה הזאת.</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>לשם כך מנהל המחשב צריך להתקין את העוזר של Shingleback: ‏⁦sudo packaging/install-helper⁩, בתיקייה של Shingleback.</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>העוזר של Shingleback לא עשה זאת: ⁨{reason}⁩.</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>הכול נכתב, אבל השירות שמוציא כוננים (UDisks2) אינו עונה. אל תנתקו עדיין את הכונן; הוציאו אותו במנהל הקבצים, או כבו את המחשב.</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>המחשב לא הצליח לתת לתוכנית את מה שהיא צריכה (⁨{detail}⁩). הכונן אינו הסיבה. סגרו תוכניות אחרות ונסו שוב.</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>התוכנית לא הצליחה לקרוא או לשמור את הנתונים שלה בדיסק של המחשב הזה (⁨{detail}⁩). ודאו שיש בו מקום פנוי, והתחילו שוב.</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>‏⁨{path}⁩, שבו Shingleback שומרת את הקבצים שלה, אינו קיים. אם הוא בכונן שאינו מעוגן, עגנו אותו. אחרת, הגדירו את HOME לתיקייה שלכם. אחר כך התחילו שוב.</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>אסור לתוכנה לכתוב אל ⁨{path}⁩, שם היא רושמת מה יש בכונן. הפכו את התיקייה לשלכם, או קבעו ב־⁦HOME⁩ תיקייה שלכם, והתחילו שוב.</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>משהו השתבש בתוכנית עצמה (⁨{detail}⁩). הקבצים שלכם לא נפגעו; אנא דווחו על כך.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>אין תיקייה ⁨{path}⁩. בדקו את השם, או חברו את הכונן שהיא עליו.</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>‏⁨{path}⁩ הוא קובץ. ציינו את התיקייה שהוא בה.</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>אין לכם הרשאה לקרוא את התיקייה ⁨{path}⁩. בחרו אחרת, או פנו לבעליה.</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>לא ניתן לקרוא את התיקייה ⁨{path}⁩: ⁨{detail}⁩. בדקו את הכונן שבו היא נמצאת, או את החיבור לשרת.</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>אין בתיקייה ⁨{path}⁩ מה לגבות, ולכן לא נעשה גיבוי. אם הכונן שלה אינו מחובר, חברו אותו.</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>אין עדיין גיבוי: לא ניתן היה לקרוא אף קובץ. הסיבה מצוינת ליד כל קובץ או תיקייה.</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>‏⁨{source}⁩ נמצאת בתוך הגיבוי עצמו, ⁨{destination}⁩. בחרו תיקייה במקום אחר.</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>טעינה…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>תיקייה זו הייתה ריקה.</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>באף גרסה אין קובץ או תיקייה ששמם כולל ⁨„{text}”⁩.</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>יש עוד. חפשו שם ארוך יותר.</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>דבר לא השתנה בין שתי הגרסאות האלה.</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>בין שתי הגרסאות האלה השתנו רק תיקיות.</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>למה הוא איטי מדי פעם?</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>למה זה לוקח כל כך הרבה זמן?</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>איך יודעים זאת?</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>למה הוא כל כך איטי עכשיו?</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>למה הוא לא עונה?</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>למה הוא נח?</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>למה הוא ממשיך לעבוד?</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>האם כונן אחד מספיק?</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>למה הוא נעלם?</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>למה הוא כבר מלא?</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>מה פירוש שגיאה כזו?</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>לכונן יש עדיין מעט לעשות.</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>הכונן כותב את מה שניתן לו.</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>מניחים לכונן, והוא יכול לסדר.</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>הכונן כותב עד הסוף את מה שניתן לו.</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>הכול נכתב, והכונן שוחרר.</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>הכונן לא עונה כרגע.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>הכונן נותק, או שאינו עונה עוד.</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>‏Shingleback מעתיק קובץ אחרי קובץ, ומוודא מדי פעם שהם באמת בכונן.</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>‏Shingleback מחכה לכונן. שום דבר לא השתבש.</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>‏Shingleback קודם מבטיח את מה שכבר הועתק.</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>‏Shingleback לא עושה דבר עם הכונן.</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>‏Shingleback לא מגבה כרגע לכונן.</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>הגיבוי הסתיים מוקדם. מה שהיה בטוח בכונן נשמר, והגיבוי הבא ימשיך משם.</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>כוננים רבים מהירים בהתחלה ואיטיים אחרי כמה גיגה-בתים. ייתכנו הפסקות של חצי דקה.</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>זה יכול לקחת דקות, ובינתיים כמעט שום דבר לא זז.</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>הכונן יכול לזמזם, לתקתק ולהישאר חם, אף ששום דבר לא מועתק.</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>הוא יכול עדיין לעבוד מעצמו זמן מה.</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>זה לא רגיל, ולרוב יש לכך סיבה שאפשר למצוא.</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>המשיכו לעבוד כרגיל. השהו או עצרו מתי שתרצו. אל תנתקו את הכונן.</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>חכו מעט. אל תנתקו את הכונן.</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>הוציאו את הכונן לפני שתנתקו אותו.</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>‏Shingleback פותח את הגיבוי בכונן.</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>כונן שישן צריך כמה שניות להתעורר.</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>‏Shingleback מחפש בתיקיותיכם קבצים חדשים או שהשתנו.</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>עם קבצים רבים מאוד זה לוקח כמה דקות.</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>עכשיו הוא איטי. הוא שוב יהיה מהיר כשיפנה מקום.</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>כונן שמפנה מקום יכול לשתוק דקה או שתיים.</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>הכונן עובד בשביל תוכנית אחרת.</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>‏Shingleback נותן לתוכנית האחרת להיות ראשונה.</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>שתי תוכניות יחד היו מאטות את הכונן לשתיהן.</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>‏Shingleback מושהה. מה שהועתק עד כה בטוח בכונן.</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>המשיכו מתי שתרצו. כדי לקחת את הכונן, עצרו ואז הוציאו אותו.</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>הכול הועתק. Shingleback משלים את הגרסה החדשה.</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>ייתכן שהכונן עדיין כותב.</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>‏Shingleback ממתין עד שהכול נכתב, ואז משחרר את הכונן.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>הכונן מסדר בעצמו.</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>הגיבוי הושלם. Shingleback לא עושה עוד דבר עם הכונן.</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>אם יש לכם זמן, השאירו את הכונן תחת מתח זמן מה. הוציאו אותו לפני הניתוק.</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>הכונן כתב את כל מה שניתן לו.</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>‏Shingleback סיים עם הכונן.</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>כוננים אחדים ממשיכים להסתובב כמה שניות.</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>אפשר לנתק את הכונן.</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>הכונן עדיין בשימוש, או שלא סיים לכתוב.</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>‏Shingleback לא הצליח לשחרר את הכונן.</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>לרוב קובץ או תיקייה של הכונן פתוחים בתוכנית אחרת.</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>סגרו את מה שמשתמש בכונן, והוציאו אותו שוב. אל תנתקו אותו עדיין.</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>הכונן אינו פתוח עוד, או שהוא נותק.</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>מה שנכתב קודם לכן נשאר בכונן.</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>כונן יכול לסדר זמן כה רב שהמחשב מוותר עליו. זה לבדו לא מזיק.</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>השאירו אותו מחובר כמה דקות. אם לא יחזור, נתקו אותו, חברו, והתחילו שוב.</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>לא נשאר מקום בכונן.</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>גם גרסאות ישנות תופסות מקום.</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>מחקו שם מה שאינכם צריכים, בחרו פחות תיקיות, או קחו כונן גדול יותר.</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>הכונן החזיר שגיאות.</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>נסו כבל אחר ויציאה אחרת. „מה קרה?” אומר יותר.</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>עשו מה שנאמר שם, והתחילו את הגיבוי שוב.</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>הכונן מחובר ופתוח. כל תוכנית יכולה להשתמש בו.</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>הוא יכול לעבוד זמן מה אחרי כתיבה: הוא מסדר.</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>השתמשו בו כרצונכם. הוציאו אותו לפני הניתוק.</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>הגיבוי נמצא בדיסק של המחשב עצמו.</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>אם הדיסק יתקלקל, הגיבוי יאבד עם הקבצים.</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>גבו גם לכונן חיצוני.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>הכונן מחובר, ולא פתוח.</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>פתחו אותו כדי להשתמש בקבציו.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>הכונן מחובר, אבל אין בו דבר שאפשר לפתוח.</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>כדי להשתמש בו כאן, הכינו אותו לגיבוי. זה מוחק את כל מה שעליו.</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>‏⁨{path}⁩ אינו עונה כבר ⁨{time}⁩. הגיבוי ממתין לו.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>‏⁨{path}⁩ אינו עונה כבר ⁨{time}⁩. הגיבוי ממתין לשרת ⁨{server}⁩ (⁨{kind}⁩).</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>‏⁨{path}⁩ אינו עונה כבר ⁨{time}⁩.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>‏⁨{path}⁩ אינו עונה כבר ⁨{time}⁩. הוא נמצא בשרת ⁨{server}⁩ (⁨{kind}⁩).</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>אם לא תתקבל תשובה, הוא יושמט בעוד ⁨{time}⁩.</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>אולי הכונן צריך קודם להתעורר.</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>הכול הועתק. החלק האחרון נכתב לכונן.</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>מה שכבר הועתק מובטח קודם בכונן.</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>מה שהועתק עד כה בטוח בכונן. המשיכו מתי שתרצו.</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>כונן החזיר שגיאה. דרושות כמה שניות כדי לראות אם הוא עדיין מחובר.</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>אל תנתקו אותו עדיין.</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>הגיבוי הושלם</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>הגיבוי הושלם, מלבד הרשום למטה</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>הגיבוי לא יכול היה להתחיל</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>הכונן נותק</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>הכונן מלא</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>הכונן החזיר שגיאות</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>לא התחיל, ליתר ביטחון</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>נעצר</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>משהו השתבש בתוכנית עצמה</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>הגיבוי בוצע, אבל חלק מהקבצים בו פגומים</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>שום דבר לא השתנה מאז הגיבוי האחרון.</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>שום דבר אחר לא השתנה מאז הגיבוי האחרון.</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>הכונן לא ענה כבר ⁨{time}⁩. כוננים רבים עוצרים כך כדי לסדר. אנא השאירו אותו מחובר.</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>הכונן נותק לפני שהוצא. כל מה שגובה כבר נכתב קודם לכן. בפעם הבאה, הוציאו אותו קודם.</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>הכונן אינו פתוח עוד: תוכנית אחרת סגרה אותו, או שהוא נותק. כל מה שגובה כבר נכתב קודם לכן.</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>שאלה אחת לפני שהגיבוי מתחיל</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>הכונן אינו פתוח עוד</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>תוכנית אחרת סגרה אותו, או שהוא נותק.</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>הגיבוי הבא יעתיק את מה שחסר.</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>הקבצים שכבר נמצאים עליו בטוחים.</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>חברו את הכונן מחדש כדי להמשיך בגיבוי.</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>עדיין לא בטוח לנתק את הכונן.</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>בטוח לנתק את הכונן.</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>‏⁨{name}⁩ אל ⁨{drive}⁩</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>הקבצים שלך מועתקים.</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>נותנים לכונן לנוח</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>‏⁨{files}⁩, ⁨{size}⁩ עד כה</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>בטוח לנתק את הכונן</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>הכונן לא מוכן לניתוק</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>הוציאו את הכונן לפני שתנתקו אותו.</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>מתחיל</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>מחפש מה השתנה</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>מעתיק</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>מסיים</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>משהה</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>מושהה</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>בודקים אם הכונן שם</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>עוצר</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>מוציא את הכונן</translation>
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
            <translation>רגיל</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>בלי שום סימן ל-SMR</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>לא דיסק קשיח</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>לא ידוע</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>כונן SMR (מסלולים חופפים)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>כונן SMR (מסלולים חופפים, host-aware)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>כונן SMR (מסלולים חופפים, host-managed)</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>כונן רגיל (CMR), לא SMR</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>לא דיסק קשיח</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>גיבוי שתוכנית זו יצרה כבר נמצא עליו, של ⁨{folders}⁩.</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>זהו ⁨{what}⁩.</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>קרוב לוודאי שזהו ⁨{what}⁩.</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>כנראה זהו ⁨{what}⁩.</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>אולי זהו ⁨{what}⁩.</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>אין סימן שכונן זה הוא SMR. זה לא מוכיח שאינו.</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>לפי זה איש אינו יכול לומר אם הכונן SMR.</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>פורסמו דיווחים מכוננים כאלה</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>היצרן אומר זאת</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>הוא נמכר לפני כונן ה-SMR הראשון, ב-2013</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>מחברי smartmontools בדקו זאת</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>משתמשים גילו זאת</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>זה נובע ממשפחתו ומגילו</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>זה לא נבדק</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>‏Linux רואה את האזורים של כונן SMR: הוא קורא לו ⁨{value}⁩.</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>הכונן אומר ל-Linux שהוא SMR: ‏⁨{value}⁩.</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>היומן של Linux קורא לו כונן SMR: ‏⁨{value}⁩.</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>הכונן אומר על עצמו שהוא SMR: ‏⁨{value}⁩.</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>הכונן עונה כסוג שרק כונני host-managed הם.</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>‏Linux סופר בו ⁨{count}⁩ אזורים; רק לכונני SMR יש אזורים.</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>הוא מחובר ב-NVMe, כמו כונני מצב מוצק.</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>זה כרטיס זיכרון.</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>הוא אומר על עצמו שאין בו דבר שמסתובב.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>שמו, ⁨{model}⁩, הוא של כונן עם זיכרון הבזק.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>שמו, ⁨{model}⁩, הוא של התקן זיכרון או קורא כרטיסים.</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>הקיבולת שלו קטנה כמו של התקן זיכרון.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>ל-Linux נאמר שאין בו דבר שמסתובב.</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>הוא מסתובב ורוצה לשמוע על קבצים שנמחקו (TRIM). מבין הדיסקים הקשיחים, רק ל-SMR יש בזה צורך.</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>הוא רוצה לשמוע על קבצים שנמחקו (TRIM), כמו כונני SMR וכונני מצב מוצק; מכאן אי אפשר לדעת אם הוא מסתובב.</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>‏smartctl מונה אותו בין ⁨{family}⁩.</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>טבלת הכוננים רושמת את ⁨{model}⁩ כ: ⁨{recording}⁩; ⁨{trust}⁩.</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>המקורות חלוקים על ⁨{model}⁩: אחרים קוראים לו ⁨{recording}⁩.</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>ידועה רק תחילת שמו, ⁨{model}⁩; כל כונן בטבלה שהוא יכול להיות הוא ⁨{recording}⁩.</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>המקורות חלוקים על הכוננים ש-⁨{model}⁩ יכול להיות: אחרים קוראים להם ⁨{recording}⁩.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>כוננים בגודל זה עם מזהה USB ‏⁨{usb}⁩ ‏(⁨{family}⁩) הם: ⁨{recording}⁩; ⁨{trust}⁩.</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>כוננים אחדים עם מזהה USB ‏⁨{usb}⁩ הם: ⁨{recording}⁩. מבחוץ אי אפשר לדעת.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>כוננים בגודל זה עם מזהה USB ‏⁨{usb}⁩ מכילים את הדיסק ⁨{inner}⁩, שהוא ⁨{recording}⁩; ⁨{trust}⁩.</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>כוננים עם מזהה USB ‏⁨{usb}⁩, בגדלים שהטבלה מכירה, הם: ⁨{recording}⁩; ⁨{trust}⁩.</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>‏⁨{model}⁩ נמכר עם דיסק מהסוג הזה: ⁨{recording}⁩; ⁨{trust}⁩.</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>חלק מהכוננים בקופסה ⁨{model}⁩ הם מסוג אחר: ⁨{recording}⁩; הקופסה אינה אומרת אילו.</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>‏⁨{model}⁩ נמכר עם הדיסק ⁨{inner}⁩, מהסוג הזה: ⁨{recording}⁩; ⁨{trust}⁩.</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>ככלל, ⁨{family}⁩ הם: ⁨{recording}⁩.</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>אחרים אומרים ש-⁨{family}⁩ הם: ⁨{recording}⁩.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>ל-Linux נאמר שאין בו דבר שמסתובב. מתאמים טועים בזה לעתים קרובות.</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>הוא לא רוצה לשמוע על קבצים שנמחקו (TRIM). זה לא מוכיח דבר: כונני SMR רבים לא רוצים.</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>‏Linux לא רואה אזורים. זה לא מוכיח דבר: כונני SMR שיש לאנשים בבית מסתירים אותם.</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>הוא מדבר את הסוג הפשוט של USB, שמסתיר את מה שכונן אומר על עצמו.</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>זה דיסק קשיח, ושום דבר לא מדבר בעד או נגד SMR.</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>ידוע עליו מעט מדי. שם הדגם, או מזהה USB והגודל, היו עוזרים.</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>טבלת הכוננים לא כוללת את ⁨{model}⁩.</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>טבלת הכוננים לא כוללת את מזהה USB ‏⁨{usb}⁩. מארזים רבים מסתירים את הדיסק שבתוכם.</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>מזהה USB ‏⁨{usb}⁩ משמש כמה כוננים: גודלו היה אומר יותר.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>הוא נמדד כאן ב־⁨{date}⁩ ומתנהג כמו כונן SMR עם מטמון על הדיסקיות.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>הוא נמדד כאן ב־⁨{date}⁩ ומתנהג כמו כונן SMR שכותב הכול ליומן.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>הוא נמדד כאן ב־⁨{date}⁩ ומתנהג כמו כונן רגיל.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>הוא נמדד כאן ב־⁨{date}⁩ ומתנהג כמו כונן בלי חלקים נעים.</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>זה מודל, שנוצר לכתוב כמו כונן SMR.</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>לא ניתן היה לקרוא דבר על כונן מ-⁨{path}⁩.</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>שורה %Ln השתנתה</numerusform>
                <numerusform>%Ln שורות השתנו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>שורה %Ln נוספה</numerusform>
                <numerusform>%Ln שורות נוספו</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>שורה %Ln הוסרה</numerusform>
                <numerusform>%Ln שורות הוסרו</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>בגרסה המאוחרת: ⁨{changes}⁩</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>הגרסה המאוחרת גדולה יותר ב־⁨{size}⁩.</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>הגרסה המאוחרת קטנה יותר ב־⁨{size}⁩.</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>שתי הגרסאות באותו גודל.</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>שתיהן אותה גרסה.</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>שתיהן מתחילות באותו טקסט.</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>‏⁨{difference}⁩. רק תחילת הקובץ הושוותה.</translation>
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
            <translation>אנא חכו</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>בחרתם בזה.</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>מחפשים מה מתאים…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>‏⁨{title}⁩, מוצפן</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>אין תוכנית לכונן זה</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>אין עליו דבר שמזוהה.</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>לא מזוהה</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>‏⁨{backups}⁩ של ⁨{folders}⁩</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>‏⁨{backups}⁩ עם ⁨{versions}⁩ של ⁨{folders}⁩, האחרונה: ⁨{day}⁩</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>גיבוי %Ln</numerusform>
                <numerusform>%Ln גיבויים</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>גרסה %Ln</numerusform>
                <numerusform>%Ln גרסאות</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>אי אפשר לראות מה בו בלי לפתוח</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>‏⁨{used}⁩ בשימוש</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>לפחות ⁨{files}⁩</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>יציאת USB ‏⁨{port}⁩</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>יציאת USB ‏⁨{port}⁩, ‏⁨{device}⁩</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>הכונן</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>שאלות</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>מחיקה</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>מה ומתי</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>שלב ⁨{number}⁩ מתוך ⁨{count}⁩</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>בעיה %Ln</numerusform>
                <numerusform>%Ln בעיות</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>שבוע החל ב־⁨{date}⁩: ⁨{said}⁩</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>פעם %Ln</numerusform>
                <numerusform>%Ln פעמים</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>גיבויים</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>גיבויים בשבוע %Ln</numerusform>
                <numerusform>גיבויים ב־%Ln שבועות</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>בדיקות</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>בדיקות בשבוע %Ln</numerusform>
                <numerusform>בדיקות ב־%Ln שבועות</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>טיפול</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>טיפול בשבוע %Ln</numerusform>
                <numerusform>טיפול ב־%Ln שבועות</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>מנוחות</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>מנוחות בשבוע %Ln</numerusform>
                <numerusform>מנוחות ב־%Ln שבועות</numerusform>
            </translation>
        </message>
    </context>
</TS>
