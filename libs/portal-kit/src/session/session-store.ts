import { holdAuthToken, onSessionExpired } from '@portico/api-client/runtime';
import {
  AUTH_STORAGE_KEYS,
  KEPT_CACHE,
  KEPT_CHARACTERS_STORAGE_KEY,
  type Role,
  ROLES_STORAGE_KEY,
  SESSION_ATTRIBUTE,
} from '@portico/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The signed-in account, from browser storage; the server decides what is allowed. */
export interface Session {
  isAuthenticated: boolean;
  username: string | null;
  token: string | null;
  /** Roles from the API's last answer in this tab, used until the next one. */
  roles: readonly Role[];
}

const KEYS = Object.values(AUTH_STORAGE_KEYS);
const ROLES: readonly Role[] = ['admin', 'webAdmin'];
const SIGNED_OUT: Session = { isAuthenticated: false, username: null, token: null, roles: [] };

function readStorage(): Session {
  try {
    const token = localStorage.getItem(AUTH_STORAGE_KEYS.token);
    const isAuthenticated =
      Boolean(token) && localStorage.getItem(AUTH_STORAGE_KEYS.isAuthenticated) === 'true';
    if (!isAuthenticated) return SIGNED_OUT;
    return {
      isAuthenticated,
      token,
      username: localStorage.getItem(AUTH_STORAGE_KEYS.username),
      roles: readRoles(),
    };
  } catch {
    return SIGNED_OUT;
  }
}

function readRoles(): readonly Role[] {
  try {
    const words = sessionStorage.getItem(ROLES_STORAGE_KEY)?.split(' ') ?? [];
    return ROLES.filter((role) => words.includes(role));
  } catch {
    return [];
  }
}

function writeRoles(roles: readonly Role[]): void {
  try {
    if (roles.length === 0) sessionStorage.removeItem(ROLES_STORAGE_KEY);
    else sessionStorage.setItem(ROLES_STORAGE_KEY, roles.join(' '));
  } catch {
    // Storage is closed: the next answer brings the roles again.
  }
}

/** Returns whether storage accepted it. */
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
  // Here, because the shell's own code for kept pages loads late.
  if ('caches' in globalThis) void caches.delete(KEPT_CACHE).catch(() => undefined);
  try {
    for (const key of [...KEYS, KEPT_CHARACTERS_STORAGE_KEY]) localStorage.removeItem(key);
  } catch {
    // Storage is closed, so it holds nothing of ours.
  }
}

/** Mirrors the storage; `storage` events keep tabs in step. It starts signed out, as on the server, so that hydration matches. */
export const session = createStore<Session>(() => SIGNED_OUT);
session.setState(readStorage(), true);

/** Storage refused the session, so it lives as long as this page. */
let isOfPageOnly = false;

function adopt(next: Session): void {
  const current = session.getState();
  if (KEYS.every((key) => next[key] === current[key])) return;
  // The roles of another session are unknown until the API answers.
  const roles = next.token === current.token ? current.roles : [];
  writeRoles(roles);
  session.setState({ ...next, roles }, true);
}

/** Stores the roles from an answer of the API. */
export function setRoles(roles: readonly Role[]): void {
  if (roles.join() === session.getState().roles.join()) return;
  writeRoles(roles);
  session.setState({ roles });
}

/** Reads storage again, for changes without an event (the same tab, a page restored from the back/forward cache). */
export function syncSession(): void {
  if (!isOfPageOnly) adopt(readStorage());
}

/** Signs in with the login's answer, in all tabs; if storage is closed, only on this page. */
export function signIn(username: string, token: string): void {
  isOfPageOnly = !writeStorage(username, token);
  holdAuthToken(isOfPageOnly ? token : null);
  adopt({ isAuthenticated: true, username, token, roles: [] });
}

/** Signs out in all tabs. The caller ends the session on the server. */
export function signOut(): void {
  clearStorage();
  isOfPageOnly = false;
  holdAuthToken(null);
  adopt(SIGNED_OUT);
}

function markDocument({ isAuthenticated, roles }: Session): void {
  const page = document.documentElement;
  if (isAuthenticated) page.setAttribute(SESSION_ATTRIBUTE, roles.join(' '));
  else page.removeAttribute(SESSION_ATTRIBUTE);
}

/** Keeps store, storage and the document's mark in step, and signs out when the API says that the session is over. Returns a function that stops it. */
export function watchSession(): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key === null || KEYS.some((key) => key === event.key)) syncSession();
  };
  const stopExpired = onSessionExpired(signOut);
  const stopMarking = session.subscribe(markDocument);
  window.addEventListener('storage', handleStorage);
  // Another tab may have signed in or out before this one listened.
  syncSession();
  markDocument(session.getState());
  window.addEventListener('pageshow', syncSession);
  return () => {
    stopExpired();
    stopMarking();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', syncSession);
  };
}

/** Reads a part of the session and rerenders when it changes: `useSession((session) => session.username)`. */
export function useSession<T>(selector: (session: Session) => T): T {
  return useStore(session, selector);
}
