/// Learning records in xAPI 1.0.3, for a learning record store of the school.
///
/// It may import `speech`.
@NullMarked
package app.saywell.report.xapi;

import org.jspecify.annotations.NullMarked;
