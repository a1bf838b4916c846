package app.saywell.desk.lessons.reading;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.desk.school.lesson.ReadingAnalysis;
import app.saywell.speech.SpokenText;
import app.saywell.speech.Word;
import app.saywell.speech.language.text.SpokenForm;

/// Compares the words of a stored analysis with what of a text is read aloud.
final class AnalysedWords {
    private AnalysedWords() {}

    /// Whether an analysis is not that of the form of the text that a service would be sent: with figures
    /// where it has words, with words where it has figures, or with words that the figures are not read as any
    /// more.
    ///
    /// @param inWords whether the service gets the text in words
    static boolean hasOtherForm(ReadingAnalysis analysis, String text, boolean inWords) {
        SpokenForm form = TextCheck.spokenForm(text);
        return form.isChanged()
                && !(inWords ? form.isInWords(analysis.components()) : form.isAsWritten(analysis.components()));
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
