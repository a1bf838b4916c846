/// PDF pages for printing: A4, readable in grey, in Korean and English.
///
/// It receives texts and score levels and does not interpret scores. It imports no other package of
/// Saywell.
@NullMarked
package app.saywell.report.pdf;

import org.jspecify.annotations.NullMarked;
