/// The whole engine at work: samples and text in, judgements out.
///
/// Puts the parts of the engine together and holds none of their knowledge. The only package of the
/// engine that floors above need, beside the interface it implements; imports all of them.
@NullMarked
package app.saywell.engine.judge;

import org.jspecify.annotations.NullMarked;
