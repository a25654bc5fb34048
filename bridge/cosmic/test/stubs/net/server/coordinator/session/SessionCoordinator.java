package net.server.coordinator.session;

import client.Client;
import java.util.HashMap;
import java.util.Map;

/** Stub. */
public class SessionCoordinator {
    private static final SessionCoordinator INSTANCE = new SessionCoordinator();

    private final Map<Integer, Client> onlineClients = new HashMap<>();

    public static SessionCoordinator getInstance() {
        return INSTANCE;
    }

    public void put(int accountId, Client client) {
        onlineClients.put(accountId, client);
    }
}
