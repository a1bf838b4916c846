/// Requests as values, and the two interfaces that execute them.
///
/// All four calls become an [app.saywell.desk.client.call.SpeechRequest], so that each rule about sending is one
/// decorator of [app.saywell.desk.client.call.RequestPipeline] or [app.saywell.desk.client.call.Transport].
@NullMarked
package app.saywell.desk.client.call;

import org.jspecify.annotations.NullMarked;
