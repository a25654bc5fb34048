import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { GameBridge, PresenceRepository } from '../../../game/index.js';
import type { Principal } from '../../../platform/http/index.js';
import { mapNamesOf, RankBoardService, RankChanges } from '../../rankings/index.js';
import { SpendingTerms } from '../spending/spending-terms.js';
import type { DashboardOverviewDto } from './overview.dto.js';
import { type OwnRank, toOverview } from './overview.mapper.js';
import { OverviewRepository } from './overview.repository.js';

@Injectable()
export class OverviewService {
  constructor(
    private readonly overviews: OverviewRepository,
    private readonly boards: RankBoardService,
    private readonly changes: RankChanges,
    private readonly terms: SpendingTerms,
    private readonly bridge: GameBridge,
    private readonly catalogs: CatalogService,
    private readonly presence: PresenceRepository,
  ) {}

  async overview({ accountId }: Principal): Promise<DashboardOverviewDto> {
    const reading = this.overviews.characters(accountId);
    const [characters, ranks, played, judged] = await Promise.all([
      reading,
      reading.then((own) => this.ranksOf(own.map(({ id }) => id))),
      this.bridge.onlineCharacterOf(accountId),
      this.presence.judge(accountId),
    ]);
    return {
      ...toOverview(characters, played, ranks, mapNamesOf(this.catalogs.current)),
      presence: judged?.presence ?? 'out',
      spending: this.terms.current,
      canDisconnect: this.bridge.reachesGame,
    };
  }

  private async ranksOf(ids: readonly number[]): Promise<ReadonlyMap<number, OwnRank>> {
    const { board } = await this.boards.current();
    const ranks = new Map<number, number>();
    for (const id of ids) {
      const rank = board.ranksOf(id)?.level;
      if (rank !== undefined) ranks.set(id, rank);
    }
    const changes = await this.changes.find(ranks);
    return new Map(Array.from(ranks, ([id, rank]) => [id, { rank, change: changes.get(id) ?? null }]));
  }
}
