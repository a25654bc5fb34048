export { BridgeClient } from './bridge-client.js';
export {
  BridgeFault,
  BridgeWire,
  jsonOf,
  signedHeaders,
  type WireAnswer,
  type WireRequest,
} from './bridge-wire.js';
