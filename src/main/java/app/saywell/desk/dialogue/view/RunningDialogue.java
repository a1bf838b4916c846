package app.saywell.desk.dialogue.view;

import app.saywell.desk.dialogue.Dialogue;
import app.saywell.desk.dialogue.DialogueLine;
import app.saywell.desk.school.dialogue.DialogueRun;
import java.util.List;

/// A run with its dialogue.
record RunningDialogue(Dialogue dialogue, DialogueRun run) {

    /// What may be said next.
    List<DialogueLine> next() {
        return dialogue.next(run.path());
    }

    /// The same after one line more.
    RunningDialogue after(DialogueLine line) {
        return new RunningDialogue(dialogue, run.after(line.sentence().id()));
    }
}
