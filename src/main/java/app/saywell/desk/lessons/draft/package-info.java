/// Lessons from other programs, before anything is stored: plain texts, captions, tables, decks of
/// cards and documents, as sentences with their translations and times.
///
/// Only reads. Whatever of a file becomes no sentence is named with it.
@NullMarked
package app.saywell.desk.lessons.draft;

import org.jspecify.annotations.NullMarked;
