/** What ranks one character, as the database holds it. */
export interface RankRow {
  id: number;
  name: string;
  level: number;
  exp: number;
  fame: number;
  job: number;
}

const ID_MODULUS = 1009;
const EXP_MODULUS = 65_521;

/** SQL of the sums below, over alias `player` with the columns' property names; one row of these names. */
export const FINGERPRINT_SUMS: Readonly<Record<keyof FingerprintSums, string>> = {
  count: 'COUNT(*)',
  level: 'SUM(player.level)',
  exp: 'SUM(player.exp)',
  fame: 'SUM(player.fame)',
  job: 'SUM(player.job)',
  mixed: `SUM((player.id % ${ID_MODULUS}) * (player.level * 31 + player.fame * 17 + player.job))`,
  mixedExp: `SUM((player.id % ${ID_MODULUS}) * (player.exp % ${EXP_MODULUS}))`,
};

export interface FingerprintSums {
  count: number;
  level: number;
  exp: number;
  fame: number;
  job: number;
  mixed: number;
  mixedExp: number;
}

/** The same sums over rows that were read, to compare with what the database computes without sending its rows. */
export function fingerprintOf(rows: readonly RankRow[]): FingerprintSums {
  const sums = { count: rows.length, level: 0, exp: 0, fame: 0, job: 0, mixed: 0, mixedExp: 0 };
  for (const row of rows) {
    const weight = row.id % ID_MODULUS;
    sums.level += row.level;
    sums.exp += row.exp;
    sums.fame += row.fame;
    sums.job += row.job;
    sums.mixed += weight * (row.level * 31 + row.fame * 17 + row.job);
    sums.mixedExp += weight * (row.exp % EXP_MODULUS);
  }
  return sums;
}

export function isSameFingerprint(one: FingerprintSums, other: FingerprintSums): boolean {
  return (
    one.count === other.count &&
    one.level === other.level &&
    one.exp === other.exp &&
    one.fame === other.fame &&
    one.job === other.job &&
    one.mixed === other.mixed &&
    one.mixedExp === other.mixedExp
  );
}
