package app.saywell.desk.lessons.draft;

import app.saywell.desk.lessons.text.UnreadableTextException;
import app.saywell.desk.store.textgrid.TextGrid;
import app.saywell.desk.store.textgrid.TextGridException;
import app.saywell.desk.store.textgrid.TextGridReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/// Reads the annotated sentences of Praat (TextGrid in text form) and ELAN (`.eaf`).
///
/// Of several tiers those with whole sentences count; of tiers in other scripts what is said at the
/// same time is the translation. Where there are words alone, those without a gap are a sentence.
final class AnnotationTierReader {
    private AnnotationTierReader() {}

    /// A tier: its texts in the order of their times.
    private record Tier(List<TimedText> texts) {
        double words() {
            return texts.stream()
                    .mapToInt(text -> text.text().split("\\s+", -1).length)
                    .average()
                    .orElse(0);
        }

        boolean isEnglish() {
            return texts.stream()
                                    .filter(text -> DraftSentences.hasEnglish(text.text()))
                                    .count()
                            * 2
                    > texts.size();
        }

        boolean isOther() {
            return texts.stream()
                                    .filter(text -> TranslationSplitter.isOtherScript(text.text()))
                                    .count()
                            * 2
                    > texts.size();
        }
    }

    static boolean isTextGrid(String text) {
        return text.lines().limit(3).anyMatch(line -> line.contains("ooTextFile"));
    }

    static boolean isEaf(String text) {
        return text.contains("<ANNOTATION_DOCUMENT");
    }

    static List<DraftPart> readTextGrid(String text) throws UnreadableTextException {
        try {
            return sentences(TextGridReader.read(text).tiers().stream()
                    .filter(TextGrid.TextGridTier.IntervalTier.class::isInstance)
                    .map(TextGrid.TextGridTier.IntervalTier.class::cast)
                    .map(AnnotationTierReader::tier)
                    .toList());
        } catch (TextGridException e) {
            throw new UnreadableTextException("it is a damaged TextGrid");
        }
    }

    private static Tier tier(TextGrid.TextGridTier.IntervalTier tier) {
        return new Tier(tier.intervals().stream()
                .filter(interval -> !interval.label().isBlank())
                .map(interval -> new TimedText(interval.label().strip(), interval.start(), interval.end()))
                .toList());
    }

    static List<DraftPart> readEaf(String text) {
        Document document = Jsoup.parse(text, "", Parser.xmlParser());
        Map<String, Double> slots = new HashMap<>();
        for (Element slot : document.select("TIME_SLOT")) {
            if (slot.attr("TIME_VALUE").matches("\\d{1,12}")) {
                slots.put(slot.attr("TIME_SLOT_ID"), Long.parseLong(slot.attr("TIME_VALUE")) / 1000.0);
            }
        }
        return sentences(document.select("TIER").stream()
                .map(tier -> new Tier(tier.select("ANNOTATION").stream()
                        .map(annotation -> annotation(annotation, slots))
                        .filter(said -> !said.text().isBlank())
                        .toList()))
                .toList());
    }

    private static TimedText annotation(Element annotation, Map<String, Double> slots) {
        Element times = annotation.selectFirst("ALIGNABLE_ANNOTATION");
        double start = times == null ? 0 : slots.getOrDefault(times.attr("TIME_SLOT_REF1"), 0.0);
        double end = times == null ? 0 : slots.getOrDefault(times.attr("TIME_SLOT_REF2"), 0.0);
        return new TimedText(annotation.select("ANNOTATION_VALUE").text().strip(), start, end);
    }

    private static List<DraftPart> sentences(List<Tier> tiers) {
        List<Tier> english = tiers.stream()
                .filter(tier -> !tier.texts().isEmpty() && tier.isEnglish())
                .toList();
        double most = english.stream().mapToDouble(Tier::words).max().orElse(0);
        List<TimedText> said = new ArrayList<>();
        english.stream()
                .filter(tier -> tier.words() * 2 >= most)
                .forEach(tier -> said.addAll(most < 1.5 ? withoutGaps(tier.texts()) : tier.texts()));
        said.sort(Comparator.comparingDouble(TimedText::start));
        List<TimedText> meanings = tiers.stream()
                .filter(Tier::isOther)
                .flatMap(tier -> tier.texts().stream())
                .toList();
        List<TimedText> translated =
                said.stream().map(text -> withMeaning(text, meanings)).toList();
        return TimedText.sentences(translated);
    }

    /// The text with what is said in another script at its middle in a second line.
    private static TimedText withMeaning(TimedText text, List<TimedText> meanings) {
        double middle = (text.start() + text.end()) / 2;
        return meanings.stream()
                .filter(meaning -> text.end() > text.start() && meaning.start() <= middle && middle < meaning.end())
                .findFirst()
                .map(meaning -> new TimedText(text.text() + "\n" + meaning.text(), text.start(), text.end()))
                .orElse(text);
    }

    private static List<TimedText> withoutGaps(List<TimedText> words) {
        List<TimedText> texts = new ArrayList<>();
        for (TimedText word : words) {
            TimedText last = texts.isEmpty() ? word : texts.getLast();
            if (!texts.isEmpty() && word.start() - last.end() < 0.05 && !DraftSentences.isEnd(last.text())) {
                texts.set(texts.size() - 1, new TimedText(last.text() + " " + word.text(), last.start(), word.end()));
            } else {
                texts.add(word);
            }
        }
        return texts;
    }
}
