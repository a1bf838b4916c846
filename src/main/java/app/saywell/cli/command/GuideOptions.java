package app.saywell.cli.command;

import app.saywell.speech.PronunciationGuide;

import picocli.CommandLine.Option;

import java.util.LinkedHashMap;
import java.util.Map;

/// How words are to be said beyond what dictionaries have.
final class GuideOptions {
    @Option(
            names = "--say",
            paramLabel = "WORD=SOUNDS",
            description =
                    "How a word is to be said: IPA between slashes or a respelling, for example"
                            + " --say Minji=/ˈmɪndʒi/ or --say Minji=MIN-jee. May be repeated."
                            + " Saywell's own service follows it.")
    private Map<String, String> words = new LinkedHashMap<>();

    @Option(names = "--british", description = "British pronunciations are as good as American.")
    private boolean british;

    PronunciationGuide guide() {
        return new PronunciationGuide(words, british);
    }
}
