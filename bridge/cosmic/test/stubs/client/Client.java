package client;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Stub. */
public class Client {
    public Character player;
    private final int accountId;
    private final Connection ioChannel = new Connection();

    public Client(int accountId) {
        this.accountId = accountId;
    }

    /** Stands for the channel of the network library. */
    private static final class Connection {
        private final ExecutorService thread = Executors.newSingleThreadExecutor();
        private volatile boolean isOpen = true;

        public boolean isActive() {
            return isOpen;
        }

        public ExecutorService eventLoop() {
            return thread;
        }
    }

    public int getAccID() {
        return accountId;
    }

    public Character getPlayer() {
        return player;
    }

    public int getChannel() {
        return 1;
    }

    public boolean isInTransition() {
        return false;
    }

    public int getVotePoints() {
        return 0;
    }

    public void closeSession() {
        ioChannel.isOpen = false;
    }
}
