package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.theme.Appearance;
import app.saywell.desk.privacy.LibraryEncryption;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.InMemoryLibraryKeys;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.desk.store.database.EncryptionState;
import app.saywell.desk.store.database.EncryptionState.EncryptionPhase;
import app.saywell.desk.store.seal.RecoveryPhrase;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EncryptionCardTest {
    @TempDir
    private Path folder;

    private final InMemoryLibraryKeys keys = new InMemoryLibraryKeys();

    @Test
    void thePhraseIsShownOnceAndAskedForBeforeAnythingIsSwitched() throws Exception {
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Scene scene = scene(room);
            WindowRobot.scrollAndClick(scene, "#encrypt");
            List<String> words = WindowRobot.call(() -> ((GridPane) scene.lookup("#phrase"))
                    .getChildren().stream()
                            .map(node -> ((Label) node).getText().replaceAll("^\\d+\\. ", ""))
                            .toList());
            assertThat(words).hasSize(RecoveryPhrase.WORDS);

            enter(scene, words.get(3), "wrong");
            assertThat(WindowRobot.call(() -> scene.lookup("#phrase-refused"))).isNotNull();
            assertThat(room.library.encryption()).isEmpty();
            assertThat(keys.stored).isEmpty();

            enter(scene, words.get(3).toUpperCase(java.util.Locale.ROOT), " " + words.get(18));
            assertThat(status(scene)).contains("will be encrypted");
            assertThat(WindowRobot.call(() -> scene.lookup("#phrase"))).isNull();
            EncryptionState state = room.library.encryption().orElseThrow();
            assertThat(state.phase()).isEqualTo(EncryptionPhase.ENCRYPTING);
            assertThat(keys.stored.get(state.keyCheck())).isEqualTo(RecoveryPhrase.parse(String.join(" ", words)));

            WindowRobot.scrollAndClick(scene, "#decrypt");
            assertThat(status(scene)).contains("is not encrypted");
            assertThat(room.library.encryption()).isEmpty();
        }
    }

    @Test
    void withoutAKeychainItSaysThatThePhraseIsAskedForAtEveryStart() {
        keys.place = app.saywell.desk.store.seal.LibraryKeyStore.KeyPlace.MEMORY;
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            Scene scene = scene(room);
            EncryptionViewModel model = viewModel(room);
            WindowRobot.run(model::showPhrase);
            assertThat(model.state().get()).isInstanceOf(EncryptionViewModel.PhraseShown.class);
            List<String> words =
                    ((EncryptionViewModel.PhraseShown) model.state().get()).words();
            WindowRobot.run(() -> model.encrypt(List.of(words.get(3), words.get(18))));
            assertThat(model.state().get())
                    .isInstanceOfSatisfying(
                            EncryptionViewModel.EncryptionKnown.class,
                            known -> assertThat(known.asksPhraseAtStart()).isTrue());
            assertThat(scene).isNotNull();
        }
    }

    @Test
    void anEncryptedLibraryIsSwitchedOffAndOnAgain() {
        try (PracticeFixture room =
                new PracticeFixture(folder.resolve("home"), PracticeFixture.openEncrypted(folder.resolve("home")))) {
            keys.store(PracticeFixture.KEY);
            Scene scene = scene(room);
            assertThat(status(scene)).contains("The library is encrypted");
            WindowRobot.scrollAndClick(scene, "#decrypt");
            assertThat(status(scene)).contains("will be decrypted");
            WindowRobot.scrollAndClick(scene, "#encrypt");
            assertThat(room.library.encryption().orElseThrow().phase()).isEqualTo(EncryptionPhase.ENCRYPTING);
        }
    }

    private static void enter(Scene scene, String first, String second) {
        WindowRobot.run(() -> {
            ((TextField) scene.lookup("#word-4")).setText(first);
            ((TextField) scene.lookup("#word-19")).setText(second);
        });
        WindowRobot.scrollAndClick(scene, "#encrypt-sure");
    }

    private static String status(Scene scene) {
        return WindowRobot.call(() -> ((Label) scene.lookup("#encryption-status")).getText());
    }

    private EncryptionViewModel viewModel(PracticeFixture room) {
        return new EncryptionViewModel(
                new LibraryEncryption(room.library, keys), new TaskRunner(Runnable::run, Runnable::run));
    }

    /// With `-Dsaywell.pictures=FOLDER` the phrase is drawn in every appearance.
    @Test
    void thePhraseFitsTheCardInBothLanguages() throws Exception {
        String pictures = System.getProperty("saywell.pictures", "");
        try (PracticeFixture room = new PracticeFixture(folder.resolve("home"))) {
            for (InterfaceLanguage language : InterfaceLanguage.values()) {
                for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
                    Scene scene = scene(room, language, theme);
                    WindowRobot.scrollAndClick(scene, "#encrypt");
                    double right = WindowRobot.call(() -> ((GridPane) scene.lookup("#phrase"))
                            .getChildren().stream()
                                    .mapToDouble(node -> node.localToScene(node.getLayoutBounds())
                                            .getMaxX())
                                    .max()
                                    .orElseThrow());
                    assertThat(right).isLessThan(720);
                    if (!pictures.isEmpty()) {
                        byte[] png = WindowRobot.call(() -> PngEncoder.encode(scene.snapshot(null)));
                        Files.write(Path.of(pictures, "phrase-" + language + "-" + theme + ".png"), png);
                    }
                }
            }
        }
    }

    private Scene scene(PracticeFixture room) {
        return scene(room, InterfaceLanguage.ENGLISH, Theme.LIGHT);
    }

    private Scene scene(PracticeFixture room, InterfaceLanguage language, Theme theme) {
        Scene scene = WindowRobot.call(() -> {
            VBox page = new VBox(new EncryptionCard(viewModel(room), new LocalizedTexts(language)));
            page.getStyleClass().add("settings");
            Scene made = new Scene(page, 760, 620);
            new Appearance(theme, 100).applyTo(made, List.of(SettingsView.STYLES));
            return made;
        });
        WindowRobot.show(scene);
        return scene;
    }
}
