import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GENESIS_HASH } from '../../../platform/hash-chain/index.js';
import { entryHash } from './entry-hash.js';
import type { LedgerEntryContent } from './entry-hash.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerHeadEntity } from './ledger-head.entity.js';

/** Writes the chains of the ledger. */
@Injectable()
export class EntriesRepository {
  /**
   * Locks the chain of an account until the end of the unit of work and moves its head on by so many entries. Answers the head as
   * it was before.
   */
  async advance(manager: EntityManager, accountId: number, count: number): Promise<LedgerHeadEntity> {
    if (!(await increment(manager, accountId, count))) {
      const first = { accountId, lastSequence: 0, hash: GENESIS_HASH };
      await manager.createQueryBuilder().insert().into(LedgerHeadEntity).values(first).orIgnore().execute();
      await increment(manager, accountId, count);
    }
    const { lastSequence, hash } = await manager.findOneByOrFail(LedgerHeadEntity, { accountId });
    return { accountId, lastSequence: lastSequence - count, hash };
  }

  /** Adds entries behind a head that was advanced by as many. */
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
    await manager.update(LedgerHeadEntity, { accountId: head.accountId }, { hash });
  }
}

async function increment(manager: EntityManager, accountId: number, count: number): Promise<boolean> {
  const { affected } = await manager.increment(LedgerHeadEntity, { accountId }, 'lastSequence', count);
  return affected === 1;
}
