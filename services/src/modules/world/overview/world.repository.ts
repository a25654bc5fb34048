import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { AccountEntity, GuildEntity, GameFeatures } from '../../../game/index.js';

@Injectable()
export class WorldRepository {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(GuildEntity) private readonly guilds: Repository<GuildEntity>,
    private readonly features: GameFeatures,
  ) {}

  countAccounts(): Promise<number> {
    return this.accounts.count();
  }

  /** Null where the server has none. */
  async countGuilds(): Promise<number | null> {
    if (!this.features.isOn('guilds')) return null;
    return this.guilds.count();
  }
}
