/// The client of a speech service, embedded or hosted. Here its layers are put together.
///
/// [app.saywell.desk.client.SpeechClientFactory] is the entry point. The client may import only `speech`
/// and libraries. No other package of Saywell connects to another computer.
@NullMarked
package app.saywell.desk.client;

import org.jspecify.annotations.NullMarked;
