/// What is said of free speech in words, and the same on paper, as a table, and as one file with the recording.
///
/// It interprets nothing: what can be said is in `desk.speaking`.
@NullMarked
package app.saywell.desk.speaking.paper;

import org.jspecify.annotations.NullMarked;
