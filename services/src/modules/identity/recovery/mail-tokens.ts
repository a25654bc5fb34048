import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, MoreThan, type Repository } from 'typeorm';
import { HOUR_MS } from '@portico/domain';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { type MailAccount, MailAccounts } from '../accounts/mail-accounts.js';
import { newSecretToken, tokenHash } from '../keys/secret-token.js';
import { MailTokenEntity } from './mail-token.entity.js';

type Kind = MailTokenEntity['kind'];
const LIFETIME_MS: Readonly<Record<Kind, number>> = { recovery: HOUR_MS, confirm: 72 * HOUR_MS };

export interface MailLink {
  tokenHash: string;
  account: MailAccount;
}

/** Makes and takes the tokens in links of mails: random, stored as a hash, good once and for a while. */
@Injectable()
export class MailTokens {
  constructor(
    @InjectRepository(MailTokenEntity) private readonly mailTokens: Repository<MailTokenEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: MailAccounts,
  ) {}

  /** A new token for the address of an account; the older ones of the account are void. */
  async issue(kind: Kind, { id: accountId, email }: MailAccount): Promise<string> {
    const token = newSecretToken();
    const createdAt = Date.now();
    await this.unitOfWork.run(async (manager) => {
      await manager.delete(MailTokenEntity, { expiresAt: LessThan(createdAt) });
      await this.revokeOf(kind, accountId);
      await manager.insert(MailTokenEntity, {
        tokenHash: tokenHash(token),
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

  /** Returns what a token proves, unused. Throws `identity.link_expired`, also for a changed address, or `game.feature_off`. */
  async find(kind: Kind, token: string): Promise<MailLink> {
    this.accounts.requireMails();
    const where = { tokenHash: tokenHash(token), kind, ...goodAt(Date.now()) };
    const row = await this.mailTokens.findOneBy(where);
    const account = row === null ? undefined : await this.accounts.find(row.accountId);
    if (row === null || account === undefined || account.email !== row.email)
      throw new AppError('identity.link_expired');
    return { tokenHash: row.tokenHash, account };
  }

  /** Uses a token in the current unit of work: of two that come at once one finds it. Throws `identity.link_expired`. */
  async redeem(link: MailLink): Promise<void> {
    const now = Date.now();
    const where = { tokenHash: link.tokenHash, ...goodAt(now) };
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
