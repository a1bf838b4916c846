package app.saywell.desk.lessons.reading;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.speech.AnalysedText;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Word;

/// Compares the words of a stored analysis with what of a text is read aloud.
final class AnalysedWords {
    private AnalysedWords() {}

    /// Whether an analysis is that of another form of the text than the one that a service would be sent: with figures
    /// where it has words, or with words where it has figures.
    ///
    /// @param inWords whether the service gets the text in words
    static boolean hasOtherForm(ReadingAnalysis analysis, String text, boolean inWords) {
        String written = SpokenText.of(text);
        String words = TextCheck.spokenForm(text).text();
        String sent = inWords ? words : written;
        return !written.equals(words)
                && !AnalysedText.isOf(analysis.components(), sent)
                && AnalysedText.isOf(analysis.components(), inWords ? written : words);
    }

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
