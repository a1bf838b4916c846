/// The answer store, the ledger and prices: what prevents paying twice for a call and records every
/// paid second.
///
/// Only interfaces and values live here. The client calls the interfaces and the library implements
/// them, so the two do not depend on each other. Nothing here holds audio, reference text or keys,
/// except for the stored answers.
@NullMarked
package app.saywell.speech.billing;

import org.jspecify.annotations.NullMarked;
