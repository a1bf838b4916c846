/// Takes: storing recordings, importing files, choosing the best, the bin, and recovery after a
/// crash.
///
/// No recording is ever overwritten or lost.
@NullMarked
package app.saywell.desk.takes;

import org.jspecify.annotations.NullMarked;
