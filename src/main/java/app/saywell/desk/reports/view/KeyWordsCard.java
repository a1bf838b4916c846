package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PhraseGrid;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The words that open files of this computer elsewhere, until the user says that they have them.
final class KeyWordsCard extends VBox {
    private final String key;
    private final LocalizedTexts texts;
    private final FlowPane actions = new FlowPane(8, 8);

    /// @param key of the title; those of the explanation and of the button that closes it begin with it
    KeyWordsCard(
            String key,
            ObservableValue<List<String>> words,
            Runnable done,
            TransferViewModel printing,
            LocalizedTexts texts) {
        super(10);
        this.key = key;
        this.texts = texts;
        setId(key.substring(key.indexOf('.') + 1).replace('.', '-'));
        getStyleClass().add("card");
        Button print = ReportControls.button(
                texts,
                "reports.backup.key.print",
                Feather.PRINTER,
                "primary",
                getId() + "-print",
                () -> printing.print(() -> PrinterChooser.printLines(getScene(), sheet(words.getValue()))));
        Button close = NodeFactory.button(texts.binding(key + ".done"), done, "quiet");
        close.setId(getId() + "-done");
        actions.getChildren().addAll(print, close);
        words.subscribe(this::show);
        NodeFactory.showWhen(this, words.map(list -> !list.isEmpty()));
    }

    /// Adds a button that copies words for a minute, for those that are passed on.
    ///
    /// @param copied is told when they are in the clipboard
    KeyWordsCard withCopying(ObservableValue<List<String>> words, Runnable copied) {
        Button copy = NodeFactory.button(
                texts.binding(key + ".copy"),
                () -> {
                    ShortClipboard.copy(
                            String.join(" ", words.getValue()), getScene().getWindow());
                    copied.run();
                },
                "quiet");
        copy.setId(getId() + "-copy");
        actions.getChildren().add(1, copy);
        return this;
    }

    private void show(List<String> words) {
        getChildren().clear();
        if (!words.isEmpty()) {
            getChildren()
                    .addAll(
                            NodeFactory.label(texts.binding(key), "place-title"),
                            NodeFactory.wrapped(NodeFactory.label(texts.binding(key + ".about"))),
                            new PhraseGrid(words),
                            actions);
        }
    }

    private List<String> sheet(List<String> words) {
        return Stream.concat(
                        Stream.of("Saywell", texts.get(key), texts.get(key + ".about")),
                        IntStream.range(0, words.size()).mapToObj(i -> (i + 1) + ".  " + words.get(i)))
                .toList();
    }
}
