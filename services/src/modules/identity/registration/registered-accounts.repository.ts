import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountEntity, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { engineOf, UnitOfWork } from '../../../platform/persistence/index.js';
import type { StoredPassword } from '../passwords/stored-password.js';

export interface NewAccount extends StoredPassword {
  name: string;
  email: string;
}

export const ACCOUNT_COLUMNS = ['name', 'password', 'salt', 'email', 'birthday', 'tempban'] as const;

/** Cosmic writes this date for accounts created in the game. Without it, HeavenMS would store an invalid date. */
const BIRTHDAY = '2005-05-11';

/** HeavenMS writes this date for "no temporary ban". Its column would otherwise hold an invalid date. */
const HEAVENMS_NO_BAN = '2018-06-20 00:00:00';

/** Game accounts created on the site. Other columns keep the table's defaults, as in the game. */
@Injectable()
export class RegisteredAccountsRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly reader: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly features: GameFeatures,
  ) {}

  async exists(name: string): Promise<boolean> {
    if (!this.features.isOn('registration')) throw new AppError('identity.account_not_writable');
    return this.accounts.existsBy({ name });
  }

  async add({ name, email, password, salt }: NewAccount): Promise<number> {
    const all: Record<(typeof ACCOUNT_COLUMNS)[number], string | null | undefined> = {
      name,
      password,
      salt,
      email,
      birthday: BIRTHDAY,
      tempban: (await this.hasZeroBan()) ? HEAVENMS_NO_BAN : undefined,
    };
    const values = Object.entries(all).filter(
      ([column, value]) => value !== undefined && this.features.hasColumn('accounts', column),
    );
    const columns = values.map(([column]) => column);
    const marks = columns.map(() => '?').join(', ');
    return this.unitOfWork.run(async (manager) => {
      await manager.query(
        `INSERT INTO accounts (${columns.join(', ')}) VALUES (${marks})`,
        values.map(([, value]) => value),
      );
      const { id } = await manager.findOneOrFail(AccountEntity, { where: { name }, select: { id: true } });
      return id;
    });
  }

  private async hasZeroBan(): Promise<boolean> {
    if (engineOf(this.reader) === 'sqlite') return false;
    const rows = await this.reader.query<{ value: string | null }[]>(
      `SELECT column_default AS value FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name = 'accounts' AND column_name = 'tempban'`,
    );
    return rows.some(({ value }) => value?.includes('0000-00-00'));
  }
}
