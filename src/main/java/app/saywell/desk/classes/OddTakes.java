package app.saywell.desk.classes;

import app.saywell.desk.classes.OddTake.OddReason;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.takes.spoken.SpokenTextComparison;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds the takes of a class and lesson that should be heard before they become grades.
public final class OddTakes {
    private static final double FEW_WORDS_RIGHT = 30;

    /// Below this distance between speech and background, in dB, sounds are found with a second
    /// search; recordings below 10 dB never get a score from the service inside.
    private static final double NOISY_DB = 15;

    private final UseCaseContext context;
    private final Library library;

    public OddTakes(UseCaseContext context) {
        this.context = context;
        library = context.library();
    }

    /// The odd takes, by learner and sentence. Those that the teacher has marked were heard and are
    /// left out. The first call loads the dictionary, so do not make it on the window's thread.
    public List<OddTake> find(long classId, long lessonId) {
        ClassGrid grid = ClassGrid.read(context, classId, lessonId);
        LessonMarks marks = LessonMarks.read(context.library(), classId, lessonId);
        Map<Long, String> heardTexts = library.heardTexts().findByLesson(lessonId);
        List<OddTake> odd = new ArrayList<>();
        for (Learner learner : grid.learners()) {
            for (Sentence sentence : grid.sentences()) {
                grid.cell(learner, sentence)
                        .summary()
                        .score()
                        .filter(score -> !marks.isMarked(score.resultId()))
                        .flatMap(score -> reason(score, sentence, Optional.ofNullable(heardTexts.get(score.takeId())))
                                .map(reason -> new OddTake(score.takeId(), learner, sentence, reason)))
                        .ifPresent(odd::add);
            }
        }
        return odd;
    }

    private Optional<OddReason> reason(TakeScore score, Sentence sentence, Optional<String> heardText) {
        boolean isAnother = heardText
                .filter(heard -> SpokenTextComparison.compare(sentence.text(), heard)
                        .mayBeAnotherSentence(score.percentCorrect()))
                .isPresent();
        if (isAnother) {
            return Optional.of(OddReason.ANOTHER_SENTENCE);
        }
        if (score.percentCorrect() < FEW_WORDS_RIGHT) {
            return Optional.of(OddReason.FEW_WORDS_RIGHT);
        }
        return library.takes()
                .findQuality(score.takeId())
                .filter(quality -> quality.noise().measured() < NOISY_DB)
                .map(quality -> OddReason.NOISY);
    }
}
