import type { LedgerReason } from '@portico/domain';
import { GENESIS_HASH } from '../../../platform/hash-chain/index.js';
import { operationKeyOf } from '../balances/balance-change.js';
import type { KnownBalance } from '../balances/known-balances.js';
import { entryHash } from '../entries/entries.repository.js';
import type { LedgerEntryEntity, LedgerHeadEntity } from '../ledger.entities.js';

export interface Finding {
  /** `fault`: not as the portal wrote it. `lost`: the game overwrote a change. `drift`: the game itself earned or spent in between. */
  kind: 'fault' | 'lost' | 'drift';
  accountId: number;
  text: string;
}

/** Changes of an operation by reason, in the order of its entries, each with its sign. */
const SHAPES: Readonly<Record<LedgerReason, readonly string[]>> = {
  exchange: ['-VP +NX'],
  upgrade: ['-MESO +HP', '-MESO +MP', '-VP +HP', '-VP +MP'],
  vote: ['+NX', '+VP'],
  admin: ['+NX', '+VP'],
  restored: ['+NX', '+VP'],
};

/** Verifies the chain and the balances of one account. It receives the entries in order, then the head. */
export class AccountVerifier {
  readonly findings: Finding[] = [];
  private readonly balances = new Map<string, KnownBalance>();
  private last: Pick<LedgerEntryEntity, 'sequence' | 'hash'> = { sequence: 0, hash: GENESIS_HASH };
  private operation: { key: string; reason: LedgerReason; shape: string[] } | undefined;

  constructor(private readonly accountId: number) {}

  get lastSequence(): number {
    return this.last.sequence;
  }

  get knownBalances(): readonly KnownBalance[] {
    return [...this.balances.values()];
  }

  take(entry: LedgerEntryEntity): void {
    this.checkPlace(entry);
    this.checkOperation(entry);
    this.checkBalance(entry);
    this.last = entry;
  }

  /** Call it after the last entry. `current` returns a balance in the game; undefined if its owner was deleted. */
  finish(head: LedgerHeadEntity | undefined, current: (balance: KnownBalance) => number | undefined): void {
    this.closeOperation();
    if (head === undefined) this.report('its head is missing');
    else if (head.lastSequence !== this.last.sequence)
      this.report(`entries ${this.last.sequence + 1} to ${head.lastSequence} are missing`);
    else if (head.hash !== this.last.hash)
      this.report(`entry ${this.last.sequence} is not what its head names`);
    for (const balance of this.knownBalances) {
      const now = current(balance);
      if (now !== undefined) this.reportDrift(balance, now, `since entry ${balance.sequence}`);
    }
  }

  private checkPlace(entry: LedgerEntryEntity): void {
    const expected = this.last.sequence + 1;
    if (entry.sequence !== expected) this.report(`entry ${expected} is missing before ${entry.sequence}`);
    else if (entry.previousHash !== this.last.hash)
      this.report(`entry ${entry.sequence} does not follow the one before it`);
    if (entry.hash !== entryHash(entry.previousHash, entry))
      this.report(`entry ${entry.sequence} was changed`);
  }

  private checkOperation({ entryKey, reason, delta, currency }: LedgerEntryEntity): void {
    const key = operationKeyOf(entryKey);
    if (this.operation?.key !== key) {
      this.closeOperation();
      this.operation = { key, reason, shape: [] };
    }
    this.operation.shape.push(`${delta < 0 ? '-' : '+'}${currency}`);
  }

  private closeOperation(): void {
    if (this.operation === undefined) return;
    const { key, reason, shape } = this.operation;
    const known = SHAPES[reason] ?? [];
    if (!known.includes(shape.join(' '))) this.report(`${reason} ${key} has the changes ${shape.join(' ')}`);
    this.operation = undefined;
  }

  private checkBalance({ currency, characterId, sequence, delta, balanceAfter }: LedgerEntryEntity): void {
    const id = `${currency} ${characterId ?? ''}`;
    const known = this.balances.get(id);
    if (known !== undefined)
      this.reportDrift(known, balanceAfter - delta, `between entries ${known.sequence} and ${sequence}`);
    this.balances.set(id, { currency, characterId, amount: balanceAfter, sequence });
  }

  private reportDrift({ currency, characterId, amount }: KnownBalance, now: number, when: string): void {
    if (now === amount) return;
    const whose = characterId === null ? currency : `${currency} of character ${characterId}`;
    const difference = now - amount;
    const text = `${whose}: ${difference > 0 ? '+' : ''}${difference} by the game ${when}`;
    this.findings.push({ kind: 'drift', accountId: this.accountId, text });
  }

  private report(text: string): void {
    this.findings.push(fault(this.accountId, text));
  }
}

export function fault(accountId: number, text: string): Finding {
  return { kind: 'fault', accountId, text };
}
