package app.saywell.ui.classroom.teaching;

import app.saywell.practice.classroom.Teaching.Missed;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;

/// A missed sound or word: what is said instead, where, by how many, and three places to hear it.
final class MissedRow extends HBox {
    private static final int WORDS = 4;

    /// @param kind whether it is a sound or a word
    MissedRow(Missed missed, TeachingModel model, Kind kind, Texts texts) {
        super(12);
        getStyleClass().add("missed-row");
        setAlignment(Pos.CENTER_LEFT);
        Label sound = Nodes.label(title(missed), "missed-sound");
        sound.setMinWidth(Region.USE_PREF_SIZE);
        VBox words = Nodes.column(2);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        if (kind != Kind.WORD) {
            words.getChildren()
                    .add(
                            Nodes.wrapped(
                                    Nodes.label(
                                            String.join(
                                                    ", ",
                                                    missed.words().stream().limit(WORDS).toList()),
                                            "small")));
        }
        words.getChildren()
                .add(
                        Nodes.wrapped(
                                Nodes.label(
                                        texts.get(
                                                "classroom.missed",
                                                missed.pupils(),
                                                model.lacks().get().pupils()),
                                        "caption")));
        if (kind == Kind.SOUND_WITH_PAIRS) {
            pairs(missed, words, texts);
        }
        Button play =
                new Button(
                        texts.get("classroom.clips", missed.clips().size()),
                        Nodes.icon("icon-play"));
        play.getStyleClass().setAll("button", "chip");
        play.setMinWidth(Region.USE_PREF_SIZE);
        play.setOnAction(event -> model.play(missed));
        getChildren().addAll(sound, words, play);
    }

    /// What is shown of it.
    enum Kind {
        SOUND,
        SOUND_WITH_PAIRS,
        WORD
    }

    private static String title(Missed missed) {
        return missed.heard().isEmpty()
                ? missed.expected()
                : missed.expected() + " → " + missed.heard();
    }

    private static void pairs(Missed missed, VBox words, Texts texts) {
        List<String> pairs =
                TeachingModel.pairs(missed).stream()
                        .map(pair -> pair.expected() + " – " + pair.other())
                        .toList();
        if (!pairs.isEmpty()) {
            words.getChildren()
                    .add(
                            Nodes.wrapped(
                                    Nodes.label(
                                            texts.get("classroom.pairs", String.join(", ", pairs)),
                                            "small",
                                            "soft")));
        }
    }
}
