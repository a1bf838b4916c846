package app.saywell.desk.takes.spoken;

import app.saywell.desk.lessons.check.TextCheck;
import app.saywell.speech.SpokenText;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TokenReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// A written word with the sounds of all its readings.
///
/// @param readings none for a word that is not English
record SoundedWord(String text, List<List<Phone>> readings) {
    private static final int MAX_READINGS = 6;

    /// The words of a text in order. Words in other scripts have no sounds.
    static List<SoundedWord> of(String text) {
        List<SoundedWord> words = new ArrayList<>();
        StringBuilder english = new StringBuilder();
        for (String word : SpokenText.of(text).replace('’', '\'').strip().split("\\s+", -1)) {
            if (isEnglish(word)) {
                english.append(english.isEmpty() ? "" : " ").append(word);
            } else {
                addEnglish(words, english);
                words.add(new SoundedWord(word, List.of()));
            }
        }
        addEnglish(words, english);
        return words;
    }

    private static void addEnglish(List<SoundedWord> words, StringBuilder english) {
        TextCheck.read(english.toString()).forEach(token -> words.add(of(token)));
        english.setLength(0);
    }

    private static SoundedWord of(SpokenToken token) {
        return new SoundedWord(
                token.text(),
                token.readings().stream()
                        .limit(MAX_READINGS)
                        .map(SoundedWord::phones)
                        .toList());
    }

    private static List<Phone> phones(TokenReading reading) {
        return reading.sounds().stream().map(StressedPhone::phone).toList();
    }

    private static boolean isEnglish(String word) {
        return word.codePoints()
                .filter(Character::isLetter)
                .allMatch(
                        letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN || letter == 'µ');
    }

    SoundedWord joined(SoundedWord next) {
        List<List<Phone>> joined = new ArrayList<>();
        for (List<Phone> first : readings) {
            for (List<Phone> second : next.readings) {
                joined.add(Stream.concat(first.stream(), second.stream()).toList());
            }
        }
        return new SoundedWord(
                text + " " + next.text, joined.stream().limit(MAX_READINGS).toList());
    }

    /// How different they sound: 0 for the same sounds or letters, 1 for no sound in common.
    double distance(SoundedWord other) {
        if (letters(text).equals(letters(other.text))) {
            return 0;
        }
        double least = 1;
        for (List<Phone> ours : readings) {
            for (List<Phone> theirs : other.readings) {
                least = Math.min(least, distance(ours, theirs));
            }
        }
        return least;
    }

    private static String letters(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    /// Edit distance, as a share of the longer one.
    private static double distance(List<Phone> first, List<Phone> second) {
        int[] row = new int[second.size() + 1];
        for (int j = 0; j <= second.size(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= first.size(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= second.size(); j++) {
                int above = row[j];
                int same = first.get(i - 1) == second.get(j - 1) ? 0 : 1;
                row[j] = Math.min(diagonal + same, Math.min(above, row[j - 1]) + 1);
                diagonal = above;
            }
        }
        int longer = Math.max(first.size(), second.size());
        return longer == 0 ? 0 : (double) row[second.size()] / longer;
    }
}
