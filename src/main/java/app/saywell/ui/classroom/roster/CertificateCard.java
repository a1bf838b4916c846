package app.saywell.ui.classroom.roster;

import app.saywell.practice.privacy.Certificate;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;
import java.util.Optional;

/// What was given out or erased, dated, to be filed.
final class CertificateCard extends VBox {
    private final Texts texts;
    private final Label words = Nodes.wrapped(Nodes.label(""));
    private final Label failed = Nodes.wrapped(Nodes.label("", "warned"));

    CertificateCard(RosterModel model, Texts texts, FilePrompt files) {
        super(10);
        this.texts = texts;
        getStyleClass().addAll("notice", "told");
        words.setId("certificate");
        Button save =
                Nodes.button(
                        texts.of("classroom.certificate.save"),
                        () ->
                                files.save(
                                                texts.get("classroom.certificate.save"),
                                                "certificate.txt",
                                                FilePrompt.Kind.TEXT)
                                        .ifPresent(this::write),
                        "quiet");
        save.setId("save-certificate");
        Button close = Nodes.button(texts.of("classroom.certificate.close"), model::filed, "quiet");
        close.setId("close-certificate");
        getChildren().addAll(words, failed, Nodes.row(8, save, close));
        model.certificate().subscribe(one -> show(one));
        texts.language().addListener(change -> show(model.certificate().get()));
        Nodes.showWhen(failed, failed.textProperty().isNotEmpty());
        Nodes.showWhen(this, model.certificate().map(Optional::isPresent));
    }

    private void show(Optional<Certificate> one) {
        failed.setText("");
        words.setText(one.map(this::said).orElse(""));
    }

    private String said(Certificate one) {
        String when =
                DateTimeFormatter.ofLocalizedDateTime(FormatStyle.LONG, FormatStyle.SHORT)
                        .withLocale(texts.language().get().locale())
                        .format(one.at().atZone(ZoneId.systemDefault()));
        return texts.get(
                "classroom.certificate." + one.act().name().toLowerCase(Locale.ROOT),
                when,
                one.number().isEmpty() ? "–" : one.number(),
                one.takes(),
                one.results(),
                one.recordings());
    }

    private void write(Path file) {
        try {
            Files.write(file, (words.getText() + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            failed.setText(texts.get("classroom.told.not-written"));
        }
    }
}
