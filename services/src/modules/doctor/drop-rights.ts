import type { SchemaSurvey } from '../../game/index.js';
import type { Database } from '../../platform/persistence/index.js';
import { type Finding, ready } from './finding.js';
import { granted, mayDo } from './granted-right.js';

const TABLES = [
  { table: 'drop_data', column: 'chance', feature: 'dropEditing' },
  { table: 'reactordrops', column: 'chance', feature: 'reactorDrops' },
] as const;

/** Whether the database user may edit drops, where their tables let them be edited at all. */
export async function dropRights(database: Database, { features }: SchemaSurvey): Promise<Finding[]> {
  if (features.has('dropEditing')) return [];
  for (const { table, column, feature } of TABLES) {
    if (features.has(feature) || (await mayEdit(database, table, column))) continue;
    return [granted('dropEditing', false, `INSERT, UPDATE and DELETE of ${table}`)];
  }
  return [ready('dropEditing')];
}

/** None of the statements matches a row. */
async function mayEdit(database: Database, table: string, column: string): Promise<boolean> {
  const statements = [
    `INSERT INTO ${table} SELECT * FROM ${table} WHERE 1 = 0`,
    `UPDATE ${table} SET ${column} = ${column} WHERE 1 = 0`,
    `DELETE FROM ${table} WHERE 1 = 0`,
  ];
  for (const statement of statements) if (!(await mayDo(database, statement))) return false;
  return true;
}
