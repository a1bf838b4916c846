/// One upload from the wire to the fields of a form, within bounds of size, time and memory.
///
/// Nothing is written to disk. Imports `service.call`; knows neither keys nor money.
@NullMarked
package app.saywell.service.upload;

import org.jspecify.annotations.NullMarked;
