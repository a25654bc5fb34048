import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { chainedHash, GENESIS_HASH } from '../../../platform/hash-chain/index.js';
import { insertMissing, insertRows, lockRow, UnitOfWork } from '../../../platform/persistence/index.js';
import { LedgerEntryEntity, LedgerHeadEntity } from '../ledger.entities.js';

type LedgerEntryContent = Omit<LedgerEntryEntity, 'id' | 'hash' | 'previousHash'>;

/** SHA-256 in hex of the previous entry's hash and all fields of this entry except its id, which the database assigns. */
export function entryHash(previousHash: string, entry: LedgerEntryContent): string {
  const { entryKey, at, accountId, characterId, currency, delta, balanceAfter } = entry;
  const { reason, actorAccountId, requestId, sequence } = entry;
  const change = { entryKey, at, accountId, characterId, currency, delta, balanceAfter };
  return chainedHash(previousHash, { ...change, reason, actorAccountId, requestId, sequence });
}

@Injectable()
export class EntriesRepository {
  constructor(
    @InjectRepository(LedgerHeadEntity) private readonly heads: Repository<LedgerHeadEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Creates a missing head in its own unit of work: an insert in a failing unit would lock a gap and cause deadlocks. */
  async open(accountId: number): Promise<void> {
    if (await this.heads.existsBy({ accountId })) return;
    await this.unitOfWork.run((manager) => insertMissing(manager, LedgerHeadEntity, firstHeadOf(accountId)));
  }

  /** Locks an account's chain until the unit of work ends and advances its head. Returns the old head. */
  async advance(manager: EntityManager, accountId: number, count: number): Promise<LedgerHeadEntity> {
    const first = firstHeadOf(accountId);
    await lockRow(manager, LedgerHeadEntity, { accountId }, 'lastSequence', { by: count, first });
    const head = await manager.findOneByOrFail(LedgerHeadEntity, { accountId });
    return { ...head, lastSequence: head.lastSequence - count };
  }

  async lock(manager: EntityManager, accountId: number): Promise<LedgerHeadEntity | null> {
    await lockRow(manager, LedgerHeadEntity, { accountId }, 'lastSequence');
    return manager.findOneBy(LedgerHeadEntity, { accountId });
  }

  /** Adds entries after a head that was advanced by their number. They belong to the stay out of the game in its `openLogin`. */
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
    await insertRows(manager, LedgerEntryEntity, rows);
    const { accountId, openLogin } = head;
    await manager.update(LedgerHeadEntity, { accountId }, { hash, openLogin });
  }
}

function firstHeadOf(accountId: number): LedgerHeadEntity {
  return { accountId, lastSequence: 0, hash: GENESIS_HASH, comparedSequence: 0, openLogin: null };
}
