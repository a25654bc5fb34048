import { counted, type UpgradeStat } from '@portico/domain';
import type { NewBalances } from '../../ledger/index.js';
import type { ExchangedDto, StatsUpdatedDto } from './spending.dto.js';
import { CURRENCY_OF_STAT, type SpendingSettings } from './spending-changes.js';

export function toExchanged(
  amount: number,
  { nxPerVotePoint }: SpendingSettings,
  { VP, NX }: NewBalances,
): ExchangedDto {
  const msg = `Exchanged ${counted(amount, 'vote point')} for ${amount * nxPerVotePoint} NX`;
  return { newVotePoints: VP, newNxCredit: NX, msg };
}

export function toStatsUpdated(stat: UpgradeStat, balances: NewBalances): StatsUpdatedDto {
  const currency = CURRENCY_OF_STAT[stat];
  const newStatValue = balances[currency];
  return { newStatValue, msg: `Max ${currency} is now ${newStatValue}` };
}
