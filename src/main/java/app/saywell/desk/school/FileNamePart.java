package app.saywell.desk.school;

import java.text.Normalizer;

/// The part of a file name that a name or a text becomes, valid on every system.
public final class FileNamePart {
    private static final int MAX_LENGTH = 40;

    private FileNamePart() {}

    /// Letters, with the marks that belong to them, and digits; hyphens for the rest. At most 40 characters, empty
    /// where nothing is left.
    public static String of(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFC)
                .replaceAll("[^\\p{L}\\p{M}\\p{N}]+", "-")
                .replaceAll("^-+|-+$", "");
        int length = Math.min(plain.codePointCount(0, plain.length()), MAX_LENGTH);
        return plain.substring(0, plain.offsetByCodePoints(0, length)).replaceAll("-+$", "");
    }
}
