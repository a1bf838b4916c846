package app.saywell.desk.homework.handin;

import app.saywell.desk.lessons.filename.NameReading;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A file that was given to be collected: what it is and what would come of it. Nothing of it is
/// stored.
///
/// @param digest SHA-256 of the file as it came
/// @param state what would come of it
/// @param claim whose it is, in the words of the file: number and alias
/// @param learner whose it is in this library; empty if unknown
/// @param target what it belongs to; empty if that is unknown
/// @param counts its recordings
/// @param madeAt when it was handed in, by the clock of the learner's device, else the time of the
///     file
/// @param choice what the teacher has said of it
public record CollectedFile(
        Path file,
        String digest,
        CollectedState state,
        String claim,
        Optional<Learner> learner,
        Optional<CollectedTarget> target,
        RecordingCounts counts,
        Instant madeAt,
        CollectedChoice choice) {

    /// What would come of a file.
    public enum CollectedState {
        /// It is stored.
        NEW,
        /// It is stored, and its takes come after those that the learner handed in before.
        REPLACES_EARLIER,
        /// All of it was stored before.
        ALREADY_THERE,
        /// Nobody knows whose it is until the teacher chooses a learner.
        UNKNOWN_LEARNER,
        /// More than one learner of the class has the number that it names: the teacher chooses.
        SEVERAL_LEARNERS,
        /// It is a plain recording whose name may mean several learners, or none: the teacher
        /// chooses.
        UNSURE_LEARNER,
        /// It is a plain recording, and the teacher has to choose its sentence.
        UNKNOWN_SENTENCE,
        /// It is a plain recording whose name may mean several sentences, or none: the teacher
        /// chooses.
        UNSURE_SENTENCE,
        /// There is no consent to homework of this learner.
        NO_CONSENT,
        /// It belongs to no lesson that this library has, or the lesson has changed since.
        OTHER_LESSON,
        /// It was made for a class of another library.
        OTHER_CLASS,
        /// It is cut off, changed, or neither a hand-in nor a recording.
        DAMAGED,
        /// It is a recording of a known kind that is not read.
        UNREAD_KIND,
        /// It was written by a newer version.
        NEWER_VERSION,
        /// It is larger than a hand-in may be.
        TOO_LARGE;

        /// Whether a file in this state is stored.
        public boolean isStorable() {
            return this == NEW || this == REPLACES_EARLIER;
        }

        /// Whether another number, name or consent of a learner may change it, or whose it is.
        public boolean dependsOnLearners() {
            return switch (this) {
                case OTHER_LESSON, OTHER_CLASS, DAMAGED, UNREAD_KIND, NEWER_VERSION, TOO_LARGE -> false;
                default -> true;
            };
        }

        private boolean asksLearner() {
            return this == UNKNOWN_LEARNER || this == SEVERAL_LEARNERS || this == UNSURE_LEARNER;
        }
    }

    /// Where the takes of a file belong.
    ///
    /// @param homework empty for a plain recording of a lesson that was not given as homework
    /// @param sentence for a plain recording; empty for a hand-in, which names its sentences
    /// @param suggestions what the name of a plain recording, or the number in a hand-in, may mean
    public record CollectedTarget(
            long classId,
            long lessonId,
            Optional<Homework> homework,
            Optional<Sentence> sentence,
            Suggestions suggestions) {
        CollectedTarget withSentence(Optional<Sentence> chosen) {
            return new CollectedTarget(classId, lessonId, homework, chosen, suggestions);
        }
    }

    /// What a name or number that can be read in several ways may mean, the likeliest first.
    public record Suggestions(List<Learner> learners, List<Sentence> sentences) {
        static final Suggestions NONE = new Suggestions(List.of(), List.of());

        static Suggestions of(NameReading name) {
            return new Suggestions(name.learner().candidates(), name.sentence().candidates());
        }
    }

    /// What the teacher has said of a file. It outlasts every change of the learners.
    ///
    /// @param learnerId empty where the file itself says whose it is
    /// @param sentenceId empty where the file itself says which sentence it is of
    public record CollectedChoice(Optional<Long> learnerId, Optional<Long> sentenceId) {
        static final CollectedChoice NONE = new CollectedChoice(Optional.empty(), Optional.empty());

        CollectedChoice with(Optional<Long> newLearnerId, Optional<Long> newSentenceId) {
            return new CollectedChoice(newLearnerId.or(() -> learnerId), newSentenceId.or(() -> sentenceId));
        }
    }

    /// Numbers of recordings.
    ///
    /// @param all in the file
    /// @param unknown those that are not in the library yet
    /// @param leftOut those whose sentence has changed or is gone
    public record RecordingCounts(int all, int unknown, int leftOut) {
        static final RecordingCounts NONE = new RecordingCounts(0, 0, 0);
    }

    /// Whether it is a recording without the page around it.
    boolean isPlainRecording() {
        return target.flatMap(CollectedTarget::sentence).isPresent()
                || asksSentence()
                || !HandInReader.hasHandInName(file);
    }

    /// Whether the teacher has to say whose it is.
    public boolean asksLearner() {
        return state.asksLearner();
    }

    /// Whether the teacher has to say which sentence it is.
    public boolean asksSentence() {
        return state == CollectedState.UNKNOWN_SENTENCE || state == CollectedState.UNSURE_SENTENCE;
    }

    CollectedFile withState(CollectedState newState) {
        return new CollectedFile(file, digest, newState, claim, learner, target, counts, madeAt, choice);
    }

    CollectedFile withChoice(CollectedChoice newChoice) {
        return new CollectedFile(file, digest, state, claim, learner, target, counts, madeAt, newChoice);
    }

    static CollectedFile refused(Path file, String digest, CollectedState state, Instant madeAt) {
        return new CollectedFile(
                file,
                digest,
                state,
                "",
                Optional.empty(),
                Optional.empty(),
                RecordingCounts.NONE,
                madeAt,
                CollectedChoice.NONE);
    }
}
