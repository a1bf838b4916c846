/// Tables as CSV and XLSX, and filling in the gradebook file of a school system.
///
/// It imports no other package of Saywell.
@NullMarked
package app.saywell.report.table;

import org.jspecify.annotations.NullMarked;
