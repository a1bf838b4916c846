package app.saywell.client.guard;

import app.saywell.speech.Failure;
import app.saywell.speech.Failure.Kind;
import app.saywell.speech.Reply;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/// Lets callers with the same question wait for the same answer.
///
/// A flight has a thread of its own, so that one caller can give up without the others losing
/// theirs; it is interrupted when the last of them has given up. What a flight does with that is
/// its own affair: a call that is paid for runs on, and its answer is kept.
final class Flights implements AutoCloseable {
    private final Map<String, Flight> aloft = new HashMap<>();
    private boolean closed;

    /// @param key the same for the same question, whose answers then are of the same type
    <T> Reply<T> join(String key, Supplier<Reply<T>> question) {
        while (true) {
            Flight flight;
            boolean first;
            synchronized (aloft) {
                if (closed) {
                    return cancelled("the client is closed");
                }
                flight = aloft.get(key);
                first = flight == null;
                if (flight == null) {
                    flight = start(key, question);
                }
                flight.passengers++;
            }
            Reply<T> reply = await(flight);
            if (first) {
                return reply;
            }
            if (!wasGrounded(reply) || Thread.currentThread().isInterrupted()) {
                return asStored(reply);
            }
            // Others gave up on it before it was sent; this caller did not.
        }
    }

    private <T> Flight start(String key, Supplier<Reply<T>> question) {
        CompletableFuture<Reply<?>> landing = new CompletableFuture<>();
        Thread thread =
                Thread.ofVirtual().unstarted(() -> complete(landing, () -> fly(key, question)));
        Flight flight = new Flight(thread, landing);
        aloft.put(key, flight);
        thread.start();
        return flight;
    }

    private static void complete(
            CompletableFuture<Reply<?>> landing, Supplier<? extends Reply<?>> flight) {
        try {
            landing.complete(flight.get());
        } catch (RuntimeException | Error e) {
            landing.completeExceptionally(e);
        }
    }

    private <T> Reply<T> fly(String key, Supplier<Reply<T>> question) {
        try {
            return question.get();
        } finally {
            synchronized (aloft) {
                aloft.remove(key);
            }
        }
    }

    @SuppressWarnings("unchecked") // the key tells the type, see join
    private <T> Reply<T> await(Flight flight) {
        try {
            return (Reply<T>) flight.landing.get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return cancelled("the caller gave up waiting");
        } catch (ExecutionException e) {
            throw new IllegalStateException("the books could not be kept", e.getCause());
        } finally {
            synchronized (aloft) {
                if (--flight.passengers == 0 && !flight.landing.isDone()) {
                    flight.thread.interrupt();
                }
            }
        }
    }

    private static boolean wasGrounded(Reply<?> reply) {
        return reply instanceof Reply.Failed<?>(Failure failure)
                && failure.kind() == Kind.CANCELLED;
    }

    private static <T> Reply<T> cancelled(String detail) {
        return new Reply.Failed<>(Failure.of(Kind.CANCELLED, detail));
    }

    /// For whoever came second no call was made.
    private static <T> Reply<T> asStored(Reply<T> reply) {
        return reply instanceof Reply.Answer<T>(T value, String json, Reply.Source _)
                ? new Reply.Answer<>(value, json, Reply.Source.STORED)
                : reply;
    }

    /// Interrupts all flights and starts no more.
    @Override
    public void close() {
        synchronized (aloft) {
            closed = true;
            aloft.values().forEach(flight -> flight.thread.interrupt());
        }
    }

    private static final class Flight {
        private final Thread thread;
        private final CompletableFuture<Reply<?>> landing;
        private int passengers;

        private Flight(Thread thread, CompletableFuture<Reply<?>> landing) {
            this.thread = thread;
            this.landing = landing;
        }
    }
}
