package app.saywell.desk.lessons.passage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import app.saywell.desk.school.learner.ScoreThresholds;
import app.saywell.desk.school.learner.Verdict;
import app.saywell.speech.Word;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PassageSplitterTest {
    @Test
    void findsTheSentencesOfAParagraph() {
        assertThat(PassageSplitter.splitSentences(
                        "Mr. Kim lives in Seoul.  He said, “Come in!”\nJ. Smith came at" + " 3.30 p.m. Did he?"))
                .containsExactly(
                        "Mr. Kim lives in Seoul.", "He said, “Come in!”", "J. Smith came at 3.30 p.m. Did he?");
        assertThat(PassageSplitter.isPassage("One sentence, whatever it is.")).isFalse();
        assertThat(PassageSplitter.isPassage("We went out. It rained.")).isTrue();
        assertThat(PassageSplitter.splitSentences("")).isEmpty();
    }

    @Test
    void splitsBetweenANumberAtTheEndAndOneAtTheBeginning() {
        assertThat(PassageSplitter.splitSentences("You are 11. 12 is next. It cost $5. 10 was too much."))
                .containsExactly("You are 11.", "12 is next.", "It cost $5.", "10 was too much.");
        assertThat(PassageSplitter.splitSentences("See No. 5 on p. 12 of 2027. 5. 3. now."))
                .hasSize(1);
    }

    @Test
    void keepsAFormulaWhole() {
        assertThat(PassageSplitter.splitSentences("We see 5! = 120. So 5! - 3! = 114, too! And 4! ÷ 2! = 12."))
                .containsExactly("We see 5! = 120.", "So 5! - 3! = 114, too!", "And 4! ÷ 2! = 12.");
        assertThat(PassageSplitter.splitSentences("I have 5! You have 3. Go! - Hi!"))
                .containsExactly("I have 5!", "You have 3.", "Go!", "- Hi!");
    }

    @Test
    void keepsAParagraphWholeWhileItIsShortEnough() {
        assertThat(PassageSplitter.splitParagraph("We went out.\nIt rained."))
                .containsExactly("We went out. It rained.");
    }

    @Test
    void splitsALongParagraphIntoPassagesOfSimilarLength() {
        String sentence = "This is one of the many sentences here.";
        String paragraph =
                String.join(" ", IntStream.range(0, 50).mapToObj(i -> sentence).toList());
        List<String> passages = PassageSplitter.splitParagraph(paragraph);
        assertThat(passages).hasSize(3);
        assertThat(passages).allSatisfy(passage -> {
            assertThat(PassageSplitter.countWords(passage)).isBetween(120, PassageSplitter.MAX_WORDS);
            assertThat(passage).endsWith("here.");
        });
        assertThat(String.join(" ", passages)).isEqualTo(paragraph);
    }

    @Test
    void assignsTheWordsOfAResultToTheSentences() {
        List<SpokenSentence> spoken = assigned("We went out. It rained.", "We", "went", "out", "It", "rained");
        assertThat(spoken).extracting(SpokenSentence::text).containsExactly("We went out.", "It rained.");
        assertThat(spoken.getLast().start()).isEqualTo(3);
        assertThat(spoken.getLast().end()).isEqualTo(5);
        assertThat(spoken.getFirst().verdict(ScoreThresholds.DEFAULT)).isEqualTo(Verdict.GOOD);
    }

    @Test
    void assignsWordsThatAServiceSpellsDifferently() {
        List<SpokenSentence> spoken = assigned(
                "We have 25 cats. It's a lot. Yes.", "we", "have", "twenty", "five", "cats", "it's", "a", "lot", "yes");
        assertThat(spoken)
                .extracting(
                        sentence -> sentence.words().stream().map(Word::word).toList())
                .containsExactly(
                        List.of("we", "have", "twenty", "five", "cats"), List.of("it's", "a", "lot"), List.of("yes"));
    }

    @Test
    void leavesOutASentenceWithoutScoredWords() {
        assertThat(assigned("We went. Oh. It rained.", "we", "went", "it", "rained"))
                .extracting(SpokenSentence::text)
                .containsExactly("We went.", "It rained.");
        assertThat(assigned("", "we", "went")).isEmpty();
    }

    @Test
    void theWordsOfAFigureBelongToItsSentence() {
        assertThat(assigned("It began! 1999 was cold.", "it", "began", "nineteen", "ninety", "nine", "was", "cold"))
                .extracting(sentence -> sentence.words().size())
                .containsExactly(2, 5);
        assertThat(assigned(
                        "Yes,it was.Was it 1999? 5 cats.",
                        "Yes",
                        "it",
                        "was",
                        "Was",
                        "it",
                        "nineteen",
                        "ninety",
                        "nine",
                        "five",
                        "cats"))
                .extracting(sentence -> sentence.words().size())
                .containsExactly(3, 5, 2);
    }

    @Test
    void aPieceOfSeveralSentencesIsCutIntoAllOfThem() {
        assertThat(assigned("Yes!Yes!Yes! I won. It is late.", "Yes", "Yes", "Yes", "I", "won", "It", "is", "late"))
                .extracting(SpokenSentence::text, PassageSplitterTest::spoken)
                .containsExactly(
                        tuple("Yes!", "Yes"),
                        tuple("Yes!", "Yes"),
                        tuple("Yes!", "Yes"),
                        tuple("I won.", "I won"),
                        tuple("It is late.", "It is late"));
        assertThat(assigned(
                        "We ran!Fast!Very fast!So did she.", "We", "ran", "Fast", "Very", "fast", "So", "did", "she"))
                .extracting(SpokenSentence::text, PassageSplitterTest::spoken)
                .containsExactly(
                        tuple("We ran!", "We ran"),
                        tuple("Fast!", "Fast"),
                        tuple("Very fast!", "Very fast"),
                        tuple("So did she.", "So did she"));
        assertThat(assigned(
                        "Never!Never!Not in 1999! We left.",
                        "never",
                        "never",
                        "not",
                        "in",
                        "nineteen",
                        "ninety",
                        "nine",
                        "we",
                        "left"))
                .extracting(SpokenSentence::text, PassageSplitterTest::spoken)
                .containsExactly(
                        tuple("Never!", "never"),
                        tuple("Never!", "never"),
                        tuple("Not in 1999!", "not in nineteen ninety nine"),
                        tuple("We left.", "we left"));
    }

    @Test
    void anEmptyTextHasNoSpokenSentence() {
        assertThat(assigned("")).isEmpty();
        assertThat(assigned(" ")).isEmpty();
    }

    private static String spoken(SpokenSentence sentence) {
        return String.join(" ", sentence.words().stream().map(Word::word).toList());
    }

    private static List<SpokenSentence> assigned(String text, String... words) {
        return SpokenSentence.assignWords(text, TextWords.of(text, List.of(words)), words(words));
    }

    private static List<Word> words(String... texts) {
        List<String> all = Stream.of(texts).toList();
        return IntStream.range(0, all.size())
                .mapToObj(i -> new Word(all.get(i), i, i + 1, 90, true, false, null, List.of(), List.of()))
                .toList();
    }
}
