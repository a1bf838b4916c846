package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.task.Tasks;
import app.saywell.ui.Fx;
import app.saywell.ui.KeyRing;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.ServiceKeys;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Test;

import java.time.ZoneId;

class KeysCardTest {
    private final KeyRing ring = new KeyRing();
    private final Texts texts = new Texts(Language.KOREAN);
    private final Scene scene =
            Fx.call(
                    () -> {
                        var tasks = new Tasks(Runnable::run, Runnable::run);
                        var model = new KeysViewModel(ring, tasks, ZoneId.of("Asia/Seoul"));
                        return new Scene(new KeysCard(model, texts));
                    });

    @Test
    void showsAKeyThisOnceAndEndsItAfterAskingInPlace() {
        assertThat(button("key-create").isDisabled()).isTrue();
        Fx.run(() -> ((TextField) find("#key-name")).setText("4반"));
        fire(button("key-create"));
        TextField fresh = (TextField) find("#key-fresh");
        assertThat(fresh.getText()).startsWith("sk-svc-").hasSize(55);
        assertThat(fresh.getParent().getParent().isVisible()).isTrue();

        fire(named(texts.get("settings.keys.noted")));
        assertThat(fresh.getText()).isEmpty();
        assertThat(fresh.getParent().getParent().isVisible()).isFalse();

        fire(named(texts.get("settings.keys.end")));
        assertThat(ring.list().getFirst().state()).isEqualTo(ServiceKeys.State.ACTIVE);
        assertThat(says(texts.get("settings.keys.end.sure", "4반"))).isTrue();
        fire(named(texts.get("settings.keys.end")));
        assertThat(ring.list().getFirst().state()).isEqualTo(ServiceKeys.State.INACTIVE);
        assertThat(says(texts.get("settings.keys.end"))).isFalse();
    }

    private Node find(String selector) {
        return Fx.call(() -> scene.lookup(selector));
    }

    private Button button(String id) {
        return (Button) find("#" + id);
    }

    private Button named(String text) {
        return Fx.call(
                () ->
                        scene.getRoot().lookupAll(".button").stream()
                                .filter(Button.class::isInstance)
                                .map(Button.class::cast)
                                .filter(button -> button.getText().equals(text))
                                .findFirst()
                                .orElseThrow());
    }

    private boolean says(String text) {
        return Fx.call(
                () ->
                        scene.getRoot().lookupAll("*").stream()
                                .filter(Labeled.class::isInstance)
                                .map(Labeled.class::cast)
                                .anyMatch(label -> text.equals(label.getText())));
    }

    private static void fire(Button button) {
        Fx.run(button::fire);
    }
}
