/// A call as a value, and the seam through which calls go.
///
/// The four calls become one kind of [app.saywell.client.call.Question], so that each rule about
/// sending is written once and laid around the next as a [app.saywell.client.call.Channel]. Imports
/// `speech` alone.
@NullMarked
package app.saywell.client.call;

import org.jspecify.annotations.NullMarked;
