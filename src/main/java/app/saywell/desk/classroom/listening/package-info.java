/// Ten minutes of a teacher's ear where it matters most: the takes of a class whose scores are least sure are heard one
/// after the other and rated. A rating is the teacher's mark of the whole take. Other tabs do not use this package.
@NullMarked
package app.saywell.desk.classroom.listening;

import org.jspecify.annotations.NullMarked;
