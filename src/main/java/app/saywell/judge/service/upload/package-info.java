/// Reads one upload into form fields, within limits of size, time and memory.
///
/// Nothing is written to disk.
@NullMarked
package app.saywell.judge.service.upload;

import org.jspecify.annotations.NullMarked;
