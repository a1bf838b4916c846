# Builds, on Windows: the MSI for one user, the MSI for all users, and a portable ZIP. Result: target\installers\
# Needs: Maven, a JDK 25 (JAVA25_HOME or JAVA_HOME) and WiX 3 or later on the path.
# Signed where there is a key: SAYWELL_WINDOWS_PFX and SAYWELL_WINDOWS_PASSWORD, or SAYWELL_SIGN_COMMAND, a program that is given the file
# (for a token: a script that calls signtool with /csp and /kc).
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..')

$jdk = if ($env:JAVA25_HOME) { $env:JAVA25_HOME } else { $env:JAVA_HOME }
if (-not $jdk -or -not (Test-Path "$jdk\bin\jpackage.exe")) {
  Write-Error 'The installers need a JDK 25 with jpackage: set JAVA25_HOME to its folder.'
}
$version = ([xml](Get-Content pom.xml)).project.version
$out = 'target\installers'
$modules = 'java.base,java.desktop,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.sql,java.xml,' +
  'jdk.accessibility,jdk.charsets,jdk.crypto.ec,jdk.crypto.mscapi,jdk.jfr,jdk.localedata,jdk.management,jdk.unsupported,jdk.zipfs'

function Sign([string[]] $files) {
  if ($env:SAYWELL_SIGN_COMMAND) {
    foreach ($file in $files) { & $env:SAYWELL_SIGN_COMMAND $file; if ($LASTEXITCODE) { exit $LASTEXITCODE } }
  } elseif ($env:SAYWELL_WINDOWS_PFX) {
    $signtool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1
    foreach ($file in $files) {
      & $signtool sign /fd SHA256 /f $env:SAYWELL_WINDOWS_PFX /p $env:SAYWELL_WINDOWS_PASSWORD /tr http://timestamp.digicert.com /td SHA256 $file
      if ($LASTEXITCODE) { exit $LASTEXITCODE }
    }
  } else { Write-Output "Not signed: $($files.Count) files. Neither SAYWELL_WINDOWS_PFX nor SAYWELL_SIGN_COMMAND is set." }
}

.\mvnw.cmd -B -q -DskipTests -Dquick '-Dsbom.skip=false' package
if ($LASTEXITCODE) { exit $LASTEXITCODE }
& "$jdk\bin\java" -cp 'target\saywell\lib\*' packaging\sbom\AddComponents.java target\saywell
if ($LASTEXITCODE) { exit $LASTEXITCODE }
if (Test-Path $out) { Remove-Item -Recurse -Force $out }
New-Item -ItemType Directory "$out\input" | Out-Null
Copy-Item target\saywell\lib\*.jar "$out\input"
Copy-Item -Recurse @('target\saywell\lib\native', 'target\saywell\lib\fonts', 'target\saywell\models') "$out\input"
Copy-Item @('LICENSE', 'assets\NOTICE', 'target\saywell\saywell.cdx.json') "$out\input"
# A second launcher with a console, for the commands: with the second compiler, as packaging/saywell starts them.
Set-Content "$out\console.properties" @"
win-console=true
win-shortcut=false
win-menu=false
java-options=--enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -XX:-UsePerfData -Xms48m -Xmx1g -XX:-PrintWarnings -XX:-FlightRecorder
"@

& "$jdk\bin\jpackage" --type app-image --name Saywell --app-version $version --vendor Saywell `
  --description 'Say it, see it, say it better' --copyright 'GPL-3.0-or-later' `
  --input "$out\input" --main-jar "saywell-$version.jar" --main-class app.saywell.Main --icon assets\icons\saywell.ico `
  --add-modules $modules --add-launcher "saywell-cli=$out\console.properties" `
  --jlink-options '--strip-debug --no-header-files --no-man-pages --include-locales=en,ko --compress zip-6' `
  --java-options '--enable-native-access=ALL-UNNAMED' `
  --java-options '-XX:+UseG1GC' --java-options '-XX:ParallelGCThreads=2' --java-options '-XX:ConcGCThreads=1' `
  --java-options '-XX:+ExplicitGCInvokesConcurrent' --java-options '-XX:MaxNewSize=32m' `
  --java-options '-XX:MinHeapFreeRatio=10' --java-options '-XX:MaxHeapFreeRatio=30' `
  --java-options '-XX:-UsePerfData' --java-options '-Xms48m' --java-options '-Xmx1g' `
  --java-options '-XX:TieredStopAtLevel=1' --java-options '-XX:+UnlockDiagnosticVMOptions' --java-options '-XX:-AOTReplayTraining' `
  --java-options '-XX:-PrintWarnings' --java-options '-XX:-FlightRecorder' --dest $out
if ($LASTEXITCODE) { exit $LASTEXITCODE }
Remove-Item -Recurse -Force "$out\input", "$out\console.properties"

# A rehearsal of the window writes the ahead-of-time cache with which it opens at once.
$rehearsal = Join-Path ([IO.Path]::GetTempPath()) ([Guid]::NewGuid())
$env:SAYWELL_HOME = $rehearsal
$env:JAVA_TOOL_OPTIONS = "-XX:AOTCacheOutput=$PWD\$out\Saywell\app\saywell.aot -Dsaywell.rehearsal=true"
Start-Process -Wait "$out\Saywell\Saywell.exe"
$env:JAVA_TOOL_OPTIONS = $null; $env:SAYWELL_HOME = $null
Remove-Item -Recurse -Force $rehearsal
if (Test-Path "$out\Saywell\app\saywell.aot") {
  Add-Content "$out\Saywell\app\Saywell.cfg" 'java-options=-XX:AOTCache=$APPDIR\saywell.aot'
}

Sign (Get-ChildItem "$out\Saywell" -Recurse -Include @('*.exe', '*.dll') | ForEach-Object FullName)

# The portable ZIP: the file `portable` says that the data lies beside it.
Set-Content "$out\Saywell\portable" 'While this file is here, Saywell keeps its data in the folder data beside it.'
Compress-Archive "$out\Saywell" "$out\Saywell-$version-windows-x64.zip"
Remove-Item "$out\Saywell\portable"

foreach ($kind in 'user', 'machine') {
  $where = if ($kind -eq 'user') { @('--win-per-user-install', '--win-upgrade-uuid', '5c8f0f0e-8a41-4f3c-9d53-6d7b8f5f2a11') }
    else { @('--win-upgrade-uuid', '0d1f6a52-3f0c-4c35-8c52-8b1d3d1b7a64') }
  & "$jdk\bin\jpackage" --type msi --app-image "$out\Saywell" --name Saywell --app-version $version --vendor Saywell `
    --file-associations packaging\association.properties --win-menu --win-menu-group Saywell --win-shortcut --win-dir-chooser `
    @where --license-file LICENSE --dest "$out\$kind"
  if ($LASTEXITCODE) { exit $LASTEXITCODE }
}
Move-Item "$out\user\Saywell-$version.msi" "$out\Saywell-$version.msi"
Move-Item "$out\machine\Saywell-$version.msi" "$out\Saywell-$version-machine.msi"
Sign @("$PWD\$out\Saywell-$version.msi", "$PWD\$out\Saywell-$version-machine.msi")
exit 0
