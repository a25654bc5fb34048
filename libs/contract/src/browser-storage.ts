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

/** Where the browser keeps the chosen theme: `light` or `dark`; absent means the system's. */
export const THEME_STORAGE_KEY = 'portico-theme';

/** Sets `data-theme` on `<html>` from the stored choice before the first paint; without one, styles follow `prefers-color-scheme`. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** Attribute of `<html>` while somebody is signed in, with their roles. Style sheets show by it what only players or a role may see. */
export const SESSION_ATTRIBUTE = 'data-session';

/** Attribute of `<html>` on restricted pages: the address of the login, with its language prefix. */
export const LOGIN_ATTRIBUTE = 'data-login';

/** Sets the attribute before the first paint: the server does not know the reader. Without a session they go to the login at once. */
export const SESSION_SCRIPT = `(function(){
var page=document.documentElement,login=page.getAttribute('${LOGIN_ATTRIBUTE}'),token,roles;
try{token=localStorage.getItem('${AUTH_STORAGE_KEYS.isAuthenticated}')==='true'&&localStorage.getItem('${AUTH_STORAGE_KEYS.token}');roles=sessionStorage.getItem('${ROLES_STORAGE_KEY}')}catch(e){}
if(token)page.setAttribute('${SESSION_ATTRIBUTE}',roles||'');
else if(login)location.replace(login+'?next='+encodeURIComponent((location.pathname.slice(login.length-6)||'/')+location.search))})()`;
