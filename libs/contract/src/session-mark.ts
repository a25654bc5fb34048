import { AUTH_STORAGE_KEYS, ROLES_STORAGE_KEY } from './browser-storage.js';

/**
 * The attribute of `<html>` while somebody is signed in, with their roles as its words: style sheets show by it what is for players, or
 * for a role, alone.
 */
export const SESSION_ATTRIBUTE = 'data-session';

/** The attribute of `<html>` on pages that are not for everybody: the address of the login, with its language prefix. */
export const LOGIN_ATTRIBUTE = 'data-login';

/**
 * Sets the attribute before the first paint, because the server does not know the reader. Visitors without a
 * session leave restricted pages at once.
 */
export const SESSION_SCRIPT = `(function(){
var page=document.documentElement,login=page.getAttribute('${LOGIN_ATTRIBUTE}'),token,roles;
try{token=localStorage.getItem('${AUTH_STORAGE_KEYS.isAuthenticated}')==='true'&&localStorage.getItem('${AUTH_STORAGE_KEYS.token}');roles=sessionStorage.getItem('${ROLES_STORAGE_KEY}')}catch(e){}
if(token)page.setAttribute('${SESSION_ATTRIBUTE}',roles||'');
else if(login)location.replace(login+'?next='+encodeURIComponent((location.pathname.slice(login.length-6)||'/')+location.search))})()`;
