package app.saywell.audio.capture;

import app.saywell.audio.WavWriter;
import app.saywell.signal.TakeQualityMeter;

import java.io.IOException;
import java.nio.file.Path;

/// A take that grows: follows the microphone's ring into a file. For one thread, but for [#force].
final class Take {
    private final Path file;
    private final Microphone.Sound sound;
    private final WavWriter writer;
    private final TakeQualityMeter quality;
    private final short[] buffer;
    private long position;
    private long end = Long.MAX_VALUE;

    /// Begins `file` with the sample of number `from`, or the oldest that is still there.
    Take(Path file, Microphone.Sound sound, long from) throws IOException {
        this.file = file;
        this.sound = sound;
        writer = WavWriter.create(file, sound.sampleRate());
        quality = new TakeQualityMeter(sound.sampleRate());
        buffer = new short[sound.sampleRate() / 10];
        position = Math.max(from, sound.ring().oldest());
    }

    Path file() {
        return file;
    }

    /// The take is over with the sample before number `newEnd`, if not before.
    void endBefore(long newEnd) {
        end = Math.min(end, newEnd);
    }

    /// Writes what has come.
    ///
    /// @throws CaptureException if samples were overwritten before the disk took them
    void follow() throws IOException, CaptureException {
        while (position < Math.min(end, sound.ring().written()) && !isComplete()) {
            int count = sound.ring().read(position, buffer);
            if (count < 0) {
                throw new CaptureException(
                        RecordingFailure.DISK_TOO_SLOW, "the disk lags behind by seconds");
            }
            int wanted = (int) Math.min(count, end - position);
            writer.write(buffer, wanted);
            quality.add(buffer, wanted);
            position += wanted;
        }
    }

    /// Whether the last sample is written, or the file can grow no more.
    boolean isComplete() {
        return position >= end || writer.frames() > WavWriter.MOST_FRAMES - buffer.length;
    }

    /// Brings what was written to the disk itself; may be called by another thread.
    void force() throws IOException {
        writer.force();
    }

    /// Completes the file.
    Recorded finish() throws IOException {
        try (writer) {
            writer.finish();
        }
        return recorded();
    }

    /// Completes the file as far as the disk allows; even if not, it is valid as it stands.
    Recorded salvage() {
        try {
            return finish();
        } catch (IOException diskInTrouble) {
            return recorded();
        }
    }

    private Recorded recorded() {
        int rate = sound.sampleRate();
        return new Recorded(file, (double) writer.frames() / rate, rate, quality.result());
    }
}
