/// Requests as values, and the two interfaces that execute them.
///
/// All four calls become an [app.saywell.client.call.SpeechRequest], so that each rule about
/// sending is one decorator of [app.saywell.client.call.RequestPipeline] or
/// [app.saywell.client.call.Transport]. This package may import only `speech`.
@NullMarked
package app.saywell.client.call;

import org.jspecify.annotations.NullMarked;
