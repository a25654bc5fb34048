import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { emailIssue } from '@portico/domain';
import { Column, Entity, PrimaryColumn, type Repository } from 'typeorm';
import { AccountEntity, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Mailer } from '../../../platform/mail/index.js';
import { epochMsColumn, TABLE_ENGINE, UnitOfWork } from '../../../platform/persistence/index.js';

@Entity({ name: 'portal_confirmed_email', engine: TABLE_ENGINE })
export class ConfirmedEmailEntity {
  @PrimaryColumn({ name: 'account_id', type: 'int' }) accountId: number;
  @Column({ name: 'email', type: 'varchar', length: 45 }) email: string;
  @epochMsColumn({ name: 'confirmed_at' }) confirmedAt: number;
}

/** Limits only the rows that are read. Callers limit the mails. */
const MAX_OF_ONE_ADDRESS = 200;

const FIELDS = { id: true, name: true, email: true } as const;

export type MailAccount = Pick<AccountEntity, 'id' | 'name'> & { email: string };

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

  requireMails(): void {
    if (!this.hasMails) throw new AppError('game.feature_off');
  }

  /**
   * Accounts with an address, ignoring case. Anyone can enter another person's address, so confirmed ones come first,
   * then exact spellings. Databases may treat different letters as equal (ı and i), so addresses are compared again
   * here. Mails go to the stored address, never to the typed one.
   */
  async ofAddress(typed: string): Promise<MailAccount[]> {
    const address = typed.toLowerCase();
    const rows = await this.accounts
      .createQueryBuilder('account')
      .leftJoin(
        ConfirmedEmailEntity,
        'confirmed',
        'confirmed.accountId = account.id AND LOWER(confirmed.email) = :address',
      )
      .select('account.id', 'id')
      .addSelect('account.name', 'name')
      .addSelect('account.email', 'email')
      .addSelect('confirmed.email', 'confirmed')
      .where('LOWER(account.email) = :address', { address })
      // In descending order, both databases put NULL last, so unconfirmed accounts follow.
      .orderBy('confirmed.accountId', 'DESC')
      .addOrderBy('account.id')
      .limit(MAX_OF_ONE_ADDRESS)
      .getRawMany<MailAccount & { confirmed: string | null }>();
    const place = ({ email, confirmed }: (typeof rows)[number]) =>
      email === confirmed ? 0 : email === typed ? 1 : 2;
    return rows
      .filter(({ email }) => email.toLowerCase() === address)
      .sort((one, other) => place(one) - place(other))
      .map(({ id, name, email }) => ({ id: Number(id), name, email }));
  }

  async find(id: number): Promise<MailAccount | undefined> {
    const account = await this.accounts.findOne({ where: { id }, select: FIELDS });
    const email = account?.email?.trim() ?? '';
    return account === null || emailIssue(email) !== undefined
      ? undefined
      : { id, name: account.name, email };
  }

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
    return this.mailer.isOn && this.features.isOn('emails');
  }
}
