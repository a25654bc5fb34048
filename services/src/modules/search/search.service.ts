import { Injectable } from '@nestjs/common';
import { SEARCH_KINDS, type SearchKind } from '@portico/contract';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import { CatalogService, matchRanges, MAX_NEAREST, searchKey } from '../../catalog/index.js';
import { CachedValue } from '../../platform/cache/index.js';
import { invalidField } from '../../platform/errors/index.js';
import { GroupsRepository } from '../groups/index.js';
import { GuildsRepository } from '../guilds/index.js';
import { NewsService } from '../news/index.js';
import { foldName, RankBoardService } from '../rankings/index.js';
import type { SearchDto, SearchHitDto, SearchSectionDto } from './search.dto.js';

/** Among this many matches, names that begin with the term come first. Further matches stay in rank order. */
const LOOKED_AT = 50;

const NAMES_KEPT_MS = 30_000;

type BareHit = Omit<SearchHitDto, 'matches'>;

@Injectable()
export class SearchService {
  private readonly groupNames = new CachedValue(async () => (await this.groups.findNames()).map(withFolded), {
    freshMs: NAMES_KEPT_MS,
  });

  constructor(
    private readonly boards: RankBoardService,
    private readonly catalogs: CatalogService,
    private readonly groups: GroupsRepository,
    private readonly guilds: GuildsRepository,
    private readonly news: NewsService,
  ) {}

  async search(term: string, limit: number): Promise<SearchDto> {
    if ([...searchKey(term)].length < SEARCH_MIN_LENGTH)
      throw invalidField('q', 'minLength', `Must have at least ${SEARCH_MIN_LENGTH} characters`);
    const catalog = this.catalogs.current;
    const names = catalog.findNames({ term, limit });
    const [player, group, guild, news] = await Promise.all([
      this.findPlayers(term, limit),
      this.findGroups(term, limit),
      this.findGuilds(term, limit),
      this.news.titled(term, limit),
    ]);
    const hits: Record<SearchKind, BareHit[]> = {
      player,
      item: names.items.map(({ id, name, type }) => toHit({ id, name, type })),
      monster: names.monsters.map(({ id, name, level }) => toHit({ id, name, level })),
      map: names.maps.map(({ id, name, streetName }) => toHit({ id, name, place: streetName || null })),
      npc: names.npcs.map(({ id, name, occupation }) => toHit({ id, name, place: occupation || null })),
      quest: names.quests.map(({ id, name, minimumLevel: level, areaName }) =>
        toHit({ id, name, level, place: areaName || null }),
      ),
      group,
      guild,
      news: news.map(({ id, title }) => toHit({ id, name: title })),
    };
    keepExactId(hits, term);
    const sections = toSections(hits, term);
    if (sections.length > 0) return { sections };
    return { sections, nearest: [...catalog.nearestOfAll({ term, limit: MAX_NEAREST })] };
  }

  /** Ranked players: the exact name, names that begin with the term, then the others, each best ranked first. */
  private async findPlayers(term: string, limit: number): Promise<BareHit[]> {
    const { board } = await this.boards.current();
    const { places } = board.page({ sort: 'level', term, page: 1, limit: LOOKED_AT });
    const ranked = places.map(({ row }) => withFolded(board.playerAt(row)));
    return nearest(ranked, term, limit).map(({ id, name, level, job }) => toHit({ id, name, level, job }));
  }

  private async findGroups(term: string, limit: number): Promise<BareHit[]> {
    const [{ board }, groups] = await Promise.all([this.boards.current(), this.groupNames.get()]);
    const wanted = foldName(term);
    const found = groups.filter(({ id, folded }) => folded.includes(wanted) && board.hasGroup(id));
    return nearest(found, term, limit).map(({ id, name }) => toHit({ id, name }));
  }

  /** Guilds with a ranked member, sorted by the sum of levels. */
  private async findGuilds(term: string, limit: number): Promise<BareHit[]> {
    const { board } = await this.boards.current();
    const { places } = board.guilds.page({ sort: 'total_level', term, page: 1, limit: LOOKED_AT });
    const rows = await this.guilds.findGuilds(places.map(({ id }) => id));
    const found = places.flatMap(({ id }) => rows.get(id) ?? []).map(withFolded);
    return nearest(found, term, limit).map(({ id, name }) => toHit({ id, name }));
  }
}

const NUMBERED_KINDS = ['item', 'monster', 'map', 'npc', 'quest'] as const;

/** An exact id stands alone: ids of other kinds that begin with the same digits are left out. */
function keepExactId(hits: Record<SearchKind, BareHit[]>, term: string): void {
  const isExact = ({ id }: BareHit) => String(id) === term.trim();
  if (!NUMBERED_KINDS.some((kind) => hits[kind].some(isExact))) return;
  for (const kind of NUMBERED_KINDS) hits[kind] = hits[kind].filter(isExact);
}

function toHit(found: Pick<BareHit, 'id' | 'name'> & Partial<BareHit>): BareHit {
  return { level: null, job: null, type: null, place: null, ...found };
}

type Folded<T> = T & { folded: string };

function withFolded<T extends { name: string }>(named: T): Folded<T> {
  return { ...named, folded: foldName(named.name) };
}

/** The first of these, sorted: the exact name, names that begin with the term, then the others. */
function nearest<T>(found: readonly Folded<T>[], term: string, limit: number): Folded<T>[] {
  const distanceOf = distancesTo(term);
  return found.toSorted((one, other) => distanceOf(one.folded) - distanceOf(other.folded)).slice(0, limit);
}

/** Grades folded names: exact, beginning with the term, others. */
function distancesTo(term: string): (folded: string) => number {
  const wanted = foldName(term);
  return (folded) => (folded === wanted ? 0 : folded.startsWith(wanted) ? 1 : 2);
}

function toSections(hits: Readonly<Record<SearchKind, BareHit[]>>, term: string): SearchSectionDto[] {
  const names = Object.values(hits).flatMap((found) => found.map(({ name }) => name));
  const matches = matchRanges(names, term);
  const sections = SEARCH_KINDS.filter((kind) => hits[kind].length > 0).map((kind) => ({
    kind,
    hits: hits[kind].map((hit) => ({
      ...hit,
      matches: (matches.get(hit.name) ?? []).map(([start, end]) => [start, end]),
    })),
  }));
  const distanceOf = distancesTo(term);
  const bestOf = ({ hits: [best] }: SearchSectionDto) => distanceOf(foldName(best?.name ?? ''));
  return sections.toSorted((one, other) => bestOf(one) - bestOf(other));
}
