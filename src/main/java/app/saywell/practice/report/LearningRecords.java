package app.saywell.practice.report;

import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Learner;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Score;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;
import app.saywell.report.xapi.Statement;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/// Takes as learning records for a school's record store. Nobody is named in them: a learner is a
/// number that only this library can lead back to somebody.
final class LearningRecords {
    /// Drawn once; without it the numbers of two schools could be the same.
    private static final Setting<String> INSTALLATION = Setting.text("installation", "");

    private final Desk desk;

    LearningRecords(Desk desk) {
        this.desk = desk;
    }

    List<Statement> of(Selection selection) {
        String installation = installation();
        SelectedGrid grid = SelectedGrid.read(desk, selection);
        List<Statement> statements = new ArrayList<>();
        for (Learner pupil : grid.pupils()) {
            String actor = id(installation + " learner " + pupil.id()).toString();
            for (Sentence sentence : grid.sentences()) {
                grid.standing(pupil, sentence)
                        .score()
                        .ifPresent(
                                s ->
                                        statements.add(
                                                statement(
                                                        installation,
                                                        actor,
                                                        sentence,
                                                        s,
                                                        grid.teacher(s))));
            }
        }
        return List.copyOf(statements);
    }

    private Statement statement(
            String installation,
            String actor,
            Sentence sentence,
            Score score,
            Optional<Double> teacher) {
        Take take = desk.library().takes().find(score.takeId()).orElseThrow();
        Duration length = Duration.ofMillis(Math.round(take.audio().seconds() * 1000));
        return new Statement(
                id(installation + " result " + score.resultId()),
                actor,
                sentence.text(),
                score.takenAt(),
                new Statement.Reading(score.scale(), score.pronunciation(), length, teacher));
    }

    private String installation() {
        String known = desk.library().settings().get(INSTALLATION);
        if (!known.isEmpty()) {
            return known;
        }
        String drawn = UUID.randomUUID().toString();
        desk.library().settings().set(INSTALLATION, drawn);
        return drawn;
    }

    private static UUID id(String text) {
        return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8));
    }
}
