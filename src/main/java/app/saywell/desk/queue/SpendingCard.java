package app.saywell.desk.queue;

import app.saywell.desk.calls.SpendingReport;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.speech.ServiceEndpoint;
import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// What hosted services have cost: the budget of the month, a sum for each endpoint, and every
/// call.
final class SpendingCard extends VBox {
    private static final double WARNING_SHARE = 0.8;

    private final SpendingViewModel viewModel;
    private final LocalizedTexts texts;
    private final VBox content = new VBox(12);
    private final LedgerTable ledgerTable;

    SpendingCard(SpendingViewModel viewModel, LocalizedTexts texts) {
        super(14);
        this.viewModel = viewModel;
        this.texts = texts;
        setId("spending");
        getStyleClass().add("card");
        ledgerTable = new LedgerTable(texts);
        getChildren()
                .addAll(
                        NodeFactory.label(texts.binding("queue.costs"), "place-title"),
                        NodeFactory.wrapped(NodeFactory.label(texts.binding("queue.costs.about"), "soft")),
                        content,
                        ledgerTable);
        Runnable show = () -> viewModel.month().get().ifPresent(this::show);
        viewModel.month().subscribe(show);
        texts.language().subscribe(show);
    }

    private void show(SpendingViewModel.MonthlySpending shownMonth) {
        content.getChildren().setAll(monthRow(shownMonth), budgetBox(shownMonth));
        if (shownMonth.usageByEndpoint().isEmpty()) {
            content.getChildren().add(NodeFactory.label(texts.get("queue.costs.none"), "soft"));
        } else {
            content.getChildren().add(sumTable(shownMonth));
        }
        ledgerTable.show(shownMonth.entries());
        ledgerTable.setVisible(!shownMonth.entries().isEmpty());
        ledgerTable.setManaged(!shownMonth.entries().isEmpty());
    }

    private HBox monthRow(SpendingViewModel.MonthlySpending shownMonth) {
        Button previousButton = arrowButton(Feather.CHEVRON_LEFT, "queue.month.before", -1);
        previousButton.setDisable(!shownMonth.hasEarlier());
        previousButton.setId("month-before");
        Button nextButton = arrowButton(Feather.CHEVRON_RIGHT, "queue.month.after", 1);
        nextButton.setDisable(!shownMonth.hasLater());
        nextButton.setId("month-after");
        Label monthLabel = NodeFactory.label(monthName(shownMonth.month()), "strong");
        monthLabel.setId("month");
        HBox row = NodeFactory.row(8, previousButton, monthLabel, nextButton);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private String monthName(YearMonth month) {
        return month.format(DateTimeFormatter.ofPattern(
                texts.get("queue.month"), texts.language().get().locale()));
    }

    private Button arrowButton(Feather icon, String key, int offset) {
        Button button = new Button();
        button.setGraphic(NodeFactory.icon(icon));
        button.getStyleClass().setAll("button", "icon-only");
        button.accessibleTextProperty().bind(texts.binding(key));
        button.setOnAction(event -> viewModel.moveMonth(offset));
        return button;
    }

    private VBox budgetBox(SpendingViewModel.MonthlySpending shownMonth) {
        ProgressBar bar = new ProgressBar(shownMonth.spentShare());
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setId("budget-bar");
        Label label = NodeFactory.wrapped(NodeFactory.label(texts.get(
                "queue.budget",
                MoneyFormat.formatDollars(shownMonth.spent()),
                MoneyFormat.formatDollars(shownMonth.budget()))));
        label.setId("budget");
        VBox box = NodeFactory.column(6, label, bar);
        if (shownMonth.spentShare() >= WARNING_SHARE) {
            Label warningLabel = NodeFactory.wrapped(NodeFactory.label(
                    texts.get(shownMonth.spentShare() >= 1 ? "queue.budget.gone" : "queue.budget.nearly"),
                    "notice",
                    "failed"));
            warningLabel.setMaxWidth(Double.MAX_VALUE);
            box.getChildren().add(warningLabel);
        }
        return box;
    }

    private GridPane sumTable(SpendingViewModel.MonthlySpending shownMonth) {
        GridPane grid = new GridPane(24, 6);
        grid.setId("sums");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        ColumnConstraints number = new ColumnConstraints();
        number.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(wide, number, number, number, number);
        addRow(
                grid,
                0,
                "soft",
                texts.get("queue.column.endpoint"),
                texts.get("queue.column.calls"),
                texts.get("queue.column.seconds"),
                texts.get("queue.column.unsure"),
                texts.get("queue.column.price"));
        int rowIndex = 1;
        for (Map.Entry<ServiceEndpoint, SpendingReport.EndpointUsage> entry :
                shownMonth.usageByEndpoint().entrySet()) {
            addRow(grid, rowIndex++, "plain", rowCells(texts.get(endpointKey(entry.getKey())), entry.getValue()));
        }
        Optional<SpendingReport.EndpointUsage> all = shownMonth.usageByEndpoint().values().stream()
                .reduce((first, second) -> new SpendingReport.EndpointUsage(
                        first.calls() + second.calls(),
                        first.seconds() + second.seconds(),
                        first.indeterminateCalls() + second.indeterminateCalls(),
                        first.microDollars() + second.microDollars()));
        String[] total = rowCells(texts.get("queue.total"), all.orElseThrow());
        addRow(grid, rowIndex, "strong", total);
        return grid;
    }

    private static String[] rowCells(String name, SpendingReport.EndpointUsage use) {
        return new String[] {
            name,
            String.valueOf(use.calls()),
            String.format(Locale.ROOT, "%.1f", use.seconds()),
            String.valueOf(use.indeterminateCalls()),
            MoneyFormat.formatDollars(use.microDollars())
        };
    }

    /// The text key of an endpoint's name.
    static String endpointKey(ServiceEndpoint endpoint) {
        return "queue.endpoint." + EnumKey.of(endpoint);
    }

    private static void addRow(GridPane grid, int row, String style, String... cells) {
        for (int column = 0; column < cells.length; column++) {
            grid.add(NodeFactory.label(cells[column], style), column, row);
        }
    }
}
