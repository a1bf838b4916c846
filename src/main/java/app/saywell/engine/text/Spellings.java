package app.saywell.engine.text;

import app.saywell.engine.lexicon.LetterNames;
import app.saywell.engine.lexicon.Letters;
import app.saywell.engine.lexicon.Lexicon;
import app.saywell.engine.lexicon.Sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// Decides whether letters are a word or spelled out, and finds the words within them.
final class Spellings {
    private static final Pattern DOTTED = Pattern.compile("(?:\\p{L}\\.)+\\p{L}");
    private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}{2,}(?:'?s)?");
    private static final Pattern ROMAN = Pattern.compile("[IVX]{2,6}");
    private static final Pattern VOWEL = Pattern.compile("[aeiouy]");
    private static final Pattern HUMP = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

    /// Spelled out though there is such a word.
    private static final Set<String> LETTERS_FIRST =
            Set.of(
                    "us", "id", "ai", "pe", "pc", "un", "eu", "am", "ad", "pr", "hr", "er", "mc",
                    "dj", "mp", "ip", "bc", "la", "os", "ui", "pt", "vip", "sos", "diy", "gps",
                    "atm");

    /// Words of the dictionary that are made of initials, and may be read as such.
    private static final Set<String> ACRONYMS =
            Set.of("nasa", "nato", "fifa", "opec", "asap", "aids", "asean", "apec", "unicef");

    private final Lexicon lexicon;

    Spellings(Lexicon lexicon) {
        this.lexicon = lexicon;
    }

    /// The ways to take letters apart, the likelier first; together the parts of each are written
    /// as the letters.
    ///
    /// @param letters letters and apostrophes, with single dots between single letters
    List<List<Part>> read(String letters, Surroundings around) {
        if (Letters.only(letters).isEmpty()) {
            return List.of();
        }
        if (DOTTED.matcher(letters).matches()) {
            return List.of(spelled(letters));
        }
        if (Letters.only(letters).length() == 1
                && !(letters.length() > 1 && lexicon.knows(letters))) {
            return "aAI".contains(letters) ? whole(letters) : List.of(spelled(letters));
        }
        if (ROMAN.matcher(letters).matches() && !around.capitals() && around.nameBefore()) {
            return roman(letters);
        }
        if (CAPITALS.matcher(letters).matches()) {
            return capitals(letters, around);
        }
        String[] humps = HUMP.split(letters);
        if (humps.length > 1 && !lexicon.knows(letters)) {
            return humps(humps, around);
        }
        boolean silent = !VOWEL.matcher(letters.toLowerCase(Locale.ROOT)).find();
        if (silent && letters.length() <= 6 && !lexicon.knows(letters)) {
            return List.of(spelled(letters), whole(letters).getFirst());
        }
        return whole(letters);
    }

    private List<List<Part>> capitals(String letters, Surroundings around) {
        String bare = letters.replaceAll("'?s$", "");
        String lower = bare.toLowerCase(Locale.ROOT);
        boolean known = lexicon.knows(lower);
        if (known && spelledInDictionary(lower)) {
            return List.of(spelled(letters));
        }
        if (known && ordinary(lower, around)) {
            return whole(letters);
        }
        boolean vowel = VOWEL.matcher(lower).find();
        boolean word =
                known
                        ? around.capitals() || !LETTERS_FIRST.contains(lower)
                        : vowel && (around.capitals() || bare.length() > 3);
        List<List<Part>> both = new ArrayList<>();
        if (word) {
            both.addAll(whole(letters));
        }
        if (bare.length() <= 5) {
            both.add(spelled(letters));
        }
        if (!word && vowel || both.isEmpty()) {
            both.addAll(whole(letters));
        }
        return both;
    }

    /// Whether a word of the dictionary in capitals is nothing but that word, said loudly. Right
    /// after an article two letters may be an abbreviation: "an IT company".
    private static boolean ordinary(String lower, Surroundings around) {
        if (LETTERS_FIRST.contains(lower)) {
            return ShortWords.contains(lower) && !around.numberPrecedes() && around.shouted(lower);
        }
        return around.capitals()
                || lower.length() > 3 && !ACRONYMS.contains(lower)
                || ShortWords.contains(lower) && !(lower.length() == 2 && around.articleBefore());
    }

    /// Whether the dictionary says a word as its letters: "usa", "fbi".
    private boolean spelledInDictionary(String word) {
        List<Sound> names = new ArrayList<>();
        for (char letter : word.toCharArray()) {
            if (letter < 'a' || letter > 'z') {
                return false;
            }
            names.addAll(LetterNames.of(letter).sounds());
        }
        return lexicon.pronunciations(word).stream()
                .anyMatch(said -> said.phones().equals(names.stream().map(Sound::phone).toList()));
    }

    private List<List<Part>> humps(String[] humps, Surroundings around) {
        List<Part> parts = new ArrayList<>();
        for (String hump : humps) {
            boolean small = hump.length() == 1;
            parts.addAll(small ? spelled(hump) : read(hump, around).getFirst());
        }
        return List.of(parts, List.of(new Part(String.join("", humps), String.join("", humps))));
    }

    private static List<List<Part>> roman(String letters) {
        int number = Numerals.roman(letters);
        List<List<Part>> all = new ArrayList<>();
        if (number > 0) {
            all.add(Part.phrase(Numerals.cardinal(number)));
            all.add(Part.phrase("the " + Numerals.ordinal(number)));
        }
        all.add(spelled(letters));
        return all;
    }

    /// Every letter by its name; whatever stands between belongs to the letter before it, and so
    /// does the ending of a plural, which is said with it.
    private static List<Part> spelled(String letters) {
        List<Part> parts = new ArrayList<>();
        boolean ending = letters.length() > 2 && letters.endsWith("s") && !isLower(letters);
        int last = ending ? letters.length() - 1 : letters.length();
        for (int i = 0; i < last; i++) {
            char letter = letters.charAt(i);
            String plain = Letters.only(String.valueOf(letter));
            if (!plain.isEmpty()) {
                parts.add(new Part(plain.substring(0, 1).toUpperCase(Locale.ROOT), "" + letter));
            } else if (!parts.isEmpty()) {
                Part before = parts.removeLast();
                parts.add(new Part(before.word(), before.written() + letter));
            }
        }
        if (ending) {
            Part before = parts.removeLast();
            parts.add(new Part(before.word() + "'s", before.written() + "s"));
        }
        return parts;
    }

    private static boolean isLower(String letters) {
        return letters.equals(letters.toLowerCase(Locale.ROOT));
    }

    private static List<List<Part>> whole(String letters) {
        return List.of(List.of(new Part(letters, letters)));
    }
}
