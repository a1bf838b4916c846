/// Finds the words that ear training lets learners choose between, in the dictionary that Saywell carries.
@NullMarked
package app.saywell.train.contrasts;

import org.jspecify.annotations.NullMarked;
