package app.saywell.desk.settings.view.repair;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.QuestionNotice;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.privacy.backup.RowRecovery.CopiedRow;
import app.saywell.desk.privacy.backup.RowRecovery.RepairOffer;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.settings.view.repair.RepairPhase.Asking;
import app.saywell.desk.settings.view.repair.RepairPhase.CopyPrepared;
import app.saywell.desk.settings.view.repair.RepairPhase.Mended;
import app.saywell.desk.settings.view.repair.RepairPhase.NoCopy;
import app.saywell.desk.settings.view.repair.RepairPhase.NothingDamaged;
import app.saywell.desk.settings.view.repair.RepairPhase.PagesDamaged;
import app.saywell.desk.store.integrity.RowVersion;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;

/// Tells on every screen that a row of the library is not as it was written, what a daily copy has of it, and asks.
public final class RepairNotice extends QuestionNotice {
    private static final int SHOWN_TEXTS = 3;

    /// Tables that have a word of their own.
    private static final Set<String> NAMED = Set.of(
            "assessment",
            "consent_given",
            "ear_answer",
            "grade",
            "learner",
            "lesson",
            "mark",
            "rating",
            "reading",
            "recording",
            "result",
            "school_class",
            "score",
            "sentence",
            "setting",
            "take");

    private final RepairViewModel viewModel;

    /// @param isShown whether there is room for it
    /// @param role who uses the window; learners of a class are shown nothing
    public RepairNotice(
            RepairViewModel viewModel,
            LocalizedTexts texts,
            ObservableValue<Boolean> isShown,
            ObservableValue<UserRole> role) {
        super("repair", texts);
        this.viewModel = viewModel;
        getStyleClass().add("failed");
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> Boolean.TRUE.equals(isShown.getValue())
                                && !(viewModel.phase().get() instanceof NothingDamaged)
                                && (role.getValue() == UserRole.TEACHER
                                        || !viewModel.isForTeacher().get()),
                        isShown,
                        role,
                        viewModel.isForTeacher(),
                        viewModel.phase()));
        viewModel.phase().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        switch (viewModel.phase().get()) {
            case NothingDamaged _ -> show("");
            case Asking asking -> ask(asking);
            case Mended(int rows) -> show(texts.get("repair.mended", rows), close());
            case PagesDamaged _ ->
                show(
                        texts.get("repair.pages"),
                        button("repair.pages.copy", "repair-database", viewModel::replaceDatabase),
                        later());
            case CopyPrepared(LocalDate day) -> show(texts.get("repair.prepared", day(day)), close());
            case NoCopy _ -> show(texts.get("repair.no-copy"), close());
        }
    }

    private void ask(Asking asking) {
        RepairOffer offer = asking.offer();
        List<String> sentences = new ArrayList<>();
        sentences.add(texts.get("repair." + offer.row().damage().name().toLowerCase(Locale.ROOT), what(offer)));
        List<Node> choices = new ArrayList<>();
        offer.copy()
                .ifPresentOrElse(
                        copy -> {
                            sentences.add(differences(copy));
                            sentences.add(texts.get("repair." + likeness(copy), day(copy.day())));
                            choices.add(button("repair.copy", "repair-copy", viewModel::takeCopy, day(copy.day())));
                        },
                        () -> sentences.add(texts.get("repair.none")));
        if (asking.wasRefused()) {
            sentences.add(texts.get("repair.refused"));
        }
        if (asking.all() > 1) {
            sentences.add(texts.get("repair.number", asking.number(), asking.all()));
        }
        choices.add(button("repair.keep", "repair-keep", viewModel::keep));
        choices.add(later());
        show(
                sentences.stream().filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" ")),
                choices.toArray(Node[]::new));
    }

    private String what(RepairOffer offer) {
        String table = NAMED.contains(offer.row().table()) ? offer.row().table() : "other";
        String shown = offer.shown().stream().limit(SHOWN_TEXTS).collect(Collectors.joining(", "));
        String name = texts.get("repair.table." + table);
        return shown.isEmpty() ? name : texts.get("repair.named", name, shown);
    }

    private String differences(CopiedRow copy) {
        return copy.version().differences().stream()
                .filter(difference ->
                        !difference.now().isBlank() || !difference.copied().isBlank())
                .limit(SHOWN_TEXTS)
                .map(difference -> texts.get("repair.difference", shown(difference.now()), shown(difference.copied())))
                .collect(Collectors.joining(" "));
    }

    private String shown(String value) {
        return value.isBlank() ? texts.get("repair.empty") : value;
    }

    private static String likeness(CopiedRow copy) {
        RowVersion.Likeness likeness = copy.version().likeness();
        return EnumKey.of(likeness);
    }

    private String day(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(texts.language().get().locale())
                .format(day);
    }

    private Button close() {
        return button("repair.close", "repair-later", viewModel::putOff);
    }

    private Button later() {
        return button("repair.later", "repair-later", viewModel::putOff);
    }
}
