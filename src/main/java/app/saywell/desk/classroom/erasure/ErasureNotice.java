package app.saywell.desk.classroom.erasure;

import app.saywell.desk.classroom.erasure.ErasurePhase.ClassDue;
import app.saywell.desk.classroom.erasure.ErasurePhase.Confirming;
import app.saywell.desk.classroom.erasure.ErasurePhase.Erasing;
import app.saywell.desk.classroom.erasure.ErasurePhase.ErasureFailed;
import app.saywell.desk.classroom.erasure.ErasurePhase.FilesRemain;
import app.saywell.desk.classroom.erasure.ErasurePhase.NothingDue;
import app.saywell.desk.classroom.erasure.ErasurePhase.RecordingsErased;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.SchoolClass;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Tells the teacher on every screen that the day has come to erase the recordings of a class, and
/// what came of it.
public final class ErasureNotice extends VBox {
    private static final double GAP = 8;

    private final ErasureViewModel viewModel;
    private final LocalizedTexts texts;
    private final LongConsumer chooseDay;
    private final Label messageLabel = NodeFactory.wrapped(NodeFactory.label(""));
    private final FlowPane buttons = new FlowPane(GAP, GAP);

    /// @param chooseDay opens where the day of a class is chosen
    /// @param isShown whether there is room for it
    public ErasureNotice(
            ErasureViewModel viewModel,
            LocalizedTexts texts,
            LongConsumer chooseDay,
            ObservableValue<Boolean> isShown) {
        super(GAP);
        this.viewModel = viewModel;
        this.texts = texts;
        this.chooseDay = chooseDay;
        getStyleClass().addAll("notice", "erasure-notice");
        setId("erasure-notice");
        messageLabel.setId("erasure-message");
        getChildren().addAll(messageLabel, buttons);
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> Boolean.TRUE.equals(isShown.getValue())
                                && !(viewModel.phase().get() instanceof NothingDue),
                        isShown,
                        viewModel.phase()));
        viewModel.phase().subscribe(any -> show());
        texts.language().addListener(change -> show());
    }

    private void show() {
        switch (viewModel.phase().get()) {
            case NothingDue nothing -> show("");
            case ClassDue(SchoolClass due, int others) ->
                show(
                        come(due) + (others == 0 ? "" : " " + texts.get("classroom.due.others", others)),
                        eraseButton("classroom.due.erase", "quiet"),
                        button("classroom.due.other", "erase-other-day", () -> chooseDay.accept(due.id())),
                        button("classroom.due.later", "erase-later", viewModel::postpone));
            case Confirming(SchoolClass due, int others) ->
                show(
                        texts.get("classroom.due.sure", due.name()),
                        eraseButton("classroom.everything.erase.yes", "primary"),
                        button("classroom.everything.erase.no", "erase-later", viewModel::postpone));
            case Erasing(SchoolClass due) -> show(texts.get("classroom.due.erasing", due.name()));
            case RecordingsErased(SchoolClass due, int takes, int results) ->
                show(
                        due.name() + " · " + texts.get("classroom.due.done", takes, results),
                        button("classroom.certificate.close", "erase-close", viewModel::postpone));
            case ErasureFailed(SchoolClass due) ->
                show(
                        texts.get("classroom.due.failed", due.name()),
                        eraseButton("classroom.due.again", "quiet"),
                        button("classroom.due.later", "erase-later", viewModel::postpone));
            case FilesRemain(SchoolClass due) ->
                show(
                        texts.get("classroom.due.remain", due.name()),
                        eraseButton("classroom.due.again", "quiet"),
                        button("classroom.certificate.close", "erase-close", viewModel::postpone));
        }
    }

    private String come(SchoolClass due) {
        String day = due.eraseOn()
                .map(DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                        .withLocale(texts.language().get().locale())::format)
                .orElse("");
        return texts.get("classroom.due.come", due.name(), day);
    }

    private void show(String message, Node... choices) {
        messageLabel.setText(message);
        List<Node> all = new ArrayList<>(List.of(choices));
        NodeFactory.rebuildKeepingFocus(buttons, () -> buttons.getChildren().setAll(all));
    }

    private Node eraseButton(String key, String style) {
        Button button = NodeFactory.button(texts.binding(key), viewModel::erase, style);
        button.setId("erase-voices");
        return SchoolMark.locked(button, !viewModel.mayErase(), texts);
    }

    private Button button(String key, String id, Runnable action) {
        Button button = NodeFactory.button(texts.binding(key), action, "quiet");
        button.setId(id);
        return button;
    }
}
