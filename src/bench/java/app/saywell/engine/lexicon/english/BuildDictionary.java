package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.store.PackedDictionary;

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

/// Builds the packed dictionary: the words and phones of the acoustic model's dictionary, with the
/// stress of CMUdict 0.7a.
///
/// Arguments: the text of CMUdict 0.7a, the file to write. Run again only when a source changes;
/// the result is committed (see the decision on the dictionary).
public final class BuildDictionary {
    private static final String UNSTRESSED = "/edu/cmu/sphinx/models/en-us/cmudict-en-us.dict";

    private BuildDictionary() {}

    /// Builds it and says where each stress came from.
    public static void main(String[] args) throws IOException {
        SortedMap<String, List<List<Sound>>> stressed;
        try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
            stressed = DictionaryText.read(in);
        }
        SortedMap<String, List<List<Sound>>> wanted;
        try (InputStream in = BuildDictionary.class.getResourceAsStream(UNSTRESSED)) {
            wanted = DictionaryText.read(in);
        }
        StressTransfer transfer = new StressTransfer(stressed);
        SortedMap<String, List<byte[]>> packed = new TreeMap<>();
        for (Map.Entry<String, List<List<Sound>>> word : wanted.entrySet()) {
            Set<List<Sound>> said = new LinkedHashSet<>();
            for (List<Sound> sounds : word.getValue()) {
                said.add(transfer.stress(word.getKey(), sounds));
            }
            packed.put(word.getKey(), codes(said));
        }
        stressed.forEach((word, said) -> packed.putIfAbsent(word, codes(said)));
        try (OutputStream out = Files.newOutputStream(Path.of(args[1]))) {
            PackedDictionary.write(packed, out);
        }
        System.out.println(packed.size() + " words; " + transfer.report());
    }

    private static List<byte[]> codes(Iterable<List<Sound>> said) {
        List<byte[]> codes = new ArrayList<>();
        said.forEach(sounds -> codes.add(Sound.codes(sounds)));
        return codes;
    }
}
