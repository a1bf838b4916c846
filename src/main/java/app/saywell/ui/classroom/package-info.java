/// The Class place: the column on its left, and one page of the class beside it.
///
/// The pages live in packages of their own below; this one puts them together. Imports them,
/// `ui.studio`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.classroom;

import org.jspecify.annotations.NullMarked;
