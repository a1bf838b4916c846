package app.saywell.desk.privacy;

import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.Library;
import java.util.Optional;

/// The part of an export of personal data that lists what a learner did: ear training, daily sessions, dialogues,
/// homework that was handed in, and what raters gave.
///
/// @param library where it is stored
record PersonalDataHistory(Library library) {

    /// Adds a line for each thing.
    void describe(StringBuilder page, long learnerId) {
        describeEarTraining(page, learnerId);
        describeDailySessions(page, learnerId);
        describeDialogues(page, learnerId);
        describeHandIns(page, learnerId);
        describeRatings(page, learnerId);
    }

    private void describeRatings(StringBuilder page, long learnerId) {
        for (Rating rating : library.assessments().findByLearner(learnerId)) {
            Optional<Assessment> assessment = library.assessments().find(rating.assessmentId());
            page.append("Assessment ")
                    .append(assessment.map(Assessment::title).orElse(""))
                    .append(", ")
                    .append(rating.at())
                    .append(", rater ")
                    .append(rating.rater())
                    .append(": levels ")
                    .append(rating.levels())
                    .append(assessment
                            .map(found -> ", " + Math.round(found.rubric().points(rating.levels())) + " of 100 points")
                            .orElse(""))
                    .append('\n');
        }
    }

    private void describeEarTraining(StringBuilder page, long learnerId) {
        for (EarAnswer answer : library.earAnswers().findByLearner(learnerId)) {
            page.append("Ear training, ")
                    .append(answer.at())
                    .append(", ")
                    .append(String.join(" / ", answer.words()))
                    .append(": said ")
                    .append(answer.words().get(answer.said()))
                    .append(", chosen ")
                    .append(answer.words().get(answer.chosen()))
                    .append(", voice ")
                    .append(answer.voice())
                    .append('\n');
        }
    }

    private void describeDailySessions(StringBuilder page, long learnerId) {
        for (DailySession session : library.dailySessions().findByLearner(learnerId)) {
            page.append(session.isPlacement() ? "Placement, " : "Daily session, ")
                    .append(session.startedAt())
                    .append(": ")
                    .append(session.step())
                    .append(" of ")
                    .append(session.steps().size())
                    .append(" steps, ")
                    .append(session.seconds())
                    .append(" seconds\n");
        }
    }

    private void describeDialogues(StringBuilder page, long learnerId) {
        for (DialogueRun run : library.dialogueRuns().findByLearner(learnerId)) {
            page.append("Dialogue ")
                    .append(title(run.lessonId()))
                    .append(", ")
                    .append(run.startedAt())
                    .append(": as ")
                    .append(run.role())
                    .append(", ")
                    .append(run.path().size())
                    .append(run.endedAt().isPresent() ? " lines to the end\n" : " lines\n");
        }
    }

    private void describeHandIns(StringBuilder page, long learnerId) {
        for (HandIn handIn : library.handIns().findByLearner(learnerId)) {
            page.append("Homework ")
                    .append(library.homework()
                            .find(handIn.homeworkId())
                            .map(Homework::lessonId)
                            .map(this::title)
                            .orElse(""))
                    .append(", handed in ")
                    .append(handIn.receivedAt())
                    .append('\n');
        }
    }

    private String title(long lessonId) {
        return library.lessons().find(lessonId).map(Lesson::title).orElse("");
    }
}
