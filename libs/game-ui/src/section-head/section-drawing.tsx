import { classNames } from '@portico/ui';
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

/** Positions of the pieces. Narrow screens show only the end of the 480 units. */
const SCENES: Readonly<Record<SectionScene, readonly Placed[]>> = {
  podium: [
    [FIR, 60, 100, 0.62],
    [TREE, 128, 101, 0.56],
    [FLAG, 216, 100, 0.78],
    [PODIUM, 334, 101, 0.8],
    [CUP, 334, 49, 0.52],
    [FLAG, 430, 100, 0.78],
  ],
  stalls: [
    [HOUSE, 62, 100, 0.66],
    [FIR, 122, 101, 0.6],
    [STALL, 206, 101, 0.74],
    [LAMP, 282, 101, 0.78],
    [STALL, 364, 102, 0.8],
    [FIR, 452, 101, 0.66],
  ],
  library: [
    [TREE, 70, 101, 0.56],
    [SHELF, 188, 101, 0.74],
    [LECTERN, 268, 102, 0.8],
    [SHELF, 350, 102, 0.78],
    [LAMP, 412, 101, 0.78],
    [FIR, 450, 101, 0.66],
  ],
  board: [
    [FIR, 84, 101, 0.62],
    [HOUSE, 160, 100, 0.6],
    [BUSH, 238, 101, 0.64],
    [BOARD, 330, 102, 0.76],
    [ADVENTURER, 420, 104, 0.76],
  ],
  workshop: [
    [FIR, 78, 101, 0.62],
    [HOUSE, 142, 100, 0.66],
    [ANVIL, 234, 102, 0.76],
    [BENCH, 334, 102, 0.78],
    [DRESS_FORM, 430, 102, 0.76],
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

const FLOWER_PLACES: readonly Placed[] = [40, 190, 300, 452].map((x) => [FLOWERS, x, 107, 0.6]);

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
      <svg
        className={classNames(styles.scene, paints.paints)}
        viewBox="0 0 480 120"
        preserveAspectRatio="xMaxYMax slice"
      >
        <Pieces of={SCENES[scene]} />
        <Pieces of={FLOWER_PLACES} />
      </svg>
    </div>
  );
}
