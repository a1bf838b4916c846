/// Details of one inspected word, sound or pause: expected and heard, how the sound is formed, and
/// buttons to listen to both recordings.
@NullMarked
package app.saywell.desk.practice.detail;

import org.jspecify.annotations.NullMarked;
