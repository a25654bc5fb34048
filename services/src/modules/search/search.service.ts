import { Injectable } from '@nestjs/common';
import { SEARCH_KINDS, type SearchKind } from '@portico/contract';
import { SEARCH_MIN_LENGTH } from '@portico/domain';
import {
  CatalogService,
  MAX_NEAREST,
  matchRanges,
  searchKey,
  type CatalogMap,
  type CatalogNpc,
  type CatalogQuest,
} from '../../catalog/index.js';
import { invalidField } from '../../platform/errors/index.js';
import { NewsService } from '../news/index.js';
import { PeopleSearchService, type FoundGroup } from './people-search.service.js';
import type { SearchDto, SearchSectionDto, SearchHitDto } from './search.dto.js';

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
