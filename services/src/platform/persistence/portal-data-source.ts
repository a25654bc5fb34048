import { DataSource } from 'typeorm';
import type { EntityMetadata, EntityTarget, ObjectLiteral, QueryRunner, ReplicationMode } from 'typeorm';
import type { NodeDriver } from './mysql-options.js';
import { AppError } from '../errors/index.js';
import { PROBE_STATEMENT } from './schema.js';

/** The data source of a database that may be away: refuses with `database.unavailable` at once, where TypeORM would wait. */
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

  leaveNode(): void {
    const { driver } = this.options as { driver?: Partial<NodeDriver> };
    driver?.leaveNode?.();
  }

  hasTables = false;

  /** One trivial query, sent while the database counts as away too. It reads a table where there is one. */
  async probe(): Promise<void> {
    const runner = super.createQueryRunner();
    try {
      await runner.query(this.hasTables ? PROBE_STATEMENT : 'SELECT 1');
    } finally {
      await runner.release();
    }
  }
}
