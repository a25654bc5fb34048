import { line, shape, svgScene } from './scene.js';

const INK = '#0c3140';

const BOATS = [
  { x: 300, y: 180, size: 0.62, sail: '#fff3d6', hull: '#d9603f' },
  { x: 520, y: 172, size: 0.6, sail: '#ffd98a', hull: '#8c4a63' },
  { x: 776, y: 188, size: 1, sail: '#fff3d6', hull: '#3f7d6a' },
] as const;

const GULLS = ['M596 92q9-10 17 0q9-10 17 0', 'M724 44q7-8 13 0q7-8 13 0', 'M842 112q8-9 15 0q8-9 15 0'];

/** A lighthouse on its rock, and boats that come home. */
export function harborArt(): string {
  return svgScene(
    [
      ['0', '#12627c'],
      ['0.6', '#3fa5ac'],
      ['1', '#bfe3cf'],
    ],
    `<circle cx="640" cy="142" r="46" fill="#ffe7a6"/>` +
      shape('M0 154Q200 138 420 152T860 148T1200 156V260H0z', '#2c8b9b') +
      beam() +
      rock() +
      BOATS.map(boat).join('') +
      shape(
        'M0 198q30-14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0V260H0z',
        '#1b6f85',
      ) +
      shape(
        'M0 220q40-12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V260H0z',
        '#12566c',
      ) +
      GULLS.map((gull) => line(gull, INK, 4)).join(''),
  );
}

function beam(): string {
  const stops =
    '<stop stop-color="#fff3c4" stop-opacity=".6"/><stop offset="1" stop-color="#fff3c4" stop-opacity="0"/>';
  return `<linearGradient id="scene-beam" x1="1" x2="0" y1="0" y2="0">${stops}</linearGradient>
<path d="M964 58L484 4V104z" fill="url(#scene-beam)"/>`;
}

function rock(): string {
  return `<g transform="translate(-76 -16)">
<path d="M930 250Q960 188 1010 184Q1060 170 1110 196Q1160 200 1190 254z" fill="#5d6f78" stroke="${INK}" stroke-width="4"/>
<path d="M1028 186L1036 92H1066L1074 186z" fill="#fdf4e0" stroke="${INK}" stroke-width="4"/>
<path d="M1033 128H1069L1071 152H1031z" fill="#d9503f"/>
<path d="M1028 92H1074V84H1028z" fill="#d9503f" stroke="${INK}" stroke-width="4"/>
<path d="M1038 84V64H1064V84z" fill="#ffe07a" stroke="${INK}" stroke-width="4"/>
<path d="M1032 64Q1051 40 1070 64z" fill="#d9503f" stroke="${INK}" stroke-width="4"/>
<path d="M1046 186V168Q1051 160 1056 168V186z" fill="#6b4a3f" stroke="${INK}" stroke-width="3"/>
</g>`;
}

function boat({ x, y, size, sail, hull }: (typeof BOATS)[number]): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">
<path d="M-4-84V-4" stroke="${INK}" stroke-width="5"/>
<path d="M2-86Q44-50 44-16H2z" fill="${sail}" stroke="${INK}" stroke-width="4"/>
<path d="M-10-74Q-38-40-38-16H-10z" fill="${sail}" stroke="${INK}" stroke-width="4"/>
<path d="M-56-8H58Q48 20 26 22H-30Q-48 20-56-8z" fill="${hull}" stroke="${INK}" stroke-width="4"/>
</g>`;
}
