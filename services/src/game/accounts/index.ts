export { AccountNames, accountsCreatedAt, isGameName } from './account-names.js';
export { banOf, isUnbanned, whereNotBanned, type Ban } from './ban.js';
export { VisibleCharacters } from './visible-characters.js';
