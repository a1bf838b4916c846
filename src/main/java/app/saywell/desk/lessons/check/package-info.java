/// Checks texts while they are written: how they are read aloud, which words are guessed, and what a service is sent.
///
/// Holds the dictionary that the window uses; stores nothing.
@NullMarked
package app.saywell.desk.lessons.check;

import org.jspecify.annotations.NullMarked;
