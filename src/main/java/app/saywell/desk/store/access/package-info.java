/// The store of the access record.
@NullMarked
package app.saywell.desk.store.access;

import org.jspecify.annotations.NullMarked;
