package app.saywell.desk.classroom.roster;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.privacy.PrivacyCertificate;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The dated certificate of an export or an erasure, to be saved.
final class CertificateCard extends VBox {
    private final RosterViewModel viewModel;
    private final LocalizedTexts texts;
    private final Label contentLabel = NodeFactory.wrapped(NodeFactory.label(""));
    private final Label errorLabel = NodeFactory.wrapped(NodeFactory.label("", "warned"));

    CertificateCard(RosterViewModel viewModel, LocalizedTexts texts, FilePrompt filePrompt) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        getStyleClass().addAll("notice", "told");
        contentLabel.setId("certificate");
        Button saveButton = NodeFactory.button(
                texts.binding("classroom.certificate.save"),
                () -> filePrompt
                        .chooseSaveTarget(
                                texts.get("classroom.certificate.save"),
                                texts.get("classroom.certificate.file") + ".txt",
                                FilePrompt.FileKind.TEXT)
                        .ifPresent(this::write),
                "quiet");
        saveButton.setId("save-certificate");
        Button closeButton =
                NodeFactory.button(texts.binding("classroom.certificate.close"), viewModel::closeCertificate, "quiet");
        closeButton.setId("close-certificate");
        getChildren().addAll(contentLabel, errorLabel, NodeFactory.row(8, saveButton, closeButton));
        viewModel.certificate().subscribe(certificate -> show(certificate));
        texts.language().addListener(change -> show(viewModel.certificate().get()));
        NodeFactory.showWhen(errorLabel, errorLabel.textProperty().isNotEmpty());
        NodeFactory.showWhen(this, viewModel.certificate().map(Optional::isPresent));
    }

    private void show(Optional<PrivacyCertificate> certificate) {
        errorLabel.setText("");
        contentLabel.setText(certificate
                .map(shown -> certificateText(shown) + searchedText(shown) + remainingText(shown) + missingText(shown))
                .orElse(""));
    }

    private String certificateText(PrivacyCertificate certificate) {
        String when = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .format(certificate.at().atZone(ZoneId.systemDefault()));
        return texts.get(
                "classroom.certificate." + certificate.act().name().toLowerCase(Locale.ROOT),
                when,
                certificate.number().isEmpty() ? "–" : certificate.number(),
                certificate.takes(),
                certificate.results(),
                certificate.recordings());
    }

    private String searchedText(PrivacyCertificate certificate) {
        return switch (certificate.act()) {
            case EXPORTED -> "";
            case ERASED ->
                " "
                        + (certificate.searchedBackups().isEmpty()
                                ? texts.get("classroom.certificate.searched")
                                : texts.get(
                                        "classroom.certificate.searched.backups",
                                        String.join(", ", certificate.searchedBackups())));
        };
    }

    private String remainingText(PrivacyCertificate certificate) {
        return certificate.remainingCopies().isEmpty()
                ? ""
                : " " + texts.get("classroom.certificate.remaining", String.join(", ", certificate.remainingCopies()));
    }

    private String missingText(PrivacyCertificate certificate) {
        return certificate.missingRecordings().isEmpty()
                ? ""
                : " "
                        + texts.get(
                                "classroom.certificate.missing",
                                certificate.missingRecordings().size(),
                                certificate.missingNames());
    }

    private void write(Path file) {
        errorLabel.setText("");
        viewModel.saveCertificate(
                file, contentLabel.getText() + "\n", () -> errorLabel.setText(texts.get("classroom.told.not-written")));
    }
}
