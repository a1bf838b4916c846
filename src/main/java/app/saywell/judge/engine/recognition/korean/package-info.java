/// Korean text: which language a transcript is in, and Korean written in English letters.
///
/// Pure functions on text.
@NullMarked
package app.saywell.judge.engine.recognition.korean;

import org.jspecify.annotations.NullMarked;
