export { banOf, whereNotBanned } from './ban.js';
export type { Ban } from './ban.js';
export { VisibleCharacters } from './visible-characters.js';
