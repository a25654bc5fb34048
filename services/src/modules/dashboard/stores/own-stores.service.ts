import { Injectable } from '@nestjs/common';
import { PresenceRepository } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { Flag, Integer, Nested, type Principal } from '../../../platform/http/index.js';
import { MarketDto, OwnedStoreDto, OwnedStoresService } from '../../market/index.js';
import { OverviewRepository } from '../overview/overview.service.js';

export class OwnStoresDto extends MarketDto {
  @Nested(() => [OwnedStoreDto], 'Characters that have an open store or sold something lately')
  stores: OwnedStoreDto[];

  @Integer("Last logout of the account's characters, epoch ms; null if unknown or while one is in the game", {
    nullable: true,
  })
  awaySince: number | null;

  @Integer('Start of the time that sales are read for, epoch ms', { example: 1_767_225_600_000 })
  salesSince: number;

  @Flag('The portal records sales; it sees them only in the running game') knowsSales: boolean;
}

@Injectable()
export class OwnStoresService {
  constructor(
    private readonly overviews: OverviewRepository,
    private readonly owned: OwnedStoresService,
    private readonly presence: PresenceRepository,
    private readonly config: PorticoConfig,
  ) {}

  async own({ accountId }: Principal): Promise<OwnStoresDto> {
    const [characters, judged] = await Promise.all([
      this.overviews.characters(accountId),
      this.presence.judge(accountId),
    ]);
    const logouts = characters.flatMap(({ lastSeenAt }) => lastSeenAt ?? []);
    const isPlaying = judged?.presence === 'inGame';
    const awaySince = isPlaying || logouts.length === 0 ? null : Math.max(...logouts);
    const { stores, salesSince, market } = await this.owned.find(characters, awaySince);
    return {
      stores: stores.filter(({ store, sales }) => store !== null || sales.length > 0),
      awaySince,
      salesSince,
      knowsSales: this.config.bridgeKind !== 'none',
      ...market,
    };
  }
}
