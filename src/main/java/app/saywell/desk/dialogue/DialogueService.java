package app.saywell.desk.dialogue;

import app.saywell.desk.classes.LearnerService;
import app.saywell.desk.classes.ScoringDispatch;
import app.saywell.desk.dialogue.DialogueResult.ScoringHold;
import app.saywell.desk.lessons.LessonService;
import app.saywell.desk.lessons.pack.ReadyLessons;
import app.saywell.desk.lessons.pack.ReadyLessons.ReadyLesson;
import app.saywell.desk.school.QueuedTake;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.PublishedSettings;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.TakeService;
import app.saywell.desk.takes.queue.ScoringQueue;
import app.saywell.desk.takes.recognition.SentenceRecognizer;
import java.io.IOException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The dialogues there are, and how far learners came in them. Call it on a worker thread.
public final class DialogueService {
    /// With it the ids of ready lessons begin that are dialogues.
    private static final String READY = "dialogue-";

    private final UseCaseContext context;
    private final Library library;
    private final LessonService lessons;
    private final ReadyLessons readyLessons;
    private final TakeService takes;
    private final TurnScoring scoring;

    /// @param scoring scores and recognizes turns
    public DialogueService(
            UseCaseContext context,
            LessonService lessons,
            ReadyLessons readyLessons,
            TakeService takes,
            TurnScoring scoring) {
        this.context = context;
        this.library = context.library();
        this.lessons = lessons;
        this.readyLessons = readyLessons;
        this.takes = takes;
        this.scoring = scoring;
    }

    /// What scores the turns of a dialogue, and what finds out which answer was said.
    public record TurnScoring(
            LearnerService learners, ScoringQueue queue, PublishedSettings settings, SentenceRecognizer recognizer) {}

    /// The dialogues among the lessons, in their order.
    public List<Dialogue> all() {
        return lessons.findAll().stream()
                .flatMap(lesson -> Dialogue.of(lesson, lessons.sentences(lesson.id())).stream())
                .toList();
    }

    /// The dialogue of a lesson; empty where it is none.
    public Optional<Dialogue> find(long lessonId) {
        return lessons.findAll().stream()
                .filter(lesson -> lesson.id() == lessonId)
                .findFirst()
                .flatMap(lesson -> Dialogue.of(lesson, lessons.sentences(lessonId)));
    }

    /// The dialogue whose end a learner never reached, else the one where that was longest ago; empty without any.
    ///
    /// @param maxLines of how many lines it has at most
    public Optional<Dialogue> toPlay(long learnerId, int maxLines) {
        Map<Long, Instant> played = new HashMap<>();
        library.dialogueRuns().findByLearner(learnerId).forEach(run -> run.endedAt()
                .ifPresent(at -> played.merge(run.lessonId(), at, DialogueService::later)));
        return all().stream()
                .filter(dialogue -> dialogue.length(List.of()) <= maxLines)
                .min(Comparator.comparing(
                        dialogue -> played.getOrDefault(dialogue.lesson().id(), Instant.MIN)));
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }

    /// Whether a learner came to the end of a dialogue since then.
    public boolean isPlayed(long learnerId, long lessonId, Instant since) {
        return library.dialogueRuns().findByLearner(learnerId).stream()
                .filter(run -> run.lessonId() == lessonId)
                .anyMatch(run -> run.endedAt().filter(at -> !at.isBefore(since)).isPresent());
    }

    /// The dialogues that come with Saywell and are no lesson yet.
    ///
    /// @param language of their titles
    /// @throws IOException if they cannot be read
    public List<ReadyLesson> ready(Locale language) throws IOException {
        Set<String> titles = lessons.findAll().stream().map(Lesson::title).collect(Collectors.toSet());
        return readyLessons.all(language).stream()
                .filter(ready -> ready.id().startsWith(READY) && !titles.contains(ready.title()))
                .toList();
    }

    /// Takes a dialogue that comes with Saywell in as a lesson.
    ///
    /// @param language of its title
    /// @throws IOException if it cannot be read
    public Dialogue open(String readyId, Locale language) throws IOException {
        Lesson lesson = readyLessons.open(readyId, language);
        return Dialogue.of(lesson, lessons.sentences(lesson.id())).orElseThrow();
    }

    /// The run of a learner that was begun last and can go on; empty where the last one came to its end.
    public Optional<DialogueRun> unfinished(long learnerId, long lessonId) {
        List<DialogueRun> runs = library.dialogueRuns().findByLearner(learnerId).stream()
                .filter(run -> run.lessonId() == lessonId)
                .toList();
        return runs.isEmpty()
                ? Optional.empty()
                : Optional.of(runs.getLast())
                        .filter(run -> run.endedAt().isEmpty() && !run.path().isEmpty());
    }

    public DialogueRun begin(long learnerId, long lessonId, String role) {
        return library.dialogueRuns()
                .insert(learnerId, lessonId, role, context.clock().instant());
    }

    /// Stores how far a run came.
    public void store(DialogueRun run) {
        library.dialogueRuns().update(run);
    }

    /// Ends a run and has all its takes scored.
    public DialogueRun end(DialogueRun run) {
        DialogueRun ended = run.ended(context.clock().instant());
        store(ended);
        score(ended);
        return ended;
    }

    /// Has those takes of a run scored that are not.
    public void score(DialogueRun run) {
        List<Take> unscored = run.path().stream()
                .flatMap(sentence -> take(run, sentence).stream())
                .filter(take -> library.results().latest(take.id()).isEmpty())
                .toList();
        ScoringDispatch.enqueue(scoring.learners(), scoring.queue(), scoring.settings(), unscored);
    }

    /// Which of several answers was said in a take, by speech recognition on this computer; empty where that is not
    /// clear.
    public Optional<DialogueLine> said(Take take, List<DialogueLine> answers) {
        List<Sentence> sentences = answers.stream().map(DialogueLine::sentence).toList();
        return scoring.recognizer()
                .recognize(takes.file(take.audio()), sentences)
                .flatMap(said -> answers.stream()
                        .filter(answer -> answer.sentence().id() == said.id())
                        .findFirst());
    }

    /// What was said in a run, and how it was scored.
    public DialogueResult result(DialogueRun run, Dialogue dialogue) {
        Map<Long, QueuedTake> queued = scoring.queue().queuedTakes().stream()
                .collect(Collectors.toMap(QueuedTake::takeId, Function.identity(), (first, second) -> first));
        List<SaidLine> lines = dialogue.along(run.path()).stream()
                .map(line -> said(run, line, queued))
                .toList();
        boolean isHeld = scoring.queue().isPaused() && lines.stream().anyMatch(SaidLine::isWaiting);
        return new DialogueResult(
                lines, isHeld ? Optional.of(new ScoringHold(scoring.queue().stoppedBy())) : Optional.empty());
    }

    /// Lets scoring go on that somebody paused or that a failure stopped.
    public void resumeScoring() {
        scoring.queue().resume();
    }

    private SaidLine said(DialogueRun run, DialogueLine line, Map<Long, QueuedTake> queued) {
        Optional<Take> take =
                line.speaker().equals(run.role()) ? take(run, line.sentence().id()) : Optional.empty();
        Optional<QueuedTake> place = take.flatMap(found -> Optional.ofNullable(queued.get(found.id())));
        boolean isWaiting = place.filter(ScoringQueue::isWaiting).isPresent();
        return new SaidLine(
                line,
                take,
                take.flatMap(found -> library.results().latest(found.id())).map(ScoringResult::pronunciationResult),
                isWaiting,
                place.filter(_ -> !isWaiting).flatMap(QueuedTake::failure));
    }

    /// The newest take of a sentence since the run began.
    private Optional<Take> take(DialogueRun run, long sentenceId) {
        return library.takes().findByOwner(new Take.TakeOwner(sentenceId, run.learnerId())).stream()
                .filter(take -> !take.recordingInfo().recordedAt().isBefore(run.startedAt()))
                .reduce((earlier, later) -> later);
    }
}
