package portico.bridge.http;

/** A status other than 200 with its code, as the contract lists them. */
public final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public final int status;
    public final String code;

    private Refusal(int status, String code, String message) {
        super(message, null, false, false);
        this.status = status;
        this.code = code;
    }

    public static Refusal badRequest(String message) {
        return new Refusal(400, "bad_request", message);
    }

    public static Refusal unauthorized(String code, String message) {
        return new Refusal(401, code, message);
    }

    public static Refusal notFound(String code, String message) {
        return new Refusal(404, code, message);
    }

    public static Refusal notInGame(String message) {
        return new Refusal(409, "not_in_game", message);
    }

    public static Refusal tooLarge() {
        return new Refusal(413, "too_large", "the body has more than 4 KiB");
    }

    public static Refusal internal() {
        return new Refusal(500, "internal", "a fault of the plug; its log says more");
    }

    public static Refusal notSupported(String call) {
        return new Refusal(501, "not_supported", "this plug does not have " + call);
    }

    public static Refusal notReady(String message) {
        return new Refusal(503, "not_ready", message);
    }
}
