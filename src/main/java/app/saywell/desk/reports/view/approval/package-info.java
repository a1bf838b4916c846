/// What a school says about itself for its approval papers, as a card of the settings.
///
/// The papers are made in `desk.reports`.
@NullMarked
package app.saywell.desk.reports.view.approval;

import org.jspecify.annotations.NullMarked;
