import { AUTH_STORAGE_KEYS, ROLES_STORAGE_KEY } from './browser-storage.js';

/**
 * Attribute of `<html>` while somebody is signed in; its words are their roles. Style sheets use it to show what only
 * players or a role may see.
 */
export const SESSION_ATTRIBUTE = 'data-session';

/** Attribute of `<html>` on restricted pages: the address of the login, with its language prefix. */
export const LOGIN_ATTRIBUTE = 'data-login';

/**
 * Sets the attribute before the first paint, because the server does not know the reader. Visitors without a session
 * are sent to the login at once.
 */
export const SESSION_SCRIPT = `(function(){
var page=document.documentElement,login=page.getAttribute('${LOGIN_ATTRIBUTE}'),token,roles;
try{token=localStorage.getItem('${AUTH_STORAGE_KEYS.isAuthenticated}')==='true'&&localStorage.getItem('${AUTH_STORAGE_KEYS.token}');roles=sessionStorage.getItem('${ROLES_STORAGE_KEY}')}catch(e){}
if(token)page.setAttribute('${SESSION_ATTRIBUTE}',roles||'');
else if(login)location.replace(login+'?next='+encodeURIComponent((location.pathname.slice(login.length-6)||'/')+location.search))})()`;
