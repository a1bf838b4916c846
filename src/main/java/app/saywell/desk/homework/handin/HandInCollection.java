package app.saywell.desk.homework.handin;

import app.saywell.desk.homework.handin.CollectedFile.CollectedChoice;
import app.saywell.desk.homework.handin.CollectedFile.CollectedState;
import app.saywell.desk.homework.handin.CollectedFile.CollectedTarget;
import app.saywell.desk.homework.handin.CollectedFile.RecordingCounts;
import app.saywell.desk.homework.handin.CollectedFile.Suggestions;
import app.saywell.desk.homework.handin.HandInException.HandInFailure;
import app.saywell.desk.lessons.filename.LearnerNumbers;
import app.saywell.desk.lessons.filename.NameContext;
import app.saywell.desk.lessons.filename.NameReading;
import app.saywell.desk.lessons.filename.RecordingNames;
import app.saywell.desk.school.homework.HandIn;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.ImportableAudio;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Says what collected files are, before anything is stored. Call it on a worker thread.
public final class HandInCollection {
    private final Library library;
    private final HandInReader reader;

    public HandInCollection(UseCaseContext context) {
        library = context.library();
        reader = new HandInReader(library.classKeys());
    }

    /// Whether a file can be collected, by its name.
    public static boolean hasCollectableName(Path file) {
        return HandInReader.hasHandInName(file) || ImportableAudio.hasSoundName(file);
    }

    /// Whether a file is a hand-in of the homework page, by its name.
    public static boolean hasHandInName(Path file) {
        return HandInReader.hasHandInName(file);
    }

    /// Looks at a file. Never throws for what is in it.
    ///
    /// @param classId the class to which plain recordings belong
    /// @param lessonId the lesson to which plain recordings belong; 0 for none
    public CollectedFile look(Path file, long classId, long lessonId) {
        Instant time = Instant.EPOCH;
        String digest = "";
        try {
            time = Files.getLastModifiedTime(file).toInstant();
            byte[] bytes = HandInReader.readBytes(file);
            digest = RecordingFiles.sha256Of(bytes);
            return HandInReader.hasHandInName(file)
                    ? describe(file, time, reader.open(bytes))
                    : describe(file, time, digest, bytes, classId, lessonId);
        } catch (HandInException e) {
            return CollectedFile.refused(file, digest, stateOf(e.failure()), time);
        } catch (UnreadableAudioException e) {
            return CollectedFile.refused(file, digest, stateOf(e), time);
        } catch (IOException | OutOfMemoryError e) {
            return CollectedFile.refused(file, digest, CollectedState.DAMAGED, time);
        }
    }

    /// The same file after learners have changed: whose it is, is read anew, unless the teacher has said it. Never
    /// throws for what is in it.
    public CollectedFile lookAgain(CollectedFile collected) {
        CollectedFile looked = look(
                collected.file(),
                collected.target().map(CollectedTarget::classId).orElse(0L),
                collected.target().map(CollectedTarget::lessonId).orElse(0L));
        if (!looked.state().dependsOnLearners()) {
            return collected.withState(looked.state());
        }
        CollectedChoice choice = collected.choice();
        return choice.equals(CollectedChoice.NONE) ? looked : assign(looked, choice.learnerId(), choice.sentenceId());
    }

    /// The same file with a learner, and with a sentence if it is a plain recording, that the
    /// teacher has chosen.
    public CollectedFile assign(CollectedFile collected, Optional<Long> learnerId, Optional<Long> sentenceId) {
        return assigned(collected, learnerId, sentenceId)
                .withChoice(collected.choice().with(learnerId, sentenceId));
    }

    private CollectedFile assigned(CollectedFile collected, Optional<Long> learnerId, Optional<Long> sentenceId) {
        Optional<Learner> learner =
                learnerId.flatMap(library.learners()::findNotDeleted).or(collected::learner);
        Optional<CollectedTarget> target = collected.target();
        if (sentenceId.isPresent() && target.isPresent()) {
            Optional<Sentence> sentence = library.sentences().find(sentenceId.get());
            target = target.map(old -> old.withSentence(sentence));
        } else if (learner.isPresent() && !HandInReader.hasHandInName(collected.file())) {
            target = target.map(old -> readAgain(collected.file(), learner.get(), old));
        }
        try {
            byte[] bytes = HandInReader.readBytes(collected.file());
            return HandInReader.hasHandInName(collected.file())
                    ? describe(collected.file(), collected.madeAt(), reader.open(bytes), learner)
                    : state(
                            collected.file(),
                            collected.madeAt(),
                            collected.digest(),
                            collected.claim(),
                            learner,
                            target,
                            HandedInSound.decode(bytes).sha256());
        } catch (HandInException e) {
            return collected.withState(stateOf(e.failure()));
        } catch (UnreadableAudioException e) {
            return collected.withState(stateOf(e));
        } catch (IOException | OutOfMemoryError e) {
            return collected.withState(CollectedState.DAMAGED);
        }
    }

    /// All files together, in the order in which they are stored: what was handed in first comes
    /// first, so that the newest takes count. A file that is there twice is stored once.
    public static List<CollectedFile> inOrder(List<CollectedFile> collected) {
        Set<String> digests = new HashSet<>();
        Set<List<Object>> seen = new HashSet<>();
        List<CollectedFile> ordered = new ArrayList<>();
        for (CollectedFile file : collected.stream()
                .sorted(Comparator.comparing(CollectedFile::madeAt))
                .toList()) {
            CollectedFile settled = file;
            if (file.state().isStorable()) {
                List<Object> whose = List.of(file.learner().map(Learner::id).orElse(0L), file.target());
                if (!digests.add(file.digest())) {
                    settled = file.withState(CollectedState.ALREADY_THERE);
                } else if (!seen.add(whose) && !file.isPlainRecording()) {
                    settled = file.withState(CollectedState.REPLACES_EARLIER);
                }
            }
            ordered.add(settled);
        }
        return List.copyOf(ordered);
    }

    private CollectedFile describe(Path file, Instant time, OpenedHandIn handIn) {
        return describe(file, time, handIn, findLearner(handIn));
    }

    private CollectedFile describe(Path file, Instant time, OpenedHandIn handIn, Optional<Learner> learner) {
        Instant madeAt = handIn.manifest().createdTime().orElse(time);
        Optional<HandInMatch> found = HandInMatch.find(library, handIn);
        if (found.isEmpty()) {
            return CollectedFile.refused(file, handIn.digest(), CollectedState.OTHER_LESSON, madeAt);
        }
        HandInMatch match = found.get();
        int unknown = learner.map(known -> (int) match.recordings().stream()
                        .filter(recording -> !isKnown(known, recording))
                        .count())
                .orElse(match.recordings().size());
        RecordingCounts counts = new RecordingCounts(
                handIn.manifest().recordings().size(),
                unknown,
                handIn.manifest().recordings().size() - match.recordings().size());
        return new CollectedFile(
                file,
                handIn.digest(),
                state(handIn, match, learner, unknown),
                claim(handIn),
                learner,
                Optional.of(new CollectedTarget(
                        handIn.classId(),
                        match.homework().lessonId(),
                        Optional.of(match.homework()),
                        Optional.empty(),
                        learner.isEmpty()
                                ? new Suggestions(learnersWithItsNumber(handIn), List.of())
                                : Suggestions.NONE)),
                counts,
                madeAt,
                CollectedChoice.NONE);
    }

    /// What a name says about the sentence, once its learner is known.
    private CollectedTarget readAgain(Path file, Learner learner, CollectedTarget target) {
        if (target.sentence().isPresent()) {
            return target;
        }
        NameContext context = new NameContext(
                Optional.of(learner),
                library.learners().findByClass(target.classId()),
                library.sentences().findByLesson(target.lessonId()));
        NameReading name = RecordingNames.read("", String.valueOf(file.getFileName()), context);
        return new CollectedTarget(
                target.classId(),
                target.lessonId(),
                target.homework(),
                name.sentence().certain(),
                Suggestions.of(name));
    }

    private CollectedState state(OpenedHandIn handIn, HandInMatch match, Optional<Learner> learner, int unknown) {
        if (match.recordings().isEmpty()) {
            return CollectedState.OTHER_LESSON;
        }
        if (library.handIns().find(handIn.digest()).isPresent()) {
            return CollectedState.ALREADY_THERE;
        }
        if (learner.isEmpty()) {
            return learnersWithItsNumber(handIn).isEmpty()
                    ? CollectedState.UNKNOWN_LEARNER
                    : CollectedState.SEVERAL_LEARNERS;
        }
        if (!library.learners().mayRecordAtHome(learner.get().id())) {
            return CollectedState.NO_CONSENT;
        }
        if (unknown == 0) {
            return CollectedState.ALREADY_THERE;
        }
        boolean handedInBefore = library
                .handIns()
                .findByHomework(match.homework().id())
                .stream()
                .map(HandIn::learnerId)
                .anyMatch(id -> id == learner.get().id());
        return handedInBefore ? CollectedState.REPLACES_EARLIER : CollectedState.NEW;
    }

    private CollectedFile describe(Path file, Instant time, String digest, byte[] bytes, long classId, long lessonId) {
        String sound = HandedInSound.decode(bytes).sha256();
        List<Learner> learners = library.learners().findByClass(classId);
        NameReading name = RecordingNames.read(
                "",
                String.valueOf(file.getFileName()),
                NameContext.of(learners, library.sentences().findByLesson(lessonId)));
        CollectedTarget target = new CollectedTarget(
                classId,
                lessonId,
                newestHomework(classId, lessonId),
                name.sentence().certain(),
                Suggestions.of(name));
        return state(file, time, digest, name.claimedNumber(), name.learner().certain(), Optional.of(target), sound);
    }

    private CollectedFile state(
            Path file,
            Instant time,
            String digest,
            String claim,
            Optional<Learner> learner,
            Optional<CollectedTarget> target,
            String soundHash) {
        Optional<Sentence> sentence = target.flatMap(CollectedTarget::sentence);
        Suggestions suggestions = target.map(CollectedTarget::suggestions).orElse(Suggestions.NONE);
        CollectedState state = CollectedState.NEW;
        if (learner.isEmpty()) {
            state = suggestions.learners().isEmpty() ? CollectedState.UNKNOWN_LEARNER : CollectedState.UNSURE_LEARNER;
        } else if (!library.learners().mayRecordAtHome(learner.get().id())) {
            state = CollectedState.NO_CONSENT;
        } else if (sentence.isEmpty()) {
            state = suggestions.sentences().isEmpty()
                    ? CollectedState.UNKNOWN_SENTENCE
                    : CollectedState.UNSURE_SENTENCE;
        } else if (HandedInSound.isKnown(
                library, learner.get().id(), sentence.get().id(), soundHash)) {
            state = CollectedState.ALREADY_THERE;
        }
        int unknown = state == CollectedState.ALREADY_THERE ? 0 : 1;
        RecordingCounts counts = new RecordingCounts(1, unknown, 0);
        return new CollectedFile(file, digest, state, claim, learner, target, counts, time, CollectedChoice.NONE);
    }

    private Optional<Homework> newestHomework(long classId, long lessonId) {
        return library.homework().findByClass(classId).stream()
                .filter(homework -> homework.lessonId() == lessonId)
                .findFirst();
    }

    private boolean isKnown(Learner learner, HandInMatch.MatchedRecording recording) {
        return library.handIns()
                .hasTake(learner.id(), recording.sentenceId(), recording.entry().sha256());
    }

    // Whoever has the page of a learner can hand in for that learner; the teacher sees and hears
    // it.
    private Optional<Learner> findLearner(OpenedHandIn handIn) {
        HandInManifest.ClaimedLearner claimed = handIn.manifest().learner();
        if (claimed == null || claimed.id().isEmpty()) {
            List<Learner> found = learnersWithItsNumber(handIn);
            return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
        }
        return library.learners().findByClass(handIn.classId()).stream()
                .filter(learner -> String.valueOf(learner.id()).equals(claimed.id()))
                .findFirst();
    }

    /// Those whose number a hand-in names that names nobody by id.
    private List<Learner> learnersWithItsNumber(OpenedHandIn handIn) {
        HandInManifest.ClaimedLearner claimed = handIn.manifest().learner();
        return claimed == null || !claimed.id().isEmpty()
                ? List.of()
                : LearnerNumbers.findAll(claimed.number(), library.learners().findByClass(handIn.classId()));
    }

    private static String claim(OpenedHandIn handIn) {
        HandInManifest.ClaimedLearner claimed = handIn.manifest().learner();
        return claimed == null ? "" : (claimed.number() + " " + claimed.alias()).strip();
    }

    private static CollectedState stateOf(UnreadableAudioException unreadable) {
        return unreadable.kind().isPresent() ? CollectedState.UNREAD_KIND : CollectedState.DAMAGED;
    }

    private static CollectedState stateOf(HandInFailure failure) {
        return switch (failure) {
            case DAMAGED -> CollectedState.DAMAGED;
            case OTHER_CLASS -> CollectedState.OTHER_CLASS;
            case NEWER -> CollectedState.NEWER_VERSION;
            case TOO_LARGE -> CollectedState.TOO_LARGE;
        };
    }
}
