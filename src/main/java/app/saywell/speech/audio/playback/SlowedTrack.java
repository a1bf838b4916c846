package app.saywell.speech.audio.playback;

import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Pcm16Samples;
import app.saywell.speech.signal.prosody.SlowedSpeech;
import java.util.Arrays;

/// A range at a lower speed and its own pitch, see [SlowedSpeech], while it is played.
///
/// It is made in pieces of three to four seconds, each of which ends where that second is softest, so that sound comes
/// at once however long the range is.
final class SlowedTrack implements PlaybackTrack {
    private static final double MIN_PIECE_SECONDS = 3;
    private static final double MAX_PIECE_SECONDS = 4;
    private static final double FRAME_SECONDS = 0.01;
    private static final double FADE_SECONDS = 0.003;

    private final PlaybackRange range;
    private short[] piece = new short[0];
    private int piecePosition;
    private int position;

    SlowedTrack(PlaybackRange range) {
        this.range = range;
        position = range.firstSample();
    }

    @Override
    public int read(short[] target) {
        int count = 0;
        while (count < target.length) {
            if (piecePosition == piece.length) {
                if (position >= range.endSample()) {
                    return count;
                }
                nextPiece();
            }
            int copyCount = Math.min(target.length - count, piece.length - piecePosition);
            System.arraycopy(piece, piecePosition, target, count, copyCount);
            piecePosition += copyCount;
            count += copyCount;
        }
        return count;
    }

    @Override
    public double secondsAt(long heard) {
        double rate = range.audio().sampleRate();
        return Math.clamp(range.firstSample() + heard * range.speed(), range.firstSample(), range.endSample()) / rate;
    }

    private void nextPiece() {
        int rate = range.audio().sampleRate();
        int end = pieceEnd(rate);
        float[] samples = Arrays.copyOfRange(range.audio().samples(), position, end);
        float[] slowed = SlowedSpeech.of(new Pcm(samples, rate), range.speed()).samples();
        int fade = Math.min((int) (FADE_SECONDS * rate), slowed.length / 2);
        piece = new short[slowed.length];
        for (int i = 0; i < piece.length; i++) {
            int toEdge = Math.min(i, piece.length - 1 - i);
            float gain = toEdge >= fade ? 1 : (toEdge + 1f) / (fade + 1);
            piece[i] = Pcm16Samples.quantize(gain * slowed[i]);
        }
        piecePosition = 0;
        position = end;
    }

    /// The sample after the piece that begins at the present position.
    private int pieceEnd(int rate) {
        if (range.endSample() - position <= MAX_PIECE_SECONDS * rate) {
            return range.endSample();
        }
        int frame = Math.max(1, (int) (FRAME_SECONDS * rate));
        int softest = position + (int) (MAX_PIECE_SECONDS * rate);
        double least = Double.MAX_VALUE;
        for (int from = position + (int) (MIN_PIECE_SECONDS * rate);
                from + frame <= position + MAX_PIECE_SECONDS * rate;
                from += frame) {
            double power = 0;
            for (int i = from; i < from + frame; i++) {
                power += range.audio().samples()[i] * range.audio().samples()[i];
            }
            if (power < least) {
                least = power;
                softest = from + frame / 2;
            }
        }
        return softest;
    }
}
