import { element } from '@portico/game-art/svg';
import { CARD_HEIGHT, CARD_WIDTH } from './share-card.js';

const CLOUDS: readonly [x: number, y: number, scale: number][] = [
  [150, 74, 1],
  [610, 44, 0.7],
  [830, 60, 0.6],
];

const TREES: readonly [x: number, y: number, scale: number][] = [
  [46, 572, 1.2],
  [128, 590, 0.85],
  [1092, 580, 1],
  [1160, 566, 1.35],
];

export function landscape(): string {
  return (
    sky() +
    CLOUDS.map(([x, y, scale]) => cloud(x, y, scale)).join('') +
    hill('M0 470 C160 380 300 400 450 452 S760 380 900 430 S1100 400 1200 440 V630 H0Z', '#a8d58f') +
    hill('M0 540 C200 470 380 480 560 530 S900 480 1200 540 V630 H0Z', '#7fbf6b') +
    TREES.map(([x, y, scale]) => tree(x, y, scale)).join('') +
    hill('M0 590 C260 556 520 600 760 582 S1060 570 1200 592 V630 H0Z', '#57a052')
  );
}

function sky(): string {
  const stops = [
    ['0', '#7cc4f2'],
    ['0.55', '#c9e9f7'],
    ['0.85', '#fdf0d0'],
  ] as const;
  const gradient = element(
    'linearGradient',
    { id: 'sky', x2: 0, y2: 1 },
    stops.map(([offset, color]) => element('stop', { offset, 'stop-color': color })).join(''),
  );
  return (
    element('defs', {}, gradient) +
    element('rect', { width: CARD_WIDTH, height: CARD_HEIGHT, fill: 'url(#sky)' }) +
    element('circle', { cx: 1074, cy: 62, r: 92, fill: '#fff1c4', opacity: 0.7 }) +
    element('circle', { cx: 1074, cy: 62, r: 66, fill: '#ffe08a' })
  );
}

function cloud(x: number, y: number, scale: number): string {
  return element('path', {
    d: 'M-90 24a28 28 0 0 1 18-52a42 42 0 0 1 78-14a34 34 0 0 1 56 20a24 24 0 0 1 12 46z',
    transform: `translate(${x} ${y}) scale(${scale})`,
    fill: '#fff',
    opacity: 0.85,
  });
}

function hill(path: string, fill: string): string {
  return element('path', { d: path, fill });
}

function tree(x: number, y: number, scale: number): string {
  return element(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    element('path', { d: 'M-6 30V-10H6V30z', fill: '#7a5434' }) +
      element('path', { d: 'M-40 0a24 24 0 0 1 8-42a32 32 0 0 1 62-4a26 26 0 0 1 8 46z', fill: '#3f8a4b' }) +
      element('path', {
        d: 'M-26-14a18 18 0 0 1 12-28a24 24 0 0 1 24-12',
        stroke: '#6cb667',
        'stroke-width': 6,
      }),
  );
}
