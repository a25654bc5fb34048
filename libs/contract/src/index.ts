export * from './api-address.js';
export * from './browser-storage.js';
export * from './kind-lists.js';
export * from './kinds.js';
export * from './page-names.js';
export * from './routes.js';
export * from './version.js';
export type * from './types.js';
export * from './theme.js';
