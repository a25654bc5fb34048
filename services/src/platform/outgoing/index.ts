export { checkedLookup, isPublicAddress, type Resolve } from './public-address.js';
