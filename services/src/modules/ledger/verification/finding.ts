/** A problem of an account, found by verification. */
export interface Finding {
  /**
   * `fault`: the ledger is not as the portal wrote it; `lost`: the game wrote over a change of the portal; `drift`: the game itself
   * earned or spent in between.
   */
  kind: 'fault' | 'lost' | 'drift';
  accountId: number;
  text: string;
}

export function fault(accountId: number, text: string): Finding {
  return { kind: 'fault', accountId, text };
}
