import { materialOf } from '../color.js';
import type { Material } from '../color.js';
import type { PictureChoices } from '../choices.js';
import { oval, part, stain, stroke } from '../shapes.js';
import { OUTLINE } from './figure.js';
import type { Person } from './person.js';
import type { Family } from './npc-words.js';
import { metalOf } from './people-colors.js';

export function muzzleOf({ family, skin }: Person): string {
  if (family === 'tin')
    return (
      stroke(skin.shade, 1.8, 'M30 30h36M48 16v14') +
      stain(skin.line, `${oval(30, 55, 1.3)}${oval(66, 55, 1.3)}`)
    );
  return (
    stain('#fff8ee', 'M37 52q0-5 11-5t11 5q-2 6-11 6t-11-6z') +
    stain('#4a2f3a', 'M45.5 47.5h5q0 3-2.5 3t-2.5-3z') +
    stroke('#4a2f3a', 1.8, 'M44 52.5q2 2 4 0 2 2 4 0') +
    stroke(OUTLINE, 1.2, 'M33 50l-9-1M33 53l-8 2M63 50l9-1M63 53l8 2')
  );
}

export function familyEarsOf({ family, skin, choices }: Person): string {
  const inner = '#f5a9ad';
  switch (family) {
    case 'cat':
      return (
        part(skin.base, 'M27 26L22 3q13 3 20 12zM69 26l5-23q-13 3-20 12z') +
        stain(inner, 'M30 20l-3-10q6 2 10 6zM66 20l3-10q-6 2-10 6z')
      );
    case 'fox':
      return (
        part(skin.base, 'M27 27L18-2q16 5 23 16zM69 27l9-29q-16 5-23 16z') +
        stain('#4a2f3a', 'M20 3l-1-4q6 2 9 4zM76 3l1-4q-6 2-9 4z')
      );
    case 'rabbit':
      return (
        part(
          skin.base,
          choices.chance('flop', 0.35)
            ? 'M36 20Q28-6 38-6t6 22zM56 18q4-20 14-22 14 2 12 14-8-4-16 12z'
            : 'M36 20Q26-6 36-6t8 24zM60 20Q70-6 60-6t-8 24z',
        ) + stain(inner, 'M38 12Q33-2 37-3t4 14z')
      );
    case 'tin':
      return (
        stroke(OUTLINE, 3, 'M48 15V5') +
        part('#ee5f6f', oval(48, 3, 3.5)) +
        part(skin.shade, 'M22 38h5v10h-5zM69 38h5v10h-5z')
      );
    default:
      return '';
  }
}

export function tailOf({ family, skin }: Person): string {
  if (family === 'cat') return part(skin.base, 'M60 82q18 4 18-10 0-8-4-12l5-2q6 8 5 16-2 18-24 14z');
  if (family === 'fox')
    return (
      part(skin.base, 'M58 82q20 6 28-22-16-2-24 8z') + stain('#fff8ee', 'M86 60q-1 6-4 10l-6-8q4-2 10-2z')
    );
  if (family === 'rabbit') return part(skin.light, oval(66, 80, 6));
  return '';
}

export function familySkin(family: Family, choices: PictureChoices): Material | undefined {
  if (family === 'person' || family === 'elf') return undefined;
  if (family === 'tin') return metalOf(choices);
  const hue = family === 'fox' ? 52 : choices.pick('fur', [70, 55, 260, 300, 85]);
  return materialOf({
    lightness: family === 'fox' ? 0.74 : choices.between('fur lightness', 0.6, 0.92),
    chroma: family === 'fox' ? 0.14 : 0.05,
    hue,
  });
}
