/** Currencies of the ledger: NX credit and vote points of an account; mesos, maximum HP and maximum MP of a character. */
export const CURRENCIES = ['NX', 'VP', 'MESO', 'HP', 'MP'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Why a balance changed. Stored ledger entries contain these words, so none may be renamed. */
export const LEDGER_REASONS = ['exchange', 'upgrade', 'vote', 'admin', 'restored'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** Sources in the NX log, by reason. Stored rows contain these words, and the game server writes the same words. */
export const NX_SOURCES: Readonly<Record<LedgerReason, string>> = {
  exchange: 'Exchange of vote points',
  upgrade: 'Upgrade',
  vote: 'Vote',
  admin: 'Granted by an admin',
  restored: 'Given again after a loss',
};

export const REASON_OF_NX_SOURCE: ReadonlyMap<string, LedgerReason> = new Map(
  LEDGER_REASONS.map((reason) => [NX_SOURCES[reason], reason]),
);

/** Stats that an upgrade raises, as the API spells them. */
export const UPGRADE_STATS = ['maxhp', 'maxmp'] as const;
export type UpgradeStat = (typeof UPGRADE_STATS)[number];

/** The game caps maximum HP and maximum MP at this value. */
export const MAX_UPGRADED_STAT = 30_000;

/** Payments for an upgrade, as the API spells them. */
export const UPGRADE_PAYMENTS = ['meso', 'votepoint'] as const;
export type UpgradePayment = (typeof UPGRADE_PAYMENTS)[number];

/** Actions on a character from outside the game, as the API spells them. */
export const CHARACTER_ACTIONS = ['disconnect', 'reset'] as const;
export type CharacterAction = (typeof CHARACTER_ACTIONS)[number];

/** Longest idempotency key. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 64;

/**
 * The number of times that a price can be paid from a balance, if each payment adds `step` to `value` and `value` stays within
 * `ceiling`. Never negative. All numbers are whole, in the unit of the balance or of the value.
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
