/// The library: opens the data folder and provides the stores of its sub-packages.
///
/// Stored data survives closing, crashes and power failures. Reads return records. The package
/// knows neither services nor screens.
@NullMarked
package app.saywell.library;

import org.jspecify.annotations.NullMarked;
