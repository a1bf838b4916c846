package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.whisper.EncodedAudio;
import app.saywell.judge.engine.whisper.FirstStep;
import app.saywell.judge.engine.whisper.SpokenLanguage;
import java.util.ArrayList;
import java.util.List;

/// Writes a part of a recording down in English, in Korean, or phrase by phrase in the language
/// that explains it better.
final class MixedLanguageDecoder {
    /// Where Korean is less probable than this the speech is English, and the other way round;
    /// between them both are tried.
    private static final double SURE = 0.1;

    /// Where both are tried, by how much the text in the language that seemed less probable must be
    /// the more probable one: accents make English sound like something else.
    private static final double FAVOUR = 0.4;

    /// A phrase whose language is less sure than this goes with its neighbours.
    private static final double VAGUE = 0.25;

    /// Steps of silence after a phrase whose language is asked.
    private static final int PHRASE_MARGIN = 32;

    private final WhisperModels whisper;
    private final FallbackDecoder dictation;

    /// Neighbouring phrases that seem to be in one language.
    private record LanguageRun(SampleRange stretch, double korean) {
        boolean isKorean() {
            return korean > 0.5;
        }

        boolean isVague() {
            return korean > VAGUE && korean < 1 - VAGUE;
        }
    }

    MixedLanguageDecoder(WhisperModels whisper) {
        this.whisper = whisper;
        this.dictation = new FallbackDecoder(whisper);
    }

    PartTranscript write(float[] samples) {
        List<SampleRange> phrases = PauseSplitter.phrases(LoudnessTrack.of(samples), samples.length);
        List<LanguageRun> runs = phrases.size() < 2 ? List.of() : runs(samples, phrases);
        if (runs.size() < 2) {
            return writeOne(samples);
        }
        List<PartTranscript> written = new ArrayList<>();
        for (LanguageRun run : runs) {
            written.add(writeOne(run.stretch().of(samples)));
        }
        return PartTranscript.joined(written);
    }

    private PartTranscript writeOne(float[] samples) {
        try (EncodedAudio heard = whisper.hear(samples, FallbackDecoder.MARGIN)) {
            return write(samples, heard, whisper.firstStep(heard));
        }
    }

    private PartTranscript write(float[] samples, EncodedAudio heard, FirstStep first) {
        double korean = first.korean();
        if (korean < SURE) {
            return dictation.write(samples, heard, first.silence(), SpokenLanguage.ENGLISH);
        }
        PartTranscript asKorean = dictation.write(samples, heard, first.silence(), SpokenLanguage.KOREAN);
        if (korean > 1 - SURE) {
            return asKorean;
        }
        PartTranscript asEnglish = dictation.write(samples, heard, first.silence(), SpokenLanguage.ENGLISH);
        double favour = korean > 0.5 ? FAVOUR : -FAVOUR;
        return asKorean.mean() + favour > asEnglish.mean() ? asKorean : asEnglish;
    }

    /// The phrases by language; those of one language that follow one another as one.
    private List<LanguageRun> runs(float[] samples, List<SampleRange> phrases) {
        List<LanguageRun> runs = new ArrayList<>();
        for (SampleRange phrase : phrases) {
            LanguageRun run = new LanguageRun(phrase, korean(phrase.of(samples)));
            boolean joins = !runs.isEmpty()
                    && (run.isVague()
                            || runs.getLast().isVague()
                            || run.isKorean() == runs.getLast().isKorean());
            runs.add(joins ? joined(runs.removeLast(), run) : run);
        }
        return runs;
    }

    private static LanguageRun joined(LanguageRun first, LanguageRun second) {
        boolean firstSurer = Math.abs(first.korean() - 0.5) >= Math.abs(second.korean() - 0.5);
        return new LanguageRun(
                new SampleRange(first.stretch().from(), second.stretch().to()),
                firstSurer ? first.korean() : second.korean());
    }

    private double korean(float[] samples) {
        try (EncodedAudio heard = whisper.hear(samples, PHRASE_MARGIN)) {
            return whisper.firstStep(heard).korean();
        }
    }
}
