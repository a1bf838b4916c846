package app.saywell.ui.classroom.calibration;

import app.saywell.library.take.Take;

/// A take that is judged without knowing whose it is and what the machine said.
///
/// @param score the share of words that the machine judged right, 0 to 100
public record BlindClip(Take take, String text, double score) {}
