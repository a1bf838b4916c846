/// Pages for a browser: the result of one learner as one file that asks nobody for anything.
///
/// What stands on a page is chosen by `desk.reports`.
@NullMarked
package app.saywell.desk.reports.html;

import org.jspecify.annotations.NullMarked;
