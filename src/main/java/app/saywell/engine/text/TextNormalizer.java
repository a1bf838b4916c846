package app.saywell.engine.text;

import app.saywell.engine.EngineException;
import app.saywell.engine.lexicon.LetterNames;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Pronunciation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Text normalization: reads reference text into spoken tokens with their pronunciations.
/// Thread-safe.
public final class TextNormalizer {
    private final Lexicon lexicon;
    private final TokenVerbalizer tokenVerbalizer;

    /// @param lexicon the pronunciations of words
    public TextNormalizer(Lexicon lexicon) {
        this.lexicon = lexicon;
        this.tokenVerbalizer = new TokenVerbalizer(lexicon);
    }

    /// The tokens of a text in order, at least one. Signs and emoji that are not read aloud are
    /// skipped.
    ///
    /// @throws EngineException of kind UNSPEAKABLE_TEXT when nothing can be spoken or a letter is
    ///     not Latin
    public List<SpokenToken> read(String goldText) {
        LatinScriptCheck.requireLatin(goldText);
        List<TextChunk> chunks = TextTokenizer.tokenize(goldText);
        boolean allCapitals = mostlyCapitals(chunks);
        List<SpokenToken> tokens = new ArrayList<>();
        for (int i = 0; i < chunks.size(); i++) {
            String before = i == 0 ? "" : chunks.get(i - 1).core();
            String after = i + 1 == chunks.size() ? "" : chunks.get(i + 1).core();
            boolean opensSentence = i == 0 || chunks.get(i - 1).breakAfter() == PhraseBreak.SENTENCE;
            toSpokenToken(chunks.get(i), new TokenContext(before, after, allCapitals, opensSentence))
                    .ifPresent(tokens::add);
        }
        if (tokens.isEmpty()) {
            throw new EngineException(
                    EngineException.EngineErrorKind.UNSPEAKABLE_TEXT,
                    "The reference text contains nothing that can be spoken.");
        }
        return List.copyOf(tokens);
    }

    /// The expected pronunciation of each word, for the screens where texts are written.
    ///
    /// @throws EngineException as [#read]
    public List<CheckedToken> check(String goldText) {
        return read(goldText).stream().map(CheckedToken::of).toList();
    }

    private Optional<SpokenToken> toSpokenToken(TextChunk chunk, TokenContext context) {
        Optional<Pronunciation> teacherPronunciation = lexicon.teacherPronunciation(chunk.core());
        if (teacherPronunciation.isPresent()) {
            SpokenWord word = new SpokenWord(toLowerCase(chunk.core()), chunk.core(), teacherPronunciation.get());
            TokenReading reading = new TokenReading(List.of(word));
            return Optional.of(new SpokenToken(chunk.core(), List.of(reading), chunk.breakAfter()));
        }
        List<List<PhraseWord>> phrases = tokenVerbalizer.verbalize(chunk, context);
        if (phrases.isEmpty()) {
            return Optional.empty();
        }
        boolean isAbbreviation = chunk.hasDot() && isAbbreviation(chunk.core(), phrases.getFirst());
        boolean sentenceContinues =
                isAbbreviation && !context.nextChunk().isEmpty() && chunk.breakAfter() == PhraseBreak.SENTENCE;
        return Optional.of(new SpokenToken(
                isAbbreviation ? chunk.core() + "." : chunk.core(),
                TokenReadings.combine(phrases, this::pronunciationsOf),
                sentenceContinues ? PhraseBreak.NONE : chunk.breakAfter()));
    }

    /// Whether the dot belongs to the token: "Mr.", "U.S.".
    private static boolean isAbbreviation(String core, List<PhraseWord> words) {
        return core.indexOf('.') > 0 && core.chars().noneMatch(Character::isDigit)
                || Character.isLetter(core.charAt(0)) && words.getFirst().written() == null;
    }

    private List<Pronunciation> pronunciationsOf(PhraseWord word) {
        if (word.isLetterName()) {
            return List.of(LetterNames.pronunciationOf(word.word().charAt(0)));
        }
        boolean isLetterPlural = word.word().length() == 3 && word.word().endsWith("'s");
        return isLetterPlural && Character.isUpperCase(word.word().charAt(0))
                ? List.of(LetterNames.pluralOf(word.word().charAt(0)))
                : lexicon.pronunciations(word.word());
    }

    private static boolean mostlyCapitals(List<TextChunk> chunks) {
        int upperCount = 0;
        int lowerCount = 0;
        for (TextChunk chunk : chunks) {
            String core = chunk.core();
            if (core.chars().filter(Character::isLetter).count() > 1) {
                boolean isCapitals = core.equals(core.toUpperCase(Locale.ROOT));
                upperCount += isCapitals ? 1 : 0;
                lowerCount += isCapitals ? 0 : 1;
            }
        }
        return upperCount > lowerCount && upperCount > 1;
    }

    private static String toLowerCase(String word) {
        return word.toLowerCase(Locale.ROOT);
    }
}
