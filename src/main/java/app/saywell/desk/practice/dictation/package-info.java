/// Dictation on the practice screen: hear the sentence, write it, compare.
///
/// Nothing of it is stored.
@NullMarked
package app.saywell.desk.practice.dictation;

import org.jspecify.annotations.NullMarked;
