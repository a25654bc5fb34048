import { GUILD_SORTS, type GuildSort } from '@portico/domain';
import fc from 'fast-check';
import { PLAIN_ROW } from '../test/plain-row.js';
import { pick, recordOf } from '../../../platform/collections/index.js';
import { NO_BOOK, type RankRow, SHOWN_FIELDS, toChunk } from '../tables/rank-chunk.js';
import { packTables } from './packed-tables.js';
import { rankAll } from './rank-order.js';
import { unpackRanks } from './rank-worker.js';
import { RankBoard } from './rank-board.js';

interface Guild {
  id: number;
  points: number;
  name: string;
}

const memberArbitrary = fc.record({
  level: fc.integer({ min: 1, max: 9 }),
  exp: fc.integer({ min: 0, max: 3 }),
  // Some belong to guilds without a row in the game's table.
  guildId: fc.integer({ min: 0, max: 7 }),
});

const guildArbitrary = fc.record({
  points: fc.integer({ min: 0, max: 3 }),
  name: fc.constantFrom('owls', 'tin owls', 'צפון', 'ⅷ watch', ''),
});

function boardOf(characters: readonly RankRow[], guilds: readonly Guild[], hasPages = true): RankBoard {
  const chunks = [toChunk(characters.slice(0, 3)), toChunk(characters.slice(3))];
  const guildRows = {
    ids: Int32Array.from(guilds, ({ id }) => id),
    points: Int32Array.from(guilds, ({ points }) => points),
    names: guilds.map(({ name }) => name),
    hasPages,
  };
  // Goes through packing, as in another process, to show losses below.
  return new RankBoard(unpackRanks(packTables(rankAll({ chunks, guilds: guildRows }).tables)));
}

/** The ranking of guilds by the specification, written as plainly as possible. */
function naiveGuilds(characters: readonly RankRow[], guilds: readonly Guild[], sort: GuildSort) {
  const known = guilds.flatMap(({ id, points, name }) => {
    const members = characters
      .filter((row) => row.guildId === id)
      .toSorted((one, other) => other.level - one.level || other.exp - one.exp || one.id - other.id);
    const [best] = members;
    if (best === undefined) return [];
    const totalLevel = members.reduce((sum, { level }) => sum + level, 0);
    const facts = { id, points, members: members.length, totalLevel, bestMember: best.id };
    const first = { total_level: totalLevel, members: members.length, best_level: best.level, points }[sort];
    return [{ facts, name, key: [first, totalLevel, members.length], ids: members.map((row) => row.id) }];
  });
  return known
    .toSorted((one, other) => {
      const differences = one.key.map((value, index) => Number(other.key[index]) - value);
      return differences.find((difference) => difference !== 0) ?? one.facts.id - other.facts.id;
    })
    .map(({ facts, ...rest }, index) => ({ ...rest, facts: { ...facts, rank: index + 1 } }));
}

/** Letters that fold to others: capitals of one unit and of two, full width, a ligature, a sign that has no capital. */
const LETTERS = ['a', 'Z', '_', 'é', 'É', 'ß', 'İ', 'Σ', 'ﬁ', 'Ａ', '단', 'ש', '🍁', '𐐀', '\u0301', ' '];

const numberArbitrary = fc.oneof(
  fc.integer({ min: -3, max: 300 }),
  fc.constantFrom(-1, 255, 256, 32_767, 32_768, -32_768, -32_769, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1),
  fc.maxSafeInteger(),
);

const rowArbitrary = fc.record({
  ...recordOf(SHOWN_FIELDS, () => numberArbitrary),
  name: fc.array(fc.constantFrom(...LETTERS), { maxLength: 33 }).map((letters) => letters.join('')),
  guildId: fc.integer({ min: 0, max: 3 }),
});

it('gives each character back as it was read, after packing too', () => {
  fc.assert(
    fc.property(fc.array(rowArbitrary, { maxLength: 20 }), fc.boolean(), (rows, hasPages) => {
      const characters = rows.map((row, index) => ({ ...row, id: index * 2 + 1 }));
      const guilds = [1, 2].map((id) => ({ id, points: 0, name: ['', 'Tin Owls'][id - 1] ?? '' }));
      const board = boardOf(characters, guilds, hasPages);
      for (const row of characters) {
        const guild = guilds.find(({ id }) => id === row.guildId);
        expect(board.player(row.id)).toEqual({
          ...pick(row, ['id', 'name', 'level', 'exp', 'job', 'fame', 'gender', 'mapId']),
          guildId: hasPages ? (guild?.id ?? null) : null,
          guildName: guild?.name || null,
          ironman_mode: row.mode,
          ironman_deaths: row.deaths,
          ironman_group_id: row.groupId || null,
          ironman_bosses_killed: row.bosses,
          ironman_playtime: row.playtimeMs,
          total_cards: row.cards === NO_BOOK ? null : row.cards,
        });
        expect(board.player(row.id + 1)).toBeUndefined();
      }
      const ranked = guilds.filter(({ id }) => hasPages && characters.some(({ guildId }) => guildId === id));
      const { total } = board.guilds.page({ sort: 'members', term: '', page: 1, limit: 5 });
      expect(total).toBe(ranked.length);
    }),
    { numRuns: 300 },
  );
});

it('ranks guilds as a plain computation does, whatever is asked', () => {
  fc.assert(
    fc.property(
      fc.array(memberArbitrary, { maxLength: 30 }),
      fc.array(guildArbitrary, { maxLength: 6 }),
      fc.constantFrom(...GUILD_SORTS),
      fc.constantFrom('', 'OWLS', 'צ', 'viii', 'none'),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 5 }),
      (rows, kinds, sort, term, page, limit) => {
        const characters = rows.map((row, index) => ({ ...PLAIN_ROW, ...row, name: 'x', id: index * 2 + 1 }));
        const guilds = kinds.map((guild, index) => ({
          ...guild,
          id: index + 1,
          name: guild.name.normalize('NFKC'),
        }));
        const board = boardOf(characters, guilds).guilds;
        const expected = naiveGuilds(characters, guilds, sort);
        const found = expected.filter(({ name }) => name.includes(term.toLowerCase()));
        expect(board.page({ sort, term, page, limit })).toEqual({
          total: found.length,
          places: found.slice((page - 1) * limit, page * limit).map(({ facts }) => facts),
        });
        for (const { facts, ids } of expected) {
          expect(board.find(facts.id, sort)).toEqual(facts);
          expect(board.membersOf(facts.id)).toEqual(ids);
        }
        const ranked = new Set(expected.map(({ facts }) => facts.id));
        for (const id of [0, 1, 2, 3, 4, 5, 6, 7]) expect(board.has(id)).toBe(ranked.has(id));
      },
    ),
    { numRuns: 200 },
  );
});
