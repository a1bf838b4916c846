package app.saywell.desk.store.billing;

import app.saywell.desk.store.database.LibraryDatabase;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.CallLedger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.RequestKey;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/// The ledger in the library. Checking the budget and writing the entry happen in one transaction.
public final class SqliteLedger implements CallLedger {
    private final LibraryDatabase database;

    public SqliteLedger(LibraryDatabase database) {
        this.database = database;
    }

    @Override
    public OptionalLong openEntry(CallCharge charge, long budgetMicroDollars) {
        return database.write(handle -> {
            RequestKey request = charge.request();
            YearMonth month = YearMonth.from(charge.sentAt().atOffset(ZoneOffset.UTC));
            long left = budgetMicroDollars - spentInMonth(handle, request.service(), month);
            if (charge.microDollars() > left) {
                return OptionalLong.empty();
            }
            return OptionalLong.of(handle.select(
                            """
                            INSERT INTO ledger (digest, audio_digest, service, endpoint, at,
                                audio_millis, micro_dollars, purpose, outcome)
                            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
                            """,
                            request.digest(),
                            request.audioDigest(),
                            request.service(),
                            request.endpoint().name(),
                            charge.sentAt().toEpochMilli(),
                            charge.audioMillis(),
                            charge.microDollars(),
                            charge.purpose(),
                            BillingOutcome.SENT.name())
                    .mapTo(Long.class)
                    .one());
        });
    }

    @Override
    public void settleEntry(long id, BillingOutcome outcome) {
        database.execute(handle -> handle.execute("UPDATE ledger SET outcome = ? WHERE id = ?", outcome.name(), id));
    }

    @Override
    public boolean isIndeterminate(RequestKey request) {
        return database.read(handle -> handle.select(
                                "SELECT count(*) FROM ledger WHERE digest = ? AND" + " outcome = 'SENT'",
                                request.digest())
                        .mapTo(Long.class)
                        .one()
                > 0);
    }

    @Override
    public void allowResend(String audioDigest) {
        database.execute(handle -> handle.execute(
                "UPDATE ledger SET outcome = 'LET_GO'" + " WHERE audio_digest = ? AND outcome = 'SENT'", audioDigest));
    }

    @Override
    public long spentMicroDollars(String service, YearMonth month) {
        return database.read(handle -> spentInMonth(handle, service, month));
    }

    @Override
    public List<LedgerEntry> entries(YearMonth month) {
        return database.read(handle -> handle.select(
                        "SELECT * FROM ledger WHERE at >= ? AND at < ? ORDER BY id",
                        monthStart(month),
                        monthStart(month.plusMonths(1)))
                .map((rs, ctx) -> readEntry(rs))
                .list());
    }

    /// The month of the first entry, if there is one.
    public Optional<YearMonth> firstMonth() {
        return database.read(handle -> handle.select("SELECT at FROM ledger ORDER BY at LIMIT 1")
                        .mapTo(Long.class)
                        .findOne())
                .map(at -> YearMonth.from(Instant.ofEpochMilli(at).atOffset(ZoneOffset.UTC)));
    }

    private static long spentInMonth(Handle handle, String service, YearMonth month) {
        return handle.select("""
            SELECT coalesce(sum(micro_dollars), 0) FROM ledger
            WHERE service = ? AND at >= ? AND at < ? AND outcome <> 'FREE'
            """, service, monthStart(month), monthStart(month.plusMonths(1)))
                .mapTo(Long.class)
                .one();
    }

    private static long monthStart(YearMonth month) {
        return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    }

    private static LedgerEntry readEntry(ResultSet row) throws SQLException {
        return new LedgerEntry(
                row.getLong("id"),
                new CallCharge(
                        new RequestKey(
                                row.getString("digest"),
                                row.getString("audio_digest"),
                                row.getString("service"),
                                ServiceEndpoint.valueOf(row.getString("endpoint"))),
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getLong("audio_millis"),
                        row.getLong("micro_dollars"),
                        row.getString("purpose")),
                BillingOutcome.valueOf(row.getString("outcome")));
    }
}
