/// The reports screen: printed pages with a preview, exports for other programs and imports from
/// them, packs and backups. The view models write no files themselves: they call the practice layer
/// and show the outcome. Only the main window uses this package.
@NullMarked
package app.saywell.desk.reports.view;

import org.jspecify.annotations.NullMarked;
