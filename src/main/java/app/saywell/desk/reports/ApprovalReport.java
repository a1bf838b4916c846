package app.saywell.desk.reports;

import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.reports.pdf.ApprovalPack;
import app.saywell.desk.reports.pdf.ApprovalPack.ApprovalEncryption;
import app.saywell.desk.reports.pdf.ConsentForm;
import app.saywell.desk.reports.pdf.PdfReportWriter;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UpdateSettings;
import app.saywell.desk.school.settings.UpdateSettings.UpdateCheck;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.EncryptionState.EncryptionPhase;
import app.saywell.desk.takes.TakeService;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Writes the approval pack of a school: a notice and a consent form for guardians, the five points
/// of Korean law, and the start of an impact assessment, filled in from the settings as they are.
public final class ApprovalReport {
    /// The name of the school.
    public static final Setting<String> SCHOOL = Setting.text("approval.school", "");

    /// Who answers for data protection, with a telephone number or an e-mail address.
    public static final Setting<String> CONTACT = Setting.text("approval.contact", "");

    /// Who operates the hosted service, and in which country.
    public static final Setting<String> OPERATOR = Setting.text("approval.operator", "");

    private final Library library;
    private final UseCaseContext context;

    public ApprovalReport(UseCaseContext context) {
        this.context = context;
        library = context.library();
    }

    /// Writes the pack as PDF. Call it on a worker thread.
    ///
    /// @param language of the pages: Korean or English
    public void writePdf(Locale language, Path pdf) throws IOException {
        new PdfReportWriter(language).writeApprovalPack(read(), pdf);
    }

    /// The host of the hosted service whose address is set; empty if there is none.
    static Optional<String> hostedService(Library library) {
        return hostOf(library.settings().get(Setting.HOSTED_ADDRESS));
    }

    /// What the consent form says of who answers for it.
    static ConsentForm.ConsentFormContact consentContact(Library library) {
        return new ConsentForm.ConsentFormContact(
                library.settings().get(CONTACT), library.settings().get(OPERATOR));
    }

    private ApprovalPack read() {
        List<SchoolClass> classes = library.classes().findAll();
        return new ApprovalPack(
                new ApprovalPack.ApprovalContact(
                        library.settings().get(SCHOOL),
                        library.settings().get(CONTACT),
                        library.settings().get(OPERATOR)),
                new ApprovalPack.ApprovalTransfers(
                        hostedService(library),
                        library.settings().get(Setting.SERVICE_KIND) == ServiceKind.HOSTED,
                        !library.policy().allowsHostedService(),
                        library.settings().get(UpdateSettings.CHECK) == UpdateCheck.DAILY,
                        hostOf(library.settings().get(UpdateSettings.ADDRESS)),
                        library.policy().allows(LockedFeature.CLASSROOM_SERVER)),
                storage(classes),
                classes.stream()
                        .map(found -> new ApprovalPack.ClassErasure(found.name(), found.eraseOn()))
                        .toList(),
                LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault()));
    }

    private ApprovalPack.ApprovalStorage storage(List<SchoolClass> classes) {
        return new ApprovalPack.ApprovalStorage(
                library.folder().root().toString(),
                library.policy().libraryFolder().isPresent(),
                Optional.of(library.settings().get(ScheduledBackup.TARGET_FOLDER))
                        .filter(folder -> !folder.isBlank()),
                library.encryption().map(ApprovalReport::encryption).orElse(ApprovalEncryption.OFF),
                (int) TakeService.BIN_RETENTION.toDays(),
                classes.stream().mapToInt(SchoolClass::learnerCount).sum()
                        + library.learners().findWithoutClass().size(),
                classes.stream()
                        .mapToInt(found ->
                                library.homework().findByClass(found.id()).size())
                        .sum());
    }

    private static ApprovalEncryption encryption(EncryptionState state) {
        return state.phase() == EncryptionPhase.ENCRYPTED ? ApprovalEncryption.ON : ApprovalEncryption.CHANGING;
    }

    private static Optional<String> hostOf(String address) {
        String stripped = address.strip();
        if (stripped.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    Optional.ofNullable(URI.create(stripped).getHost()).orElse(stripped));
        } catch (IllegalArgumentException notAnAddress) {
            return Optional.of(stripped);
        }
    }
}
