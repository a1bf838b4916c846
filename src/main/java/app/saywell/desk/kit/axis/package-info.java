/// The geometry of the waveform view: the visible part of the time axis, the map between the time
/// of a recording and the shared axis, bands of a canvas, and the two sides.
///
/// `TimeViewport` alone converts between seconds and pixels. Knows no scene class.
@NullMarked
package app.saywell.desk.kit.axis;

import org.jspecify.annotations.NullMarked;
