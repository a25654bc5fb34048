import { parseGameTime } from '@portico/services/game';
import type { ScrollLogEntity } from '@portico/services/modules/game-logs';
import { DAY_MS, grouped } from '@portico/domain';
import type { DemoItem } from '../../items/demo-items.js';
import { upgradeSlotsOf } from '../../items/equipment-values.js';
import type { DemoRandom } from '../../shared/demo-random.js';
import type { OwnedEquipment } from '../inventory/inventory-rows.js';
import { numberedByTime, RECORD_DAYS, timesBetween } from './log-times.js';

const FIRST_SCROLL = 2_040_000;
const SCROLLS_FOR_WEAPONS_END = 2_049_000;

/** Chaos scrolls, which work on anything with random effects. */
const CHAOS_PREFIX = 20_491;

/** Scroll logs of some scrolled equipment. Each chain ends with the piece's current slots. */
export function demoScrollLogs(
  scrolled: readonly OwnedEquipment[],
  items: readonly DemoItem[],
  random: DemoRandom,
  today: number,
): ScrollLogEntity[] {
  const scrolls = scrollsByTarget(items);
  const chaos = items.filter(({ id }) => Math.floor(id / 100) === CHAOS_PREFIX);
  const logs: ScrollLogEntity[] = [];
  for (const piece of scrolled) {
    const fitting = scrolls.get(Math.floor(piece.item.id / 10_000));
    const since = Math.max(parseGameTime(piece.owner.createdAt) ?? 0, today - RECORD_DAYS * DAY_MS);
    const until = Math.min(today, parseGameTime(piece.owner.lastLogoutAt) ?? today);
    if (!fitting || until - since < DAY_MS || !random.chance(0.3)) continue;
    const scroll = random.pick(chaos.length > 0 && random.chance(0.06) ? chaos : fitting);
    logs.push(...chainOf(piece, scroll.id, { since, until, random }));
  }
  return numberedByTime(logs);
}

function chainOf(
  { owner, item, scrolling }: OwnedEquipment,
  scrollId: number,
  { since, until, random }: { since: number; until: number; random: DemoRandom },
): ScrollLogEntity[] {
  const outcomes = [
    ...Array.from({ length: scrolling.successes }, () => 'success'),
    ...Array.from({ length: scrolling.failures }, () => 'failure'),
    // A white scroll kept the slot.
    ...Array.from({ length: random.chance(0.12) ? random.between(1, 3) : 0 }, () => 'saved'),
  ];
  const order = random.sample(outcomes, outcomes.length);
  let slots = upgradeSlotsOf(item);
  return timesBetween(since, until, order.length, random).map((at, index) => {
    const outcome = order[index];
    const slotsBefore = slots;
    if (outcome !== 'saved') slots--;
    return {
      id: 0,
      at,
      characterId: owner.id,
      itemId: item.id,
      scrollId,
      success: outcome === 'success',
      whiteScroll: outcome === 'saved' || (outcome === 'success' && random.chance(0.03)),
      slotsBefore,
      slotsAfter: slots,
    };
  });
}

/** The id of a scroll says what it is for: 2043000 is for 130xxxx. */
function scrollsByTarget(items: readonly DemoItem[]): Map<number, DemoItem[]> {
  const scrolls = items.filter(({ id }) => id >= FIRST_SCROLL && id < SCROLLS_FOR_WEAPONS_END);
  return grouped(scrolls, ({ id }) => 100 + Math.floor((id - FIRST_SCROLL) / 100));
}
