/// Reads one upload into form fields, within limits of size, time and memory.
///
/// Nothing is written to disk. This package may import `service.call`; it knows neither keys nor
/// money.
@NullMarked
package app.saywell.service.upload;

import org.jspecify.annotations.NullMarked;
