package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.settings.keys.HostedServiceKeys;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.QueuedFilePrompt;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.CallFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Address and key of a hosted service: a wrong one is never dropped silently.
class ServiceCardTest {
    @TempDir
    private Path folder;

    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
    private final ListedKeys keys = new ListedKeys();
    private PracticeFixture room;
    private Scene scene;
    private Stage stage;

    @BeforeEach
    void open() {
        room = new PracticeFixture(folder);
        room.useCases.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        scene = WindowRobot.call(() -> new Scene(card()));
        stage = WindowRobot.show(scene);
    }

    private ServiceCard card() {
        var tasks = room.useCases.tasks();
        return new ServiceCard(
                new ServiceViewModel(room.useCases.settings(), tasks, keys),
                texts,
                new HostedServicePane(
                        new HostedServiceViewModel(room.useCases.learners(), room.useCases.settings(), tasks),
                        new SimpleObjectProperty<>(UserRole.TEACHER),
                        texts,
                        new QueuedFilePrompt()));
    }

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
        room.close();
    }

    @Test
    void saysInBothLanguagesThatAnAddressCannotBeUsed() {
        type("#address", "speech.example.org?key=1");
        WindowRobot.press(KeyCode.ENTER);
        assertThat(WindowRobot.shows(scene, "This is no address of a service")).isTrue();
        WindowRobot.run(() -> texts.setLanguage(InterfaceLanguage.KOREAN));
        assertThat(WindowRobot.shows(scene, "서비스 주소로 쓸 수 없어서")).isTrue();
        assertThat(room.useCases.settings().get(Setting.HOSTED_ADDRESS)).isEqualTo("https://hosted.example");
        type("#address", "https://speech.example.org");
        WindowRobot.press(KeyCode.ENTER);
        assertThat(WindowRobot.shows(scene, "서비스 주소로 쓸 수 없어서")).isFalse();
        assertThat(room.useCases.settings().get(Setting.HOSTED_ADDRESS)).isEqualTo("https://speech.example.org");
    }

    @Test
    void wordsAreColouredWhileSpokenOnlyWhereThisComputerScoresAndItSaysWhy() {
        assertThat(spokenWords("true").isDisabled()).isTrue();
        assertThat(WindowRobot.shows(scene, "a hosted service hears a recording when it is complete"))
                .isTrue();
        WindowRobot.run(() -> ((ToggleButton) scene.lookup("#choice-EMBEDDED")).setSelected(true));
        assertThat(spokenWords("false").isSelected()).as("off at first").isTrue();
        assertThat(spokenWords("true").isDisabled()).isFalse();
        WindowRobot.run(() -> spokenWords("true").setSelected(true));
        assertThat(room.useCases.settings().get(Setting.COLOUR_WHILE_SPEAKING)).isTrue();
    }

    private ToggleButton spokenWords(String value) {
        return (ToggleButton) scene.lookup("#spoken-words #choice-" + value);
    }

    @Test
    void saysThatAKeyCannotBeUsedAndLeavesItInTheField() {
        type("#address", "https://speech.example.org");
        type("#key", "my key");
        WindowRobot.click(scene, "#key-keep");
        assertThat(WindowRobot.shows(scene, "A key is one word")).isTrue();
        assertThat(keys.stored).isEmpty();
        assertThat(field("#key").getText()).isEqualTo("my key");
        type("#key", "sk-svc-1");
        WindowRobot.click(scene, "#key-keep");
        assertThat(keys.stored).containsExactly("sk-svc-1");
        assertThat(WindowRobot.shows(scene, "A key is one word")).isFalse();
    }

    private void type(String selector, String text) {
        WindowRobot.click(scene, selector);
        WindowRobot.run(() -> field(selector).setText(text));
    }

    private TextField field(String selector) {
        return (TextField) scene.lookup(selector);
    }

    private static final class ListedKeys implements HostedServiceKeys {
        private final List<String> stored = new ArrayList<>();

        @Override
        public boolean isUsableAddress(String address) {
            return address.startsWith("https://") && !address.contains("?");
        }

        @Override
        public boolean isUsableKey(String key) {
            return !key.contains(" ");
        }

        @Override
        public HostedKeyLocation locate(String address) {
            return HostedKeyLocation.NOWHERE;
        }

        @Override
        public HostedKeyLocation store(String address, String key) {
            stored.add(key);
            return HostedKeyLocation.SESSION;
        }

        @Override
        public void remove(String address) {}

        @Override
        public KeyTestResult check(String address) {
            return new KeyTestResult.KeyTestFailed(CallFailure.of(CallFailure.FailureKind.NO_KEY, "no key"));
        }
    }
}
