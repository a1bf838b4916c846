package app.saywell.ui.queue;

import app.saywell.practice.scoring.Purposes;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.ui.kit.Money;
import app.saywell.ui.kit.Texts;

import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/// Every call of a month, the newest first.
final class CallTable extends TableView<LedgerEntry> {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("MM-dd HH:mm");
    private static final double HEIGHT = 260;
    private static final double MILLIS = 1_000;

    private final Texts texts;

    CallTable(Texts texts) {
        this.texts = texts;
        setId("calls");
        setPrefHeight(HEIGHT);
        setMinHeight(HEIGHT);
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        column("when", 110, line -> when(line.charge()));
        column(
                "endpoint",
                170,
                line -> texts.get(SpendingCard.endpoint(line.charge().question().endpoint())));
        column("purpose", 120, line -> purpose(line.charge().purpose()));
        column("seconds", 72, line -> seconds(line.charge()));
        column("price", 84, line -> Money.dollars(line.charge().microDollars()));
        column("outcome", 160, line -> texts.get(outcome(line)));
        texts.language().addListener(change -> refresh());
    }

    void show(List<LedgerEntry> lines) {
        getItems().setAll(lines);
    }

    private void column(String name, double width, Function<LedgerEntry, String> text) {
        TableColumn<LedgerEntry, String> column = new TableColumn<>();
        column.textProperty().bind(texts.of("queue.column." + name));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        getColumns().add(column);
    }

    private static String when(Charge charge) {
        return WHEN.withZone(ZoneId.systemDefault()).format(charge.at());
    }

    private static String seconds(Charge charge) {
        return String.format(Locale.ROOT, "%.1f", charge.audioMillis() / MILLIS);
    }

    private String purpose(String purpose) {
        return switch (purpose) {
            case Purposes.PRACTICE -> texts.get("queue.purpose.practice");
            case Purposes.READING -> texts.get("queue.purpose.reading");
            case Purposes.TRANSCRIPT -> texts.get("queue.purpose.transcript");
            default -> purpose;
        };
    }

    private static String outcome(LedgerEntry line) {
        return "queue.outcome." + line.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
