import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';

export type Engine = 'sqlite' | 'mysql';

/** What the modules bring together: every entity, and the migrations of the portal's own tables in their order. */
export interface DatabaseSchema {
  entities: (EntityTarget<ObjectLiteral> & (abstract new (...args: never[]) => unknown))[];
  migrations: (new () => MigrationInterface)[];
}

export const MIGRATIONS_TABLE = 'portal_migrations';
