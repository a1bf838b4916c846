package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Paints slips. Everything stays between the top and the bottom of the slip: the feedback and the
/// legend are placed from the bottom, and the sentences take what is left between.
final class ResultSlipPainter {
    private static final double NAME_SIZE = 18;
    private static final double TEXT_SIZE = 12;
    private static final double SMALL_SIZE = 9;
    private static final double SPACING = 4;
    private static final double LINE_HEIGHT = 1.35;
    private static final int MAX_FEEDBACK_LINES = 3;
    private static final double[] SENTENCE_SIZES = {12, 11, 10, 9, 8};

    private final PdfPage page;
    private final PaperTexts texts;
    private final double left;
    private final double right;

    ResultSlipPainter(PdfPage page, PaperTexts texts, double margin) {
        this.page = page;
        this.texts = texts;
        left = margin;
        right = page.width() - margin;
    }

    private record FeedbackLine(String text, PdfPage.TypefaceWeight weight) {}

    /// Paints between two y positions. It prints the number of sentences that did not fit.
    void paint(ResultSlip slip, double top, double bottom) throws IOException {
        double y = top + NAME_SIZE;
        String name = page.shorten(slip.name(), NAME_SIZE, width(), PdfPage.TypefaceWeight.BOLD);
        page.drawText(name, left, y, NAME_SIZE, PdfPage.TypefaceWeight.BOLD);
        y += TEXT_SIZE + SPACING;
        page.drawTextWithin(slip.heading(), left, y, SMALL_SIZE, width());
        String legend = texts.get("legend");
        page.drawTextWithin(
                slip.rules().isEmpty() ? legend : legend + "  ·  " + slip.rules(), left, bottom, SMALL_SIZE, width());
        double legendTop = bottom;
        if (ResultSlip.hasSigns(slip.sentences())) {
            legendTop -= LINE_HEIGHT * SMALL_SIZE;
            page.drawTextWithin(texts.get("legend.signs"), left, legendTop, SMALL_SIZE, width());
        }
        if (ResultSlip.hasBands(slip.sentences())) {
            legendTop -= LINE_HEIGHT * SMALL_SIZE;
            page.drawTextWithin(texts.get("legend.band"), left, legendTop, SMALL_SIZE, width());
        }
        double feedbackTop = paintFeedback(slip, legendTop - 2 * SMALL_SIZE);
        paintSentences(slip.sentences(), y, feedbackTop - SPACING);
    }

    private double width() {
        return right - left;
    }

    /// Paints the feedback above a y position and returns its top.
    private double paintFeedback(ResultSlip slip, double bottom) throws IOException {
        List<FeedbackLine> lines = new ArrayList<>();
        addFeedback(lines, "keep", slip.strengths().isEmpty() ? List.of() : List.of(slip.strengths()));
        addFeedback(lines, "fix", slip.improvements());
        double lineHeight = LINE_HEIGHT * TEXT_SIZE;
        double y = bottom - lineHeight * lines.size();
        for (FeedbackLine line : lines) {
            y += lineHeight;
            page.drawText(line.text(), left, y, TEXT_SIZE, line.weight());
        }
        return bottom - lineHeight * lines.size();
    }

    private void addFeedback(List<FeedbackLine> lines, String heading, List<String> sentences) throws IOException {
        if (!sentences.isEmpty()) {
            lines.add(new FeedbackLine(texts.get(heading), PdfPage.TypefaceWeight.BOLD));
        }
        for (String sentence : sentences) {
            page.wrapText(sentence, TEXT_SIZE, width(), MAX_FEEDBACK_LINES)
                    .forEach(line -> lines.add(new FeedbackLine(line, PdfPage.TypefaceWeight.REGULAR)));
        }
    }

    private void paintSentences(List<ResultSlip.SlipSentence> sentences, double top, double bottom) throws IOException {
        MarkedSentencePainter painter = largestThatFits(sentences, bottom - top);
        double y = top;
        int remaining = sentences.size();
        for (ResultSlip.SlipSentence sentence : sentences) {
            double moreLine = remaining > 1 ? 2 * SMALL_SIZE : 0;
            if (y + painter.height(sentence) + 2 * SPACING + moreLine > bottom) {
                break;
            }
            y = painter.paint(sentence, y);
            remaining--;
        }
        if (remaining > 0) {
            page.drawTextWithin(texts.get("more", remaining), left, y + 2 * SMALL_SIZE, SMALL_SIZE, width());
        }
    }

    private MarkedSentencePainter largestThatFits(List<ResultSlip.SlipSentence> sentences, double height)
            throws IOException {
        MarkedSentencePainter painter = painter(SENTENCE_SIZES[0]);
        for (double size : SENTENCE_SIZES) {
            painter = painter(size);
            double needed = 2 * SPACING + 2 * SMALL_SIZE;
            for (ResultSlip.SlipSentence sentence : sentences) {
                needed += painter.height(sentence);
            }
            if (needed <= height) {
                return painter;
            }
        }
        return painter;
    }

    private MarkedSentencePainter painter(double textSize) {
        return new MarkedSentencePainter(page, texts, left, right, textSize);
    }
}
