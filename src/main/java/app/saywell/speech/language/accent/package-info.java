/// What speakers of a first language make of English sounds, and in which places of a word.
@NullMarked
package app.saywell.speech.language.accent;

import org.jspecify.annotations.NullMarked;
