import { UPGRADE_PAYMENTS, UPGRADE_STATS, type UpgradePayment, type UpgradeStat } from '@portico/domain';
import { IsIn } from 'class-validator';
import { Choice, Flag, Integer, PositiveInteger, Text } from '../../../platform/http/index.js';

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
