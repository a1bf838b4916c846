package app.saywell.desk.takes.fluency;

import app.saywell.desk.takes.spoken.SpokenText;
import app.saywell.desk.takes.spoken.SpokenWord;
import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Fillers and restarts of a reading, as far as its transcription has them: fillers are words that nobody wrote ("um"),
/// restarts are words said again, or begun and broken off before they are said whole.
///
/// @param fillers in order, in lower case
/// @param restarts the words that were said again or begun twice, in order, in lower case
public record Hesitations(List<String> fillers, List<String> restarts) {
    /// Nothing was heard, or nobody listened.
    public static final Hesitations NONE = new Hesitations(List.of(), List.of());

    /// Words that are doubled on purpose: "very, very big".
    private static final Set<String> DOUBLED =
            Set.of("very", "really", "so", "no", "yes", "yeah", "bye", "ha", "knock", "had", "that");

    private static final Set<String> FILLERS = Set.of(
            "um", "umm", "uhm", "uh", "uhh", "er", "erm", "err", "eh", "ah", "ahh", "hm", "hmm", "mm", "mmm", "mhm",
            "음", "어", "아", "그", "저");

    /// Copies the lists.
    public Hesitations {
        fillers = List.copyOf(fillers);
        restarts = List.copyOf(restarts);
    }

    /// Of a text compared with what was heard. A filler that the sentence itself has is a word of it.
    public static Hesitations in(SpokenText spoken) {
        List<String> fillers = new ArrayList<>();
        List<String> restarts = new ArrayList<>();
        List<SpokenWord> words = spoken.words();
        for (int i = 0; i < words.size(); i++) {
            String heard = bare(words.get(i).heard());
            switch (words.get(i).fate()) {
                case REPEATED -> (FILLERS.contains(heard) ? fillers : restarts).add(heard);
                case ADDED -> {
                    if (FILLERS.contains(heard)) {
                        fillers.add(heard);
                    } else if (isBegunTwice(heard, words.subList(i + 1, words.size()))) {
                        restarts.add(heard);
                    }
                }
                case SAID -> addWithin(words, i, fillers, restarts);
                case MISSED, REPLACED -> {}
            }
        }
        return new Hesitations(fillers, restarts);
    }

    /// Of speech without a text, as it was written down: fillers, words and pairs of words that are said twice in a
    /// row, and words that were broken off before they are said whole.
    ///
    /// @param words without punctuation, in lower case
    public static Hesitations inFreeSpeech(List<String> words) {
        List<String> spoken = words.stream().filter(word -> !isFiller(word)).toList();
        List<String> restarts = new ArrayList<>();
        for (int i = 0; i + 1 < spoken.size(); i++) {
            String word = spoken.get(i);
            String next = spoken.get(i + 1);
            boolean isBrokenOff = word.endsWith("-") && next.startsWith(word.substring(0, word.length() - 1));
            boolean isPairAgain = i + 3 < spoken.size()
                    && !word.equals(next)
                    && word.equals(spoken.get(i + 2))
                    && next.equals(spoken.get(i + 3));
            if (word.equals(next) && !DOUBLED.contains(word) || isBrokenOff) {
                restarts.add(word);
            } else if (isPairAgain) {
                restarts.add(word + " " + next);
            }
        }
        return new Hesitations(words.stream().filter(Hesitations::isFiller).toList(), restarts);
    }

    /// Whether a word is a filled pause.
    ///
    /// @param word without punctuation, in lower case
    public static boolean isFiller(String word) {
        return FILLERS.contains(word);
    }

    /// What was heard together with a word: "the uh" for "the", "pho photographer", "saw the" before another "the".
    private static void addWithin(List<SpokenWord> words, int index, List<String> fillers, List<String> restarts) {
        String word = bare(words.get(index).text());
        List<String> parts =
                new ArrayList<>(List.of(bare(words.get(index).heard()).split(" ")));
        if (parts.size() < 2 || !parts.remove(word)) {
            return;
        }
        for (String part : parts) {
            if (FILLERS.contains(part)) {
                fillers.add(part);
            } else if (word.startsWith(part) || isBeside(words, index, part)) {
                restarts.add(part);
            }
        }
    }

    private static boolean isBeside(List<SpokenWord> words, int index, String said) {
        return words.subList(Math.max(0, index - 1), Math.min(words.size(), index + 2)).stream()
                .anyMatch(word -> bare(word.text()).equals(said));
    }

    /// Whether the next word of the sentence begins like it.
    private static boolean isBegunTwice(String heard, List<SpokenWord> after) {
        return !heard.isEmpty()
                && after.stream()
                        .filter(word -> word.fate() != WordFate.ADDED)
                        .findFirst()
                        .filter(word -> word.fate() == WordFate.SAID
                                && bare(word.text()).startsWith(heard)
                                && bare(word.text()).length() > heard.length())
                        .isPresent();
    }

    private static String bare(String word) {
        return word.strip().replaceAll("[.,;:!?…\"“”-]+", "").toLowerCase(Locale.ROOT);
    }
}
