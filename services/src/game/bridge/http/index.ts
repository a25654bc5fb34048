export { BridgeClient } from './bridge-client.js';
export { BridgeFault } from './bridge-fault.js';
export { BridgeWire, jsonOf, signedHeaders } from './bridge-wire.js';
export type { WireAnswer, WireRequest } from './bridge-wire.js';
export { HttpBridgeModule } from './http-bridge.module.js';
