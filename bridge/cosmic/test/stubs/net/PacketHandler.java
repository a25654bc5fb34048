package net;

/** Stub. */
public interface PacketHandler {
    void handlePacket(Object packet, Object client);
}
