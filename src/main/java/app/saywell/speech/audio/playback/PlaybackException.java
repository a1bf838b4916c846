package app.saywell.speech.audio.playback;

/// No loudspeaker could be opened.
public final class PlaybackException extends Exception {
    private static final long serialVersionUID = 1;

    private final PlayerState.PlaybackProblem problem;

    public PlaybackException(PlayerState.PlaybackProblem problem, String message) {
        super(message);
        this.problem = problem;
    }

    /// The failure that is shown to the user.
    public PlayerState.PlaybackProblem problem() {
        return problem;
    }
}
