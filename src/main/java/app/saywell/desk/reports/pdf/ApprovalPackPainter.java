package app.saywell.desk.reports.pdf;

import app.saywell.desk.reports.pdf.ApprovalPack.ApprovalEncryption;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Paints the approval pack of a school: what is set, notice, consent form, five points, and the
/// start of an impact assessment.
final class ApprovalPackPainter {
    private static final double TITLE_SIZE = 17;
    private static final double TEXT_SIZE = 11;
    private static final double SMALL_SIZE = 10;
    private static final double NAME_COLUMN_WIDTH = 126;
    private static final double RISK_COLUMN_WIDTH = 172;

    private final ApprovalPack pack;
    private final PaperTexts texts;
    private final PaperTexts formTexts;
    private final PageSequence pages;
    private final double margin;

    ApprovalPackPainter(ApprovalPack pack, PaperTexts texts, PaperTexts formTexts, PageSequence pages, double margin) {
        this.pack = pack;
        this.texts = texts;
        this.formTexts = formTexts;
        this.pages = pages;
        this.margin = margin;
    }

    void paint() throws IOException {
        paintSettings();
        pages.startPage();
        paintNotice();
        pages.startPage();
        new ConsentFormPainter(formTexts).paint(pages.page(), consentForm(), margin);
        pages.startPage();
        paintFivePoints();
        pages.startPage();
        paintAssessment();
    }

    private void paintSettings() throws IOException {
        title("title");
        paragraph(texts.get("about", texts.formatDay(pack.day())));
        paragraph(texts.get("contents"));
        heading("settings.heading");
        row("school", List.of(orBlank(pack.contact().school())));
        row("contact", List.of(orBlank(pack.contact().person())));
        row("scoring", scoring());
        row("homework", List.of(texts.get("homework.how")));
        row("devices", List.of(devices("devices")));
        row("library", library());
        row("encryption", List.of(encryption()));
        row("erasing", erasing());
        row("updates", List.of(updates(), texts.get("telemetry")));
        heading("todo.heading");
        List<String> open = openPoints();
        for (String point : open.isEmpty() ? List.of(texts.get("todo.none")) : open) {
            pages.addListItem("–", point, TEXT_SIZE, 14);
        }
    }

    private void paintNotice() throws IOException {
        title("notice.title");
        paragraph(texts.get("notice.to"));
        paragraph(texts.get("notice.why"));
        pages.flow().addRule(0.8);
        row("notice.what", List.of(texts.get("notice.what.text")));
        row("notice.purpose", List.of(texts.get("notice.purpose.text")));
        row("notice.where", scoring());
        row("notice.homework", List.of(texts.get("notice.homework.text")));
        if (pack.transfers().roomDevices()) {
            row("notice.devices", List.of(texts.get("notice.devices.text")));
        }
        row("notice.until", List.of(texts.get("notice.until.text")));
        row("notice.security", List.of(encryption(), texts.get("access"), texts.get("telemetry")));
        row("notice.rights", List.of(texts.get("notice.rights.text")));
        row(
                "notice.contact",
                List.of(orBlank(pack.contact().school())
                        + " · "
                        + orBlank(pack.contact().person())));
        heading("notice.children.heading");
        pages.addParagraph(texts.get("notice.children"), TEXT_SIZE);
    }

    private void paintFivePoints() throws IOException {
        title("five.title");
        paragraph(texts.get("five.about"));
        pages.flow().addRule(0.8);
        row("five.1", List.of(texts.get("five.1.text")));
        row("five.2", List.of(texts.get("five.2.text"), devices("five.2.devices"), encryption()));
        List<String> rights = new ArrayList<>();
        rights.add(texts.get("five.3.text", orBlank(pack.contact().person())));
        rights.addAll(erasing());
        row("five.3", rights);
        row("five.4", List.of(texts.get("five.4.text")));
        row(
                "five.5",
                List.of(
                        orBlank(pack.contact().school()) + " · "
                                + orBlank(pack.contact().person()),
                        pack.transfers()
                                .hostedService()
                                .map(host -> texts.get("five.5.hosted", host, operator()))
                                .orElseGet(() -> texts.get("five.5.local")),
                        updates()));
        row("five.more", List.of(texts.get("five.more.text")));
        row("five.us", List.of(texts.get("five.us.text")));
    }

    private void paintAssessment() throws IOException {
        Optional<String> host = pack.transfers().hostedService();
        title("dpia.title");
        paragraph(texts.get("dpia.about"));
        pages.flow().addRule(0.8);
        row("dpia.what", List.of(texts.get("dpia.what.text")));
        row("dpia.who", List.of(texts.get("dpia.who.text")));
        row("dpia.basis", List.of(texts.get("dpia.basis.text")));
        row("dpia.need", List.of(texts.get("dpia.need.text")));
        row("dpia.recipients", host.isEmpty() ? List.of(texts.get("dpia.recipients.local")) : scoring());
        row("erasing", erasing());
        heading("dpia.risks");
        pages.flow().skip(4);
        risk(
                "dpia.stolen",
                texts.get(pack.storage().encryption() == ApprovalEncryption.ON ? "dpia.stolen.on" : "dpia.stolen.off"));
        risk("dpia.others", texts.get("dpia.others.text"));
        risk("dpia.consent", texts.get("dpia.consent.text"));
        risk(
                "dpia.sent",
                host.map(name -> texts.get("dpia.sent.hosted", name)).orElseGet(() -> texts.get("dpia.sent.local")));
        risk("dpia.home", texts.get("dpia.home.text"));
        risk("dpia.room", devices("dpia.room"));
        risk("dpia.wrong", texts.get("dpia.wrong.text"));
        risk("dpia.long", texts.get("dpia.long.text"));
        for (String line : List.of("dpia.left", "dpia.advice", "dpia.sign")) {
            pages.flow().skip(14);
            pages.addParagraph(texts.get(line), TEXT_SIZE);
        }
    }

    private ConsentForm consentForm() {
        List<Optional<LocalDate>> days = pack.classes().stream()
                .map(ApprovalPack.ClassErasure::eraseOn)
                .distinct()
                .toList();
        return new ConsentForm(
                new ConsentForm.ConsentFormLearner("", "", ""),
                days.size() == 1 ? days.getFirst() : Optional.empty(),
                pack.transfers().hostedService(),
                new ConsentForm.ConsentFormContact(
                        pack.contact().person(), pack.contact().operator()));
    }

    private List<String> scoring() {
        return pack.transfers()
                .hostedService()
                .map(host -> List.of(
                        texts.get(pack.transfers().scoresHosted() ? "scoring.hosted" : "scoring.second", host),
                        texts.get("operator", operator())))
                .orElseGet(() -> List.of(
                        texts.get(pack.transfers().isHostedForbidden() ? "scoring.forbidden" : "scoring.local")));
    }

    private List<String> library() {
        List<String> where = new ArrayList<>();
        where.add(texts.get("library.here", pack.storage().folder()));
        if (pack.storage().isFolderSetBySchool()) {
            where.add(texts.get("library.school"));
        }
        pack.storage().backupFolder().ifPresent(folder -> where.add(texts.get("backup.folder", folder)));
        where.add(texts.get(
                "library.count",
                pack.storage().learners(),
                pack.classes().size(),
                pack.storage().homework()));
        return where;
    }

    /// What is said of devices in the room, where the school lets them record and where it does not.
    private String devices(String key) {
        return texts.get(key + (pack.transfers().roomDevices() ? ".allowed" : ".forbidden"));
    }

    private String encryption() {
        return texts.get(
                switch (pack.storage().encryption()) {
                    case ON -> "encryption.on";
                    case CHANGING -> "encryption.changing";
                    case OFF -> "encryption.off";
                });
    }

    private List<String> erasing() {
        List<String> days = new ArrayList<>();
        for (ApprovalPack.ClassErasure erasure : pack.classes()) {
            days.add(erasure.eraseOn()
                    .map(day -> texts.get("erasing.class", erasure.schoolClass(), texts.formatDay(day)))
                    .orElseGet(() -> texts.get("erasing.class.open", erasure.schoolClass())));
        }
        if (days.isEmpty()) {
            days.add(texts.get("erasing.none"));
        }
        days.add(texts.get("erasing.bin", pack.storage().binDays()));
        return days;
    }

    private String updates() {
        return pack.transfers().updateCheck()
                ? texts.get(
                        "updates.daily", pack.transfers().updateHost().orElseGet(() -> texts.get("updates.release")))
                : texts.get("updates.off");
    }

    private List<String> openPoints() {
        List<String> open = new ArrayList<>();
        if (pack.contact().school().isBlank()) {
            open.add(texts.get("todo.school"));
        }
        if (pack.contact().person().isBlank()) {
            open.add(texts.get("todo.contact"));
        }
        if (pack.contact().operator().isBlank()) {
            pack.transfers().hostedService().ifPresent(host -> open.add(texts.get("todo.operator", host)));
        }
        if (pack.storage().encryption() == ApprovalEncryption.OFF) {
            open.add(texts.get("todo.encryption"));
        }
        pack.classes().stream()
                .filter(erasure -> erasure.eraseOn().isEmpty())
                .forEach(erasure -> open.add(texts.get("todo.class", erasure.schoolClass())));
        return open;
    }

    private String operator() {
        return orBlank(pack.contact().operator());
    }

    private String orBlank(String text) {
        return text.isBlank() ? texts.get("blank") : text.strip();
    }

    private void title(String key) throws IOException {
        pages.flow().addCenteredTitle(texts.get(key), TITLE_SIZE);
        pages.flow().skip(8);
    }

    private void heading(String key) throws IOException {
        pages.flow().skip(6);
        pages.addBoldLine(texts.get(key), TEXT_SIZE + 1.5);
        pages.flow().skip(3);
    }

    private void paragraph(String text) throws IOException {
        pages.addParagraph(text, TEXT_SIZE);
        pages.flow().skip(6);
    }

    private void row(String key, List<String> paragraphs) throws IOException {
        pages.addFormRow(texts.get(key), paragraphs, SMALL_SIZE, NAME_COLUMN_WIDTH);
    }

    private void risk(String key, String measure) throws IOException {
        pages.addFormRow(texts.get(key), List.of(measure), SMALL_SIZE, RISK_COLUMN_WIDTH);
    }
}
