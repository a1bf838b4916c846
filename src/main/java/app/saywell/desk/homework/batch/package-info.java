/// Import of folders of recordings. The learner and sentence of a file are found by its name or by
/// speech recognition.
///
/// Speech recognition runs on this computer only.
@NullMarked
package app.saywell.desk.homework.batch;

import org.jspecify.annotations.NullMarked;
