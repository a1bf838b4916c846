package app.saywell.desk.privacy;

import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.ConsentRecord;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.mark.TeacherMark;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.speaking.SpeechAnswers;
import app.saywell.desk.school.speaking.SpeechAnswers.AnsweredPart;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.file.WholeFile;
import app.saywell.speech.FeedbackLanguage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Exports all data about a learner as a ZIP file that is readable without Saywell: the recordings,
/// the results byte for byte, and a text file that explains them.
public final class PersonalDataExport {
    private final UseCaseContext context;
    private final Library library;

    public PersonalDataExport(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    /// Writes the file. Replaces an existing one. A recording whose sound is missing or cannot be read is named there
    /// and in the certificate; everything else about it is exported.
    public PrivacyCertificate export(long learnerId, Path zip) throws IOException {
        Learner learner = library.learners().find(learnerId).orElseThrow();
        List<Take> takes = library.takes().findByLearner(learnerId);
        StringBuilder page = new StringBuilder();
        describe(page, learner);
        new PersonalDataHistory(library).describe(page, learnerId);
        AtomicInteger results = new AtomicInteger();
        List<FreeSpeech> speeches = library.freeSpeech().findByLearner(learnerId);
        List<String> missing = new ArrayList<>();
        WholeFile.write(zip, out -> results.set(write(takes, speeches, page, missing, out)));
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, learner.classId().orElse(0L), Optional.of(learnerId));
        return new PrivacyCertificate(
                PrivacyCertificate.CertifiedAction.EXPORTED,
                learner.number(),
                context.clock().instant(),
                takes.size() + speeches.size(),
                results.get(),
                takes.size() + speeches.size() - missing.size(),
                List.of(),
                List.of(),
                List.copyOf(missing));
    }

    /// @return how many results there are
    private int write(
            List<Take> takes, List<FreeSpeech> speeches, StringBuilder page, List<String> missing, OutputStream file)
            throws IOException {
        Set<String> written = new LinkedHashSet<>();
        int results = 0;
        try (ZipOutputStream out = new ZipOutputStream(file)) {
            for (Take take : takes) {
                String audio = "audio/" + take.id() + "." + take.audio().extension();
                Optional<byte[]> sound = library.recordings().read(take.audio());
                describe(page, take, audio);
                if (sound.isPresent()) {
                    putEntry(out, written, audio, sound.get());
                } else {
                    noteMissing(page, missing, audio, take.recordingInfo().recordedAt());
                }
                for (ScoringResult result : library.results().findByTake(take.id())) {
                    String name = "results/" + take.id() + "-" + result.id() + ".json";
                    putEntry(out, written, name, result.json().getBytes(StandardCharsets.UTF_8));
                    describe(page, result, name);
                    writeAdded(out, written, page, result);
                    results++;
                }
            }
            for (FreeSpeech speech : speeches) {
                results += write(out, written, page, missing, speech);
            }
            if (!missing.isEmpty()) {
                page.insert(
                        0,
                        "Missing here, because the sound is missing or cannot be read on the computer: "
                                + String.join(", ", missing)
                                + ". Everything else is here.\n\n");
            }
            putEntry(out, written, "everything.txt", page.toString().getBytes(StandardCharsets.UTF_8));
        }
        return results;
    }

    /// @return how many results there are
    private int write(
            ZipOutputStream out, Set<String> written, StringBuilder page, List<String> missing, FreeSpeech speech)
            throws IOException {
        String audio = "audio/speech-" + speech.id() + "." + speech.audio().extension();
        Optional<byte[]> sound = library.recordings().read(speech.audio());
        page.append("\nSpoken without a text ")
                .append(audio)
                .append(", ")
                .append(speech.recordedAt())
                .append(", about: ")
                .append(speech.prompt())
                .append('\n');
        if (sound.isPresent()) {
            putEntry(out, written, audio, sound.get());
        } else {
            noteMissing(page, missing, audio, speech.recordedAt());
        }
        int number = 0;
        for (AnsweredPart part : speech.answers().map(SpeechAnswers::parts).orElse(List.of())) {
            number++;
            if (part.overlap() != null) {
                page.append("  Found by Saywell, from ")
                        .append(part.start())
                        .append(part.hasOverlap() ? " s: two people" : " s: no two people")
                        .append(" spoke at the same time\n");
            }
            for (String answer : List.of(part.transcription(), part.secondHearing(), part.judgement())) {
                if (!answer.isEmpty()) {
                    String name = "results/speech-" + speech.id() + "-" + number + "-" + written.size() + ".json";
                    putEntry(out, written, name, answer.getBytes(StandardCharsets.UTF_8));
                    page.append("  Answer ")
                            .append(name)
                            .append(", from ")
                            .append(part.start())
                            .append(" s\n");
                }
            }
        }
        return speech.answers().isPresent() ? 1 : 0;
    }

    private static void noteMissing(StringBuilder page, List<String> missing, String audio, Instant recordedAt) {
        page.append("  The sound is missing\n");
        missing.add(audio + " (" + LocalDate.ofInstant(recordedAt, ZoneId.systemDefault()) + ")");
    }

    /// What was added to a result later: boundaries that were moved by hand, and its feedback in other languages.
    private void writeAdded(ZipOutputStream out, Set<String> written, StringBuilder page, ScoringResult result)
            throws IOException {
        String name = "results/" + result.takeId() + "-" + result.id();
        if (result.movedComponentsJson().isPresent()) {
            String moved = name + "-moved.json";
            putEntry(out, written, moved, result.movedComponentsJson().get().getBytes(StandardCharsets.UTF_8));
            page.append("    Boundaries moved by hand ").append(moved).append('\n');
        }
        for (FeedbackLanguage language : FeedbackLanguage.values()) {
            Optional<String> answer = library.feedbackTranslations().find(result.id(), language);
            if (answer.isPresent()) {
                String translated = name + "-" + language.code() + ".json";
                putEntry(out, written, translated, answer.get().getBytes(StandardCharsets.UTF_8));
                page.append("    Feedback in another language ")
                        .append(translated)
                        .append('\n');
            }
        }
    }

    private void describe(StringBuilder page, Learner learner) {
        page.append("Name: ").append(learner.name()).append('\n');
        page.append("Number: ").append(learner.number()).append('\n');
        page.append("Consent now: ").append(learner.consent()).append('\n');
        JudgingChoice judging = library.judging().ofLearner(learner.id());
        judging.firstLanguage()
                .ifPresent(language ->
                        page.append("First language: ").append(language.code()).append('\n'));
        judging.strictness()
                .ifPresent(strictness ->
                        page.append("Scored by: ").append(strictness.code()).append('\n'));
        for (ConsentRecord given : library.learners().consentHistory(learner.id())) {
            page.append("Consent ")
                    .append(given.consent())
                    .append(given.homeworkAllowed() ? "" : ", without homework,")
                    .append(" given by ")
                    .append(given.givenBy())
                    .append(" (")
                    .append(given.how())
                    .append(") on ")
                    .append(given.at())
                    .append('\n');
        }
    }

    private void describe(StringBuilder page, Take take, String audio) {
        String text = library.sentences()
                .find(take.owner().sentenceId())
                .map(Sentence::text)
                .orElse("");
        page.append("\nRecording ")
                .append(audio)
                .append(", ")
                .append(take.recordingInfo().recordedAt())
                .append(", of: ")
                .append(text)
                .append('\n');
        library.marks()
                .grade(take.id())
                .ifPresent(grade -> page.append("  Grade: ").append(grade).append('\n'));
        library.selfRatings().findRating(take.id()).ifPresent(rating -> page.append("  Self-rating: ")
                .append(rating)
                .append('\n'));
        library.heardTexts().find(take.id()).ifPresent(heard -> page.append("  Heard: ")
                .append(heard.text())
                .append('\n'));
    }

    private void describe(StringBuilder page, ScoringResult result, String name) {
        page.append("  Result ")
                .append(name)
                .append(", by ")
                .append(result.origin().service())
                .append(' ')
                .append(result.origin().engine())
                .append(", ")
                .append(result.origin().at())
                .append('\n');
        for (TeacherMark mark : result.marks()) {
            page.append("    Mark by the ")
                    .append(mark.position().layer())
                    .append(" on ")
                    .append(mark.position().target())
                    .append(' ')
                    .append(mark.position().component())
                    .append('.')
                    .append(mark.position().part())
                    .append(": ")
                    .append(mark.value())
                    .append(mark.miscue().map(miscue -> " " + miscue).orElse(""))
                    .append(' ')
                    .append(mark.reason())
                    .append('\n');
        }
    }

    private static void putEntry(ZipOutputStream out, Set<String> written, String name, byte[] content)
            throws IOException {
        if (written.add(name)) {
            out.putNextEntry(new ZipEntry(name));
            out.write(content);
            out.closeEntry();
        }
    }
}
