import {
  actualDropPercent,
  anyDropPercent,
  attacksToKill,
  farmOn,
  farmTime,
  grouped,
  hitRate,
  isSafeFor,
  type FarmTime,
  type Trainee,
} from '@portico/domain';
import type { DropSource } from '../../../catalog/index.js';
import { dropRateOf, type DropRates } from '../shared/drop-percents.js';
import type { Grounds, HuntingPlace } from '../shared/open-grounds.js';

/** Limit of monsters in an answer; no reader compares more. */
export const MAX_FARM_SOURCES = 10;

export interface FarmWish {
  rates: DropRates;
  /** Upper limit of kills in an hour. */
  perHour: number;
  /** Hunts as long as the monsters need; without it only the maps limit the kills. */
  trainee?: Trainee | undefined;
}

export interface FarmPlace extends HuntingPlace {
  /** Kills of the character in an hour; without a character, those that the map allows. */
  killsPerHour: number;
  isDangerous: boolean;
}

export interface FarmFight {
  hitRate: number;
  /** Average attacks per kill; Infinity if none hits. */
  attacks: number;
}

export interface FarmedMonster {
  source: DropSource;
  percent: number;
  time: FarmTime;
  /** undefined without a character, and for monsters without an open map. */
  fight: FarmFight | undefined;
  places: readonly FarmPlace[];
}

/**
 * Monsters that drop an item, fewest hours first. Monsters whose maps are all dangerous come after the others, then monsters that no attack
 * hits, and monsters without an open map last. Quest drops are planned separately.
 */
export function planFarm(
  sources: readonly DropSource[],
  { places }: Pick<Grounds, 'places'>,
  { rates, perHour, trainee }: FarmWish,
): FarmedMonster[] {
  const byMonster = grouped(
    sources.filter(({ type }) => type === 'monster'),
    ({ dropperId, questId }) => `${dropperId} ${questId ?? ''}`,
  );
  const farmed = [...byMonster.values()].flatMap((rows): FarmedMonster[] => {
    const [source] = rows;
    if (source === undefined) return [];
    const { dropperId } = source;
    const rate = dropRateOf('monster', source.isBoss, rates);
    const percent = anyDropPercent(rows.map((row) => actualDropPercent(row.percent, rate)));
    const where = farmPlaces(dropperId, places.get(dropperId) ?? [], trainee);
    const time = farmTime(percent, perHour, where[0]?.killsPerHour ?? 0);
    return time === undefined
      ? []
      : [{ source, percent, time, fight: fightAgainst(dropperId, where, trainee), places: where }];
  });
  return farmed.sort(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.time.average.hours ?? Infinity) - (b.time.average.hours ?? Infinity) ||
      b.percent - a.percent ||
      a.source.dropperId - b.source.dropperId,
  );
}

function farmPlaces(
  monsterId: number,
  places: readonly HuntingPlace[],
  trainee: Trainee | undefined,
): FarmPlace[] {
  if (trainee === undefined)
    return places.map((place) => ({ ...place, killsPerHour: place.killsAllowed, isDangerous: false }));
  return places
    .map((place) => ({
      ...place,
      killsPerHour: farmOn(place.kinds, (kind) => kind.monsterId === monsterId, trainee),
      isDangerous: !isSafeFor(place.kinds, trainee.level),
    }))
    .sort((a, b) => Number(a.isDangerous) - Number(b.isDangerous) || b.killsPerHour - a.killsPerHour);
}

function fightAgainst(
  monsterId: number,
  places: readonly HuntingPlace[],
  trainee: Trainee | undefined,
): FarmFight | undefined {
  const kind = places[0]?.kinds.find((one) => one.monsterId === monsterId);
  if (trainee === undefined || kind === undefined) return undefined;
  return { hitRate: hitRate(trainee, kind), attacks: attacksToKill(trainee, kind) };
}

function rankOf({ time, places }: FarmedMonster): number {
  if (places.length === 0) return 3;
  if (time.average.hours === undefined) return 2;
  return places[0]?.isDangerous ? 1 : 0;
}
