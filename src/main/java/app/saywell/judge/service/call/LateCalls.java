package app.saywell.judge.service.call;

import java.time.Duration;
import java.util.OptionalDouble;

/// Refuses calls that would be answered too late: better at once than after a minute in which the engine worked for
/// nobody. What nobody can tell the time of is never refused.
final class LateCalls {
    private static final double NANOS_PER_SECOND = 1e9;

    private final EnginePace pace;
    private final FairTurns turns;
    private final Duration callTimeout;

    /// @param callTimeout the whole time of a call, its upload included
    LateCalls(EnginePace pace, FairTurns turns, Duration callTimeout) {
        this.pace = pace;
        this.turns = turns;
        this.callTimeout = callTimeout;
    }

    /// Before the call lines up.
    ///
    /// @param left of the time of the call
    /// @throws ApiException if it would be late
    void refuseBeforehand(String caller, Workload load, Duration left) {
        OptionalDouble itself = pace.secondsFor(load.amount());
        if (itself.isEmpty()) {
            return;
        }
        if (itself.getAsDouble() > seconds(callTimeout)) {
            throw refusal(
                    ApiError.ApiErrorKind.GATEWAY_TIMEOUT,
                    "This recording would take longer than the time limit of a call, so it was not begun."
                            + " Send a shorter one.");
        }
        if (itself.getAsDouble() > seconds(left)) {
            throw refusal(
                    ApiError.ApiErrorKind.GATEWAY_TIMEOUT,
                    "The upload left too little of the time limit of a call for this recording, so it was not begun."
                            + " Send it again over a faster connection, or a shorter one.");
        }
        double waiting = pace.secondsFor(turns.amountBefore(caller, load)).orElse(0);
        double late = waiting + itself.getAsDouble() - seconds(left);
        if (late > 0) {
            throw tooMuchWaits(late);
        }
    }

    /// When the turn of the call has come, which may be later than was thought.
    ///
    /// @param left of the time of the call
    /// @throws ApiException if it would be late
    void refuseAtItsTurn(Workload load, Duration left) {
        OptionalDouble itself = pace.secondsFor(load.amount());
        if (itself.isPresent() && itself.getAsDouble() > seconds(left)) {
            throw tooMuchWaits(itself.getAsDouble() - seconds(left));
        }
    }

    private static ApiException tooMuchWaits(double late) {
        return ApiError.of(
                        ApiError.ApiErrorKind.SERVICE_UNAVAILABLE,
                        "So much waits that this recording would not be answered in time. Try again later.")
                .retryAfter((long) Math.ceil(late))
                .toException();
    }

    private static ApiException refusal(ApiError.ApiErrorKind kind, String message) {
        return ApiError.of(kind, message).toException();
    }

    private static double seconds(Duration time) {
        return time.toNanos() / NANOS_PER_SECOND;
    }
}
