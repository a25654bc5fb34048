type Listener = () => void;

/** The client only signals, because the shell owns the session and acts on it. */
function createSignal(): { listen: (listener: Listener) => () => void; announce: () => void } {
  const listeners = new Set<Listener>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce: () => {
      for (const listener of listeners) listener();
    },
  };
}

const expired = createSignal();
const banned = createSignal();

/** Runs `listener` when the API refuses the stored token (401). Returns how to stop listening. */
export const onSessionExpired = expired.listen;
export const announceSessionExpired = expired.announce;

/** Runs `listener` when the API says that the account of the stored token is banned. Returns how to stop listening. */
export const onAccountBanned = banned.listen;
export const announceAccountBanned = banned.announce;
