import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Equal, type FindOperator, IsNull, Or, type Repository } from 'typeorm';
import { AccountEntity, GameFeatures, isGameName } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import type { StoredPassword } from './stored-password.js';

/** An account and its stored password. They never leave the identity module. */
export type Credentials = Pick<AccountEntity, 'id' | 'name'> & StoredPassword;

@Injectable()
export class CredentialsRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly features: GameFeatures,
  ) {}

  async findByName(name: string): Promise<Credentials | undefined> {
    if (!this.features.isOn('signIn')) throw new AppError('game.feature_off');
    return isGameName(name) ? this.find({ name }) : undefined;
  }

  findById(id: number): Promise<Credentials | undefined> {
    return this.find({ id });
  }

  replace({ id, password }: Credentials, stored: StoredPassword): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(AccountEntity, { id, password: storedAs(password) }, columnsOf(stored)),
    );
  }

  /** Locks the row until the unit of work ends. Returns false if the stored password has changed. */
  lock({ id, password }: Credentials): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(AccountEntity, { id, password: storedAs(password) }, { password: () => 'password' }),
    );
  }

  async reset(id: number, stored: StoredPassword): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(AccountEntity, { id }, columnsOf(stored)));
  }

  /** Forks may leave the password NULL. As an empty text it matches nothing. */
  private async find(where: { id: number } | { name: string }): Promise<Credentials | undefined> {
    const salt = this.features.hasColumn('accounts', 'salt');
    const select = { id: true, name: true, password: true, salt };
    const row: (Omit<AccountEntity, 'password'> & { password: string | null }) | null =
      await this.accounts.findOne({ where, select });
    return row === null ? undefined : { ...row, password: row.password ?? '' };
  }
}

/** An empty text was read from a password that is NULL or empty. */
function storedAs(password: string): string | FindOperator<string> {
  return password === '' ? Or(Equal(''), IsNull()) : password;
}

/** Other keys of an object that holds a stored password are no columns to write. */
function columnsOf({ password, salt }: StoredPassword): StoredPassword {
  return salt === undefined ? { password } : { password, salt };
}
