import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { GameBridge, PresenceRepository } from '../../../game/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { mapNamesOf } from '../../rankings/index.js';
import { SpendingTerms } from '../spending/spending-terms.js';
import type { DashboardOverviewDto } from './overview.dto.js';
import { toOverview } from './overview.mapper.js';
import { OverviewRepository } from './overview.repository.js';
import { OwnRanks } from './own-ranks.js';

@Injectable()
export class OverviewService {
  constructor(
    private readonly overviews: OverviewRepository,
    private readonly ranks: OwnRanks,
    private readonly terms: SpendingTerms,
    private readonly bridge: GameBridge,
    private readonly catalogs: CatalogService,
    private readonly presence: PresenceRepository,
  ) {}

  async overview({ accountId }: Principal): Promise<DashboardOverviewDto> {
    const reading = this.overviews.characters(accountId);
    const [characters, ranks, played, judged] = await Promise.all([
      reading,
      reading.then((own) => this.ranks.find(own.map(({ id }) => id))),
      this.bridge.onlineCharacterOf(accountId),
      this.presence.judge(accountId),
    ]);
    return {
      ...toOverview({ characters, ranks, played, mapName: mapNamesOf(this.catalogs.current) }),
      presence: judged?.presence ?? 'out',
      spending: this.terms.current,
      canDisconnect: this.bridge.reachesGame,
    };
  }
}
