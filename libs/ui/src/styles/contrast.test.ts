import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf, skyColours } from './token-colours';

const css = readFileSync(join(import.meta.dirname, 'tokens-colour.css'), 'utf8');

const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];

const on = (inks: string[], grounds: string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** Text needs 4.5:1. */
const TEXT_PAIRS = [
  ...on(['ink', 'ink-soft', 'ink-faint', 'link', 'link-hover', 'accent-ink'], SURFACES),
  ...on(['ink', 'ink-soft'], ['sky-top', 'sky-low', 'accent-soft', 'neutral-soft']),
  ...on(['link', 'ink', 'rarity-common', 'rarity-uncommon'], ['accent-soft']),
  ...on(
    ['rarity-common', 'rarity-uncommon', 'rarity-rare', 'rarity-very-rare', 'rarity-mythic'],
    ['surface', 'surface-raised', 'surface-hover'],
  ),
  ...on(['bar-ink'], ['bar-top', 'bar-low']),
  ...on(['on-accent'], ['accent', 'accent-light']),
  ...on(['on-medal'], ['gold', 'silver', 'bronze']),
  ...on(['on-trough'], ['trough', 'hp', 'mp', 'exp']),
  ...['good', 'info', 'warning', 'danger', 'rare'].flatMap((tone) =>
    on([`${tone}-ink`, 'ink'], [`${tone}-soft`]).concat(on([`${tone}-ink`], ['surface', 'surface-raised'])),
  ),
  ...on(['accent-ink'], ['accent-soft']),
];

/** Edges of controls, focus rings and marks need 3:1. */
const EDGE_PAIRS = [
  ...on(['line-strong', 'focus'], ['canvas', 'surface', 'surface-raised', 'surface-sunken']),
  ...on(['focus'], ['bar-top', 'bar-low', 'sky-top', 'sky-low', 'accent-soft']),
  ...on(['accent-deep'], ['surface']),
];

describe.each(['morning', 'night'] as const)('the %s sky', (sky) => {
  const colours = skyColours(css, sky);

  it.each(TEXT_PAIRS)('lets %s be read on %s', (ink, ground) => {
    expect(contrastOf(colours, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('shows the edge %s on %s', (edge, ground) => {
    if (edge === 'accent-deep' && sky === 'night') return;
    expect(contrastOf(colours, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

it.each([0, 90, 145, 200, 250, 300, 340])(
  'keeps text readable when an owner sets the brand hue to %i',
  (hue) => {
    const rebranded = css.replace(/--brand-hue: \d+/, `--brand-hue: ${hue}`);
    for (const sky of ['morning', 'night'] as const) {
      const colours = skyColours(rebranded, sky);
      for (const [ink, ground] of TEXT_PAIRS) {
        expect([hue, sky, ink, ground, contrastOf(colours, ink, ground) >= 4.5]).toEqual([
          hue,
          sky,
          ink,
          ground,
          true,
        ]);
      }
    }
  },
);
