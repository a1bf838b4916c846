package app.saywell.service.store;

import org.jdbi.v3.core.ConnectionException;
import org.jdbi.v3.core.JdbiException;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLRecoverableException;
import java.sql.SQLTransientException;
import java.util.Set;

/// The database cannot be reached or cannot take anything now. Nothing was decided; whoever asked
/// may ask again.
public final class OutageException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// Connection lost, no resources, server stopping, system error, not in the state for it
    /// (PostgreSQL, appendix A).
    private static final Set<String> STATES = Set.of("08", "53", "57", "58", "55");

    /// Busy, locked, read only, no disk, full, cannot open (SQLite result codes).
    private static final Set<Integer> SQLITE = Set.of(5, 6, 8, 10, 13, 14);

    private static final int SQLITE_PRIMARY = 0xff;

    private OutageException(JdbiException cause) {
        super("the service's database cannot be reached", cause);
    }

    /// What a failure of the database is to those who asked: an outage, or what it was.
    static RuntimeException of(JdbiException failure) {
        if (failure instanceof ConnectionException) {
            return new OutageException(failure);
        }
        for (Throwable cause = failure.getCause(); cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql && isOutage(sql)) {
                return new OutageException(failure);
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
            return STATES.contains(state.substring(0, 2));
        }
        return SQLITE.contains(e.getErrorCode() & SQLITE_PRIMARY);
    }
}
