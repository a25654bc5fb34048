import type { Engine } from '../../../platform/persistence/index.js';
import type { LogItems, LogPeople, LogTable, Sql } from '../../game-logs/index.js';
import type { LogCursor } from './log-cursor.js';

export interface LogScope {
  table: LogTable;
  choices: Readonly<Record<string, string | undefined>>;
  people?: LogPeople | undefined;
  items?: LogItems | undefined;
  source?: string | undefined;
  from?: number | undefined;
  until?: number | undefined;
  /** Range of ids that contains the days, for logs that are ordered by id. */
  ids?: { first: number; last: number };
}

/** Whether hourly counts can estimate a scope. They record neither people nor items nor sources. */
export function isCountedByHours({ people, items, source }: LogScope): boolean {
  return people === undefined && items === undefined && source === undefined;
}

export const NOTHING: Sql = { text: '1 = 0', values: [] };

export function millisecondsOf({ time }: Pick<LogTable, 'time'>, engine: Engine): string {
  const { column, clock } = time;
  return clock === undefined ? column : `(${millisecondsOfDate(column, engine)} - ${clock.aheadOf(column)})`;
}

export function millisecondsOfDate(column: string, engine: Engine): string {
  return engine === 'sqlite'
    ? `CAST(strftime('%s', ${column}) AS INTEGER) * 1000`
    : `TIMESTAMPDIFF(SECOND, '1970-01-01 00:00:00', ${column}) * 1000`;
}

export function columnsOf({ columns, others }: LogTable): string[] {
  const own = Object.entries(columns).map(([field, column]) => `${column} AS ${field}`);
  return [...own, ...others];
}

export function relationOf({ sql }: LogTable): string {
  return sql.startsWith('(') ? `${sql} logged` : sql;
}

export function sourceOf(scope: LogScope, engine: Engine): string {
  const { table, choices, people, source } = scope;
  const { indexes, owners } = table;
  if (scope.items !== undefined) return rowsOfItems(scope, scope.items, engine);
  const chosen = Object.keys(table.choices).filter((name) => choices[name] !== undefined);
  const byPeople = people !== undefined;
  // With two columns for the owner, the engine merges two indexes, so no single one is forced.
  const columns = (owners.character === undefined ? 0 : 1) + (owners.accounts?.length ?? 0);
  const chosenIndex = source === undefined ? indexes[chosen.join(',')] : table.source?.index;
  const name = byPeople ? (columns === 1 ? indexes.owner : undefined) : chosenIndex;
  if (name !== undefined) return byIndex(table.sql, name, engine);
  // In the order of its primary key, MySQL would read the whole log to find the last rows of one character.
  if (byPeople && engine === 'mysql' && !table.sql.startsWith('('))
    return `${table.sql} IGNORE INDEX (PRIMARY)`;
  return relationOf(table);
}

/** One indexed query per column, without duplicates: for an OR of two columns, both engines read the whole span. */
function rowsOfItems({ table, from, until }: LogScope, { ids }: LogItems, engine: Engine): string {
  const list = ids.length === 0 ? 'NULL' : ids.join(', ');
  const span = [
    ...(from === undefined ? [] : [` AND ${table.time.column} >= ${from}`]),
    ...(until === undefined ? [] : [` AND ${table.time.column} < ${until}`]),
  ].join('');
  const columns = Object.entries(table.items ?? {});
  const parts = columns.map(([column, index], place) => {
    const others = columns.slice(0, place).map(([earlier]) => ` AND ${earlier} NOT IN (${list})`);
    return `SELECT * FROM ${byIndex(table.sql, index, engine)} WHERE ${column} IN (${list})${others.join('')}${span}`;
  });
  return `(${parts.join(' UNION ALL ')}) logged`;
}

function byIndex(table: string, index: string, engine: Engine): string {
  return engine === 'sqlite' ? `${table} INDEXED BY ${index}` : `${table} FORCE INDEX (${index})`;
}

export function conditionOf(scope: LogScope): Sql {
  const { table, choices } = scope;
  const parts: Sql[] = [];
  if (table.condition !== undefined) parts.push({ text: table.condition, values: [] });
  for (const [name, { column, toValue }] of Object.entries(table.choices)) {
    const word = choices[name];
    if (word !== undefined) parts.push({ text: `${column} = ?`, values: [toValue?.(word) ?? word] });
  }
  if (scope.source !== undefined && table.source !== undefined)
    parts.push({ text: `${table.source.column} = ?`, values: [scope.source] });
  if (scope.people !== undefined) parts.push(ownersOf(table, scope.people));
  parts.push(...timesOf(scope));
  return allOf(parts);
}

function timesOf({ table, from, until, ids }: LogScope): Sql[] {
  const { column, clock } = table.time;
  const value = (at: number) => clock?.textOf(at) ?? at;
  const parts: Sql[] = [];
  if (ids !== undefined) parts.push({ text: 'id BETWEEN ? AND ?', values: [ids.first, ids.last] });
  if (from !== undefined) parts.push({ text: `${column} >= ?`, values: [value(from)] });
  if (until !== undefined) parts.push({ text: `${column} < ?`, values: [value(until)] });
  return parts;
}

function ownersOf({ owners }: LogTable, { characters, accounts }: LogPeople): Sql {
  const parts = [
    ...(owners.character === undefined ? [] : [oneOf(owners.character, characters)]),
    ...(owners.accounts ?? []).map((column) => oneOf(column, accounts)),
  ].filter((part) => part !== NOTHING);
  if (parts.length === 0) return NOTHING;
  return {
    text: `(${parts.map(({ text }) => text).join(' OR ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

function oneOf(column: string, ids: readonly number[]): Sql {
  if (ids.length === 0) return NOTHING;
  return { text: `${column} IN (${ids.map(() => '?').join(', ')})`, values: ids };
}

export function beyond({ order, time }: LogTable, { direction, at, id }: LogCursor): Sql {
  const sign = direction === 'older' ? '<' : '>';
  if (order === 'id') return { text: `id ${sign} ?`, values: [id] };
  // MySQL uses no index for a comparison of pairs.
  return {
    text: `${time.column} ${sign}= ? AND (${time.column} ${sign} ? OR id ${sign} ?)`,
    values: [at, at, id],
  };
}

export function orderOf({ order, time }: LogTable, direction: LogCursor['direction']): string {
  const way = direction === 'older' ? 'DESC' : 'ASC';
  return order === 'id' ? `id ${way}` : `${time.column} ${way}, id ${way}`;
}

export function allOf(parts: readonly Sql[]): Sql {
  if (parts.length === 0) return { text: '1 = 1', values: [] };
  return {
    text: parts.map(({ text }) => `(${text})`).join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}
