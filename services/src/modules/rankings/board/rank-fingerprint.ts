import { MAX_INT32 } from '@portico/domain';
import { recordOf } from '../../../platform/collections/index.js';
import type { RankRow } from '../tables/rank-chunk.js';

const ID_MODULUS = 1009;
const BIG_MODULUS = 65_521;

/** No stock column exceeds this. Wider values of forks are reduced, so that their sums stay exact. */
const WIDE_MODULUS = MAX_INT32;

const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER } = Number;

function safe(column: string): string {
  return `CASE WHEN ${column} > ${MAX_SAFE_INTEGER} THEN ${MAX_SAFE_INTEGER} WHEN ${column} < ${MIN_SAFE_INTEGER} THEN ${MIN_SAFE_INTEGER} ELSE COALESCE(${column}, 0) END`;
}

const LEVEL = 'COALESCE(player.level, 0)';
const JOB = 'COALESCE(player.job, 0)';
const weight = `(player.id % ${ID_MODULUS})`;

/** SQL of the sums below, over `player`, `mode` and `ironmanGroup`. Each stays a safe integer at a million characters. */
export const FINGERPRINT_SUMS = {
  count: 'COUNT(*)',
  level: `SUM(${LEVEL})`,
  exp: `SUM((${safe('player.exp')}) % ${WIDE_MODULUS})`,
  fame: `SUM((${safe('player.fame')}) % ${WIDE_MODULUS})`,
  job: `SUM(${JOB})`,
  mixed: `SUM(${weight} * (${LEVEL} * 31 + (${safe('player.fame')}) % ${BIG_MODULUS} * 17 + ${JOB}))`,
  mixedExp: `SUM(${weight} * ((${safe('player.exp')}) % ${BIG_MODULUS}))`,
  mode: `SUM(${weight} * (COALESCE(mode.mode, 0) * 7 + COALESCE(mode.deaths, 0) % ${BIG_MODULUS}))`,
  group: `SUM(${weight} * (COALESCE(ironmanGroup.id, 0) % ${BIG_MODULUS}))`,
  guild: `SUM(${weight} * (COALESCE(player.guildId, 0) % ${BIG_MODULUS}))`,
  bosses: `SUM(${weight} * (COALESCE(mode.bossesKilled, 0) % ${BIG_MODULUS}))`,
  playtime: `SUM(${weight} * (COALESCE(mode.playtimeMs, 0) % ${BIG_MODULUS}))`,
  look: `SUM(${weight} * (COALESCE(player.mapId, 0) % ${BIG_MODULUS} + COALESCE(player.gender, 0)))`,
};

export type FingerprintSums = Record<keyof typeof FINGERPRINT_SUMS, number>;

export const FINGERPRINT_KEYS = Object.keys(FINGERPRINT_SUMS) as (keyof FingerprintSums)[];

export const noSums = (): FingerprintSums => recordOf(FINGERPRINT_KEYS, () => 0);

/** Adds a row that was read. The result is compared with sums from the database, which sends no rows for them. */
export function addToFingerprint(sums: FingerprintSums, row: RankRow): void {
  const own = row.id % ID_MODULUS;
  sums.count += 1;
  sums.level += row.level;
  sums.exp += row.exp % WIDE_MODULUS;
  sums.fame += row.fame % WIDE_MODULUS;
  sums.job += row.job;
  sums.mixed += own * (row.level * 31 + (row.fame % BIG_MODULUS) * 17 + row.job);
  sums.mixedExp += own * (row.exp % BIG_MODULUS);
  sums.mode += own * (row.mode * 7 + (row.deaths % BIG_MODULUS));
  sums.group += own * (row.groupId % BIG_MODULUS);
  sums.guild += own * (row.guildId % BIG_MODULUS);
  sums.bosses += own * (row.bosses % BIG_MODULUS);
  sums.playtime += own * (row.playtimeMs % BIG_MODULUS);
  sums.look += own * ((row.mapId % BIG_MODULUS) + row.gender);
}

export function isSameFingerprint(one: FingerprintSums, other: FingerprintSums): boolean {
  return FINGERPRINT_KEYS.every((key) => one[key] === other[key]);
}
