import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { BridgeGrantEntity } from './bridge-grant.entity.js';
import type { BridgeGrantState } from './bridge-grant.entity.js';

@Injectable()
export class BridgeGrantsRepository {
  constructor(@InjectRepository(BridgeGrantEntity) private readonly grants: Repository<BridgeGrantEntity>) {}

  /** As everybody sees it, or as a unit of work does. */
  find(key: string, manager: EntityManager = this.grants.manager): Promise<BridgeGrantEntity | null> {
    return manager.findOneBy(BridgeGrantEntity, { key });
  }

  /** Applied rows of an account that the ledger has not taken over, in the order in which the game applied them. */
  unsettledOf(manager: EntityManager, accountId: number): Promise<BridgeGrantEntity[]> {
    return manager.find(BridgeGrantEntity, {
      where: { accountId, state: 'applied', settledAt: IsNull() },
      order: { decidedAt: 'ASC', key: 'ASC' },
    });
  }

  async markSettled(manager: EntityManager, key: string, settledAt: number): Promise<void> {
    await manager.update(BridgeGrantEntity, { key }, { settledAt });
  }

  /** Removes a row in a state that has changed nothing; false where the plug has decided it meanwhile. */
  async remove(
    manager: EntityManager,
    key: string,
    state: Exclude<BridgeGrantState, 'applied'>,
  ): Promise<boolean> {
    const { affected } = await manager.delete(BridgeGrantEntity, { key, state });
    return affected === 1;
  }

  /** Rows that their portal should have finished long ago, oldest first. */
  left(before: number, limit: number): Promise<BridgeGrantEntity[]> {
    return this.grants.find({
      where: { settledAt: IsNull(), createdAt: LessThan(before) },
      order: { createdAt: 'ASC' },
      take: limit,
    });
  }

  /** Forgets rows that the ledger took over so long ago that nobody repeats their call. */
  async forget(manager: EntityManager, before: number): Promise<void> {
    await manager.delete(BridgeGrantEntity, { settledAt: LessThan(before), createdAt: LessThan(before) });
  }
}
