package app.saywell.train.contrasts;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// How usual English words are: by the lists of SCOWL, in which common words come first and names
/// are apart, and by the order of the transcriber's tokens, in which a frequent word comes early.
final class FrequentWords {
    private static final List<Integer> SIZES = List.of(10, 20, 35, 40, 50);
    private static final int WITHOUT_TOKEN = 60_000;

    private final Map<String, Integer> sizes = new HashMap<>();
    private final Map<String, Integer> ranks = new HashMap<>();

    /// @param scowl folder of SCOWL's lists
    /// @param tokens `whisper-tokens.bin`
    FrequentWords(Path scowl, Path tokens) throws IOException {
        for (int size : SIZES) {
            for (String list : List.of("english-words.", "american-words.")) {
                for (String word : Files.readAllLines(scowl.resolve(list + size), StandardCharsets.ISO_8859_1)) {
                    if (word.matches("[a-z]{2,}")) {
                        sizes.putIfAbsent(word, size);
                    }
                }
            }
        }
        byte[] all = Files.readAllBytes(tokens);
        int rank = 0;
        for (int at = 0; at < all.length; at += 1 + (all[at] & 0xff)) {
            String token =
                    new String(Arrays.copyOfRange(all, at + 1, at + 1 + (all[at] & 0xff)), StandardCharsets.UTF_8);
            if (token.startsWith(" ")) {
                ranks.putIfAbsent(token.substring(1), rank);
            }
            rank++;
        }
    }

    /// All words of the lists.
    List<String> all() {
        return sizes.keySet().stream().sorted().toList();
    }

    /// The smallest list that has the word: 10 to 50.
    int size(String word) {
        return sizes.getOrDefault(word, Integer.MAX_VALUE);
    }

    /// Less for more usual words.
    double cost(String word) {
        return size(word) + 10 * Math.log10(ranks.getOrDefault(word, WITHOUT_TOKEN) + 100.0);
    }
}
