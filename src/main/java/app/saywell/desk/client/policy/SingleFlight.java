package app.saywell.desk.client.policy;

import app.saywell.speech.CallFailure;
import app.saywell.speech.CallFailure.FailureKind;
import app.saywell.speech.ServiceReply;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/// Lets callers with equal requests share one call and its answer.
///
/// A call runs on its own thread, so one caller can give up without affecting the others. The
/// thread is interrupted when the last caller has given up. A call that is already paid for
/// continues even then, and its answer is stored.
final class SingleFlight implements AutoCloseable {
    private final Map<String, InFlightCall> inFlight = new HashMap<>();
    private boolean closed;

    /// @param key equal for equal requests; equal keys imply the same type of answer
    <T> ServiceReply<T> join(String key, Supplier<ServiceReply<T>> call) {
        while (true) {
            InFlightCall inFlightCall;
            boolean first;
            synchronized (inFlight) {
                if (closed) {
                    return cancelled("the client is closed");
                }
                inFlightCall = inFlight.get(key);
                first = inFlightCall == null;
                if (inFlightCall == null) {
                    inFlightCall = start(key, call);
                }
                inFlightCall.waitingCallers++;
            }
            ServiceReply<T> reply = await(inFlightCall);
            if (first) {
                return reply;
            }
            if (!wasCancelled(reply) || Thread.currentThread().isInterrupted()) {
                return asStored(reply);
            }
            // Other callers cancelled it before it was sent, but this caller did not.
        }
    }

    private <T> InFlightCall start(String key, Supplier<ServiceReply<T>> call) {
        CompletableFuture<ServiceReply<?>> reply = new CompletableFuture<>();
        Thread thread = Thread.ofVirtual().unstarted(() -> complete(reply, () -> callAndRemove(key, call)));
        InFlightCall inFlightCall = new InFlightCall(thread, reply);
        inFlight.put(key, inFlightCall);
        thread.start();
        return inFlightCall;
    }

    private static void complete(CompletableFuture<ServiceReply<?>> reply, Supplier<? extends ServiceReply<?>> call) {
        try {
            reply.complete(call.get());
        } catch (RuntimeException | Error e) {
            reply.completeExceptionally(e);
        }
    }

    private <T> ServiceReply<T> callAndRemove(String key, Supplier<ServiceReply<T>> call) {
        try {
            return call.get();
        } finally {
            synchronized (inFlight) {
                inFlight.remove(key);
            }
        }
    }

    @SuppressWarnings("unchecked") // the key tells the type, see join
    private <T> ServiceReply<T> await(InFlightCall inFlightCall) {
        try {
            return (ServiceReply<T>) inFlightCall.reply.get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return cancelled("the caller gave up waiting");
        } catch (ExecutionException e) {
            throw new IllegalStateException("the call failed unexpectedly", e.getCause());
        } finally {
            synchronized (inFlight) {
                if (--inFlightCall.waitingCallers == 0 && !inFlightCall.reply.isDone()) {
                    inFlightCall.thread.interrupt();
                }
            }
        }
    }

    private static boolean wasCancelled(ServiceReply<?> reply) {
        return reply instanceof ServiceReply.FailedCall<?>(CallFailure failure)
                && failure.kind() == FailureKind.CANCELLED;
    }

    private static <T> ServiceReply<T> cancelled(String detail) {
        return new ServiceReply.FailedCall<>(CallFailure.of(FailureKind.CANCELLED, detail));
    }

    /// For a caller that joined later, no new call was made.
    private static <T> ServiceReply<T> asStored(ServiceReply<T> reply) {
        return reply instanceof ServiceReply.AnsweredCall<T>(T value, String json, ServiceReply.AnswerSource _)
                ? new ServiceReply.AnsweredCall<>(value, json, ServiceReply.AnswerSource.STORED)
                : reply;
    }

    /// Interrupts all calls in progress and starts no more.
    @Override
    public void close() {
        synchronized (inFlight) {
            closed = true;
            inFlight.values().forEach(inFlightCall -> inFlightCall.thread.interrupt());
        }
    }

    private static final class InFlightCall {
        private final Thread thread;
        private final CompletableFuture<ServiceReply<?>> reply;
        private int waitingCallers;

        private InFlightCall(Thread thread, CompletableFuture<ServiceReply<?>> reply) {
            this.thread = thread;
            this.reply = reply;
        }
    }
}
