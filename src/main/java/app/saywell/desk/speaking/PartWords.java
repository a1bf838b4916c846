package app.saywell.desk.speaking;

import app.saywell.desk.lessons.passage.TextWords;
import app.saywell.desk.lessons.passage.TextWords.WordSpan;
import app.saywell.desk.lessons.passage.WordAlignment;
import app.saywell.desk.takes.spoken.SpokenTextComparison;
import app.saywell.desk.takes.spoken.SpokenWord;
import app.saywell.desk.takes.spoken.SpokenWord.WordFate;
import app.saywell.speech.HeardWord;
import app.saywell.speech.Transcription;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The words of a part of a recording, as they were written down, and which of them are sure.
///
/// @param words in order
record PartWords(List<WrittenWord> words) {
    /// From this certainty on a word is sure. The benchmark `WordCertaintyTrial` prints how many such words are right.
    static final double SURE = 0.7;

    /// How far a word is looked for, in words.
    private static final int REACH = 4;

    /// A word as it was written down.
    ///
    /// @param text with its punctuation
    record WrittenWord(String text, boolean isSure) {}

    /// Copies the list.
    PartWords {
        words = List.copyOf(words);
    }

    /// By what the service says of each word; without that no word is sure.
    static PartWords of(Transcription transcription) {
        List<HeardWord> heard = HeardWord.in(transcription);
        return heard.isEmpty()
                ? new PartWords(split(transcription.text()).stream()
                        .map(text -> new WrittenWord(text, false))
                        .toList())
                : new PartWords(heard.stream()
                        .map(word -> new WrittenWord(word.word(), word.certainty() >= SURE))
                        .toList());
    }

    /// By what another listener heard: the same words are sure.
    static PartWords of(Transcription transcription, Transcription second) {
        List<String> texts = split(transcription.text());
        List<SpokenWord> agreed = SpokenTextComparison.compare(transcription.text(), second.text()).words().stream()
                .filter(word -> word.fate() != WordFate.ADDED && word.fate() != WordFate.REPEATED)
                .toList();
        List<WrittenWord> words = new ArrayList<>();
        int at = 0;
        for (String text : texts) {
            int found = find(agreed, at, word -> bare(word.text()).equals(bare(text)));
            words.add(new WrittenWord(text, found >= 0 && agreed.get(found).fate() == WordFate.SAID));
            at = found < 0 ? at : found + 1;
        }
        return new PartWords(words);
    }

    /// Whether something was written down, and nothing of it is known to be sure.
    boolean isDoubtful() {
        return !words.isEmpty() && !hasSure();
    }

    boolean hasSure() {
        return words.stream().anyMatch(WrittenWord::isSure);
    }

    /// All words.
    String text() {
        return words.stream().map(WrittenWord::text).collect(Collectors.joining(" "));
    }

    /// The sure words alone.
    String sureText() {
        return words.stream().filter(WrittenWord::isSure).map(WrittenWord::text).collect(Collectors.joining(" "));
    }

    /// For each word the judged words that stand for it. They are laid over all words, over the sure ones, which may
    /// have been judged alone, and over those that are the same; the most words that are the same decide.
    List<WordSpan> spansOf(List<String> judged) {
        List<WrittenWord> sure = words.stream().filter(WrittenWord::isSure).toList();
        return Stream.of(laid(words, judged), laid(sure, judged), Optional.of(aligned(judged)))
                .flatMap(Optional::stream)
                .max(Comparator.comparingLong(spans -> countSame(spans, judged)))
                .orElseThrow();
    }

    private long countSame(List<WordSpan> spans, List<String> judged) {
        return IntStream.range(0, words.size())
                .filter(i -> spans.get(i).words() == 1
                        && bare(judged.get(spans.get(i).from()))
                                .equals(bare(words.get(i).text())))
                .count();
    }

    private Optional<List<WordSpan>> laid(List<WrittenWord> sent, List<String> judged) {
        List<WordSpan> spans =
                TextWords.of(sent.stream().map(WrittenWord::text).collect(Collectors.joining(" ")), judged);
        boolean fits = spans.size() == sent.size()
                && !judged.isEmpty()
                && spans.stream().mapToInt(WordSpan::words).sum() == judged.size();
        if (!fits) {
            return Optional.empty();
        }
        Iterator<WordSpan> next = spans.iterator();
        boolean all = sent.size() == words.size();
        return Optional.of(words.stream()
                .map(word -> all || word.isSure() ? next.next() : WordSpan.NONE)
                .toList());
    }

    private List<WordSpan> aligned(List<String> judged) {
        List<WordSpan> spans = new ArrayList<>(Collections.nCopies(words.size(), WordSpan.NONE));
        if (words.isEmpty()) {
            return spans;
        }
        int[] places = WordAlignment.align(
                judged, words.stream().map(WrittenWord::text).toList());
        for (int i = 0; i < places.length; i++) {
            boolean isSame =
                    bare(judged.get(i)).equals(bare(words.get(places[i]).text()));
            if (isSame && spans.get(places[i]).isEmpty()) {
                spans.set(places[i], new WordSpan(i, i + 1));
            }
        }
        return spans;
    }

    /// Where the next element is that fits, from a place on and not far from it; -1 where none is.
    static <T> int find(List<T> list, int from, Predicate<T> fits) {
        for (int i = from; i < Math.min(list.size(), from + REACH); i++) {
            if (fits.test(list.get(i))) {
                return i;
            }
        }
        return -1;
    }

    /// A word without its punctuation, in lower case.
    static String bare(String word) {
        return word.replace('’', '\'').replaceAll("[^\\p{L}\\p{N}'-]+", "").toLowerCase(Locale.ROOT);
    }

    private static List<String> split(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }
}
