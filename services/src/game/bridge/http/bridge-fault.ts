/**
 * `away`: no answer in time; `refused`: an error of the contract, signed; `untrusted`: an answer that is not signed, or not as the
 * contract has it.
 */
export type BridgeFaultKind = 'away' | 'refused' | 'untrusted';

/** Code of a call whose time was up. */
export const TIMED_OUT = 'no answer in time';

/** A call of the plug that came to nothing. */
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
