# {{jreleaserCreationStamp}}
# yaml-language-server: $schema=https://aka.ms/winget-manifest.installer.1.9.0.schema.json

PackageIdentifier: {{wingetPackageIdentifier}}
PackageVersion: {{wingetPackageVersion}}
MinimumOSVersion: {{wingetMinimumOsVersion}}
InstallerType: {{wingetInstallerType}}
Scope: {{wingetScope}}
InstallModes:
{{#wingetInstallModes}}
  - {{.}}
{{/wingetInstallModes}}
UpgradeBehavior: {{wingetUpgradeBehavior}}
ReleaseDate: {{wingetReleaseDate}}
Installers:
  - Architecture: {{wingetInstallerArchitecture}}
    InstallerUrl: {{distributionUrl}}
    InstallerSha256: {{distributionChecksumSha256}}
ManifestType: installer
ManifestVersion: 1.9.0
