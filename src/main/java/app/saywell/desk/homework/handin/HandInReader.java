package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import app.saywell.desk.school.homework.ClassKey;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.homework.ClassKeyStore;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Locale;

/// Opens hand-ins with the keys of this library.
final class HandInReader {
    static final String EXTENSION = ".saywell-homework";
    static final long MAX_BYTES = 256L << 20;

    private final ClassKeyStore keys;

    HandInReader(ClassKeyStore keys) {
        this.keys = keys;
    }

    static boolean hasHandInName(Path file) {
        return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(EXTENSION);
    }

    /// The bytes of a file; its size is looked at first.
    ///
    /// @throws HandInException `TOO_LARGE`
    static byte[] readBytes(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            if (Files.size(file) > MAX_BYTES) {
                throw tooLarge();
            }
            byte[] bytes = in.readNBytes((int) MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) { // it has grown meanwhile
                throw tooLarge();
            }
            return bytes;
        }
    }

    /// @throws HandInException with the reason if it is refused
    OpenedHandIn open(byte[] file) {
        HandInHeader header = HandInHeader.read(file);
        ClassKey key = keys.find(HexFormat.of().formatHex(header.keyId()))
                .orElseThrow(() -> new HandInException(HandInFailure.OTHER_CLASS, "no class here has its key"));
        byte[] zip = HandInCipher.decrypt(file, header, key.publicPoint(), key.privatePkcs8());
        return OpenedHandIn.open(RecordingFiles.sha256Of(file), key.classId(), zip);
    }

    private static HandInException tooLarge() {
        return new HandInException(HandInFailure.TOO_LARGE, "it is larger than 256 MB");
    }
}
