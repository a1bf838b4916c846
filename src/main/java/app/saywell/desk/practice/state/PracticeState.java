package app.saywell.desk.practice.state;

import app.saywell.desk.kit.lane.LanesViewModel;
import app.saywell.desk.kit.text.LearnerNames;
import app.saywell.desk.kit.text.UserMessage;
import app.saywell.desk.kit.theme.ScoreLevel;
import app.saywell.desk.school.learner.SoundFocus;
import app.saywell.desk.school.mark.SelfRating;
import app.saywell.desk.takes.view.check.RecordingCheck;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Everything that the practice screen shows, as observable properties; used on the UI thread only.
///
/// The view models decide what happens; the views only show it. Each property is written by one class.
public final class PracticeState {
    private final ObjectProperty<SentenceList> sentenceList = new SimpleObjectProperty<>(SentenceList.EMPTY);
    private final ObjectProperty<Optional<SentenceDetail>> sentenceDetail =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<TakeChip>> takes = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<List<RecordingCheck>> checks = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<Optional<ExplainedResult>> result = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<List<Word>>> earlierReadings = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<SoundFocus> soundFocus = new SimpleObjectProperty<>(SoundFocus.ALL);
    private final ObjectProperty<List<ForeseenSound>> foreseenSounds = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<List<LessonOption>> lessons = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<Optional<FeedbackOffer>> feedbackOffer = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<HeardTextState> heardText =
            new SimpleObjectProperty<>(new HeardTextState.NothingToHear());
    private final ObjectProperty<Optional<TakeProgress>> progress = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<List<LearnerOption>> learners = new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<Optional<LearnerOption>> practisingLearner =
            new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Long>> takeToRate = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<SelfRating>> selfRating = new SimpleObjectProperty<>(Optional.empty());
    private final PracticePhases phases = new PracticePhases();
    private final ObjectProperty<List<UnfinishedRecordingItem>> unfinishedRecordings =
            new SimpleObjectProperty<>(List.of());
    private final ObjectProperty<Optional<List<ScoreLevel>>> spokenLevels =
            new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty voiceAvailable = new SimpleBooleanProperty();
    private final ObjectProperty<Optional<UserMessage>> voiceMessage = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Set<DerivedSound>> derivedSounds = new SimpleObjectProperty<>(Set.of());
    private final BooleanProperty shadowing = new SimpleBooleanProperty();
    private final BooleanProperty recordedTakeShown = new SimpleBooleanProperty(true);
    private final PlaybackMode playback = new PlaybackMode();
    private final LanesViewModel lanes = new LanesViewModel();
    private final JoinedChanges joinedChanges = new JoinedChanges();
    private final LearnerNames names;

    /// With names of its own.
    public PracticeState() {
        this(new LearnerNames());
    }

    /// @param names how learners are named
    public PracticeState(LearnerNames names) {
        this.names = names;
    }

    /// How learners are named.
    public LearnerNames names() {
        return names;
    }

    /// Changes of several of these that are made as one.
    public JoinedChanges joinedChanges() {
        return joinedChanges;
    }

    /// Learner, lesson and sentences.
    public ObjectProperty<SentenceList> sentenceList() {
        return sentenceList;
    }

    /// The sentence with its model reading and take.
    public ObjectProperty<Optional<SentenceDetail>> sentenceDetail() {
        return sentenceDetail;
    }

    /// The takes of the learner for the sentence, oldest first.
    public ObjectProperty<List<TakeChip>> takes() {
        return takes;
    }

    /// The checks of the recording; empty without one.
    public ObjectProperty<List<RecordingCheck>> checks() {
        return checks;
    }

    /// The result of the shown take.
    public ObjectProperty<Optional<ExplainedResult>> result() {
        return result;
    }

    /// The judged words of the takes before the shown one, latest first.
    public ObjectProperty<List<List<Word>>> earlierReadings() {
        return earlierReadings;
    }

    /// The sounds that count now for the class of the learner.
    public ObjectProperty<SoundFocus> soundFocus() {
        return soundFocus;
    }

    /// The sounds of the open sentence that will probably be missed, as foreseen when it was opened.
    public ObjectProperty<List<ForeseenSound>> foreseenSounds() {
        return foreseenSounds;
    }

    /// The levels of the words that have been spoken so far, from the first word of the title on; empty unless words
    /// get their levels while they are spoken. They count until the take has its result.
    public ObjectProperty<Optional<List<ScoreLevel>>> spokenLevels() {
        return spokenLevels;
    }

    /// The lessons, to choose from.
    public ObjectProperty<List<LessonOption>> lessons() {
        return lessons;
    }

    /// Feedback of the result in the other language.
    public ObjectProperty<Optional<FeedbackOffer>> feedbackOffer() {
        return feedbackOffer;
    }

    /// What was heard in the shown take.
    public ObjectProperty<HeardTextState> heardText() {
        return heardText;
    }

    /// The scores of the sentence over its takes.
    public ObjectProperty<Optional<TakeProgress>> progress() {
        return progress;
    }

    /// All learners of this computer.
    public ObjectProperty<List<LearnerOption>> learners() {
        return learners;
    }

    /// The learner who practises, while the work of another learner is shown view-only.
    public ObjectProperty<Optional<LearnerOption>> practisingLearner() {
        return practisingLearner;
    }

    /// The take whose score stays hidden until its self-rating.
    public ObjectProperty<Optional<Long>> takeToRate() {
        return takeToRate;
    }

    /// The self-rating of the shown take.
    public ObjectProperty<Optional<SelfRating>> selfRating() {
        return selfRating;
    }

    /// The current phase.
    public ReadOnlyObjectProperty<PracticePhase> phase() {
        return phases.current();
    }

    /// The owner of the phase.
    public PracticePhases phases() {
        return phases;
    }

    /// Unfinished recordings without a decision yet.
    public ObjectProperty<List<UnfinishedRecordingItem>> unfinishedRecordings() {
        return unfinishedRecordings;
    }

    /// Whether there is a computer voice.
    public BooleanProperty voiceAvailable() {
        return voiceAvailable;
    }

    /// Why the computer voice could not say something.
    public ObjectProperty<Optional<UserMessage>> voiceMessage() {
        return voiceMessage;
    }

    /// What can be made of the recordings of the sentence to be heard.
    public ObjectProperty<Set<DerivedSound>> derivedSounds() {
        return derivedSounds;
    }

    /// Whether the take that is being recorded is spoken along with the model reading.
    public BooleanProperty shadowing() {
        return shadowing;
    }

    /// Whether the lanes have the take that was recorded last. It is not so until the take is
    /// stored and read again.
    public BooleanProperty recordedTakeShown() {
        return recordedTakeShown;
    }

    /// Whether the wave is shown as it came from the microphone: while a take is recorded, and
    /// until the lanes have it, even where its score comes first.
    public boolean hasLiveWave() {
        return switch (phase().get()) {
            case PracticePhase.RecordingTake recording -> true;
            case PracticePhase.ScoringTake scoring -> !recordedTakeShown.get();
            case PracticePhase.TakeScored scored -> !recordedTakeShown.get();
            case PracticePhase.ScoringFailed failed -> !recordedTakeShown.get();
            default -> false;
        };
    }

    /// Whether playback repeats, and how fast it is.
    public PlaybackMode playback() {
        return playback;
    }

    /// The lanes of model reading and take.
    public LanesViewModel lanes() {
        return lanes;
    }
}
