import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, LessThan, Like, MoreThan, Not, type Repository } from 'typeorm';
import { HOUR_MS } from '@portico/domain';
import { UnitOfWork, insertMissing, lockRow } from '../../../platform/persistence/index.js';
import { SessionEntity } from '../sessions/session.entity.js';
import { type AttemptCount, CEILING_MS, CEILING_KIND } from './attempt-rules.js';
import { LoginAttemptEntity } from './login-attempt.entity.js';

/** No rule counts for longer than an hour, but that of `CEILING_KIND`. */
const KEEP_MS = 2 * HOUR_MS;

@Injectable()
export class AttemptsRepository {
  constructor(
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
    @InjectRepository(LoginAttemptEntity) private readonly loginAttempts: Repository<LoginAttemptEntity>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Makes the rows of subjects that have none, in a unit of its own: two that insert what the other waits for lock each other out. */
  async prepare(subjects: readonly string[]): Promise<void> {
    const known = await this.find(subjects);
    const missing = subjects.filter((subject) => !known.has(subject));
    for (const subject of missing)
      await this.unitOfWork.run((manager) => insertMissing(manager, LoginAttemptEntity, noneOf(subject)));
  }

  /** Counts by subject, locked until the unit of work ends. Nothing is read before all are locked, so the counts are current. */
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

  /** Whether the account signed in from this network before, as far as its sessions still tell. */
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
