package app.saywell.judge.engine.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.judge.engine.voice.SynthesisException.SynthesisProblem;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class UtterancePlannerTest {
    private static final UtterancePlanner PLANNER = new UtterancePlanner(EnglishLexicon.load());

    @Test
    void figuresAreSaidAsTheTextReaderHasThem() {
        assertThat(words("The bus leaves at 7:30.")).isEqualTo("the bus leaves at seven thirty");
    }

    @Test
    void smallWordsAreWeakWithinAPhraseAndStrongAtItsEnd() {
        assertThat(american("Look at me")).isEqualTo("lˈʊk ət mi");
        assertThat(american("What are you looking at?")).endsWith("lˈʊkɪŋ ˈæt");
        assertThat(american("Go to an office")).isEqualTo("ɡˈO tu ən ˈɔfəs");
    }

    @Test
    void smallWordsOfOneVowelStayAudible() {
        assertThat(american("Our team and I agree")).isEqualTo("ˌWəɹ tˈim ænd ˌI əɡɹˈi");
        assertThat(american("bread and butter")).isEqualTo("bɹˈɛd ænd bˈʌtəɹ");
        assertThat(american("your school")).isEqualTo("jˈɔɹ skˈul");
    }

    @Test
    void theArticleKnowsWhatFollows() {
        assertThat(american("the apple")).startsWith("ði ");
        assertThat(american("the pear")).startsWith("ðə ");
    }

    @Test
    void aWordByItselfIsStrong() {
        assertThat(american("to")).isEqualTo("tˈu");
    }

    @Test
    void britishVoicesDropAndLinkTheirR() {
        assertThat(british("a hot car")).isEqualTo("ə hˈɒt kˈɑː");
        assertThat(british("far away")).startsWith("fˈɑːɹ ");
        assertThat(british("poor Paul caught it here")).isEqualTo("pˈʊə pˈɔːl kˈɔːt ɪt hˈɪə");
        assertThat(british("the last bath")).isEqualTo("ðə lˈɑːst bˈɑːθ");
    }

    @Test
    void aTeachersWordIsFollowed() {
        var guide = new PronunciationGuide(Map.of("minji", "MIN-jee"), false);
        List<Utterance> plan = PLANNER.plan("Hello Minji!", guide, false);
        assertThat(signs(plan.getFirst().words().getLast(), false)).isEqualTo("mˈɪnʤi");
    }

    @Test
    void everySentenceIsAnUtteranceWithItsOwnMark() {
        List<Utterance> plan = plan("Is it? No! Well, it may be", false);
        assertThat(plan).extracting(u -> u.words().getLast().mark()).containsExactly('?', '!', '.');
        assertThat(plan.getLast().words().getFirst().mark()).isEqualTo(',');
    }

    @Test
    void longSentencesAreCutWhereTheyPause() {
        String clause = "while the children were playing in the garden with their old friends";
        List<Utterance> plan = plan(String.join(", ", clause, clause, clause, clause) + ".", false);
        assertThat(plan).hasSizeGreaterThan(1);
        assertThat(plan.getFirst().closing()).isFalse();
        assertThat(plan)
                .allSatisfy(utterance ->
                        assertThat(TokenSequence.of(utterance, true).size()).isLessThan(VoiceStyle.MAX_TOKENS));
    }

    @Test
    void whatCannotBeSaidIsRefusedWithAReason() {
        assertThat(refused("안녕하세요")).isEqualTo(SynthesisProblem.OTHER_SCRIPT);
        assertThat(refused("?!")).isEqualTo(SynthesisProblem.NO_LETTERS);
        assertThat(refused("word ".repeat(700))).isEqualTo(SynthesisProblem.TOO_LONG);
    }

    private static SynthesisProblem refused(String text) {
        var thrown =
                org.assertj.core.api.Assertions.catchThrowableOfType(SynthesisException.class, () -> plan(text, false));
        assertThatThrownBy(() -> plan(text, false)).isInstanceOf(SynthesisException.class);
        return thrown.kind();
    }

    private static List<Utterance> plan(String text, boolean british) {
        return PLANNER.plan(text, PronunciationGuide.NONE, british);
    }

    private static String words(String text) {
        return plan(text, false).stream()
                .flatMap(utterance -> utterance.words().stream())
                .map(Utterance.UtteranceWord::text)
                .collect(Collectors.joining(" "));
    }

    private static String american(String text) {
        return signs(text, false);
    }

    private static String british(String text) {
        return signs(text, true);
    }

    private static String signs(String text, boolean british) {
        return plan(text, british).stream()
                .flatMap(utterance -> utterance.words().stream())
                .map(word -> signs(word, british))
                .collect(Collectors.joining(" "));
    }

    private static String signs(Utterance.UtteranceWord word, boolean british) {
        List<String> signs = AccentSigns.of(word.text(), word.sounds(), british);
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < signs.size(); i++) {
            StressedPhone sound = word.sounds().get(i);
            all.append(sound.stress().ipaMark()).append(signs.get(i));
        }
        return all.toString();
    }
}
