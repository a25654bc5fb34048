import type { AdminLog } from '@portico/domain';
import type { GameClock } from '../../../game/index.js';
import type { Engine } from '../../../platform/persistence/index.js';

/** How the engine spells what the two of them spell differently. */
export type ByEngine = (engine: Engine) => string;

/** A parameter that takes one of a list of words, and the column that it narrows. */
export interface LogChoice {
  column: string;
  /** What the column holds for a word; the word itself unless it says otherwise. */
  toValue?: (word: string) => string | number;
}

/** Columns by which names find rows: ids that the search for a name has found. */
export interface LogOwners {
  character?: string;
  /** More than one where a row tells of two accounts. */
  accounts?: readonly string[];
}

/**
 * A log as its table holds it. All of them are read in one order, newest first, and found by an index, which is named where the
 * engine would have a choice: without statistics of its own it takes the wrong one.
 */
export interface LogDefinition {
  log: AdminLog;
  /** The table, or a query in brackets. */
  table: string;
  /**
   * How rows stand in time: by an indexed column `at` of milliseconds, or by an id that grows with the time, which then has no index
   * of its own: the ids of a moment are searched.
   */
  order: 'time' | 'id';
  /** The column of the time: milliseconds UTC, or what the clock of the game server showed. */
  time: { column: string; clock?: GameClock };
  /** What holds for all rows of the log. */
  condition?: string;
  choices: Readonly<Record<string, LogChoice>>;
  owners: LogOwners;
  /** Columns of a row, beside `id` and `at`. */
  columns: readonly string[];
  /** What rows are counted by, as expressions: what choices choose, and what statistics tell apart. */
  kinds: readonly string[];
  /** What is added up of them. */
  amount?: string;
  /** Index by the names of the choices that are made, joined by a comma; `''` for none, `character` for one found by names. */
  indexes: Readonly<Record<string, string>>;
  /** Which part of a kind a choice narrows. */
  kindOf: Readonly<Record<string, number>>;
}

/** A row as it was read: `id`, `at`, and the columns of its definition. */
export type LogRow = Readonly<Record<string, unknown>> & { id: number; at: number };

/** Whose rows a selection is of: undefined for all. */
export interface LogPeople {
  characters: readonly number[];
  accounts: readonly number[];
  /** More names matched than are looked through. */
  isCut: boolean;
}
