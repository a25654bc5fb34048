export { derivedKey, isSameSecret, randomToken } from './secret-keys.js';
