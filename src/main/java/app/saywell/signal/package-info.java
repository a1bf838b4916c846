/// Pure arithmetic on samples: no files, no devices, no threads.
///
/// Everything here is a function of its arguments and is tested against exact values. Imports
/// nothing of Saywell but `speech`.
@NullMarked
package app.saywell.signal;

import org.jspecify.annotations.NullMarked;
