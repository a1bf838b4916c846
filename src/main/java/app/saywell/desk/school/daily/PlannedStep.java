package app.saywell.desk.school.daily;

import java.util.List;

/// A step of a daily session.
///
/// @param sentences ids of what is read, in order; empty for ear training
/// @param trials of ear training; 0 in other steps
public record PlannedStep(StepKind kind, List<Long> sentences, int trials) {

    /// Copies the list.
    public PlannedStep {
        sentences = List.copyOf(sentences);
    }

    /// A round of ear training.
    public static PlannedStep ear(int trials) {
        return new PlannedStep(StepKind.EAR, List.of(), trials);
    }

    /// Sentences or words that are read.
    public static PlannedStep reading(StepKind kind, List<Long> sentences) {
        return new PlannedStep(kind, sentences, 0);
    }

    /// How many things there are to do.
    public int size() {
        return kind == StepKind.EAR ? trials : sentences.size();
    }
}
