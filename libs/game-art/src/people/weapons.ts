import type { WeaponType } from '@portico/domain';
import type { Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { WEAPON_TURNS } from '../generated/tables.js';
import { figureShape } from './figure.js';
import { GOLD, LEATHER, metalOf, WOOD } from './people-colors.js';

/** Degrees by which a weapon is turned in the hand. Long ones lean outwards, small ones across the body. */
const TURNS: Readonly<Partial<Record<WeaponType, number>>> = WEAPON_TURNS;

/** Weapons that are too broad for the picture, so they are drawn smaller. */
const HEAVY: ReadonlySet<WeaponType> = new Set(['twoHandedSword', 'twoHandedAxe', 'twoHandedMace']);

const USUAL_TURN = -30;

/** An upright weapon with its grip at 0, 0, and how it is held: degrees clockwise, size, and its shift before it is turned. */
export interface ForgedWeapon {
  markup: string;
  turn: number;
  scale: number;
  shift: number;
}

/** Draws a weapon of a type. `choices` decide its details. */
export function forgeWeapon(
  type: WeaponType,
  { choices, blade }: { choices: PictureChoices; blade: Material },
): ForgedWeapon {
  const hilt = choices.pick('hilt', [WOOD, LEATHER, GOLD]);
  const isHeavy = HEAVY.has(type);
  return {
    markup: figureShape(`people/weapons/${type}`, { blade, hilt }, choices),
    turn: TURNS[type] ?? USUAL_TURN,
    scale: isHeavy ? 0.8 : 1,
    shift: isHeavy ? -4 : 0,
  };
}

/** Draws a weapon in the hand at `x`, `y`. */
export function drawWeapon(
  { markup, turn, scale, shift }: ForgedWeapon,
  { x, y }: { x: number; y: number },
): string {
  const fit = scale === 1 ? '' : ` translate(${String(shift)} 0) scale(${String(scale)})`;
  return `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})${fit}">${markup}</g>`;
}

/** Draws a shield on the arm at the viewer's right. */
export function drawShield(choices: PictureChoices, main: Material): string {
  const kind = choices.pick('shield', ['round', 'kite', 'heater', 'wood']);
  return figureShape(`people/shields/${kind}`, { main, rim: metalOf(choices) });
}
