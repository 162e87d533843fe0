<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>AboutDialog</name>
        <message>
            <source>All libraries and their licenses</source>
            <translation>Todas las bibliotecas y sus licencias</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Acerca de Shingleback</translation>
        </message>
        <message>
            <source>Something wrong? Save a report, and attach it to a bug report at {address}. It contains no names of files, drives or people.</source>
            <translation>¿Algo va mal? Guarde un informe y adjúntelo a un aviso de error en {address}. No contiene nombres de archivos, unidades ni personas.</translation>
        </message>
        <message>
            <source>Save a &amp;report…</source>
            <translation>Guardar un &amp;informe…</translation>
        </message>
        <message>
            <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>Software libre bajo la GNU General Public License, versión 3 o posterior. Sin ninguna garantía.</translation>
        </message>
        <message>
            <source>Qt and PySide6 {version} draw the window. They are used under the GNU Lesser General Public License, version 3.</source>
            <translation>Qt y PySide6 {version} dibujan la ventana. Se usan bajo la GNU Lesser General Public License, versión 3.</translation>
        </message>
        <message>
            <source>The texts of the licenses: {folder}</source>
            <translation>Los textos de las licencias: {folder}</translation>
        </message>
    </context>
    <context>
        <name>AdjustFold</name>
        <message>
            <source>Adjust</source>
            <translation>Ajustar</translation>
        </message>
        <message>
            <source>Working… You may be asked for a password.</source>
            <translation>En marcha. Es posible que se pida una contraseña.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Cargando…</translation>
        </message>
        <message>
            <source>Switch UAS off</source>
            <translation>Desactivar UAS</translation>
        </message>
        <message>
            <source>Use UAS again</source>
            <translation>Volver a usar UAS</translation>
        </message>
        <message>
            <source>Never stop</source>
            <translation>No parar nunca</translation>
        </message>
        <message>
            <source>Stop after an hour</source>
            <translation>Parar tras una hora</translation>
        </message>
        <message>
            <source>As its maker set it</source>
            <translation>Como lo fijó el fabricante</translation>
        </message>
        <message>
            <source>When does that help?</source>
            <translation>¿Cuándo ayuda eso?</translation>
        </message>
        <message>
            <source>Don't park the heads</source>
            <translation>No aparcar los cabezales</translation>
        </message>
        <message>
            <source>Park them as its maker set it</source>
            <translation>Aparcarlos como lo fijó el fabricante</translation>
        </message>
    </context>
    <context>
        <name>AlternationChoice</name>
        <message>
            <source>A backup of its own</source>
            <translation>Una copia propia</translation>
        </message>
        <message>
            <source>In turns with the drive of {name}</source>
            <translation>Por turnos con la unidad de {name}</translation>
        </message>
        <message>
            <source>Both drives get the same folders. Keep one of them somewhere else, and swap them now and then.</source>
            <translation>Las dos unidades reciben las mismas carpetas. Guarde una en otro lugar y cámbielas de vez en cuando.</translation>
        </message>
    </context>
    <context>
        <name>ArraysPart</name>
        <message>
            <source>Why is that?</source>
            <translation>¿Por qué es así?</translation>
        </message>
    </context>
    <context>
        <name>ArrivalNotice</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Just plugged in: {name}</source>
            <translation>Recién conectada: {name}</translation>
        </message>
    </context>
    <context>
        <name>AutomaticCare</name>
        <message>
            <source>Do what is due after each backup,
for two hours at most</source>
            <translation>Hacer lo pendiente después de cada copia,
durante dos horas como máximo</translation>
        </message>
    </context>
    <context>
        <name>AwayPage</name>
        <message>
            <source>The drives can't be read right now</source>
            <translation>En este momento no se puede preguntar por las unidades</translation>
        </message>
        <message>
            <source>“{drive}” is not plugged in</source>
            <translation>«{drive}» no está conectada</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no responde.</translation>
        </message>
        <message>
            <source>As soon as it answers, this continues automatically.</source>
            <translation>En cuanto lo haga, esto sigue por sí solo.</translation>
        </message>
        <message>
            <source>Plug it in again, in any port, to continue.</source>
            <translation>Vuelva a conectarla, en el puerto que sea: entonces esto sigue.</translation>
        </message>
        <message>
            <source>The drive stays prepared.</source>
            <translation>La unidad está preparada; así se queda.</translation>
        </message>
        <message>
            <source>Nothing was erased.</source>
            <translation>No se borró nada.</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
    </context>
    <context>
        <name>BackupChoices</name>
        <message>
            <source>Start automatic backups on battery power, too</source>
            <translation>Iniciar las copias automáticas también con batería</translation>
        </message>
        <message>
            <source>Days without a backup before a reminder</source>
            <translation>Días sin copia antes de un recordatorio</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <source>Remind me after this many days without a backup</source>
            <translation>Recordármelo tras estos días sin copia</translation>
        </message>
        <message>
            <source>Pace of new backup sets</source>
            <translation>Ritmo de los nuevos conjuntos de copia</translation>
        </message>
    </context>
    <context>
        <name>Bars</name>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>En la unidad</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Se puede desconectar</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Todavía no</translation>
        </message>
        <message>
            <source>Nothing new</source>
            <translation>Nada nuevo</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>Not yet: being ejected</source>
            <translation>Aún no: se está expulsando</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>No: expúlsela antes</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>No: en uso</translation>
        </message>
    </context>
    <context>
        <name>BoxLookup</name>
        <message>
            <source>Example: {name}</source>
            <translation>Ejemplo: {name}</translation>
        </message>
        <message>
            <source>Name or part number</source>
            <translation>Nombre o número de referencia</translation>
        </message>
        <message>
            <source>Look it up</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Enter the name with its size, or the part number, from the box or the shop.</source>
            <translation>Escriba el nombre con su capacidad, o el número de referencia, tal como figura en la caja o en la tienda.</translation>
        </message>
        <message>
            <source>What is inside a drive, before you buy it?</source>
            <translation>¿Qué hay dentro de una unidad, antes de comprarla?</translation>
        </message>
    </context>
    <context>
        <name>BrowseView</name>
        <message>
            <source>Selected: the file as it was on {moment}.</source>
            <translation>Seleccionado: el archivo tal como era el {moment}.</translation>
        </message>
    </context>
    <context>
        <name>CacheGauge</name>
        <message>
            <source>Cache</source>
            <translation>Caché</translation>
        </message>
    </context>
    <context>
        <name>CalledPlace</name>
        <message>
            <source>Show the path</source>
            <translation>Mostrar la ruta</translation>
        </message>
    </context>
    <context>
        <name>CardHead</name>
        <message>
            <source>simulated</source>
            <translation>simulada</translation>
        </message>
        <message>
            <source>not used</source>
            <translation>sin usar</translation>
        </message>
        <message>
            <source>built in</source>
            <translation>de este equipo</translation>
        </message>
    </context>
    <context>
        <name>CareHistoryPart</name>
        <message>
            <source>The last twelve months</source>
            <translation>Los últimos doce meses</translation>
        </message>
        <message>
            <source>Last done: {care}</source>
            <translation>Hecho por última vez: {care}</translation>
        </message>
    </context>
    <context>
        <name>CareLine</name>
        <message>
            <source>See what and why</source>
            <translation>Ver qué y por qué</translation>
        </message>
        <message>
            <source>its write cache was not reset after a measurement</source>
            <translation>su caché de escritura no se restableció tras una medición</translation>
        </message>
    </context>
    <context>
        <name>CarePart</name>
        <message>
            <source>Do it now</source>
            <translation>Hacerlo ahora</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Nothing. A backup goes first, and you can cancel at any time.</source>
            <translation>Nada. Una copia de seguridad tiene prioridad, y puede cancelar en cualquier momento.</translation>
        </message>
        <message>
            <source>Not checked yet.</source>
            <translation>Aún no se sabe qué está pendiente.</translation>
        </message>
        <message>
            <source>Nothing is due.</source>
            <translation>No hay nada pendiente.</translation>
        </message>
        <message>
            <source>Checking what is due</source>
            <translation>Mirando</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Deteniendo…</translation>
        </message>
        <message>
            <source>A backup goes first. This continues afterward.</source>
            <translation>Una copia va primero. Esto sigue después.</translation>
        </message>
        <message>
            <source>Paused: {action}</source>
            <translation>En pausa: {action}</translation>
        </message>
    </context>
    <context>
        <name>CareProgress</name>
        <message>
            <source>How much is done</source>
            <translation>Cuánto está hecho</translation>
        </message>
        <message>
            <source>{time} left at most</source>
            <translation>Quedan {time} como mucho</translation>
        </message>
    </context>
    <context>
        <name>CareResultPart</name>
        <message>
            <source>Damaged files</source>
            <translation>Archivos dañados</translation>
        </message>
        <message>
            <source>Restore from an earlier version</source>
            <translation>Restaurar de una versión anterior</translation>
        </message>
        <message>
            <source>Copy them again from this computer</source>
            <translation>Copiarlos de nuevo desde este equipo</translation>
        </message>
        <message>
            <source>Stopped. What was finished so far counts.</source>
            <translation>Detenido. Lo hecho cuenta.</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Hecho.</translation>
        </message>
    </context>
    <context>
        <name>ChangesModel</name>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>What happened</source>
            <translation>Qué pasó</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Before</source>
            <translation>Antes</translation>
        </message>
    </context>
    <context>
        <name>ChoicePart</name>
        <message>
            <source>Copy from</source>
            <translation>Copiar de</translation>
        </message>
        <message>
            <source>Copy to</source>
            <translation>Copiar a</translation>
        </message>
        <message>
            <source>&amp;Read both back at the end, and compare them</source>
            <translation>Volver a &amp;leer ambas al final y compararlas</translation>
        </message>
        <message>
            <source>Use all the space &amp;of the new drive</source>
            <translation>Usar todo el espacio de la unidad n&amp;ueva</translation>
        </message>
        <message>
            <source>Let both drives stay pl&amp;ugged in after the copy</source>
            <translation>Dejar &amp;ambos discos conectados después de copiar</translation>
        </message>
        <message>
            <source>Copy un&amp;used areas, too</source>
            <translation>Copiar también las áreas sin us&amp;o</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old drive to the copy</source>
            <translation>Que los conjuntos de la unidad antigua pa&amp;sen desde entonces a la copia</translation>
        </message>
        <message>
            <source>Copy &amp;from</source>
            <translation>Copiar &amp;de</translation>
        </message>
        <message>
            <source>Copy &amp;to</source>
            <translation>Copiar &amp;a</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>&amp;Ritmo</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Más opciones</translation>
        </message>
        <message>
            <source>First choose what to copy.</source>
            <translation>Elija primero qué copiar.</translation>
        </message>
        <message>
            <source>First choose where to copy it.</source>
            <translation>Elija primero dónde copiarlo.</translation>
        </message>
        <message>
            <source>First plug in the new drive, or choose an image file.</source>
            <translation>Conecte primero la unidad nueva o elija un archivo de imagen.</translation>
        </message>
        <message>
            <source>Copy from an image file</source>
            <translation>Copiar de un archivo de imagen</translation>
        </message>
        <message>
            <source>Copy to an image file</source>
            <translation>Copiar a un archivo de imagen</translation>
        </message>
    </context>
    <context>
        <name>CloneBars</name>
        <message>
            <source>Copied</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>On the drive</source>
            <translation>En la unidad</translation>
        </message>
        <message>
            <source>Compared</source>
            <translation>Comparado</translation>
        </message>
        <message>
            <source>Safe to unplug</source>
            <translation>Se puede desconectar</translation>
        </message>
        <message>
            <source>All of it</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Not yet</source>
            <translation>Todavía no</translation>
        </message>
        <message>
            <source>The same</source>
            <translation>Iguales</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>No: in use</source>
            <translation>No: en uso</translation>
        </message>
        <message>
            <source>No: eject it first</source>
            <translation>No: expúlsela antes</translation>
        </message>
    </context>
    <context>
        <name>CloneConsent</name>
        <message>
            <source>&amp;Next</source>
            <translation>Siguien&amp;te</translation>
        </message>
        <message>
            <source>&amp;Continue the copy</source>
            <translation>&amp;Seguir con la copia</translation>
        </message>
        <message>
            <source>&amp;Erase and copy</source>
            <translation>&amp;Borrar y copiar</translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Copiar</translation>
        </message>
    </context>
    <context>
        <name>ClonePage</name>
        <message>
            <source>Copy a drive to another</source>
            <translation>Copiar una unidad a otra</translation>
        </message>
        <message>
            <source>Move only a backup instead</source>
            <translation>En su lugar, mover solo una copia</translation>
        </message>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>¿Por qué es lenta de vez en cuando?</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <source>&amp;Eject the copy</source>
            <translation>&amp;Expulsar la copia</translation>
        </message>
        <message>
            <source>{drive} was unplugged.</source>
            <translation>{drive} se desconectó.</translation>
        </message>
    </context>
    <context>
        <name>ClonePlanPart</name>
        <message>
            <source>What is done, step by step</source>
            <translation>Qué se hace, paso a paso</translation>
        </message>
        <message>
            <source>C&amp;lose it</source>
            <translation>C&amp;errarla</translation>
        </message>
        <message>
            <source>Tr&amp;y again</source>
            <translation>&amp;Intentar otra vez</translation>
        </message>
        <message>
            <source>Checking both drives…</source>
            <translation>Examinando ambas unidades…</translation>
        </message>
    </context>
    <context>
        <name>CloningOnClose</name>
        <message>
            <source>A drive is being copied.</source>
            <translation>Se está copiando una unidad.</translation>
        </message>
        <message>
            <source>If you stop it now, what was copied so far is kept. You can continue later with the same two drives.</source>
            <translation>Si la detiene ahora, lo copiado hasta ahora se conserva. Puede seguir más tarde con las mismas dos unidades.</translation>
        </message>
        <message>
            <source>&amp;Stop copying</source>
            <translation>&amp;Dejar de copiar</translation>
        </message>
        <message>
            <source>&amp;Keep copying</source>
            <translation>&amp;Seguir copiando</translation>
        </message>
    </context>
    <context>
        <name>CloseHandler</name>
        <message>
            <source>From there it tells you when a drive is plugged in. Its icon opens the window again, and has a menu to quit. You are asked this once.</source>
            <translation>Desde ahí le avisa cuando se conecta una unidad. Su icono vuelve a abrir la ventana y tiene un menú para salir. Solo se le pregunta una vez.</translation>
        </message>
        <message>
            <source>Should Shingleback stay in the tray?</source>
            <translation>¿Debe quedarse Shingleback en la bandeja?</translation>
        </message>
        <message>
            <source>&amp;Stay in the tray</source>
            <translation>&amp;Quedarse en la bandeja</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
    </context>
    <context>
        <name>ConfirmPage</name>
        <message>
            <source>Erase “{drive}”?</source>
            <translation>¿Borrar «{drive}»?</translation>
        </message>
        <message>
            <source>Keep typing…</source>
            <translation>Siga escribiendo…</translation>
        </message>
        <message>
            <source>✗ This doesn't match.</source>
            <translation>✗ No coincide.</translation>
        </message>
        <message>
            <source>✓ This matches.</source>
            <translation>✓ Coincide.</translation>
        </message>
        <message>
            <source>Type “{name}” first</source>
            <translation>Escriba primero «{name}»</translation>
        </message>
        <message>
            <source>Type “{name}” to erase it:</source>
            <translation>Escriba «{name}» para borrarla:</translation>
        </message>
        <message>
            <source>Name of the drive that will be erased</source>
            <translation>Nombre de la unidad que se borrará</translation>
        </message>
        <message>
            <source>Type it to confirm that this is the right drive.</source>
            <translation>Escríbalo para confirmar que es la unidad correcta.</translation>
        </message>
        <message>
            <source>Everything on it will be lost forever.</source>
            <translation>Todo lo que contiene se perderá para siempre.</translation>
        </message>
        <message>
            <source>I &amp;mean this drive</source>
            <translation>Me refiero a &amp;esta unidad</translation>
        </message>
        <message>
            <source>I &amp;know that everything on it will be lost</source>
            <translation>Sé &amp;que se perderá todo lo que contiene</translation>
        </message>
        <message>
            <source>I &amp;mean this drive: {name}</source>
            <translation>Me refiero a &amp;esta unidad: {name}</translation>
        </message>
        <message>
            <source>The new name of the drive</source>
            <translation>El nuevo nombre de la unidad</translation>
        </message>
        <message>
            <source>New &amp;name of the drive</source>
            <translation>&amp;Nuevo nombre de la unidad</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <source>&amp;Erase and prepare</source>
            <translation>&amp;Borrar y preparar</translation>
        </message>
        <message>
            <source>Change the drive's new name first</source>
            <translation>Cambie primero el nuevo nombre de la unidad</translation>
        </message>
        <message>
            <source>This is too easy to guess. Use four or more words that have nothing to do with each other.</source>
            <translation>Es demasiado fácil de adivinar. Use cuatro o más palabras que no tengan nada que ver entre sí.</translation>
        </message>
        <message>
            <source>A longer one is harder to guess: for example, four or more words that have nothing to do with each other.</source>
            <translation>Una más larga es más difícil de adivinar: por ejemplo, cuatro o más palabras que no tengan nada que ver entre sí.</translation>
        </message>
    </context>
    <context>
        <name>ConflictChoice</name>
        <message>
            <source>Files that differ from the backup now</source>
            <translation>Archivos distintos de la copia ahora</translation>
        </message>
        <message>
            <source>Keep &amp;both</source>
            <translation>Conservar am&amp;bos</translation>
        </message>
        <message>
            <source>&amp;Leave it as it is</source>
            <translation>&amp;Dejarlo como está</translation>
        </message>
        <message>
            <source>&amp;Leave them as they are</source>
            <translation>&amp;Dejarlos como están</translation>
        </message>
        <message>
            <source>Re&amp;place it with the one from the backup</source>
            <translation>Sustit&amp;uirlo por el de la copia</translation>
        </message>
        <message>
            <source>Re&amp;place them with those from the backup</source>
            <translation>Sustit&amp;uirlos por los de la copia</translation>
        </message>
        <message>
            <source>The one from the backup gets the date in its name.</source>
            <translation>El de la copia recibe la fecha en su nombre.</translation>
        </message>
        <message>
            <source>The one from the backup becomes “{name}”.</source>
            <translation>El de la copia se llamará «{name}».</translation>
        </message>
        <message>
            <source>Those from the backup get the date in their names, such as “{name}”.</source>
            <translation>Los de la copia reciben la fecha en su nombre, como «{name}».</translation>
        </message>
    </context>
    <context>
        <name>ConnectionPart</name>
        <message>
            <source>Why is that?</source>
            <translation>¿Por qué es así?</translation>
        </message>
    </context>
    <context>
        <name>CountdownBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Hacer copia ahora</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ahora no</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose.</source>
            <translation>Empieza por sí sola, como usted eligió.</translation>
        </message>
        <message>
            <source>The backup of {name} begins in {time}</source>
            <translation>La copia de {name} empieza en {time}</translation>
        </message>
    </context>
    <context>
        <name>CrashBanner</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Save a report…</source>
            <translation>Guardar un informe…</translation>
        </message>
        <message>
            <source>A report shows where, so that it can be fixed. It contains no names of files, drives or people.</source>
            <translation>Un informe muestra dónde, para poder corregirlo. No contiene nombres de archivos, unidades ni personas.</translation>
        </message>
        <message>
            <source>A part of Shingleback has crashed</source>
            <translation>Una parte de Shingleback ha fallado</translation>
        </message>
    </context>
    <context>
        <name>DiagnosePage</name>
        <message>
            <source>Check &amp;this computer</source>
            <translation>Comprobar este e&amp;quipo</translation>
        </message>
        <message>
            <source>Open a log &amp;file…</source>
            <translation>Abrir un &amp;archivo de registro…</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report.</source>
            <translation>Un registro del núcleo o un informe SMART.</translation>
        </message>
        <message>
            <source>&amp;Paste a log</source>
            <translation>&amp;Pegar un registro</translation>
        </message>
        <message>
            <source>A kernel log or a SMART report that you copied, for example from a terminal.</source>
            <translation>Un registro del núcleo o un informe SMART que haya copiado, por ejemplo, de una terminal.</translation>
        </message>
        <message>
            <source>&amp;Copy a report for a forum</source>
            <translation>&amp;Copiar un informe para un foro</translation>
        </message>
        <message>
            <source>Without serial numbers, names or folders.</source>
            <translation>Sin números de serie, nombres ni carpetas.</translation>
        </message>
        <message>
            <source>Show all drives</source>
            <translation>Mostrar todas las unidades</translation>
        </message>
        <message>
            <source>Reading the log…</source>
            <translation>Leyendo el registro…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para expertos</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>¿Qué ha pasado?</translation>
        </message>
        <message>
            <source>What do errors in the log mean?</source>
            <translation>¿Qué significan los errores del registro?</translation>
        </message>
        <message>
            <source>The log could not be read</source>
            <translation>No se pudo leer el registro</translation>
        </message>
        <message>
            <source>Did a drive stop responding, disappear, or cause errors? Shingleback reads the system log, explains what happened, and says what to do. It changes nothing on the drive.</source>
            <translation>¿Una unidad ha dejado de responder, ha desaparecido o ha causado errores? Shingleback lee el registro del sistema, explica qué ha pasado y dice qué hacer. No cambia nada en la unidad.</translation>
        </message>
        <message>
            <source>Something wrong?</source>
            <translation>¿Algo va mal?</translation>
        </message>
        <message>
            <source>Report copied. Read it through, then paste it where you ask for help.</source>
            <translation>Informe copiado. Léalo y péguelo donde pida ayuda.</translation>
        </message>
        <message>
            <source>What you pasted is neither a kernel log nor a SMART report.</source>
            <translation>Lo que ha pegado no es un registro del núcleo ni un informe SMART.</translation>
        </message>
        <message>
            <source>The last {count} are shown.</source>
            <translation>Se muestran los últimos {count}.</translation>
        </message>
        <message>
            <source>From what you pasted</source>
            <translation>Del texto pegado</translation>
        </message>
        <message>
            <source>From the file {name}</source>
            <translation>Del archivo {name}</translation>
        </message>
        <message>
            <source>Only {name}</source>
            <translation>Solo {name}</translation>
        </message>
        <message>
            <source>Open a log or a report</source>
            <translation>Abrir un registro o un informe</translation>
        </message>
    </context>
    <context>
        <name>DragHandler</name>
        <message>
            <source>Getting the files from the drive. You can drag them in a moment.</source>
            <translation>Obteniendo los archivos de la unidad. Podrá arrastrarlos en un momento.</translation>
        </message>
        <message>
            <source>This is too much to drag. Press “Restore” instead.</source>
            <translation>Es demasiado para arrastrarlo. Pulse «Restaurar».</translation>
        </message>
        <message>
            <source>The files could not be read from the drive.</source>
            <translation>No se pudieron leer los archivos de la unidad.</translation>
        </message>
        <message>
            <source>Not all of this could be read. Press “Restore” instead: it lists what is missing.</source>
            <translation>No se pudo leer todo. Pulse «Restaurar»: ahí se indica lo que falta.</translation>
        </message>
        <message>
            <source>Ready: drag the files to a folder.</source>
            <translation>Listo: arrastre los archivos a una carpeta.</translation>
        </message>
    </context>
    <context>
        <name>DriveCard</name>
        <message>
            <source>What is it doing now?</source>
            <translation>¿Qué está haciendo ahora?</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>Take care</source>
            <translation>Atención</translation>
        </message>
        <message>
            <source>Health</source>
            <translation>Salud</translation>
        </message>
        <message>
            <source>Connection</source>
            <translation>Conexión</translation>
        </message>
        <message>
            <source>What is on it</source>
            <translation>Qué contiene</translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Cuidado</translation>
        </message>
        <message>
            <source>What is normal?</source>
            <translation>¿Qué es normal?</translation>
        </message>
        <message>
            <source>Show progress</source>
            <translation>Mostrar cómo va</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Abrir la unidad</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Preparar para copias</translation>
        </message>
        <message>
            <source>Eject</source>
            <translation>Expulsar</translation>
        </message>
        <message>
            <source>Use again</source>
            <translation>Usar de nuevo</translation>
        </message>
        <message>
            <source>Back up to it without erasing it</source>
            <translation>Hacer la copia en ella sin borrarla</translation>
        </message>
        <message>
            <source>Erase it and set it up again</source>
            <translation>Borrarla y prepararla de nuevo</translation>
        </message>
        <message>
            <source>What happened?</source>
            <translation>¿Qué ha pasado?</translation>
        </message>
        <message>
            <source>Measure it</source>
            <translation>Medirla</translation>
        </message>
        <message>
            <source>Show its zones</source>
            <translation>Ver sus zonas</translation>
        </message>
        <message>
            <source>Copy it to another drive</source>
            <translation>Copiarla a otra unidad</translation>
        </message>
        <message>
            <source>Move its backup to another drive</source>
            <translation>Mover su copia a otra unidad</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>No usar esta unidad</translation>
        </message>
        <message>
            <source>Nothing on it can be opened.</source>
            <translation>No se puede abrir nada de lo que contiene.</translation>
        </message>
        <message>
            <source>Can't be set up: {reason}</source>
            <translation>No se puede preparar: {reason}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Dejar de protegerla</translation>
        </message>
        <message>
            <source>Protect this drive</source>
            <translation>Proteger esta unidad</translation>
        </message>
        <message>
            <source>More</source>
            <translation>Más</translation>
        </message>
    </context>
    <context>
        <name>DriveFacts</name>
        <message>
            <source>What is on it</source>
            <translation>Qué contiene</translation>
        </message>
        <message>
            <source>Plugged in at</source>
            <translation>Conectada en</translation>
        </message>
        <message>
            <source>Serial number ends in</source>
            <translation>El número de serie termina en</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Mirando qué contiene…</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Unidad</translation>
        </message>
        <message>
            <source>Model</source>
            <translation>Modelo</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Newest files</source>
            <translation>Archivos más recientes</translation>
        </message>
    </context>
    <context>
        <name>DriveLine</name>
        <message>
            <source>About this drive</source>
            <translation>Sobre esta unidad</translation>
        </message>
    </context>
    <context>
        <name>DrivesPage</name>
        <message>
            <source>Plug in the simulated drive</source>
            <translation>Conectar la unidad simulada</translation>
        </message>
        <message>
            <source>Your drives</source>
            <translation>Sus unidades</translation>
        </message>
        <message>
            <source>Drives of this computer ({count})</source>
            <translation>Unidades de este equipo ({count})</translation>
        </message>
        <message>
            <source>Plug in a drive</source>
            <translation>Conecte una unidad</translation>
        </message>
        <message>
            <source>You will see what kind of drive it is, how healthy it is, and what is normal for it.</source>
            <translation>En cuanto esté, verá qué tipo de unidad es, cómo se encuentra y qué es normal en ella.</translation>
        </message>
        <message>
            <source>It is plugged in but does not show up</source>
            <translation>Está conectada, pero no aparece</translation>
        </message>
    </context>
    <context>
        <name>DueList</name>
        <message>
            <source>Why?</source>
            <translation>¿Por qué?</translation>
        </message>
    </context>
    <context>
        <name>EmptyOverview</name>
        <message>
            <source>Back up what matters to you</source>
            <translation>Haga copia de lo que le importa</translation>
        </message>
        <message>
            <source>Choose folders and a destination</source>
            <translation>Elegir carpetas y un destino</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>¿Basta con una unidad?</translation>
        </message>
        <message>
            <source>Plug in a drive and set it up for backups. Or use a folder on a drive as it is.</source>
            <translation>Conecte una unidad y prepárela para copias. O use una carpeta de una unidad tal como está.</translation>
        </message>
        <message>
            <source>Find a drive</source>
            <translation>Buscar una unidad</translation>
        </message>
        <message>
            <source>The drive {name} is plugged in, and can be set up for backups. You see every step before anything is erased. Or use a folder on a drive as it is.</source>
            <translation>La unidad {name} está conectada. Se puede preparar para copias, y usted lo ve todo antes de que se borre nada. O use una carpeta de una unidad tal como está.</translation>
        </message>
        <message>
            <source>Set up this drive</source>
            <translation>Preparar esta unidad</translation>
        </message>
    </context>
    <context>
        <name>EntryIcons</name>
        <message>
            <source>Files and folders</source>
            <translation>Archivos y carpetas</translation>
        </message>
    </context>
    <context>
        <name>EntryLists</name>
        <message>
            <source>&amp;Up</source>
            <translation>&amp;Subir</translation>
        </message>
        <message>
            <source>What was found</source>
            <translation>Lo encontrado</translation>
        </message>
        <message>
            <source>What changed</source>
            <translation>Cambios</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Cuánto está hecho</translation>
        </message>
        <message>
            <source>To the folder above</source>
            <translation>A la carpeta superior</translation>
        </message>
        <message>
            <source>Nothing selected</source>
            <translation>Nada seleccionado</translation>
        </message>
        <message>
            <source>Selected: the newest one, of {moment}.</source>
            <translation>Seleccionado: la versión más reciente, de {moment}.</translation>
        </message>
        <message>
            <source>In all versions</source>
            <translation>En todas las versiones</translation>
        </message>
        <message>
            <source>All folders</source>
            <translation>Todas las carpetas</translation>
        </message>
    </context>
    <context>
        <name>EntryModel</name>
        <message>
            <source>Folder {name}</source>
            <translation>Carpeta {name}</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Since then</source>
            <translation>Desde entonces</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modificado</translation>
        </message>
    </context>
    <context>
        <name>EntryTable</name>
        <message>
            <source>Files and folders</source>
            <translation>Archivos y carpetas</translation>
        </message>
    </context>
    <context>
        <name>EpisodeCard</name>
        <message>
            <source>For experts</source>
            <translation>Para expertos</translation>
        </message>
        <message>
            <source>What to do</source>
            <translation>Qué hacer</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Más sobre esto</translation>
        </message>
        <message>
            <source>Devices</source>
            <translation>Dispositivos</translation>
        </message>
        <message>
            <source>The lines of the log ({count})</source>
            <translation>Las líneas del registro ({count})</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Fuente: {source}</translation>
        </message>
    </context>
    <context>
        <name>ExcludesChoice</name>
        <message>
            <source>Change…</source>
            <translation>Cambiar…</translation>
        </message>
        <message>
            <source>Excluded from every backup</source>
            <translation>Excluido de todas las copias</translation>
        </message>
        <message>
            <source>Change what is excluded from every backup</source>
            <translation>Cambiar lo que se excluye de todas las copias de seguridad</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
    </context>
    <context>
        <name>ExcludesDialog</name>
        <message>
            <source>Excluded files</source>
            <translation>Archivos excluidos</translation>
        </message>
        <message>
            <source>Rules, one per line</source>
            <translation>Reglas, una por línea</translation>
        </message>
        <message>
            <source>Folders marked as &amp;caches</source>
            <translation>Carpetas marcadas como &amp;caché</translation>
        </message>
        <message>
            <source>One rule per line. A name with a slash at its end means folders, * stands for any letters: Downloads/ or *.iso. A rule with a slash at its beginning counts from the folder that is backed up.</source>
            <translation>Una regla por línea. Un nombre con una barra al final significa carpetas; * representa letras cualesquiera: Downloads/ o *.iso. Una regla con una barra al principio cuenta desde la carpeta de la que se hace copia.</translation>
        </message>
        <message>
            <source>As &amp;patterns, for experts</source>
            <translation>Como &amp;patrones, para expertos</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsDialog</name>
        <message>
            <source>Not in this backup</source>
            <translation>No está en esta copia de seguridad</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Change…</source>
            <translation>Cambiar…</translation>
        </message>
        <message>
            <source>Check what the backup should include. The rest is excluded.</source>
            <translation>Marque lo que la copia debe incluir. Lo demás se excluye.</translation>
        </message>
        <message>
            <source>Another drive: {path}</source>
            <translation>Otra unidad: {path}</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <source>Excluded: {size}</source>
            <translation>Excluido: {size}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} hasta ahora…</translation>
        </message>
    </context>
    <context>
        <name>ExclusionsLine</name>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>Excluded files</source>
            <translation>Archivos excluidos</translation>
        </message>
        <message>
            <source>Also back up the drive at {path} ({size})</source>
            <translation>Copiar también la unidad en {path} ({size})</translation>
        </message>
    </context>
    <context>
        <name>ExplanationBeside</name>
        <message>
            <source>All explanations</source>
            <translation>Todas las explicaciones</translation>
        </message>
    </context>
    <context>
        <name>ExplanationDialog</name>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
    </context>
    <context>
        <name>ExplanationView</name>
        <message>
            <source>How do we know?</source>
            <translation>¿Cómo lo sabemos?</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para expertos</translation>
        </message>
        <message>
            <source>See also</source>
            <translation>Vea también</translation>
        </message>
    </context>
    <context>
        <name>ExplanationsPage</name>
        <message>
            <source>Good to know</source>
            <translation>Conviene saber</translation>
        </message>
    </context>
    <context>
        <name>FileSearch</name>
        <message>
            <source>Search in all versions</source>
            <translation>Buscar en todas las versiones</translation>
        </message>
    </context>
    <context>
        <name>FileTypeDialog</name>
        <message>
            <source>Exclude a file type</source>
            <translation>Excluir un tipo de archivo</translation>
        </message>
        <message>
            <source>How their names end, for example: .iso</source>
            <translation>Cómo terminan sus nombres, por ejemplo: .iso</translation>
        </message>
    </context>
    <context>
        <name>FileVersionList</name>
        <message>
            <source>Versions of this file</source>
            <translation>Versiones de este archivo</translation>
        </message>
        <message>
            <source>Compare versions</source>
            <translation>Comparar versiones</translation>
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
            <translation>Restaurar archivos</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Copia</translation>
        </message>
    </context>
    <context>
        <name>FolderList</name>
        <message>
            <source>Folders to back up</source>
            <translation>Carpetas de las que hacer copia</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Elija una carpeta de la que hacer copia</translation>
        </message>
        <message>
            <source>Add the folders that matter to you, or drop them here.</source>
            <translation>Añada las carpetas que le importan, o suéltelas aquí.</translation>
        </message>
    </context>
    <context>
        <name>FolderQuestion</name>
        <message>
            <source>&amp;Yes, continue with it</source>
            <translation>&amp;Sí, continuar con ella</translation>
        </message>
        <message>
            <source>&amp;No, it is a different one</source>
            <translation>&amp;No, es otra</translation>
        </message>
    </context>
    <context>
        <name>FolderTree</name>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Folders to back up; those without a check mark are excluded</source>
            <translation>Carpetas que se copian; las que no tienen marca se excluyen</translation>
        </message>
    </context>
    <context>
        <name>FoldersPage</name>
        <message>
            <source>&amp;Add folder…</source>
            <translation>Aña&amp;dir carpeta…</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Quitar</translation>
        </message>
        <message>
            <source>What to back up, and when</source>
            <translation>De qué hacer copia y cuándo</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>La unidad está lista.</translation>
        </message>
        <message>
            <source>This continues the backup that is already on the drive.</source>
            <translation>La copia de seguridad que hay en la unidad continúa.</translation>
        </message>
        <message>
            <source>&amp;Later</source>
            <translation>&amp;Más tarde</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <source>Back up &amp;now</source>
            <translation>Hacer copia &amp;ahora</translation>
        </message>
        <message>
            <source>Add at least one folder.</source>
            <translation>Añada al menos una carpeta.</translation>
        </message>
        <message>
            <source>Remove the folder that is not there.</source>
            <translation>Quite la carpeta que no existe.</translation>
        </message>
        <message>
            <source>Total: {size}, {files}</source>
            <translation>En total: {size}, {files}</translation>
        </message>
        <message>
            <source>{total} so far…</source>
            <translation>{total} hasta ahora…</translation>
        </message>
        <message>
            <source>That is more than fits on the drive. Remove the folders that matter least.</source>
            <translation>Es más de lo que cabe en la unidad. Quite lo que menos importe.</translation>
        </message>
        <message>
            <source>Choose a folder to back up</source>
            <translation>Elija una carpeta de la que hacer copia</translation>
        </message>
        <message>
            <source>Is this a second drive?</source>
            <translation>¿Es una segunda unidad?</translation>
        </message>
    </context>
    <context>
        <name>FoundModel</name>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>In versions</source>
            <translation>En las versiones</translation>
        </message>
        <message>
            <source>Now</source>
            <translation>Ahora</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>still there</source>
            <translation>sigue ahí</translation>
        </message>
        <message>
            <source>It was {place} until {day}.</source>
            <translation>Fue {place} hasta el {day}.</translation>
        </message>
        <message>
            <source>It was there {periods}.</source>
            <translation>Estuvo allí: {periods}.</translation>
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
            <translation>Guardar el gráfico como imagen</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Imágenes (*.png)</translation>
        </message>
        <message>
            <source>Save the figures as a table</source>
            <translation>Guardar las cifras como tabla</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tablas (*.csv)</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>{name}, {at}.{ending}</source>
            <translation>{name}, {at}.{ending}</translation>
        </message>
        <message>
            <source>“{path}” could not be saved.</source>
            <translation>No se pudo guardar «{path}».</translation>
        </message>
        <message>
            <source>The system says: {why}. Please choose another place.</source>
            <translation>El sistema dice: {why}. Elija otro lugar, por favor.</translation>
        </message>
    </context>
    <context>
        <name>GraphTools</name>
        <message>
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <source>Compare with an earlier run</source>
            <translation>Comparar con una copia anterior</translation>
        </message>
        <message>
            <source>{about} ({key}, or Ctrl and the mouse wheel)</source>
            <translation>{about} ({key}, o Ctrl y la rueda del ratón)</translation>
        </message>
        <message>
            <source>{about} ({key})</source>
            <translation>{about} ({key})</translation>
        </message>
        <message>
            <source>Show a longer time</source>
            <translation>Mostrar más tiempo</translation>
        </message>
        <message>
            <source>Show a shorter time</source>
            <translation>Mostrar menos tiempo</translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Show the whole run</source>
            <translation>Mostrar la copia entera</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Save the graph</source>
            <translation>Guardar el gráfico</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Como &amp;imagen (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Como &amp;tabla (CSV)…</translation>
        </message>
    </context>
    <context>
        <name>HeadlineLinks</name>
        <message>
            <source>Copy the details</source>
            <translation>Copiar los detalles</translation>
        </message>
        <message>
            <source>Skip it this &amp;once</source>
            <translation>&amp;Omitir esta vez</translation>
        </message>
    </context>
    <context>
        <name>HealthPart</name>
        <message>
            <source>Reading… A sleeping drive takes a moment.</source>
            <translation>Se está leyendo. Una unidad que duerme tarda un momento.</translation>
        </message>
        <message>
            <source>What would help</source>
            <translation>Qué ayudaría</translation>
        </message>
        <message>
            <source>Which values matter?</source>
            <translation>¿Qué valores importan?</translation>
        </message>
        <message>
            <source>Why can't it always be read?</source>
            <translation>¿Por qué no siempre se puede leer?</translation>
        </message>
    </context>
    <context>
        <name>Help</name>
        <message>
            <source>Explain what is shown here</source>
            <translation>Explicar lo que se muestra aquí</translation>
        </message>
        <message>
            <source>Explain what is shown here (F1)</source>
            <translation>Explicar lo que se muestra aquí (F1)</translation>
        </message>
    </context>
    <context>
        <name>HistoryOverview</name>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Restaurar archivos</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Historial</translation>
        </message>
        <message>
            <source>&amp;Show</source>
            <translation>M&amp;ostrar</translation>
        </message>
        <message>
            <source>All backups</source>
            <translation>Todas las copias</translation>
        </message>
        <message>
            <source>Every backup, check and restore is listed here when it has finished.</source>
            <translation>Aquí aparece cada copia, comprobación y restauración cuando ha terminado.</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>The backup set {name} is deleted. Its backup stays on the drive.</source>
            <translation>El conjunto de copia {name} está eliminado. Lo copiado se queda en la unidad.</translation>
        </message>
        <message>
            <source>Where should the files from the drive be copied?</source>
            <translation>¿A dónde deben copiarse los archivos de la unidad?</translation>
        </message>
        <message>
            <source>A backup is still running.</source>
            <translation>Todavía hay una copia de seguridad en marcha.</translation>
        </message>
        <message>
            <source>If you stop it, the files copied so far stay on the drive, and the next backup continues from there.</source>
            <translation>Si se detiene, lo que ya está copiado se queda en la unidad, y la próxima copia sigue desde ahí.</translation>
        </message>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Detener y cerrar</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>De&amp;jarla en marcha</translation>
        </message>
    </context>
    <context>
        <name>HowCard</name>
        <message>
            <source>Ready &amp;by</source>
            <translation>Lis&amp;ta a las</translation>
        </message>
        <message>
            <source>Shingleback then uses the gentlest pace that finishes in time.</source>
            <translation>Shingleback elige entonces el ritmo: el más suave con el que la copia termina a tiempo.</translation>
        </message>
        <message>
            <source>&amp;Eject the drive when the backup is complete</source>
            <translation>&amp;Expulsar la unidad cuando la copia esté completa</translation>
        </message>
        <message>
            <source>A daily backup needs the drive to stay plugged in, so it is not ejected.</source>
            <translation>Para una copia diaria la unidad tiene que seguir conectada, así que no se expulsa.</translation>
        </message>
        <message>
            <source>Keep earlier &amp;versions as long as there is space</source>
            <translation>Conservar &amp;versiones anteriores mientras haya sitio</translation>
        </message>
        <message>
            <source>All of the last 30 days, then one a month. When space runs low, the oldest are deleted first. The newest of each of the last 4 weeks and 12 months are deleted only for files that have waited for a week.</source>
            <translation>Todas las de los últimos 30 días y luego una al mes. Si falta espacio, primero se eliminan las más antiguas. Las más recientes de las últimas 4 semanas y los últimos 12 meses solo ceden ante archivos que llevan una semana esperando.</translation>
        </message>
        <message>
            <source>Patterns of excluded files, one per line</source>
            <translation>Patrones de los archivos excluidos, uno por línea</translation>
        </message>
        <message>
            <source>&amp;Pace</source>
            <translation>&amp;Ritmo</translation>
        </message>
        <message>
            <source>For experts: patterns of files to exclude, one per line, such as *.iso</source>
            <translation>Para expertos: patrones de los archivos que se excluyen, uno por línea, por ejemplo *.iso</translation>
        </message>
    </context>
    <context>
        <name>ImageView</name>
        <message>
            <source>The picture</source>
            <translation>La imagen</translation>
        </message>
    </context>
    <context>
        <name>LeavingOutDialog</name>
        <message>
            <source>Exclude folders</source>
            <translation>Excluir carpetas</translation>
        </message>
        <message>
            <source>Clear the check mark of each folder that the backup should exclude.</source>
            <translation>Quite la marca de cada carpeta que la copia deba excluir.</translation>
        </message>
    </context>
    <context>
        <name>LeftOutModel</name>
        <message>
            <source>Skipped</source>
            <translation>Omitido</translation>
        </message>
        <message>
            <source>Why</source>
            <translation>Por qué</translation>
        </message>
    </context>
    <context>
        <name>LeftOutTable</name>
        <message>
            <source>Files with a problem</source>
            <translation>Archivos con un problema</translation>
        </message>
        <message>
            <source>Skipped</source>
            <translation>Omitido</translation>
        </message>
    </context>
    <context>
        <name>Legend</name>
        <message>
            <source>read from the drive</source>
            <translation>leído de la unidad</translation>
        </message>
        <message>
            <source>copied</source>
            <translation>copiado</translation>
        </message>
        <message>
            <source>What the lines and patterns mean</source>
            <translation>Qué significan las líneas y los dibujos</translation>
        </message>
        <message>
            <source>written to the drive</source>
            <translation>escrito en la unidad</translation>
        </message>
        <message>
            <source>an earlier run</source>
            <translation>una copia anterior</translation>
        </message>
    </context>
    <context>
        <name>ListedDrives</name>
        <message>
            <source>You get no notifications about these drives:</source>
            <translation>No se le avisa de estas unidades:</translation>
        </message>
        <message>
            <source>These drives are protected, and can't be set up for backups by mistake:</source>
            <translation>Estas unidades están protegidas y no se pueden preparar para copias por error:</translation>
        </message>
        <message>
            <source>Tell me again</source>
            <translation>Avisarme de nuevo</translation>
        </message>
        <message>
            <source>Tell me about {drive} again</source>
            <translation>Avisarme de nuevo de {drive}</translation>
        </message>
        <message>
            <source>Stop protecting this drive</source>
            <translation>Dejar de protegerla</translation>
        </message>
        <message>
            <source>No longer protect {drive}</source>
            <translation>Dejar de proteger {drive}</translation>
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
            <translation>&amp;Imágenes</translation>
        </message>
    </context>
    <context>
        <name>LostDriveCard</name>
        <message>
            <source>I switched it off and on</source>
            <translation>La apagué y la encendí</translation>
        </message>
        <message>
            <source>It is back</source>
            <translation>Ha vuelto</translation>
        </message>
        <message>
            <source>Stop</source>
            <translation>Detener</translation>
        </message>
        <message>
            <source>More about this</source>
            <translation>Más sobre esto</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>MeasurePage</name>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>&amp;Dejar de medir</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Deteniendo…</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>Midiendo</translation>
        </message>
        <message>
            <source>Test {number} of {count}.</source>
            <translation>Prueba {number} de {count}.</translation>
        </message>
        <message>
            <source>{time} so far. It takes {whole}.</source>
            <translation>{time} hasta ahora. Tarda {whole}.</translation>
        </message>
        <message>
            <source>This is the simulated drive's time, {times} times faster.</source>
            <translation>Es el tiempo de la unidad simulada, {times} veces más rápido.</translation>
        </message>
        <message>
            <source>{written} written, at most {total}.</source>
            <translation>{written} escritos, {total} como máximo.</translation>
        </message>
        <message>
            <source>&amp;Start measuring</source>
            <translation>&amp;Empezar a medir</translation>
        </message>
        <message>
            <source>How can it tell?</source>
            <translation>¿Cómo puede saberlo?</translation>
        </message>
        <message>
            <source>Measure {drive}</source>
            <translation>Medir {drive}</translation>
        </message>
        <message>
            <source>The drive could not be measured</source>
            <translation>No se pudo medir la unidad</translation>
        </message>
        <message>
            <source>Nothing is left on the drive.</source>
            <translation>No queda nada en la unidad.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenido</translation>
        </message>
        <message>
            <source>Making the plan…</source>
            <translation>Preparando el plan…</translation>
        </message>
        <message>
            <source>“{path}” could not be saved: {why}</source>
            <translation>No se pudo guardar «{path}»: {why}</translation>
        </message>
    </context>
    <context>
        <name>MeasuringOnClose</name>
        <message>
            <source>A drive is being measured.</source>
            <translation>Se está midiendo una unidad.</translation>
        </message>
        <message>
            <source>If you stop it now, nothing stays on the drive, and what was measured so far is lost.</source>
            <translation>Si la detienes ahora, no queda nada en la unidad y se pierde lo medido hasta ahora.</translation>
        </message>
        <message>
            <source>&amp;Stop measuring</source>
            <translation>&amp;Dejar de medir</translation>
        </message>
        <message>
            <source>&amp;Keep measuring</source>
            <translation>&amp;Seguir midiendo</translation>
        </message>
    </context>
    <context>
        <name>MissedStartBanner</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Shingleback was moved or reinstalled, so automatic starts didn't find it. This is fixed now.</source>
            <translation>Shingleback se movió o se reinstaló, y no se encontró. Ya está corregido.</translation>
        </message>
        <message>
            <source>The timer tried to start Shingleback: {moment}. This command shows why that failed:
{command}</source>
            <translation>El temporizador intentó iniciar Shingleback: {moment}. Esta orden muestra por qué falló:
{command}</translation>
        </message>
        <message>
            <source>Automatic backups could not start</source>
            <translation>No se pudieron iniciar las copias automáticas</translation>
        </message>
    </context>
    <context>
        <name>MoveChoice</name>
        <message>
            <source>Where the backup is</source>
            <translation>Dónde está la copia de seguridad</translation>
        </message>
        <message>
            <source>Move from {drive}</source>
            <translation>Mover desde {drive}</translation>
        </message>
        <message>
            <source>M&amp;erge it with another backup, of other folders</source>
            <translation>F&amp;usionarla con otra copia de seguridad, de otras carpetas</translation>
        </message>
        <message>
            <source>Where the other backup is</source>
            <translation>Dónde está la otra copia de seguridad</translation>
        </message>
        <message>
            <source>Merge with {drive}</source>
            <translation>Combinar con {drive}</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>A dónde va la copia de seguridad</translation>
        </message>
        <message>
            <source>Move to {drive}</source>
            <translation>Mover a {drive}</translation>
        </message>
        <message>
            <source>Both become one backup, as if they had always been on one drive: each version contains what both had at that time. Both old drives must be plugged in, and are only read.</source>
            <translation>Ambas pasan a ser una sola copia, como si siempre hubieran ido a una unidad: cada versión tiene lo que ambas tenían en su momento. Las dos unidades antiguas tienen que estar conectadas, y solo se leen.</translation>
        </message>
        <message>
            <source>Switch the backup &amp;sets of the old folder to the new one</source>
            <translation>Que los &amp;conjuntos que van al lugar antiguo vayan desde entonces al nuevo</translation>
        </message>
        <message>
            <source>Move from</source>
            <translation>Mover desde</translation>
        </message>
        <message>
            <source>Move to</source>
            <translation>Mover a</translation>
        </message>
        <message>
            <source>First choose the folder that holds the backup.</source>
            <translation>Primero elija la carpeta que contiene la copia.</translation>
        </message>
        <message>
            <source>First choose the folder that holds the other backup.</source>
            <translation>Primero elija la carpeta que contiene la otra copia.</translation>
        </message>
        <message>
            <source>First choose a folder on the new drive.</source>
            <translation>Primero elija una carpeta en la unidad nueva.</translation>
        </message>
    </context>
    <context>
        <name>MovePage</name>
        <message>
            <source>Move a backup to another drive</source>
            <translation>Mover una copia de seguridad a otra unidad</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Movido</translation>
        </message>
        <message>
            <source>&amp;Move</source>
            <translation>&amp;Mover</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <source>&amp;Restore files</source>
            <translation>&amp;Restaurar archivos</translation>
        </message>
        <message>
            <source>&amp;Eject the new drive</source>
            <translation>&amp;Expulsar la unidad nueva</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Comparando</translation>
        </message>
        <message>
            <source>Everything is read back and compared.</source>
            <translation>Todo se vuelve a leer y se compara.</translation>
        </message>
        <message>
            <source>{copied} copied. Everything is read back and compared afterward.</source>
            <translation>{copied} copiados. Después se vuelve a leer y se compara todo.</translation>
        </message>
    </context>
    <context>
        <name>MovingOnClose</name>
        <message>
            <source>A backup is being moved.</source>
            <translation>Se está moviendo una copia de seguridad.</translation>
        </message>
        <message>
            <source>The old drive still has everything. If you stop it now, you can continue later with the same folders.</source>
            <translation>La unidad antigua todavía lo tiene todo. Si lo detiene ahora, puede continuar después con los mismos lugares.</translation>
        </message>
        <message>
            <source>&amp;Stop moving</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <source>&amp;Keep moving</source>
            <translation>&amp;Seguir moviendo</translation>
        </message>
    </context>
    <context>
        <name>Navigation</name>
        <message>
            <source>Sections</source>
            <translation>Secciones</translation>
        </message>
        <message>
            <source>Ctrl+{number}</source>
            <translation>Ctrl+{number}</translation>
        </message>
        <message>
            <source>H&amp;ome</source>
            <translation>&amp;Inicio</translation>
        </message>
        <message>
            <source>Restor&amp;e</source>
            <translation>R&amp;estaurar</translation>
        </message>
        <message>
            <source>&amp;Drives</source>
            <translation>&amp;Unidades</translation>
        </message>
        <message>
            <source>Histor&amp;y</source>
            <translation>Hi&amp;storial</translation>
        </message>
        <message>
            <source>What &amp;happened?</source>
            <translation>¿Qué &amp;ha pasado?</translation>
        </message>
        <message>
            <source>Good to k&amp;now</source>
            <translation>Con&amp;viene saber</translation>
        </message>
        <message>
            <source>Sett&amp;ings</source>
            <translation>A&amp;justes</translation>
        </message>
    </context>
    <context>
        <name>NextSteps</name>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <source>&amp;Eject the drive</source>
            <translation>&amp;Expulsar la unidad</translation>
        </message>
        <message>
            <source>It &amp;is empty: back up</source>
            <translation>&amp;Está vacía: hacer la copia</translation>
        </message>
        <message>
            <source>I &amp;emptied it: back up</source>
            <translation>La &amp;vacié yo: hacer copia</translation>
        </message>
        <message>
            <source>Delete old &amp;versions and back up</source>
            <translation>Eliminar &amp;versiones antiguas y copiar</translation>
        </message>
        <message>
            <source>Start a &amp;new backup there</source>
            <translation>Empezar ahí una copia &amp;nueva</translation>
        </message>
        <message>
            <source>Continue with &amp;that backup</source>
            <translation>Continuar con &amp;esa copia</translation>
        </message>
        <message>
            <source>I deleted &amp;them: back up</source>
            <translation>Los e&amp;liminé yo: copiar</translation>
        </message>
    </context>
    <context>
        <name>NightPart</name>
        <message>
            <source>Do it tonight</source>
            <translation>Hacerlo esta noche</translation>
        </message>
        <message>
            <source>If tonight, ready by</source>
            <translation>Si es esta noche, lista a las</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. Shingleback backs up to it, does what is due, and ejects it. Then it tells you.</source>
            <translation>Deje la unidad conectada. Shingleback copia en ella, hace lo pendiente y la expulsa. Después le avisa.</translation>
        </message>
        <message>
            <source>Not tonight</source>
            <translation>Esta noche no</translation>
        </message>
    </context>
    <context>
        <name>NormalPart</name>
        <message>
            <source>Why?</source>
            <translation>¿Por qué?</translation>
        </message>
    </context>
    <context>
        <name>NowBeside</name>
        <message>
            <source>What is it &amp;doing now?</source>
            <translation>¿Qué está &amp;haciendo ahora?</translation>
        </message>
    </context>
    <context>
        <name>NowPanel</name>
        <message>
            <source>What is it doing now?</source>
            <translation>¿Qué está haciendo ahora?</translation>
        </message>
        <message>
            <source>Why is that?</source>
            <translation>¿Por qué es así?</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>La unidad</translation>
        </message>
        <message>
            <source>Shingleback</source>
            <translation>Shingleback</translation>
        </message>
        <message>
            <source>What is normal</source>
            <translation>Qué es normal</translation>
        </message>
        <message>
            <source>What you can do</source>
            <translation>Qué puede hacer usted</translation>
        </message>
    </context>
    <context>
        <name>OtherDrive</name>
        <message>
            <source>&amp;Two drives take turns</source>
            <translation>&amp;Dos unidades se turnan</translation>
        </message>
        <message>
            <source>Keep one at home and one somewhere else. Each has its own backup of the same folders.</source>
            <translation>Tenga una en casa y otra en otro sitio. Cada una tiene su propia copia de las mismas carpetas.</translation>
        </message>
        <message>
            <source>Where the backup on the second drive goes</source>
            <translation>Dónde va la copia en la segunda unidad</translation>
        </message>
        <message>
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <source>&amp;Days until Shingleback reminds you to bring the other drive:</source>
            <translation>&amp;Días hasta que Shingleback le recuerde traer la otra unidad:</translation>
        </message>
    </context>
    <context>
        <name>OtherProfiles</name>
        <message>
            <source>&amp;Recommended for your answers</source>
            <translation>Lo &amp;recomendado para sus respuestas</translation>
        </message>
        <message>
            <source>Known, and not recommended for a shingled drive:</source>
            <translation>Conocido, y no recomendado para una unidad de grabación escalonada:</translation>
        </message>
        <message>
            <source>Why not?</source>
            <translation>¿Por qué no?</translation>
        </message>
        <message>
            <source>Do you use ZFS?</source>
            <translation>¿Usa ZFS?</translation>
        </message>
    </context>
    <context>
        <name>Outlook</name>
        <message>
            <source>What happens</source>
            <translation>Qué ocurre</translation>
        </message>
        <message>
            <source>How long it takes</source>
            <translation>Cuánto tarda</translation>
        </message>
        <message>
            <source>What can go wrong</source>
            <translation>Qué puede salir mal</translation>
        </message>
    </context>
    <context>
        <name>PaceChooser</name>
        <message>
            <source>Pace</source>
            <translation>Ritmo</translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation>Suave</translation>
        </message>
        <message>
            <source>Balanced</source>
            <translation>Equilibrado</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Completo</translation>
        </message>
        <message>
            <source>At most</source>
            <translation>Como mucho</translation>
        </message>
        <message>
            <source>20 MB/s, which leaves the drive time to tidy up</source>
            <translation>20 MB/s, deja tiempo a la unidad para ordenarse</translation>
        </message>
        <message>
            <source>as fast as the drive allows, in small steps</source>
            <translation>tan rápido como la unidad lo tome, en pasos pequeños</translation>
        </message>
        <message>
            <source>as fast as possible, in large steps</source>
            <translation>lo más rápido posible, en pasos grandes</translation>
        </message>
        <message>
            <source>a limit in MB/s</source>
            <translation>tantos MB/s</translation>
        </message>
        <message>
            <source>MB/s at most</source>
            <translation>MB/s como mucho</translation>
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
            <translation>&amp;Ritmo</translation>
        </message>
    </context>
    <context>
        <name>Passphrase</name>
        <message>
            <source>Passphrase</source>
            <translation>Contraseña</translation>
        </message>
        <message>
            <source>Passphrase again</source>
            <translation>Contraseña, otra vez</translation>
        </message>
        <message>
            <source>The two don't match yet.</source>
            <translation>Las dos aún no son iguales.</translation>
        </message>
        <message>
            <source>&amp;Passphrase</source>
            <translation>C&amp;ontraseña</translation>
        </message>
        <message>
            <source>&amp;Repeat it</source>
            <translation>O&amp;tra vez</translation>
        </message>
        <message>
            <source>Nobody can recover it, and without it the backup is lost. Write it down, and don't keep it with the drive.</source>
            <translation>Nadie puede recuperarla y, sin ella, la copia se pierde. Anótela y no la guarde con la unidad.</translation>
        </message>
        <message>
            <source>Choose a passphrase first</source>
            <translation>Elija primero una contraseña</translation>
        </message>
    </context>
    <context>
        <name>PasswordQuestion</name>
        <message>
            <source>Later backups and restores then take somewhat longer.</source>
            <translation>Las copias y restauraciones posteriores tardan entonces algo más.</translation>
        </message>
        <message>
            <source>&amp;Don't ask for an administrator's password</source>
            <translation>No &amp;pedir la contraseña de un administrador</translation>
        </message>
    </context>
    <context>
        <name>PlaceChooser</name>
        <message>
            <source>A folder on the drive</source>
            <translation>Una carpeta en la unidad</translation>
        </message>
        <message>
            <source>Where the backup goes</source>
            <translation>A dónde va la copia de seguridad</translation>
        </message>
        <message>
            <source>&amp;Choose…</source>
            <translation>E&amp;legir…</translation>
        </message>
        <message>
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <source>This folder is inside {folder}, which you want to back up. If {folder} is lost, the backup is lost too. Choose a folder on another drive.</source>
            <translation>Esta carpeta está dentro de {folder}, que es lo que se copiaría. Lo que destruya {folder} destruirá también la copia. Elija una carpeta en otra unidad.</translation>
        </message>
        <message>
            <source>{folder} is on this drive too. If the drive fails, both are lost. Choose another drive.</source>
            <translation>{folder} también está en esta unidad. Si la unidad falla, se pierden ambas cosas. Elija otra unidad.</translation>
        </message>
        <message>
            <source>{room} of {total} free ({filesystem}).</source>
            <translation>Espacio para {room} de {total} ({filesystem}).</translation>
        </message>
        <message>
            <source>There is a backup of {folders}.</source>
            <translation>Hay una copia de seguridad de {folders}.</translation>
        </message>
        <message>
            <source>There is no backup there yet.</source>
            <translation>Todavía no hay ninguna copia de seguridad.</translation>
        </message>
        <message>
            <source>This takes a moment. The drive may be waking up or tidying up.</source>
            <translation>Esto tarda un momento. Puede que la unidad se esté despertando o poniendo en orden.</translation>
        </message>
        <message>
            <source>Use {drive}</source>
            <translation>Usar {drive}</translation>
        </message>
        <message>
            <source>Choose a folder on the drive</source>
            <translation>Elija una carpeta en la unidad</translation>
        </message>
    </context>
    <context>
        <name>PlanCard</name>
        <message>
            <source>&amp;Quick: tells which kind of drive it is</source>
            <translation>&amp;Rápida: dice qué tipo de unidad es</translation>
        </message>
        <message>
            <source>&amp;Thorough: also whether random writes fill its cache</source>
            <translation>&amp;Completa: también si las escrituras aleatorias llenan su caché</translation>
        </message>
        <message>
            <source>&amp;Full: also how large its cache is</source>
            <translation>&amp;Total: también el tamaño de su caché</translation>
        </message>
        <message>
            <source>By fill &amp;level: fills an empty drive step by step</source>
            <translation>Por &amp;nivel de llenado: llena una unidad vacía paso a paso</translation>
        </message>
        <message>
            <source>&amp;Only these tests:</source>
            <translation>S&amp;olo estas pruebas:</translation>
        </message>
        <message>
            <source> GB</source>
            <translation> GB</translation>
        </message>
        <message>
            <source>usual</source>
            <translation>lo habitual</translation>
        </message>
        <message>
            <source>Write at &amp;most</source>
            <translation>Escribir como &amp;máximo</translation>
        </message>
        <message>
            <source>Single tests, and how much to write</source>
            <translation>Pruebas sueltas y cuánto se escribe</translation>
        </message>
        <message>
            <source>{test}
(asks for a password)</source>
            <translation>{test}
(pide una contraseña)</translation>
        </message>
        <message>
            <source>If you stop it, what was measured so far is lost.</source>
            <translation>Si la detiene, se pierde lo medido hasta entonces.</translation>
        </message>
        <message>
            <source>Nothing is written; the drive ({size}) is only read.</source>
            <translation>No se escribe nada: la unidad de {size} solo se lee.</translation>
        </message>
        <message>
            <source>If you stop it, its file is removed, and what was measured so far is lost.</source>
            <translation>Si la detiene, su archivo se elimina y se pierde lo medido hasta entonces.</translation>
        </message>
        <message>
            <source>The demo measures a simulated drive of {size}, of which this one is a small copy, {times} times faster than a real one.</source>
            <translation>La demostración mide una unidad simulada de {size}, de la que esta es una copia pequeña, {times} veces más rápido que una real.</translation>
        </message>
        <message>
            <source>It fills the drive with a file of its own, measures when the drive is {levels} full, and removes the file at the end. Nothing else on the drive is changed, but other programs have less and less space there.</source>
            <translation>Llena la unidad con un archivo propio, mide cuando está al {levels} y al final elimina el archivo. No se toca nada más en la unidad, pero otros programas encuentran cada vez menos espacio en ella.</translation>
        </message>
        <message>
            <source>This wears the drive as much as filling it with a backup.</source>
            <translation>Eso desgasta la unidad tanto como llenarla con una copia de seguridad.</translation>
        </message>
        <message>
            <source>It creates a file of {area} in free space and removes it at the end. Nothing else on the drive is changed.</source>
            <translation>Crea un archivo de {area} en el espacio libre y lo elimina al final. No se toca nada más en la unidad.</translation>
        </message>
        <message>
            <source>This wears the drive no more than copying the same amount. A shingled drive also rewrites several times as much when it tidies up.</source>
            <translation>Eso desgasta la unidad lo mismo que copiar esa cantidad. Una unidad SMR además reescribe varias veces esa cantidad cuando hace limpieza.</translation>
        </message>
        <message>
            <source>At most {written} are written; it takes {time}.</source>
            <translation>Se escriben como máximo {written}; tarda {time}.</translation>
        </message>
    </context>
    <context>
        <name>PlanPart</name>
        <message>
            <source>The same by hand, in a terminal:</source>
            <translation>Lo mismo a mano, en un terminal:</translation>
        </message>
        <message>
            <source>Why each option is there:</source>
            <translation>Por qué está cada opción:</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para expertos</translation>
        </message>
        <message>
            <source>Good to know:</source>
            <translation>Conviene saber:</translation>
        </message>
        <message>
            <source>This can't be undone.</source>
            <translation>Esto no se puede deshacer.</translation>
        </message>
    </context>
    <context>
        <name>PlotPlace</name>
        <message>
            <source>Speed of the drive over time</source>
            <translation>Velocidad de la unidad a lo largo del tiempo</translation>
        </message>
        <message>
            <source>Speed of the backup over time</source>
            <translation>Velocidad de la copia a lo largo del tiempo</translation>
        </message>
        <message>
            <source>The sentence below describes what is happening now.</source>
            <translation>La frase de debajo dice cómo está ahora.</translation>
        </message>
    </context>
    <context>
        <name>PowerBanner</name>
        <message>
            <source>Back up now</source>
            <translation>Hacer copia ahora</translation>
        </message>
        <message>
            <source>The computer is on battery. The backup begins as soon as you plug in the charger.</source>
            <translation>El equipo funciona con batería. En cuanto lo enchufe, empieza la copia.</translation>
        </message>
        <message>
            <source>The backup of {name} waits for power</source>
            <translation>La copia de {name} espera la corriente</translation>
        </message>
    </context>
    <context>
        <name>PreviewCard</name>
        <message>
            <source>The beginning of the file</source>
            <translation>El principio del archivo</translation>
        </message>
        <message>
            <source>&amp;Open a copy</source>
            <translation>&amp;Abrir una copia</translation>
        </message>
        <message>
            <source>Select a file to preview it.</source>
            <translation>Seleccione un archivo para ver qué contiene.</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Cargando…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>No se pudo leer de la unidad.</translation>
        </message>
        <message>
            <source>This is a temporary copy. Restore the file to keep it.</source>
            <translation>Esta es una copia para mirar. Restaure el archivo para conservarlo.</translation>
        </message>
        <message>
            <source>This file can't be previewed.</source>
            <translation>No hay vista previa de este archivo.</translation>
        </message>
    </context>
    <context>
        <name>ProgramChoices</name>
        <message>
            <source>&amp;Tell me when a drive is plugged in</source>
            <translation>&amp;Avisarme cuando se conecte una unidad</translation>
        </message>
        <message>
            <source>Show animations</source>
            <translation>Mostrar animaciones</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>System language</source>
            <translation>Idioma del sistema</translation>
        </message>
        <message>
            <source>The language changes when the backup or restore has finished.</source>
            <translation>El idioma cambiará cuando termine la copia o la restauración.</translation>
        </message>
        <message>
            <source>Appearance</source>
            <translation>Apariencia</translation>
        </message>
        <message>
            <source>Same as the system</source>
            <translation>Igual que el sistema</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>When the window is closed</source>
            <translation>Al cerrar la ventana</translation>
        </message>
        <message>
            <source>Ask me</source>
            <translation>Preguntarme</translation>
        </message>
        <message>
            <source>Keep running in the tray</source>
            <translation>Seguir en la bandeja</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
    </context>
    <context>
        <name>QuestionsPage</name>
        <message>
            <source>Which computers will read this drive?</source>
            <translation>¿Qué equipos leerán esta unidad?</translation>
        </message>
        <message>
            <source>Only &amp;Linux</source>
            <translation>Solo &amp;Linux</translation>
        </message>
        <message>
            <source>Also &amp;Windows or macOS</source>
            <translation>También &amp;Windows o macOS</translation>
        </message>
        <message>
            <source>Should a passphrase protect it?</source>
            <translation>¿Debe protegerla una contraseña?</translation>
        </message>
        <message>
            <source>N&amp;o</source>
            <translation>N&amp;o</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>S&amp;í</translation>
        </message>
        <message>
            <source>What will mostly be on it?</source>
            <translation>¿Qué contendrá sobre todo?</translation>
        </message>
        <message>
            <source>&amp;Documents, photos, mail: all kinds of files</source>
            <translation>&amp;Documentos, fotos, correo: archivos de todo tipo</translation>
        </message>
        <message>
            <source>Large &amp;files: films, disk images</source>
            <translation>Archivos &amp;grandes: películas, imágenes de disco</translation>
        </message>
        <message>
            <source>The drive has changed. Please check that it is still the one you mean.</source>
            <translation>La unidad se ve distinta que antes. Compruebe que sigue siendo la que quiere.</translation>
        </message>
        <message>
            <source>The drive was unplugged in the meantime. Please check that it is still the one you mean.</source>
            <translation>La unidad se desconectó entretanto. Compruebe que sigue siendo la que quiere.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Más opciones</translation>
        </message>
        <message>
            <source>Two questions</source>
            <translation>Dos preguntas</translation>
        </message>
        <message>
            <source>What to expect:</source>
            <translation>A qué lleva esto:</translation>
        </message>
    </context>
    <context>
        <name>QuitWarning</name>
        <message>
            <source>After you quit, no automatic backup starts until you log in again or open Shingleback.</source>
            <translation>Después no empezará ninguna copia automática hasta que vuelva a abrir sesión o abra Shingleback.</translation>
        </message>
        <message>
            <source>After you quit, no automatic backup starts until you open Shingleback again.</source>
            <translation>Después no empezará ninguna copia automática hasta que vuelva a abrir Shingleback.</translation>
        </message>
        <message>
            <source>Quit Shingleback?</source>
            <translation>¿Salir de Shingleback?</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Salir</translation>
        </message>
        <message>
            <source>&amp;Keep running</source>
            <translation>S&amp;eguir en marcha</translation>
        </message>
        <message>
            <source>Don't ask again</source>
            <translation>No volver a preguntar</translation>
        </message>
    </context>
    <context>
        <name>ReadyByChooser</name>
        <message>
            <source>Ready by</source>
            <translation>Lista a las</translation>
        </message>
    </context>
    <context>
        <name>ReportSaver</name>
        <message>
            <source>Save a report</source>
            <translation>Guardar un informe</translation>
        </message>
        <message>
            <source>Saved: {file}. Attach it to a bug report at {address}.</source>
            <translation>Guardado: {file}. Adjúntelo a un aviso de error en {address}.</translation>
        </message>
    </context>
    <context>
        <name>RestoreAnswer</name>
        <message>
            <source>Progress</source>
            <translation>Cuánto está hecho</translation>
        </message>
        <message>
            <source>Checking existing files</source>
            <translation>Mirando lo que ya hay ahí</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Algo falló en el propio programa</translation>
        </message>
        <message>
            <source>This computer has never backed up this folder</source>
            <translation>Este equipo nunca ha copiado esta carpeta</translation>
        </message>
        <message>
            <source>This can't be restored there</source>
            <translation>Esto no se puede restaurar ahí</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Ready to restore: {amount}</source>
            <translation>Listo para restaurar: {amount}</translation>
        </message>
        <message>
            <source>Everything you selected is already there, as it was backed up.</source>
            <translation>Todo lo que pidió ya está ahí, tal como se copió.</translation>
        </message>
        <message>
            <source>There is nothing to restore</source>
            <translation>No hay nada que restaurar</translation>
        </message>
        <message>
            <source>{amount} can be restored without changing existing files. What should happen to the rest?</source>
            <translation>{amount} se puede restaurar sin cambiar archivos existentes. ¿Qué se hace con el resto?</translation>
        </message>
        <message>
            <source>What should happen to it?</source>
            <translation>¿Qué se hace con él?</translation>
        </message>
        <message>
            <source>What should happen to them?</source>
            <translation>¿Qué se hace con ellos?</translation>
        </message>
        <message>
            <source>Existing files are not overwritten unless you say so.</source>
            <translation>Nada de lo que tiene ahora se sobrescribe si usted no lo dice.</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Deteniendo</translation>
        </message>
        <message>
            <source>Restoring your files</source>
            <translation>Restaurando sus archivos</translation>
        </message>
        <message>
            <source>Your files are back</source>
            <translation>Sus archivos han vuelto</translation>
        </message>
        <message>
            <source>Existing files were kept, as you chose. See below.</source>
            <translation>Lo que tiene ahora se dejó como estaba, como usted dijo: vea abajo.</translation>
        </message>
        <message>
            <source>The other files are back</source>
            <translation>Los demás han vuelto</translation>
        </message>
        <message>
            <source>The files restored so far stay where they are. You can restore the rest at any time.</source>
            <translation>Lo que ha vuelto hasta ahora se queda donde está. Puede restaurar el resto cuando quiera.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>Their special permissions were restored, except for those that you aren't allowed to set.</source>
            <translation>Vuelven a tener sus permisos especiales, salvo los que usted no puede poner.</translation>
        </message>
        <message>
            <source>Everything was already there.</source>
            <translation>Todo estaba ya ahí.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}.</source>
            <translation>{amount}. Están en {folder}.</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}, as “{name}”.</source>
            <translation>{amount}. Está en {folder}, como «{name}».</translation>
        </message>
        <message>
            <source>{amount}. Now in {folder}. Beside existing files, they have the date in their names.</source>
            <translation>{amount}. Están en {folder}. Junto a archivos existentes, llevan la fecha en el nombre.</translation>
        </message>
    </context>
    <context>
        <name>RestoreButtons</name>
        <message>
            <source>&amp;Open the folder</source>
            <translation>&amp;Abrir la carpeta</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Intentar otra vez</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>Dete&amp;ner</translation>
        </message>
        <message>
            <source>&amp;Done</source>
            <translation>&amp;Hecho</translation>
        </message>
        <message>
            <source>&amp;Restore now</source>
            <translation>&amp;Restaurar ahora</translation>
        </message>
        <message>
            <source>&amp;Use this place anyway</source>
            <translation>&amp;Usar este lugar de todos modos</translation>
        </message>
        <message>
            <source>Restore to another &amp;folder</source>
            <translation>Restaurar en otra &amp;carpeta</translation>
        </message>
        <message>
            <source>Restore special per&amp;missions, too</source>
            <translation>Restaurar también los &amp;permisos especiales</translation>
        </message>
    </context>
    <context>
        <name>RestorePage</name>
        <message>
            <source>&amp;Stop and close</source>
            <translation>&amp;Detener y cerrar</translation>
        </message>
        <message>
            <source>&amp;Keep it running</source>
            <translation>De&amp;jarla en marcha</translation>
        </message>
        <message>
            <source>Your files are still being restored.</source>
            <translation>Sus archivos todavía se están restaurando.</translation>
        </message>
        <message>
            <source>If you stop, the files restored so far stay. You can restore the rest at any time.</source>
            <translation>Si lo detiene, los archivos restaurados hasta ahora se quedan. Puede restaurar el resto en cualquier momento.</translation>
        </message>
        <message>
            <source>A backup is still being verified.</source>
            <translation>Todavía se está verificando una copia.</translation>
        </message>
        <message>
            <source>If you stop, the rest is not read, and the next verification starts from the beginning.</source>
            <translation>Si lo detiene, el resto no se lee, y la próxima verificación empieza desde el principio.</translation>
        </message>
    </context>
    <context>
        <name>RestoreView</name>
        <message>
            <source>Restore everything</source>
            <translation>Restaurar todo</translation>
        </message>
        <message>
            <source>Restore “{name}”</source>
            <translation>Restaurar «{name}»</translation>
        </message>
    </context>
    <context>
        <name>ResultCard</name>
        <message>
            <source>Measured on {date}</source>
            <translation>Medido el {date}</translation>
        </message>
        <message>
            <source>Charts and figures</source>
            <translation>Gráficos y cifras</translation>
        </message>
    </context>
    <context>
        <name>RuleList</name>
        <message>
            <source>Excluded from every backup</source>
            <translation>Excluido de todas las copias</translation>
        </message>
        <message>
            <source>Don't e&amp;xclude</source>
            <translation>&amp;No excluir</translation>
        </message>
        <message>
            <source>Exclude a &amp;folder…</source>
            <translation>Excluir una &amp;carpeta…</translation>
        </message>
        <message>
            <source>Exclude a file &amp;type…</source>
            <translation>Excluir un &amp;tipo de archivo…</translation>
        </message>
        <message>
            <source>Choose a folder to exclude</source>
            <translation>Elija una carpeta para excluir</translation>
        </message>
    </context>
    <context>
        <name>RunControls</name>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pausar</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
    </context>
    <context>
        <name>RunFoot</name>
        <message>
            <source>The computer stays awake while this runs.</source>
            <translation>El equipo no se suspende mientras esto dure.</translation>
        </message>
    </context>
    <context>
        <name>RunList</name>
        <message>
            <source>What was done</source>
            <translation>Qué se hizo</translation>
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
            <translation>El equipo no se suspende mientras esto dure.</translation>
        </message>
    </context>
    <context>
        <name>RunSubject</name>
        <message>
            <source>simulated</source>
            <translation>simulada</translation>
        </message>
        <message>
            <source>Backup to a simulated drive</source>
            <translation>Copia en una unidad simulada</translation>
        </message>
        <message>
            <source>Backup to {place}</source>
            <translation>Copia en {place}</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Copia</translation>
        </message>
    </context>
    <context>
        <name>RunView</name>
        <message>
            <source>See the &amp;files of this version</source>
            <translation>Ver los &amp;archivos de esta versión</translation>
        </message>
        <message>
            <source>The graph of this run was not kept.</source>
            <translation>El curso de esta copia no se guardó.</translation>
        </message>
    </context>
    <context>
        <name>SafeBanner</name>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Everything is written, and the drive is off or idle.</source>
            <translation>Todo está escrito, y la unidad está apagada o en reposo.</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} se puede desconectar sin peligro</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>La unidad se puede desconectar sin peligro</translation>
        </message>
    </context>
    <context>
        <name>SaveButton</name>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Guardar</translation>
        </message>
        <message>
            <source>Save the measurement</source>
            <translation>Guardar la medición</translation>
        </message>
        <message>
            <source>As a &amp;picture (PNG)…</source>
            <translation>Como &amp;imagen (PNG)…</translation>
        </message>
        <message>
            <source>As a &amp;drawing (SVG)…</source>
            <translation>Como &amp;dibujo (SVG)…</translation>
        </message>
        <message>
            <source>As a &amp;table (CSV)…</source>
            <translation>Como &amp;tabla (CSV)…</translation>
        </message>
        <message>
            <source>As &amp;JSON…</source>
            <translation>Como &amp;JSON…</translation>
        </message>
        <message>
            <source>To s&amp;hare, without names and times…</source>
            <translation>Para &amp;compartir, sin nombres ni horas…</translation>
        </message>
        <message>
            <source>Measurement of {drive}</source>
            <translation>Medición de {drive}</translation>
        </message>
    </context>
    <context>
        <name>SelectionFoot</name>
        <message>
            <source>Test or verify</source>
            <translation>Probar o verificar</translation>
        </message>
        <message>
            <source>Restore &amp;everything…</source>
            <translation>Restaurar &amp;todo…</translation>
        </message>
        <message>
            <source>&amp;Restore…</source>
            <translation>&amp;Restaurar…</translation>
        </message>
        <message>
            <source>Go back to the folders first.</source>
            <translation>Vuelva primero a las carpetas.</translation>
        </message>
    </context>
    <context>
        <name>SetCard</name>
        <message>
            <source>Show progress</source>
            <translation>Mostrar cómo va</translation>
        </message>
        <message>
            <source>Change</source>
            <translation>Cambiar</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Restaurar archivos</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>{action}: {name}</source>
            <translation>{action}: {name}</translation>
        </message>
        <message>
            <source>Another backup is running.</source>
            <translation>Hay otra copia en marcha.</translation>
        </message>
    </context>
    <context>
        <name>SetEditor</name>
        <message>
            <source>First choose a folder and where its backup goes.</source>
            <translation>Elija antes una carpeta, y a dónde va su copia.</translation>
        </message>
        <message>
            <source>More choices</source>
            <translation>Más opciones</translation>
        </message>
        <message>
            <source>Delete this backup set</source>
            <translation>Eliminar este conjunto</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>S&amp;ave</source>
            <translation>&amp;Guardar</translation>
        </message>
        <message>
            <source>A new backup set</source>
            <translation>Un nuevo conjunto de copia</translation>
        </message>
        <message>
            <source>Change {name}</source>
            <translation>Cambiar {name}</translation>
        </message>
        <message>
            <source>Both folders are on the same drive. Plug in the second drive, and choose a folder on it.</source>
            <translation>Los dos lugares están en la misma unidad. Conecte la segunda y elija esa.</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
    </context>
    <context>
        <name>SetOverview</name>
        <message>
            <source>Add a backup set</source>
            <translation>Añadir un conjunto de copia</translation>
        </message>
        <message>
            <source>simulated</source>
            <translation>simulada</translation>
        </message>
        <message>
            <source>Welcome</source>
            <translation>Le damos la bienvenida</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>About Shingleback</source>
            <translation>Acerca de Shingleback</translation>
        </message>
        <message>
            <source>Make daily backups even when Shingleback isn't open</source>
            <translation>Hacer copias diarias aunque Shingleback no esté abierto</translation>
        </message>
        <message>
            <source>A timer in your session starts them, and catches up on missed ones.</source>
            <translation>Un temporizador de su sesión las inicia y recupera las que faltaron.</translation>
        </message>
        <message>
            <source>Start when I log in, in the tray</source>
            <translation>Iniciar en la bandeja al abrir sesión</translation>
        </message>
        <message>
            <source>You get notifications about drives, and backups start automatically.</source>
            <translation>Recibirá avisos sobre las unidades, y las copias empezarán automáticamente.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Copias</translation>
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
            <translation>Esto es una demostración: la unidad es simulada y no se borra ninguna unidad real.</translation>
        </message>
    </context>
    <context>
        <name>ShowLetters</name>
        <message>
            <source>&amp;Show passphrase</source>
            <translation>&amp;Mostrar la contraseña</translation>
        </message>
    </context>
    <context>
        <name>SideBySideDialog</name>
        <message>
            <source>Versions of {name}</source>
            <translation>Versiones de {name}</translation>
        </message>
        <message>
            <source>Compare</source>
            <translation>Comparar</translation>
        </message>
        <message>
            <source>with</source>
            <translation>con</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>SizedFolders</name>
        <message>
            <source>Folder</source>
            <translation>Carpeta</translation>
        </message>
        <message>
            <source>What is in it</source>
            <translation>Qué contiene</translation>
        </message>
        <message>
            <source>Folders to back up</source>
            <translation>Carpetas de las que hacer copia</translation>
        </message>
        <message>
            <source>not there</source>
            <translation>no existe</translation>
        </message>
        <message>
            <source>“{path}” does not answer</source>
            <translation>«{path}» no responde</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>no responde</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>no se puede leer</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <source>{size}, {files}</source>
            <translation>{size}, {files}</translation>
        </message>
        <message>
            <source>{counted} so far…</source>
            <translation>{counted} hasta ahora…</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckCard</name>
        <message>
            <source>Progress</source>
            <translation>Cuánto está hecho</translation>
        </message>
        <message>
            <source>&amp;Test five random files</source>
            <translation>&amp;Probar cinco archivos al azar</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <source>Is one backup enough?</source>
            <translation>¿Basta con una copia?</translation>
        </message>
        <message>
            <source>The test could not be done</source>
            <translation>No se pudieron probar los archivos</translation>
        </message>
        <message>
            <source>Five files are restored to this computer, compared with the backup, and removed again.</source>
            <translation>Cinco archivos se devuelven a este equipo, se comparan con la copia y se quitan de nuevo.</translation>
        </message>
        <message>
            <source>Test a restore</source>
            <translation>¿Vuelven sus archivos?</translation>
        </message>
        <message>
            <source>Trying</source>
            <translation>Probando</translation>
        </message>
        <message>
            <source>Their copies on the drive have changed since they were written. Have the drive checked.</source>
            <translation>Sus copias en la unidad no son lo que se escribió. Haga comprobar la unidad.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
    </context>
    <context>
        <name>SpotCheckView</name>
        <message>
            <source>Test or verify</source>
            <translation>Probar o verificar</translation>
        </message>
    </context>
    <context>
        <name>StartBox</name>
        <message>
            <source>This desktop may not start programs when you log in. Home shows what to do.</source>
            <translation>Puede que este escritorio no inicie programas al abrir sesión. Inicio muestra qué hacer.</translation>
        </message>
        <message>
            <source>Even when Shingleback isn't open: a timer then starts it</source>
            <translation>También con Shingleback cerrado: entonces la inicia un temporizador</translation>
        </message>
        <message>
            <source>Even after a restart: Shingleback then starts when you log in, in the tray</source>
            <translation>También tras reiniciar: Shingleback se inicia entonces en la bandeja al abrir sesión</translation>
        </message>
    </context>
    <context>
        <name>StartCard</name>
        <message>
            <source>Open the drive</source>
            <translation>Abrir la unidad</translation>
        </message>
        <message>
            <source>Check &amp;again</source>
            <translation>&amp;Mirar otra vez</translation>
        </message>
        <message>
            <source>Open another backup…</source>
            <translation>Abrir una copia en otro lugar…</translation>
        </message>
        <message>
            <source>Backup</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Restore files</source>
            <translation>Restaurar archivos</translation>
        </message>
        <message>
            <source>Did you back up on another computer? Plug in the drive, and open the backup on it.</source>
            <translation>¿Hizo la copia en otro equipo? Conecte la unidad y abra la copia que contiene.</translation>
        </message>
        <message>
            <source>Nothing has been backed up yet</source>
            <translation>Todavía no se ha hecho ninguna copia</translation>
        </message>
        <message>
            <source>The drive is taking a while. It may have to wake up first.</source>
            <translation>La unidad se toma su tiempo. Puede que tenga que despertar primero.</translation>
        </message>
        <message>
            <source>Opening {place}</source>
            <translation>Abriendo {place}</translation>
        </message>
        <message>
            <source>The backup could not be read</source>
            <translation>No se pudo leer la copia</translation>
        </message>
        <message>
            <source>No backup on {place} is complete yet. Once one is, its files appear here.</source>
            <translation>Aún no hay ninguna copia completa en {place}. Cuando la haya, encontrará aquí sus archivos.</translation>
        </message>
        <message>
            <source>Nothing to restore yet</source>
            <translation>Todavía no hay nada que restaurar</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not connected.</source>
            <translation>La copia está en {place}, que no está conectado.</translation>
        </message>
        <message>
            <source>Connect the share to restore files</source>
            <translation>Conecte el recurso compartido para restaurar archivos</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is not plugged in.</source>
            <translation>La copia está en {place}, que no está conectado.</translation>
        </message>
        <message>
            <source>Plug in the drive to restore files</source>
            <translation>Conecte la unidad para restaurar archivos</translation>
        </message>
        <message>
            <source>The backup is on {place}, which is plugged in, but not open.</source>
            <translation>La copia está en {place}, que está conectado, pero no abierto.</translation>
        </message>
        <message>
            <source>Open the drive to restore files</source>
            <translation>Abra la unidad para restaurar archivos</translation>
        </message>
        <message>
            <source>The backup was not found</source>
            <translation>No se ha encontrado la copia</translation>
        </message>
        <message>
            <source>There is no backup in this folder</source>
            <translation>En esta carpeta no hay ninguna copia</translation>
        </message>
        <message>
            <source>The drive is busy with a backup, so this may take a while.</source>
            <translation>La unidad está ocupada con una copia, así que esto puede tardar un poco.</translation>
        </message>
        <message>
            <source>Which folder contains the backup?</source>
            <translation>¿Qué carpeta contiene la copia?</translation>
        </message>
    </context>
    <context>
        <name>StepRow</name>
        <message>
            <source>in progress</source>
            <translation>en marcha</translation>
        </message>
        <message>
            <source>done</source>
            <translation>hecho</translation>
        </message>
        <message>
            <source>not needed</source>
            <translation>no hace falta</translation>
        </message>
        <message>
            <source>failed</source>
            <translation>no se consiguió</translation>
        </message>
        <message>
            <source>pending</source>
            <translation>por hacer</translation>
        </message>
    </context>
    <context>
        <name>StoppedPage</name>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>The drive could not be prepared</source>
            <translation>No se pudo preparar la unidad</translation>
        </message>
        <message>
            <source>It failed at this step: {step}</source>
            <translation>Terminó en este paso: {step}</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Cerrar</translation>
        </message>
        <message>
            <source>&amp;Try again</source>
            <translation>&amp;Intentar otra vez</translation>
        </message>
        <message>
            <source>Plug the drive in again, then try again with a new plan.</source>
            <translation>Vuelva a conectar la unidad e inténtelo otra vez: habrá un plan nuevo para ella tal como esté entonces.</translation>
        </message>
        <message>
            <source>You can also prepare the drive without an administrator's password: try again, and choose “Don't ask for an administrator's password”.</source>
            <translation>También puede preparar la unidad sin la contraseña de un administrador: inténtelo otra vez y elija «No pedir la contraseña de un administrador».</translation>
        </message>
        <message>
            <source>You can try again with a new plan, or close this and come back later.</source>
            <translation>Puede intentarlo otra vez con un plan nuevo, o cerrar esto y volver en otro momento.</translation>
        </message>
    </context>
    <context>
        <name>Summary</name>
        <message>
            <source>It is excluded from now on. To undo that, edit the backup set.</source>
            <translation>Queda excluido a partir de ahora. Para deshacerlo, edite el conjunto de copia.</translation>
        </message>
        <message>
            <source>Don't back &amp;this up anymore</source>
            <translation>No copiar &amp;más esto</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tiempo</translation>
        </message>
        <message>
            <source>Unchanged</source>
            <translation>Sin cambios</translation>
        </message>
        <message>
            <source>Renamed or moved</source>
            <translation>Renombrado o movido</translation>
        </message>
        <message>
            <source>No longer in your folders</source>
            <translation>Ya no está en sus carpetas</translation>
        </message>
        <message>
            <source>New attributes only</source>
            <translation>Solo atributos nuevos</translation>
        </message>
        <message>
            <source>Not in this backup</source>
            <translation>No está en esta copia de seguridad</translation>
        </message>
        <message>
            <source>{files}, {size}</source>
            <translation>{files}, {size}</translation>
        </message>
        <message>
            <source>Safe on the drive</source>
            <translation>Con seguridad en la unidad</translation>
        </message>
        <message>
            <source>Version</source>
            <translation>Versión</translation>
        </message>
        <message>
            <source>Old versions removed to make room</source>
            <translation>Versiones antiguas que dejaron sitio</translation>
        </message>
    </context>
    <context>
        <name>TargetChoice</name>
        <message>
            <source>Restored files</source>
            <translation>Archivos restaurados</translation>
        </message>
        <message>
            <source>To the &amp;original folder</source>
            <translation>Al lugar donde es&amp;taba</translation>
        </message>
        <message>
            <source>To &amp;another folder</source>
            <translation>A &amp;otra carpeta</translation>
        </message>
        <message>
            <source>&amp;Choose a folder…</source>
            <translation>&amp;Elegir una carpeta…</translation>
        </message>
        <message>
            <source>Where should the files go?</source>
            <translation>¿Dónde se ponen los archivos?</translation>
        </message>
    </context>
    <context>
        <name>TimelineSlider</name>
        <message>
            <source>Version {number} of {count}: {moment}, {facts}</source>
            <translation>Versión {number} de {count}: {moment}, {facts}</translation>
        </message>
        <message>
            <source>{moment}: a backup was interrupted. It made no version.</source>
            <translation>{moment}: se interrumpió una copia. No creó ninguna versión.</translation>
        </message>
    </context>
    <context>
        <name>TopicList</name>
        <message>
            <source>Search, for example: noise</source>
            <translation>Buscar, por ejemplo: ruido</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Buscar</translation>
        </message>
        <message>
            <source>Search the explanations</source>
            <translation>Buscar en las explicaciones</translation>
        </message>
        <message>
            <source>Explanations</source>
            <translation>Explicaciones</translation>
        </message>
        <message>
            <source>No explanation contains these words. Try other ones, or fewer.</source>
            <translation>Ninguna explicación contiene estas palabras. Pruebe con otras, o con menos.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>Restore files</source>
            <translation>Restaurar archivos</translation>
        </message>
        <message>
            <source>About Shingleback</source>
            <translation>Acerca de Shingleback</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Salir</translation>
        </message>
    </context>
    <context>
        <name>UndoToast</name>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Deshacer</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedPart</name>
        <message>
            <source>Unfinished</source>
            <translation>Empezado y sin terminar</translation>
        </message>
        <message>
            <source>Plug in both drives to continue.</source>
            <translation>Conecte las dos unidades para seguir.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Forget</source>
            <translation>Olvidar</translation>
        </message>
        <message>
            <source>{source} to {target}: {done} of {total} are copied, most recently {when}.</source>
            <translation>{source} a {target}: copiados {done} de {total}, lo último {when}.</translation>
        </message>
        <message>
            <source>The backup in {source} to {target}: {done} of {total} are moved, most recently {when}.</source>
            <translation>La copia de seguridad de {source} a {target}: movidos {done} de {total}, lo último {when}.</translation>
        </message>
        <message>
            <source>{size} could not be read.</source>
            <translation>{size} no se pudieron leer.</translation>
        </message>
        <message>
            <source>If you forget it, you have to start over. Files on the new drive stay there.</source>
            <translation>Si lo olvidas, solo se podrá empezar de nuevo. Lo que hay en la unidad nueva se queda allí.</translation>
        </message>
        <message>
            <source>&amp;Forget it</source>
            <translation>&amp;Olvidar</translation>
        </message>
        <message>
            <source>&amp;Keep it</source>
            <translation>&amp;Conservar</translation>
        </message>
    </context>
    <context>
        <name>UnlockDialog</name>
        <message>
            <source>Unlock the drive</source>
            <translation>Desbloquear la unidad</translation>
        </message>
        <message>
            <source>Passphrase</source>
            <translation>Contraseña</translation>
        </message>
        <message>
            <source>&amp;Unlock</source>
            <translation>&amp;Desbloquear</translation>
        </message>
        <message>
            <source>{name} is encrypted. Type the passphrase that was chosen when it was set up.</source>
            <translation>{name} está cifrada. Escriba la contraseña que se eligió al prepararla.</translation>
        </message>
    </context>
    <context>
        <name>VerdictPart</name>
        <message>
            <source>The evidence is mixed. See below.</source>
            <translation>No todo apunta en la misma dirección: vea abajo.</translation>
        </message>
        <message>
            <source>How sure is this?</source>
            <translation>¿Hasta qué punto es seguro?</translation>
        </message>
        <message>
            <source>Why we think so</source>
            <translation>Por qué lo creemos</translation>
        </message>
        <message>
            <source>Evidence against it: {reason}</source>
            <translation>Esto habla en contra: {reason}</translation>
        </message>
        <message>
            <source>Source: {source}</source>
            <translation>Fuente: {source}</translation>
        </message>
    </context>
    <context>
        <name>VerificationCard</name>
        <message>
            <source>Progress</source>
            <translation>Cuánto está hecho</translation>
        </message>
        <message>
            <source>&amp;Verify everything</source>
            <translation>&amp;Verificar todo</translation>
        </message>
        <message>
            <source>Stop &amp;verifying</source>
            <translation>Detener la &amp;verificación</translation>
        </message>
        <message>
            <source>&amp;Continue</source>
            <translation>&amp;Seguir</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>&amp;Pausar</translation>
        </message>
        <message>
            <source>Is every file still as it was written?</source>
            <translation>¿Sigue cada archivo tal como se escribió?</translation>
        </message>
        <message>
            <source>Every file is read back and compared with what was written.</source>
            <translation>Se vuelve a leer cada archivo y se compara con lo que se escribió.</translation>
        </message>
        <message>
            <source>{files}, {size}, and what only older versions have: all of it is read back and compared with what was written.</source>
            <translation>{files}, {size}, y lo que solo tienen las versiones anteriores: todo se vuelve a leer y se compara con lo que se escribió.</translation>
        </message>
        <message>
            <source>The time left is shown after a few minutes; you can pause it.</source>
            <translation>Cuánto tarda se verá a los pocos minutos; puede pausarlo.</translation>
        </message>
        <message>
            <source>Judging by earlier checks, it takes {time}; you can pause it.</source>
            <translation>Según comprobaciones anteriores, tarda {time}; puede pausarlo.</translation>
        </message>
        <message>
            <source>Verifying</source>
            <translation>Verificando</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Deteniendo…</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <source>Every file is as it was written</source>
            <translation>Cada archivo está tal como se escribió</translation>
        </message>
        <message>
            <source>The next backup repairs all versions with what your folders or another copy still have. If files are damaged, have the drive checked.</source>
            <translation>La próxima copia de seguridad repara, en todas las versiones, lo que sus carpetas u otra copia aún conservan. Haga revisar la unidad si hay archivos dañados.</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>The rest was not read.</source>
            <translation>El resto no se leyó.</translation>
        </message>
        <message>
            <source>The backup could not be verified</source>
            <translation>No se pudo verificar la copia</translation>
        </message>
        <message>
            <source>Verify everything</source>
            <translation>Verificar todo</translation>
        </message>
    </context>
    <context>
        <name>VersionBar</name>
        <message>
            <source>W&amp;hat changed?</source>
            <translation>¿Qué &amp;cambió?</translation>
        </message>
        <message>
            <source>Older version</source>
            <translation>Versión anterior</translation>
        </message>
        <message>
            <source>Newer version</source>
            <translation>Versión posterior</translation>
        </message>
    </context>
    <context>
        <name>VersionColumn</name>
        <message>
            <source>Open a copy</source>
            <translation>Abrir una copia</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Restaurar…</translation>
        </message>
        <message>
            <source>Loading…</source>
            <translation>Cargando…</translation>
        </message>
        <message>
            <source>It could not be read from the drive.</source>
            <translation>No se pudo leer de la unidad.</translation>
        </message>
        <message>
            <source>Open a copy to see what is in it.</source>
            <translation>Abra una copia para ver su contenido.</translation>
        </message>
    </context>
    <context>
        <name>VolumesPart</name>
        <message>
            <source>Nothing recognized.</source>
            <translation>Nada que se reconozca.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abrir</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Desbloquear</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Close all</source>
            <translation>Cerrar todo</translation>
        </message>
        <message>
            <source>Open again without access times</source>
            <translation>Abrir otra vez sin horas de acceso</translation>
        </message>
        <message>
            <source>Why does that matter?</source>
            <translation>¿Por qué importa eso?</translation>
        </message>
    </context>
    <context>
        <name>WelcomePage</name>
        <message>
            <source>C&amp;lose it</source>
            <translation>C&amp;errarla</translation>
        </message>
        <message>
            <source>Closing…</source>
            <translation>Cerrando…</translation>
        </message>
        <message>
            <source>&amp;Use this backup</source>
            <translation>&amp;Usar esta copia</translation>
        </message>
        <message>
            <source>Opening…</source>
            <translation>Abriendo…</translation>
        </message>
        <message>
            <source>Only open volumes are copied. Open the others first, on the drive's card.</source>
            <translation>Solo se copian los volúmenes que están abiertos: abra antes los demás, en la tarjeta de la unidad.</translation>
        </message>
        <message>
            <source>Copy my &amp;files off first…</source>
            <translation>Copiar antes mis &amp;archivos…</translation>
        </message>
        <message>
            <source>Nothing is erased before you confirm.</source>
            <translation>No se borra nada antes de que lo confirme.</translation>
        </message>
        <message>
            <source>What to expect</source>
            <translation>Qué esperar</translation>
        </message>
        <message>
            <source>Set up “{drive}”</source>
            <translation>Preparar «{drive}»</translation>
        </message>
        <message>
            <source>Checking what is on it…</source>
            <translation>Mirando qué contiene…</translation>
        </message>
        <message>
            <source>Something changed in the meantime. Nothing was erased.</source>
            <translation>Entretanto ha cambiado algo. No se borró nada.</translation>
        </message>
        <message>
            <source>&amp;Set it up from scratch</source>
            <translation>Prepararla de &amp;nuevo</translation>
        </message>
    </context>
    <context>
        <name>WhatPart</name>
        <message>
            <source>Name of the backup set</source>
            <translation>Nombre del conjunto de copia</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>&amp;Quitar</translation>
        </message>
        <message>
            <source>Exc&amp;lude folders…</source>
            <translation>E&amp;xcluir carpetas…</translation>
        </message>
        <message>
            <source>What</source>
            <translation>Qué</translation>
        </message>
        <message>
            <source>Add &amp;folder…</source>
            <translation>Añadir car&amp;peta…</translation>
        </message>
        <message>
            <source>Na&amp;me</source>
            <translation>No&amp;mbre</translation>
        </message>
    </context>
    <context>
        <name>WhenChooser</name>
        <message>
            <source>When</source>
            <translation>Cuándo</translation>
        </message>
        <message>
            <source>Only when I start it</source>
            <translation>Cuando yo lo diga</translation>
        </message>
        <message>
            <source>You get a reminder when you plug in the drive.</source>
            <translation>Una notificación se lo recuerda cuando conecta la unidad.</translation>
        </message>
        <message>
            <source>When the drive is plugged in</source>
            <translation>Al conectar la unidad</translation>
        </message>
        <message>
            <source>Once a day</source>
            <translation>Una vez al día</translation>
        </message>
        <message>
            <source>For a drive that stays plugged in. It can tidy up between backups.</source>
            <translation>Para una unidad que sigue conectada. Puede ordenarse entre copias.</translation>
        </message>
    </context>
    <context>
        <name>WherePart</name>
        <message>
            <source>Where to</source>
            <translation>A dónde</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>This drive is simulated. It runs 30 times faster than a real one.</source>
            <translation>Esta unidad es simulada. Es 30 veces más rápida que una real.</translation>
        </message>
    </context>
    <context>
        <name>WizardPage</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Cancelar</translation>
        </message>
        <message>
            <source>&amp;Back</source>
            <translation>&amp;Atrás</translation>
        </message>
        <message>
            <source>&amp;Next</source>
            <translation>&amp;Siguiente</translation>
        </message>
    </context>
    <context>
        <name>WorkingPage</name>
        <message>
            <source>Progress of this step</source>
            <translation>Cuánto lleva el paso</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>Preparing “{drive}”</source>
            <translation>Preparando «{drive}»</translation>
        </message>
        <message>
            <source>It can no longer be stopped.</source>
            <translation>Ya no se puede detener.</translation>
        </message>
        <message>
            <source>Stopping…</source>
            <translation>Deteniendo…</translation>
        </message>
        <message>
            <source>&amp;Stop</source>
            <translation>&amp;Detener</translation>
        </message>
        <message>
            <source>The drive was unplugged. Checking how far it got…</source>
            <translation>La unidad se ha desconectado. Comprobando hasta dónde llegó…</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. Leave the drive plugged in.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no responde. Deje la unidad conectada.</translation>
        </message>
        <message>
            <source>Leave the drive plugged in. This may take minutes.</source>
            <translation>Deje la unidad conectada. Puede tardar unos minutos.</translation>
        </message>
    </context>
    <context>
        <name>WriteCacheNotice</name>
        <message>
            <source>Reset it</source>
            <translation>Restablecer</translation>
        </message>
        <message>
            <source>The write cache is being reset. You may be asked for a password.</source>
            <translation>Se está restableciendo la caché de escritura. Es posible que se pida una contraseña.</translation>
        </message>
        <message>
            <source>A measurement was interrupted before it could reset this drive's write cache, so the drive may be slow.</source>
            <translation>Se interrumpió una medición antes de que pudiera restablecer la caché de escritura de esta unidad, así que la unidad puede ir lenta.</translation>
        </message>
    </context>
    <context>
        <name>YearCalendar</name>
        <message>
            <source>The last twelve months</source>
            <translation>Los últimos doce meses</translation>
        </message>
    </context>
    <context>
        <name>ZonesPage</name>
        <message>
            <source>Open a &amp;file saved from blkzone…</source>
            <translation>Leer un &amp;archivo que imprimió blkzone…</translation>
        </message>
        <message>
            <source>Each zone is written from its beginning to its end, and the write pointer shows how far. Deleted space becomes usable again only zone by zone, when the filesystem empties one. Only conventional zones can be written anywhere. While this page is open, the map is updated every few seconds, even during a backup.</source>
            <translation>Cada zona se escribe de principio a fin; el puntero de escritura dice hasta dónde. Lo borrado solo vuelve zona por zona, cuando el sistema de archivos vacía una. Solo las zonas convencionales se pueden escribir en cualquier lugar. Mientras esta página está abierta, el mapa se vuelve a leer cada pocos segundos, también durante una copia de seguridad.</translation>
        </message>
        <message>
            <source>Zones of {drive}</source>
            <translation>Zonas de {drive}</translation>
        </message>
        <message>
            <source>The zones could not be read</source>
            <translation>No se pudieron leer las zonas</translation>
        </message>
        <message>
            <source>Reading the zones…</source>
            <translation>Leyendo las zonas…</translation>
        </message>
        <message>
            <source>Zones: {total}, of {size} each. Each square stands for {count}.</source>
            <translation>Zonas: {total}, de {size} cada una; cada signo representa {count}.</translation>
        </message>
        <message>
            <source>Map of the zones</source>
            <translation>Mapa de las zonas</translation>
        </message>
        <message>
            <source>Open at once: {count} of at most {most}.</source>
            <translation>Abiertas a la vez: {count} de {most} como máximo.</translation>
        </message>
        <message>
            <source>Open or closed at once: {count} of at most {most}.</source>
            <translation>Abiertas o cerradas a la vez: {count} de {most} como máximo.</translation>
        </message>
        <message>
            <source>{count} conventional: can be written anywhere</source>
            <translation>{count} convencionales: se pueden escribir en cualquier lugar</translation>
        </message>
        <message>
            <source>{count} empty</source>
            <translation>{count} vacías</translation>
        </message>
        <message>
            <source>{count} open: being written</source>
            <translation>{count} abiertas: se están escribiendo</translation>
        </message>
        <message>
            <source>{count} closed: written in part</source>
            <translation>{count} cerradas: escritas en parte</translation>
        </message>
        <message>
            <source>{count} full: must be emptied as a whole before being written again</source>
            <translation>{count} llenas: hay que vaciarlas enteras antes de volver a escribirlas</translation>
        </message>
        <message>
            <source>{count} read-only: the drive refuses to write there</source>
            <translation>{count} de solo lectura: la unidad ya no acepta escrituras ahí</translation>
        </message>
        <message>
            <source>{count} offline: the data there is lost</source>
            <translation>{count} fuera de línea: lo que había ahí se ha perdido</translation>
        </message>
        <message>
            <source>zone {number}: {written} of {size}</source>
            <translation>zona {number}: {written} de {size}</translation>
        </message>
        <message>
            <source>and {count} more</source>
            <translation>y {count} más</translation>
        </message>
        <message>
            <source>Written in part, up to the write pointer:</source>
            <translation>Escritas en parte, hasta el puntero de escritura:</translation>
        </message>
        <message>
            <source>A report of blkzone</source>
            <translation>Un informe de blkzone</translation>
        </message>
    </context>
    <context>
        <name>_Lines</name>
        <message>
            <source>Lines of the log</source>
            <translation>Líneas del registro</translation>
        </message>
    </context>
    <context>
        <name>about</name>
        <message>
            <source>It runs from its source code.</source>
            <translation>Se ejecuta desde su código fuente.</translation>
        </message>
        <message>
            <source>It is installed as a Python package.</source>
            <translation>Está instalado como paquete de Python.</translation>
        </message>
        <message>
            <source>It is installed with pipx.</source>
            <translation>Está instalado con pipx.</translation>
        </message>
        <message>
            <source>It runs from an unpacked archive.</source>
            <translation>Se ejecuta desde un archivo descomprimido.</translation>
        </message>
        <message>
            <source>It is installed as a Debian package.</source>
            <translation>Está instalado como paquete de Debian.</translation>
        </message>
    </context>
    <context>
        <name>adjusting</name>
        <message>
            <source>Linux does not use UAS for this drive.</source>
            <translation>Linux no usa UAS para esta unidad.</translation>
        </message>
        <message>
            <source>Linux uses UAS for this drive.</source>
            <translation>Linux usa UAS para esta unidad.</translation>
        </message>
        <message>
            <source>UAS is switched off for this enclosure.</source>
            <translation>UAS está desactivado para esta caja.</translation>
        </message>
        <message>
            <source>UAS will be off once you eject the drive and plug it in again.</source>
            <translation>UAS estará desactivado en cuanto expulse la unidad y vuelva a conectarla.</translation>
        </message>
        <message>
            <source>Linux will use UAS again once you eject the drive and plug it in again.</source>
            <translation>Linux volverá a usar UAS en cuanto expulse la unidad y vuelva a conectarla.</translation>
        </message>
        <message>
            <source>As it is connected now, the drive can't be told when to stop.</source>
            <translation>Tal como está conectada ahora la unidad, no se le puede indicar cuándo parar.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) can't be asked, so it isn't known when the drive stops.</source>
            <translation>No se puede consultar el servicio de unidades (UDisks2), por lo que no se sabe cuándo se detiene la unidad.</translation>
        </message>
        <message>
            <source>When idle, the drive stops after the time that its maker set.</source>
            <translation>Sin trabajo, la unidad se para tras el tiempo que fijó su fabricante.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive stops after the time that its maker set.</source>
            <translation>Cuando se haya quedado sin corriente, la unidad se parará tras el tiempo que fijó su fabricante.</translation>
        </message>
        <message>
            <source>The drive is set not to stop when idle.</source>
            <translation>La unidad está configurada para no pararse sin trabajo.</translation>
        </message>
        <message numerus="yes">
            <source>The drive is set to stop after %n idle minute(s).</source>
            <translation>
                <numerusform>La unidad está configurada para pararse tras %Ln minuto sin trabajo.</numerusform>
                <numerusform>La unidad está configurada para pararse tras %Ln minutos sin trabajo.</numerusform>
            </translation>
        </message>
        <message>
            <source>The drive is asked not to park its heads when idle.</source>
            <translation>Se pide a la unidad que no aparque los cabezales sin trabajo.</translation>
        </message>
        <message>
            <source>The drive parks its heads as its maker set it.</source>
            <translation>La unidad aparca los cabezales como lo fijó el fabricante.</translation>
        </message>
        <message>
            <source>Once it has lost power, the drive parks its heads as its maker set it.</source>
            <translation>Cuando se haya quedado sin corriente, la unidad aparcará los cabezales como lo fijó el fabricante.</translation>
        </message>
        <message>
            <source>The drive's level of power management (APM) is set to {level}.</source>
            <translation>El nivel de gestión de energía (APM) de la unidad está fijado en {level}.</translation>
        </message>
    </context>
    <context>
        <name>application</name>
        <message>
            <source>Shingleback is already open, but does not answer. Wait a moment and try again, or end it and start it again.</source>
            <translation>Shingleback ya está abierto, pero no responde. Espere un momento e inténtelo de nuevo, o ciérrelo y vuelva a iniciarlo.</translation>
        </message>
    </context>
    <context>
        <name>armor</name>
        <message>
            <source>This computer runs from it. Choose another drive.</source>
            <translation>Este equipo funciona desde ella. Elija otra unidad.</translation>
        </message>
        <message>
            <source>It is built into this computer. Choose an external drive.</source>
            <translation>Está integrada en este equipo. Elija una unidad que haya conectado usted.</translation>
        </message>
        <message>
            <source>It is used as swap space. Turn that off first (“sudo swapoff”), or wake up the computer that is hibernating on it, or choose another drive.</source>
            <translation>Un equipo guarda en ella una parte de su memoria. Desactive eso antes («sudo swapoff»), o despierte el equipo que duerme ahí; o elija otra unidad.</translation>
        </message>
        <message>
            <source>It is part of something larger ({kind}), which may not work without it. Remove it from there first, or choose another drive.</source>
            <translation>Forma parte de algo mayor ({kind}), que quizá no esté completo sin ella. Sáquela antes de ahí, o elija otra unidad.</translation>
        </message>
        <message>
            <source>It is in use by something that can't be closed from here ({what}). Quit that, or unplug the drive, restart the computer and plug it back in.</source>
            <translation>Algo en ella está en uso y no se puede cerrar desde aquí ({what}). Termine lo que la usa, o desconecte la unidad y vuelva a conectarla después de reiniciar.</translation>
        </message>
        <message>
            <source>It is open ({point}). Close it first, here or in your file manager.</source>
            <translation>Está abierta ({point}). Ciérrela antes, aquí o en su gestor de archivos.</translation>
        </message>
        <message>
            <source>Its encrypted part is unlocked. Close it first, here or in your file manager.</source>
            <translation>Su parte cifrada está desbloqueada. Ciérrela antes, aquí o en su gestor de archivos.</translation>
        </message>
        <message>
            <source>It is on your list of protected drives. If you are sure, remove it from that list first.</source>
            <translation>Está en su lista de unidades protegidas. Si está seguro, quítela antes de esa lista.</translation>
        </message>
        <message>
            <source>This computer expects it at startup ({what}), and may not start without it. Remove its line from /etc/fstab or /etc/crypttab first, or choose another drive.</source>
            <translation>Este equipo la espera cada vez que arranca ({what}), y puede que no arranque sin ella. Quite antes su línea de /etc/fstab o /etc/crypttab, o elija otra unidad.</translation>
        </message>
        <message>
            <source>It is write-protected. If it has a small lock switch, slide it; otherwise choose another drive.</source>
            <translation>No se puede escribir en ella. Si tiene un pequeño interruptor contra eso, muévalo; si no, elija otra unidad.</translation>
        </message>
        <message>
            <source>It is not a separate drive, but a file or a part of something larger. Choose a real drive.</source>
            <translation>No es una unidad propia, sino un archivo o un trozo de algo mayor. Elija una unidad de verdad.</translation>
        </message>
        <message>
            <source>It is empty. Insert a card, and wait a moment.</source>
            <translation>No hay nada dentro. Ponga una tarjeta y espere un momento.</translation>
        </message>
        <message>
            <source>It can't be told from another drive of its kind, so the wrong one could be erased. Unplug drives that look like it; if that doesn't help, use a computer with Linux 5.15 or newer.</source>
            <translation>Nada la distingue de otra unidad igual, de modo que se podría borrar la equivocada. Desconecte las unidades que se le parezcan; si no ayuda, use un equipo con Linux 5.15 o posterior.</translation>
        </message>
        <message>
            <source>It is busy right now. Wait until it has finished, then try again.</source>
            <translation>Está trabajando en este momento. Espere a que termine y vuelva a intentarlo.</translation>
        </message>
        <message>
            <source>its model</source>
            <translation>su modelo</translation>
        </message>
        <message>
            <source>its serial number</source>
            <translation>su número de serie</translation>
        </message>
        <message>
            <source>its worldwide name</source>
            <translation>su nombre universal</translation>
        </message>
        <message>
            <source>its size</source>
            <translation>su tamaño</translation>
        </message>
        <message>
            <source>it is no longer there</source>
            <translation>ya no está</translation>
        </message>
        <message>
            <source>it was unplugged in the meantime</source>
            <translation>se desconectó entretanto</translation>
        </message>
        <message>
            <source>where it is plugged in</source>
            <translation>dónde está conectada</translation>
        </message>
        <message>
            <source>what is on it</source>
            <translation>lo que contiene</translation>
        </message>
    </context>
    <context>
        <name>arrays</name>
        <message>
            <source>software RAID</source>
            <translation>RAID por software</translation>
        </message>
        <message>
            <source>btrfs over several drives</source>
            <translation>btrfs sobre varias unidades</translation>
        </message>
        <message>
            <source>ZFS pool</source>
            <translation>grupo de ZFS</translation>
        </message>
        <message>
            <source>RAID of LVM</source>
            <translation>RAID de LVM</translation>
        </message>
        <message>
            <source>cache</source>
            <translation>caché</translation>
        </message>
        <message>
            <source>SnapRAID array</source>
            <translation>conjunto SnapRAID</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. With each change, parity is rewritten in the middle of old data, which is what it does slowest. A long pause can get it thrown out of the array, and a rebuild can take days. Keep another copy of what is on it, and plan to replace it with a conventional drive.</source>
            <translation>Esta unidad de grabación escalonada forma parte de: {what}. Con cada cambio, la paridad se escribe de nuevo en medio de datos antiguos: es lo que hace más despacio. Una pausa larga puede hacer que quede excluida del conjunto, y una reconstrucción puede durar días. Guarde otra copia de lo que contiene y prevea poner en su lugar una unidad convencional.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see whether that is a RAIDZ; “zpool status” shows it. In a published test, adding such a drive to a RAIDZ took more than 9 days, and a conventional one 16 hours: plan to replace it with a conventional drive. As a mirror or a single drive it may stay.</source>
            <translation>Esta unidad de grabación escalonada forma parte de: {what}. Si es un RAIDZ no se ve desde aquí; «zpool status» lo dice. En un RAIDZ, incorporar una unidad así llevó más de 9 días en una prueba publicada, y 16 horas con una convencional: prevea poner en su lugar una unidad convencional. Como espejo o unidad suelta puede quedarse.</translation>
        </message>
        <message>
            <source>This shingled drive is part of a {what}. Shingleback can't see its level; “sudo lvs -o +segtype” shows it. RAID 0 and 1 are fine. With RAID 5 or 6, plan to replace it with a conventional drive: parity is rewritten with each change, in the middle of old data, which is what it does slowest.</source>
            <translation>Esta unidad de grabación escalonada forma parte de: {what}. Su nivel no se ve desde aquí; «sudo lvs -o +segtype» lo dice. RAID 0 y 1 están bien. Con RAID 5 o 6, prevea poner en su lugar una unidad convencional: la paridad se escribe de nuevo con cada cambio, en medio de datos antiguos, que es lo que hace más despacio.</translation>
        </message>
        <message>
            <source>A cache stands in front of this shingled drive ({what}). It writes small pieces all over the drive, and after a crash all of them at once, which can keep the drive busy for hours. Use the drive without a cache.</source>
            <translation>Delante de esta unidad de grabación escalonada hay una caché ({what}). Escribe en trozos pequeños por toda la unidad y, después de un fallo, todo de una vez: eso puede tener ocupada la unidad durante horas. Es mejor usarla sin caché.</translation>
        </message>
        <message>
            <source>This shingled drive is the cache of another one ({what}). Small writes all over it are what it does slowest. Use a solid-state drive for that, or no cache.</source>
            <translation>Esta unidad de grabación escalonada sirve de caché de otra ({what}). Las escrituras pequeñas por todas partes son lo que hace más despacio. Es mejor usar para eso una unidad de estado sólido, o ninguna caché.</translation>
        </message>
        <message>
            <source>This shingled drive holds SnapRAID's parity. Each sync rewrites the middle of it, which is what it does slowest. Use the drive for data instead, and put the parity on a conventional drive.</source>
            <translation>Esta unidad de grabación escalonada contiene la paridad de SnapRAID. Cada sincronización escribe de nuevo en medio de ella, que es lo que hace más despacio. Es mejor que contenga datos y poner la paridad en una unidad convencional.</translation>
        </message>
    </context>
    <context>
        <name>cache</name>
        <message>
            <source>{fill} of {capacity}</source>
            <translation>{fill} de {capacity}</translation>
        </message>
        <message>
            <source>{fill} of about {capacity}</source>
            <translation>{fill} de unos {capacity}</translation>
        </message>
        <message>
            <source>({low} to {high})</source>
            <translation>({low} a {high})</translation>
        </message>
        <message>
            <source>about {fill}</source>
            <translation>unos {fill}</translation>
        </message>
        <message>
            <source>(of {size})</source>
            <translation>(capacidad: {size})</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Llena</translation>
        </message>
        <message>
            <source>Empty</source>
            <translation>Vacía</translation>
        </message>
        <message>
            <source>Probably empty</source>
            <translation>Probablemente vacía</translation>
        </message>
        <message>
            <source>Almost empty</source>
            <translation>Casi vacía</translation>
        </message>
        <message>
            <source>almost nothing</source>
            <translation>casi nada</translation>
        </message>
        <message>
            <source>(holds {size})</source>
            <translation>(capacidad: {size})</translation>
        </message>
    </context>
    <context>
        <name>care</name>
        <message>
            <source>Check the filesystem</source>
            <translation>Comprobar el sistema de archivos</translation>
        </message>
        <message>
            <source>Short self-test</source>
            <translation>Autocomprobación corta</translation>
        </message>
        <message>
            <source>Long self-test</source>
            <translation>Autocomprobación larga</translation>
        </message>
        <message>
            <source>Read a portion of everything</source>
            <translation>Leer una parte de todo</translation>
        </message>
        <message>
            <source>Collect garbage</source>
            <translation>Recoger basura (f2fs)</translation>
        </message>
        <message>
            <source>Balance</source>
            <translation>Equilibrar (btrfs)</translation>
        </message>
        <message>
            <source>Trim free space</source>
            <translation>Comunicar el espacio libre (TRIM)</translation>
        </message>
        <message>
            <source>Rest</source>
            <translation>Reposar</translation>
        </message>
        <message>
            <source>Not everything on this drive has been read back yet.</source>
            <translation>Aún no se ha vuelto a leer todo lo que hay en esta unidad.</translation>
        </message>
        <message>
            <source>Everything should be read back once in three months, a portion at a time.</source>
            <translation>Todo debería volver a leerse una vez cada tres meses, parte por parte.</translation>
        </message>
        <message>
            <source>There is free space, but nearly all of it is tied up in block groups that are half empty.</source>
            <translation>Hay espacio libre, pero casi todo está ocupado en grupos de bloques medio vacíos.</translation>
        </message>
        <message>
            <source>Much of the free space lies in zones that have to be reclaimed before they can be written again.</source>
            <translation>Gran parte del espacio libre está en zonas que hay que recuperar antes de poder escribir de nuevo en ellas.</translation>
        </message>
        <message>
            <source>This drive was used before, and still keeps its old content although nobody needs it.</source>
            <translation>Esta unidad se usó antes y aún guarda su contenido antiguo, aunque nadie lo necesita.</translation>
        </message>
        <message>
            <source>Many files were deleted, but the drive hasn't been told.</source>
            <translation>Se borró mucho y la unidad no lo sabe.</translation>
        </message>
        <message>
            <source>Few segments are free, and many are nearly empty.</source>
            <translation>Hay pocos segmentos libres y muchos contienen poco.</translation>
        </message>
        <message>
            <source>The last self-test was more than a month ago.</source>
            <translation>La última autocomprobación fue hace más de un mes.</translation>
        </message>
        <message>
            <source>The last one was more than six months ago.</source>
            <translation>La última vez fue hace más de medio año.</translation>
        </message>
        <message>
            <source>Last time, the drive was unplugged without being ejected.</source>
            <translation>La última vez la unidad se desconectó sin expulsarla.</translation>
        </message>
        <message>
            <source>Data of the last backup is still in the drive's cache.</source>
            <translation>La última copia aún espera en la caché de la unidad.</translation>
        </message>
        <message>
            <source>It isn't due.</source>
            <translation>No toca todavía.</translation>
        </message>
        <message>
            <source>If you skip this, a small fault can grow with the next backup.</source>
            <translation>Si no, un pequeño fallo puede crecer con la próxima copia.</translation>
        </message>
        <message>
            <source>If you skip this, a failing drive is noticed later.</source>
            <translation>Si no, se nota más tarde que una unidad está fallando.</translation>
        </message>
        <message>
            <source>If you skip this, bad sectors are noticed only when a file on them is needed.</source>
            <translation>Si no, los sectores defectuosos se notan cuando hace falta un archivo que está en ellos.</translation>
        </message>
        <message>
            <source>If you skip this, damage is noticed only when a file is needed, and the original may be gone by then.</source>
            <translation>Si no, los daños se notan cuando hace falta un archivo, y para entonces el original puede haber desaparecido.</translation>
        </message>
        <message>
            <source>If you skip this, backups become slower and slower.</source>
            <translation>Si no, las próximas copias serán cada vez más lentas.</translation>
        </message>
        <message>
            <source>If you skip this, the drive may refuse every write although it has free space.</source>
            <translation>Si no, la unidad puede rechazar toda escritura aunque tenga espacio libre.</translation>
        </message>
        <message>
            <source>If you skip this, writing becomes slow once the drive is nearly full.</source>
            <translation>Si no, la escritura se vuelve lenta cuando la unidad está casi llena.</translation>
        </message>
        <message>
            <source>If you skip this, the next backup starts slowly.</source>
            <translation>Si no, la próxima copia empezará despacio.</translation>
        </message>
        <message>
            <source>This needs Shingleback's helper, which isn't installed.</source>
            <translation>Para esto hace falta el ayudante de Shingleback, que no está instalado.</translation>
        </message>
        <message>
            <source>Open the drive first.</source>
            <translation>Abra primero la unidad.</translation>
        </message>
        <message>
            <source>Close the drive first; it can stay plugged in.</source>
            <translation>Cierre primero la unidad; puede seguir conectada.</translation>
        </message>
        <message>
            <source>Drives of this family were reported to hang under TRIM, and their maker advises against it.</source>
            <translation>Se ha informado de que las unidades de esta familia se quedan colgadas con TRIM, y su fabricante lo desaconseja.</translation>
        </message>
        <message>
            <source>This drive doesn't support TRIM, at least not over this connection.</source>
            <translation>Esta unidad no acepta TRIM, al menos no por esta conexión.</translation>
        </message>
        <message>
            <source>A self-test can't be started on this drive.</source>
            <translation>No se puede pedir a esta unidad una autocomprobación.</translation>
        </message>
        <message>
            <source>The filesystem on this drive doesn't need this.</source>
            <translation>Esto no ayuda con el sistema de archivos de esta unidad.</translation>
        </message>
        <message>
            <source>Nothing on this drive has checksums to verify.</source>
            <translation>Nada en esta unidad tiene sumas de comprobación que se puedan comparar.</translation>
        </message>
        <message>
            <source>This drive has no cache to empty.</source>
            <translation>Esta unidad no tiene una caché que haya que vaciar.</translation>
        </message>
        <message>
            <source>Other work isn't affected.</source>
            <translation>Nada más tiene que esperar.</translation>
        </message>
        <message>
            <source>Other work on the drive goes first.</source>
            <translation>El resto del trabajo en la unidad va primero.</translation>
        </message>
        <message>
            <source>Meanwhile, other work on the drive is slow.</source>
            <translation>Mientras tanto, el resto del trabajo en la unidad va lento.</translation>
        </message>
        <message>
            <source>There is room for {size} more, besides the space that must stay free.</source>
            <translation>Queda sitio para {size} más, además del espacio que debe quedar libre.</translation>
        </message>
        <message>
            <source>Nothing more fits: there is space for content, but not for the list of files. Old versions must be deleted.</source>
            <translation>No cabe nada más: hay espacio para contenido, pero no para la lista de archivos. Tienen que irse versiones antiguas.</translation>
        </message>
        <message>
            <source>Nothing more fits: this filesystem can't hold more files. Old versions must be deleted.</source>
            <translation>No cabe nada más: este sistema de archivos no admite más archivos. Tienen que irse versiones antiguas.</translation>
        </message>
        <message>
            <source>There is room for {size} more. A full zoned drive can become read-only for good, so more must stay free.</source>
            <translation>Queda sitio para {size} más. Una unidad con zonas llena puede quedar en solo lectura para siempre, por eso debe quedar más espacio libre.</translation>
        </message>
        <message>
            <source>Nothing more fits, because the remaining space must stay free.</source>
            <translation>No cabe nada más: el espacio que queda debe seguir libre.</translation>
        </message>
        <message>
            <source>Nothing more fits: a full zoned drive can become read-only for good, so the remaining space must stay free.</source>
            <translation>No cabe nada más: una unidad con zonas llena puede quedar en solo lectura para siempre, por eso el espacio que queda debe seguir libre.</translation>
        </message>
        <message>
            <source>The filesystem is sound.</source>
            <translation>El sistema de archivos está bien.</translation>
        </message>
        <message>
            <source>The filesystem has errors. Copy its files to another drive before you have it repaired, because a repair can lose files.</source>
            <translation>El sistema de archivos tiene errores. Copie lo que hay en la unidad antes de repararla: una reparación puede perder archivos.</translation>
        </message>
        <message>
            <source>The drive passed its self-test.</source>
            <translation>La unidad superó su autoprueba.</translation>
        </message>
        <message>
            <source>The self-test failed ({status}). First copy the files to another drive.</source>
            <translation>La autoprueba falló ({status}). Copie primero lo que hay en la unidad a otra.</translation>
        </message>
        <message>
            <source>part of the disk can't be read</source>
            <translation>parte del disco no se puede leer</translation>
        </message>
        <message>
            <source>the heads can't find their position</source>
            <translation>el brazo de los cabezales no encuentra su posición</translation>
        </message>
        <message>
            <source>the electronics are faulty</source>
            <translation>la electrónica está defectuosa</translation>
        </message>
        <message>
            <source>it seems to have been damaged by a fall or a knock</source>
            <translation>parece dañado por una caída o un golpe</translation>
        </message>
        <message>
            <source>a fatal error ended it early</source>
            <translation>un error grave la interrumpió</translation>
        </message>
        <message>
            <source>the drive does not say why</source>
            <translation>la unidad no dice por qué</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Have the array checked every three months. Rebuilding it onto a shingled drive can take more than a week.</source>
            <translation>Shingleback no toca las matrices. Haga comprobar la matriz cada tres meses. Reconstruirla en una unidad SMR puede llevar más de una semana.</translation>
        </message>
        <message>
            <source>Shingleback leaves arrays alone. Run btrfs scrub every three months. Replacing a shingled drive can take more than a week.</source>
            <translation>Shingleback no toca las matrices. Ejecute btrfs scrub cada tres meses. Sustituir una unidad SMR puede llevar más de una semana.</translation>
        </message>
        <message>
            <source>Shingleback leaves pools alone. Scrub the pool every three months, set redundant_metadata=most, and autotrim=on only if the drive takes TRIM well. A resilver onto a shingled drive can take more than a week.</source>
            <translation>Shingleback no toca los pools. Haga un scrub del pool cada tres meses, use redundant_metadata=most, y autotrim=on solo si la unidad admite bien TRIM. Un resilver en una unidad SMR puede llevar más de una semana.</translation>
        </message>
        <message numerus="yes">
            <source>%n task(s) due</source>
            <translation>
                <numerusform>%Ln cosa pendiente</numerusform>
                <numerusform>%Ln cosas pendientes</numerusform>
            </translation>
        </message>
        <message>
            <source>Takes about {high}.</source>
            <translation>Tarda unos {high}.</translation>
        </message>
        <message>
            <source>Takes {time}.</source>
            <translation>Tarda {time}.</translation>
        </message>
        <message>
            <source>The drive rewrites up to {size}.</source>
            <translation>La unidad reescribe hasta {size}.</translation>
        </message>
        <message>
            <source>{count} of {all} portions are due.</source>
            <translation>Tocan {count} de {all} partes.</translation>
        </message>
        <message numerus="yes">
            <source>At this pace it will be full in %n day(s).</source>
            <translation>
                <numerusform>A este ritmo estará llena en %Ln día.</numerusform>
                <numerusform>A este ritmo estará llena en %Ln días.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The next backup removes %n old version(s). Of those older than 30 days, the newest of each month is kept.</source>
            <translation>
                <numerusform>La próxima copia elimina %Ln versión antigua. De las que tienen más de 30 días se conserva la más reciente de cada mes.</numerusform>
                <numerusform>La próxima copia elimina %Ln versiones antiguas. De las que tienen más de 30 días se conserva la más reciente de cada mes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>When space runs low, the oldest of %n version(s) are removed first. The newest is always kept.</source>
            <translation>
                <numerusform>Cuando falta espacio, primero se elimina la más antigua de %Ln versión. La más reciente se conserva siempre.</numerusform>
                <numerusform>Cuando falta espacio, primero se eliminan las más antiguas de %Ln versiones. La más reciente se conserva siempre.</numerusform>
            </translation>
        </message>
        <message>
            <source>Care is under way</source>
            <translation>Cuidado en curso</translation>
        </message>
        <message>
            <source>The night's work is done. It is safe to unplug.</source>
            <translation>El trabajo de la noche está hecho. Se puede desconectar sin peligro.</translation>
        </message>
        <message>
            <source>The night's work is over, but the drive was not ejected.</source>
            <translation>El trabajo de la noche ha terminado. La unidad no está expulsada.</translation>
        </message>
        <message>
            <source>Something on the drive is damaged</source>
            <translation>Algo en la unidad está dañado</translation>
        </message>
        <message>
            <source>{files}, {size} read back and intact.</source>
            <translation>{files}, {size} leídos e intactos.</translation>
        </message>
        <message numerus="yes">
            <source>%n error(s) could not be corrected. Restore these files, or back them up again.</source>
            <translation>
                <numerusform>No se pudo corregir %Ln error. Restaura estos archivos o vuelve a copiarlos.</numerusform>
                <numerusform>No se pudieron corregir %Ln errores. Restaura estos archivos o vuelve a copiarlos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{count} of {all} portions have been read.</source>
            <translation>Se han leído {count} de {all} partes.</translation>
        </message>
        <message>
            <source>{size} are unallocated again.</source>
            <translation>{size} vuelven a estar sin asignar.</translation>
        </message>
        <message>
            <source>The drive was told that {size} are free.</source>
            <translation>Se indicaron a la unidad {size} como libres.</translation>
        </message>
        <message numerus="yes">
            <source>%n section(s) cleaned.</source>
            <translation>
                <numerusform>%Ln sección limpiada.</numerusform>
                <numerusform>%Ln secciones limpiadas.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>clone</name>
        <message>
            <source>Choose…</source>
            <translation>Elegir…</translation>
        </message>
        <message>
            <source>An image file…</source>
            <translation>Un archivo de imagen…</translation>
        </message>
        <message>
            <source>Image file {name}</source>
            <translation>Archivo de imagen {name}</translation>
        </message>
        <message>
            <source>Comparing</source>
            <translation>Comparando</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Terminando</translation>
        </message>
        <message>
            <source>Both are read back and compared.</source>
            <translation>Ambas se vuelven a leer y se comparan.</translation>
        </message>
        <message>
            <source>Everything is copied. Getting the copy ready to use.</source>
            <translation>Todo está copiado. La copia se está preparando para usarse.</translation>
        </message>
        <message>
            <source>The drive is copied from front to back, in large writes.</source>
            <translation>La unidad se copia de principio a fin, en escrituras grandes.</translation>
        </message>
        <message>
            <source>Both are read back and compared afterward.</source>
            <translation>Después, ambas se vuelven a leer y se comparan.</translation>
        </message>
        <message>
            <source>The copy is paused. Continue whenever you like.</source>
            <translation>La copia espera. Siga cuando quiera.</translation>
        </message>
        <message>
            <source>Data on its way to the drive is written first.</source>
            <translation>Primero se escribe lo que está en camino a la unidad.</translation>
        </message>
        <message>
            <source>What was copied is kept, so you can continue later.</source>
            <translation>Lo copiado se conserva, para que pueda seguir más tarde.</translation>
        </message>
        <message>
            <source>The copy is complete</source>
            <translation>La copia está completa</translation>
        </message>
        <message>
            <source>The copy is complete, except for areas that could not be read</source>
            <translation>La copia está completa, salvo lo que no se pudo leer</translation>
        </message>
        <message>
            <source>The copy could not start</source>
            <translation>La copia no pudo empezar</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>No se empezó, por precaución</translation>
        </message>
        <message>
            <source>A drive was disconnected</source>
            <translation>Falta una unidad</translation>
        </message>
        <message>
            <source>There is not enough space</source>
            <translation>No hay espacio suficiente</translation>
        </message>
        <message>
            <source>A drive returned errors</source>
            <translation>Una unidad devolvió errores</translation>
        </message>
        <message>
            <source>The copy was stopped</source>
            <translation>La copia está detenida</translation>
        </message>
        <message>
            <source>The copy was interrupted</source>
            <translation>La copia se interrumpió</translation>
        </message>
        <message>
            <source>Both were read back, and are identical.</source>
            <translation>Ambas se volvieron a leer y son iguales.</translation>
        </message>
        <message>
            <source>The copy was not compared with the original.</source>
            <translation>No se compararon.</translation>
        </message>
        <message>
            <source>The filesystem now fills the new drive.</source>
            <translation>El sistema de archivos tiene todo el espacio de la unidad nueva.</translation>
        </message>
        <message>
            <source>Copy {source} to {target}</source>
            <translation>Copiar {source} en {target}</translation>
        </message>
        <message>
            <source>It is in the file {path}.</source>
            <translation>Está en el archivo {path}.</translation>
        </message>
        <message>
            <source>The drive is copied as it is, in large writes. This is the fastest way to move to a new drive, or to rescue a failing one. The old drive is only read.</source>
            <translation>La unidad se copia tal cual, en escrituras grandes: el camino más rápido a una unidad nueva, y para salir de una que falla. La unidad antigua solo se lee.</translation>
        </message>
        <message>
            <source>A full drive takes many hours. You can pause it.</source>
            <translation>Una unidad llena tarda muchas horas. Puede ponerla en pausa.</translation>
        </message>
        <message>
            <source>Probably {time}. You can pause it.</source>
            <translation>Probablemente {time}. Puede ponerla en pausa.</translation>
        </message>
        <message>
            <source>Probably {time}, with the comparison. You can pause it.</source>
            <translation>Probablemente {time}, con la comparación. Puede ponerla en pausa.</translation>
        </message>
        <message>
            <source>Everything on the new drive is erased.</source>
            <translation>Se borra todo lo que hay en la unidad nueva.</translation>
        </message>
        <message>
            <source>The old drive reports problems. What it can't read is missing from the copy, and takes longer.</source>
            <translation>La unidad antigua informa de problemas. Lo que no pueda leer faltará en la copia y tardará más.</translation>
        </message>
        <message>
            <source>If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>Si la detiene o se desconecta una unidad, puede continuar desde ahí más tarde.</translation>
        </message>
    </context>
    <context>
        <name>cloning</name>
        <message>
            <source>Check again that these are the two drives, and that nothing on them is in use.</source>
            <translation>Comprobar de nuevo que son estas dos unidades y que nada en ellas está en uso.</translation>
        </message>
        <message>
            <source>Erase everything on {target}.</source>
            <translation>Borrar todo en {target}.</translation>
        </message>
        <message>
            <source>Copy {size} from {source}, in large writes from front to back.</source>
            <translation>Copiar {size} de {source}, en escrituras grandes y de principio a fin.</translation>
        </message>
        <message>
            <source>Read both back, and compare them.</source>
            <translation>Volver a leer ambas y compararlas.</translation>
        </message>
        <message>
            <source>Grow the filesystem to fill the new drive.</source>
            <translation>Dar al sistema de archivos todo el espacio de la nueva unidad.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Abrirla de modo que leer no escriba nada en ella.</translation>
        </message>
        <message>
            <source>Everything is copied, because it is not known which parts are in use.</source>
            <translation>Se copia todo: no se puede saber qué partes están en uso.</translation>
        </message>
        <message>
            <source>Everything is copied, to be safe: the filesystem's record of used space may be wrong, because it is damaged or the drive was not ejected.</source>
            <translation>Se copia todo, por seguridad: la lista del sistema de archivos con lo que está en uso puede ser errónea. Está dañada, o la unidad no se expulsó.</translation>
        </message>
        <message>
            <source>Only used space is copied: {used} of {size}.</source>
            <translation>Solo se copia lo que está en uso: {used} de {size}.</translation>
        </message>
        <message>
            <source>The copy becomes the only partition on the drive.</source>
            <translation>Será la única partición de la unidad.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size, because this kind can't grow.</source>
            <translation>El sistema de archivos conserva su tamaño: este tipo no puede crecer.</translation>
        </message>
        <message>
            <source>The filesystem keeps its size.</source>
            <translation>El sistema de archivos conserva su tamaño.</translation>
        </message>
        <message>
            <source>It is encrypted: its filesystem can grow once the copy is unlocked.</source>
            <translation>Está cifrada: su sistema de archivos puede crecer cuando se desbloquee la copia.</translation>
        </message>
        <message>
            <source>The copy gets an identifier of its own, so that both drives can stay plugged in.</source>
            <translation>La copia recibe un identificador propio, para que ambos discos puedan seguir conectados.</translation>
        </message>
        <message>
            <source>To the computer, both are the same drive. Unplug one of them before you use the other.</source>
            <translation>Para el ordenador, ambos son el mismo disco. Desconecte uno antes de usar el otro.</translation>
        </message>
        <message>
            <source>An image file keeps the identifier: only a copy on a drive can get its own.</source>
            <translation>Un archivo de imagen conserva el identificador: solo una copia en un disco puede recibir uno propio.</translation>
        </message>
        <message>
            <source>Backup sets don't change: they can only follow from one drive to another.</source>
            <translation>Los conjuntos de copia quedan como están: solo pueden seguir de una unidad a otra.</translation>
        </message>
        <message>
            <source>{size} of the source could not be read, after several attempts. The copy has zeros there.</source>
            <translation>No se pudieron leer {size} del origen, tras varios intentos. En la copia hay ceros en su lugar.</translation>
        </message>
        <message>
            <source>The backup sets of the old drive now use the copy.</source>
            <translation>Los conjuntos de copia de la unidad antigua van desde ahora a la copia.</translation>
        </message>
        <message>
            <source>The filesystem on the copy was checked: everything it refers to was copied.</source>
            <translation>Se ha revisado el sistema de archivos de la copia: se ha copiado todo lo que contiene.</translation>
        </message>
        <message>
            <source>An earlier copy of these two was interrupted after {done} of {size}. It continues from there.</source>
            <translation>Una copia anterior de estas dos no se terminó: ya hay {done} de {size}. Continúa desde ahí.</translation>
        </message>
    </context>
    <context>
        <name>connection</name>
        <message>
            <source>This is a USB 1 connection: about 1 MB/s at best.</source>
            <translation>Es una conexión USB 1: alrededor de 1 MB/s como mucho.</translation>
        </message>
        <message>
            <source>This is a USB 2 connection: about 35 MB/s at best.</source>
            <translation>Es una conexión USB 2: unos 35 MB/s como mucho.</translation>
        </message>
        <message>
            <source>Connected by USB 3, which is faster than any hard disk.</source>
            <translation>Conectada por USB 3, más rápido que cualquier disco duro.</translation>
        </message>
        <message>
            <source>Connected by USB.</source>
            <translation>Conectada por USB.</translation>
        </message>
        <message>
            <source>Connected by SATA, which is faster than any hard disk.</source>
            <translation>Conectada por SATA, más rápido que cualquier disco duro.</translation>
        </message>
        <message>
            <source>Connected by SAS, which is faster than any hard disk.</source>
            <translation>Conectada por SAS, más rápido que cualquier disco duro.</translation>
        </message>
        <message>
            <source>Connected by NVMe.</source>
            <translation>Conectada por NVMe.</translation>
        </message>
        <message>
            <source>A memory card in a card reader.</source>
            <translation>Una tarjeta de memoria en un lector de tarjetas.</translation>
        </message>
        <message>
            <source>A virtual disk: what it reports may not be true of the drives behind it.</source>
            <translation>Un disco virtual: lo que dice de sí mismo no tiene por qué valer para las unidades que hay detrás.</translation>
        </message>
        <message>
            <source>Connected neither by USB nor by SATA.</source>
            <translation>Conectada ni por USB ni por SATA.</translation>
        </message>
        <message>
            <source>How it is connected is not known.</source>
            <translation>No se sabe cómo está conectada.</translation>
        </message>
        <message>
            <source>The USB connection is slower than the drive. Try another port, preferably a USB 3 port on the computer itself, and another cable. Push the plug in firmly.</source>
            <translation>La conexión USB es más lenta que la unidad. Pruebe otro puerto, mejor un puerto USB 3 del propio equipo, y otro cable; introduzca el conector con firmeza.</translation>
        </message>
        <message>
            <source>The drive's enclosure only has USB 2, so a faster port doesn't help. Everything works, but takes longer.</source>
            <translation>La caja de la unidad solo tiene USB 2, así que un puerto más rápido no ayuda. Solo tarda más.</translation>
        </message>
        <message>
            <source>Commands not answered in time since the drive was plugged in: {count}. The cause can be a shingled drive tidying up, or a bad cable. “What happened?” tells which.</source>
            <translation>Órdenes a las que la unidad no respondió a tiempo desde que se conectó: {count}. Una unidad de grabación escalonada que se ordena lo hace; un mal cable, también. «¿Qué ha pasado?» dice cuál de los dos es.</translation>
        </message>
        <message>
            <source>The computer uses the older of two ways to talk to USB drives, which can't report deleted files to the drive.</source>
            <translation>El equipo usa la más antigua de dos formas de comunicarse con unidades USB, que no puede informar a la unidad de los archivos borrados.</translation>
        </message>
        <message>
            <source>The enclosure reports no write buffer, so the kernel never tells the drive to write its buffer out. Always use Eject before you unplug it.</source>
            <translation>La carcasa no informa de ningún búfer de escritura, así que el núcleo nunca pide a la unidad que vacíe el suyo. Expúlsela siempre antes de desenchufarla.</translation>
        </message>
        <message>
            <source>The kernel sends this drive up to {now_kb} KiB at once. Above 3584 KiB, a shingled drive has been seen to pause for half a minute, or to hang. If that happens here, lower the limit to {good_kb}, which costs no speed: “echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb”. It applies until the drive is unplugged.</source>
            <translation>El núcleo envía a esta unidad hasta {now_kb} KiB de una vez. Se vio una unidad de grabación escalonada detenerse medio minuto, o quedarse colgada, por encima de 3584 KiB. Si eso ocurre aquí, ponga el límite en {good_kb}, que no cuesta nada: «echo {good_kb} | sudo tee /sys/block/{device}/queue/max_sectors_kb». Dura hasta que se desconecta la unidad.</translation>
        </message>
        <message>
            <source>During a backup, short resets of this connection go unnoticed, because you may not read the kernel's log.</source>
            <translation>Durante una copia de seguridad, los reinicios breves de esta conexión pasan inadvertidos, porque usted no tiene permiso para leer el registro del núcleo.</translation>
        </message>
        <message>
            <source>During a backup, commands that time out are noticed. Other short resets are not, because you may not read the kernel's log.</source>
            <translation>Durante una copia se notan las órdenes que agotan su tiempo. Otros reinicios breves no, porque usted no puede leer el registro del núcleo.</translation>
        </message>
    </context>
    <context>
        <name>diagnoses</name>
        <message>
            <source>The computer's USB controller stopped working, and with it everything connected to it. The drive reports no fault.</source>
            <translation>El controlador USB del equipo dejó de funcionar, y con él todo lo conectado. La unidad no informa de ningún fallo.</translation>
        </message>
        <message>
            <source>The computer's USB controller stopped because it ran short of power: this port gives too little for it.</source>
            <translation>El controlador USB del equipo se detuvo por falta de corriente: este puerto no da la suficiente.</translation>
        </message>
        <message>
            <source>The controller between the computer and the drive can't read the drive's list of zones, so the drive seems to have no size. The drive itself reports no fault.</source>
            <translation>El controlador entre el equipo y la unidad no puede leer la lista de zonas de la unidad, por eso parece no tener tamaño. La propia unidad no indica ningún fallo.</translation>
        </message>
        <message>
            <source>The computer went to sleep while the drive was in use, and the drive wasn't ready, or had lost its connection, when it woke up. That alone doesn't mean that the drive is failing.</source>
            <translation>El equipo se suspendió mientras la unidad estaba en uso y, al despertar, la unidad no estaba lista o había perdido la conexión. Eso solo no significa que la unidad esté fallando.</translation>
        </message>
        <message>
            <source>The enclosure is reset again and again, though no command fails. Usually, the USB port saves power, and the enclosure doesn't wake up from that properly.</source>
            <translation>La carcasa se reinicia una y otra vez aunque ninguna orden falla. Normalmente el puerto USB ahorra energía y la carcasa no despierta bien.</translation>
        </message>
        <message>
            <source>This kernel was built without support for drives like this one (host-managed SMR).</source>
            <translation>Este núcleo se hizo sin soporte para unidades como esta (SMR host-managed).</translation>
        </message>
        <message>
            <source>The memory stick has lost its firmware and shows only its boot loader. It is broken.</source>
            <translation>La memoria USB ha perdido su propio programa y solo muestra su fase de arranque. Está averiada.</translation>
        </message>
        <message>
            <source>The drive itself reports a place that it can't read or write. It is failing.</source>
            <translation>La propia unidad dice que no puede leer o escribir un lugar: está fallando.</translation>
        </message>
        <message>
            <source>The drive is locked with a password and refuses to be read; nothing is broken.</source>
            <translation>La unidad está bloqueada con una contraseña y se niega a que la lean; no hay nada roto.</translation>
        </message>
        <message>
            <source>The drive is formatted with sectors of a size that Linux can't use, as drives from storage systems are. Nothing is broken.</source>
            <translation>La unidad está formateada con sectores de un tamaño que Linux no puede usar, como las de los sistemas de almacenamiento. No hay nada roto.</translation>
        </message>
        <message>
            <source>Another computer has reserved the drive, so it refuses to be read here. Nothing is broken.</source>
            <translation>Otro equipo ha reservado la unidad, así que aquí no se deja leer. No hay nada roto.</translation>
        </message>
        <message>
            <source>This drive is virtual: a virtual machine or a server provides it, so look for the problem there.</source>
            <translation>Esta unidad la crea un programa (una máquina virtual o un servidor): el problema está ahí.</translation>
        </message>
        <message>
            <source>A program waited for minutes for a virtual drive: a virtual machine, a server or a program provides it, so look for the problem there.</source>
            <translation>Un programa esperó durante minutos a una unidad virtual: la proporciona una máquina virtual, un servidor o un programa, así que busque el problema ahí.</translation>
        </message>
        <message>
            <source>A file that is used like a drive (a disk image) could not be written. Usually, the drive that holds the file is full, or has an error of its own.</source>
            <translation>No se pudo escribir en un archivo que se usa como unidad (una imagen de disco). Normalmente, la unidad que contiene el archivo está llena o tiene un error propio.</translation>
        </message>
        <message>
            <source>The drive's own health check (SMART) says that it is failing.</source>
            <translation>La vigilancia de salud de la propia unidad dice que está fallando.</translation>
        </message>
        <message>
            <source>The memory card doesn't respond, or its responses arrive damaged: it is worn out, or its contacts are.</source>
            <translation>La tarjeta de memoria no responde, o sus respuestas llegan dañadas: está gastada, o lo están sus contactos.</translation>
        </message>
        <message>
            <source>A drive in the array could not be read, and rewriting didn't repair it. It is failing.</source>
            <translation>Una unidad del conjunto no se pudo leer, ni se pudo reparar escribiendo: está fallando.</translation>
        </message>
        <message>
            <source>A drive in the array could not read some places. The array repaired them from the other drives.</source>
            <translation>Una unidad del conjunto no pudo leer algunos lugares; el conjunto los ha reparado a partir de las demás.</translation>
        </message>
        <message>
            <source>Data was damaged on its way: the cable, a plug or the port is bad, not the drive's platters.</source>
            <translation>Lo que llegó no fue lo que se envió: está mal el cable, un conector o el puerto, no los platos de la unidad.</translation>
        </message>
        <message>
            <source>The drive reports a fault in its own hardware. It is failing.</source>
            <translation>La unidad avisa de un defecto de su propio hardware: está fallando.</translation>
        </message>
        <message>
            <source>The drive spun up, then reported no size or disappeared: it can't complete its own startup.</source>
            <translation>La unidad arrancó y después no dijo su tamaño, o se fue: no logra terminar su propio arranque.</translation>
        </message>
        <message>
            <source>The drive reports its size, but then says that there is no disk in it. It is broken.</source>
            <translation>La unidad dice su tamaño, pero después que no hay nada dentro: está averiada.</translation>
        </message>
        <message>
            <source>The card was taken out of its reader while it was in use.</source>
            <translation>La tarjeta se sacó del lector mientras estaba en uso.</translation>
        </message>
        <message>
            <source>A zoned drive refused a write that came in the wrong order. The filesystem is at fault, not the drive.</source>
            <translation>Una unidad por zonas rechazó una escritura en el orden equivocado: un fallo del sistema de archivos, no de la unidad.</translation>
        </message>
        <message>
            <source>The connection is slower than before: the cable, a plug or the port can't carry full speed.</source>
            <translation>La conexión va más lenta que antes: el cable, un conector o el puerto no aguanta toda la velocidad.</translation>
        </message>
        <message>
            <source>The drive was pulled out of its SATA port, or lost its power.</source>
            <translation>La unidad se sacó de su puerto SATA o se quedó sin corriente.</translation>
        </message>
        <message>
            <source>The connection was lost during use: a plug is loose, or the power failed.</source>
            <translation>La conexión se cortó en medio del trabajo: un conector flojo, o falló la corriente.</translation>
        </message>
        <message>
            <source>The connection works, but the drive doesn't identify itself. Its electronics may be broken.</source>
            <translation>La conexión existe, pero la unidad ni siquiera dice qué es: puede que su electrónica esté averiada.</translation>
        </message>
        <message>
            <source>The drive no longer responds. Shingled drives do this while they reorganize their internal tables. It usually passes.</source>
            <translation>La unidad ya no responde. Una unidad de grabación escalonada hace eso mientras pone en orden sus propias notas; casi siempre pasa.</translation>
        </message>
        <message>
            <source>The drive no longer responds, not even after resets. It may be broken, or busy tidying up.</source>
            <translation>La unidad ya no responde, ni siquiera tras reinicios. Puede estar averiada, u ocupada consigo misma.</translation>
        </message>
        <message>
            <source>A device drew more power than its port supplies.</source>
            <translation>Un dispositivo consumió más corriente de la que da su puerto.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>La tensión del propio ordenador ha caído: su fuente de alimentación es demasiado débil para él y la unidad.</translation>
        </message>
        <message>
            <source>The fast USB connection can't be established: usually the cable or a plug is bad.</source>
            <translation>No se establece la conexión USB rápida: casi siempre está mal el cable o un conector.</translation>
        </message>
        <message>
            <source>The drive's USB electronics don't start. Usually, the port supplies too little power.</source>
            <translation>La electrónica USB de la unidad no arranca: casi siempre el puerto da poca corriente.</translation>
        </message>
        <message>
            <source>The enclosure never answered a query that the kernel sends at startup. The drive inside reports no error.</source>
            <translation>La caja nunca respondió a una pregunta que el núcleo hace al principio. La unidad que contiene no informa de ningún error.</translation>
        </message>
        <message>
            <source>The enclosure loses its USB connection during use. Usually, its power, the cable or its electronics is the cause.</source>
            <translation>La caja pierde su conexión USB mientras trabaja. Normalmente se debe a la corriente, al cable o a su electrónica.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>La unidad no respondió a tiempo. Una unidad de grabación escalonada hace eso mientras se ordena; normalmente no hay nada roto.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang or fail. The drive inside reports no error.</source>
            <translation>La carcasa deja órdenes colgadas o las termina con un error. La unidad que contiene no informa de nada.</translation>
        </message>
        <message>
            <source>The enclosure lets commands hang. Many do when they get several at once (UAS). The drive inside reports no error.</source>
            <translation>La carcasa deja órdenes sin responder. Muchas lo hacen cuando reciben varias a la vez (UAS). La unidad de dentro no notifica nada.</translation>
        </message>
        <message>
            <source>The enclosure went to sleep and did not wake up. The cable and the disk are probably fine.</source>
            <translation>La carcasa se durmió y no despertó. El cable y el disco probablemente estén bien.</translation>
        </message>
        <message>
            <source>The disk stopped spinning, and nothing started it again. That alone is no fault.</source>
            <translation>El disco dejó de girar y nada le indicó que volviera a arrancar. Eso por sí solo no es un fallo.</translation>
        </message>
        <message>
            <source>The drive is read-only now. Memory sticks, cards and SSDs turn read-only when they wear out.</source>
            <translation>La unidad es ahora de solo lectura. A las memorias USB, las tarjetas y las SSD les pasa cuando se desgastan.</translation>
        </message>
        <message>
            <source>The drive hangs whenever the same place is read. That place is probably damaged, although the enclosure hides the error.</source>
            <translation>La unidad se cuelga cada vez que se lee el mismo lugar. Ese lugar probablemente esté dañado, aunque la carcasa oculte el error.</translation>
        </message>
        <message>
            <source>The drive reported an impossible size, so its responses arrive garbled. The enclosure or card reader, its power or its driver is the cause.</source>
            <translation>La unidad indicó un tamaño que ninguna unidad tiene: sus respuestas llegan alteradas. La causa es la carcasa o el lector de tarjetas, su alimentación o su controlador.</translation>
        </message>
        <message>
            <source>The part of the enclosure that connects several drives to one plug (port multiplier) no longer responds. The drives report no error.</source>
            <translation>La parte de la carcasa que conecta varias unidades a un solo conector (multiplicador de puertos) ya no responde. Las unidades no notifican nada.</translation>
        </message>
        <message>
            <source>The drive says that a place doesn't exist although it does, so commands arrive garbled. The enclosure, the USB controller or its driver is the cause.</source>
            <translation>Se pidió a la unidad un lugar que existe, y dice que no existe: las órdenes llegan alteradas. La causa es la carcasa, el controlador USB o su software.</translation>
        </message>
        <message>
            <source>The drive could not find a place to write to while it was tidying up. This happens to some shingled drives after many scattered writes.</source>
            <translation>La unidad no encontró un lugar donde escribir mientras ordenaba sus datos. Algunas unidades SMR lo hacen tras muchas escrituras dispersas.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and its connection was reset. The log does not say why.</source>
            <translation>La unidad no respondió a tiempo y se reinició su conexión. El registro no dice por qué.</translation>
        </message>
        <message>
            <source>The drive can't find a place on its platters. It may be failing.</source>
            <translation>La unidad no encuentra un lugar en sus platos: puede estar fallando.</translation>
        </message>
        <message>
            <source>The drive offers TRIM, but refuses it. This is harmless.</source>
            <translation>La unidad rechaza TRIM, aunque lo ofrecía. No tiene importancia.</translation>
        </message>
        <message>
            <source>Telling the drive which space is free (TRIM) took longer than the kernel waits. No data was affected.</source>
            <translation>Indicar a la unidad qué espacio está libre (TRIM) tardó más de lo que espera el núcleo. No afectó a ningún dato.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, without any error of its own or of the cable. A shingled drive does this while it tidies up; usually nothing is broken.</source>
            <translation>La unidad no respondió a tiempo, sin ningún error suyo ni del cable. Una unidad de grabación escalonada hace eso mientras se ordena; normalmente no hay nada roto.</translation>
        </message>
        <message>
            <source>The drive did not respond in time. It is not shingled, so tidying up does not explain this.</source>
            <translation>La unidad no respondió a tiempo. Como no es de grabación escalonada, no se explica porque se ordene.</translation>
        </message>
        <message>
            <source>The NVMe drive didn't respond in time, or left its slot. Often, it doesn't wake up properly from saving power; it may also be too hot, or failing.</source>
            <translation>La unidad NVMe no respondió a tiempo o desapareció de su ranura. A menudo no despierta bien del ahorro de energía; también puede estar demasiado caliente o fallando.</translation>
        </message>
        <message>
            <source>The computer's controller and the drive misunderstood each other. The drive reports no fault.</source>
            <translation>El controlador del equipo y la unidad se entendieron mal; la unidad no avisa de ningún defecto.</translation>
        </message>
        <message>
            <source>The drive aborted reads or writes with an error of its own. It may be failing.</source>
            <translation>La unidad interrumpió lecturas o escrituras con un error propio: puede estar fallando.</translation>
        </message>
        <message>
            <source>The volume is full. The drive reports no fault.</source>
            <translation>El volumen está lleno. La unidad no informa de ningún fallo.</translation>
        </message>
        <message>
            <source>The filesystem found its data wrong before it was written. Usually, the computer's memory is faulty, or the kernel has a bug. The drive reports no fault.</source>
            <translation>El sistema de archivos encontró datos erróneos antes de escribirlos. Normalmente la memoria del equipo está defectuosa o el núcleo tiene un error. La unidad no avisa de ningún defecto.</translation>
        </message>
        <message>
            <source>The volume uses a feature that this computer's kernel doesn't support. Nothing is broken.</source>
            <translation>El volumen usa algo que el núcleo de este equipo no conoce. No hay nada roto.</translation>
        </message>
        <message>
            <source>The filesystem is inconsistent, though the drive reports no error. Usually, the drive was unplugged or lost power while it was written to.</source>
            <translation>El sistema de archivos se contradice, aunque la unidad no avisa de ningún error: casi siempre se desconectó, o se quedó sin corriente, en medio de una escritura.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection at once, while it was still in use.</source>
            <translation>La unidad se desconectó, o perdió la conexión de golpe, mientras aún estaba en uso.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. With a slow drive this is no error, and it usually ends on its own.</source>
            <translation>Un programa esperó minutos hasta que una unidad escribió sus datos. Con una unidad lenta no es un error, y suele terminar solo.</translation>
        </message>
        <message>
            <source>A program waited for minutes until a drive had written its data. The drive is not shingled, and the log does not say why it was slow.</source>
            <translation>Un programa esperó minutos hasta que una unidad aceptó sus datos. Como la unidad no es de grabación escalonada, el registro no dice por qué.</translation>
        </message>
        <message>
            <source>A program hangs in a part of the kernel that has nothing to do with a drive.</source>
            <translation>Un programa está colgado en una parte del núcleo que nada tiene que ver con una unidad.</translation>
        </message>
        <message>
            <source>A server on the network is not responding. No drive is at fault.</source>
            <translation>Un servidor de la red no responde; ninguna unidad tiene la culpa.</translation>
        </message>
        <message>
            <source>The kernel or the computer itself had a problem. The drive reports no error.</source>
            <translation>Falló el núcleo o el propio equipo; la unidad no avisa de ningún error.</translation>
        </message>
        <message>
            <source>The computer ran out of memory and ended a program. The drive is not at fault.</source>
            <translation>El equipo se quedó sin memoria y terminó un programa; la unidad no tiene la culpa.</translation>
        </message>
        <message>
            <source>The drive is being formatted or erased. It doesn't respond to anything else until that is done.</source>
            <translation>La unidad se está formateando o borrando, y no responde a nada más hasta que termine.</translation>
        </message>
        <message>
            <source>The drive is detected, but doesn't become ready. It may be broken.</source>
            <translation>La unidad está, pero no llega a estar lista: puede estar averiada.</translation>
        </message>
        <message>
            <source>The volume is larger than the drive: it was created in another enclosure, or the partition table is wrong.</source>
            <translation>El volumen cree que la unidad es más grande de lo que es: se hizo en otra caja, o la tabla de particiones está mal.</translation>
        </message>
        <message>
            <source>Last time, the volume was unplugged without being ejected.</source>
            <translation>El volumen se desconectó sin expulsarlo la última vez.</translation>
        </message>
        <message>
            <source>The drive suddenly disappeared.</source>
            <translation>De pronto la unidad ya no estaba.</translation>
        </message>
        <message>
            <source>The filesystem stopped writing because of an earlier error, which this log does not show.</source>
            <translation>El sistema de archivos dejó de escribir por un error anterior que este registro no muestra.</translation>
        </message>
        <message>
            <source>The drive did not respond in time, and the log does not say why.</source>
            <translation>La unidad no respondió a tiempo, y el registro no dice por qué.</translation>
        </message>
        <message>
            <source>Reading or writing failed, and this log does not say why.</source>
            <translation>Falló una lectura o una escritura, y este registro no dice por qué.</translation>
        </message>
        <message>
            <source>The drive is failing. Copy your important files to another drive.</source>
            <translation>La unidad está fallando. Copie lo que importa.</translation>
        </message>
        <message>
            <source>The connection is bad. Check the cable and the plugs first.</source>
            <translation>La conexión es mala: mire primero el cable y los conectores.</translation>
        </message>
        <message>
            <source>The enclosure, its power or its connection causes problems. The drive inside reports no fault, which does not prove that it has none.</source>
            <translation>La carcasa, su alimentación o su conexión causan problemas. La unidad de dentro no notifica ningún fallo, lo que no demuestra que no lo tenga.</translation>
        </message>
        <message>
            <source>The volume is full.</source>
            <translation>El volumen está lleno.</translation>
        </message>
        <message>
            <source>The computer or the filesystem has a problem. The drive reports no fault.</source>
            <translation>El problema está en el equipo o en el sistema de archivos. La unidad no informa de ningún fallo.</translation>
        </message>
        <message>
            <source>The drive was slow or didn't respond for a while, as shingled drives do. That alone is not a fault.</source>
            <translation>La unidad fue lenta o no respondió durante un rato, como hacen las unidades de grabación escalonada. Eso por sí solo no es una avería.</translation>
        </message>
        <message>
            <source>The drive was unplugged, or lost its connection, while it was in use.</source>
            <translation>La unidad se desconectó, o perdió su conexión, mientras estaba en uso.</translation>
        </message>
        <message>
            <source>Something went wrong, and the log does not say what.</source>
            <translation>Algo falló, y el registro no dice qué.</translation>
        </message>
        <message>
            <source>No known problem was found.</source>
            <translation>No se encontró nada que se sepa que es un problema.</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. As administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Los núcleos desde 6.16 piden trozos de 4 MiB, con los que algunas unidades de grabación escalonada se detienen medio minuto. Como administrador: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (hasta la próxima conexión).</translation>
        </message>
        <message>
            <source>From 6.16 on, the kernel sends requests of up to 4 MiB, which make some shingled drives pause for half a minute. With the kernel option libata.force=max_sec=1024, this kernel sends SATA drives smaller requests from the start.</source>
            <translation>Los núcleos desde 6.16 piden trozos de 4 MiB, con los que algunas unidades de grabación escalonada se detienen medio minuto. Con la opción del núcleo libata.force=max_sec=1024, este pide a las unidades SATA trozos más pequeños desde el principio.</translation>
        </message>
        <message>
            <source>On this kernel a zoned btrfs turns read-only when it gets full. Keep a fifth of it free, and use kernel 6.12 or later, better 6.17.</source>
            <translation>En este núcleo, un btrfs por zonas pasa a solo lectura cuando se llena. Deje libre una quinta parte, y use el núcleo 6.12 o posterior, mejor 6.17.</translation>
        </message>
        <message>
            <source>Zoned btrfs was still being fixed up to kernel 6.17. Keep a tenth to a fifth of it free.</source>
            <translation>El btrfs por zonas se seguía corrigiendo hasta el núcleo 6.17. Deje libre de una décima a una quinta parte.</translation>
        </message>
        <message>
            <source>This kernel is very old. The advice of 2015 to use 3.18 for shingled drives no longer holds: use a current one.</source>
            <translation>Este núcleo es muy antiguo. El consejo de 2015 de usar 3.18 para unidades de grabación escalonada ya no vale: use uno actual.</translation>
        </message>
        <message>
            <source>The kernel blocks health reports (SMART) from Seagate's enclosures under UAS. The kernel option usb-storage.quirks=VID:PID: (with nothing after the last colon) allows them, and keeps UAS.</source>
            <translation>El núcleo impide que los informes de salud (SMART) pasen por las cajas de Seagate con UAS. La opción del núcleo usb-storage.quirks=VID:PID: sin nada detrás de los dos puntos abre ese camino y conserva UAS.</translation>
        </message>
        <message>
            <source>UDisks2 from 2.11 on may no longer show the health (SMART) of drives in USB enclosures; smartctl -d sat still reads it, as administrator.</source>
            <translation>UDisks2 desde 2.11 puede que ya no muestre la salud (SMART) de unidades en cajas USB; smartctl -d sat la sigue leyendo, como administrador.</translation>
        </message>
        <message numerus="yes">
            <source>This happened %n time(s).</source>
            <translation>
                <numerusform>Esto ocurrió %Ln vez.</numerusform>
                <numerusform>Esto ocurrió %Ln veces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Certain: the log says so explicitly.</source>
            <translation>Seguro: se dice expresamente.</translation>
        </message>
        <message>
            <source>Very likely. Second possibility: {cause}.</source>
            <translation>Muy probable. Segunda posibilidad: {cause}.</translation>
        </message>
        <message>
            <source>Likely. Second possibility: {cause}.</source>
            <translation>Probable. Segunda posibilidad: {cause}.</translation>
        </message>
        <message>
            <source>Uncertain. Second possibility: {cause}.</source>
            <translation>Incierto. Segunda posibilidad: {cause}.</translation>
        </message>
        <message>
            <source>the drive itself</source>
            <translation>la propia unidad</translation>
        </message>
        <message>
            <source>the cable, a plug or the port</source>
            <translation>el cable, un conector o el puerto</translation>
        </message>
        <message>
            <source>the enclosure, or too little power</source>
            <translation>la carcasa, o muy poca energía</translation>
        </message>
        <message>
            <source>a full volume</source>
            <translation>un volumen lleno</translation>
        </message>
        <message>
            <source>the computer or its software</source>
            <translation>el ordenador o su software</translation>
        </message>
        <message>
            <source>a pause that is normal for a shingled drive</source>
            <translation>una pausa normal en una unidad de grabación escalonada</translation>
        </message>
        <message>
            <source>an unplugged drive</source>
            <translation>una unidad desconectada</translation>
        </message>
        <message>
            <source>Some problems leave no trace here.</source>
            <translation>Algunos problemas no dejan rastro aquí.</translation>
        </message>
        <message>
            <source>Very likely, but some causes leave no trace here.</source>
            <translation>Muy probable, aunque algunas causas no dejan rastro aquí.</translation>
        </message>
        <message>
            <source>Likely, but some causes leave no trace here.</source>
            <translation>Probable, aunque algunas causas no dejan rastro aquí.</translation>
        </message>
        <message>
            <source>Uncertain: some causes leave no trace here.</source>
            <translation>Incierto: algunas causas no dejan rastro aquí.</translation>
        </message>
        <message>
            <source>Its health report (SMART) shows it.</source>
            <translation>Lo muestra su informe de salud (SMART).</translation>
        </message>
        <message>
            <source>The drive's own health report (SMART) shows something to watch.</source>
            <translation>La vigilancia de salud de la propia unidad (SMART) muestra algo que conviene seguir de cerca.</translation>
        </message>
        <message>
            <source>The report contains too little to tell how healthy the drive is.</source>
            <translation>El informe dice demasiado poco para juzgar la salud de la unidad.</translation>
        </message>
        <message>
            <source>Let it rest: leave it plugged in and powered for an hour, without switching it off in between.</source>
            <translation>Déjela descansar: conectada y encendida una hora, sin apagarla entretanto.</translation>
        </message>
        <message>
            <source>If it keeps happening, make the kernel send smaller requests, as administrator: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (until the next plug-in).</source>
            <translation>Si vuelve una y otra vez, pida al núcleo trozos más pequeños, como administrador: echo 1024 &gt; /sys/block/{disk}/queue/max_sectors_kb (hasta la próxima conexión).</translation>
        </message>
        <message>
            <source>A longer timeout only helps if the drive responds late. If it never responds, it hangs even longer.</source>
            <translation>Un tiempo de espera mayor solo ayuda a una unidad que responde tarde. Una que nunca responde se queda entonces colgada más tiempo.</translation>
        </message>
        <message>
            <source>Stop writing to it. First copy the files that exist nowhere else, starting with the most important ones.</source>
            <translation>Deje de escribir en ella y copie primero lo que no existe en ningún otro sitio, lo más importante antes.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): attributes 5, 187, 197 or 198 above zero point to the drive itself.</source>
            <translation>Mire su informe de salud (SMART): los atributos 5, 187, 197 o 198 por encima de cero apuntan a la propia unidad.</translation>
        </message>
        <message>
            <source>Unplug it, wait a minute, and plug it in again. If it can be read then, first copy the files that exist nowhere else.</source>
            <translation>Desenchúfela, espere un minuto y vuelva a enchufarla. Si entonces se puede leer, copie primero lo que no existe en ningún otro sitio.</translation>
        </message>
        <message>
            <source>Then replace it. A drive that loses sectors usually keeps losing them.</source>
            <translation>Después sustitúyala. Una unidad que pierde sectores casi siempre pierde más.</translation>
        </message>
        <message>
            <source>Then replace it.</source>
            <translation>Después sustitúyala.</translation>
        </message>
        <message>
            <source>Replace the SATA cable, or press both its plugs in firmly; then try another port and power plug.</source>
            <translation>Cambie el cable SATA, o apriete bien sus dos conectores; después pruebe otro puerto y otro conector de corriente.</translation>
        </message>
        <message>
            <source>In the health report (SMART), attribute 199 counts damaged transfers. It should stop rising.</source>
            <translation>En el informe de salud (SMART), el atributo 199 cuenta las transferencias dañadas. No debe seguir subiendo.</translation>
        </message>
        <message>
            <source>Try a different, short cable and another port on the computer itself, without a hub.</source>
            <translation>Pruebe otro cable, corto, y otro puerto del propio equipo, sin concentrador.</translation>
        </message>
        <message>
            <source>If the drive has no power supply of its own, connect it to a port on the computer itself, or to a powered hub.</source>
            <translation>Si la unidad no tiene fuente de alimentación propia, dele más corriente: un puerto del propio equipo, o un concentrador con alimentación.</translation>
        </message>
        <message>
            <source>If nothing else helps, switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks=VID:PID:u with the numbers that lsusb shows.</source>
            <translation>Si nada más ayuda, desactive UAS para esta caja, lo que cuesta algo de velocidad: en «Ajustar», en la ficha de la unidad, o con shingleback adjust DEVICE --uas off. En otros equipos, use la opción del núcleo usb-storage.quirks=VID:PID:u con los números que muestra lsusb.</translation>
        </message>
        <message>
            <source>Switch UAS off for this enclosure, which costs some speed: under Adjust on the drive's card, or with shingleback adjust DEVICE --uas off. Elsewhere, use the kernel option usb-storage.quirks={usb}:u.</source>
            <translation>Desactive UAS para esta caja, lo que cuesta algo de velocidad: en «Ajustar», en la ficha de la unidad, o con shingleback adjust DEVICE --uas off. En otros equipos, use la opción del núcleo usb-storage.quirks={usb}:u.</translation>
        </message>
        <message>
            <source>If the computer is a small board, such as a Raspberry Pi, give the board itself a stronger power supply with a short cable: the drive gets its power through it.</source>
            <translation>Si el ordenador es una placa pequeña, como una Raspberry Pi, dé a la propia placa una fuente más potente con un cable corto: la unidad se alimenta a través de ella.</translation>
        </message>
        <message>
            <source>Unmount the volume and have it checked before it is written to again. If it is btrfs, first copy everything off: a repair can make it worse.</source>
            <translation>Desmonte el volumen y haga que se compruebe antes de volver a escribir en él. Si es btrfs, copie primero todo: una reparación puede empeorarlo.</translation>
        </message>
        <message>
            <source>Check the log of the computer that provides it, and the network.</source>
            <translation>Mire el registro del equipo que la proporciona, y la red.</translation>
        </message>
        <message>
            <source>Next time, eject it and wait until it is safe to unplug.</source>
            <translation>La próxima vez expúlsela, y espere a que se diga que se puede desconectar sin peligro.</translation>
        </message>
        <message>
            <source>Check the newest backup on it: the last files may be missing.</source>
            <translation>Compruebe la copia más reciente que contiene: pueden faltar los últimos archivos.</translation>
        </message>
        <message>
            <source>Eject the drive before the computer goes to sleep. During a backup, Shingleback keeps the computer awake.</source>
            <translation>Expulse la unidad antes de suspender el equipo. Durante una copia, Shingleback mantiene despierto el equipo.</translation>
        </message>
        <message>
            <source>For a SATA card that fails only with queued commands, the kernel option libata.force=noncq helps.</source>
            <translation>Para una tarjeta SATA que solo falla con órdenes en cola, ayuda la opción del núcleo libata.force=noncq.</translation>
        </message>
        <message>
            <source>Switch power saving off for this port, as administrator: echo on &gt; /sys/bus/usb/devices/PORT/power/control with the port that the log names, such as 2-1 (until the next plug-in or restart).</source>
            <translation>Desactive el ahorro de energía de este puerto, como administrador: echo on &gt; /sys/bus/usb/devices/PORT/power/control con el puerto que indica el registro, como 2-1 (hasta la próxima conexión o el próximo reinicio).</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks=VID:PID:k with the numbers that lsusb shows.</source>
            <translation>Si no basta, use la opción del núcleo usbcore.quirks=VID:PID:k con los números que muestra lsusb.</translation>
        </message>
        <message>
            <source>If that isn't enough, use the kernel option usbcore.quirks={usb}:k.</source>
            <translation>Si no basta, use la opción del núcleo usbcore.quirks={usb}:k.</translation>
        </message>
        <message>
            <source>Check attribute 199 of its health report (SMART): if it rises, the cable is the cause after all.</source>
            <translation>Mire el atributo 199 de su informe de salud (SMART): si sube, es el cable a pesar de todo.</translation>
        </message>
        <message>
            <source>Use a kernel with CONFIG_BLK_DEV_ZONED, such as that of Debian or Fedora.</source>
            <translation>Use un núcleo con CONFIG_BLK_DEV_ZONED, como el de Debian o Fedora.</translation>
        </message>
        <message>
            <source>If it is mounted with the option discard, mount it without.</source>
            <translation>Si está montado con la opción discard, móntelo sin ella.</translation>
        </message>
        <message>
            <source>Eject the drive if that is still possible, unplug it, and plug it back in to wake it up.</source>
            <translation>Expulse la unidad si aún es posible, desenchúfela y vuelva a enchufarla: eso la despierta.</translation>
        </message>
        <message>
            <source>If the same happens in another enclosure, the drive itself is the cause.</source>
            <translation>Si ocurre lo mismo en otra carcasa, la causa es la propia unidad.</translation>
        </message>
        <message>
            <source>Try another port of another controller, and a newer kernel or BIOS.</source>
            <translation>Pruebe otro puerto de otro controlador, y un núcleo o una BIOS más nuevos.</translation>
        </message>
        <message>
            <source>Have Linux start it whenever it is needed, as administrator: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (until the next plug-in).</source>
            <translation>Haga que Linux lo arranque cuando haga falta, como administrador: echo 1 | tee /sys/block/{disk}/device/scsi_disk/*/allow_restart (hasta la próxima conexión).</translation>
        </message>
        <message>
            <source>If it stops too often, choose another time: under Adjust on the drive's card, or with shingleback adjust DEVICE --stop-after never.</source>
            <translation>Si se detiene demasiado a menudo, elija otro tiempo: en «Ajustar», en la ficha de la unidad, o con shingleback adjust DEVICE --stop-after never.</translation>
        </message>
        <message>
            <source>If it takes longer than 30 seconds to start after a pause, give it more time, as administrator: echo 60 &gt; /sys/block/{disk}/device/timeout (until the next plug-in).</source>
            <translation>Si tarda más de 30 segundos en arrancar tras una pausa, dele más tiempo, como administrador: echo 60 &gt; /sys/block/{disk}/device/timeout (hasta la próxima conexión).</translation>
        </message>
        <message>
            <source>If it is btrfs and can't be mounted, try it read-only: mount -o ro,rescue=usebackuproot.</source>
            <translation>Si es btrfs y no se puede montar, pruébelo en solo lectura: mount -o ro,rescue=usebackuproot.</translation>
        </message>
        <message>
            <source>On btrfs, unmount and mount it again, free some space, then: btrfs balance start -dusage=10 MOUNTPOINT.</source>
            <translation>En btrfs, desmonte y vuelva a montar, libere algo de espacio y después: btrfs balance start -dusage=10 PUNTO_DE_MONTAJE.</translation>
        </message>
        <message>
            <source>If it holds nothing that you need, sg_format can give it sectors of 512 bytes, which erases the whole drive and takes hours.</source>
            <translation>Si no contiene nada que necesite, sg_format puede darle sectores de 512 bytes, lo que borra toda la unidad y tarda horas.</translation>
        </message>
        <message>
            <source>As administrator, sg_persist --in --read-reservation /dev/{disk} shows the reservation.</source>
            <translation>Como administrador, sg_persist --in --read-reservation /dev/{disk} muestra la reserva.</translation>
        </message>
        <message>
            <source>Check its health report (SMART): its temperature, its media errors and its critical warning.</source>
            <translation>Consulte su informe de salud (SMART): la temperatura, los errores de medio y la advertencia crítica.</translation>
        </message>
        <message>
            <source>Start the computer with the kernel options nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. If it doesn't happen then, saving power is the cause.</source>
            <translation>Inicie el equipo con las opciones del núcleo nvme_core.default_ps_max_latency_us=0 pcie_aspm=off. Si entonces no ocurre, la causa es el ahorro de energía.</translation>
        </message>
        <message>
            <source>Restart the computer, then check the volume before you write to it.</source>
            <translation>Reinicie el equipo y compruebe el volumen antes de escribir en él.</translation>
        </message>
        <message>
            <source>If it happens again, try a port of another controller, and a newer kernel or BIOS.</source>
            <translation>Si vuelve a ocurrir, pruebe un puerto de otro controlador, y un núcleo o una BIOS más nuevos.</translation>
        </message>
        <message>
            <source>Restart the computer, so that the controller works again.</source>
            <translation>Reinicie el equipo para que el controlador vuelva a funcionar.</translation>
        </message>
        <message>
            <source>Connect the drive to a SATA port of the computer itself, or update the controller's firmware.</source>
            <translation>Conecte la unidad a un puerto SATA del propio equipo o actualice el firmware del controlador.</translation>
        </message>
        <message>
            <source>Use a newer kernel: from 6.11 on, it works around the faults of some controllers.</source>
            <translation>Use un núcleo más nuevo: desde el 6.11 evita los fallos de algunos controladores.</translation>
        </message>
        <message>
            <source>Plug the drive in again if it doesn't appear.</source>
            <translation>Vuelva a conectar la unidad si no aparece.</translation>
        </message>
        <message>
            <source>Replace it. Only a data recovery firm can still read it.</source>
            <translation>Sustitúyala. Solo una empresa de recuperación de datos puede leerla todavía.</translation>
        </message>
        <message>
            <source>Unlock it with the program of its maker, then plug it in again.</source>
            <translation>Desbloquéela con el programa de su fabricante y vuelva a conectarla.</translation>
        </message>
        <message>
            <source>Find the computer that uses it: writing from two computers destroys a filesystem.</source>
            <translation>Busque el equipo que la usa: escribir desde dos equipos destruye un sistema de archivos.</translation>
        </message>
        <message>
            <source>Check whether the drive that holds the file has free space, and its own log.</source>
            <translation>Compruebe si la unidad que contiene el archivo tiene espacio libre, y qué dice el registro de ella.</translation>
        </message>
        <message>
            <source>Try it once in another card reader. If it fails there too, replace the card.</source>
            <translation>Pruébela una vez en otro lector de tarjetas. Si también falla allí, reemplácela.</translation>
        </message>
        <message>
            <source>Once may be a coincidence. If it happens again, replace the drive.</source>
            <translation>Una vez puede ser casualidad. Si vuelve a ocurrir, sustituya la unidad.</translation>
        </message>
        <message>
            <source>Try another cable and more power once: a weak port causes the same symptoms.</source>
            <translation>Pruebe una vez con otro cable y con más corriente: un puerto débil se ve igual.</translation>
        </message>
        <message>
            <source>Use a newer kernel; for btrfs on zoned drives, use 6.12 or later.</source>
            <translation>Use un núcleo más nuevo; para btrfs en unidades por zonas se aconseja 6.12 o posterior.</translation>
        </message>
        <message>
            <source>Check the power supply: several drives on one cable may be too many.</source>
            <translation>Revise la fuente de alimentación: varias unidades en un cable pueden ser demasiadas.</translation>
        </message>
        <message>
            <source>If it doesn't respond on another computer either, it is broken.</source>
            <translation>Si también calla en otro equipo, está averiada.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again, up to three times. If it still doesn't respond, it is probably broken.</source>
            <translation>Después apáguela y enciéndala una vez y vuelva a mirar; hasta tres vueltas. Solo entonces está probablemente averiada.</translation>
        </message>
        <message>
            <source>Then switch it off and on once, and check again.</source>
            <translation>Después apáguela y enciéndala una vez y vuelva a mirar.</translation>
        </message>
        <message>
            <source>Unplug other devices that draw power from the same hub or computer.</source>
            <translation>Desconecte otras cosas que tomen corriente del mismo concentrador o equipo.</translation>
        </message>
        <message>
            <source>Use a newer kernel, which knows how to handle many such enclosures.</source>
            <translation>Use un núcleo más nuevo: conoce muchas de estas cajas.</translation>
        </message>
        <message>
            <source>If it happens rarely, there is nothing to do.</source>
            <translation>Si ocurre rara vez, no hay que hacer nada.</translation>
        </message>
        <message>
            <source>If it has a lock switch, check that first.</source>
            <translation>Si tiene un interruptor de bloqueo, compruébelo primero.</translation>
        </message>
        <message>
            <source>Switch the enclosure off and on, and try another cable.</source>
            <translation>Apague y encienda la carcasa, y pruebe con otro cable.</translation>
        </message>
        <message>
            <source>Try it on another computer, or with a newer kernel.</source>
            <translation>Pruébela en otro ordenador o con un núcleo más reciente.</translation>
        </message>
        <message>
            <source>If this also happens while reading, the drive is failing.</source>
            <translation>Si tampoco se encuentran lugares al leer, la unidad está fallando.</translation>
        </message>
        <message>
            <source>Run fstrim while nothing else uses the drive, and use a newer kernel.</source>
            <translation>Ejecute fstrim cuando nada más use la unidad, y use un núcleo más reciente.</translation>
        </message>
        <message>
            <source>Update the computer's BIOS; and the drive's firmware, once it is backed up.</source>
            <translation>Actualice el BIOS del equipo; y el firmware de la unidad, una vez copiado su contenido.</translation>
        </message>
        <message>
            <source>Delete unneeded files or old versions, and leave a tenth of the volume free.</source>
            <translation>Borre lo que no haga falta, o versiones antiguas; deje libre una décima parte del volumen.</translation>
        </message>
        <message>
            <source>Test the computer's memory for some hours (memtest86+), and use a newer kernel.</source>
            <translation>Compruebe la memoria del equipo durante unas horas (memtest86+) y use un núcleo más reciente.</translation>
        </message>
        <message>
            <source>Use a newer kernel, or format the volume without newer features.</source>
            <translation>Use un núcleo más nuevo, o formatee con funciones más antiguas.</translation>
        </message>
        <message>
            <source>Copy the files that exist nowhere else, if they can still be read.</source>
            <translation>Copie lo que no existe en ningún otro sitio, si aún se puede leer.</translation>
        </message>
        <message>
            <source>For NTFS and exFAT, do that in Windows (chkdsk /f), and shut it down fully there.</source>
            <translation>Para NTFS y exFAT, hágalo en Windows (chkdsk /f), y apáguelo ahí por completo.</translation>
        </message>
        <message>
            <source>If nobody unplugged it, the plug is loose or the power failed. Try another cable.</source>
            <translation>Si nadie tiró de ella, el conector está flojo, o falló la corriente: pruebe otro cable.</translation>
        </message>
        <message>
            <source>Wait. Don't unplug the drive or switch it off.</source>
            <translation>Espere, y no desconecte ni apague la unidad.</translation>
        </message>
        <message>
            <source>Writing less at a time helps: let Shingleback set the pace.</source>
            <translation>Ayudan porciones más pequeñas: deje que Shingleback marque el ritmo.</translation>
        </message>
        <message>
            <source>Check what the program uses: the network, the screen, another service.</source>
            <translation>Mire lo que usa el programa: la red, la pantalla, otro servicio.</translation>
        </message>
        <message>
            <source>Check the network, and the server.</source>
            <translation>Revise la red y el servidor.</translation>
        </message>
        <message>
            <source>Restart the computer, try a newer kernel, and test the computer's memory.</source>
            <translation>Reinicie el equipo y pruebe un núcleo más nuevo; haga comprobar la memoria.</translation>
        </message>
        <message>
            <source>Close large programs, then start the backup again.</source>
            <translation>Cierre los programas grandes y empiece otra vez la copia.</translation>
        </message>
        <message>
            <source>Wait until it is done, which can take a day. Don't switch the drive off.</source>
            <translation>Espere a que termine, lo que puede tardar un día. No apague la unidad.</translation>
        </message>
        <message>
            <source>Don't format it. If it was created in another enclosure, put the drive back into that one.</source>
            <translation>No la formatee. Vuelva a ponerla en la caja en la que se hizo, si la hubo.</translation>
        </message>
        <message>
            <source>Open the whole log, from when the drive was plugged in: the cause is above the first error.</source>
            <translation>Dé el registro entero, desde la conexión: la causa está por encima del primer error.</translation>
        </message>
    </context>
    <context>
        <name>died</name>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Try again.</source>
            <translation>Una parte del programa se detuvo inesperadamente ({detail}). Inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly ({detail}). Files already on the drive are safe, and the next try continues from there.</source>
            <translation>Una parte del programa terminó de forma inesperada ({detail}). Los archivos que ya están en la unidad están a salvo, y el próximo intento continúa desde ahí.</translation>
        </message>
    </context>
    <context>
        <name>doing</name>
        <message>
            <source>The drive is writing into its cache, which is {fill} full.</source>
            <translation>La unidad escribe en su caché, que está llena en un {fill}.</translation>
        </message>
        <message>
            <source>The drive is tidying up. Its cache is {fill} full.</source>
            <translation>La unidad se ordena. Su caché está llena en un {fill}.</translation>
        </message>
        <message>
            <source>The drive is writing into its cache, which has room.</source>
            <translation>La unidad escribe en su caché, que tiene sitio.</translation>
        </message>
        <message>
            <source>The drive's fast cache is full, so writing is slow for now. This is normal.</source>
            <translation>La caché rápida de la unidad está llena, así que por ahora escribe despacio. Es normal.</translation>
        </message>
        <message>
            <source>The drive's cache is still full, but large files bypass it, at full speed.</source>
            <translation>La caché de la unidad sigue llena, pero los archivos grandes no pasan por ella y van a toda velocidad.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>La unidad se ordena.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is empty.</source>
            <translation>La unidad no tiene nada que hacer. Su caché está vacía.</translation>
        </message>
        <message>
            <source>The drive is not responding right now. It is probably making room. This is normal.</source>
            <translation>La unidad no responde en este momento. Probablemente está haciendo sitio. Es normal.</translation>
        </message>
        <message>
            <source>Writing at a steady speed: this drive shows no sign of a cache that fills up.</source>
            <translation>Escribe a velocidad constante: nada indica que esta unidad tenga una caché que se llene.</translation>
        </message>
        <message>
            <source>The drive has nothing to do. Its cache is probably empty.</source>
            <translation>La unidad no tiene nada que hacer. Su caché probablemente está vacía.</translation>
        </message>
        <message>
            <source>Nothing is being written. The drive has time to tidy up.</source>
            <translation>No se escribe nada. La unidad tiene tiempo para ordenarse.</translation>
        </message>
        <message>
            <source>The drive has probably tidied up: it has nothing to do.</source>
            <translation>La unidad probablemente ha terminado de ordenar: no tiene nada que hacer.</translation>
        </message>
        <message>
            <source>The drive's cache is full. It is making room, so your files wait less later.</source>
            <translation>La caché de la unidad está llena. Ahora hace sitio, para que sus archivos esperen menos después.</translation>
        </message>
        <message>
            <source>The drive took a long time to respond. A rest now keeps it from becoming too slow for the computer.</source>
            <translation>La unidad tardaba mucho en responder. Un descanso ahora evita que se vuelva demasiado lenta para el equipo.</translation>
        </message>
        <message>
            <source>Another program is using the drive, and goes first.</source>
            <translation>Otro programa está usando la unidad, y va primero.</translation>
        </message>
        <message>
            <source>The drive, its connection or its power had a problem. Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>La unidad, su conexión o su alimentación tuvo problemas. Lo copiado está a salvo, y se le da un minuto.</translation>
        </message>
        <message>
            <source>Copied files are safe, and the drive gets a minute to recover.</source>
            <translation>Lo copiado está a salvo, y la unidad tiene un minuto para recuperarse.</translation>
        </message>
        <message>
            <source>{low} to {high}%</source>
            <translation>{low} a {high} %</translation>
        </message>
        <message>
            <source>about {percent}%</source>
            <translation>alrededor del {percent} %</translation>
        </message>
        <message>
            <source>It continues in {time} at the latest.</source>
            <translation>Sigue en {time} como mucho.</translation>
        </message>
        <message>
            <source>The drive has tidied up: its cache is empty.</source>
            <translation>La unidad se ha ordenado: su caché está vacía.</translation>
        </message>
        <message>
            <source>The drive is now tidying up. Leave it powered for {time} if you can. Your files are already safe.</source>
            <translation>Ahora la unidad se ordena por sí sola. Déjela encendida {time} si puede; sus archivos ya están a salvo.</translation>
        </message>
        <message>
            <source>a minute</source>
            <translation>un minuto</translation>
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
            <translation>tarjeta de memoria</translation>
        </message>
        <message>
            <source>files</source>
            <translation>archivos</translation>
        </message>
        <message>
            <source>encrypted</source>
            <translation>cifrado</translation>
        </message>
        <message>
            <source>swap space</source>
            <translation>memoria de intercambio</translation>
        </message>
        <message>
            <source>part of an array</source>
            <translation>parte de un conjunto</translation>
        </message>
        <message>
            <source>nothing recognized</source>
            <translation>nada que se reconozca</translation>
        </message>
        <message>
            <source>Your backup drive</source>
            <translation>Su unidad de copias de seguridad</translation>
        </message>
        <message>
            <source>Built into this computer</source>
            <translation>Integrada en este equipo</translation>
        </message>
        <message>
            <source>{free} of {total} free</source>
            <translation>{free} de {total} libres</translation>
        </message>
        <message>
            <source>last backup {day}</source>
            <translation>última copia: {day}</translation>
        </message>
        <message>
            <source>no backup yet</source>
            <translation>aún sin copia</translation>
        </message>
        <message>
            <source>not used by your backups</source>
            <translation>este equipo no hace copias de seguridad aquí</translation>
        </message>
        <message>
            <source>a backup is running</source>
            <translation>hay una copia en curso</translation>
        </message>
        <message>
            <source>labeled “{label}”</source>
            <translation>con el nombre «{label}»</translation>
        </message>
        <message>
            <source>in a format that Linux cannot read</source>
            <translation>en un formato que Linux no puede leer</translation>
        </message>
        <message>
            <source>healthy</source>
            <translation>en buen estado</translation>
        </message>
        <message>
            <source>needs watching</source>
            <translation>conviene vigilarla</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>está fallando</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders work without it. Install the package udisks2; Shingleback notices it automatically.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no está, así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Instale el paquete udisks2; Shingleback vuelve a mirar por sí solo.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>No se puede acceder al bus del sistema (D-Bus), así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Shingleback vuelve a intentarlo por sí solo.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) did not start, so drives can't be shown. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no se ha iniciado, así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Shingleback vuelve a intentarlo por sí solo.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not answering. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no responde. Lo que ve puede estar anticuado. Las copias en carpetas funcionan sin él. Shingleback vuelve a mirar por sí solo.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) has stopped. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>El servicio que conoce las unidades (UDisks2) ha terminado. Lo que ve puede estar anticuado. Las copias en carpetas funcionan sin él. Shingleback vuelve a mirar por sí solo.</translation>
        </message>
        <message>
            <source>The list of drives could not be updated. What you see may be out of date. Backups to folders work without it. Shingleback tries again automatically.</source>
            <translation>No se pudo actualizar la lista de unidades. Lo que ve puede estar anticuado. Las copias en carpetas funcionan sin ella. Shingleback lo intentará de nuevo automáticamente.</translation>
        </message>
        <message>
            <source>Simulated drive</source>
            <translation>Unidad simulada</translation>
        </message>
        <message>
            <source>Second simulated drive</source>
            <translation>Unidad simulada 2</translation>
        </message>
        <message>
            <source>open</source>
            <translation>abierta</translation>
        </message>
        <message>
            <source>not open</source>
            <translation>no está abierta</translation>
        </message>
        <message>
            <source>{filesystem} was made without its journal here: a power cut or a pulled cable can lose files that were already stored, even in older backups.</source>
            <translation>{filesystem} se creó aquí sin su diario: un corte de corriente o un cable desconectado puede hacer que se pierdan archivos ya guardados, incluso de copias anteriores.</translation>
        </message>
        <message>
            <source>A power cut or a pulled cable can lose files on {filesystem} that were already stored, even in older backups.</source>
            <translation>Un corte de corriente o un cable desconectado puede hacer que se pierdan archivos ya guardados en {filesystem}, incluso de copias anteriores.</translation>
        </message>
        <message>
            <source>Other programs show more free space: a small part is kept empty, because a full drive becomes slow.</source>
            <translation>Otros programas muestran más espacio libre: se mantiene vacía una pequeña parte, porque una unidad llena se vuelve lenta.</translation>
        </message>
    </context>
    <context>
        <name>episodes</name>
        <message>
            <source>Normal for a shingled drive</source>
            <translation>Normal en una unidad de grabación escalonada</translation>
        </message>
        <message>
            <source>Cable or port</source>
            <translation>Cable o puerto</translation>
        </message>
        <message>
            <source>Enclosure or power</source>
            <translation>Caja o alimentación</translation>
        </message>
        <message>
            <source>The drive is failing</source>
            <translation>La unidad está fallando</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>La unidad está llena</translation>
        </message>
        <message>
            <source>Unplugged</source>
            <translation>Desconectada</translation>
        </message>
        <message>
            <source>Software, or something else</source>
            <translation>Software u otra cosa</translation>
        </message>
        <message>
            <source>Not known</source>
            <translation>No se sabe</translation>
        </message>
        <message>
            <source>Nothing wrong</source>
            <translation>Nada malo</translation>
        </message>
    </context>
    <context>
        <name>exclude-rules</name>
        <message>
            <source>Every folder named {name}</source>
            <translation>Todas las carpetas llamadas {name}</translation>
        </message>
        <message>
            <source>Every folder ending in {name}</source>
            <translation>Todas las carpetas que terminan en {name}</translation>
        </message>
        <message>
            <source>Every folder starting with {name}</source>
            <translation>Todas las carpetas que empiezan por {name}</translation>
        </message>
        <message>
            <source>Every folder with {name} in its name</source>
            <translation>Todas las carpetas con {name} en el nombre</translation>
        </message>
        <message>
            <source>The folder {name} right inside a folder to back up</source>
            <translation>La carpeta {name} directamente dentro de una carpeta de la copia</translation>
        </message>
        <message>
            <source>The folder {name}</source>
            <translation>La carpeta {name}</translation>
        </message>
        <message>
            <source>Every folder in {name}</source>
            <translation>Todas las carpetas de {name}</translation>
        </message>
        <message>
            <source>Every folder that matches {name}</source>
            <translation>Todas las carpetas que coinciden con {name}</translation>
        </message>
        <message>
            <source>Everything named {name}</source>
            <translation>Todo lo llamado {name}</translation>
        </message>
        <message>
            <source>Everything ending in {name}</source>
            <translation>Todo lo que termina en {name}</translation>
        </message>
        <message>
            <source>Everything starting with {name}</source>
            <translation>Todo lo que empieza por {name}</translation>
        </message>
        <message>
            <source>Everything with {name} in its name</source>
            <translation>Todo lo que tiene {name} en el nombre</translation>
        </message>
        <message>
            <source>The folder or file {name} right inside a folder to back up</source>
            <translation>La carpeta o el archivo {name} directamente dentro de una carpeta de la copia</translation>
        </message>
        <message>
            <source>The folder or file {name}</source>
            <translation>La carpeta o el archivo {name}</translation>
        </message>
        <message>
            <source>Everything in {name}</source>
            <translation>Todo lo que hay en {name}</translation>
        </message>
        <message>
            <source>Everything that matches {name}</source>
            <translation>Todo lo que coincide con {name}</translation>
        </message>
        <message>
            <source>{meaning}, as a full path or inside a folder to back up</source>
            <translation>{meaning}, como ruta completa o dentro de una carpeta de la copia</translation>
        </message>
    </context>
    <context>
        <name>exclusions</name>
        <message>
            <source>Another drive or filesystem</source>
            <translation>Otra unidad u otro sistema de archivos</translation>
        </message>
        <message>
            <source>Snapshots</source>
            <translation>Instantáneas</translation>
        </message>
        <message>
            <source>The backup itself</source>
            <translation>La propia copia de seguridad</translation>
        </message>
        <message>
            <source>Your rules</source>
            <translation>Sus reglas</translation>
        </message>
        <message>
            <source>Folders marked as caches</source>
            <translation>Carpetas marcadas como caché</translation>
        </message>
        <message>
            <source>Sockets, pipes and device files</source>
            <translation>Sockets, tuberías y archivos de dispositivo</translation>
        </message>
        <message>
            <source>Caches of programs</source>
            <translation>Cachés de los programas</translation>
        </message>
        <message>
            <source>Downloaded packages</source>
            <translation>Paquetes descargados</translation>
        </message>
        <message>
            <source>Installed parts of projects</source>
            <translation>Partes instaladas de proyectos</translation>
        </message>
        <message>
            <source>Flatpak apps</source>
            <translation>Aplicaciones de Flatpak</translation>
        </message>
        <message>
            <source>Container images</source>
            <translation>Imágenes de contenedores</translation>
        </message>
        <message>
            <source>Shaders and downloads of Steam</source>
            <translation>Sombreadores y descargas de Steam</translation>
        </message>
        <message>
            <source>System files of Windows and macOS</source>
            <translation>Archivos de sistema de Windows y macOS</translation>
        </message>
        <message>
            <source>Games from Steam</source>
            <translation>Juegos de Steam</translation>
        </message>
        <message>
            <source>Virtual machines</source>
            <translation>Máquinas virtuales</translation>
        </message>
        <message>
            <source>AI models</source>
            <translation>Modelos de IA</translation>
        </message>
        <message>
            <source>Browsers and other programs fill them again when they need to.</source>
            <translation>Los navegadores y otros programas las vuelven a llenar cuando hace falta.</translation>
        </message>
        <message>
            <source>Tools such as pip, cargo, npm and Maven download them again.</source>
            <translation>Herramientas como pip, cargo, npm y Maven los vuelven a descargar.</translation>
        </message>
        <message>
            <source>Such as node_modules and .venv: one command in the project creates them again.</source>
            <translation>Como node_modules y .venv: una orden en el proyecto las vuelve a crear.</translation>
        </message>
        <message>
            <source>Flatpak installs them again. Your data in them is backed up.</source>
            <translation>Flatpak las vuelve a instalar. Los datos que tiene en ellas sí se copian.</translation>
        </message>
        <message>
            <source>Podman and Docker download or build them again. Volumes are backed up.</source>
            <translation>Podman y Docker las vuelven a descargar o construir. Los volúmenes sí se copian.</translation>
        </message>
        <message>
            <source>Steam creates them again.</source>
            <translation>Steam los vuelve a crear.</translation>
        </message>
        <message>
            <source>Swap files, indexes and restore points on drives that they also use.</source>
            <translation>Archivos de intercambio, índices y puntos de restauración en unidades que también usan esos sistemas.</translation>
        </message>
        <message>
            <source>Steam downloads them again. A few games keep your saved games there, too.</source>
            <translation>Steam los vuelve a descargar. Algunos juegos también guardan ahí sus partidas.</translation>
        </message>
        <message>
            <source>Large files that change whenever they run. Exclude them if you can set them up again.</source>
            <translation>Archivos grandes que cambian cada vez que se usan. Exclúyalos si puede volver a instalarlas.</translation>
        </message>
        <message>
            <source>Ollama, LM Studio and GPT4All download them again.</source>
            <translation>Ollama, LM Studio y GPT4All los vuelven a descargar.</translation>
        </message>
        <message>
            <source>Earlier states of your files, which take no room now. On the drive, each takes its full size.</source>
            <translation>Estados anteriores de sus archivos, que ahora no ocupan espacio. En la unidad, cada uno ocupa su tamaño completo.</translation>
        </message>
        <message>
            <source>Trash, thumbnails and the like</source>
            <translation>Papelera, miniaturas y similares</translation>
        </message>
        <message>
            <source>Excluded: {kinds}</source>
            <translation>Excluido: {kinds}</translation>
        </message>
        <message>
            <source>{kind} ({size})</source>
            <translation>{kind} ({size})</translation>
        </message>
        <message>
            <source>Nothing is excluded.</source>
            <translation>No se excluye nada.</translation>
        </message>
        <message numerus="yes">
            <source>and %n other(s)</source>
            <translation>
                <numerusform>y %Ln más</numerusform>
                <numerusform>y %Ln más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s)</source>
            <translation>
                <numerusform>%Ln elemento</numerusform>
                <numerusform>%Ln elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{places} and %n other(s)</source>
            <translation>
                <numerusform>{places} y %Ln más</numerusform>
                <numerusform>{places} y %Ln más</numerusform>
            </translation>
        </message>
        <message>
            <source>These rules matched nothing: {rules}</source>
            <translation>Estas reglas no coincidieron con nada: {rules}</translation>
        </message>
        <message>
            <source>This rule matched nothing: {rule}</source>
            <translation>Esta regla no coincidió con nada: {rule}</translation>
        </message>
    </context>
    <context>
        <name>explanations</name>
        <message>
            <source>Why it slows down</source>
            <translation>Por qué se vuelve lenta</translation>
        </message>
        <message>
            <source>New data goes into the drive's cache, which is fast. When the cache is full, the drive has to make room before it takes more. Then it falls from 100 MB/s or more to a few, with pauses in between. Nothing is broken, and nothing is lost.</source>
            <translation>Los datos nuevos van a la caché de la unidad, que es rápida. Cuando la caché está llena, la unidad tiene que hacer sitio antes de tomar más. Entonces baja de 100 MB/s o más a unos pocos, con pausas. No hay nada roto ni se pierde nada.</translation>
        </message>
        <message>
            <source>Many small files fill the cache soonest; long pieces in one stream, which is how Shingleback writes, hardly fill it. After a rest of minutes to a few hours, the drive is fast again.</source>
            <translation>Muchos archivos pequeños son lo que antes llena la caché; los trozos largos seguidos apenas la llenan. Así escribe Shingleback. Después de un descanso, de minutos o de algunas horas, la unidad vuelve a ser rápida.</translation>
        </message>
        <message>
            <source>Two other things look similar. Every hard disk becomes slower little by little as it fills, down to about half. And a drive that never exceeds 35 MB/s is probably plugged into USB 2.</source>
            <translation>Otras dos cosas se parecen. Todo disco duro se vuelve poco a poco más lento a medida que se llena, hasta la mitad más o menos. Y una unidad que nunca pasa de 35 MB/s está probablemente conectada a USB 2.</translation>
        </message>
        <message>
            <source>The article “SMR Archive Drives, Fast, Now” (2015) saw 100 to 200 MB/s for the first 200 to 600 GB, and then a few MB/s, with the usual filesystems.</source>
            <translation>El artículo «SMR Archive Drives, Fast, Now» (2015) vio de 100 a 200 MB/s durante los primeros 200 a 600 GB, y después unos pocos MB/s, con los sistemas de archivos habituales.</translation>
        </message>
        <message>
            <source>A comparison of Linux filesystems on an 8 TB drive of this kind saw single answers take 20 to 31 seconds.</source>
            <translation>Una comparación de sistemas de archivos de Linux en una unidad así de 8 TB vio respuestas que tardaban de 20 a 31 segundos.</translation>
        </message>
        <message>
            <source>slow speed crawl hang stuck MB/s throughput drop cliff second backup takes forever sluggish lags freezes ages too long waiting hours</source>
            <translation>lenta velocidad se arrastra colgada atascada MB/s bajón caída segunda copia tarda una eternidad lento mucho cuelga atascado espera horas</translation>
        </message>
        <message>
            <source>Why it stays busy when nobody uses it</source>
            <translation>Por qué sigue ocupada cuando nadie la usa</translation>
        </message>
        <message>
            <source>The light blinks, the case is warm and the disk never sleeps: the drive is tidying up. It moves data from its cache to its final place. The computer neither starts nor sees this.</source>
            <translation>La luz parpadea, la caja está caliente, el disco nunca duerme: la unidad se ordena. Lleva lo que hay en su caché a su lugar definitivo. El equipo ni lo ve ni lo inicia.</translation>
        </message>
        <message>
            <source>This takes minutes to hours, and even longer after very many small changes. Leave the drive plugged in if you can; it will be fast again next time. If you need it elsewhere, eject it first: your files are safe, and the drive continues later.</source>
            <translation>Tarda de minutos a horas, y más aún después de muchísimos cambios pequeños. Deje la unidad conectada si puede; la próxima vez volverá a ser rápida. Si la necesita en otro sitio, expúlsela antes: lo copiado está a salvo, y la unidad sigue más tarde.</translation>
        </message>
        <message>
            <source>Formatting with ext4 takes seconds, because most of its tables are only written later, while the drive is already in use. They lie all over the disk. On a large shingled drive that takes hours, during which everything else is slow.</source>
            <translation>Formatear con ext4 tarda segundos, porque la mayoría de sus tablas se preparan después, cuando la unidad ya está en uso. Están por todo el disco, y en una unidad grande de grabación escalonada eso dura horas en las que todo lo demás es lento.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” reports minutes to hours, and days after heavy scattered writing. According to the Skylight study, tidying up begins about a second after the last command.</source>
            <translation>«SMR Archive Drives, Fast, Now» habla de minutos a horas, y de días después de mucha escritura dispersa. Según el estudio Skylight, el orden empieza alrededor de un segundo después de la última orden.</translation>
        </message>
        <message>
            <source>Our model of such a drive needs 10 to 25 seconds of tidying up for each GB of mixed files. Real drives differ.</source>
            <translation>Nuestro modelo de una unidad así debe de 10 a 25 segundos de orden por cada GB de archivos variados. Las unidades de verdad difieren.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, in its usual form, ext4 touched 3,750 strips of the disk, and then kept writing 8.5 MB/s; about 62 GB were due in all. With the tables at the beginning it touched 7.</source>
            <translation>En una imagen de 8 TB, en su forma habitual, ext4 tocó 3.750 franjas del disco y después siguió escribiendo 8,5 MB/s; en total le quedaban unos 62 GB. Con las tablas al principio tocó 7.</translation>
        </message>
        <message>
            <source>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</source>
            <translation>mkfs.ext4 -T largefile -O sparse_super2 -E packed_meta_blocks=1,num_backup_sb=2,lazy_itable_init=0,lazy_journal_init=0,nodiscard</translation>
        </message>
        <message>
            <source>idle LED light blinking warm hot spinning never sleeps noise working background activity mkfs format formatting lazy init ext4lazyinit new drive slow packed lamp flashes rattles by itself hums</source>
            <translation>reposo LED luz parpadea caliente gira nunca duerme ruido trabaja actividad en segundo plano mkfs formatear formato lazy init ext4lazyinit unidad nueva lenta packed sola trabajando</translation>
        </message>
        <message>
            <source>Why it clicks</source>
            <translation>Por qué hace clics</translation>
        </message>
        <message>
            <source>Quiet, regular clicks are the sound of the head moving between the cache and the place where the data belongs. A shingled drive does this long after a backup has ended. It is normal.</source>
            <translation>Los clics suaves y regulares son el sonido del cabezal que se mueve entre la caché y el lugar de los datos. Una unidad de grabación escalonada lo hace mucho después de terminar una copia. Es normal.</translation>
        </message>
        <message>
            <source>Loud, rhythmic clicking is different, especially if the drive is not recognized or shows the wrong size. In that case stop writing, don't keep switching it off and on, and copy what matters while it can still be read.</source>
            <translation>Los clics fuertes y rítmicos son otra cosa, sobre todo si la unidad no se reconoce o muestra un tamaño equivocado. Deje entonces de escribir, no la apague y encienda una y otra vez, y copie lo que importa mientras se pueda leer.</translation>
        </message>
        <message>
            <source>The quiet clicks are described in “SMR Archive Drives, Fast, Now”. The loud ones were reported in 2025 by a data recovery company, for WD drives of 2 to 6 TB; the maker was looking into it.</source>
            <translation>Los clics suaves se describen en «SMR Archive Drives, Fast, Now». De los fuertes informó en 2025 una empresa de recuperación de datos, en unidades WD de 2 a 6 TB; el fabricante lo estaba investigando.</translation>
        </message>
        <message>
            <source>clicking noise sound ticking knocking rattle loud head click of death noisy crackling ticks scratching grinding</source>
            <translation>clics clic ruido sonido tictac golpes traqueteo fuerte cabezal de la muerte chasquido ruidoso golpeteo suena</translation>
        </message>
        <message>
            <source>Why ejecting takes minutes</source>
            <translation>Por qué expulsarla tarda minutos</translation>
        </message>
        <message>
            <source>Linux first collects written data in memory, by default up to a fifth of it, and passes it on as fast as the drive accepts it. A copy can look finished while gigabytes are still waiting. Ejecting waits until all of it is written.</source>
            <translation>Linux reúne en la memoria lo que escriben los programas, por defecto hasta una quinta parte de ella, y lo entrega a la unidad tan rápido como esta lo toma. Una copia puede parecer terminada mientras aún esperan gigabytes. Expulsar espera al último de ellos.</translation>
        </message>
        <message>
            <source>Don't unplug the drive while it is being ejected, however long it takes. Shingleback keeps little data waiting, so its own backups end quickly; data from other programs may take longer.</source>
            <translation>No desconecte la unidad mientras se expulsa, por mucho que tarde. Shingleback deja poco en espera, para que sus propias copias terminen pronto; lo que escribieron otros programas tiene que esperar su turno.</translation>
        </message>
        <message>
            <source>The limit of a fifth is the default setting of the Linux kernel.</source>
            <translation>El límite de una quinta parte es el ajuste por defecto del núcleo Linux.</translation>
        </message>
        <message>
            <source>In one report, 9 GB had piled up in a computer with 60 GB of memory.</source>
            <translation>En un informe se habían acumulado 9 GB en un equipo con 60 GB de memoria.</translation>
        </message>
        <message>
            <source>Writing 800 MB without any limit, we saw 640 to 814 MB of them waiting in memory at once.</source>
            <translation>Al escribir 800 MB sin límite alguno, vimos de 640 a 814 MB de ellos esperando a la vez en la memoria.</translation>
        </message>
        <message>
            <source>The setting is vm.dirty_ratio (20). /proc/meminfo shows what still waits, as Dirty and Writeback. The message “task blocked for more than 120 seconds” means the same; it is information, not an error.</source>
            <translation>El ajuste es vm.dirty_ratio (20). /proc/meminfo muestra lo que aún espera, como Dirty y Writeback. El mensaje «task blocked for more than 120 seconds» significa lo mismo; es una información, no un error.</translation>
        </message>
        <message>
            <source>unmount umount safely remove unplug waiting sync flush 100% stuck busy dirty pages take out still in use</source>
            <translation>desmontar umount quitar con seguridad desconectar esperar sync 100% atascado ocupado páginas sucias expulsar extraer en uso</translation>
        </message>
        <message>
            <source>Why you should leave it plugged in</source>
            <translation>Por qué conviene dejarla conectada</translation>
        </message>
        <message>
            <source>While it tidies up, a shingled drive moves older data. A power cut at that moment can damage more than the file that was written last. Drives are built to survive this, but it is better not to risk it.</source>
            <translation>Mientras se ordena, una unidad de grabación escalonada mueve datos que llevan mucho tiempo en ella. Un corte de corriente en ese momento puede afectar a más que el último archivo escrito. Las unidades están hechas para resistirlo, pero es mejor no probarlo.</translation>
        </message>
        <message>
            <source>So eject it before you pull the cable. Plug a small drive without its own power supply into the computer itself, not into an unpowered hub. And if you have time, leave it plugged in after a large backup.</source>
            <translation>Expúlsela, pues, antes de tirar del cable. Una unidad pequeña sin alimentación propia debe ir en un puerto del equipo, no en un concentrador sin corriente. Y si hay tiempo, déjela descansar conectada después de una copia grande.</translation>
        </message>
        <message>
            <source>In one report to the developers of btrfs, a hard power cut on such a drive damaged both copies of the filesystem's own tables.</source>
            <translation>En un informe a los desarrolladores de btrfs, un corte brusco de corriente en una unidad así dañó las dos copias de las tablas del sistema de archivos.</translation>
        </message>
        <message>
            <source>Western Digital says that such drives need idle time for their work.</source>
            <translation>Western Digital dice que estas unidades necesitan tiempo de reposo para su trabajo.</translation>
        </message>
        <message>
            <source>power cut outage unplug pull cable hub spin down standby sleep electricity battery laptop can I turn off</source>
            <translation>corte de corriente apagón desconectar tirar cable concentrador reposo suspensión desenchufar apagar enchufado</translation>
        </message>
        <message>
            <source>Why USB 2 is a limit</source>
            <translation>Por qué USB 2 es un límite</translation>
        </message>
        <message>
            <source>Over USB 2, no drive is faster than about 35 MB/s; most could do three times as much. The cause may be the port, the cable or a hub in between.</source>
            <translation>Por USB 2 ninguna unidad pasa de unos 35 MB/s; la mayoría podría hacer el triple. La causa puede ser el puerto, el cable o un concentrador intermedio.</translation>
        </message>
        <message>
            <source>Try a port that is blue inside or marked SS, the cable that came with the drive, and no hub. Push the plug in firmly: a USB 3 plug that is only half inserted often works as USB 2. If nothing helps, backups work all the same; they just take longer.</source>
            <translation>Pruebe un puerto azul por dentro o marcado SS, el cable que vino con la unidad y ningún concentrador. Introduzca el conector con firmeza: a medio meter, más de un conector USB 3 funciona como USB 2. Si nada ayuda, solo tarda más; a una unidad de grabación escalonada un flujo tranquilo no le viene mal.</translation>
        </message>
        <message>
            <source>USB 2 carries 480 million bits a second. In practice, about 35 MB/s of that is left for files. Linux reports the speed of each port.</source>
            <translation>USB 2 mueve 480 millones de bits por segundo; lo que queda para los archivos son, según la experiencia, unos 35 MB/s. Linux dice la velocidad de cada puerto.</translation>
        </message>
        <message>
            <source>/sys/bus/usb/devices/*/speed says 480 for USB 2, and 5000 or more for USB 3.</source>
            <translation>/sys/bus/usb/devices/*/speed dice 480 para USB 2, y 5000 o más para USB 3.</translation>
        </message>
        <message>
            <source>port cable hub blue 480 5000 high speed SuperSpeed slow 35 MB/s USB2 which socket connection</source>
            <translation>puerto cable concentrador azul 480 5000 high speed SuperSpeed lento 35 MB/s USB2</translation>
        </message>
        <message>
            <source>How we know how full the cache is</source>
            <translation>Cómo sabemos cuán llena está la caché</translation>
        </message>
        <message>
            <source>Drives don't report it. So it is an estimate, shown with the range in which the true value probably lies. It starts from what is known about the model, which is little for most drives.</source>
            <translation>Ninguna unidad lo dice. Así que es una estimación, y se muestra con el margen en el que probablemente está la verdad. Empieza con lo que se sabe del modelo, que en la mayoría es poco.</translation>
        </message>
        <message>
            <source>Shingleback counts the data it writes in short pieces, which goes through the cache, and in long pieces, most of which doesn't. When the speed drops and stays low, the cache is full, which shows its size. When the drive is fast again after a rest, part of it is free. The range narrows each time, and the result is kept for this drive.</source>
            <translation>Después Shingleback cuenta lo que escribe en trozos cortos, que pasa por la caché, y en largos, que apenas lo hace. Cuando la velocidad cae y sigue baja, la caché estaba llena: eso dice su tamaño. Cuando la unidad vuelve a ser rápida tras un descanso, una parte está libre. El margen se estrecha cada vez, y lo aprendido se guarda para esta unidad.</translation>
        </message>
        <message>
            <source>A drive that stays fast whatever is written shows no sign of such a cache, so none is drawn.</source>
            <translation>Una unidad que mantiene su velocidad se escriba lo que se escriba no muestra señal de una caché así. Entonces no se dibuja ninguna.</translation>
        </message>
        <message>
            <source>The Skylight study (2015) found a cache of about 20 GB, or some 200,000 pieces, in drives of 5 and 8 TB. For later models no figures were published.</source>
            <translation>El estudio Skylight (2015) encontró una caché de unos 20 GB, o unos 200.000 trozos, en unidades de 5 y 8 TB. De modelos posteriores no se publicaron cifras.</translation>
        </message>
        <message>
            <source>cache fill level percent estimate graph vessel capacity gigabytes band uncertainty</source>
            <translation>caché nivel de llenado porcentaje estimación gráfico recipiente capacidad gigabytes banda incertidumbre</translation>
        </message>
        <message>
            <source>Why a backup lets the drive rest</source>
            <translation>Por qué una copia deja descansar a la unidad</translation>
        </message>
        <message>
            <source>When its cache is full, a drive makes room bit by bit while the next files wait. That is slow, and one answer may take so long that the computer gives up on the drive. Left alone for a while, it does the same work in one go, and is then fast again.</source>
            <translation>Una unidad con la caché llena hace sitio entre medias, mientras los siguientes archivos esperan. Es lento, y una respuesta puede tardar tanto que el equipo dé la unidad por perdida. Si se la deja en paz un rato, hace el mismo trabajo de una vez y vuelve a tomar archivos con rapidez.</translation>
        </message>
        <message>
            <source>So Shingleback pauses where that helps, and says for how long. Everything copied so far is safe on the drive. You can still pause, stop, or choose another pace.</source>
            <translation>Por eso Shingleback se detiene un momento donde eso ayuda, y dice cuánto. Todo lo copiado hasta entonces está a salvo en la unidad. Puede pausar o detener como siempre, y elegir otro ritmo.</translation>
        </message>
        <message>
            <source>It also waits a little when another program uses the drive, so that they don't get in each other's way.</source>
            <translation>También espera un poco cuando otro programa usa la unidad, para que no se estorben.</translation>
        </message>
        <message>
            <source>If you need the drive at a certain time, choose “Ready by” for the backup set or for the night. Shingleback then takes the gentlest pace that is done by then, and tells you if it can't be.</source>
            <translation>Si necesita la unidad a una hora determinada, elija «Lista a las» para el conjunto de copia o para la noche. Shingleback toma entonces el ritmo más suave con el que termina a tiempo, y le avisa si no es posible.</translation>
        </message>
        <message>
            <source>According to the Skylight study, tidying up begins about a second after the last command, and takes about a second for each strip of the disk.</source>
            <translation>Según el estudio Skylight, el orden empieza alrededor de un segundo después de la última orden, y tarda más o menos un segundo por cada parte del disco.</translation>
        </message>
        <message>
            <source>When to rest and for how long was determined on simulated drives. Real drives differ.</source>
            <translation>Cuándo descansar, y cuánto, se probó con unidades simuladas. Las unidades de verdad difieren.</translation>
        </message>
        <message>
            <source>rest resting wait waiting countdown break nothing is copied stopped by itself stands still paused pausing does</source>
            <translation>descanso descansar esperar espera cuenta atrás pausa no se copia nada para sola quieta descansa parado hace</translation>
        </message>
        <message>
            <source>Whether a drive becomes slower as it fills</source>
            <translation>Si una unidad llena es más lenta</translation>
        </message>
        <message>
            <source>Every hard disk is slower toward its end, where each turn of the disk passes over less data. That is how disks are made. A shingled drive may slow down for another reason: the fuller it is, the less room it has to tidy up in.</source>
            <translation>Todo disco duro es más lento hacia su final, donde una vuelta pasa por menos datos. Así está hecho. Una unidad SMR puede volverse más lenta por otra razón: cuanto más llena está, menos sitio tiene para ordenar.</translation>
        </message>
        <message>
            <source>To tell the two apart, “Measure it” can fill an empty drive step by step with a file of its own. At 10, 50, 90 and 99 % it writes and reads something new, and then writes the beginning of that file again. The beginning stays at one place, so if it takes longer, the drive is slower because it is full.</source>
            <translation>Para distinguir lo uno de lo otro, «Medirla» puede llenar una unidad vacía paso a paso con un archivo propio. Al 10, 50, 90 y 99 % escribe y lee algo nuevo, y después vuelve a escribir el principio de ese archivo. El principio se queda en un mismo sitio: si tarda más, la unidad es más lenta porque está llena.</translation>
        </message>
        <message>
            <source>This takes a day or more on a large drive, and wears it as much as filling it with a backup. You can stop it at any time. The file is removed at the end, also after a crash.</source>
            <translation>Esto dura un día o más en una unidad grande, y la desgasta tanto como llenarla con una copia. Puede pararlo en cualquier momento. El archivo se elimina al final, también después de un fallo.</translation>
        </message>
        <message>
            <source>A used drive that stores everything in a log, trimmed once, took 110 MB/s when it was empty, and 28 when it was 80 % full. These are figures of a simulated drive.</source>
            <translation>Una unidad usada que lo guarda todo en un registro, con un TRIM, aceptó 110 MB/s vacía, y 28 llena al 80 %. Son cifras de una unidad simulada.</translation>
        </message>
        <message>
            <source>In the terminal: shingleback test FOLDER fill --full. With --budget 500G it goes only as far as that reaches. Levels that the filesystem does not allow are skipped.</source>
            <translation>En la terminal: shingleback test FOLDER fill --full. Con --budget 500G solo llega hasta donde eso alcanza. Los niveles que el sistema de archivos no permite se omiten.</translation>
        </message>
        <message>
            <source>fill level full empty drive measure speed test aging slower 99 percent benchmark</source>
            <translation>nivel de llenado llena vacía unidad medir velocidad prueba envejecimiento más lenta 99 por ciento rendimiento</translation>
        </message>
        <message>
            <source>Above: on an ordinary drive, tracks lie side by side. Below: on a shingled drive, each track covers part of the one before it, like roof tiles. To change one track (solid), the drive must also rewrite the ones after it (striped).</source>
            <translation>Arriba: en una unidad normal, las pistas están una al lado de otra. Abajo: en una unidad SMR, cada pista cubre parte de la anterior, como las tejas. Para cambiar una pista (rellena), la unidad debe reescribir también las siguientes (rayadas).</translation>
        </message>
        <message>
            <source>New files first go to a small, fast cache. The drive moves them to the large shingled area (striped) later. When the cache is full, new files have to wait.</source>
            <translation>Los archivos nuevos van primero a una caché pequeña y rápida. La unidad los lleva después a la gran zona SMR (rayada). Cuando la caché está llena, los archivos nuevos tienen que esperar.</translation>
        </message>
        <message>
            <source>Upper bar: the computer writes. Lower bar: the drive works, and goes on (striped) after the computer has finished.</source>
            <translation>Barra superior: el equipo escribe. Barra inferior: la unidad trabaja, y sigue (rayado) cuando el equipo ha terminado.</translation>
        </message>
        <message>
            <source>Why TRIM is disputed</source>
            <translation>Por qué TRIM es discutido</translation>
        </message>
        <message>
            <source>With TRIM, the computer tells the drive which areas are no longer used. Some shingled drives accept it, and then don't have to move deleted files when they tidy up. That helps most when the drive is full and old.</source>
            <translation>Con TRIM, el equipo le dice a la unidad qué lugares ya no contienen nada. Algunas unidades de grabación escalonada lo aceptan, y entonces no tienen que arrastrar archivos borrados cuando se ordenan. Ayuda sobre todo cuando la unidad está llena y es vieja.</translation>
        </message>
        <message>
            <source>On the other hand, each hint is work for the drive, because its tables are on the disk itself. Some drives became unresponsive. So Shingleback never sends a hint with every deletion. Now and then, while the drive is idle, is enough; for the WD Red EFAX series, it is better not to use it at all.</source>
            <translation>En contra: cada aviso es también trabajo para la unidad, pues sus tablas están en el propio disco. Algunas unidades enmudecieron por ello. Por eso Shingleback nunca hace que se avise de cada borrado al momento. De vez en cuando, mientras la unidad está en reposo, basta; y para la serie WD Red EFAX, mejor nunca.</translation>
        </message>
        <message>
            <source>In our simulation, a full drive with a small reserve writes everything 8.5 times over; if half of it is reported as free, 1.2 times.</source>
            <translation>En nuestra simulación, una unidad llena con poca reserva lo escribe todo 8,5 veces; con la mitad anunciada como libre, 1,2 veces.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS, and with them WD, advise against TRIM on shingled WD Red drives.</source>
            <translation>Los fabricantes de TrueNAS, y con ellos WD, desaconsejan TRIM en las unidades WD Red de grabación escalonada.</translation>
        </message>
        <message>
            <source>Developers of btrfs prefer hints in one go; a data recovery company tells of damaged tables.</source>
            <translation>Los desarrolladores de btrfs prefieren los avisos de una vez; una empresa de recuperación de datos cuenta de tablas dañadas.</translation>
        </message>
        <message>
            <source>The mount option is discard; btrfs turns it on automatically where there is TRIM, unless nodiscard is given. In one go: fstrim.</source>
            <translation>La opción de montaje es discard; btrfs la activa por sí solo donde hay TRIM, salvo que se indique nodiscard. De una vez: fstrim.</translation>
        </message>
        <message>
            <source>discard fstrim unmap deleted files autotrim</source>
            <translation>discard fstrim unmap archivos borrados autotrim</translation>
        </message>
        <message>
            <source>Why the free space can mislead</source>
            <translation>Por qué el espacio libre puede engañar</translation>
        </message>
        <message>
            <source>The btrfs filesystem divides the drive into large chunks, for files and for its own tables. When all chunks are allocated, it can report a full drive although many of them are half empty. The free space that a program shows is then not what can be written.</source>
            <translation>El sistema de archivos btrfs divide la unidad en trozos grandes, para archivos y para sus propias tablas. Cuando todos están repartidos, puede decir que no hay sitio aunque muchos estén medio vacíos. Lo que un programa muestra como libre no es entonces lo que se puede escribir.</translation>
        </message>
        <message>
            <source>On drives with zones, freed space can only be used after a whole zone has been cleaned. Keep 5 to 10 percent of a btrfs drive free, and up to 20 percent on drives with zones. Shingleback keeps a reserve automatically.</source>
            <translation>En unidades con zonas, el sitio que se liberó solo se puede usar después de ordenar una zona entera. Deje libre del 5 al 10 por ciento de una unidad btrfs, y hasta el 20 en unidades con zonas. Shingleback deja una reserva por sí solo.</translation>
        </message>
        <message>
            <source>The reserve is 5 percent of the drive, or 15 percent if it has zones. It is not counted in what Shingleback calls free, so other programs show more free space.</source>
            <translation>La reserva es el 5 por ciento de la unidad, o el 15 por ciento si tiene zonas. No se cuenta en lo que Shingleback llama libre, así que otros programas muestran más sitio libre.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes both, and gives the remedy.</source>
            <translation>El manual de btrfs describe ambas cosas y da el remedio.</translation>
        </message>
        <message>
            <source>df shows an estimate; btrfs filesystem usage shows what is not yet given out (unallocated). btrfs balance start -dusage=10 gives back pieces that are nearly empty. Since 6.11, btrfs can do that by itself (dynamic_reclaim).</source>
            <translation>df muestra una estimación; btrfs filesystem usage muestra lo que aún no se ha repartido (unallocated). btrfs balance start -dusage=10 devuelve los trozos casi vacíos. Desde 6.11, btrfs puede hacerlo por sí solo (dynamic_reclaim).</translation>
        </message>
        <message>
            <source>df full no space left on device ENOSPC btrfs zoned balance unallocated room disk less storage</source>
            <translation>df llena no queda espacio en el dispositivo ENOSPC btrfs zoned balance unallocated lleno sin libre ocupado</translation>
        </message>
        <message>
            <source>Which RAID suits shingled drives</source>
            <translation>Qué RAID conviene a las unidades de grabación escalonada</translation>
        </message>
        <message>
            <source>RAID 0 and RAID 1 are fine: each drive is written much as if it were alone. Give the array long timeouts, because a drive that pauses may be taken for a dead one.</source>
            <translation>RAID 0 y RAID 1 están bien: cada unidad se escribe casi como si estuviera sola. Dele al conjunto algo de paciencia, pues una unidad que hace una pausa puede darse por muerta.</translation>
        </message>
        <message>
            <source>RAID 5 and 6 are not. They turn each small change into several small scattered writes, which is what a shingled drive is worst at. Everyday use is slow; and when a drive has failed, rebuilding can take weeks instead of a day, with nothing to protect your files in the meantime.</source>
            <translation>RAID 5 y 6 no. Convierten cada pequeño cambio en varias escrituras pequeñas en lugares dispersos, justo lo que una unidad de grabación escalonada hace peor. Cada día es lento; y cuando una unidad ha fallado, llenar a su sucesora puede llevar semanas en vez de un día, mientras nada protege sus archivos.</translation>
        </message>
        <message>
            <source>When a drive of a RAIDZ is replaced, ZFS fills the new one in the order in which the files were originally written: countless small pieces all over the disk. A shingled drive may need more than a week for that. Some gave up with errors although they were not broken.</source>
            <translation>Cuando se sustituye una unidad de un RAIDZ, ZFS llena la nueva en el orden en que se escribieron los archivos: incontables trozos pequeños por todo el disco. Una unidad de grabación escalonada puede necesitar más de una semana. Algunas se rindieron con errores, aunque no estaban rotas.</translation>
        </message>
        <message>
            <source>With SnapRAID, the disks that hold your files may be shingled: they are written like any single drive. The parity disk is different. Each update writes to many places in the middle of one huge file.</source>
            <translation>Con SnapRAID, los discos que contienen sus archivos pueden ser de grabación escalonada: se escriben como cualquier unidad suelta. El disco de paridad es otra cosa. Cada vez que se actualiza, se escribe en muchos lugares en medio de un archivo enorme.</translation>
        </message>
        <message>
            <source>An SSD as a cache in front of a slow drive sounds clever. But after a crash or a power cut, dm-cache does not know what has reached the drive, and writes everything it holds again: millions of small pieces at scattered places. A shingled drive can be busy with that for weeks.</source>
            <translation>Una SSD como caché delante de una unidad lenta suena bien. Pero después de un fallo o un corte de corriente, dm-cache no sabe qué ha llegado a la unidad, y escribe otra vez todo lo que contiene: millones de trozos pequeños en lugares dispersos. Una unidad de grabación escalonada puede estar ocupada con eso semanas.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” explains this and refers to the manufacturers, who advise against it. Seagate and Western Digital sell other drives for RAID.</source>
            <translation>«SMR Archive Drives, Fast, Now» lo razona así y remite a los fabricantes, que lo desaconsejan. Seagate y Western Digital venden otras unidades para RAID.</translation>
        </message>
        <message>
            <source>A test of Ars Technica (2020) found that the RAID of Linux itself filled a new drive at normal speed, so not every rebuild is slow. With RAIDZ it was.</source>
            <translation>Una prueba de Ars Technica (2020) vio que el RAID del propio Linux llenaba una unidad nueva a velocidad normal, así que no toda reconstrucción es lenta. Con RAIDZ sí lo fue.</translation>
        </message>
        <message>
            <source>A test of ServeTheHome (2020) with WD Red drives of 4 TB: over nine days with the shingled drive, 16 hours with another one.</source>
            <translation>Una prueba de ServeTheHome (2020) con unidades WD Red de 4 TB: más de nueve días con la unidad de grabación escalonada, 16 horas con otra.</translation>
        </message>
        <message>
            <source>array md mdadm RAID5 RAID6 RAID0 RAID1 mirror stripe parity NAS rebuild resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid media server dmcache lvmcache bcache SSD cache writeback writethrough LVM</source>
            <translation>conjunto md mdadm RAID5 RAID6 RAID0 RAID1 espejo stripe paridad NAS reconstrucción resync TLER ZFS zpool resilver RAID-Z RAIDZ1 RAIDZ2 TrueNAS IDNF WD Red EFAX SnapRAID sync mergerfs unraid servidor multimedia dmcache lvmcache bcache SSD caché writeback writethrough LVM</translation>
        </message>
        <message>
            <source>This drive</source>
            <translation>Esta unidad</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Copias</translation>
        </message>
        <message>
            <source>When something is wrong</source>
            <translation>Cuando algo va mal</translation>
        </message>
        <message>
            <source>For experts</source>
            <translation>Para expertos</translation>
        </message>
        <message>
            <source>What a shingled drive is</source>
            <translation>Qué es una unidad de grabación escalonada</translation>
        </message>
        <message>
            <source>On a shingled drive (SMR), the tracks overlap like the shingles of a roof. More fits on the same disk, which makes the drive cheaper. The catch: a track can't be changed without overwriting the next one, so even a small change means rewriting a whole strip of tracks.</source>
            <translation>En una unidad de grabación escalonada (SMR), las pistas se solapan como las tejas de un tejado. Así cabe más en el mismo disco y la unidad es más barata. El precio: no se puede escribir una pista sin estropear la siguiente, de modo que un pequeño cambio obliga a escribir de nuevo toda una franja de pistas.</translation>
        </message>
        <message>
            <source>Drives for the home hide this. They write new data to a cache first, and move it to its place later, when they are idle. We call that tidying up. Reading is nearly as fast as on any other disk.</source>
            <translation>Las unidades para el hogar lo ocultan. Ponen los datos nuevos primero en una caché y los colocan en su sitio más tarde, cuando se las deja en paz. A eso lo llamamos ordenarse. Leer es casi tan rápido como en cualquier otro disco.</translation>
        </message>
        <message>
            <source>For backups, such a drive is a good choice, as long as data is written in long pieces and the drive gets some rest. It is a bad choice for databases, virtual machines, torrents, and most kinds of RAID.</source>
            <translation>Para copias de seguridad, una unidad así es una buena elección, siempre que se escriba en trozos largos y descanse un poco. Es mala para bases de datos, máquinas virtuales, descargas en muchos trozos y la mayoría de los tipos de RAID.</translation>
        </message>
        <message>
            <source>Seagate, Toshiba and Western Digital have named many of the models concerned, most of them in 2020.</source>
            <translation>Seagate, Toshiba y Western Digital han nombrado muchos de los modelos afectados, la mayoría en 2020.</translation>
        </message>
        <message>
            <source>For one family of drives, the study Skylight (2015) found strips of some 15 to 40 MB and a cache of about 20 GB. For newer drives no figures have been published.</source>
            <translation>Para una familia de unidades, el estudio Skylight (2015) encontró franjas de unos 15 a 40 MB y una caché de unos 20 GB. De unidades más nuevas no se han publicado cifras.</translation>
        </message>
        <message>
            <source>shingled magnetic recording SMR CMR PMR archive barracuda tracks cache device-managed why cheap meaning difference</source>
            <translation>grabación escalonada magnética tejas SMR CMR PMR archive barracuda pistas caché device-managed shingled superpuestas barato significado diferencia</translation>
        </message>
        <message>
            <source>How sure a verdict is</source>
            <translation>Hasta qué punto es seguro un veredicto</translation>
        </message>
        <message>
            <source>Few drives report that they are shingled. So Shingleback collects evidence and shows all of it, including contradictions: open “Why we think so” on the drive's card.</source>
            <translation>Pocas unidades dicen de sí mismas que son de grabación escalonada. Por eso Shingleback reúne indicios y los muestra todos: abra «Por qué lo creemos» en la tarjeta de la unidad. También se muestra lo que contradice.</translation>
        </message>
        <message>
            <source>“This is” means that the drive or Linux reports it. “Very likely” and “probably” are based on a sign or on a list of models. One such sign is a spinning disk that offers TRIM, because other disks have no use for it. “Perhaps” means that the sources disagree or that little is known.</source>
            <translation>«Esta es» aparece donde lo dice la unidad o Linux. «Muy probablemente» y «probablemente» se apoyan en un indicio o en una lista de modelos. Un disco que gira y aun así ofrece TRIM es un indicio de ese tipo, pues a otros discos no les sirve. «Quizás» significa que las fuentes se contradicen o que se sabe poco.</translation>
        </message>
        <message>
            <source>Finding no sign proves nothing. So Shingleback calls a drive conventional only if a source says so.</source>
            <translation>Que no se haya encontrado ningún indicio no demuestra nada. Por eso Shingleback solo llama convencional a una unidad cuando lo dice una fuente.</translation>
        </message>
        <message>
            <source>The kernel's source shows what drives can report; our list of models names a source for each entry.</source>
            <translation>Lo que las unidades pueden decir está en el código fuente del núcleo; nuestra lista de modelos nombra una fuente para cada entrada.</translation>
        </message>
        <message>
            <source>Published reports of drives known to be shingled show TRIM on many of them, and nothing at all on others.</source>
            <translation>Los informes publicados de unidades que se sabe que son de grabación escalonada muestran TRIM en muchas, y nada en absoluto en otras.</translation>
        </message>
        <message>
            <source>certain likely unsure verdict evidence reasons proof CMR conventional</source>
            <translation>seguro probable inseguro veredicto indicios razones prueba CMR convencional</translation>
        </message>
        <message>
            <source>Drives that must be written in order</source>
            <translation>Unidades que hay que escribir en orden</translation>
        </message>
        <message>
            <source>A host-managed drive does not hide its shingles. It consists of zones, and refuses whatever is not written in order. Such drives come from data centers; at home they are rare.</source>
            <translation>Una unidad host-managed no oculta su grabación escalonada. Se compone de zonas y rechaza lo que no se escribe en orden. Estas unidades vienen de centros de datos; en casa son raras.</translation>
        </message>
        <message>
            <source>Few filesystems work on them. With a recent kernel, btrfs does, if part of the drive always stays free. You can't exchange files with other systems. We don't recommend one as your first backup drive.</source>
            <translation>Pocos sistemas de archivos funcionan en ellas. Con un núcleo nuevo, btrfs sí, y una parte del espacio debería quedar siempre libre. No es posible intercambiar archivos con otros sistemas. Como primera unidad de copias no es recomendable.</translation>
        </message>
        <message>
            <source>The manual of btrfs describes the zoned mode and its limits.</source>
            <translation>El manual de btrfs describe el modo por zonas y sus límites.</translation>
        </message>
        <message>
            <source>The team of the storage system EOS, which tried such drives, advises against filling them and against reserving room for files in advance.</source>
            <translation>El equipo del sistema de almacenamiento EOS, que probó unidades así, desaconseja llenarlas y reservar de antemano espacio para archivos.</translation>
        </message>
        <message>
            <source>Kernel 6.12 or newer, better 6.17; mkfs.btrfs detects such a drive automatically. XFS has had a zoned mode since 6.15, which is experimental before 7.2. /sys/block/sdX/queue/zoned says host-managed.</source>
            <translation>Núcleo 6.12 o posterior, mejor 6.17; mkfs.btrfs reconoce una unidad así por sí solo. XFS tiene desde 6.15 un modo por zonas, experimental antes de 7.2. /sys/block/sdX/queue/zoned dice host-managed.</translation>
        </message>
        <message>
            <source>HM-SMR ZBC zones zoned host-managed data center ultrastar exos</source>
            <translation>HM-SMR ZBC zonas zoned host-managed centro de datos ultrastar exos</translation>
        </message>
        <message>
            <source>Changing to a new drive: copy or move?</source>
            <translation>Cambiar a una unidad nueva: ¿copiar o mover?</translation>
        </message>
        <message>
            <source>Copy the drive if its filesystem may stay as it is. Everything on it is copied in one long stream of large writes, which is what a shingled drive does best. The new drive must be at least as large, and everything on it is lost. On a larger one, the filesystem grows, if its kind can.</source>
            <translation>Copie la unidad si su sistema de archivos puede quedarse como está. Todo lo que contiene va con ella, en una larga serie de escrituras grandes, que es lo que mejor hace una unidad SMR. La nueva debe ser al menos igual de grande, y todo lo que tenga se pierde. Una mayor se aprovecha: el sistema de archivos crece, si su tipo lo permite.</translation>
        </message>
        <message>
            <source>Move the backup if you want another filesystem, such as ext4 instead of exFAT, or btrfs instead of ext4. All versions are copied, file by file, so it takes longer. Other files on the old drive stay there, and the new drive has to be set up first.</source>
            <translation>Mueva la copia de seguridad si el sistema de archivos debe cambiar, por ejemplo de exFAT a ext4, o de ext4 a btrfs. Van todas las versiones, archivo por archivo, y por eso tarda más. Los demás archivos de la unidad antigua se quedan allí, y la nueva se prepara antes.</translation>
        </message>
        <message>
            <source>If the old drive begins to fail, copy it soon. What can't be read is skipped at first and tried again at the end, when the rest is safe. Lost files are named where the filesystem can tell.</source>
            <translation>Si la unidad antigua empieza a fallar, cópiala, y pronto. Lo que no se puede leer se salta primero y se intenta otra vez al final, cuando el resto ya está a salvo. Los archivos perdidos se nombran donde el sistema de archivos lo dice.</translation>
        </message>
        <message>
            <source>Either way, the old drive is only read, everything is compared at the end, and you can stop and continue later. Anything unfinished is listed on the page “Copy a drive to another”. Keep the old drive until a backup to the new one has succeeded.</source>
            <translation>Los dos modos solo leen la unidad antigua, lo comparan todo al final y siguen donde se detuvieron. Lo que no está terminado aparece en la página «Copiar una unidad a otra». Conserva la unidad antigua hasta que una copia de seguridad en la nueva haya salido bien.</translation>
        </message>
        <message>
            <source>On our model of such a drive, a copy takes at most 1.05 times as long as one uninterrupted stream of writes.</source>
            <translation>En nuestro modelo de una unidad así, una copia tarda como mucho 1,05 veces lo que tarda una serie de escrituras sin interrupción.</translation>
        </message>
        <message>
            <source>Keeping the old drive until the new one has proven itself is good practice.</source>
            <translation>Conservar la unidad antigua hasta que la nueva haya demostrado que funciona es buena práctica en todo cambio.</translation>
        </message>
        <message>
            <source>Copy: shingleback clone SOURCE TARGET. Move: shingleback move DEST NEW_DEST. What is not finished: shingleback unfinished. After copying, unplug one of the two drives if they have the same UUID.</source>
            <translation>Copiar: shingleback clone SOURCE TARGET. Mover: shingleback move DEST NEW_DEST. Lo que no está terminado: shingleback unfinished. Después de copiar, desconecta una de las dos unidades si tienen el mismo UUID.</translation>
        </message>
        <message>
            <source>clone migrate replace upgrade larger bigger disk transfer image dd ddrescue rescue failing dying buy another drive change drives</source>
            <translation>clonar migrar sustituir reemplazar ampliar mayor más grande disco traspasar imagen dd ddrescue rescatar falla moribundo nuevo cambiar mudar copiar</translation>
        </message>
        <message>
            <source>How a drive is prepared for backups</source>
            <translation>Cómo se prepara una unidad para copias de seguridad</translation>
        </message>
        <message>
            <source>A filesystem decides how files are arranged on a drive. Most were designed before shingled drives: their tables lie all over the disk, and each small change there means rewriting a whole strip. Shingleback formats drives so that the tables are kept together and files are written in long pieces.</source>
            <translation>Un sistema de archivos es el orden en que una unidad guarda sus archivos. La mayoría vienen de una época sin grabación escalonada: sus tablas están por todo el disco, y cada pequeño cambio ahí le cuesta a la unidad una franja entera. Shingleback formatea de modo que las tablas estén juntas y los archivos se escriban en trozos largos.</translation>
        </message>
        <message>
            <source>For Linux, that is btrfs, which also notices when a file has become damaged, or ext4 with all tables at the beginning. To share a drive with Windows and macOS, it is exFAT with large clusters; exFAT stores neither owners nor checksums, but Shingleback keeps them in its own list.</source>
            <translation>Para Linux es btrfs, que además nota cuando un archivo se ha estropeado, o ext4 con todas las tablas al principio. Para compartir una unidad con Windows y macOS es exFAT con trozos grandes; no tiene propietarios ni comprobaciones, pero Shingleback las guarda en notas propias.</translation>
        </message>
        <message>
            <source>After formatting, the result is read back from the drive and compared with the plan. A tool's “done” alone is not trusted.</source>
            <translation>Después de formatear, se lee el resultado de la unidad y se compara con lo que se quería. No se cree sin más a una herramienta que dice «hecho».</translation>
        </message>
        <message>
            <source>We formatted an image of 8 TB: btrfs touches 6 strips of the disk, packed ext4 7, exFAT with large pieces 3; ext4 in its usual form touches 3,750.</source>
            <translation>Formateamos una imagen de 8 TB: btrfs toca 6 franjas del disco, ext4 compacto 7, exFAT con trozos grandes 3; ext4 en su forma habitual toca 3.750.</translation>
        </message>
        <message>
            <source>The author of “SMR Archive Drives, Fast, Now” filled such drives with btrfs at a steady 80 to 150 MB/s.</source>
            <translation>El autor de «SMR Archive Drives, Fast, Now» llenó unidades así con btrfs a unos constantes 80 a 150 MB/s.</translation>
        </message>
        <message>
            <source>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Options for mkfs go through UDisks2 since 2.10; before, it drops them silently, and Shingleback's helper is needed.</source>
            <translation>mkfs.btrfs -K -d single -m dup -n 64K; mkfs.ext4 -m 0 -T largefile -O sparse_super2 -E num_backup_sb=2,packed_meta_blocks=1,lazy_itable_init=0,lazy_journal_init=0,nodiscard; mkfs.exfat -c 1M -b 32M --pack-bitmap. Las opciones de mkfs pasan por UDisks2 desde 2.10; antes las omite sin decirlo, y hace falta el ayudante de Shingleback.</translation>
        </message>
        <message>
            <source>format formatting prepare filesystem profile btrfs ext4 exfat partition which best setup</source>
            <translation>formatear formato preparar sistema de archivos perfil btrfs ext4 exfat partición cuál mejor configuración</translation>
        </message>
        <message>
            <source>Which filesystems are not recommended</source>
            <translation>Qué sistemas de archivos no se recomiendan</translation>
        </message>
        <message>
            <source>F2FS with large sections was once the best advice. But it scatters files more and more over the years, keeps a large reserve, and has weak repair tools. NILFS2 writes everything in sequence, which is ideal until the drive is full; then its cleaner and the drive's own cleaning work against each other.</source>
            <translation>F2FS fue en su día el mejor consejo, con secciones grandes. Con los años dispersa los archivos cada vez más, guarda una gran reserva y tiene herramientas de reparación débiles. NILFS2 lo escribe todo en una línea, lo ideal hasta que la unidad se llena; entonces su limpiador y el trabajo de la propia unidad se estorban.</translation>
        </message>
        <message>
            <source>XFS is excellent on other disks, and writes little besides the files. But it spreads them over the whole drive, and doesn't notice when one has become damaged. NTFS scatters small writes, and Linux is slow with it; use it only if Windows requires it.</source>
            <translation>XFS es excelente en otros discos, y escribe poco además de los archivos. Pero los reparte por toda la unidad, y no nota cuando uno se ha estropeado. NTFS dispersa las escrituras pequeñas, y Linux es lento con él; úselo solo donde Windows lo pida.</translation>
        </message>
        <message>
            <source>Whatever you choose: no RAID 5 or 6 of shingled drives, no swap, no virtual machines, and no slow formatting that fills the drive with zeros.</source>
            <translation>Elija lo que elija: ningún RAID 5 ni 6 de unidades de grabación escalonada, ninguna memoria de intercambio, ninguna máquina virtual, ningún formateo lento que llene la unidad de ceros.</translation>
        </message>
        <message>
            <source>An empty drive of 8 TB with the filesystem f2fs shows some 10 to 130 GB as used. That is its reserve for tidying up. Other filesystems have reserves as well, but do not count them as used. It is normal.</source>
            <translation>Una unidad vacía de 8 TB con el sistema de archivos f2fs muestra de 10 a 130 GB como usados. Es su reserva para ordenarse. Otros sistemas de archivos también tienen reservas, pero no las cuentan como usadas. Es normal.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems on an 8 TB drive, NILFS2 came first; its author adds that the cleaner never had to run, since the drive was nearly empty.</source>
            <translation>En una comparación de sistemas de archivos de Linux en una unidad así de 8 TB, NILFS2 quedó primero; su autor añade que el limpiador nunca tuvo que trabajar, porque la unidad estaba casi vacía.</translation>
        </message>
        <message>
            <source>A user of NTFS on such a drive, with a million files, saw about 1 MB/s after the first 10 to 20 GB.</source>
            <translation>Un usuario de NTFS en una unidad así, con un millón de archivos, vio alrededor de 1 MB/s después de los primeros 10 a 20 GB.</translation>
        </message>
        <message>
            <source>On an image of 8 TB, F2FS with large sections showed about 90 GB as used before the first file.</source>
            <translation>En una imagen de 8 TB, F2FS con secciones grandes mostró unos 90 GB como usados antes del primer archivo.</translation>
        </message>
        <message>
            <source>For those who want it anyway: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) or nilfs2. The option no_heap, from the old advice for f2fs, no longer does anything.</source>
            <translation>Para quien lo quiera de todos modos: shingleback prepare --profile f2fs (mkfs.f2fs -s 64 -t 0 -a 0), xfs, ntfs (-Q -c 65536) o nilfs2. Del antiguo consejo para f2fs, no_heap ya no significa nada.</translation>
        </message>
        <message>
            <source>xfs ntfs nilfs nilfs2 f2fs alternatives other filesystem bad choice df used empty reserved overprovision 100 GB missing capacity</source>
            <translation>xfs ntfs nilfs nilfs2 f2fs alternativas otro sistema de archivos mala elección df usado vacía reservado overprovision 100 GB falta capacidad</translation>
        </message>
        <message>
            <source>Good settings for ZFS on one drive</source>
            <translation>Buenos ajustes para ZFS en una unidad</translation>
        </message>
        <message>
            <source>ZFS combines small writes into long ones, and people use it successfully on a single shingled drive. Shingleback does not create it. If you do, use large records, compression, no access times, and fewer copies of the tables: then less has to be written.</source>
            <translation>ZFS reúne las escrituras pequeñas en largas, y hay quien lo usa con éxito en una sola unidad de grabación escalonada. Shingleback no lo crea. Si usted lo hace: registros grandes, compresión, sin horas de acceso y menos copias de las tablas significan que hay que escribir menos.</translation>
        </message>
        <message>
            <source>The sector size has to be right from the start, because it can't be changed later. Whether to report deletions to the drive immediately is disputed: the author of this advice does, but for shingled WD Red drives it is known to do harm. And use only one drive: rebuilding a group of them can take more than a week.</source>
            <translation>El tamaño de sus sectores tiene que ser correcto desde el principio, porque no se puede cambiar después. Si conviene avisar a la unidad al momento de los lugares borrados es discutido: el autor del consejo lo hace; en unidades WD Red de grabación escalonada se sabe que hace daño. Y que sea una sola unidad: reconstruir un grupo puede llevar más de una semana.</translation>
        </message>
        <message>
            <source>“ZFS on SMR Drives” (2022) copied over 3 TB to an encrypted 5 TB USB drive, at 24 to 52 MB/s.</source>
            <translation>«ZFS on SMR Drives» (2022) copió más de 3 TB a una unidad USB cifrada de 5 TB, de 24 a 52 MB/s.</translation>
        </message>
        <message>
            <source>The makers of TrueNAS and WD advise against TRIM on shingled WD Red drives.</source>
            <translation>Los fabricantes de TrueNAS y WD desaconsejan TRIM en las unidades WD Red de grabación escalonada.</translation>
        </message>
        <message>
            <source>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on only for drives that take it well, and never for WD Red EFAX. With rsync, use --whole-file.</source>
            <translation>zpool create -o ashift=12 POOL DEVICE; zfs set recordsize=1M compression=zstd atime=off redundant_metadata=most POOL. autotrim=on solo para unidades que lo llevan bien, y nunca para WD Red EFAX. Con rsync, use --whole-file.</translation>
        </message>
        <message>
            <source>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd settings</source>
            <translation>zpool openzfs ashift recordsize zstd atime redundant_metadata autotrim geli freebsd ajustes</translation>
        </message>
        <message>
            <source>What encrypting a drive means</source>
            <translation>Qué significa cifrar una unidad</translation>
        </message>
        <message>
            <source>Anyone who finds or steals an encrypted drive can read nothing on it. The passphrase is the only key: if it is lost, nobody can help you, and the backup is lost with it. Write it down, and don't keep it with the drive.</source>
            <translation>Quien encuentra o roba una unidad cifrada no puede leer nada en ella. La contraseña es la única llave: nadie puede ayudarle si se pierde, y la copia se pierde con ella. Anótela y guárdela aparte de la unidad.</translation>
        </message>
        <message>
            <source>Linux asks for it whenever the drive is plugged in; Windows and macOS can't open the drive. On a shingled drive, encryption costs little speed if it works in the units in which the drive writes. The drive is not filled with random data first, which would take most of a day.</source>
            <translation>Linux la pide cada vez que se conecta la unidad; Windows y macOS no pueden abrirla. En una unidad de grabación escalonada cuesta poca velocidad, si cifra en las unidades en que esta escribe. Nada se llena antes con datos al azar, lo que llevaría casi un día.</translation>
        </message>
        <message>
            <source>If preparation fails halfway, the drive may look locked with nothing inside. Prepare it again.</source>
            <translation>Si la preparación falla a medias, la unidad puede parecer bloqueada y sin nada dentro. Prepárela otra vez.</translation>
        </message>
        <message>
            <source>It is the usual encryption of Linux (LUKS2), so other Linux computers can open it as well.</source>
            <translation>Es el cifrado habitual de Linux (LUKS2), que también abren otros sistemas con Linux.</translation>
        </message>
        <message>
            <source>Owners of such drives agree on units of 4096 bytes, which are not always the default.</source>
            <translation>Los dueños de unidades así coinciden en bloques de 4096 bytes, que no siempre son lo habitual.</translation>
        </message>
        <message>
            <source>cryptsetup luksFormat --type luks2 --sector-size 4096; no --allow-discards; no dm-integrity, which doubles the scattered writes. Without the header nothing can be opened: cryptsetup luksHeaderBackup makes a copy of it.</source>
            <translation>cryptsetup luksFormat --type luks2 --sector-size 4096; sin --allow-discards; sin dm-integrity, que duplica las escrituras dispersas. Sin la cabecera no se puede abrir nada: cryptsetup luksHeaderBackup hace una copia de ella.</translation>
        </message>
        <message>
            <source>encryption encrypted LUKS LUKS2 passphrase password cryptsetup key locked unlock stolen forgot secret privacy lost</source>
            <translation>cifrado cifrada LUKS LUKS2 contraseña frase de paso cryptsetup llave bloqueada desbloquear robada cifrar olvidada secreto</translation>
        </message>
        <message>
            <source>Why reading can write: access times</source>
            <translation>Por qué leer puede escribir: horas de acceso</translation>
        </message>
        <message>
            <source>Linux records when a file was last read. On a backup drive nobody needs that, but each record is a small write somewhere on the disk, which is what a shingled drive is worst at. Just looking through a folder of photos leaves the drive with work for later.</source>
            <translation>Linux anota cuándo se leyó un archivo por última vez. En una unidad de copias nadie lo pregunta, pero cada anotación es una pequeña escritura en algún lugar del disco, y es lo que peor lleva una unidad de grabación escalonada. Quien recorre una carpeta de fotos la deja con trabajo para después.</translation>
        </message>
        <message>
            <source>So Shingleback opens its drives without access times. If your desktop has already opened the drive in the usual way, it can be opened again while no program is using it. If you only copy files from a drive, open it read-only.</source>
            <translation>Por eso Shingleback abre sus unidades sin horas de acceso. Puede que su escritorio ya haya abierto la unidad de la forma habitual; entonces se puede abrir otra vez, para lo cual ningún programa debe estar usándola. Si de una unidad solo se copia, ábrala solo para lectura.</translation>
        </message>
        <message>
            <source>Where none of that is possible, Shingleback still reads your own files without recording access times. For other people's files, and files that other programs read, they are recorded as before.</source>
            <translation>Donde nada de eso es posible, Shingleback lee aun así sus archivos sin dejar anotaciones. Los de otras personas, y lo que leen otros programas, se anotan como antes.</translation>
        </message>
        <message>
            <source>After a fresh copy, reading 1,490 files once on btrfs made 131 scattered writes. Without access times there were none.</source>
            <translation>Después de una copia reciente, leer una vez 1.490 archivos en btrfs causó 131 escrituras dispersas. Sin horas de acceso no hubo ninguna.</translation>
        </message>
        <message>
            <source>In a comparison of Linux filesystems, a copy fell from 80 to 3 to 5 MB/s for as long as access times were kept.</source>
            <translation>En una comparación de sistemas de archivos de Linux, una copia bajó de 80 a entre 3 y 5 MB/s mientras se anotaron las horas de acceso.</translation>
        </message>
        <message>
            <source>The mount option is noatime (the default is relatime; findmnt shows it). Shingleback reads with O_NOATIME, which the kernel grants to a file's owner and to root.</source>
            <translation>La opción de montaje es noatime (por defecto es relatime; findmnt la muestra). Shingleback lee con O_NOATIME, que el núcleo concede al dueño de un archivo y a root.</translation>
        </message>
        <message>
            <source>noatime relatime atime mount option reading writes last access</source>
            <translation>noatime relatime atime opción de montaje leer escribe último acceso</translation>
        </message>
        <message>
            <source>How to restore files</source>
            <translation>Cómo restaurar archivos</translation>
        </message>
        <message>
            <source>A deleted file: open Restore and type a part of its name into the search field. The search covers all versions, so it also finds files that were deleted or moved. Select the file, and press “Restore…”.</source>
            <translation>Un archivo eliminado: abra «Restaurar» y escriba una parte de su nombre en el campo de búsqueda. La búsqueda abarca todas las versiones, así que también encuentra archivos eliminados o movidos. Seleccione el archivo y pulse «Restaurar…».</translation>
        </message>
        <message>
            <source>An older version of a file: select the file, and choose one of the versions beside it. “Compare versions” shows two of them side by side. To see all folders as they were, choose a backup above the list.</source>
            <translation>Una versión anterior de un archivo: seleccione el archivo y, al lado, una de sus versiones. «Comparar versiones» muestra dos de ellas una junto a otra. Para ver todas las carpetas como estaban, elija una copia encima de la lista.</translation>
        </message>
        <message>
            <source>Shingleback first checks which files exist already. It replaces none unless you say so. You can also restore to another folder.</source>
            <translation>Shingleback comprueba primero qué archivos existen ya. No sustituye ninguno si usted no lo indica. También puede restaurar en otra carpeta.</translation>
        </message>
        <message>
            <source>Everything, on a new computer: install Shingleback there and plug in the drive. In Restore, choose “Open another backup…”, and then “Restore everything…”. The files go to a new folder, unless you choose the original ones.</source>
            <translation>Todo, en un equipo nuevo: instale allí Shingleback y conecte la unidad. En «Restaurar», elija «Abrir una copia en otro lugar…» y después «Restaurar todo…». Los archivos van a una carpeta nueva, salvo que elija las originales.</translation>
        </message>
        <message>
            <source>Without Shingleback: open the drive in any file manager. The newest files are ordinary files, which you can copy. Older versions are restored by a program on the drive, reader.py in the hidden folder .shingleback. It needs only Python, also on Windows and macOS.</source>
            <translation>Sin Shingleback: abra la unidad en cualquier gestor de archivos. Los archivos más recientes son archivos normales, que puede copiar. Las versiones anteriores las restaura un programa que está en la unidad: reader.py, en la carpeta oculta .shingleback. Solo necesita Python, también en Windows y macOS.</translation>
        </message>
        <message>
            <source>Our tests restore each version of their sample backups with reader.py alone, and get the same files.</source>
            <translation>Nuestras pruebas restauran cada versión de sus copias de muestra solo con reader.py, y obtienen los mismos archivos.</translation>
        </message>
        <message>
            <source>In the folder .shingleback: python3 reader.py versions, then python3 reader.py restore VERSION FOLDER. In the terminal, there are also shingleback trace and shingleback restore.</source>
            <translation>En la carpeta .shingleback: python3 reader.py versions, y después python3 reader.py restore VERSION FOLDER. En la terminal existen también shingleback trace y shingleback restore.</translation>
        </message>
        <message>
            <source>restore recover get back deleted lost file accidentally overwritten undelete older previous version undo new computer reinstall migrate everything without program file manager emergency</source>
            <translation>restaurar recuperar archivo borrado eliminado perdido sin querer sobrescrito versión anterior antigua deshacer equipo nuevo ordenador reinstalar migrar todo sin programa gestor emergencia</translation>
        </message>
        <message>
            <source>a an and are be can does for how i in is it its my of on or so the this to too what when which why with</source>
            <translation>a al algo como con cuando de muy va está del el ella en es esa ese eso esta este esto hace la las le lo los me mi para pero por porque puede que qué se si sin son su tan un una y yo</translation>
        </message>
        <message>
            <source>Measured by us</source>
            <translation>Medido por nosotros</translation>
        </message>
        <message>
            <source>Measured by others</source>
            <translation>Medido por otros</translation>
        </message>
        <message>
            <source>Documented</source>
            <translation>Documentado</translation>
        </message>
        <message>
            <source>Stated by the maker</source>
            <translation>Dicho por el fabricante</translation>
        </message>
        <message>
            <source>Computed with a model</source>
            <translation>Calculado con un modelo</translation>
        </message>
        <message>
            <source>Reported</source>
            <translation>Informado por usuarios</translation>
        </message>
        <message>
            <source>Good practice</source>
            <translation>Buena práctica</translation>
        </message>
        <message>
            <source>Why it vanished, and what to do</source>
            <translation>Por qué ha desaparecido y qué hacer</translation>
        </message>
        <message>
            <source>Usually it is the cable, the port or the power: plug the drive straight into the computer, with another cable and no hub.</source>
            <translation>Lo más frecuente es el cable, el puerto o la corriente: conéctela directamente al equipo, con otro cable y sin concentrador.</translation>
        </message>
        <message>
            <source>A shingled drive can also be silent for its own reasons. After an interruption, it repairs its internal tables first, and doesn't respond until that is done. Even the computer's start screen may not see it. With power and time, it usually comes back.</source>
            <translation>Una unidad de grabación escalonada también puede callar por razones propias. Después de una interrupción pone primero en orden sus propias tablas, y no responde hasta terminar. Puede que ni la pantalla de arranque del equipo la vea. Casi siempre vuelve, si tiene corriente y tiempo.</translation>
        </message>
        <message>
            <source>1. Leave it plugged in and powered for an hour. Don't pull it because nothing seems to happen: it may be busy internally.</source>
            <translation>1. Déjela conectada y con corriente durante una hora. No tire de ella porque no pase nada: quizá esté ocupada consigo misma.</translation>
        </message>
        <message>
            <source>2. Then switch it off and on: use its power supply if it has one, otherwise the cable. Wait half a minute in between, and use another port or cable if you have one. Give it a few minutes to start.</source>
            <translation>2. Después apáguela y enciéndala: con su fuente de alimentación si la tiene; si no, con el cable. Espere medio minuto entretanto, y use otro puerto u otro cable si los tiene. Dele unos minutos para arrancar.</translation>
        </message>
        <message>
            <source>3. Check whether it is back. If not, start again, up to three times in all.</source>
            <translation>3. Mire si ha vuelto. Si no, empiece de nuevo, hasta tres veces en total.</translation>
        </message>
        <message>
            <source>4. If three rounds have not helped, try another computer. If that does not see it either, the drive is probably broken. If something on it matters and there is no second copy, leave it off, and ask a data recovery company.</source>
            <translation>4. Si tres vueltas no han ayudado, pruebe otro equipo. Si tampoco la ve, probablemente la unidad está averiada. Si algo de lo que contiene importa y no hay segunda copia, déjela apagada y consulte a una empresa de recuperación de datos.</translation>
        </message>
        <message>
            <source>One exception: don't keep restarting a drive that clicks loudly, or a model that is known to suffer from it. Shingleback then asks for one round only.</source>
            <translation>Una excepción: una unidad que hace clics fuertes, o una de la serie que se sabe que no lo soporta, no debe arrancarse una y otra vez. Shingleback pide entonces una sola vuelta.</translation>
        </message>
        <message>
            <source>“SMR Archive Drives, Fast, Now” advises: keep it powered for at least an hour, switch it off and on, and repeat that before you call it broken. Users of backup programs report the same silence.</source>
            <translation>«SMR Archive Drives, Fast, Now» dice: déjela encendida al menos una hora, apáguela y enciéndala, y repita eso antes de darla por averiada. Los usuarios de programas de copias cuentan del mismo silencio.</translation>
        </message>
        <message>
            <source>The hour and the repetition are from “SMR Archive Drives, Fast, Now”. Three rounds are our own choice; nobody has measured it.</source>
            <translation>La hora y la repetición son de «SMR Archive Drives, Fast, Now». Que basten tres vueltas es elección nuestra; nadie lo ha medido.</translation>
        </message>
        <message>
            <source>disappeared gone missing not recognized detected BIOS lost disconnect dead broken wait hour timer power cycle restart rounds recover drive help can't find does show up visible doesn't appear unplugged itself</source>
            <translation>desaparecida perdida falta no reconocida detectada BIOS desconexión muerta averiada esperar hora temporizador apagar encender reiniciar vueltas recuperar unidad ayuda desapareció aparece se reconoce detecta perdido roto</translation>
        </message>
        <message>
            <source>What an I/O error in the log means</source>
            <translation>Qué significa un error de E/S en el registro</translation>
        </message>
        <message>
            <source>Linux waits 30 seconds for an answer. Then it logs an error, resets the connection and tries again. A shingled drive that is tidying up can be silent for longer than that. It looks alarming in the log, but is not damage in itself.</source>
            <translation>Linux espera 30 segundos una respuesta. Después anota un error, reinicia la conexión y vuelve a preguntar. Una unidad de grabación escalonada que se ordena puede callar más tiempo. En el registro se ve terrible, y por sí solo no es ningún daño.</translation>
        </message>
        <message>
            <source>Other lines mean other things. “CRC” points to the cable. “UNC” or “Medium Error” means that the disk could not read a sector: copy what matters. The page “What happened?” reads the log and says which it is.</source>
            <translation>Otras líneas significan otras cosas. «CRC» señala al cable. «UNC» o «Medium Error» significa que el propio disco no pudo leer un lugar: copie lo que importa. La página «¿Qué ha pasado?» lee el registro y dice cuál de ellas es.</translation>
        </message>
        <message>
            <source>If it happens often with a shingled drive, smaller requests help more than longer timeouts: some drives struggle with the large ones that newer versions of Linux send.</source>
            <translation>Si ocurre a menudo con una unidad de grabación escalonada, ayudan más las peticiones pequeñas que una paciencia mayor: algunas unidades tropiezan con las grandes que envían las versiones nuevas de Linux.</translation>
        </message>
        <message>
            <source>The 30 seconds are the default of the Linux kernel for disks.</source>
            <translation>Los 30 segundos son el valor por defecto del núcleo Linux para discos.</translation>
        </message>
        <message>
            <source>On the kernel's mailing list for disks, in 2025, an 8 TB drive paused for 30 seconds or hung with requests of 4 MB, and ran for a month without a pause with 1.3 MB. Waiting longer did not cure it.</source>
            <translation>En la lista de correo del núcleo para discos, en 2025, una unidad de 8 TB se detenía 30 segundos o se colgaba con peticiones de 4 MB, y funcionó un mes sin pausas con 1,3 MB. Esperar más no lo curó.</translation>
        </message>
        <message>
            <source>/sys/block/sdX/queue/max_sectors_kb is 4096 since Linux 6.16 (1280 before); 1024 is a good value for a shingled drive. /sys/block/sdX/device/iotmo_cnt counts the requests that were not answered in time. The advice of 2015, to go back to an old kernel or to a value of 127, is obsolete.</source>
            <translation>/sys/block/sdX/queue/max_sectors_kb es 4096 desde Linux 6.16 (1280 antes); 1024 es un buen valor para una unidad de grabación escalonada. /sys/block/sdX/device/iotmo_cnt cuenta las peticiones sin respuesta a tiempo. El consejo de 2015, volver a un núcleo antiguo o a un valor de 127, está anticuado.</translation>
        </message>
        <message>
            <source>input/output error kernel log dmesg timeout reset frozen exception link hung blocked uas abort red lines message fault crash hangs</source>
            <translation>error de entrada/salida E/S registro núcleo dmesg timeout reset congelado excepción enlace colgado bloqueado uas abort líneas rojas fallo mensaje tiempo espera</translation>
        </message>
        <message>
            <source>When to switch UAS off, or keep a drive from stopping</source>
            <translation>Cuándo desactivar UAS o evitar que una unidad se pare</translation>
        </message>
        <message>
            <source>Linux uses newer USB enclosures through UAS, which is faster. Some of them lose commands that way: the log shows aborted commands and resets, and the drive hangs or vanishes. If another cable, another port and more power don't help, switch UAS off. Linux then uses its older driver for all enclosures of this model, which costs some speed.</source>
            <translation>Linux usa las cajas USB más nuevas mediante UAS, que es más rápido. Algunas pierden órdenes así: el registro muestra órdenes abortadas y reinicios, y la unidad se cuelga o desaparece. Si otro cable, otro puerto y más energía no ayudan, desactive UAS. Linux usa entonces su controlador más antiguo para todas las cajas de este modelo, lo que cuesta algo de velocidad.</translation>
        </message>
        <message>
            <source>Most external drives stop after some minutes without work, and take about ten seconds to start. That saves power and is quiet. Choose another time if it happens too often, or if the drive doesn't start again.</source>
            <translation>La mayoría de las unidades externas se paran tras unos minutos sin trabajo y tardan unos diez segundos en arrancar. Eso ahorra energía y ruido. Elija otro tiempo si ocurre demasiado a menudo o si la unidad no vuelve a arrancar.</translation>
        </message>
        <message>
            <source>Many small drives park their heads after a few seconds without work. If a drive clicks all the time, or its report counts many parkings, ask it not to. It then gets a little warmer.</source>
            <translation>Muchas unidades pequeñas aparcan los cabezales tras unos segundos sin trabajo. Si una unidad hace clic todo el tiempo, o su informe cuenta muchos aparcamientos, pídale que no lo haga. Entonces se calienta un poco más.</translation>
        </message>
        <message>
            <source>Each setting stays until you undo it in the same place. Some enclosures stop the drive on their own, whatever you choose.</source>
            <translation>Cada ajuste se mantiene hasta que lo deshaga en el mismo lugar. Algunas cajas paran la unidad por su cuenta, elija lo que elija.</translation>
        </message>
        <message>
            <source>The kernel's documentation lists the option usb-storage.quirks. The times for stopping are those of the ATA standard, which UDisks2 and hdparm use.</source>
            <translation>La documentación del núcleo recoge la opción usb-storage.quirks. Los tiempos de parada son los del estándar ATA, que usan UDisks2 y hdparm.</translation>
        </message>
        <message>
            <source>Users of many enclosures, and of small boards, report that the errors ended without UAS.</source>
            <translation>Usuarios de muchas cajas, y de placas pequeñas, cuentan que los errores cesaron sin UAS.</translation>
        </message>
        <message>
            <source>UAS is switched off in /sys/module/usb_storage/parameters/quirks, and for the time after a restart in 00-shingleback-uas.*, in /etc/modprobe.d and /etc/udev/rules.d. A drive that is plugged in while the computer starts may have to be plugged in again, unless you run update-initramfs -u, dracut -f or mkinitcpio -P, or, on a Raspberry Pi, add usb-storage.quirks=VID:PID:u to the line in /boot/firmware/cmdline.txt. Stopping is the standby timer (hdparm -S). Other settings that stop a drive or park its heads: power management (hdparm -B 254), idle timers of Seagate (openSeaChest_PowerControl --EPCfeature disable) and of older WD disks (idle3ctl -d), the timer of some enclosures (sdparm --page=po), and the power saving of the port (/sys/bus/usb/devices/PORT/power/control).</source>
            <translation>UAS se desactiva en /sys/module/usb_storage/parameters/quirks y, para después de un reinicio, en 00-shingleback-uas.*, en /etc/modprobe.d y /etc/udev/rules.d. Una unidad conectada al arrancar el equipo quizá deba volver a conectarse, salvo que ejecute update-initramfs -u, dracut -f o mkinitcpio -P o, en una Raspberry Pi, añada usb-storage.quirks=VID:PID:u a la línea de /boot/firmware/cmdline.txt. La parada es el temporizador de espera (hdparm -S). Otros ajustes que paran una unidad o aparcan sus cabezales: la gestión de energía (hdparm -B 254), los temporizadores de Seagate (openSeaChest_PowerControl --EPCfeature disable) y de discos WD antiguos (idle3ctl -d), el temporizador de algunas cajas (sdparm --page=po) y el ahorro de energía del puerto (/sys/bus/usb/devices/PORT/power/control).</translation>
        </message>
        <message>
            <source>uas usb-storage quirk quirks aborted reset driver spin down spindown standby sleep sleeps idle stops awake timer hdparm apm parking load cycle cycles noise enclosure bridge raspberry pi</source>
            <translation>uas usb-storage quirk quirks abortado reinicio reset controlador spin down espera reposo duerme parada se para despierta temporizador hdparm apm cabezales ciclos ruido caja puente raspberry pi</translation>
        </message>
        <message>
            <source>Why it can suddenly only be read</source>
            <translation>Por qué de pronto solo se puede leer</translation>
        </message>
        <message>
            <source>When a filesystem meets an error that it can't repair, it stops all writing so that nothing gets worse. That protects your files; it is not the damage itself.</source>
            <translation>Cuando un sistema de archivos encuentra un error que no puede remediar, deja de escribir para que nada empeore. Eso protege sus archivos; no es el daño en sí.</translation>
        </message>
        <message>
            <source>The reason is a little earlier in the log: a lost connection, a full drive, or a sector that could not be read. Eject the drive, plug it in again and look at “What happened?”. If it was full, free some space.</source>
            <translation>La causa está en el registro un poco antes: una conexión que se cortó, una unidad que estaba llena o un lugar que no se pudo leer. Expulse la unidad, vuelva a conectarla y mire en «¿Qué ha pasado?». Si estaba llena, haga sitio.</translation>
        </message>
        <message>
            <source>The manuals of ext4 and btrfs describe it as intended.</source>
            <translation>Los manuales de ext4 y btrfs lo describen como intencionado.</translation>
        </message>
        <message>
            <source>On a host-managed drive, btrfs of an older kernel (6.6) became read-only when the drive was full.</source>
            <translation>En una unidad del tipo host-managed, el btrfs de un núcleo más antiguo (6.6) pasó a solo lectura al llenarse.</translation>
        </message>
        <message>
            <source>On btrfs that reports “no space” while there is free space: btrfs filesystem usage, then btrfs balance start -dusage=10 on its mount point. On ext4: unmount, then fsck.</source>
            <translation>En un btrfs que dice «no space» habiendo espacio libre: btrfs filesystem usage, después btrfs balance start -dusage=10 en su punto de montaje. En ext4: desmontar y fsck.</translation>
        </message>
        <message>
            <source>read-only readonly write protected remount cannot permission fsck can't save delete locked</source>
            <translation>solo lectura readonly protegido contra escritura remount no se puede escribir permiso fsck puedo guardar borrar</translation>
        </message>
        <message>
            <source>Which SMART values only look alarming</source>
            <translation>Qué valores SMART solo parecen alarmantes</translation>
        </message>
        <message>
            <source>A drive keeps counters about itself (SMART). Some of them look alarming and mean little. On a shingled drive, “command timeout” (188) counts pauses for tidying up. On Seagate drives, huge numbers at 1, 7 and 195 are two counters in one, and normal. 199 counts problems with the cable, not with the disk.</source>
            <translation>Una unidad lleva una lista de contadores sobre sí misma (SMART). Algunos parecen terribles y significan poco. En una unidad de grabación escalonada, «command timeout» (188) cuenta las pausas para ordenarse. En unidades Seagate, los números enormes en 1, 7 y 195 son dos contadores en uno, y normales. 199 cuenta problemas con el cable, no con el disco.</translation>
        </message>
        <message>
            <source>Four of them matter: 5 (sectors replaced), 187 (errors that could not be corrected), 197 (suspect sectors) and 198 (sectors that could not be read). A number that stays the same is worth watching. A number that rises means: copy the files from the drive, and replace it.</source>
            <translation>Cuatro de ellos importan: 5 (lugares sustituidos), 187 (errores que no se pudieron corregir), 197 (lugares que esperan una decisión) y 198 (lugares que no se pudieron leer). A uno que se queda como está conviene vigilarlo. Uno que sube significa: copie lo que hay en la unidad y sustitúyala.</translation>
        </message>
        <message>
            <source>Good values are no guarantee. Drives also fail without any warning.</source>
            <translation>Los buenos valores no son una promesa. Las unidades también fallan sin ningún aviso.</translation>
        </message>
        <message>
            <source>The drive database of smartmontools shows how the numbers are packed.</source>
            <translation>Cómo están empaquetados los números consta en la tabla de unidades de smartmontools.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for disks in 2025 showed that 188 counts the pauses of a healthy shingled drive.</source>
            <translation>Que 188 cuenta las pausas de una unidad de grabación escalonada sana se mostró en la lista de correo del núcleo para discos en 2025.</translation>
        </message>
        <message>
            <source>A suspect sector (197) after an interrupted write can disappear when it is written again; then it meant nothing.</source>
            <translation>Un lugar que espera (197) después de una escritura interrumpida puede desaparecer al escribirse de nuevo, y entonces no significaba nada.</translation>
        </message>
        <message>
            <source>188 holds three numbers of 16 bits: 34360262682 is 8, 8 and 26. At 1, 7 and 195 of Seagate the errors are the raw value shifted right by 32 bits. 192 and 193 rise with each unplugging and parking.</source>
            <translation>188 contiene tres números de 16 bits: 34360262682 es 8, 8 y 26. En 1, 7 y 195 de Seagate, los errores son el valor bruto desplazado 32 bits a la derecha. 192 y 193 suben con cada desconexión y aparcamiento.</translation>
        </message>
        <message>
            <source>health smartctl attributes raw read error rate seek reallocated pending sectors CRC command timeout is it dying bad old broken condition</source>
            <translation>salud smartctl atributos tasa de errores lectura búsqueda sectores reasignados pendientes CRC command timeout estado defectuoso muere viejo</translation>
        </message>
        <message>
            <source>Why the health can't always be read</source>
            <translation>Por qué no siempre se puede leer la salud</translation>
        </message>
        <message>
            <source>Between the computer and the disk sits the enclosure's own chip. Some chips don't pass on health queries. For Seagate drives on fast USB, Linux itself blocks the query, because some of these chips can't handle it. The drive may be perfectly healthy; it just can't be asked.</source>
            <translation>Entre el equipo y el disco está el chip de la propia caja. Algunos no transmiten la pregunta por la salud. Con unidades Seagate en USB rápido es el propio Linux el que retiene la pregunta, porque algunos de esos chips no la soportan. La unidad puede estar perfectamente; nadie puede preguntarle.</translation>
        </message>
        <message>
            <source>If a permission is missing, the drive's card says which. “Unknown” means neither good nor bad.</source>
            <translation>Cuando es cuestión de permisos, la tarjeta de la unidad dice qué falta. «Desconocido» nunca significa bien, y nunca significa mal.</translation>
        </message>
        <message>
            <source>The kernel's source shows that Linux blocks the query for this manufacturer.</source>
            <translation>Que Linux retiene la pregunta para este fabricante consta en el código fuente del núcleo.</translation>
        </message>
        <message>
            <source>A report on the kernel's mailing list for USB in 2024 showed that the block can be lifted for a single drive.</source>
            <translation>Que la excepción se puede levantar para una sola unidad se mostró en la lista de correo del núcleo para USB en 2024.</translation>
        </message>
        <message>
            <source>The kernel option usb_storage.quirks=0bc2:2037: (your drive's id, and nothing behind the last colon) lifts the exception and keeps the fast driver; plug the drive in again afterward. The form ending in :u also works, and is slower.</source>
            <translation>La opción del núcleo usb_storage.quirks=0bc2:2037: (el identificador de su unidad, y nada detrás de los últimos dos puntos) levanta la excepción y conserva el controlador rápido; después vuelva a conectar la unidad. La forma terminada en :u también funciona, y es más lenta.</translation>
        </message>
        <message>
            <source>SMART unknown health blocked UAS quirk bridge enclosure root rights</source>
            <translation>SMART desconocida salud bloqueada UAS quirk puente caja root permisos</translation>
        </message>
        <message>
            <source>Why one drive is not enough</source>
            <translation>Por qué no basta con una unidad</translation>
        </message>
        <message>
            <source>A drive beside the computer shares its fate: fire, water, theft, a fall, lightning, malware. And every drive fails some day, often without warning.</source>
            <translation>Una unidad que está junto al equipo comparte su suerte: fuego, agua, robo, una caída, un rayo, un programa dañino. Y toda unidad falla algún día, a menudo sin aviso.</translation>
        </message>
        <message>
            <source>Keep three copies of what you can't replace, on two different drives, one of them in another building. Two cheap drives that take turns are better than one expensive drive: Shingleback can remind you when to swap them. Choose “Two drives take turns” in the backup set. Unplug the drive when the backup is done. And restore a file now and then: only then do you know that the backup works.</source>
            <translation>Guarde tres veces lo que no puede reemplazar, en dos unidades distintas, una de ellas en otra casa. Dos unidades baratas que se turnan son mejores que una cara: Shingleback puede recordarle el cambio. Elija «Dos unidades se turnan» en el conjunto de copias. Desconecte la unidad cuando la copia esté hecha. Y restaure un archivo de vez en cuando: solo así sabe que la copia lo es.</translation>
        </message>
        <message>
            <source>The rule of three copies is known as 3-2-1. The American authority US-CERT recommended it in 2012, in the paper “Data Backup Options”.</source>
            <translation>La regla de las tres copias se conoce como 3-2-1. La autoridad estadounidense US-CERT la recomendó en 2012, en el documento «Data Backup Options».</translation>
        </message>
        <message>
            <source>strategy 3-2-1 second copy offsite fire theft ransomware virus failure lost everything stolen burned lightning safe enough two drives</source>
            <translation>estrategia 3-2-1 segunda copia otro lugar fuego robo ransomware virus fallo todo perdido incendio robado seguro</translation>
        </message>
    </context>
    <context>
        <name>first_run</name>
        <message>
            <source>The first backup will probably take less than an hour.</source>
            <translation>La primera copia de seguridad durará probablemente menos de una hora.</translation>
        </message>
        <message>
            <source>The first backup will probably take {low} to {high} hours.</source>
            <translation>La primera copia de seguridad durará probablemente de {low} a {high} horas.</translation>
        </message>
        <message>
            <source>The first backup will probably take up to {high} hours.</source>
            <translation>La primera copia de seguridad durará probablemente hasta {high} horas.</translation>
        </message>
        <message>
            <source>The first backup may take between {low} hours and {high} days.</source>
            <translation>La primera copia de seguridad puede durar entre {low} horas y {high} días.</translation>
        </message>
        <message>
            <source>The first backup may take {low} to {high} days.</source>
            <translation>La primera copia de seguridad puede durar de {low} a {high} días.</translation>
        </message>
        <message>
            <source>You can stop and continue later.</source>
            <translation>Puede detenerla y continuar más tarde.</translation>
        </message>
    </context>
    <context>
        <name>forecast</name>
        <message>
            <source>ready on Monday by about {time}</source>
            <translation>lista el lunes hacia las {time}</translation>
        </message>
        <message>
            <source>ready on Tuesday by about {time}</source>
            <translation>lista el martes hacia las {time}</translation>
        </message>
        <message>
            <source>ready on Wednesday by about {time}</source>
            <translation>lista el miércoles hacia las {time}</translation>
        </message>
        <message>
            <source>ready on Thursday by about {time}</source>
            <translation>lista el jueves hacia las {time}</translation>
        </message>
        <message>
            <source>ready on Friday by about {time}</source>
            <translation>lista el viernes hacia las {time}</translation>
        </message>
        <message>
            <source>ready on Saturday by about {time}</source>
            <translation>lista el sábado hacia las {time}</translation>
        </message>
        <message>
            <source>ready on Sunday by about {time}</source>
            <translation>lista el domingo hacia las {time}</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive's cache is full.</source>
            <translation>Tarda más de lo previsto, porque la caché de la unidad está llena.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because the drive took a break.</source>
            <translation>Tarda más de lo previsto, porque la unidad hizo una pausa.</translation>
        </message>
        <message>
            <source>It takes longer than expected, because small files take more time.</source>
            <translation>Tarda más de lo previsto, porque los archivos pequeños necesitan más tiempo.</translation>
        </message>
        <message>
            <source>It takes longer than expected.</source>
            <translation>Tarda más de lo previsto.</translation>
        </message>
        <message>
            <source>It is faster than expected.</source>
            <translation>Va más rápido de lo previsto.</translation>
        </message>
        <message>
            <source>{time} left</source>
            <translation>faltan {time}</translation>
        </message>
        <message>
            <source>less than a minute</source>
            <translation>menos de un minuto</translation>
        </message>
        <message>
            <source>about {time}</source>
            <translation>unos {time}</translation>
        </message>
        <message>
            <source>up to {time}</source>
            <translation>hasta {time}</translation>
        </message>
        <message>
            <source>ready by about {time}</source>
            <translation>lista hacia las {time}</translation>
        </message>
        <message>
            <source>ready tomorrow by about {time}</source>
            <translation>lista mañana hacia las {time}</translation>
        </message>
        <message>
            <source>at least {time} left</source>
            <translation>faltan al menos {time}</translation>
        </message>
        <message>
            <source>{low} to {high}</source>
            <translation>de {low} a {high}</translation>
        </message>
    </context>
    <context>
        <name>graph</name>
        <message>
            <source>The drive was ejected.</source>
            <translation>La unidad está expulsada: no se sabe más de ella.</translation>
        </message>
        <message>
            <source>Point at the graph to see what happened at that time.</source>
            <translation>Señale un punto del gráfico para leer qué pasó ahí.</translation>
        </message>
        <message>
            <source>Too short for a graph.</source>
            <translation>Demasiado corta para un gráfico.</translation>
        </message>
        <message>
            <source>Waiting for the first measurements…</source>
            <translation>A la espera de las primeras cifras…</translation>
        </message>
        <message>
            <source>The drive wrote {rate} on average.</source>
            <translation>La unidad escribió {rate} de media.</translation>
        </message>
        <message>
            <source>The cache never filled up: the drive wrote {rate} on average.</source>
            <translation>La caché nunca se llenó: la unidad escribió {rate} de media.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full.</source>
            <translation>Durante {time} la caché se llenó a toda velocidad, {fast}; después estaba llena.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}.</source>
            <translation>Durante {time} la caché se llenó a toda velocidad, {fast}; después estaba llena y la escritura bajó a {slow}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow} until it was fast again at {again}.</source>
            <translation>Durante {time} la caché se llenó a toda velocidad, {fast}; después estaba llena y la escritura bajó a {slow} hasta que volvió a ser rápida a los {again}.</translation>
        </message>
        <message>
            <source>For {time} the cache filled at full speed, {fast}; then it was full, and writing slowed to {slow}, with rests of {rest} in all to make room.</source>
            <translation>Durante {time} la caché se llenó a toda velocidad, {fast}; después estaba llena y la escritura bajó a {slow}, con descansos de {rest} en total para hacer sitio.</translation>
        </message>
        <message>
            <source>{values}, after {time}</source>
            <translation>{values}, después de {time}</translation>
        </message>
        <message>
            <source>in the earlier run {rate}</source>
            <translation>en la copia anterior {rate}</translation>
        </message>
        <message>
            <source>nothing is written</source>
            <translation>no se escribe nada</translation>
        </message>
        <message>
            <source>{rate} copied</source>
            <translation>{rate} copiados</translation>
        </message>
        <message>
            <source>{rate} written to the drive</source>
            <translation>{rate} escritos en la unidad</translation>
        </message>
        <message>
            <source>the drive is not used</source>
            <translation>no se pide nada a la unidad</translation>
        </message>
        <message>
            <source>{rate} read</source>
            <translation>{rate} leídos</translation>
        </message>
        <message>
            <source>At {time}: {said}</source>
            <translation>En {time}: {said}</translation>
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
            <translation>buena</translation>
        </message>
        <message>
            <source>worth watching</source>
            <translation>por vigilar</translation>
        </message>
        <message>
            <source>failing</source>
            <translation>fallando</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconocida</translation>
        </message>
        <message>
            <source>No serious problems recorded. Any drive can still fail without warning.</source>
            <translation>No se contó nada que importe. Cualquier unidad puede fallar aun así sin aviso.</translation>
        </message>
        <message>
            <source>Keep a second copy of its files, and check again in a few weeks.</source>
            <translation>Guarde una segunda copia de lo que contiene, y vuelva a mirar dentro de unas semanas.</translation>
        </message>
        <message>
            <source>Before anything else, copy its files to another drive. Then replace it.</source>
            <translation>Antes que nada, copie lo que contiene a otra unidad; después sustitúyala.</translation>
        </message>
        <message>
            <source>It may be good or bad.</source>
            <translation>Puede ser buena o mala.</translation>
        </message>
        <message>
            <source>There is no SMART report, or it can't be understood.</source>
            <translation>No hay informe SMART, o ninguno que se entienda.</translation>
        </message>
        <message>
            <source>The enclosure ({usb}) is unknown to smartctl, which asked nothing. Ask again with one of these options: {ways}.</source>
            <translation>smartctl no conoce esta carcasa ({usb}) y no consultó nada. Pregunte de nuevo con una de estas opciones: {ways}.</translation>
        </message>
        <message>
            <source>The report identifies the drive, but says nothing about its health. For a full report, use smartctl -x.</source>
            <translation>El informe dice qué unidad es, y nada de su salud. Uno completo se hace con smartctl -x.</translation>
        </message>
        <message>
            <source>The drive says it is fine, but doesn't report its counters. Drives with many bad sectors say that too.</source>
            <translation>La unidad se declara sana, pero no dice qué contó. Eso lo dicen también unidades con muchos sectores malos.</translation>
        </message>
        <message>
            <source>The report is missing important counters, so it is incomplete. It may have been cut off.</source>
            <translation>Al informe le faltan cifras que importan; puede que se haya cortado. Así que no lo muestra todo.</translation>
        </message>
        <message>
            <source>The drive reports that it is about to fail.</source>
            <translation>La propia unidad dice que está a punto de fallar.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is below the manufacturer's limit: the drive is about to fail.</source>
            <translation>{name} (atributo {number}) está por debajo del límite que fijó su fabricante: está a punto de fallar.</translation>
        </message>
        <message>
            <source>Sectors that could not be read: {count}. After a power cut or a timeout, the cause can be an interrupted write, which disappears when the sector is written again.</source>
            <translation>Sectores que no se pudieron leer: {count}. Después de un corte de corriente o de un tiempo agotado puede ser una escritura interrumpida; desaparece cuando el lugar se escribe de nuevo.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}. With this much damage, expect more.</source>
            <translation>Sectores que no se pueden leer: {count}. Con tanto daño, seguirán más.</translation>
        </message>
        <message>
            <source>Sectors that can't be read: {count}, up from {before}. The damage is growing.</source>
            <translation>Sectores que no se pueden leer: {count}, y había {before}. El daño crece.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. A drive can live with a few for years; what matters is whether the number grows.</source>
            <translation>Sectores que estaban mal y se sustituyeron con la reserva: {count}. Una unidad puede vivir años con algunos; lo que cuenta es si habrá más.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}. With this much damage, expect more.</source>
            <translation>Sectores que estaban mal y se sustituyeron con la reserva: {count}. Con tanto daño, seguirán más.</translation>
        </message>
        <message>
            <source>Bad sectors replaced from the reserve: {count}, up from {before}. The damage is growing.</source>
            <translation>Sectores que hubo que sustituir: {count}, y había {before}. El daño crece.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}.</source>
            <translation>Sectores que la comprobación de la propia unidad no pudo leer: {count}.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}. With this much damage, expect more.</source>
            <translation>Sectores que la comprobación de la propia unidad no pudo leer: {count}. Con tanto daño, seguirán más.</translation>
        </message>
        <message>
            <source>Sectors that the drive's own check could not read: {count}, up from {before}.</source>
            <translation>Sectores que la comprobación de la propia unidad no pudo leer: {count}, y había {before}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}.</source>
            <translation>Veces que la unidad tuvo que renunciar a leer: {count}.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}. That is a lot.</source>
            <translation>Veces que la unidad tuvo que renunciar a leer: {count}. Son muchas.</translation>
        </message>
        <message>
            <source>Uncorrectable read errors: {count}, up from {before}.</source>
            <translation>Veces que la unidad tuvo que renunciar a leer: {count}, y eran {before}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}.</source>
            <translation>Errores que la unidad no pudo corregir: {count}.</translation>
        </message>
        <message>
            <source>Errors that the drive could not correct: {count}, up from {before}.</source>
            <translation>Errores que la unidad no pudo corregir: {count}, antes {before}.</translation>
        </message>
        <message>
            <source>Places that the drive found hard to read when it checked itself: {count}. Check again in a month.</source>
            <translation>Lugares que a la unidad le costó leer al comprobarse a sí misma: {count}. Vuelva a mirarlo dentro de un mes.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}. The cause is the cable, the port or the enclosure, not the disk inside. Try another cable or port; the number stays, but should stop rising.</source>
            <translation>Errores en el camino entre la unidad y el equipo: {count}. Es el cable, el puerto o la caja, no el disco que hay dentro. Pruebe otro cable u otro puerto; el número se queda, pero no debería subir más.</translation>
        </message>
        <message>
            <source>Transfer errors between drive and computer: {count}, up from {before}. The disk itself is not the cause: use another cable or port.</source>
            <translation>Errores en el camino entre la unidad y el equipo: {count}, y eran {before}. El propio disco no tiene la culpa: use otro cable u otro puerto.</translation>
        </message>
        <message>
            <source>A few old transfer errors: {count}. As long as the number stays the same, ignore them.</source>
            <translation>Errores en el cable, antiguos o pocos: {count}. Mientras el número no cambie, no es nada.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There is no other sign of a problem; run the self-test again.</source>
            <translation>Autopruebas que fallaron: {count}. Nada más habla contra la unidad; déjela probarse otra vez.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, the newest among them. Part of the disk can't be read; the report doesn't say how much.</source>
            <translation>Autopruebas que fallaron: {count}, entre ellas la más reciente. Hay un lugar que no se puede leer; el informe no dice cuánto es.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}, with no success since. Part of the disk can't be read.</source>
            <translation>Autopruebas que fallaron: {count}, y ninguna salió bien desde entonces. Hay un lugar que no se puede leer.</translation>
        </message>
        <message>
            <source>Failed self-tests: {count}. There are also sectors that can't be read.</source>
            <translation>Autopruebas que fallaron: {count}; y hay sectores que no se pueden leer.</translation>
        </message>
        <message>
            <source>A self-test failed, but no counter shows a problem. Enclosures of this kind are known to report that without testing.</source>
            <translation>Falló una autoprueba, y ninguna cifra habla contra la unidad. De la electrónica de unidades de este tipo se sabe que responde eso sin probar.</translation>
        </message>
        <message>
            <source>Times the disk was slow to spin up: {count}. It may lack power: use a port on the computer itself, or the drive's own power supply. If the number keeps rising, the motor is weak.</source>
            <translation>Veces que el disco no alcanzó su velocidad a la primera: {count}. Puede faltarle corriente: use un puerto del propio equipo o la fuente de la unidad. Si el número sigue subiendo, el motor está débil.</translation>
        </message>
        <message>
            <source>Errors in the drive's own memory: {count}.</source>
            <translation>Errores en la memoria de la propia unidad: {count}.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has reached its planned lifetime. That is age, not a failure.</source>
            <translation>{name} (atributo {number}) ha llegado al final de lo previsto por su fabricante. Es la edad, no un fallo.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) is beyond the manufacturer's limit. It counts errors, not age.</source>
            <translation>{name} (atributo {number}) supera el límite del fabricante. Cuenta errores, no la edad.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) was once below the manufacturer's limit, and is above it again.</source>
            <translation>{name} (atributo {number}) estuvo una vez por debajo del límite de su fabricante, y vuelve a estar por encima.</translation>
        </message>
        <message>
            <source>{name} (attribute {number}) has no limit to fall below. What the report says about it is an error in the program that made the report.</source>
            <translation>{name} (atributo {number}) no tiene un límite por debajo del cual pueda caer; lo que el informe dice de él es un error del programa que lo hizo.</translation>
        </message>
        <message>
            <source>The drive is hotter than its manufacturer allows. Give it air.</source>
            <translation>La unidad está más caliente de lo que permite su fabricante. Dele aire.</translation>
        </message>
        <message>
            <source>The drive was once hotter than its manufacturer allows. It no longer is.</source>
            <translation>La unidad estuvo una vez más caliente de lo que quiere su fabricante. Ya no lo está.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C, which is too hot for a disk. Give it air.</source>
            <translation>La unidad está a {celsius} °C, demasiado caliente para un disco. Dele aire.</translation>
        </message>
        <message>
            <source>The drive is at {celsius} °C: warm, but within its limits.</source>
            <translation>La unidad está a {celsius} °C: caliente, y aún permitido.</translation>
        </message>
        <message>
            <source>The drive's reserve is used up.</source>
            <translation>La reserva de la unidad está agotada.</translation>
        </message>
        <message>
            <source>The drive is too warm or too cold right now.</source>
            <translation>La unidad está en este momento demasiado caliente o demasiado fría.</translation>
        </message>
        <message>
            <source>The drive says that it is no longer reliable.</source>
            <translation>La unidad dice que ya no es fiable.</translation>
        </message>
        <message>
            <source>The drive has become read-only.</source>
            <translation>La unidad ya solo se puede leer.</translation>
        </message>
        <message>
            <source>The drive's protection against power cuts has failed. Keep it powered while it is written to.</source>
            <translation>La protección de la unidad contra cortes de corriente ha fallado. Manténgala con corriente mientras se escribe en ella.</translation>
        </message>
        <message>
            <source>{percent} % of its planned lifetime is used up. That is age, not a failure.</source>
            <translation>Se ha gastado el {percent} % de la vida prevista por su fabricante. Es la edad, no un fallo.</translation>
        </message>
        <message>
            <source>Commands not answered in time: {count}. A drive that is busy or waking up causes them, and so does a loose cable, so this alone is not a fault.</source>
            <translation>Órdenes sin respuesta a tiempo: {count}. Las causa una unidad ocupada o que se está despertando, y también un cable flojo; por sí solo, esto no es un fallo.</translation>
        </message>
        <message>
            <source>The huge error rates (attributes 1, 7 and 195) are how this manufacturer counts all reads. Actual errors among them: {errors}.</source>
            <translation>Los números enormes de las tasas de error (atributos 1, 7 y 195) son la forma en que este fabricante cuenta todo lo leído. Errores entre ellos: {errors}.</translation>
        </message>
        <message>
            <source>Times the drive checked a suspect sector: {count}. None had to be replaced.</source>
            <translation>Veces que la unidad revisó un lugar sospechoso: {count}. No hubo que sustituir ninguno.</translation>
        </message>
        <message>
            <source>Entries in the drive's error log: {count}. Rejected commands and a bad cable leave entries too, and they stay forever.</source>
            <translation>Entradas en el registro de errores de la unidad: {count}. También dejan entradas las órdenes rechazadas y un mal cable, y se quedan para siempre.</translation>
        </message>
        <message>
            <source>Times the heads were parked: {count}. Drives are made for 300,000 to 600,000. It is wear, not a fault; parking less often slows it down.</source>
            <translation>Veces que se aparcaron los cabezales: {count}. Las unidades están hechas para entre 300.000 y 600.000. Es desgaste, no un fallo; aparcar menos a menudo lo frena.</translation>
        </message>
        <message>
            <source>Writes that failed, whatever the drive tried: {count}. Its reserve is in use as well.</source>
            <translation>Escrituras que fallaron, por más que la unidad lo intentó: {count}. También está usando su reserva.</translation>
        </message>
        <message>
            <source>The drive has been running for about {years} years. Age alone is not a fault.</source>
            <translation>La unidad ha trabajado unos {years} años. La edad por sí sola no es un fallo.</translation>
        </message>
    </context>
    <context>
        <name>health_roads</name>
        <message>
            <source>Read by the system's drive service.</source>
            <translation>Leído por el servicio de unidades del sistema.</translation>
        </message>
        <message>
            <source>Read with the program smartctl.</source>
            <translation>Leído con el programa smartctl.</translation>
        </message>
        <message>
            <source>Read by Shingleback's helper, with the program smartctl.</source>
            <translation>Leído por el asistente de Shingleback, con el programa smartctl.</translation>
        </message>
        <message>
            <source>The drive service can't read this drive's health, and only the administrator may.</source>
            <translation>El servicio de unidades no lee la salud de esta unidad, y solo el administrador puede hacerlo.</translation>
        </message>
        <message>
            <source>The program that reads a drive's health is not installed.</source>
            <translation>El programa que lee la salud de una unidad no está instalado.</translation>
        </message>
        <message>
            <source>As a precaution, Linux blocks health queries to USB drives from this manufacturer. The drive itself is not the cause.</source>
            <translation>Por precaución, Linux no deja pasar preguntas sobre la salud a las unidades USB de este fabricante. La propia unidad no tiene la culpa.</translation>
        </message>
        <message>
            <source>The enclosure does not pass on health queries.</source>
            <translation>La electrónica de la caja no transmite preguntas sobre la salud.</translation>
        </message>
        <message>
            <source>The drive has no SMART: it does not keep track of its own health.</source>
            <translation>La unidad no tiene SMART: no lleva un registro de su propia salud.</translation>
        </message>
        <message>
            <source>The drive did not answer the health query in time. It may be busy tidying up.</source>
            <translation>La unidad no respondió a tiempo a la pregunta por su salud. Quizá esté ocupada ordenándose.</translation>
        </message>
        <message>
            <source>Shingleback could not make sense of the answer.</source>
            <translation>Shingleback no pudo entender la respuesta.</translation>
        </message>
        <message>
            <source>The drive is asleep. It is not woken up for this.</source>
            <translation>La unidad duerme, y no se la despierta para esto.</translation>
        </message>
        <message>
            <source>Have Shingleback's helper installed by the administrator (packaging/install-helper). Or run as administrator: sudo shingleback drives, or save a report: sudo smartctl -x {device}</source>
            <translation>Haga que el administrador instale el ayudante de Shingleback (packaging/install-helper). O ejecute como administrador: sudo shingleback drives, o guarde un informe: sudo smartctl -x {device}</translation>
        </message>
        <message>
            <source>Install the package smartmontools.</source>
            <translation>Instale el paquete smartmontools.</translation>
        </message>
        <message>
            <source>As administrator, write this line to a new file /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (the colon at the end belongs to it). Where usb_storage is built into the kernel, add usb_storage.quirks={quirk} to its command line instead. Then restart the computer and plug the drive in again. It stays as fast as it is.</source>
            <translation>Como administrador, escriba esta línea en un archivo nuevo /etc/modprobe.d/shingleback.conf: options usb_storage quirks={quirk} (los dos puntos del final forman parte de ella). Si usb_storage está integrado en el núcleo, añada en su lugar usb_storage.quirks={quirk} a su línea de órdenes. Después reinicie el equipo y vuelva a conectar la unidad. Sigue igual de rápida.</translation>
        </message>
        <message>
            <source>In another enclosure, or connected inside a computer, the drive can be asked.</source>
            <translation>En otra caja, o conectada dentro de un equipo, se le puede preguntar a la unidad.</translation>
        </message>
        <message>
            <source>Verify the backups on it from time to time. That shows whether it can still be read.</source>
            <translation>Verifique de vez en cuando las copias que contiene. Así se ve si todavía se puede leer.</translation>
        </message>
        <message>
            <source>Leave it plugged in, and check again in an hour.</source>
            <translation>Déjela conectada y mire otra vez dentro de una hora.</translation>
        </message>
        <message>
            <source>Eject the drive and plug it in again.</source>
            <translation>Expulse la unidad y vuelva a conectarla.</translation>
        </message>
        <message>
            <source>Open a file on it, then check again.</source>
            <translation>Abra un archivo de ella y mire otra vez.</translation>
        </message>
        <message>
            <source>The setting that fixes this is already in place. Eject the drive, unplug it, and plug it in again.</source>
            <translation>Lo que lo remedia ya está configurado. Expulse la unidad, desconéctela y vuelva a conectarla.</translation>
        </message>
    </context>
    <context>
        <name>helper</name>
        <message>
            <source>it doesn't support this request</source>
            <translation>se le pidió algo que no hace</translation>
        </message>
        <message>
            <source>the drive is no longer plugged in</source>
            <translation>la unidad ya no está conectada</translation>
        </message>
        <message>
            <source>another drive is now in its place; check the list of drives again</source>
            <translation>otra unidad ha ocupado el lugar de esta; mire otra vez</translation>
        </message>
        <message>
            <source>this computer runs from the drive, which must not be changed</source>
            <translation>el equipo funciona desde esta unidad, que nunca toca</translation>
        </message>
        <message>
            <source>this drive is built in, and only external drives may be changed</source>
            <translation>esta unidad está integrada, y solo toca las que no lo están</translation>
        </message>
        <message>
            <source>this drive, or Linux on this computer, doesn't support it</source>
            <translation>esta unidad, o Linux en este equipo, no puede hacerlo</translation>
        </message>
        <message>
            <source>somebody has already set this on this computer, in /etc/modprobe.d or as a kernel option</source>
            <translation>alguien ya lo ha configurado en este equipo, en /etc/modprobe.d o como opción del núcleo</translation>
        </message>
        <message>
            <source>the drive is not open; open it, and try again</source>
            <translation>la unidad no está abierta; ábrala e inténtelo otra vez</translation>
        </message>
        <message>
            <source>the filesystem of the drive doesn't support it</source>
            <translation>el sistema de archivos de la unidad no puede hacerlo</translation>
        </message>
        <message>
            <source>the drive is in use; close it, and try again</source>
            <translation>la unidad está en uso; ciérrela e inténtelo otra vez</translation>
        </message>
        <message>
            <source>the drive holds data that would be lost</source>
            <translation>en la unidad hay algo que se perdería</translation>
        </message>
        <message>
            <source>its folder was not created by Shingleback</source>
            <translation>el lugar para ello no lo creó Shingleback</translation>
        </message>
        <message>
            <source>a program that it needs is not installed</source>
            <translation>un programa que necesita no está instalado</translation>
        </message>
        <message>
            <source>a program that it needs failed</source>
            <translation>un programa que necesita no lo consiguió</translation>
        </message>
        <message>
            <source>the drive did not respond in time; it may be busy tidying up</source>
            <translation>la unidad no respondió a tiempo; quizá esté ocupada ordenándose</translation>
        </message>
        <message>
            <source>it was stopped</source>
            <translation>se detuvo</translation>
        </message>
        <message>
            <source>it is still busy with the drive; try again later</source>
            <translation>está ocupado con la unidad; inténtelo más tarde</translation>
        </message>
        <message>
            <source>it stopped unexpectedly; check the drive again</source>
            <translation>terminó en medio de su trabajo; mire la unidad otra vez</translation>
        </message>
    </context>
    <context>
        <name>history</name>
        <message>
            <source>Backup</source>
            <translation>Copia</translation>
        </message>
        <message>
            <source>Check</source>
            <translation>Comprobación</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Restauración</translation>
        </message>
        <message>
            <source>Test restore</source>
            <translation>Prueba de restauración</translation>
        </message>
        <message>
            <source>Complete</source>
            <translation>Completa</translation>
        </message>
        <message>
            <source>It could not start</source>
            <translation>No pudo empezar</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>La unidad había desaparecido</translation>
        </message>
        <message>
            <source>The drive was full</source>
            <translation>No quedaba sitio</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>La unidad dio errores</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>No se empezó, por precaución</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>Ended by an error in the program</source>
            <translation>Terminada por un error del programa</translation>
        </message>
        <message numerus="yes">
            <source>Complete, except for %n file(s)</source>
            <translation>
                <numerusform>Completa, salvo %Ln archivo</numerusform>
                <numerusform>Completa, salvo %Ln archivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) not restored</source>
            <translation>
                <numerusform>%Ln archivo no devuelto</numerusform>
                <numerusform>%Ln archivos no devueltos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) with a problem</source>
            <translation>
                <numerusform>%Ln archivo con un problema</numerusform>
                <numerusform>%Ln archivos con un problema</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing had changed</source>
            <translation>Nada había cambiado</translation>
        </message>
        <message>
            <source>{files} copied, {size}</source>
            <translation>{files} copiados, {size}</translation>
        </message>
        <message>
            <source>{files} intact, {size}</source>
            <translation>{files} intactos, {size}</translation>
        </message>
        <message>
            <source>{files} restored, {size}</source>
            <translation>{files} devueltos, {size}</translation>
        </message>
        <message>
            <source>{files}, {size} of this only in older versions</source>
            <translation>de ello, {files}, {size} solo en versiones anteriores</translation>
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
            <translation>{span}, con pausas</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) added</source>
            <translation>
                <numerusform>%Ln archivo añadido</numerusform>
                <numerusform>%Ln archivos añadidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) changed</source>
            <translation>
                <numerusform>%Ln archivo cambiado</numerusform>
                <numerusform>%Ln archivos cambiados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) moved</source>
            <translation>
                <numerusform>%Ln archivo movido</numerusform>
                <numerusform>%Ln archivos movidos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) removed</source>
            <translation>
                <numerusform>%Ln archivo eliminado</numerusform>
                <numerusform>%Ln archivos eliminados</numerusform>
            </translation>
        </message>
        <message>
            <source>{what} ({size})</source>
            <translation>{what} ({size})</translation>
        </message>
        <message>
            <source>complete</source>
            <translation>completa</translation>
        </message>
        <message>
            <source>{files} · {size} · {end}</source>
            <translation>{files} · {size} · {end}</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s) since {month}</source>
            <translation>
                <numerusform>%Ln versión desde {month}</numerusform>
                <numerusform>%Ln versiones desde {month}</numerusform>
            </translation>
        </message>
        <message>
            <source>changed since</source>
            <translation>cambiado después</translation>
        </message>
        <message>
            <source>moved since</source>
            <translation>movido después</translation>
        </message>
        <message>
            <source>deleted since</source>
            <translation>eliminado después</translation>
        </message>
        <message>
            <source>{size}, changed {moment}</source>
            <translation>{size}, modificado {moment}</translation>
        </message>
        <message>
            <source>{sets} – {place}</source>
            <translation>{sets} – {place}</translation>
        </message>
        <message numerus="yes">
            <source>Restore %n item(s)</source>
            <translation>
                <numerusform>Restaurar %Ln elemento</numerusform>
                <numerusform>Restaurar %Ln elementos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) selected</source>
            <translation>
                <numerusform>%Ln elemento seleccionado</numerusform>
                <numerusform>%Ln elementos seleccionados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n item(s) found</source>
            <translation>
                <numerusform>%Ln elemento encontrado</numerusform>
                <numerusform>%Ln elementos encontrados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more item(s) are not shown. Search for a longer name.</source>
            <translation>
                <numerusform>%Ln elemento más no se muestra. Busque un nombre más largo.</numerusform>
                <numerusform>%Ln elementos más no se muestran. Busque un nombre más largo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more change(s) are not shown.</source>
            <translation>
                <numerusform>No se muestra %Ln cambio más.</numerusform>
                <numerusform>No se muestran %Ln cambios más.</numerusform>
            </translation>
        </message>
        <message>
            <source>The list of files is being read from the drive. With many files this takes a while.</source>
            <translation>Se está leyendo la lista de archivos de la unidad. Con muchos archivos tarda un rato.</translation>
        </message>
        <message numerus="yes">
            <source>Different from the backup now: %n file(s)</source>
            <translation>
                <numerusform>Distinto de la copia ahora: %Ln archivo</numerusform>
                <numerusform>Distintos de la copia ahora: %Ln archivos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Permissions and owner set as in the backup: %n file(s) or folder(s)</source>
            <translation>
                <numerusform>Permisos y propietario como en la copia de seguridad: %Ln archivo o carpeta</numerusform>
                <numerusform>Permisos y propietario como en la copia de seguridad: %Ln archivos o carpetas</numerusform>
            </translation>
        </message>
        <message>
            <source>{needed} may not fit: only {free} are free where {place} is. Free up space first, or choose another folder.</source>
            <translation>Quizá no quepan {needed}: donde está {place} solo hay {free} libres. Libere espacio antes o elija otra carpeta.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) did not come back</source>
            <translation>
                <numerusform>%Ln archivo no volvió</numerusform>
                <numerusform>%Ln archivos no volvieron</numerusform>
            </translation>
        </message>
        <message>
            <source>A program with special permissions can do more than the person who starts it: restore them only if nobody else could change this backup.</source>
            <translation>Un programa con permisos especiales puede hacer más que la persona que lo inicia: restáurelos solo si nadie más podía cambiar esta copia.</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s) came back whole</source>
            <translation>
                <numerusform>%Ln archivo volvió íntegro</numerusform>
                <numerusform>%Ln archivos volvieron íntegros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln versión</numerusform>
                <numerusform>%Ln versiones</numerusform>
            </translation>
        </message>
        <message>
            <source>today</source>
            <translation>hoy</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>ayer</translation>
        </message>
        <message>
            <source>MMM yyyy</source>
            <translation>MMM yyyy</translation>
        </message>
        <message>
            <source>MMMM yyyy</source>
            <translation>MMMM 'de' yyyy</translation>
        </message>
        <message>
            <source>Added</source>
            <translation>Añadido</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Modificado</translation>
        </message>
        <message>
            <source>Moved</source>
            <translation>Movido</translation>
        </message>
        <message>
            <source>Removed</source>
            <translation>Eliminado</translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>Also back up when Shingleback isn't running</source>
            <translation>Hacer copias también sin Shingleback en marcha</translation>
        </message>
        <message>
            <source>Start Shingleback when I log in</source>
            <translation>Iniciar Shingleback al abrir sesión</translation>
        </message>
        <message>
            <source>How to start it when I log in</source>
            <translation>Cómo iniciarlo al abrir sesión</translation>
        </message>
        <message>
            <source>Backing up</source>
            <translation>Copiando</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <source>Ejecting</source>
            <translation>Expulsando</translation>
        </message>
        <message>
            <source>Needs you</source>
            <translation>Le necesita</translation>
        </message>
        <message>
            <source>List damaged</source>
            <translation>Lista dañada</translation>
        </message>
        <message>
            <source>Damaged files</source>
            <translation>Archivos dañados</translation>
        </message>
        <message>
            <source>Not backed up yet</source>
            <translation>Aún sin copia</translation>
        </message>
        <message>
            <source>Overdue</source>
            <translation>Atrasada</translation>
        </message>
        <message>
            <source>On the same disk</source>
            <translation>En el mismo disco</translation>
        </message>
        <message>
            <source>Backed up</source>
            <translation>Copiado</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pausar</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Seguir</translation>
        </message>
        <message>
            <source>Please wait</source>
            <translation>Espere, por favor</translation>
        </message>
        <message>
            <source>Change this backup set</source>
            <translation>Cambiar este conjunto</translation>
        </message>
        <message>
            <source>See the drives</source>
            <translation>Ver las unidades</translation>
        </message>
        <message>
            <source>Plug in the drive</source>
            <translation>Conecte la unidad</translation>
        </message>
        <message>
            <source>Open the drive</source>
            <translation>Abrir la unidad</translation>
        </message>
        <message>
            <source>Use this drive…</source>
            <translation>Usar esta unidad…</translation>
        </message>
        <message>
            <source>See what happened</source>
            <translation>Ver qué ha pasado</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Intentar otra vez</translation>
        </message>
        <message>
            <source>Continue the backup</source>
            <translation>Seguir con la copia</translation>
        </message>
        <message>
            <source>Back up now</source>
            <translation>Hacer copia ahora</translation>
        </message>
        <message>
            <source>plugged in</source>
            <translation>conectada</translation>
        </message>
        <message>
            <source>plugged in, not open</source>
            <translation>conectada, sin abrir</translation>
        </message>
        <message>
            <source>plugged in twice</source>
            <translation>conectada dos veces</translation>
        </message>
        <message>
            <source>looking for it</source>
            <translation>se está buscando</translation>
        </message>
        <message>
            <source>not plugged in</source>
            <translation>no conectada</translation>
        </message>
        <message>
            <source>plugged in, not confirmed</source>
            <translation>conectada, sin confirmar</translation>
        </message>
        <message>
            <source>The next backup is due now.</source>
            <translation>La próxima copia toca ahora.</translation>
        </message>
        <message>
            <source>Next backup: {moment}</source>
            <translation>Próxima copia: {moment}</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in</source>
            <translation>Próxima copia: cuando se conecte la unidad</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there</source>
            <translation>Próxima copia: en cuanto la unidad esté disponible</translation>
        </message>
        <message>
            <source>Next backup: when the drive is open</source>
            <translation>Próxima copia: cuando la unidad esté abierta</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive</source>
            <translation>Próxima copia: la próxima vez que conecte la unidad</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in by then</source>
            <translation>Próxima copia: {moment}, si la unidad está conectada entonces</translation>
        </message>
        <message>
            <source>Next backup: when the share is connected</source>
            <translation>Próxima copia: cuando el recurso compartido esté conectado</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the share is connected by then</source>
            <translation>Próxima copia: {moment}, si el recurso compartido está conectado para entonces</translation>
        </message>
        <message>
            <source>Next backup: when the drive is plugged in while Shingleback is running</source>
            <translation>Próxima copia: cuando se conecte la unidad con Shingleback en marcha</translation>
        </message>
        <message>
            <source>Next backup: as soon as the drive is there, while Shingleback is running</source>
            <translation>Próxima copia: en cuanto la unidad esté disponible, mientras Shingleback esté en marcha</translation>
        </message>
        <message>
            <source>Next backup: the next time you plug in the drive while Shingleback is running</source>
            <translation>Próxima copia: la próxima vez que conecte la unidad con Shingleback en marcha</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if Shingleback is running then</source>
            <translation>Próxima copia: {moment}, si Shingleback está en marcha entonces</translation>
        </message>
        <message>
            <source>Next backup: {moment}, if the drive is plugged in and Shingleback is running by then</source>
            <translation>Próxima copia: {moment}, si la unidad está conectada y Shingleback en marcha entonces</translation>
        </message>
        <message>
            <source>Only the timer starts backups to a share, and it is off.</source>
            <translation>Solo el temporizador inicia las copias en un recurso compartido, y está desactivado.</translation>
        </message>
        <message>
            <source>Backups to a share don't start automatically in this session, because it has no timer.</source>
            <translation>Las copias en un recurso compartido no se inician automáticamente en esta sesión, porque no tiene temporizador.</translation>
        </message>
        <message>
            <source>A share isn't plugged in like a drive, so no backup starts automatically. Choose daily backups.</source>
            <translation>Un recurso compartido no se conecta como una unidad, así que ninguna copia se inicia automáticamente. Elija copias diarias.</translation>
        </message>
        <message>
            <source>Switch on the timer</source>
            <translation>Activar el temporizador</translation>
        </message>
        <message>
            <source>{free} of {total} free after the last backup</source>
            <translation>{free} de {total} libres tras la última copia</translation>
        </message>
        <message>
            <source>{free} of {total} free when it was last seen: {moment}</source>
            <translation>{free} de {total} libres la última vez que se vio: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n day(s) at this pace</source>
            <translation>
                <numerusform>A este ritmo se llena en %Ln día, más o menos</numerusform>
                <numerusform>A este ritmo se llena en unos %Ln días</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n week(s) at this pace</source>
            <translation>
                <numerusform>A este ritmo se llena en %Ln semana, más o menos</numerusform>
                <numerusform>A este ritmo se llena en unas %Ln semanas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n month(s) at this pace</source>
            <translation>
                <numerusform>A este ritmo se llena en %Ln mes, más o menos</numerusform>
                <numerusform>A este ritmo se llena en unos %Ln meses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Full in about %n year(s) at this pace</source>
            <translation>
                <numerusform>A este ritmo se llena en %Ln año, más o menos</numerusform>
                <numerusform>A este ritmo se llena en unos %Ln años</numerusform>
            </translation>
        </message>
        <message>
            <source>Last good backup on this drive: {moment}</source>
            <translation>Última copia buena en esta unidad: {moment}</translation>
        </message>
        <message>
            <source>No backup on this drive yet</source>
            <translation>Todavía no hay copia en esta unidad</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). Its last good backup: {moment}.</source>
            <translation>Se turna con {drive} ({presence}). Su última copia buena: {moment}.</translation>
        </message>
        <message>
            <source>Takes turns with {drive} ({presence}). It has no backup yet.</source>
            <translation>Se turna con {drive} ({presence}). Todavía no tiene copia.</translation>
        </message>
        <message>
            <source>The last backup to it was interrupted.</source>
            <translation>La última copia en ella no llegó a terminar.</translation>
        </message>
        <message>
            <source>A check found damaged files on it: {moment}.</source>
            <translation>Una comprobación encontró archivos dañados en ella: {moment}.</translation>
        </message>
        <message>
            <source>It is time to bring it.</source>
            <translation>Es hora de traerla.</translation>
        </message>
        <message>
            <source>Is this the right drive for {name}?</source>
            <translation>¿Es esta la unidad correcta para {name}?</translation>
        </message>
        <message>
            <source>Serial number ending in {letters}</source>
            <translation>El número de serie termina en {letters}</translation>
        </message>
        <message>
            <source>Folder: {place}</source>
            <translation>Carpeta: {place}</translation>
        </message>
        <message>
            <source>Nothing has been backed up to it yet. Other drives may have the same name.</source>
            <translation>Aún no se ha copiado nada en ella. Otras unidades pueden tener el mismo nombre.</translation>
        </message>
        <message>
            <source>Earlier backups of this set went to another drive. Other drives may have the same name.</source>
            <translation>Las copias anteriores de este conjunto fueron a otra unidad. Otras unidades pueden tener el mismo nombre.</translation>
        </message>
        <message>
            <source>&amp;Use this drive</source>
            <translation>&amp;Usar esta unidad</translation>
        </message>
        <message>
            <source>&amp;Not this drive</source>
            <translation>Esta unidad &amp;no</translation>
        </message>
        <message>
            <source>This desktop may not start programs when you log in.</source>
            <translation>Puede que este escritorio no inicie programas al abrir sesión.</translation>
        </message>
        <message>
            <source>If it does not, add this line to its startup file:

{line}

Until then, automatic backups start while Shingleback is running. Daily backups can also be started by a timer.</source>
            <translation>Si no lo hace, añada esta línea a su archivo de inicio:

{line}

Hasta entonces, las copias automáticas empiezan mientras Shingleback está en marcha. Las copias diarias también puede iniciarlas un temporizador.</translation>
        </message>
        <message>
            <source>Not in this backup: {places}</source>
            <translation>No está en esta copia: {places}</translation>
        </message>
        <message>
            <source>A backup begins when the drive is plugged in.</source>
            <translation>Una copia empieza por sí sola al conectar la unidad.</translation>
        </message>
        <message>
            <source>A backup begins once a day, while the drive is plugged in.</source>
            <translation>Una copia empieza por sí sola una vez al día, mientras la unidad esté conectada.</translation>
        </message>
        <message>
            <source>Your files are being backed up</source>
            <translation>Se está haciendo copia de sus archivos</translation>
        </message>
        <message>
            <source>A backup is paused</source>
            <translation>Una copia está en pausa</translation>
        </message>
        <message>
            <source>A drive is being ejected</source>
            <translation>Se está expulsando una unidad</translation>
        </message>
        <message>
            <source>A backup needs you</source>
            <translation>Una copia le necesita</translation>
        </message>
        <message>
            <source>The list of files on a drive needs attention</source>
            <translation>La lista de archivos de una unidad requiere su atención</translation>
        </message>
        <message>
            <source>Some backed-up files are damaged</source>
            <translation>Algunos archivos de la copia están dañados</translation>
        </message>
        <message>
            <source>Ready for the first backup</source>
            <translation>Listo para la primera copia</translation>
        </message>
        <message>
            <source>It is time for a backup</source>
            <translation>Es hora de hacer una copia</translation>
        </message>
        <message>
            <source>Files and backup are on the same disk</source>
            <translation>Los archivos y la copia están en el mismo disco</translation>
        </message>
        <message>
            <source>Your files are backed up</source>
            <translation>Hay copia de sus archivos</translation>
        </message>
        <message>
            <source>Some files are not backed up yet</source>
            <translation>Algunos archivos aún no tienen copia</translation>
        </message>
        <message>
            <source>Last good backup: {moment}</source>
            <translation>Última copia buena: {moment}</translation>
        </message>
        <message numerus="yes">
            <source>Last good backup: %n day(s) ago</source>
            <translation>
                <numerusform>Última copia buena: hace %Ln día</numerusform>
                <numerusform>Última copia buena: hace %Ln días</numerusform>
            </translation>
        </message>
        <message>
            <source>{size} in {files}</source>
            <translation>{size} en {files}</translation>
        </message>
        <message>
            <source>{size} in {files}, {left_out} skipped</source>
            <translation>{size} en {files}, {left_out} omitidos</translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln archivo</numerusform>
                <numerusform>%Ln archivos</numerusform>
            </translation>
        </message>
        <message>
            <source>everything checked: {moment}</source>
            <translation>todo comprobado: {moment}</translation>
        </message>
        <message>
            <source>some files tested: {moment}</source>
            <translation>algunos archivos probados: {moment}</translation>
        </message>
        <message>
            <source>A check found damaged files: {moment}. Back up now to copy them again, and have the drive checked.</source>
            <translation>Una comprobación encontró archivos dañados: {moment}. Haga una copia ahora para copiarlos de nuevo y haga comprobar la unidad.</translation>
        </message>
        <message>
            <source>Choose the folders that matter to you and where their backup goes.</source>
            <translation>Diga qué carpetas le importan, y a dónde va su copia.</translation>
        </message>
        <message>
            <source>Plug in the drive whenever you want to back up.</source>
            <translation>Conecte la unidad cuando quiera hacer copia.</translation>
        </message>
        <message>
            <source>Plug in {drive} next: it is its turn.</source>
            <translation>Conecte ahora {drive}: le toca.</translation>
        </message>
        <message>
            <source>Connect the share whenever you want to back up.</source>
            <translation>Conecte el recurso compartido cuando quiera hacer una copia.</translation>
        </message>
        <message>
            <source>not connected</source>
            <translation>no conectado</translation>
        </message>
        <message>
            <source>Connect the share</source>
            <translation>Conectar el recurso compartido</translation>
        </message>
        <message>
            <source>{drive} is plugged in, but the backup was not found on it.</source>
            <translation>{drive} está conectado, pero la copia no se ha encontrado en él.</translation>
        </message>
        <message>
            <source>Two of the drives plugged in are copies of each other. Unplug the one you don't want to use.</source>
            <translation>Dos unidades conectadas son copias la una de la otra. Desconecte la que no corresponde.</translation>
        </message>
        <message>
            <source>{drive} is plugged in. This set has never been backed up to it. Is it the right drive?</source>
            <translation>{drive} está conectada. Este conjunto nunca se ha copiado en ella. ¿Es la unidad correcta?</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If that disk fails, the backup is lost too.</source>
            <translation>Esta copia está en el disco de este equipo. Si ese disco falla, se pierde también la copia.</translation>
        </message>
        <message>
            <source>This backup is on the same drive as {folder}. If that drive fails, both are lost.</source>
            <translation>Esta copia está en la misma unidad que {folder}. Si esa unidad falla, se pierden ambas cosas.</translation>
        </message>
        <message>
            <source>You stopped the last backup. The next one copies what is missing.</source>
            <translation>Detuvo la última copia. La próxima copia lo que falta.</translation>
        </message>
        <message>
            <source>The backup of {moment} was interrupted.</source>
            <translation>La copia de {moment} no llegó a su fin.</translation>
        </message>
        <message>
            <source>Backup set without folders</source>
            <translation>Conjunto de copia sin carpetas</translation>
        </message>
        <message>
            <source>30 days ago</source>
            <translation>hace 30 días</translation>
        </message>
        <message>
            <source>tomorrow, {time}</source>
            <translation>mañana, {time}</translation>
        </message>
        <message>
            <source>today, {time}</source>
            <translation>hoy, {time}</translation>
        </message>
        <message>
            <source>yesterday, {time}</source>
            <translation>ayer, {time}</translation>
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
            <translation>← Atrás</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
    </context>
    <context>
        <name>leaving-out</name>
        <message>
            <source>Excluded: {folders}</source>
            <translation>Excluido: {folders}</translation>
        </message>
        <message>
            <source>Everything is backed up.</source>
            <translation>Se copia todo.</translation>
        </message>
        <message numerus="yes">
            <source>%n folder(s) excluded: {size}</source>
            <translation>
                <numerusform>%Ln carpeta excluida: {size}</numerusform>
                <numerusform>%Ln carpetas excluidas: {size}</numerusform>
            </translation>
        </message>
        <message>
            <source>not found</source>
            <translation>no se encuentra</translation>
        </message>
        <message>
            <source>counting…</source>
            <translation>contando…</translation>
        </message>
        <message>
            <source>does not answer</source>
            <translation>no responde</translation>
        </message>
    </context>
    <context>
        <name>measure-charts</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Escritura y lectura secuenciales</translation>
        </message>
        <message>
            <source>GB from the beginning of the test file</source>
            <translation>GB desde el principio del archivo de prueba</translation>
        </message>
        <message>
            <source>MB/s</source>
            <translation>MB/s</translation>
        </message>
        <message>
            <source>written</source>
            <translation>escrito</translation>
        </message>
        <message>
            <source>read</source>
            <translation>leído</translation>
        </message>
        <message>
            <source>read at ten places</source>
            <translation>leído en diez lugares</translation>
        </message>
        <message>
            <source>written last time</source>
            <translation>escrito la última vez</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Escritura y lectura por nivel de llenado</translation>
        </message>
        <message>
            <source>how full the drive is, in %</source>
            <translation>lo llena que está la unidad, en %</translation>
        </message>
        <message>
            <source>same place again</source>
            <translation>mismo lugar otra vez</translation>
        </message>
        <message>
            <source>earlier</source>
            <translation>antes</translation>
        </message>
        <message>
            <source>How long reads wait after scattered writes and a rest</source>
            <translation>Cuánto esperan las lecturas tras escrituras dispersas y un descanso</translation>
        </message>
        <message>
            <source>reads in order; long waits are cleaning</source>
            <translation>lecturas en orden; las esperas largas son limpieza</translation>
        </message>
        <message>
            <source>seconds</source>
            <translation>segundos</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Escrituras aleatorias de {size}</translation>
        </message>
        <message>
            <source>GB written</source>
            <translation>GB escritos</translation>
        </message>
        <message>
            <source>cache full: {size}, after {time}; then {rate}</source>
            <translation>caché llena: {size}, tras {time}; luego {rate}</translation>
        </message>
    </context>
    <context>
        <name>measuring</name>
        <message>
            <source>Sequential writing and reading</source>
            <translation>Escritura y lectura secuenciales</translation>
        </message>
        <message>
            <source>Reading at ten places</source>
            <translation>Lectura en diez lugares</translation>
        </message>
        <message>
            <source>Random reading</source>
            <translation>Lectura aleatoria</translation>
        </message>
        <message>
            <source>Ten readers at once</source>
            <translation>Diez lectores a la vez</translation>
        </message>
        <message>
            <source>Reading back scattered writes</source>
            <translation>Lectura de lo escrito de forma dispersa</translation>
        </message>
        <message>
            <source>Activity while idle</source>
            <translation>Actividad en reposo</translation>
        </message>
        <message>
            <source>How much it rewrites at a time</source>
            <translation>¿Cuánto reescribe de una vez?</translation>
        </message>
        <message>
            <source>Random writing</source>
            <translation>Escritura aleatoria</translation>
        </message>
        <message>
            <source>Random writing until the cache is full</source>
            <translation>Escritura aleatoria hasta llenar la caché</translation>
        </message>
        <message>
            <source>Small files</source>
            <translation>Archivos pequeños</translation>
        </message>
        <message>
            <source>Random writing with the write cache on and off</source>
            <translation>Escritura aleatoria con la caché de escritura activada y desactivada</translation>
        </message>
        <message>
            <source>Writing and reading by fill level</source>
            <translation>Escritura y lectura por nivel de llenado</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive with a media cache.</source>
            <translation>Se comporta como una unidad de grabación escalonada con caché en los platos.</translation>
        </message>
        <message>
            <source>It behaves like a shingled drive that writes everything to a log (a translation layer).</source>
            <translation>Se comporta como una unidad de grabación escalonada que lo escribe todo en un registro (una capa de traducción).</translation>
        </message>
        <message>
            <source>It behaves like a conventional hard disk.</source>
            <translation>Se comporta como un disco duro convencional.</translation>
        </message>
        <message>
            <source>It behaves like a drive without moving parts.</source>
            <translation>Se comporta como una unidad sin partes móviles.</translation>
        </message>
        <message>
            <source>This measurement could not tell which kind of drive it is. A larger budget may.</source>
            <translation>Esta medición no pudo determinar de qué tipo es la unidad. Con un presupuesto mayor quizá se pueda.</translation>
        </message>
        <message>
            <source>The cache was full after {size}.</source>
            <translation>La caché se llenó después de {size}.</translation>
        </message>
        <message>
            <source>While it rests, it makes room at {rate}.</source>
            <translation>Mientras descansa, hace sitio a {rate}.</translation>
        </message>
        <message>
            <source>These tests do not tell which kind of drive it is.</source>
            <translation>Estas pruebas no dicen qué tipo de unidad es.</translation>
        </message>
        <message>
            <source>How sure: {percent}.</source>
            <translation>Seguridad: {percent}.</translation>
        </message>
        <message>
            <source>Sequential writing</source>
            <translation>Escritura secuencial</translation>
        </message>
        <message>
            <source>Sequential reading</source>
            <translation>Lectura secuencial</translation>
        </message>
        <message>
            <source>{begin} at first, {end} at the end</source>
            <translation>{begin} al principio, {end} al final</translation>
        </message>
        <message>
            <source>Random read</source>
            <translation>Lectura aleatoria</translation>
        </message>
        <message>
            <source>Random write</source>
            <translation>Escritura aleatoria</translation>
        </message>
        <message>
            <source>Random write with the write cache on</source>
            <translation>Escritura aleatoria con la caché de escritura activada</translation>
        </message>
        <message>
            <source>Random write with the write cache off</source>
            <translation>Escritura aleatoria con la caché de escritura desactivada</translation>
        </message>
        <message>
            <source>{number} ms</source>
            <translation>{number} ms</translation>
        </message>
        <message>
            <source>{number} times as long as elsewhere</source>
            <translation>{number} veces lo que tarda en otras partes</translation>
        </message>
        <message>
            <source>Rewrites at once</source>
            <translation>Reescribe de una vez</translation>
        </message>
        <message>
            <source>Random writes of {size}</source>
            <translation>Escrituras aleatorias de {size}</translation>
        </message>
        <message>
            <source>no collapse within {size}; longest wait {time}</source>
            <translation>sin caída en {size}; espera más larga {time}</translation>
        </message>
        <message>
            <source>collapse after {size} ({time}), then {rate}; longest wait {longest}</source>
            <translation>caída tras {size} ({time}), luego {rate}; espera más larga {longest}</translation>
        </message>
        <message>
            <source>After {time} of rest</source>
            <translation>Tras {time} de descanso</translation>
        </message>
        <message>
            <source>{size} fast again</source>
            <translation>{size} rápidos otra vez</translation>
        </message>
        <message>
            <source>{made} created and {removed} removed per second</source>
            <translation>{made} creados y {removed} eliminados por segundo</translation>
        </message>
        <message>
            <source>How full it was before</source>
            <translation>Cuán llena estaba antes</translation>
        </message>
        <message>
            <source>Written in total</source>
            <translation>Escrito en total</translation>
        </message>
        <message>
            <source>{size} in {time}</source>
            <translation>{size} en {time}</translation>
        </message>
        <message>
            <source>{percent} full</source>
            <translation>Al {percent}</translation>
        </message>
        <message>
            <source>{written} written, {read} read</source>
            <translation>{written} al escribir, {read} al leer</translation>
        </message>
        <message>
            <source>{written} written, {read} read, {again} at the same place again</source>
            <translation>{written} al escribir, {read} al leer, {again} otra vez en el mismo lugar</translation>
        </message>
        <message>
            <source>Slowed by filling</source>
            <translation>Más lenta por llenarse</translation>
        </message>
        <message>
            <source>no: the same place is written as fast as before</source>
            <translation>no: el mismo lugar se escribe tan rápido como antes</translation>
        </message>
        <message>
            <source>yes: writing the same place is {percent} slower at {level} full than at {first}</source>
            <translation>sí: escribir el mismo lugar es un {percent} más lento al {level} que al {first}</translation>
        </message>
        <message>
            <source>unclear: {percent} slower at {level} full than at {first}, but on such a small drive, a single pause can look like that</source>
            <translation>sin determinar: {percent} más lenta al {level} de llenado que al {first}, pero en una unidad tan pequeña una sola pausa puede parecer lo mismo</translation>
        </message>
        <message>
            <source>{name}: was about the same</source>
            <translation>{name}: era casi igual</translation>
        </message>
        <message>
            <source>{name}: was {percent} slower</source>
            <translation>{name}: era {percent} más lenta</translation>
        </message>
        <message>
            <source>{name}: was {percent} faster</source>
            <translation>{name}: era {percent} más rápida</translation>
        </message>
        <message>
            <source>The verdict then: “{verdict}”</source>
            <translation>Entonces fue: «{verdict}»</translation>
        </message>
        <message>
            <source>nothing in common to compare</source>
            <translation>nada en común que comparar</translation>
        </message>
        <message>
            <source>Measured on {date}: {said}</source>
            <translation>Medido el {date}: {said}</translation>
        </message>
        <message>
            <source>Writing at {percent} full</source>
            <translation>Escritura al {percent}</translation>
        </message>
        <message>
            <source>Cache</source>
            <translation>Caché</translation>
        </message>
        <message>
            <source>{values} known for {drives} ({source})</source>
            <translation>{values} conocidos de {drives} ({source})</translation>
        </message>
    </context>
    <context>
        <name>moments</name>
        <message>
            <source>not known yet</source>
            <translation>aún no se sabe</translation>
        </message>
        <message>
            <source>cache has room</source>
            <translation>la caché tiene sitio</translation>
        </message>
        <message>
            <source>cache is full</source>
            <translation>la caché está llena</translation>
        </message>
        <message>
            <source>past the full cache</source>
            <translation>sin pasar por la caché llena</translation>
        </message>
        <message>
            <source>tidying up</source>
            <translation>se ordena</translation>
        </message>
        <message>
            <source>at rest</source>
            <translation>en reposo</translation>
        </message>
        <message>
            <source>not responding</source>
            <translation>no responde</translation>
        </message>
        <message>
            <source>no cache detected</source>
            <translation>no se ve ninguna caché</translation>
        </message>
        <message>
            <source>cache full</source>
            <translation>caché llena</translation>
        </message>
        <message>
            <source>not full</source>
            <translation>no está llena</translation>
        </message>
        <message>
            <source>fast again</source>
            <translation>rápida de nuevo</translation>
        </message>
        <message>
            <source>responds again</source>
            <translation>responde</translation>
        </message>
        <message>
            <source>rest</source>
            <translation>descanso</translation>
        </message>
        <message>
            <source>continues</source>
            <translation>sigue</translation>
        </message>
        <message>
            <source>other program</source>
            <translation>otro programa</translation>
        </message>
        <message>
            <source>alone again</source>
            <translation>sola de nuevo</translation>
        </message>
        <message>
            <source>pace</source>
            <translation>ritmo</translation>
        </message>
        <message>
            <source>The drive's cache is full. From here on it is slower. This is normal for a shingled drive.</source>
            <translation>La caché de la unidad está llena. A partir de aquí es más lenta; es normal en una unidad de grabación escalonada.</translation>
        </message>
        <message>
            <source>The drive's cache was not full: something else slowed it down before.</source>
            <translation>La caché de la unidad no estaba llena: antes la ralentizó otra cosa.</translation>
        </message>
        <message>
            <source>The drive's cache has room again, so it is fast again.</source>
            <translation>Vuelve a haber sitio en la caché de la unidad: es rápida de nuevo.</translation>
        </message>
        <message>
            <source>The drive stopped responding, as many do while they tidy up.</source>
            <translation>La unidad dejó de responder, como hacen muchas mientras se ordenan.</translation>
        </message>
        <message>
            <source>The drive is responding again.</source>
            <translation>La unidad responde de nuevo.</translation>
        </message>
        <message>
            <source>The drive is resting.</source>
            <translation>Se deja descansar a la unidad.</translation>
        </message>
        <message>
            <source>The rest is over, and the backup continues.</source>
            <translation>El descanso ha terminado; la copia de seguridad sigue.</translation>
        </message>
        <message>
            <source>Another program started using the drive.</source>
            <translation>Otro programa empezó a usar la unidad.</translation>
        </message>
        <message>
            <source>The other program has finished using the drive.</source>
            <translation>El otro programa ha dejado en paz la unidad.</translation>
        </message>
        <message>
            <source>You changed the pace.</source>
            <translation>Usted eligió otro ritmo.</translation>
        </message>
        <message>
            <source>The drive rests and makes room in its cache, so that copying is faster later.</source>
            <translation>Se deja descansar a la unidad para que haga sitio en su caché y los archivos esperen menos después.</translation>
        </message>
        <message>
            <source>The drive rests, because its responses took longer and longer.</source>
            <translation>Se deja descansar a la unidad, porque sus respuestas tardaban cada vez más.</translation>
        </message>
        <message>
            <source>The backup is waiting, because another program is using the drive.</source>
            <translation>La copia de seguridad espera, porque otro programa usa la unidad.</translation>
        </message>
        <message>
            <source>The backup is waiting a minute after a connection problem. The files copied so far are safe.</source>
            <translation>La copia espera un minuto tras problemas con la conexión. Lo que ha copiado está a salvo.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds about {size}. From here on it is slower, as shingled drives are.</source>
            <translation>La caché de la unidad está llena; caben unos {size}. A partir de aquí es más lenta, como son las unidades de grabación escalonada.</translation>
        </message>
        <message>
            <source>The drive's cache is full; it holds {size}. From here on it is slower, as shingled drives are.</source>
            <translation>La caché de la unidad está llena; caben {size}. A partir de aquí es más lenta, como son las unidades de grabación escalonada.</translation>
        </message>
        <message>
            <source>Another program started using the drive, at {rate}.</source>
            <translation>Otro programa empezó a usar la unidad, a {rate}.</translation>
        </message>
        <message>
            <source>The drive is responding again, after {time}.</source>
            <translation>La unidad responde de nuevo, después de {time}.</translation>
        </message>
        <message>
            <source>Checking the empty space in {file}: {done} of {total}.</source>
            <translation>Comprobando el espacio vacío de {file}: {done} de {total}.</translation>
        </message>
        <message>
            <source>You changed the pace: {pace}.</source>
            <translation>Usted eligió otro ritmo: {pace}.</translation>
        </message>
    </context>
    <context>
        <name>mounting</name>
        <message>
            <source>It is open.</source>
            <translation>Está abierta.</translation>
        </message>
        <message>
            <source>Reading writes nothing to it.</source>
            <translation>Leer no escribe nada en ella.</translation>
        </message>
        <message>
            <source>It is open read-only.</source>
            <translation>Está abierta solo para lectura.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time of each file that is new or was not read today.</source>
            <translation>Leer también escribe en ella: por cada archivo que es nuevo o no se ha leído hoy, anota la hora.</translation>
        </message>
        <message>
            <source>Reading writes to it, too: it records the access time whenever a file is read.</source>
            <translation>Leer también escribe en ella: cada vez que se lee un archivo, anota la hora.</translation>
        </message>
        <message>
            <source>{drive} records access times, so even reading writes to it, which makes a shingled drive slow. You can open it again without access times: see “Drives”.</source>
            <translation>{drive} está abierta de tal modo que leer también escribe en ella, lo que hace lenta a una unidad de grabación escalonada. Puede abrirla otra vez sin horas de acceso: vea «Unidades».</translation>
        </message>
        <message>
            <source>The drive is closed, but still switched on. Eject it before you unplug it.</source>
            <translation>La unidad está cerrada. Sigue encendida: expúlsela para desconectarla.</translation>
        </message>
    </context>
    <context>
        <name>moving</name>
        <message>
            <source>The backup was moved</source>
            <translation>La copia de seguridad está movida</translation>
        </message>
        <message>
            <source>The backup was moved, except for files that could not be read</source>
            <translation>La copia está movida, salvo lo que no se pudo leer</translation>
        </message>
        <message>
            <source>The move was stopped</source>
            <translation>El traslado está detenido</translation>
        </message>
        <message>
            <source>The backup was not moved</source>
            <translation>La copia de seguridad no está movida</translation>
        </message>
        <message>
            <source>The backups were merged</source>
            <translation>Las copias son ahora una sola</translation>
        </message>
        <message>
            <source>The backups were merged, except for files that could not be read</source>
            <translation>Las copias son ahora una sola, salvo lo que no se pudo leer</translation>
        </message>
        <message>
            <source>The backups were not merged</source>
            <translation>Las copias no se han fusionado</translation>
        </message>
        <message>
            <source>All versions are copied, file by file. If the filesystem stays the same, copying the drive is much faster.</source>
            <translation>Se copian todas las versiones, archivo por archivo. Si el sistema de archivos no cambia, copiar la unidad es mucho más rápido.</translation>
        </message>
        <message>
            <source>Every file is copied, then read back and compared. You can pause it.</source>
            <translation>Cada archivo se copia y después se vuelve a leer y se compara. Puede ponerlo en pausa.</translation>
        </message>
        <message>
            <source>Probably {time}.</source>
            <translation>Probablemente {time}.</translation>
        </message>
        <message>
            <source>The old backup stays as it is. If you stop it, or a drive is unplugged, it can continue from there later.</source>
            <translation>La copia antigua queda como está. Si lo detiene o se desconecta una unidad, puede continuar desde ahí más tarde.</translation>
        </message>
        <message>
            <source>Merge the backups from {source} to {target}</source>
            <translation>Fusionar las copias de {source} en {target}</translation>
        </message>
        <message>
            <source>Move the backup from {source} to {target}</source>
            <translation>Mover la copia de {source} a {target}</translation>
        </message>
        <message>
            <source>Checking both folders…</source>
            <translation>Examinando ambos lugares…</translation>
        </message>
        <message>
            <source>{versions} with {files} ({size}) will be copied. There is enough space.</source>
            <translation>Por copiar: {versions} con {files} ({size}). Hay espacio suficiente.</translation>
        </message>
        <message>
            <source>Already there, from an earlier run: {files} ({size}).</source>
            <translation>Ya están allí, de una ejecución anterior: {files} ({size}).</translation>
        </message>
        <message>
            <source>In {target}: {versions} with {files} ({size}), read back and intact.</source>
            <translation>En {target}: {versions} con {files} ({size}), releídos e intactos.</translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln versión</numerusform>
                <numerusform>%Ln versiones</numerusform>
            </translation>
        </message>
        <message>
            <source>The next backup goes there. The old one stays as it is.</source>
            <translation>La próxima copia va allí. La antigua queda como está.</translation>
        </message>
        <message>
            <source>The old backup stays as it is.</source>
            <translation>La copia antigua queda como está.</translation>
        </message>
        <message>
            <source>The next backup goes there. The old ones stay as they are.</source>
            <translation>La próxima copia va allí. Las antiguas quedan como están.</translation>
        </message>
        <message>
            <source>The old backups stay as they are.</source>
            <translation>Las copias antiguas quedan como están.</translation>
        </message>
        <message>
            <source>The backup is already there: an earlier run has moved it.</source>
            <translation>La copia de seguridad ya está allí: la movió una ejecución anterior.</translation>
        </message>
        <message>
            <source>The backups become one. Each version contains what all of them had at that time.</source>
            <translation>Allí las copias se convierten en una. Cada versión tiene lo que todas tenían en su momento.</translation>
        </message>
        <message>
            <source>The backups are now one. Each version contains what all of them had at that time.</source>
            <translation>Allí las copias son una sola. Cada versión tiene lo que todas tenían en su momento.</translation>
        </message>
        <message>
            <source>Files that could not be read in the old backup: {count}. The next backup copies those that you still have.</source>
            <translation>Archivos que no se pudieron leer en la copia antigua: {count}. La próxima copia incluye los que usted aún tenga.</translation>
        </message>
        <message>
            <source>Files there that were in the backup's folders but are not part of the backup were moved to {folder}.</source>
            <translation>Los archivos que había allí en las carpetas de la copia, pero que no forman parte de ella, se movieron a {folder}.</translation>
        </message>
    </context>
    <context>
        <name>normal</name>
        <message>
            <source>It is fast at first. After some gigabytes it may become very slow until it has rested.</source>
            <translation>Al principio es rápida. Después de algunos gigabytes puede volverse muy lenta, hasta que haya descansado.</translation>
        </message>
        <message>
            <source>It stays busy and warm after you have finished, often for minutes and sometimes for hours, while it tidies up.</source>
            <translation>Sigue ocupada y caliente cuando usted ha terminado, a menudo minutos, a veces horas: se ordena.</translation>
        </message>
        <message>
            <source>It clicks quietly and regularly, even when nobody uses it.</source>
            <translation>Hace clics suaves y regulares, incluso cuando nadie la usa.</translation>
        </message>
        <message>
            <source>Now and then it doesn't respond for half a minute. Just wait.</source>
            <translation>De vez en cuando no responde durante medio minuto. Basta con esperar.</translation>
        </message>
        <message>
            <source>Ejecting can take minutes, because pending data is written first.</source>
            <translation>Expulsarla puede tardar minutos: antes se escribe lo que el equipo aún retiene.</translation>
        </message>
        <message>
            <source>After a large backup, leave it plugged in for a while if you can. Always eject it before you unplug it.</source>
            <translation>Después de una copia grande, déjela conectada un rato si puede. Expúlsela siempre antes de desconectarla.</translation>
        </message>
        <message>
            <source>It can only be written in order. Most filesystems don't work on it, and few enclosures support it.</source>
            <translation>Solo se puede escribir en orden. La mayoría de los sistemas de archivos no funcionan en ella, y pocas cajas lo transmiten.</translation>
        </message>
        <message>
            <source>It can be told which files were deleted (TRIM). For good reasons, that is not done automatically.</source>
            <translation>Se le puede decir qué archivos se han borrado (TRIM). No se hace por sí solo, por buenas razones.</translation>
        </message>
        <message>
            <source>It slows down gradually as it fills up, to about half its speed when full.</source>
            <translation>Se vuelve más lenta, poco a poco, a medida que se llena: al final es la mitad de rápida.</translation>
        </message>
        <message>
            <source>Many shingled drives don't say that they are. Long pauses and activity while idle would be signs of it, not faults.</source>
            <translation>Muchas unidades SMR no dicen que lo son. Las pausas largas y la actividad en reposo serían señales de ello, no fallos.</translation>
        </message>
        <message>
            <source>It makes no noise. Simple sticks and cards become slow when you write a lot at once.</source>
            <translation>No hace ruido. Las memorias y tarjetas sencillas se vuelven lentas cuando se escribe mucho de una vez.</translation>
        </message>
    </context>
    <context>
        <name>notices</name>
        <message>
            <source>Back up now</source>
            <translation>Hacer copia ahora</translation>
        </message>
        <message>
            <source>Set up for backup</source>
            <translation>Preparar para copias</translation>
        </message>
        <message>
            <source>What is this?</source>
            <translation>¿Qué es esto?</translation>
        </message>
        <message>
            <source>Don't use this drive</source>
            <translation>No usar esta unidad</translation>
        </message>
        <message>
            <source>What can I do?</source>
            <translation>¿Qué puedo hacer?</translation>
        </message>
        <message>
            <source>Stop waiting</source>
            <translation>Dejar de esperar</translation>
        </message>
        <message>
            <source>I have done that</source>
            <translation>Ya lo he hecho</translation>
        </message>
        <message>
            <source>Open Shingleback</source>
            <translation>Abrir Shingleback</translation>
        </message>
        <message>
            <source>Restore instead</source>
            <translation>Restaurar en su lugar</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Ahora no</translation>
        </message>
        <message>
            <source>Unlock</source>
            <translation>Desbloquear</translation>
        </message>
        <message>
            <source>{name}, {size}</source>
            <translation>{name}, {size}</translation>
        </message>
        <message>
            <source>Your backup drive is plugged in.</source>
            <translation>Su unidad de copias de seguridad está conectada.</translation>
        </message>
        <message>
            <source>It is fast at first and slow after a while. This is normal and does no harm.</source>
            <translation>Al principio es rápida y al cabo de un rato, lenta. Es normal y no causa daño.</translation>
        </message>
        <message>
            <source>It is plugged in. It is not clear whether it is shingled.</source>
            <translation>Está conectada. No está claro si es de grabación escalonada.</translation>
        </message>
        <message>
            <source>Open Shingleback to see more.</source>
            <translation>Abra Shingleback para ver más.</translation>
        </message>
        <message>
            <source>{name} was not ejected</source>
            <translation>{name} ha desaparecido sin que se expulsara</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in, and eject it next time. If you didn't, leave it plugged in and powered. It may be tidying up, which can take an hour.</source>
            <translation>Si la ha desconectado usted, vuelva a conectarla y expúlsela la próxima vez. Si no, déjela conectada y encendida: quizá se esté ordenando y necesite una hora.</translation>
        </message>
        <message>
            <source>The backup to {name} begins at {time}</source>
            <translation>La copia de seguridad en {name} empieza a las {time}</translation>
        </message>
        <message>
            <source>It starts automatically, as you chose. If you need the drive for something else, or want to restore files, press “Not now”.</source>
            <translation>Empieza por sí sola, como usted eligió. Si necesita la unidad para otra cosa, o viene a recuperar archivos, elija «Ahora no».</translation>
        </message>
        <message>
            <source>Is {name} the right drive for your backup?</source>
            <translation>¿Es {name} la unidad correcta para su copia?</translation>
        </message>
        <message>
            <source>The backup is waiting for your answer, because it has never used this drive.</source>
            <translation>La copia espera su respuesta, porque nunca se ha hecho en esta unidad.</translation>
        </message>
        <message>
            <source>The backup to {name} needs its passphrase</source>
            <translation>La copia de seguridad en {name} necesita la contraseña</translation>
        </message>
        <message>
            <source>The drive is encrypted. The backup starts once you have unlocked it.</source>
            <translation>La unidad está cifrada. La copia empezará cuando la desbloquee.</translation>
        </message>
        <message>
            <source>The backup to {name} could not start</source>
            <translation>La copia de seguridad en {name} no pudo empezar</translation>
        </message>
        <message>
            <source>The drive could not be opened: {why}</source>
            <translation>No se pudo abrir la unidad: {why}</translation>
        </message>
        <message numerus="yes">
            <source>No backup of {name} for %n day(s)</source>
            <translation>
                <numerusform>Sin copia de {name} desde hace %Ln día</numerusform>
                <numerusform>Sin copia de {name} desde hace %Ln días</numerusform>
            </translation>
        </message>
        <message>
            <source>Plug in the backup drive when you have a moment.</source>
            <translation>Conecte la unidad de copias cuando le venga bien.</translation>
        </message>
        <message>
            <source>Connect the share that holds the backup when you have a moment.</source>
            <translation>Conecte el recurso compartido de la copia cuando tenga un momento.</translation>
        </message>
        <message numerus="yes">
            <source>{name}: no backup for %n day(s)</source>
            <translation>
                <numerusform>{name}: sin copia desde hace %Ln día</numerusform>
                <numerusform>{name}: sin copia desde hace %Ln días</numerusform>
            </translation>
        </message>
        <message>
            <source>Time to swap drives: bring {drive}</source>
            <translation>Hora de cambiar de unidad: traiga {drive}</translation>
        </message>
        <message numerus="yes">
            <source>Its last backup of {name} was %n day(s) ago.</source>
            <translation>
                <numerusform>Su última copia de {name} fue hace %Ln día.</numerusform>
                <numerusform>Su última copia de {name} fue hace %Ln días.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no backup of {name} on it yet.</source>
            <translation>Todavía no hay en ella ninguna copia de {name}.</translation>
        </message>
        <message>
            <source>{name}: bring the other drive, {drive}</source>
            <translation>{name}: traiga la otra unidad, {drive}</translation>
        </message>
        <message>
            <source>It is safe to unplug {name}</source>
            <translation>{name} se puede desconectar sin peligro</translation>
        </message>
        <message>
            <source>A backup begins in {left}</source>
            <translation>Una copia empieza en {left}</translation>
        </message>
        <message>
            <source>{name}: eject it before you unplug it</source>
            <translation>{name}: expúlsela antes de desconectarla</translation>
        </message>
        <message>
            <source>{name}: not in use</source>
            <translation>{name}: sin usar</translation>
        </message>
        <message>
            <source>{name} is gone: plug it back in, or wait {left}</source>
            <translation>{name} ha desaparecido: vuelva a conectarla o espere {left}</translation>
        </message>
        <message>
            <source>{name} is gone: plug it in again</source>
            <translation>{name} ha desaparecido: conéctela de nuevo</translation>
        </message>
        <message>
            <source>{name} is gone: looking for it</source>
            <translation>{name} ha desaparecido: buscándola</translation>
        </message>
        <message>
            <source>{name} is probably broken</source>
            <translation>Probablemente {name} está averiada</translation>
        </message>
        <message>
            <source>{name} is gone: leave it unplugged</source>
            <translation>{name} ha desaparecido: déjela desconectada</translation>
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
            <translation>bytes</translation>
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
                <numerusform>%Ln byte</numerusform>
                <numerusform>%Ln bytes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n file(s)</source>
            <translation>
                <numerusform>%Ln archivo</numerusform>
                <numerusform>%Ln archivos</numerusform>
            </translation>
        </message>
        <message>
            <source>{done} of {total}</source>
            <translation>{done} de {total}</translation>
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
            <translation>menos de un segundo</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%Ln día</numerusform>
                <numerusform>%Ln días</numerusform>
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
            <translation>En marcha. Una unidad que duerme o se ordena tarda un momento.</translation>
        </message>
    </context>
    <context>
        <name>patience</name>
        <message>
            <source>The drive is gone.</source>
            <translation>La unidad ha desaparecido.</translation>
        </message>
        <message>
            <source>The drive has not come back.</source>
            <translation>La unidad no ha vuelto.</translation>
        </message>
        <message>
            <source>Looking for the drive.</source>
            <translation>Buscando la unidad.</translation>
        </message>
        <message>
            <source>The drive is back.</source>
            <translation>La unidad ha vuelto.</translation>
        </message>
        <message>
            <source>The drive is probably broken.</source>
            <translation>Probablemente la unidad está averiada.</translation>
        </message>
        <message>
            <source>Leave the drive unplugged now.</source>
            <translation>Deje ahora la unidad desconectada.</translation>
        </message>
        <message>
            <source>No longer waiting for the drive.</source>
            <translation>Ya no se espera a la unidad.</translation>
        </message>
        <message>
            <source>If you unplugged it, plug it back in. If you didn't, leave it plugged in and powered for an hour: it may be repairing its internal tables, and won't respond until that is done. Don't switch it off in between, or it starts over. {left} to go (round {round} of {rounds}).</source>
            <translation>Si la desconectó, vuelva a conectarla. Si no, déjela conectada y encendida una hora: quizá esté ordenando sus propias notas, y no responde hasta terminar. No la apague entretanto, o empezará de nuevo. Faltan {left} (vuelta {round} de {rounds}).</translation>
        </message>
        <message>
            <source>If it is still plugged in, unplug the cable, and the power supply if there is one, and wait half a minute. Then plug it in, if possible into another port of the computer itself (round {round} of {rounds}).</source>
            <translation>Si sigue conectada, desconecte el cable, y la fuente de alimentación si la hay, y espere medio minuto. Luego conéctela, si es posible en otro puerto del propio equipo (vuelta {round} de {rounds}).</translation>
        </message>
        <message>
            <source>A large drive may take a few minutes to start (round {round} of {rounds}).</source>
            <translation>Una unidad grande puede tardar unos minutos en responder después de arrancar (vuelta {round} de {rounds}).</translation>
        </message>
        <message>
            <source>Let it rest for a while before the next big job. If it holds your only copy of something, copy that first.</source>
            <translation>Déjela descansar un rato antes del próximo trabajo grande. Si lo que contiene no existe en ningún otro sitio, cópielo primero.</translation>
        </message>
        <message>
            <source>It didn't come back in {rounds} rounds. Try another cable, power supply and computer once. If it holds your only copy of something, ask a data recovery company before you try anything else.</source>
            <translation>No volvió en {rounds} vueltas. Pruébela una vez con otro cable, otra fuente de alimentación y otro equipo. Si lo que contiene no existe en ningún otro sitio, consulte a una empresa de recuperación de datos antes de probar más.</translation>
        </message>
        <message>
            <source>Drives of this model are known to lose an internal table while everything else still works, and each start can make it worse. Don't keep switching it on. If it holds your only copy of something, ask a data recovery company.</source>
            <translation>De las unidades de este modelo se sabe que su tabla interna se estropea mientras todo lo demás está bien, y que cada nuevo arranque puede empeorarlo. No la encienda una y otra vez. Si lo que contiene no existe en ningún otro sitio, consulte a una empresa de recuperación de datos.</translation>
        </message>
        <message>
            <source>If it comes back later, Shingleback will notice it as usual.</source>
            <translation>Si vuelve más tarde, se notará como siempre.</translation>
        </message>
    </context>
    <context>
        <name>places</name>
        <message>
            <source>the drive</source>
            <translation>la unidad</translation>
        </message>
        <message>
            <source>a drive without a name</source>
            <translation>unidad sin nombre</translation>
        </message>
        <message>
            <source>Home folder</source>
            <translation>Carpeta personal</translation>
        </message>
    </context>
    <context>
        <name>plan</name>
        <message>
            <source>Checking the drive again</source>
            <translation>Mirar la unidad otra vez</translation>
        </message>
        <message>
            <source>Asking for permission</source>
            <translation>Pedir permiso</translation>
        </message>
        <message>
            <source>Erasing</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Creating the partition</source>
            <translation>Crear la partición</translation>
        </message>
        <message>
            <source>Encrypting</source>
            <translation>Cifrar</translation>
        </message>
        <message>
            <source>Formatting</source>
            <translation>Formatear</translation>
        </message>
        <message>
            <source>Verifying the new filesystem</source>
            <translation>Leer lo que hay en la unidad</translation>
        </message>
        <message>
            <source>Opening the drive</source>
            <translation>Abrir la unidad</translation>
        </message>
        <message>
            <source>Writing to the new drive</source>
            <translation>Escribir en la nueva unidad</translation>
        </message>
        <message>
            <source>Telling the drive which space is free</source>
            <translation>Indicar a la unidad qué está libre</translation>
        </message>
        <message>
            <source>This drive is not trimmed. {reason}</source>
            <translation>A esta unidad no se le comunica el espacio libre (TRIM). {reason}</translation>
        </message>
        <message>
            <source>Check again that this is still {drive} and that nothing on it is in use.</source>
            <translation>Mirar otra vez si esta sigue siendo {drive} y si nada en ella está en uso.</translation>
        </message>
        <message>
            <source>Ask for permission before anything is changed.</source>
            <translation>Pedir permiso al sistema antes de cambiar nada.</translation>
        </message>
        <message>
            <source>Erase everything on {drive}.</source>
            <translation>Borrar todo lo que hay en {drive}.</translation>
        </message>
        <message>
            <source>Create one partition that fills the drive.</source>
            <translation>Crear una partición que ocupe todo su espacio.</translation>
        </message>
        <message>
            <source>Encrypt it with your passphrase. Nobody can read the drive without the passphrase, and nobody can recover it.</source>
            <translation>Cifrarla con su contraseña. Sin ella nadie puede leerla, y nadie puede ayudar.</translation>
        </message>
        <message>
            <source>Format it with {filesystem} and name it “{label}”.</source>
            <translation>Formatearla con {filesystem} y darle el nombre «{label}».</translation>
        </message>
        <message>
            <source>Verify the new filesystem.</source>
            <translation>Leer lo que ha quedado en la unidad y compararlo con lo que se quería.</translation>
        </message>
        <message>
            <source>Open it without access times, so that reading writes nothing to it.</source>
            <translation>Abrirla de modo que leer no escriba nada en ella.</translation>
        </message>
        <message>
            <source>Check that you can write to it.</source>
            <translation>Comprobar que usted puede escribir en ella.</translation>
        </message>
        <message>
            <source>Tell {drive} that its old content is no longer needed, so that it stays fast as it fills up (TRIM). This may ask for a password.</source>
            <translation>Indicar una vez a {drive} que nadie necesita su contenido anterior, para que siga siendo rápida al llenarse (TRIM). Puede pedir una contraseña.</translation>
        </message>
        <message>
            <source>Ask for an administrator's password before anything is changed.</source>
            <translation>Pedir la contraseña de un administrador antes de cambiar nada.</translation>
        </message>
        <message>
            <source>Checking the drive again...</source>
            <translation>Mirando la unidad otra vez...</translation>
        </message>
        <message>
            <source>Asking for permission...</source>
            <translation>Pidiendo permiso...</translation>
        </message>
        <message>
            <source>Erasing...</source>
            <translation>Borrando...</translation>
        </message>
        <message>
            <source>Creating the partition...</source>
            <translation>Creando la partición...</translation>
        </message>
        <message>
            <source>Encrypting. This may take a minute...</source>
            <translation>Cifrando. Puede tardar un minuto...</translation>
        </message>
        <message>
            <source>Formatting. This may take minutes on a slow drive...</source>
            <translation>Formateando. En una unidad lenta puede tardar minutos...</translation>
        </message>
        <message>
            <source>Verifying the new filesystem...</source>
            <translation>Leyendo lo que hay en la unidad...</translation>
        </message>
        <message>
            <source>Opening the drive...</source>
            <translation>Abriendo la unidad...</translation>
        </message>
        <message>
            <source>Checking that you can write to it...</source>
            <translation>Probando a escribir en ella...</translation>
        </message>
        <message>
            <source>Telling the drive which space is free. This may take a few minutes...</source>
            <translation>Indicando a la unidad qué está libre. Puede llevar unos minutos...</translation>
        </message>
        <message>
            <source>It is the drive that you confirmed, and nothing on it is in use.</source>
            <translation>Es la unidad que usted confirmó, y nada en ella está en uso.</translation>
        </message>
        <message>
            <source>Permission was given.</source>
            <translation>Usted puede hacerlo.</translation>
        </message>
        <message>
            <source>The drive is erased.</source>
            <translation>La unidad está borrada.</translation>
        </message>
        <message>
            <source>The partition is created.</source>
            <translation>La partición está creada.</translation>
        </message>
        <message>
            <source>It is encrypted, and unlocked.</source>
            <translation>Está cifrada y desbloqueada.</translation>
        </message>
        <message>
            <source>The filesystem is created.</source>
            <translation>El sistema de archivos está creado.</translation>
        </message>
        <message>
            <source>The filesystem is as planned.</source>
            <translation>Está como debe estar.</translation>
        </message>
        <message>
            <source>The drive is open.</source>
            <translation>La unidad está abierta.</translation>
        </message>
        <message>
            <source>You can write to it.</source>
            <translation>Usted puede escribir en ella.</translation>
        </message>
        <message>
            <source>The drive knows which space is free.</source>
            <translation>La unidad sabe qué está libre.</translation>
        </message>
        <message>
            <source>Nothing on the drive was changed.</source>
            <translation>No se cambió nada en la unidad.</translation>
        </message>
        <message>
            <source>The drive is erased and empty. Prepare it again to use it.</source>
            <translation>La unidad está borrada y vacía. Prepárela otra vez para usarla.</translation>
        </message>
        <message>
            <source>The drive is erased and has an empty partition. Prepare it again to use it.</source>
            <translation>La unidad está borrada y tiene una partición vacía. Prepárela otra vez para usarla.</translation>
        </message>
        <message>
            <source>The drive is encrypted, but not usable yet, even with its passphrase. Prepare it again.</source>
            <translation>La unidad está cifrada y no hay nada en ella que se pueda usar; los programas pedirán su contraseña en vano. Prepárela otra vez.</translation>
        </message>
        <message>
            <source>The drive is formatted and empty, but not ready. Unplug it, plug it back in, and check whether it opens, or prepare it again.</source>
            <translation>La unidad está formateada y vacía, pero no lista. Desconéctela, vuelva a conectarla y mire si se abre; o prepárela otra vez.</translation>
        </message>
        <message>
            <source>The drive is ready.</source>
            <translation>La unidad está lista.</translation>
        </message>
        <message>
            <source>The state of the drive is not known. Unplug it, plug it back in, and prepare it again.</source>
            <translation>No se sabe qué hay ahora en la unidad. Desconéctela, vuelva a conectarla y prepárela otra vez.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) does all of this.</source>
            <translation>El servicio de unidades del propio sistema (UDisks2) lo hace todo.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) uses the options, and asks for an administrator's password.</source>
            <translation>El servicio de unidades del sistema (UDisks2) transmite las opciones y pide la contraseña de un administrador.</translation>
        </message>
        <message>
            <source>The helper of Shingleback creates the filesystem with these options. It may ask for a password.</source>
            <translation>El ayudante de Shingleback crea el sistema de archivos con estas opciones; puede pedir una contraseña.</translation>
        </message>
        <message>
            <source>The drive service of the system (UDisks2) is too old for these options, and ignores them. The drive works without them.</source>
            <translation>El servicio de unidades del sistema (UDisks2) es demasiado antiguo para transmitir las opciones y las omite. Aun así, la unidad se puede usar.</translation>
        </message>
        <message>
            <source>No administrator's password is needed, because the filesystem is created without its options. The drive works without them, but later backups and restores may take a little longer.</source>
            <translation>No se necesita la contraseña de un administrador, porque se omiten las opciones del sistema de archivos. Aun así, la unidad se puede usar; las copias y restauraciones posteriores pueden tardar algo más.</translation>
        </message>
    </context>
    <context>
        <name>profiles</name>
        <message>
            <source>Backup drive for Linux (btrfs)</source>
            <translation>Unidad de copias para Linux (btrfs)</translation>
        </message>
        <message>
            <source>Backup drive for Linux (ext4, packed)</source>
            <translation>Unidad de copias para Linux (ext4, compacto)</translation>
        </message>
        <message>
            <source>Large files on Linux (ext4, packed)</source>
            <translation>Archivos grandes en Linux (ext4, compacto)</translation>
        </message>
        <message>
            <source>Large files, shared with Windows and macOS (exFAT)</source>
            <translation>Archivos grandes, compartida con Windows y macOS (exFAT)</translation>
        </message>
        <message>
            <source>Shared with Windows and macOS (exFAT)</source>
            <translation>Compartida con Windows y macOS (exFAT)</translation>
        </message>
        <message>
            <source>Drive with zones (btrfs)</source>
            <translation>Unidad por zonas (btrfs)</translation>
        </message>
        <message>
            <source>Drive with zones (XFS)</source>
            <translation>Unidad por zonas (XFS)</translation>
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
            <translation>Escribe en trozos largos, y nota cuando un archivo se ha estropeado en la unidad. Solo Linux puede leerlo.</translation>
        </message>
        <message>
            <source>Simple and proven, with all tables at the beginning of the drive. Only Linux can read it.</source>
            <translation>Sencillo y probado, con todas sus tablas al principio de la unidad. Solo Linux puede leerlo.</translation>
        </message>
        <message>
            <source>For videos and disk images: small tables, more space, but fewer files. Only Linux can read it.</source>
            <translation>Para películas e imágenes de disco: tablas pequeñas, mucho sitio, no demasiados archivos. Solo Linux puede leerlo.</translation>
        </message>
        <message>
            <source>Every computer can read and write it. A power cut can lose files that it had already stored.</source>
            <translation>Cualquier ordenador puede leerlo y escribir en él. Un corte de corriente puede hacer que se pierdan archivos ya guardados.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, which it does automatically. Only Linux can read it.</source>
            <translation>Para unidades que hay que escribir en orden. Lo hace por sí solo. Solo Linux puede leerlo.</translation>
        </message>
        <message>
            <source>For drives that must be written in order, with a very new Linux. Only Linux can read it.</source>
            <translation>Para unidades que hay que escribir en orden, con un Linux muy nuevo. Solo Linux puede leerlo.</translation>
        </message>
        <message>
            <source>Once recommended for shingled drives. It becomes slow over the years, and there is no way to fix that.</source>
            <translation>Se recomendó en su día para unidades de grabación escalonada. Con los años se vuelve lento, y no puede remediarlo.</translation>
        </message>
        <message>
            <source>Good on other drives. On a shingled drive, it spreads writes over the whole drive.</source>
            <translation>Bueno en otras unidades. En una de grabación escalonada reparte lo que escribe por toda la unidad.</translation>
        </message>
        <message>
            <source>Only if Windows needs it: it scatters small writes, and is slow on Linux.</source>
            <translation>Solo donde Windows lo pida: dispersa las escrituras pequeñas, y Linux es lento con él.</translation>
        </message>
        <message>
            <source>Writes everything in sequence until the drive is full, then keeps moving data around.</source>
            <translation>Lo escribe todo en una línea, hasta que la unidad está llena: entonces mueve datos de un lado a otro por sí solo.</translation>
        </message>
        <message>
            <source>Don't trim the whole drive before formatting: that takes minutes, and a new drive gains nothing.</source>
            <translation>No hacer TRIM de toda la unidad antes de formatear: lleva minutos, y una unidad nueva no gana nada.</translation>
        </message>
        <message>
            <source>Files are stored once: a backup is the second copy.</source>
            <translation>Los archivos se guardan una vez: una copia de seguridad ya es la segunda copia.</translation>
        </message>
        <message>
            <source>The tables are stored twice, so that one bad sector doesn't cost you the whole drive.</source>
            <translation>Las tablas se guardan dos veces, para que un lugar malo no cueste la unidad entera.</translation>
        </message>
        <message>
            <source>The tables have large pages, so reading them takes a few long reads instead of many short ones.</source>
            <translation>Las tablas tienen páginas grandes: leerlas requiere pocas lecturas largas, y no muchas cortas.</translation>
        </message>
        <message>
            <source>No space is reserved for the system, which doesn't run from this drive. This leaves 5 % more for files.</source>
            <translation>No se reserva sitio para el sistema, que no funciona desde esta unidad: un 5 % más para archivos.</translation>
        </message>
        <message>
            <source>One entry for each MiB instead of each 16 KiB: small tables, and still millions of files.</source>
            <translation>Una entrada por cada MiB en vez de cada 16 KiB: tablas pequeñas, y aun así millones de archivos.</translation>
        </message>
        <message>
            <source>One entry for each 4 MiB: the tables are as small as they can be, for few, large files.</source>
            <translation>Una entrada por cada 4 MiB: las tablas son lo más pequeñas posible, para pocos archivos grandes.</translation>
        </message>
        <message>
            <source>Two spare copies of the superblock instead of dozens all over the drive.</source>
            <translation>Dos copias de reserva de la cabecera en vez de docenas por toda la unidad.</translation>
        </message>
        <message>
            <source>All tables are at the beginning, where the drive can rewrite them in one go.</source>
            <translation>Todas las tablas están al principio, donde la unidad puede reescribirlas de una vez.</translation>
        </message>
        <message>
            <source>The tables are written now, not for hours after the first use of the drive.</source>
            <translation>Las tablas se escriben ahora, y no durante horas después del primer uso.</translation>
        </message>
        <message>
            <source>Large pieces: smaller tables, and longer writes.</source>
            <translation>Trozos grandes: tablas más pequeñas y escrituras más largas.</translation>
        </message>
        <message>
            <source>Pieces of medium size: small files waste less space, and the tables stay small.</source>
            <translation>Trozos medianos: los archivos pequeños desperdician menos sitio, y las tablas siguen siendo pequeñas.</translation>
        </message>
        <message>
            <source>Everything begins at a multiple of 32 MiB, near the size of the drive's strips.</source>
            <translation>Todo empieza en un múltiplo de 32 MiB, cerca del tamaño de las franjas de la unidad.</translation>
        </message>
        <message>
            <source>The table of free space is next to the other one, not in a strip of its own.</source>
            <translation>La tabla de lugares libres está junto a la otra, y no en una franja propia.</translation>
        </message>
        <message>
            <source>It tidies up 128 MiB at a time, which covers whole strips of the drive.</source>
            <translation>Ordena 128 MiB cada vez, lo que abarca franjas enteras de la unidad.</translation>
        </message>
        <message>
            <source>It starts at the front, instead of in several places at once.</source>
            <translation>Empieza por delante, en vez de en varios lugares a la vez.</translation>
        </message>
        <message>
            <source>Don't fill the drive with zeros, which takes a day.</source>
            <translation>No escribir ceros por toda la unidad, lo que lleva un día.</translation>
        </message>
        <message>
            <source>The same sectors as the drive: Windows reads no others, and some versions choose larger ones automatically.</source>
            <translation>Los sectores propios de la unidad: Windows no lee otros, y algunas versiones toman mayores por su cuenta.</translation>
        </message>
        <message>
            <source>Reading a file writes nothing. Otherwise, each look at a folder would cause scattered small writes.</source>
            <translation>Leer un archivo no escribe nada. Si no, cada mirada a una carpeta se convertiría en pequeñas escrituras dispersas.</translation>
        </message>
        <message>
            <source>Don't tell the drive about every deleted file right away: each hint costs it work.</source>
            <translation>No avisar a la unidad de cada archivo borrado al momento: cada aviso es también trabajo para ella.</translation>
        </message>
        <message>
            <source>Several flushes are combined into one.</source>
            <translation>Varias peticiones de escribirlo todo se convierten en una.</translation>
        </message>
        <message>
            <source>Small files are stored with the others, not in the tables.</source>
            <translation>Los archivos pequeños están con los demás, y no en las tablas.</translation>
        </message>
        <message>
            <source>Windows and macOS can't read it without additional software.</source>
            <translation>Windows y macOS no pueden leerla sin otros programas.</translation>
        </message>
        <message>
            <source>Keep 5 to 10 percent of it free, or it becomes slow.</source>
            <translation>Deje libre del 5 al 10 por ciento, o se volverá lenta.</translation>
        </message>
        <message>
            <source>Keep 10 to 20 percent of it free: only whole zones can be used again.</source>
            <translation>Deje libre del 10 al 20 por ciento: solo se pueden reutilizar zonas enteras.</translation>
        </message>
        <message>
            <source>It holds 1.9 million files on 8 TB, and each version counts separately.</source>
            <translation>Caben 1,9 millones de archivos en 8 TB; cada versión cuenta de nuevo.</translation>
        </message>
        <message>
            <source>Each file takes up half a piece more than its size: with many small files that adds up.</source>
            <translation>Cada archivo ocupa medio trozo más que su tamaño: con muchos archivos pequeños, eso suma.</translation>
        </message>
        <message>
            <source>It doesn't notice when a file is damaged. Verify the backup now and then.</source>
            <translation>No nota por sí solo cuando un archivo se ha estropeado; haga comprobar la copia de vez en cuando.</translation>
        </message>
        <message>
            <source>It has no journal: unplugging it while it writes can damage more than the last file.</source>
            <translation>No tiene diario: desconectarla mientras escribe puede dañar más que el último archivo.</translation>
        </message>
        <message>
            <source>It can't store owners, permissions or links. Shingleback records them separately.</source>
            <translation>No guarda propietarios, permisos ni enlaces; Shingleback los guarda en notas propias.</translation>
        </message>
        <message>
            <source>It can't reserve space for a file, which some download programs need.</source>
            <translation>No se puede reservar sitio para un archivo; algunos programas de descarga lo necesitan.</translation>
        </message>
        <message>
            <source>Linux can do this for a short time only. Keep another copy.</source>
            <translation>Linux puede hacerlo desde hace poco. Guarde otra copia.</translation>
        </message>
        <message>
            <source>It scatters files more and more, and there is no way to fix that.</source>
            <translation>Dispersa los archivos cada vez más, y no puede remediarlo.</translation>
        </message>
        <message>
            <source>It tidies up in the background, and so does the drive. They get in each other's way.</source>
            <translation>Se ordena en segundo plano, en una unidad que hace lo mismo: se estorban.</translation>
        </message>
        <message>
            <source>It writes all over the drive, which quickly fills the cache.</source>
            <translation>Escribe por toda la unidad, lo que llena pronto la caché.</translation>
        </message>
        <message>
            <source>It keeps about 90 GB of 8 TB for itself.</source>
            <translation>Se queda con unos 90 GB de 8 TB.</translation>
        </message>
        <message>
            <source>It suits a shingled drive best: it writes in long pieces, and notices when a file is damaged.</source>
            <translation>Es lo que mejor conviene a una unidad de grabación escalonada: escribe en trozos largos, y nota cuando un archivo se ha estropeado.</translation>
        </message>
        <message>
            <source>For few, large files: its tables are small, and all at the beginning of the drive.</source>
            <translation>Para pocos archivos grandes: sus tablas son pequeñas, y están todas al principio de la unidad.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit small files.</source>
            <translation>Es lo que Linux, Windows y macOS pueden leer y escribir, en trozos adecuados para archivos pequeños.</translation>
        </message>
        <message>
            <source>Linux, Windows and macOS can all read and write it, and its pieces suit large files.</source>
            <translation>Es lo que Linux, Windows y macOS pueden leer y escribir, en trozos adecuados para archivos grandes.</translation>
        </message>
        <message>
            <source>Windows and macOS can't open a drive that was encrypted on Linux, so only Linux will be able to read this one. If sharing matters more to you, choose no passphrase.</source>
            <translation>Windows y macOS no pueden abrir una unidad que Linux ha cifrado. Por eso, solo Linux podrá leer esta. Si le importa más compartirla, elija no usar contraseña.</translation>
        </message>
        <message>
            <source>It writes in order, zone by zone, as this drive requires. Only Linux can read it.</source>
            <translation>Esta unidad hay que escribirla en orden, zona por zona, y esto lo hace. Solo Linux puede leerla.</translation>
        </message>
        <message>
            <source>It is the best that this computer can create.</source>
            <translation>Es lo mejor que se puede crear en este equipo.</translation>
        </message>
        <message>
            <source>This computer can't create a suitable filesystem.</source>
            <translation>En este equipo no se puede crear nada que le sirva bien.</translation>
        </message>
        <message>
            <source>Better would be “{title}”.</source>
            <translation>Mejor sería «{title}».</translation>
        </message>
        <message>
            <source>Right would be “{title}”.</source>
            <translation>Lo correcto sería «{title}».</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding.</source>
            <translation>El servicio de unidades (UDisks2) no responde.</translation>
        </message>
        <message>
            <source>The program {program} is not installed.</source>
            <translation>El programa {program} no está instalado.</translation>
        </message>
        <message>
            <source>It needs Linux {kernel} or later.</source>
            <translation>Necesita Linux {kernel} o posterior.</translation>
        </message>
        <message>
            <source>This Linux system doesn't support {filesystem}, so it can't open such a drive.</source>
            <translation>Este Linux no puede abrir una unidad así: no contiene {filesystem}.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) of this computer would silently ignore the options.</source>
            <translation>El servicio de unidades (UDisks2) de este equipo omitiría las opciones sin decirlo.</translation>
        </message>
        <message>
            <source>Its options need an administrator's password, which is not available here or turned off.</source>
            <translation>Sus opciones necesitan la contraseña de un administrador, que aquí se deniega o no se debe pedir.</translation>
        </message>
        <message>
            <source>It is only for drives that must be written in order.</source>
            <translation>Es solo para unidades que hay que escribir en orden.</translation>
        </message>
        <message>
            <source>This drive must be written in order, and this filesystem can't do that.</source>
            <translation>Esta unidad hay que escribirla en orden, y este sistema de archivos no puede.</translation>
        </message>
        <message>
            <source>It can't be encrypted here.</source>
            <translation>Aquí no se puede cifrar.</translation>
        </message>
        <message>
            <source>Install the package {package}, then try again.</source>
            <translation>Instale el paquete {package} y vuelva a mirar.</translation>
        </message>
        <message>
            <source>Install the package udisks2, or restart the computer.</source>
            <translation>Instale el paquete udisks2, o reinicie el equipo.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system includes it.</source>
            <translation>Una versión más nueva de su sistema Linux lo trae.</translation>
        </message>
        <message>
            <source>A newer version of your Linux system may include it.</source>
            <translation>Puede que una versión más nueva de su sistema Linux lo traiga.</translation>
        </message>
        <message>
            <source>Ask an administrator to install the helper (sudo packaging/install-helper in the folder of Shingleback), or use a system with UDisks2 2.10 or later.</source>
            <translation>Haga que el administrador de este equipo instale el ayudante de Shingleback (sudo packaging/install-helper, en la carpeta de Shingleback), o use un sistema con UDisks2 2.10 o posterior.</translation>
        </message>
        <message>
            <source>Allow Shingleback to ask for the password, or let the administrator of this computer prepare the drive.</source>
            <translation>Permita que se pida esa contraseña, o deje que el administrador de este equipo prepare la unidad.</translation>
        </message>
        <message>
            <source>Choose another profile.</source>
            <translation>Elija otro perfil.</translation>
        </message>
        <message>
            <source>Choose the one for drives with zones.</source>
            <translation>Elija el de unidades por zonas.</translation>
        </message>
        <message>
            <source>Choose no encryption, or another drive or profile.</source>
            <translation>Elija sin cifrado, u otra unidad u otro perfil.</translation>
        </message>
        <message>
            <source>Use a system with UDisks2 2.10 or later: with encryption, the helper can't do it.</source>
            <translation>Use un sistema con UDisks2 2.10 o posterior: con cifrado, el ayudante de Shingleback no puede hacerlo.</translation>
        </message>
        <message>
            <source>Install what the drive service needs for encryption: in Debian 12, libblockdev-crypto2.</source>
            <translation>Instale lo que el servicio de unidades necesita para cifrar: en Debian 12, libblockdev-crypto2.</translation>
        </message>
    </context>
    <context>
        <name>ready_by</name>
        <message>
            <source>Ready by about {time}, in time for {deadline}.</source>
            <translation>Lista hacia las {time}, a tiempo para las {deadline}.</translation>
        </message>
        <message>
            <source>It may not be ready by {deadline}: it may take up to {longer} longer.</source>
            <translation>Puede que no esté lista a las {deadline}: puede tardar hasta {longer} más.</translation>
        </message>
        <message>
            <source>It will not be ready by {deadline}: it takes at least {longer} longer.</source>
            <translation>No estará lista a las {deadline}: tarda al menos {longer} más.</translation>
        </message>
        <message>
            <source>Whether it will be ready by {deadline} is not known yet.</source>
            <translation>Aún no se sabe si estará lista a las {deadline}.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}: {size} still have to be copied.</source>
            <translation>No está lista a las {deadline}: aún quedan por copiar {size}.</translation>
        </message>
        <message>
            <source>Ready by about {time}, in time for {deadline}. The drive may still be tidying up then, but you can eject it.</source>
            <translation>Lista hacia las {time}, a tiempo para las {deadline}. Puede que la unidad aún se esté ordenando entonces, pero se puede expulsar.</translation>
        </message>
        <message>
            <source>It was not ready by {deadline}.</source>
            <translation>No está lista a las {deadline}.</translation>
        </message>
        <message numerus="yes">
            <source>Too long to finish before {deadline}: %n task(s).</source>
            <translation>
                <numerusform>Demasiado largo para terminar antes de las {deadline}: %Ln cosa.</numerusform>
                <numerusform>Demasiado largo para terminar antes de las {deadline}: %Ln cosas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Still due, because there was not enough time: %n task(s).</source>
            <translation>
                <numerusform>Aún pendiente, porque no hubo tiempo suficiente: %Ln cosa.</numerusform>
                <numerusform>Aún pendiente, porque no hubo tiempo suficiente: %Ln cosas.</numerusform>
            </translation>
        </message>
        <message>
            <source>What is due takes up to {care}. That leaves {time} for a backup, if one runs.</source>
            <translation>Lo pendiente tarda hasta {care}. Quedan así {time} para la copia, si la hay.</translation>
        </message>
        <message>
            <source>Until then, {time} remain for a backup, if one runs.</source>
            <translation>Hasta entonces hay {time} para la copia, si la hay.</translation>
        </message>
    </context>
    <context>
        <name>reasons</name>
        <message>
            <source>An earlier copy was interrupted. It continues where it stopped.</source>
            <translation>Una copia anterior no se terminó. Continúa donde se detuvo.</translation>
        </message>
        <message>
            <source>The copy is encrypted. If the new drive is larger, unlock the copy and grow its filesystem. Don't unlock both drives at the same time.</source>
            <translation>La copia está cifrada. Desbloquéela una vez y deje crecer su sistema de archivos si la nueva unidad es mayor. No tenga ambas unidades desbloqueadas a la vez.</translation>
        </message>
        <message>
            <source>The copy is complete, but the computer does not show it yet. Unplug the new drive and plug it in again.</source>
            <translation>La copia está completa, pero el equipo aún no la muestra. Desconecte la nueva unidad y vuelva a conectarla.</translation>
        </message>
        <message>
            <source>The copy is complete, but its filesystem still has its old size. Grow {device} with a partitioning program, or ask an administrator.</source>
            <translation>La copia está completa, pero su sistema de archivos sigue siendo tan grande como antes. Un programa de particiones o un administrador puede hacer crecer {device}.</translation>
        </message>
        <message>
            <source>The copy is complete, but the backup sets could not be changed. Choose the new drive for them.</source>
            <translation>La copia está completa, pero no se pudieron cambiar los conjuntos de copia. Elija para ellos la unidad nueva.</translation>
        </message>
        <message>
            <source>The copy is complete, but {device} could not be opened. Unplug one of the drives, and try again.</source>
            <translation>La copia está completa, pero no se pudo abrir {device}. Desconecte una de las unidades e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>The backup was moved, but the backup sets could not be changed. Choose the new folder for them.</source>
            <translation>La copia está movida, pero no se pudieron cambiar los conjuntos. Elija para ellos el lugar nuevo.</translation>
        </message>
        <message>
            <source>These files are beside the backup, but not part of it, and stay on the old drive: {names}</source>
            <translation>Esto está junto a la copia, pero no forma parte de ella, y queda solo en la unidad antigua: {names}</translation>
        </message>
        <message>
            <source>you don't have permission to read it</source>
            <translation>usted no tiene permiso para leerlo</translation>
        </message>
        <message>
            <source>it could not be read</source>
            <translation>no se pudo leer</translation>
        </message>
        <message>
            <source>it kept changing during the backup</source>
            <translation>cambiaba continuamente mientras se leía</translation>
        </message>
        <message>
            <source>another program was using it and did not release it in time</source>
            <translation>otro programa lo estaba usando y no lo liberó a tiempo</translation>
        </message>
        <message>
            <source>it belongs to a database that could not be copied</source>
            <translation>pertenece a una base de datos que no se pudo copiar</translation>
        </message>
        <message>
            <source>its filesystem reports a wrong size</source>
            <translation>su sistema de archivos indica un tamaño erróneo</translation>
        </message>
        <message>
            <source>it did not respond</source>
            <translation>no respondió</translation>
        </message>
        <message>
            <source>it was deleted during the backup</source>
            <translation>desapareció entretanto</translation>
        </message>
        <message>
            <source>it was being moved to this folder; the next backup copies it</source>
            <translation>se estaba moviendo a esta carpeta; la próxima copia de seguridad lo incluirá</translation>
        </message>
        <message>
            <source>it has no data to copy</source>
            <translation>no contiene datos que copiar</translation>
        </message>
        <message>
            <source>it is not mounted, so its last copy stays in the backup. Plug it in or unlock it before the next backup</source>
            <translation>no está montada; su última copia se queda en la copia de seguridad. Conéctela o desbloquéela antes de la próxima</translation>
        </message>
        <message>
            <source>the filesystem doesn't allow its name</source>
            <translation>el sistema de archivos no acepta su nombre</translation>
        </message>
        <message>
            <source>it is too large for this filesystem</source>
            <translation>es demasiado grande para el sistema de archivos</translation>
        </message>
        <message>
            <source>the filesystem doesn't support it</source>
            <translation>el sistema de archivos no lo acepta</translation>
        </message>
        <message>
            <source>it is locked, so its last copy stays in the backup. Unlock it before the next backup</source>
            <translation>está bloqueada; su última copia se queda en la copia de seguridad. Desbloquéela antes de la próxima</translation>
        </message>
        <message>
            <source>it is empty, as if its drive were not mounted, so its last copy stays in the backup</source>
            <translation>está vacía, como si su unidad no estuviera montada; su última copia se queda en la copia de seguridad</translation>
        </message>
        <message>
            <source>most of its files are gone, so their copies stay in the backup until you confirm the loss</source>
            <translation>faltan casi todos sus archivos; sus copias se quedan en la copia de seguridad hasta que usted lo confirme</translation>
        </message>
        <message>
            <source>it did not fit on the drive</source>
            <translation>no cupo en la unidad</translation>
        </message>
        <message>
            <source>the computer's own disk has too little space to copy this database safely, so its last copy stays in the backup</source>
            <translation>en el disco del equipo hay demasiado poco espacio para copiar esta base de datos de forma segura; su última copia se queda en la copia de seguridad</translation>
        </message>
        <message>
            <source>it was copied without these extended attributes</source>
            <translation>se copió sin estos atributos extendidos</translation>
        </message>
        <message>
            <source>the copy on the drive is damaged</source>
            <translation>la copia en la unidad está dañada</translation>
        </message>
        <message>
            <source>the copy on the drive was changed after the backup</source>
            <translation>la copia en la unidad se cambió después de la copia de seguridad</translation>
        </message>
        <message>
            <source>the copy is no longer on the drive</source>
            <translation>la copia ya no está en la unidad</translation>
        </message>
        <message>
            <source>another file exists there, and was kept</source>
            <translation>ya hay otra cosa ahí; no se ha tocado</translation>
        </message>
        <message>
            <source>its permissions, owner or attributes differ</source>
            <translation>sus permisos, propietario o atributos difieren</translation>
        </message>
        <message>
            <source>it could not be written</source>
            <translation>no se pudo escribir</translation>
        </message>
        <message>
            <source>this version of the backup does not have it</source>
            <translation>esta versión de la copia de seguridad no lo contiene</translation>
        </message>
        <message>
            <source>{path} is part of another folder that is backed up.</source>
            <translation>{path} forma parte de otra carpeta de la que se hace copia.</translation>
        </message>
        <message>
            <source>A backup is using this drive. This continues when the backup has finished.</source>
            <translation>Hay una copia en curso en esta unidad. Esto continuará cuando termine.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of a drive changed, so the drive may be slow. Reset it on the card of the drive, or with “shingleback test DEST --reset-write-cache”.</source>
            <translation>Se interrumpió una medición antes de que pudiera restablecer la caché de escritura de una unidad, así que la unidad puede ir lenta. Restablécela: en la ventana, en la tarjeta de la unidad; en un terminal, con «shingleback test DEST --reset-write-cache».</translation>
        </message>
        <message>
            <source>Now: {action}</source>
            <translation>Ahora: {action}</translation>
        </message>
        <message>
            <source>The drive did not respond in time. “What happened?” tells you more.</source>
            <translation>La unidad no respondió a tiempo a una orden. «¿Qué ha pasado?» dice más.</translation>
        </message>
        <message>
            <source>The connection to the drive slowed down from {before_mbps} to {now_mbps} Mbit/s. Check the cable and its plugs.</source>
            <translation>La conexión con la unidad se volvió más lenta, de {before_mbps} a {now_mbps} Mbit/s: revise el cable y sus conectores.</translation>
        </message>
        <message>
            <source>The voltage in the computer dropped. Its power supply is too weak for both the computer and the drive.</source>
            <translation>La tensión del propio ordenador ha caído: su fuente de alimentación es demasiado débil para él y la unidad.</translation>
        </message>
        <message>
            <source>The connection to the drive was reset. “What happened?” tells you more.</source>
            <translation>La conexión con la unidad se reinició. «¿Qué ha pasado?» dice más.</translation>
        </message>
        <message>
            <source>A USB port was switched off because a device drew too much power.</source>
            <translation>Un puerto USB se apagó, porque algo tomó demasiada energía de él.</translation>
        </message>
        <message>
            <source>The kernel's log can't be read any more. From now on, short resets of the connection go unnoticed.</source>
            <translation>El registro del núcleo ya no se puede leer. A partir de ahora, los reinicios breves de la conexión pasan inadvertidos.</translation>
        </message>
        <message>
            <source>This backup is on the computer's own disk. If the disk fails, you lose both your files and the backup. Back up to an external drive as well.</source>
            <translation>Esta copia está en el disco de este equipo. Si el disco falla, la copia se pierde con sus archivos: haga una copia también en una unidad externa.</translation>
        </message>
        <message>
            <source>The new files don't all fit on the drive. Old versions are deleted if that makes enough space. Otherwise they stay, and files that don't fit are skipped.</source>
            <translation>Hay más por copiar de lo que cabe ahora en la unidad. Las versiones antiguas dejan sitio si con eso basta. Si no, se quedan, y lo que no cabe se omite.</translation>
        </message>
        <message>
            <source>“{path}” has the same files as the folder that was at “{old}”, so its backup continues.</source>
            <translation>«{path}» continúa en la copia de seguridad como la carpeta que estaba en «{old}»: sus archivos son los mismos.</translation>
        </message>
        <message>
            <source>Some folders have lost all or most of their files. If a drive is unplugged or a cloud service is signed out, fix that. If you deleted the files yourself, confirm it.</source>
            <translation>Hay carpetas que han perdido todos o casi todos sus archivos. Si una unidad no está conectada o un servicio en la nube ha cerrado la sesión, corríjalo. Si usted mismo eliminó los archivos, confírmelo.</translation>
        </message>
        <message>
            <source>{path} on the drive was not part of the backup and was in the way. It was moved to {aside}.</source>
            <translation>{path} en la unidad no formaba parte de la copia de seguridad y estorbaba. Ahora está en {aside}.</translation>
        </message>
        <message>
            <source>Files on the drive that are not in the list of files were moved to {aside}.</source>
            <translation>Lo que había en la unidad y no figuraba en la lista de archivos se ha movido a {aside}.</translation>
        </message>
        <message>
            <source>Damaged copies on the drive that were replaced from your folders: {count}</source>
            <translation>Copias dañadas en la unidad que se han vuelto a escribir desde sus carpetas: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with another copy on the drive: {count}</source>
            <translation>Copias dañadas que se han reparado con otra copia de la unidad: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that were repaired with your other drive: {count}</source>
            <translation>Copias dañadas que se han reparado con su otra unidad: {count}</translation>
        </message>
        <message>
            <source>Damaged copies that could not be repaired, because no other copy was found: {count}. The first is {path}.</source>
            <translation>Copias dañadas que no se han podido reparar porque no se ha encontrado otra copia: {count}. La primera es {path}.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive is damaged. A backup copies the files in this part again.</source>
            <translation>Una parte de la lista de archivos de la unidad está dañada. Lo que nombraba se copia otra vez.</translation>
        </message>
        <message>
            <source>The list of files on the drive is lost. The files beside it can still be copied by hand. The next backup copies everything again, and moves what is in its way to .shingleback/found.</source>
            <translation>La lista de archivos de la unidad se ha perdido. Los archivos que hay junto a ella aún se pueden copiar a mano. La próxima copia de seguridad lo copia todo de nuevo y mueve lo que le estorba a .shingleback/found.</translation>
        </message>
        <message>
            <source>The list of files on the drive was lost, and the older versions with it. It is made again from your files. Whatever was in the way on the drive is moved to .shingleback/found.</source>
            <translation>La lista de archivos de la unidad se había perdido, y con ella las versiones anteriores. Se crea de nuevo a partir de sus archivos. Lo que estorbaba en la unidad se mueve a .shingleback/found.</translation>
        </message>
        <message>
            <source>The drive no longer shows whether its list of files is complete, so newer versions may be missing. The next backup compares all files.</source>
            <translation>Ya nada en la unidad indica si su lista de archivos está completa, así que pueden faltar versiones más recientes. La próxima copia de seguridad compara todos los archivos.</translation>
        </message>
        <message>
            <source>A part of the list of files on the drive was damaged or missing. It was repaired from its second copy, and nothing of the list is lost.</source>
            <translation>Una parte de la lista de archivos de la unidad estaba dañada o faltaba. Se ha reparado con su segunda copia y no se ha perdido nada de la lista.</translation>
        </message>
        <message>
            <source>The hidden folders on the drive also held parts of another backup's list. They have other names now, and this backup is not affected.</source>
            <translation>Las carpetas ocultas de la unidad contenían también partes de la lista de otra copia de seguridad. Ahora tienen otros nombres, y esta copia de seguridad no se ve afectada.</translation>
        </message>
        <message>
            <source>Only one of the two copies of the list of files on the drive could be written ({detail}). The backup is complete, but if that copy is damaged, there is no other. “lsattr -R” shows files that are protected.</source>
            <translation>Solo se pudo escribir una de las dos copias de la lista de archivos de la unidad ({detail}). La copia de seguridad está completa, pero si se daña esa copia de la lista, no hay otra. «lsattr -R» muestra los archivos protegidos.</translation>
        </message>
        <message>
            <source>One of the two copies of the list of files on the drive is damaged. The next backup repairs it from the other copy.</source>
            <translation>Una de las dos copias de la lista de archivos de la unidad está dañada. La otra está intacta, y la próxima copia de seguridad repara con ella la dañada.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive is missing or empty. If it is in the trash, put it back. Otherwise, what only older versions had is lost. The list of files is still in .shingleback-list, and the next backup makes the folder again.</source>
            <translation>La carpeta oculta .shingleback de la unidad falta o está vacía. Si está en la papelera, devuélvala a su sitio. Si no, se ha perdido lo que solo tenían las versiones anteriores. La lista de archivos sigue en .shingleback-list, y la próxima copia de seguridad vuelve a crear la carpeta.</translation>
        </message>
        <message>
            <source>The hidden folder .shingleback on the drive was missing or empty. It was made again from .shingleback-list, but what only older versions had is lost.</source>
            <translation>La carpeta oculta .shingleback de la unidad faltaba o estaba vacía. Se ha vuelto a crear a partir de .shingleback-list, pero se ha perdido lo que solo tenían las versiones anteriores.</translation>
        </message>
        <message>
            <source>On the drive was a list of files from another backup, but none of its files. This is a new backup. The old list is now called {aside}.</source>
            <translation>En la unidad había una lista de archivos de otra copia de seguridad, pero ninguno de sus archivos. Esta es una copia de seguridad nueva. La lista antigua se llama ahora {aside}.</translation>
        </message>
        <message>
            <source>The state of the drive could not be recorded on this computer, so the next backup can't detect changes by others. Free some space on the computer's disk.</source>
            <translation>Este equipo no ha podido registrar lo que hay ahora en la unidad, así que la próxima copia de seguridad no podrá saber si alguien lo cambia. Libere espacio en el disco del equipo.</translation>
        </message>
        <message>
            <source>The list of files on the drive is older than the one this computer wrote last. That is normal if the drive was restored from an image or a clone. Otherwise the drive has lost its last changes, or it is a different drive: check that it is yours. All files are compared again.</source>
            <translation>La lista de archivos de la unidad no es la última que escribió este equipo. Es normal si la unidad se restauró desde una imagen o un clon. Si no, la unidad ha perdido sus últimos cambios, o no es la misma: compruebe que es la suya. Todos los archivos se comparan otra vez.</translation>
        </message>
        <message>
            <source>Something other than a backup has changed the list of files on the drive. Unless you know who did it, verify the backup, and don't trust programs that you restore from it.</source>
            <translation>La lista de archivos de la unidad se modificó después de que este equipo la escribiera, y no lo hizo ninguna copia de seguridad. Verifique la copia y no confíe en los programas que restaure de ella, a menos que sepa quién lo hizo.</translation>
        </message>
        <message>
            <source>The computer {host} has added files to this backup for the first time. That is normal if you also back it up to this drive. Otherwise somebody else has used the drive: don't trust these files.</source>
            <translation>El equipo {host} ha añadido algo a esta copia de seguridad por primera vez. Es normal si también guarda copias de él en esta unidad. Si no, otra persona tuvo la unidad: no confíe en lo añadido.</translation>
        </message>
        <message>
            <source>Another computer with the same identity, probably a clone of this one, has added versions to this backup. They stay, but the newest files are only those of the computer that ran last. Back up each of them to a folder of its own.</source>
            <translation>Otro equipo con la misma identidad, probablemente un clon de este, ha añadido versiones a esta copia de seguridad. Se conservan, pero los archivos más recientes son solo los del equipo que hizo la última copia. Haga la copia de cada uno en una carpeta propia.</translation>
        </message>
        <message>
            <source>This backup is on a different filesystem than before, or its description is lost, so all files are compared. Missing files are copied again. Names that this filesystem doesn't allow are changed on the drive.</source>
            <translation>Esta copia de seguridad está en otro sistema de archivos que antes, o ha perdido su descripción, así que se compara todo. Lo que falta se envía de nuevo. Los nombres que este sistema de archivos no admite se cambian en la unidad.</translation>
        </message>
        <message>
            <source>This backup is on a different drive than before. That is normal if you moved it to a larger drive or another enclosure. Otherwise, check that the drive is yours.</source>
            <translation>Esta copia de seguridad está en otra unidad que antes. Es normal si la pasó a una unidad más grande o a otra carcasa. Si no, compruebe que la unidad es la suya.</translation>
        </message>
        <message>
            <source>Some files had special permissions, such as setuid or capabilities. They were restored without them.</source>
            <translation>Algunos archivos tenían permisos especiales (por ejemplo, setuid o capacidades). Se han restaurado sin ellos.</translation>
        </message>
        <message>
            <source>Some existing folders have different dates than in the backup. They keep their dates.</source>
            <translation>Algunas carpetas ya estaban ahí con otra fecha que en la copia de seguridad. Conservan esa fecha.</translation>
        </message>
        <message>
            <source>Shingleback runs in a container that hides the owners of some files, so the owners were not recorded. A backup outside the container adds them.</source>
            <translation>Shingleback se ejecuta en un contenedor que oculta los propietarios de algunos archivos, por lo que esos propietarios no se guardaron. Una copia hecha fuera del contenedor los añade.</translation>
        </message>
        <message>
            <source>The owners of some files are not in the backup. These files now belong to whoever restored them.</source>
            <translation>Los propietarios de algunos archivos no están en la copia. Esos archivos pertenecen ahora a quien los restauró.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). The last files are copied again.</source>
            <translation>La unidad dio un error ({detail}). Los últimos archivos se copian otra vez.</translation>
        </message>
        <message>
            <source>The last files did not reach the drive in time. The next backup copies them again.</source>
            <translation>Los últimos archivos no llegaron a tiempo a la unidad. Se copiarán otra vez la próxima vez.</translation>
        </message>
        <message>
            <source>During this backup, less data waits in memory, and the computer waits longer for the drive.</source>
            <translation>Durante esta copia de seguridad esperan en la memoria menos datos de lo habitual para la unidad, y el equipo la espera más tiempo.</translation>
        </message>
        <message>
            <source>Files on the drive are open in: {programs}.</source>
            <translation>Hay archivos de la unidad abiertos en: {programs}.</translation>
        </message>
        <message>
            <source>The drive is encrypted. Waiting for its passphrase.</source>
            <translation>La unidad está cifrada. Se espera su contraseña.</translation>
        </message>
        <message>
            <source>{device} was opened for reading, and could not be closed again. Eject the drive.</source>
            <translation>{device} se abrió para mirar, solo para lectura, y no se pudo volver a cerrar. Expulse la unidad.</translation>
        </message>
        <message>
            <source>This computer doesn't allow the mount option {option}, so the drive is opened without it.</source>
            <translation>Este equipo no permite la opción {option}; la unidad se abre sin ella.</translation>
        </message>
        <message>
            <source>The drive ({path}) was opened by another program or by /etc/fstab, and records access times, so that even reading writes to it. Open it again without access times.</source>
            <translation>La unidad está abierta en {path} de tal modo que leer también escribe en ella: algo en este equipo la abrió antes, o así lo dice su configuración (/etc/fstab). Ábrala otra vez sin horas de acceso.</translation>
        </message>
        <message>
            <source>The drive is ready, but it could not be told which space is free. Its care will try again.</source>
            <translation>La unidad está lista, pero no se le pudo indicar qué está libre. Su cuidado lo intentará de nuevo.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace, so the pace stays the same.</source>
            <translation>{pace} no es un ritmo; el ritmo queda como estaba.</translation>
        </message>
    </context>
    <context>
        <name>refusals</name>
        <message>
            <source>Is “{path}” the folder that was at “{old}” on the computer {host}? Most of its files are already in the backup. If it is, only changes are copied. If not, it is backed up as a separate folder.</source>
            <translation>¿Es «{path}» la carpeta que estaba en «{old}» en el equipo {host}? La mayoría de sus archivos ya están en la copia de seguridad. Si lo es, solo se envía lo que ha cambiado. Si no, se copia como una carpeta propia.</translation>
        </message>
        <message>
            <source>The backup already has a folder “{path}” from a computer called {host}. Is that this computer, perhaps after a new installation? If it is, the backup continues with its folders. If not, the computers get separate folders.</source>
            <translation>La copia de seguridad ya tiene una carpeta «{path}» de un equipo llamado {host}. ¿Es este equipo, quizás tras una reinstalación? Si lo es, la copia continúa con sus carpetas. Si no, cada uno tendrá sus propias carpetas.</translation>
        </message>
        <message>
            <source>The drive returned an error ({detail}). A pulled cable or a power cut can damage this kind of filesystem. Unmount it, then check and repair it. If no damage is found, try another cable or port.</source>
            <translation>La unidad dio un error ({detail}). Un cable desconectado o un corte de luz puede dañar este tipo de sistema de archivos: desmóntelo y hágalo comprobar y reparar. Si no se encuentra nada, pruebe otro cable u otro puerto.</translation>
        </message>
        <message>
            <source>Something else has the name {file} in the folder of the backup. Move it elsewhere, then start again.</source>
            <translation>En la carpeta de la copia de seguridad hay otra cosa con el nombre {file}. Muévala a otro sitio y vuelva a empezar.</translation>
        </message>
        <message>
            <source>Of the backup in {path}, only the list of files is left (.shingleback-list), and none of the files. If somebody deleted them, look in the trash of the drive.</source>
            <translation>De la copia de seguridad en {path} solo queda la lista de archivos (.shingleback-list), y ninguno de los archivos. Si alguien los ha borrado, busque en la papelera de la unidad.</translation>
        </message>
        <message>
            <source>None of the files of the last backup are in {path} anymore. If they are on another drive, plug it in. If you deleted them yourself, confirm it.</source>
            <translation>{path} ya no tiene nada de lo que tenía en la última copia. Si su unidad no está conectada, conéctela; si lo eliminó todo usted, confírmelo.</translation>
        </message>
        <message>
            <source>The drive is full, except for the reserve that keeps it healthy. Earlier backups are unchanged. Free some space on the drive, or exclude something.</source>
            <translation>La unidad está llena, salvo la reserva que la mantiene sana. Las copias anteriores están intactas. Haga sitio en la unidad o excluya algo.</translation>
        </message>
        <message>
            <source>The files don't fit on the drive, even without old versions, so none were deleted. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, free some space or use a larger drive. Your last complete backup is unchanged.</source>
            <translation>No cabe todo en la unidad, ni siquiera sin las versiones antiguas, así que se quedan. {path} es lo que más espacio necesita ({size}). Si no debe estar en la copia, exclúyalo. Si debe estar, libere espacio en la unidad o use una mayor. La última copia completa está intacta.</translation>
        </message>
        <message>
            <source>The new files need the space of versions from the last weeks and months. In case this is an accident, these versions are kept for a week. {path} needs most of the space ({size}). If it doesn't belong in the backup, exclude it. Otherwise, delete old versions now.</source>
            <translation>Los archivos nuevos necesitan el espacio de versiones de las últimas semanas y meses. Por si fuera un descuido, esas versiones se quedan una semana. {path} es lo que más espacio necesita ({size}). Si no debe estar en la copia, exclúyalo. Si debe estar, renuncie ahora a versiones antiguas.</translation>
        </message>
        <message>
            <source>The source is on {drive} itself. Choose another drive, or an image file on one.</source>
            <translation>El origen está en la propia {drive}. Elija otra unidad, o un archivo de imagen en otra.</translation>
        </message>
        <message>
            <source>{device} is open ({point}), so files may change during the copy. Close it first, and leave the drive plugged in.</source>
            <translation>{device} está abierta ({point}). Mientras lo esté, los archivos pueden cambiar durante la copia. Ciérrela primero y deje la unidad conectada.</translation>
        </message>
        <message>
            <source>{device} is unlocked. Close it first, and leave the drive plugged in.</source>
            <translation>{device} está desbloqueada. Ciérrela primero y deje la unidad conectada.</translation>
        </message>
        <message>
            <source>{device} is used as swap space. Turn that off first (“sudo swapoff”), and leave the drive plugged in.</source>
            <translation>{device} se usa como espacio de intercambio. Desactívelo primero («sudo swapoff») y deje la unidad conectada.</translation>
        </message>
        <message>
            <source>{device} is in use by something that can't be closed from here: another program, a virtual machine, or a part of the system. Quit that first, and leave the drive plugged in.</source>
            <translation>Algo que no se puede cerrar desde aquí trabaja con {device}: otro programa, una máquina virtual o una parte del sistema. Termínelo primero y deje la unidad conectada.</translation>
        </message>
        <message>
            <source>{drive} must be written strictly in order (host-managed), which a copy can't do. Set it up for backups instead, then copy the files or move the backup.</source>
            <translation>{drive} se tiene que escribir estrictamente de principio a fin (host-managed), y con una copia eso no es posible. Prepárela en su lugar para copias de seguridad y copie los archivos, o traslade la copia de seguridad.</translation>
        </message>
        <message>
            <source>{drive} is part of something larger (RAID, LVM, or a filesystem on several drives). A copy of one part alone would be useless, and could damage the others.</source>
            <translation>{drive} forma parte de algo mayor (RAID, LVM o un sistema de archivos en varias unidades). Una copia de una sola parte sería inútil y podría dañar las demás.</translation>
        </message>
        <message>
            <source>Two drives look exactly like {drive}. Unplug the one that you don't want to copy.</source>
            <translation>Dos unidades se ven exactamente como {drive}. Desconecte la que no quiera copiar.</translation>
        </message>
        <message>
            <source>{drive} is smaller than what you want to copy. Choose a drive of at least the same size.</source>
            <translation>{drive} es más pequeña que lo que quiere copiar. Elija una unidad de al menos el mismo tamaño.</translation>
        </message>
        <message>
            <source>{source} is empty, so there is nothing to copy.</source>
            <translation>{source} no tiene ningún contenido, así que no hay nada que copiar.</translation>
        </message>
        <message>
            <source>{source} is a copy that was never finished, so parts of it are missing. Finish that copy first, or copy from the original.</source>
            <translation>{source} es una copia que nunca se terminó, así que le faltan partes. Termine primero esa copia o copie desde el original.</translation>
        </message>
        <message>
            <source>Another program has {path} open for writing, so it may change during the copy. Close it there first.</source>
            <translation>Otro programa tiene {path} abierto para escritura, así que puede cambiar durante la copia. Ciérrelo primero allí.</translation>
        </message>
        <message>
            <source>The folder {path} for the image doesn't exist. Create it, or choose another folder.</source>
            <translation>No hay ninguna carpeta {path} para la imagen. Créela primero o elija otra.</translation>
        </message>
        <message>
            <source>Nothing can be copied to {drive}: {reason}</source>
            <translation>No se puede copiar nada a {drive}: {reason}</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}, but the copy needs a whole drive. Choose {whole}</source>
            <translation>{device} es solo una parte de {drive}, y una copia necesita la unidad entera. Elíjala entera: {whole}</translation>
        </message>
        <message>
            <source>The connection to one of the two drives was lost. What was copied is kept. Plug both drives in to continue.</source>
            <translation>Se perdió la conexión con uno de los dos discos. Lo copiado se conserva. Conecte ambos discos para continuar.</translation>
        </message>
        <message>
            <source>The plan for {drive} no longer applies, because one of the two drives has changed since. Nothing was done. Check the new plan.</source>
            <translation>La copia a {drive} no sería lo que se le mostró: una de las dos unidades ha cambiado entretanto. No se ha hecho nada. Mire el plan otra vez.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose another name, or remove it first.</source>
            <translation>{path} ya existe y no se reemplaza. Elija otro nombre o elimínelo primero.</translation>
        </message>
        <message>
            <source>There isn't enough space for the image. Free some space or choose another folder, then start again.</source>
            <translation>No hay espacio suficiente para la imagen. Libere espacio o elija otra carpeta; después empiece de nuevo.</translation>
        </message>
        <message>
            <source>The partition table counts in sectors of {unit_bytes} bytes, but {drive} has sectors of {sector_bytes}, so the copy would be unreadable. Copy a single partition instead of the whole drive.</source>
            <translation>Las particiones se cuentan en sectores de {unit_bytes} bytes, y {drive} tiene sectores de {sector_bytes}. No se encontraría nada en la copia. Copie una sola partición en lugar de toda la unidad.</translation>
        </message>
        <message>
            <source>{drive} has sectors of {sector_bytes} bytes, but the filesystem uses blocks of {unit_bytes}, so the copy could not be opened. Set up the drive, and copy the files instead.</source>
            <translation>{drive} tiene sectores de {sector_bytes} bytes, y el sistema de archivos usa trozos de {unit_bytes}. No se podría abrir allí. Prepare la unidad y copie los archivos.</translation>
        </message>
        <message>
            <source>The copy needs an identifier of its own, but this filesystem ({filesystem}) can't get one during a copy. Copy it to an image file, or set up the drive and copy the files.</source>
            <translation>La copia necesita un identificador propio, pero este sistema de archivos ({filesystem}) no puede recibirlo durante una copia. Cópielo a un archivo de imagen, o prepare el disco y copie los archivos.</translation>
        </message>
        <message>
            <source>{count} parts of the copy differ from the source. One of the drives, a cable or the computer's memory is faulty. Don't erase the old drive. Try another cable or port, and start again.</source>
            <translation>{count} partes de la copia no son lo que tiene el origen. Una de las unidades, un cable o la memoria del equipo falla. No borre la unidad antigua; pruebe otro cable o puerto y empiece de nuevo.</translation>
        </message>
        <message>
            <source>The copy may lack files, because the filesystem's record of used space is wrong. Don't erase the old drive. Start again, and copy unused areas, too.</source>
            <translation>Es posible que falten archivos en la copia: la lista de lo que está en uso en el sistema de archivos es incorrecta. No borre la unidad antigua. Empiece de nuevo y copie también las áreas sin usar.</translation>
        </message>
        <message>
            <source>Another drive is being copied. Wait until that has finished, then start again.</source>
            <translation>Ya se está copiando otra unidad. Deje que termine y empiece de nuevo.</translation>
        </message>
        <message>
            <source>The copy is not finished, so it can't be opened yet. It can continue with the same two drives.</source>
            <translation>La copia no está terminada, así que aún no se puede abrir. Puede continuar con los mismos dos discos.</translation>
        </message>
        <message>
            <source>{name} is not in the list of unfinished copies and moves.</source>
            <translation>{name} no está en la lista de lo que se empezó y no se terminó.</translation>
        </message>
        <message>
            <source>The progress of the copy could not be saved on this computer ({detail}). Check whether its disk is full.</source>
            <translation>No se pudo guardar el estado de la copia en este equipo ({detail}). Compruebe si su disco está lleno.</translation>
        </message>
        <message>
            <source>{path} is the folder of the backup, or one is inside the other. Choose a folder on another drive.</source>
            <translation>En {path} está ya la copia, o uno está dentro del otro. Elija una carpeta en otra unidad.</translation>
        </message>
        <message>
            <source>{path} already exists, and is not replaced. Choose an empty folder or another name.</source>
            <translation>{path} ya existe y no se reemplaza. Elija una carpeta vacía o un nombre libre.</translation>
        </message>
        <message>
            <source>Moving another backup to {path} was interrupted. Finish that move, or choose another folder.</source>
            <translation>Se empezó a mover otra copia de seguridad a {path} y no se terminó. Termine esa, o elija otra carpeta.</translation>
        </message>
        <message>
            <source>The new drive ({filesystem}) can't store everything in this backup: some names, links, permissions or large files would be lost. Format it with ext4, btrfs or XFS first, or start a new backup there.</source>
            <translation>La unidad nueva ({filesystem}) no puede guardar todo lo que tiene esta copia: se perderían algunos nombres, enlaces, permisos o archivos grandes. Formatéela antes con ext4, btrfs o XFS, o empiece allí una copia nueva.</translation>
        </message>
        <message>
            <source>The new drive doesn't have enough space for all versions of this backup. Choose a larger drive or free some space, then start again. The old drive still has everything.</source>
            <translation>En la unidad nueva no hay espacio suficiente para todas las versiones de esta copia. Elija una mayor o libere espacio; después empiece otra vez. La unidad antigua lo tiene todo.</translation>
        </message>
        <message>
            <source>On the new drive, {count} files differ from what was written. The drive, a cable or the computer's memory is faulty. Leave the old drive as it is. Try another cable or port, and start again.</source>
            <translation>En la unidad nueva, {count} de los archivos no son lo que se escribió. La unidad, un cable o la memoria del equipo falla. Deje la unidad antigua como está; pruebe otro cable o puerto y empiece otra vez.</translation>
        </message>
        <message>
            <source>The backup has not been moved yet, and the old drive still has everything. Start again with the same two folders to continue.</source>
            <translation>La copia todavía no está movida, y la unidad antigua aún lo tiene todo. Empiece otra vez con los mismos dos lugares: continúa donde se detuvo.</translation>
        </message>
        <message>
            <source>These are two copies of the same backup, so there is nothing to merge. Move one of them.</source>
            <translation>Son dos ejemplares de una misma copia de seguridad, así que no hay nada que fusionar. Mueva uno de ellos.</translation>
        </message>
        <message>
            <source>Both backups contain the folder {path}, each with its own history. Only backups of different folders can be merged. Move each backup to a folder of its own instead.</source>
            <translation>Ambas copias tienen la carpeta {path}, cada una con su propia historia. Solo se pueden fusionar copias de carpetas distintas. Mueva cada una a una carpeta propia.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not responding, so drives can't be shown. Backups to folders still work. Restart it with `sudo systemctl restart udisks2`, or restart the computer.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no responde, así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Reinícielo con `sudo systemctl restart udisks2`, o reinicie el equipo.</translation>
        </message>
        <message>
            <source>The system bus (D-Bus) can't be reached, so drives can't be shown. Backups to folders still work. Start it with `sudo systemctl start dbus`. In a container, share /run/dbus with it.</source>
            <translation>No se puede acceder al bus del sistema (D-Bus), así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Inícielo con `sudo systemctl start dbus`; en un contenedor, comparta /run/dbus con él.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is not installed, so drives can't be shown. Backups to folders still work. Install it. On Debian and Ubuntu: `sudo apt install udisks2`.</source>
            <translation>El servicio que conoce las unidades (UDisks2) no está instalado, así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Instálelo; en Debian y Ubuntu: `sudo apt install udisks2`.</translation>
        </message>
        <message>
            <source>The drive service (UDisks2) is installed, but did not start, so drives can't be shown. Backups to folders still work. `systemctl status udisks2` shows the reason.</source>
            <translation>El servicio que conoce las unidades (UDisks2) está instalado, pero no se ha iniciado, así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. `systemctl status udisks2` muestra el motivo.</translation>
        </message>
        <message>
            <source>You don't have permission to use the drive service (UDisks2), so drives can't be shown. Backups to folders still work. Ask the administrator.</source>
            <translation>Este equipo no le permite usar el servicio que conoce las unidades (UDisks2), así que no se pueden mostrar unidades. Las copias en carpetas funcionan sin él. Pregunte al administrador.</translation>
        </message>
        <message>
            <source>Name the folders to back up, then the folder on the drive to back them up to.</source>
            <translation>Nombre las carpetas de las que hacer copia y, al final, el lugar de la copia.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Plug in the drive, or check the name.</source>
            <translation>No existe la carpeta {path}. Conecte la unidad, o compruebe el nombre.</translation>
        </message>
        <message>
            <source>{path} is a file. Name a folder on the drive.</source>
            <translation>{path} es un archivo. Nombre una carpeta en la unidad.</translation>
        </message>
        <message>
            <source>{path} is on a drive that can only be read. Unplug it, plug it in again, and have it checked.</source>
            <translation>{path} está en una unidad que solo se puede leer. Desconéctela, vuelva a conectarla y haga que la comprueben.</translation>
        </message>
        <message>
            <source>{path} is on a Windows drive (NTFS) that can only be read. Most often, Windows has not shut down completely: start Windows, turn off “fast startup” in its power options, and shut it down. Then plug the drive in again. If Windows was not the cause, have the drive checked.</source>
            <translation>{path} está en una unidad de Windows (NTFS) que solo se puede leer. Casi siempre es porque Windows no se apagó del todo: inicia Windows, desactiva el «inicio rápido» en las opciones de energía y apágalo. Después vuelve a conectar la unidad. Si no se debe a Windows, haz que comprueben la unidad.</translation>
        </message>
        <message>
            <source>You don't have permission to write to {path}. Choose another folder, or change its owner.</source>
            <translation>Usted no puede escribir en {path}. Elija otra carpeta, o hágala suya.</translation>
        </message>
        <message>
            <source>This isn't possible for this drive right now.</source>
            <translation>Esto no se puede hacer ahora con esta unidad.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive. Name a folder on the external drive, or its device.</source>
            <translation>{path} no está en una unidad externa. Indique una carpeta de la unidad que se debe cuidar, o su dispositivo.</translation>
        </message>
        <message>
            <source>A backup, move or check is still using this folder. Wait until it has finished, then try again.</source>
            <translation>Una copia, un traslado o una comprobación todavía usa esta carpeta. Deje que termine y empiece otra vez.</translation>
        </message>
        <message>
            <source>Moving a backup to this folder was interrupted. Finish the move, or choose another folder. To give up the move, first delete the hidden folder {folder} there.</source>
            <translation>Una copia de seguridad se estaba moviendo a esta carpeta y no se terminó. Termínelo o elija otra carpeta. Para renunciar a ello, elimine allí primero la carpeta oculta {folder}.</translation>
        </message>
        <message>
            <source>The backup in {path} is gone. Plug in its drive, or start a new backup there.</source>
            <translation>La copia que había en {path} no está. Conecte su unidad, o empiece ahí una copia nueva.</translation>
        </message>
        <message>
            <source>The backup in {path} is not the same one as before. Plug in the right drive, or confirm that you want to continue with this one.</source>
            <translation>La copia en {path} es otra que antes. Conecte la unidad correcta, o confirme que quiere continuar con esta.</translation>
        </message>
        <message>
            <source>There is no backup in {path}. Name the folder that contains .shingleback.</source>
            <translation>No hay ninguna copia en {path}. Nombre la carpeta que contiene .shingleback.</translation>
        </message>
        <message>
            <source>You don't have permission to read this backup. The person who made it does, and so does the administrator.</source>
            <translation>Usted no puede leer la copia que hay ahí. Puede quien la hizo, y también el administrador.</translation>
        </message>
        <message>
            <source>This backup was made by a newer version of Shingleback. Install that version to use it.</source>
            <translation>Esta copia la hizo un Shingleback más nuevo. Instale esa versión para usarla.</translation>
        </message>
        <message>
            <source>This backup was made by an early test version of Shingleback, and can't be continued. You can copy its files with any program. Choose another folder for new backups.</source>
            <translation>Esta copia la hizo una versión de prueba temprana de Shingleback, y esta versión no puede continuarla. Sus archivos son archivos normales que puede copiar con cualquier programa; elija otra carpeta para las copias nuevas.</translation>
        </message>
        <message>
            <source>{file} in the folder .shingleback of the backup is damaged. You can still copy your files from the backup with any program.</source>
            <translation>{file}, en la carpeta .shingleback de la copia, está dañado. Los archivos que hay al lado se pueden copiar a mano.</translation>
        </message>
        <message>
            <source>There is no version {version}. `shingleback versions` lists all versions.</source>
            <translation>No existe la versión {version}. `shingleback versions` muestra las que hay.</translation>
        </message>
        <message>
            <source>This version has no folder {path}. Look in the folder above it, or in another version.</source>
            <translation>Esta versión no tiene la carpeta {path}. Mire la carpeta superior, u otra versión.</translation>
        </message>
        <message>
            <source>The backup has no file to test yet. Back up first, then try again.</source>
            <translation>No hay ningún archivo en la copia que se pueda probar. Haga copia primero e inténtelo otra vez.</translation>
        </message>
        <message>
            <source>{pattern} is not a valid exclude rule. Use a pattern such as *.iso or Downloads/.</source>
            <translation>{pattern} no sirve para excluir algo. Escriba por ejemplo *.iso o Downloads/.</translation>
        </message>
        <message>
            <source>{path} is not in any of the folders, so there is nothing to exclude. Check the name.</source>
            <translation>{path} no está en ninguna de las carpetas, así que no hay nada que omitir. Compruebe el nombre.</translation>
        </message>
        <message>
            <source>{pace} is not a valid pace. Use gentle, balanced, full, or megabytes per second, such as 15.</source>
            <translation>{pace} no es un ritmo. Diga gentle, balanced o full, o megabytes por segundo, por ejemplo 15.</translation>
        </message>
        <message>
            <source>{sample} is not a valid part. Use 3/30, for example, for the third of thirty parts.</source>
            <translation>{sample} no es una parte. Diga por ejemplo 3/30 para la tercera de treinta partes.</translation>
        </message>
        <message>
            <source>Another program filled the drive during the measurement, so it stopped. Free some space on the drive, and start again.</source>
            <translation>Otro programa llenó la unidad durante la medición, así que esta terminó. Haga sitio en la unidad y vuelva a empezar.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding, so the measurement stopped. Plug the drive back in and start again. This also removes the files of this measurement.</source>
            <translation>La unidad ya no está o no responde, así que la medición terminó. Conéctela de nuevo y vuelva a empezar: lo que la medición dejó allí se elimina entonces.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Start the measurement again. This also removes the files of this measurement.</source>
            <translation>Una parte del programa se ha detenido inesperadamente, quizá porque el equipo se quedó sin memoria. Vuelva a empezar la medición: lo que dejó en la unidad se elimina entonces.</translation>
        </message>
        <message>
            <source>This measurement needs at least {least} of free space on the drive, but there is only {room}. Free some space first.</source>
            <translation>Esta medición necesita al menos {least} en la unidad y encuentra {room}. Libere espacio primero.</translation>
        </message>
        <message>
            <source>This measurement writes at least {least}. Allow it to write more.</source>
            <translation>Esta medición escribe al menos {least}, así que necesita un presupuesto mayor.</translation>
        </message>
        <message>
            <source>This measurement only fills empty drives, with less than a tenth in use. Nothing was written.</source>
            <translation>Solo se llena una unidad vacía: puede estar en uso menos de una décima parte. No se ha escrito nada.</translation>
        </message>
        <message>
            <source>A whole drive can only be read. Choose position, random-read, readers or sequential.</source>
            <translation>Una unidad entera solo se lee. Elija position, random-read, readers o sequential.</translation>
        </message>
        <message>
            <source>Reading {path} needs an administrator. Measure a folder on the drive instead.</source>
            <translation>Para leer {path} hace falta un administrador. Mida en su lugar una carpeta de la unidad.</translation>
        </message>
        <message>
            <source>{path} is inside the backup in {backup}, whose next run could delete the files of the measurement. Measure the folder of the backup instead.</source>
            <translation>{path} está dentro de la copia de {backup}, y la próxima copia podría eliminar lo que necesita una medición. Mida en su lugar la propia carpeta de la copia.</translation>
        </message>
        <message>
            <source>{path} shows no zones to the computer. Only host-managed and host-aware drives do; most shingled drives hide theirs.</source>
            <translation>{path} no tiene zonas que el equipo pueda ver. Solo las muestran las unidades host-managed y host-aware; la mayoría de las unidades SMR se guardan las suyas.</translation>
        </message>
        <message>
            <source>Reading the zones needs an administrator. Save the output of “sudo blkzone report {path}” in a file, and open that file instead.</source>
            <translation>Para leer las zonas hace falta un administrador. Guarde en un archivo lo que muestra «sudo blkzone report {path}» y abra ese archivo.</translation>
        </message>
        <message>
            <source>The write cache of this drive can't be switched off and on. The drive or its enclosure doesn't support it, or permission was denied. Start again without the test write-cache.</source>
            <translation>No se puede cambiar la caché de escritura de la unidad: la unidad o su caja no lo ofrecen, o no se permitió. Omita la prueba write-cache.</translation>
        </message>
        <message>
            <source>An interrupted measurement left the write cache of this drive changed, and permission to reset it was denied. Try again, and enter the password when asked.</source>
            <translation>Se interrumpió una medición anterior antes de que pudiera restablecer la caché de escritura de la unidad, y ahora no se permitió restablecerla. Inténtelo de nuevo y escriba la contraseña cuando se pida.</translation>
        </message>
        <message>
            <source>Another measurement is running in {path}. Wait until it has finished, then try again.</source>
            <translation>Ya hay otra medición en marcha en {path}. Espere a que termine y vuelva a empezar.</translation>
        </message>
        <message>
            <source>The settings file {path} is not valid ({detail}). Fix the file or delete it.</source>
            <translation>No se entiende la configuración de {path} ({detail}). Corrija el archivo o quítelo.</translation>
        </message>
        <message>
            <source>Your settings in {path} come from a newer version of Shingleback, and stay as they are. Install the newest version to use them.</source>
            <translation>Sus ajustes en {path} son de una versión más reciente de Shingleback y se quedan como están. Instale la versión más reciente para usarlos.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Check that you can write to this folder.</source>
            <translation>No se pudo guardar su elección en {path} ({detail}). Compruebe que puede escribir en esta carpeta.</translation>
        </message>
        <message>
            <source>Your settings could not be saved in {path} ({detail}). Free some space there, then try again.</source>
            <translation>No se pudo guardar su elección en {path} ({detail}). Libere espacio allí e inténtelo de nuevo.</translation>
        </message>
        <message>
            <source>The timer could not be changed ({detail}). Daily backups start only while Shingleback is open or in the tray.</source>
            <translation>No se pudo cambiar el temporizador ({detail}). Las copias diarias empiezan mientras Shingleback esté abierto o en la bandeja.</translation>
        </message>
        <message>
            <source>Files can't be restored to {path} ({detail}). Choose another folder.</source>
            <translation>No se puede poner nada en {path} ({detail}). Elija otra carpeta.</translation>
        </message>
        <message>
            <source>There isn't enough space in {path}. Choose another folder, or restore fewer files at a time.</source>
            <translation>No queda sitio en {path}. Elija otra carpeta, o restaure menos de una vez.</translation>
        </message>
        <message>
            <source>These files were backed up from {places}, but this computer has never backed up these folders. Restore the files to another folder, or confirm that you want them there.</source>
            <translation>Según la copia, estos archivos estaban en {places}. Este equipo nunca ha copiado archivos de ahí. Restáurelos en otra carpeta, o confirme que pueden ir ahí.</translation>
        </message>
        <message>
            <source>{path} is inside the backup. Choose a folder outside it.</source>
            <translation>{path} está dentro de la propia copia. Elija una carpeta que esté en otro sitio.</translation>
        </message>
        <message>
            <source>The drive was disconnected. What is on it is safe, and the next run copies what is missing.</source>
            <translation>La unidad se desconectó. Lo que hay en ella está a salvo, y la próxima vez se copia lo que falta.</translation>
        </message>
        <message>
            <source>Writing to the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>La unidad no tomó lo que se escribió ({detail}). Pruebe otro cable u otro puerto; si vuelve a ocurrir, haga comprobar la salud de la unidad.</translation>
        </message>
        <message>
            <source>The filesystem on the drive is damaged ({detail}). Unmount it, then check and repair it before you use the drive again.</source>
            <translation>El sistema de archivos de la unidad está dañado ({detail}). Desmóntelo y haga que se compruebe y se repare antes de volver a escribir en él.</translation>
        </message>
        <message>
            <source>The filesystem on the drive contradicts itself: it says that a name is taken, and that nothing has this name. NTFS does this after it has been full. Unmount the drive, mount it again, and start again to continue. If that doesn't help, check and repair the filesystem.</source>
            <translation>El sistema de archivos de la unidad se contradice: dice que un nombre está ocupado y que nada tiene ese nombre. NTFS hace esto después de haber estado lleno. Desmonte la unidad, vuelva a montarla y empiece de nuevo para continuar. Si eso no ayuda, compruebe y repare el sistema de archivos.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be changed ({detail}). Use lsattr -R and ls -l to find files that are protected or belong to somebody else, and change that. Then start again to continue.</source>
            <translation>Algo de la copia en la unidad no se puede modificar ({detail}). lsattr -R y ls -l muestran qué está protegido o pertenece a otra persona. Deshágalo y empiece otra vez: la copia sigue donde estaba.</translation>
        </message>
        <message>
            <source>The drive has become read-only, so the backup stopped. Unplug it, plug it back in, and check it.</source>
            <translation>La unidad ahora solo se puede leer, así que no se pudo escribir nada más. Desconéctela, vuelva a conectarla y haga que la comprueben.</translation>
        </message>
        <message>
            <source>{path} was deleted, renamed or moved during this run. If it still exists, move it back, then start again.</source>
            <translation>{path} se eliminó, se renombró o se movió durante esta ejecución. Si aún existe, devuélvalo a su sitio y vuelva a empezar.</translation>
        </message>
        <message>
            <source>A file of the backup on the drive can't be moved to another folder there ({detail}). Replace its folder with an ordinary one: copy the folder, delete it, and give the copy its name.</source>
            <translation>Algo de la copia en la unidad no se puede mover a otra carpeta de ella ({detail}). Convierta de nuevo la carpeta en la que está en una normal: cópiela, elimínela y dé su nombre a la copia.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a subvolume, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path}, en la copia de la unidad, es un subvolumen, así que no se puede mover nada hacia ella ni desde ella. Conviértala de nuevo en una carpeta normal.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is a mount point, so files can't be moved into or out of it. Unmount it, then start again.</source>
            <translation>{path}, en la copia de la unidad, es un punto de montaje, así que no se puede mover nada hacia ella ni desde ella. Desmonte lo que está montado ahí y empiece de nuevo.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive has a different project ID, so files can't be moved into or out of it. Give the whole backup the same project ID: lsattr -pR shows the IDs, and chattr -p changes them.</source>
            <translation>{path}, en la copia de la unidad, tiene otro ID de proyecto que el resto, así que el sistema de archivos no mueve nada entre ellos. Dé un solo ID de proyecto a toda la copia: lsattr -pR los muestra y chattr -p los cambia.</translation>
        </message>
        <message>
            <source>{path} in the backup on the drive is encrypted with a different key, so files can't be moved into or out of it. Replace it with an ordinary folder.</source>
            <translation>{path}, en la copia de la unidad, está cifrada con otra clave que el resto, así que el sistema de archivos no mueve nada entre ellos. Conviértala de nuevo en una carpeta normal.</translation>
        </message>
        <message>
            <source>The backup is on an overlay filesystem, which can't move the folder {path} from its lower layer. Mount it with redirect_dir=on, or back up to an ordinary filesystem.</source>
            <translation>La copia está en un sistema de archivos overlay, que no puede mover la carpeta {path} fuera de su capa inferior. Móntelo con redirect_dir=on o haga la copia en un sistema de archivos normal.</translation>
        </message>
        <message>
            <source>Reading from the drive failed ({detail}). Try another cable or port. If it happens again, check the health of the drive.</source>
            <translation>No se pudo leer la unidad ({detail}). Pruebe otro cable u otro puerto; si vuelve a ocurrir, haga comprobar la salud de la unidad.</translation>
        </message>
        <message>
            <source>The drive is not responding. It may be tidying up. Wait a few minutes, then start again.</source>
            <translation>La unidad no responde. Puede que esté ocupada consigo misma: espere unos minutos y vuelva a empezar.</translation>
        </message>
        <message>
            <source>{path} isn't responding. Check that the computer or program that provides it is running and connected, then start again. Files already copied are safe.</source>
            <translation>{path} no responde. Compruebe que el ordenador o el programa que lo proporciona esté en marcha y conectado, y vuelva a empezar. Los archivos ya copiados están a salvo.</translation>
        </message>
        <message>
            <source>A part of the program stopped unexpectedly, perhaps because the computer ran out of memory. Files already copied are safe, and the next try continues from there.</source>
            <translation>Una parte del programa terminó de forma inesperada, quizá porque el ordenador se quedó sin memoria. Los archivos ya copiados están a salvo, y el próximo intento continúa desde ahí.</translation>
        </message>
        <message>
            <source>Stopped. The next backup copies what is missing.</source>
            <translation>Detenida. La próxima copia de seguridad copia lo que falta.</translation>
        </message>
        <message>
            <source>Stopped. The files restored so far are complete. Restore again to get the rest.</source>
            <translation>Detenido. Lo restaurado hasta ahora está completo. Restaure de nuevo para obtener el resto.</translation>
        </message>
        <message>
            <source>Stopped.</source>
            <translation>Detenido.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive.</source>
            <translation>{path} no está en una unidad que se pueda desconectar.</translation>
        </message>
        <message>
            <source>The drive is in use. Close the programs and windows that show its files, then try again.</source>
            <translation>La unidad está en uso. Cierre los programas y ventanas que muestran sus archivos e inténtelo otra vez.</translation>
        </message>
        <message>
            <source>The drive could not be ejected ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>No se pudo expulsar la unidad ({detail}). No la desconecte todavía; inténtelo otra vez, o apague el equipo.</translation>
        </message>
        <message>
            <source>It is not clear whether the drive has finished writing. Don't unplug it yet. Eject it again in a few minutes.</source>
            <translation>No se puede decir si la unidad ha terminado de escribir. No la desconecte todavía; expúlsela otra vez dentro de unos minutos.</translation>
        </message>
        <message>
            <source>The drive is still mounted ({path}). Don't unplug it yet. Unmount it, then try again.</source>
            <translation>La unidad sigue montada ({path}). No la desconecte todavía; desmóntela e inténtelo otra vez.</translation>
        </message>
        <message>
            <source>Stopped. The drive may still be writing. Don't unplug it; eject it again.</source>
            <translation>Detenido. Puede que la unidad siga escribiendo: no la desconecte, y expúlsela otra vez.</translation>
        </message>
        <message>
            <source>{path} can't be read ({detail}).</source>
            <translation>No se puede leer {path} ({detail}).</translation>
        </message>
        <message>
            <source>The drive table {path} is not valid ({detail}). Fix the file, or move it elsewhere.</source>
            <translation>No se entiende la tabla de unidades de {path} ({detail}). Corrija el archivo, o muévalo.</translation>
        </message>
        <message>
            <source>Describe the drive with --model, --usb, --capacity, --smartctl or --sysfs.</source>
            <translation>Diga algo sobre la unidad: --model, --usb, --capacity, --smartctl o --sysfs.</translation>
        </message>
        <message>
            <source>{device} is not a plugged-in drive. `shingleback drives` lists all of them.</source>
            <translation>{device} no es una unidad que esté conectada. La orden `drives` muestra las que lo están.</translation>
        </message>
        <message>
            <source>You don't have permission to read the kernel log. Run the command with sudo, join the group systemd-journal, or save the log as administrator (dmesg &gt; log.txt) and use --kernel-log log.txt.</source>
            <translation>Usted no puede leer el registro del núcleo en este equipo. Ejecute la orden con sudo, o pida que le incluyan en el grupo systemd-journal, o guarde el registro en un archivo como administrador (dmesg &gt; log.txt) y delo con --kernel-log.</translation>
        </message>
        <message>
            <source>{path} holds neither a kernel log nor a SMART report. `journalctl -k &gt; log.txt` saves a log, and `sudo smartctl -x /dev/sdX &gt; report.txt` a report.</source>
            <translation>{path} no contiene ni un registro del núcleo ni un informe SMART. `journalctl -k &gt; log.txt` guarda un registro, y `sudo smartctl -x /dev/sdX &gt; report.txt`, un informe.</translation>
        </message>
        <message>
            <source>{drive} can't be prepared: {reason}</source>
            <translation>{drive} no se puede preparar: {reason}</translation>
        </message>
        <message>
            <source>{device} has changed since you confirmed it (different: {what}), so it was left alone. Check the list of drives again.</source>
            <translation>{device} ya no es como usted la confirmó (distinto: {what}). Se dejó como está; mire otra vez las unidades.</translation>
        </message>
        <message>
            <source>{device} is only a part of {drive}. Name the whole drive: {whole}</source>
            <translation>{device} es solo una parte de {drive}, y una unidad se prepara entera. Nómbrela entera: {whole}</translation>
        </message>
        <message>
            <source>The value of --identity is not valid. Use exactly the value that `prepare --dry-run --json` printed.</source>
            <translation>No se puede leer lo que dice --identity. Dé exactamente lo que indicó `prepare --dry-run --json`.</translation>
        </message>
        <message>
            <source>The plan for {drive} has changed since you saw it, because a program was installed or removed. Nothing was changed. Check the plan again.</source>
            <translation>Este equipo prepararía ahora {drive} de otra forma que la mostrada: entretanto se instaló o se quitó algo. No se cambió nada; mire otra vez el plan.</translation>
        </message>
        <message>
            <source>Everything on {drive} will be erased. To confirm, use exactly this name: {name}</source>
            <translation>Se borrará todo lo que hay en {drive}. Para confirmarlo, nómbrela exactamente así: {name}</translation>
        </message>
        <message>
            <source>The profile {profile} can't be created on this computer: {reason}</source>
            <translation>El perfil {profile} no se puede crear en este equipo: {reason}</translation>
        </message>
        <message>
            <source>The name “{label}” is too long for this filesystem. Use at most {most} characters.</source>
            <translation>El nombre «{label}» es demasiado largo para este tipo de unidad. Elija uno de {most} letras como mucho.</translation>
        </message>
        <message>
            <source>The name “{label}” can't be used for a drive. Use letters and digits, and start with one of them.</source>
            <translation>Una unidad no se puede llamar «{label}». Use letras y cifras, y empiece por una de ellas.</translation>
        </message>
        <message>
            <source>An encrypted drive needs a passphrase. Enter it twice, and keep it in a safe place.</source>
            <translation>Una unidad cifrada necesita una contraseña. Escriba una dos veces, y guárdela donde la encuentre.</translation>
        </message>
        <message>
            <source>This passphrase is wrong. Try again.</source>
            <translation>Esta no es la contraseña de la unidad. Escríbala otra vez.</translation>
        </message>
        <message>
            <source>Permission was denied. If you were asked for a password, try again and enter it. Otherwise, log in at the computer itself, or ask its administrator.</source>
            <translation>Este equipo no lo ha permitido. Si ha pedido una contraseña, inténtelo otra vez y escríbala; si no, inicie sesión en el propio equipo o pregunta a su administrador.</translation>
        </message>
        <message>
            <source>{step} failed. {state} {detail}</source>
            <translation>{step} no se consiguió. {state} {detail}</translation>
        </message>
        <message>
            <source>The preparation was stopped before it had finished. {state}</source>
            <translation>La preparación se detuvo antes de completarse. {state}</translation>
        </message>
        <message>
            <source>The drive was formatted, but not in the best way for a shingled drive: {detail}. Prepare it again.</source>
            <translation>La unidad se formateó, pero no como conviene a una unidad de grabación escalonada: {detail}. Prepárela otra vez.</translation>
        </message>
        <message>
            <source>{device} has no filesystem that can be opened. Prepare the drive for backups first.</source>
            <translation>En {device} no hay nada que se pueda abrir. Prepárela antes para copias de seguridad.</translation>
        </message>
        <message>
            <source>The drive could not be opened. Unplug it, plug it back in, and try again.</source>
            <translation>No se pudo abrir la unidad. Desconéctela, vuelva a conectarla e inténtelo otra vez.</translation>
        </message>
        <message>
            <source>Other programs are using the drive. Close the files that you have open there, then try again.</source>
            <translation>Hay programas usando la unidad. Cierre lo que tenga abierto en ella e inténtelo otra vez.</translation>
        </message>
        <message>
            <source>It is not clear whether this worked, because the drive service (UDisks2) is not responding. Wait a minute, then check the drive again.</source>
            <translation>No se puede decir si se hizo: el servicio que conoce las unidades (UDisks2) no ha respondido. Espere un minuto y mire otra vez la unidad.</translation>
        </message>
        <message>
            <source>{path} is not on an external drive, so it stays mounted as it is. Backups ask the system not to record access times. For links and for files of other people, the system records them anyway, which costs a small write each.</source>
            <translation>{path} no está en una unidad que se pueda desconectar, y sigue abierta como está. Una copia pide al sistema que no anote cuándo leyó ahí sus archivos y carpetas. De los archivos de otras personas, y de los enlaces, el sistema lo anota igualmente: una pequeña escritura por cada uno.</translation>
        </message>
        <message>
            <source>{device} is encrypted. Enter its passphrase to open it.</source>
            <translation>{device} está cifrada. Escriba su contraseña para abrirla.</translation>
        </message>
        <message>
            <source>The drive could not be closed ({detail}). Don't unplug it yet. Try again, or shut down the computer.</source>
            <translation>No se pudo cerrar la unidad ({detail}). No la desconecte todavía; inténtelo otra vez, o apague el equipo.</translation>
        </message>
        <message>
            <source>{device} doesn't offer this setting the way it is connected now.</source>
            <translation>{device}, tal como está conectada, no ofrece este ajuste.</translation>
        </message>
        <message>
            <source>This needs the helper of Shingleback. An administrator can install it with sudo packaging/install-helper in the folder of Shingleback.</source>
            <translation>Para esto, el administrador de este equipo tiene que instalar el ayudante de Shingleback: sudo packaging/install-helper, en la carpeta de Shingleback.</translation>
        </message>
        <message>
            <source>The helper of Shingleback could not do this: {reason}.</source>
            <translation>El ayudante de Shingleback no lo ha hecho: {reason}.</translation>
        </message>
        <message>
            <source>All data is written, but the drive service (UDisks2) is not responding. Don't unplug the drive yet. Eject it in your file manager, or shut down the computer.</source>
            <translation>Todo está escrito, pero el servicio que expulsa unidades (UDisks2) no responde. No desconecte todavía la unidad; expúlsela en su gestor de archivos, o apague el equipo.</translation>
        </message>
        <message>
            <source>The computer refused something that the program needs ({detail}). The drive is not the cause. Close other programs, then try again.</source>
            <translation>Este equipo no pudo dar al programa lo que necesita ({detail}). La unidad no es la causa. Cierre otros programas y vuelva a intentarlo.</translation>
        </message>
        <message>
            <source>The program could not read or save its own data on this computer's disk ({detail}). Check that the disk has free space, then start again.</source>
            <translation>El programa no pudo leer o guardar sus propios datos en el disco de este equipo ({detail}). Compruebe que el disco tenga espacio libre y empiece otra vez.</translation>
        </message>
        <message>
            <source>{path}, where Shingleback keeps its own files, isn't there. If it is on a disk that isn't mounted, mount it. Otherwise, set HOME to a folder of yours. Then start again.</source>
            <translation>No existe {path}, donde Shingleback guarda sus propios archivos. Si está en un disco que no está montado, móntelo. Si no, asigne a HOME una carpeta suya. Después, vuelva a empezar.</translation>
        </message>
        <message>
            <source>Shingleback has no permission to write to {path}, where it keeps the list of files on the drive. Change the owner of that folder, or set HOME to a folder of yours, then start again.</source>
            <translation>Shingleback no puede escribir en {path}, donde anota lo que hay en la unidad. Haga suya esa carpeta, o ponga en HOME una carpeta suya, y empiece de nuevo.</translation>
        </message>
        <message>
            <source>An internal error occurred ({detail}). Your files are unchanged. Please report this bug.</source>
            <translation>Algo falló en el propio programa ({detail}). Sus archivos están intactos; por favor, infórmenos.</translation>
        </message>
        <message>
            <source>There is no folder {path}. Check the name, or plug in its drive.</source>
            <translation>No existe la carpeta {path}. Compruebe el nombre, o conecte la unidad en la que está.</translation>
        </message>
        <message>
            <source>{path} is a file. Name its folder.</source>
            <translation>{path} es un archivo. Nombre la carpeta en la que está.</translation>
        </message>
        <message>
            <source>You don't have permission to read the folder {path}. Choose another one, or ask its owner.</source>
            <translation>Usted no puede leer la carpeta {path}. Elija otra, o pregunte a su dueño.</translation>
        </message>
        <message>
            <source>The folder {path} can't be read: {detail}. Check its drive, or the connection to its server.</source>
            <translation>No se puede leer la carpeta {path}: {detail}. Compruebe la unidad en la que está o la conexión con el servidor.</translation>
        </message>
        <message>
            <source>There are no files to back up in {path}, so no backup was made. If they are on another drive, plug it in.</source>
            <translation>En {path} no hay nada que copiar, por lo que no se hizo ninguna copia. Si su unidad no está conectada, conéctela.</translation>
        </message>
        <message>
            <source>No backup was made, because none of the files could be read. The list shows the reason for each.</source>
            <translation>Todavía no hay ninguna copia: no se pudo leer ni un solo archivo. El motivo figura junto a cada archivo o carpeta.</translation>
        </message>
        <message>
            <source>{source} is inside the backup {destination}. Choose a folder outside it.</source>
            <translation>{source} está dentro de la propia copia, {destination}. Elija una carpeta que esté en otro sitio.</translation>
        </message>
    </context>
    <context>
        <name>restore</name>
        <message>
            <source>Loading…</source>
            <translation>Cargando…</translation>
        </message>
        <message>
            <source>This folder was empty.</source>
            <translation>Esta carpeta estaba vacía.</translation>
        </message>
        <message>
            <source>No version has a file or folder with “{text}” in its name.</source>
            <translation>Ninguna versión tiene un archivo o carpeta con «{text}» en el nombre.</translation>
        </message>
        <message>
            <source>There are more. Search for a longer name.</source>
            <translation>Hay más. Busque un nombre más largo.</translation>
        </message>
        <message>
            <source>Nothing changed between these two versions.</source>
            <translation>Nada cambió entre estas dos versiones.</translation>
        </message>
        <message>
            <source>Only folders changed between these two versions.</source>
            <translation>Entre estas dos versiones solo cambiaron carpetas.</translation>
        </message>
    </context>
    <context>
        <name>run</name>
        <message>
            <source>Why is it slow now and then?</source>
            <translation>¿Por qué es lenta de vez en cuando?</translation>
        </message>
        <message>
            <source>Why does this take so long?</source>
            <translation>¿Por qué tarda tanto?</translation>
        </message>
        <message>
            <source>How can Shingleback tell?</source>
            <translation>¿Cómo se sabe eso?</translation>
        </message>
        <message>
            <source>Why is it so slow now?</source>
            <translation>¿Por qué es tan lenta ahora?</translation>
        </message>
        <message>
            <source>Why isn't it answering?</source>
            <translation>¿Por qué no responde?</translation>
        </message>
        <message>
            <source>Why does it rest?</source>
            <translation>¿Por qué descansa?</translation>
        </message>
        <message>
            <source>Why does it go on working?</source>
            <translation>¿Por qué sigue trabajando?</translation>
        </message>
        <message>
            <source>Is one drive enough?</source>
            <translation>¿Basta con una unidad?</translation>
        </message>
        <message>
            <source>Why did it vanish?</source>
            <translation>¿Por qué desapareció?</translation>
        </message>
        <message>
            <source>Why is it full already?</source>
            <translation>¿Por qué está ya llena?</translation>
        </message>
        <message>
            <source>What does such an error mean?</source>
            <translation>¿Qué significa un error así?</translation>
        </message>
    </context>
    <context>
        <name>situations</name>
        <message>
            <source>The drive has little to do yet.</source>
            <translation>La unidad aún tiene poco que hacer.</translation>
        </message>
        <message>
            <source>The drive is writing your files.</source>
            <translation>La unidad escribe lo que se le da.</translation>
        </message>
        <message>
            <source>The drive is resting, and can tidy up.</source>
            <translation>Se deja en paz a la unidad, y puede ordenarse.</translation>
        </message>
        <message>
            <source>The drive is still writing.</source>
            <translation>La unidad termina de escribir lo que se le dio.</translation>
        </message>
        <message>
            <source>Everything is written, and the drive has been released.</source>
            <translation>Todo está escrito, y se soltó la unidad.</translation>
        </message>
        <message>
            <source>The drive is not responding right now.</source>
            <translation>La unidad no responde en este momento.</translation>
        </message>
        <message>
            <source>The drive was unplugged or stopped responding.</source>
            <translation>La unidad se desconectó, o ya no responde.</translation>
        </message>
        <message>
            <source>Shingleback copies your files and makes sure that they are really on the drive.</source>
            <translation>Shingleback copia un archivo tras otro, y se asegura entre medias de que estén de verdad en la unidad.</translation>
        </message>
        <message>
            <source>Shingleback is waiting for the drive. Nothing is wrong.</source>
            <translation>Shingleback espera a la unidad. No ha fallado nada.</translation>
        </message>
        <message>
            <source>Shingleback is first making sure that the copied files are safe on the drive.</source>
            <translation>Shingleback pone primero a salvo lo que ya está copiado.</translation>
        </message>
        <message>
            <source>Shingleback is not using the drive.</source>
            <translation>Shingleback no hace nada con la unidad.</translation>
        </message>
        <message>
            <source>Shingleback is not backing up to the drive.</source>
            <translation>Shingleback no está haciendo ninguna copia en la unidad.</translation>
        </message>
        <message>
            <source>The backup ended early. Files already on the drive are safe, and the next backup continues from there.</source>
            <translation>La copia terminó antes de tiempo. Lo que estaba a salvo en la unidad se conserva, y la próxima copia sigue desde ahí.</translation>
        </message>
        <message>
            <source>Many drives are fast at first and slow after some gigabytes. Pauses of half a minute may happen.</source>
            <translation>Muchas unidades son rápidas al principio y lentas después de algunos gigabytes. Puede haber pausas de medio minuto.</translation>
        </message>
        <message>
            <source>This can take a few minutes, and the bars may stand still.</source>
            <translation>Puede tardar minutos, y entretanto apenas se mueve nada.</translation>
        </message>
        <message>
            <source>The drive may hum, click and stay warm even when nothing is copied.</source>
            <translation>La unidad puede zumbar, hacer clics y seguir caliente, aunque no se copie nada.</translation>
        </message>
        <message>
            <source>It may stay busy for a while.</source>
            <translation>Puede que siga trabajando por sí sola un rato.</translation>
        </message>
        <message>
            <source>This is not normal. It usually has a cause that can be found.</source>
            <translation>Esto no es normal, y casi siempre tiene una causa que se puede encontrar.</translation>
        </message>
        <message>
            <source>Use the computer as usual. Pause or stop whenever you like. Don't unplug the drive.</source>
            <translation>Siga trabajando como siempre. Pause o detenga cuando quiera. No desconecte la unidad.</translation>
        </message>
        <message>
            <source>Wait a moment. Don't unplug the drive.</source>
            <translation>Espere un poco. No desconecte la unidad.</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Expulse la unidad antes de desconectarla.</translation>
        </message>
        <message>
            <source>Shingleback opens the backup on the drive.</source>
            <translation>Shingleback abre la copia en la unidad.</translation>
        </message>
        <message>
            <source>A drive that was asleep needs some seconds to wake up.</source>
            <translation>Una unidad que dormía necesita unos segundos para despertar.</translation>
        </message>
        <message>
            <source>Shingleback is looking for new and changed files in your folders.</source>
            <translation>Shingleback busca en sus carpetas archivos nuevos o modificados.</translation>
        </message>
        <message>
            <source>With very many files this takes a few minutes.</source>
            <translation>Con muchísimos archivos tarda unos minutos.</translation>
        </message>
        <message>
            <source>It is slow now. It will speed up when the drive has made room.</source>
            <translation>Ahora es lenta. Vuelve a ser rápida cuando la unidad haya hecho sitio.</translation>
        </message>
        <message>
            <source>A drive that is making room may not respond for a minute or two.</source>
            <translation>Una unidad que hace sitio puede callar uno o dos minutos.</translation>
        </message>
        <message>
            <source>The drive is busy with another program.</source>
            <translation>La unidad trabaja para otro programa.</translation>
        </message>
        <message>
            <source>Shingleback is letting the other program go first.</source>
            <translation>Shingleback deja pasar primero al otro programa.</translation>
        </message>
        <message>
            <source>Two programs at once would slow each other down.</source>
            <translation>Dos programas a la vez harían lenta la unidad para ambos.</translation>
        </message>
        <message>
            <source>Shingleback is paused. The files copied so far are safe on the drive.</source>
            <translation>Shingleback está en pausa. Lo copiado hasta ahora está a salvo en la unidad.</translation>
        </message>
        <message>
            <source>Continue whenever you like. To take the drive with you, stop first, then eject it.</source>
            <translation>Siga cuando quiera. Para llevarse la unidad, detenga y después expúlsela.</translation>
        </message>
        <message>
            <source>Everything is copied. Shingleback is completing the new version.</source>
            <translation>Todo está copiado. Shingleback completa la nueva versión.</translation>
        </message>
        <message>
            <source>The drive may still be writing.</source>
            <translation>Puede que la unidad aún esté escribiendo.</translation>
        </message>
        <message>
            <source>Shingleback is waiting until everything is written, then releases the drive.</source>
            <translation>Shingleback espera a que todo esté escrito y después libera la unidad.</translation>
        </message>
        <message>
            <source>The drive is tidying up.</source>
            <translation>La unidad se ordena por sí sola.</translation>
        </message>
        <message>
            <source>The backup is complete, and Shingleback is no longer using the drive.</source>
            <translation>La copia está completa. Shingleback ya no hace nada con la unidad.</translation>
        </message>
        <message>
            <source>If you have time, leave the drive powered for a while. Eject it before you unplug it.</source>
            <translation>Si tiene tiempo, deje la unidad encendida un rato. Expúlsela antes de desconectarla.</translation>
        </message>
        <message>
            <source>Everything is written to the drive.</source>
            <translation>La unidad ha escrito todo lo que se le dio.</translation>
        </message>
        <message>
            <source>Shingleback is done with the drive.</source>
            <translation>Shingleback ha terminado con la unidad.</translation>
        </message>
        <message>
            <source>Some drives keep spinning for a few seconds.</source>
            <translation>Algunas unidades siguen girando unos segundos.</translation>
        </message>
        <message>
            <source>You can unplug the drive.</source>
            <translation>Puede desconectar la unidad.</translation>
        </message>
        <message>
            <source>The drive is still in use, or has not finished writing.</source>
            <translation>La unidad sigue en uso, o no ha terminado de escribir.</translation>
        </message>
        <message>
            <source>Shingleback could not release the drive.</source>
            <translation>Shingleback no pudo soltar la unidad.</translation>
        </message>
        <message>
            <source>Usually, another program has a file or folder on the drive open.</source>
            <translation>Casi siempre otro programa tiene abierto un archivo o una carpeta de la unidad.</translation>
        </message>
        <message>
            <source>Close the programs that use the drive, then eject it again. Don't unplug it yet.</source>
            <translation>Cierre lo que usa la unidad, y expúlsela otra vez. No la desconecte todavía.</translation>
        </message>
        <message>
            <source>The drive was closed or unplugged.</source>
            <translation>La unidad ya no está abierta, o se desconectó.</translation>
        </message>
        <message>
            <source>Files written before that stay on the drive.</source>
            <translation>Lo que se escribió antes se queda en la unidad.</translation>
        </message>
        <message>
            <source>A drive may tidy up for so long that the computer gives up on it. This alone does no harm.</source>
            <translation>Una unidad puede ordenarse tanto tiempo que el equipo la dé por perdida. Eso solo no causa daño.</translation>
        </message>
        <message>
            <source>Leave it plugged in for a few minutes. If it doesn't come back, unplug it, plug it back in, and start again.</source>
            <translation>Déjela conectada unos minutos. Si no vuelve, desconéctela, vuelva a conectarla y empiece otra vez.</translation>
        </message>
        <message>
            <source>The drive is full.</source>
            <translation>En la unidad no queda sitio.</translation>
        </message>
        <message>
            <source>Older versions take up space, too.</source>
            <translation>Las versiones antiguas también ocupan sitio.</translation>
        </message>
        <message>
            <source>Delete files that you don't need there, choose fewer folders, or use a larger drive.</source>
            <translation>Borre lo que no necesite ahí, elija menos carpetas, o use una unidad más grande.</translation>
        </message>
        <message>
            <source>The drive returned errors.</source>
            <translation>La unidad dio errores.</translation>
        </message>
        <message>
            <source>Try another cable and another port. “What happened?” tells you more.</source>
            <translation>Pruebe otro cable y otro puerto. «¿Qué ha pasado?» dice más.</translation>
        </message>
        <message>
            <source>Follow the advice there, then start the backup again.</source>
            <translation>Haga lo que se dice ahí, y empiece otra vez la copia.</translation>
        </message>
        <message>
            <source>The drive is plugged in and open. All programs can use it.</source>
            <translation>La unidad está conectada y abierta. Cualquier programa puede usarla.</translation>
        </message>
        <message>
            <source>It may stay busy for a while after writing, because it is tidying up.</source>
            <translation>Puede trabajar un rato después de escribirse algo: se ordena.</translation>
        </message>
        <message>
            <source>Use it as you like. Eject it before you unplug it.</source>
            <translation>Úsela como quiera. Expúlsela antes de desconectarla.</translation>
        </message>
        <message>
            <source>The backup is on the computer's own disk.</source>
            <translation>La copia está en el disco de este equipo.</translation>
        </message>
        <message>
            <source>If the disk fails, you lose both your files and the backup.</source>
            <translation>Si el disco falla, la copia se pierde con sus archivos.</translation>
        </message>
        <message>
            <source>Back up to an external drive as well.</source>
            <translation>Haga una copia también en una unidad externa.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but not open.</source>
            <translation>La unidad está conectada y no está abierta.</translation>
        </message>
        <message>
            <source>Open it to use its files.</source>
            <translation>Ábrala para usar sus archivos.</translation>
        </message>
        <message>
            <source>The drive is plugged in, but nothing on it can be opened.</source>
            <translation>La unidad está conectada, pero no hay nada en ella que se pueda abrir.</translation>
        </message>
        <message>
            <source>To use it here, set it up for backup. This erases everything on it.</source>
            <translation>Para usarla aquí, prepárela para copias. Eso borra lo que contiene.</translation>
        </message>
    </context>
    <context>
        <name>sources</name>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for it.</source>
            <translation>{path} no responde desde hace {time}. La copia espera.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. The backup is waiting for {server} ({kind}).</source>
            <translation>{path} no responde desde hace {time}. La copia espera a {server} ({kind}).</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}.</source>
            <translation>{path} no responde desde hace {time}.</translation>
        </message>
        <message>
            <source>{path} has not responded for {time}. It is on {server} ({kind}).</source>
            <translation>{path} no responde desde hace {time}. Está en {server} ({kind}).</translation>
        </message>
        <message>
            <source>If it stays silent, it will be skipped in {time}.</source>
            <translation>Si sigue sin responder, se omitirá en {time}.</translation>
        </message>
    </context>
    <context>
        <name>texts</name>
        <message>
            <source>The drive may have to wake up first.</source>
            <translation>Puede que la unidad tenga que despertar primero.</translation>
        </message>
        <message>
            <source>Everything is copied. The last files are being written to the drive.</source>
            <translation>Todo está copiado. Lo último se está escribiendo en la unidad.</translation>
        </message>
        <message>
            <source>Copied files are first being made safe on the drive.</source>
            <translation>Primero se pone a salvo en la unidad lo que ya está copiado.</translation>
        </message>
        <message>
            <source>The files copied so far are safe on the drive. Continue whenever you like.</source>
            <translation>Lo copiado hasta ahora está a salvo en la unidad. Siga cuando quiera.</translation>
        </message>
        <message>
            <source>A drive returned an error. It takes a few seconds to see whether it is still plugged in.</source>
            <translation>Una unidad devolvió un error. Se tarda unos segundos en saber si sigue conectada.</translation>
        </message>
        <message>
            <source>Do not unplug it yet.</source>
            <translation>No la desconecte todavía.</translation>
        </message>
        <message>
            <source>The backup is complete</source>
            <translation>La copia de seguridad está completa</translation>
        </message>
        <message>
            <source>The backup is complete, except for what is listed below</source>
            <translation>La copia de seguridad está completa, salvo lo que se indica abajo</translation>
        </message>
        <message>
            <source>The backup could not start</source>
            <translation>La copia de seguridad no pudo empezar</translation>
        </message>
        <message>
            <source>The drive was disconnected</source>
            <translation>La unidad se desconectó</translation>
        </message>
        <message>
            <source>The drive is full</source>
            <translation>La unidad está llena</translation>
        </message>
        <message>
            <source>The drive returned errors</source>
            <translation>La unidad dio errores</translation>
        </message>
        <message>
            <source>Not started, to be on the safe side</source>
            <translation>No se empezó, por precaución</translation>
        </message>
        <message>
            <source>Stopped</source>
            <translation>Detenida</translation>
        </message>
        <message>
            <source>Something went wrong in the program itself</source>
            <translation>Algo falló en el propio programa</translation>
        </message>
        <message>
            <source>The backup is done, but some of its files are damaged</source>
            <translation>La copia se ha hecho, pero algunos de sus archivos están dañados</translation>
        </message>
        <message>
            <source>Nothing has changed since the last backup.</source>
            <translation>Nada ha cambiado desde la última copia de seguridad.</translation>
        </message>
        <message>
            <source>Nothing else has changed since the last backup.</source>
            <translation>Nada más ha cambiado desde la última copia de seguridad.</translation>
        </message>
        <message>
            <source>The drive has not responded for {time}. Many drives pause like this to tidy up. Leave it plugged in.</source>
            <translation>La unidad no responde desde hace {time}. Muchas unidades hacen pausas así para ordenarse. Déjela conectada, por favor.</translation>
        </message>
        <message>
            <source>The drive was unplugged before it was ejected. Everything that was backed up had been written before that. Next time, eject it first.</source>
            <translation>La unidad se desconectó antes de expulsarla. Todo lo copiado ya se había escrito antes. La próxima vez, expúlsela primero.</translation>
        </message>
        <message>
            <source>The drive is no longer open: another program has closed it, or it was unplugged. Everything that was backed up had been written before that.</source>
            <translation>La unidad ya no está abierta: otro programa la ha cerrado, o se desconectó. Todo lo copiado ya se había escrito antes.</translation>
        </message>
        <message>
            <source>One question before the backup starts</source>
            <translation>Una pregunta antes de empezar la copia</translation>
        </message>
        <message>
            <source>The drive is no longer open</source>
            <translation>La unidad ya no está abierta</translation>
        </message>
        <message>
            <source>Another program has closed it, or it was unplugged.</source>
            <translation>Otro programa la ha cerrado, o se desconectó.</translation>
        </message>
        <message>
            <source>The next backup copies what is missing.</source>
            <translation>La próxima copia de seguridad copia lo que falta.</translation>
        </message>
        <message>
            <source>Files already on it are safe.</source>
            <translation>Los archivos que ya están en ella están a salvo.</translation>
        </message>
        <message>
            <source>Plug the drive back in to continue the backup.</source>
            <translation>Vuelva a conectar la unidad para continuar con la copia de seguridad.</translation>
        </message>
        <message>
            <source>It is not safe to unplug the drive yet.</source>
            <translation>La unidad aún no se puede desconectar sin peligro.</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive.</source>
            <translation>La unidad se puede desconectar sin peligro.</translation>
        </message>
        <message>
            <source>{name} to {drive}</source>
            <translation>{name} en {drive}</translation>
        </message>
        <message>
            <source>Your files are being copied.</source>
            <translation>Se están copiando sus archivos.</translation>
        </message>
        <message>
            <source>Letting the drive rest</source>
            <translation>Dejando descansar a la unidad</translation>
        </message>
        <message>
            <source>{files}, {size} so far</source>
            <translation>{files}, {size} hasta ahora</translation>
        </message>
        <message>
            <source>It is safe to unplug the drive</source>
            <translation>La unidad se puede desconectar sin peligro</translation>
        </message>
        <message>
            <source>The drive is not ready to be unplugged</source>
            <translation>La unidad no está lista para desconectarla</translation>
        </message>
        <message>
            <source>Eject the drive before you unplug it.</source>
            <translation>Expulse la unidad antes de desconectarla.</translation>
        </message>
        <message>
            <source>Starting</source>
            <translation>Empezando</translation>
        </message>
        <message>
            <source>Looking for changes</source>
            <translation>Buscando lo que ha cambiado</translation>
        </message>
        <message>
            <source>Copying</source>
            <translation>Copiando</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Terminando</translation>
        </message>
        <message>
            <source>Pausing</source>
            <translation>Pausando</translation>
        </message>
        <message>
            <source>Paused</source>
            <translation>En pausa</translation>
        </message>
        <message>
            <source>Checking whether the drive is still there</source>
            <translation>Comprobando si la unidad está ahí</translation>
        </message>
        <message>
            <source>Stopping</source>
            <translation>Deteniendo</translation>
        </message>
        <message>
            <source>Ejecting the drive</source>
            <translation>Expulsando la unidad</translation>
        </message>
    </context>
    <context>
        <name>verdicts</name>
        <message>
            <source>shingled</source>
            <translation>de grabación escalonada</translation>
        </message>
        <message>
            <source>shingled (host-aware)</source>
            <translation>de grabación escalonada (host-aware)</translation>
        </message>
        <message>
            <source>shingled (host-managed)</source>
            <translation>de grabación escalonada (host-managed)</translation>
        </message>
        <message>
            <source>conventional</source>
            <translation>convencional</translation>
        </message>
        <message>
            <source>without any sign of shingling</source>
            <translation>sin ningún indicio de grabación escalonada</translation>
        </message>
        <message>
            <source>no hard disk</source>
            <translation>no es un disco duro</translation>
        </message>
        <message>
            <source>unknown</source>
            <translation>desconocido</translation>
        </message>
        <message>
            <source>a shingled drive (SMR)</source>
            <translation>una unidad de grabación escalonada (SMR)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-aware)</source>
            <translation>una unidad de grabación escalonada (SMR, host-aware)</translation>
        </message>
        <message>
            <source>a shingled drive (SMR, host-managed)</source>
            <translation>una unidad de grabación escalonada (SMR, host-managed)</translation>
        </message>
        <message>
            <source>a conventional drive (CMR), not shingled</source>
            <translation>una unidad convencional (CMR), sin grabación escalonada</translation>
        </message>
        <message>
            <source>not a hard disk</source>
            <translation>no es un disco duro</translation>
        </message>
        <message>
            <source>It already holds a Shingleback backup of {folders}.</source>
            <translation>Ya contiene una copia de seguridad hecha por este programa, de {folders}.</translation>
        </message>
        <message>
            <source>This is {what}.</source>
            <translation>Esta es {what}.</translation>
        </message>
        <message>
            <source>Very likely, this is {what}.</source>
            <translation>Muy probablemente, esta es {what}.</translation>
        </message>
        <message>
            <source>Probably, this is {what}.</source>
            <translation>Probablemente, esta es {what}.</translation>
        </message>
        <message>
            <source>Perhaps this is {what}.</source>
            <translation>Quizás esta sea {what}.</translation>
        </message>
        <message>
            <source>There is no sign that this drive is shingled. That does not prove that it is not.</source>
            <translation>Nada indica que esta unidad sea de grabación escalonada. Eso no demuestra que no lo sea.</translation>
        </message>
        <message>
            <source>It is not clear whether this drive is shingled.</source>
            <translation>Con esto nadie puede decir si la unidad es de grabación escalonada.</translation>
        </message>
        <message>
            <source>reports from such drives have been published</source>
            <translation>hay informes publicados de unidades como esta</translation>
        </message>
        <message>
            <source>the manufacturer says so</source>
            <translation>lo dice el fabricante</translation>
        </message>
        <message>
            <source>it was on sale before the first shingled drive, in 2013</source>
            <translation>se vendía antes de la primera unidad de grabación escalonada, en 2013</translation>
        </message>
        <message>
            <source>the authors of smartmontools looked it up</source>
            <translation>los autores de smartmontools lo comprobaron</translation>
        </message>
        <message>
            <source>users have reported it</source>
            <translation>lo han descubierto los usuarios</translation>
        </message>
        <message>
            <source>this follows from its family and age</source>
            <translation>se deduce de su familia y su antigüedad</translation>
        </message>
        <message>
            <source>this has not been checked</source>
            <translation>no se ha comprobado</translation>
        </message>
        <message>
            <source>Linux sees the zones of a shingled drive: it calls it {value}.</source>
            <translation>Linux ve las zonas de una unidad de grabación escalonada: la llama {value}.</translation>
        </message>
        <message>
            <source>The drive tells Linux that it is shingled: {value}.</source>
            <translation>La unidad le dice a Linux que es de grabación escalonada: {value}.</translation>
        </message>
        <message>
            <source>The log of Linux calls it a shingled drive: {value}.</source>
            <translation>El registro de Linux la llama unidad de grabación escalonada: {value}.</translation>
        </message>
        <message>
            <source>The drive reports that it is shingled: {value}.</source>
            <translation>La unidad dice de sí misma que es de grabación escalonada: {value}.</translation>
        </message>
        <message>
            <source>The drive identifies itself as a device type that only host-managed drives use.</source>
            <translation>La unidad responde como el tipo que solo son las unidades host-managed.</translation>
        </message>
        <message>
            <source>Linux counts {count} zones on it; only shingled drives have zones.</source>
            <translation>Linux cuenta {count} zonas en ella; solo las unidades de grabación escalonada tienen zonas.</translation>
        </message>
        <message>
            <source>It is connected by NVMe, as solid state drives are.</source>
            <translation>Está conectada por NVMe, como las unidades de estado sólido.</translation>
        </message>
        <message>
            <source>It is a memory card.</source>
            <translation>Es una tarjeta de memoria.</translation>
        </message>
        <message>
            <source>The drive reports that it has no spinning parts.</source>
            <translation>Dice de sí misma que nada gira en su interior.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a drive with flash memory.</source>
            <translation>Su nombre, {model}, es el de una unidad con memoria flash.</translation>
        </message>
        <message>
            <source>Its name, {model}, is that of a memory stick or a card reader.</source>
            <translation>Su nombre, {model}, es el de una memoria USB o un lector de tarjetas.</translation>
        </message>
        <message>
            <source>It holds as little as a memory stick.</source>
            <translation>Tiene tan poca capacidad como una memoria USB.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts.</source>
            <translation>A Linux se le dijo que nada gira en su interior.</translation>
        </message>
        <message>
            <source>It spins and accepts TRIM, which reports deleted files. Among hard disks, only shingled ones have a use for that.</source>
            <translation>Gira y quiere saber qué archivos se han borrado (TRIM). Entre los discos duros, solo a los de grabación escalonada les sirve de algo.</translation>
        </message>
        <message>
            <source>It accepts TRIM, which reports deleted files, as shingled and solid-state drives do. Whether it spins can't be seen from here.</source>
            <translation>Quiere saber qué archivos se han borrado (TRIM), como las unidades de grabación escalonada y las de estado sólido; desde aquí no se puede saber si gira.</translation>
        </message>
        <message>
            <source>smartctl lists it under {family}.</source>
            <translation>smartctl la cuenta entre {family}.</translation>
        </message>
        <message>
            <source>The table of drives lists {model} as {recording}; {trust}.</source>
            <translation>La tabla de unidades clasifica {model} como {recording}; {trust}.</translation>
        </message>
        <message>
            <source>The sources disagree on {model}: others call it {recording}.</source>
            <translation>Las fuentes no coinciden sobre {model}: otras la llaman {recording}.</translation>
        </message>
        <message>
            <source>Only the beginning of its name is known, {model}; every drive in the table that it may be is {recording}.</source>
            <translation>Solo se conoce el principio de su nombre, {model}; toda unidad de la tabla que pueda ser es {recording}.</translation>
        </message>
        <message>
            <source>The sources disagree on the drives that {model} may be: others call them {recording}.</source>
            <translation>Las fuentes no coinciden sobre las unidades que {model} puede ser: otras las llaman {recording}.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} ({family}) are {recording}; {trust}.</source>
            <translation>Las unidades de este tamaño con el identificador USB {usb} ({family}) son: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives with the USB id {usb} are {recording}; they look the same from outside.</source>
            <translation>Algunas unidades con el identificador USB {usb} son: {recording}. Desde fuera no se puede saber.</translation>
        </message>
        <message>
            <source>Drives of this size with the USB id {usb} hold the disk {inner}, which is {recording}; {trust}.</source>
            <translation>Las unidades de este tamaño con el identificador USB {usb} contienen el disco {inner}, que es {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Drives with the USB id {usb}, of the sizes that the table knows, are {recording}; {trust}.</source>
            <translation>Las unidades con el identificador USB {usb}, de los tamaños que la tabla conoce, son: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>{model} is sold with a disk that is {recording}; {trust}.</source>
            <translation>{model} se vende con un disco de este tipo: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>Some drives in the box {model} are {recording}; the box does not say which.</source>
            <translation>Algunas unidades de la caja {model} son de otro tipo: {recording}; la caja no dice cuáles.</translation>
        </message>
        <message>
            <source>{model} is sold with the disk {inner}, which is {recording}; {trust}.</source>
            <translation>{model} se vende con el disco {inner}, de este tipo: {recording}; {trust}.</translation>
        </message>
        <message>
            <source>As a rule of thumb, {family} are {recording}.</source>
            <translation>Como regla general, {family} son: {recording}.</translation>
        </message>
        <message>
            <source>Others say that {family} are {recording}.</source>
            <translation>Otros dicen que {family} son: {recording}.</translation>
        </message>
        <message>
            <source>Linux was told that it has no spinning parts. Adapters often get that wrong.</source>
            <translation>A Linux se le dijo que nada gira en su interior. Los adaptadores suelen equivocarse en eso.</translation>
        </message>
        <message>
            <source>It does not accept TRIM, which reports deleted files. That proves nothing: many shingled drives don't.</source>
            <translation>No quiere saber qué archivos se han borrado (TRIM). Eso no demuestra nada: muchas unidades de grabación escalonada tampoco.</translation>
        </message>
        <message>
            <source>Linux sees no zones. That proves nothing: shingled drives for the home hide them.</source>
            <translation>Linux no ve zonas. Eso no demuestra nada: las unidades de grabación escalonada que la gente tiene en casa las ocultan.</translation>
        </message>
        <message>
            <source>It uses the older USB storage protocol, which hides what a drive reports about itself.</source>
            <translation>Habla el tipo sencillo de USB, que oculta lo que una unidad dice de sí misma.</translation>
        </message>
        <message>
            <source>It is a hard disk, and there is no evidence for or against shingling.</source>
            <translation>Es un disco duro, y nada habla a favor ni en contra de la grabación escalonada.</translation>
        </message>
        <message>
            <source>Too little is known about it. Its model name, or its USB id and size, would help.</source>
            <translation>Se sabe demasiado poco de ella. Ayudaría conocer su modelo, o su identificador USB y su tamaño.</translation>
        </message>
        <message>
            <source>The table of drives does not list {model}.</source>
            <translation>La tabla de unidades no contiene {model}.</translation>
        </message>
        <message>
            <source>The table of drives does not list the USB id {usb}. Many enclosures hide the disk inside.</source>
            <translation>La tabla de unidades no contiene el identificador USB {usb}. Muchas cajas ocultan el disco que llevan dentro.</translation>
        </message>
        <message>
            <source>The USB id {usb} is used for several drives; the size would tell more.</source>
            <translation>El identificador USB {usb} se usa para varias unidades: su tamaño diría más.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive with a media cache.</source>
            <translation>Se midió aquí el {date} y se comporta como una unidad de grabación escalonada con caché en los platos.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a shingled drive that writes everything to a log.</source>
            <translation>Se midió aquí el {date} y se comporta como una unidad de grabación escalonada que lo escribe todo en un registro.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a conventional drive.</source>
            <translation>Se midió aquí el {date} y se comporta como una unidad convencional.</translation>
        </message>
        <message>
            <source>It was measured here on {date}, and behaves like a drive without moving parts.</source>
            <translation>Se midió aquí el {date} y se comporta como una unidad sin partes móviles.</translation>
        </message>
        <message>
            <source>It is simulated, and writes the way a shingled drive does.</source>
            <translation>Es un modelo, hecho para escribir como una unidad de grabación escalonada.</translation>
        </message>
        <message>
            <source>No information about a drive could be read from {path}.</source>
            <translation>No se pudo leer nada sobre una unidad en {path}.</translation>
        </message>
    </context>
    <context>
        <name>versions</name>
        <message numerus="yes">
            <source>%n line(s) changed</source>
            <translation>
                <numerusform>%Ln línea cambiada</numerusform>
                <numerusform>%Ln líneas cambiadas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) added</source>
            <translation>
                <numerusform>%Ln línea añadida</numerusform>
                <numerusform>%Ln líneas añadidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n line(s) removed</source>
            <translation>
                <numerusform>%Ln línea eliminada</numerusform>
                <numerusform>%Ln líneas eliminadas</numerusform>
            </translation>
        </message>
        <message>
            <source>In the later version: {changes}</source>
            <translation>En la versión posterior: {changes}</translation>
        </message>
        <message>
            <source>The later version is {size} larger.</source>
            <translation>La versión posterior ocupa {size} más.</translation>
        </message>
        <message>
            <source>The later version is {size} smaller.</source>
            <translation>La versión posterior ocupa {size} menos.</translation>
        </message>
        <message>
            <source>Both versions have the same size.</source>
            <translation>Ambas versiones tienen el mismo tamaño.</translation>
        </message>
        <message>
            <source>Both are the same version.</source>
            <translation>Ambas son la misma versión.</translation>
        </message>
        <message>
            <source>Both begin with the same text.</source>
            <translation>Ambas empiezan con el mismo texto.</translation>
        </message>
        <message>
            <source>{difference}. Only the beginning of the file was compared.</source>
            <translation>{difference}. Solo se comparó el principio del archivo.</translation>
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
            <translation>Espere, por favor</translation>
        </message>
        <message>
            <source>You have chosen this one.</source>
            <translation>Usted ha elegido este.</translation>
        </message>
        <message>
            <source>Finding the best filesystem…</source>
            <translation>Buscando lo adecuado…</translation>
        </message>
        <message>
            <source>{title}, encrypted</source>
            <translation>{title}, cifrado</translation>
        </message>
        <message>
            <source>This drive can't be prepared</source>
            <translation>No hay ningún plan para esta unidad</translation>
        </message>
        <message>
            <source>Nothing on it is recognized.</source>
            <translation>No contiene nada que se reconozca.</translation>
        </message>
        <message>
            <source>not recognized</source>
            <translation>no se reconoce</translation>
        </message>
        <message>
            <source>{backups} of {folders}</source>
            <translation>{backups} de {folders}</translation>
        </message>
        <message>
            <source>{backups} with {versions} of {folders}, the last of {day}</source>
            <translation>{backups} con {versions} de {folders}, la última: {day}</translation>
        </message>
        <message numerus="yes">
            <source>%n backup(s)</source>
            <translation>
                <numerusform>%Ln copia de seguridad</numerusform>
                <numerusform>%Ln copias de seguridad</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n version(s)</source>
            <translation>
                <numerusform>%Ln versión</numerusform>
                <numerusform>%Ln versiones</numerusform>
            </translation>
        </message>
        <message>
            <source>its contents can't be seen while it is closed</source>
            <translation>no se puede ver lo que contiene sin abrirla</translation>
        </message>
        <message>
            <source>{used} used</source>
            <translation>{used} en uso</translation>
        </message>
        <message>
            <source>at least {files}</source>
            <translation>al menos {files}</translation>
        </message>
        <message>
            <source>USB port {port}</source>
            <translation>puerto USB {port}</translation>
        </message>
        <message>
            <source>USB port {port}, {device}</source>
            <translation>puerto USB {port}, {device}</translation>
        </message>
        <message>
            <source>The drive</source>
            <translation>La unidad</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Preguntas</translation>
        </message>
        <message>
            <source>Erase</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>What and when</source>
            <translation>Qué y cuándo</translation>
        </message>
        <message>
            <source>Step {number} of {count}</source>
            <translation>Paso {number} de {count}</translation>
        </message>
    </context>
    <context>
        <name>year</name>
        <message numerus="yes">
            <source>%n problem(s)</source>
            <translation>
                <numerusform>%Ln problema</numerusform>
                <numerusform>%Ln problemas</numerusform>
            </translation>
        </message>
        <message>
            <source>Week of {date}: {said}</source>
            <translation>Semana del {date}: {said}</translation>
        </message>
        <message numerus="yes">
            <source>%n time(s)</source>
            <translation>
                <numerusform>%Ln vez</numerusform>
                <numerusform>%Ln veces</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Copias</translation>
        </message>
        <message numerus="yes">
            <source>Backups in %n week(s)</source>
            <translation>
                <numerusform>Copias en %Ln semana</numerusform>
                <numerusform>Copias en %Ln semanas</numerusform>
            </translation>
        </message>
        <message>
            <source>Checks</source>
            <translation>Comprobaciones</translation>
        </message>
        <message numerus="yes">
            <source>Checks in %n week(s)</source>
            <translation>
                <numerusform>Comprobaciones en %Ln semana</numerusform>
                <numerusform>Comprobaciones en %Ln semanas</numerusform>
            </translation>
        </message>
        <message>
            <source>Care</source>
            <translation>Cuidado</translation>
        </message>
        <message numerus="yes">
            <source>Care in %n week(s)</source>
            <translation>
                <numerusform>Cuidado en %Ln semana</numerusform>
                <numerusform>Cuidado en %Ln semanas</numerusform>
            </translation>
        </message>
        <message>
            <source>Rests</source>
            <translation>Reposos</translation>
        </message>
        <message numerus="yes">
            <source>Rests in %n week(s)</source>
            <translation>
                <numerusform>Reposos en %Ln semana</numerusform>
                <numerusform>Reposos en %Ln semanas</numerusform>
            </translation>
        </message>
    </context>
</TS>
