package app.saywell.judge.service.store;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.util.Set;
import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.JdbiException;

/// The database cannot be reached or cannot be written now. Nothing was changed, so the caller may
/// try again.
public final class DatabaseOutageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// Connection lost, no resources, server stopping, system error, not in the state for it
    /// (PostgreSQL, appendix A).
    private static final Set<String> OUTAGE_SQL_STATES = Set.of("08", "53", "57", "58", "55");

    /// Busy, locked, read only, no disk, full, cannot open (SQLite result codes).
    private static final Set<Integer> OUTAGE_SQLITE_CODES = Set.of(5, 6, 8, 10, 13, 14);

    private static final int SQLITE_PRIMARY_CODE_MASK = 0xff;

    private DatabaseOutageException(JdbiException cause) {
        super("the service's database cannot be reached", cause);
    }

    /// Returns a [DatabaseOutageException] if the failure is an outage, otherwise the failure
    /// itself.
    static RuntimeException classify(JdbiException failure) {
        if (failure instanceof ConnectionException) {
            return new DatabaseOutageException(failure);
        }
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && isOutage(sql)) {
                return new DatabaseOutageException(failure);
            }
        }
        return failure;
    }

    private static boolean isOutage(SQLException e) {
        if (e instanceof SQLTransientException
                || e instanceof SQLRecoverableException
                || e instanceof SQLNonTransientConnectionException) {
            return true;
        }
        String state = e.getSQLState();
        if (state != null && state.length() == 5) {
            return OUTAGE_SQL_STATES.contains(state.substring(0, 2));
        }
        return OUTAGE_SQLITE_CODES.contains(e.getErrorCode() & SQLITE_PRIMARY_CODE_MASK);
    }
}
