package app.saywell.desk.reports.view;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.PhraseGrid;
import app.saywell.desk.kit.text.LocalizedTexts;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.control.Button;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// The words that open the backups, from the first backup on until the user says that they are on paper.
final class BackupKeyCard extends VBox {
    private final TransferViewModel viewModel;
    private final LocalizedTexts texts;

    BackupKeyCard(TransferViewModel viewModel, LocalizedTexts texts) {
        super(10);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("backup-key");
        getStyleClass().addAll("card");
        viewModel.wordsNotOnPaper().subscribe(this::show);
        NodeFactory.showWhen(this, viewModel.wordsNotOnPaper().map(words -> !words.isEmpty()));
    }

    private void show(List<String> words) {
        getChildren().clear();
        if (words.isEmpty()) {
            return;
        }
        Button print = ReportControls.button(
                texts,
                "reports.backup.key.print",
                Feather.PRINTER,
                "primary",
                "print-key",
                () -> viewModel.print(() -> PrinterChooser.printLines(getScene(), sheet(words))));
        Button confirm =
                NodeFactory.button(texts.binding("reports.backup.key.on-paper"), viewModel::confirmWords, "quiet");
        confirm.setId("key-on-paper");
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("reports.backup.key"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("reports.backup.key.about"))),
                        new PhraseGrid(words),
                        new FlowPane(8, 8, print, confirm));
    }

    private List<String> sheet(List<String> words) {
        return Stream.concat(
                        Stream.of("Saywell", texts.get("reports.backup.key"), texts.get("reports.backup.key.about")),
                        IntStream.range(0, words.size()).mapToObj(i -> (i + 1) + ".  " + words.get(i)))
                .toList();
    }
}
