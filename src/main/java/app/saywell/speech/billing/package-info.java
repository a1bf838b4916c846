/// What is kept so that no call is paid twice and every paid second is accounted for.
///
/// Interfaces and values alone: the client asks them, the library keeps them, and neither knows the
/// other. No audio, no reference text and no key stands in any of them but the stored answers.
@NullMarked
package app.saywell.speech.billing;

import org.jspecify.annotations.NullMarked;
