import { type Currency, type LedgerReason, MAX_INT32, MAX_UPGRADED_STAT } from '@portico/domain';

export interface BalanceChange {
  currency: Currency;
  /** A whole number, not 0; negative if the balance decreases. */
  delta: number;
  ceiling?: number;
}

export interface LedgerOperation {
  /** The database refuses a second change with the same key. At most 112 characters. */
  key: string;
  accountId: number;
  characterId?: number;
  /** Each currency at most once. */
  changes: readonly BalanceChange[];
  reason: LedgerReason;
  actorAccountId: number | null;
  requestId: string | null;
}

export interface BalanceColumn {
  owner: 'account' | 'character';
  property: 'nxCredit' | 'votePoints' | 'meso' | 'maxHp' | 'maxMp';
  column: string;
  ceiling: number;
}

export const BALANCE_COLUMNS: Readonly<Record<Currency, BalanceColumn>> = {
  NX: { owner: 'account', property: 'nxCredit', column: 'nxCredit', ceiling: MAX_INT32 },
  VP: { owner: 'account', property: 'votePoints', column: 'votepoints', ceiling: MAX_INT32 },
  MESO: { owner: 'character', property: 'meso', column: 'meso', ceiling: MAX_INT32 },
  HP: { owner: 'character', property: 'maxHp', column: 'maxhp', ceiling: MAX_UPGRADED_STAT },
  MP: { owner: 'character', property: 'maxMp', column: 'maxmp', ceiling: MAX_UPGRADED_STAT },
};

export function ceilingOf({ currency, ceiling }: BalanceChange): number {
  const { ceiling: ofTheGame } = BALANCE_COLUMNS[currency];
  return Math.min(ceiling ?? ofTheGame, ofTheGame);
}

export function isOfCharacter(currency: Currency): boolean {
  return BALANCE_COLUMNS[currency].owner === 'character';
}

export function entryKeyOf(operationKey: string, currency: Currency): string {
  return `${operationKey}/${currency}`;
}

export function operationKeyOf(entryKey: string): string {
  return entryKey.slice(0, entryKey.lastIndexOf('/'));
}
