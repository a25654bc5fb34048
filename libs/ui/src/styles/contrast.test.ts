import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastOf, type Sky, skyColours } from './test/token-colours';

const css = readFileSync(join(import.meta.dirname, 'tokens-colour.css'), 'utf8');

const SURFACES = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];

type Pair = readonly [ink: string, ground: string];

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
];

/** By day this color is an edge; at night it is a background. */
const MORNING_EDGE_PAIRS = on(['accent-deep'], ['surface']);

const SKIES = ['morning', 'night'] as const;

const edgePairs = (sky: Sky) => (sky === 'morning' ? [...EDGE_PAIRS, ...MORNING_EDGE_PAIRS] : EDGE_PAIRS);

describe.each(SKIES)('the %s sky', (sky) => {
  const colours = skyColours(css, sky);

  it.each(TEXT_PAIRS)('lets %s be read on %s', (ink, ground) => {
    expect(contrastOf(colours, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs(sky))('shows the edge %s on %s', (edge, ground) => {
    expect(contrastOf(colours, edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

const HUES = Array.from({ length: 36 }, (_, step) => step * 10);

it.each(HUES)('keeps text and edges readable when an owner sets the brand hue to %i', (hue) => {
  const rebranded = css.replace(/--brand-hue: \d+/, `--brand-hue: ${hue}`);
  const faint = SKIES.flatMap((sky) => {
    const colours = skyColours(rebranded, sky);
    const below = (pairs: Pair[], least: number) =>
      pairs
        .map(([ink, ground]) => ({ sky, ink, ground, contrast: contrastOf(colours, ink, ground) }))
        .filter(({ contrast }) => contrast < least);
    return [...below(TEXT_PAIRS, 4.5), ...below(edgePairs(sky), 3)];
  });
  expect(faint).toEqual([]);
});
