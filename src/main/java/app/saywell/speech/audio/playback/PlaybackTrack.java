package app.saywell.speech.audio.playback;

import app.saywell.speech.signal.Pcm16Samples;

/// The samples of a range in playback order, with their positions in the recording.
interface PlaybackTrack {

    /// Reads the next samples, fewer only at the end.
    ///
    /// @return the number of samples; 0 at the end
    int read(short[] target);

    /// The position in the recording, in seconds, of sample `heard` of this track.
    double secondsAt(long heard);

    /// The track for a range, from its first sample.
    static PlaybackTrack of(PlaybackRange range) {
        return range.speed() == 1 ? new PlainTrack(range) : new SlowedTrack(range);
    }

    /// A range at normal speed, with both ends faded over 3 ms to avoid clicks.
    final class PlainTrack implements PlaybackTrack {
        private final PlaybackRange range;
        private final int length;
        private final int fadeSamples;
        private int position;

        PlainTrack(PlaybackRange range) {
            this.range = range;
            length = range.endSample() - range.firstSample();
            fadeSamples = Math.min(range.audio().sampleRate() * 3 / 1000, length / 2);
        }

        @Override
        public int read(short[] target) {
            int count = Math.min(target.length, length - position);
            float[] samples = range.audio().samples();
            for (int i = 0; i < count; i++) {
                float sample = samples[range.firstSample() + position + i];
                target[i] = Pcm16Samples.quantize(sample * fadeGain(position + i));
            }
            position += count;
            return count;
        }

        @Override
        public double secondsAt(long heard) {
            double rate = range.audio().sampleRate();
            return (range.firstSample() + Math.clamp(heard, 0, length)) / rate;
        }

        private float fadeGain(int at) {
            int toEdge = Math.min(at, length - 1 - at);
            return toEdge >= fadeSamples ? 1 : (toEdge + 1f) / (fadeSamples + 1);
        }
    }
}
