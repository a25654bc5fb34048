import { memo, type ReactNode } from 'react';
import { classNames } from '@portico/ui';
import { BUSH, CLOUD, FIR, FLOWERS, HOUSE, MUSHROOM, TREE } from '../generated/pieces';
import styles from './landscape-strip.module.css';
import paints from './paints.module.css';
import { Pieces } from './piece';
import type { Placed } from './pieces';
import scenery from './scenery.module.css';

/** Grass that hangs over the edge of the ground, as in the whole landscape. */
const TURF = `M-20 404Q240 384 480 394T1000 392 1600 396 2420 390V412${'q-24 24-50 2-28 30-58-2'.repeat(23)}H-20z`;

const STARS =
  'M120 60h.1M330 130h.1M520 44h.1M760 96h.1M940 40h.1M1090 150h.1M1260 60h.1M1440 110h.1M1560 36h.1M1790 150h.1M1960 60h.1M2140 120h.1M2300 50h.1';

const CLOUDS: readonly Placed[] = [
  [CLOUD, 1700, 84, 0.6],
  [CLOUD, 2130, 130, 0.8],
];

const FAR: readonly Placed[] = [
  [FIR, 180, 350, 0.6],
  [HOUSE, 560, 344, 0.5],
  [FIR, 630, 348, 0.6],
  [FIR, 930, 346, 0.5],
  [FIR, 1400, 342, 0.6],
  [HOUSE, 1470, 342, 0.5],
  [FIR, 1960, 336, 0.6],
  [FIR, 2010, 340, 0.75],
];

const NEAR: readonly Placed[] = [
  [TREE, 50, 396, 1.1],
  [FIR, 160, 398, 1],
  [BUSH, 260, 400, 0.8],
  [TREE, 790, 396, 0.8],
  [BUSH, 1080, 398, 0.7],
  [FIR, 1640, 398, 0.8],
  [BUSH, 2150, 398, 0.9],
  [TREE, 2240, 396, 1],
  [FIR, 2350, 398, 1.1],
  [MUSHROOM, 340, 410, 0.7],
  [MUSHROOM, 2080, 408, 0.7],
  ...[60, 420, 640, 880, 1150, 1330, 1560, 1780, 1980, 2290].map((x, index): Placed => [
    FLOWERS,
    x,
    404 + (index % 2) * 4,
    0.9,
  ]),
];

/** 2400 by 480, aligned to the lower edge; smaller boxes cut the top and both sides. */
const StripScene = memo(function StripScene() {
  return (
    <svg
      className={classNames(styles.scene, paints.paints, scenery.scenery)}
      viewBox="0 0 2400 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={scenery.stars} d={STARS} />
      <circle className={scenery.sunHalo} cx="1850" cy="110" r="76" />
      <circle className={scenery.sun} cx="1850" cy="110" r="50" />
      <g className={paints.distant}>
        <Pieces of={CLOUDS} />
      </g>
      <path
        className={scenery.mountains}
        d="M0 320Q110 230 230 280 330 190 450 270 580 310 680 250 780 200 900 280 990 310 1090 250 1200 190 1330 262 1460 310 1580 240 1700 180 1830 264 1950 310 2070 250 2190 200 2400 290V480H0z"
      />
      <path className={scenery.mist} d="M0 350Q240 290 500 330T1040 320 1560 326 2000 316 2400 330V480H0z" />
      <g className={paints.distant}>
        <Pieces of={FAR} />
      </g>
      <path
        className={scenery.hill}
        d="M-20 380Q180 336 460 356 680 368 920 348 1180 330 1480 354 1760 372 2020 344 2200 330 2420 352V480H-20z"
      />
      <path
        className={scenery.hillLight}
        d="M140 352q110-12 230-4M1000 346q140-12 280-2M1900 358q80-12 150-16"
      />
      <path className={scenery.field} d="M-20 384Q300 366 640 380T1280 374 1900 380 2420 372V480H-20z" />
      <path className={paints.earth} d="M-20 404H2420V520H-20z" />
      <path
        className={scenery.pebbles}
        d="M90 458h10M330 450h6M620 460h12M860 452h6M1120 462h10M1400 452h6M1660 460h12M1900 450h8M2180 460h10"
      />
      <path className={paints.grass} d={TURF} />
      <path
        className={paints.grassLight}
        d="M80 406q120-14 240-14M700 404q130-10 250-8M1460 406q120-4 220 2M2040 404q120-8 220-8"
      />
      <Pieces of={NEAR} />
    </svg>
  );
});

/** A still part of the landscape in a box of any size, with the ground at the lower edge. */
export function LandscapeStrip({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames(styles.root, className)}>
      <StripScene />
      {children}
    </div>
  );
}
