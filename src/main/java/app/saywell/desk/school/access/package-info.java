/// Who did what with the data of learners.
@NullMarked
package app.saywell.desk.school.access;

import org.jspecify.annotations.NullMarked;
