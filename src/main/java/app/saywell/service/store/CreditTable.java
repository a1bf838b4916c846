package app.saywell.service.store;

import app.saywell.service.account.Credit;
import app.saywell.service.account.Money;
import app.saywell.service.account.Plan;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Credits and what is left of them. Months are those of UTC. Everything here runs within a
/// decision.
final class CreditTable {
    private CreditTable() {}

    static YearMonth month(Instant now) {
        return YearMonth.from(now.atZone(ZoneOffset.UTC));
    }

    static Instant start(YearMonth month) {
        return month.atDay(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }

    /// Grants this month's credit unless that was done; what a former plan granted is brought to
    /// what this one does, and what was spent stays spent.
    static void grantMonth(Handle handle, Plan plan, Instant now) {
        YearMonth month = month(now);
        handle.createUpdate(
                        """
                        INSERT INTO credit (id, kind, month, granted, spent, granted_at, expires_at)
                        VALUES (:id, 'MONTHLY', :month, :amount, 0, :now, :end)
                        ON CONFLICT (month) DO UPDATE SET granted = :amount
                        """)
                .bind("id", UUID.randomUUID().toString())
                .bind("month", month.toString())
                .bind("amount", plan.monthlyCredit().microDollars())
                .bind("now", now.toEpochMilli())
                .bind("end", start(month.plusMonths(1)).toEpochMilli())
                .execute();
    }

    static void add(Handle handle, Money amount, Optional<Instant> expiresAt, Instant now) {
        handle.createUpdate(
                        """
                        INSERT INTO credit (id, kind, granted, spent, granted_at, expires_at)
                        VALUES (:id, 'BOUGHT', :amount, 0, :now, :end)
                        """)
                .bind("id", UUID.randomUUID().toString())
                .bind("amount", amount.microDollars())
                .bind("now", now.toEpochMilli())
                .bind("end", expiresAt.map(Instant::toEpochMilli).orElse(null))
                .execute();
    }

    /// What can be spent, in the order in which it is: whatever expires first goes first.
    static List<Row> open(Handle handle, Instant now) {
        return handle.createQuery(
                        """
                        SELECT * FROM credit
                        WHERE granted > spent AND (expires_at IS NULL OR expires_at > :now)
                        ORDER BY expires_at NULLS LAST, granted_at, id
                        """)
                .bind("now", now.toEpochMilli())
                .map((row, context) -> Row.of(row))
                .list();
    }

    /// What all open credits hold together.
    static long left(Handle handle, Instant now) {
        return open(handle, now).stream()
                .mapToLong(row -> row.credit().left().microDollars())
                .sum();
    }

    /// Pays for a charge as far as the credits go, and says how far that was.
    static long pay(Handle handle, String charge, long price, Instant now) {
        long due = price;
        for (Row row : open(handle, now)) {
            long amount = Math.min(due, row.credit().left().microDollars());
            if (amount == 0) {
                break;
            }
            handle.execute("UPDATE credit SET spent = spent + ? WHERE id = ?", amount, row.id());
            handle.execute(
                    "INSERT INTO payment (charge, credit, amount) VALUES (?, ?, ?)",
                    charge,
                    row.id(),
                    amount);
            due -= amount;
        }
        return price - due;
    }

    /// Gives every credit back what it paid for a charge.
    static void giveBack(Handle handle, String charge) {
        handle.execute(
                """
                UPDATE credit SET spent = spent
                    - (SELECT SUM(amount) FROM payment WHERE charge = ? AND credit = credit.id)
                WHERE id IN (SELECT credit FROM payment WHERE charge = ?)
                """,
                charge,
                charge);
        handle.execute("DELETE FROM payment WHERE charge = ?", charge);
    }

    record Row(String id, Credit credit) {
        static Row of(ResultSet row) throws SQLException {
            long granted = row.getLong("granted");
            return new Row(
                    row.getString("id"),
                    new Credit(
                            Credit.Kind.valueOf(row.getString("kind")),
                            new Money(granted),
                            new Money(granted - row.getLong("spent")),
                            moment(row.getObject("expires_at"))));
        }
    }

    /// A nullable column of milliseconds.
    static Optional<Instant> moment(@Nullable Object millis) {
        return millis instanceof Number number
                ? Optional.of(Instant.ofEpochMilli(number.longValue()))
                : Optional.empty();
    }
}
