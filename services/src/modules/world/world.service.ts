import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CatalogService } from '../../catalog/index.js';
import { AccountEntity, GameBridge, GameFeatures, GuildEntity } from '../../game/index.js';
import { CachedValue } from '../../platform/cache/index.js';
import { AppError } from '../../platform/errors/index.js';
import { StoresService } from '../market/index.js';
import { RankBoardService } from '../rankings/index.js';
import type { ServerStatusDto, WorldDto } from './world.dto.js';

const TIMES = { freshMs: 5000, staleMs: 20_000 };

/** Every open page asks every 30 s. One request to the game server answers them all, and no page waits for it. */
@Injectable()
export class ServerStatusService {
  private readonly latest = new CachedValue<ServerStatusDto>(async () => {
    const { value, source, asOf } = await this.bridge.status();
    return { online: value.isOnline, players: value.players, source, checkedAt: asOf };
  }, TIMES);

  constructor(private readonly bridge: GameBridge) {}

  status(): Promise<ServerStatusDto> {
    return this.latest.get();
  }
}

const COUNTED_FOR_MS = 10_000;

@Injectable()
export class WorldService {
  private readonly counted = new CachedValue(() => this.count(), { freshMs: COUNTED_FOR_MS });

  constructor(
    private readonly boards: RankBoardService,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(GuildEntity) private readonly guilds: Repository<GuildEntity>,
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
      this.accounts.count(),
      this.features.isOn('guilds') ? this.guilds.count() : null,
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
