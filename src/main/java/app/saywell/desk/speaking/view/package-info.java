/// The screen of speaking without a text: the tasks, the recording with its clock, and what can be said about it.
@NullMarked
package app.saywell.desk.speaking.view;

import org.jspecify.annotations.NullMarked;
