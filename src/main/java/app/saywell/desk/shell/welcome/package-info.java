/// The questions of the very first start: who uses Saywell, in which language, under which name and
/// with which microphone.
///
/// Asked once, over the window; everything can be changed later in the settings or in practice.
@NullMarked
package app.saywell.desk.shell.welcome;

import org.jspecify.annotations.NullMarked;
