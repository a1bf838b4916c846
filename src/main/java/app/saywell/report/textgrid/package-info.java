/// Praat's TextGrid, out and back in.
///
/// Imports `speech`.
@NullMarked
package app.saywell.report.textgrid;

import org.jspecify.annotations.NullMarked;
