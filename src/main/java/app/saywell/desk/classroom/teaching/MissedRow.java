package app.saywell.desk.classroom.teaching;

import app.saywell.desk.classes.TeachingPriorities.CommonMistake;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.SoundNotation;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// A sound or word that learners miss: what they say instead, in which words, how many learners,
/// and up to three clips.
final class MissedRow extends HBox {
    private static final int MAX_WORDS = 4;

    /// @param kind what is shown of the item
    MissedRow(CommonMistake missed, TeachingViewModel viewModel, MissedItemKind kind, LocalizedTexts texts) {
        super(12);
        getStyleClass().add("missed-row");
        setAlignment(Pos.CENTER_LEFT);
        boolean counts = kind == MissedItemKind.WORD
                || viewModel.commonErrors().get().focus().counts(missed.expected());
        Label sound = NodeFactory.label(title(missed), "missed-sound", counts ? "strong" : "soft");
        sound.setMinWidth(Region.USE_PREF_SIZE);
        VBox words = NodeFactory.column(2);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(words, Priority.ALWAYS);
        if (kind != MissedItemKind.WORD) {
            words.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            String.join(
                                    ", ",
                                    missed.words().stream().limit(MAX_WORDS).toList()),
                            "small")));
        }
        words.getChildren()
                .add(NodeFactory.wrapped(NodeFactory.label(
                        texts.get(
                                "classroom.missed",
                                missed.learnerCount(),
                                viewModel.commonErrors().get().learnerCount()),
                        "caption")));
        if (!counts) {
            getStyleClass().add("pale");
            words.getChildren().add(NodeFactory.label(texts.get("classroom.missed.later"), "caption"));
        }
        if (kind == MissedItemKind.SOUND_WITH_PAIRS && counts) {
            addPairs(missed, words, texts);
        }
        Button play = new Button(texts.get("classroom.clips", missed.clips().size()), NodeFactory.icon("icon-play"));
        play.getStyleClass().setAll("button", "chip");
        play.setMinWidth(Region.USE_PREF_SIZE);
        play.setOnAction(event -> viewModel.play(missed));
        getChildren().addAll(sound, words, play);
    }

    /// What is shown of the item.
    enum MissedItemKind {
        SOUND,
        SOUND_WITH_PAIRS,
        WORD
    }

    private static String title(CommonMistake missed) {
        return SoundNotation.toDisplay(
                missed.heard().isEmpty() ? missed.expected() : missed.expected() + " → " + missed.heard());
    }

    private static void addPairs(CommonMistake missed, VBox words, LocalizedTexts texts) {
        List<String> pairs = TeachingViewModel.minimalPairs(missed).stream()
                .map(pair -> pair.expected() + " – " + pair.other())
                .toList();
        if (!pairs.isEmpty()) {
            words.getChildren()
                    .add(NodeFactory.wrapped(NodeFactory.label(
                            texts.get("classroom.pairs", String.join(", ", pairs)), "small", "soft")));
        }
    }
}
