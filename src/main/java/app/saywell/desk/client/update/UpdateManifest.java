package app.saywell.desk.client.update;

import app.saywell.desk.client.update.ManifestException.ManifestProblem;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What a verified manifest says.
///
/// @param version the newest version
/// @param page where a person reads about it and gets it
/// @param notes one sentence about it by language tag, `en` and `ko`; may be empty
public record UpdateManifest(String version, String page, Map<String, String> notes) {
    /// The media type that the protected header names, so that no other signed file is taken.
    public static final String TYPE = "saywell-update";

    private static final int MAX_TEXT = 300;

    /// Copies the notes.
    public UpdateManifest {
        notes = Map.copyOf(notes);
    }

    /// Verifies the signature, then reads.
    ///
    /// @param publicKey an Ed25519 key, as Base64 of its X.509 form
    public static UpdateManifest verify(byte[] document, String publicKey) throws ManifestException {
        JsonMapper json = new JsonMapper();
        String header;
        String payload;
        byte[] signature;
        try {
            JsonNode jws = json.readTree(new String(document, StandardCharsets.UTF_8));
            header = jws.path("protected").asString("");
            payload = jws.path("payload").asString("");
            signature = Base64.getUrlDecoder().decode(jws.path("signature").asString(""));
            JsonNode headerFields = json.readTree(Base64.getUrlDecoder().decode(header));
            if (!headerFields.path("alg").asString("").equals("EdDSA")
                    || !headerFields.path("typ").asString("").equals(TYPE)) {
                throw new ManifestException(ManifestProblem.NOT_SIGNED_JSON);
            }
        } catch (JacksonException | IllegalArgumentException e) {
            throw new ManifestException(ManifestProblem.NOT_SIGNED_JSON);
        }
        if (!isSignedBy(key(publicKey), header + "." + payload, signature)) {
            throw new ManifestException(ManifestProblem.WRONG_SIGNATURE);
        }
        try {
            return read(json.readTree(Base64.getUrlDecoder().decode(payload)));
        } catch (JacksonException | IllegalArgumentException e) {
            throw new ManifestException(ManifestProblem.INCOMPLETE);
        }
    }

    private static UpdateManifest read(JsonNode payload) throws ManifestException {
        String version = payload.path("version").asString("");
        String page = payload.path("page").asString("");
        if (!version.matches("\\d[0-9A-Za-z.+-]{0,39}") || !page.matches("https://[^\\s\"<>]{1,290}")) {
            throw new ManifestException(ManifestProblem.INCOMPLETE);
        }
        String english = note(payload, "en");
        return new UpdateManifest(
                ModuleDescriptor.Version.parse(version).toString(),
                page,
                english.isEmpty() ? Map.of() : Map.of("en", english, "ko", noteOr(english, note(payload, "ko"))));
    }

    private static String noteOr(String english, String korean) {
        return korean.isEmpty() ? english : korean;
    }

    private static String note(JsonNode payload, String language) {
        String text = payload.path("notes").path(language).asString("").replaceAll("\\p{Cntrl}", "");
        return text.substring(0, Math.min(MAX_TEXT, text.length()));
    }

    private static PublicKey key(String publicKey) throws ManifestException {
        try {
            return KeyFactory.getInstance("Ed25519")
                    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(publicKey)));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            throw new ManifestException(ManifestProblem.UNUSABLE_KEY);
        }
    }

    private static boolean isSignedBy(PublicKey key, String text, byte[] signature) {
        try {
            Signature verifier = Signature.getInstance("Ed25519");
            verifier.initVerify(key);
            verifier.update(text.getBytes(StandardCharsets.US_ASCII));
            return verifier.verify(signature);
        } catch (GeneralSecurityException e) {
            return false;
        }
    }
}
