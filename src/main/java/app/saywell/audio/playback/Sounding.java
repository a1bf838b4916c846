package app.saywell.audio.playback;

import java.util.ArrayDeque;
import java.util.Deque;

/// A passage on its way through an output: feeds it, and knows what is heard. For one thread.
final class Sounding {
    private final Passage passage;
    private final SoundOutput output;
    private final short[] buffer = new short[1024];
    private final Deque<Round> rounds = new ArrayDeque<>();
    private Track track;
    private int buffered;
    private int fed;
    private long written;
    private long lastHeard = -1;
    private int idleTicks;
    private boolean ended;

    /// One time through the passage.
    private record Round(Track track, long start) {}

    Sounding(Passage passage, SoundOutput output) {
        this.passage = passage;
        this.output = output;
        track = Track.of(passage);
        rounds.add(new Round(track, 0));
    }

    SoundOutput output() {
        return output;
    }

    /// Gives the output all it has room for.
    void feed() {
        while (!ended) {
            if (fed == buffered) {
                refill();
                continue;
            }
            int taken = output.write(buffer, fed, buffered);
            if (taken == 0) {
                break;
            }
            fed += taken;
            written += taken;
        }
        long heard = output.heard();
        idleTicks = heard == lastHeard ? idleTicks + 1 : 0;
        lastHeard = heard;
    }

    /// The second of the recording that is heard now.
    double position() {
        while (rounds.size() > 1 && lastHeard >= second().start()) {
            rounds.remove();
        }
        Round now = rounds.element();
        return now.track().secondsAt(Math.max(0, lastHeard - now.start()));
    }

    /// Whether the last sample was heard. Outputs that never own up to the last few are believed
    /// after a while.
    boolean isOver() {
        return ended && (lastHeard >= written || idleTicks > 100);
    }

    int ticksWithoutProgress() {
        return idleTicks;
    }

    private Round second() {
        var all = rounds.iterator();
        all.next();
        return all.next();
    }

    private void refill() {
        fed = 0;
        buffered = track.read(buffer);
        boolean empty = passage.firstSample() == passage.endSample();
        if (buffered > 0) {
            return;
        }
        if (passage.repeat() == Repeat.LOOP && !empty) {
            track = Track.of(passage);
            rounds.add(new Round(track, written));
        } else {
            ended = true;
        }
    }
}
