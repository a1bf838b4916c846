package app.saywell.desk.speaking;

import app.saywell.desk.school.speaking.SpeechAnswers.AnsweredPart;
import app.saywell.speech.DimensionScore;
import app.saywell.speech.FluencyReport;
import app.saywell.speech.HeardWord;
import app.saywell.speech.PronunciationFeedback;
import app.saywell.speech.PronunciationResult;
import app.saywell.speech.SpeechComponent;
import app.saywell.speech.SpeechJson;
import app.saywell.speech.Syllable;
import app.saywell.speech.TextType;
import app.saywell.speech.Transcription;
import app.saywell.speech.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Parts of free speech as services answer them, for tests.
public final class AnsweredParts {
    private AnsweredParts() {}

    /// A part whose words of one syllable follow each other without a gap.
    ///
    /// @param pitchRange null where it was whispered
    public static AnsweredPart part(
            double start, String text, double secondsAWord, @Nullable Double pitchRange, String... unsure) {
        return part(start, text, text, secondsAWord, pitchRange, unsure);
    }

    public static AnsweredPart part(
            double start,
            String text,
            String judged,
            double secondsAWord,
            @Nullable Double pitchRange,
            String... unsure) {
        List<String> words = Stream.of(judged.split(" ")).toList();
        List<HeardWord> heard = Stream.of(text.split(" "))
                .map(word -> new HeardWord(word, List.of(unsure).contains(word) ? 0.2 : 0.9))
                .toList();
        List<SpeechComponent> said = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            double begin = i * secondsAWord;
            double end = begin + secondsAWord;
            said.add(new Word(
                    words.get(i),
                    begin,
                    end,
                    90,
                    true,
                    false,
                    null,
                    List.of(new Syllable("a", null, 90, begin, end)),
                    List.of()));
        }
        PronunciationResult result = new PronunciationResult(
                said,
                new PronunciationFeedback(new DimensionScore(90, ""), null, null, null),
                new FluencyReport(8, 8, 3, 3, 9, List.of(), null, pitchRange, null, List.of(), List.of()));
        return new AnsweredPart(
                start,
                SpeechJson.write(new Transcription(text, TextType.ENGLISH, HeardWord.metadata(heard), 0)),
                "",
                SpeechJson.write(result),
                false);
    }
}
