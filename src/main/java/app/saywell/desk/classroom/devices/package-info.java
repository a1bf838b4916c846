/// Devices in the room: the teacher opens a lesson for them, shows the square code, and sees who has joined.
///
/// What devices may do is ruled by `desk.lan`.
@NullMarked
package app.saywell.desk.classroom.devices;

import org.jspecify.annotations.NullMarked;
