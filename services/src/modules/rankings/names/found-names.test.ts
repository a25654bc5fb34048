import { CHALLENGE_MODES, challengeOf, CLASS_SLUGS, classOfJob, PLAYER_SORTS } from '@portico/domain';
import fc from 'fast-check';
import { rankAll } from '../board/rank-order.js';
import { prepareRanks } from '../board/rank-worker.js';
import { RankBoard, type RankPage, type RankQuery } from '../board/rank-board.js';
import { PLAIN_ROW } from '../test/plain-row.js';
import { type RankRow, toChunk } from '../tables/rank-chunk.js';
import { NO_GUILDS } from '../tables/rank-tables.js';
import { NameText } from '../tables/name-table.js';
import { foldName } from './name-tree.js';

/** Few kinds of letters, so that texts repeat: cases, digits, Hangul, Hebrew, full width, and halves of one surrogate pair. */
const LETTERS = ['a', 'A', 'b', 'n', '1', '0', '단', '풍', 'ש', 'Ａ', '🍁', '🍀', 'İ', '_'];
const textOf = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...LETTERS), { minLength, maxLength }).map((letters) => letters.join(''));
const LATIN = fc.stringMatching(/^[abnABN01]{1,8}$/);

const rowArbitrary = (name: fc.Arbitrary<string>) =>
  fc.record({
    name,
    level: fc.integer({ min: 1, max: 6 }),
    exp: fc.integer({ min: 0, max: 3 }),
    fame: fc.integer({ min: -3, max: 3 }),
    job: fc.constantFrom(0, 110, 412, 2112),
    mode: fc.integer({ min: 0, max: 3 }),
    deaths: fc.integer({ min: 0, max: 1 }),
    groupId: fc.integer({ min: 0, max: 4 }),
    bosses: fc.integer({ min: 0, max: 4 }),
    playtimeMs: fc.integer({ min: 0, max: 3 }),
  });

const termArbitrary = (names: readonly string[]): fc.Arbitrary<string> => {
  const partOfName = fc
    .tuple(fc.constantFrom('a', ...names), fc.nat(12), fc.integer({ min: 1, max: 12 }))
    .map(([name, from, length]) => name.substring(from, from + length) || name);
  // Names may contain half of a surrogate pair, and one name may contain another.
  return fc.oneof(
    partOfName,
    textOf(1, 4),
    fc.constantFrom('\ud83c', '\udf41', '단', '1', 'zz', 'a\n', '\n'),
  );
};

function boardOf(rows: readonly RankRow[], minCommon?: number): RankBoard {
  const { tables } = rankAll({ chunks: [toChunk(rows)], guilds: NO_GUILDS });
  return new RankBoard(prepareRanks(tables, minCommon));
}

/** With ever fewer texts common enough to be counted. */
const boardsOf = (rows: readonly RankRow[]): RankBoard[] =>
  [1, 3, undefined].map((minCommon) => boardOf(rows, minCommon));

/** Reads the page without a term name by name. */
function naivePage(board: RankBoard, rows: readonly RankRow[], query: RankQuery): RankPage {
  const wanted = foldName(query.term);
  const names = new Map(rows.map(({ id, name }) => [id, foldName(name)]));
  const { places } = board.page({ ...query, term: '', page: 1, limit: rows.length + 1 });
  const found = places.filter(({ id }) => wanted !== '' && names.get(id)?.includes(wanted));
  const start = (query.page - 1) * query.limit;
  return { total: found.length, places: found.slice(start, start + query.limit) };
}

function totalOf(rows: readonly RankRow[], { mode, slug, term }: RankQuery): number {
  return rows.filter(
    (row) =>
      isIn(row.name, term) &&
      (mode === undefined || challengeOf(row) === mode) &&
      (slug === undefined || classOfJob(row.job) === slug),
  ).length;
}

const isIn = (name: string, term: string): boolean => foldName(name).includes(foldName(term));

describe.each([
  ['Latin names', LATIN],
  ['names of all scripts', textOf(1, 8)],
])('search of %s', (_, name) => {
  it('finds what a walk through all names finds, on every page', () => {
    const casesArbitrary = fc.array(rowArbitrary(name), { maxLength: 60 }).chain((rows) =>
      fc.record({
        rows: fc.constant(rows.map((row, index): RankRow => ({ ...PLAIN_ROW, ...row, id: index * 3 + 1 }))),
        queries: fc.array(
          fc.record({
            sort: fc.constantFrom(...PLAYER_SORTS),
            mode: fc.option(fc.constantFrom(...CHALLENGE_MODES), { nil: undefined }),
            slug: fc.option(fc.constantFrom(...CLASS_SLUGS), { nil: undefined }),
            term: termArbitrary(rows.map((row) => row.name)),
            page: fc.integer({ min: 1, max: 4 }),
            limit: fc.integer({ min: 1, max: 30 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
      }),
    );
    fc.assert(
      fc.property(casesArbitrary, ({ rows, queries }) => {
        const totals = queries.map((query) => totalOf(rows, query));
        for (const board of boardsOf(rows)) {
          const pages = queries.map((query) => board.page(query));
          expect(pages).toEqual(queries.map((query) => naivePage(board, rows, query)));
          expect(pages.map(({ total }) => total)).toEqual(totals);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('knows the first of a whole name', () => {
    fc.assert(
      fc.property(fc.array(rowArbitrary(name), { maxLength: 40 }), name, (rows, other) => {
        const characters = rows.map((row, index): RankRow => ({ ...PLAIN_ROW, ...row, id: index + 1 }));
        for (const board of boardsOf(characters)) {
          const asked = [...rows.map((row) => row.name), other, `${other}a`];
          const first = (whole: string) =>
            characters.find((row) => foldName(row.name) === foldName(whole))?.id;
          expect(asked.map((whole) => board.idNamed(whole))).toEqual(asked.map(first));
        }
      }),
    );
  });
});

describe('the names that a search looks at', () => {
  const letters = 'aeioubcdfg';
  const nameOf = (index: number) =>
    String(index)
      .padStart(6, '0')
      .replaceAll(/\d/g, (digit) => letters.charAt(Number(digit)));
  const rows = Array.from({ length: 20_000 }, (_, index): RankRow => {
    const name = nameOf((index * 7919) % 1_000_000);
    return { ...PLAIN_ROW, id: index + 1, name, level: index % 200 };
  });
  const board = boardOf(rows);

  it.each([
    ['an absent name', 'xyz', 1, 0],
    ['a name with another end', `${nameOf(7919)}a`, 1, 64],
    ['a whole name', nameOf(7919), 1, 64],
    ['the first page of one letter', 'a', 1, 200],
    ['a deep page of one letter', 'a', 300, 200],
  ])('are few for %s', (_, term, page, most) => {
    const looks = vi.spyOn(NameText.prototype, 'contains');
    board.page({ sort: 'level', term, page, limit: 20 });
    const looked = looks.mock.calls.length;
    looks.mockRestore();
    expect(looked).toBeLessThanOrEqual(most);
  });
});

describe('search where names repeat', () => {
  const rows = Array.from({ length: 10_000 }, (_, index): RankRow => {
    const name = `Player${String((index * 7919) % 10_000).padStart(4, '0')}`;
    const standing = { level: (index * 37) % 200, exp: index % 100, fame: index % 50 };
    return { ...PLAIN_ROW, ...standing, id: index + 1, name };
  });
  const board = boardOf(rows);
  const names = new Map(rows.map(({ id, name }) => [id, foldName(name)]));
  const everybody = (['level', 'fame'] as const).map((sort) => ({
    sort,
    places: board.page({ sort, term: '', page: 1, limit: rows.length }).places,
  }));

  it.each(['P', 'player', 'PLAYER0', 'r1', '00', '9', 'er29', 'player1234', 'ayer777', 'playerx', '1234567'])(
    'answers the first, a middle and the last page of %s',
    (term) => {
      for (const { sort, places } of everybody) {
        const found = places.filter(({ id }) => names.get(id)?.includes(foldName(term)));
        const last = Math.max(1, Math.ceil(found.length / 20));
        for (const page of [1, Math.ceil(last / 2), last, last + 1]) {
          const expected = found.slice((page - 1) * 20, page * 20);
          expect(board.page({ sort, term, page, limit: 20 })).toEqual({
            total: found.length,
            places: expected,
          });
        }
      }
    },
  );
});
