package app.saywell.ui.practice.desk;

/// Somebody who could practise on this computer.
///
/// @param name as the list shows it; may be empty for somebody without one
/// @param place class and number; empty for somebody who learns alone
/// @param practising whether it is their turn now
public record Person(long learner, String name, String place, boolean practising) {}
