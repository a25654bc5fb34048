export { canonicalJson, chainedHash, GENESIS_HASH, hashOf, type Details } from './hash-chain.js';
