import type { Currency, ErrorCode } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { type BalanceChange, ceilingOf, type LedgerOperation } from './balance-change.js';
import type { Balances } from './balances.repository.js';

const NOT_ENOUGH: Partial<Record<Currency, ErrorCode>> = {
  NX: 'ledger.not_enough_nx',
  VP: 'ledger.not_enough_votepoints',
  MESO: 'ledger.not_enough_mesos',
};

/** Why an operation was not possible, judging by the balances. If they show no reason, they have changed since: try again. */
export function refusalOf(
  { characterId }: LedgerOperation,
  refused: readonly BalanceChange[],
  balances: Balances | undefined,
): AppError {
  if (balances === undefined) return new AppError('identity.session_expired');
  if (characterId !== undefined && !balances.hasCharacter)
    return new AppError('dashboard.character_not_found');
  return notOut(balances) ?? shortageOf(refused, balances) ?? new AppError('database.unavailable');
}

export function shortageOf(
  changes: readonly BalanceChange[],
  balances: Pick<Balances, 'amounts'>,
): AppError | undefined {
  return uncovered(changes, balances) ?? beyondCeiling(changes, balances);
}

function notOut({ presence, seconds }: Balances): AppError | undefined {
  if (presence === 'inGame') return new AppError('game.account_in_game');
  if (presence === 'leaving') return new AppError('game.account_leaving', { seconds });
  return presence === 'unsettled' ? new AppError('game.account_unsettled') : undefined;
}

function uncovered(
  changes: readonly BalanceChange[],
  { amounts }: Pick<Balances, 'amounts'>,
): AppError | undefined {
  for (const { currency, delta } of changes) {
    const available = amounts[currency];
    const code = NOT_ENOUGH[currency];
    if (code !== undefined && available + delta < 0)
      return new AppError(code, { required: -delta, available });
  }
  return undefined;
}

function beyondCeiling(
  changes: readonly BalanceChange[],
  { amounts }: Pick<Balances, 'amounts'>,
): AppError | undefined {
  for (const change of changes) {
    const required = amounts[change.currency] + change.delta;
    const ceiling = ceilingOf(change);
    if (change.delta > 0 && required > ceiling)
      return new AppError('ledger.ceiling_reached', { required, ceiling, currency: change.currency });
  }
  return undefined;
}
