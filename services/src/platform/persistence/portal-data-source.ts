import { DataSource } from 'typeorm';
import type { EntityMetadata, EntityTarget, ObjectLiteral, QueryRunner, ReplicationMode } from 'typeorm';
import { AppError } from '../errors/index.js';
import { MIGRATIONS_TABLE } from './schema.js';

/**
 * The data source of a database that may be away: it refuses with `database.unavailable` at once, where TypeORM would wait for
 * the server, or know no entity before the first connection.
 */
export class PortalDataSource extends DataSource {
  /** `Database` alone says so. */
  isAway = true;

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    if (this.isAway || !this.isInitialized) throw new AppError('database.unavailable');
    return super.createQueryRunner(mode);
  }

  override getMetadata(target: EntityTarget<ObjectLiteral>): EntityMetadata {
    if (!this.isInitialized) throw new AppError('database.unavailable');
    return super.getMetadata(target);
  }

  /** Whether it has the portal's tables. */
  hasTables = false;

  /**
   * One trivial query, sent while the database counts as away too. It reads a table where there is one: a cluster's node without its
   * cluster answers every other.
   */
  async probe(): Promise<void> {
    const runner = super.createQueryRunner();
    try {
      await runner.query(this.hasTables ? `SELECT 1 FROM ${MIGRATIONS_TABLE} LIMIT 1` : 'SELECT 1');
    } finally {
      await runner.release();
    }
  }
}
