package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomException.RoomFailureKind;
import app.saywell.desk.school.settings.ClassroomSettings;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.queue.ScoringQueue;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The classroom server: the teacher opens it for a lesson, and it ends with the lesson, at its time limit, or with the
/// window. It listens only while it is open. Safe for several threads.
public final class ClassroomServer implements AutoCloseable {
    /// How long a lesson may be open at most.
    public static final Duration TIME_LIMIT = Duration.ofMinutes(60);

    private static final int LOOK_SECONDS = 2;

    // Long enough for every page to ask once more and hear that the lesson is over.
    private static final int FAREWELL_SECONDS = 12;

    private final UseCaseContext context;
    private final RoomTakes takes;
    private final Supplier<List<LanNetwork>> networks;
    private @Nullable OpenRoom room;
    private @Nullable OpenRoom endedRoom;
    private @Nullable ScheduledExecutorService watch;

    /// @param networks the local networks of this computer
    public ClassroomServer(UseCaseContext context, ScoringQueue queue, Supplier<List<LanNetwork>> networks) {
        this.context = context;
        this.networks = networks;
        takes = new RoomTakes(context, queue);
    }

    /// The networks that a lesson can be opened in. Call it on a worker thread.
    public NetworkChoice networks() {
        return NetworkChoice.of(networks.get(), context.library());
    }

    /// Opens a lesson for a class, in place of one that is open, in the chosen network. Call it on a worker thread.
    ///
    /// @throws RoomException if it cannot be opened
    public void open(long classId, long lessonId) {
        InetAddress address = networks().require().address();
        open(classId, lessonId, address, context.library().settings().get(ClassroomSettings.PORT));
    }

    /// @param port the port that is tried first; 0 for any
    synchronized void open(long classId, long lessonId, InetAddress address, int port) {
        close();
        OpenLesson lesson = OpenLesson.read(
                        context.library(),
                        classId,
                        lessonId,
                        context.clock().instant().plus(TIME_LIMIT))
                .orElseThrow(() -> new RoomException(RoomFailureKind.NO_LESSON, null));
        room = new OpenRoom(lesson, takes, context.clock(), address, port);
        ScheduledExecutorService newWatch = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().daemon().name("classroom-watch").factory());
        newWatch.scheduleWithFixedDelay(this::stopWhenOver, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
        watch = newWatch;
    }

    /// The open lesson, with who has joined; empty if none is open. Call it on a worker thread.
    public synchronized Optional<RoomState> state() {
        return room == null ? Optional.empty() : Optional.of(room.state());
    }

    /// Lets no more devices join, or lets them join by a new code.
    public synchronized void lock(boolean lock) {
        if (room != null) {
            room.lock(lock);
        }
    }

    /// Sends the device of a learner away, so that another may be theirs.
    public synchronized void release(long learnerId) {
        if (room != null) {
            room.release(learnerId);
        }
    }

    // The clock of the wall counts: a computer that slept has missed nothing of the time limit.
    private synchronized void stopWhenOver() {
        if (room != null && room.isOver()) {
            stop();
        }
    }

    /// Ends the lesson. Devices are told so for a few seconds, and what is on its way has a minute to arrive; then
    /// nothing listens any more.
    public synchronized void stop() {
        if (room != null && watch != null) {
            room.end();
            endedRoom = room;
            room = null;
            closeIn(FAREWELL_SECONDS, RoomLessonApi.LATE_UPLOAD.toSeconds(), endedRoom);
        }
    }

    private synchronized void closeIn(long seconds, long secondsLeft, OpenRoom ended) {
        if (watch != null) {
            watch.schedule(() -> closeUnlessReceiving(secondsLeft - seconds, ended), seconds, TimeUnit.SECONDS);
        }
    }

    private synchronized void closeUnlessReceiving(long secondsLeft, OpenRoom ended) {
        if (endedRoom != ended) {
            return; // another lesson was opened meanwhile
        }
        if (secondsLeft > 0 && ended.isReceiving()) {
            closeIn(LOOK_SECONDS, secondsLeft, ended);
        } else {
            close();
        }
    }

    /// Ends the lesson at once: nothing listens any more.
    @Override
    public synchronized void close() {
        if (room != null) {
            room.close();
        }
        if (endedRoom != null) {
            endedRoom.close();
        }
        room = null;
        endedRoom = null;
        // Last, because it may interrupt the thread that closes.
        if (watch != null) {
            watch.shutdownNow();
            watch = null;
        }
    }
}
