import { Injectable } from '@nestjs/common';
import { CachedValue } from '../../platform/cache/index.js';
import { GroupsRepository } from '../groups/index.js';
import { GuildsRepository } from '../guilds/index.js';
import { RankBoardService, foldName, PlayerDetailsRepository } from '../rankings/index.js';

/** Among this many matches, names that begin with the term come first. Further matches stay in rank order. */
const LOOKED_AT = 50;

const NAMES_KEPT_MS = 30_000;

export interface FoundPlayer {
  id: number;
  name: string;
  level: number;
  job: number;
}

export interface FoundGroup {
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
