export const SOURCES = ['live', 'database'] as const;

/** `live`: from the running game; `database`: from tables, which may lag behind. */
export type Source = (typeof SOURCES)[number];

/** An answer with its source and the time from which it holds, epoch ms. */
export interface Sourced<T> {
  value: T;
  source: Source;
  asOf: number;
}
