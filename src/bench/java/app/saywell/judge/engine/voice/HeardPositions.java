package app.saywell.judge.engine.voice;

import app.saywell.judge.engine.ear.FreeListener;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// How often each phone was heard as which, by accent and by its place in the word.
final class HeardPositions {
    private static final int SHOWN = 3;
    private static final int UNCLEAR = Phone.values().length;

    private final Map<String, int[]> heard = new TreeMap<>();

    /// As the frame network hears it, whatever is expected.
    void add(Voice voice, SynthesizedSpeech.TimedWord word, FreeListener listener) {
        List<SynthesizedSpeech.SpokenPhone> phones = word.phones();
        for (int i = 0; i < phones.size(); i++) {
            SynthesizedSpeech.SpokenPhone said = phones.get(i);
            count(voice, said.phone(), i, phones.size())[
                    listener.heard(said.start(), said.end()).ordinal()]++;
        }
    }

    /// As the judge heard it, who knows what is expected.
    void add(Voice voice, Word word) {
        List<Phoneme> phones = word.phonemes();
        for (int i = 0; i < phones.size(); i++) {
            String expected = phones.get(i).phoneme();
            String sign = phones.get(i).userPhoneme();
            int[] counts = count(voice, phone(expected).orElseThrow(), i, phones.size());
            counts[sign == null ? UNCLEAR : phone(sign).map(Phone::ordinal).orElse(UNCLEAR)]++;
        }
    }

    private int[] count(Voice voice, Phone phone, int at, int length) {
        String place = at == 0 ? "initial" : at + 1 == length ? "final" : "medial";
        String row = (voice.british() ? "British " : "American ") + phone + " " + place;
        return heard.computeIfAbsent(row, key -> new int[UNCLEAR + 1]);
    }

    private static Optional<Phone> phone(String ipa) {
        return Arrays.stream(Phone.values())
                .filter(phone ->
                        phone.ipa().equals(ipa) || phone.ipa(Stress.NONE).equals(ipa))
                .findFirst();
    }

    /// The rows in which another phone was heard more often, and how many there are in all.
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        int others = 0;
        for (Map.Entry<String, int[]> row : heard.entrySet()) {
            Phone phone = Phone.valueOf(row.getKey().split(" ")[1]);
            int own = row.getValue()[phone.ordinal()];
            int total = Arrays.stream(row.getValue()).sum();
            boolean itself = Arrays.stream(row.getValue()).allMatch(count -> count <= own);
            others += itself ? 0 : 1;
            text.append(String.format(
                    Locale.ROOT,
                    "%s%s: itself %d of %d%s%n",
                    itself ? "" : "OTHER ",
                    row.getKey(),
                    own,
                    total,
                    most(row.getValue(), phone)));
        }
        return text.append(String.format(
                        Locale.ROOT,
                        "%d of %d phones in their positions were heard as another more" + " often%n",
                        others,
                        heard.size()))
                .toString();
    }

    private static String most(int[] counts, Phone own) {
        StringBuilder text = new StringBuilder();
        java.util.stream.IntStream.range(0, Phone.values().length)
                .filter(phone -> phone != own.ordinal() && counts[phone] > 0)
                .boxed()
                .sorted((a, b) -> counts[b] - counts[a])
                .limit(SHOWN)
                .forEach(phone -> text.append(", ")
                        .append(Phone.values()[phone])
                        .append(' ')
                        .append(counts[phone]));
        return text.toString();
    }
}
