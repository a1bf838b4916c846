/// Gives recordings that end at 4 kHz, as telephones and old meeting programs leave them, a guess
/// of what lay above, so that they are judged as others are. Imports `signal`.
@NullMarked
package app.saywell.engine.band;

import org.jspecify.annotations.NullMarked;
