/// Models in ONNX form: where their files lie, whether they are whole, and the one runtime that
/// runs them.
///
/// Knows nothing of what a model hears or says; whoever does leases it by the name of its file and
/// gives and takes tensors. Nobody else opens a session.
@NullMarked
package app.saywell.judge.engine.onnx;

import org.jspecify.annotations.NullMarked;
