import type { WeaponType } from '@portico/domain';
import type { Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { figureShape } from './figure-shape.js';
import { GOLD, LEATHER, metalOf, WOOD } from './people-colors.js';

/** Degrees that the arm turns a weapon: long ones lean out, small ones lie across the body. */
const TURNS: Readonly<Partial<Record<WeaponType, number>>> = {
  bow: -14,
  crossbow: -24,
  claw: -12,
  knuckle: 0,
  gun: 6,
  staff: -14,
  spear: -14,
  polearm: -14,
  twoHandedSword: -20,
  twoHandedAxe: -8,
  twoHandedMace: -8,
};
/** Too broad to fit into the picture. */
const HEAVY: ReadonlySet<WeaponType> = new Set(['twoHandedSword', 'twoHandedAxe', 'twoHandedMace']);

const USUAL_TURN = -30;

/** A weapon upright with the grip at 0, 0, and how it is held: degrees clockwise, size, and how far it is moved before it is turned. */
export interface ForgedWeapon {
  markup: string;
  turn: number;
  scale: number;
  shift: number;
}

/** A weapon of a type. Details come from the choices. */
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

/** A weapon in the hand at `x`, `y`. */
export function drawWeapon(
  { markup, turn, scale, shift }: ForgedWeapon,
  { x, y }: { x: number; y: number },
): string {
  const fit = scale === 1 ? '' : ` translate(${String(shift)} 0) scale(${String(scale)})`;
  return `<g transform="translate(${String(x)} ${String(y)}) rotate(${String(turn)})${fit}">${markup}</g>`;
}

/** A shield on the arm at the viewer's right. */
export function drawShield(choices: PictureChoices, main: Material): string {
  const kind = choices.pick('shield', ['round', 'kite', 'heater', 'wood']);
  return figureShape(`people/shields/${kind}`, { main, rim: metalOf(choices) });
}
