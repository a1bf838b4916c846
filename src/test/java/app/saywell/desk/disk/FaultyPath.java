package app.saywell.desk.disk;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/// A path of this computer that says that it belongs to another file system.
final class FaultyPath implements InvocationHandler {
    private final Path real;
    private final FileSystem fileSystem;

    private FaultyPath(Path real, FileSystem fileSystem) {
        this.real = real;
        this.fileSystem = fileSystem;
    }

    static Path of(Path real, FileSystem fileSystem) {
        return (Path) Proxy.newProxyInstance(
                FaultyPath.class.getClassLoader(), new Class<?>[] {Path.class}, new FaultyPath(real, fileSystem));
    }

    /// The path of this computer; the same one if it is one.
    static Path real(Path path) {
        return Proxy.isProxyClass(path.getClass()) && Proxy.getInvocationHandler(path) instanceof FaultyPath faulty
                ? faulty.real
                : path;
    }

    @Override
    public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
        if (method.getName().equals("getFileSystem")) {
            return fileSystem;
        }
        Object[] unwrapped = arguments == null ? new Object[0] : arguments.clone();
        for (int i = 0; i < unwrapped.length; i++) {
            if (unwrapped[i] instanceof Path path) {
                unwrapped[i] = real(path);
            }
        }
        try {
            return wrapped(method.invoke(real, unwrapped));
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    private Object wrapped(Object result) {
        if (result instanceof Path path) {
            return of(path, fileSystem);
        }
        if (result instanceof Iterator<?> names) {
            List<Path> paths = new ArrayList<>();
            names.forEachRemaining(name -> paths.add(of((Path) name, fileSystem)));
            return paths.iterator();
        }
        return result;
    }
}
