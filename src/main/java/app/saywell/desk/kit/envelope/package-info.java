/// What waveforms, pitch curves and spectrograms are drawn from: peaks of a recording and its
/// acoustic analysis, computed when it is first shown.
///
/// Paints nothing.
@NullMarked
package app.saywell.desk.kit.envelope;

import org.jspecify.annotations.NullMarked;
