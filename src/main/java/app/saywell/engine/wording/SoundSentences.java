package app.saywell.engine.wording;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.wording.SoundFault.Dropped;
import app.saywell.engine.wording.SoundFault.Substituted;
import app.saywell.engine.wording.SoundFault.Unclear;
import app.saywell.engine.wording.SoundFault.VowelAdded;
import app.saywell.speech.Word;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What to say of one sound, and of the word that it spoiled.
final class SoundSentences {
    private final Phrasebook book;
    private final Terms terms;

    SoundSentences(Phrasebook book) {
        this.book = book;
        this.terms = new Terms(book);
    }

    /// A sentence or two for the sound itself; nothing where the expected sign is unknown.
    Optional<String> ofSound(Word word, SoundFault fault, long seed) {
        return expected(word, fault)
                .map(phone -> say(soundKeys(word, fault, phone), word, phone, fault, seed));
    }

    /// A sentence for the word, naming this sound.
    Optional<String> ofWord(Word word, SoundFault fault, long seed) {
        return expected(word, fault)
                .map(phone -> say(List.of(wordKey(phone, fault)), word, phone, fault, seed));
    }

    /// A sentence for a word of which no one sound is to blame.
    String ofWord(Word word, long seed) {
        Map<String, Term> slots = new HashMap<>();
        slots.put("word", terms.word(word));
        List<String> graphemes = new ArrayList<>();
        word.syllables().forEach(s -> graphemes.add(s.grapheme() == null ? "" : s.grapheme()));
        boolean parts = graphemes.size() > 1 && graphemes.stream().noneMatch(String::isEmpty);
        slots.put("syllables", Term.plain(String.join("-", graphemes)));
        return book.say(parts ? "word.syllables" : "word.plain", seed, slots);
    }

    private String say(List<String> keys, Word word, Phone phone, SoundFault fault, long seed) {
        String key = keys.stream().filter(book::has).findFirst().orElse("unclear");
        Map<String, Term> slots = new HashMap<>();
        slots.put("word", terms.word(word));
        slots.put("sound", terms.sound(phone));
        slots.put("hint", Term.plain(book.say("hint." + phone, seed, Map.of())));
        heard(phone, fault).ifPresent(heard -> slots.put("heard", terms.sound(heard)));
        return book.say(key, seed, slots);
    }

    private static String wordKey(Phone phone, SoundFault fault) {
        return switch (fault.heard()) {
            case Substituted s -> heard(phone, fault).isPresent() ? "word.swap" : "word.unclear";
            case Dropped d -> "word.drop";
            case VowelAdded v -> "word.added";
            case Unclear u -> "word.unclear";
        };
    }

    /// The keys that fit, the most particular first.
    private static List<String> soundKeys(Word word, SoundFault fault, Phone phone) {
        return switch (fault.heard()) {
            case Substituted s ->
                    heard(phone, fault)
                            .map(heard -> List.of("swap." + phone + "." + heard, "swap"))
                            .orElse(List.of("unclear"));
            case Dropped d -> dropKeys(word, fault.phoneme(), phone);
            case VowelAdded v -> List.of(last(word, fault.phoneme()) ? "added.final" : "added");
            case Unclear u -> List.of("unclear");
        };
    }

    private static List<String> dropKeys(Word word, int index, Phone phone) {
        if (phone.vowel()) {
            return List.of("drop");
        }
        if (index == 0) {
            return clustered(word, index)
                    ? List.of("drop.cluster")
                    : List.of("drop." + phone + ".initial", "drop." + phone, "drop");
        }
        boolean glide = phone == Phone.R || phone == Phone.W || phone == Phone.Y;
        if (glide && !clustered(word, index)) {
            return List.of("drop." + phone);
        }
        if (last(word, index)) {
            return List.of("drop.final");
        }
        return List.of(clustered(word, index) ? "drop.cluster" : "drop");
    }

    private static boolean last(Word word, int index) {
        return index == word.phonemes().size() - 1;
    }

    private static boolean clustered(Word word, int index) {
        return consonant(word, index - 1) || consonant(word, index + 1);
    }

    private static boolean consonant(Word word, int index) {
        return index >= 0
                && index < word.phonemes().size()
                && Ipa.phone(word.phonemes().get(index).phoneme())
                        .filter(phone -> !phone.vowel())
                        .isPresent();
    }

    private static Optional<Phone> expected(Word word, SoundFault fault) {
        return Ipa.phone(word.phonemes().get(fault.phoneme()).phoneme());
    }

    /// The sound heard, where it is a known one and another than the expected.
    private static Optional<Phone> heard(Phone expected, SoundFault fault) {
        return fault.heard() instanceof Substituted substituted
                ? Ipa.phone(substituted.ipa()).filter(phone -> phone != expected)
                : Optional.empty();
    }
}
