/// The checks of the doctor, each in a method: data folder, disk and library; policy and certificates; microphone;
/// graphics and typefaces; services; models.
///
/// They look and change nothing. What they need of the application is handed to them by `desk.shell`.
@NullMarked
package app.saywell.desk.shell.doctor;

import org.jspecify.annotations.NullMarked;
