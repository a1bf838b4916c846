/// The speech service as a whole: what it is started with, the running server, and the consoles for
/// keys and account.
///
/// `serve` calls [app.saywell.service.SpeechServer#start] and prints
/// [app.saywell.service.SpeechServer#baseUrl]; the embedded use sends
/// [app.saywell.service.SpeechServer#sessionKey] instead of a stored key; `keys` calls
/// [app.saywell.service.KeyConsole]; `account` calls [app.saywell.service.AccountConsole]. All of
/// them may work on one database at the same time, in one process or in several. Imports `engine`,
/// `audio`, `signal` and `speech`; knows nothing of windows or of the library.
@NullMarked
package app.saywell.service;

import org.jspecify.annotations.NullMarked;
