/// The vocabulary of the speech service: what it is asked, what it answers, how it refuses, and the
/// JSON form of all three.
///
/// Everything that speaks of words, pauses, phonemes and scores uses these types, on both sides of
/// the wire. This package knows neither HTTP nor files and imports nothing of Saywell.
@NullMarked
package app.saywell.speech;

import org.jspecify.annotations.NullMarked;
