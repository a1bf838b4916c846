package app.saywell.desk.reports;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.task.ProgressListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A class of two learners and a lesson of one sentence, of which the first learner has a take with a score.
final class ReportedClass implements AutoCloseable {
    final PracticeFixture fixture;
    final long classId;
    final long lessonId;
    final Take take;

    ReportedClass(Path folder) {
        fixture = new PracticeFixture(folder);
        var classes = fixture.useCases.classes();
        classId = classes.create("3-2", Optional.empty()).id();
        List<Learner> learners = classes.addLearners(
                classId, List.of(new RosterEntry("강민준", "1"), new RosterEntry("Ann Lee", "2")), Consent.THIS_COMPUTER);
        Sentence sentence = fixture.sentence("the park");
        lessonId = sentence.lessonId();
        take = fixture.take(sentence, learners.getFirst().id());
        fixture.score(take);
    }

    @Override
    public void close() {
        fixture.close();
    }

    /// What is printed in English.
    ReportBuilder reports() {
        return new ReportBuilder(fixture.context(), Locale.ENGLISH, ProgressListener.NONE);
    }

    /// The class with its lesson, of all time.
    ReportSelection selection() {
        return ReportSelection.of(classId, lessonId);
    }

    TableSheet sheet(ResultTable.TableHeadings headings) {
        return new ResultTable(fixture.context()).read(selection(), headings);
    }
}
