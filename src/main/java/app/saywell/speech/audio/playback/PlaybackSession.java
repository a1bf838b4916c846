package app.saywell.speech.audio.playback;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/// Plays one range through an output and tracks the position. For one thread.
final class PlaybackSession {
    /// Silence before a range is heard again, so that its end and its beginning don't run together.
    private static final double GAP_SECONDS = 0.35;

    private final PlaybackRange range;
    private final SoundOutput output;
    private final short[] buffer = new short[1024];
    private final int gap;
    private final long stalledTicks;
    private final Deque<PlaybackPass> passes = new ArrayDeque<>();
    private PlaybackTrack track;
    private RepeatMode repeatMode;
    private int silence;
    private int buffered;
    private int writtenFromBuffer;
    private long written;
    private long heardSamples = -1;
    private int idleTicks;
    private boolean ended;

    /// One pass through the range.
    private record PlaybackPass(PlaybackTrack track, long start) {}

    /// @param tick the time between two calls of [#feed]
    PlaybackSession(PlaybackRange range, SoundOutput output, Duration tick) {
        this.range = range;
        this.output = output;
        repeatMode = range.repeatMode();
        stalledTicks = output.stallLimit().dividedBy(tick);
        gap = (int) (GAP_SECONDS * range.audio().sampleRate());
        track = PlaybackTrack.of(range);
        passes.add(new PlaybackPass(track, 0));
    }

    /// From the end of the present pass on.
    void setRepeatMode(RepeatMode mode) {
        repeatMode = mode;
    }

    SoundOutput output() {
        return output;
    }

    /// Writes as much to the output as fits.
    void feed() {
        while (!ended) {
            if (writtenFromBuffer == buffered) {
                refill();
                continue;
            }
            int taken = output.write(buffer, writtenFromBuffer, buffered);
            if (taken == 0) {
                break;
            }
            writtenFromBuffer += taken;
            written += taken;
        }
        long newlyHeard = output.heardSamples();
        idleTicks = newlyHeard == heardSamples ? idleTicks + 1 : 0;
        heardSamples = newlyHeard;
    }

    /// The position in the recording in seconds.
    double position() {
        while (passes.size() > 1 && heardSamples >= secondPass().start()) {
            passes.remove();
        }
        PlaybackPass current = passes.element();
        return current.track().secondsAt(Math.max(0, heardSamples - current.start()));
    }

    /// Whether the last sample was played. Some outputs never report the last few samples; they
    /// count as played after a while.
    boolean isOver() {
        return ended && (heardSamples >= written || idleTicks > stalledTicks / 2);
    }

    /// Whether the output plays nothing more.
    boolean isStalled() {
        return idleTicks > stalledTicks;
    }

    private PlaybackPass secondPass() {
        var iterator = passes.iterator();
        iterator.next();
        return iterator.next();
    }

    private void refill() {
        writtenFromBuffer = 0;
        if (silence > 0) {
            buffered = Math.min(silence, buffer.length);
            silence -= buffered;
            Arrays.fill(buffer, 0, buffered, (short) 0);
            return;
        }
        buffered = track.read(buffer);
        boolean empty = range.firstSample() == range.endSample();
        if (buffered > 0) {
            return;
        }
        if (repeatMode == RepeatMode.LOOP && !empty) {
            track = PlaybackTrack.of(range);
            passes.add(new PlaybackPass(track, written + gap));
            silence = gap;
        } else {
            ended = true;
        }
    }
}
