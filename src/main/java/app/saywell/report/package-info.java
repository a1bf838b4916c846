/// What leaves Saywell for other programs and for paper: tables, TextGrids, printed pages.
///
/// Works on values that it is handed; knows neither the library nor the window. The sub-packages
/// stand beside one another. Imports `speech`.
@NullMarked
package app.saywell.report;

import org.jspecify.annotations.NullMarked;
