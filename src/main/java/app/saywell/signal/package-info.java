/// Pure arithmetic on samples: no files, no devices, no threads.
///
/// Results depend only on the arguments, and the tests compare them with exact values. It may
/// import `speech`, but needs no other package of Saywell today.
@NullMarked
package app.saywell.signal;

import org.jspecify.annotations.NullMarked;
