/// The homework of a class: what was given and who has handed in, collecting hand-ins, and result pages for learners.
///
/// The page for learners is written by `desk.homework`. Uses the practice use cases and the selection of the class
/// screen.
@NullMarked
package app.saywell.desk.homework.view;

import org.jspecify.annotations.NullMarked;
