/// What the name of a recording says: whose it is, which sentence, which take. It is said for
/// certain, or as a question where the name can be read in several ways.
///
/// Nothing here reads files or the library. Whoever stores recordings by their names asks here.
@NullMarked
package app.saywell.desk.lessons.filename;

import org.jspecify.annotations.NullMarked;
