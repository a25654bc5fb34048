import { listOf, readRows } from '../shared/data-files.js';
import { goods, type DemoItem } from './demo-item.js';

/** Success and destruction of a scroll in percent, and its strength within its family. */
const SCROLL_RATES = [
  { success: 100, cursed: 0, strength: 0 },
  { success: 60, cursed: 0, strength: 1 },
  { success: 10, cursed: 0, strength: 2 },
  { success: 70, cursed: 50, strength: 1 },
  { success: 30, cursed: 50, strength: 2 },
] as const;

/** Ids per stat in a family of scrolls. */
const NUMBERS_PER_STAT = 10;

/** Rates without a risk of destruction. Only the first stat of a family has the risky ones too. */
const SAFE_RATES = 3;

/** Scrolls for each kind of equipment, and some for any. */
export function demoScrolls(): DemoItem[] {
  const families = readRows('items/scrolls', 3).flatMap(([first, target = '', stats]) =>
    listOf(stats).flatMap((stat, place) =>
      scrollsOf(Number(first) * 100 + place * NUMBERS_PER_STAT, target, stat, place),
    ),
  );
  const special = readRows('items/special-scrolls', 6).map(([id, level, name = '', success, cursed, note]) =>
    goods(
      'Consume',
      Number(id),
      name,
      Number(level),
      { price: 5000, slotMax: 100, success: Number(success), cursed: Number(cursed) },
      note,
    ),
  );
  return [...families, ...special];
}

/** Reads `Defense incPDD 1 2 5`: one scroll per rate. The lower its success, the stronger its effect. */
function scrollsOf(first: number, target: string, stat: string, place: number): DemoItem[] {
  const words = stat.split(' ');
  const amounts = words.slice(-3).map(Number);
  const property = words.at(-4) ?? '';
  const effect = words.slice(0, -4).join(' ');
  return SCROLL_RATES.slice(0, place === 0 ? SCROLL_RATES.length : SAFE_RATES).map(
    ({ success, cursed, strength }, index) => {
      const amount = amounts[strength] ?? 1;
      const risk = cursed > 0 ? `\\nIf it fails, the gear is destroyed ${cursed} times in a hundred.` : '';
      return goods(
        'Consume',
        first + index,
        `${cursed > 0 ? 'Black Scroll' : 'Scroll'} for ${target} ${effect} ${success}%`,
        10 + strength * 25 + place * 5,
        { price: 100 + strength * 700, slotMax: 100, success, cursed, [property]: amount },
        `${target}: ${effect.toLowerCase()} +${amount}.\\nSuccess rate: ${success}%.${risk}`,
      );
    },
  );
}
