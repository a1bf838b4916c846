package app.saywell.speech.language.text;

import app.saywell.speech.language.lexicon.LetterFolding;
import app.saywell.speech.language.lexicon.LetterNames;
import app.saywell.speech.language.lexicon.Lexicon;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Decides whether letters are read as a word or spelled out, and finds the words inside them.
final class LetterSequenceReader {
    private static final Pattern DOTTED = Pattern.compile("(?:\\p{L}\\.)+\\p{L}");
    private static final Pattern ALL_CAPITALS = Pattern.compile("\\p{Lu}{2,}(?:'?s)?");
    private static final Pattern VOWEL = Pattern.compile("[aeiouy]");
    private static final Pattern CAMEL_CASE_BOUNDARY = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

    /// Spelled out although such a word exists.
    private static final Set<String> LETTERS_FIRST = Set.of(
            "us", "id", "ai", "pe", "pc", "un", "eu", "am", "ad", "pr", "hr", "er", "mc", "dj", "mp", "ip", "bc", "la",
            "os", "ui", "pt", "vip", "sos", "diy", "gps", "atm");

    /// Acronyms in the dictionary. They may be read as a word or spelled out.
    private static final Set<String> ACRONYMS =
            Set.of("nasa", "nato", "fifa", "opec", "asap", "aids", "asean", "apec", "unicef");

    private final Lexicon lexicon;

    LetterSequenceReader(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /// The ways to read a sequence of letters, the most likely first. The written parts of each
    /// reading joined give the letters.
    ///
    /// @param letters letters and apostrophes, with single dots between single letters
    List<List<PhraseWord>> read(String letters, TokenContext context) {
        if (LetterFolding.lettersOnly(letters).isEmpty()) {
            return List.of();
        }
        if (DOTTED.matcher(letters).matches()) {
            return List.of(asLetterNames(letters));
        }
        List<String> roman = RomanNumerals.readings(letters, context);
        if (!roman.isEmpty()) {
            List<List<PhraseWord>> readings =
                    new ArrayList<>(roman.stream().map(PhraseWord::ofPhrase).toList());
            readings.add(asLetterNames(letters));
            return readings;
        }
        if (LetterFolding.lettersOnly(letters).length() == 1 && !(letters.length() > 1 && lexicon.contains(letters))) {
            return switch (letters) {
                case "A" -> readCapitalA(context);
                case "a", "I" -> asWord(letters);
                default -> List.of(asLetterNames(letters));
            };
        }
        if (ALL_CAPITALS.matcher(letters).matches()) {
            return readCapitals(letters, context);
        }
        String[] parts = CAMEL_CASE_BOUNDARY.split(letters);
        if (parts.length > 1 && !lexicon.contains(letters)) {
            return readCamelCase(parts, context);
        }
        boolean hasNoVowel = !VOWEL.matcher(letters.toLowerCase(Locale.ROOT)).find();
        if (hasNoVowel && letters.length() <= 6 && !lexicon.contains(letters)) {
            return List.of(asLetterNames(letters), asWord(letters).getFirst());
        }
        return asWord(letters);
    }

    /// Letters beside figures, as in "CO2" and "MP3": few capitals are rather spelled out.
    List<List<PhraseWord>> readBesideDigits(String letters, TokenContext context) {
        List<List<PhraseWord>> readings = new ArrayList<>(read(letters, context));
        if (letters.length() <= 3 && letters.equals(letters.toUpperCase(Locale.ROOT)) || letters.length() == 1) {
            List<PhraseWord> names = asLetterNames(letters);
            readings.remove(names);
            readings.addFirst(names);
        }
        return readings;
    }

    /// The article and the letter, the likelier first.
    private static List<List<PhraseWord>> readCapitalA(TokenContext context) {
        List<PhraseWord> letter = asLetterNames("A");
        List<PhraseWord> article = List.of(new PhraseWord("a", "A"));
        return context.isArticleInCapitals() ? List.of(article, letter) : List.of(letter, article);
    }

    private List<List<PhraseWord>> readCapitals(String letters, TokenContext context) {
        String withoutPlural = letters.replaceAll("'?s$", "");
        String lowerCase = withoutPlural.toLowerCase(Locale.ROOT);
        boolean known = lexicon.contains(lowerCase);
        if (known && isSpelledInDictionary(lowerCase)) {
            return List.of(asLetterNames(letters));
        }
        if (known && isPlainWord(lowerCase, context)) {
            return asWord(letters);
        }
        boolean hasVowel = VOWEL.matcher(lowerCase).find();
        boolean maybeWord = known
                ? context.allCapitals() || !LETTERS_FIRST.contains(lowerCase)
                : hasVowel && (context.allCapitals() || withoutPlural.length() > 3);
        List<List<PhraseWord>> readings = new ArrayList<>();
        if (maybeWord) {
            readings.addAll(asWord(letters));
        }
        if (withoutPlural.length() <= 5) {
            readings.add(asLetterNames(letters));
        }
        if (!maybeWord && hasVowel || readings.isEmpty()) {
            readings.addAll(asWord(letters));
        }
        return readings;
    }

    /// Whether a dictionary word in capitals can only be that word. Directly after an article, two
    /// letters may be an abbreviation: "an IT company".
    private static boolean isPlainWord(String lowerCase, TokenContext context) {
        if (LETTERS_FIRST.contains(lowerCase)) {
            return CommonShortWords.contains(lowerCase)
                    && !context.numberPrecedes()
                    && context.isWordInCapitals(lowerCase);
        }
        return context.allCapitals()
                || lowerCase.length() > 3 && !ACRONYMS.contains(lowerCase)
                || CommonShortWords.contains(lowerCase) && !(lowerCase.length() == 2 && context.articlePrecedes());
    }

    /// Whether the dictionary pronounces a word as its letters: "usa", "fbi".
    private boolean isSpelledInDictionary(String word) {
        List<StressedPhone> letterNames = new ArrayList<>();
        for (char letter : word.toCharArray()) {
            if (letter < 'a' || letter > 'z') {
                return false;
            }
            letterNames.addAll(LetterNames.pronunciationOf(letter).sounds());
        }
        return lexicon.pronunciations(word).stream().anyMatch(pronunciation -> pronunciation
                .phones()
                .equals(letterNames.stream().map(StressedPhone::phone).toList()));
    }

    private List<List<PhraseWord>> readCamelCase(String[] parts, TokenContext context) {
        List<PhraseWord> words = new ArrayList<>();
        for (String part : parts) {
            boolean isSingleLetter = part.length() == 1;
            words.addAll(
                    isSingleLetter ? asLetterNames(part) : read(part, context).getFirst());
        }
        return List.of(words, List.of(new PhraseWord(String.join("", parts), String.join("", parts))));
    }

    /// One letter name per letter. Other characters belong to the letter before them. A plural
    /// ending is pronounced with the letter before it.
    private static List<PhraseWord> asLetterNames(String letters) {
        List<PhraseWord> parts = new ArrayList<>();
        boolean hasPluralEnding = letters.length() > 2 && letters.endsWith("s") && !isLower(letters);
        int letterEnd = hasPluralEnding ? letters.length() - 1 : letters.length();
        for (int i = 0; i < letterEnd; i++) {
            char letter = letters.charAt(i);
            String folded = LetterFolding.lettersOnly(String.valueOf(letter));
            if (!folded.isEmpty()) {
                parts.add(new PhraseWord(folded.substring(0, 1).toUpperCase(Locale.ROOT), "" + letter));
            } else if (!parts.isEmpty()) {
                PhraseWord previous = parts.removeLast();
                parts.add(new PhraseWord(previous.word(), previous.written() + letter));
            }
        }
        if (hasPluralEnding) {
            PhraseWord previous = parts.removeLast();
            parts.add(new PhraseWord(previous.word() + "'s", previous.written() + "s"));
        }
        return parts;
    }

    private static boolean isLower(String letters) {
        return letters.equals(letters.toLowerCase(Locale.ROOT));
    }

    private static List<List<PhraseWord>> asWord(String letters) {
        return List.of(List.of(new PhraseWord(letters, letters)));
    }
}
