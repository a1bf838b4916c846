/// The speech service as a whole: its configuration, the running server, and the consoles for keys
/// and account.
///
/// Start with [app.saywell.service.SpeechServer#start]; [app.saywell.service.KeyConsole] and
/// [app.saywell.service.AccountConsole] manage keys and account. All of them may use one database
/// at the same time, in one process or in several. The packages of the service may import `engine`,
/// `audio`, `signal` and `speech`, but neither the window nor the library.
@NullMarked
package app.saywell.service;

import org.jspecify.annotations.NullMarked;
