import { Injectable } from '@nestjs/common';
import { AccountEntity, GuildEntity, GameFeatures } from '../../../game/index.js';
import { Database } from '../../../platform/persistence/index.js';

@Injectable()
export class WorldRepository {
  constructor(
    private readonly database: Database,
    private readonly features: GameFeatures,
  ) {}

  countAccounts(): Promise<number> {
    return this.database.reader.count(AccountEntity);
  }

  /** Null where the server has none. */
  async countGuilds(): Promise<number | null> {
    if (!this.features.isOn('guilds')) return null;
    return this.database.reader.count(GuildEntity);
  }
}
