import type { EntityManager, EntityMetadata, EntityTarget, InsertResult, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { inBatches } from '../collections/index.js';

/** SQLite accepts at most 32,766 values in a statement; larger statements are not faster on either engine. */
const VALUES_PER_STATEMENT = 30_000;
const ROWS_PER_STATEMENT = 1000;

type Column = EntityMetadata['columns'][number];

/**
 * Inserts rows, many in each statement: several times as fast as TypeORM's query builder. An omitted property gets
 * the column's default if all rows omit it, and NULL otherwise.
 */
export async function insertRows<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly Partial<T>[],
): Promise<void> {
  const metadata = manager.connection.getMetadata(entity);
  const columns = metadata.columns.filter(({ propertyName }) =>
    rows.some((row) => row[propertyName] !== undefined),
  );
  if (columns.length === 0) return;
  const size = Math.min(ROWS_PER_STATEMENT, Math.floor(VALUES_PER_STATEMENT / columns.length));
  for (const batch of inBatches(rows, size)) {
    const values = batch.flatMap((row) => columns.map((column) => valueOf(column, row)));
    await manager.query(insertStatement(manager, metadata, columns, batch.length), values);
  }
}

function insertStatement(
  manager: EntityManager,
  { tableName }: EntityMetadata,
  columns: readonly Column[],
  count: number,
): string {
  const escape = (name: string) => manager.connection.driver.escape(name);
  const names = columns.map(({ databaseName }) => escape(databaseName)).join(', ');
  const marks = `(${columns.map(() => '?').join(',')})`;
  return `INSERT INTO ${escape(tableName)} (${names}) VALUES ${Array.from({ length: count }, () => marks).join(',')}`;
}

function valueOf({ propertyName, transformer }: Column, row: ObjectLiteral): unknown {
  const value: unknown = row[propertyName] ?? null;
  if (transformer === undefined || Array.isArray(transformer)) return value;
  return transformer.to(value);
}

export async function insertMissing<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: QueryDeepPartialEntity<T> | QueryDeepPartialEntity<T>[],
): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(rows)
    .orIgnore()
    .updateEntity(false)
    .execute();
}

/** Id of the one inserted row. Throws if the driver does not tell it. */
export function insertedId({ identifiers }: Pick<InsertResult, 'identifiers'>): number {
  const id = Number(identifiers[0]?.id);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new Error('The database does not tell the id of an inserted row');
}
