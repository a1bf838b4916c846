package app.saywell.desk.reports.pack;

/// A recording pack as it was when it was examined.
///
/// @param fingerprint of the very bytes that were examined, by which another file in their place is told
/// @param isEncrypted whether it was encrypted; one that is not may come from anybody
/// @param merge what importing it would do
public record ExaminedPack(String fingerprint, boolean isEncrypted, PackMergeReport merge) {}
