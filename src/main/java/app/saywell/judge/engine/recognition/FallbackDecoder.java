package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.whisper.DecodedText;
import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.LogMel;
import app.saywell.judge.engine.whisper.SpokenLanguage;

/// Writes a part of a recording down in one language: quickly where that holds, otherwise once more
/// with care.
///
/// Quickly is greedily and with five seconds of silence after the sound, instead of filling up the
/// thirty that Whisper was taught on; there it repeats itself at times. Numbers:
/// `docs/decisions/0191`.
final class FallbackDecoder {
    /// Steps of silence that are listened to after the sound.
    static final int MARGIN = 256;

    private static final int WHOLE_WINDOW = LogMel.MAX_FRAMES / 2;
    private static final int BEAM = 5;

    /// Below the first mean logarithm a token a text is searched again with a beam, below the
    /// second the whole window is listened to.
    private static final double UNCERTAIN = -0.25;

    private static final double IMPROBABLE = -1;

    /// More tokens a second nobody says.
    private static final double HURRIED = 10;

    /// Above the first probability of silence a doubtful text is weighed against silence at once.
    /// Below the second mean logarithm nobody spoke; below the third a text is weighed against
    /// silence, and below the fourth of that it is taken for made up.
    private static final double NOBODY = 0.6;

    private static final double HOPELESS = -2.5;

    private static final double DOUBTFUL = -0.45;
    private static final double MADE_UP = 1.2;

    private final WhisperModels whisper;

    FallbackDecoder(WhisperModels whisper) {
        this.whisper = whisper;
    }

    /// @param heard of the samples, with [#MARGIN]
    /// @param silence how probable it is that nobody speaks
    PartTranscript write(float[] samples, EncodedAudio heard, double silence, SpokenLanguage language) {
        double seconds = heard.seconds();
        DecodedText quick = whisper.write(heard, language, 1);
        if (silence > NOBODY && quick.mean() < UNCERTAIN && madeUp(heard, language, quick)) {
            return PartTranscript.NOTHING;
        }
        if (!holds(quick, seconds) || quick.mean() < UNCERTAIN) {
            quick = better(quick, whisper.write(heard, language, BEAM), seconds);
        }
        if (holds(quick, seconds)) {
            return believed(heard, language, quick);
        }
        try (EncodedAudio whole = whisper.hear(samples, WHOLE_WINDOW)) {
            DecodedText careful = whisper.write(whole, language, BEAM);
            DecodedText best = sensible(better(quick, careful, seconds), seconds);
            return believed(whole, language, best);
        }
    }

    private static boolean holds(DecodedText written, double seconds) {
        return !astray(written, seconds)
                && written.mean() >= IMPROBABLE
                && RepetitionDetector.from(written.tokens()) == written.tokens().size();
    }

    /// Whether it goes on without end, or faster than anybody speaks.
    private static boolean astray(DecodedText written, double seconds) {
        return !written.ended() || written.tokens().size() > HURRIED * Math.max(1, seconds);
    }

    /// The more probable one, unless that has gone astray and the other has not.
    private static DecodedText better(DecodedText first, DecodedText second, double seconds) {
        boolean astray = astray(first, seconds);
        if (astray != astray(second, seconds)) {
            return astray ? second : first;
        }
        return second.mean() > first.mean() ? second : first;
    }

    /// Without what it says over and over, where it has gone astray: people repeat themselves, too.
    private static DecodedText sensible(DecodedText written, double seconds) {
        if (!astray(written, seconds)) {
            return written;
        }
        int length = RepetitionDetector.from(written.tokens());
        return new DecodedText(written.tokens().subList(0, length), written.mean() * (length + 1), written.ended());
    }

    private PartTranscript believed(EncodedAudio heard, SpokenLanguage language, DecodedText written) {
        boolean nothing = written.tokens().isEmpty() || written.mean() < HOPELESS;
        if (nothing || (written.mean() < DOUBTFUL && madeUp(heard, language, written))) {
            return PartTranscript.NOTHING;
        }
        return new PartTranscript(whisper.text(written), written.mean(), whisper.words(heard, language, written));
    }

    private boolean madeUp(EncodedAudio heard, SpokenLanguage language, DecodedText written) {
        return whisper.beyondSilence(heard, language, written) < MADE_UP;
    }
}
