package app.saywell.engine.onnx;

import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/// A session and how many use it. Not safe for several threads: its runtime guards it.
final class SharedSession {
    private final FutureTask<OrtSession> opening;
    private int users;
    private long idleSince;

    SharedSession(FutureTask<OrtSession> opening) {
        this.opening = opening;
    }

    FutureTask<OrtSession> opening() {
        return opening;
    }

    void lease() {
        users++;
    }

    void giveBack(long now) {
        users--;
        idleSince = now;
    }

    boolean idleFor(long nanos, long now) {
        return users == 0 && opening.isDone() && now - idleSince >= nanos;
    }

    boolean open() {
        return opening.state() == Future.State.SUCCESS;
    }

    void close() {
        if (open()) {
            try {
                opening.resultNow().close();
            } catch (OrtException e) {
                throw new IllegalStateException("A session could not be closed.", e);
            }
        }
    }
}
