package recto.cli;

/** Names of files for the eye: what would break a line or steer a terminal is written as a code. */
final class Names {
    private Names() {}

    /** The name with control and format characters written as {@code \\u000a}. */
    static String shown(String name) {
        StringBuilder shown = new StringBuilder();
        name.codePoints().forEach(point -> {
            int type = Character.getType(point);
            if (type == Character.CONTROL || type == Character.FORMAT || type == Character.LINE_SEPARATOR) {
                shown.append(String.format(java.util.Locale.ROOT, "\\u%04x", point));
            } else {
                shown.appendCodePoint(point);
            }
        });
        return shown.toString();
    }
}
