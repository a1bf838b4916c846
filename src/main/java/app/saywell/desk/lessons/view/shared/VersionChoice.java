package app.saywell.desk.lessons.view.shared;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.lessons.shared.LessonComparison;
import app.saywell.desk.lessons.shared.LessonComparison.LineSide;
import app.saywell.desk.lessons.view.shared.SharedFolderViewModel.ComparedVersions;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;

/// Two versions of a lesson side by side, each sentence with where it stands, and the choice between them.
final class VersionChoice extends VBox {
    private final ComparedVersions versions;
    private final SharedFolderViewModel viewModel;
    private final LocalizedTexts texts;

    VersionChoice(ComparedVersions versions, SharedFolderViewModel viewModel, LocalizedTexts texts) {
        super(12);
        this.versions = versions;
        this.viewModel = viewModel;
        this.texts = texts;
        setId("version-choice");
        getStyleClass().add("card");
        String changedAt = DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(texts.language().get().locale())
                .withZone(ZoneId.systemDefault())
                .format(versions.there().changedAt());
        getChildren()
                .addAll(
                        NodeFactory.wrapped(NodeFactory.label(
                                texts.get(
                                        "lessons.shared.compare.title",
                                        versions.here().title()),
                                "strong")),
                        NodeFactory.wrapped(NodeFactory.label(
                                texts.get("lessons.shared.compare.when", changedAt), "small", "soft")),
                        lines(),
                        buttons());
    }

    private GridPane lines() {
        GridPane grid = new GridPane(12, 4);
        grid.addRow(
                0,
                NodeFactory.label(texts.get("lessons.shared.here"), "caption"),
                NodeFactory.label(texts.get("lessons.shared.there"), "caption"));
        if (!versions.here().title().equals(versions.there().outline().title())) {
            grid.addRow(
                    1,
                    line(versions.here().title(), true),
                    line(versions.there().outline().title(), true));
        }
        for (LessonComparison.ComparedLine compared : versions.comparison().lines()) {
            boolean isBoth = compared.side() == LineSide.BOTH;
            int row = grid.getRowCount();
            if (compared.side() != LineSide.THERE) {
                grid.add(line(compared.text(), !isBoth), 0, row);
            }
            if (compared.side() != LineSide.HERE) {
                grid.add(line(compared.text(), !isBoth), 1, row);
            }
        }
        grid.getColumnConstraints().setAll(halfColumn(), halfColumn());
        return grid;
    }

    private static ColumnConstraints halfColumn() {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(50);
        return column;
    }

    /// A sentence; with a sign and in bold if only one version has it, so that no colour is needed.
    private static Label line(String text, boolean isOfOne) {
        return NodeFactory.wrapped(
                isOfOne ? NodeFactory.label("≠ " + text, "strong") : NodeFactory.label(text, "soft"));
    }

    private FlowPane buttons() {
        Button theirs = NodeFactory.button(
                texts.binding("lessons.shared.take"),
                () -> viewModel.takeOver(versions.here(), versions.there()),
                "quiet");
        theirs.setId("take-theirs");
        Button mine = NodeFactory.button(
                texts.binding("lessons.shared.keep-mine"),
                () -> viewModel.publish(versions.here(), Optional.of(versions.there())),
                "quiet");
        mine.setId("keep-mine");
        Button both = NodeFactory.button(
                texts.binding("lessons.shared.keep-both"),
                () -> viewModel.keepBoth(versions.here(), versions.there()),
                "quiet");
        both.setId("keep-both");
        Button back = NodeFactory.button(texts.binding("lessons.shared.back"), viewModel::closeComparison, "link");
        back.setId("compare-back");
        FlowPane row = new FlowPane(8, 8, theirs, mine, both, back);
        row.getChildren().subList(0, 3).forEach(button -> button.disableProperty()
                .bind(viewModel.busy()));
        return row;
    }
}
