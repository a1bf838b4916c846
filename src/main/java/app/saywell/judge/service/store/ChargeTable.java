package app.saywell.judge.service.store;

import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.speech.ServiceEndpoint;
import java.time.Instant;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/// The prices of calls: held during the call, billed after the answer.
final class ChargeTable {
    private ChargeTable() {}

    /// @param keyHandle the handle of the key that made the call
    static void insertHold(Handle handle, String id, String keyHandle, CallCost cost, Instant heldUntil) {
        handle.createUpdate("""
            INSERT INTO charge
                (id, handle, endpoint, seconds, price, held_until, invoiced)
            VALUES (:id, :key, :endpoint, :seconds, :price, :until, 0)
            """)
                .bind("id", id)
                .bind("key", keyHandle)
                .bind("endpoint", cost.endpoint().name())
                .bind("seconds", cost.billedSeconds())
                .bind("price", cost.price().microDollars())
                .bind("until", heldUntil.toEpochMilli())
                .execute();
    }

    /// The total price of the calls in progress.
    static long heldMicroDollars(Handle handle, Instant now) {
        return handle.createQuery("""
            SELECT COALESCE(SUM(price), 0) FROM charge
            WHERE billed_at IS NULL AND held_until > :now
            """)
                .bind("now", now.toEpochMilli())
                .mapTo(Long.class)
                .one();
    }

    /// The price of a charge.
    static long priceMicroDollars(Handle handle, String id) {
        return handle.createQuery("SELECT price FROM charge WHERE id = :id")
                .bind("id", id)
                .mapTo(Long.class)
                .one();
    }

    static void markBilled(Handle handle, String id, long invoiced, Instant now) {
        handle.execute("UPDATE charge SET billed_at = ?, invoiced = ? WHERE id = ?", now.toEpochMilli(), invoiced, id);
    }

    static void delete(Handle handle, String id) {
        handle.execute("DELETE FROM charge WHERE id = ?", id);
    }

    /// Deletes holds of calls whose process died.
    static void deleteAbandoned(Handle handle, Instant now) {
        handle.execute("DELETE FROM charge WHERE billed_at IS NULL AND held_until <= ?", now.toEpochMilli());
    }

    /// The answered calls of a month by endpoint.
    static List<BilledUsage> usageByEndpoint(Handle handle, YearMonth month) {
        Map<ServiceEndpoint, BilledUsage> usages = handle
                .createQuery("""
                    SELECT endpoint, COUNT(*) AS calls, SUM(seconds) AS seconds,
                        SUM(price) AS price
                    FROM charge WHERE billed_at >= :start AND billed_at < :end
                    GROUP BY endpoint
                    """)
                .bind("start", CreditTable.startOf(month).toEpochMilli())
                .bind("end", CreditTable.startOf(month.plusMonths(1)).toEpochMilli())
                .map((row, context) -> new BilledUsage(
                        ServiceEndpoint.valueOf(row.getString("endpoint")),
                        row.getLong("calls"),
                        row.getLong("seconds"),
                        new DollarAmount(row.getLong("price"))))
                .stream()
                .collect(Collectors.toMap(BilledUsage::endpoint, use -> use));
        return Arrays.stream(ServiceEndpoint.values())
                .map(endpoint -> usages.getOrDefault(endpoint, new BilledUsage(endpoint, 0, 0, DollarAmount.ZERO)))
                .toList();
    }

    static DollarAmount invoicedTotal(Handle handle, YearMonth month) {
        return new DollarAmount(handle.createQuery("""
            SELECT COALESCE(SUM(invoiced), 0) FROM charge
            WHERE billed_at >= :start AND billed_at < :end
            """)
                .bind("start", CreditTable.startOf(month).toEpochMilli())
                .bind("end", CreditTable.startOf(month.plusMonths(1)).toEpochMilli())
                .mapTo(Long.class)
                .one());
    }
}
