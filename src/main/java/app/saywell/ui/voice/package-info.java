/// What several screens say about the computer voice: whose voice a reading has, and why something
/// was not said.
///
/// Holds words, no nodes.
@NullMarked
package app.saywell.ui.voice;

import org.jspecify.annotations.NullMarked;
