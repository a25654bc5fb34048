import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { emailIssue } from '@portico/domain';
import type { Repository } from 'typeorm';
import { AccountEntity, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import { ConfirmedEmailEntity } from './confirmed-email.entity.js';

const MAX_OF_ONE_ADDRESS = 10;

const FIELDS = { id: true, name: true, email: true } as const;

/** An account as its mails need it. */
export interface MailAccount {
  id: number;
  name: string;
  email: string;
}

/** Accounts by the address that the game keeps of them. */
@Injectable()
export class MailAccounts {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(ConfirmedEmailEntity)
    private readonly confirmedEmails: Repository<ConfirmedEmailEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly features: GameFeatures,
    private readonly mailer: Mailer,
  ) {}

  /** Throws `game.feature_off` where no mail can be sent, or the game keeps no addresses. */
  requireMails(): void {
    if (!this.hasMails) throw new AppError('game.feature_off');
  }

  /**
   * Those of an address, whatever its case. A database may take other letters for the same (ı and i): compared again here, and
   * mails go to what it keeps, never to what was typed.
   */
  async ofAddress(typed: string): Promise<MailAccount[]> {
    const address = typed.toLowerCase();
    const accounts = await this.accounts
      .createQueryBuilder('account')
      .select(['account.id', 'account.name', 'account.email'])
      .where('LOWER(account.email) = :address', { address })
      .orderBy('account.id')
      .limit(MAX_OF_ONE_ADDRESS)
      .getMany();
    return accounts.flatMap(({ id, name, email }) =>
      email?.toLowerCase() === address ? [{ id, name, email }] : [],
    );
  }

  /** One account; undefined when it is gone or has no address, or none that is one. */
  async find(id: number): Promise<MailAccount | undefined> {
    const account = await this.accounts.findOne({ where: { id }, select: FIELDS });
    const email = account?.email?.trim() ?? '';
    return account === null || emailIssue(email) !== undefined
      ? undefined
      : { id, name: account.name, email };
  }

  /** The same where mails can be sent. */
  async findReachable(id: number): Promise<MailAccount | undefined> {
    return this.hasMails ? this.find(id) : undefined;
  }

  async isConfirmed({ id, email }: Omit<MailAccount, 'name'>): Promise<boolean> {
    return this.confirmedEmails.existsBy({ accountId: id, email });
  }

  async confirm({ id, email }: MailAccount, confirmedAt: number): Promise<void> {
    await this.unitOfWork.run((manager) =>
      manager.upsert(ConfirmedEmailEntity, { accountId: id, email, confirmedAt }, ['accountId']),
    );
  }

  private get hasMails(): boolean {
    return this.mailer.isOn && this.features.isOn('accountDetails');
  }
}
