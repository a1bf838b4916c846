package app.saywell.engine.text;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.LetterNames;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Pronunciation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Reads reference text: what is to be said, word by word. For any number of threads.
public final class TextReader {
    private final Lexicon lexicon;
    private final Phrases phrases;

    /// @param lexicon says how single words are pronounced
    public TextReader(Lexicon lexicon) {
        this.lexicon = lexicon;
        this.phrases = new Phrases(lexicon);
    }

    /// The tokens of a text in their order; at least one. Signs and emoji that nobody reads aloud
    /// are passed over.
    ///
    /// @throws EngineException of kind UNSPEAKABLE_TEXT when nothing can be spoken or a letter is
    ///     not Latin
    public List<SpokenToken> read(String goldText) {
        Script.requireLatin(goldText);
        List<Piece> pieces = Pieces.of(goldText);
        boolean capitals = mostlyCapitals(pieces);
        List<SpokenToken> tokens = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            String before = i == 0 ? "" : pieces.get(i - 1).core();
            String after = i + 1 == pieces.size() ? "" : pieces.get(i + 1).core();
            token(pieces.get(i), new Surroundings(before, after, capitals)).ifPresent(tokens::add);
        }
        if (tokens.isEmpty()) {
            throw new EngineException(
                    EngineException.Kind.UNSPEAKABLE_TEXT,
                    "The reference text holds nothing that can be spoken.");
        }
        return List.copyOf(tokens);
    }

    /// How each word of a text will be expected, for authoring screens.
    ///
    /// @throws EngineException as [#read]
    public List<CheckedToken> check(String goldText) {
        return read(goldText).stream().map(CheckedToken::of).toList();
    }

    private Optional<SpokenToken> token(Piece piece, Surroundings around) {
        Optional<Pronunciation> taught = lexicon.taught(piece.core());
        if (taught.isPresent()) {
            SpokenWord word = new SpokenWord(lower(piece.core()), piece.core(), taught.get());
            Reading reading = new Reading(List.of(word));
            return Optional.of(new SpokenToken(piece.core(), List.of(reading), piece.after()));
        }
        List<List<Part>> ways = phrases.of(piece, around);
        if (ways.isEmpty()) {
            return Optional.empty();
        }
        boolean shortened = piece.dotted() && isShortened(piece.core(), ways.getFirst());
        boolean goesOn = shortened && !around.after().isEmpty() && piece.after() == Break.SENTENCE;
        return Optional.of(
                new SpokenToken(
                        shortened ? piece.core() + "." : piece.core(),
                        Readings.of(ways, this::said),
                        goesOn ? Break.NONE : piece.after()));
    }

    /// Whether the dot belongs to the token: "Mr.", "U.S.".
    private static boolean isShortened(String core, List<Part> parts) {
        return core.indexOf('.') > 0 && core.chars().noneMatch(Character::isDigit)
                || Character.isLetter(core.charAt(0)) && parts.getFirst().written() == null;
    }

    private List<Pronunciation> said(Part part) {
        if (part.letterName()) {
            return List.of(LetterNames.of(part.word().charAt(0)));
        }
        boolean spelled = part.word().length() == 3 && part.word().endsWith("'s");
        return spelled && Character.isUpperCase(part.word().charAt(0))
                ? List.of(LetterNames.plural(part.word().charAt(0)))
                : lexicon.pronunciations(part.word());
    }

    private static boolean mostlyCapitals(List<Piece> pieces) {
        int upper = 0;
        int lower = 0;
        for (Piece piece : pieces) {
            String core = piece.core();
            if (core.chars().filter(Character::isLetter).count() > 1) {
                boolean capital = core.equals(core.toUpperCase(Locale.ROOT));
                upper += capital ? 1 : 0;
                lower += capital ? 0 : 1;
            }
        }
        return upper > lower && upper > 1;
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
