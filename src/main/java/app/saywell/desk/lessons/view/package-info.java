/// The lessons screen: writing and ordering lessons and their sentences, adding model readings, and
/// packs for other computers. Storing, importing and analysing are done in the practice layer. Only
/// the main window uses this package.
@NullMarked
package app.saywell.desk.lessons.view;

import org.jspecify.annotations.NullMarked;
