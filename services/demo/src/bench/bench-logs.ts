import type { EntityManager } from 'typeorm';
import type { Engine } from '@portico/services/platform/persistence';
import { DAY_MS } from '@portico/domain';
import type { BenchContext } from './bench-data.js';

const YEAR_MS = 365 * DAY_MS;

/** Rows per statement: as many as five digits count. */
const BATCH = 100_000;

export interface BenchLogOptions {
  rows: number;
  characters: number;
  firstId: number;
  /** Time of the last row. The first one is a year older. */
  until: number;
  progress?: (rows: number) => void;
}

/** A log, its share of all rows, and the SQL columns of a row. `n` is the row's number, `at` its time. */
interface BenchLog {
  table: string;
  share: number;
  row: (engine: Engine) => string;
}

/** Rows next to each other get very different values, and each run gives the same ones. */
const dice = (salt: number, sides: number) => `((n * 7919 + ${salt} * 104729 + n / 1000 * 31) % ${sides})`;

const gameTime = (engine: Engine) =>
  engine === 'sqlite'
    ? "strftime('%Y-%m-%d %H:%M:%S', at / 1000, 'unixepoch')"
    : "DATE_ADD('1970-01-01 00:00:00', INTERVAL FLOOR(at / 1000) SECOND)";

const LOGS: readonly BenchLog[] = [
  {
    table: 'characterexplogs',
    share: 0.5,
    row: (engine) => `
      n + 1 AS id, person AS charid, ${dice(1, 90_000)} + 1 AS gained_exp, 6 AS world_exp_rate,
      1 AS exp_coupon, ${dice(2, 2_000_000)} AS current_exp, ${gameTime(engine)} AS exp_gain_time
    `,
  },
  {
    table: 'portal_nx_log',
    share: 0.2,
    row: () => `
      n + 1 AS id, at AS at, person AS character_id, account AS account_id,
      CASE WHEN ${dice(3, 10)} < 7 THEN 'GAIN' ELSE 'SPEND' END AS type, ${dice(4, 9000)} + 1 AS amount,
      10000 AS balance_before, 10000 AS balance_after, 'Vote' AS source
    `,
  },
  {
    table: 'portal_vote',
    share: 0.15,
    row: (engine) => `
      n + 1 AS id, account AS account_id, 'lantern' AS site,
      ${engine === 'sqlite' ? "'bench' || n" : "CONCAT('bench', n)"} AS vote_key, at - 60000 AS at,
      at + 86400000 AS expires_at, '203.0.113.9' AS ip, 'credited' AS state, at AS confirmed_at,
      at AS credited_at, 2000 AS nx, 1 AS vp
    `,
  },
  {
    table: 'portal_scroll_log',
    share: 0.08,
    row: () => `
      n + 1 AS id, at AS at, person AS character_id, 1302000 AS item_id, 2043000 AS scroll_id,
      CASE WHEN ${dice(5, 10)} < 6 THEN 1 ELSE 0 END AS success,
      CASE WHEN ${dice(6, 20)} = 0 THEN 1 ELSE 0 END AS white_scroll, 7 AS slots_before, 6 AS slots_after
    `,
  },
  {
    table: 'portal_boss_log',
    share: 0.04,
    row: () => `
      n + 1 AS id, at AS at, person AS character_id, account AS account_id,
      CASE WHEN ${dice(7, 12)} = 0 THEN 'PINKBEAN' ELSE 'ZAKUM' END AS boss_type,
      CASE WHEN ${dice(7, 12)} = 0 THEN 'weekly' ELSE 'daily' END AS frequency
    `,
  },
  {
    table: 'portal_inkwell_log',
    share: 0.03,
    row: () => `
      n + 1 AS id, at AS at, person AS character_id, account AS account_id,
      2040000 + ${dice(8, 24)} AS item_id, 1 AS quantity, ${dice(9, 20)} + 1 AS cost,
      CASE WHEN ${dice(10, 3)} = 0 THEN 'NX_CREDIT' ELSE 'VOTE_POINTS' END AS currency,
      100 AS balance_before, 80 AS balance_after
    `,
  },
];

/** Tables to empty first, because they contain counts of another world's rows. */
const COUNTS = ['portal_log_hour', 'portal_log_progress'];

/** Replaces the logs with a year of rows, in the order of their times. Returns the number of rows of each log. */
export async function fillBenchLogs(
  { database, unitOfWork }: BenchContext,
  options: BenchLogOptions,
): Promise<Record<string, number>> {
  const { engine } = database;
  for (const table of [...LOGS.map((log) => log.table), ...COUNTS])
    await unitOfWork.run((manager) => manager.query(`DELETE FROM ${table}`));
  const counts: Record<string, number> = {};
  let written = 0;
  for (const log of LOGS) {
    const total = Math.floor(options.rows * log.share);
    for (let first = 0; first < total; first += BATCH) {
      const end = Math.min(total, first + BATCH);
      await unitOfWork.run((manager) =>
        insertBatch(manager, log.table, log.row(engine), { ...options, first, end, total }),
      );
      written += end - first;
      options.progress?.(written);
    }
    counts[log.table] = total;
  }
  return counts;
}

async function insertBatch(
  manager: EntityManager,
  table: string,
  row: string,
  batch: BenchLogOptions & { first: number; end: number; total: number },
): Promise<void> {
  const { first, end, total, until, characters, firstId } = batch;
  const division = manager.connection.options.type === 'mysql' ? 'DIV' : '/';
  const columns = [...row.matchAll(/ AS (\w+)\s*(?:,|$)/g)].map(([, name]) => name);
  const values = row.replaceAll('n / 1000', `n ${division} 1000`);
  const step = Math.floor(YEAR_MS / total);
  const person = `(n * 7919 + n ${division} 97) % ${characters}`;
  await manager.query(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${values} FROM (
       SELECT n, ${until} - (${total} - n) * ${step} AS at,
         ${firstId} + 1 + ${person} AS person,
         ${firstId} + 1 + ((${person}) * 3) ${division} 5 AS account
       FROM (${numbers(first)}) counted WHERE n < ${end}
     ) made ORDER BY n`,
  );
}

/** A hundred thousand numbers from `first` on. Not every version of both engines can generate a series. */
function numbers(first: number): string {
  const digit = (name: string) =>
    `(SELECT 0 AS d ${Array.from({ length: 9 }, (_, index) => `UNION ALL SELECT ${index + 1}`).join(' ')}) ${name}`;
  return `SELECT ${first} + a.d * 10000 + b.d * 1000 + c.d * 100 + e.d * 10 + f.d AS n
    FROM ${['a', 'b', 'c', 'e', 'f'].map(digit).join(' CROSS JOIN ')}`;
}
