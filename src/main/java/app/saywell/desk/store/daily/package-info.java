/// The store of the daily sessions.
@NullMarked
package app.saywell.desk.store.daily;

import org.jspecify.annotations.NullMarked;
