import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountEntity, GameFeatures } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { engineOf, UnitOfWork } from '../../../platform/persistence/index.js';

export interface NewAccount {
  name: string;
  password: string;
  email: string;
}

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

  /** Throws the database's error for a name that exists, or if the table refuses the row. */
  async add({ name, password, email }: NewAccount): Promise<number> {
    const values: Record<string, string> = { name, password, email, birthday: BIRTHDAY };
    if (await this.hasZeroBan()) values.tempban = HEAVENMS_NO_BAN;
    const columns = Object.keys(values);
    const marks = columns.map(() => '?').join(', ');
    return this.unitOfWork.run(async (manager) => {
      await manager.query(
        `INSERT INTO accounts (${columns.join(', ')}) VALUES (${marks})`,
        Object.values(values),
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
