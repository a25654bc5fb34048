export { MerchantRows } from './merchant-rows.js';
export * from './open-store.js';
