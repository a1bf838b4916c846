/// Recording of takes as screens do it: the controller between recorder and store, and what is said about a recording
/// that failed.
///
/// Several screens use it; what each shows is its own.
@NullMarked
package app.saywell.desk.takes.view;

import org.jspecify.annotations.NullMarked;
