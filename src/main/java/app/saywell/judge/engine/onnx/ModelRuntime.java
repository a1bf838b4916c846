package app.saywell.judge.engine.onnx;

import ai.onnxruntime.OrtSession;
import app.saywell.judge.engine.onnx.ModelUnavailableException.ModelProblem;
import app.saywell.speech.language.EngineException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/// Opens models when they are first leased, shares them, and closes those that nobody has leased
/// for ten minutes. One for the whole process. Safe for several threads.
public final class ModelRuntime implements AutoCloseable {
    /// How long an unused model stays open.
    public static final Duration IDLE = Duration.ofMinutes(10);

    private final ModelFolder folder;
    private final IdleTimer later;
    private final ModelThreads threads = new ModelThreads(Runtime.getRuntime().availableProcessors());
    private final Map<String, SharedSession> sessions = new HashMap<>();

    /// @param later the time by which models fall idle
    public ModelRuntime(ModelFolder folder, IdleTimer later) {
        this.folder = folder;
        this.later = later;
    }

    /// The one of the running application.
    public static ModelRuntime ofApplication() {
        return new ModelRuntime(ModelFolder.ofApplication(), IdleTimer.ofSystem());
    }

    /// Leases a model; opens it where nobody has done so yet, which others then wait for, too.
    ///
    /// @param file its name relative to the folder of models, such as `ear/whisper-encoder.onnx`
    /// @throws ModelUnavailableException where it is missing, damaged or cannot be run here
    public LeasedModel lease(String file) {
        SharedSession shared = shared(file);
        try {
            OrtSession session = ModelThreads.await(shared.opening());
            return new LeasedModel(file, session, threads, () -> giveBack(shared));
        } catch (ExecutionException e) {
            forget(file, shared);
            if (e.getCause() instanceof ModelUnavailableException told) {
                throw told;
            }
            throw new ModelUnavailableException(ModelProblem.FAILED, file, e.getCause());
        } catch (EngineException e) {
            giveBack(shared);
            throw e;
        }
    }

    /// Where a file lies that is no model but belongs to one, such as its vocabulary.
    ///
    /// @throws ModelUnavailableException where it is missing or damaged
    public Path file(String name) {
        return folder.verified(name);
    }

    /// The models that are open.
    public synchronized List<String> open() {
        return sessions.entrySet().stream()
                .filter(entry -> entry.getValue().open())
                .map(Map.Entry::getKey)
                .sorted()
                .toList();
    }

    /// Closes whatever nobody uses; what is on lease falls due when it is given back.
    @Override
    public void close() {
        closeIdle(Duration.ZERO);
    }

    private synchronized SharedSession shared(String file) {
        SharedSession shared =
                sessions.compute(file, (name, known) -> known == null || known.failed() ? start(name) : known);
        shared.lease();
        return shared;
    }

    private SharedSession start(String file) {
        return new SharedSession(threads.start(() -> SessionFactory.open(folder.verified(file), file)));
    }

    private synchronized void forget(String file, SharedSession shared) {
        shared.giveBack(later.nanos());
        sessions.remove(file, shared);
    }

    private void giveBack(SharedSession shared) {
        synchronized (this) {
            shared.giveBack(later.nanos());
        }
        later.run(IDLE, () -> closeIdle(IDLE));
    }

    private void closeIdle(Duration idle) {
        List<SharedSession> due = new ArrayList<>();
        synchronized (this) {
            Iterator<SharedSession> all = sessions.values().iterator();
            while (all.hasNext()) {
                SharedSession shared = all.next();
                if (shared.idleFor(idle.toNanos(), later.nanos())) {
                    all.remove();
                    due.add(shared);
                }
            }
        }
        due.forEach(SharedSession::close);
    }
}
