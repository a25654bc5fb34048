import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan } from 'typeorm';
import type { DataSource, EntityManager, Repository } from 'typeorm';
import { lockRow } from '../../platform/persistence/index.js';
import { GENESIS_HASH } from '../../platform/hash-chain/index.js';
import { AuditHeadEntity } from './audit-head.entity.js';
import { AuditEntity } from './audit.entity.js';

const HEAD = 'head';

/** The end of the chain as its head says, and the last row that is there. */
export interface ChainEnd {
  lastId: number;
  hash: string;
  newestId: number;
}

@Injectable()
export class AuditRepository {
  constructor(
    @InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>,
    @InjectDataSource() private readonly reader: DataSource,
  ) {}

  /**
   * Locks the head until the end of the unit of work and moves it on by one row: `lastId` is that of the row to add, `hash` that
   * of the row before.
   */
  async advance(manager: EntityManager): Promise<AuditHeadEntity> {
    const first = { name: HEAD, lastId: 0, hash: GENESIS_HASH };
    await lockRow(manager, AuditHeadEntity, { name: HEAD }, 'lastId', { by: 1, first });
    return manager.findOneByOrFail(AuditHeadEntity, { name: HEAD });
  }

  async add(manager: EntityManager, row: AuditEntity): Promise<void> {
    await manager.insert(AuditEntity, row);
    await manager.update(AuditHeadEntity, { name: HEAD }, { hash: row.hash });
  }

  /** Both in one statement: a row that is added at the same time is in both or in none. */
  async end(): Promise<ChainEnd> {
    const rows: Record<keyof ChainEnd, unknown>[] = await this.reader.query(
      `SELECT (SELECT MAX(id) FROM portal_audit) AS newestId,
         (SELECT last_id FROM portal_audit_head WHERE name = ?) AS lastId,
         (SELECT hash FROM portal_audit_head WHERE name = ?) AS hash`,
      [HEAD, HEAD],
    );
    const [row] = rows;
    return {
      lastId: Number(row?.lastId ?? 0),
      hash: typeof row?.hash === 'string' ? row.hash : GENESIS_HASH,
      newestId: Number(row?.newestId ?? 0),
    };
  }

  /** Rows after an id in their order; from the first on without one. */
  rows(after: number | undefined, limit: number): Promise<AuditEntity[]> {
    return this.entries.find({
      where: after === undefined ? {} : { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  /** The newest rows of one account with one of these actions. */
  newestOf(accountId: number, actions: readonly string[], limit: number): Promise<AuditEntity[]> {
    return this.entries.find({
      // Not an OR of pairs: SQLite would gather and sort all rows of the account.
      where: { accountId, action: In(actions) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** The newest rows with one action, of whatever account. */
  newestWith(action: string, limit: number): Promise<AuditEntity[]> {
    return this.entries.find({ where: { action }, order: { id: 'DESC' }, take: limit });
  }
}
