type Listener = () => void;

const listeners = new Set<Listener>();

/** Runs `listener` when the API refuses the stored token (401). Returns how to stop listening. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every listener that the API refused the stored token; it is the shell that acts. */
export function announceSessionExpired(): void {
  for (const listener of listeners) listener();
}
