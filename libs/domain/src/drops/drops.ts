/** A monster's `chance` of one million means always. */
export const MONSTER_CHANCE_SCALE = 1_000_000;

/** The item id that stands for mesos in drop tables. */
export const MESO_ITEM_ID = 0;

/** Percents below 100 that belong to each rarity step, rarest first; what reaches the last is common. */
export const RARITY_STEPS = [
  { rarity: 'mythic', below: 0.1 },
  { rarity: 'veryRare', below: 0.5 },
  { rarity: 'rare', below: 1 },
  { rarity: 'uncommon', below: 5 },
] as const;

export type Rarity = (typeof RARITY_STEPS)[number]['rarity'] | 'common';

/** Base percent of a monster's drop from its `chance` per million, kept between 0 and 100. */
export function monsterDropPercent(chance: number): number {
  return cappedPercent((chance / MONSTER_CHANCE_SCALE) * 100);
}

/**
 * Base percent of a reactor's drop: its `chance` is N in "1 in N". The game server drops always at 0 (it divides by
 * it) and never below 0.
 */
export function reactorDropPercent(oneIn: number): number {
  if (oneIn < 0) return 0;
  return oneIn <= 1 ? 100 : cappedPercent(100 / oneIn);
}

/** The percent that players meet: the base times the server's rate for that kind of monster, at most 100. */
export function actualDropPercent(basePercent: number, rate: number): number {
  return cappedPercent(basePercent * rate);
}

/** The step of a base percent: below 0.1 mythic, 0.5 very rare, 1 rare, 5 uncommon, else common. */
export function rarityOf(basePercent: number): Rarity {
  return RARITY_STEPS.find((step) => basePercent < step.below)?.rarity ?? 'common';
}

const MAX_DECIMALS = 8;

/** How many decimals a percent needs, at least `preferred`, so that a chance that is not zero never reads 0.00. */
export function percentDecimals(percent: number, preferred: number): number {
  if (percent <= 0) return preferred;
  let decimals = preferred;
  while (decimals < MAX_DECIMALS && Number(percent.toFixed(decimals)) === 0) decimals += 1;
  return decimals;
}

/** Shares of players, in percent, that `killsForShare` is shown for. */
export const KILL_SHARES = [50, 90, 99] as const;

/** Kills until the first drop on average, from the percent of each kill; undefined for what never drops. */
export function expectedKills(percent: number): number | undefined {
  return percent > 0 ? Math.max(1, 100 / percent) : undefined;
}

/**
 * Kills after which so many percent of players have the drop at least once: the fewest whole n with 1 - (1 - p)^n >= share.
 * undefined for what never drops.
 */
export function killsForShare(percent: number, share: number): number | undefined {
  if (!(percent > 0)) return undefined;
  if (percent >= 100) return 1;
  // A chance of a millionth would be lost in 1 - p, so log1p keeps it. Almost whole numbers are rounded.
  const kills = Math.log1p(-share / 100) / Math.log1p(-percent / 100);
  return Math.max(1, Math.ceil(kills - 1e-9));
}

function cappedPercent(percent: number): number {
  if (!(percent > 0)) return 0;
  // Nine significant digits hide what binary fractions leave behind (0.7 / 10 and the like).
  return Math.min(100, Number(percent.toPrecision(9)));
}
