/// The practice screen: the roll of sentences, the sentence with its two voices, record and listen.
///
/// Views only show the desk of `ui.practice.desk`; `PracticeViewModel` alone talks to the use
/// cases. Imports `ui.kit`, its own rooms, `practice`, `audio`, the values of `library`, `speech`.
@NullMarked
package app.saywell.ui.practice;

import org.jspecify.annotations.NullMarked;
