import { NO_CLASS, RankBoard, type RankedCharacter, type RankQuery } from './rank-board.js';

const WARRIOR = 1;
const THIEF = 4;

const CHARACTERS: RankedCharacter[] = [
  { id: 3, name: 'Brannoc', level: 120, exp: 10, fame: -5, classIndex: WARRIOR },
  { id: 5, name: 'sable_', level: 200, exp: 0, fame: 7, classIndex: THIEF },
  { id: 8, name: 'Sabrina', level: 120, exp: 99, fame: 7, classIndex: WARRIOR },
  { id: 9, name: 'Evander', level: 120, exp: 10, fame: 0, classIndex: NO_CLASS },
  { id: 12, name: 'GRAYSABLE', level: 8, exp: 2_147_483_647, fame: 30_000, classIndex: THIEF },
];

function query(changes: Partial<RankQuery> = {}): RankQuery {
  return { sort: 'level', term: '', page: 1, limit: 20, ...changes };
}

async function idsOf(changes: Partial<RankQuery>): Promise<number[]> {
  const board = await RankBoard.build(CHARACTERS);
  return board.page(query(changes)).places.map((place) => place.id);
}

describe('the rank board', () => {
  it('orders by level, then experience, then the older character', async () => {
    expect(await idsOf({ sort: 'level' })).toEqual([5, 8, 3, 9, 12]);
  });

  it('orders by fame, negative fame last, then level', async () => {
    expect(await idsOf({ sort: 'fame' })).toEqual([12, 5, 8, 9, 3]);
  });

  it('numbers a class from one and keeps the rank among everybody beside it', async () => {
    const board = await RankBoard.build(CHARACTERS);
    expect(board.page(query({ classIndex: THIEF }))).toEqual({
      total: 2,
      places: [
        { id: 5, filteredRank: 1, actualRank: 1 },
        { id: 12, filteredRank: 2, actualRank: 5 },
      ],
    });
  });

  it('does not renumber what a search finds', async () => {
    const board = await RankBoard.build(CHARACTERS);
    expect(board.page(query({ term: 'SABLE' }))).toEqual({
      total: 2,
      places: [
        { id: 5, filteredRank: 1, actualRank: 1 },
        { id: 12, filteredRank: 5, actualRank: 5 },
      ],
    });
    expect(board.page(query({ term: 'sab', classIndex: WARRIOR })).places).toEqual([
      { id: 8, filteredRank: 1, actualRank: 2 },
    ]);
  });

  it('answers the same search again from what it remembers', async () => {
    const board = await RankBoard.build(CHARACTERS);
    const first = board.page(query({ term: 'sab', limit: 1 }));
    const second = board.page(query({ term: 'SAB', limit: 1, page: 2 }));
    expect([first.total, second.total]).toEqual([3, 3]);
    expect([first.places[0]?.id, second.places[0]?.id]).toEqual([5, 8]);
  });

  it('takes the signs of SQL patterns for what they are', async () => {
    expect(await idsOf({ term: '%' })).toEqual([]);
    expect(await idsOf({ term: '_' })).toEqual([5]);
  });

  it('never matches across two names', async () => {
    expect(await idsOf({ term: '\n' })).toEqual([]);
    expect(await idsOf({ term: 'sable_\n' })).toEqual([]);
  });

  it('answers an empty page with true totals past the end', async () => {
    const board = await RankBoard.build(CHARACTERS);
    expect(board.page(query({ page: 2 }))).toEqual({ total: 5, places: [] });
    expect(board.page(query({ page: 2_147_483_647, limit: 100 }))).toEqual({ total: 5, places: [] });
  });

  it('knows the ranks of one character', async () => {
    const board = await RankBoard.build(CHARACTERS);
    expect(board.ranksOf(12)).toEqual({ level: 5, fame: 1, classRank: 2 });
    expect(board.ranksOf(9)).toEqual({ level: 4, fame: 4, classRank: null });
    expect(board.ranksOf(4)).toBeUndefined();
  });

  it('finds names beyond Latin letters, full-width ones folded', async () => {
    const board = await RankBoard.build([
      { id: 1, name: '단풍나무', level: 10, exp: 0, fame: 0, classIndex: WARRIOR },
      { id: 2, name: 'שלום', level: 9, exp: 0, fame: 0, classIndex: WARRIOR },
      { id: 3, name: '🍁x', level: 8, exp: 0, fame: 0, classIndex: WARRIOR },
      { id: 4, name: 'ABC', level: 7, exp: 0, fame: 0, classIndex: WARRIOR },
    ]);
    const found = (term: string): number[] => board.page(query({ term })).places.map((place) => place.id);
    expect([found('풍나'), found('שלו'), found('🍁'), found('ａｂ')]).toEqual([[1], [2], [3], [4]]);
  });

  it('stands empty without characters', async () => {
    const board = await RankBoard.build([]);
    expect(board.page(query())).toEqual({ total: 0, places: [] });
    expect(board.page(query({ term: 'a', classIndex: THIEF }))).toEqual({ total: 0, places: [] });
  });

  it('orders a large board as a comparison does', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({
      id: index + 1,
      name: `N${index}`,
      level: (index * 7919) % 211,
      exp: (index * 104_729) % 2_000_003,
      fame: ((index * 31) % 601) - 300,
      classIndex: index % 3,
    }));
    const board = await RankBoard.build(many);
    const expected = many
      .toSorted((a, b) => b.level - a.level || b.exp - a.exp || a.id - b.id)
      .map((character) => character.id);
    expect(board.page(query({ limit: 5000 })).places.map((place) => place.id)).toEqual(expected);
  });
});
