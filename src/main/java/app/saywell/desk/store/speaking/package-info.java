/// The stores of speaking without a text: own tasks, and what learners said.
@NullMarked
package app.saywell.desk.store.speaking;

import org.jspecify.annotations.NullMarked;
