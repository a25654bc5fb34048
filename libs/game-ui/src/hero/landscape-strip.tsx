import { memo, type ReactNode } from 'react';
import { classNames } from '@portico/ui';
import {
  BUSH,
  CLOUD,
  FIR,
  FLOWERS,
  HOUSE,
  MUSHROOM,
  STRIP_FAR,
  STRIP_LAND,
  STRIP_STARS,
  TREE,
} from '../generated/pieces';
import styles from './landscape-strip.module.css';
import paints from './paints.module.css';
import { Parts, Pieces } from './piece';
import type { Placed } from './pieces';
import scenery from './scenery.module.css';

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
      <Parts of={STRIP_STARS} />
      <circle className={scenery.sunHalo} cx="1850" cy="110" r="76" />
      <circle className={scenery.sun} cx="1850" cy="110" r="50" />
      <g className={paints.distant}>
        <Pieces of={CLOUDS} />
      </g>
      <Parts of={STRIP_FAR} />
      <g className={paints.distant}>
        <Pieces of={FAR} />
      </g>
      <Parts of={STRIP_LAND} />
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
