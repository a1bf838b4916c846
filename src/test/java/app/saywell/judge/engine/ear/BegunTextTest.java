package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.judge.engine.scoring.SampleReading;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import app.saywell.speech.language.text.SpokenToken;
import app.saywell.speech.language.text.TextNormalizer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A text that is heard while it is read, by the trained networks.
@Timeout(300)
class BegunTextTest {
    private final KnownTextScorer scorer = new KnownTextScorer(SharedModels.RUNTIME);

    /// Once words are settled the samples begin with a later one; what is judged in the end is the text.
    @Test
    void theDecoderIsAskedAheadForTheWholeTextAlone() {
        List<SpokenToken> text = new TextNormalizer(EnglishLexicon.load()).read(SampleReading.TEXT);
        float[] samples = SampleReading.speech().samples();
        for (int first = 0; first < text.size() - 1; first++) {
            scorer.hearBegun(samples, text, first, JudgingRule.DEFAULT);
        }
        assertThat(scorer.preparedTexts())
                .containsExactly(text.stream().map(SpokenToken::text).toList());
    }
}
