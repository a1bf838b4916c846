/// The grid of a class and a lesson: learners in rows, sentences in columns, and a score with its
/// level in each cell. The view paints it on a canvas; the view model loads it. The rotation and
/// the tabs read the snapshot from here.
@NullMarked
package app.saywell.desk.classroom.grid;

import org.jspecify.annotations.NullMarked;
