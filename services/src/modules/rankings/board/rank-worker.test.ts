import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PLAYER_SORTS } from '@portico/domain';
import { type RankRow, toChunk } from '../tables/rank-chunk.js';
import { RankBoard } from './rank-board.js';
import { RankWorker } from './rank-worker.js';

const SERVICES = fileURLToPath(new URL('../../../..', import.meta.url));
/** Below `services`, because the root's `node_modules` has an older Piscina, and the thread must import the one of the pool. */
const CACHE = join(SERVICES, 'node_modules/.cache/portico');
const COMPILER = join(SERVICES, '../node_modules/@swc/cli/bin/swc.js');
const SOURCES = ['src/modules/rankings', 'src/platform/collections'];

const ROWS: RankRow[] = Array.from({ length: 500 }, (_, index) => ({
  id: index + 1,
  name: `Name${index}`,
  level: (index * 37) % 200,
  exp: (index * 101) % 1000,
  fame: (index * 13) % 50,
  job: [100, 210, 312, 900][index % 4] ?? 0,
  mode: index % 4,
  deaths: index % 3,
  groupId: index % 4 === 3 ? (index % 7) + 1 : 0,
  guildId: index % 9,
  bosses: index % 17,
  playtimeMs: index * 2 ** 24,
  gender: index % 2,
  mapId: 100_000_000 + index,
  cards: index % 300,
}));

function answersOf(board: RankBoard): unknown {
  const pages = PLAYER_SORTS.flatMap((sort) => [
    board.page({ sort, term: '', page: 2, limit: 20 }),
    board.page({ sort, term: '', page: 1, limit: 20, mode: 'hardcore', slug: 'magician' }),
    board.page({ sort, term: 'name4', page: 1, limit: 20, mode: 'regular' }),
  ]);
  return {
    pages,
    ranks: board.ranksOf(77),
    guild: board.guilds.find(3, 'points'),
    groups: board.groups('total_level', 1, 5),
  };
}

describe('the thread of the rankings', () => {
  let folder: string;
  let worker: RankWorker;
  const inline = new RankWorker(new URL('./no-such-file.js', import.meta.url));

  // The sources run uncompiled here, but a thread needs built files.
  beforeAll(() => {
    mkdirSync(CACHE, { recursive: true });
    folder = mkdtempSync(join(CACHE, 'rank-thread-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const options = ['-d', folder, '--strip-leading-paths', '--ignore', '**/*.test.ts', '--quiet'];
    execFileSync(process.execPath, [COMPILER, ...SOURCES, ...options], { cwd: SERVICES });
    worker = new RankWorker(pathToFileURL(join(folder, 'modules/rankings/board/rank-thread.js')));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function build(where: RankWorker) {
    const chunks = [0, 200, 400].map((from) => toChunk(ROWS.slice(from, from + 200)));
    const guilds = {
      ids: Int32Array.of(3, 5),
      points: Int32Array.of(9, 10),
      names: ['owls', 'צפון'],
      hasPages: true,
    };
    return where.rank({ chunks, guilds }, { packed: true, day: true });
  }

  it('makes the same ranking as one made in place', async () => {
    const [threaded, placed] = [await build(worker), await build(inline)];
    expect(answersOf(new RankBoard(threaded.ranks))).toEqual(answersOf(new RankBoard(placed.ranks)));
    expect(threaded.day).toHaveLength(placed.day?.length ?? 0);
  });

  it('unpacks what it packed, ready to answer', async () => {
    const { ranks, packed } = await build(worker);
    const unpacked = await worker.unpack(packed ?? new Uint8Array());
    expect(answersOf(new RankBoard(unpacked))).toEqual(answersOf(new RankBoard(ranks)));
  });

  it('frees a board, which then has no characters', async () => {
    const board = new RankBoard((await build(worker)).ranks);
    const query = { sort: 'level', term: '', page: 1, limit: 3 } as const;
    const ids = board.page(query).places.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    board.release();
    expect(board.page(query)).toEqual({ total: 0, places: [] });
    expect(ids.map((id) => board.player(id))).toEqual([undefined, undefined, undefined]);
    expect(() => board.playerAt(0)).toThrow('detached');
  });

  it('passes on what went wrong in the thread', async () => {
    await expect(worker.unpack(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});
