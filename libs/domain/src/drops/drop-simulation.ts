import { dropShare, pieceBounds, type RolledRow, type YieldRates } from './drop-yield.js';
import { MESO_ITEM_ID } from './drops.js';
import type { RandomNumber } from '../values/seeded-random.js';

export interface SimulatedRow extends RolledRow {
  /** Whether it drops only for players on its quest. */
  isForQuest?: boolean;
}

export interface SimulationOptions {
  /** Kills per run. For a reactor, the hits that break it. */
  kills: number;
  rates: YieldRates;
  /** Whether the player is on the quests of the rows. */
  isOnQuests: boolean;
}

/**
 * Runs once and returns the pieces of each item; mesos, with their rate, are under `MESO_ITEM_ID`. With `randomOf`, each item has its own
 * random numbers, so its result does not depend on the rest of the table; `random` then only orders the rows.
 */
export type RunTally = (
  random: RandomNumber,
  randomOf?: (itemId: number) => RandomNumber,
) => ReadonlyMap<number, number>;

/** Amounts of one item over many runs. */
export interface Distribution {
  mean: number;
  /** Lowest amount without the worst twentieth of the runs. */
  p5: number;
  median: number;
  /** Highest amount without the best twentieth of the runs. */
  p95: number;
}

interface Roll {
  slot: number;
  share: number;
  least: number;
  /** 0 if the game throws when it draws the quantity. */
  spread: number;
  isEquipment: boolean;
  factor: number;
}

/**
 * Prepares runs of kills by the game's real rule. Each row is rolled by itself with its chance and the rate,
 * equipment once per piece. A monster's own rows come first, then global rows (only if it has own rows), then quest
 * rows, each group in random order. If the game throws at a row, the kill's remaining rows drop nothing.
 */
export function dropSimulation(rows: readonly SimulatedRow[], options: SimulationOptions): RunTally {
  const items = [...new Set(rows.map(({ itemId }) => itemId))];
  const slots = new Map(items.map((itemId, slot) => [itemId, slot]));
  const groups = rollGroups(rows, options.isOnQuests).map((group) =>
    group.map((row) => rollOf(row, options.rates, slots.get(row.itemId) ?? 0)),
  );
  const isOrdered = groups.some((group) => group.some(({ spread }) => spread < 1));
  return (random, randomOf = () => random) => {
    const randoms = items.map(randomOf);
    const pieces = new Float64Array(items.length);
    for (let kill = 0; kill < options.kills; kill += 1) {
      if (isOrdered) groups.forEach((group) => shuffle(group, random));
      killOnce(groups, pieces, randoms);
    }
    return new Map(items.map((itemId, slot) => [itemId, pieces[slot] ?? 0]));
  };
}

/** Rows that can drop, in the groups that the game goes through. */
function rollGroups(rows: readonly SimulatedRow[], isOnQuests: boolean): SimulatedRow[][] {
  const own = rows.filter(({ isGlobal }) => isGlobal !== true);
  const ofQuests = (row: SimulatedRow) => row.isForQuest === true;
  return [
    own.filter((row) => !ofQuests(row)),
    own.length === 0 ? [] : rows.filter((row) => row.isGlobal === true && (isOnQuests || !ofQuests(row))),
    isOnQuests ? own.filter(ofQuests) : [],
  ];
}

function rollOf(row: SimulatedRow, rates: YieldRates, slot: number): Roll {
  const [least, most] = pieceBounds(row) ?? [0, -1];
  const isMesos = row.itemId === MESO_ITEM_ID;
  return {
    slot,
    share: dropShare(row, rates.drop),
    least,
    spread: most - least + 1,
    isEquipment: row.isEquipment,
    factor: isMesos ? rates.meso : 1,
  };
}

function killOnce(groups: readonly Roll[][], pieces: Float64Array, randoms: readonly RandomNumber[]): void {
  for (const group of groups) {
    for (const roll of group) {
      const random = randoms[roll.slot];
      if (random === undefined) return;
      const given = roll.isEquipment ? rollEquipment(roll, random) : rollPieces(roll, random);
      if (given === undefined) return;
      if (given > 0) pieces[roll.slot] = (pieces[roll.slot] ?? 0) + given * roll.factor;
    }
  }
}

/** undefined if the game throws. */
function rollPieces({ share, least, spread }: Roll, random: RandomNumber): number | undefined {
  if (random() >= share) return 0;
  if (spread < 1) return undefined;
  return spread === 1 ? least : least + Math.floor(random() * spread);
}

function rollEquipment({ share, least, spread }: Roll, random: RandomNumber): number | undefined {
  if (spread < 1) return undefined;
  const rolls = spread === 1 ? least : least + Math.floor(random() * spread);
  let given = 0;
  for (let roll = 0; roll < rolls; roll += 1) if (random() < share) given += 1;
  return given;
}

function shuffle(rolls: Roll[], random: RandomNumber): void {
  for (let last = rolls.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [rolls[last], rolls[other]];
    if (one === undefined || two === undefined) return;
    rolls[last] = two;
    rolls[other] = one;
  }
}

/** Mean, median and the middle 90 percent of the runs; all 0 without runs. Percentiles use the nearest rank. */
export function distributionOf(samples: Iterable<number>): Distribution {
  const sorted = Float64Array.from(samples).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  const sum = sorted.reduce((total, sample) => total + sample, 0);
  return {
    mean: sorted.length === 0 ? 0 : sum / sorted.length,
    p5: at(0.05),
    median: at(0.5),
    p95: at(0.95),
  };
}

/**
 * Share of kills, 0 to 1, that drop at least one piece by these rows of one item. Each row is rolled by itself, equipment once per piece.
 * A row at which the game throws drops nothing; the drops that other rows lose by that are not counted.
 */
export function shareOfKills(rows: Iterable<RolledRow>, dropRate: number): number {
  let none = 1;
  for (const row of rows) {
    const bounds = pieceBounds(row);
    if (bounds === undefined) continue;
    const miss = 1 - dropShare(row, dropRate);
    none *= row.isEquipment ? meanPower(miss, bounds) : miss;
  }
  return 1 - none;
}

/** Mean of `base` to each whole power within the bounds. */
function meanPower(base: number, [least, most]: readonly [number, number]): number {
  if (base === 1) return 1;
  const sum = base === 0 ? Number(least === 0) : (base ** least - base ** (most + 1)) / (1 - base);
  return sum / (most - least + 1);
}
