/// A checksum for each row of the library: who keeps it, who compares it, and what does not agree.
///
/// SQLite notices a damaged page, but not a bit that changed inside of a text or a number. Works on connections and
/// knows neither the tables' meaning nor files; uses nothing of Saywell.
@NullMarked
package app.saywell.desk.store.checksum;

import org.jspecify.annotations.NullMarked;
