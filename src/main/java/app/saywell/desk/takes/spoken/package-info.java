/// What was said in a take, as a transcription wrote it down, compared with the sentence that was
/// to be read.
///
/// Pure text functions; stores nothing.
@NullMarked
package app.saywell.desk.takes.spoken;

import org.jspecify.annotations.NullMarked;
