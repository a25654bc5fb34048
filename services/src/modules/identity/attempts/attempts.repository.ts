import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { HOUR_MS } from '@portico/domain';
import { Column, Entity, In, Index, LessThan, Like, MoreThan, Not, PrimaryColumn } from 'typeorm';
import type { EntityManager, Repository } from 'typeorm';
import {
  epochMsColumn,
  insertMissing,
  lockRow,
  TABLE_ENGINE,
  UnitOfWork,
} from '../../../platform/persistence/index.js';
import { SessionEntity } from '../sessions/sessions.repository.js';
import { type AttemptCount, CEILING_KIND, CEILING_MS } from './attempt-rules.js';

@Entity({ name: 'portal_login_attempt', engine: TABLE_ENGINE })
@Index('portal_login_attempt_last', ['lastAt'])
export class LoginAttemptEntity {
  /** Kind and hash of the subject: a name, a network, both, or an account and its password. */
  @PrimaryColumn({ name: 'subject', type: 'varchar', length: 80 }) subject: string;
  @Column({ name: 'failures', type: 'int', default: 0 }) failures: number;
  @epochMsColumn({ name: 'first_at' }) firstAt: number;
  @epochMsColumn({ name: 'last_at' }) lastAt: number;
  @epochMsColumn({ name: 'blocked_until' }) blockedUntil: number;
  @Column({ name: 'begun', type: 'int', default: 0 }) begun: number;
  @epochMsColumn({ name: 'begun_at', default: 0 }) begunAt: number;
}

/** No rule counts for longer than an hour, except those of `CEILING_KIND`. */
const KEEP_MS = 2 * HOUR_MS;

@Injectable()
export class AttemptsRepository {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(LoginAttemptEntity) private readonly loginAttempts: Repository<LoginAttemptEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Creates missing rows, each in its own unit of work: in one unit, two transactions could wait for each other's rows. */
  async prepare(subjects: readonly string[]): Promise<void> {
    const known = await this.find(subjects);
    const missing = subjects.filter((subject) => !known.has(subject));
    for (const subject of missing)
      await this.unitOfWork.run((manager) => insertMissing(manager, LoginAttemptEntity, noneOf(subject)));
  }

  /** Counts by subject, locked until the unit of work ends. All rows are locked before any is read, so the counts are current. */
  async lock(
    manager: EntityManager,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, LoginAttemptEntity>> {
    for (const subject of subjects)
      await lockRow(manager, LoginAttemptEntity, { subject }, 'failures', { first: noneOf(subject) });
    const rows = await manager.findBy(LoginAttemptEntity, { subject: In(subjects) });
    return new Map(rows.map((row) => [row.subject, row]));
  }

  async write(manager: EntityManager, subject: string, count: AttemptCount): Promise<void> {
    const { failures, firstAt, lastAt, blockedUntil, begun, begunAt } = count;
    const row = { failures, firstAt, lastAt, blockedUntil, begun, begunAt };
    await manager.update(LoginAttemptEntity, { subject }, row);
  }

  isKnownNetwork(accountId: number, network: string): Promise<boolean> {
    return this.sessions.existsBy({ accountId, network });
  }

  async find(subjects: readonly string[]): Promise<ReadonlyMap<string, AttemptCount>> {
    const rows = await this.loginAttempts.findBy({ subject: In(subjects) });
    return new Map(rows.map((row) => [row.subject, row]));
  }

  /** Removes expired counts, and those from a clock that ran ahead. */
  async removeExpired(now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      const subject = Not(Like(`${CEILING_KIND}:%`));
      await manager.delete(LoginAttemptEntity, { lastAt: LessThan(now - KEEP_MS), subject });
      await manager.delete(LoginAttemptEntity, { lastAt: LessThan(now - CEILING_MS) });
      await manager.delete(LoginAttemptEntity, { lastAt: MoreThan(now + KEEP_MS) });
    });
  }
}

function noneOf(subject: string): LoginAttemptEntity {
  return { subject, failures: 0, firstAt: 0, lastAt: Date.now(), blockedUntil: 0, begun: 0, begunAt: 0 };
}
