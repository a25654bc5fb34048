import type { PorticoConfig } from '../../../platform/config/index.js';
import { createUnitOfWork, type Database } from '../../../platform/persistence/index.js';
import { ReleaseStore } from './release-store.js';
import { ReleaseTables } from './release-tables.js';

/** The releases of a database that a command opened. */
export function openReleaseStore({ env }: PorticoConfig, database: Database): ReleaseStore {
  return new ReleaseStore(env.home, new ReleaseTables(database.reader, createUnitOfWork(database)));
}
