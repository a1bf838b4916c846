/// The engine as a whole: samples and text in, results out.
///
/// It connects the other packages of the engine. It is the only package of the engine, next to its interface, that
/// higher layers need.
@NullMarked
package app.saywell.judge.engine.scoring;

import org.jspecify.annotations.NullMarked;
