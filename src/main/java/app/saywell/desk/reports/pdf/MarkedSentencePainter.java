package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Paints a sentence with its score levels below the words and its total on the right, with its band below. A long
/// sentence ends with an ellipsis after its last line.
final class MarkedSentencePainter {
    static final double TEXT_SIZE = 12;
    private static final double LEADING = 2;
    private static final double WRAPPED_LEADING = 1.7;
    private static final double SMALL_SHARE = 0.75;
    private static final double BAND_SHARE = 0.62;
    private static final double SPACING = 4;
    private static final int MAX_LINES = 2;
    private static final String WEAK_SIGN = " !";
    private static final PdfPage.TypefaceWeight REGULAR = PdfPage.TypefaceWeight.REGULAR;

    private final PdfPage page;
    private final PaperTexts texts;
    private final double left;
    private final double right;
    private final double textSize;

    /// @param textSize of the words; the total is smaller
    MarkedSentencePainter(PdfPage page, PaperTexts texts, double left, double right, double textSize) {
        this.page = page;
        this.texts = texts;
        this.left = left;
        this.right = right;
        this.textSize = textSize;
    }

    /// A word where it is painted.
    ///
    /// @param line from 0
    private record PlacedWord(String text, PrintedLevel level, double x, int line, double width) {}

    /// How far [#paint] moves down.
    double height(ResultSlip.SlipSentence sentence) throws IOException {
        return height(placedWords(sentence));
    }

    /// @param y of the line above
    /// @return y of the last painted line
    double paint(ResultSlip.SlipSentence sentence, double y) throws IOException {
        double firstY = y + LEADING * textSize;
        String total = totalText(sentence);
        page.drawText(total, right - page.textWidth(total, smallSize(), REGULAR), firstY, smallSize(), REGULAR);
        String band = bandText(sentence);
        double bandSize = BAND_SHARE * textSize;
        page.drawText(
                band, right - page.textWidth(band, bandSize, REGULAR), firstY + 1.3 * bandSize, bandSize, REGULAR);
        List<PlacedWord> words = placedWords(sentence);
        for (PlacedWord word : words) {
            double wordY = firstY + word.line() * WRAPPED_LEADING * textSize;
            page.drawText(word.text(), word.x(), wordY, textSize, REGULAR);
            page.drawLevel(word.level(), word.x(), wordY + SPACING, word.width());
        }
        return y + height(words);
    }

    private double height(List<PlacedWord> words) {
        int lastLine = words.isEmpty() ? 0 : words.getLast().line();
        return (LEADING + lastLine * WRAPPED_LEADING) * textSize;
    }

    private List<PlacedWord> placedWords(ResultSlip.SlipSentence sentence) throws IOException {
        double end = right - totalWidth(sentence) - 2 * SPACING;
        double ellipsisWidth = page.textWidth("…", textSize, REGULAR);
        List<PlacedWord> placed = new ArrayList<>();
        double x = left;
        int line = 0;
        for (ResultSlip.MarkedWord word : sentence.words()) {
            String weak = word.level() == PrintedLevel.WEAK ? WEAK_SIGN : "";
            String sign = word.sign().isEmpty() ? "" : " " + word.sign();
            String text = page.shorten(word.word() + weak + sign, textSize, end - ellipsisWidth - left);
            double width = page.textWidth(text, textSize, REGULAR);
            boolean lastLine = line == MAX_LINES - 1;
            if (x > left && x + width > (lastLine ? end - ellipsisWidth : end)) {
                if (lastLine) {
                    placed.add(new PlacedWord("…", PrintedLevel.UNSCORED, x, line, ellipsisWidth));
                    return placed;
                }
                x = left;
                line++;
            }
            placed.add(new PlacedWord(text, word.level(), x, line, width));
            x += width + 1.5 * SPACING;
        }
        return placed;
    }

    private double smallSize() {
        return SMALL_SHARE * textSize;
    }

    private double totalWidth(ResultSlip.SlipSentence sentence) throws IOException {
        return Math.max(
                page.textWidth(totalText(sentence), smallSize(), REGULAR),
                page.textWidth(bandText(sentence), BAND_SHARE * textSize, REGULAR));
    }

    private String bandText(ResultSlip.SlipSentence sentence) {
        return sentence.total()
                .flatMap(ResultSlip.SlipTotal::band)
                .map(band -> texts.get("band", band.lowest(), band.highest()))
                .orElse("");
    }

    private String totalText(ResultSlip.SlipSentence sentence) {
        return sentence.total().map(this::totalText).orElse(texts.get("none"));
    }

    private String totalText(ResultSlip.SlipTotal total) {
        return texts.get(total.source().key(), total.figure());
    }
}
