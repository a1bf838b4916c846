package app.saywell.desk.shell.window;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.task.Subscription;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// The bar at the top: application name, screens, current speech service and settings.
final class NavigationBar extends HBox implements AutoCloseable {
    /// Screens that have no button in the list.
    private static final Set<ScreenRoute> WITHOUT_BUTTON = Set.of(ScreenRoute.QUEUE, ScreenRoute.SETTINGS);

    private final ObjectProperty<ServiceKind> service = new SimpleObjectProperty<>();
    private final ObjectProperty<UserRole> role = new SimpleObjectProperty<>(UserRole.TEACHER);
    private final StringProperty address = new SimpleStringProperty("");
    private final ServiceGraph practice;
    private final LocalizedTexts texts;
    private final Subscription changes;

    NavigationBar(
            ServiceGraph practice,
            LocalizedTexts texts,
            List<ScreenRoute> routes,
            ObjectProperty<ScreenRoute> currentRoute) {
        super(8);
        this.practice = practice;
        this.texts = texts;
        getStyleClass().add("top-bar");
        setAlignment(Pos.CENTER_LEFT);
        Label name = NodeFactory.label("Saywell", "app-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().add(name);
        routes.stream().filter(route -> !WITHOUT_BUTTON.contains(route)).forEach(route -> getChildren()
                .add(screenButton(route, currentRoute)));
        getChildren().addAll(NodeFactory.spacer(), serviceBadge(), settingsButton(currentRoute));
        changes = practice.changes().subscribe(change -> {
            if (change instanceof LibraryChange.SettingsChanged) {
                refresh();
            }
        });
        refresh();
    }

    private static String id(ScreenRoute route) {
        return "go-" + route.name().toLowerCase(Locale.ROOT);
    }

    private void refresh() {
        role.set(practice.settings().get(Setting.ROLE));
        address.set(practice.settings().get(Setting.HOSTED_ADDRESS).strip());
        service.set(practice.settings().get(Setting.SERVICE_KIND));
    }

    private ToggleButton screenButton(ScreenRoute route, ObjectProperty<ScreenRoute> currentRoute) {
        ToggleButton button = new ToggleButton();
        String name = route.name().toLowerCase(Locale.ROOT);
        button.setId(id(route));
        button.textProperty().bind(texts.binding("shell.screen." + name));
        button.getStyleClass().setAll("toggle-button", "nav");
        bindToRoute(button, route, currentRoute);
        NodeFactory.showWhen(button, role.map(route::hasButton));
        if (route == ScreenRoute.TRANSCRIBE && !practice.settings().policy().allows(LockedFeature.TRANSCRIPTION)) {
            button.setDisable(true);
            button.accessibleHelpProperty().bind(texts.binding("kit.school.locked"));
        }
        return button;
    }

    private ToggleButton settingsButton(ObjectProperty<ScreenRoute> currentRoute) {
        ToggleButton button = new ToggleButton();
        // Not from the font of icons: a font would be loaded before the window is painted, and
        // every font of the system asked for a character that none has.
        button.setGraphic(NodeFactory.icon("icon-settings"));
        button.setId(id(ScreenRoute.SETTINGS));
        button.accessibleTextProperty().bind(texts.binding("shell.screen.settings"));
        button.getStyleClass().setAll("toggle-button", "nav", "nav-icon");
        bindToRoute(button, ScreenRoute.SETTINGS, currentRoute);
        return button;
    }

    private static void bindToRoute(ToggleButton button, ScreenRoute route, ObjectProperty<ScreenRoute> currentRoute) {
        currentRoute.subscribe(current -> button.setSelected(current == route));
        button.setOnAction(event -> {
            currentRoute.set(route);
            button.setSelected(true);
        });
        button.setMinWidth(Region.USE_PREF_SIZE);
    }

    private HBox serviceBadge() {
        Region dot = new Region();
        dot.getStyleClass().add("badge-dot");
        Label badgeLabel = NodeFactory.label(
                Bindings.createStringBinding(this::badgeText, service, address, texts.language()), "small", "soft");
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(badgeLabel.textProperty());
        badgeLabel.setTooltip(whole);
        badgeLabel.setMinWidth(0);
        HBox badge = NodeFactory.row(8, dot, badgeLabel);
        badge.setId("badge");
        badge.getStyleClass().add("badge");
        badge.setAlignment(Pos.CENTER);
        service.subscribe(kind -> {
            badge.getStyleClass().remove("hosted");
            if (kind == ServiceKind.HOSTED) {
                badge.getStyleClass().add("hosted");
            }
        });
        return badge;
    }

    private String badgeText() {
        if (service.get() != ServiceKind.HOSTED) {
            return texts.get("shell.badge.here");
        }
        return address.get().isEmpty()
                ? texts.get("shell.badge.no-address")
                : texts.get("shell.badge.hosted", host(address.get()));
    }

    private static String host(String address) {
        try {
            String host = URI.create(address).getHost();
            return host == null ? address : host;
        } catch (IllegalArgumentException notAnAddress) {
            return address;
        }
    }

    @Override
    public void close() {
        changes.close();
    }
}
