package app.saywell.engine.transcribe.decode;

import app.saywell.engine.acoustic.AcousticModel;
import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Source;
import app.saywell.engine.transcribe.ngram.TrigramModel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// The ways of saying every word of the language model that the dictionary knows.
///
/// Of weak forms only those that keep every consonant ("the" with a schwa, but no "of" or "and"
/// that
/// is all vowel): fainter words would be heard everywhere.
final class Vocabulary {
    private static final int MOST_WAYS = 4;

    /// One way of saying one word.
    ///
    /// @param phones numbers of the acoustic model
    @SuppressWarnings("ArrayRecordComponent") // read once, never compared
    record Entry(int word, int[] phones) {}

    private Vocabulary() {}

    /// Sorted by their phones, so that words that begin alike stand together.
    static List<Entry> of(TrigramModel language, Lexicon lexicon, AcousticModel model) {
        int[] numbers = new int[Phone.values().length];
        for (Phone phone : Phone.values()) {
            numbers[phone.ordinal()] = model.phone(phone.name());
        }
        List<Entry> entries = new ArrayList<>();
        for (int word = 0; word < language.words(); word++) {
            String spelling = language.word(word);
            if (!Character.isLetter(spelling.charAt(0)) && spelling.charAt(0) != '\'') {
                continue;
            }
            List<int[]> known = new ArrayList<>();
            List<Pronunciation> ways = lexicon.pronunciations(spelling);
            for (Pronunciation way : ways) {
                int[] phones = way.phones().stream().mapToInt(p -> numbers[p.ordinal()]).toArray();
                boolean fresh = known.stream().noneMatch(other -> Arrays.equals(other, phones));
                if (way.source() != Source.RULE
                        && full(way, ways)
                        && fresh
                        && known.size() < MOST_WAYS) {
                    known.add(phones);
                    entries.add(new Entry(word, phones));
                }
            }
        }
        entries.sort((a, b) -> Arrays.compare(a.phones, b.phones));
        return entries;
    }

    /// Whether it is a citation form or has all the consonants of one.
    private static boolean full(Pronunciation way, List<Pronunciation> ways) {
        return way.form() == Form.CITATION
                || ways.stream()
                        .filter(other -> other.form() == Form.CITATION)
                        .anyMatch(other -> consonants(other).equals(consonants(way)));
    }

    private static List<Phone> consonants(Pronunciation way) {
        return way.phones().stream()
                .map(phone -> phone == Phone.ER ? Phone.R : phone)
                .filter(phone -> !phone.vowel())
                .toList();
    }
}
