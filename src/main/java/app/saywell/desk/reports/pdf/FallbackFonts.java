package app.saywell.desk.reports.pdf;

import app.saywell.speech.installation.InstallationFolder;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/// The fonts for signs that the typeface of Saywell lacks: Hanja, Thai, Arabic, Hebrew, Devanagari, emoji.
///
/// A font is read when the first text needs it, and only the glyphs that were used go into the document.
final class FallbackFonts {
    private final PDDocument document;
    private final Path folder;
    private final Map<Typeface, FallbackFont> read = new EnumMap<>(Typeface.class);

    /// The fonts, in the order in which they are asked.
    private enum Typeface {
        HAN("NotoSansHan-Regular.ttf"),
        THAI("NotoSansThai-Regular.ttf"),
        ARABIC("NotoSansArabic-Regular.ttf", true),
        HEBREW("NotoSansHebrew-Regular.ttf", true),
        DEVANAGARI("NotoSansDevanagari-Regular.ttf"),
        EMOJI("NotoEmoji-Regular.ttf");

        private final String file;
        private final boolean isRightToLeft;

        Typeface(String file) {
            this(file, false);
        }

        Typeface(String file, boolean isRightToLeft) {
            this.file = file;
            this.isRightToLeft = isRightToLeft;
        }
    }

    /// A font in the document, with what shapes its script.
    ///
    /// @param layoutFont what the Java runtime lays out right-to-left scripts with; empty where it cannot
    record FallbackFont(PDType0Font font, TrueTypeFont outlines, Optional<Font> layoutFont) {
        boolean hasGlyph(int sign) throws IOException {
            return outlines.getUnicodeCmapLookup().getGlyphId(sign) != 0;
        }
    }

    FallbackFonts(PDDocument document) {
        this.document = document;
        this.folder = InstallationFolder.current().fonts();
    }

    /// The first font that has this sign.
    Optional<FallbackFont> fontWith(int sign) throws IOException {
        for (Typeface typeface : Typeface.values()) {
            FallbackFont font = fontOf(typeface);
            if (font.hasGlyph(sign)) {
                return Optional.of(font);
            }
        }
        return Optional.empty();
    }

    private FallbackFont fontOf(Typeface typeface) throws IOException {
        FallbackFont known = read.get(typeface);
        if (known != null) {
            return known;
        }
        File file = folder.resolve(typeface.file).toFile();
        TrueTypeFont outlines = new TTFParser().parse(new RandomAccessReadBufferedFile(file));
        document.registerTrueTypeFontForClosing(outlines);
        FallbackFont font =
                new FallbackFont(PDType0Font.load(document, outlines, true), outlines, layoutFont(typeface, file));
        read.put(typeface, font);
        return font;
    }

    private static Optional<Font> layoutFont(Typeface typeface, File file) throws IOException {
        if (!typeface.isRightToLeft) {
            return Optional.empty();
        }
        try {
            return Optional.of(Font.createFont(Font.TRUETYPE_FONT, file));
        } catch (FontFormatException e) {
            return Optional.empty();
        }
    }
}
