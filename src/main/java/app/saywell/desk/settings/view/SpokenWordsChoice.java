package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.ServiceKind;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;

/// Whether words get their colours while they are spoken; with a hosted service disabled, and why.
final class SpokenWordsChoice extends VBox {

    SpokenWordsChoice(ServiceViewModel viewModel, LocalizedTexts texts, ObservableValue<ServiceKind> service) {
        super(6);
        setId("spoken-words");
        FlowPane choice = ChoiceButtons.create(
                List.of(false, true),
                viewModel.coloursWhileSpeaking(),
                on -> texts.binding("settings.spoken-words." + on),
                viewModel::setColoursWhileSpeaking);
        choice.disableProperty().bind(service.map(kind -> kind == ServiceKind.HOSTED));
        getChildren()
                .addAll(
                        ChoiceButtons.labeled(texts.binding("settings.spoken-words"), choice),
                        NodeFactory.wrapped(NodeFactory.label(
                                Bindings.createStringBinding(
                                        () -> texts.get("settings.spoken-words."
                                                + service.getValue().name().toLowerCase(Locale.ROOT)),
                                        service,
                                        texts.language()),
                                "small",
                                "soft")));
    }
}
