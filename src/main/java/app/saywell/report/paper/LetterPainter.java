package app.saywell.report.paper;

import java.io.IOException;
import java.util.List;

/// Paints letters to parents, each on a page of its own.
final class LetterPainter {
    private static final double TITLE = 18;
    private static final double TEXT = 11.5;
    private static final double SMALL = 9;

    private final Wording words;

    LetterPainter(Wording words) {
        this.words = words;
    }

    void paint(Page page, Letter letter, double margin) throws IOException {
        Flow flow = new Flow(page, margin, margin - 10);
        Letter.About about = letter.about();
        flow.centred(words.get("letter.title"), TITLE);
        flow.skip(8);
        flow.paragraph(place(about), SMALL);
        flow.skip(6);
        flow.rule(0.6);
        flow.skip(10);
        flow.bold(
                letter.pupil().isEmpty()
                        ? words.get("letter.to.all")
                        : words.get("letter.to", letter.pupil()),
                TEXT + 1);
        flow.skip(4);
        long read = letter.lines().stream().filter(line -> line.total().isPresent()).count();
        flow.paragraph(words.get("letter.what", about.lesson(), letter.lines().size(), read), TEXT);
        flow.skip(8);
        list(
                flow,
                "letter.keep",
                letter.keep().isEmpty() ? List.of() : List.of(String.join(" · ", letter.keep())));
        list(flow, "letter.fix", letter.fix());
        sentences(page, flow, letter, page.height() - margin - 190);
        help(flow);
        foot(page, flow, about, page.height() - margin);
    }

    private void list(Flow flow, String heading, List<String> items) throws IOException {
        if (!items.isEmpty()) {
            flow.bold(words.get(heading), TEXT);
            for (String item : items) {
                flow.item("·", item, TEXT, 12);
            }
            flow.skip(8);
        }
    }

    private void sentences(Page page, Flow flow, Letter letter, double bottom) throws IOException {
        flow.bold(words.get("letter.sentences"), TEXT);
        flow.paragraph(words.get("legend"), SMALL);
        MarkedLine painter = new MarkedLine(page, words, flow.left(), flow.right());
        int left = letter.lines().size();
        for (Slip.Line line : letter.lines()) {
            if (flow.y() + 3 * MarkedLine.TEXT > bottom) {
                break;
            }
            flow.skip(painter.paint(line, flow.y()) - flow.y());
            left--;
        }
        if (left > 0) {
            flow.skip(6);
            flow.paragraph(words.get("more", left), SMALL);
        }
        flow.skip(14);
    }

    private void help(Flow flow) throws IOException {
        flow.bold(words.get("letter.help"), TEXT);
        for (String way : List.of("letter.help.1", "letter.help.2", "letter.help.3")) {
            flow.item("·", words.get(way), TEXT, 12);
        }
    }

    private void foot(Page page, Flow flow, Letter.About about, double bottom) throws IOException {
        Flow foot = new Flow(page, flow.left(), bottom - 92);
        foot.rule(0.4);
        foot.skip(2);
        foot.paragraph(words.get("letter.machine"), SMALL);
        foot.paragraph(
                about.eraseOn()
                        .map(day -> words.get("letter.erased", words.day(day)))
                        .orElse(words.get("letter.kept")),
                SMALL);
        foot.skip(18);
        foot.paragraph(words.day(about.day()), TEXT);
        String sign = words.get("letter.sign");
        double width = page.widthOf(sign, TEXT, Page.Weight.REGULAR);
        page.text(sign, flow.right() - width, foot.y(), TEXT, Page.Weight.REGULAR);
    }

    private static String place(Letter.About about) {
        return about.schoolClass().isEmpty()
                ? about.lesson()
                : about.schoolClass() + " · " + about.lesson();
    }
}
