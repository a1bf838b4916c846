package app.saywell.desk.lessons.reading;

import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Word;

/// Compares the words of a stored analysis with what of a text is read aloud.
final class AnalysedWords {
    private AnalysedWords() {}

    /// Whether an analysis has words of the text that are not read aloud, such as a speaker's name:
    /// no learner can be compared with it.
    static boolean hasUnspoken(ReadingAnalysis analysis, String text) {
        String spoken = SpokenText.of(text);
        if (spoken.equals(text)) {
            return false;
        }
        int at = 0;
        for (Word word : analysis.components().stream()
                .filter(Word.class::isInstance)
                .map(Word.class::cast)
                .toList()) {
            int found = spoken.indexOf(word.word(), at);
            if (found < 0) {
                return text.contains(word.word());
            }
            at = found + word.word().length();
        }
        return false;
    }
}
