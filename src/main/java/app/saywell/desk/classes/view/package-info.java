/// The class, lesson and tab that the class screen shows; the parts of the screen follow it. Small
/// helpers that several tabs share are here too. It uses no other package of the class screen.
@NullMarked
package app.saywell.desk.classes.view;

import org.jspecify.annotations.NullMarked;
