import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { HOUR_MS } from '@portico/domain';
import { Column, Entity, Index, IsNull, LessThan, LessThanOrEqual, MoreThan, PrimaryColumn } from 'typeorm';
import type { Repository } from 'typeorm';
import { AppError } from '../../../platform/errors/index.js';
import { hashOf } from '../../../platform/hash-chain/index.js';
import { randomToken } from '../../../platform/keys/index.js';
import { epochMsColumn, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';
import { type MailAccount, MailAccounts } from '../accounts/mail-accounts.js';

@Entity({ name: 'portal_mail_token', engine: TABLE_ENGINE })
@Index('portal_mail_token_account', ['accountId', 'kind'])
@Index('portal_mail_token_expires', ['expiresAt'])
export class MailTokenEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 64 }) tokenHash: string;
  @Column({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'kind', type: 'varchar', length: 16 }) kind: 'recovery' | 'confirm';
  @Column({ name: 'email', type: 'varchar', length: 45 }) email: string;
  @epochMsColumn({ name: 'created_at' }) createdAt: number;
  @epochMsColumn({ name: 'expires_at' }) expiresAt: number;
  @epochMsColumn({ name: 'used_at', nullable: true }) usedAt: number | null;
}

type Kind = MailTokenEntity['kind'];
const LIFETIME_MS: Readonly<Record<Kind, number>> = { recovery: HOUR_MS, confirm: 72 * HOUR_MS };

interface MailLink {
  tokenHash: string;
  account: MailAccount;
}

@Injectable()
export class MailTokens {
  constructor(
    @InjectRepository(MailTokenEntity) private readonly mailTokens: Repository<MailTokenEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: MailAccounts,
  ) {}

  async issue(kind: Kind, { id: accountId, email }: MailAccount): Promise<string> {
    const token = randomToken();
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

  /** Returns what a token proves, without using it up. A token for a changed address has expired. */
  async find(kind: Kind, token: string): Promise<MailLink> {
    this.accounts.requireMails();
    const where = { tokenHash: hashOf(token), kind, ...goodAt(Date.now()) };
    const row = await this.mailTokens.findOneBy(where);
    const account = row === null ? undefined : await this.accounts.find(row.accountId);
    if (row === null || account === undefined || account.email !== row.email)
      throw new AppError('identity.link_expired');
    return { tokenHash: row.tokenHash, account };
  }

  /** Uses up a token in the current unit of work; of two concurrent calls, only one succeeds. Throws `identity.link_expired`. */
  async redeem(link: MailLink): Promise<void> {
    const now = Date.now();
    const where = { tokenHash: link.tokenHash, ...goodAt(now) };
    const isUsed = await this.unitOfWork.changedOne((manager) =>
      manager.update(MailTokenEntity, where, { usedAt: now }),
    );
    if (!isUsed) throw new AppError('identity.link_expired');
  }

  async revokeOf(kind: Kind, accountId: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.update(MailTokenEntity, { kind, accountId, usedAt: IsNull() }, { usedAt: Date.now() }),
    );
  }
}

/** Refuses tokens from a clock that ran far ahead, because they would be valid for too long. */
function goodAt(now: number) {
  return { usedAt: IsNull(), expiresAt: MoreThan(now), createdAt: LessThanOrEqual(now + HOUR_MS) };
}
