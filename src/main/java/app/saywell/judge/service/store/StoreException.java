package app.saywell.judge.service.store;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.Optional;

/// The database cannot be opened.
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private static final int SQLITE_PRIMARY_CODE_MASK = 0xff;

    private StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /// What happened and what to do, without any part of the JDBC URL. Nothing was changed.
    static StoreException ofOpening(Throwable cause) {
        String what = reason(cause)
                .orElse("Check that it exists, that it may be written, and that no other program locks it.");
        return new StoreException("The service's database cannot be opened. " + what + " Nothing was changed.", cause);
    }

    private static Optional<String> reason(Throwable thrown) {
        Optional<String> found = Optional.empty();
        for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
            Optional<String> of =
                    switch (cause) {
                        case UnknownHostException _ ->
                            Optional.of("There is no computer with the name in its address. Check the address.");
                        case ConnectException _ ->
                            Optional.of("No database answers at its address. Check that it runs and that the port is"
                                    + " right.");
                        case SQLException e
                        when e.getSQLState() != null && e.getSQLState().length() == 5 -> ofState(e.getSQLState());
                        case SQLException e -> ofSqliteCode(e.getErrorCode() & SQLITE_PRIMARY_CODE_MASK);
                        default -> Optional.empty();
                    };
            if (of.isPresent()) {
                found = of; // the innermost knows best
            }
        }
        return found;
    }

    // PostgreSQL, appendix A
    private static Optional<String> ofState(String state) {
        return switch (state) {
            case "28P01", "28000" ->
                Optional.of(
                        "It does not accept the user or the password. Check both; the password is in the variable.");
            case "3D000" -> Optional.of("The server has no database of that name. Make it, or check the address.");
            case "53300" -> Optional.of("It has as many connections as it takes. Close some, then try again.");
            case "57P03" -> Optional.of("It is starting or stopping. Try again shortly.");
            default -> Optional.empty();
        };
    }

    // SQLite result codes
    private static Optional<String> ofSqliteCode(int code) {
        return switch (code) {
            case 5, 6 -> Optional.of("Another program has it locked. Close that, or try again shortly.");
            case 8, 14 ->
                Optional.of("It cannot be written. Check the permissions of its folder, and whether the disk is"
                        + " read-only.");
            case 13 -> Optional.of("The disk is full. Free some space, then try again.");
            case 11, 26 -> Optional.of("The file is damaged, or is no database. Put a backup of it in place.");
            default -> Optional.empty();
        };
    }
}
