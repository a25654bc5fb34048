import {
  UPGRADE_PAYMENTS,
  UPGRADE_STATS,
  type UpgradePayment,
  type UpgradeStat,
  type Currency,
  MAX_INT32,
} from '@portico/domain';
import { IsIn } from 'class-validator';
import { Injectable } from '@nestjs/common';
import { Choice, Flag, Integer, PositiveInteger, Text } from '../../../platform/http/index.js';
import { GameBridge, GameFeatures } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { BalanceChange } from '../../ledger/index.js';

export class ExchangeRequestDto {
  /** Vote points to spend. */
  @PositiveInteger()
  amount: number;
}

export class ExchangedDto {
  @Integer({ example: 17 }) newVotePoints: number;
  @Integer({ example: 15_000 }) newNxCredit: number;
  @Text({ example: 'Exchanged 3 vote points for 3000 NX' }) msg: string;
}

export class UpdateStatsRequestDto {
  @PositiveInteger()
  characterId: number;

  @Choice(UPGRADE_STATS) @IsIn(UPGRADE_STATS) statType: UpgradeStat;

  /** Number of upgrades; each adds several points. */
  @PositiveInteger()
  amount: number;

  @Choice(UPGRADE_PAYMENTS) @IsIn(UPGRADE_PAYMENTS) paymentType: UpgradePayment;
}

export class StatsUpdatedDto {
  @Integer({ example: 11_330 }) newStatValue: number;
  @Text({ example: 'Max HP is now 11330' }) msg: string;
}

export class SpendingTermsDto {
  @Flag('false: exchanges and upgrades are off') isOn: boolean;
  @Flag('Players in the game can spend too, and get their gifts there') inGame: boolean;
  @Integer({ example: 1000 }) nxPerVotePoint: number;
  @Integer({ example: 3_000_000 }) upgradeMesos: number;
  @Integer({ example: 1 }) upgradeVotePoints: number;
  @Integer('HP or MP added by one upgrade', { example: 30 }) upgradeStep: number;
  @Integer('Upper limit of maximum HP and MP', { example: 30_000 }) upgradeCeiling: number;
  @Integer('Maximum NX of an account', { example: 2_147_483_647 }) nxCeiling: number;
}

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
