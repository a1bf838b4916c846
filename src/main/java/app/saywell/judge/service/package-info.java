/// The speech service as a whole: its configuration, the running server, and the consoles for keys and account.
///
/// Start with [app.saywell.judge.service.SpeechServer#start]; [app.saywell.judge.service.KeyConsole] and
/// [app.saywell.judge.service.AccountConsole] manage keys and account. All of them may use one database at the same
/// time, in one process or in several.
@NullMarked
package app.saywell.judge.service;

import org.jspecify.annotations.NullMarked;
