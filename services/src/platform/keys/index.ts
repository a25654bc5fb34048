export { derivedKey } from './derived-key.js';
