package app.saywell.judge.engine.onnx;

import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/// A session and how many use it. Not safe for several threads: its runtime guards it.
final class SharedSession {
    private static final System.Logger LOG = System.getLogger(SharedSession.class.getName());

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

    boolean failed() {
        return opening.state() == Future.State.FAILED;
    }

    void close() {
        if (open()) {
            try {
                opening.resultNow().close();
            } catch (OrtException | IllegalStateException e) { // others are closed all the same
                LOG.log(System.Logger.Level.WARNING, "a session could not be closed", e);
            }
        }
    }
}
