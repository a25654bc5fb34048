import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Database, UnitOfWork } from '../../../platform/persistence/index.js';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionsRepository {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  find(id: string): Promise<SessionEntity | null> {
    return this.database.reader.findOneBy(SessionEntity, { id });
  }

  /** Sessions of an account that have not ended, the one seen last first. */
  openOf(accountId: number, now: number, idleMs: number): Promise<SessionEntity[]> {
    return this.database.reader.find(SessionEntity, {
      where: {
        accountId,
        revokedAt: IsNull(),
        expiresAt: MoreThan(now),
        lastSeenAt: MoreThan(now - idleMs),
      },
      order: { lastSeenAt: 'DESC', createdAt: 'DESC', id: 'ASC' },
    });
  }

  async add(session: SessionEntity): Promise<void> {
    await this.unitOfWork.run((manager) => manager.insert(SessionEntity, session));
  }

  async touch(id: string, at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(SessionEntity, { id }, { lastSeenAt: at }));
  }

  /** Whether there was one to revoke. */
  revoke(id: string, at: number): Promise<boolean> {
    return this.unitOfWork.run(async (manager) => {
      const { affected } = await manager.update(
        SessionEntity,
        { id, revokedAt: IsNull() },
        { revokedAt: at },
      );
      return affected === 1;
    });
  }

  /** Revokes all sessions of an account but one; answers how many. */
  revokeOf(accountId: number, exceptId: string | undefined, at: number): Promise<number> {
    const id = exceptId === undefined ? {} : { id: Not(exceptId) };
    return this.unitOfWork.run(async (manager) => {
      const where = { accountId, revokedAt: IsNull(), ...id };
      const { affected } = await manager.update(SessionEntity, where, { revokedAt: at });
      return affected ?? 0;
    });
  }

  async removeExpiredBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(SessionEntity, { expiresAt: LessThan(at) }));
  }
}
