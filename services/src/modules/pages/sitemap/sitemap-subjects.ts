import { Injectable } from '@nestjs/common';
import type { SitemapKind } from '@portico/contract';
import { CatalogService } from '../../../catalog/index.js';
import { NewsService } from '../../news/index.js';
import { RankBoardService } from '../../rankings/index.js';

/** Only the top of a ranking is listed. The portal's search finds the other characters. */
const MAX_RANKED = 10_000;

/**
 * Ids of one kind with a page worth finding, or the values that addresses use instead, in a stable order. `changedAt`
 * is their last known change.
 */
export interface SitemapSubjects {
  ids: readonly (number | string)[];
  changedAt: number | null;
}

type RankedKind = 'players' | 'groups' | 'guilds';

interface Named {
  readonly id: number;
  readonly hasName: boolean;
}

/** Lists values for the parameters of pages in the site map: from the ranking and the catalog in memory, and from the news. */
@Injectable()
export class SitemapSubjectsReader {
  constructor(
    private readonly boards: RankBoardService,
    private readonly catalogs: CatalogService,
    private readonly news: NewsService,
  ) {}

  async read(kind: SitemapKind): Promise<SitemapSubjects> {
    if (kind === 'news') return this.news.addresses();
    return kind === 'players' || kind === 'groups' || kind === 'guilds'
      ? this.ranked(kind)
      : this.imported(kind);
  }

  private async ranked(kind: RankedKind): Promise<SitemapSubjects> {
    const { board, asOf } = await this.boards.current();
    const all = { term: '', page: 1, limit: MAX_RANKED };
    const { places } = {
      players: () => board.page({ sort: 'level', ...all }),
      groups: () => board.groups('average_level', 1, MAX_RANKED),
      guilds: () => board.guilds.page({ sort: 'total_level', ...all }),
    }[kind]();
    return { ids: places.map(({ id }) => id), changedAt: asOf };
  }

  private imported(kind: Exclude<SitemapKind, RankedKind | 'news'>): SitemapSubjects {
    const catalog = this.catalogs.current;
    const entries = {
      items: (): readonly Named[] => catalog.searchItems({ term: '' }),
      monsters: (): readonly Named[] => catalog.searchMonsters({ term: '' }),
      maps: (): readonly Named[] => catalog.world.searchMaps(''),
      npcs: (): readonly Named[] => catalog.world.searchNpcs(''),
      quests: (): readonly Named[] => catalog.world.searchQuests({ term: '', npc: '' }),
    }[kind]();
    const ids = entries.filter(({ hasName }) => hasName).map(({ id }) => id);
    return { ids: ids.sort((one, other) => one - other), changedAt: catalog.importedAt };
  }
}
