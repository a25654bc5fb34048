import { itemTypeOf } from './items.js';

/** Scrolls for pendants, belts and rings, as Cosmic groups them. */
const ACCESSORY_SCROLLS = 20_492;
const ACCESSORIES: ReadonlySet<number> = new Set([11, 12, 13]);

/** Whether a scroll fits a piece of equipment, as in Cosmic's `ScrollHandler`: its digits 4 and 5 are digits 2 and 3 of the piece. */
export function scrollFits(scrollId: number, itemId: number): boolean {
  if (Math.floor(scrollId / 10_000) !== 204 || itemTypeOf(itemId) !== 'equipment') return false;
  const kind = Math.floor(itemId / 10_000) % 100;
  const group = Math.floor(scrollId / 100);
  return group === ACCESSORY_SCROLLS ? ACCESSORIES.has(kind) : group % 100 === kind;
}

/** Highest number of slots that a plan counts with: more than any piece has, with hammers. */
export const MAX_SCROLL_SLOTS = 30;

/** A scroll's chances in percent: `success` of each try, and `destroys` of each failed one. */
export interface ScrollChances {
  success: number;
  destroys: number;
}

/** Chances, 0 to 1, that a piece is left with 0, 1, 2 ... successful scrolls after one was tried for each slot. Their sum is the chance that it is left. Counts with at most `MAX_SCROLL_SLOTS`. */
export function scrollOutcomes(slots: number, { success, destroys }: ScrollChances): number[] {
  const works = share(success);
  const fails = (1 - works) * (1 - share(destroys));
  let chances = [1];
  for (let slot = 0; slot < Math.min(slots, MAX_SCROLL_SLOTS); slot += 1) {
    chances = [...chances, 0].map((chance, count) => chance * fails + (chances[count - 1] ?? 0) * works);
  }
  return chances;
}

function share(percent: number): number {
  return Math.min(100, Math.max(0, percent)) / 100;
}
