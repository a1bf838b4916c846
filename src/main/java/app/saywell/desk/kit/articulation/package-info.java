/// How English sounds are formed: example, tongue, lips and voice, and what to change when one
/// sound was heard as another.
///
/// A reference without a screen of its own; any screen may use it.
@NullMarked
package app.saywell.desk.kit.articulation;

import org.jspecify.annotations.NullMarked;
