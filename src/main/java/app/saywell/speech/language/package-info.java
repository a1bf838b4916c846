/// What all work on language may throw, and the check by which long work learns that nobody waits for it.
///
/// The work itself is in the packages below.
@NullMarked
package app.saywell.speech.language;

import org.jspecify.annotations.NullMarked;
