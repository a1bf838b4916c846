/// Reading and writing Praat's TextGrid format.
///
/// It may import `speech`.
@NullMarked
package app.saywell.report.textgrid;

import org.jspecify.annotations.NullMarked;
