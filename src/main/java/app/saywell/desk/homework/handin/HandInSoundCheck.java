package app.saywell.desk.homework.handin;

import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.lesson.Sentence;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.signal.TakeQuality.LoudnessVerdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the recordings of collected files that hold no sound, before anything is stored. It
/// decodes every recording that would be stored, so it takes as long as storing them.
public final class HandInSoundCheck {
    private final Library library;
    private final HandInReader reader;

    public HandInSoundCheck(UseCaseContext context) {
        library = context.library();
        reader = new HandInReader(library.classKeys());
    }

    /// Listens to the recordings of a file that would be stored. Call it on a worker thread.
    ///
    /// @throws InterruptedException if the thread was interrupted between two recordings
    public SoundlessRecordings check(CollectedFile collected) throws InterruptedException {
        Optional<Learner> learner = collected.learner();
        if (!collected.state().isStorable() || learner.isEmpty()) {
            return SoundlessRecordings.NONE;
        }
        List<Integer> unreadable = new ArrayList<>();
        List<Integer> silent = new ArrayList<>();
        try {
            byte[] bytes = HandInReader.readBytes(collected.file());
            if (HandInReader.hasHandInName(collected.file())) {
                OpenedHandIn opened = reader.open(bytes);
                for (HandInManifest.RecordingEntry entry : newEntries(opened, learner.get())) {
                    listen(
                            opened.recordings().getOrDefault(entry.file(), new byte[0]),
                            entry.position(),
                            unreadable,
                            silent);
                }
            } else {
                int position = collected
                        .target()
                        .flatMap(CollectedFile.CollectedTarget::sentence)
                        .map(Sentence::position)
                        .orElse(0);
                listen(bytes, position + 1, unreadable, silent);
            }
        } catch (IOException | HandInException | OutOfMemoryError e) {
            return SoundlessRecordings.NONE; // it changed since it was looked at; storing says so
        }
        return new SoundlessRecordings(unreadable, silent);
    }

    private List<HandInManifest.RecordingEntry> newEntries(OpenedHandIn opened, Learner learner) {
        return HandInMatch.find(library, opened).stream()
                .flatMap(match -> match.recordings().stream())
                .filter(recording -> !library.handIns()
                        .hasTake(
                                learner.id(),
                                recording.sentenceId(),
                                recording.entry().sha256()))
                .map(HandInMatch.MatchedRecording::entry)
                .toList();
    }

    private static void listen(byte[] recording, int position, List<Integer> unreadable, List<Integer> silent)
            throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        try {
            LoudnessVerdict verdict =
                    HandedInSound.decode(recording).quality().level().verdict();
            if (verdict == LoudnessVerdict.SILENT) {
                silent.add(position);
            }
        } catch (UnreadableAudioException e) {
            unreadable.add(position);
        }
    }
}
