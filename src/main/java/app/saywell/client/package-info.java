/// The client of the speech service, embedded or hosted: where the rules about sending are stacked.
///
/// [app.saywell.client.SpeechClients] is the entry point. Imports `speech` and libraries; no other
/// package of Saywell speaks to another computer.
@NullMarked
package app.saywell.client;

import org.jspecify.annotations.NullMarked;
