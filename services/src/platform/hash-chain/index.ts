export { canonicalJson, chainedHash, GENESIS_HASH, hashOf } from './hash-chain.js';
export type { Details } from './hash-chain.js';
