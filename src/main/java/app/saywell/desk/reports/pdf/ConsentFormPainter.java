package app.saywell.desk.reports.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Paints consent forms, one per page.
final class ConsentFormPainter {
    private static final double TITLE_SIZE = 17;
    private static final double TEXT_SIZE = 11.5;
    private static final double NAME_COLUMN_WIDTH = 112;
    private static final String BLANK = "______________________";

    private final PaperTexts texts;

    ConsentFormPainter(PaperTexts texts) {
        this.texts = texts;
    }

    void paint(PdfPage page, ConsentForm form, double margin) throws IOException {
        PageFlow flow = new PageFlow(page, margin, margin - 14);
        flow.addCenteredTitle(texts.get("consent.title"), TITLE_SIZE);
        flow.skip(10);
        flow.addParagraph(texts.get("consent.why"), TEXT_SIZE);
        flow.skip(10);
        flow.addRule(0.8);
        addRow(flow, "what", List.of(texts.get("consent.what")));
        addRow(flow, "purpose", List.of(texts.get("consent.purpose")));
        addRow(flow, "where", where(form));
        addRow(flow, "until", List.of(until(form)));
        addRow(flow, "rights", List.of(texts.get("consent.rights")));
        addRow(flow, "contact", List.of(contact(form)));
        flow.skip(10);
        flow.addBoldLine(texts.get("consent.choose"), TEXT_SIZE + 1);
        flow.skip(2);
        flow.addCheckBox(texts.get("consent.yes"), TEXT_SIZE);
        flow.skip(9);
        flow.addCheckBox(texts.get("consent.homework"), TEXT_SIZE);
        flow.skip(9);
        if (form.hostedService().isPresent()) {
            flow.addCheckBox(texts.get("consent.hosted", form.hostedService().get()), TEXT_SIZE);
            flow.skip(9);
        }
        flow.addCheckBox(texts.get("consent.no"), TEXT_SIZE);
        flow.skip(24);
        flow.addParagraph(texts.get("consent.young"), TEXT_SIZE - 1.5);
        addSignatureFields(page, flow, form.learner());
    }

    private void addRow(PageFlow flow, String key, List<String> paragraphs) throws IOException {
        flow.addFormRow(texts.get("consent." + key + ".name"), paragraphs, TEXT_SIZE, NAME_COLUMN_WIDTH);
    }

    private List<String> where(ConsentForm form) {
        List<String> where = new ArrayList<>();
        where.add(texts.get("consent.here"));
        where.add(texts.get("consent.home"));
        form.hostedService()
                .ifPresent(host -> where.add(texts.get(
                        "consent.elsewhere", host, orBlank(form.contact().operator()))));
        return where;
    }

    private String contact(ConsentForm form) {
        String person = form.contact().person().strip();
        return person.isEmpty() ? texts.get("consent.contact") : person;
    }

    private static String orBlank(String text) {
        return text.isBlank() ? BLANK : text.strip();
    }

    private String until(ConsentForm form) {
        return form.eraseOn()
                .map(day -> texts.get("consent.until", texts.formatDay(day)))
                .orElse(texts.get("consent.until.blank"));
    }

    private void addSignatureFields(PdfPage page, PageFlow flow, ConsentForm.ConsentFormLearner learner)
            throws IOException {
        double middle = (flow.left() + flow.right()) / 2;
        flow.skip(36);
        addField(page, flow, "consent.class", learner.schoolClass(), flow.left(), middle - 60);
        addField(page, flow, "consent.number", learner.number(), middle - 44, middle + 40);
        addField(page, flow, "consent.learner", learner.name(), middle + 56, flow.right());
        flow.skip(40);
        addField(page, flow, "consent.guardian", "", flow.left(), middle + 40);
        addField(page, flow, "consent.relation", "", middle + 56, flow.right());
        flow.skip(40);
        addField(page, flow, "consent.day", "", flow.left(), middle - 16);
        addField(page, flow, "consent.sign", "", middle, flow.right());
    }

    private void addField(PdfPage page, PageFlow flow, String key, String value, double from, double to)
            throws IOException {
        String name = texts.get(key);
        page.drawText(name, from, flow.y(), TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR);
        double start = from + page.textWidth(name, TEXT_SIZE, PdfPage.TypefaceWeight.REGULAR) + 6;
        page.drawTextWithin(value, start + 2, flow.y(), TEXT_SIZE + 1, to - start - 2);
        page.drawLine(start, flow.y() + 4, to, flow.y() + 4, 0.6, List.of());
    }
}
