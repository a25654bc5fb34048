import { Injectable } from '@nestjs/common';
import { SEARCH_KINDS, type SearchKind } from '@portico/contract';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import {
  type CatalogMap,
  type CatalogNpc,
  type CatalogQuest,
  CatalogService,
  matchRanges,
  MAX_NEAREST,
  searchKey,
} from '../../catalog/index.js';
import { invalidField } from '../../platform/errors/index.js';
import { CachedValue } from '../../platform/cache/index.js';
import { NewsService } from '../news/index.js';
import { GroupsRepository } from '../groups/index.js';
import { GuildsRepository } from '../guilds/index.js';
import { foldName, PlayerDetailsRepository, RankBoardService } from '../rankings/index.js';
import type { SearchDto, SearchHitDto, SearchSectionDto } from './search.dto.js';

/** Among this many matches, names that begin with the term come first. Further matches stay in rank order. */
const LOOKED_AT = 50;

const NAMES_KEPT_MS = 30_000;

interface FoundPlayer {
  id: number;
  name: string;
  level: number;
  job: number;
}

interface FoundGroup {
  id: number;
  name: string;
}

@Injectable()
export class PeopleSearchService {
  private readonly groupNames = new CachedValue(() => this.readGroupNames(), { freshMs: NAMES_KEPT_MS });

  constructor(
    private readonly boards: RankBoardService,
    private readonly players: PlayerDetailsRepository,
    private readonly groups: GroupsRepository,
    private readonly guilds: GuildsRepository,
  ) {}

  /** Ranked players: the exact name, names that begin with the term, then the others, each best ranked first. */
  async findPlayers(term: string, limit: number): Promise<FoundPlayer[]> {
    const { board } = await this.boards.current();
    const { places } = board.page({ sort: 'level', term, page: 1, limit: LOOKED_AT });
    if (places.length === 0) return [];
    const rows = await this.players.findPlayers(places.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const ranked = places.flatMap(({ id }) => byId.get(id) ?? []).map(withFolded);
    return nearestFirst(ranked, foldName(term))
      .slice(0, limit)
      .map(({ id, name, level, job }) => ({ id, name, level, job }));
  }

  async findGroups(term: string, limit: number): Promise<FoundGroup[]> {
    const [{ board }, groups] = await Promise.all([this.boards.current(), this.groupNames.get()]);
    const wanted = foldName(term);
    const found = groups.filter(({ id, folded }) => folded.includes(wanted) && board.hasGroup(id));
    return nearestFirst(found, wanted)
      .slice(0, limit)
      .map(({ id, name }) => ({ id, name }));
  }

  /** Guilds with a ranked member, sorted by the sum of levels. */
  async findGuilds(term: string, limit: number): Promise<FoundGroup[]> {
    const { board } = await this.boards.current();
    const { places } = board.guilds.page({ sort: 'total_level', term, page: 1, limit: LOOKED_AT });
    const rows = await this.guilds.findGuilds(places.map(({ id }) => id));
    const found = places.flatMap(({ id }) => rows.get(id) ?? []).map(withFolded);
    return nearestFirst(found, foldName(term))
      .slice(0, limit)
      .map(({ id, name }) => ({ id, name }));
  }

  private async readGroupNames(): Promise<Folded<FoundGroup>[]> {
    return (await this.groups.findNames()).map(withFolded);
  }
}

/** Caches the normalized name (`foldName`), so that comparisons do not compute it again. */
type Folded<T> = T & { folded: string };

function withFolded<T extends { name: string }>(named: T): Folded<T> {
  return { ...named, folded: foldName(named.name) };
}

function nearestFirst<T>(found: readonly Folded<T>[], wanted: string): Folded<T>[] {
  const whole = found.filter(({ folded }) => folded === wanted);
  const beginning = found.filter(({ folded }) => folded !== wanted && folded.startsWith(wanted));
  return [...whole, ...beginning, ...found.filter(({ folded }) => !folded.startsWith(wanted))];
}

type BareHit = Omit<SearchHitDto, 'matches'>;

const NOTHING_MORE = { level: null, job: null, type: null, place: null };

@Injectable()
export class SearchService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly people: PeopleSearchService,
    private readonly news: NewsService,
  ) {}

  async search(term: string, limit: number): Promise<SearchDto> {
    requireTerm(term);
    const names = this.catalogs.current.findNames({ term, limit });
    const [players, groups, guilds, news] = await Promise.all([
      this.people.findPlayers(term, limit),
      this.people.findGroups(term, limit),
      this.people.findGuilds(term, limit),
      this.news.titled(term, limit),
    ]);
    const hits: Record<SearchKind, BareHit[]> = {
      player: players.map(({ id, name, level, job }) => ({ ...NOTHING_MORE, id, name, level, job })),
      item: names.items.map(({ id, name, type }) => ({ ...NOTHING_MORE, id, name, type })),
      monster: names.monsters.map(({ id, name, level }) => ({ ...NOTHING_MORE, id, name, level })),
      map: names.maps.map(mapHit),
      npc: names.npcs.map(npcHit),
      quest: names.quests.map(questHit),
      group: groups.map(groupHit),
      guild: guilds.map(groupHit),
      news: news.map(newsHit),
    };
    const sections = toSections(hits, term);
    if (sections.length > 0) return { sections };
    return { sections, nearest: [...this.catalogs.current.nearestOfAll({ term, limit: MAX_NEAREST })] };
  }
}

function requireTerm(term: string): void {
  if ([...searchKey(term)].length >= SEARCH_MIN_LENGTH) return;
  throw invalidField('q', 'minLength', `Must have at least ${SEARCH_MIN_LENGTH} characters`);
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
  const wanted = term.toLowerCase();
  const isExact = ({ hits: found }: SearchSectionDto) => found[0]?.name.toLowerCase() === wanted;
  return [...sections.filter(isExact), ...sections.filter((section) => !isExact(section))];
}

function groupHit({ id, name }: FoundGroup): BareHit {
  return { ...NOTHING_MORE, id, name };
}

function newsHit({ id, title }: { id: number; title: string }): BareHit {
  return { ...NOTHING_MORE, id, name: title };
}

function mapHit({ id, name, streetName }: CatalogMap): BareHit {
  return { ...NOTHING_MORE, id, name, place: streetName || null };
}

function npcHit({ id, name, occupation }: CatalogNpc): BareHit {
  return { ...NOTHING_MORE, id, name, place: occupation || null };
}

function questHit({ id, name, minimumLevel, areaName }: CatalogQuest): BareHit {
  return { ...NOTHING_MORE, id, name, level: minimumLevel, place: areaName || null };
}
