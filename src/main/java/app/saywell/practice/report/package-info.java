/// What a class or a result looks like outside Saywell: fills the tables, grids and pages of
/// `report` from the library.
///
/// Imports `practice.change`, `practice.classroom`, `report`, `library` and below.
@NullMarked
package app.saywell.practice.report;

import org.jspecify.annotations.NullMarked;
