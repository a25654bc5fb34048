import { line, shape, svgScene } from './scene.js';

const INK = '#160d33';

/** The places of a dipper, a crown and a bird; each line of a constellation joins two of them. */
const CONSTELLATIONS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [60, 142],
    [126, 172],
    [188, 152],
    [244, 186],
    [340, 176],
    [352, 130],
    [262, 132],
  ],
  [
    [700, 128],
    [730, 64],
    [776, 106],
    [816, 50],
    [858, 102],
    [904, 58],
    [930, 124],
  ],
  [
    [1172, 44],
    [1120, 84],
    [1064, 60],
  ],
];

/** Stars of a night over quiet hills, and what people see in them. */
export function starlistArt(): string {
  return svgScene(
    [
      ['0', '#1b1147'],
      ['0.6', '#4b2f8f'],
      ['1', '#b06fb8'],
    ],
    dust() +
      CONSTELLATIONS.map(constellation).join('') +
      moon() +
      shape('M0 214Q180 150 400 196T820 186T1200 172V260H0z', '#3a2372') +
      shape('M0 238Q220 196 460 226T900 216T1200 226V260H0z', '#281653') +
      pines(),
  );
}

function constellation(stars: (typeof CONSTELLATIONS)[number]): string {
  const path = stars.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return `<path d="${path}" fill="none" stroke="#d9c8ff" stroke-width="2" stroke-dasharray="2 7" opacity=".7"/>${stars
    .map(([x, y], index) => star(x, y, index % 3 === 1 ? 13 : 9))
    .join('')}`;
}

function star(x: number, y: number, size: number): string {
  const waist = size * 0.3;
  return `<path transform="translate(${x} ${y})" d="M0-${size}L${waist}-${waist}L${size} 0L${waist} ${waist}L0 ${size}L-${waist} ${waist}L-${size} 0L-${waist}-${waist}z" fill="#ffe9a8" stroke="${INK}" stroke-width="2.5"/>`;
}

function dust(): string {
  const places = Array.from({ length: 70 }, (_, index) => `M${(index * 467) % 1200} ${(index * 89) % 190}h0`);
  return line(places.join(''), 'rgb(255 255 255 / .55)', 3);
}

function moon(): string {
  return `<circle cx="602" cy="128" r="66" fill="#fff1c8" opacity=".14"/><path d="M610 78a52 52 0 1 0 42 82a44 44 0 0 1-42-82z" fill="#fff1c8" stroke="${INK}" stroke-width="4"/>`;
}

function pines(): string {
  return [60, 112, 470, 860, 1040, 1096, 1150]
    .map((x, index) => {
      const size = 0.7 + (index % 3) * 0.2;
      return `<g transform="translate(${x} 246) scale(${size})"><path d="M0-92L24-54H12L32-20H-32L-12-54H-24z" fill="#2f2a6b" stroke="${INK}" stroke-width="4"/><path d="M-5-20H5V4H-5z" fill="${INK}"/></g>`;
    })
    .join('');
}
