export { canonicalJson, chainedHash, GENESIS_HASH } from './hash-chain.js';
export type { Details } from './hash-chain.js';
