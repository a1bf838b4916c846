package app.saywell.judge.engine.ear;

import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.language.accent.FirstLanguageErrors;
import app.saywell.speech.language.lexicon.Phone;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/// What a first language adds to the log-odds that a sound was said wrongly. It is bounded: an
/// error that nobody expects is still heard, and a right sound in a known place stays right.
///
/// @param base the share of wrong sounds from which shares are counted
/// @param low the least that a given language adds
/// @param high the most
record FirstLanguagePrior(FirstLanguageErrors errors, double base, double low, double high) {
    private static final double LEAST_SHARE = 0.01;
    private static final double MOST_SHARE = 0.6;

    static FirstLanguagePrior read(ModelRuntime runtime, Properties properties) {
        try {
            return of(FirstLanguageErrors.read(runtime.file(FirstLanguageErrors.FILE)), properties);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static FirstLanguagePrior of(FirstLanguageErrors errors, Properties properties) {
        return new FirstLanguagePrior(
                errors,
                EarThresholds.number(properties, "sound.prior.base"),
                EarThresholds.number(properties, "sound.prior.low"),
                EarThresholds.number(properties, "sound.prior.high"));
    }

    /// Whether errors of speakers of this language are known.
    boolean knows(FirstLanguage language) {
        return errors.knows(language);
    }

    /// What is added to the log-odds of one sound of a word; 0 for a language without known errors.
    ///
    /// @param nextWord the first phone of the next word, if there is one
    double shift(FirstLanguage language, List<PhoneSegment> word, int index, @Nullable Phone nextWord) {
        if (!errors.knows(language)) {
            return 0;
        }
        double share =
                errors.share(language, word.stream().map(PhoneSegment::sound).toList(), index, nextWord);
        double odds = LogOdds.of(Math.clamp(share, LEAST_SHARE, MOST_SHARE)) - LogOdds.of(base);
        return Math.clamp(odds, low, high);
    }
}
