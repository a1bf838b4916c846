package app.saywell.engine.lexicon.english;

import app.saywell.engine.lexicon.Form;
import app.saywell.engine.lexicon.Pronunciation;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Source;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The words that the dictionary lacks or tells only half of: function words with their weak forms,
/// words of two pronunciations, Korean names. The format is explained in the file itself.
final class Additions {
    private Additions() {}

    static Map<String, List<Pronunciation>> read(InputStream in) throws IOException {
        Map<String, List<Pronunciation>> words = new HashMap<>();
        try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String line;
            while ((line = lines.readLine()) != null) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    String[] parts = line.strip().split("\\s+", 2);
                    words.put(parts[0], pronunciations(parts[1]));
                }
            }
        }
        return words;
    }

    private static List<Pronunciation> pronunciations(String said) {
        List<Pronunciation> all = new ArrayList<>();
        for (String one : said.split(";")) {
            String sounds = one.strip();
            boolean weak = sounds.startsWith("~");
            all.add(
                    new Pronunciation(
                            Sound.ofArpabet(weak ? sounds.substring(1) : sounds),
                            Source.DICTIONARY,
                            weak ? Form.WEAK : Form.CITATION));
        }
        return List.copyOf(all);
    }
}
