package recto.recognition;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import recto.model.Digest;
import recto.model.FailureKind;
import recto.model.Model;
import recto.model.StageException;

/**
 * Finds the models of the engine: in the folder that {@code TESSDATA_PREFIX} names, in the system's, in Recto's cache,
 * in the program itself (English); fetches what is missing into the cache, once. Thread-safe.
 */
public final class Models {
    private final ModelCatalogue catalogue = ModelCatalogue.get();
    private final ModelFolders folders;
    private final boolean offline;
    private final ModelFetch fetch;
    private final Consumer<ModelEvent> listener;

    /**
     * Looks in the usual places.
     *
     * @param cache Recto's own folder of models; made when it is needed
     * @param offline whether fetching is forbidden
     * @param listener told how a fetch goes on, and of models that cannot be had but are not asked for by name
     */
    public Models(Path cache, boolean offline, Consumer<ModelEvent> listener) {
        this(
                ModelFolders.of(System.getenv("TESSDATA_PREFIX"), cache),
                offline,
                DebianPackages.available(),
                ReleaseDownload.RELEASE,
                listener);
    }

    Models(ModelFolders folders, boolean offline, boolean packages, URI release, Consumer<ModelEvent> listener) {
        this.folders = folders;
        this.offline = offline;
        this.listener = listener;
        this.fetch = new ModelFetch(folders.cache(), new ReleaseDownload(release), packages, listener);
    }

    /**
     * The models that reading by these settings may use, in order of weight; missing ones are fetched. Where no
     * language is given, these are all candidates that can be had, and the listener hears of the others.
     *
     * @throws StageException of kind {@link FailureKind#NO_MODEL} if a model that the settings name cannot be had, or
     *     none at all
     */
    public List<Model> resolve(RecognitionSettings settings) throws StageException {
        if (settings.languages().isEmpty()) {
            return candidates();
        }
        Set<String> names = new LinkedHashSet<>();
        for (String set : settings.languages()) {
            Stream.of(set.split("\\+")).map(catalogue::name).forEach(names::add);
        }
        List<Model> models = new ArrayList<>();
        for (String name : names) {
            models.add(add(name));
        }
        return List.copyOf(models);
    }

    private List<Model> candidates() throws StageException {
        List<Model> models = new ArrayList<>();
        StageException last = null;
        boolean fetching = !offline;
        List<String> names = new ArrayList<>(Candidates.names());
        for (String name : Period.models()) {
            // Made by Recto or by the user; not every machine has them.
            if (catalogue.byName(name).isPresent() || folders.own(name).isPresent()) {
                names.add(name);
            }
        }
        for (String name : names) {
            try {
                models.add(find(name, fetching));
            } catch (StageException e) {
                // Where one cannot be fetched the others cannot either; each would wait for its own time-out.
                fetching = false;
                last = e;
                listener.accept(new ModelEvent(name, 0, 0, e.failure().message()));
            }
        }
        if (models.isEmpty() && last != null) {
            throw last;
        }
        return List.copyOf(models);
    }

    /**
     * The model of a name or language code; fetched where it is missing or damaged.
     *
     * @throws StageException of kind {@link FailureKind#NO_MODEL} that names the command to run if it cannot be had
     */
    public Model add(String code) throws StageException {
        return find(code, !offline);
    }

    private Model find(String code, boolean fetching) throws StageException {
        String name = catalogue.name(code);
        try {
            Optional<Path> own = folders.own(name);
            if (own.isPresent()) {
                return model(name, own.get());
            }
            KnownModel known = catalogue.byName(name).orElseThrow(() -> unknown(code));
            Optional<Path> cached = folders.cached(known);
            if (cached.isPresent()) {
                Model there = model(name, cached.get());
                if (there.digest().equals(known.digest())) {
                    return there;
                }
            }
            if (fetching) {
                return model(name, fetch.fetch(known));
            }
            throw missing(name, why(cached.isPresent()), null);
        } catch (IOException e) {
            throw missing(name, e.getMessage(), e);
        }
    }

    private String why(boolean damaged) {
        String state =
                damaged ? "its file in " + folders.cache() + " is damaged (wrong digest)" : "it is not on this machine";
        return state + (offline ? ", and fetching is switched off (--offline)" : ", and fetching others failed");
    }

    /** Every model of the catalogue and every other one in the folders of the user and the system, by name. */
    public List<ModelState> list() throws IOException {
        List<ModelState> states = new ArrayList<>();
        Set<String> names = new java.util.TreeSet<>();
        catalogue.models().forEach(model -> names.add(model.name()));
        names.addAll(folders.ownNames());
        for (String name : names) {
            states.add(state(name));
        }
        return List.copyOf(states);
    }

    private ModelState state(String name) throws IOException {
        Optional<KnownModel> known = catalogue.byName(name);
        Optional<Path> own = folders.own(name);
        Optional<Path> file = own.isPresent() || known.isEmpty() ? own : folders.cached(known.get());
        ModelState.State state = ModelState.State.FETCHABLE;
        long bytes = known.map(KnownModel::bytes).orElse(0L);
        if (file.isPresent()) {
            Digest digest = FileDigest.of(file.get());
            boolean same = known.isPresent() && known.get().digest().equals(digest);
            state = same
                    ? ModelState.State.INSTALLED
                    : own.isPresent() ? ModelState.State.OWN : ModelState.State.DAMAGED;
            bytes = Files.size(file.get());
        }
        return new ModelState(name, known.map(KnownModel::languages).orElse(List.of()), state, file, bytes);
    }

    private Model model(String name, Path file) throws IOException {
        Digest digest = FileDigest.of(file);
        Optional<KnownModel> known = catalogue.byName(name);
        boolean same = known.isPresent() && known.get().digest().equals(digest);
        return new Model(
                name,
                file.toAbsolutePath().toString(),
                digest,
                known.map(KnownModel::languages).orElse(List.of()),
                same ? known.get().release() : "a model of the user or the system, not of " + ModelCatalogue.RELEASE,
                same ? ModelCatalogue.LICENCE : "");
    }

    private StageException unknown(String code) {
        return new StageException(
                FailureKind.NO_MODEL,
                "recognition",
                "no model is known for '" + code + "'; see: recto models list (or put " + code
                        + ".traineddata into a folder and name that folder in TESSDATA_PREFIX)");
    }

    private StageException missing(String name, String why, Exception cause) {
        String install = DebianPackages.available()
                ? catalogue
                        .byName(name)
                        .filter(m -> !m.ours())
                        .map(m -> ", or: sudo apt-get install " + m.debianPackage())
                        .orElse("")
                : "";
        return new StageException(
                FailureKind.NO_MODEL,
                "recognition",
                "the model " + name + " cannot be had: " + why + "; run: recto models add " + name + install,
                cause);
    }
}
