/// The classroom server: computers and tablets in the room record a lesson for the teacher's Saywell, while the teacher
/// has it switched on.
///
/// What a device may do is said here; the page that it shows is made of the parts of the homework page. Nothing here
/// draws.
@NullMarked
package app.saywell.desk.lan;

import org.jspecify.annotations.NullMarked;
