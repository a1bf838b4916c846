package app.saywell.desk.speaking.paper;

import app.saywell.desk.reports.table.TableSheet;
import app.saywell.desk.reports.table.TableSheet.SheetCell;
import app.saywell.desk.reports.table.TableSheet.SheetCell.NumberCell;
import app.saywell.desk.reports.table.TableSheet.SheetCell.TextCell;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.speaking.MeasuredSpeech;
import app.saywell.desk.speaking.ReportedWord;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.SpeechMeasure;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.desk.store.Library;
import app.saywell.speech.FluencyReport.PausePlace;
import app.saywell.speech.Word;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Free speeches as a table: who, when, about what, the figures, and what was said.
final class SpeechTable {
    private static final List<String> COLUMNS = List.of(
            "number",
            "name",
            "at",
            "task",
            "prompt",
            "seconds",
            "words",
            "sure",
            "rate",
            "articulation",
            "run",
            "pauses-inside",
            "pauses-between",
            "fillers",
            "restarts",
            "different",
            "per-fifty",
            "judged",
            "right",
            "concerns",
            "text");

    private final TextLookup texts;
    private final SpeechLines lines;
    private final List<SpeakingTask> tasks;

    SpeechTable(Library library, Locale language) {
        texts = TextLookup.in(language);
        lines = new SpeechLines(texts);
        tasks = SpeakingTask.all(library.speakingTasks().findAll());
    }

    TableSheet of(List<MeasuredSpeech> speeches, Learner learner) {
        return new TableSheet(
                "speaking",
                COLUMNS.stream()
                        .map(column -> texts.get("speaking.table." + column))
                        .toList(),
                speeches.stream().map(speech -> row(speech, learner)).toList());
    }

    private List<SheetCell> row(MeasuredSpeech measured, Learner learner) {
        SpeechReport report = measured.report();
        var speech = measured.speech();
        List<SheetCell> row = new ArrayList<>(List.of(
                new TextCell(learner.number()),
                new TextCell(learner.name()),
                new TextCell(speech.recordedAt()
                        .atZone(ZoneId.systemDefault())
                        .toOffsetDateTime()
                        .truncatedTo(ChronoUnit.SECONDS)
                        .toString()),
                new TextCell(lines.title(speech, tasks)),
                new TextCell(speech.prompt()),
                new NumberCell(speech.audio().seconds(), 1),
                count(report.words().size()),
                count(report.words().stream().filter(ReportedWord::isSure).count())));
        boolean isTimed = report.runs().isPresent();
        Stream.of(SpeechMeasure.WORDS_A_MINUTE, SpeechMeasure.ARTICULATION_RATE, SpeechMeasure.LENGTH_OF_RUN)
                .map(measure -> figure(measured.figure(measure)))
                .forEach(row::add);
        row.add(isTimed ? count(report.pauses(PausePlace.INSIDE_PHRASE)) : new SheetCell.EmptyCell());
        row.add(isTimed ? count(report.pauses(PausePlace.PHRASE_BORDER)) : new SheetCell.EmptyCell());
        row.add(count(report.hesitations().fillers().size()));
        row.add(count(report.hesitations().restarts().size()));
        row.add(count(report.vocabulary().different()));
        row.add(figure(measured.figure(SpeechMeasure.DIFFERENT_WORDS)));
        row.add(count(report.pronounced().size()));
        row.add(count(report.pronounced().stream().filter(Word::isFaultless).count()));
        row.add(new TextCell(String.join(" ", lines.concerns(report))));
        row.add(new TextCell(report.words().stream()
                .map(word -> word.isSure() ? word.text() : "[" + word.text() + " ?]")
                .collect(Collectors.joining(" "))));
        return row;
    }

    private static SheetCell count(long number) {
        return new NumberCell(number, 0);
    }

    private static SheetCell figure(OptionalDouble value) {
        return value.isPresent() ? new NumberCell(value.getAsDouble(), 1) : new SheetCell.EmptyCell();
    }
}
