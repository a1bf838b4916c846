package app.saywell.desk.privacy;

import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.daily.DailySession;
import app.saywell.desk.school.dialogue.DialogueRun;
import app.saywell.desk.school.ear.EarAnswer;
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
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /// Writes the file. Replaces an existing one.
    public PrivacyCertificate export(long learnerId, Path zip) throws IOException {
        Learner learner = library.learners().find(learnerId).orElseThrow();
        List<Take> takes = library.takes().findByLearner(learnerId);
        StringBuilder page = new StringBuilder();
        describe(page, learner);
        describeEarTraining(page, learnerId);
        describeDailySessions(page, learnerId);
        describeDialogues(page, learnerId);
        describeRatings(page, learnerId);
        AtomicInteger results = new AtomicInteger();
        List<FreeSpeech> speeches = library.freeSpeech().findByLearner(learnerId);
        WholeFile.write(zip, out -> results.set(write(takes, speeches, page, out)));
        context.noteAccess(AccessEntry.AccessAction.EXPORTED, learner.classId().orElse(0L), Optional.of(learnerId));
        return new PrivacyCertificate(
                PrivacyCertificate.CertifiedAction.EXPORTED,
                learner.number(),
                context.clock().instant(),
                takes.size() + speeches.size(),
                results.get(),
                takes.size() + speeches.size(),
                Optional.empty(),
                List.of());
    }

    /// @return how many results there are
    private int write(List<Take> takes, List<FreeSpeech> speeches, StringBuilder page, OutputStream file)
            throws IOException {
        Set<String> written = new LinkedHashSet<>();
        int results = 0;
        try (ZipOutputStream out = new ZipOutputStream(file)) {
            for (Take take : takes) {
                String audio = "audio/" + take.id() + "." + take.audio().extension();
                byte[] sound = Files.readAllBytes(library.recordings().existingFile(take.audio()));
                putEntry(out, written, audio, sound);
                describe(page, take, audio);
                for (ScoringResult result : library.results().findByTake(take.id())) {
                    String name = "results/" + take.id() + "-" + result.id() + ".json";
                    putEntry(out, written, name, result.json().getBytes(StandardCharsets.UTF_8));
                    describe(page, result, name);
                    results++;
                }
            }
            for (FreeSpeech speech : speeches) {
                results += write(out, written, page, speech);
            }
            putEntry(out, written, "everything.txt", page.toString().getBytes(StandardCharsets.UTF_8));
        }
        return results;
    }

    /// @return how many results there are
    private int write(ZipOutputStream out, Set<String> written, StringBuilder page, FreeSpeech speech)
            throws IOException {
        String audio = "audio/speech-" + speech.id() + "." + speech.audio().extension();
        putEntry(out, written, audio, Files.readAllBytes(library.recordings().existingFile(speech.audio())));
        page.append("\nSpoken without a text ")
                .append(audio)
                .append(", ")
                .append(speech.recordedAt())
                .append(", about: ")
                .append(speech.prompt())
                .append('\n');
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
            page.append("Dialogue, ")
                    .append(run.startedAt())
                    .append(": as ")
                    .append(run.role())
                    .append(", ")
                    .append(run.path().size())
                    .append(run.endedAt().isPresent() ? " lines to the end\n" : " lines\n");
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
