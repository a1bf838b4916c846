/// The store of the dialogues that learners play.
@NullMarked
package app.saywell.desk.store.dialogue;

import org.jspecify.annotations.NullMarked;
