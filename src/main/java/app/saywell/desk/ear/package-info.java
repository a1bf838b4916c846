/// Ear training (high variability phonetic training): which word of two or three a voice said. The
/// contrasts with their words, how hard they are asked, what is asked next, and what a learner has
/// learned. Its screen is in `view`.
@NullMarked
package app.saywell.desk.ear;

import org.jspecify.annotations.NullMarked;
