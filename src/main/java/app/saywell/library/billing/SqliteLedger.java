package app.saywell.library.billing;

import app.saywell.library.store.Database;
import app.saywell.speech.Endpoint;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.Ledger;
import app.saywell.speech.billing.LedgerEntry;
import app.saywell.speech.billing.Outcome;
import app.saywell.speech.billing.QuestionKey;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/// The ledger in the library. Its one writer makes comparing and writing one step.
public final class SqliteLedger implements Ledger {
    private final Database database;

    public SqliteLedger(Database database) {
        this.database = database;
    }

    @Override
    public OptionalLong open(Charge charge, long budgetMicroDollars) {
        return database.write(
                h -> {
                    QuestionKey question = charge.question();
                    YearMonth month = YearMonth.from(charge.at().atOffset(ZoneOffset.UTC));
                    long left = budgetMicroDollars - spent(h, question.service(), month);
                    if (charge.microDollars() > left) {
                        return OptionalLong.empty();
                    }
                    return OptionalLong.of(
                            h.select(
                                            """
                                            INSERT INTO ledger (digest, audio_digest, service, endpoint, at,
                                                audio_millis, micro_dollars, purpose, outcome)
                                            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
                                            """,
                                            question.digest(),
                                            question.audioDigest(),
                                            question.service(),
                                            question.endpoint().name(),
                                            charge.at().toEpochMilli(),
                                            charge.audioMillis(),
                                            charge.microDollars(),
                                            charge.purpose(),
                                            Outcome.SENT.name())
                                    .mapTo(Long.class)
                                    .one());
                });
    }

    @Override
    public void settle(long id, Outcome outcome) {
        database.write(
                h -> h.execute("UPDATE ledger SET outcome = ? WHERE id = ?", outcome.name(), id));
    }

    @Override
    public boolean isUnanswered(QuestionKey question) {
        return database.read(
                h ->
                        h.select(
                                                "SELECT count(*) FROM ledger WHERE digest = ? AND"
                                                        + " outcome = 'SENT'",
                                                question.digest())
                                        .mapTo(Long.class)
                                        .one()
                                > 0);
    }

    @Override
    public void letGo(String audioDigest) {
        database.write(
                h ->
                        h.execute(
                                "UPDATE ledger SET outcome = 'LET_GO'"
                                        + " WHERE audio_digest = ? AND outcome = 'SENT'",
                                audioDigest));
    }

    @Override
    public long spentMicroDollars(String service, YearMonth month) {
        return database.read(h -> spent(h, service, month));
    }

    @Override
    public List<LedgerEntry> entries(YearMonth month) {
        return database.read(
                h ->
                        h.select(
                                        "SELECT * FROM ledger WHERE at >= ? AND at < ? ORDER BY id",
                                        start(month),
                                        start(month.plusMonths(1)))
                                .map((rs, ctx) -> entry(rs))
                                .list());
    }

    /// The month of the first line, where there is any.
    public Optional<YearMonth> firstMonth() {
        return database.read(
                        h ->
                                h.select("SELECT at FROM ledger ORDER BY at LIMIT 1")
                                        .mapTo(Long.class)
                                        .findOne())
                .map(at -> YearMonth.from(Instant.ofEpochMilli(at).atOffset(ZoneOffset.UTC)));
    }

    private static long spent(Handle handle, String service, YearMonth month) {
        return handle.select(
                        """
                        SELECT coalesce(sum(micro_dollars), 0) FROM ledger
                        WHERE service = ? AND at >= ? AND at < ? AND outcome <> 'FREE'
                        """,
                        service,
                        start(month),
                        start(month.plusMonths(1)))
                .mapTo(Long.class)
                .one();
    }

    private static long start(YearMonth month) {
        return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    }

    private static LedgerEntry entry(ResultSet row) throws SQLException {
        return new LedgerEntry(
                row.getLong("id"),
                new Charge(
                        new QuestionKey(
                                row.getString("digest"),
                                row.getString("audio_digest"),
                                row.getString("service"),
                                Endpoint.valueOf(row.getString("endpoint"))),
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getLong("audio_millis"),
                        row.getLong("micro_dollars"),
                        row.getString("purpose")),
                Outcome.valueOf(row.getString("outcome")));
    }
}
