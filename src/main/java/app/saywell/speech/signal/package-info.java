/// Pure arithmetic on samples: no files, no devices, no threads.
///
/// Results depend only on the arguments, and the tests compare them with exact values.
@NullMarked
package app.saywell.speech.signal;

import org.jspecify.annotations.NullMarked;
