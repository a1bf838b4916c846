package app.saywell.desk.reports.pdf;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.fontbox.ttf.CmapLookup;

/// The order and the forms of letters that are written from right to left.
///
/// The layout of the Java runtime chooses the glyphs. A glyph is written as the character that the font has for
/// it (for Arabic its presentation form), since that is what readers of the document search for.
final class RightToLeft {
    private static final FontRenderContext UNSCALED = new FontRenderContext(null, true, true);

    // Each beside the one that it becomes.
    private static final String MIRRORED = "()[]{}<>«»";

    private RightToLeft() {}

    /// The characters of a run from left to right. Letters of the typeface itself are only turned round.
    static String shape(String text, Optional<FallbackFonts.FallbackFont> font) throws IOException {
        if (font.isEmpty()) {
            return turned(text);
        }
        Optional<Font> laidOut = font.get().layoutFont();
        if (laidOut.isEmpty()) {
            return turned(text);
        }
        GlyphVector glyphs = laidOut.get()
                .layoutGlyphVector(UNSCALED, text.toCharArray(), 0, text.length(), Font.LAYOUT_RIGHT_TO_LEFT);
        CmapLookup characters = font.get().outlines().getUnicodeCmapLookup();
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < glyphs.getNumGlyphs(); i++) {
            List<Integer> codes = characters.getCharCodes(glyphs.getGlyphCode(i));
            if (codes == null || codes.isEmpty()) {
                return turned(text);
            }
            shown.appendCodePoint(codes.getFirst());
        }
        return shown.toString();
    }

    private static String turned(String text) {
        StringBuilder turned = new StringBuilder();
        new StringBuilder(text).reverse().codePoints().forEach(sign -> turned.appendCodePoint(mirrored(sign)));
        return turned.toString();
    }

    private static int mirrored(int sign) {
        int pair = MIRRORED.indexOf(sign);
        return pair < 0 ? sign : MIRRORED.charAt(pair ^ 1);
    }
}
