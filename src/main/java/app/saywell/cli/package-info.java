/// The commands of `saywell`, and the object graph that the window and the commands share, put
/// together by hand.
///
/// Only here is it seen which class implements which interface. Nothing imports this package but
/// [app.saywell.Main].
@NullMarked
package app.saywell.cli;

import org.jspecify.annotations.NullMarked;
