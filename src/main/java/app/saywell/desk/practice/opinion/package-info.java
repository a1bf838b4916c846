/// The second opinion on a take: the results of two services compared.
///
/// Shown on the practice screen below the result.
@NullMarked
package app.saywell.desk.practice.opinion;

import org.jspecify.annotations.NullMarked;
