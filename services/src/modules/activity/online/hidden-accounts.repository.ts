import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { CharacterEntity } from '../../../game/index.js';
import { inBatches } from '../../../platform/collections/index.js';
import { insertMissing, UnitOfWork } from '../../../platform/persistence/index.js';
import { HiddenAccountEntity } from '../activity.entities.js';

const IDS_PER_READ = 1000;

/** Accounts that do not want to be seen in the game: the list of online players leaves them out, and what they do there too. */
@Injectable()
export class HiddenAccountsRepository {
  constructor(
    @InjectRepository(HiddenAccountEntity) private readonly accounts: Repository<HiddenAccountEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async among(accountIds: readonly number[]): Promise<ReadonlySet<number>> {
    const found = new Set<number>();
    for (const some of inBatches(accountIds, IDS_PER_READ))
      for (const { accountId } of await this.accounts.findBy({ accountId: In(some) })) found.add(accountId);
    return found;
  }

  async charactersAmong(characterIds: readonly number[]): Promise<ReadonlySet<number>> {
    const found = new Set<number>();
    for (const some of inBatches(characterIds, IDS_PER_READ)) {
      const rows = await this.accounts
        .createQueryBuilder('hidden')
        .innerJoin(CharacterEntity, 'player', 'player.accountId = hidden.accountId')
        .select('player.id', 'id')
        .where('player.id IN (:...some)', { some })
        .getRawMany<{ id: number }>();
      for (const { id } of rows) found.add(Number(id));
    }
    return found;
  }

  async set(accountId: number, isHidden: boolean): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      if (isHidden) await insertMissing(manager, HiddenAccountEntity, { accountId, hiddenAt: Date.now() });
      else await manager.delete(HiddenAccountEntity, { accountId });
    });
  }
}
