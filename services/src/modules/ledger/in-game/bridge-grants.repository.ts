import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { BridgeGrantEntity, type BridgeGrantState } from '../ledger.entities.js';

@Injectable()
export class BridgeGrantsRepository {
  constructor(@InjectRepository(BridgeGrantEntity) private readonly grants: Repository<BridgeGrantEntity>) {}

  /** Finds a row, outside any unit of work or as the unit of `manager` sees it. */
  find(key: string, manager: EntityManager = this.grants.manager): Promise<BridgeGrantEntity | null> {
    return manager.findOneBy(BridgeGrantEntity, { key });
  }

  /** Applied rows of an account that are not in the ledger yet, in the order in which the game applied them. */
  unsettledOf(manager: EntityManager, accountId: number): Promise<BridgeGrantEntity[]> {
    return manager.find(BridgeGrantEntity, {
      where: { accountId, state: 'applied', settledAt: IsNull() },
      order: { decidedAt: 'ASC', key: 'ASC' },
    });
  }

  async markSettled(manager: EntityManager, key: string, settledAt: number): Promise<void> {
    await manager.update(BridgeGrantEntity, { key }, { settledAt });
  }

  /** Removes a row in a state that has changed nothing. Returns false if the plug has decided the row meanwhile. */
  async remove(
    manager: EntityManager,
    key: string,
    state: Exclude<BridgeGrantState, 'applied'>,
  ): Promise<boolean> {
    const { affected } = await manager.delete(BridgeGrantEntity, { key, state });
    return affected === 1;
  }

  /** Rows that their portal should have finished long ago, oldest first, except those with the given keys. */
  findUnfinished(before: number, limit: number, without: readonly string[]): Promise<BridgeGrantEntity[]> {
    return this.grants.find({
      where: { settledAt: IsNull(), createdAt: LessThan(before), key: Not(In([...without])) },
      order: { createdAt: 'ASC' },
      take: limit,
    });
  }

  /** Keys of rows that the ledger recorded before a moment. */
  async settledBefore(before: number, limit: number): Promise<string[]> {
    const rows = await this.grants.find({
      where: { settledAt: LessThan(before) },
      select: { key: true },
      order: { settledAt: 'ASC' },
      take: limit,
    });
    return rows.map(({ key }) => key);
  }

  async forget(manager: EntityManager, keys: readonly string[]): Promise<void> {
    await manager.delete(BridgeGrantEntity, { key: In([...keys]), settledAt: Not(IsNull()) });
  }
}
