package app.saywell.desk.kit.sound;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AudioClip;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.store.audio.DecodedAudioCache;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.task.TaskRunner;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ShownRecordingsTest {
    private final AudioClip clip = new AudioClip("a", "wav", 0.5);
    private final DecodedAudioCache cache = new DecodedAudioCache(file -> PracticeFixture.tone(300));
    private final ShownRecordings recordings = new ShownRecordings(
            audio -> cache.open(audio.hash(), Path.of("a.wav")), new TaskRunner(Runnable::run, Runnable::run));

    @Test
    void whatIsShownTwiceIsDrawnFromTheSamePeaks() {
        DecodedRecording first = recordings.open(clip);
        assertThat(recordings.open(clip)).isSameAs(first);
    }

    @Test
    void afterAnErasureNothingOfBeforeIsShown() {
        DecodedRecording before = recordings.open(clip);
        cache.clear();
        DecodedRecording after = recordings.open(clip);
        assertThat(after).isNotSameAs(before);
        assertThat(after.audio()).isNotSameAs(before.audio());
    }

    @Test
    @Timeout(120)
    void whatIsNoLongerShownNorInTheCacheLeavesTheMemory() {
        WeakReference<Pcm> sound = new WeakReference<>(recordings.open(clip).audio());
        cache.clear();
        while (!sound.refersTo(null)) {
            System.gc();
            Thread.onSpinWait();
        }
        assertThat(sound.refersTo(null)).isTrue();
    }
}
