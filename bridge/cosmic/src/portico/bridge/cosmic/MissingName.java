package portico.bridge.cosmic;

/** A class, method or field that this game does not have. */
final class MissingName extends IllegalStateException {
    private static final long serialVersionUID = 1;

    MissingName(String message, Throwable cause) {
        super(message, cause);
    }
}
