package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.settings.keys.IssuedApiKeys;
import app.saywell.desk.shell.window.InMemoryIssuedKeys;
import app.saywell.desk.shell.window.WindowRobot;
import app.saywell.speech.task.TaskRunner;
import java.time.ZoneId;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ApiKeysCardTest {
    private final InMemoryIssuedKeys ring = new InMemoryIssuedKeys();
    private final LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.KOREAN);
    private final Scene scene = WindowRobot.call(() -> {
        var tasks = new TaskRunner(Runnable::run, Runnable::run);
        var model = new ApiKeysViewModel(ring, tasks, ZoneId.of("Asia/Seoul"));
        model.load();
        return new Scene(new ApiKeysCard(model, texts, true));
    });

    @BeforeEach
    void show() {
        WindowRobot.show(scene);
    }

    @Test
    void showsANewKeyOnceAndEndsItAfterConfirmation() {
        assertThat(button("key-create").isDisabled()).isTrue();
        WindowRobot.run(() -> ((TextField) find("#key-name")).setText("4반"));
        fire(button("key-create"));
        TextField fresh = (TextField) find("#key-fresh");
        assertThat(fresh.getText()).startsWith("sk-svc-").hasSize(55);
        assertThat(fresh.getParent().getParent().isVisible()).isTrue();

        fire(named(texts.get("settings.keys.noted")));
        assertThat(fresh.getText()).isEmpty();
        assertThat(fresh.getParent().getParent().isVisible()).isFalse();

        fire(named(texts.get("settings.keys.end")));
        assertThat(ring.list().getFirst().state()).isEqualTo(IssuedApiKeys.IssuedKeyState.ACTIVE);
        assertThat(says(texts.get("settings.keys.end.sure", "4반"))).isTrue();
        fire(named(texts.get("settings.keys.end")));
        assertThat(ring.list().getFirst().state()).isEqualTo(IssuedApiKeys.IssuedKeyState.INACTIVE);
        assertThat(says(texts.get("settings.keys.end"))).isFalse();
    }

    private Node find(String selector) {
        return WindowRobot.call(() -> scene.lookup(selector));
    }

    private Button button(String id) {
        return (Button) find("#" + id);
    }

    private Button named(String text) {
        return WindowRobot.call(() -> scene.getRoot().lookupAll(".button").stream()
                .filter(Button.class::isInstance)
                .map(Button.class::cast)
                .filter(button -> button.getText().equals(text))
                .findFirst()
                .orElseThrow());
    }

    private boolean says(String text) {
        return WindowRobot.call(() -> scene.getRoot().lookupAll("*").stream()
                .filter(Labeled.class::isInstance)
                .map(Labeled.class::cast)
                .anyMatch(label -> text.equals(label.getText())));
    }

    private static void fire(Button button) {
        WindowRobot.scrollTo(button);
        WindowRobot.click(button);
    }
}
