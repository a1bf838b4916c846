package app.saywell.practice.privacy;

import app.saywell.library.Library;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.ConsentGiven;
import app.saywell.library.people.Learner;
import app.saywell.library.take.Mark;
import app.saywell.library.take.Result;
import app.saywell.library.take.Take;
import app.saywell.practice.change.Desk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// Gives out everything that is kept of somebody, in one ZIP that can be read without Saywell: the
/// recordings, the judgements byte for byte, and a page of text that explains them.
public final class Everything {
    private final Desk desk;
    private final Library library;

    public Everything(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Writes the file; one that is there is replaced.
    public Certificate export(long learnerId, Path zip) throws IOException {
        Learner learner = library.learners().find(learnerId).orElseThrow();
        List<Take> takes = library.takes().allOf(learnerId);
        Set<String> written = new LinkedHashSet<>();
        StringBuilder page = new StringBuilder();
        int results = 0;
        describe(page, learner);
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (Take take : takes) {
                String audio = "audio/" + take.id() + "." + take.audio().extension();
                byte[] sound = Files.readAllBytes(library.recordings().file(take.audio()));
                put(out, written, audio, sound);
                describe(page, take, audio);
                for (Result result : library.results().of(take.id())) {
                    String name = "results/" + take.id() + "-" + result.id() + ".json";
                    put(out, written, name, result.json().getBytes(StandardCharsets.UTF_8));
                    describe(page, result, name);
                    results++;
                }
            }
            put(out, written, "everything.txt", page.toString().getBytes(StandardCharsets.UTF_8));
        }
        return new Certificate(
                Certificate.Act.EXPORTED,
                learner.number(),
                desk.clock().instant(),
                takes.size(),
                results,
                takes.size());
    }

    private void describe(StringBuilder page, Learner learner) {
        page.append("Name: ").append(learner.name()).append('\n');
        page.append("Number: ").append(learner.number()).append('\n');
        page.append("Consent now: ").append(learner.consent()).append('\n');
        for (ConsentGiven given : library.learners().consents(learner.id())) {
            page.append("Consent ")
                    .append(given.consent())
                    .append(" given by ")
                    .append(given.by())
                    .append(" (")
                    .append(given.how())
                    .append(") on ")
                    .append(given.at())
                    .append('\n');
        }
    }

    private void describe(StringBuilder page, Take take, String audio) {
        String text =
                library.sentences().find(take.owner().sentenceId()).map(Sentence::text).orElse("");
        page.append("\nRecording ")
                .append(audio)
                .append(", ")
                .append(take.circumstances().recordedAt())
                .append(", of: ")
                .append(text)
                .append('\n');
        library.marks()
                .grade(take.id())
                .ifPresent(grade -> page.append("  Grade: ").append(grade).append('\n'));
        library.ownRatings()
                .of(take.id())
                .ifPresent(one -> page.append("  Own view: ").append(one).append('\n'));
    }

    private void describe(StringBuilder page, Result result, String name) {
        page.append("  Judgement ")
                .append(name)
                .append(", by ")
                .append(result.origin().service())
                .append(' ')
                .append(result.origin().engine())
                .append(", ")
                .append(result.origin().at())
                .append('\n');
        for (Mark mark : library.marks().of(result.id())) {
            page.append("    Mark by the ")
                    .append(mark.place().layer())
                    .append(" on ")
                    .append(mark.place().target())
                    .append(' ')
                    .append(mark.place().component())
                    .append('.')
                    .append(mark.place().part())
                    .append(": ")
                    .append(mark.value())
                    .append(' ')
                    .append(mark.reason())
                    .append('\n');
        }
    }

    private static void put(ZipOutputStream out, Set<String> written, String name, byte[] content)
            throws IOException {
        if (written.add(name)) {
            out.putNextEntry(new ZipEntry(name));
            out.write(content);
            out.closeEntry();
        }
    }
}
