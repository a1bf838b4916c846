package app.saywell.train;

import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.lexicon.PronunciationForm;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.SpokenWord;
import app.saywell.speech.language.text.TextNormalizer;
import app.saywell.speech.language.text.TokenReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/// Writes how the product expects texts to be said: a line a text, of fields divided by tabs.
///
/// The first field is the text, each other one a token: its letters, then `=` and its readings
/// divided by `;`, each a [PronunciationForm] and the sounds of its words in ARPAbet with stress. A
/// text that cannot be spoken is left out.
public final class LexiconDump {
    private LexiconDump() {}

    /// Takes a file with a text a line and the file to write.
    public static void main(String[] arguments) throws IOException {
        EnglishLexicon lexicon = EnglishLexicon.load().withForms(EnumSet.allOf(PronunciationForm.class));
        TextNormalizer reader = new TextNormalizer(lexicon);
        List<String> lines = new ArrayList<>();
        for (String text : Files.readAllLines(Path.of(arguments[0]))) {
            try {
                lines.add(text + "\t" + tokens(reader.read(text)));
            } catch (EngineException unspeakable) {
                System.err.println(text + ": " + unspeakable.getMessage());
            }
        }
        Files.write(Path.of(arguments[1]), lines);
    }

    private static String tokens(List<SpokenToken> tokens) {
        return String.join("\t", tokens.stream().map(LexiconDump::token).toList());
    }

    private static String token(SpokenToken token) {
        List<String> readings =
                token.readings().stream().map(LexiconDump::reading).toList();
        return token.text() + "=" + String.join(";", readings);
    }

    private static String reading(TokenReading reading) {
        PronunciationForm form = PronunciationForm.CITATION;
        List<String> sounds = new ArrayList<>();
        for (SpokenWord word : reading.words()) {
            PronunciationForm own = word.pronunciation().form();
            form = own.compareTo(form) > 0 ? own : form;
            sounds.add(word.pronunciation().arpabet());
        }
        return form + " " + String.join(" ", sounds);
    }
}
