package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.WavWriter;
import app.saywell.speech.signal.TakeQualityMeter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalLong;

/// The file of a take in progress: copies samples from the microphone's ring buffer to the file.
/// For one thread, except [#fsync].
final class TakeFile {
    private final Path file;
    private final MicrophoneReader.MicrophoneInput input;
    private final WavWriter writer;
    private final TakeQualityMeter quality;
    private final short[] buffer;
    private final long firstSample;
    private long position;
    private long end = Long.MAX_VALUE;
    private long quietEnd = Long.MAX_VALUE;
    private long held = Long.MAX_VALUE;
    private long heldBlock;

    /// Creates `file`, starting with sample `firstSample` or the oldest that is still available.
    TakeFile(Path file, MicrophoneReader.MicrophoneInput input, long firstSample) throws IOException {
        this.file = file;
        this.input = input;
        writer = WavWriter.create(file, input.sampleRate());
        quality = new TakeQualityMeter(input.sampleRate());
        buffer = new short[input.sampleRate() / 10];
        this.firstSample = Math.max(firstSample, input.ring().oldestSafe());
        position = this.firstSample;
    }

    /// The number of the sample with which the file starts.
    long firstSample() {
        return firstSample;
    }

    /// The number of the sample after the last one that was written.
    long nextSample() {
        return position;
    }

    Path file() {
        return file;
    }

    /// Limits the take to the samples before number `newEnd`.
    void limitTo(long newEnd) {
        end = Math.min(end, newEnd);
    }

    /// Lets the take end at the sample `latest`, and from `earliest` on where it ends in silence: the post-roll is for
    /// what is still being said. Where it ends in silence already, what comes now is not written before it is known
    /// whether it belongs to the take.
    ///
    /// @return the sample before which it ends if nothing more is said; empty where it is not silent yet
    OptionalLong endBetween(long earliest, long latest) {
        quietEnd = earliest;
        limitTo(latest);
        return hold(input.meter().blocks());
    }

    /// If the take may end already: limits it to what had come when silence was told where all was silent since, and
    /// else to what has come where it ends in silence now.
    ///
    /// @return the sample before which it ends if nothing more is said, once it is known; else empty
    OptionalLong endInSilence() {
        long block = input.meter().blocks();
        long heard = firstSampleOf(block);
        if (heard < quietEnd) {
            return held < Long.MAX_VALUE ? OptionalLong.empty() : hold(block);
        }
        if (held < Long.MAX_VALUE && QuietEnd.isReachedSince(input.meter(), firstBlock(), heldBlock, block)) {
            limitTo(held);
            return OptionalLong.empty();
        }
        held = Long.MAX_VALUE;
        if (QuietEnd.isReached(input.meter(), firstBlock(), block)) {
            limitTo(heard);
        }
        return OptionalLong.empty();
    }

    /// Holds the take before a block if it ends in silence there.
    private OptionalLong hold(long block) {
        if (!QuietEnd.isReached(input.meter(), firstBlock(), block)) {
            return OptionalLong.empty();
        }
        heldBlock = block;
        held = Math.max(firstSampleOf(block), position);
        return OptionalLong.of(held);
    }

    private long firstSampleOf(long block) {
        return block * input.sampleRate() / LevelMeter.BLOCKS_PER_SECOND;
    }

    private long firstBlock() {
        return firstSample * LevelMeter.BLOCKS_PER_SECOND / input.sampleRate();
    }

    /// Writes the available samples.
    ///
    /// @throws CaptureException if samples were overwritten before they were written
    void writeAvailable() throws IOException, CaptureException {
        while (position < Math.min(Math.min(end, held), input.ring().written()) && !isComplete()) {
            int count = input.ring().read(position, buffer);
            if (count < 0) {
                throw new CaptureException(RecordingFailure.DISK_TOO_SLOW, "the disk is several seconds behind");
            }
            int writeCount = (int) Math.min(count, Math.min(end, held) - position);
            writer.write(buffer, writeCount);
            quality.add(buffer, writeCount);
            position += writeCount;
        }
    }

    /// Whether the last sample was written, or the file has reached its maximum size.
    boolean isComplete() {
        return position >= end || writer.frames() > WavWriter.MAX_FRAMES - buffer.length;
    }

    /// Forces the written samples to the disk; may be called by another thread.
    void fsync() throws IOException {
        writer.fsync();
    }

    /// Completes the file.
    RecordedTake finish() throws IOException {
        try (writer) {
            writer.finish();
        }
        return toRecordedTake();
    }

    /// Completes the file if the disk allows it; otherwise it is still valid.
    RecordedTake salvage() {
        try {
            return finish();
        } catch (IOException | RuntimeException diskInTrouble) {
            return toRecordedTake();
        }
    }

    private RecordedTake toRecordedTake() {
        int rate = input.sampleRate();
        return new RecordedTake(file, (double) writer.frames() / rate, rate, quality.result());
    }
}
