/// Pages for a browser: the result of one learner as one file that asks nobody for anything.
///
/// What stands on a page is chosen by `practice.report`.
@NullMarked
package app.saywell.report.html;

import org.jspecify.annotations.NullMarked;
