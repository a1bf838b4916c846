package app.saywell.audio.playback;

import app.saywell.signal.Pcm16;

/// The samples of a passage in the order in which they are heard, each with its place in the
/// recording.
interface Track {

    /// The next samples, fewer only at the end.
    ///
    /// @return how many; 0 at the end
    int read(short[] target);

    /// The second of the recording that is heard with sample number `heard` of this track.
    double secondsAt(long heard);

    /// The track of `passage`, from its first sample.
    static Track of(Passage passage) {
        return passage.speed() == 1 ? new PlainTrack(passage) : new SlowTrack(passage);
    }

    /// A passage as it was said, with its two ends faded over 3 ms so that they do not click.
    final class PlainTrack implements Track {
        private final Passage passage;
        private final int length;
        private final int fade;
        private int position;

        PlainTrack(Passage passage) {
            this.passage = passage;
            length = passage.endSample() - passage.firstSample();
            fade = Math.min(passage.audio().sampleRate() * 3 / 1000, length / 2);
        }

        @Override
        public int read(short[] target) {
            int count = Math.min(target.length, length - position);
            float[] samples = passage.audio().samples();
            for (int i = 0; i < count; i++) {
                float sample = samples[passage.firstSample() + position + i];
                target[i] = Pcm16.quantize(sample * gain(position + i));
            }
            position += count;
            return count;
        }

        @Override
        public double secondsAt(long heard) {
            double rate = passage.audio().sampleRate();
            return (passage.firstSample() + Math.clamp(heard, 0, length)) / rate;
        }

        private float gain(int at) {
            int toEdge = Math.min(at, length - 1 - at);
            return toEdge >= fade ? 1 : (toEdge + 1f) / (fade + 1);
        }
    }
}
