/// The view of two recordings on one time axis: layout of the lanes, painting, pointer input, and
/// the same content as a table for screen readers.
///
/// Knows no screen and no use case.
@NullMarked
package app.saywell.desk.kit.wave;

import org.jspecify.annotations.NullMarked;
