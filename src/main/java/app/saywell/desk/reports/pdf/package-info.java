/// PDF pages for printing: A4, readable in grey, in Korean and English.
///
/// It receives texts and score levels and does not interpret scores.
@NullMarked
package app.saywell.desk.reports.pdf;

import org.jspecify.annotations.NullMarked;
