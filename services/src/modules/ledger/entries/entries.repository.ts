import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { GENESIS_HASH } from '../../../platform/hash-chain/index.js';
import { insertMissing, lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import { LedgerEntryEntity, LedgerHeadEntity } from '../ledger.entities.js';
import { entryHash, type LedgerEntryContent } from './entry-hash.js';

@Injectable()
export class EntriesRepository {
  constructor(
    @InjectRepository(LedgerHeadEntity) private readonly heads: Repository<LedgerHeadEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Makes a missing head in a unit of its own: an insert within a failing unit would lock a gap and end in deadlocks. */
  async open(accountId: number): Promise<void> {
    if (await this.heads.existsBy({ accountId })) return;
    await this.unitOfWork.run((manager) => insertMissing(manager, LedgerHeadEntity, firstHeadOf(accountId)));
  }

  /** Locks the chain of an account until the unit of work ends and moves its head on. Returns the head as it was before. */
  async advance(manager: EntityManager, accountId: number, count: number): Promise<LedgerHeadEntity> {
    const first = firstHeadOf(accountId);
    await lockRow(manager, LedgerHeadEntity, { accountId }, 'lastSequence', { by: count, first });
    const head = await manager.findOneByOrFail(LedgerHeadEntity, { accountId });
    return { ...head, lastSequence: head.lastSequence - count };
  }

  /** The same without moving it on; null where the account has no chain. */
  async lock(manager: EntityManager, accountId: number): Promise<LedgerHeadEntity | null> {
    await lockRow(manager, LedgerHeadEntity, { accountId }, 'lastSequence');
    return manager.findOneBy(LedgerHeadEntity, { accountId });
  }

  /** Adds entries behind a head that was advanced by as many; `openLogin` of the head is that of their stay out of the game. */
  async append(
    manager: EntityManager,
    head: LedgerHeadEntity,
    entries: readonly Omit<LedgerEntryContent, 'sequence'>[],
  ): Promise<void> {
    let { hash } = head;
    const rows = entries.map((entry, index) => {
      const content = { ...entry, sequence: head.lastSequence + index + 1 };
      const row = { ...content, previousHash: hash, hash: entryHash(hash, content) };
      ({ hash } = row);
      return row;
    });
    await manager
      .createQueryBuilder()
      .insert()
      .into(LedgerEntryEntity)
      .values(rows)
      .updateEntity(false)
      .execute();
    const { accountId, openLogin } = head;
    await manager.update(LedgerHeadEntity, { accountId }, { hash, openLogin });
  }
}

function firstHeadOf(accountId: number): LedgerHeadEntity {
  return { accountId, lastSequence: 0, hash: GENESIS_HASH, comparedSequence: 0, openLogin: null };
}
