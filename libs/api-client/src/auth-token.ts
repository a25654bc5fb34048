import { AUTH_STORAGE_KEYS } from '@portico/contract';

let heldToken: string | null = null;

/** Keeps the session token in memory, for browsers that refuse storage; null forgets it. */
export function holdAuthToken(token: string | null): void {
  heldToken = token;
}

/** The session token: the stored one, else the one held by the page; null when no one is signed in. */
export function readAuthToken(): string | null {
  try {
    return globalThis.localStorage.getItem(AUTH_STORAGE_KEYS.token) ?? heldToken;
  } catch {
    return heldToken;
  }
}
