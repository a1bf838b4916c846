package app.saywell.desk.classroom.erasure;

import app.saywell.desk.classroom.erasure.ErasurePhase.ClassDue;
import app.saywell.desk.classroom.erasure.ErasurePhase.Confirming;
import app.saywell.desk.classroom.erasure.ErasurePhase.Erasing;
import app.saywell.desk.classroom.erasure.ErasurePhase.ErasureFailed;
import app.saywell.desk.classroom.erasure.ErasurePhase.FilesRemain;
import app.saywell.desk.classroom.erasure.ErasurePhase.NothingDue;
import app.saywell.desk.classroom.erasure.ErasurePhase.RecordingsErased;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.QuestionNotice;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.SchoolClass;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.function.LongConsumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;

/// Tells the teacher on every screen that the day has come to erase the recordings of a class, and
/// what came of it.
public final class ErasureNotice extends QuestionNotice {
    private final ErasureViewModel viewModel;
    private final LongConsumer chooseDay;

    /// @param chooseDay opens where the day of a class is chosen
    /// @param isShown whether there is room for it
    public ErasureNotice(
            ErasureViewModel viewModel,
            LocalizedTexts texts,
            LongConsumer chooseDay,
            ObservableValue<Boolean> isShown) {
        super("erasure", texts);
        this.viewModel = viewModel;
        this.chooseDay = chooseDay;
        getStyleClass().add("erasure-notice");
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

    private String remainingText(List<String> remaining) {
        return remaining.isEmpty()
                ? ""
                : " " + texts.get("classroom.certificate.remaining", String.join(", ", remaining));
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
            case RecordingsErased(SchoolClass due, int takes, int results, List<String> remaining) ->
                show(
                        due.name() + " · " + texts.get("classroom.due.done", takes, results) + remainingText(remaining),
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

    private Node eraseButton(String key, String style) {
        Button button = NodeFactory.button(texts.binding(key), viewModel::erase, style);
        button.setId("erase-voices");
        return SchoolMark.locked(button, !viewModel.mayErase(), texts);
    }
}
