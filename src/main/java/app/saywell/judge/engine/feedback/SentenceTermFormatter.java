package app.saywell.judge.engine.feedback;

import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;
import java.util.List;
import java.util.Map;

/// Formats words and sounds as terms of one language: quoted, joined, and with their Korean ending.
record SentenceTermFormatter(FeedbackPhrases phrases) {

    SentenceTerm word(Word word) {
        return new SentenceTerm(quoted(withoutPunctuation(word.word())), KoreanEnding.ofWord(word));
    }

    /// A word without known sounds.
    SentenceTerm word(String text) {
        return new SentenceTerm(quoted(withoutPunctuation(text)), KoreanEnding.ofSpelling(text));
    }

    /// Joins one or two terms with "and".
    SentenceTerm join(List<SentenceTerm> terms) {
        SentenceTerm first = terms.getFirst();
        if (terms.size() == 1) {
            return first;
        }
        SentenceTerm second = terms.get(1);
        String and = phrases.language() == FeedbackLanguage.KOREAN
                ? KoreanParticles.choose(first.ending(), "과/와") + " "
                : " and ";
        return new SentenceTerm(first.text() + and + second.text(), second.ending());
    }

    /// @param name of a phone, or `AX` for the schwa
    SentenceTerm sound(String name) {
        return SentenceTerm.plain(phrases.format("sound." + name, 0, Map.of()));
    }

    /// A sound that was heard in place of another one.
    ///
    /// @param name of a phone, or `AX` for the schwa
    SentenceTerm heardSound(String name) {
        return phrases.has("sound." + name + ".heard") ? sound(name + ".heard") : sound(name);
    }

    private String quoted(String text) {
        return phrases.language() == FeedbackLanguage.KOREAN ? "‘" + text + "’" : "“" + text + "”";
    }

    private static String withoutPunctuation(String word) {
        String inner = word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "");
        return inner.isEmpty() ? word : inner;
    }
}
