package app.saywell.judge.service.store;

import app.saywell.judge.service.account.AccountCredit;
import app.saywell.judge.service.account.DollarAmount;
import app.saywell.judge.service.account.ServicePlan;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The table of credits. Months are in UTC. All methods must run within an exclusive transaction.
final class CreditTable {
    private CreditTable() {}

    static YearMonth monthOf(Instant now) {
        return YearMonth.from(now.atZone(ZoneOffset.UTC));
    }

    static Instant startOf(YearMonth month) {
        return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    /// Grants this month's credit if it was not granted yet. After a change of plan, the granted
    /// amount becomes that of the new plan, and spent credit stays spent.
    static void grantMonth(Handle handle, ServicePlan plan, Instant now) {
        YearMonth month = monthOf(now);
        handle.createUpdate("""
            INSERT INTO credit (id, kind, month, granted, spent, granted_at, expires_at)
            VALUES (:id, 'MONTHLY', :month, :amount, 0, :now, :end)
            ON CONFLICT (month) DO UPDATE SET granted = :amount
            """)
                .bind("id", UUID.randomUUID().toString())
                .bind("month", month.toString())
                .bind("amount", plan.monthlyCredit().microDollars())
                .bind("now", now.toEpochMilli())
                .bind("end", startOf(month.plusMonths(1)).toEpochMilli())
                .execute();
    }

    static void add(Handle handle, DollarAmount amount, Optional<Instant> expiresAt, Instant now) {
        handle.createUpdate("""
            INSERT INTO credit (id, kind, granted, spent, granted_at, expires_at)
            VALUES (:id, 'BOUGHT', :amount, 0, :now, :end)
            """)
                .bind("id", UUID.randomUUID().toString())
                .bind("amount", amount.microDollars())
                .bind("now", now.toEpochMilli())
                .bind("end", expiresAt.map(Instant::toEpochMilli).orElse(null))
                .execute();
    }

    /// The open credits in the order in which they are spent: the one that expires first comes
    /// first.
    static List<CreditRow> openCredits(Handle handle, Instant now) {
        return handle.createQuery("""
            SELECT * FROM credit
            WHERE granted > spent AND (expires_at IS NULL OR expires_at > :now)
            ORDER BY expires_at NULLS LAST, granted_at, id
            """)
                .bind("now", now.toEpochMilli())
                .map((row, context) -> CreditRow.of(row))
                .list();
    }

    /// The remaining amount of all open credits.
    static long remainingMicroDollars(Handle handle, Instant now) {
        return openCredits(handle, now).stream()
                .mapToLong(row -> row.credit().remaining().microDollars())
                .sum();
    }

    /// Pays for a charge from the open credits and returns the amount paid.
    static long payCharge(Handle handle, String chargeId, long price, Instant now) {
        long due = price;
        for (CreditRow row : openCredits(handle, now)) {
            long amount = Math.min(due, row.credit().remaining().microDollars());
            if (amount == 0) {
                break;
            }
            handle.execute("UPDATE credit SET spent = spent + ? WHERE id = ?", amount, row.id());
            handle.execute("INSERT INTO payment (charge, credit, amount) VALUES (?, ?, ?)", chargeId, row.id(), amount);
            due -= amount;
        }
        return price - due;
    }

    /// Refunds to every credit what it paid for a charge.
    static void refundCharge(Handle handle, String chargeId) {
        handle.execute("""
            UPDATE credit SET spent = spent
                - (SELECT SUM(amount) FROM payment WHERE charge = ? AND credit = credit.id)
            WHERE id IN (SELECT credit FROM payment WHERE charge = ?)
            """, chargeId, chargeId);
        handle.execute("DELETE FROM payment WHERE charge = ?", chargeId);
    }

    record CreditRow(String id, AccountCredit credit) {
        static CreditRow of(ResultSet row) throws SQLException {
            long granted = row.getLong("granted");
            return new CreditRow(
                    row.getString("id"),
                    new AccountCredit(
                            AccountCredit.CreditKind.valueOf(row.getString("kind")),
                            new DollarAmount(granted),
                            new DollarAmount(granted - row.getLong("spent")),
                            toInstant(row.getObject("expires_at"))));
        }
    }

    /// The time in a nullable column of milliseconds.
    static Optional<Instant> toInstant(@Nullable Object millis) {
        return millis instanceof Number number
                ? Optional.of(Instant.ofEpochMilli(number.longValue()))
                : Optional.empty();
    }
}
