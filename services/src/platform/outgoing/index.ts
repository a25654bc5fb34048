export { checkedLookup, isPublicAddress } from './public-address.js';
export type { Resolve } from './public-address.js';
