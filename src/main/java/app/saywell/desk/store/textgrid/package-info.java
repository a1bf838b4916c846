/// Reading and writing Praat's TextGrid format.
@NullMarked
package app.saywell.desk.store.textgrid;

import org.jspecify.annotations.NullMarked;
