import { Injectable } from '@nestjs/common';
import { CatalogService } from '../../game/catalog/index.js';
import { Remembered } from '../../platform/cache/index.js';
import { StoresService } from '../market/index.js';
import { RankBoardKeeper } from './ranks/rank-board.keeper.js';
import type { WorldDto } from './world.dto.js';
import { WorldRepository } from './world.repository.js';

const COUNTED_FOR_MS = 10_000;

@Injectable()
export class WorldService {
  private readonly counted = new Remembered(() => this.count(), COUNTED_FOR_MS);

  constructor(
    private readonly boards: RankBoardKeeper,
    private readonly repository: WorldRepository,
    private readonly stores: StoresService,
    private readonly catalogs: CatalogService,
  ) {}

  overview(): Promise<WorldDto> {
    return this.counted.get();
  }

  private async count(): Promise<WorldDto> {
    const [{ board }, accounts, guilds, { stores }] = await Promise.all([
      this.boards.current(),
      this.repository.countAccounts(),
      this.repository.countGuilds(),
      this.stores.open(),
    ]);
    const catalog = this.catalogs.current;
    return {
      characters: board.size,
      accounts,
      guilds,
      items: catalog.itemCount,
      monsters: catalog.monsterCount,
      openStores: stores.length,
      asOf: Date.now(),
      importedAt: catalog.importedAt,
    };
  }
}
