package app.saywell.report.paper;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Paints consent forms, each on a page of its own.
final class ConsentPainter {
    private static final double TITLE = 17;
    private static final double TEXT = 11.5;
    private static final double COLUMN = 112;

    private final Wording words;

    ConsentPainter(Wording words) {
        this.words = words;
    }

    void paint(Page page, ConsentForm form, double margin) throws IOException {
        Flow flow = new Flow(page, margin, margin - 14);
        flow.centred(words.get("consent.title"), TITLE);
        flow.skip(10);
        flow.paragraph(words.get("consent.why"), TEXT);
        flow.skip(10);
        flow.rule(0.8);
        row(flow, "what", List.of(words.get("consent.what")));
        row(flow, "purpose", List.of(words.get("consent.purpose")));
        row(flow, "where", where(form));
        row(flow, "until", List.of(until(form)));
        row(flow, "rights", List.of(words.get("consent.rights")));
        row(flow, "contact", List.of(words.get("consent.contact")));
        flow.skip(10);
        flow.bold(words.get("consent.choose"), TEXT + 1);
        flow.skip(2);
        flow.tick(words.get("consent.yes"), TEXT);
        flow.skip(9);
        if (form.hosted().isPresent()) {
            flow.tick(words.get("consent.hosted", form.hosted().get()), TEXT);
            flow.skip(9);
        }
        flow.tick(words.get("consent.no"), TEXT);
        flow.skip(24);
        flow.paragraph(words.get("consent.young"), TEXT - 1.5);
        sign(page, flow, form.pupil());
    }

    private void row(Flow flow, String key, List<String> paragraphs) throws IOException {
        flow.row(words.get("consent." + key + ".name"), paragraphs, TEXT, COLUMN);
    }

    private List<String> where(ConsentForm form) {
        List<String> where = new ArrayList<>();
        where.add(words.get("consent.here"));
        form.hosted().ifPresent(host -> where.add(words.get("consent.elsewhere", host)));
        return where;
    }

    private String until(ConsentForm form) {
        return form.eraseOn()
                .map(day -> words.get("consent.until", words.day(day)))
                .orElse(words.get("consent.until.blank"));
    }

    private void sign(Page page, Flow flow, ConsentForm.Pupil pupil) throws IOException {
        double middle = (flow.left() + flow.right()) / 2;
        flow.skip(36);
        field(page, flow, "consent.class", pupil.schoolClass(), flow.left(), middle - 60);
        field(page, flow, "consent.number", pupil.number(), middle - 44, middle + 40);
        field(page, flow, "consent.pupil", pupil.name(), middle + 56, flow.right());
        flow.skip(40);
        field(page, flow, "consent.guardian", "", flow.left(), middle + 40);
        field(page, flow, "consent.relation", "", middle + 56, flow.right());
        flow.skip(40);
        field(page, flow, "consent.day", "", flow.left(), middle - 16);
        field(page, flow, "consent.sign", "", middle, flow.right());
    }

    private void field(Page page, Flow flow, String key, String value, double from, double to)
            throws IOException {
        String name = words.get(key);
        page.text(name, from, flow.y(), TEXT, Page.Weight.REGULAR);
        double start = from + page.widthOf(name, TEXT, Page.Weight.REGULAR) + 6;
        page.textWithin(value, start + 2, flow.y(), TEXT + 1, to - start - 2);
        page.line(start, flow.y() + 4, to, flow.y() + 4, 0.6, List.of());
    }
}
