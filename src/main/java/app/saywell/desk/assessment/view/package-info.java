/// The tab of assessments: opening one, rating blindly, results, and appeals.
@NullMarked
package app.saywell.desk.assessment.view;

import org.jspecify.annotations.NullMarked;
