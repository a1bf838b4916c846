package app.saywell.desk.lan;

import app.saywell.desk.lan.RoomRefusal.RefusalKind;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.take.Take;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a device may ask for: to join, to be a learner's, the lesson, and that a recording is stored. It
/// records for the learner whose it is and for no other: no request names the learner of a recording.
/// Safe for several threads.
final class RoomLessonApi {
    /// How long after the end of the lesson the last byte of an upload may come that had begun before.
    static final Duration LATE_UPLOAD = Duration.ofMinutes(1);

    private final OpenLesson lesson;
    private final JoinGate gate;
    private final DeviceRegistry seats;
    private final RoomTakes takes;
    private final InstantSource clock;
    private volatile boolean ended;

    RoomLessonApi(OpenLesson lesson, JoinGate gate, DeviceRegistry seats, RoomTakes takes, InstantSource clock) {
        this.lesson = lesson;
        this.gate = gate;
        this.seats = seats;
        this.takes = takes;
        this.clock = clock;
    }

    /// Ends the lesson before its time.
    void end() {
        ended = true;
    }

    /// Refuses everything once the lesson is over, however long the computer slept.
    void requireOpen() {
        if (ended || !clock.instant().isBefore(lesson.endsAt())) {
            throw new RoomRefusal(RefusalKind.OVER);
        }
    }

    /// Lets a device in.
    RoomAnswers.Joined join(String address, String code) {
        RefusalKind refusal =
                switch (gate.judge(address, code)) {
                    case ADMITTED -> null;
                    case WRONG -> RefusalKind.CODE;
                    case TOO_MANY_GUESSES -> RefusalKind.LATER;
                    case LOCKED -> RefusalKind.LOCKED;
                };
        if (refusal != null) {
            throw new RoomRefusal(refusal);
        }
        return seats.admit(clock.instant())
                .map(RoomAnswers.Joined::new)
                .orElseThrow(() -> new RoomRefusal(RefusalKind.LOCKED));
    }

    /// Refuses who has not joined.
    void requireDevice(String token) {
        if (!seats.isKnown(token, clock.instant())) {
            throw new RoomRefusal(RefusalKind.DEVICE);
        }
    }

    /// The lesson as a device sees it.
    ///
    /// @param shownSentence the sentence that the device shows, if it says so
    RoomAnswers.LessonView lesson(String token, Optional<Long> shownSentence) {
        shownSentence.filter(lesson::has).ifPresent(sentence -> seats.show(token, sentence));
        List<Learner> learners = takes.learners(lesson.classId());
        Optional<Learner> me = seats.learnerOf(token)
                .flatMap(id ->
                        learners.stream().filter(learner -> learner.id() == id).findFirst());
        return new RoomAnswers.LessonView(
                Long.toString(lesson.lesson().id()),
                lesson.lesson().title(),
                lesson.className(),
                me.map(learner -> view(learner, true, learner.consent().allowsRecording()))
                        .orElse(null),
                me.isPresent() ? List.of() : freeAndTaken(learners),
                me.isPresent() ? sentences() : List.of(),
                me.map(learner -> recorded(learner.id())).orElse(Set.of()));
    }

    /// Makes a device that of a learner.
    void sit(String token, long learnerId) {
        boolean exists = takes.learners(lesson.classId()).stream().anyMatch(learner -> learner.id() == learnerId);
        if (!exists) {
            throw new RoomRefusal(RefusalKind.NOT_FOUND);
        }
        if (!seats.take(token, learnerId)) {
            throw new RoomRefusal(RefusalKind.TAKEN);
        }
    }

    /// Takes the learner from a device.
    void leave(String token) {
        seats.leave(token);
    }

    /// Refuses a recording before it comes.
    ///
    /// @return whose it will be
    Take.TakeOwner requireRecorder(String token, long sentenceId) {
        Take.TakeOwner owner = seats.learnerOf(token)
                .map(learnerId -> new Take.TakeOwner(sentenceId, learnerId))
                .orElseThrow(() -> new RoomRefusal(RefusalKind.DEVICE));
        if (!lesson.has(sentenceId)) {
            throw new RoomRefusal(RefusalKind.NOT_FOUND);
        }
        if (!takes.mayRecord(owner.learnerId())) {
            throw new RoomRefusal(RefusalKind.CONSENT);
        }
        return owner;
    }

    /// Stores a recording for good.
    ///
    /// @param sha256 what the device says that its digest is: a recording that was cut on its way has another
    RoomAnswers.Stored store(String token, Take.TakeOwner owner, byte[] wav, String sha256) {
        RoomRecording recording = RoomRecording.read(wav)
                .filter(read -> read.sha256().equals(sha256))
                .orElseThrow(() -> new RoomRefusal(RefusalKind.SOUND));
        // An upload that the end of the lesson met is stored; one that slept with the computer is not.
        if (!clock.instant().isBefore(lesson.endsAt().plus(LATE_UPLOAD))) {
            throw new RoomRefusal(RefusalKind.OVER);
        }
        // Meanwhile the teacher may have sent the device away.
        if (seats.learnerOf(token).filter(id -> id == owner.learnerId()).isEmpty()) {
            throw new RoomRefusal(RefusalKind.DEVICE);
        }
        if (takes.store(owner, recording) == RoomTakes.StoreOutcome.NO_CONSENT) {
            throw new RoomRefusal(RefusalKind.CONSENT);
        }
        return new RoomAnswers.Stored(recording.sha256());
    }

    private List<RoomAnswers.LearnerView> freeAndTaken(List<Learner> learners) {
        Set<Long> taken =
                seats.seats().stream().map(DeviceRegistry.Seat::learnerId).collect(Collectors.toSet());
        return learners.stream()
                .map(learner -> view(learner, !taken.contains(learner.id()), null))
                .toList();
    }

    private static RoomAnswers.LearnerView view(Learner learner, boolean free, @Nullable Boolean mayRecord) {
        return new RoomAnswers.LearnerView(
                Long.toString(learner.id()), learner.number(), learner.name(), free, mayRecord);
    }

    private List<RoomAnswers.SentenceView> sentences() {
        return lesson.sentences().stream()
                .map(entry -> new RoomAnswers.SentenceView(
                        Long.toString(entry.sentence().id()),
                        entry.sentence().position() + 1,
                        entry.sentence().text(),
                        entry.sentence().meaning(),
                        entry.seconds()))
                .toList();
    }

    private Set<String> recorded(long learnerId) {
        return takes.recorded(learnerId).stream()
                .filter(lesson::has)
                .map(id -> Long.toString(id))
                .collect(Collectors.toSet());
    }
}
