package app.saywell.judge.engine.recognition;

import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.whisper.Vocabulary;
import app.saywell.speech.language.lexicon.Pronunciation;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Prints how many pairs of usual words each contrast of two sounds keeps apart (its functional load, Catford 1987), as
/// far as speakers of some first language mix them up; and for each sound the sum over its contrasts, the largest
/// first.
///
/// Usual are the words in small letters that are one token of Whisper's vocabulary, which was made of the most frequent
/// pieces of text: the tokens behind a space, from the most frequent on. Their pronunciations are the dictionary's
/// first ones; stress is left out.
///
/// Arguments: the table of first languages, and how many of the words are read.
final class FunctionalLoadMain {
    private FunctionalLoadMain() {}

    /// Runs the count.
    public static void main(String[] arguments) throws IOException {
        Set<String> mixed = new HashSet<>();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            String[] columns = line.split("\t", -1);
            mixed.add(pair(columns[1], columns[2]));
        }
        Map<String, List<String>> frames = new HashMap<>();
        Set<List<String>> known = new HashSet<>();
        EnglishLexicon lexicon = EnglishLexicon.load();
        int words = 0;
        for (String word : usual(Integer.parseInt(arguments[1]))) {
            List<String> phones = phones(word, lexicon);
            if (!phones.isEmpty() && known.add(phones)) {
                words++;
                for (int i = 0; i < phones.size(); i++) {
                    List<String> frame = new ArrayList<>(phones);
                    frame.set(i, "_");
                    frames.computeIfAbsent(String.join(" ", frame), any -> new ArrayList<>())
                            .add(phones.get(i));
                }
            }
        }
        Map<String, Integer> loads = new TreeMap<>();
        for (List<String> sides : frames.values()) {
            for (int i = 0; i < sides.size(); i++) {
                for (int k = i + 1; k < sides.size(); k++) {
                    loads.merge(pair(sides.get(i), sides.get(k)), 1, Integer::sum);
                }
            }
        }
        System.out.println(words + " words");
        Map<String, Integer> sounds = new TreeMap<>();
        loads.entrySet().stream()
                .filter(load -> mixed.contains(load.getKey()))
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .forEach(load -> {
                    System.out.println(load.getKey() + "\t" + load.getValue());
                    for (String sound : load.getKey().split(" ")) {
                        sounds.merge(sound, load.getValue(), Integer::sum);
                    }
                });
        sounds.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .forEach(sound -> System.out.println("sound " + sound.getKey() + "\t" + sound.getValue()));
    }

    private static List<String> usual(int count) {
        Vocabulary vocabulary = Vocabulary.open(ModelRuntime.ofApplication());
        List<String> words = new ArrayList<>();
        for (int token = 0; token < 50_000 && words.size() < count; token++) {
            String text = vocabulary.text(List.of(token));
            if (text.matches(" [a-z]{2,}")) {
                words.add(text.strip());
            }
        }
        return words;
    }

    private static List<String> phones(String word, EnglishLexicon lexicon) {
        List<Pronunciation> all = lexicon.contains(word) ? lexicon.pronunciations(word) : List.of();
        return all.isEmpty()
                ? List.of()
                : List.of(all.getFirst().arpabet().replaceAll("[0-9]", "").split(" "));
    }

    private static String pair(String one, String other) {
        return one.compareTo(other) < 0 ? one + " " + other : other + " " + one;
    }
}
