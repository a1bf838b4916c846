/// The shared folder of a school: lessons as files that several Saywells write and read, with what was changed at two
/// places at once shown to the teacher, who chooses.
///
/// Nothing is written or taken over unless a teacher says so, and nothing that was there before is lost: what a file
/// held is moved aside, and a lesson that is replaced comes back with undo.
@NullMarked
package app.saywell.desk.lessons.shared;

import org.jspecify.annotations.NullMarked;
