/** Cookie with the chosen language: written by the language switcher, read by the server. */
export const LANGUAGE_COOKIE = 'i18next';

/** Where the browser keeps the chosen language beside the cookie; only the client can read it. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';

/** Storage key of the roles in the API's last answer, as a hint for drawing before the next one. The API decides what is allowed. */
export const ROLES_STORAGE_KEY = 'portico-roles';

/** Storage keys of the session: the string `true`, the account's name, the session token. */
export const AUTH_STORAGE_KEYS = {
  isAuthenticated: 'isAuthenticated',
  username: 'username',
  token: 'token',
} as const;

/** Storage key of the account's characters as they were last seen, for a time without a network. It goes with the session. */
export const KEPT_CHARACTERS_STORAGE_KEY = 'portico-characters';

/** Cache of the service worker for public pages. The worker names it too and keeps nothing without it. It goes with the session. */
export const KEPT_CACHE = 'portico-kept-1';
