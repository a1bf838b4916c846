package app.saywell.desk.settings.view;

import app.saywell.desk.kit.ChoiceButtons;
import app.saywell.desk.kit.GradualContent;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.SchoolMark;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.reports.view.approval.ApprovalCard;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.settings.doctor.DoctorCard;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// The page of the settings screen: one card below the other.
public final class SettingsView {
    /// The style sheet of this screen, for the scene.
    public static final String STYLES = "settings/settings.css";

    /// The title and what is about the service and the window.
    private static final int CARDS_AT_ONCE = 3;

    private static final List<Integer> TEXT_SIZES = List.of(100, 115, 130, 150, 200);

    private final SettingsViewModel viewModel;
    private final LocalizedTexts texts;
    private final ScrollPane root;

    /// @param cards what stands around the card about the window
    SettingsView(SettingsViewModel viewModel, LocalizedTexts texts, SettingsCards cards) {
        this.viewModel = viewModel;
        this.texts = texts;
        VBox page = NodeFactory.column(
                16,
                NodeFactory.label(texts.binding("settings.title"), "page-title"),
                cards.service(),
                windowCard(),
                cards.audioDevices(),
                cards.shortcuts(),
                cards.data(),
                cards.encryption(),
                cards.approval(),
                cards.addedModels(),
                cards.apiKeys(),
                cards.updates(),
                cards.doctor(),
                new HearingCard(texts),
                new AboutCard(texts));
        page.getStyleClass().add("settings");
        NodeFactory.showWhen(cards.approval(), viewModel.role().map(UserRole.TEACHER::equals));
        GradualContent.of(page, CARDS_AT_ONCE, 1);
        root = new ScrollPane(new StackPane(page));
        root.setFitToWidth(true);
    }

    /// The cards of the page that have a view model of their own.
    record SettingsCards(
            ServiceCard service,
            AudioDevicesCard audioDevices,
            ShortcutsCard shortcuts,
            DataCard data,
            EncryptionCard encryption,
            ApprovalCard approval,
            AddedModelsCard addedModels,
            ApiKeysCard apiKeys,
            UpdatesCard updates,
            DoctorCard doctor) {}

    Parent root() {
        return root;
    }

    private VBox windowCard() {
        return card(
                "settings.window",
                ChoiceButtons.labeled(
                        texts.binding("settings.role"),
                        ChoiceButtons.createBound(
                                List.of(UserRole.TEACHER, UserRole.LEARNER),
                                viewModel.role(),
                                role -> texts.binding(
                                        "settings.role." + role.name().toLowerCase(Locale.ROOT)),
                                viewModel::setRole)),
                ChoiceButtons.labeled(
                        texts.binding("settings.language"),
                        SchoolMark.settled(
                                ChoiceButtons.createBound(
                                        List.of(InterfaceLanguage.values()),
                                        texts.language(),
                                        language -> Bindings.createStringBinding(language::nativeName),
                                        viewModel::setLanguage),
                                viewModel.isLanguageSetBySchool(),
                                texts)),
                ChoiceButtons.labeled(
                        texts.binding("settings.theme"),
                        ChoiceButtons.createBound(
                                List.of(Theme.values()),
                                viewModel.theme(),
                                option -> texts.binding(
                                        "settings.theme." + option.name().toLowerCase(Locale.ROOT)),
                                viewModel::setTheme)),
                ChoiceButtons.labeled(
                        texts.binding("settings.text-size"),
                        ChoiceButtons.createBound(
                                TEXT_SIZES,
                                viewModel.textSize(),
                                size -> texts.binding("settings.text-size.percent", size),
                                viewModel::setTextSize)));
    }

    private VBox card(String title, Node... content) {
        VBox card = NodeFactory.column(14, NodeFactory.label(texts.binding(title), "place-title"));
        card.getChildren().addAll(content);
        card.getStyleClass().add("card");
        return card;
    }
}
