/// The place of the queue and of what it costs: takes that wait to be judged, and every call that
/// may have been billed.
///
/// Imports `ui.kit`, `practice` and the values of `library` and `speech`.
@NullMarked
package app.saywell.ui.queue;

import org.jspecify.annotations.NullMarked;
