/// How the mouth moves for an English sound, drawn: from the side with tongue, lips, voice and air,
/// and the lips from the front.
///
/// The outlines are computed from one table of positions, so that every sound can move into every
/// other, in the window and in a page.
@NullMarked
package app.saywell.desk.kit.mouth;

import org.jspecify.annotations.NullMarked;
