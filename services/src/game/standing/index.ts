export { banOf, whereNotBanned } from './ban.js';
export type { Ban } from './ban.js';
export { visibleCharacters } from './visible-characters.js';
