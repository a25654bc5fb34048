export { derivedKey, isSameSecret, randomToken, Signer } from './secret-keys.js';
