package app.saywell.desk.reports.pdf;

import java.io.IOException;

/// Paints what was said freely.
final class SpeechPaperPainter {
    private static final double TITLE_SIZE = 18;
    private static final double NAME_SIZE = 15;
    private static final double TEXT_SIZE = 11.5;
    private static final double WORD_SIZE = 12.5;
    private static final double SMALL_SIZE = 9;
    private static final double WORD_LINE = 24;
    private static final double WORD_GAP = 6;
    private static final double INDENT = 12;

    private final PageSequence pages;

    SpeechPaperPainter(PageSequence pages) {
        this.pages = pages;
    }

    void paint(SpeechPaper paper) throws IOException {
        PageFlow flow = pages.flow();
        double width = flow.right() - flow.left();
        flow.addCenteredTitle(paper.title(), TITLE_SIZE);
        flow.skip(10);
        if (!paper.name().isEmpty()) {
            flow.addBoldLine(
                    pages.page().shorten(paper.name(), NAME_SIZE, width, PdfPage.TypefaceWeight.BOLD), NAME_SIZE);
        }
        pages.addParagraph(paper.heading(), SMALL_SIZE + 1);
        flow.skip(8);
        flow.addRule(0.6);
        flow.skip(6);
        pages.addParagraph(paper.task(), TEXT_SIZE + 0.5);
        for (String notice : paper.notices()) {
            pages.addListItem("!", notice, TEXT_SIZE, INDENT);
        }
        addSaid(paper.said());
        for (SpeechPaper.PaperSection section : paper.sections()) {
            pages.flow().skip(10);
            pages.addBoldLine(section.heading(), TEXT_SIZE + 1);
            pages.flow().skip(3);
            for (String line : section.lines()) {
                pages.addListItem("·", line, TEXT_SIZE, INDENT);
            }
        }
        pages.flow().skip(10);
        for (String note : paper.notes()) {
            pages.addParagraph(note, SMALL_SIZE);
        }
    }

    private void addSaid(SpeechPaper.SaidText said) throws IOException {
        if (said.words().isEmpty()) {
            return;
        }
        pages.flow().skip(10);
        pages.addBoldLine(said.heading(), TEXT_SIZE + 1);
        pages.flow().skip(WORD_LINE);
        double left = pages.flow().left();
        double right = pages.flow().right();
        double x = left;
        for (SpeechPaper.SaidWord word : said.words()) {
            String text = pages.page().shorten(word.printed(), WORD_SIZE, right - left);
            double width = pages.page().textWidth(text, WORD_SIZE, PdfPage.TypefaceWeight.REGULAR);
            if (x > left && x + width > right) {
                pages.makeRoom(2 * WORD_LINE);
                pages.flow().skip(WORD_LINE);
                x = left;
            }
            double y = pages.flow().y();
            pages.page().drawText(text, x, y, WORD_SIZE, PdfPage.TypefaceWeight.REGULAR);
            pages.page().drawLevel(word.isSure() ? word.level() : PrintedLevel.UNSCORED, x, y + 4, width);
            x += width + WORD_GAP;
        }
        pages.flow().skip(8);
        pages.addParagraph(said.legend(), SMALL_SIZE);
        for (String note : said.notes()) {
            pages.addParagraph(note, SMALL_SIZE);
        }
    }
}
