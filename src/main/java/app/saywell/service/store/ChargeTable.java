package app.saywell.service.store;

import app.saywell.service.account.Money;
import app.saywell.service.account.Use;
import app.saywell.speech.Endpoint;

import org.jdbi.v3.core.Handle;

import java.time.Instant;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What calls cost: held while they are answered, billed when they are.
final class ChargeTable {
    private ChargeTable() {}

    /// @param key the handle of the key that made the call
    static void hold(Handle handle, String id, String key, Cost cost, Instant until) {
        handle.createUpdate(
                        """
                        INSERT INTO charge
                            (id, handle, endpoint, seconds, price, held_until, invoiced)
                        VALUES (:id, :key, :endpoint, :seconds, :price, :until, 0)
                        """)
                .bind("id", id)
                .bind("key", key)
                .bind("endpoint", cost.endpoint().name())
                .bind("seconds", cost.seconds())
                .bind("price", cost.price().microDollars())
                .bind("until", until.toEpochMilli())
                .execute();
    }

    /// What calls that are being answered will cost.
    static long held(Handle handle, Instant now) {
        return handle.createQuery(
                        """
                        SELECT COALESCE(SUM(price), 0) FROM charge
                        WHERE billed_at IS NULL AND held_until > :now
                        """)
                .bind("now", now.toEpochMilli())
                .mapTo(Long.class)
                .one();
    }

    /// The price of a charge.
    static long price(Handle handle, String id) {
        return handle.createQuery("SELECT price FROM charge WHERE id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .one();
    }

    static void bill(Handle handle, String id, long invoiced, Instant now) {
        handle.execute(
                "UPDATE charge SET billed_at = ?, invoiced = ? WHERE id = ?",
                now.toEpochMilli(),
                invoiced,
                id);
    }

    static void drop(Handle handle, String id) {
        handle.execute("DELETE FROM charge WHERE id = ?", id);
    }

    /// Forgets what was held for calls that never came to an end, because their process did.
    static void dropAbandoned(Handle handle, Instant now) {
        handle.execute(
                "DELETE FROM charge WHERE billed_at IS NULL AND held_until <= ?",
                now.toEpochMilli());
    }

    /// The answered calls of a month, by endpoint.
    static List<Use> use(Handle handle, YearMonth month) {
        Map<Endpoint, Use> found =
                handle
                        .createQuery(
                                """
                                SELECT endpoint, COUNT(*) AS calls, SUM(seconds) AS seconds,
                                    SUM(price) AS price
                                FROM charge WHERE billed_at >= :start AND billed_at < :end
                                GROUP BY endpoint
                                """)
                        .bind("start", CreditTable.start(month).toEpochMilli())
                        .bind("end", CreditTable.start(month.plusMonths(1)).toEpochMilli())
                        .map(
                                (row, context) ->
                                        new Use(
                                                Endpoint.valueOf(row.getString("endpoint")),
                                                row.getLong("calls"),
                                                row.getLong("seconds"),
                                                new Money(row.getLong("price"))))
                        .stream()
                        .collect(Collectors.toMap(Use::endpoint, use -> use));
        return Arrays.stream(Endpoint.values())
                .map(e -> found.getOrDefault(e, new Use(e, 0, 0, Money.ZERO)))
                .toList();
    }

    /// What is to be invoiced for a month.
    static Money invoiced(Handle handle, YearMonth month) {
        return new Money(
                handle.createQuery(
                                """
                                SELECT COALESCE(SUM(invoiced), 0) FROM charge
                                WHERE billed_at >= :start AND billed_at < :end
                                """)
                        .bind("start", CreditTable.start(month).toEpochMilli())
                        .bind("end", CreditTable.start(month.plusMonths(1)).toEpochMilli())
                        .mapTo(Long.class)
                        .one());
    }
}
