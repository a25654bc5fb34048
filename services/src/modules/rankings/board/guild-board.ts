import type { GuildSort } from '@portico/domain';
import { foldName } from '../names/name-text.js';
import type { GuildTables } from '../tables/rank-tables.js';
import { searchAscending } from '../tables/rank-list.js';

export interface GuildPlace {
  id: number;
  rank: number;
  points: number;
  members: number;
  totalLevel: number;
  /** Id of the member that is ranked highest by level. */
  bestMember: number;
}

/** The ranking of all guilds with a visible member, at the moment that its `RankBoard` is of. */
export class GuildBoard {
  private readonly starts: Uint32Array;

  /** `characterIds` are by row. */
  constructor(
    private readonly tables: GuildTables,
    private readonly characterIds: Int32Array,
  ) {
    this.starts = new Uint32Array(tables.members.length);
    for (let place = 1; place < this.starts.length; place++) {
      this.starts[place] = Number(this.starts[place - 1]) + Number(tables.members[place - 1]);
    }
  }

  /** `term` is a part of a name, in any case; empty for all guilds. A search does not renumber. */
  page(query: { sort: GuildSort; term: string; page: number; limit: number }): {
    total: number;
    places: GuildPlace[];
  } {
    const start = (query.page - 1) * query.limit;
    const ranked = this.found(query.sort, query.term);
    const places = ranked.slice(start, start + query.limit);
    return { total: ranked.length, places: places.map(({ place, rank }) => this.at(place, rank)) };
  }

  /** Undefined for a guild without a visible member when the board was built. */
  find(id: number, sort: GuildSort): GuildPlace | undefined {
    const place = searchAscending(this.tables.ids, id);
    return place === -1 ? undefined : this.at(place, this.tables.orders[sort].indexOf(place) + 1);
  }

  has(id: number): boolean {
    return searchAscending(this.tables.ids, id) !== -1;
  }

  /** Ids of the visible members, highest level first. */
  membersOf(id: number): number[] {
    const place = searchAscending(this.tables.ids, id);
    if (place === -1) return [];
    const start = Number(this.starts[place]);
    const rows = this.tables.memberRows.subarray(start, start + Number(this.tables.members[place]));
    return Array.from(rows, (row) => Number(this.characterIds[row]));
  }

  private found(sort: GuildSort, term: string): { place: number; rank: number }[] {
    const wanted = foldName(term);
    const all = Array.from(this.tables.orders[sort], (place, index) => ({ place, rank: index + 1 }));
    return wanted === '' ? all : all.filter(({ place }) => this.tables.names[place]?.includes(wanted));
  }

  private at(place: number, rank: number): GuildPlace {
    const { ids, points, members, totalLevels, memberRows } = this.tables;
    return {
      id: Number(ids[place]),
      rank,
      points: Number(points[place]),
      members: Number(members[place]),
      totalLevel: Number(totalLevels[place]),
      bestMember: Number(this.characterIds[Number(memberRows[Number(this.starts[place])])]),
    };
  }
}
