export { DatabaseBridgeModule } from './database-bridge.module.js';
export { BRIDGE_CALLS, bridgeOpenApi } from './contract/index.js';
export { BridgeClient, BridgeFault, BridgeWire, HttpBridgeModule } from './http/index.js';
export { GameBridge } from './game-bridge.js';
export type * from './game-bridge.js';
export { OnlineRows } from './online-rows.js';
export { Settlement } from './settlement.js';
export { SOURCES } from './sourced.js';
export type { Source, Sourced } from './sourced.js';
