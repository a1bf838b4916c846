/// Recordings laid out as lanes on one axis, and the view model of the lanes: viewport, selection,
/// inspected interval, playhead, visible tiers and layers.
///
/// No scene class.
@NullMarked
package app.saywell.desk.kit.lane;

import org.jspecify.annotations.NullMarked;
