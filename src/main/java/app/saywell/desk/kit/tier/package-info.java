/// Tiers of labelled intervals: words, syllables, sounds, pauses and the marks of a teacher, with
/// their score levels, and the differences of stress and pauses between two recordings.
///
/// Paints nothing.
@NullMarked
package app.saywell.desk.kit.tier;

import org.jspecify.annotations.NullMarked;
