package app.saywell.ui.practice.marks;

import app.saywell.library.take.Mark;

import java.util.Optional;

/// A place of the take that may be judged.
///
/// @param name what is read there; empty for the whole and for a pause
/// @param machine what the machine said, 0-100; not a number where it said nothing
/// @param mark what the teacher said, where that was done
public record Judged(Mark.Place place, String name, double machine, Optional<Mark> mark) {}
