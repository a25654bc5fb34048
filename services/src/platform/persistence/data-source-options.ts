import type { DataSourceOptions } from 'typeorm';
import type { PorticoConfig } from '../config/index.js';
import { mysqlOptions } from './mysql-options.js';
import type { DatabaseSchema, DataSourceRole } from './schema.js';
import { sqliteOptions } from './sqlite-options.js';

/** Options of a data source of the database that the configuration names. */
export function dataSourceOptions(
  { env }: PorticoConfig,
  schema: DatabaseSchema,
  role: DataSourceRole,
): DataSourceOptions {
  const options =
    env.databaseUrl === undefined
      ? sqliteOptions(env.home, schema)
      : mysqlOptions(env.databaseUrl, schema, env.databaseConnections);
  return options[role];
}
