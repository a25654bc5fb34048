import { AUTH_STORAGE_KEYS } from './browser-storage.js';

/** The attribute of `<html>` while somebody is signed in: style sheets show by it what is for players alone. */
export const SESSION_ATTRIBUTE = 'data-session';

/** Sets the attribute before the first paint, which the server cannot: it does not know who reads the page. */
export const SESSION_SCRIPT = `try{if(localStorage.getItem('${AUTH_STORAGE_KEYS.isAuthenticated}')==='true')document.documentElement.setAttribute('${SESSION_ATTRIBUTE}','')}catch(e){}`;
