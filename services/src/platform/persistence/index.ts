import { NameEachMigrationOnce1780000019000 } from './migrations/1780000019000-name-each-migration-once.js';

export { booleanColumn, epochMsColumn, integerTransformer, moneyColumn } from './schema.js';
export { countUpTo } from './count-rows.js';
export { createDatabase, createUnitOfWork } from './create-database.js';
export { createMissingIndexes, migration, MIGRATION_LOCK_TABLE, migrationsOf } from './migrations.js';
export { Database } from './database.js';
export {
  columnWithoutDefault,
  isAgainstConstraint,
  isBusy,
  isConflict,
  isDamaged,
  isDatabaseAway,
  isStatementTimeout,
  isDuplicate,
  isIncomparableText,
  isReadOnly,
  isRefused,
  isSchemaFailure,
  isUnstorableText,
} from './failures.js';
export { readGaleraNode, type GaleraNode } from './mysql-session.js';
export { findLocked, lockRow } from './locks.js';
export { insertedId, insertMissing, insertRows } from './write-rows.js';
export { openAtStart } from './open-at-start.js';
export { CONNECTIONS } from './mysql-options.js';
export { PersistenceModule } from './persistence.module.js';
export { rowsById } from './rows-by-id.js';
export { type DatabaseSchema, type Engine, engineOf, inStatedOrder, MIGRATIONS_TABLE } from './schema.js';
export * from './table-columns.js';
export { UnitOfWork } from './unit-of-work.js';

export const persistenceMigrations = [NameEachMigrationOnce1780000019000];
