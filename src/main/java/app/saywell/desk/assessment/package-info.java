/// Assessments (수행평가): equal conditions, blind ratings of two raters and how far they agree, results and their export.
///
/// The scores of a service have no part in it: raters listen.
@NullMarked
package app.saywell.desk.assessment;

import org.jspecify.annotations.NullMarked;
