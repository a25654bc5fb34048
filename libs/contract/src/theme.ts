/** Where the browser keeps the chosen theme: `light` or `dark`; absent means the system's. */
export const THEME_STORAGE_KEY = 'portico-theme';

/**
 * Sets `data-theme` on `<html>` from the stored choice before the first paint. Without a
 * choice there is no attribute, and the style sheets follow `prefers-color-scheme`.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
