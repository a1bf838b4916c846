package app.saywell.desk.practice.notice;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.PracticeActions;
import app.saywell.desk.practice.state.PracticeState;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;

/// Says that the work of another learner is shown view-only, and leads back to the learner who
/// practises.
public final class ViewOnlyNotice extends VBox {

    public ViewOnlyNotice(PracticeState practiceState, PracticeActions actions, LocalizedTexts texts) {
        super(6);
        setId("visit");
        getStyleClass().addAll("notice", "told");
        Button backButton =
                NodeFactory.button(boundText(practiceState, texts, "practice.visit.back"), actions::endViewing, "chip");
        backButton.setId("end-visit");
        backButton.setWrapText(true);
        Button recordButton =
                NodeFactory.button(texts.binding("practice.visit.record"), actions::recordForViewedLearner, "chip");
        recordButton.setId("record-for-viewed");
        recordButton.setWrapText(true);
        getChildren()
                .addAll(
                        NodeFactory.wrapped(
                                NodeFactory.label(boundText(practiceState, texts, "practice.visit"), "small")),
                        backButton,
                        recordButton);
        NodeFactory.showWhen(
                this,
                Bindings.createBooleanBinding(
                        () -> practiceState.practisingLearner().get().isPresent(), practiceState.practisingLearner()));
    }

    private static StringBinding boundText(PracticeState practiceState, LocalizedTexts texts, String key) {
        return Bindings.createStringBinding(
                () -> practiceState
                        .practisingLearner()
                        .get()
                        .map(learner -> practiceState.names().besideNumber(learner.name(), learner.number()))
                        .filter(name -> !name.isEmpty())
                        .map(name -> texts.get(key, name))
                        .orElseGet(() -> texts.get(key + ".nameless")),
                practiceState.practisingLearner(),
                practiceState.names().hidden(),
                texts.language());
    }
}
