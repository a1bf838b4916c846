/// Programs that write for the training what the lexicon and the text normalization expect. They
/// use the engine and are not part of the application.
package app.saywell.train;
