import { line, shape, svgScene } from './scene.js';

const INK = '#2b1226';

interface Lantern {
  x: number;
  y: number;
  size: number;
  paper: string;
}

const LANTERNS: readonly Lantern[] = [
  { x: 96, y: 92, size: 0.8, paper: '#f6a13c' },
  { x: 228, y: 128, size: 1.05, paper: '#e8503f' },
  { x: 372, y: 140, size: 0.9, paper: '#ffc65c' },
  { x: 520, y: 120, size: 1.15, paper: '#ef6a45' },
  { x: 676, y: 96, size: 0.85, paper: '#ffd37a' },
  { x: 812, y: 124, size: 1.1, paper: '#e8503f' },
  { x: 958, y: 130, size: 0.95, paper: '#f6a13c' },
  { x: 1098, y: 98, size: 1.05, paper: '#ffc65c' },
];

/** Paper lanterns on a cord above the roofs of an evening. */
export function lanternArt(): string {
  return svgScene(
    [
      ['0', '#37204f'],
      ['0.55', '#93384f'],
      ['1', '#f0925a'],
    ],
    shape('M0 196Q150 158 320 182T640 168T930 178T1200 158V260H0z', '#7a2f4c') +
      roofs() +
      line('M-10 58Q180 118 372 108T676 66T958 100T1210 52', INK, 4) +
      LANTERNS.map(lantern).join(''),
  );
}

function lantern({ x, y, size, paper }: Lantern): string {
  return `<g transform="translate(${x} ${y}) scale(${size})">
<circle r="62" fill="${paper}" opacity=".2"/>
${line('M0-46V-34', INK, 4)}
<path d="M-26-24Q-40 4-26 30H26Q40 4 26-24z" fill="${paper}" stroke="${INK}" stroke-width="4"/>
<path d="M-10-24Q-17 4-10 30M10-24Q17 4 10 30M-33 4H33" fill="none" stroke="${INK}" stroke-width="2" opacity=".45"/>
<ellipse cx="-6" cy="2" rx="11" ry="20" fill="#fff6d8" opacity=".6"/>
<path d="M-20-34H20V-24H-20zM-20 30H20V39H-20z" fill="#5b2137" stroke="${INK}" stroke-width="4"/>
${line('M0 39V58M-6 58H6M-4 64H4', INK, 3)}
</g>`;
}

function roofs(): string {
  const houses = [
    [70, 1],
    [300, 0.8],
    [590, 1.1],
    [880, 0.85],
    [1110, 1.05],
  ] as const;
  return houses
    .map(
      ([x, size]) => `<g transform="translate(${x} 236) scale(${size})">
<path d="M-58-52H58V4H-58z" fill="#512244" stroke="${INK}" stroke-width="4"/>
<path d="M-88-46Q-52-58-40-88H40Q52-58 88-46z" fill="#3b1a3c" stroke="${INK}" stroke-width="4"/>
<path d="M-34-36H-10V-10H-34zM10-36H34V-10H10z" fill="#ffd98a" stroke="${INK}" stroke-width="3"/>
</g>`,
    )
    .join('');
}
