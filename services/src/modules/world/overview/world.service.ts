import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../../catalog/index.js';
import { GameFeatures } from '../../../game/index.js';
import { CachedValue } from '../../../platform/cache/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { StoresService } from '../../market/index.js';
import { RankBoardService } from '../../rankings/index.js';
import type { WorldDto } from './world.dto.js';
import { WorldRepository } from './world.repository.js';

const COUNTED_FOR_MS = 10_000;

@Injectable()
export class WorldService {
  private readonly counted = new CachedValue(() => this.count(), { freshMs: COUNTED_FOR_MS });

  constructor(
    private readonly boards: RankBoardService,
    private readonly repository: WorldRepository,
    private readonly stores: StoresService,
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
  ) {}

  overview(): Promise<WorldDto> {
    return this.counted.get();
  }

  private async count(): Promise<WorldDto> {
    const [{ board }, accounts, guilds, openStores] = await Promise.all([
      this.boards.current(),
      this.repository.countAccounts(),
      this.repository.countGuilds(),
      this.countStores(),
    ]);
    const catalog = this.catalogs.current;
    return {
      characters: board.size,
      accounts,
      guilds,
      items: catalog.itemCount,
      monsters: catalog.monsterCount,
      openStores,
      unavailable: this.features.off,
      asOf: Date.now(),
      importedAt: catalog.importedAt,
    };
  }

  private async countStores(): Promise<number | null> {
    try {
      return (await this.stores.openNow()).value.length;
    } catch (error) {
      if (error instanceof AppError && error.code === 'game.feature_off') return null;
      throw error;
    }
  }
}
