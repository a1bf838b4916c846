package app.saywell.judge.engine.feedback;

import app.saywell.judge.engine.feedback.SoundFault.AddedSound;
import app.saywell.judge.engine.feedback.SoundFault.DroppedSound;
import app.saywell.judge.engine.feedback.SoundFault.SubstitutedSound;
import app.saywell.judge.engine.feedback.SoundFault.UnclearSound;
import app.saywell.speech.Syllable;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Feedback about one sound, and about its word.
final class SoundFeedback {
    private static final String SCHWA = "AX";

    /// Keys of sentences that say where in the word the sound is.
    private static final Pattern PLACED = Pattern.compile("\\.(final|initial)$");

    private static final Pattern HYPHENS = Pattern.compile("^\\p{Pd}+|\\p{Pd}+$");

    private final FeedbackPhrases phrases;
    private final SentenceTermFormatter terms;

    SoundFeedback(FeedbackPhrases phrases) {
        this.phrases = phrases;
        this.terms = new SentenceTermFormatter(phrases);
    }

    /// One or two sentences about the sound; empty when the expected sign is unknown.
    Optional<String> ofSound(Word word, SoundFault fault, long seed) {
        return expectedPhone(word, fault).map(phone -> format(soundKeys(word, fault, phone), word, phone, fault, seed));
    }

    /// A sentence about the word that names this sound.
    Optional<String> ofWord(Word word, SoundFault fault, long seed) {
        return expectedPhone(word, fault)
                .map(phone -> format(List.of(wordKey(word, phone, fault)), word, phone, fault, seed));
    }

    /// A sentence about a word without a single wrong sound.
    String ofWord(Word word, long seed) {
        Map<String, SentenceTerm> slots = new HashMap<>();
        slots.put("word", terms.word(word));
        List<String> graphemes = new ArrayList<>();
        word.syllables().forEach(syllable -> graphemes.add(lettersOf(syllable)));
        boolean allSpelled = graphemes.size() > 1 && graphemes.stream().noneMatch(String::isEmpty);
        slots.put("syllables", SentenceTerm.plain(String.join("-", graphemes)));
        return phrases.format(allSpelled ? "word.syllables" : "word.plain", seed, slots);
    }

    /// Its letters without the hyphen of the word, because the parts are told with hyphens between them; empty where
    /// they are not known.
    private static String lettersOf(Syllable syllable) {
        String grapheme = syllable.grapheme();
        return grapheme == null ? "" : HYPHENS.matcher(grapheme).replaceAll("");
    }

    private String format(List<String> keys, Word word, Phone phone, SoundFault fault, long seed) {
        String key = keys.stream().filter(phrases::has).findFirst().orElse("unclear");
        String expected = expectedName(word, fault.phonemeIndex(), phone);
        Map<String, SentenceTerm> slots = new HashMap<>();
        slots.put("word", terms.word(word));
        slots.put("sound", terms.sound(expected));
        slots.put("hint", SentenceTerm.plain(phrases.format("hint." + expected, seed, Map.of())));
        heardPhone(phone, fault).ifPresent(heard -> slots.put("heard", terms.heardSound(heardName(fault, heard))));
        boolean isPlaced = PLACED.matcher(key).find();
        return phrases.format(key, seed, slots)
                + (isPlaced ? "" : whichOfSeveral(word, fault.phonemeIndex(), expected));
    }

    /// Which one is meant, in a word that has the sound several times; empty in others.
    private String whichOfSeveral(Word word, int index, String name) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < word.phonemes().size(); i++) {
            int place = i;
            IpaPhoneTable.phone(word.phonemes().get(i).phoneme())
                    .filter(phone -> expectedName(word, place, phone).equals(name))
                    .ifPresent(phone -> places.add(place));
        }
        String key = "which." + (places.indexOf(index) + 1);
        return places.size() < 2 || !phrases.has(key) ? "" : " " + phrases.format(key, 0, Map.of());
    }

    private static String expectedName(Word word, int index, Phone phone) {
        return nameOf(word.phonemes().get(index).phoneme(), phone);
    }

    private static String heardName(SoundFault fault, Phone heard) {
        return fault.heard() instanceof SubstitutedSound(String ipa) ? nameOf(ipa, heard) : heard.name();
    }

    /// The name of a sound in the keys of the phrases: the schwa has one of its own, although it is
    /// the unstressed form of a phone.
    private static String nameOf(String ipa, Phone phone) {
        return IpaPhoneTable.isSchwa(ipa) ? SCHWA : phone.name();
    }

    private static String wordKey(Word word, Phone phone, SoundFault fault) {
        return switch (fault.heard()) {
            case SubstitutedSound substituted -> heardPhone(phone, fault).isPresent() ? "word.swap" : "word.unclear";
            case DroppedSound dropped -> "word.drop";
            case AddedSound added ->
                isBesideVowel(word, fault.phonemeIndex(), phone) ? "word.added.vowel" : "word.added";
            case UnclearSound unclear -> "word.unclear";
        };
    }

    /// The keys that fit, the most specific first.
    private static List<String> soundKeys(Word word, SoundFault fault, Phone phone) {
        return switch (fault.heard()) {
            case SubstitutedSound substituted ->
                heardPhone(phone, fault)
                        .map(heard -> swapKeys(word, fault, phone, heard))
                        .orElse(List.of("unclear"));
            case DroppedSound dropped -> dropKeys(word, fault.phonemeIndex(), phone);
            case AddedSound added -> List.of(addedKey(word, fault.phonemeIndex(), phone));
            case UnclearSound unclear -> List.of("unclear");
        };
    }

    private static List<String> swapKeys(Word word, SoundFault fault, Phone phone, Phone heard) {
        String expected = expectedName(word, fault.phonemeIndex(), phone);
        String exchange = "swap." + expected + "." + heard;
        return isToldAsTheVowel(phone, expected) && hasSeveralVowels(word)
                ? List.of("swap")
                : List.of(exchange, "swap");
    }

    /// Whether the sentences for the sound speak of "the vowel" of its word without its name.
    private static boolean isToldAsTheVowel(Phone phone, String name) {
        return phone.isVowel() && phone != Phone.ER && !name.equals(SCHWA);
    }

    private static boolean hasSeveralVowels(Word word) {
        return word.phonemes().stream()
                        .flatMap(sound -> IpaPhoneTable.phone(sound.phoneme()).stream())
                        .filter(Phone::isVowel)
                        .count()
                > 1;
    }

    private static String addedKey(Word word, int index, Phone phone) {
        if (isBesideVowel(word, index, phone)) {
            return "added.vowel";
        }
        return isLast(word, index) ? "added.final" : "added";
    }

    /// Whether a vowel that was added after a sound lies beside another one of the word, so that no consonants were to
    /// be joined there.
    private static boolean isBesideVowel(Word word, int index, Phone phone) {
        return phone.isVowel() || !isLast(word, index) && !isConsonant(word, index + 1);
    }

    private static List<String> dropKeys(Word word, int index, Phone phone) {
        if (phone.isVowel()) {
            return List.of("drop");
        }
        if (index == 0) {
            return isInCluster(word, index)
                    ? List.of("drop.cluster")
                    : List.of("drop." + phone + ".initial", "drop." + phone, "drop");
        }
        boolean glide = phone == Phone.R || phone == Phone.W || phone == Phone.Y;
        if (glide && !isInCluster(word, index)) {
            return List.of("drop." + phone);
        }
        if (isLast(word, index)) {
            return List.of("drop.final");
        }
        return List.of(isInCluster(word, index) ? "drop.cluster" : "drop");
    }

    private static boolean isLast(Word word, int index) {
        return index == word.phonemes().size() - 1;
    }

    private static boolean isInCluster(Word word, int index) {
        return isConsonant(word, index - 1) || isConsonant(word, index + 1);
    }

    private static boolean isConsonant(Word word, int index) {
        return index >= 0
                && index < word.phonemes().size()
                && IpaPhoneTable.phone(word.phonemes().get(index).phoneme())
                        .filter(phone -> !phone.isVowel())
                        .isPresent();
    }

    private static Optional<Phone> expectedPhone(Word word, SoundFault fault) {
        return IpaPhoneTable.phone(word.phonemes().get(fault.phonemeIndex()).phoneme());
    }

    /// The heard sound, if it is known and differs from the expected one.
    private static Optional<Phone> heardPhone(Phone expected, SoundFault fault) {
        return fault.heard() instanceof SubstitutedSound substituted
                ? IpaPhoneTable.phone(substituted.ipa()).filter(phone -> phone != expected)
                : Optional.empty();
    }
}
