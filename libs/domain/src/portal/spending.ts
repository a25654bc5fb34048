/** Currencies of the ledger: NX credit and vote points of an account; mesos, maximum HP and maximum MP of a character. */
export const CURRENCIES = ['NX', 'VP', 'MESO', 'HP', 'MP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Why a balance changed, as the ledger writes it down; a past entry keeps its word, so none is renamed. */
export const LEDGER_REASONS = ['exchange', 'upgrade', 'vote', 'admin', 'restored'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** Stats that an upgrade raises, in the words of the API. */
export const UPGRADE_STATS = ['maxhp', 'maxmp'] as const;
export type UpgradeStat = (typeof UPGRADE_STATS)[number];

/** Payments for an upgrade, in the words of the API. */
export const UPGRADE_PAYMENTS = ['meso', 'votepoint'] as const;
export type UpgradePayment = (typeof UPGRADE_PAYMENTS)[number];

/** Actions on a character from outside of the game, in the words of the API. */
export const CHARACTER_ACTIONS = ['disconnect', 'reset'] as const;
export type CharacterAction = (typeof CHARACTER_ACTIONS)[number];

/** The longest key under which a call that moves value is repeated. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 64;

/**
 * How many times a price can be paid from a balance, each adding `step` to `value` up to `ceiling`. Never negative; all are whole
 * numbers of the same unit as the balance or the value.
 */
export function affordable(options: {
  balance: number;
  price: number;
  value: number;
  step: number;
  ceiling: number;
}): number {
  const { balance, price, value, step, ceiling } = options;
  const payable = Math.floor(balance / price);
  const fitting = Math.floor((ceiling - value) / step);
  return Math.max(0, Math.min(payable, fitting));
}
