package app.saywell.desk.dialogue;

import app.saywell.desk.school.lesson.Sentence;
import app.saywell.speech.SpokenText;

/// A line of a dialogue.
///
/// @param speaker whose line it is, as the lesson names them
/// @param answer the letter of the answer to which it belongs, `a` to `z`; empty where all answers lead to it
public record DialogueLine(Sentence sentence, String speaker, String answer) {

    /// What is said of it.
    public String spoken() {
        return SpokenText.of(sentence.text());
    }

    /// How many words are said.
    public int words() {
        return spoken().strip().split("\\s+", -1).length;
    }

    /// Whether it is one of several answers, or what follows one.
    public boolean isAnswer() {
        return !answer.isEmpty();
    }
}
