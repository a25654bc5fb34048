import type { ADMIN_LOGS, AdminLog, AdminLogRow } from '@portico/contract';
import type { GameClock } from '../../game/index.js';

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
  accounts?: readonly string[];
}

/** Logs are read newest first by an index, named where the engine could choose: without statistics it takes the wrong one. */
export interface LogTable {
  log: AdminLog;
  sql: string;
  /** By an indexed `at` in milliseconds, or by an id that grows with time. Then the ids of a moment are searched for. */
  order: 'time' | 'id';
  /** The time column: milliseconds UTC, or the time of the game server's clock. */
  time: { column: string; clock?: GameClock };
  condition?: string;
  choices: Readonly<Record<string, LogChoice>>;
  owners: LogOwners;
  /** Columns of item ids that a search for an item reads, each with its index. */
  items?: Readonly<Record<string, string>>;
  source?: { column: string; index: string };
  /** Column or expression for each field of the contract that the table holds. */
  columns: Readonly<Record<string, string>>;
  /** Other columns of a row, besides `id` and `at`. */
  others: readonly string[];
  /** If true, rows with a word that the contract does not know are left out. Otherwise the word is replaced by the first of its list. */
  omitsUnknownWords?: boolean;
  /** Expressions that rows are counted by. The column of each choice is among them. */
  kinds: readonly string[];
  amount?: string;
  /** Index for each set of choices, whose names are joined by a comma. `''` is for no choice, `character` for a search by names. */
  indexes: Readonly<Record<string, string>>;
}

type Fields<L extends AdminLog> = (typeof ADMIN_LOGS)[L]['fields'];
type OwnerField = 'id' | 'account_id' | 'account_name' | 'character_id' | 'character_name';
type MomentField<L extends AdminLog> = {
  [K in keyof Fields<L>]: Fields<L>[K] extends { type: 'moment' } ? K : never;
}[keyof Fields<L>];

export type OwnField<L extends AdminLog> = Exclude<keyof AdminLogRow<L>, OwnerField | MomentField<L>>;

/** The table of a log. It must have columns and choices for exactly the fields and parameters of the contract. */
export type TableOf<L extends AdminLog> = Omit<LogTable, 'log' | 'columns' | 'choices'> & {
  log: L;
  columns: Readonly<Partial<Record<OwnField<L>, string>>>;
  choices: Readonly<Record<keyof (typeof ADMIN_LOGS)[L]['choices'], LogChoice>>;
};

/** A row as read: `id`, `at`, and columns renamed to fields. */
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

/** Needs an index on `key` and `at`. */
export interface StorySource {
  table: string;
  key: string;
  columns: readonly string[];
  condition?: string;
}

/** Needs an index on `column`. */
export interface NetworkSource {
  table: string;
  column: string;
  condition?: string;
}
