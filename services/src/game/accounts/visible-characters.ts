import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { PorticoConfig } from '../../platform/config/index.js';
import { inStatedOrder } from '../../platform/persistence/index.js';
import { AccountEntity, CharacterEntity, GameClock } from '../entities/index.js';
import { GameFeatures } from '../probe/game-features.js';
import { whereNotBanned } from './ban.js';

/** Characters that visitors may see: below the GM level that rankings hide, and not of banned accounts. */
@Injectable()
export class VisibleCharacters {
  constructor(
    private readonly reader: DataSource,
    private readonly config: PorticoConfig,
    private readonly features: GameFeatures,
    private readonly clock: GameClock,
  ) {}

  /** Query of these characters, alias `player`; their account is `account`. */
  selection(now = Date.now()): SelectQueryBuilder<CharacterEntity> {
    const { hideGmFrom } = this.config.server.rankings;
    const query = this.reader
      .createQueryBuilder(CharacterEntity, 'player')
      .innerJoin(AccountEntity, 'account', 'account.id = player.accountId')
      .where('COALESCE(player.gmLevel, 0) < :hideGmFrom', { hideGmFrom });
    return whereNotBanned(inStatedOrder(query), now, this.features, this.clock);
  }
}
