import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountEntity, GameFeatures, isGameName } from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UnitOfWork } from '../../../platform/persistence/index.js';

/** The account and its stored password. Never leaves the identity module. */
export type Credentials = Pick<AccountEntity, 'id' | 'name' | 'password'>;

const FIELDS = { id: true, name: true, password: true } as const;

@Injectable()
export class CredentialsRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    private readonly unitOfWork: UnitOfWork,
    private readonly features: GameFeatures,
  ) {}

  /** By name, whatever its case. Throws `game.feature_off` where the game keeps no passwords. */
  async findByName(name: string): Promise<Credentials | undefined> {
    if (!this.features.isOn('signIn')) throw new AppError('game.feature_off');
    if (!isGameName(name)) return undefined;
    return (await this.accounts.findOne({ where: { name }, select: FIELDS })) ?? undefined;
  }

  async findById(id: number): Promise<Credentials | undefined> {
    return (await this.accounts.findOne({ where: { id }, select: FIELDS })) ?? undefined;
  }

  /** Writes another hash unless the stored one has changed; false then. The same hash locks the row until the unit ends. */
  replace({ id, password }: Credentials, hash: string): Promise<boolean> {
    return this.unitOfWork.changedOne((manager) =>
      manager.update(AccountEntity, { id, password }, { password: hash }),
    );
  }

  async reset(id: number, hash: string): Promise<void> {
    await this.unitOfWork.run((manager) => manager.update(AccountEntity, { id }, { password: hash }));
  }
}
