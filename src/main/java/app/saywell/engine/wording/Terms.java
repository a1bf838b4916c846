package app.saywell.engine.wording;

import app.saywell.engine.lexicon.Phone;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;

import java.util.List;
import java.util.Map;

/// Writes words and sounds as terms of one language: quoted, joined, and with their Korean ending.
record Terms(Phrasebook book) {

    Term word(Word word) {
        return new Term(quoted(bare(word.word())), Ending.of(word));
    }

    /// A word of which no sounds are known.
    Term word(String text) {
        return new Term(quoted(bare(text)), Ending.ofSpelling(text));
    }

    /// One or two terms as a list in words.
    Term both(List<Term> terms) {
        Term first = terms.getFirst();
        if (terms.size() == 1) {
            return first;
        }
        Term second = terms.get(1);
        String and =
                book.language() == FeedbackLanguage.KOREAN
                        ? Particles.after(first.ending(), "과/와") + " "
                        : " and ";
        return new Term(first.text() + and + second.text(), second.ending());
    }

    Term sound(Phone phone) {
        return Term.plain(book.say("sound." + phone, 0, Map.of()));
    }

    private String quoted(String text) {
        return book.language() == FeedbackLanguage.KOREAN ? "‘" + text + "’" : "“" + text + "”";
    }

    private static String bare(String word) {
        String inner = word.replaceAll("^[^\\p{L}\\p{N}]+|[^\\p{L}\\p{N}]+$", "");
        return inner.isEmpty() ? word : inner;
    }
}
