import type { Currency, UpgradePayment, UpgradeStat } from '@portico/domain';
import type { PorticoConfig } from '../../../platform/config/index.js';
import type { BalanceChange } from '../../ledger/index.js';

/** Prices, as the owner of the server has set them. */
export type SpendingSettings = PorticoConfig['server']['spending'];

export const CURRENCY_OF_STAT = { maxhp: 'HP', maxmp: 'MP' } as const satisfies Record<UpgradeStat, Currency>;

export function exchangeChanges(amount: number, { nxPerVotePoint }: SpendingSettings): BalanceChange[] {
  return [
    { currency: 'VP', delta: -amount },
    { currency: 'NX', delta: amount * nxPerVotePoint },
  ];
}

/** Mesos or vote points for maximum HP or MP. */
export function upgradeChanges(
  { statType, amount, paymentType }: { statType: UpgradeStat; amount: number; paymentType: UpgradePayment },
  { upgradeMesos, upgradeVotePoints, upgradeStep, upgradeCeiling }: SpendingSettings,
): BalanceChange[] {
  const payment: BalanceChange =
    paymentType === 'meso'
      ? { currency: 'MESO', delta: -amount * upgradeMesos }
      : { currency: 'VP', delta: -amount * upgradeVotePoints };
  const stat = CURRENCY_OF_STAT[statType];
  return [payment, { currency: stat, delta: amount * upgradeStep, ceiling: upgradeCeiling }];
}
