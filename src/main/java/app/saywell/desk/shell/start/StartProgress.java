package app.saywell.desk.shell.start;

/// Follows the encryption or decryption of a library at a start, and may stop it until the next.
interface StartProgress {
    /// Follows nothing and stops nothing.
    StartProgress NONE = new StartProgress() {
        @Override
        public void onProgress(long done, long all) {}

        @Override
        public boolean isStopped() {
            return false;
        }
    };

    /// @param done files that are done
    void onProgress(long done, long all);

    /// Whether the library is to be opened as far as it is.
    boolean isStopped();
}
