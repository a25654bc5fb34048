import { CHALLENGE_MODES, challengeOf, CLASS_SLUGS, classOfJob, PLAYER_SORTS } from '@portico/domain';
import fc from 'fast-check';
import { PLAIN_ROW } from '../test/plain-row.js';
import { type RankRow, toChunk } from '../tables/rank-chunk.js';
import { inBatches } from '../../../platform/collections/index.js';
import { NO_GUILDS } from '../tables/rank-tables.js';
import { packTables } from './packed-tables.js';
import { rankAll } from './rank-order.js';
import { unpackRanks } from './rank-worker.js';
import { RankBoard, type RankQuery } from './rank-board.js';

const CHARACTERS: RankRow[] = [
  { ...PLAIN_ROW, id: 3, name: 'Brannoc', level: 120, exp: 10, fame: -5 },
  {
    ...PLAIN_ROW,
    id: 5,
    name: 'sable_',
    level: 200,
    fame: 7,
    job: 412,
    mode: 2,
    bosses: 4,
    playtimeMs: 2 ** 33,
  },
  {
    ...PLAIN_ROW,
    id: 8,
    name: 'Sabrina',
    level: 120,
    exp: 99,
    fame: 7,
    mode: 2,
    bosses: 9,
    playtimeMs: 2 ** 31,
  },
  { ...PLAIN_ROW, id: 9, name: 'Evander', level: 120, exp: 10, job: 2218, mode: 1, deaths: 1, bosses: 30 },
  { ...PLAIN_ROW, id: 12, name: 'GRAYSABLE', level: 8, exp: 2_147_483_647, fame: 30_000, job: 400 },
];

function boardOf(characters: readonly RankRow[], chunkRows = 2): RankBoard {
  const chunks = [...inBatches(characters, chunkRows)].map(toChunk);
  // Goes through packing, as in another process, to show losses below.
  return new RankBoard(unpackRanks(packTables(rankAll({ chunks, guilds: NO_GUILDS }).tables)));
}

function query(changes: Partial<RankQuery> = {}): RankQuery {
  return { sort: 'level', term: '', page: 1, limit: 20, ...changes };
}

const idsOf = (changes: Partial<RankQuery>, board = boardOf(CHARACTERS)): number[] =>
  board.page(query(changes)).places.map((place) => place.id);

describe('the rank board', () => {
  it('orders by level, then experience, then the older character', () => {
    expect(idsOf({ sort: 'level' })).toEqual([5, 8, 3, 9, 12]);
  });

  it('orders by fame, negative fame last, then level', () => {
    expect(idsOf({ sort: 'fame' })).toEqual([12, 5, 8, 9, 3]);
  });

  it('orders a mode by boss kills, and by playtimes beyond 32 bits', () => {
    expect(idsOf({ sort: 'bosses', mode: 'hardcore' })).toEqual([8, 5]);
    expect(idsOf({ sort: 'playtime', mode: 'hardcore' })).toEqual([5, 8]);
  });

  it('numbers a mode from one and keeps the rank among everybody by the same sort beside it', () => {
    expect(boardOf(CHARACTERS).page(query({ sort: 'bosses', mode: 'hardcore' })).places).toEqual([
      { id: 8, row: 2, filteredRank: 1, actualRank: 2 },
      { id: 5, row: 1, filteredRank: 2, actualRank: 3 },
    ]);
  });

  it('takes class and mode together', () => {
    expect(idsOf({ mode: 'hardcore', slug: 'thief' })).toEqual([5]);
    expect(idsOf({ mode: 'hardcore-fallen', slug: 'thief' })).toEqual([]);
  });

  it('does not renumber what a search finds', () => {
    expect(boardOf(CHARACTERS).page(query({ term: 'SABLE' }))).toEqual({
      total: 2,
      places: [
        { id: 5, row: 1, filteredRank: 1, actualRank: 1 },
        { id: 12, row: 4, filteredRank: 5, actualRank: 5 },
      ],
    });
    expect(boardOf(CHARACTERS).page(query({ term: 'sab', slug: 'warrior' })).places).toEqual([
      { id: 8, row: 2, filteredRank: 1, actualRank: 2 },
    ]);
  });

  it('answers the same search again from what it remembers', () => {
    const board = boardOf(CHARACTERS);
    const first = board.page(query({ term: 'sab', limit: 1 }));
    const second = board.page(query({ term: 'SAB', limit: 1, page: 2 }));
    expect([first.total, second.total]).toEqual([3, 3]);
    expect([first.places[0]?.id, second.places[0]?.id]).toEqual([5, 8]);
    expect(board.page(query({ term: 'sab', sort: 'fame', limit: 1 })).places[0]?.id).toBe(12);
  });

  it('takes the signs of SQL patterns for what they are', () => {
    expect([idsOf({ term: '%' }), idsOf({ term: '_' })]).toEqual([[], [5]]);
  });

  it('never matches across two names', () => {
    expect([idsOf({ term: '\n' }), idsOf({ term: 'sable_\n' })]).toEqual([[], []]);
  });

  it('answers an empty page with true totals past the end', () => {
    const board = boardOf(CHARACTERS);
    expect(board.page(query({ page: 2 }))).toEqual({ total: 5, places: [] });
    expect(board.page(query({ page: 2_147_483_647, limit: 100 }))).toEqual({ total: 5, places: [] });
  });

  it('knows the ranks of one character', () => {
    const board = boardOf(CHARACTERS);
    expect(board.ranksOf(12)).toEqual({ level: 5, fame: 1, classRank: 2, modeRank: null });
    expect(board.ranksOf(9)).toEqual({ level: 4, fame: 4, classRank: null, modeRank: 1 });
    expect(board.ranksOf(8)).toEqual({ level: 2, fame: 3, classRank: 1, modeRank: 2 });
    expect(board.ranksOf(4)).toBeUndefined();
  });

  it('finds names beyond Latin letters, full-width ones folded', () => {
    const named = ['단풍나무', 'שלום', '🍁x', 'ABC'];
    const board = boardOf(
      named.map((name, index) => ({ ...PLAIN_ROW, id: index + 1, name, level: 10 - index })),
    );
    const found = (term: string): number[] => idsOf({ term }, board);
    expect([found('풍나'), found('שלו'), found('🍁'), found('ａｂ')]).toEqual([[1], [2], [3], [4]]);
  });

  it('knows a character by the whole name, in any case', () => {
    const names = ['Sable', 'Sab', 'able', 'Graysable', 'שלום'];
    const board = boardOf(
      names.map((name, index) => ({ ...PLAIN_ROW, id: index + 1, name, level: 10 - index })),
    );
    const found = (name: string): number | undefined => board.idNamed(name);
    expect(['sable', 'SAB', 'Able', 'graysable', 'שלום'].map(found)).toEqual([1, 2, 3, 4, 5]);
    expect(['', 'sabl', 'ble', 'sable\n', 'graysables'].map(found)).toEqual(Array(5).fill(undefined));
  });

  it('stands empty without characters', () => {
    const board = boardOf([]);
    expect(board.page(query())).toEqual({ total: 0, places: [] });
    expect(board.page(query({ term: 'a', slug: 'thief' }))).toEqual({ total: 0, places: [] });
    expect(board.groups('total_level', 1, 20)).toEqual({ total: 0, places: [] });
  });
});

describe('the board of groups', () => {
  const member = (id: number, groupId: number, level: number): RankRow => ({
    ...PLAIN_ROW,
    id,
    name: `m${id}`,
    level,
    mode: 3,
    groupId,
  });
  const board = boardOf([
    member(1, 40, 100),
    member(2, 40, 51),
    member(3, 7, 90),
    member(4, 7, 80),
    member(5, 7, 61),
    member(6, 0, 200),
    { ...member(7, 9, 200), mode: 1 },
    member(8, 3, 77),
  ]);
  const idsBy = (sort: Parameters<RankBoard['groups']>[0]) =>
    board.groups(sort, 1, 20).places.map(({ id }) => id);

  it('ranks by average, by total and by members', () => {
    expect(idsBy('average_level')).toEqual([7, 3, 40]);
    expect(idsBy('total_level')).toEqual([7, 40, 3]);
    expect(idsBy('member_count')).toEqual([7, 40, 3]);
    expect(board.groupRank('average_level', 3)).toBe(2);
  });

  it('knows no group without a member in the mode of groups', () => {
    expect(board.groupRank('average_level', 9)).toBeNull();
    expect([3, 9].map((id) => board.hasGroup(id))).toEqual([true, false]);
    expect(board.groups('total_level', 2, 2)).toEqual({ total: 3, places: [{ id: 3, rank: 3 }] });
  });
});

const rowArbitrary = fc.record({
  name: fc.stringMatching(/^[abAB]{1,4}$/),
  level: fc.integer({ min: 1, max: 6 }),
  exp: fc.integer({ min: 0, max: 3 }),
  fame: fc.integer({ min: -3, max: 3 }),
  job: fc.constantFrom(0, 110, 232, 412, 910, 2001, 2112),
  mode: fc.integer({ min: 0, max: 3 }),
  deaths: fc.integer({ min: 0, max: 1 }),
  groupId: fc.integer({ min: 0, max: 4 }),
  bosses: fc.integer({ min: 0, max: 4 }),
  playtimeMs: fc.integer({ min: 0, max: 3 }).map((hours) => hours * 2 ** 31),
});

const KEYS: Record<RankQuery['sort'], (row: RankRow) => number[]> = {
  level: (row) => [row.level, row.exp],
  fame: (row) => [row.fame, row.level],
  bosses: (row) => [row.bosses],
  playtime: (row) => [row.playtimeMs],
};

/** The ranking by the specification, written as plainly as possible. */
function naivePage(rows: readonly RankRow[], { sort, mode, slug, term, page, limit }: RankQuery) {
  const compare = (one: RankRow, other: RankRow) => {
    const others = KEYS[sort](other);
    const differences = KEYS[sort](one).map((value, index) => Number(others[index]) - value);
    return differences.find((difference) => difference !== 0) ?? one.id - other.id;
  };
  const everybody = rows.toSorted(compare);
  const passing = everybody.filter(
    (row) =>
      (mode === undefined || challengeOf(row) === mode) &&
      (slug === undefined || classOfJob(row.job) === slug),
  );
  const found = passing.filter((row) => row.name.toLowerCase().includes(term.toLowerCase()));
  return {
    total: found.length,
    places: found.slice((page - 1) * limit, page * limit).map((row) => ({
      id: row.id,
      row: rows.indexOf(row),
      filteredRank: passing.indexOf(row) + 1,
      actualRank: everybody.indexOf(row) + 1,
    })),
  };
}

it('answers as a plain sort and filter does, whatever is asked', () => {
  fc.assert(
    fc.property(
      fc.array(rowArbitrary, { maxLength: 60 }),
      fc.record({
        sort: fc.constantFrom(...PLAYER_SORTS),
        mode: fc.option(fc.constantFrom(...CHALLENGE_MODES), { nil: undefined }),
        slug: fc.option(fc.constantFrom(...CLASS_SLUGS), { nil: undefined }),
        term: fc.constantFrom('', 'a', 'AB', 'bb', 'abab', 'c'),
        page: fc.integer({ min: 1, max: 4 }),
        limit: fc.integer({ min: 1, max: 30 }),
      }),
      fc.integer({ min: 1, max: 20 }),
      (rows, asked, chunkRows) => {
        const characters = rows.map((row, index) => ({ ...PLAIN_ROW, ...row, id: index * 3 + 1 }));
        expect(boardOf(characters, chunkRows).page(asked)).toEqual(naivePage(characters, asked));
      },
    ),
    { numRuns: 300 },
  );
});
