export { epochMsColumn } from './columns.js';
export { openAtStart } from './connection.js';
export { createDatabase, createUnitOfWork } from './create-database.js';
export { Database } from './database.js';
export { isBusy, isDatabaseAway } from './failures.js';
export { PersistenceModule } from './persistence.module.js';
export { MIGRATIONS_TABLE } from './schema.js';
export type { DatabaseSchema, Engine } from './schema.js';
export { UnitOfWork } from './unit-of-work.js';
