import type { ADMIN_LOGS, AdminLog, AdminLogRow } from '@portico/contract';
import type { GameClock } from '../../game/index.js';

/** The time of logs that hold milliseconds UTC. */
export const AT = { column: 'at' } as const;

export interface Sql {
  text: string;
  values: readonly (string | number)[];
}

export interface LogChoice {
  column: string;
  toValue?: (word: string) => string | number;
}

export interface LogOwners {
  character?: string;
  /** More than one where a row tells of two accounts. */
  accounts?: readonly string[];
}

/**
 * A log as its table holds it. All of them are read in one order, newest first, and found by an index, which is named where the
 * engine would have a choice: without statistics of its own it takes the wrong one.
 */
export interface LogTable {
  log: AdminLog;
  sql: string;
  /** Order of rows: by an indexed `at` in milliseconds, or by an id that grows with time, where ids of a moment are searched. */
  order: 'time' | 'id';
  /** The column of the time: milliseconds UTC, or what the clock of the game server showed. */
  time: { column: string; clock?: GameClock };
  condition?: string;
  choices: Readonly<Record<string, LogChoice>>;
  owners: LogOwners;
  /** Columns of item ids that the search for an item looks through, each with the index that finds them. */
  items?: Readonly<Record<string, string>>;
  /** The column that says where a row came from, and the index that finds its texts. */
  source?: { column: string; index: string };
  /** The column, or expression, of each field of the contract that the table holds. */
  columns: Readonly<Record<string, string>>;
  /** Other columns of a row, beside `id` and `at`. */
  others: readonly string[];
  /** Rows with a word that the contract does not know are left out; else the word is taken for the first of its list. */
  omitsUnknownWords?: boolean;
  /** Expressions that rows are counted by. Choices filter by them, statistics group by them. */
  kinds: readonly string[];
  amount?: string;
  /** Index by the names of the choices that are made, joined by a comma; `''` for none, `character` for one found by names. */
  indexes: Readonly<Record<string, string>>;
  /** Position in `kinds` that each choice filters. */
  kindOf: Readonly<Record<string, number>>;
}

type Fields<L extends AdminLog> = (typeof ADMIN_LOGS)[L]['fields'];
type OwnerField = 'id' | 'account_id' | 'account_name' | 'character_id' | 'character_name';
type MomentField<L extends AdminLog> = {
  [K in keyof Fields<L>]: Fields<L>[K] extends { type: 'moment' } ? K : never;
}[keyof Fields<L>];

export type OwnField<L extends AdminLog> = Exclude<keyof AdminLogRow<L>, OwnerField | MomentField<L>>;

/** The table of a log, with columns for fields, and choices for parameters, that the contract has and no others. */
export type TableOf<L extends AdminLog> = Omit<LogTable, 'log' | 'columns' | 'choices'> & {
  log: L;
  columns: Readonly<Partial<Record<OwnField<L>, string>>>;
  choices: Readonly<Record<keyof (typeof ADMIN_LOGS)[L]['choices'], LogChoice>>;
};

/** Row as read: `id`, `at`, and columns renamed to fields. */
export type LogRow = Readonly<Record<string, unknown>> & { id: number; at: number };

export interface LogPeople {
  characters: readonly number[];
  accounts: readonly number[];
  isCut: boolean;
}

export interface LogItems {
  ids: readonly number[];
  isCut: boolean;
}

/** Rows of a table for the story of an account, found by an index of `key` and `at`. */
export interface StorySource {
  table: string;
  key: string;
  columns: readonly string[];
  condition?: string;
}

/** A table that says from which network accounts came, found by an index of `column`. */
export interface NetworkSource {
  table: string;
  column: string;
  condition?: string;
}
