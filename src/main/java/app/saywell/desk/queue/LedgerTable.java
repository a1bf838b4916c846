package app.saywell.desk.queue;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.kit.text.MoneyFormat;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.LedgerEntry;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Every call of a month, the newest first.
final class LedgerTable extends TableView<LedgerEntry> {
    private static final DateTimeFormatter TIME_FORMAT = DateTimeFormatter.ofPattern("MM-dd HH:mm");
    private static final double HEIGHT = 260;
    private static final double MILLIS_PER_SECOND = 1_000;

    private final LocalizedTexts texts;

    LedgerTable(LocalizedTexts texts) {
        this.texts = texts;
        setId("calls");
        setPrefHeight(HEIGHT);
        setMinHeight(HEIGHT);
        setColumnResizePolicy(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        addColumn("when", 110, entry -> timeText(entry.charge()));
        addColumn(
                "endpoint",
                170,
                entry -> texts.get(
                        SpendingCard.endpointKey(entry.charge().request().endpoint())));
        addColumn("purpose", 120, entry -> purposeText(entry.charge().purpose()));
        addColumn("seconds", 72, entry -> secondsText(entry.charge()));
        addColumn("price", 84, entry -> MoneyFormat.formatDollars(entry.charge().microDollars()));
        addColumn("outcome", 160, entry -> texts.get(outcomeKey(entry)));
        texts.language().addListener(change -> refresh());
    }

    void show(List<LedgerEntry> entries) {
        getItems().setAll(entries);
    }

    private void addColumn(String name, double width, Function<LedgerEntry, String> text) {
        TableColumn<LedgerEntry, String> column = new TableColumn<>();
        column.textProperty().bind(texts.binding("queue.column." + name));
        column.setPrefWidth(width);
        column.setSortable(false);
        column.setReorderable(false);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        getColumns().add(column);
    }

    private static String timeText(CallCharge charge) {
        return TIME_FORMAT.withZone(ZoneId.systemDefault()).format(charge.sentAt());
    }

    private static String secondsText(CallCharge charge) {
        return String.format(Locale.ROOT, "%.1f", charge.audioMillis() / MILLIS_PER_SECOND);
    }

    private String purposeText(String purpose) {
        return switch (purpose) {
            case CallPurpose.PRACTICE -> texts.get("queue.purpose.practice");
            case CallPurpose.READING -> texts.get("queue.purpose.reading");
            case CallPurpose.TRANSCRIPT -> texts.get("queue.purpose.transcript");
            default -> purpose;
        };
    }

    private static String outcomeKey(LedgerEntry entry) {
        return "queue.outcome." + EnumKey.of(entry.outcome());
    }
}
