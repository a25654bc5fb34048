import { DataSource } from 'typeorm';
import type { EntityMetadata, EntityTarget, ObjectLiteral, QueryRunner, ReplicationMode } from 'typeorm';
import { AppError } from '../errors/index.js';

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

  /** One trivial query, sent while the database counts as away too. */
  async probe(): Promise<void> {
    const runner = super.createQueryRunner();
    try {
      await runner.query('SELECT 1');
    } finally {
      await runner.release();
    }
  }
}
