package app.saywell.judge.engine.prosody;

import app.saywell.speech.SpeechComponent;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import java.util.ArrayList;
import java.util.List;

/// Pairs the words of two readings.
///
/// The two lists may divide words differently (`ice-cream` and `ice`, `cream`). Words are collected
/// on both sides until both have passed the same number of letters.
final class WordPairing {
    private WordPairing() {}

    /// @param evidence of the learner's stress; the model's is what its components say
    static List<WordPair> pair(
            List<SpeechComponent> learnerComponents, StressEvidence evidence, List<SpeechComponent> modelComponents) {
        WordsWithPauses learnerWords = WordsWithPauses.of(learnerComponents);
        WordsWithPauses modelWords = WordsWithPauses.of(modelComponents);
        if (modelWords.letters().isEmpty() || !modelWords.letters().equals(learnerWords.letters())) {
            throw new EngineException(
                    EngineErrorKind.MISMATCHED_COMPONENTS, "The native speech components belong to another sentence.");
        }
        List<WordPair> pairs = new ArrayList<>();
        var learnerCursor = new WordCursor(learnerWords, evidence.logOdds());
        var modelCursor = new WordCursor(modelWords, List.of());
        while (learnerCursor.hasMore()) {
            learnerCursor.advance();
            modelCursor.advance();
            while (learnerCursor.passedLetters() != modelCursor.passedLetters()) {
                (learnerCursor.passedLetters() < modelCursor.passedLetters() ? learnerCursor : modelCursor).advance();
            }
            pairs.add(new WordPair(learnerCursor.collect(), modelCursor.collect()));
        }
        return pairs;
    }

    /// Moves through one reading and collects words into groups.
    private static final class WordCursor {
        private final WordsWithPauses words;
        private final List<Double> stressLogOdds;
        private final int letterCount;
        private final List<WordsWithPauses.WordWithPause> collected = new ArrayList<>();
        private int nextWord;
        private int passedLetters;

        WordCursor(WordsWithPauses words, List<Double> stressLogOdds) {
            this.words = words;
            this.stressLogOdds = stressLogOdds;
            this.letterCount = words.letters().length();
        }

        int passedLetters() {
            return passedLetters;
        }

        boolean hasMore() {
            return passedLetters < letterCount;
        }

        /// Takes the next word that has letters, and the words without letters around it.
        void advance() {
            do {
                take();
            } while (collected.getLast().letters().isEmpty());
            while (nextWord < words.words().size()
                    && words.words().get(nextWord).letters().isEmpty()) {
                take();
            }
        }

        private void take() {
            WordsWithPauses.WordWithPause word = words.words().get(nextWord++);
            collected.add(word);
            passedLetters += word.letters().length();
        }

        WordGroup collect() {
            var text = new StringBuilder();
            double seconds = 0;
            double logOdds = -StressEvidence.MAX_LOG_ODDS;
            int index = nextWord - collected.size();
            int most = index;
            List<Integer> stressed = new ArrayList<>();
            for (WordsWithPauses.WordWithPause word : collected) {
                double ownLogOdds = logOddsOf(index, word.word().stressed());
                most = ownLogOdds > logOdds ? index : most;
                logOdds = Math.max(logOdds, ownLogOdds);
                text.append(text.isEmpty() ? "" : " ").append(word.word().word());
                if (word.word().stressed()) {
                    stressed.add(index);
                }
                seconds += Math.max(0, word.word().duration());
                index++;
            }
            double pause = collected.getLast().pauseAfter();
            collected.clear();
            boolean anyStressed = !stressed.isEmpty();
            List<Integer> deciding = anyStressed ? stressed : List.of(most);
            return new WordGroup(text.toString(), deciding, anyStressed, logOdds, seconds, pause);
        }

        private double logOddsOf(int index, boolean stressed) {
            if (index < stressLogOdds.size()) {
                return stressLogOdds.get(index);
            }
            return stressed ? StressEvidence.MAX_LOG_ODDS : -StressEvidence.MAX_LOG_ODDS;
        }
    }
}
