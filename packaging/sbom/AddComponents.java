import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Adds models, native libraries, fonts and the Java runtime to the bill of materials of an image, each file with its SHA-256.
/// Usage: java -cp 'IMAGE/lib/*' packaging/sbom/AddComponents.java IMAGE       (run in the root of the sources)
/// Ends with 1 where a model or native library is not named in packaging/sbom/components.txt.
final class AddComponents {
    private record Row(PathMatcher files, String name, String version, String licence, String origin) {}

    public static void main(String[] arguments) throws Exception {
        Path image = Path.of(arguments[0]);
        List<Row> rows = Files.readAllLines(Path.of("packaging/sbom/components.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#")).map(AddComponents::row).toList();
        Path file = image.resolve("saywell.cdx.json");
        JsonMapper json = JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
        ObjectNode bill = (ObjectNode) json.readTree(Files.readString(file));
        ArrayNode components = (ArrayNode) bill.get("components");
        for (int i = components.size() - 1; i >= 0; i--) {
            if (components.get(i).get("type").asString().equals("file")) {
                components.remove(i);
            }
        }
        for (Path part : parts(image)) {
            String path = image.relativize(part).toString().replace('\\', '/');
            Row row = rows.stream().filter(r -> r.files().matches(Path.of(path))).findFirst().orElse(null);
            if (row == null) {
                System.err.println(path + " is not named in packaging/sbom/components.txt: add it with its licence.");
                System.exit(1);
            }
            ObjectNode component = components.addObject();
            component.put("type", "file").put("bom-ref", "file:" + path).put("name", path).put("version", row.version());
            component.put("description", row.name());
            component.putArray("hashes").addObject().put("alg", "SHA-256").put("content", sha256(part));
            component.putArray("licenses").addObject().putObject("license").put("id", row.licence());
            component.putArray("externalReferences").addObject().put("type", "distribution").put("url", row.origin());
        }
        Files.writeString(file, json.writeValueAsString(bill) + "\n");
    }

    private static Row row(String line) {
        String[] cells = line.split("\\|");
        return new Row(FileSystems.getDefault().getPathMatcher("glob:" + cells[0].strip()), cells[1].strip(), cells[2].strip(),
                cells[3].strip(), cells[4].strip());
    }

    private static List<Path> parts(Path image) throws IOException {
        try (Stream<Path> models = Files.walk(image.resolve("models")); Stream<Path> natives = Files.walk(image.resolve("lib/native"));
                Stream<Path> fonts = Files.list(image.resolve("lib/fonts")); Stream<Path> lib = Files.list(image.resolve("lib"))) {
            return Stream.of(models.filter(path -> !path.endsWith("models.sha256")), natives, Stream.of(image.resolve("runtime/release")),
                            lib.filter(path -> path.getFileName().toString().startsWith("lib")), fonts.filter(path -> path.toString().matches(".*[.][ot]tf")))
                    .flatMap(paths -> paths).filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String sha256(Path file) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
