import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, LessThan, MoreThan, PrimaryColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { epochMsColumn, insertMissing, TABLE_ENGINE, UnitOfWork } from '../../persistence/index.js';

/** The stored answer of a call that moves value, for repeats of the call. */
@Entity({ name: 'portal_idempotency', engine: TABLE_ENGINE })
@Index('portal_idempotency_created', ['createdAt'])
export class IdempotencyEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** SHA-256 in hex, because text columns may treat keys as equal that differ in case. */
  @PrimaryColumn({ name: 'key_hash', type: 'varchar', length: 64 }) keyHash: string;

  /** SHA-256 in hex of the call and its body. */
  @Column({ name: 'request_hash', type: 'varchar', length: 64 }) requestHash: string;

  /** Name of the call; null in rows of an older portal. */
  @Column({ name: 'call_name', type: 'varchar', length: 32, nullable: true }) call: string | null;
  @Column({ name: 'status', type: 'int' }) status: number;

  /** JSON of the answer, or code and parameters of the refusal. */
  @Column({ name: 'body', type: 'text' }) body: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
}

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

  /** Stores an answer unless another call with the same key was first. */
  async keep(row: IdempotencyEntity): Promise<void> {
    await this.unitOfWork.run((manager) => insertMissing(manager, IdempotencyEntity, row));
  }

  /** Also removes rows from the future, written by a clock that ran ahead. */
  async removeOutside(from: number, to: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(IdempotencyEntity, { createdAt: LessThan(from) });
      await manager.delete(IdempotencyEntity, { createdAt: MoreThan(to) });
    });
  }
}
