/// Model files that people once added themselves and that nothing reads any more.
///
/// Names them and removes them; what Saywell listens with lies beside the application and is no
/// business of this package.
@NullMarked
package app.saywell.desk.settings.models;

import org.jspecify.annotations.NullMarked;
