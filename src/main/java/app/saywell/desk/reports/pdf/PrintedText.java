package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.pdfbox.pdmodel.font.PDFont;

/// A text as it stands on paper: pieces of one font each, from left to right.
///
/// A sign that no font has is a box, for it must not stop the printing of a whole class. Signs that only join or
/// vary emoji are left out. Right-to-left scripts are put into visual order (Unicode Standard Annex 9, by
/// [Bidi]), and Arabic letters take the forms of their places.
record PrintedText(List<FontPiece> pieces) {
    private static final int JOINER = 0x200D;
    private static final int FIRST_VARIATION = 0xFE00;
    private static final int LAST_VARIATION = 0xFE0F;
    private static final String MISSING = "□";

    /// A stretch of text in one font.
    record FontPiece(PDFont font, String text) {
        double width() throws IOException {
            return font.getStringWidth(text) / 1000;
        }
    }

    /// The pieces of a text in a weight of the typeface, and in the fallback fonts where that lacks a sign.
    static PrintedText of(String text, PDFont typeface, FallbackFonts fallback) throws IOException {
        List<FontPiece> pieces = new ArrayList<>();
        for (DirectedRun run : visualRuns(text)) {
            addPieces(run, typeface, fallback, pieces);
        }
        return new PrintedText(List.copyOf(pieces));
    }

    /// Em widths: points for each point of the size.
    double width() throws IOException {
        double width = 0;
        for (FontPiece piece : pieces) {
            width += piece.width();
        }
        return width;
    }

    /// A stretch of text in one direction, its signs in the order in which they are said.
    private record DirectedRun(String text, boolean rightToLeft) {}

    // The runs from left to right as they stand on paper.
    private static List<DirectedRun> visualRuns(String text) {
        if (!Bidi.requiresBidi(text.toCharArray(), 0, text.length())) {
            return List.of(new DirectedRun(text, false));
        }
        Bidi bidi = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        int count = bidi.getRunCount();
        byte[] levels = new byte[count];
        Integer[] order = IntStream.range(0, count).boxed().toArray(Integer[]::new);
        for (int run = 0; run < count; run++) {
            levels[run] = (byte) bidi.getRunLevel(run);
        }
        Bidi.reorderVisually(levels, 0, order, 0, count);
        List<DirectedRun> runs = new ArrayList<>();
        for (int run : order) {
            String part = text.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
            runs.add(new DirectedRun(part, bidi.getRunLevel(run) % 2 == 1));
        }
        return runs;
    }

    private static void addPieces(DirectedRun run, PDFont typeface, FallbackFonts fallback, List<FontPiece> pieces)
            throws IOException {
        List<FontPiece> found = new ArrayList<>();
        Optional<FallbackFonts.FallbackFont> current = Optional.empty();
        StringBuilder piece = new StringBuilder();
        for (int sign : run.text().codePoints().toArray()) {
            if (sign == JOINER || (sign >= FIRST_VARIATION && sign <= LAST_VARIATION)) {
                continue;
            }
            Optional<FallbackFonts.FallbackFont> font = fontFor(sign, typeface, fallback);
            if (!font.equals(current) && !piece.isEmpty()) {
                found.add(pieceOf(piece.toString(), typeface, current, run.rightToLeft()));
                piece.setLength(0);
            }
            current = font;
            piece.append(font.isPresent() ? Character.toString(sign) : printable(sign, typeface));
        }
        if (!piece.isEmpty()) {
            found.add(pieceOf(piece.toString(), typeface, current, run.rightToLeft()));
        }
        pieces.addAll(run.rightToLeft() ? found.reversed() : found);
    }

    private static Optional<FallbackFonts.FallbackFont> fontFor(int sign, PDFont typeface, FallbackFonts fallback)
            throws IOException {
        return Character.isISOControl(sign) || hasGlyph(typeface, sign) ? Optional.empty() : fallback.fontWith(sign);
    }

    private static FontPiece pieceOf(
            String text, PDFont typeface, Optional<FallbackFonts.FallbackFont> font, boolean rightToLeft)
            throws IOException {
        String shown = rightToLeft ? RightToLeft.shape(text, font) : text;
        return new FontPiece(font.<PDFont>map(FallbackFonts.FallbackFont::font).orElse(typeface), shown);
    }

    private static String printable(int sign, PDFont typeface) {
        if (Character.isISOControl(sign)) {
            return " ";
        }
        return hasGlyph(typeface, sign) ? Character.toString(sign) : MISSING;
    }

    private static boolean hasGlyph(PDFont typeface, int sign) {
        try {
            typeface.encode(Character.toString(sign));
            return true;
        } catch (IOException | IllegalArgumentException e) {
            return false;
        }
    }
}
