/// The lessons that come with Saywell, to be opened.
///
/// What becomes of an opened one is said by whoever shows the pane.
@NullMarked
package app.saywell.desk.lessons.view.ready;

import org.jspecify.annotations.NullMarked;
