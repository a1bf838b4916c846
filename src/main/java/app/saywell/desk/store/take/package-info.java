/// The stores of takes, results, scores, scored words and class grids.
///
/// Results are stored byte for byte. The values are in `desk.school.take`.
@NullMarked
package app.saywell.desk.store.take;

import org.jspecify.annotations.NullMarked;
