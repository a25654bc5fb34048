import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, In, Index, IsNull, LessThan, MoreThan, Not, PrimaryColumn } from 'typeorm';
import type { Repository } from 'typeorm';
import { epochMsColumn, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_session', engine: TABLE_ENGINE })
@Index('portal_session_account', ['accountId'])
@Index('portal_session_expires', ['expiresAt'])
@Index('portal_session_network', ['network', 'accountId'])
export class SessionEntity {
  @PrimaryColumn({ name: 'id', type: 'varchar', length: 36 }) id: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'last_seen_at' }) lastSeenAt: number;

  /** The session ends at this time even if it is in use. */
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @epochMsColumn({ name: 'revoked_at', nullable: true }) revokedAt: number | null;
  @Column({ name: 'network', type: 'varchar', length: 64, nullable: true }) network: string | null;
  @Column({ name: 'device', type: 'varchar', length: 200, nullable: true }) device: string | null;
  @Column({ name: 'method', type: 'varchar', length: 16, default: 'password' }) method: string;

  /** Mark of the password when the session was opened or the password changed here; null for sessions of an earlier version. */
  @Column({ name: 'password_mark', type: 'varchar', length: 43, nullable: true }) passwordMark: string | null;
}

/** Maximum sessions of one account, open and ended, so that repeated logins cannot fill the table. */
const MAX_OF_ACCOUNT = 100;

@Injectable()
export class SessionsRepository {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  find(id: string): Promise<SessionEntity | null> {
    return this.sessions.findOneBy({ id });
  }

  openOf(accountId: number, now: number, idleMs: number): Promise<SessionEntity[]> {
    return this.sessions.find({
      where: { accountId, revokedAt: IsNull(), expiresAt: MoreThan(now), lastSeenAt: MoreThan(now - idleMs) },
      order: { lastSeenAt: 'DESC', createdAt: 'DESC', id: 'ASC' },
    });
  }

  async add(session: SessionEntity): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      await manager.insert(SessionEntity, session);
      const old = await manager.find(SessionEntity, {
        select: { id: true },
        where: { accountId: session.accountId, id: Not(session.id) },
        order: { lastSeenAt: 'DESC' },
        skip: MAX_OF_ACCOUNT - 1,
        take: MAX_OF_ACCOUNT,
      });
      if (old.length > 0) await manager.delete(SessionEntity, { id: In(old.map(({ id }) => id)) });
    });
  }

  async touch(id: string, at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(SessionEntity, { id }, { lastSeenAt: at }));
  }

  revoke(id: string, at: number): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(SessionEntity, { id, revokedAt: IsNull() }, { revokedAt: at }),
    );
  }

  revokeOf(accountId: number, exceptId: string | undefined, at: number): Promise<number> {
    const id = exceptId === undefined ? {} : { id: Not(exceptId) };
    const where = { accountId, revokedAt: IsNull(), ...id };
    return this.unitOfWork.changed((manager) => manager.update(SessionEntity, where, { revokedAt: at }));
  }

  async changeMark(accountId: number, from: string | null, passwordMark: string | null): Promise<void> {
    if (from === null) return;
    await this.unitOfWork.run((manager) =>
      manager.update(SessionEntity, { accountId, passwordMark: from }, { passwordMark }),
    );
  }

  async removeExpiredBefore(at: number): Promise<void> {
    await this.unitOfWork.run((manager) => manager.delete(SessionEntity, { expiresAt: LessThan(at) }));
  }
}
