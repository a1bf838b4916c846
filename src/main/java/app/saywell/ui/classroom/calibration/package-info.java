/// How far the machine is from the teacher: clips judged blind, and borders fitted to them.
///
/// Imports `ui.classroom.choice`, `ui.studio`, `ui.kit`, `practice` and the values of `library`.
@NullMarked
package app.saywell.ui.classroom.calibration;

import org.jspecify.annotations.NullMarked;
