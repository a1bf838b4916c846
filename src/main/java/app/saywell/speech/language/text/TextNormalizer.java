package app.saywell.speech.language.text;

import app.saywell.speech.SpokenText;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.InterruptCheck;
import app.saywell.speech.language.lexicon.LetterNames;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.Pronunciation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

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
    /// skipped; [#examine] names them.
    ///
    /// @throws EngineException of kind UNSPEAKABLE_TEXT when nothing can be spoken, a letter is not
    ///     Latin or a word is too long
    public List<SpokenToken> read(String goldText) {
        TextReading reading = examine(goldText);
        if (!reading.foreign().isEmpty()) {
            throw LatinScriptCheck.refusal(reading.foreign().getFirst());
        }
        if (reading.hasNoWords()) {
            throw new EngineException(
                    EngineException.EngineErrorKind.UNSPEAKABLE_TEXT,
                    "The reference text has no word that can be spoken. Write at least one in English letters: signs"
                            + " alone are not read aloud.");
        }
        return reading.tokens();
    }

    /// How a text is read as far as it can be, with everything in it that cannot be: words in other
    /// scripts, and signs and emoji without words.
    ///
    /// @throws EngineException of kind UNSPEAKABLE_TEXT when a word is too long
    public TextReading examine(String goldText) {
        return readChunks(SpokenText.of(goldText));
    }

    /// A text in words, for who cannot read figures, signs and abbreviations. One that cannot be spoken stays as it is
    /// written, without what is not read aloud.
    ///
    /// @throws EngineException of kind UNSPEAKABLE_TEXT when a word is too long
    public SpokenForm spokenForm(String goldText) {
        String text = SpokenText.of(goldText);
        TextReading reading = readChunks(text);
        return reading.isSpeakable() ? SpokenForm.of(text, reading.tokens()) : SpokenForm.asWritten(text);
    }

    private TextReading readChunks(String text) {
        TextTokenizer.ChunkedText chunked = TextTokenizer.tokenize(text);
        List<String> unread = new ArrayList<>(chunked.unread());
        List<TextReading.ForeignWord> foreign = new ArrayList<>();
        List<TextChunk> chunks = new ArrayList<>();
        for (int i = 0; i < chunked.chunks().size(); i++) {
            TextChunk chunk = chunked.chunks().get(i);
            if (LatinScriptCheck.isLatin(chunk.core())) {
                chunks.add(chunk);
            } else {
                unread.add(chunk.core());
                foreign.add(new TextReading.ForeignWord(chunk.core(), i + 1));
            }
        }
        boolean allCapitals = mostlyCapitals(chunks);
        List<SpokenToken> tokens = new ArrayList<>();
        Map<String, List<Pronunciation>> found = new HashMap<>();
        Function<PhraseWord, List<Pronunciation>> pronunciations =
                word -> found.computeIfAbsent(word.word(), written -> pronunciationsOf(word));
        for (int i = 0; i < chunks.size(); i++) {
            InterruptCheck.throwIfInterrupted();
            toSpokenToken(chunks.get(i), new TokenContext(chunks, i, allCapitals), pronunciations, unread)
                    .ifPresent(tokens::add);
        }
        return new TextReading(tokens, unread, foreign);
    }

    /// The expected pronunciation of each word, for the screens where texts are written.
    ///
    /// @throws EngineException as [#read]
    public List<CheckedToken> check(String goldText) {
        return read(goldText).stream().map(CheckedToken::of).toList();
    }

    private Optional<SpokenToken> toSpokenToken(
            TextChunk chunk,
            TokenContext context,
            Function<PhraseWord, List<Pronunciation>> pronunciations,
            List<String> unread) {
        Optional<Pronunciation> teacherPronunciation = lexicon.teacherPronunciation(chunk.core());
        if (teacherPronunciation.isPresent()) {
            SpokenWord word = new SpokenWord(toLowerCase(chunk.core()), chunk.core(), teacherPronunciation.get());
            TokenReading reading = new TokenReading(List.of(word));
            return Optional.of(new SpokenToken(chunk.core(), List.of(reading), chunk.breakAfter()));
        }
        Verbalization said = tokenVerbalizer.verbalize(chunk, context);
        List<List<PhraseWord>> phrases = said.phrases();
        unread.addAll(phrases.isEmpty() ? List.of(chunk.core()) : said.unread());
        if (phrases.isEmpty()) {
            return Optional.empty();
        }
        boolean isAbbreviation = chunk.hasDot() && isAbbreviation(chunk.core(), phrases.getFirst());
        boolean sentenceContinues = isAbbreviation
                && !context.nextChunk().isEmpty()
                && chunk.breakAfter() == PhraseBreak.SENTENCE
                && !(AbbreviationTable.endsSentence(chunk.core()) && context.nameFollows());
        return Optional.of(new SpokenToken(
                isAbbreviation ? chunk.core() + "." : chunk.core(),
                TokenReadings.combine(phrases, pronunciations),
                sentenceContinues ? PhraseBreak.NONE : chunk.breakAfter()));
    }

    /// Whether the dot belongs to the token: "Mr.", "U.S.".
    private static boolean isAbbreviation(String core, List<PhraseWord> words) {
        return core.indexOf('.') > 0 && core.chars().noneMatch(Character::isDigit) && !WebAddress.isAddress(core)
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
