package app.saywell.speech.language.lexicon.english;

import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.store.GraphoneModel;
import app.saywell.speech.language.lexicon.store.GraphoneTraining;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;

/// Trains the letter-to-sound model on the dictionary.
///
/// Arguments: the text of CMUdict 0.7a; the file to write; the longest sequence; the pruning
/// threshold; and optionally `held-out`, which excludes the held-out words from the training.
public final class TrainLetterToSound {
    private TrainLetterToSound() {}

    /// Trains and writes the model and prints its size.
    public static void main(String[] args) throws IOException {
        SortedMap<String, List<List<StressedPhone>>> words;
        try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
            words = DictionaryText.read(in);
        }
        boolean heldOut = args.length > 4 && args[4].equals("held-out");
        GraphoneTraining training = new GraphoneTraining(Integer.parseInt(args[2]), Double.parseDouble(args[3]));
        words.forEach((word, said) -> {
            boolean letters = word.chars().allMatch(character -> character >= 'a' && character <= 'z');
            if (letters && word.length() > 1 && !(heldOut && HeldOutWords.contains(word))) {
                said.forEach(sounds -> training.add(word, StressedPhone.codes(sounds)));
            }
        });
        GraphoneModel model = training.train();
        try (OutputStream out = Files.newOutputStream(Path.of(args[1]))) {
            model.write(out);
        }
        System.out.println(model.size() + " sequences; " + Files.size(Path.of(args[1])) + " bytes");
    }
}
