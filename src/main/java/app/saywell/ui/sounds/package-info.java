/// How the sounds of English are formed: an example, tongue, lips and voice for each, and what to
/// change where one was taken for another.
///
/// A book of reference without a screen of its own; any screen may look things up in it. Imports
/// `ui.kit` alone.
@NullMarked
package app.saywell.ui.sounds;

import org.jspecify.annotations.NullMarked;
