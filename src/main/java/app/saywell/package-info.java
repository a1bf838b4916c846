/// The top floor: the command line, the object graph written by hand, and shutdown.
///
/// Only this package sees implementations; everything below is handed interfaces.
@NullMarked
package app.saywell;

import org.jspecify.annotations.NullMarked;
