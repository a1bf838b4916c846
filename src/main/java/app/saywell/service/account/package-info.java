/// What the service sells and to whom: plans, prices, keys and credits, as plain values and the
/// rules
/// between them.
///
/// Knows neither SQL nor HTTP. Imports `speech` alone.
@NullMarked
package app.saywell.service.account;

import org.jspecify.annotations.NullMarked;
