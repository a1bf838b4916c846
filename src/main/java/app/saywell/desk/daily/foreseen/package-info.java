/// Which sounds of a sentence a learner will probably miss, before it is said: from the first language,
/// and from what this learner has said so far.
@NullMarked
package app.saywell.desk.daily.foreseen;

import org.jspecify.annotations.NullMarked;
