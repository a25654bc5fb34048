import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, LessThan, MoreThan, type Repository } from 'typeorm';
import { UnitOfWork, insertMissing } from '../../persistence/index.js';
import { IdempotencyEntity } from './idempotency.entity.js';

@Injectable()
export class IdempotencyRepository {
  constructor(
    @InjectRepository(IdempotencyEntity) private readonly answers: Repository<IdempotencyEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  find(
    { accountId, keyHash }: Pick<IdempotencyEntity, 'accountId' | 'keyHash'>,
    manager: EntityManager = this.answers.manager,
  ): Promise<IdempotencyEntity | null> {
    return manager.findOneBy(IdempotencyEntity, { accountId, keyHash });
  }

  count(accountId: number): Promise<number> {
    return this.answers.countBy({ accountId });
  }

  /** A second call with the same key waits until the unit of work has ended, and is then refused as a duplicate. */
  async claim(manager: EntityManager, row: IdempotencyEntity): Promise<void> {
    await manager.insert(IdempotencyEntity, row);
  }

  async finish(
    manager: EntityManager,
    { accountId, keyHash }: IdempotencyEntity,
    body: string,
  ): Promise<void> {
    await manager.update(IdempotencyEntity, { accountId, keyHash }, { body });
  }

  /** Keeps an answer unless another call of the same key was first. */
  async keep(row: IdempotencyEntity): Promise<void> {
    await this.unitOfWork.run((manager) => insertMissing(manager, IdempotencyEntity, row));
  }

  /** Also what a clock wrote that ran ahead. */
  async removeOutside(from: number, to: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(IdempotencyEntity, { createdAt: LessThan(from) });
      await manager.delete(IdempotencyEntity, { createdAt: MoreThan(to) });
    });
  }
}
