import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountEntity, GameFeatures, isGameName } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';
import type { StoredPassword } from './password-hasher.js';

/** An account and its stored password. They never leave the identity module. */
export type Credentials = Pick<AccountEntity, 'id' | 'name'> & StoredPassword;

@Injectable()
export class CredentialsRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly features: GameFeatures,
  ) {}

  /** Finds an account by name, ignoring case. Throws `game.feature_off` if the game stores no passwords. */
  async findByName(name: string): Promise<Credentials | undefined> {
    if (!this.features.isOn('signIn')) throw new AppError('game.feature_off');
    if (!isGameName(name)) return undefined;
    return (await this.accounts.findOne({ where: { name }, select: this.fields })) ?? undefined;
  }

  async findById(id: number): Promise<Credentials | undefined> {
    return (await this.accounts.findOne({ where: { id }, select: this.fields })) ?? undefined;
  }

  /** Replaces the hash. Returns false if the stored one has changed. The same hash locks the row until the unit of work ends. */
  replace({ id, password }: Credentials, stored: StoredPassword): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(AccountEntity, { id, password }, columnsOf(stored)),
    );
  }

  async reset(id: number, stored: StoredPassword): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(AccountEntity, { id }, columnsOf(stored)));
  }

  private get fields() {
    return { id: true, name: true, password: true, salt: this.features.hasColumn('accounts', 'salt') };
  }
}

/** Other keys of an object that holds a stored password are no columns to write. */
function columnsOf({ password, salt }: StoredPassword): StoredPassword {
  return salt === undefined ? { password } : { password, salt };
}
