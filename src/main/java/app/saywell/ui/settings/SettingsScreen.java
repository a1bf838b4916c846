package app.saywell.ui.settings;

import app.saywell.library.settings.Setting;
import app.saywell.library.settings.Theme;
import app.saywell.practice.Practice;
import app.saywell.practice.change.Change;
import app.saywell.task.Subscription;
import app.saywell.ui.kit.Keymap;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Place;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;
import app.saywell.ui.studio.Keys;
import app.saywell.ui.studio.Studio;

import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.VBox;

import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;

/// The Settings place.
public final class SettingsScreen implements Place {
    /// Style sheet of this screen, for the scene.
    public static final String STYLES = "settings/settings.css";

    private static final List<Integer> TEXT_SIZES = List.of(100, 115, 130, 150);

    private final Practice practice;
    private final Texts texts;
    private final ScrollPane root;
    private final ObjectProperty<Theme> theme;
    private final ObjectProperty<Integer> textSize;
    private final Subscription changes;

    /// @param keymap what the keyboard does, to be changed here
    /// @param dataFolder is shown, so that it can be found
    /// @param backups leads to where copies of everything are made and restored
    public SettingsScreen(
            Studio studio,
            Texts texts,
            Keymap keymap,
            FilePrompt files,
            Keys keys,
            Path dataFolder,
            Runnable backups) {
        practice = studio.practice();
        this.texts = texts;
        theme = new SimpleObjectProperty<>(practice.get(Setting.THEME));
        textSize = new SimpleObjectProperty<>(practice.get(Setting.TEXT_SIZE));
        changes = practice.changes().listen(this::changed);
        var service = new ServiceViewModel(practice, studio.tasks(), keys.hosted());
        var terms = new TermsViewModel(practice, studio.tasks());
        var own = new KeysViewModel(keys.own(), studio.tasks(), ZoneId.systemDefault());
        VBox cards =
                Nodes.column(
                        16,
                        Nodes.label(texts.of("settings.title"), "page-title"),
                        new ServiceCard(service, texts, new TermsPane(terms, texts, files)),
                        window(),
                        new SoundCard(studio, texts),
                        new ShortcutsCard(practice, keymap, texts),
                        new DataCard(new DataViewModel(practice), texts, backups, dataFolder),
                        new KeysCard(own, texts));
        cards.getStyleClass().add("settings");
        root = new ScrollPane(new javafx.scene.layout.StackPane(cards));
        root.setFitToWidth(true);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void close() {
        changes.close();
    }

    private void changed(Change change) {
        if (change instanceof Change.SettingsChanged) {
            theme.set(practice.get(Setting.THEME));
            textSize.set(practice.get(Setting.TEXT_SIZE));
        }
    }

    private VBox window() {
        return card(
                "settings.window",
                Choices.named(
                        texts.of("settings.language"),
                        Choices.following(
                                List.of(Language.values()),
                                texts.language(),
                                language -> Bindings.createStringBinding(language::ownName),
                                language ->
                                        practice.set(
                                                Setting.INTERFACE_LANGUAGE,
                                                language.locale().toLanguageTag()))),
                Choices.named(
                        texts.of("settings.theme"),
                        Choices.following(
                                List.of(Theme.values()),
                                theme,
                                one ->
                                        texts.of(
                                                "settings.theme."
                                                        + one.name().toLowerCase(Locale.ROOT)),
                                one -> practice.set(Setting.THEME, one))),
                Choices.named(
                        texts.of("settings.text-size"),
                        Choices.following(
                                TEXT_SIZES,
                                textSize,
                                size -> texts.of("settings.text-size.percent", size),
                                size -> practice.set(Setting.TEXT_SIZE, size))));
    }

    private VBox card(String title, Node... content) {
        VBox card = Nodes.column(14, Nodes.label(texts.of(title), "place-title"));
        card.getChildren().addAll(content);
        card.getStyleClass().add("card");
        return card;
    }
}
