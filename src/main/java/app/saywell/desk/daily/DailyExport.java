package app.saywell.desk.daily;

import app.saywell.desk.classes.sounds.SoundDay;
import app.saywell.desk.classes.sounds.SoundProgress;
import app.saywell.desk.reports.table.CsvWriter;
import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.reports.table.TableSheet.SheetCell;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.ear.EarAnswer;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/// Writes what a learner has done and learned over the days for other programs: every sound by day, every answer of
/// ear training, every session and dialogue, and the sentences that were read again. The name of the learner is left
/// out.
public final class DailyExport {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final UseCaseContext context;
    private final ProgressReader reader;

    public DailyExport(UseCaseContext context, ProgressReader reader) {
        this.context = context;
        this.reader = reader;
    }

    /// A table of the sounds by day as CSV.
    ///
    /// @param headings day, sound, how often it was said, how often well, mean score
    public void writeCsv(long learnerId, List<String> headings, Path file) throws IOException {
        List<List<SheetCell>> rows = new ArrayList<>();
        for (SoundProgress sound : reader.read(learnerId).sounds()) {
            for (SoundDay day : sound.days()) {
                rows.add(List.of(
                        new SheetCell.TextCell(day.day().toString()),
                        new SheetCell.TextCell(sound.sound()),
                        new SheetCell.NumberCell(day.spoken().size(), 0),
                        new SheetCell.NumberCell(day.right(), 0),
                        new SheetCell.NumberCell(day.meanScore(), 1)));
            }
        }
        CsvWriter.write(new TableSheet("sounds", headings, rows), file, CsvWriter.CsvSeparator.COMMA);
        note(learnerId);
    }

    /// A table of the answers of ear training as CSV.
    ///
    /// @param headings time, contrast, the words to choose from, the word that was said, the word that was chosen,
    ///     whether it was right (1 or 0), voice, level from 0
    public void writeEarCsv(long learnerId, List<String> headings, Path file) throws IOException {
        List<List<SheetCell>> rows = new ArrayList<>();
        for (EarAnswer answer : context.library().earAnswers().findByLearner(learnerId)) {
            rows.add(List.of(
                    new SheetCell.TextCell(answer.at().toString()),
                    new SheetCell.TextCell(answer.contrast()),
                    new SheetCell.TextCell(String.join(" / ", answer.words())),
                    new SheetCell.TextCell(answer.words().get(answer.said())),
                    new SheetCell.TextCell(answer.words().get(answer.chosen())),
                    new SheetCell.NumberCell(answer.isRight() ? 1 : 0, 0),
                    new SheetCell.TextCell(answer.voice()),
                    new SheetCell.NumberCell(answer.level(), 0)));
        }
        CsvWriter.write(new TableSheet("ear", headings, rows), file, CsvWriter.CsvSeparator.COMMA);
        note(learnerId);
    }

    /// All of it as JSON.
    public void writeJson(long learnerId, Path file) throws IOException {
        LearnerProgress progress = reader.read(learnerId);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("format", "saywell-progress");
        all.put("version", 1);
        all.put("sounds", progress.sounds().stream().map(DailyExport::sound).toList());
        all.put(
                "ear_training",
                context.library().earAnswers().findByLearner(learnerId).stream()
                        .map(DailyExport::answer)
                        .toList());
        all.put(
                "sessions",
                progress.sessions().stream().map(DailyExport::session).toList());
        all.put(
                "dialogues",
                context.library().dialogueRuns().findByLearner(learnerId).stream()
                        .map(this::dialogue)
                        .toList());
        all.put("sentences", progress.reread().stream().map(DailyExport::reread).toList());
        byte[] json = JSON.writeValueAsBytes(all);
        WholeFile.write(file, out -> out.write(json));
        note(learnerId);
    }

    private void note(long learnerId) {
        long classId = context.library()
                .learners()
                .find(learnerId)
                .flatMap(Learner::classId)
                .orElse(0L);
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, classId, Optional.of(learnerId));
    }

    private static Map<String, Object> sound(SoundProgress sound) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("sound", sound.sound());
        sound.dueOn().ifPresent(day -> json.put("due", day.toString()));
        json.put(
                "days",
                sound.days().stream()
                        .map(day -> Map.of(
                                "day", day.day().toString(),
                                "said", day.spoken().size(),
                                "well", day.right(),
                                "mean_score", day.meanScore()))
                        .toList());
        return json;
    }

    private static Map<String, Object> answer(EarAnswer answer) {
        return Map.of(
                "at", answer.at().toString(),
                "contrast", answer.contrast(),
                "words", answer.words(),
                "said", answer.said(),
                "chosen", answer.chosen(),
                "voice", answer.voice(),
                "level", answer.level());
    }

    private static Map<String, Object> session(DailySession session) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("day", session.day().toString());
        json.put("started_at", session.startedAt().toString());
        json.put("placement", session.isPlacement());
        json.put("steps", session.steps().size());
        json.put("steps_left_behind", session.step());
        json.put("seconds", session.seconds());
        json.put("ended_at", session.endedAt().map(Instant::toString).orElse(""));
        return json;
    }

    private Map<String, Object> dialogue(DialogueRun run) {
        return Map.of(
                "lesson",
                        context.library()
                                .lessons()
                                .find(run.lessonId())
                                .map(Lesson::title)
                                .orElse(""),
                "role", run.role(),
                "started_at", run.startedAt().toString(),
                "lines", run.path().size(),
                "ended_at", run.endedAt().map(Instant::toString).orElse(""));
    }

    private static Map<String, Object> reread(Reread sentence) {
        return Map.of(
                "text", sentence.text(),
                "first_day", sentence.firstDay().toString(),
                "first_score", sentence.first().total(),
                "latest_day", sentence.latestDay().toString(),
                "latest_score", sentence.latest().total());
    }
}
