package app.saywell.desk.reports.pack;

import app.saywell.desk.reports.pack.PackMergeReport.MergeConflict;
import app.saywell.desk.reports.pack.PackMergeReport.MergeConflictKind;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.school.take.ScoringResult;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.database.RecordingFiles;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Decides which takes of a recording pack can be imported into this library.
final class RecordingPackMatcher {
    private final Library library;
    private final RecordingPackFile content;
    private final List<NewTake> newTakes = new ArrayList<>();
    private final List<MergeConflict> conflicts = new ArrayList<>();
    private int knownTakes;

    /// A take to import.
    record NewTake(RecordingPackFile.TakeEntry entry, Take.TakeOwner owner) {}

    RecordingPackMatcher(Library library, RecordingPackFile content) {
        this.library = library;
        this.content = content;
        Optional<List<Learner>> learners = findLearners();
        List<Sentence> sentences = findSentences();
        if (learners.isEmpty()) {
            conflicts.add(new MergeConflict(MergeConflictKind.NO_CLASS, "", content.schoolClass()));
        } else if (sentences.isEmpty()) {
            conflicts.add(new MergeConflict(MergeConflictKind.NO_LESSON, "", content.lesson()));
        } else {
            Set<List<Object>> seen = new HashSet<>();
            content.takes().forEach(entry -> matchTake(entry, learners.get(), sentences, seen));
        }
    }

    List<NewTake> newTakes() {
        return List.copyOf(newTakes);
    }

    PackMergeReport report() {
        List<MergeConflict> distinctConflicts = conflicts.stream().distinct().toList();
        return new PackMergeReport(
                content.schoolClass(), content.lesson(), newTakes.size(), knownTakes, distinctConflicts);
    }

    private void matchTake(
            RecordingPackFile.TakeEntry entry,
            List<Learner> learners,
            List<Sentence> sentences,
            Set<List<Object>> seen) {
        String learnerLabel = (entry.number() + " " + entry.name()).strip();
        Optional<Learner> learner = findLearner(entry, learners);
        Optional<Sentence> sentence = sentences.stream()
                .filter(candidate -> normalize(candidate.text()).equals(normalize(entry.sentence())))
                .findFirst();
        if (learner.isEmpty()) {
            conflicts.add(new MergeConflict(MergeConflictKind.NO_LEARNER, learnerLabel, ""));
        } else if (sentence.isEmpty()) {
            conflicts.add(new MergeConflict(MergeConflictKind.NO_SENTENCE, "", entry.sentence()));
        } else if (!learner.get().consent().allowsRecording()) {
            conflicts.add(new MergeConflict(MergeConflictKind.NO_CONSENT, learnerLabel, ""));
        } else {
            Take.TakeOwner owner =
                    new Take.TakeOwner(sentence.get().id(), learner.get().id());
            Optional<Take> same = findSame(entry, owner);
            if (same.isPresent()) {
                knownTakes++;
                compareGrades(entry, same.get(), learnerLabel);
                compareMarks(entry, same.get(), learnerLabel);
            } else if (seen.add(List.of(owner, entry.sound().sha256()))) {
                newTakes.add(new NewTake(entry, owner));
            }
        }
    }

    // A take in the bin counts as known too, because it was deleted on purpose.
    private Optional<Take> findSame(RecordingPackFile.TakeEntry entry, Take.TakeOwner owner) {
        return library.takes().findByLearner(owner.learnerId()).stream()
                .filter(take -> take.owner().equals(owner))
                .filter(take -> take.audio().hash().equals(entry.sound().sha256()))
                .findFirst();
    }

    private void compareGrades(RecordingPackFile.TakeEntry entry, Take here, String learnerLabel) {
        Double there = entry.grade();
        Optional<Double> ours = library.marks().grade(here.id());
        if (there != null && !ours.equals(Optional.of(there))) {
            conflicts.add(new MergeConflict(MergeConflictKind.OTHER_GRADE, learnerLabel, entry.sentence()));
        }
    }

    // Only marks on the same answer can be compared.
    private void compareMarks(RecordingPackFile.TakeEntry entry, Take here, String learnerLabel) {
        library.results().findByTake(here.id()).stream()
                .filter(result -> entry.results().stream()
                        .filter(answer -> answer.sha256().equals(hash(result)))
                        .anyMatch(answer -> !PackedMarks.isSame(answer.marks(), result.marks())))
                .findFirst()
                .ifPresent(other -> conflicts.add(
                        new MergeConflict(MergeConflictKind.OTHER_MARKS, learnerLabel, entry.sentence())));
    }

    private static String hash(ScoringResult result) {
        return RecordingFiles.sha256Of(result.json().getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<Learner> findLearner(RecordingPackFile.TakeEntry entry, List<Learner> learners) {
        List<Learner> byName = learners.stream()
                .filter(candidate -> normalize(candidate.name()).equals(normalize(entry.name())))
                .toList();
        List<Learner> byNameAndNumber = byName.stream()
                .filter(candidate -> candidate.number().equals(entry.number()))
                .toList();
        if (byNameAndNumber.size() == 1) {
            return Optional.of(byNameAndNumber.getFirst());
        }
        boolean numberMissing = byName.size() == 1
                && (byName.getFirst().number().isEmpty() || entry.number().isEmpty());
        return numberMissing ? Optional.of(byName.getFirst()) : Optional.empty();
    }

    private Optional<List<Learner>> findLearners() {
        if (content.schoolClass().isEmpty()) {
            return Optional.of(library.learners().findWithoutClass());
        }
        return library.classes().findAll().stream()
                .filter(schoolClass -> normalize(schoolClass.name()).equals(normalize(content.schoolClass())))
                .map(SchoolClass::id)
                .findFirst()
                .map(id -> library.learners().findByClass(id));
    }

    // If several lessons have that title, the one with most of the sentences is used.
    private List<Sentence> findSentences() {
        return library.lessons().findAll().stream()
                .filter(lesson -> normalize(lesson.title()).equals(normalize(content.lesson())))
                .map(Lesson::id)
                .map(id -> library.sentences().findByLesson(id))
                .max(Comparator.comparingLong(this::countMatching))
                .orElse(List.of());
    }

    private long countMatching(List<Sentence> sentences) {
        return content.takes().stream()
                .filter(entry -> sentences.stream()
                        .anyMatch(candidate -> normalize(candidate.text()).equals(normalize(entry.sentence()))))
                .count();
    }

    private static String normalize(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC).strip();
    }
}
