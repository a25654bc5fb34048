import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountEntity, GameFeatures, isGameName } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';

/** An account and its stored password. They never leave the identity module. */
export type Credentials = Pick<AccountEntity, 'id' | 'name' | 'password'>;

const FIELDS = { id: true, name: true, password: true } as const;

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
    return (await this.accounts.findOne({ where: { name }, select: FIELDS })) ?? undefined;
  }

  async findById(id: number): Promise<Credentials | undefined> {
    return (await this.accounts.findOne({ where: { id }, select: FIELDS })) ?? undefined;
  }

  /** Replaces the hash. Returns false if the stored one has changed. The same hash locks the row until the unit of work ends. */
  replace({ id, password }: Credentials, hash: string): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(AccountEntity, { id, password }, { password: hash }),
    );
  }

  async reset(id: number, hash: string): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(AccountEntity, { id }, { password: hash }));
  }
}
