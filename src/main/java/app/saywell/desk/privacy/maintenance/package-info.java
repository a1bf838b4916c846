/// What is done with the data folder before anything else at a start: interrupted acts are carried
/// on, and files that nothing refers to are swept.
///
/// What a user asks for is elsewhere. Uses the library and the packages of practice that own files.
@NullMarked
package app.saywell.desk.privacy.maintenance;

import org.jspecify.annotations.NullMarked;
