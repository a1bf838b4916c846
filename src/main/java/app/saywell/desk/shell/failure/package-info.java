/// What commands say of what failed: calls to a service, and files. In sentences: what happened, what is safe,
/// what to do.
@NullMarked
package app.saywell.desk.shell.failure;

import org.jspecify.annotations.NullMarked;
