/// The roster of a class: imported lists, learners added by hand, consent, and the export and
/// erasure of one learner's data. Parsing lists and erasing are done in the layers below. The
/// progress tab reads the selected learner from here.
@NullMarked
package app.saywell.desk.classroom.roster;

import org.jspecify.annotations.NullMarked;
