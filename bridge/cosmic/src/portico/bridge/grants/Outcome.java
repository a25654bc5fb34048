package portico.bridge.grants;

/** How the transaction of a grant ended. */
enum Outcome {
    APPLIED,
    REFUSED,
    /** Somebody else decided the row first. */
    DECIDED,
    /** The commit may have happened. */
    UNKNOWN
}
