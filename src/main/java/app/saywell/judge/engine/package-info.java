/// The speech engine: its interface.
///
/// Its parts are in the packages below and know nothing of HTTP or of the application.
@NullMarked
package app.saywell.judge.engine;

import org.jspecify.annotations.NullMarked;
