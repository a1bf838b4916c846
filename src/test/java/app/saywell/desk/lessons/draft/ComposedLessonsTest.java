package app.saywell.desk.lessons.draft;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.lessons.text.UnreadableTextException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/// Lessons and captions that are composed from rules, each with its known reading: no word is lost,
/// and every sentence is whole and has its own translation. With `-Ddeep=true` four times as many.
class ComposedLessonsTest {
    private static final List<String> BEGINNINGS = List.of(
            "The old man", "My sister", "A small dog", "Mr. Lee", "Our teacher", "The train", "She", "Nobody here");
    private static final List<String> MIDDLES = List.of(
            "walked", "wanted to go", "looked", "ran quickly", "came back", "is waiting", "sang a song", "must wait");
    private static final List<String> ENDS = List.of(
            "to the station",
            "in the garden",
            "with a friend",
            "after the long rain",
            "before ten o'clock",
            "at home",
            "near the bank of the river",
            "on Friday");
    private static final List<String> TRANSLATIONS =
            List.of("할아버지가 역으로 갔다.", "동생이 돌아왔다.", "개가 달렸다.", "기차가 왔어요.", "우리는 기다려요.", "누가 왔어요?");
    private static final List<String> BULLETS = List.of("", "%d. ", "%d) ", "(%d) ", "- ", "• ");

    private static final int OF_EACH_SEED = Boolean.getBoolean("deep") ? 4 : 1;

    /// A sentence and its translation.
    private record Line(String text, String meaning) {}

    @Property(tries = 1_250)
    void noSentenceOfATextIsLost(@ForAll long seed) throws UnreadableTextException {
        for (int i = 0; i < OF_EACH_SEED; i++) {
            requireWholeText(new Random(seed + i));
        }
    }

    private static void requireWholeText(Random random) throws UnreadableTextException {
        boolean translated = random.nextBoolean();
        String bullet = pick(random, BULLETS);
        int width = 30 + random.nextInt(50);
        List<Line> lines = lines(random, translated);
        StringBuilder text =
                new StringBuilder(random.nextInt(3) == 0 ? "Unit " + (1 + random.nextInt(20)) + "\n\n" : "");
        int number = 1;
        for (Line line : lines) {
            String written = String.format(Locale.ROOT, bullet, number++) + line.text();
            text.append(!translated || random.nextBoolean() ? wrapped(written, width) : written)
                    .append('\n');
            if (translated) {
                text.append(line.meaning()).append('\n');
            }
            text.append(random.nextInt(5) == 0 ? "\n" : "");
        }
        assertThat(read(LessonReader.readText(text.toString())))
                .as(text.toString())
                .isEqualTo(lines);
    }

    @Property(tries = 1_250)
    void noSentenceOfCaptionsIsLost(@ForAll long seed) throws UnreadableTextException {
        for (int i = 0; i < OF_EACH_SEED; i++) {
            requireWholeCaptions(new Random(seed + i));
        }
    }

    private static void requireWholeCaptions(Random random) throws UnreadableTextException {
        boolean vtt = random.nextBoolean();
        List<Line> lines = lines(random, false);
        StringBuilder text = new StringBuilder(vtt ? "WEBVTT\n\n" : "");
        double at = 0;
        int number = 1;
        for (Line line : lines) {
            for (String piece :
                    random.nextInt(3) == 0 ? wrapped(line.text(), 25).split("\n") : new String[] {line.text()}) {
                text.append(vtt && random.nextBoolean() ? "" : number++ + "\n");
                text.append(time(at, vtt))
                        .append(" --> ")
                        .append(time(at + 1.5, vtt))
                        .append('\n');
                text.append(random.nextInt(4) == 0 ? "<i>" + piece + "</i>" : piece)
                        .append("\n\n");
                at += 1.6;
            }
            at += random.nextInt(3);
        }
        LessonDraft draft = LessonReader.readText(text.toString());
        assertThat(read(draft)).as(text.toString()).isEqualTo(lines);
        assertThat(draft.isTimed()).isTrue();
    }

    private static List<Line> read(LessonDraft draft) {
        return draft.sentences().stream()
                .map(sentence -> new Line(sentence.text(), sentence.meaning()))
                .toList();
    }

    private static List<Line> lines(Random random, boolean translated) {
        List<Line> lines = new ArrayList<>();
        int count = 1 + random.nextInt(12);
        for (int i = 0; i < count; i++) {
            String text = pick(random, BEGINNINGS) + " " + pick(random, MIDDLES) + " " + pick(random, ENDS)
                    + (random.nextInt(4) == 0 ? ", and then " + pick(random, MIDDLES) + " " + pick(random, ENDS) : "")
                    + pick(random, List.of(".", "?", "!"));
            lines.add(new Line(text, translated ? pick(random, TRANSLATIONS) : ""));
        }
        return lines;
    }

    /// The text in lines of at most `width` letters, as a page breaks it.
    private static String wrapped(String text, int width) {
        StringBuilder lines = new StringBuilder();
        int length = 0;
        for (String word : text.split(" ")) {
            // Only before a small letter: that a name begins a line of few letters is no sign of anything.
            boolean full = length + word.length() > width && Character.isLowerCase(word.charAt(0)) && length > 0;
            lines.append(full ? "\n" : length == 0 ? "" : " ").append(word);
            length = full ? word.length() : length + word.length() + 1;
        }
        return lines.toString();
    }

    private static String time(double seconds, boolean vtt) {
        long millis = Math.round(seconds * 1000);
        return String.format(
                Locale.ROOT, "00:%02d:%02d%s%03d", millis / 60000, millis / 1000 % 60, vtt ? "." : ",", millis % 1000);
    }

    private static <T> T pick(Random random, List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
