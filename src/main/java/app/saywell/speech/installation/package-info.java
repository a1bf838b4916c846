/// Where the application is installed, and what lies beside its classes: models, native libraries,
/// typefaces. And how files are made that only the user of the computer may read.
///
/// It says where things are and opens none of them.
@NullMarked
package app.saywell.speech.installation;

import org.jspecify.annotations.NullMarked;
