import { Injectable } from '@nestjs/common';
import { PresenceRepository } from '../../../game/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { OwnedStoresService } from '../../market/index.js';
import { OverviewRepository } from '../overview/overview.repository.js';
import type { OwnStoresDto } from './own-stores.dto.js';

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
