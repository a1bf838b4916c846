package app.saywell.desk.shell.start;

import app.saywell.desk.client.http.HttpSettings;
import app.saywell.desk.client.http.ServiceAddress;
import app.saywell.desk.client.http.StaticFile;
import app.saywell.desk.client.http.StaticFile.Download;
import app.saywell.desk.client.update.ManifestException;
import app.saywell.desk.client.update.UpdateManifest;
import app.saywell.desk.school.policy.SchoolPolicy;
import app.saywell.desk.settings.update.UpdateAnswer;
import app.saywell.desk.settings.update.UpdateAnswer.NotAnswered;
import app.saywell.desk.settings.update.UpdateAnswer.UpdateProblem;
import app.saywell.desk.settings.update.UpdateSource;
import java.util.Optional;

/// Fetches the update manifest and verifies it.
public final class SignedUpdates implements UpdateSource {
    private static final int MAX_BYTES = 64 << 10;

    private final SchoolPolicy policy;
    private final ReleaseUpdates release;

    /// @param policy the proxy and the certificate
    public SignedUpdates(SchoolPolicy policy) {
        this(policy, ReleaseUpdates.ofThisProgram());
    }

    /// @param release what stands for an address or a key that is not given
    SignedUpdates(SchoolPolicy policy, ReleaseUpdates release) {
        this.policy = policy;
        this.release = release;
    }

    /// The version of this program; empty if it runs from classes.
    public static String installedVersion() {
        String version = SignedUpdates.class.getPackage().getImplementationVersion();
        return version == null ? "" : version;
    }

    @Override
    public UpdateAnswer ask(String address, String publicKey) {
        String signer = publicKey.isBlank() ? release.publicKey() : publicKey;
        Optional<ServiceAddress> parsed = ServiceAddress.parse(address.isBlank() ? release.address() : address);
        if (parsed.isEmpty() || signer.isEmpty()) {
            return new NotAnswered(UpdateProblem.NOT_SET_UP);
        }
        HttpSettings settings = PolicyNetwork.apply(policy, HttpSettings.hosted(parsed.get()));
        return switch (StaticFile.get(parsed.get(), settings, MAX_BYTES)) {
            case Download.Content(byte[] bytes) -> verified(bytes, signer);
            case Download.NotDownloaded(StaticFile.DownloadProblem problem) ->
                new NotAnswered(UpdateProblem.valueOf(problem.name()));
        };
    }

    private static UpdateAnswer verified(byte[] document, String publicKey) {
        try {
            UpdateManifest manifest = UpdateManifest.verify(document, publicKey);
            return new UpdateAnswer.Newer(manifest.version(), manifest.page(), manifest.notes());
        } catch (ManifestException e) {
            return new NotAnswered(
                    switch (e.problem()) {
                        case UNUSABLE_KEY -> UpdateProblem.NOT_SET_UP;
                        case WRONG_SIGNATURE -> UpdateProblem.WRONG_SIGNATURE;
                        case NOT_SIGNED_JSON, INCOMPLETE -> UpdateProblem.NOT_A_MANIFEST;
                    });
        }
    }
}
