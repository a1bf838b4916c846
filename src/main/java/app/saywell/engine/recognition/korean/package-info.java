/// Korean text: which language a transcript is in, and Korean written in English letters.
///
/// Pure functions on text.
@NullMarked
package app.saywell.engine.recognition.korean;

import org.jspecify.annotations.NullMarked;
