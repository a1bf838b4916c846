/// What to teach next: the sounds and words that most learners of a class miss, with clips and
/// minimal pairs, and a drill lesson made of them. The analysis comes from the practice layer.
@NullMarked
package app.saywell.desk.classroom.teaching;

import org.jspecify.annotations.NullMarked;
