/// Reading and writing Praat's TextGrid format.
@NullMarked
package app.saywell.desk.reports.textgrid;

import org.jspecify.annotations.NullMarked;
