/// Commands that speak: texts into sound files, and what voices there are.
///
/// They need neither a library nor a service. Imports `cli`, `cli.console`, `practice.voice` and
/// `report.textgrid`; what a lesson has said is a command of `cli.command.school`.
@NullMarked
package app.saywell.cli.command.voice;

import org.jspecify.annotations.NullMarked;
