import { classNames } from '@portico/ui';
import type { CSSProperties } from 'react';
import {
  ADVENTURER,
  ANVIL,
  BENCH,
  BOARD,
  BUSH,
  CUP,
  DRESS_FORM,
  FIR,
  FLAG,
  FLOWERS,
  HOUSE,
  LAMP,
  LECTERN,
  PODIUM,
  SECTION_LAND,
  SHELF,
  STALL,
  TREE,
} from '../generated/pieces';
import paints from '../hero/paints.module.css';
import { Parts, Pieces } from '../hero/piece';
import type { Placed } from '../hero/pieces';
import scenery from '../hero/scenery.module.css';
import styles from './section-head.module.css';

/** Drawings for the head of a section. */
export type SectionScene = 'podium' | 'stalls' | 'library' | 'board' | 'workshop';

export interface SectionDrawingProps {
  scene: SectionScene;
}

/** The start of a piece in the 480 units, and its position. */
type Standing = readonly [start: number, ...Placed];

/** Narrow screens show only the end of the 480 units, and of that only whole pieces. */
const SCENES: Readonly<Record<SectionScene, readonly Standing[]>> = {
  podium: [
    [29, FIR, 60, 100, 0.62],
    [90, TREE, 128, 101, 0.56],
    [214, FLAG, 216, 100, 0.78],
    [252, PODIUM, 334, 101, 0.8],
    [252, CUP, 334, 49, 0.52],
    [420, FLAG, 422, 100, 0.78],
  ],
  stalls: [
    [22, HOUSE, 62, 100, 0.66],
    [92, FIR, 122, 101, 0.6],
    [146, STALL, 206, 101, 0.74],
    [271, LAMP, 282, 101, 0.78],
    [300, STALL, 364, 102, 0.8],
    [418, FIR, 448, 101, 0.66],
  ],
  library: [
    [32, TREE, 70, 101, 0.56],
    [150, SHELF, 188, 101, 0.74],
    [236, LECTERN, 268, 102, 0.8],
    [311, SHELF, 350, 102, 0.78],
    [401, LAMP, 412, 101, 0.78],
    [418, FIR, 448, 101, 0.66],
  ],
  board: [
    [53, FIR, 84, 101, 0.62],
    [123, HOUSE, 160, 100, 0.6],
    [205, BUSH, 238, 101, 0.64],
    [262, BOARD, 330, 102, 0.76],
    [388, ADVENTURER, 420, 104, 0.76],
  ],
  workshop: [
    [47, FIR, 78, 101, 0.62],
    [102, HOUSE, 142, 100, 0.66],
    [192, ANVIL, 234, 102, 0.76],
    [277, BENCH, 334, 102, 0.78],
    [394, DRESS_FORM, 430, 102, 0.76],
  ],
};

/** Pieces beside the page's column, where there is no text. */
const BESIDE: readonly Placed[] = [
  [TREE, 150, 101, 0.6],
  [FIR, 250, 101, 0.62],
  [HOUSE, 360, 100, 0.6],
  [BUSH, 460, 101, 0.6],
  [FIR, 1960, 101, 0.62],
  [TREE, 2050, 101, 0.56],
  [HOUSE, 2160, 100, 0.62],
  [FIR, 2270, 101, 0.7],
];

const FLOWER_PLACES = [40, 190, 300, 452].map((x): Standing => [x - 6, FLOWERS, x, 107, 0.6]);

/** A strip of landscape, 2400 by 120, with the pieces of a scene. */
export function SectionDrawing({ scene }: SectionDrawingProps) {
  return (
    <div className={styles.drawing} aria-hidden="true">
      <svg
        className={classNames(styles.land, paints.paints, scenery.scenery)}
        viewBox="0 0 2400 120"
        preserveAspectRatio="xMidYMax slice"
      >
        <Parts of={SECTION_LAND} />
        <Pieces of={BESIDE} />
      </svg>
      <div className={styles.scene}>
        <svg className={paints.paints} viewBox="0 0 480 120" preserveAspectRatio="xMaxYMax slice">
          {[...SCENES[scene], ...FLOWER_PLACES].map(([start, ...placed], index) => (
            <g key={index} className={styles.piece} style={{ '--start': start } as CSSProperties}>
              <Pieces of={[placed]} />
            </g>
          ))}
        </svg>
      </div>
    </div>
  );
}
