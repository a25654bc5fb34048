package net;

import java.util.Collections;
import java.util.Map;

/** Stub: one processor, whose handler of scrolls the plug wraps. */
public final class PacketProcessor {
    private static final Map<String, PacketProcessor> instances =
        Collections.singletonMap("0 1", new PacketProcessor());

    private PacketHandler[] handlers = {(packet, client) -> {}};
}
