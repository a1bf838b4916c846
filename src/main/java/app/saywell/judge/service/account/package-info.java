/// Plans, prices, keys and credits as plain values, with the rules between them.
///
/// This package knows neither SQL nor HTTP.
@NullMarked
package app.saywell.judge.service.account;

import org.jspecify.annotations.NullMarked;
