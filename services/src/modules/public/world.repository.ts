import { Injectable } from '@nestjs/common';
import { AccountEntity, GuildEntity } from '../../game/entities/index.js';
import { Database } from '../../platform/persistence/index.js';

@Injectable()
export class WorldRepository {
  constructor(private readonly database: Database) {}

  countAccounts(): Promise<number> {
    return this.database.reader.count(AccountEntity);
  }

  countGuilds(): Promise<number> {
    return this.database.reader.count(GuildEntity);
  }
}
