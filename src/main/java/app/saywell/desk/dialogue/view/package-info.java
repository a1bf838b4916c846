/// The screen of dialogues: the list of them, the conversation with turns by themselves, and what came of it.
@NullMarked
package app.saywell.desk.dialogue.view;

import org.jspecify.annotations.NullMarked;
