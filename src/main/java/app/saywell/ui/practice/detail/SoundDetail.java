package app.saywell.ui.practice.detail;

import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.practice.desk.Detail;
import app.saywell.ui.sounds.Confusion;
import app.saywell.ui.sounds.EnglishSound;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

import java.util.Locale;
import java.util.Optional;

/// A sound: expected and heard with a word that has it, what to change, and how it is formed.
final class SoundDetail extends VBox {
    private final Texts texts;

    SoundDetail(Detail detail, Texts texts) {
        super(12);
        this.texts = texts;
        String expected = detail.mark().label();
        String heard = detail.own().map(own -> own.mark().heard()).orElse("");
        Optional<EnglishSound> wanted = EnglishSound.of(expected);
        Optional<EnglishSound> other = heard.isEmpty() ? Optional.empty() : EnglishSound.of(heard);
        getChildren().add(signs(expected, wanted, heard, other));
        detail.own().ifPresent(own -> getChildren().add(new Standing(own, texts)));
        wanted.flatMap(one -> other.map(two -> new Confusion(one, two))).ifPresent(this::change);
        detail.own()
                .map(Detail.Said::words)
                .filter(words -> !words.isEmpty())
                .ifPresent(words -> getChildren().add(say(words, "small", "soft")));
        wanted.ifPresent(sound -> getChildren().add(forming(sound)));
        other.filter(sound -> !Optional.of(sound).equals(wanted)).ifPresent(this::onDemand);
    }

    private HBox signs(
            String expected,
            Optional<EnglishSound> wanted,
            String heard,
            Optional<EnglishSound> other) {
        HBox row = Nodes.row(14, sign("practice.detail.expected", expected, wanted));
        if (!heard.isEmpty()) {
            Region arrow = Nodes.icon("icon-next");
            row.getChildren().addAll(arrow, sign("practice.detail.heard", heard, other));
        }
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private VBox sign(String key, String ipa, Optional<EnglishSound> sound) {
        VBox box =
                Nodes.column(
                        2,
                        Nodes.label(texts.get(key), "caption"),
                        Nodes.label("[" + ipa + "]", "sound-sign"));
        sound.ifPresent(one -> box.getChildren().add(example(one.example())));
        return box;
    }

    /// The word with the letters of the sound in bold and underlined.
    private static TextFlow example(String example) {
        String[] parts = example.split("[\\[\\]]", -1);
        TextFlow flow = new TextFlow();
        for (int i = 0; i < parts.length; i++) {
            Text text = new Text(parts[i]);
            text.getStyleClass().add("prose");
            if (i == 1) {
                text.getStyleClass().add("letters");
            }
            flow.getChildren().add(text);
        }
        return flow;
    }

    private void change(Confusion confusion) {
        VBox box = Nodes.column(6);
        box.getStyleClass().add("change");
        confusion.advice(texts).ifPresent(words -> box.getChildren().add(say(words)));
        confusion
                .pair()
                .ifPresent(
                        pair ->
                                box.getChildren()
                                        .add(
                                                say(
                                                        texts.get(
                                                                "practice.detail.pair",
                                                                pair.expected(),
                                                                pair.heard()),
                                                        "small",
                                                        "soft")));
        if (!box.getChildren().isEmpty()) {
            getChildren().add(box);
        }
    }

    private GridPane forming(EnglishSound sound) {
        GridPane grid = new GridPane(10, 6);
        grid.setId("forming");
        String voice = "sounds.voice." + sound.voice().name().toLowerCase(Locale.ROOT);
        part(grid, "sounds.tongue", "sounds." + sound.key() + ".tongue");
        part(grid, "sounds.lips", "sounds." + sound.key() + ".lips");
        part(grid, "sounds.voice", voice);
        return grid;
    }

    private void part(GridPane grid, String name, String words) {
        Label label = Nodes.label(texts.get(name), "small", "strong");
        label.setMinWidth(Region.USE_PREF_SIZE);
        GridPane.setValignment(label, javafx.geometry.VPos.TOP);
        grid.addRow(grid.getRowCount(), label, say(texts.get(words), "small"));
    }

    /// How the other sound is formed, for those who want to hear the difference themselves.
    private void onDemand(EnglishSound sound) {
        ToggleButton ask =
                new ToggleButton(texts.get("practice.detail.other", "[" + sound.ipa() + "]"));
        ask.getStyleClass().setAll("toggle-button", "link", "small");
        ask.setId("other-sound");
        GridPane grid = forming(sound);
        grid.setId("forming-other");
        Nodes.showWhen(grid, ask.selectedProperty());
        getChildren().addAll(ask, (Node) grid);
    }

    private static Label say(String words, String... styles) {
        return Nodes.wrapped(Nodes.label(words, styles));
    }
}
