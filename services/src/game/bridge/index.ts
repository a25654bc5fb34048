export { DatabaseBridgeModule } from './database-bridge.module.js';
export { GameBridge } from './game-bridge.js';
export type * from './game-bridge.js';
export { OnlineRows } from './online-rows.js';
export { SOURCES } from './sourced.js';
export type { Source, Sourced } from './sourced.js';
