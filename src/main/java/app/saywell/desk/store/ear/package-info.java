/// The store of the answers of ear training.
@NullMarked
package app.saywell.desk.store.ear;

import org.jspecify.annotations.NullMarked;
