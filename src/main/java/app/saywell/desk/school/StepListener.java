package app.saywell.desk.school;

/// Learns of the steps of an act that must survive an interruption after any of them.
@FunctionalInterface
public interface StepListener {
    /// Ignores the steps.
    StepListener NONE = step -> {};

    /// A step is about to be done.
    void beforeStep(String step);
}
