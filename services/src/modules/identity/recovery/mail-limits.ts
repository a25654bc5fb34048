import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { LoginAttemptEntity } from '../attempts/login-attempt.entity.js';

const HOUR_MS = 3_600_000;

/** What is counted: mails to an address, whether or not anyone has it, and what one network asks for. */
export type MailSubject = 'recovery-address' | 'recovery-network' | 'confirm-address';

const PER_HOUR: Readonly<Record<MailSubject, number>> = {
  'recovery-address': 3,
  'recovery-network': 30,
  'confirm-address': 3,
};

/** How many mails may be asked for in an hour, counted in the database and so over all processes. */
@Injectable()
export class MailLimits {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Counts one; answers the seconds to wait when it is one too many, else 0. */
  async count(kind: MailSubject, value: string): Promise<number> {
    const subject = `${kind}:${createHash('sha256').update(value.toLowerCase()).digest('base64url')}`;
    const now = Date.now();
    const row = await this.unitOfWork.run(async (manager) => {
      const none = { subject, failures: 0, firstAt: now, lastAt: now, blockedUntil: 0 };
      await manager.createQueryBuilder().insert().into(LoginAttemptEntity).values(none).orIgnore().execute();
      await manager
        .createQueryBuilder()
        .update(LoginAttemptEntity)
        .set({
          // In this order: MariaDB sees in the second what the first has set.
          failures: () => `CASE WHEN ${IS_OVER} THEN 1 ELSE failures + 1 END`,
          firstAt: () => `CASE WHEN ${IS_OVER} THEN :now ELSE first_at END`,
          lastAt: now,
        })
        .where({ subject })
        .setParameters({ now, since: now - HOUR_MS })
        .execute();
      return manager.findOneByOrFail(LoginAttemptEntity, { subject });
    });
    if (row.failures <= PER_HOUR[kind]) return 0;
    return Math.max(1, Math.ceil((row.firstAt + HOUR_MS - now) / 1000));
  }
}

/** Its hour has passed, or its clock was ahead of this one. */
const IS_OVER = '(first_at <= :since OR first_at > :now)';
