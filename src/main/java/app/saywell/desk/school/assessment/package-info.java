/// Assessments as records: rubric, conditions, and what raters gave.
@NullMarked
package app.saywell.desk.school.assessment;

import org.jspecify.annotations.NullMarked;
