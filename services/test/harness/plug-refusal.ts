import type { BridgeErrorCode } from '../../src/game/bridge/contract/index.js';

/** A refusal of the contract, thrown where a simulated plug answers a call. */
export class PlugRefusal extends Error {
  constructor(readonly code: BridgeErrorCode) {
    super(code);
  }
}
