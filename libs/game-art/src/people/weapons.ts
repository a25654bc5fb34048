import type { WeaponType } from '@portico/domain';
import type { Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { pathData } from '../svg.js';
import { line, oval, part, stain, stroke } from '../shapes.js';
import { GOLD, LEATHER, metalOf, WOOD } from './people-colors.js';

interface Forge {
  blade: Material;
  hilt: Material;
  choices: PictureChoices;
}

/** Weapons upright with the grip at 0, 0; the arm turns them. */
const WEAPONS: Readonly<Record<WeaponType, (forge: Forge) => string>> = {
  sword: ({ blade, hilt, choices }) =>
    bladeOf(
      blade,
      choices.pick('blade', [
        'M-3-4v-26l3-8 3 8v26z',
        'M-4-4l1-28q6-4 8-8 2 22-3 36z',
        'M-3-4l-1-14 2-2-2-12 4-7 4 7-2 12 2 2-1 14z',
      ]),
    ) +
    guard(hilt, 6) +
    grip(5),
  axe: ({ blade, hilt }) =>
    shaft(hilt, 8, -34) +
    part(blade.base, 'M1-34q16-4 18 10-2 6-8 9 0-8-10-9z') +
    stain(blade.shine, 'M15-28q3 4 2 8-1-4-4-7z'),
  mace: ({ blade, hilt, choices }) =>
    shaft(hilt, 8, -26) +
    part(
      blade.base,
      choices.pick('head', [
        oval(0, -30, 8),
        'M0-42l4 6 8-1-3 7 3 7-8-1-4 6-4-6-8 1 3-7-3-7 8 1z',
        'M-7-38h14l3 8-3 8H-7l-3-8z',
      ]),
    ) +
    stain(blade.shine, oval(-3, -33, 2.2)),
  dagger: ({ blade, hilt, choices }) =>
    bladeOf(blade, choices.pick('blade', ['M-3-4v-14l3-7 3 7v14z', 'M-3-4l-1-16q6-1 9-6 1 12-2 22z'])) +
    guard(hilt, 5) +
    grip(4),
  wand: ({ blade, hilt, choices }) =>
    shaft(hilt, 5, -20) +
    part(
      blade.light,
      choices.pick('tip', [
        oval(0, -25, 6),
        'M0-34l3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z',
        'M0-26q-6-10-9-4 0 6 9 11 9-5 9-11-3-6-9 4z',
      ]),
    ) +
    stain('#fff', oval(-2, -27, 1.6)),
  staff: ({ blade, hilt, choices }) =>
    shaft(hilt, 17, -38) +
    part(blade.light, oval(0, -42, 6)) +
    stain('#fff', oval(-2, -44, 1.8)) +
    choices.pick('head', [
      () => part(hilt.light, 'M-4-36q-12-2-8-16 4 8 6 10zM4-36q12-2 8-16-4 8-6 10z'),
      () => stroke(GOLD.base, 2.6, oval(0, -42, 10)),
      () => part(GOLD.base, 'M-6-38h12l-2 5h-8z'),
    ])(),
  twoHandedSword: ({ blade, hilt, choices }) =>
    bladeOf(
      blade,
      choices.pick('blade', [
        'M-5-4v-36l5-10 5 10v36z',
        'M-5-4l-2-34q8-4 13-12 4 28-1 46z',
        'M-6-4l2-8-3-26 7-12 7 12-3 26 2 8z',
      ]),
    ) +
    guard(hilt, 9) +
    grip(9),
  twoHandedAxe: ({ blade, hilt }) =>
    shaft(hilt, 14, -44) +
    part(blade.base, 'M2-44q16-6 18 12-4 6-8 8-2-7-10-8zM-2-44q-16-6-18 12 4 6 8 8 2-7 10-8z') +
    stain(blade.shine, 'M-16-40q4-3 8-1-5 1-7 5z'),
  twoHandedMace: ({ blade, hilt, choices }) =>
    shaft(hilt, 14, -32) +
    part(
      blade.base,
      choices.pick('head', ['M-15-48h30v16h-30z', 'M-11-50h22l5 9-5 9h-22l-5-9z', oval(0, -40, 13, 11)]),
    ) +
    stain(blade.shine, 'M-10-46h10v3h-10z') +
    line('M-6-48v16M6-48v16'),
  spear: ({ blade, hilt, choices }) =>
    shaft(hilt, 17, -38) +
    part(
      blade.base,
      choices.pick('head', [
        'M0-58l6 12-4 10h-4l-4-10z',
        'M-9-52l4 8 3-1-1-12 3-2 3 2-1 12 3 1 4-8q2 14-7 18h-4q-9-4-7-18z',
      ]),
    ) +
    part(hilt.light, 'M-4-38h8v4h-8z'),
  polearm: ({ blade, hilt, choices }) =>
    shaft(hilt, 17, -40) +
    part(
      blade.base,
      choices.pick('head', [
        'M-2-36q14-2 16-22Q2-58-2-48z',
        'M-2-56q20 2 16 22-6 4-10 0 4-8-6-8z',
        'M-2-52l6-6 2 8q10 2 8 12-6 0-8-4l-6 4z',
      ]),
    ) +
    stain(blade.shine, oval(6, -48, 1.6, 3)),
  bow: ({ blade, hilt }) =>
    stroke('#efe6d8', 1.4, 'M7-28V18') +
    stroke(hilt.line, 6.4, 'M7-28Q-10-20-3-3-10 12 7 18') +
    stroke(blade.base, 3.2, 'M7-28Q-10-20-3-3-10 12 7 18') +
    part(LEATHER.base, 'M-7-8h6V4h-6z'),
  crossbow: ({ blade, hilt }) =>
    shaft(hilt, 10, -16) +
    stroke(blade.line, 6.4, 'M-17-8Q-10-20 0-18q10-2 17 10') +
    stroke(blade.base, 3.2, 'M-17-8Q-10-20 0-18q10-2 17 10') +
    line('M-17-8h34M0-24V-8'),
  claw: ({ blade, hilt }) =>
    part(blade.light, 'M-8-3l-6-16q8 2 10 14zM-3-4l-1-21q8 6 6 21zM3-4l5-18q6 8 0 19z') +
    part(hilt.base, 'M-8-5Q0-9 8-5l-1 10H-7z') +
    stain(blade.base, oval(0, 0, 2.4)),
  knuckle: ({ blade, hilt }) =>
    part(hilt.base, oval(0, 0, 8)) +
    part(blade.light, 'M-10-5l3-7 4 5 3-8 3 8 4-5 3 7z') +
    part(blade.base, 'M-10-6h20v6h-20z'),
  gun: ({ blade, hilt }) =>
    part(hilt.base, 'M-3-3h7l2 11H-1z') +
    part(blade.base, 'M-14-10H6v8h-9v-2h-11z') +
    stain(blade.shine, 'M-12-9H2v2h-14z'),
};

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
/** So broad that they would leave the picture. */
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
  { choices, blade }: Pick<Forge, 'choices' | 'blade'>,
): ForgedWeapon {
  const hilt = choices.pick('hilt', [WOOD, LEATHER, GOLD]);
  const isHeavy = HEAVY.has(type);
  return {
    markup: WEAPONS[type]({ blade, hilt, choices }),
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

function bladeOf({ base, shine }: Material, path: string): string {
  return part(base, path) + stain(shine, 'M-1.4-6v-18l1.4-4v22z');
}

function guard({ base }: Material, half: number): string {
  return part(base, pathData`M${-half} -6h${half * 2}v4h${-half * 2}z`);
}

function grip(length: number): string {
  return part(LEATHER.base, pathData`M-2 -2h4v${length}h-4z`) + part(GOLD.base, oval(0, length, 2.4));
}

function shaft({ base, line: edge }: Material, below: number, above: number): string {
  const path = pathData`M0 ${below}V${above}`;
  return stroke(edge, 6, path) + stroke(base, 3, path);
}

const SHIELDS = {
  round: ({ main, rim }: ShieldCloth) =>
    part(rim.base, oval(72, 73, 12.5)) +
    part(main.base, oval(72, 73, 8.5)) +
    part(rim.light, oval(72, 73, 3)),
  kite: ({ main, rim }: ShieldCloth) =>
    part(main.base, 'M61 61q11-3 22 0 1 18-11 27-12-9-11-27z') +
    stain(rim.light, 'M70.5 63h3v8h6v3h-6v9h-3v-9h-6v-3h6z'),
  heater: ({ main, rim }: ShieldCloth) =>
    part(rim.base, 'M60 60l12 3 12-3v14q-3 9-12 13-9-4-12-13z') +
    part(main.base, 'M64 66l8 2 8-2v7q-2 6-8 9-6-3-8-9z'),
  wood: ({ main }: ShieldCloth) =>
    part('#a87444', 'M61 62q11-4 22 0v20q-11 4-22 0z') +
    line('M68 61v22M76 61v22') +
    part(main.base, oval(72, 72, 4)),
} as const;

interface ShieldCloth {
  main: Material;
  rim: Material;
}

/** A shield on the arm at the viewer's right. */
export function drawShield(choices: PictureChoices, main: Material): string {
  const shield = SHIELDS[choices.pick('shield', ['round', 'kite', 'heater', 'wood'] as const)];
  return shield({ main, rim: metalOf(choices) });
}
