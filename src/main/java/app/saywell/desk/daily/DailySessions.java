package app.saywell.desk.daily;

import app.saywell.desk.classes.progress.DrillLessons;
import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.classes.sounds.SpokenSounds;
import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.dialogue.DialogueService;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.daily.PlannedStep;
import app.saywell.desk.school.daily.StepKind;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Plans the ten minutes of a day, keeps how far they came, and says what came of them. What was done of a
/// step follows from the takes and answers that are stored anyway, so a session that ended in the middle of
/// anything goes on there. Call it on a worker thread.
public final class DailySessions {
    /// Trials of the warm-up.
    public static final int TRIALS = 10;

    private static final int NEW_SENTENCES = 2;

    /// A longer dialogue takes more than a part of ten minutes.
    private static final int MAX_DIALOGUE_LINES = 16;

    /// More sounds at the end of a session say nothing to anybody.
    private static final int MAX_PRACTISED = 5;

    private final UseCaseContext context;
    private final Library library;
    private final LessonService lessons;
    private final NewSentences sentences;
    private final DialogueService dialogues;
    private final SpokenSounds spokenSounds;

    public DailySessions(
            UseCaseContext context,
            LessonService lessons,
            NewSentences sentences,
            DialogueService dialogues,
            SpokenSounds spokenSounds) {
        this.context = context;
        this.library = context.library();
        this.lessons = lessons;
        this.sentences = sentences;
        this.dialogues = dialogues;
        this.spokenSounds = spokenSounds;
    }

    /// The titles of the lessons that a session makes, in the language of the window.
    ///
    /// @param words of the words of the day
    /// @param placement of the sentences that find out where a learner begins
    /// @param language of the window
    public record DailyTitles(String words, String placement, Locale language) {}

    /// All sessions of a learner, oldest first.
    public List<DailySession> all(long learnerId) {
        return library.dailySessions().findByLearner(learnerId);
    }

    /// The session of today that was begun and not ended. One of an earlier day is over: a new day has its own plan.
    public Optional<DailySession> open(long learnerId) {
        return all(learnerId).reversed().stream()
                .filter(session -> session.endedAt().isEmpty() && session.day().equals(today()))
                .findFirst();
    }

    /// Plans the ten minutes of today and begins them.
    ///
    /// @throws IOException if a lesson cannot be taken in
    public DailySession begin(long learnerId, DailyTitles titles) throws IOException {
        List<String> words = dueSounds(learnerId, sounds(learnerId)).words(today());
        long wordLesson = new DrillLessons(lessons).replaceWords(titles.words(), words);
        List<Sentence> added = sentences.choose(learnerId, level(learnerId), titles.language(), NEW_SENTENCES);
        Optional<Sentence> again =
                sentences.toReadAgain(learnerId).or(() -> added.stream().findFirst());
        List<PlannedStep> steps = new ArrayList<>();
        steps.add(PlannedStep.ear(TRIALS));
        steps.add(PlannedStep.reading(StepKind.SOUNDS, ids(lessons.words(wordLesson))));
        steps.add(PlannedStep.reading(StepKind.SENTENCES, ids(added)));
        steps.add(dialogue(learnerId)
                .map(dialogue -> PlannedStep.reading(StepKind.DIALOGUE, List.of(firstLine(dialogue))))
                .orElseGet(() -> PlannedStep.reading(
                        StepKind.SHADOWING, ids(again.stream().toList()))));
        return library.dailySessions().insert(learnerId, today(), now(), steps);
    }

    /// The dialogue that takes the place of shadowing in the ten minutes that begin next; empty where there is none
    /// that fits, and where the session before had one.
    public Optional<Dialogue> dialogue(long learnerId) {
        boolean hadOne = all(learnerId).reversed().stream()
                .filter(session -> !session.isPlacement())
                .limit(1)
                .flatMap(session -> session.steps().stream())
                .anyMatch(step -> step.kind() == StepKind.DIALOGUE);
        return hadOne ? Optional.empty() : dialogues.toPlay(learnerId, MAX_DIALOGUE_LINES);
    }

    private static long firstLine(Dialogue dialogue) {
        return dialogue.lines().getFirst().sentence().id();
    }

    /// Begins the sentences that find out where a learner begins.
    public DailySession beginPlacement(long learnerId, DailyTitles titles) {
        long lesson = lessons.prepare(titles.placement(), Placement.SENTENCES);
        List<Sentence> read = lessons.sentences(lesson).stream()
                .filter(sentence -> Placement.SENTENCES.contains(sentence.text()))
                .toList();
        return library.dailySessions()
                .insert(learnerId, today(), now(), List.of(PlannedStep.reading(StepKind.PLACEMENT, ids(read))));
    }

    /// Stores how far a session came.
    public void store(DailySession session) {
        library.dailySessions().update(session);
    }

    public DailySession end(DailySession session) {
        DailySession ended = session.ended(now());
        store(ended);
        return ended;
    }

    /// How far each step of a session came. A sentence that a step reads again counts again; one that was deleted
    /// meanwhile is done.
    public List<StepProgress> progress(DailySession session) {
        List<StepProgress> all = new ArrayList<>();
        List<Long> before = new ArrayList<>();
        for (PlannedStep step : session.steps()) {
            all.add(
                    switch (step.kind()) {
                        case EAR -> heard(session, step);
                        case DIALOGUE -> played(session, step);
                        case SOUNDS, SENTENCES, SHADOWING, PLACEMENT -> read(session, step, before);
                    });
            before.addAll(step.sentences());
        }
        return all;
    }

    private StepProgress heard(DailySession session, PlannedStep step) {
        long answers = library.earAnswers().findByLearner(session.learnerId()).stream()
                .map(EarAnswer::at)
                .filter(at -> !at.isBefore(session.startedAt()))
                .count();
        return new StepProgress((int) Math.min(step.trials(), answers), step.trials(), List.of());
    }

    private StepProgress played(DailySession session, PlannedStep step) {
        List<Long> left = step.sentences().stream()
                .flatMap(id -> lessons.findSentence(id).filter(this::isThere).stream())
                .filter(first -> !dialogues.isPlayed(session.learnerId(), first.lessonId(), session.startedAt()))
                .map(Sentence::id)
                .toList();
        return new StepProgress(step.size() - left.size(), step.size(), left);
    }

    private StepProgress read(DailySession session, PlannedStep step, List<Long> before) {
        List<Long> left = step.sentences().stream()
                .filter(sentence -> !isRead(session, sentence, before))
                .toList();
        return new StepProgress(step.size() - left.size(), step.size(), left);
    }

    private boolean isRead(DailySession session, long sentenceId, List<Long> before) {
        long takes = library.takes().findByOwner(new Take.TakeOwner(sentenceId, session.learnerId())).stream()
                .filter(take -> !take.recordingInfo().recordedAt().isBefore(session.startedAt()))
                .count();
        long earlier = before.stream().filter(other -> other == sentenceId).count();
        return takes > earlier || !isThere(sentenceId);
    }

    private boolean isThere(long sentenceId) {
        return lessons.findSentence(sentenceId).filter(this::isThere).isPresent();
    }

    private boolean isThere(Sentence sentence) {
        return lessons.sentences(sentence.lessonId()).contains(sentence);
    }

    /// What a learner has learned of each sound. Takes a while for one who has practised for long.
    public List<SoundProgress> sounds(long learnerId) {
        return SoundProgress.of(spokenSounds.read(learnerId), zone());
    }

    /// What the newest placement told; empty for a learner who did none.
    public Optional<Placement> placement(long learnerId) {
        return all(learnerId).reversed().stream()
                .filter(DailySession::isPlacement)
                .findFirst()
                .flatMap(session -> Placement.of(
                        session, library.scores().findNewest(learnerId), spokenSounds.read(learnerId), zone()));
    }

    /// What the end of a session says.
    public DailyEnd endOf(DailySession session) {
        List<SoundProgress> sounds = sounds(session.learnerId());
        LocalDate next = session.day().plusDays(1);
        return new DailyEnd(
                Improvement.since(session.startedAt(), sounds),
                sounds.stream()
                        .filter(sound -> sound.dueOn().isPresent() && timesSaid(sound, session) > 0)
                        .sorted(Comparator.comparingLong((SoundProgress sound) -> timesSaid(sound, session))
                                .reversed())
                        .map(SoundProgress::sound)
                        .limit(MAX_PRACTISED)
                        .toList(),
                next,
                dueSounds(session.learnerId(), sounds).on(next),
                sentences.preview(session.learnerId(), NEW_SENTENCES),
                dialogue(session.learnerId()).map(dialogue -> dialogue.lesson().title()));
    }

    private static long timesSaid(SoundProgress sound, DailySession session) {
        return sound.spoken().stream()
                .filter(said -> !said.at().isBefore(session.startedAt()))
                .count();
    }

    /// The sounds of a learner's days.
    ///
    /// @param sounds every sound that the learner said
    public DueSounds dueSounds(long learnerId, List<SoundProgress> sounds) {
        return new DueSounds(sounds, context.library().soundFocus().ofLearner(learnerId));
    }

    private LearnerLevel level(long learnerId) {
        return placement(learnerId).map(Placement::level).orElse(LearnerLevel.A1);
    }

    /// The day that it is.
    public LocalDate today() {
        return LocalDate.ofInstant(now(), zone());
    }

    /// The time that it is.
    public Instant now() {
        return context.clock().instant();
    }

    private static ZoneId zone() {
        return ZoneId.systemDefault();
    }

    private static List<Long> ids(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::id).toList();
    }
}
