import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { engineOf } from './schema.js';
import { insertMissing } from './write-rows.js';

/** Reads rows and locks them until the unit of work ends. The embedded database has one writer at a time and needs no lock. */
export function findLocked<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T> = {},
): Promise<T[]> {
  const lock = { mode: 'pessimistic_write' as const };
  return manager.find(entity, engineOf(manager.connection) === 'mysql' ? { where, lock } : { where });
}

interface LockOptions<T> {
  /** Increment of the column; without it the column keeps its value. */
  by?: number;
  /** The row to insert if there is none. */
  first?: QueryDeepPartialEntity<T>;
}

/**
 * Locks a row until the unit of work ends by writing one of its columns; false if there is none. Both engines lock
 * written rows, and only later reads are current, so nothing may be read in the unit before.
 */
export async function lockRow<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  column: keyof T & string,
  { by, first }: LockOptions<T> = {},
): Promise<boolean> {
  const { connection } = manager;
  const { databaseName = column } = connection.getMetadata(entity).findColumnWithPropertyName(column) ?? {};
  const name = connection.driver.escape(databaseName);
  const values = { [column]: () => (by === undefined ? name : `${name} + ${by}`) };
  const write = async () => {
    const query = manager.createQueryBuilder().update(entity);
    const { affected } = await query
      .set(values as QueryDeepPartialEntity<T>)
      .where(where)
      .execute();
    return affected === 1;
  };
  if (await write()) return true;
  if (first === undefined) return false;
  await insertMissing(manager, entity, first);
  return write();
}
