import { dropShare, pieceBounds, type RolledRow, type YieldRates } from './drop-yield.js';
import { MESO_ITEM_ID } from './drops.js';
import type { RandomNumber } from '../values/seeded-random.js';

/** A row as the simulation takes it. */
export interface SimulatedRow extends RolledRow {
  /** Falls for those alone who are on its quest. */
  isForQuest?: boolean;
}

export interface SimulationOptions {
  /** Kills of a run; of a reactor hits that break it. */
  kills: number;
  rates: YieldRates;
  /** Whether the player is on the quests of the rows. */
  isOnQuests: boolean;
}

/**
 * Pieces of each item that one run brought; mesos, with their rate, under `MESO_ITEM_ID`. With numbers of its own for each item, by
 * `randomOf`, an item comes out alike whatever else is in the table; `random` gives the order then.
 */
export type RunTally = (
  random: RandomNumber,
  randomOf?: (itemId: number) => RandomNumber,
) => ReadonlyMap<number, number>;

/** The amounts of one item over many runs. */
export interface Distribution {
  mean: number;
  /** The least of all but the worst twentieth of the runs. */
  p5: number;
  median: number;
  /** The most of all but the best twentieth. */
  p95: number;
}

interface Roll {
  slot: number;
  share: number;
  least: number;
  /** 0 where the game throws as it draws the quantity. */
  spread: number;
  isEquipment: boolean;
  factor: number;
}

/**
 * Prepares runs of kills by the real rule of the game: each row is rolled by itself with its chance and the rate; equipment is rolled
 * for as often as its quantities say. A monster's own rows come in random order, then the global ones, which fall only where it has own
 * ones, then those of quests; a row at which the game throws takes what would have come after it in that kill.
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

/** The rows that fall, in the groups in which the game goes through them. */
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

/** undefined where the game throws. */
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
 * How often a kill brings at least one of what these rows give, 0 to 1: rows of one item, each rolled by itself, equipment as often as
 * its quantities say. A row at which the game throws gives nothing; what it takes from others is not counted here.
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

/** Mean of `base` to every whole power between the bounds. */
function meanPower(base: number, [least, most]: readonly [number, number]): number {
  if (base === 1) return 1;
  const sum = base === 0 ? Number(least === 0) : (base ** least - base ** (most + 1)) / (1 - base);
  return sum / (most - least + 1);
}
