/// Reports, exports and printable documents: fills tables, TextGrids and pages from the library.
///
/// How the files are laid out is in the packages below.
@NullMarked
package app.saywell.desk.reports;

import org.jspecify.annotations.NullMarked;
