export { MerchantRows } from './merchant-rows.js';
export * from './equipment-values.js';
export * from './open-store.js';
