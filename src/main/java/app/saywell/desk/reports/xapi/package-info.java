/// Learning records in xAPI 1.0.3, for a learning record store of the school.
@NullMarked
package app.saywell.desk.reports.xapi;

import org.jspecify.annotations.NullMarked;
