import type { Catalog } from '../../../catalog/index.js';
import type { EconomyRow } from './economy-days.repository.js';
import {
  ECONOMY_CURRENCIES,
  type EconomyCurrency,
  type EconomyDayDto,
  type EconomyItemDto,
  type EconomyMoverDto,
  type EconomySourceDto,
} from './economy.dto.js';

const MAX_SHOWN = 10;
const MAX_SOURCES = 40;

type MoneyRow = EconomyRow & { currency: EconomyCurrency };

export function moversIn(rows: readonly EconomyRow[]): MoneyRow[] {
  return largestIn(rows, MAX_SHOWN, ({ kind }) => kind === 'mover');
}

function largestIn(
  rows: readonly EconomyRow[],
  most: number,
  isWanted: (row: EconomyRow) => boolean,
): MoneyRow[] {
  return ECONOMY_CURRENCIES.flatMap((currency) =>
    rows
      .filter((row) => row.currency === currency && isWanted(row))
      .toSorted((a, b) => b.paid + b.taken - (a.paid + a.taken))
      .slice(0, most)
      .map((row) => ({ ...row, currency })),
  );
}

export function toDay(day: string, rows: readonly EconomyRow[]): EconomyDayDto {
  const sum = (currency: EconomyCurrency, side: 'paid' | 'taken') =>
    rows.reduce((total, row) => total + (isSource(row) && row.currency === currency ? row[side] : 0), 0);
  return {
    day,
    nxIn: sum('NX', 'paid'),
    nxOut: sum('NX', 'taken'),
    vpIn: sum('VP', 'paid'),
    vpOut: sum('VP', 'taken'),
    mesoIn: sum('MESO', 'paid'),
    mesoOut: sum('MESO', 'taken'),
  };
}

export function sourcesIn(rows: readonly EconomyRow[]): EconomySourceDto[] {
  return largestIn(rows, MAX_SOURCES, isSource).map(({ kind, currency, subject, paid, taken }) => ({
    currency,
    source: subject,
    isLedger: kind === 'ledger',
    paid,
    taken,
  }));
}

export function toMover(
  { currency, subject, paid: received, taken: spent }: MoneyRow,
  names: ReadonlyMap<number | null, string>,
): EconomyMoverDto {
  const accountId = Number(subject);
  return { accountId, accountName: names.get(accountId) ?? null, currency, received, spent };
}

export function itemsIn(
  rows: readonly EconomyRow[],
  side: 'paid' | 'taken',
  catalog: Pick<Catalog, 'itemName'>,
): EconomyItemDto[] {
  return rows
    .filter((row) => row.kind === 'item' && row[side] > 0)
    .toSorted((a, b) => b[side] - a[side])
    .slice(0, MAX_SHOWN)
    .map((row) => {
      const itemId = Number(row.subject);
      return { itemId, name: catalog.itemName(itemId), count: row[side] };
    });
}

function isSource({ kind }: EconomyRow): boolean {
  return kind === 'source' || kind === 'ledger';
}
