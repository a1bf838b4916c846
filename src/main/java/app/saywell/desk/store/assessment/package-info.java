/// The store of assessments and ratings.
@NullMarked
package app.saywell.desk.store.assessment;

import org.jspecify.annotations.NullMarked;
