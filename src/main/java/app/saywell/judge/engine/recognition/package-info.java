/// Writes down what is said in a recording: where it is cut, in which language each part is, and which words are
/// believed.
///
/// Listens with `judge.engine.whisper`, whose models it leases for each recording. Nothing here judges how well
/// anything was said: a transcript repairs accents.
@NullMarked
package app.saywell.judge.engine.recognition;

import org.jspecify.annotations.NullMarked;
