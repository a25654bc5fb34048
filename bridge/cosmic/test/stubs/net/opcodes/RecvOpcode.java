package net.opcodes;

/** Stub. */
public enum RecvOpcode {
    USE_UPGRADE_SCROLL;

    public int getValue() {
        return 0;
    }
}
