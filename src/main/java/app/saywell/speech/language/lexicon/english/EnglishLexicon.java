package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.LetterFolding;
import app.saywell.speech.language.lexicon.LetterNames;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.PronunciationOrigin;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.store.GraphoneDecoder;
import app.saywell.speech.language.lexicon.store.GraphoneModel;
import app.saywell.speech.language.lexicon.store.PackedDictionary;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The pronunciations of English words. Immutable and thread-safe.
///
/// It looks them up in this order: the teacher's pronunciations, our additions, the dictionary
/// (CMUdict), derivation from known words, and letter-to-sound rules.
public final class EnglishLexicon implements Lexicon {
    private final Map<String, Pronunciation> teacherPronunciations;
    private final Map<String, List<Pronunciation>> additions;
    private final PackedDictionary dictionary;
    private final LetterToSound letterToSound;
    private final Set<PronunciationForm> acceptedForms;

    private EnglishLexicon(
            Map<String, Pronunciation> teacherPronunciations,
            Map<String, List<Pronunciation>> additions,
            PackedDictionary dictionary,
            LetterToSound letterToSound,
            Set<PronunciationForm> acceptedForms) {
        this.teacherPronunciations = teacherPronunciations;
        this.additions = additions;
        this.dictionary = dictionary;
        this.letterToSound = letterToSound;
        this.acceptedForms = acceptedForms;
    }

    /// Loads the lexicon from the class path. It takes some tens of milliseconds and a few
    /// megabytes. It returns citation and weak forms.
    public static EnglishLexicon load() {
        try (InputStream words = resource("words.dictionary");
                InputStream letters = resource("letters.graphones");
                InputStream additions = resource("additions.txt")) {
            return new EnglishLexicon(
                    Map.of(),
                    LexiconAdditions.read(additions),
                    PackedDictionary.read(words),
                    new LetterToSound(new GraphoneDecoder(GraphoneModel.read(letters))),
                    EnumSet.of(PronunciationForm.CITATION, PronunciationForm.WEAK));
        } catch (IOException e) {
            throw new UncheckedIOException("the lexicon is missing from the class path", e);
        }
    }

    @Override
    public EnglishLexicon withPronunciations(Map<String, Pronunciation> pronunciations) {
        Map<String, Pronunciation> merged = new HashMap<>(teacherPronunciations);
        pronunciations.forEach((word, pronunciation) -> merged.put(LetterFolding.fold(word), pronunciation));
        return new EnglishLexicon(Map.copyOf(merged), additions, dictionary, letterToSound, acceptedForms);
    }

    @Override
    public EnglishLexicon withForms(Set<PronunciationForm> accepted) {
        Set<PronunciationForm> withCitation = EnumSet.of(PronunciationForm.CITATION);
        withCitation.addAll(accepted);
        return new EnglishLexicon(teacherPronunciations, additions, dictionary, letterToSound, withCitation);
    }

    @Override
    public List<Pronunciation> pronunciations(String word) {
        String key = LetterFolding.fold(word);
        String letters = LetterFolding.lettersOnly(key);
        if (letters.isEmpty()) {
            throw new IllegalArgumentException("a word needs at least one Latin letter");
        }
        Pronunciation taught = teacherPronunciations.get(key);
        if (taught != null) {
            return List.of(taught);
        }
        List<Pronunciation> found = knownOrByAnalogy(key);
        if (found.isEmpty()) {
            found = toPronunciations(letterToSound.pronounce(letters), PronunciationOrigin.RULE);
        }
        return filteredByForm(key, found.isEmpty() ? List.of(spelledOut(letters)) : found);
    }

    @Override
    public Optional<Pronunciation> teacherPronunciation(String word) {
        return Optional.ofNullable(teacherPronunciations.get(LetterFolding.fold(word)));
    }

    @Override
    public boolean contains(String word) {
        String key = LetterFolding.fold(word);
        return !citationSounds(key).isEmpty() || additions.containsKey(key);
    }

    private List<Pronunciation> knownOrByAnalogy(String key) {
        List<Pronunciation> listed = additions.get(key);
        if (listed != null) {
            return listed;
        }
        List<List<StressedPhone>> known = citationSounds(key);
        return known.isEmpty()
                ? toPronunciations(
                        new AnalogyPronouncer(this::citationSounds).pronounce(key), PronunciationOrigin.ANALOGY)
                : toPronunciations(known, PronunciationOrigin.DICTIONARY);
    }

    /// From the teacher, the additions or the dictionary; citation forms only.
    private List<List<StressedPhone>> citationSounds(String key) {
        Pronunciation taught = teacherPronunciations.get(key);
        if (taught != null) {
            return List.of(taught.sounds());
        }
        List<Pronunciation> listed = additions.get(key);
        return listed == null
                ? dictionary.find(key).stream().map(StressedPhone::ofCodes).toList()
                : listed.stream()
                        .filter(pronunciation -> pronunciation.form() == PronunciationForm.CITATION)
                        .map(Pronunciation::sounds)
                        .toList();
    }

    private List<Pronunciation> filteredByForm(String key, List<Pronunciation> candidates) {
        List<Pronunciation> accepted = new ArrayList<>(candidates.stream()
                .filter(pronunciation -> acceptedForms.contains(pronunciation.form()))
                .toList());
        if (accepted.isEmpty()) {
            accepted.addAll(candidates);
        }
        if (acceptedForms.contains(PronunciationForm.BRITISH)) {
            for (Pronunciation american : List.copyOf(accepted)) {
                britishVariant(key, american)
                        .filter(british -> accepted.stream()
                                .noneMatch(existing -> existing.sounds().equals(british.sounds())))
                        .ifPresent(accepted::add);
            }
        }
        return List.copyOf(accepted);
    }

    private static Optional<Pronunciation> britishVariant(String key, Pronunciation american) {
        List<StressedPhone> sounds = BritishPronunciation.fromAmerican(key, american.sounds());
        return sounds.isEmpty()
                ? Optional.empty()
                : Optional.of(new Pronunciation(sounds, american.source(), PronunciationForm.BRITISH));
    }

    private static Pronunciation spelledOut(String letters) {
        List<StressedPhone> sounds = new ArrayList<>();
        for (char letter : letters.toCharArray()) {
            sounds.addAll(LetterNames.pronunciationOf(letter).sounds());
        }
        return new Pronunciation(sounds, PronunciationOrigin.RULE, PronunciationForm.CITATION);
    }

    private static List<Pronunciation> toPronunciations(
            List<List<StressedPhone>> soundLists, PronunciationOrigin source) {
        return soundLists.stream()
                .map(sounds -> new Pronunciation(sounds, source, PronunciationForm.CITATION))
                .toList();
    }

    private static InputStream resource(String name) throws IOException {
        InputStream in = EnglishLexicon.class.getResourceAsStream(name);
        if (in == null) {
            throw new FileNotFoundException(name);
        }
        return in;
    }
}
