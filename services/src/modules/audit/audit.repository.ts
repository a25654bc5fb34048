import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, MoreThan, type Repository } from 'typeorm';
import { lockRow } from '../../platform/persistence/index.js';
import { GENESIS_HASH } from '../../platform/hash-chain/index.js';
import { chainOf, CHAINS, FIRST_TIMED_ID, firstIdAt } from './audit-chains.js';
import { AuditEntity, AuditHeadEntity } from './audit.entities.js';

export type ChainHead = Pick<AuditHeadEntity, 'lastId' | 'hash'>;

@Injectable()
export class AuditRepository {
  constructor(
    @InjectRepository(AuditEntity) private readonly entries: Repository<AuditEntity>,
    private readonly reader: DataSource,
  ) {}

  /** Locks the head of a chain until the unit of work ends. Returns the id of the next row and the hash of the last one. */
  async advance(manager: EntityManager, chain: number): Promise<ChainHead> {
    const name = String(chain);
    const first = { name, lastId: FIRST_TIMED_ID + chain, hash: GENESIS_HASH };
    await lockRow(manager, AuditHeadEntity, { name }, 'lastId', { by: CHAINS, first });
    const { lastId, hash } = await manager.findOneByOrFail(AuditHeadEntity, { name });
    // Ids of all chains grow with the time.
    return { lastId: Math.max(lastId, firstIdAt(Date.now()) + chain), hash };
  }

  async add(manager: EntityManager, row: AuditEntity): Promise<void> {
    await manager.insert(AuditEntity, row);
    const { id: lastId, hash } = row;
    await manager.update(AuditHeadEntity, { name: chainOf(lastId) }, { lastId, hash });
  }

  /** The heads of all chains and the last row, by one statement: a row that is added meanwhile is in both or in neither. */
  async ends() {
    const rows = await this.reader.query<Record<'newestId' | 'name' | 'lastId' | 'hash', unknown>[]>(
      `SELECT newest.id AS newestId, head.name, head.last_id AS lastId, head.hash
        FROM (SELECT MAX(id) AS id FROM portal_audit) newest LEFT JOIN portal_audit_head head ON 1 = 1`,
    );
    const heads = rows.filter(({ name }) => name !== null);
    return {
      heads: new Map<string, ChainHead>(
        heads.map(({ name, lastId, hash }) => [String(name), { lastId: Number(lastId), hash: String(hash) }]),
      ),
      newestId: Number(rows[0]?.newestId ?? 0),
    };
  }

  rows(after: number | undefined, limit: number): Promise<AuditEntity[]> {
    return this.entries.find({
      where: after === undefined ? {} : { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  newestOf(accountId: number, actions: readonly string[], limit: number): Promise<AuditEntity[]> {
    return this.entries.find({
      // Not an OR of pairs, because SQLite would then collect and sort all rows of the account.
      where: { accountId, action: In(actions) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  async lastOf(accountIds: readonly number[], actions: readonly string[]): Promise<AuditEntity[]> {
    const last = await this.entries
      .createQueryBuilder('entry')
      .select('MAX(entry.id)', 'id')
      .where({ accountId: In([...accountIds]), action: In(actions) })
      .groupBy('entry.accountId')
      .getRawMany<{ id: number | string }>();
    return this.entries.findBy({ id: In(last.map(({ id }) => Number(id))) });
  }

  newestWith(action: string, limit: number): Promise<AuditEntity[]> {
    return this.entries.find({ where: { action }, order: { id: 'DESC' }, take: limit });
  }
}
