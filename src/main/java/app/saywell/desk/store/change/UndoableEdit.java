package app.saywell.desk.store.change;

/// A change of data that can be undone.
///
/// @param name its key in the bundles, such as `edit.sentence.delete`
/// @param learners whom it names
/// @param apply makes the change; also called by redo
/// @param revert undoes the change
public record UndoableEdit(String name, NamedLearners learners, Runnable apply, Runnable revert) {}
