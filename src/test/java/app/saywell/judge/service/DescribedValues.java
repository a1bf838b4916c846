package app.saywell.judge.service;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Values that a description in OpenAPI allows, and such with one thing changed.
final class DescribedValues {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int LONGEST = 40;
    private static final int MOST = 3;

    private final JsonNode description;

    DescribedValues(JsonNode description) {
        this.description = description;
    }

    /// The JSON of a field: as its schema has it, with something else in one place, or anything.
    Arbitrary<String> field(JsonNode schema) {
        Arbitrary<JsonNode> allowed = allowed(schema);
        return Arbitraries.frequencyOf(
                Tuple.of(4, allowed.map(JsonNode::toString)),
                Tuple.of(
                        4,
                        Combinators.combine(
                                        allowed,
                                        anything(),
                                        Arbitraries.integers().between(0, 99))
                                .as(DescribedValues::changed)),
                Tuple.of(1, anything().map(JsonNode::toString)),
                Tuple.of(1, text(0, LONGEST)));
    }

    private Arbitrary<JsonNode> allowed(JsonNode schema) {
        String reference = schema.path("$ref").asString("");
        if (!reference.isEmpty()) {
            return allowed(description.at(reference.substring(1)));
        }
        if (schema.has("enum")) {
            return Arbitraries.of(schema.path("enum").valueStream().toList());
        }
        JsonNode type = schema.path("type");
        if (type.isArray()) {
            return Arbitraries.oneOf(type.valueStream()
                    .map(one -> ofType(one.asString(""), schema))
                    .toList());
        }
        return ofType(type.asString(""), schema);
    }

    private Arbitrary<JsonNode> ofType(String type, JsonNode schema) {
        return switch (type) {
            case "null" -> Arbitraries.just(NODES.nullNode());
            case "boolean" -> Arbitraries.of(true, false).map(NODES::booleanNode);
            case "integer" -> Arbitraries.integers().between(0, 1_000).map(NODES::numberNode);
            case "number" -> Arbitraries.doubles().between(0, 100).map(NODES::numberNode);
            case "string" ->
                text(
                                schema.path("minLength").asInt(0),
                                Math.min(LONGEST, schema.path("maxLength").asInt(LONGEST)))
                        .map(NODES::stringNode);
            case "array" ->
                allowed(schema.path("items")).list().ofMaxSize(MOST).map(items -> NODES.arrayNode()
                        .addAll(items));
            case "object" -> object(schema);
            default -> anything();
        };
    }

    private Arbitrary<JsonNode> object(JsonNode schema) {
        List<String> required = schema.path("required")
                .valueStream()
                .map(name -> name.asString(""))
                .toList();
        Arbitrary<ObjectNode> made = Arbitraries.create(NODES::objectNode);
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            Arbitrary<Boolean> isThere =
                    required.contains(property.getKey()) ? Arbitraries.just(true) : Arbitraries.of(true, false);
            made = Combinators.combine(made, allowed(property.getValue()), isThere)
                    .as((object, value, there) -> there ? object.deepCopy().set(property.getKey(), value) : object);
        }
        JsonNode others = schema.path("additionalProperties");
        if (others.isObject()) {
            Arbitrary<Map<String, JsonNode>> more = Arbitraries.maps(
                            Arbitraries.strings().alpha().ofMinLength(1).ofMaxLength(9), allowed(others))
                    .ofMaxSize(MOST);
            made = Combinators.combine(made, more)
                    .as((object, values) -> object.deepCopy().setAll(values));
        }
        return made.map(object -> object);
    }

    private static Arbitrary<JsonNode> anything() {
        Arbitrary<JsonNode> leaf = Arbitraries.oneOf(
                Arbitraries.just(NODES.nullNode()),
                Arbitraries.of(true, false).map(NODES::booleanNode),
                Arbitraries.doubles().map(NODES::numberNode),
                Arbitraries.longs().map(NODES::numberNode),
                text(0, LONGEST).map(NODES::stringNode));
        return Arbitraries.oneOf(
                leaf,
                leaf.list().ofMaxSize(MOST).map(items -> NODES.arrayNode().addAll(items)),
                Arbitraries.maps(text(0, 9), leaf).ofMaxSize(MOST).map(values -> NODES.objectNode()
                        .setAll(values)));
    }

    // No lone surrogates: such a text cannot be sent.
    private static Arbitrary<String> text(int least, int most) {
        return Arbitraries.oneOf(
                        Arbitraries.strings().alpha().ofMinLength(least).ofMaxLength(most),
                        Arbitraries.strings()
                                .withCharRange(' ', '\ud7ff')
                                .ofMinLength(least)
                                .ofMaxLength(most))
                .map(text -> text);
    }

    /// Puts something else in the place of one of the values in it, or takes one away.
    private static String changed(JsonNode value, JsonNode other, int choice) {
        if (!(value instanceof ObjectNode object) || object.isEmpty()) {
            return other.toString();
        }
        ObjectNode changed = object.deepCopy();
        List<String> names = new ArrayList<>(changed.propertyNames());
        String name = names.get(choice % names.size());
        if (choice % 5 == 0) {
            changed.remove(name);
        } else {
            changed.set(name, other);
        }
        return JsonMapper.shared().writeValueAsString(changed);
    }
}
