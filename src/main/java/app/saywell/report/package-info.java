/// Files for other programs and for printing: tables, TextGrids, PDF pages and learning records.
///
/// It works on the values that it receives and knows neither the library nor the window. The
/// sub-packages do not depend on each other. They may import `speech`.
@NullMarked
package app.saywell.report;

import org.jspecify.annotations.NullMarked;
