/// Dialogues: lessons whose sentences name their speakers. What is said next, which of several answers was said, and
/// what came of it; its screen is in `view`.
@NullMarked
package app.saywell.desk.dialogue;

import org.jspecify.annotations.NullMarked;
