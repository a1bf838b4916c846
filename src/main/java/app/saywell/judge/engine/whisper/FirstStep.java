package app.saywell.judge.engine.whisper;

/// What the decoder says before it writes anything.
///
/// @param korean how probable Korean is rather than English, from 0 to 1
/// @param silence how probable it is that nobody speaks
public record FirstStep(double korean, double silence) {

    /// Asks for a recording.
    public static FirstStep of(WhisperDecoder decoder, EncodedAudio heard) {
        try (DecoderState decoding = decoder.decode(heard)) {
            float[] row = decoding.next(SpecialTokens.START)[0];
            double odds = Math.exp(row[SpokenLanguage.ENGLISH.token()] - row[SpokenLanguage.KOREAN.token()]);
            double silence = Math.exp(row[SpecialTokens.NO_SPEECH] - LogSoftmax.normaliser(row));
            return new FirstStep(1 / (1 + odds), silence);
        }
    }
}
