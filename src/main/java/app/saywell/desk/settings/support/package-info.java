/// Help when something does not work: the doctor that checks this computer, and the support file
/// that may be shown to others because nothing about people is in it.
///
/// The checks themselves are given to it by whoever knows the parts they look at.
@NullMarked
package app.saywell.desk.settings.support;

import org.jspecify.annotations.NullMarked;
