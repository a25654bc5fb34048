export { DatabaseBridgeModule, HttpBridgeModule } from './bridge.modules.js';
export { BRIDGE_CALLS, bridgeOpenApi, type BridgeEvent } from './contract/index.js';
export { BridgeClient, BridgeFault, BridgeWire } from './http/index.js';
export { GameBridge, SOURCES, type Source, type Sourced } from './game-bridge.js';
export type * from './game-bridge.js';
export { OnlineRows } from './online-rows.js';
export { Settlement } from './settlement.js';
