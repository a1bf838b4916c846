package app.saywell.ui.queue;

import app.saywell.practice.scoring.Spending;
import app.saywell.speech.Endpoint;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Nodes;
import app.saywell.ui.kit.Texts;

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
import org.kordamp.ikonli.javafx.FontIcon;

import java.time.YearMonth;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What services elsewhere have cost: the month's budget, a sum for each endpoint, and every call.
final class SpendingCard extends VBox {
    private static final double NEARLY = 0.8;

    private final SpendingViewModel model;
    private final Texts texts;
    private final VBox content = new VBox(12);
    private final CallTable calls;

    SpendingCard(SpendingViewModel model, Texts texts) {
        super(14);
        this.model = model;
        this.texts = texts;
        setId("spending");
        getStyleClass().add("card");
        calls = new CallTable(texts);
        getChildren()
                .addAll(
                        Nodes.label(texts.of("queue.costs"), "place-title"),
                        Nodes.wrapped(Nodes.label(texts.of("queue.costs.about"), "soft")),
                        content,
                        calls);
        Runnable show = () -> model.month().get().ifPresent(this::show);
        model.month().subscribe(show);
        texts.language().subscribe(show);
    }

    private void show(SpendingViewModel.Month now) {
        content.getChildren().setAll(months(now), budget(now));
        if (now.uses().isEmpty()) {
            content.getChildren().add(Nodes.label(texts.get("queue.costs.none"), "soft"));
        } else {
            content.getChildren().add(sums(now));
        }
        calls.show(now.lines());
        calls.setVisible(!now.lines().isEmpty());
        calls.setManaged(!now.lines().isEmpty());
    }

    private HBox months(SpendingViewModel.Month now) {
        Button before = arrow(Feather.CHEVRON_LEFT, "queue.month.before", -1);
        before.setDisable(!now.hasEarlier());
        before.setId("month-before");
        Button after = arrow(Feather.CHEVRON_RIGHT, "queue.month.after", 1);
        after.setDisable(!now.hasLater());
        after.setId("month-after");
        Label name = Nodes.label(name(now.month()), "strong");
        name.setId("month");
        HBox row = Nodes.row(8, before, name, after);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private String name(YearMonth month) {
        return month.format(
                DateTimeFormatter.ofPattern(
                        texts.get("queue.month"), texts.language().get().locale()));
    }

    private Button arrow(Feather sign, String key, int months) {
        Button button = new Button();
        button.setGraphic(new FontIcon(sign));
        button.getStyleClass().setAll("button", "icon-only");
        button.accessibleTextProperty().bind(texts.of(key));
        button.setOnAction(event -> model.go(months));
        return button;
    }

    private VBox budget(SpendingViewModel.Month now) {
        ProgressBar bar = new ProgressBar(now.share());
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.setId("budget-bar");
        Label words =
                Nodes.wrapped(
                        Nodes.label(
                                texts.get(
                                        "queue.budget",
                                        Money.dollars(now.spent()),
                                        Money.dollars(now.budget()))));
        words.setId("budget");
        VBox box = Nodes.column(6, words, bar);
        if (now.share() >= NEARLY) {
            Label near =
                    Nodes.wrapped(
                            Nodes.label(
                                    texts.get(
                                            now.share() >= 1
                                                    ? "queue.budget.gone"
                                                    : "queue.budget.nearly"),
                                    "notice",
                                    "failed"));
            near.setMaxWidth(Double.MAX_VALUE);
            box.getChildren().add(near);
        }
        return box;
    }

    private GridPane sums(SpendingViewModel.Month now) {
        GridPane grid = new GridPane(24, 6);
        grid.setId("sums");
        ColumnConstraints wide = new ColumnConstraints();
        wide.setHgrow(Priority.ALWAYS);
        ColumnConstraints number = new ColumnConstraints();
        number.setHalignment(HPos.RIGHT);
        grid.getColumnConstraints().addAll(wide, number, number, number, number);
        row(
                grid,
                0,
                "soft",
                texts.get("queue.column.endpoint"),
                texts.get("queue.column.calls"),
                texts.get("queue.column.seconds"),
                texts.get("queue.column.unsure"),
                texts.get("queue.column.price"));
        int at = 1;
        for (Map.Entry<Endpoint, Spending.Use> entry : now.uses().entrySet()) {
            row(grid, at++, "plain", cells(texts.get(endpoint(entry.getKey())), entry.getValue()));
        }
        Optional<Spending.Use> all =
                now.uses().values().stream()
                        .reduce(
                                (one, other) ->
                                        new Spending.Use(
                                                one.calls() + other.calls(),
                                                one.seconds() + other.seconds(),
                                                one.unsure() + other.unsure(),
                                                one.microDollars() + other.microDollars()));
        String[] total = cells(texts.get("queue.total"), all.orElseThrow());
        row(grid, at, "strong", total);
        return grid;
    }

    private static String[] cells(String name, Spending.Use use) {
        return new String[] {
            name,
            String.valueOf(use.calls()),
            String.format(Locale.ROOT, "%.1f", use.seconds()),
            String.valueOf(use.unsure()),
            Money.dollars(use.microDollars())
        };
    }

    /// The key of the name of an endpoint.
    static String endpoint(Endpoint endpoint) {
        return "queue.endpoint." + endpoint.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static void row(GridPane grid, int row, String style, String... cells) {
        for (int column = 0; column < cells.length; column++) {
            grid.add(Nodes.label(cells[column], style), column, row);
        }
    }
}
