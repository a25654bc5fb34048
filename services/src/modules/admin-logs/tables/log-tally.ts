export interface Tally {
  kind: readonly string[];
  rows: number;
  amount: number;
  largest: number;
}

export interface HourTally extends Tally {
  /** Hours since 1970 UTC. */
  hour: number;
}

export interface LogTotals {
  tallies: readonly Tally[];
  total: number;
  isAbout: boolean;
}

/** Converts a row with `total`, `amount` and `largest`. The engines return large numbers as text, and null for an empty sum. */
export function toTally(row: Readonly<Record<string, unknown>>, kind: readonly string[]): Tally {
  return {
    kind,
    rows: Number(row.total),
    amount: Number(row.amount ?? 0),
    largest: Number(row.largest ?? 0),
  };
}

type Test = (kind: readonly string[]) => boolean;

export function rowsOf(tallies: readonly Tally[], test: Test = () => true): number {
  return tallies.reduce((sum, { kind, rows }) => (test(kind) ? sum + rows : sum), 0);
}

export function amountOf(tallies: readonly Tally[], test: Test = () => true): number {
  return tallies.reduce((sum, { kind, amount }) => (test(kind) ? sum + amount : sum), 0);
}

export function largestOf(tallies: readonly Tally[]): number {
  return Math.max(0, ...tallies.map(({ largest }) => largest));
}

export function mergeTallies(parts: readonly (readonly Tally[])[]): Tally[] {
  const merged = new Map<string, Tally>();
  for (const tally of parts.flat()) {
    const key = tally.kind.join(':');
    const known = merged.get(key);
    merged.set(key, {
      kind: tally.kind,
      rows: tally.rows + (known?.rows ?? 0),
      amount: tally.amount + (known?.amount ?? 0),
      largest: Math.max(tally.largest, known?.largest ?? 0),
    });
  }
  return [...merged.values()];
}
