package app.saywell.desk.dialogue;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.lesson.Lesson;
import app.saywell.desk.school.lesson.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DialogueTest {
    private static final Lesson LESSON = new Lesson(1, "A talk", "", List.of(), 0, 0);

    @Test
    void aLessonWithTwoNamesIsADialogueAndOneWithOneNameIsNot() {
        assertThat(of("A: Hello.", "B: Hi!").map(Dialogue::speakers)).contains(List.of("A", "B"));
        assertThat(of("A: Hello.", "A: Is anybody here?")).isEmpty();
        assertThat(of("Hello.", "Remember: be on time.")).isEmpty();
    }

    @Test
    void aSentenceWithoutANameGoesOnAndOneBeforeTheFirstNameIsLeftOut() {
        Dialogue dialogue = of("At the station", "Jinsu: Excuse me.", "Where is the train?", "Ms. Lee: Over there.")
                .orElseThrow();
        assertThat(dialogue.lines().stream().map(DialogueLine::speaker)).containsExactly("Jinsu", "Jinsu", "Ms. Lee");
        assertThat(dialogue.lines().getFirst().spoken()).isEqualTo("Excuse me.");
    }

    @Test
    void answersAreOfferedTogetherAndWhatFollowsOneIsSaidAfterItAlone() {
        Dialogue dialogue = of(
                        "Clerk: What would you like?",
                        "Guest: a) Soup, please.",
                        "Guest: b) I am not hungry.",
                        "Just some water.",
                        "Clerk: a) Hot or cold?",
                        "Clerk: b) Here you are.",
                        "Guest: Thank you.")
                .orElseThrow();
        assertThat(dialogue.hasChoice("Guest")).isTrue();
        assertThat(dialogue.hasChoice("Clerk")).isFalse();
        assertThat(spoken(dialogue.next(List.of(0L)))).containsExactly("Soup, please.", "I am not hungry.");
        assertThat(spoken(dialogue.next(List.of(0L, 1L)))).containsExactly("Hot or cold?");
        assertThat(spoken(dialogue.next(List.of(0L, 1L, 4L)))).containsExactly("Thank you.");
        assertThat(spoken(dialogue.next(List.of(0L, 2L)))).containsExactly("Just some water.");
        assertThat(spoken(dialogue.next(List.of(0L, 2L, 3L)))).containsExactly("Here you are.");
        assertThat(dialogue.next(List.of(0L, 2L, 3L, 5L, 6L))).isEmpty();
        assertThat(dialogue.length(List.of())).isEqualTo(4);
        assertThat(dialogue.length(List.of(0L, 2L))).isEqualTo(5);
    }

    @Test
    void anotherChoiceComesAfterALineThatAllAnswersLeadTo() {
        Dialogue dialogue = of("A: a) Yes.", "A: b) No.", "B: And now?", "A: a) Red.", "A: b) Blue.", "A: c) Green.")
                .orElseThrow();
        assertThat(spoken(dialogue.next(List.of()))).containsExactly("Yes.", "No.");
        assertThat(spoken(dialogue.next(List.of(1L)))).containsExactly("And now?");
        assertThat(spoken(dialogue.next(List.of(1L, 2L)))).containsExactly("Red.", "Blue.", "Green.");
    }

    @Test
    void aSentenceThatWasDeletedMeanwhileIsPassedOver() {
        Dialogue dialogue = of("A: One.", "B: Two.", "A: Three.").orElseThrow();
        assertThat(spoken(dialogue.next(List.of(0L, 99L)))).containsExactly("Two.");
        assertThat(dialogue.along(List.of(0L, 99L))).hasSize(1);
    }

    private static List<String> spoken(List<DialogueLine> lines) {
        return lines.stream().map(DialogueLine::spoken).toList();
    }

    private static Optional<Dialogue> of(String... texts) {
        List<Sentence> sentences = new ArrayList<>();
        for (String text : texts) {
            sentences.add(new Sentence(sentences.size(), 1, text, "", sentences.size()));
        }
        return Dialogue.of(LESSON, sentences);
    }
}
