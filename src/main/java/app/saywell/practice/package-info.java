/// The use cases: what can be done with lessons, takes and judgements, for a window or a command
/// line to offer.
///
/// Knows neither screens nor HTTP; the service is handed in as an interface. Imports `library`,
/// `audio`, `signal`, `report`, `task` and `speech`.
@NullMarked
package app.saywell.practice;

import org.jspecify.annotations.NullMarked;
