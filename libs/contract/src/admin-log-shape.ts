/** A field of a log's rows, as the API answers it. A `moment` is milliseconds UTC. */
export interface LogField {
  type: 'integer' | 'moment' | 'flag' | 'text' | 'texts' | 'word' | 'details';
  isNullable?: boolean;
  /** Words of a `word`, and the name of their type in the API. */
  words?: readonly string[];
  wordsName?: string;
  description?: string;
  example?: string;
}

interface FieldValues {
  integer: number;
  moment: number;
  flag: boolean;
  text: string;
  texts: string[];
  details: Record<string, unknown>;
}

type ValueOf<F extends LogField> =
  | (F extends { words: readonly (infer W)[] } ? W : FieldValues[Exclude<F['type'], 'word'>])
  | (F extends { isNullable: true } ? null : never);

/** A row as the API answers it. */
export type RowOf<F extends Readonly<Record<string, LogField>>> = {
  -readonly [Name in keyof F]: ValueOf<F[Name]>;
};

/** One cell of a column in the file: the name above it, and the field it holds. */
export interface LogFileCell<Field extends string = string> {
  name: string;
  field: Field;
  /** Text key of its heading, where that is not the column's. */
  text?: string;
  /** `id` adds "ID" to the column's heading, `part` adds its own text, `millions` writes the number in millions. */
  kind?: 'id' | 'part' | 'millions';
}

/** A column of a log: one on the page, one or more cells in the file. */
export interface LogColumn<Field extends string = string> {
  key: string;
  /** Text key of the heading; undefined if all languages use the same word. */
  text?: string;
  heading?: string;
  /** The parameter that narrows the log by this column. Its words have texts: `bossLog.boss.ZAKUM` of column `boss`. */
  choice?: string;
  /** Shown in the file only. */
  isInFileOnly?: boolean;
  file: readonly LogFileCell<Field>[];
}

/** Parameters of a log's calls, beside its days. */
export interface LogFilters {
  /** Name of the parameter that searches by name. */
  search: string;
  /** Parameters that take one of a list of words. */
  choices: Readonly<Record<string, readonly string[]>>;
  /** `playerId` shows one character alone, on whatever day. */
  hasPlayer?: boolean;
  /** `item` narrows by item: an id, or part of a name. */
  hasItem?: boolean;
  /** `source` narrows by where rows came from; answers list the sources. */
  hasSource?: boolean;
}

export interface LogShape extends LogFilters {
  /** Address of its rows; `/chart` and `/file` are below it. */
  path: `/api/${string}`;
  permission: 'admin' | 'webAdmin';
  /** Key of its page's texts. */
  text: string;
  fields: Readonly<Record<string, LogField>>;
  columns: readonly LogColumn[];
}

/** Checks a log's columns against its fields. */
export function defineLog<
  const S extends LogShape & { columns: readonly LogColumn<keyof S['fields'] & string>[] },
>(shape: S): S {
  return shape;
}

// Fields and columns that several logs have.
export const INTEGER = { type: 'integer' } as const;
const INTEGER_OR_NULL = { type: 'integer', isNullable: true } as const;
export const MOMENT = { type: 'moment', description: 'Milliseconds UTC' } as const;
export const textOf = <const D extends string>(description: D) => ({ type: 'text', description }) as const;
export const integerOf = <const D extends string>(description: D) =>
  ({ type: 'integer', description }) as const;
const TEXT = { type: 'text' } as const;
export const ITEM_FIELDS = { item_id: INTEGER, item_name: TEXT } as const;
export const BALANCE_FIELDS = { balance_before: INTEGER, balance_after: INTEGER } as const;

export const ACCOUNT_FIELDS = {
  id: INTEGER,
  account_id: INTEGER_OR_NULL,
  account_name: { ...textOf('Null for an account that is gone'), isNullable: true },
} as const satisfies Record<string, LogField>;

export const CHARACTER_FIELDS = {
  ...ACCOUNT_FIELDS,
  character_id: INTEGER_OR_NULL,
  character_name: { ...textOf('Null for a character that is gone'), isNullable: true },
} as const satisfies Record<string, LogField>;

export const column = <
  const K extends string,
  const T extends string,
  const N extends string,
  const F extends string,
>(
  key: K,
  text: T,
  name: N,
  field: F,
) => ({ key, text, file: [{ name, field }] }) as const;
export const time = <const F extends string>(field: F) => column('time', 'logs.column.time', 'time', field);
/** A thing or person by its id and its name. */
export const named = <const K extends string, const T extends string>(key: K, heading: T) =>
  ({
    key,
    text: heading,
    file: [
      { name: `${key}_id`, field: `${key}_id`, kind: 'id' },
      { name: key, field: `${key}_name` },
    ],
  }) as const;
export const CHARACTER = named('character', 'logs.column.character');
export const ACCOUNT = column('account', 'logs.column.account', 'account', 'account_name');
export const ACCOUNT_WITH_ID = {
  ...ACCOUNT,
  file: [{ name: 'account_id', field: 'account_id', kind: 'id' }, ...ACCOUNT.file],
} as const;
export const BALANCES = [
  column('before', 'logs.column.before', 'balance_before', 'balance_before'),
  column('after', 'logs.column.after', 'balance_after', 'balance_after'),
] as const;
