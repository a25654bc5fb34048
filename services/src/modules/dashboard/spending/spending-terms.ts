import { Injectable } from '@nestjs/common';
import { type Currency, MAX_INT32, type UpgradePayment, type UpgradeStat } from '@portico/domain';
import { GameBridge, GameFeatures } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { BalanceChange } from '../../ledger/index.js';
import type { SpendingTermsDto } from './spending.dto.js';

type SpendingSettings = PorticoConfig['server']['spending'];

export const CURRENCY_OF_STAT = { maxhp: 'HP', maxmp: 'MP' } as const satisfies Record<UpgradeStat, Currency>;

export function exchangeChanges(amount: number, { nxPerVotePoint }: SpendingSettings): BalanceChange[] {
  return [
    { currency: 'VP', delta: -amount },
    { currency: 'NX', delta: amount * nxPerVotePoint },
  ];
}

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

@Injectable()
export class SpendingTerms {
  constructor(
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly bridge: GameBridge,
  ) {}

  get current(): SpendingTermsDto {
    const { grantLostAgain: _, ...terms } = this.config.server.spending;
    return { ...terms, isOn: this.isOn, inGame: this.bridge.appliesGrants, nxCeiling: MAX_INT32 };
  }

  require(): SpendingSettings {
    if (!this.isOn) throw new AppError('game.feature_off');
    return this.config.server.spending;
  }

  private get isOn(): boolean {
    // Players whose balances the site cannot show cannot buy.
    const isPossible = this.features.isOn('spending') && this.features.isOn('balances');
    return this.config.server.spending.isOn && isPossible;
  }
}
