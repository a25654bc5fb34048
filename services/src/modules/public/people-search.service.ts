import { Injectable } from '@nestjs/common';
import { Remembered } from '../../platform/cache/index.js';
import { GroupsRepository } from './groups.repository.js';
import { RankBoardKeeper } from './ranks/rank-board.keeper.js';
import { foldName } from './ranks/name-index.js';
import { RankingsRepository } from './rankings.repository.js';
import type { PlayerRow } from './rankings.repository.js';

/** Of so many characters that contain a term, those that begin with it come first; the rest stay where they are ranked. */
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

/** Finds players and ironman groups by a part of their names, for searches over everything. */
@Injectable()
export class PeopleSearchService {
  private readonly groupNames = new Remembered(() => this.groups.findNames(), NAMES_KEPT_MS);

  constructor(
    private readonly boards: RankBoardKeeper,
    private readonly players: RankingsRepository,
    private readonly groups: GroupsRepository,
  ) {}

  /** Ranked players: the name itself, names that begin with the term, then the others, best ranked first. */
  async findPlayers(term: string, limit: number): Promise<FoundPlayer[]> {
    const { board } = await this.boards.current();
    const { places } = board.page({ sort: 'level', term, page: 1, limit: LOOKED_AT });
    if (places.length === 0) return [];
    const rows = await this.players.findPlayers(places.map(({ id }) => id));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const ranked = places.flatMap(({ id }) => byId.get(id) ?? []);
    return nearestFirst(ranked, term)
      .slice(0, limit)
      .map(({ id, name, level, job }: PlayerRow) => ({ id, name, level, job }));
  }

  /** Groups that have a ranked member. */
  async findGroups(term: string, limit: number): Promise<FoundGroup[]> {
    const [{ board }, groups] = await Promise.all([this.boards.current(), this.groupNames.get()]);
    const wanted = foldName(term);
    const found = groups.filter(
      ({ id, name }) => foldName(name).includes(wanted) && board.groupRank('average_level', id) !== null,
    );
    return nearestFirst(found, term).slice(0, limit);
  }
}

function nearestFirst<T extends { name: string }>(found: readonly T[], term: string): T[] {
  const wanted = foldName(term);
  const distance = ({ name }: T) => {
    const folded = foldName(name);
    if (folded === wanted) return 0;
    return folded.startsWith(wanted) ? 1 : 2;
  };
  return [...found].sort((a, b) => distance(a) - distance(b));
}
