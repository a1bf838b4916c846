/// The use cases: what a window or a command line can do with lessons, takes and results.
///
/// Knows neither screens nor HTTP. The speech service is passed in as an interface.
@NullMarked
package app.saywell.practice;

import org.jspecify.annotations.NullMarked;
