package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.passage.PassageSplitter;
import app.saywell.speech.SpokenText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Reads lessons from plain text: textbooks, dialogues, word lists, notes in Markdown.
///
/// Lines that a page broke are put together, lines with several sentences divided. Lines in another
/// script are translations of the English before them, or behind them where the text begins so.
final class PlainLessons {
    /// Lines of at least this length may have been broken by the page without any other sign.
    private static final int WRAPPED = 50;

    private static final Pattern SPACES = Pattern.compile("[\\s\\u00a0\\u200b\\ufeff]+");
    private static final Pattern NOTHING_TO_READ = Pattern.compile(
            "(?:[-*=_~·.•]{3,}|```.*|\\|?[\\s:|-]+\\||https?://\\S+|\\[?\\d{1,2}:\\d{2}(?::\\d{2})?(?:[.,]\\d+)?]?|[-–(\\[]?\\s?\\d{1,4}\\s?[-–)\\].]?|p{1,2}\\.?"
                + " ?\\d+.*|</?[a-zA-Z][^<>]*>|\\[[^\\[\\]]*]|\\([^()]*\\)|[♪♫#].*[♪♫#]|[♪♫\\s]+|\\{[^{}]*}|\\\\[a-z]+.*)");
    private static final Pattern SHORT_ITEM = Pattern.compile("\\p{Ll}[\\p{L}'-]*(?: [\\p{L}'-]+){0,2}");
    private static final Pattern MARKDOWN_HEADING = Pattern.compile("#{1,6} +");
    private static final Pattern EMPHASIS = Pattern.compile("(\\*{1,3}|_{2,3}|`)(?=\\S)([^*_`]{1,300}?)(?<=\\S)\\1");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\[\\]]{0,200})]\\([^()\\s]{0,500}\\)");

    private final List<String> lines;
    private final boolean wordList;
    private final boolean translationFirst;
    private final List<DraftPart> parts = new ArrayList<>();
    private final List<String> english = new ArrayList<>();
    private final List<String> translations = new ArrayList<>();
    private final int longest;
    private final boolean shortItems;
    private boolean open;
    private int lastLine;

    private PlainLessons(String text) {
        lines = TypedLines.of(text).stream().map(PlainLessons::clean).toList();
        wordList = TranslationSplitter.isWordList(lines);
        List<String> filled = lines.stream()
                .filter(line -> !line.isBlank() && !isNothingToRead(line))
                .toList();
        translationFirst = !filled.isEmpty()
                && TranslationSplitter.isOtherScript(filled.getFirst())
                && DraftSentences.hasEnglish(filled.getLast())
                && !TranslationSplitter.isOtherScript(filled.getLast());
        shortItems = filled.stream().allMatch(SHORT_ITEM.asMatchPredicate());
        longest = filled.stream().mapToInt(String::length).max().orElse(0);
    }

    static List<DraftPart> read(String text) {
        return new PlainLessons(text).read();
    }

    private List<DraftPart> read() {
        for (String line : lines) {
            add(line);
        }
        flush();
        return parts;
    }

    private void add(String line) {
        if (line.isBlank()) {
            open = false;
        } else if (SpokenText.isHeading(line) || MARKDOWN_HEADING.matcher(line).lookingAt()) {
            flush();
            parts.add(DraftPart.heading(MARKDOWN_HEADING.matcher(line).replaceFirst("")));
        } else if (isNothingToRead(line)) {
            flush();
            parts.add(DraftPart.leftOut(line));
        } else if (line.startsWith("※") && TranslationSplitter.isOtherScript(line)) {
            flush();
            parts.add(DraftPart.leftOut(line));
        } else if (TranslationSplitter.isOtherScript(line) && !TranslationSplitter.beginsInEnglish(line)) {
            addTranslation(SpokenText.withoutBullet(line).strip());
        } else {
            addEnglish(line);
        }
    }

    static boolean isNothingToRead(String line) {
        return line.length() <= 200 && NOTHING_TO_READ.matcher(line).matches();
    }

    private void addTranslation(String line) {
        if (translationFirst && !english.isEmpty()) {
            flush();
        }
        translations.add(line);
        open = false;
    }

    private void addEnglish(String line) {
        String text = SpokenText.withoutBullet(line).strip();
        boolean begins = !text.equals(line.strip()) || SpokenText.isLabelled(text);
        if (!translationFirst && !translations.isEmpty()) {
            flush();
        }
        List<TranslationSplitter.Translated> pairs = TranslationSplitter.byTurns(text);
        if (!pairs.isEmpty()) {
            flush();
            pairs.forEach(pair -> parts.add(DraftPart.sentence(pair.text(), pair.meaning())));
            return;
        }
        Optional<TranslationSplitter.Translated> both = TranslationSplitter.separate(text, wordList);
        if (both.isPresent()) {
            flush();
            english.add(both.get().text());
            translations.add(SpokenText.withoutBullet(both.get().meaning()));
            flush();
            return;
        }
        String last = english.isEmpty() ? "" : english.getLast();
        if (open && !begins && !last.isEmpty() && isBroken(last, text)) {
            english.set(english.size() - 1, DraftSentences.joined(last, text));
        } else if (!text.isEmpty()) {
            english.add(text);
        }
        lastLine = line.length();
        open = true;
    }

    private boolean isBroken(String last, String next) {
        if (shortItems) {
            return false;
        }
        boolean full = lastLine >= WRAPPED && lastLine * 4 >= longest * 3 && !DraftSentences.isEnd(last);
        return full || DraftSentences.goesOn(last, next);
    }

    /// Makes sentences of what was gathered, each with its translation where there are as many.
    private void flush() {
        if (english.isEmpty()) {
            translations.forEach(line -> parts.add(DraftPart.leftOut(line)));
        } else {
            parts.addAll(translated());
        }
        english.clear();
        translations.clear();
        open = false;
    }

    private List<DraftPart> translated() {
        int without = english.size() - translations.size();
        List<DraftPart> plain = sentences(List.of());
        List<String> meanings = translations.stream()
                .flatMap(line -> PassageSplitter.splitSentences(line).stream())
                .toList();
        if (without != 0 && meanings.size() == plain.size()) {
            return IntStream.range(0, plain.size())
                    .mapToObj(i -> DraftPart.sentence(plain.get(i).text(), meanings.get(i)))
                    .toList();
        }
        if (translations.isEmpty() || (without >= 0 && !translationFirst) || without == 0) {
            // A translation stands right behind its line; the lines before have none.
            List<String> own = new ArrayList<>(Collections.nCopies(without, ""));
            own.addAll(translations);
            return sentences(own);
        }
        return sentences(List.of(String.join(" ", translations)));
    }

    /// The sentences of the lines, each line with its translation as far as there are any.
    private List<DraftPart> sentences(List<String> meanings) {
        return IntStream.range(0, english.size())
                .mapToObj(i -> DraftPart.sentence(english.get(i), i < meanings.size() ? meanings.get(i) : ""))
                .flatMap(part -> withMeaningFirst(part).stream())
                .toList();
    }

    /// The sentences of a line; where its translation has another number of them, it stays with the
    /// first.
    private static List<DraftPart> withMeaningFirst(DraftPart part) {
        List<String> texts = PassageSplitter.splitSentences(part.text());
        return texts.size() < 2 ? List.of(part) : DraftSentences.divide(part, texts);
    }

    private static String clean(String line) {
        String plain = SPACES.matcher(line).replaceAll(" ").strip();
        return EMPHASIS.matcher(LINK.matcher(plain).replaceAll("$1")).replaceAll("$2");
    }
}
