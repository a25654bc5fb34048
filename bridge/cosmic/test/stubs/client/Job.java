package client;

/** Stub. */
public enum Job {
    BEGINNER;

    public int getId() {
        return 0;
    }
}
