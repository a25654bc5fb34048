import { loadBuilt } from './portal.mjs';
import { percentile } from './statistics.mjs';

const CHARACTERS = 1_000_000;
const CHUNK = 9600;
const SEARCHES = 400;
const BAR = 0.5;

/** Every `step`th item of a list, starting over at its end. No item occurs twice unless `step` divides the length. */
const scattered = (list, count, step = 7919) =>
  Array.from({ length: count }, (_, index) => list[(index * step) % list.length]);

/** A ranking of this many characters as the portal builds it, and their names. */
async function rankingOf(characters) {
  const { benchRows } = await loadBuilt('services/demo/dist/bench/bench-rows.js');
  const { toChunk } = await loadBuilt('services/dist/modules/rankings/tables/rank-chunk.js');
  const { completeBuild } = await loadBuilt('services/dist/modules/rankings/board/rank-worker.js');
  const { NO_GUILDS } = await loadBuilt('services/dist/modules/rankings/tables/rank-tables.js');
  const { RankBoard } = await loadBuilt('services/dist/modules/rankings/board/rank-board.js');
  const chunks = [];
  const names = [];
  for (let start = 0; start < characters; start += CHUNK) {
    const rows = benchRows(start, Math.min(start + CHUNK, characters), 0);
    const modes = new Map(rows.modes.map((mode) => [mode.characterId, mode]));
    const chunk = rows.characters.map(({ id, name, level, exp, fame, job, gender, mapId, guildId }) => {
      const { mode = 0, deaths = 0, groupId, bossesKilled = 0, playtimeMs = 0 } = modes.get(id) ?? {};
      const played = { mode, deaths, groupId: groupId ?? 0, bosses: bossesKilled, playtimeMs };
      return { id, name, level, exp, fame, job, gender, mapId, guildId, cards: 0, ...played };
    });
    names.push(...chunk.map(({ name }) => name));
    chunks.push(toChunk(chunk));
  }
  const since = performance.now();
  const { ranks } = completeBuild({ chunks, guilds: NO_GUILDS, packed: false, day: false });
  const seconds = (performance.now() - since) / 1000;
  return { newBoard: () => new RankBoard(ranks), names, seconds };
}

const FILTERS = [
  { sort: 'level' },
  { sort: 'fame' },
  { sort: 'level', slug: 'thief' },
  { sort: 'playtime', mode: 'hardcore' },
  { sort: 'bosses', mode: 'regular', slug: 'warrior' },
];

/** Milliseconds of each search: the first page, which is not cached yet, a middle one and the last. */
function measureOnce(board, terms) {
  const times = [];
  terms.forEach((term, index) => {
    const query = { ...FILTERS[index % FILTERS.length], term, page: 1, limit: 20 };
    const since = performance.now();
    const { total } = board.page(query);
    times.push(performance.now() - since);
    const last = Math.max(1, Math.ceil(total / 20));
    for (const page of [Math.ceil(last / 2), last]) {
      const again = performance.now();
      board.page({ ...query, page });
      times.push(performance.now() - again);
    }
  });
  return times;
}

/** The best of three new boards, to exclude other load on the machine. */
function measure(newBoard, terms) {
  const passes = [1, 2, 3].map(() => measureOnce(newBoard(), terms));
  return passes[0].map((_, at) => Math.min(...passes.map((times) => times[at])));
}

/** Terms grouped by the number of names that contain them. */
function termsOf(names) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
  const pairs = [...'aeiou'].flatMap((vowel) =>
    letters.flatMap((letter) => [letter + vowel, vowel + letter]),
  );
  const part = (from, length) => scattered(names, SEARCHES).map((name) => name.slice(from, from + length));
  return {
    'one letter': letters,
    'common: two letters': pairs,
    'three letters': part(2, 3),
    'typical: four to six letters': [...part(0, 4), ...part(2, 5), ...part(1, 6)],
    'a whole name': scattered(names, SEARCHES),
    'absent: a name with another end': scattered(names, SEARCHES).map((name) => `${name.slice(0, 6)}xq`),
    'absent: letters of no name': letters.flatMap((letter) => [`q${letter}x`, `${letter}zzq`]),
  };
}

/** Name search of the rankings at a million characters, in process. */
export async function nameSearch(print) {
  globalThis.gc?.();
  const before = process.memoryUsage();
  const { newBoard, names, seconds } = await rankingOf(CHARACTERS);
  globalThis.gc?.();
  const after = process.memoryUsage();
  const megabytes = (after.external - before.external + after.heapUsed - before.heapUsed) / 2 ** 20;
  print(`${CHARACTERS} characters ranked and indexed in ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`);
  measure(newBoard, scattered(names, 50, 104_729));
  for (const [name, terms] of Object.entries(termsOf(names))) {
    const times = measure(newBoard, terms);
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(3));
    const figures = `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
    print(`${name.padEnd(34)} ${figures}${Number(p95) > BAR ? `, OVER ${BAR}` : ''}`);
  }
}
