import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Currency, LedgerReason } from '@portico/domain';
import { type FindOptionsWhere, In, type Repository } from 'typeorm';
import { CharacterEntity } from '../../../game/index.js';
import { LedgerEntryEntity } from '../ledger.entities.js';

export interface HistoryFilter {
  currency: Currency | undefined;
  reason: LedgerReason | undefined;
}

const ENTRY_FIELDS = {
  id: true,
  entryKey: true,
  sequence: true,
  at: true,
  currency: true,
  delta: true,
  balanceAfter: true,
  reason: true,
  characterId: true,
} as const;

export type HistoryEntry = Pick<LedgerEntryEntity, keyof typeof ENTRY_FIELDS>;

@Injectable()
export class LedgerHistoryRepository {
  constructor(
    @InjectRepository(LedgerEntryEntity) private readonly ledgerEntries: Repository<LedgerEntryEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
  ) {}

  count(accountId: number, filter: HistoryFilter): Promise<number> {
    return this.ledgerEntries.countBy(whereOf(accountId, filter));
  }

  /** Newest first. */
  entries(
    accountId: number,
    filter: HistoryFilter,
    { skip, take }: { skip: number; take: number },
  ): Promise<HistoryEntry[]> {
    return this.ledgerEntries.find({
      // With hashes and keys, a thousand rows take twice as long.
      select: ENTRY_FIELDS,
      where: whereOf(accountId, filter),
      order: { sequence: 'DESC' },
      skip,
      take,
    });
  }

  async characterNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.characters.find({
      where: { id: In([...new Set(ids)]) },
      select: { id: true, name: true },
    });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function whereOf(
  accountId: number,
  { currency, reason }: HistoryFilter,
): FindOptionsWhere<LedgerEntryEntity> {
  return { accountId, ...(currency && { currency }), ...(reason && { reason }) };
}
