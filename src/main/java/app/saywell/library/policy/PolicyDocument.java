package app.saywell.library.policy;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.serialization.node.LocationJsonNodeFactoryFactory;
import com.networknt.schema.utils.JsonNodes;

import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/// The text of a policy as JSON that fits the schema, and where each part of it stands.
final class PolicyDocument {
    private static final String SCHEMA = "saywell.policy.schema.json";

    private final JsonNode root;

    private PolicyDocument(JsonNode root) {
        this.root = root;
    }

    /// Parses a text and checks it against the schema.
    ///
    /// @throws PolicyException with everything that does not fit
    static PolicyDocument parse(String text) throws PolicyException {
        JsonMapper mapper =
                JsonMapper.builder()
                        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                        .build();
        try {
            JsonNode node =
                    JsonNodes.readTree(mapper, text, LocationJsonNodeFactoryFactory.getInstance());
            List<PolicyProblem> problems =
                    schema(mapper).validate(node).stream()
                            .map(PolicyDocument::problem)
                            .sorted(
                                    Comparator.comparingInt(PolicyProblem::line)
                                            .thenComparingInt(PolicyProblem::column))
                            .toList();
            if (!problems.isEmpty()) {
                throw new PolicyException(problems);
            }
            return new PolicyDocument(node);
        } catch (JacksonException e) {
            throw new PolicyException(
                    List.of(
                            problem(
                                    e.getLocation(),
                                    "this is no JSON: " + e.getOriginalMessage())));
        }
    }

    private static Schema schema(JsonMapper mapper) {
        try (InputStream in =
                Objects.requireNonNull(PolicyDocument.class.getResourceAsStream(SCHEMA), SCHEMA)) {
            return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(mapper.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static PolicyProblem problem(Error error) {
        JsonNode node = error.getInstanceNode();
        String property = error.getProperty();
        JsonNode at = property != null && node.has(property) ? node.get(property) : node;
        String place = error.getInstanceLocation().toString();
        return problem(
                JsonNodes.tokenStreamLocationOf(at),
                (place.isEmpty() ? "" : place + " ") + error.getMessage());
    }

    private static PolicyProblem problem(TokenStreamLocation location, String what) {
        return new PolicyProblem(
                Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()), what);
    }

    /// A part of the document; a missing node if it is not there.
    ///
    /// @param pointer a JSON pointer (RFC 6901)
    JsonNode at(String pointer) {
        return root.at(pointer);
    }

    /// A problem with a part that the schema cannot see.
    PolicyException refuse(String pointer, String what) {
        return new PolicyException(
                List.of(
                        problem(
                                JsonNodes.tokenStreamLocationOf(root.at(pointer)),
                                pointer + " " + what)));
    }
}
