package app.saywell.desk.reports;

import app.saywell.desk.classes.progress.GrowthLine;
import app.saywell.desk.reports.term.Certificate;
import app.saywell.desk.reports.term.TermPage;
import app.saywell.desk.reports.term.TermPage.TermBar;
import app.saywell.desk.reports.term.TermPage.TermSection;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Says in words what a learner did in a term.
final class TermPageBuilder {
    private static final int MAX_LEARNED = 5;
    private static final int MAX_STEADY = 10;
    private static final int MAX_WORDS = 3;

    private final Library library;
    private final TermTexts texts;

    TermPageBuilder(Library library, Locale language) {
        this.library = library;
        texts = new TermTexts(language);
    }

    /// What stands on every page.
    ///
    /// @param name of the learner, or a substitute; may be empty
    /// @param schoolClass may be empty
    /// @param teacher who signs; empty for a line to sign on
    record TermHeading(String name, String schoolClass, LocalDate day, String teacher) {}

    /// A recording that is handed over with the page.
    ///
    /// @param file its name beside the page
    /// @param address where it can be heard; empty if it isn't uploaded
    record HandedRecording(String file, Optional<String> address) {}

    /// The learner's first and latest recording that are handed over with the page.
    record RecordingFiles(HandedRecording first, HandedRecording latest) {}

    /// The page.
    ///
    /// @param files empty if only the page is handed over
    TermPage page(TermFacts facts, TermHeading heading, Optional<RecordingFiles> files) {
        List<TermSection> sections = new ArrayList<>();
        sections.add(new TermSection(texts.get("read"), List.of(), List.of(readLine(facts))));
        sections.add(progress(facts));
        sections.add(new TermSection(texts.get("sounds"), List.of(), soundLines(facts.mastered())));
        facts.recordings()
                .ifPresent(recordings -> sections.add(new TermSection(
                        texts.get("recordings"),
                        List.of(),
                        recordingLines(recordings, files),
                        files.map(this::codes).orElse(List.of()))));
        sections.add(new TermSection(texts.get("wish"), List.of(), List.of(wish(facts))));
        return new TermPage(
                texts.get("title"),
                heading.name(),
                place(heading, facts),
                sections,
                new TermPage.TermFooter(
                        List.of(texts.get("note")), texts.day(heading.day()), signature(heading.teacher())));
    }

    Certificate certificate(TermFacts facts, TermHeading heading, String number) {
        List<String> lines = new ArrayList<>();
        lines.add(texts.get(
                "certificate.read",
                texts.days(facts.firstDay(), facts.lastDay()),
                facts.dayCount(),
                facts.sentenceCount(),
                facts.takes().size()));
        List<MasteredSounds.MasteredSound> learned = facts.mastered().learned();
        if (!learned.isEmpty()) {
            lines.add(texts.get("certificate.sounds", sounds(learned, MAX_LEARNED)));
        }
        lines.add(texts.get("certificate.thanks"));
        return new Certificate(
                texts.get("certificate.title"),
                heading.name(),
                Stream.of(heading.schoolClass(), number.isEmpty() ? "" : texts.get("number", number))
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" · ")),
                lines,
                texts.day(heading.day()),
                signature(heading.teacher()));
    }

    private String place(TermHeading heading, TermFacts facts) {
        return Stream.of(heading.schoolClass(), texts.days(facts.firstDay(), facts.lastDay()))
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" · "));
    }

    private String signature(String teacher) {
        return teacher.isBlank() ? texts.get("sign") : teacher.strip();
    }

    private String readLine(TermFacts facts) {
        return texts.get(
                "read.what",
                facts.dayCount(),
                facts.sentenceCount(),
                facts.takes().size());
    }

    private TermSection progress(TermFacts facts) {
        if (facts.growth().isEmpty()) {
            return new TermSection(texts.get("progress"), List.of(), List.of(texts.get("progress.none")));
        }
        GrowthLine line = facts.growth().get();
        double start = facts.firstWeek(line);
        double end = facts.lastWeek(line);
        List<TermBar> bars = new ArrayList<>();
        boolean isKnown = line.verdict() != GrowthLine.GrowthVerdict.TOO_FEW;
        if (isKnown && !facts.isAgainstClass() && start < end) {
            bars.add(bar("progress.start", line, start));
        }
        bars.add(bar("progress.now", line, end));
        String verdict = texts.get(
                (facts.isAgainstClass() ? "progress.class." : "progress.")
                        + line.verdict().name(),
                Math.round(Math.abs(line.change())),
                Math.round(line.changeBand()));
        return new TermSection(texts.get("progress"), bars, List.of(verdict, texts.get("progress.band")));
    }

    private TermBar bar(String key, GrowthLine line, double week) {
        double level = line.levelAt(week);
        double band = line.bandAt(week);
        return new TermBar(
                texts.get(key), level, band, texts.get("progress.figure", Math.round(level), Math.round(band)));
    }

    private List<String> soundLines(MasteredSounds mastered) {
        List<String> lines = new ArrayList<>();
        mastered.learned().stream()
                .limit(MAX_LEARNED)
                .map(sound -> texts.get("sounds.learned", sound.sound(), words(sound.words())))
                .forEach(lines::add);
        List<MasteredSounds.MasteredSound> steady = mastered.steady();
        if (!steady.isEmpty()) {
            lines.add(texts.get("sounds.steady", sounds(steady, MAX_STEADY)));
        }
        if (lines.isEmpty()) {
            lines.add(texts.get("sounds.none"));
        }
        return lines;
    }

    private static String sounds(List<MasteredSounds.MasteredSound> sounds, int limit) {
        return sounds.stream()
                .limit(limit)
                .map(sound -> "/" + sound.sound() + "/")
                .collect(Collectors.joining(", "));
    }

    private static String words(List<String> words) {
        return words.stream().limit(MAX_WORDS).collect(Collectors.joining(", "));
    }

    private List<String> recordingLines(TermRecordings recordings, Optional<RecordingFiles> files) {
        return List.of(
                recordingLine("recordings.first", recordings.first(), files.map(RecordingFiles::first)),
                recordingLine("recordings.latest", recordings.latest(), files.map(RecordingFiles::latest)));
    }

    private List<TermPage.TermCode> codes(RecordingFiles files) {
        List<TermPage.TermCode> codes = new ArrayList<>();
        files.first().address().ifPresent(at -> codes.add(new TermPage.TermCode(texts.get("code.first"), at)));
        files.latest().address().ifPresent(at -> codes.add(new TermPage.TermCode(texts.get("code.latest"), at)));
        return codes;
    }

    private String recordingLine(String key, Take take, Optional<HandedRecording> handed) {
        String sentence = library.sentences()
                .find(take.owner().sentenceId())
                .map(Sentence::text)
                .orElse("");
        String said = texts.get(key, texts.day(TermFacts.day(take)), sentence);
        return handed.map(recording -> said + " " + texts.get("recordings.file", recording.file()))
                .orElse(said);
    }

    /// Of a sound that counts now, where one of those is wrong.
    private String wish(TermFacts facts) {
        List<SoundTally.SoundShare> wrong = facts.sounds().toImprove();
        return wrong.stream()
                .filter(sound -> facts.focus().counts(sound.sound()))
                .findFirst()
                .or(() -> wrong.stream().findFirst())
                .map(sound -> sound.heard().isEmpty()
                        ? texts.get("wish.sound", sound.sound(), words(sound.words()))
                        : texts.get("wish.heard", sound.sound(), words(sound.words()), sound.heard()))
                .orElse(texts.get("wish.more"));
    }
}
