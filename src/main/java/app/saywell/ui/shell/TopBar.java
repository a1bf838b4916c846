package app.saywell.ui.shell;

import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The name, the places, who judges and what it costs, and the way to the settings.
final class TopBar extends HBox implements AutoCloseable {
    /// Places that other ways than these lead to.
    private static final Set<Whereabouts> ELSEWHERE =
            Set.of(Whereabouts.QUEUE, Whereabouts.SETTINGS);

    private final ObjectProperty<ServiceKind> service = new SimpleObjectProperty<>();
    private final Practice practice;
    private final Texts texts;
    private final Subscription changes;

    TopBar(
            Practice practice,
            Texts texts,
            List<Whereabouts> places,
            ObjectProperty<Whereabouts> here) {
        super(8);
        this.practice = practice;
        this.texts = texts;
        getStyleClass().add("top-bar");
        setAlignment(Pos.CENTER_LEFT);
        getChildren().add(Nodes.label("Saywell", "app-name"));
        places.stream()
                .filter(place -> !ELSEWHERE.contains(place))
                .forEach(place -> getChildren().add(nav(place, here)));
        getChildren().addAll(Nodes.spacer(), badge(), settings(here));
        changes =
                practice.changes()
                        .listen(
                                change -> {
                                    if (change instanceof Change.SettingsChanged) {
                                        read();
                                    }
                                });
        read();
    }

    /// Puts the keyboard on the way to a place, if there is one here.
    void focus(Whereabouts place) {
        Node way = lookup("#" + id(place));
        if (way != null) {
            way.requestFocus();
        }
    }

    private static String id(Whereabouts place) {
        return "go-" + place.name().toLowerCase(Locale.ROOT);
    }

    private void read() {
        service.set(practice.get(Setting.SERVICE));
    }

    private ToggleButton nav(Whereabouts place, ObjectProperty<Whereabouts> here) {
        ToggleButton button = new ToggleButton();
        String name = place.name().toLowerCase(Locale.ROOT);
        button.setId(id(place));
        button.textProperty().bind(texts.of("shell.place." + name));
        button.getStyleClass().setAll("toggle-button", "nav");
        lead(button, place, here);
        return button;
    }

    private ToggleButton settings(ObjectProperty<Whereabouts> here) {
        ToggleButton button = new ToggleButton();
        button.setGraphic(new FontIcon(Feather.SETTINGS));
        button.setId(id(Whereabouts.SETTINGS));
        button.accessibleTextProperty().bind(texts.of("shell.place.settings"));
        button.getStyleClass().setAll("toggle-button", "nav", "nav-icon");
        lead(button, Whereabouts.SETTINGS, here);
        return button;
    }

    private static void lead(
            ToggleButton button, Whereabouts place, ObjectProperty<Whereabouts> here) {
        here.subscribe(now -> button.setSelected(now == place));
        button.setOnAction(
                event -> {
                    here.set(place);
                    button.setSelected(true);
                });
        button.setMinWidth(Region.USE_PREF_SIZE);
    }

    private HBox badge() {
        Region dot = new Region();
        dot.getStyleClass().add("badge-dot");
        Label words =
                Nodes.label(
                        Bindings.createStringBinding(this::words, service, texts.language()),
                        "small",
                        "soft");
        HBox badge = Nodes.row(8, dot, words);
        badge.setId("badge");
        badge.getStyleClass().add("badge");
        badge.setAlignment(Pos.CENTER);
        service.subscribe(
                kind -> {
                    badge.getStyleClass().remove("hosted");
                    if (kind == ServiceKind.HOSTED) {
                        badge.getStyleClass().add("hosted");
                    }
                });
        return badge;
    }

    private String words() {
        if (service.get() != ServiceKind.HOSTED) {
            return texts.get("shell.badge.here");
        }
        return texts.get("shell.badge.hosted", host(practice.get(Setting.HOSTED_ADDRESS)));
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
