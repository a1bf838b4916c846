package app.saywell.practice.pack;

import app.saywell.library.Library;
import app.saywell.library.lesson.Lesson;
import app.saywell.library.lesson.Sentence;
import app.saywell.library.people.Consent;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.take.Take;
import app.saywell.practice.pack.Merge.Conflict;
import app.saywell.practice.pack.Merge.Kind;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Which takes of an evidence pack fit into this library, and which do not.
final class EvidenceFit {
    private final Library library;
    private final EvidenceFile content;
    private final List<Fresh> fresh = new ArrayList<>();
    private final List<Conflict> conflicts = new ArrayList<>();
    private int known;

    /// A take that is to be taken in.
    record Fresh(EvidenceFile.Entry entry, Take.Owner owner) {}

    EvidenceFit(Library library, EvidenceFile content) {
        this.library = library;
        this.content = content;
        Optional<List<Learner>> pupils = pupils();
        List<Sentence> sentences = sentences();
        if (pupils.isEmpty()) {
            conflicts.add(new Conflict(Kind.NO_CLASS, "", content.schoolClass()));
        } else if (sentences.isEmpty()) {
            conflicts.add(new Conflict(Kind.NO_LESSON, "", content.lesson()));
        } else {
            Set<List<Object>> seen = new HashSet<>();
            content.takes().forEach(entry -> fit(entry, pupils.get(), sentences, seen));
        }
    }

    List<Fresh> fresh() {
        return List.copyOf(fresh);
    }

    Merge merge() {
        List<Conflict> once = conflicts.stream().distinct().toList();
        return new Merge(content.schoolClass(), content.lesson(), fresh.size(), known, once);
    }

    private void fit(
            EvidenceFile.Entry entry,
            List<Learner> pupils,
            List<Sentence> sentences,
            Set<List<Object>> seen) {
        String who = (entry.number() + " " + entry.name()).strip();
        Optional<Learner> pupil = pupil(entry, pupils);
        Optional<Sentence> sentence =
                sentences.stream()
                        .filter(s -> plain(s.text()).equals(plain(entry.sentence())))
                        .findFirst();
        if (pupil.isEmpty()) {
            conflicts.add(new Conflict(Kind.NO_PUPIL, who, ""));
        } else if (sentence.isEmpty()) {
            conflicts.add(new Conflict(Kind.NO_SENTENCE, "", entry.sentence()));
        } else if (pupil.get().consent() == Consent.NONE) {
            conflicts.add(new Conflict(Kind.NO_CONSENT, who, ""));
        } else {
            Take.Owner owner = new Take.Owner(sentence.get().id(), pupil.get().id());
            Optional<Take> same = same(entry, owner);
            if (same.isPresent()) {
                known++;
                compareGrades(entry, same.get(), who);
            } else if (seen.add(List.of(owner, entry.sound().sha256()))) {
                fresh.add(new Fresh(entry, owner));
            }
        }
    }

    // Also one that lies in the bin here is known: it was put there on purpose.
    private Optional<Take> same(EvidenceFile.Entry entry, Take.Owner owner) {
        return library.takes().allOf(owner.learnerId()).stream()
                .filter(take -> take.owner().equals(owner))
                .filter(take -> take.audio().hash().equals(entry.sound().sha256()))
                .findFirst();
    }

    private void compareGrades(EvidenceFile.Entry entry, Take here, String who) {
        Double there = entry.grade();
        Optional<Double> ours = library.marks().grade(here.id());
        if (there != null && !ours.equals(Optional.of(there))) {
            conflicts.add(new Conflict(Kind.OTHER_GRADE, who, entry.sentence()));
        }
    }

    private static Optional<Learner> pupil(EvidenceFile.Entry entry, List<Learner> pupils) {
        List<Learner> named =
                pupils.stream().filter(p -> plain(p.name()).equals(plain(entry.name()))).toList();
        List<Learner> both = named.stream().filter(p -> p.number().equals(entry.number())).toList();
        if (both.size() == 1) {
            return Optional.of(both.getFirst());
        }
        boolean loose =
                named.size() == 1
                        && (named.getFirst().number().isEmpty() || entry.number().isEmpty());
        return loose ? Optional.of(named.getFirst()) : Optional.empty();
    }

    private Optional<List<Learner>> pupils() {
        if (content.schoolClass().isEmpty()) {
            return Optional.of(library.learners().alone());
        }
        return library.classes().all().stream()
                .filter(one -> plain(one.name()).equals(plain(content.schoolClass())))
                .map(SchoolClass::id)
                .findFirst()
                .map(id -> library.learners().of(id));
    }

    // Of several lessons with that title the one that has most of the sentences.
    private List<Sentence> sentences() {
        return library.lessons().all().stream()
                .filter(lesson -> plain(lesson.title()).equals(plain(content.lesson())))
                .map(Lesson::id)
                .map(id -> library.sentences().of(id))
                .max(Comparator.comparingLong(this::held))
                .orElse(List.of());
    }

    private long held(List<Sentence> sentences) {
        return content.takes().stream()
                .filter(
                        entry ->
                                sentences.stream()
                                        .anyMatch(
                                                s ->
                                                        plain(s.text())
                                                                .equals(plain(entry.sentence()))))
                .count();
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFC).strip();
    }
}
