import type { BridgeErrorCode } from '../../src/game/bridge/contract/index.js';

/** A refusal of the contract, thrown by the handler of a simulated plug. */
export class PlugRefusal extends Error {
  constructor(readonly code: BridgeErrorCode) {
    super(code);
  }
}
