# Builds the app-image and the per-user MSI on Windows.
# Needs: Maven, a JDK 25 (JAVA25_HOME or JAVA_HOME) and WiX 3 or later on the path. Result: target\installers\
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..')

$jdk = if ($env:JAVA25_HOME) { $env:JAVA25_HOME } else { $env:JAVA_HOME }
if (-not $jdk -or -not (Test-Path "$jdk\bin\jpackage.exe")) {
  Write-Error 'The installers need a JDK 25 with jpackage: set JAVA25_HOME to its folder.'
}
$version = ([xml](Get-Content pom.xml)).project.version
$out = 'target\installers'
$modules = 'java.base,java.desktop,java.logging,java.management,java.naming,java.net.http,java.security.jgss,java.sql,java.xml,' +
  'jdk.charsets,jdk.crypto.ec,jdk.crypto.mscapi,jdk.jfr,jdk.localedata,jdk.unsupported,jdk.zipfs'

mvn -B -q -DskipTests package
if ($LASTEXITCODE) { exit $LASTEXITCODE }
if (Test-Path $out) { Remove-Item -Recurse -Force $out }
New-Item -ItemType Directory "$out\input" | Out-Null
Copy-Item target\saywell\lib\*.jar "$out\input"
Copy-Item -Recurse target\saywell\lib\native, target\saywell\lib\fonts, target\saywell\models "$out\input"
Copy-Item LICENSE, assets\NOTICE "$out\input"
# A second launcher with a console, so that the commands can print.
Set-Content "$out\console.properties" "win-console=true`nwin-shortcut=false`nwin-menu=false"

& "$jdk\bin\jpackage" --type app-image --name Saywell --app-version $version --vendor Saywell `
  --description 'Say it, see it, say it better' --copyright 'GPL-3.0-or-later' `
  --input "$out\input" --main-jar "saywell-$version.jar" --main-class app.saywell.Main --icon assets\icons\saywell.ico `
  --add-modules $modules --add-launcher "saywell-cli=$out\console.properties" `
  --jlink-options '--strip-debug --no-header-files --no-man-pages --include-locales=en,ko --compress zip-6' `
  --java-options '--enable-native-access=ALL-UNNAMED' `
  --java-options '-XX:+UseSerialGC' --java-options '-Xms48m' --java-options '-Xmx1g' --java-options '-XX:TieredStopAtLevel=1' `
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

# Sign Saywell.exe, saywell-cli.exe and the DLLs here, before the MSI is made, when a certificate is at hand.
if ($env:SAYWELL_SIGN_COMMAND) {
  Get-ChildItem "$out\Saywell" -Recurse -Include *.exe, *.dll | ForEach-Object { & $env:SAYWELL_SIGN_COMMAND $_.FullName }
}

& "$jdk\bin\jpackage" --type msi --app-image "$out\Saywell" --name Saywell --app-version $version --vendor Saywell `
  --file-associations packaging\association.properties --win-per-user-install --win-menu --win-menu-group Saywell --win-shortcut --win-dir-chooser `
  --win-upgrade-uuid 5c8f0f0e-8a41-4f3c-9d53-6d7b8f5f2a11 --license-file LICENSE --dest $out
exit $LASTEXITCODE
