import { actualDropPercent, anyDropPercent, farmTime, grouped, type FarmTime } from '@portico/domain';
import type { DropSource } from '../../../catalog/index.js';
import { dropRateOf, type DropRates } from '../shared/drop-percents.js';
import type { Grounds, HuntingPlace } from './open-grounds.js';

/** Limit of monsters in an answer; no reader compares more. */
export const MAX_FARM_SOURCES = 10;

export interface FarmedMonster {
  source: DropSource;
  percent: number;
  time: FarmTime;
  places: readonly HuntingPlace[];
}

/** Monsters that drop an item, fewest hours first, those without an open map last. Quest drops are planned separately. */
export function planFarm(
  sources: readonly DropSource[],
  { places }: Pick<Grounds, 'places'>,
  { rates, perHour }: { rates: DropRates; perHour: number },
): FarmedMonster[] {
  const byMonster = grouped(
    sources.filter(({ type }) => type === 'monster'),
    ({ dropperId, questId }) => `${dropperId} ${questId ?? ''}`,
  );
  const farmed = [...byMonster.values()].flatMap((rows): FarmedMonster[] => {
    const [source] = rows;
    if (source === undefined) return [];
    const rate = dropRateOf('monster', source.isBoss, rates);
    const percent = anyDropPercent(rows.map((row) => actualDropPercent(row.percent, rate)));
    const where = places.get(source.dropperId) ?? [];
    const time = farmTime(percent, perHour, where[0]?.killsAllowed ?? 0);
    return time === undefined ? [] : [{ source, percent, time, places: where }];
  });
  return farmed.sort(
    (a, b) =>
      (a.time.average.hours ?? Infinity) - (b.time.average.hours ?? Infinity) ||
      b.percent - a.percent ||
      a.source.dropperId - b.source.dropperId,
  );
}
