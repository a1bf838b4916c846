package app.saywell.desk.store.policy;

import app.saywell.desk.school.policy.PolicyProblem;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.serialization.node.LocationJsonNodeFactoryFactory;
import com.networknt.schema.utils.JsonNodes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/// The text of a policy as JSON, where each part of it stands, and what is wrong with it: what does
/// not fit the schema, and what [#refuse] adds to that. A part that does not fit is never given
/// out, so that the others can be looked at in spite of it.
final class PolicyDocument {
    private static final String SCHEMA = "saywell.policy.schema.json";

    private final JsonNode root;
    private final List<PolicyProblem> problems = new ArrayList<>();
    private final Set<String> wrong = new HashSet<>();

    private PolicyDocument(JsonNode root, List<Error> errors) {
        this.root = root;
        for (Error error : errors) {
            problems.add(problem(error));
            wrong.add(error.getInstanceLocation().toString());
        }
    }

    /// Parses a text and checks it against the schema.
    ///
    /// @throws PolicyException if it is no JSON, so that nothing in it can be looked at
    static PolicyDocument parse(String text) throws PolicyException {
        JsonMapper mapper = JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        try {
            JsonNode node = JsonNodes.readTree(mapper, text, LocationJsonNodeFactoryFactory.getInstance());
            return new PolicyDocument(node, schema(mapper).validate(node));
        } catch (JacksonException e) {
            throw new PolicyException(List.of(problem(e.getLocation(), "this is no JSON: " + why(e))));
        }
    }

    // Its own message names classes and settings of the parser; the place is told beside it.
    private static String why(JacksonException e) {
        String message = String.valueOf(e.getOriginalMessage());
        if (message.startsWith("Duplicate")) {
            return "a name stands twice in one object";
        }
        return message.startsWith("Unexpected end") ? "it ends too early" : "something else is expected here";
    }

    private static Schema schema(JsonMapper mapper) {
        try (InputStream in = Objects.requireNonNull(PolicyDocument.class.getResourceAsStream(SCHEMA), SCHEMA)) {
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
        return problem(JsonNodes.tokenStreamLocationOf(at), (place.isEmpty() ? "" : place + " ") + error.getMessage());
    }

    private static PolicyProblem problem(TokenStreamLocation location, String what) {
        return new PolicyProblem(Math.max(1, location.getLineNr()), Math.max(1, location.getColumnNr()), what);
    }

    /// A part of the document; a missing node if it is not there, or if it or anything in it does
    /// not fit the schema.
    ///
    /// @param pointer a JSON pointer (RFC 6901)
    JsonNode at(String pointer) {
        boolean isWrong = wrong.stream().anyMatch(place -> place.equals(pointer) || place.startsWith(pointer + "/"));
        return isWrong ? MissingNode.getInstance() : root.at(pointer);
    }

    /// Whether a part is there, even if it does not fit the schema.
    boolean has(String pointer) {
        return !root.at(pointer).isMissingNode();
    }

    /// Adds a problem that the schema cannot see.
    void refuse(String pointer, String what) {
        problems.add(problem(JsonNodes.tokenStreamLocationOf(root.at(pointer)), pointer + " " + what));
    }

    /// Ends the reading if anything is wrong.
    ///
    /// @throws PolicyException with everything that is wrong, in the order of the file
    void requireNoProblem() throws PolicyException {
        if (!problems.isEmpty()) {
            throw new PolicyException(problems.stream()
                    .distinct()
                    .sorted(Comparator.comparingInt(PolicyProblem::line).thenComparingInt(PolicyProblem::column))
                    .toList());
        }
    }
}
