package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.List;

/// Paints letters to parents, one per page.
final class ParentLetterPainter {
    private static final double TITLE_SIZE = 18;
    private static final double TEXT_SIZE = 11.5;
    private static final double SMALL_SIZE = 9;
    private static final int MAX_ITEM_LINES = 4;
    private static final double HELP_AND_FOOTER_HEIGHT = 210;

    private final PaperTexts texts;

    ParentLetterPainter(PaperTexts texts) {
        this.texts = texts;
    }

    void paint(PdfPage page, ParentLetter letter, double margin) throws IOException {
        PageFlow flow = new PageFlow(page, margin, margin - 10);
        ParentLetter.ParentLetterDetails details = letter.details();
        flow.addCenteredTitle(texts.get("letter.title"), TITLE_SIZE);
        flow.skip(8);
        flow.addParagraph(heading(details), SMALL_SIZE);
        flow.skip(6);
        flow.addRule(0.6);
        flow.skip(10);
        flow.addBoldLine(
                letter.learner().isEmpty() ? texts.get("letter.to.all") : texts.get("letter.to", letter.learner()),
                TEXT_SIZE + 1);
        flow.skip(4);
        flow.addParagraph(
                texts.get(
                        "letter.what",
                        details.lesson(),
                        details.sentenceCount(),
                        letter.sentences().size()),
                TEXT_SIZE);
        flow.skip(8);
        addList(
                flow,
                "letter.keep",
                letter.strengths().isEmpty() ? List.of() : List.of(String.join(" · ", letter.strengths())));
        addList(flow, "letter.fix", letter.improvements());
        addSentences(page, flow, letter, page.height() - margin - HELP_AND_FOOTER_HEIGHT);
        addHelp(flow);
        addFooter(page, flow, details, page.height() - margin);
    }

    private void addList(PageFlow flow, String heading, List<String> items) throws IOException {
        if (!items.isEmpty()) {
            flow.addBoldLine(texts.get(heading), TEXT_SIZE);
            for (String item : items) {
                flow.addListItem("·", item, TEXT_SIZE, 12, MAX_ITEM_LINES);
            }
            flow.skip(8);
        }
    }

    private void addSentences(PdfPage page, PageFlow flow, ParentLetter letter, double bottom) throws IOException {
        flow.addBoldLine(texts.get("letter.sentences"), TEXT_SIZE);
        flow.addParagraph(texts.get("legend"), SMALL_SIZE);
        if (ResultSlip.hasSigns(letter.sentences())) {
            flow.addParagraph(texts.get("legend.signs"), SMALL_SIZE);
        }
        if (ResultSlip.hasBands(letter.sentences())) {
            flow.addParagraph(texts.get("legend.band"), SMALL_SIZE);
        }
        if (!letter.rules().isEmpty()) {
            flow.addParagraph(letter.rules(), SMALL_SIZE);
        }
        MarkedSentencePainter painter =
                new MarkedSentencePainter(page, texts, flow.left(), flow.right(), MarkedSentencePainter.TEXT_SIZE);
        int remaining = letter.sentences().size();
        for (ResultSlip.SlipSentence line : letter.sentences()) {
            if (flow.y() + painter.height(line) + 2 * SMALL_SIZE > bottom) {
                break;
            }
            flow.skip(painter.paint(line, flow.y()) - flow.y());
            remaining--;
        }
        if (remaining > 0) {
            flow.skip(6);
            flow.addParagraph(texts.get("more", remaining), SMALL_SIZE);
        }
        flow.skip(14);
    }

    private void addHelp(PageFlow flow) throws IOException {
        flow.addBoldLine(texts.get("letter.help"), TEXT_SIZE);
        for (String key : List.of("letter.help.1", "letter.help.2", "letter.help.3")) {
            flow.addListItem("·", texts.get(key), TEXT_SIZE, 12, MAX_ITEM_LINES);
        }
    }

    private void addFooter(PdfPage page, PageFlow flow, ParentLetter.ParentLetterDetails details, double bottom)
            throws IOException {
        PageFlow footer = new PageFlow(page, flow.left(), bottom - 92);
        footer.addRule(0.4);
        footer.skip(2);
        footer.addParagraph(texts.get("letter.machine"), SMALL_SIZE);
        footer.addParagraph(
                details.eraseOn()
                        .map(day -> texts.get("letter.erased", texts.formatDay(day)))
                        .orElse(texts.get("letter.kept")),
                SMALL_SIZE);
        footer.skip(18);
        footer.addParagraph(texts.formatDay(details.day()), TEXT_SIZE);
        String sign = details.teacher().isBlank()
                ? texts.get("letter.sign")
                : details.teacher().strip();
        double width = page.textWidth(sign, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
        page.drawText(sign, flow.right() - width, footer.y(), TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
    }

    private static String heading(ParentLetter.ParentLetterDetails details) {
        return details.schoolClass().isEmpty() ? details.lesson() : details.schoolClass() + " · " + details.lesson();
    }
}
