package app.saywell.desk.speaking.paper;

import app.saywell.desk.reports.LevelClassifier;
import app.saywell.desk.reports.PrintedFeedback;
import app.saywell.desk.reports.pdf.PrintedLevel;
import app.saywell.desk.reports.pdf.SpeechPaper;
import app.saywell.desk.reports.pdf.SpeechPaper.PaperSection;
import app.saywell.desk.reports.pdf.SpeechPaper.SaidText;
import app.saywell.desk.reports.pdf.SpeechPaper.SaidWord;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.speaking.MeasuredSpeech;
import app.saywell.desk.speaking.ReportedWord;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.SpeechReport;
import app.saywell.desk.store.Library;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Puts the report on free speech on paper: the task, what was said, the figures, and what to practise.
final class SpeechPapers {
    private final Library library;
    private final Locale language;
    private final TextLookup texts;
    private final SpeechLines lines;
    private final List<SpeakingTask> tasks;

    SpeechPapers(Library library, Locale language) {
        this.library = library;
        this.language = language;
        texts = TextLookup.in(language);
        lines = new SpeechLines(texts);
        tasks = SpeakingTask.all(library.speakingTasks().findAll());
    }

    SpeechPaper paper(MeasuredSpeech measured, Learner learner) {
        SpeechReport report = measured.report();
        return new SpeechPaper(
                texts.get("speaking.paper.title"),
                learner.name(),
                heading(measured.speech(), learner),
                task(measured.speech()),
                lines.concerns(report),
                new SaidText(
                        texts.get("speaking.said"),
                        report.words().stream().map(SpeechPapers::word).toList(),
                        texts.get("speaking.paper.legend"),
                        lines.said(measured.speech(), report)),
                report.hasFigures() ? sections(report) : List.of(),
                List.of(
                        texts.get("speaking.no-total"),
                        texts.get("speaking.paper.usual"),
                        texts.get("speaking.paper.machine")));
    }

    /// The same as lines of plain text.
    static List<String> plain(SpeechPaper paper) {
        List<String> lines = new ArrayList<>();
        Stream.of(paper.title(), paper.name(), paper.heading(), paper.task())
                .filter(line -> !line.isEmpty())
                .forEach(lines::add);
        paper.notices().forEach(notice -> lines.add("! " + notice));
        if (!paper.said().words().isEmpty()) {
            lines.add("");
            lines.add(paper.said().heading());
            lines.add(paper.said().words().stream().map(SaidWord::printed).collect(Collectors.joining(" ")));
            lines.addAll(paper.said().notes());
        }
        for (PaperSection section : paper.sections()) {
            lines.add("");
            lines.add(section.heading());
            section.lines().forEach(line -> lines.add("- " + line));
        }
        lines.add("");
        lines.addAll(paper.notes());
        return lines;
    }

    private String heading(FreeSpeech speech, Learner learner) {
        String schoolClass = learner.classId()
                .flatMap(library.classes()::find)
                .map(SchoolClass::name)
                .orElse("");
        String number = learner.number().isEmpty() ? "" : texts.get("speaking.paper.number", learner.number());
        return Stream.of(schoolClass, number, SpeechLines.when(speech, language))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private String task(FreeSpeech speech) {
        String title = lines.title(speech, tasks);
        return speech.prompt().isBlank() ? title : title + ": " + speech.prompt();
    }

    private static SaidWord word(ReportedWord word) {
        PrintedLevel level = word.pronunciation()
                .filter(judged -> !Double.isNaN(judged.score()))
                .map(judged -> LevelClassifier.print(Verdict.of(judged)))
                .orElse(PrintedLevel.UNSCORED);
        return new SaidWord(word.text(), word.isSure(), level);
    }

    private List<PaperSection> sections(SpeechReport report) {
        List<String> pronunciation = new ArrayList<>(List.of(lines.pronunciation(report)));
        List<Word> practised = SpeechLines.practised(report);
        List<PaperSection> sections = new ArrayList<>(List.of(
                new PaperSection(texts.get("speaking.flow"), lines.flow(report)),
                new PaperSection(texts.get("speaking.vocabulary"), lines.vocabulary(report)),
                new PaperSection(texts.get("speaking.pronunciation"), pronunciation)));
        if (!practised.isEmpty()) {
            PrintedFeedback feedback = new PrintedFeedback(library, language);
            sections.add(new PaperSection(
                    texts.get("speaking.paper.practise"),
                    practised.stream().map(feedback::lineOf).distinct().toList()));
        }
        return sections.stream().filter(section -> !section.lines().isEmpty()).toList();
    }
}
