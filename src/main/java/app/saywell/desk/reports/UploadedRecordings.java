package app.saywell.desk.reports;

import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Copies of recordings that a school uploads to a web address, under names that nobody guesses: without the name of
/// the learner, and made from the recording by a secret of the library, so that a page printed again leads to the same
/// file.
final class UploadedRecordings {
    private static final Setting<String> NAMING_KEY = Setting.text("reports.upload-key", "");
    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int NAME_BYTES = 16;
    private static final Pattern COPY = Pattern.compile("[0-9a-f]{32}\\.[a-z0-9]{1,5}");

    private final RecordingsAddress address;
    private final Path folder;
    private final byte[] key;

    /// @param folder whose content is uploaded; made with the first copy
    UploadedRecordings(UseCaseContext context, RecordingsAddress address, Path folder) {
        this.address = address;
        this.folder = folder;
        key = key(context);
    }

    /// Removes the copies that were made here before, so that no voice is uploaded that no page of now names.
    void removeEarlier() throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(UploadedRecordings::isCopy).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static boolean isCopy(Path file) {
        return COPY.matcher(String.valueOf(file.getFileName())).matches();
    }

    private static byte[] key(UseCaseContext context) {
        String stored = context.library().settings().get(NAMING_KEY);
        if (stored.isEmpty()) {
            byte[] made = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(made);
            stored = HexFormat.of().formatHex(made);
            context.library().settings().set(NAMING_KEY, stored);
        }
        return HexFormat.of().parseHex(stored);
    }

    /// Copies a recording.
    ///
    /// @param recording its sound
    /// @return the address at which it can be heard once it is uploaded
    String add(byte[] recording, Take take) throws IOException {
        String name = nameOf(take) + "." + take.audio().extension();
        WholeFile.createFolder(folder);
        WholeFile.write(folder.resolve(name), out -> out.write(recording));
        return address.of(name);
    }

    private String nameOf(Take take) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            byte[] digest = mac.doFinal(take.audio().hash().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, NAME_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
