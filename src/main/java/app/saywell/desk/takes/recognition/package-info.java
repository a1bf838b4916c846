/// Which of several sentences was said in a recording, by speech recognition on this computer alone.
@NullMarked
package app.saywell.desk.takes.recognition;

import org.jspecify.annotations.NullMarked;
