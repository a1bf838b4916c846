package app.saywell.desk.privacy;

import app.saywell.desk.privacy.backup.BackupFolder;
import app.saywell.desk.privacy.backup.ScheduledBackup;
import app.saywell.desk.school.AudioClip;
import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.StepListener;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.policy.LockedFeature;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.speaking.FreeSpeech;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.desk.store.database.LibraryException;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.desk.store.deletion.ErasureRecord;
import app.saywell.desk.store.deletion.PendingDeletion.DeletionKind;
import app.saywell.desk.store.policy.LockedFeatureException;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.UnreadableAudioException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Erases learners and recordings permanently: rows, files, paid answers, caches, unfinished
/// recordings, backups and the undo steps that may name them.
///
/// An erasure is one act that survives interruptions. One transaction deletes the rows and writes
/// into the journal what is to be deleted outside the database. Then the journal is worked off, or
/// carried on at the next start. A certificate is handed out only when that is done.
///
/// The database is rewritten afterwards, so that no page of it contains deleted data. This takes
/// seconds, so run it as a task.
public final class ErasureService {
    private final UseCaseContext context;
    private final Library library;
    private final StepListener steps;

    public ErasureService(UseCaseContext context) {
        this(context, StepListener.NONE);
    }

    /// @param steps for tests that interrupt an erasure
    ErasureService(UseCaseContext context, StepListener steps) {
        this.context = context;
        this.library = context.library();
        this.steps = steps;
    }

    /// Erases everything about a learner.
    ///
    /// @throws LibraryException if a file could not be deleted; the next start tries again
    public PrivacyCertificate eraseLearner(long learnerId) {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.ERASURE);
        Learner learner = library.learners().find(learnerId).orElseThrow();
        library.database().write(handle -> {
            eraseTakes(learner);
            library.learners().erase(learnerId);
            context.noteAccess(
                    AccessEntry.AccessAction.ERASED, learner.classId().orElse(0L), Optional.of(learnerId));
            if (library.settings().get(Setting.CURRENT_LEARNER) == learnerId) {
                library.settings().set(Setting.CURRENT_LEARNER, 0L);
            }
            return addSharedDeletions();
        });
        carryOn();
        return takeCertificate(learner);
    }

    /// Erases the recordings and results of a class, and its homework with the key pair, so that
    /// nothing that was handed in can be opened again. Its learners stay in the list. The date of
    /// erasure is cleared.
    ///
    /// @throws LibraryException if a file could not be deleted; the next start tries again
    public List<PrivacyCertificate> eraseClassRecordings(long classId) {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.ERASURE);
        List<Learner> learners = library.learners().findByClassWithDeleted(classId);
        library.database().write(handle -> {
            learners.forEach(this::eraseTakes);
            library.homework().eraseByClass(classId);
            library.classKeys().erase(classId);
            context.noteAccess(AccessEntry.AccessAction.ERASED, classId, Optional.empty());
            library.classes().find(classId).ifPresent(this::clearErasureDate);
            return addSharedDeletions();
        });
        carryOn();
        return learners.stream().map(this::takeCertificate).toList();
    }

    /// Erases takes that have been in the bin since before a time. Does not rewrite the database.
    public int emptyBin(Instant before) {
        List<Take> old = library.takes().findInBinBefore(before);
        if (!old.isEmpty()) {
            library.database().execute(handle -> eraseTakes(old));
            context.undoHistory()
                    .forget(old.stream().map(take -> take.owner().learnerId()).collect(Collectors.toSet()));
            carryOn();
        }
        return old.size();
    }

    /// Erases something that was said without a text, with its answers. Does not rewrite the database.
    ///
    /// @throws LibraryException if the file could not be deleted; the next start tries again
    public void eraseFreeSpeech(FreeSpeech speech) {
        LockedFeatureException.requireUnlocked(library.policy(), LockedFeature.ERASURE);
        library.database().execute(handle -> {
            eraseSpeeches(List.of(speech));
            long classId = library.learners()
                    .find(speech.learnerId())
                    .flatMap(Learner::classId)
                    .orElse(0L);
            context.noteAccess(AccessEntry.AccessAction.ERASED, classId, Optional.of(speech.learnerId()));
        });
        carryOn();
    }

    /// Deletes what interrupted erasures left. Call it at every start.
    ///
    /// @throws LibraryException if a file could not be deleted; the next start tries again
    public void carryOn() {
        boolean hasSharedDeletions = !library.deletionJournal()
                .findByKind(DeletionKind.DERIVED_FILES)
                .isEmpty();
        Set<Long> erased = library.erasures().findAll().stream()
                .map(ErasureRecord::learnerId)
                .collect(Collectors.toSet());
        try {
            new DeletionExecutor(context, steps).run();
        } catch (IOException e) {
            throw LibraryException.of(e);
        }
        if (hasSharedDeletions) {
            context.undoHistory().forget(erased);
            context.changes().publish(new LibraryChange.LearnersChanged());
        }
    }

    /// The next certificate that an interruption kept from being handed out. It is handed out now.
    public Optional<PrivacyCertificate> takeInterruptedCertificate() {
        boolean isUnfinished = !library.deletionJournal()
                .findByKind(DeletionKind.DERIVED_FILES)
                .isEmpty();
        return isUnfinished
                ? Optional.empty()
                : library.erasures().findAll().stream()
                        .findFirst()
                        .map(erasure -> library.erasures().removeByLearner(erasure.learnerId()))
                        .map(this::certificate);
    }

    /// Carries on an erasure of this session that failed half-way.
    ///
    /// @return the certificates that were not handed out
    /// @throws LibraryException if a file could still not be deleted; the next start tries again
    public List<PrivacyCertificate> finish() {
        carryOn();
        return Stream.generate(this::takeInterruptedCertificate)
                .takeWhile(Optional::isPresent)
                .flatMap(Optional::stream)
                .toList();
    }

    /// The day on this computer.
    public LocalDate today() {
        return LocalDate.ofInstant(context.clock().instant(), ZoneId.systemDefault());
    }

    /// Classes whose recordings are due for erasure, those due longest first.
    public List<SchoolClass> classesDueToday() {
        return library.classes().findDueForErasure(today());
    }

    private void clearErasureDate(SchoolClass old) {
        library.classes()
                .update(new SchoolClass(old.id(), old.name(), old.thresholds(), Optional.empty(), old.learnerCount()));
    }

    private void eraseTakes(Learner learner) {
        library.earAnswers().eraseByLearner(learner.id());
        library.dailySessions().eraseByLearner(learner.id());
        library.dialogueRuns().eraseByLearner(learner.id());
        library.assessments().eraseByLearner(learner.id());
        Instant now = context.clock().instant();
        List<Take> takes = library.takes().findByLearner(learner.id());
        int results = takes.stream()
                .mapToInt(take -> library.results().findByTake(take.id()).size())
                .sum();
        List<FreeSpeech> speeches = library.freeSpeech().findByLearner(learner.id());
        int recordings = eraseTakes(takes) + eraseSpeeches(speeches);
        library.deletionJournal().add(DeletionKind.UNFINISHED, Long.toString(learner.id()), now);
        int answered = (int)
                speeches.stream().filter(speech -> speech.answers().isPresent()).count();
        library.erasures()
                .add(new ErasureRecord(
                        learner.id(),
                        learner.number(),
                        now,
                        takes.size() + speeches.size(),
                        results + answered,
                        recordings));
    }

    private int eraseTakes(List<Take> takes) {
        takes.stream().map(Take::audio).forEach(this::eraseAnswers);
        return noteUnused(library.takes().erase(takes.stream().map(Take::id).toList()));
    }

    private int eraseSpeeches(List<FreeSpeech> speeches) {
        speeches.stream().map(FreeSpeech::audio).forEach(this::eraseAnswers);
        return noteUnused(
                library.freeSpeech().erase(speeches.stream().map(FreeSpeech::id).toList()));
    }

    private int noteUnused(List<AudioClip> unused) {
        library.sentAudio().removeUnused();
        unused.forEach(clip -> library.deletionJournal()
                .add(
                        DeletionKind.RECORDING,
                        clip.hash() + "." + clip.extension(),
                        context.clock().instant()));
        return unused.size();
    }

    private void eraseAnswers(AudioClip audio) {
        List<String> sent = library.sentAudio().find(audio.hash());
        sent.forEach(library.paidAnswers()::erase);
        if (sent.isEmpty()) {
            eraseAnswersOfUnknownDigest(audio);
        }
    }

    // Only for recordings that were sent before digests were stored.
    private void eraseAnswersOfUnknownDigest(AudioClip audio) {
        try {
            byte[] sentBytes =
                    AudioFile.toUpload(library.recordings().existingFile(audio)).bytes();
            library.paidAnswers().erase(RecordingFiles.sha256Of(sentBytes));
        } catch (LibraryException | UnreadableAudioException | UncheckedIOException e) {
            // The migration has linked its answers, if it had any.
        }
    }

    // A stored transcription does not name its learner, so all are erased.
    private int addSharedDeletions() {
        Instant now = context.clock().instant();
        library.paidAnswers().erase(ServiceEndpoint.TRANSCRIBE);
        library.deletionJournal().add(DeletionKind.DERIVED_FILES, "", now);
        Instant erasedAt = ScheduledBackup.erasureTime(library, now);
        ScheduledBackup.folders(library)
                .forEach(folder -> library.deletionJournal().add(DeletionKind.BACKUP_FOLDER, folder, erasedAt));
        return 0;
    }

    private PrivacyCertificate takeCertificate(Learner learner) {
        return certificate(library.erasures().removeByLearner(learner.id()));
    }

    private PrivacyCertificate certificate(List<ErasureRecord> erasures) {
        List<String> remaining = DeletionExecutor.unreachableBackups(library);
        return new PrivacyCertificate(
                PrivacyCertificate.CertifiedAction.ERASED,
                erasures.getLast().number(),
                context.clock().instant(),
                erasures.stream().mapToInt(ErasureRecord::takes).sum(),
                erasures.stream().mapToInt(ErasureRecord::results).sum(),
                erasures.stream().mapToInt(ErasureRecord::recordings).sum(),
                ScheduledBackup.folders(library).stream()
                        .filter(folder -> remaining.stream().noneMatch(left -> BackupFolder.isSame(left, folder)))
                        .toList(),
                remaining,
                List.of());
    }
}
