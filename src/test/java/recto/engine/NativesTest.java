package recto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.model.StageException;

class NativesTest {
    private static final List<NativeLibrary> LIBRARIES = NativeLibrary.of(NativeLibrary.platform());

    @TempDir
    Path cache;

    @Test
    void laysDownLibrariesUnderTheNamesThatAreAskedFor() throws Exception {
        Path folder = Natives.unpack(LIBRARIES, cache);

        for (NativeLibrary library : LIBRARIES) {
            assertThat(folder.resolve(library.file())).isRegularFile();
            assertThat(folder.resolve(library.alias())).exists();
        }
    }

    @Test
    void unpacksOnceAndRepairsWhatIsBroken() throws Exception {
        Path folder = Natives.unpack(LIBRARIES, cache);
        Path first = folder.resolve(LIBRARIES.get(0).file());
        byte[] whole = Files.readAllBytes(first);
        Object inode = Files.readAttributes(first, java.nio.file.attribute.BasicFileAttributes.class)
                .fileKey();

        Natives.unpack(LIBRARIES, cache);
        assertThat(Files.readAttributes(first, java.nio.file.attribute.BasicFileAttributes.class)
                        .fileKey())
                .isEqualTo(inode);

        Files.write(first, new byte[10]);
        Natives.unpack(LIBRARIES, cache);
        assertThat(Files.readAllBytes(first)).isEqualTo(whole);
    }

    @Test
    void letsSeveralUnpackAtOnce() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(6);
        List<Future<Path>> folders = new ArrayList<>();
        Callable<Path> unpack = () -> Natives.unpack(LIBRARIES, cache);
        for (int i = 0; i < 6; i++) {
            folders.add(pool.submit(unpack));
        }
        for (Future<Path> folder : folders) {
            assertThat(folder.get()).isEqualTo(folders.get(0).get());
        }
        pool.shutdown();
        try (Stream<Path> left = Files.list(folders.get(0).get())) {
            assertThat(left.map(Path::toString)).noneMatch(name -> name.endsWith(".part"));
        }
    }

    @Test
    void saysWhichPlatformsHaveAnEngine() {
        assertThatThrownBy(() -> Natives.unpack(NativeLibrary.of("linux-ppc64"), cache))
                .isInstanceOf(StageException.class)
                .hasMessageContaining("no-engine")
                .hasMessageContaining("macOS");
    }

    @Test
    void followsTheCacheFolderOfTheDesktopStandard() {
        assertThat(CacheFolder.home(name -> name.equals("XDG_CACHE_HOME") ? cache.toString() : null))
                .isEqualTo(cache);
        assertThat(CacheFolder.home(name -> name.equals("XDG_CACHE_HOME") ? "not/absolute" : null))
                .isNotEqualTo(Path.of("not/absolute"));
    }
}
