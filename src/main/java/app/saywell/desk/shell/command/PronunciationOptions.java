package app.saywell.desk.shell.command;

import app.saywell.speech.PronunciationGuide;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/// Options for the pronunciation of words that are not in the lexicon.
final class PronunciationOptions {
    @Option(
            names = "--say",
            paramLabel = "WORD=SOUNDS",
            description = "The pronunciation of a word: IPA between slashes or a respelling, such as"
                    + " --say Minji=/ˈmɪndʒi/ or --say Minji=MIN-jee. May be repeated."
                    + " Only Saywell's own service uses it.")
    private Map<String, String> words = new LinkedHashMap<>();

    @Option(names = "--british", description = "Accept British pronunciations as well as American ones.")
    private boolean british;

    PronunciationGuide guide() {
        return new PronunciationGuide(words, british);
    }
}
