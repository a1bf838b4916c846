/// Tables as CSV and XLSX, and filling in the gradebook file of a school system.
@NullMarked
package app.saywell.desk.reports.table;

import org.jspecify.annotations.NullMarked;
