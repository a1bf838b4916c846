package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// The archive in a hand-in, read in memory and within limits. Nothing of it becomes a file, so no
/// name in it can lead anywhere; names other than those of the format are refused all the same.
///
/// @param manifest the bytes of `manifest.json`
/// @param recordings the recordings by name, as they were recorded
@SuppressWarnings("ArrayRecordComponent") // read only, and never compared
record HandInArchive(byte[] manifest, Map<String, byte[]> recordings) {
    static final String MANIFEST = "manifest.json";
    static final Pattern RECORDING =
            Pattern.compile("recordings/\\d{2,4}\\.(webm|weba|ogg|oga|opus|mp4|m4a|mp3|wav|flac)");
    static final int MAX_ENTRIES = 300;
    static final int MAX_MANIFEST_BYTES = 1 << 20;
    static final int MAX_RECORDING_BYTES = 40 << 20;

    /// @throws HandInException `DAMAGED` or `TOO_LARGE`
    static HandInArchive read(byte[] zip) {
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip), StandardCharsets.UTF_8)) {
            ZipEntry first = in.getNextEntry();
            if (first == null || !first.getName().equals(MANIFEST)) {
                throw damaged("it does not begin with " + MANIFEST);
            }
            byte[] manifest = read(in, first, MAX_MANIFEST_BYTES);
            Map<String, byte[]> recordings = new LinkedHashMap<>();
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (recordings.size() >= MAX_ENTRIES - 1) {
                    throw new HandInException(HandInFailure.TOO_LARGE, "more than " + MAX_ENTRIES + " files");
                }
                if (!RECORDING.matcher(entry.getName()).matches()) {
                    throw damaged("it holds a file of another name");
                }
                if (recordings.put(entry.getName(), read(in, entry, MAX_RECORDING_BYTES)) != null) {
                    throw damaged("it holds a file twice");
                }
            }
            return new HandInArchive(manifest, recordings);
        } catch (IOException | IllegalArgumentException e) { // a name that is not UTF-8
            throw new HandInException(HandInFailure.DAMAGED, "its archive is damaged", e);
        }
    }

    // The page stores files as they are, so nothing in an archive can grow when it is unpacked.
    private static byte[] read(ZipInputStream in, ZipEntry entry, int maxBytes) throws IOException {
        if (entry.getMethod() != ZipEntry.STORED) {
            throw damaged("a file in it is compressed");
        }
        byte[] bytes = in.readNBytes(maxBytes);
        if (in.read() >= 0) {
            throw new HandInException(HandInFailure.TOO_LARGE, "a file of more than " + maxBytes + " bytes");
        }
        return bytes;
    }

    private static HandInException damaged(String detail) {
        return new HandInException(HandInFailure.DAMAGED, detail);
    }
}
