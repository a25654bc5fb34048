export const SOURCES = ['live', 'database'] as const;

/** `live`: the running game said so; `database`: read from tables, which may lag behind. */
export type Source = (typeof SOURCES)[number];

/** An answer with where it comes from and since when it holds, epoch ms. */
export interface Sourced<T> {
  value: T;
  source: Source;
  asOf: number;
}
