/// Having takes judged: which service is asked with what, the answer stored before it is shown, and
/// the queue of what waits.
///
/// Imports `practice.change`, `audio`, `library` and below; knows the service only by its
/// interface.
@NullMarked
package app.saywell.practice.scoring;

import org.jspecify.annotations.NullMarked;
