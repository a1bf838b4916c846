/// Term pages as Word files, which a teacher can change before they are handed over.
@NullMarked
package app.saywell.desk.reports.word;

import org.jspecify.annotations.NullMarked;
