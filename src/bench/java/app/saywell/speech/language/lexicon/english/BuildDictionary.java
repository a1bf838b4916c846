package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.store.PackedDictionary;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// Builds the packed dictionary: the words and phones of the dictionary of CMU Sphinx, with the
/// stress of CMUdict 0.7a.
///
/// Arguments: the text of CMUdict 0.7a, the text of the Sphinx dictionary, and the file to write.
/// Run it only when a source changes; the result is committed (see `docs/decisions/0020`).
public final class BuildDictionary {
    private BuildDictionary() {}

    /// Builds the dictionary and prints where each stress came from.
    public static void main(String[] args) throws IOException {
        SortedMap<String, List<List<StressedPhone>>> stressed;
        try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
            stressed = DictionaryText.read(in);
        }
        SortedMap<String, List<List<StressedPhone>>> wanted;
        try (InputStream in = Files.newInputStream(Path.of(args[1]))) {
            wanted = DictionaryText.read(in);
        }
        StressTransfer transfer = new StressTransfer(stressed);
        SortedMap<String, List<byte[]>> packed = new TreeMap<>();
        for (Map.Entry<String, List<List<StressedPhone>>> word : wanted.entrySet()) {
            Set<List<StressedPhone>> pronunciations = new LinkedHashSet<>();
            for (List<StressedPhone> sounds : word.getValue()) {
                pronunciations.add(transfer.stressedSounds(word.getKey(), sounds));
            }
            packed.put(word.getKey(), codes(pronunciations));
        }
        stressed.forEach((word, pronunciations) -> packed.putIfAbsent(word, codes(pronunciations)));
        try (OutputStream out = Files.newOutputStream(Path.of(args[2]))) {
            PackedDictionary.write(packed, out);
        }
        System.out.println(packed.size() + " words; " + transfer.originCounts());
    }

    private static List<byte[]> codes(Iterable<List<StressedPhone>> pronunciations) {
        List<byte[]> codes = new ArrayList<>();
        pronunciations.forEach(sounds -> codes.add(StressedPhone.codes(sounds)));
        return codes;
    }
}
