/**
 * `away`: no answer in time; `refused`: a signed error of the contract; `untrusted`: an answer without valid
 * signature, or against the contract.
 */
export type BridgeFaultKind = 'away' | 'refused' | 'untrusted';

/** Code of a call that timed out. */
export const TIMED_OUT = 'no answer in time';

/** A failed call of the plug. */
export class BridgeFault extends Error {
  override readonly name = 'BridgeFault';

  constructor(
    readonly kind: BridgeFaultKind,
    /** Code of the contract, or a word for a log. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`The bridge ${kind === 'away' ? 'is away' : `answered ${kind}`}: ${code}`, options);
  }
}
