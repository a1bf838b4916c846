package app.saywell.desk.reports;

import app.saywell.desk.reports.xapi.XapiStatement;
import app.saywell.desk.school.ReportSelection;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.school.take.TakeScore;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.take.ClassGridStore;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Takes as xAPI learning records for a school's record store. They contain no names: a learner is
/// an id that only this library can resolve.
final class LearningRecordBuilder {
    /// A random id. Without it the ids of two schools could be equal.
    private static final Setting<String> INSTALLATION = Setting.text("installation", "");

    private final UseCaseContext context;

    LearningRecordBuilder(UseCaseContext context) {
        this.context = context;
    }

    List<XapiStatement> build(ReportSelection selection) {
        String installation = installationId();
        SelectedGrid grid = SelectedGrid.read(context, selection);
        List<XapiStatement> statements = new ArrayList<>();
        for (Learner learner : grid.learners()) {
            String actor = id(installation + " learner " + learner.id()).toString();
            for (Sentence sentence : grid.sentences()) {
                grid.takeSummary(learner, sentence)
                        .score()
                        .map(score -> statement(grid, installation, actor, sentence, score))
                        .or(() -> graded(grid.grid().cell(learner, sentence), installation, actor, sentence))
                        .ifPresent(statements::add);
            }
        }
        return List.copyOf(statements);
    }

    private XapiStatement statement(
            SelectedGrid grid, String installation, String actor, Sentence sentence, TakeScore score) {
        Optional<Double> total = grid.teacherTotal(score);
        String marked = grid.marks().isMarked(score.resultId())
                ? " marked " + score.pronunciation() + " "
                        + total.map(String::valueOf).orElse("")
                : "";
        return new XapiStatement(
                id(installation + " result " + score.resultId() + marked),
                actor,
                sentence.text(),
                score.recordedAt(),
                new XapiStatement.XapiResult(
                        Optional.of(new XapiStatement.XapiPronunciation(score.scale(), score.pronunciation())),
                        length(context.library().takes().find(score.takeId()).orElseThrow()),
                        total,
                        score.rule()));
    }

    /// A take that no service scored, with what the teacher gave.
    private Optional<XapiStatement> graded(
            ClassGridStore.GridCell cell, String installation, String actor, Sentence sentence) {
        return cell.unscoredGrade().flatMap(grade -> cell.counted()
                .flatMap(counted -> context.library().takes().find(counted.id()))
                .map(take -> new XapiStatement(
                        id(installation + " take " + take.id() + " graded " + grade),
                        actor,
                        sentence.text(),
                        take.recordingInfo().recordedAt(),
                        new XapiStatement.XapiResult(
                                Optional.empty(), length(take), Optional.of(grade), Optional.empty()))));
    }

    private static Duration length(Take take) {
        return Duration.ofMillis(Math.round(take.audio().seconds() * 1000));
    }

    private String installationId() {
        String stored = context.library().settings().get(INSTALLATION);
        if (!stored.isEmpty()) {
            return stored;
        }
        String generated = UUID.randomUUID().toString();
        context.library().settings().set(INSTALLATION, generated);
        return generated;
    }

    private static UUID id(String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
