/// Pages for paper, as PDF: A4, readable in grey, in Korean and English.
///
/// Imports nothing of Saywell; is handed texts and levels and knows no scores' meaning.
@NullMarked
package app.saywell.report.paper;

import org.jspecify.annotations.NullMarked;
