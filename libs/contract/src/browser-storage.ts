/** Cookie with the chosen language: written by the language switcher, read by the server. */
export const LANGUAGE_COOKIE = 'i18next';

/** Where the browser keeps the chosen language beside the cookie; only the client can read it. */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng';

/**
 * Where a tab keeps the roles that the API last named, as words: a hint of what to draw before the next answer. What is allowed is decided
 * by the API.
 */
export const ROLES_STORAGE_KEY = 'portico-roles';

/** Where the browser keeps who is signed in: the string `true`, the account's name, the session token. */
export const AUTH_STORAGE_KEYS = {
  isAuthenticated: 'isAuthenticated',
  username: 'username',
  token: 'token',
} as const;
