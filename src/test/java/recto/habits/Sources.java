package recto.habits;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The sources of the program, parsed by the compiler. */
final class Sources {
    static final Path MAIN = Path.of("src/main/java");
    static final Path TEST = Path.of("src/test/java");

    private Sources() {}

    /** A method or constructor with a body; {@code parameters} is 0 for constructors of records. */
    record Method(String name, int lines, int parameters) {}

    /** A file with its types. */
    record Source(Path path, int lines, List<String> types, List<Method> methods) {}

    static List<Source> parsed(Path root) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(paths(root)));
            List<Source> sources = new ArrayList<>();
            for (CompilationUnitTree unit : task.parse()) {
                sources.add(source(unit, Trees.instance(task).getSourcePositions()));
            }
            return sources;
        }
    }

    static List<Path> paths(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
    }

    private static Source source(CompilationUnitTree unit, SourcePositions positions) throws IOException {
        Path path = Path.of(unit.getSourceFile().toUri());
        Scan scan = new Scan(unit, positions);
        scan.scan(unit, null);
        return new Source(path, Files.readAllLines(path, UTF_8).size(), scan.types, scan.methods);
    }

    private static final class Scan extends TreePathScanner<Void, Void> {
        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<String> types = new ArrayList<>();
        private final List<Method> methods = new ArrayList<>();

        Scan(CompilationUnitTree unit, SourcePositions positions) {
            this.unit = unit;
            this.positions = positions;
        }

        @Override
        public Void visitClass(ClassTree type, Void none) {
            types.add(type.getSimpleName().toString());
            return super.visitClass(type, none);
        }

        @Override
        public Void visitMethod(MethodTree method, Void none) {
            if (method.getBody() != null) {
                String name = types.get(types.size() - 1) + "." + method.getName();
                boolean ofRecord = method.getName().contentEquals("<init>") && inRecord();
                methods.add(new Method(
                        name,
                        lines(method),
                        ofRecord ? 0 : method.getParameters().size()));
            }
            return super.visitMethod(method, none);
        }

        private boolean inRecord() {
            return getCurrentPath().getParentPath().getLeaf().getKind().name().equals("RECORD");
        }

        private int lines(MethodTree method) {
            long start = line(positions.getStartPosition(unit, method));
            return (int) (line(positions.getEndPosition(unit, method)) - start + 1);
        }

        private long line(long position) {
            return unit.getLineMap().getLineNumber(position);
        }
    }
}
