import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual, MoreThan } from 'typeorm';
import { AppError } from '../../../platform/errors/index.js';
import { Database, UnitOfWork } from '../../../platform/persistence/index.js';
import { MailTokenEntity } from './mail-token.entity.js';

type Kind = MailTokenEntity['kind'];

const HOUR_MS = 3_600_000;
const LIFETIME_MS: Readonly<Record<Kind, number>> = { recovery: HOUR_MS, confirm: 72 * HOUR_MS };

/** What the links of mails prove: random, stored as a hash, good once and for a while. */
@Injectable()
export class MailTokens {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A new token; the older ones of the account are void. */
  async issue(kind: Kind, accountId: number, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const createdAt = Date.now();
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(MailTokenEntity, { expiresAt: LessThan(createdAt) });
      await this.revokeOf(kind, accountId);
      await manager.insert(MailTokenEntity, {
        tokenHash: hashOf(token),
        accountId,
        kind,
        email,
        createdAt,
        expiresAt: createdAt + LIFETIME_MS[kind],
        usedAt: null,
      });
    });
    return token;
  }

  /** What a token proves, without using it. Throws `identity.link_expired`. */
  async find(kind: Kind, token: string): Promise<MailTokenEntity> {
    const where = { tokenHash: hashOf(token), kind, ...goodAt(Date.now()) };
    const row = await this.database.reader.findOneBy(MailTokenEntity, where);
    if (row === null) throw new AppError('identity.link_expired');
    return row;
  }

  /** Uses a token in the current unit of work: of two that come at once one finds it. Throws `identity.link_expired`. */
  async redeem({ tokenHash }: MailTokenEntity): Promise<void> {
    const now = Date.now();
    const where = { tokenHash, ...goodAt(now) };
    const { affected } = await this.unitOfWork.run((manager) =>
      manager.update(MailTokenEntity, where, { usedAt: now }),
    );
    if (affected !== 1) throw new AppError('identity.link_expired');
  }

  async revokeOf(kind: Kind, accountId: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.update(MailTokenEntity, { kind, accountId, usedAt: IsNull() }, { usedAt: Date.now() }),
    );
  }
}

/** Not of a clock either that ran far ahead of this one: such a token would be good for longer than it may. */
function goodAt(now: number) {
  return { usedAt: IsNull(), expiresAt: MoreThan(now), createdAt: LessThanOrEqual(now + HOUR_MS) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
