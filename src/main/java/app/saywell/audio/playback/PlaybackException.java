package app.saywell.audio.playback;

/// No loudspeaker could be opened.
public final class PlaybackException extends Exception {
    private static final long serialVersionUID = 1;

    private final PlayerState.Trouble trouble;

    public PlaybackException(PlayerState.Trouble trouble, String message) {
        super(message);
        this.trouble = trouble;
    }

    /// What the user is told.
    public PlayerState.Trouble trouble() {
        return trouble;
    }
}
