package app.saywell.ui.settings;

import app.saywell.library.settings.Fallback;
import app.saywell.library.settings.TrustedCertificate;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Notice;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.kit.Told;
import app.saywell.ui.kit.WholeNumbers;
import app.saywell.ui.studio.FilePrompt;

import javafx.beans.binding.Bindings;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What is agreed with a service elsewhere, as fields.
final class TermsPane extends VBox {
    private final TermsViewModel model;
    private final Texts texts;
    private final FilePrompt files;

    TermsPane(TermsViewModel model, Texts texts, FilePrompt files) {
        super(12);
        this.model = model;
        this.texts = texts;
        this.files = files;
        FlowPane numbers =
                new FlowPane(
                        16,
                        10,
                        Choices.named(texts.of("settings.budget"), budget()),
                        Choices.named(texts.of("settings.calls"), calls()));
        numbers.setRowValignment(VPos.BOTTOM);
        getChildren()
                .addAll(
                        numbers,
                        Nodes.wrapped(
                                Nodes.label(texts.of("settings.budget.about"), "small", "soft")),
                        Choices.named(
                                texts.of("settings.fallback"),
                                Choices.of(
                                        List.of(Fallback.values()),
                                        model.fallback(),
                                        one -> texts.of("settings.fallback." + lower(one)),
                                        model::choose)),
                        Choices.named(texts.of("settings.certificate"), certificate()),
                        told());
    }

    private TextField budget() {
        TextField field = new TextField(model.budget());
        field.setId("budget-field");
        field.setPrefWidth(120);
        field.setOnAction(event -> model.setBudget(field.getText()));
        field.focusedProperty()
                .addListener(
                        (property, was, is) -> {
                            if (was && !is) {
                                model.setBudget(field.getText());
                            }
                        });
        return field;
    }

    private Spinner<Integer> calls() {
        Spinner<Integer> spinner =
                new Spinner<>(1, TermsViewModel.MOST_CALLS, model.callsAMinute());
        spinner.setId("calls-a-minute");
        WholeNumbers.letWrite(spinner);
        spinner.setPrefWidth(110);
        spinner.valueProperty().addListener((property, before, now) -> model.setCallsAMinute(now));
        return spinner;
    }

    private VBox certificate() {
        Button choose =
                Nodes.button(
                        texts.of("settings.certificate.choose"),
                        () ->
                                files.open(
                                                texts.get("settings.certificate.choose"),
                                                FilePrompt.Kind.CERTIFICATE)
                                        .ifPresent(model::believe),
                        "quiet");
        choose.setId("certificate-choose");
        Button away =
                Nodes.button(
                        texts.of("settings.certificate.remove"),
                        model::believeOnlyTheSystem,
                        "quiet");
        away.setId("certificate-remove");
        Nodes.showWhen(away, model.certificate().map(Optional::isPresent));
        Label what =
                Nodes.wrapped(
                        Nodes.label(
                                Bindings.createStringBinding(
                                        () ->
                                                model.certificate()
                                                        .get()
                                                        .map(this::said)
                                                        .orElse(
                                                                texts.get(
                                                                        "settings.certificate.none")),
                                        model.certificate(),
                                        texts.language()),
                                "small",
                                "soft"));
        what.setId("certificate");
        return Nodes.column(6, what, new FlowPane(8, 8, choose, away));
    }

    private String said(TrustedCertificate one) {
        String until =
                DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM)
                        .withLocale(texts.language().get().locale())
                        .withZone(ZoneId.systemDefault())
                        .format(one.certificate().getNotAfter().toInstant());
        return texts.get("settings.certificate.is", one.subject(), until, one.fingerprint());
    }

    private Notice told() {
        return new Notice(texts, model.told().map(key -> key.map(Told::failed)), "terms-told");
    }

    private static String lower(Enum<?> one) {
        return one.name().toLowerCase(Locale.ROOT);
    }
}
