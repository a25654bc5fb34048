import { BUSH, FIR, GATE, HOUSE, ISLAND, LAMP, TOWER, TREE } from '../generated/pieces';

/**
 * A piece of the landscape, from a file in `drawings/pieces`. A part is a paint of `paints.module.css` or `scenery.module.css` and a path;
 * a piece stands on (0, 0), and negative y is up. The outline is painted behind the fill (`paint-order`), so a shadow can run along an edge without covering the line.
 */
export type Piece = readonly (readonly [paint: string, path: string])[];

/** Each piece of the still part and where it stands: the farthest first. */
export const FAR_TOWN: readonly Placed[] = [
  [TOWER, 1012, 470, 0.62],
  [TOWER, 1092, 462, 0.8],
  [HOUSE, 1046, 470, 0.6],
  [TOWER, 1420, 474, 0.66],
  [FIR, 960, 478, 0.6],
  [FIR, 1466, 484, 0.7],
  [FIR, 700, 470, 0.5],
  [FIR, 736, 474, 0.62],
  [FIR, 236, 470, 0.66],
  [FIR, 190, 476, 0.5],
  [FIR, 1740, 462, 0.62],
  [FIR, 1790, 466, 0.8],
];

export const ISLANDS: readonly Placed[] = [
  [ISLAND, 1478, 238, 1],
  [TREE, 1438, 216, 0.62],
  [HOUSE, 1508, 214, 0.78],
  [ISLAND, 1120, 168, 0.56],
  [FIR, 1106, 156, 0.46],
  [FIR, 1140, 156, 0.56],
  [ISLAND, 1830, 180, 0.66],
  [TREE, 1820, 166, 0.6],
];

export const NEAR_TOWN: readonly Placed[] = [
  [TREE, 40, 520, 1.05],
  [FIR, 128, 524, 1.1],
  [HOUSE, 262, 520, 1],
  [TREE, 372, 524, 0.78],
  [BUSH, 196, 526, 0.8],
  [FIR, 520, 524, 0.86],
  [BUSH, 586, 526, 0.72],
  [TREE, 812, 522, 0.86],
  [HOUSE, 930, 520, 1.02],
  [FIR, 1012, 522, 0.9],
  [LAMP, 1060, 530, 1],
  [GATE, 1256, 526, 1],
  [LAMP, 1448, 530, 1],
  [TREE, 1560, 522, 1.1],
  [BUSH, 1636, 528, 0.9],
  [HOUSE, 1716, 520, 1.06],
  [FIR, 1800, 524, 1.1],
  [TREE, 1880, 526, 0.96],
];

export type Placed = readonly [piece: Piece, x: number, y: number, scale: number];
