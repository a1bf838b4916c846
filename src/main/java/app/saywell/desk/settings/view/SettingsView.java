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
import app.saywell.desk.settings.view.access.AccessCard;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
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
    private static final double NARROWEST_WITH_INDEX = 960;
    private static final double ABOVE_CARD = 12;

    private final BorderPane root = new BorderPane();
    private final VBox page;
    private final ScrollPane pane;
    private final SettingsIndex index;

    /// @param cards what stands around the card about the window
    SettingsView(SettingsViewModel viewModel, LocalizedTexts texts, SettingsCards cards) {
        this.viewModel = viewModel;
        this.texts = texts;
        List<Node> parts = List.of(
                cards.service(),
                windowCard(),
                cards.audioDevices(),
                cards.shortcuts(),
                cards.data(),
                cards.encryption(),
                cards.access(),
                cards.approval(),
                cards.addedModels(),
                cards.apiKeys(),
                cards.updates(),
                cards.doctor(),
                new HearingCard(texts),
                new AboutCard(texts));
        page = NodeFactory.column(16, NodeFactory.label(texts.binding("settings.title"), "page-title"));
        page.getChildren().addAll(parts);
        page.getStyleClass().add("settings");
        index = new SettingsIndex(parts, texts, this::open);
        parts.forEach(card -> NodeFactory.showWhen(card, isShown(card, List.of(cards.access(), cards.approval()))));
        GradualContent.of(page, CARDS_AT_ONCE, 1);
        pane = new ScrollPane(new StackPane(page));
        pane.setFitToWidth(true);
        pane.vvalueProperty().subscribe(this::markRead);
        root.setLeft(index);
        root.setCenter(pane);
        index.markRead(cards.service());
        root.widthProperty().subscribe(this::placeIndex);
    }

    private ObservableValue<Boolean> isShown(Node card, List<VBox> forTeachers) {
        ObservableValue<Boolean> isFound = index.isFound(card);
        return forTeachers.contains(card)
                ? viewModel.role().flatMap(role -> isFound.map(found -> found && role == UserRole.TEACHER))
                : isFound;
    }

    /// In a narrow window there are the cards alone, all of them.
    private void placeIndex() {
        boolean isWide =
                root.getWidth() >= NARROWEST_WITH_INDEX * viewModel.textSize().get() / 100;
        NodeFactory.setShown(index, isWide);
        if (!isWide) {
            index.clear();
        }
    }

    /// Scrolls to a card, whose first control gets the keyboard.
    private void open(Node card) {
        double room = page.getHeight() - pane.getViewportBounds().getHeight();
        pane.setVvalue(room <= 0 ? 0 : Math.clamp((card.getBoundsInParent().getMinY() - ABOVE_CARD) / room, 0, 1));
        CardTexts.firstControl(card).ifPresent(NodeFactory::focusByKey);
        index.markRead(card);
    }

    private void markRead() {
        double top =
                pane.getVvalue() * (page.getHeight() - pane.getViewportBounds().getHeight()) + 4 * ABOVE_CARD;
        page.getChildren().stream()
                .skip(1)
                .filter(Node::isVisible)
                .filter(card -> card.getBoundsInParent().getMinY() <= top)
                .reduce((earlier, later) -> later)
                .ifPresent(index::markRead);
    }

    /// The cards of the page that have a view model of their own.
    record SettingsCards(
            ServiceCard service,
            AudioDevicesCard audioDevices,
            ShortcutsCard shortcuts,
            DataCard data,
            EncryptionCard encryption,
            AccessCard access,
            ApprovalCard approval,
            AddedModelsCard addedModels,
            ApiKeysCard apiKeys,
            UpdatesCard updates,
            DoctorCard doctor) {}

    /// Shows all cards again.
    void endSearch() {
        index.clear();
    }

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
