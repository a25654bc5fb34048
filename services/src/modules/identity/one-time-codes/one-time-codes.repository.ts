import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, type EntityManager, IsNull, Not, PrimaryColumn, type Repository } from 'typeorm';
import {
  epochMsColumn,
  insertMissing,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_second_factor', engine: TABLE_ENGINE })
export class SecondFactorEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;

  /** Encrypted with a key derived from the token secret. */
  @Column({ name: 'secret', type: 'varchar', length: 200 }) secret: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;

  /** Null until the first right code; the secret does not count before. */
  @epochMsColumn({ name: 'confirmed_at', nullable: true }) confirmedAt: number | null;

  /** Time step of the last code. No code is accepted twice. */
  @epochMsColumn({ name: 'last_step', nullable: true }) lastStep: number | null;
}

@Entity({ name: 'portal_recovery_code', engine: TABLE_ENGINE })
export class RecoveryCodeEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @PrimaryColumn({ name: 'code_hash', type: 'varchar', length: 64 }) codeHash: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'used_at', nullable: true }) usedAt: number | null;
}

@Injectable()
export class OneTimeCodesRepository {
  constructor(
    @InjectRepository(SecondFactorEntity) private readonly secondFactors: Repository<SecondFactorEntity>,
    @InjectRepository(RecoveryCodeEntity) private readonly recoveryCodes: Repository<RecoveryCodeEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  find(accountId: number): Promise<SecondFactorEntity | null> {
    return this.secondFactors.findOneBy({ accountId });
  }

  isOn(accountId: number, manager: EntityManager = this.secondFactors.manager): Promise<boolean> {
    return manager.existsBy(SecondFactorEntity, { accountId, confirmedAt: Not(IsNull()) });
  }

  /** Stores a secret that does not count yet, in place of an older one. Returns false if the account's secret already counts. */
  async begin(accountId: number, secret: string, now: number): Promise<boolean> {
    return this.unitOfWork.run(async (manager) => {
      await manager.delete(SecondFactorEntity, { accountId, confirmedAt: IsNull() });
      const row = { accountId, secret, createdAt: now, confirmedAt: null, lastStep: null };
      await insertMissing(manager, SecondFactorEntity, row);
      return manager.existsBy(SecondFactorEntity, { accountId, secret });
    });
  }

  confirm(accountId: number, secret: string, step: number, now: number): Promise<boolean> {
    const pending = { accountId, secret, confirmedAt: IsNull() };
    return this.unitOfWork.changedOne((manager) =>
      manager.update(SecondFactorEntity, pending, { confirmedAt: now, lastStep: step }),
    );
  }

  /** Accepts a step later than all before, once. Steps after `latest` came from a clock that ran ahead; they would lock the owner out. */
  takeStep(accountId: number, step: number, latest: number): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager
        .createQueryBuilder()
        .update(SecondFactorEntity)
        .set({ lastStep: step })
        .where('account_id = :accountId AND confirmed_at IS NOT NULL', { accountId })
        .andWhere('(last_step IS NULL OR last_step < :step OR last_step > :latest)', { step, latest })
        .execute(),
    );
  }

  remove(accountId: number): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.delete(SecondFactorEntity, { accountId, confirmedAt: Not(IsNull()) }),
    );
  }

  countCodes(accountId: number): Promise<number> {
    return this.recoveryCodes.countBy({ accountId, usedAt: IsNull() });
  }

  async replaceCodes(accountId: number, hashes: readonly string[], now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(RecoveryCodeEntity, { accountId });
      const rows = hashes.map((codeHash) => ({ accountId, codeHash, createdAt: now, usedAt: null }));
      if (rows.length > 0) await manager.insert(RecoveryCodeEntity, rows);
    });
  }

  /** Uses a code. Returns whether it was there and unused; of concurrent calls, only one gets true. */
  takeCode(accountId: number, codeHash: string, now: number): Promise<boolean> {
    const unused = { accountId, codeHash, usedAt: IsNull() };
    return this.unitOfWork.changedOne((manager) =>
      manager.update(RecoveryCodeEntity, unused, { usedAt: now }),
    );
  }
}
