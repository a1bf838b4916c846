/// Learning records in the form of xAPI 1.0.3, for a record store that the school has chosen.
///
/// Imports `speech`.
@NullMarked
package app.saywell.report.xapi;

import org.jspecify.annotations.NullMarked;
