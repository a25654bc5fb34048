import type { Sql } from './log-table.js';
import { BETWEEN, IS_LEDGER, type Span } from './reports.js';

const NX_KIND = `CASE WHEN ${IS_LEDGER} = 1 THEN 'ledger' ELSE 'source' END`;

export function ofAccounts(accountIds: readonly number[] | undefined): string {
  return accountIds === undefined ? '' : ` AND account_id IN (${accountIds.map(() => '?').join(', ')})`;
}

/** Adds `kind` and `subject` only for given accounts. Without them, a read of all accounts needs the index alone. */
export function forAccounts(
  accountIds: readonly number[] | undefined,
  kind: string,
  subject: string,
): string {
  return accountIds === undefined ? '' : `, ${kind} AS kind, ${subject} AS subject`;
}

/** Payments of NX: `account_id`, `at`, `spent`. With `accountIds`, also `kind` (`ledger` for reasons of the ledger) and `subject`. */
export function nxSpending(span: Span, accountIds?: readonly number[]): Sql {
  return {
    text: `SELECT account_id, at, amount AS spent${forAccounts(accountIds, NX_KIND, 'source')}
      FROM portal_nx_log WHERE ${BETWEEN} AND type = 'SPEND'${ofAccounts(accountIds)}`,
    values: [...span, ...(accountIds ?? [])],
  };
}

/** Vote points that accounts paid at Inkwell's, in the same columns. `subject` is the id of the item. */
export function inkwellSpending(span: Span, accountIds?: readonly number[]): Sql {
  return {
    text: `SELECT account_id, at, cost AS spent${forAccounts(accountIds, "'item'", 'item_id')}
      FROM portal_inkwell_log WHERE ${BETWEEN} AND currency = 'VOTE_POINTS'${ofAccounts(accountIds)}`,
    values: [...span, ...(accountIds ?? [])],
  };
}
