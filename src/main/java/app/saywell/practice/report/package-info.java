/// Reports, exports and printable documents: fills the tables, TextGrids and pages of `report` from
/// the library.
///
/// The layouts and file formats themselves are in `report`.
@NullMarked
package app.saywell.practice.report;

import org.jspecify.annotations.NullMarked;
