import { holdAuthToken, onSessionExpired } from '@portico/api-client/runtime';
import { AUTH_STORAGE_KEYS, SESSION_ATTRIBUTE } from '@portico/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Who is signed in, as browser storage says; what the server allows is decided by the server. */
export interface Session {
  isAuthenticated: boolean;
  username: string | null;
  token: string | null;
}

const KEYS = Object.values(AUTH_STORAGE_KEYS);
const SIGNED_OUT: Session = { isAuthenticated: false, username: null, token: null };

function readStorage(): Session {
  try {
    return {
      isAuthenticated: localStorage.getItem(AUTH_STORAGE_KEYS.isAuthenticated) === 'true',
      username: localStorage.getItem(AUTH_STORAGE_KEYS.username),
      token: localStorage.getItem(AUTH_STORAGE_KEYS.token),
    };
  } catch {
    return SIGNED_OUT;
  }
}

/** Whether storage took it. */
function writeStorage(username: string, token: string): boolean {
  try {
    localStorage.setItem(AUTH_STORAGE_KEYS.isAuthenticated, 'true');
    localStorage.setItem(AUTH_STORAGE_KEYS.username, username);
    localStorage.setItem(AUTH_STORAGE_KEYS.token, token);
    return true;
  } catch {
    clearStorage();
    return false;
  }
}

function clearStorage(): void {
  try {
    for (const key of KEYS) localStorage.removeItem(key);
  } catch {
    // Storage closed to us: it holds nothing of ours.
  }
}

/**
 * Storage is the truth, this is its mirror; `storage` events keep tabs in step. It begins signed out, as on the server: what is hydrated
 * reads that first, everything else what storage says.
 */
export const session = createStore<Session>(() => SIGNED_OUT);
session.setState(readStorage(), true);

/** Storage would not take the session: it lives as long as this page. */
let isOfPageOnly = false;

function adopt(next: Session): void {
  const current = session.getState();
  if (KEYS.some((key) => next[key] !== current[key])) session.setState(next, true);
}

/** Reads storage again, for changes of which no event tells (the same tab, a page restored from the back/forward cache). */
export function syncSession(): void {
  if (!isOfPageOnly) adopt(readStorage());
}

/** Signs in with what the login answered, in all tabs; in this page alone where storage is closed. */
export function signIn(username: string, token: string): void {
  isOfPageOnly = !writeStorage(username, token);
  holdAuthToken(isOfPageOnly ? token : null);
  adopt({ isAuthenticated: true, username, token });
}

/** Forgets who was signed in, in all tabs. The server's side of the session is the caller's to end. */
export function signOut(): void {
  clearStorage();
  isOfPageOnly = false;
  holdAuthToken(null);
  adopt(SIGNED_OUT);
}

function markDocument({ isAuthenticated }: Session): void {
  document.documentElement.toggleAttribute(SESSION_ATTRIBUTE, isAuthenticated);
}

/** Keeps the store in step with storage, the mark of the document in step with both, and signs out when the API says that the session is over. Returns how to stop. */
export function watchSession(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null || KEYS.some((key) => key === event.key)) syncSession();
  };
  const stopExpired = onSessionExpired(signOut);
  const stopMarking = session.subscribe(markDocument);
  markDocument(session.getState());
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', syncSession);
  return () => {
    stopExpired();
    stopMarking();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', syncSession);
  };
}

/** What a component needs of the session; it draws again when that changes: `useSession((session) => session.username)`. */
export function useSession<T>(selector: (session: Session) => T): T {
  return useStore(session, selector);
}
