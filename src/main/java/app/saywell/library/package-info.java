/// The library as a whole: opens the data folder and hands out the stores of its sub-packages.
///
/// What is stored survives closing, crashes and power cuts; what is read are records. Imports
/// `speech`; knows neither services nor screens.
@NullMarked
package app.saywell.library;

import org.jspecify.annotations.NullMarked;
