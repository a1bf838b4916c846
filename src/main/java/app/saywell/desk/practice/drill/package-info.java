/// The practice of a single word: the sound that it is about, how the sound is made, two words to hear the difference
/// by, and a model reading that is there before anybody asks for one.
///
/// Shown on the practice screen in place of the take until there is one.
@NullMarked
package app.saywell.desk.practice.drill;

import org.jspecify.annotations.NullMarked;
