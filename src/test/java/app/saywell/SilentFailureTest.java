package app.saywell;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/// Whoever gets the outcome of background work answers to its failure, too.
class SilentFailureTest {
    private static final Path SOURCES = Path.of("src", "main", "java");

    @Test
    void noOutcomeIsAskedForSuccessAlone() throws IOException {
        List<String> silent = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(SilentFailureTest::namesOutcomes).toList()) {
                silent.addAll(silentPlaces(file.toString(), Files.readString(file)));
            }
        }
        assertThat(silent).isEmpty();
    }

    @Test
    void findsWhatIsSilent() throws IOException {
        String swallowed = "class A { void a(TaskOutcome<String> o) {"
                + " if (o instanceof TaskOutcome.TaskDone<String>(String s)) { show(s); } } }";
        String emptyCase = "class A { void a(TaskOutcome<String> o) { switch (o) {"
                + " case TaskOutcome.TaskFailed<String> failed -> {} default -> show(); } } }";
        String unused = "class A { void a() { tasks.run(progress -> read(), outcome -> {}); } TaskOutcome x; }";
        String told = "class A { void a(TaskOutcome<String> o) {"
                + " if (o instanceof TaskOutcome.TaskDone<String> d) { show(d); } else { fail(); } } }";
        assertThat(silentPlaces("A.java", swallowed)).hasSize(1);
        assertThat(silentPlaces("A.java", emptyCase)).hasSize(1);
        assertThat(silentPlaces("A.java", unused)).hasSize(1);
        assertThat(silentPlaces("A.java", told)).isEmpty();
    }

    private static boolean namesOutcomes(Path file) {
        try {
            return file.toString().endsWith(".java") && Files.readString(file).contains("TaskOutcome");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static List<String> silentPlaces(String name, String source) throws IOException {
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, any -> {}, List.of(), null, List.of(sourceFile(source)));
        List<String> silent = new ArrayList<>();
        for (CompilationUnitTree unit : task.parse()) {
            new OutcomeScanner(name, Trees.instance(task), silent).scan(unit, null);
        }
        return silent;
    }

    private static JavaFileObject sourceFile(String source) {
        return new SimpleJavaFileObject(URI.create("string:///A.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public String getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
    }

    private static final class OutcomeScanner extends TreePathScanner<Void, Void> {
        private final String name;
        private final Trees trees;
        private final List<String> silent;

        OutcomeScanner(String name, Trees trees, List<String> silent) {
            this.name = name;
            this.trees = trees;
            this.silent = silent;
        }

        @Override
        public Void visitInstanceOf(InstanceOfTree tree, Void ignored) {
            String asked = String.valueOf(tree.getPattern() == null ? tree.getType() : tree.getPattern());
            if (asked.contains("TaskDone") && !isAnsweredElsewhere(getCurrentPath())) {
                add(tree);
            }
            return super.visitInstanceOf(tree, ignored);
        }

        @Override
        public Void visitCase(CaseTree tree, Void ignored) {
            String labels = tree.getLabels().toString();
            // A library that is closed belongs to a window that is.
            if (labels.contains("TaskFailed")
                    && !labels.contains("ClosedLibraryException")
                    && "{\n}".equals(String.valueOf(tree.getBody()).replaceAll("[ \r]", ""))) {
                add(tree);
            }
            return super.visitCase(tree, ignored);
        }

        @Override
        public Void visitLambdaExpression(LambdaExpressionTree tree, Void ignored) {
            for (VariableTree parameter : tree.getParameters()) {
                String outcome = parameter.getName().toString();
                if (outcome.contains("outcome")
                        && !String.valueOf(tree.getBody()).matches("(?s).*\\b" + outcome + "\\b.*")) {
                    add(tree);
                }
            }
            return super.visitLambdaExpression(tree, ignored);
        }

        /// Whether what follows the question has another branch or a name.
        private static boolean isAnsweredElsewhere(TreePath question) {
            for (TreePath at = question.getParentPath(); at != null; at = at.getParentPath()) {
                Tree tree = at.getLeaf();
                if (tree instanceof ConditionalExpressionTree
                        || tree instanceof VariableTree
                        || tree instanceof UnaryTree unary && unary.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
                    return true;
                }
                if (tree instanceof IfTree choice) {
                    return choice.getElseStatement() != null;
                }
                if (tree instanceof LambdaExpressionTree) {
                    return false;
                }
            }
            return false;
        }

        private void add(Tree tree) {
            CompilationUnitTree unit = getCurrentPath().getCompilationUnit();
            long start = trees.getSourcePositions().getStartPosition(unit, tree);
            silent.add(name + ":" + unit.getLineMap().getLineNumber(start));
        }
    }
}
