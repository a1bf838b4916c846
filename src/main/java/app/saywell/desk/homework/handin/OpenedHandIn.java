package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import app.saywell.desk.store.database.RecordingFiles;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// A hand-in that was opened and verified: its recordings are those of its manifest, and unchanged.
///
/// @param digest SHA-256 of the file as it came
/// @param classId the class that it was encrypted to
/// @param recordings by the file name in the manifest
record OpenedHandIn(String digest, long classId, HandInManifest manifest, Map<String, byte[]> recordings) {

    /// @throws HandInException `DAMAGED`, `NEWER` or `TOO_LARGE`
    static OpenedHandIn open(String digest, long classId, byte[] zip) {
        HandInArchive archive = HandInArchive.read(zip);
        HandInManifest manifest = HandInManifest.read(archive.manifest());
        Set<String> named = manifest.recordings().stream()
                .map(HandInManifest.RecordingEntry::file)
                .collect(Collectors.toSet());
        if (!named.equals(archive.recordings().keySet())) {
            throw new HandInException(HandInFailure.DAMAGED, "its recordings are not those of its manifest");
        }
        for (HandInManifest.RecordingEntry entry : manifest.recordings()) {
            byte[] bytes = archive.recordings().get(entry.file());
            if (bytes == null
                    || bytes.length != entry.bytes()
                    || !RecordingFiles.sha256Of(bytes).equals(entry.sha256())) {
                throw new HandInException(HandInFailure.DAMAGED, "a recording has changed since it was handed in");
            }
        }
        return new OpenedHandIn(digest, classId, manifest, archive.recordings());
    }
}
