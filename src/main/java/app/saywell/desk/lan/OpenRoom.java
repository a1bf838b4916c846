package app.saywell.desk.lan;

import app.saywell.desk.lan.certificate.OwnCertificate;
import app.saywell.desk.school.learner.Learner;
import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/// A lesson with its door, its seats and its server.
final class OpenRoom implements AutoCloseable {
    private static final Duration AWAY_AFTER = Duration.ofSeconds(20);

    private final OpenLesson lesson;
    private final RoomTakes takes;
    private final InstantSource clock;
    private final JoinGate gate;
    private final DeviceRegistry seats = new DeviceRegistry();
    private final OwnCertificate certificate;
    private final RoomLessonApi api;
    private final RoomHandler handler;
    private final RoomServer server;

    /// @param port the port that is tried first; 0 for any
    OpenRoom(OpenLesson lesson, RoomTakes takes, InstantSource clock, InetAddress address, int port) {
        this.lesson = lesson;
        this.takes = takes;
        this.clock = clock;
        gate = new JoinGate(clock);
        Instant now = clock.instant();
        certificate = OwnCertificate.create(address, now, Duration.between(now, lesson.endsAt()));
        api = new RoomLessonApi(lesson, gate, seats, takes, clock);
        RoomPage page = new RoomPage(takes.language(), certificate.fingerprint());
        handler = new RoomHandler(page, api, clock);
        server = RoomServer.start(address, port, certificate, handler);
    }

    boolean isOver() {
        return !clock.instant().isBefore(lesson.endsAt());
    }

    /// Ends the lesson: from here on devices hear only that it is over.
    void end() {
        api.end();
    }

    /// Whether something is on its way from a device.
    boolean isReceiving() {
        return handler.isStoring();
    }

    void lock(boolean lock) {
        gate.lock(lock);
    }

    void release(long learnerId) {
        seats.release(learnerId);
    }

    RoomState state() {
        List<DeviceRegistry.Seat> taken = seats.seats();
        List<RoomState.LearnerSeat> learners = takes.learners(lesson.classId()).stream()
                .flatMap(learner -> taken.stream()
                        .filter(seat -> seat.learnerId() == learner.id())
                        .map(seat -> seat(learner, seat)))
                .toList();
        return new RoomState(
                lesson.className(),
                lesson.lesson().title(),
                lesson.sentences().size(),
                server.baseUrl(),
                certificate.fingerprint(),
                gate.code(),
                gate.isLocked(),
                lesson.endsAt(),
                seats.undecided(),
                learners);
    }

    private RoomState.LearnerSeat seat(Learner learner, DeviceRegistry.Seat seat) {
        Optional<Integer> position = lesson.sentences().stream()
                .map(OpenLesson.LessonSentence::sentence)
                .filter(sentence ->
                        seat.sentenceId().filter(id -> id == sentence.id()).isPresent())
                .map(sentence -> sentence.position() + 1)
                .findFirst();
        int recorded =
                (int) takes.recorded(learner.id()).stream().filter(lesson::has).count();
        boolean isAway = seat.seenAt().plus(AWAY_AFTER).isBefore(clock.instant());
        return new RoomState.LearnerSeat(learner, position, recorded, isAway);
    }

    @Override
    public void close() {
        server.close();
    }
}
