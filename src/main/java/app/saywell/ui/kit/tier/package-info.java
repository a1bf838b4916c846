/// Tiers of labelled intervals: words, syllables, sounds, pauses and the marks of a teacher, with
/// their score levels, and the differences of stress and pauses between two recordings.
///
/// Paints nothing. Imports `ui.kit.axis`, `ui.kit.theme`, `speech` and the values of `library`.
@NullMarked
package app.saywell.ui.kit.tier;

import org.jspecify.annotations.NullMarked;
