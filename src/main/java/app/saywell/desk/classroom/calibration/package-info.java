/// Calibration of a class: the teacher rates takes without seeing their scores, and thresholds are
/// fitted to the ratings. The practice layer does the fitting. Other tabs do not use this package.
@NullMarked
package app.saywell.desk.classroom.calibration;

import org.jspecify.annotations.NullMarked;
