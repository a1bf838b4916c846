package app.saywell.practice.privacy;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.library.Library;
import app.saywell.library.people.Learner;
import app.saywell.library.people.SchoolClass;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.AudioClip;
import app.saywell.library.store.LibraryException;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.Take;
import app.saywell.practice.backup.Restore;
import app.saywell.practice.change.Change;
import app.saywell.practice.change.Desk;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/// Erases people and voices for good: rows, files, paid answers, caches, interrupted recordings,
/// backups in the data folder and the undo history. There is no way back.
///
/// The database is rewritten afterwards, so that no page of it holds what was deleted; this takes
/// seconds and is to be run as a task.
public final class Erasure {
    private final Desk desk;
    private final Library library;

    public Erasure(Desk desk) {
        this.desk = desk;
        this.library = desk.library();
    }

    /// Erases somebody entirely.
    public Certificate erase(long learnerId) {
        Learner learner = library.learners().find(learnerId).orElseThrow();
        Certificate certificate = eraseTakes(learner);
        library.learners().erase(learnerId);
        if (library.settings().get(Setting.LEARNER) == learnerId) {
            library.settings().set(Setting.LEARNER, 0L);
        }
        finish();
        return certificate;
    }

    /// Erases the voices and results of a class; its pupils stay on the list. The date of erasure
    /// is taken off the class.
    public List<Certificate> eraseVoices(long classId) {
        List<Certificate> certificates =
                library.learners().ofAnyState(classId).stream().map(this::eraseTakes).toList();
        library.classes()
                .find(classId)
                .ifPresent(
                        old ->
                                library.classes()
                                        .update(
                                                new SchoolClass(
                                                        old.id(),
                                                        old.name(),
                                                        old.strictness(),
                                                        Optional.empty(),
                                                        old.pupils())));
        finish();
        return certificates;
    }

    /// Erases what has lain in the bin since before a time, without rewriting the database.
    public int emptyBin(Instant before) {
        List<Take> old = library.takes().binBefore(before);
        if (!old.isEmpty()) {
            eraseTakes(old);
            desk.history().forget();
        }
        return old.size();
    }

    /// The classes whose voices are to be erased by that day.
    public List<SchoolClass> due(LocalDate today) {
        return library.classes().dueOn(today);
    }

    private Certificate eraseTakes(Learner learner) {
        List<Take> takes = library.takes().allOf(learner.id());
        int results = takes.stream().mapToInt(take -> library.results().of(take.id()).size()).sum();
        List<AudioClip> gone = eraseTakes(takes);
        Traces.eraseUnfinished(library.folder().unfinished(), learner.id());
        return new Certificate(
                Certificate.Act.ERASED,
                learner.number(),
                desk.clock().instant(),
                takes.size(),
                results,
                gone.size());
    }

    private List<AudioClip> eraseTakes(List<Take> takes) {
        takes.forEach(this::eraseAnswers);
        List<AudioClip> gone = library.takes().erase(takes.stream().map(Take::id).toList());
        gone.forEach(library.recordings()::erase);
        gone.forEach(clip -> Traces.erase(library.folder().cache(), clip.hash()));
        return gone;
    }

    // Paid answers are found by the audio as it was sent, which can be made again while it is
    // there.
    private void eraseAnswers(Take take) {
        try {
            byte[] sent = SoundFile.upload(library.recordings().file(take.audio())).bytes();
            library.answers().erase(Recordings.hashOf(sent));
        } catch (LibraryException | UnreadableAudioException e) {
            // What cannot be read was never sent either.
        }
    }

    // A kept transcript does not say whose it is, so that all of them go with anybody.
    private void finish() {
        library.answers().erase(Endpoint.TRANSCRIBE);
        Traces.eraseAll(library.folder().backups());
        // Peaks, previews of pages, and what a crash left of packs that were being looked into.
        Traces.eraseAll(library.folder().cache());
        Restore.erase(library.folder().root());
        library.database().scrub();
        desk.history().forget();
        desk.changes().tell(new Change.PeopleChanged());
    }
}
