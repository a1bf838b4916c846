package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.LetterNames;
import app.saywell.engine.lexicon.Letters;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Source;
import app.saywell.engine.lexicon.store.GraphoneDecoder;
import app.saywell.engine.lexicon.store.GraphoneModel;
import app.saywell.engine.lexicon.store.PackedDictionary;

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

/// The pronunciations of English words. Immutable, for any number of threads.
///
/// Asked in this order: the teacher's own pronunciations, our additions and the dictionary
/// (CMUdict), words made of known words, and the letters themselves.
public final class EnglishLexicon implements Lexicon {
    private final Map<String, Pronunciation> own;
    private final Map<String, List<Pronunciation>> additions;
    private final PackedDictionary dictionary;
    private final LetterToSound rules;
    private final Set<Form> forms;

    private EnglishLexicon(
            Map<String, Pronunciation> own,
            Map<String, List<Pronunciation>> additions,
            PackedDictionary dictionary,
            LetterToSound rules,
            Set<Form> forms) {
        this.own = own;
        this.additions = additions;
        this.dictionary = dictionary;
        this.rules = rules;
        this.forms = forms;
    }

    /// Loads the lexicon from the class path: some tens of milliseconds and a few megabytes. Gives
    /// citation and weak forms.
    public static EnglishLexicon load() {
        try (InputStream words = resource("words.dictionary");
                InputStream letters = resource("letters.graphones");
                InputStream more = resource("additions.txt")) {
            return new EnglishLexicon(
                    Map.of(),
                    Additions.read(more),
                    PackedDictionary.read(words),
                    new LetterToSound(new GraphoneDecoder(GraphoneModel.read(letters))),
                    EnumSet.of(Form.CITATION, Form.WEAK));
        } catch (IOException e) {
            throw new UncheckedIOException("the lexicon is missing from the class path", e);
        }
    }

    @Override
    public EnglishLexicon with(Map<String, Pronunciation> pronunciations) {
        Map<String, Pronunciation> all = new HashMap<>(own);
        pronunciations.forEach((word, said) -> all.put(Letters.fold(word), said));
        return new EnglishLexicon(Map.copyOf(all), additions, dictionary, rules, forms);
    }

    @Override
    public EnglishLexicon accepting(Set<Form> accepted) {
        Set<Form> all = EnumSet.of(Form.CITATION);
        all.addAll(accepted);
        return new EnglishLexicon(own, additions, dictionary, rules, all);
    }

    @Override
    public List<Pronunciation> pronunciations(String word) {
        String key = Letters.fold(word);
        String letters = Letters.only(key);
        if (letters.isEmpty()) {
            throw new IllegalArgumentException("a word is made of Latin letters");
        }
        Pronunciation taught = own.get(key);
        if (taught != null) {
            return List.of(taught);
        }
        List<Pronunciation> all = inWords(key);
        if (all.isEmpty()) {
            all = all(rules.pronounce(letters), Source.RULE);
        }
        return accepted(key, all.isEmpty() ? List.of(spelled(letters)) : all);
    }

    @Override
    public Optional<Pronunciation> taught(String word) {
        return Optional.ofNullable(own.get(Letters.fold(word)));
    }

    @Override
    public boolean knows(String word) {
        String key = Letters.fold(word);
        return !known(key).isEmpty() || additions.containsKey(key);
    }

    private List<Pronunciation> inWords(String key) {
        List<Pronunciation> listed = additions.get(key);
        if (listed != null) {
            return listed;
        }
        List<List<Sound>> known = known(key);
        return known.isEmpty()
                ? all(new Analogy(this::known).pronounce(key), Source.ANALOGY)
                : all(known, Source.DICTIONARY);
    }

    /// From the teacher, the additions or the dictionary.
    private List<List<Sound>> known(String key) {
        Pronunciation taught = own.get(key);
        if (taught != null) {
            return List.of(taught.sounds());
        }
        List<Pronunciation> listed = additions.get(key);
        return listed == null
                ? dictionary.find(key).stream().map(Sound::ofCodes).toList()
                : listed.stream()
                        .filter(said -> said.form() == Form.CITATION)
                        .map(Pronunciation::sounds)
                        .toList();
    }

    private List<Pronunciation> accepted(String key, List<Pronunciation> all) {
        List<Pronunciation> kept =
                new ArrayList<>(all.stream().filter(p -> forms.contains(p.form())).toList());
        if (kept.isEmpty()) {
            kept.addAll(all);
        }
        if (forms.contains(Form.BRITISH)) {
            for (Pronunciation american : List.copyOf(kept)) {
                british(key, american)
                        .filter(b -> kept.stream().noneMatch(k -> k.sounds().equals(b.sounds())))
                        .ifPresent(kept::add);
            }
        }
        return List.copyOf(kept);
    }

    private static Optional<Pronunciation> british(String key, Pronunciation american) {
        List<Sound> sounds = BritishSound.of(key, american.sounds());
        return sounds.isEmpty()
                ? Optional.empty()
                : Optional.of(new Pronunciation(sounds, american.source(), Form.BRITISH));
    }

    private static Pronunciation spelled(String letters) {
        List<Sound> sounds = new ArrayList<>();
        for (char letter : letters.toCharArray()) {
            sounds.addAll(LetterNames.of(letter).sounds());
        }
        return new Pronunciation(sounds, Source.RULE, Form.CITATION);
    }

    private static List<Pronunciation> all(List<List<Sound>> said, Source source) {
        return said.stream()
                .map(sounds -> new Pronunciation(sounds, source, Form.CITATION))
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
