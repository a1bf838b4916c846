/// Tables as CSV and XLSX, and the filling in of a gradebook that a school system exported.
///
/// Imports nothing of Saywell.
@NullMarked
package app.saywell.report.table;

import org.jspecify.annotations.NullMarked;
