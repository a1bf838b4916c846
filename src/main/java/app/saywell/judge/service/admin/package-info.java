/// What an operator asks a running service: its health and its metrics, on a port of their own.
///
/// Nothing here contains a name, a text, a key or its handle: labels are endpoints and statuses.
@NullMarked
package app.saywell.judge.service.admin;

import org.jspecify.annotations.NullMarked;
