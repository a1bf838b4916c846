package app.saywell.judge.engine.scoring;

import app.saywell.judge.engine.align.AlignedToken;
import app.saywell.judge.engine.align.PhoneSegment;
import app.saywell.judge.engine.ear.TokenScore;
import app.saywell.judge.engine.scoring.SyllableCues.HeardSyllable;
import app.saywell.speech.language.lexicon.syllable.SyllableSpan;
import app.saywell.speech.language.text.FunctionWords;
import app.saywell.speech.language.text.SpokenWord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A word of a recording that has two or more syllables.
///
/// @param index of its token, counted from 0
/// @param cues of each syllable, see [SyllableCues]
record PolysyllabicWord(int index, AlignedToken token, List<double[]> cues) {

    /// All of them but function words, which are said lightly. Numbers and hyphenated words, which are read as several
    /// words, are left out too.
    static List<PolysyllabicWord> in(RecordingAnalysis analysis) {
        SyllableCues cues = new SyllableCues(analysis);
        List<AlignedToken> tokens =
                analysis.scores().stream().map(TokenScore::aligned).toList();
        List<PolysyllabicWord> words = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            AlignedToken token = tokens.get(i);
            double toNext = i + 1 == tokens.size()
                    ? Double.POSITIVE_INFINITY
                    : analysis.secondsAt(tokens.get(i + 1).startFrame()) - analysis.secondsAt(token.endFrame());
            int index = i;
            syllables(token)
                    .ifPresent(syllables -> words.add(new PolysyllabicWord(index, token, cues.of(syllables, toNext))));
        }
        return words;
    }

    /// The syllables; empty where there is one alone, or one without a vowel.
    private static Optional<List<HeardSyllable>> syllables(AlignedToken token) {
        List<SpokenWord> words = token.reading().words();
        if (words.size() > 1 || FunctionWords.contains(token.token().text())) {
            return Optional.empty();
        }
        List<HeardSyllable> syllables = new ArrayList<>();
        for (SyllableSpan span : words.getFirst().syllables()) {
            List<PhoneSegment> sounds = token.phones().subList(span.from(), span.to());
            Optional<PhoneSegment> vowel = sounds.stream()
                    .filter(sound -> sound.sound().phone().isVowel())
                    .findFirst();
            if (vowel.isEmpty()) {
                return Optional.empty();
            }
            syllables.add(new HeardSyllable(vowel.get(), sounds));
        }
        return syllables.size() > 1 ? Optional.of(syllables) : Optional.empty();
    }
}
