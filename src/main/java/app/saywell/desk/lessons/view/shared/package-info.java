/// The shared folder of a school in the window: which lessons are in it, what was changed where, and the choice between
/// two versions.
@NullMarked
package app.saywell.desk.lessons.view.shared;

import org.jspecify.annotations.NullMarked;
