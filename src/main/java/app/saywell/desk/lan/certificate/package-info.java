/// The certificate of the classroom server: made anew for each lesson, signed by itself, and kept in memory alone.
@NullMarked
package app.saywell.desk.lan.certificate;

import org.jspecify.annotations.NullMarked;
