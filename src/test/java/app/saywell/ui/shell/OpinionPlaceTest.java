package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.sound.Sound;

import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/// A second opinion, from the button to the words that are left to a person's ear.
class OpinionPlaceTest {
    @TempDir Path folder;

    @Test
    void isOfferedWhereThereIsSomebodyAndShowsBothAndOnlyTheDisagreements() {
        try (Opened window = new Opened(folder)) {
            Fx.run(() -> window.shell.practising().mind().choose(8));
            Fx.await("the sentence", () -> window.desk().takes().get().isEmpty());
            Fx.press(KeyCode.R);
            Sound sound = window.sound;
            Fx.await("some speech", () -> sound.elapsedSeconds() > 0.6);
            Fx.press(KeyCode.R);
            Fx.await("a judgement", () -> window.desk().verdict().get().isPresent());
            assertThat(Fx.call(() -> window.scene().lookup("#ask-opinion"))).isNull();
            window.room.practice.set(Setting.HOSTED_ADDRESS, "https://hosted.example");
            Fx.run(() -> window.shell.go("SETTINGS"));
            Fx.run(() -> window.shell.go("PRACTICE"));
            ask(window);
            Fx.await("whom to ask", () -> said(window, "#opinion-refused").contains("Nobody has"));
            assertThat(window.room.hosted.calls).as("nothing was sent").hasValue(0);
            var people = window.room.practice.people();
            people.consent(people.current().id(), Consent.HOSTED, "a parent", "on paper");
            window.room.hosted.hard.set("so");
            ask(window);
            Fx.await(
                    "both",
                    () -> said(window, "#opinion-agreed").equals("They agree on 1 of 3 words"));
            assertThat(Fx.call(() -> window.scene().getRoot().lookupAll(".hear-disagreement")))
                    .as("think and so")
                    .hasSize(2);
            Take take =
                    window.room
                            .practice
                            .takes()
                            .of(
                                    window.desk().sheet().get().orElseThrow().sentence(),
                                    people.current().id())
                            .getFirst();
            assertThat(window.room.practice.scoring().all(take.id()))
                    .as("the first judgement stays the one that counts")
                    .hasSize(1);
        }
    }

    private static void ask(Opened window) {
        Fx.await("the button", () -> window.scene().lookup("#ask-opinion") != null);
        Fx.run(() -> ((Button) window.scene().lookup("#ask-opinion")).fire());
    }

    private static String said(Opened window, String selector) {
        var node = window.scene().lookup(selector);
        if (node instanceof Labeled label) {
            return label.getText();
        }
        return node != null && node.lookup(".label") instanceof Labeled label
                ? label.getText()
                : "";
    }
}
