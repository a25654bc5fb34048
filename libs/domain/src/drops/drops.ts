/** A monster's `chance` of one million means always. */
export const MONSTER_CHANCE_SCALE = 1_000_000;

/** Item id of mesos in drop tables. */
export const MESO_ITEM_ID = 0;

/** Upper bounds of the rarity steps in percent, rarest first. From the last bound on, a drop is common. */
export const RARITY_STEPS = [
  { rarity: 'mythic', below: 0.1 },
  { rarity: 'veryRare', below: 0.5 },
  { rarity: 'rare', below: 1 },
  { rarity: 'uncommon', below: 5 },
] as const;

export type Rarity = (typeof RARITY_STEPS)[number]['rarity'] | 'common';

/** Base percent of a monster's drop from its `chance` per million, limited to 0 to 100. */
export function monsterDropPercent(chance: number): number {
  return cappedPercent((chance / MONSTER_CHANCE_SCALE) * 100);
}

/** Percent of a reactor's drop, whose `chance` is N in "1 in N". At 0 the server always drops: it divides by it; below 0 it never does. */
export function reactorDropPercent(oneIn: number): number {
  if (oneIn < 0) return 0;
  return oneIn <= 1 ? 100 : cappedPercent(100 / oneIn);
}

/** Percent with the server's rate for that kind of monster, at most 100. */
export function actualDropPercent(basePercent: number, rate: number): number {
  return cappedPercent(basePercent * rate);
}

/** Rarity of a base percent: below 0.1 mythic, 0.5 very rare, 1 rare, 5 uncommon, else common. */
export function rarityOf(basePercent: number): Rarity {
  return RARITY_STEPS.find((step) => basePercent < step.below)?.rarity ?? 'common';
}

const MAX_DECIMALS = 8;

/** Number of decimals, at least `preferred`, with which a percent above zero does not read 0.00. */
export function percentDecimals(percent: number, preferred: number): number {
  if (percent <= 0) return preferred;
  let decimals = preferred;
  while (decimals < MAX_DECIMALS && Number(percent.toFixed(decimals)) === 0) decimals += 1;
  return decimals;
}

/** Percentages of players that `killsForShare` is shown for. */
export const KILL_SHARES = [50, 90, 99] as const;

/** Average kills until the first drop, from the percent of each kill; undefined if it never drops. */
export function expectedKills(percent: number): number | undefined {
  return percent > 0 ? Math.max(1, 100 / percent) : undefined;
}

/** Kills after which this percentage of players has the drop: the lowest whole n with 1 - (1 - p)^n >= share. undefined if it never drops. */
export function killsForShare(percent: number, share: number): number | undefined {
  if (!(percent > 0)) return undefined;
  if (percent >= 100) return 1;
  // 1 - p would lose a chance of a millionth, so log1p is used. Almost whole numbers are rounded.
  const kills = Math.log1p(-share / 100) / Math.log1p(-percent / 100);
  return Math.max(1, Math.ceil(kills - 1e-9));
}

function cappedPercent(percent: number): number {
  if (!(percent > 0)) return 0;
  // Rounding to nine significant digits removes the errors of binary fractions (0.7 / 10 and the like).
  return Math.min(100, Number(percent.toPrecision(9)));
}
