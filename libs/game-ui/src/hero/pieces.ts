/*
 * Pieces of the landscape. A part is a paint of `paints.module.css` and a path; a piece stands on (0, 0), and negative y is up.
 * The outline is painted behind the fill (`paint-order`), so a shadow can run along an edge without covering the line.
 */
export type Piece = readonly (readonly [paint: string, path: string])[];

export const TREE: Piece = [
  ['bark', 'M-11 3C-8-18-9-40-13-58H13C9-40 8-18 12 3Q0 8-11 3z'],
  [
    'leaf',
    'M-44-50a31 31 0 0 1-9-54a36 36 0 0 1 51-42a38 38 0 0 1 55 36a31 31 0 0 1-7 60q-22 16-46 4-24 12-44-4z',
  ],
  ['leafShade', 'M53-110a31 31 0 0 1-7 60q-22 16-46 4 30-2 42-24 8-16 11-40z'],
  ['leafLight', 'M-42-84q-4-14 8-22 4-20 28-24M-24-76q-4-6 0-12'],
];

export const FIR: Piece = [
  ['bark', 'M-7 3V-22H7V3Q0 6-7 3z'],
  [
    'pine',
    'M0-120q6 0 10 8l16 27q3 6-4 7l14 22q4 7-4 8l14 22q4 9-6 10-20 6-40 2-22 4-40-2-10-1-6-10l14-22q-8-1-4-8l14-22q-7-1-4-7l16-27q4-8 10-8z',
  ],
  ['pineShade', 'M0-120q6 0 10 8l16 27q3 6-4 7l14 22q4 7-4 8l14 22q4 9-6 10-20 6-40 2Q26-60 0-120z'],
  ['pineLight', 'M-14-88l-5 8M-22-58l-6 9M-30-30l-5 8'],
];

export const BUSH: Piece = [
  ['leaf', 'M-40 3a20 20 0 0 1 4-34a26 26 0 0 1 46-10a22 22 0 0 1 32 22q8 14-4 22z'],
  ['leafShade', 'M42-19q8 14-4 22H-8q34-2 50-22z'],
  ['leafLight', 'M-26-24q4-14 18-14'],
];

export const HOUSE: Piece = [
  ['stone', 'M24-96v-30q9-5 18 0v30z'],
  ['wall', 'M-46 3V-54H46V3Q0 8-46 3z'],
  ['wallShade', 'M-46-40V-54H46V3L30 5V-40z'],
  ['wood', 'M-32 4v-26a11 11 0 0 1 22 0V4q-11 2-22 0z'],
  ['gold', 'M-16-14v1'],
  ['pane', 'M4-34q12-4 24 0v20H4z'],
  ['timber', 'M16-35v21M4-25h24'],
  ['roof', 'M-58-42L-38-98q3-8 12-8H26q9 0 12 8l20 56q2 8-7 8H-51q-9 0-7-8z'],
  ['roofShade', 'M26-106q9 0 12 8l20 56q2 8-7 8h-24q10-38-1-72z'],
  ['roofLight', 'M-28-96q-4 10-8 22M-12-60h14M-34-48h12M0-84h12M16-48h10'],
];

const TOWER: Piece = [
  ['wall', 'M-32 3L-28-110H28L32 3Q0 8-32 3z'],
  ['wallShade', 'M-28-96V-110H28L32 3 14 6 12-96z'],
  ['pane', 'M-8-74a8 8 0 0 1 16 0v18H-8z'],
  ['wood', 'M-13 5v-24a13 13 0 0 1 26 0V5Q0 8-13 5z'],
  ['roof', 'M-44-100Q-16-128-5-178q5-10 10 0Q16-128 44-100q4 6-4 9-40 10-80 0-8-3-4-9z'],
  ['roofShade', 'M5-178Q16-128 44-100q4 6-4 9-18 5-36 6Q14-130 5-178z'],
  ['roofLight', 'M-10-138q-6 16-15 26'],
  ['timber', 'M0-182v-26'],
  ['roof', 'M1-207q14-8 22 0t18 0v16q-10 6-18 0t-22 0z'],
];

/** The portico that gives the portal its name. */
export const GATE: Piece = [
  ['stone', 'M-128 4q-4-22 10-22h236q14 0 10 22Q0 12-128 4z'],
  ['stoneShade', 'M-128 4q-3-12-1-16h258q2 4-1 16Q0 12-128 4z'],
  ['night', 'M-104-18V-168H104V-18z'],
  ['glow', 'M-46-18v-86a46 46 0 0 1 92 0v86z'],
  ['glowLight', 'M-30-18v-84a30 30 0 0 1 60 0v84z'],
  ['swirl', 'M-12-34q28-6 22-34-8-22-28-12-14 14 2 24 12 2 10-8M14-112l2-6M-16-104l-2-5M18-44l4-2'],
  ['stone', 'M-110-18v-8h6v-132h-6v-12h44v12h-6v132h6v8zM110-18v-8h-6v-132h6v-12H66v12h6v132h-6v8z'],
  ['stoneShade', 'M-84-18V-170h18v12h-6v132h6v8zM92-18V-170h18v12h-6v132h6v8z'],
  ['stone', 'M-126-168q-6 0-6-6v-12q0-6 6-6h252q6 0 6 6v12q0 6-6 6z'],
  ['roof', 'M-136-192q-12-10 2-18L-10-268q10-5 20 0l124 58q14 8 2 18z'],
  ['roofShade', 'M10-268l124 58q14 8 2 18H84Q72-226 10-268z'],
  ['stone', 'M-84-204L-6-240q6-3 12 0l78 36z'],
  ['gold', 'M0-233l4 9 9 1-7 7 2 9-8-5-8 5 2-9-7-7 9-1z'],
];

export const LAMP: Piece = [
  ['stone', 'M-12 3q0-10 12-10T12 3Q0 7-12 3z'],
  ['wood', 'M-4-4V-96q4-5 8 0V-4z'],
  ['timber', 'M2-92q20-8 28 4'],
];

export const LANTERN: Piece = [
  ['halo', 'M-48 22a48 48 0 1 1 96 0a48 48 0 1 1-96 0z'],
  ['timber', 'M0-2v8'],
  ['wood', 'M-11 8q11-8 22 0v3h-22z'],
  ['pane', 'M-10 11h20l3 24q-13 4-26 0z'],
  ['flame', 'M0 17q8 8 4 14-4 4-8 0-4-6 4-14z'],
];

const ISLAND: Piece = [
  ['earth', 'M-96-4Q-92 34-52 44q2 30 34 50 10 10 22-4 24-16 30-42Q84 42 96-4z'],
  ['earthShade', 'M96-4Q84 42 34 48 28 74 4 90-4 96-10 97 30 40 44-4z'],
  [
    'grass',
    'M-98 0q-16-18 4-22Q0-34 94-22q20 4 4 22-8 12-18 2-10 18-24 2-14 16-30 0-16 20-34 0-18 14-32 0-20 16-34-2-14 8-24-2z',
  ],
  ['grassLight', 'M-84-14Q-40-22 10-22'],
];

export const FLOWERS: Piece = [
  ['stem', 'M0 2v-16M18 2q2-6 2-10'],
  [
    'petal',
    'M0-25a5 5 0 0 1 6 4a5 5 0 0 1-3 8H-3a5 5 0 0 1-3-8a5 5 0 0 1 6-4zM20-17a4 4 0 0 1 5 3a4 4 0 0 1-2 6h-6a4 4 0 0 1-2-6a4 4 0 0 1 5-3z',
  ],
  ['spark', 'M0-18v.1M20-12v.1'],
];

export const CLOUD: Piece = [
  ['cloud', 'M-86 26a28 28 0 0 1 14-53a42 42 0 0 1 78-14a34 34 0 0 1 56 20a24 24 0 0 1 14 47z'],
  ['cloudShade', 'M-86 26a28 28 0 0 1-18-14q40 10 80 4 60 6 108-6 0 12-8 16z'],
];

/** An adventurer who is about to go through. */
export const ADVENTURER: Piece = [
  ['scarf', 'M-8-31q-20 4-29-4 3 12-3 15 16 7 33-5z'],
  ['bark', 'M-12-9l-1 9q0 3 4 3h8v-12zM12-9l1 9q0 3-4 3H1v-12z'],
  ['cloth', 'M-12-20H12l1 13H2L0-10l-2 3h-11z'],
  ['shirt', 'M-10-34q10 5 20 0l4 7 1 11q-15 5-30 0l1-11z'],
  ['shirt', 'M10-33q12 3 14 12l-8 2-7-6zM-10-33q-12 3-14 12l8 2 7-6z'],
  ['skin', 'M16-19q0-4 4-4t5 4-5 4-4-4zM-25-19q1-4 5-4t4 4-4 4-5-4z'],
  ['skin', 'M-24-54C-25-70-14-79 0-79s25 9 24 25c-1 14-11 20-24 20s-23-6-24-20z'],
  ['skinShade', 'M24-54c-1 14-11 20-24 20-9 0-16-3-20-9 22 8 38-2 44-11z'],
  ['scarf', 'M-17-37q17 9 34 0 4 6 0 8-17 7-34 0-4-3 0-8z'],
  ['eye', 'M-10-54v4M10-54v4'],
  ['spark', 'M-11-55v.1M9-55v.1'],
  ['blush', 'M-17-46h3M14-46h3'],
  ['mouth', 'M-3-44q3 3 6 0'],
  ['hair', 'M-26-50Q-31-84 0-85q31 1 26 35-7-5-9-16-8-2-17-4-9 2-17 4-2 11-9 16z'],
  ['hairLight', 'M-18-70q4-7 11-8'],
];

export const SLIME: Piece = [
  ['slime', 'M-30 0C-32-30-14-40-5-55q4-7 9-2 1 4-1 8C16-38 32-28 30 0q-2 5-9 5h-42q-7 0-9-5z'],
  ['slimeShade', 'M3-49C16-38 32-28 30 0q-2 5-9 5H-6Q22-4 3-49z'],
  ['slimeLight', 'M-17-22q3-7 8-11'],
  ['eye', 'M-9-15v4M9-15v4'],
  ['spark', 'M-10-16v.1M8-16v.1'],
  ['blush', 'M-18-7h4M14-7h4'],
  ['mouth', 'M-4-7q2 3 4 0 2 3 4 0'],
];

export const MUSHROOM: Piece = [
  ['wall', 'M-17-28q-6 18-3 30Q0 8 20 2q3-12-3-30z'],
  ['wallShade', 'M17-28q6 18 3 30-10 4-20 4 14-12 8-34z'],
  ['shirt', 'M-37-27C-36-50-20-64 0-64s36 14 37 37q-4 10-16 6-10 6-21 1-11 5-21-1-12 4-16-6z'],
  ['roofShade', 'M16-61Q36-50 37-27q-4 10-16 6-8 5-16 3Q30-34 16-61z'],
  ['spots', 'M-20-44v.1M4-52v.1M20-38v.1'],
  ['eye', 'M-8-12v4M8-12v4'],
  ['spark', 'M-9-13v.1M7-13v.1'],
  ['blush', 'M-15-4h2M13-4h2'],
  ['mouth', 'M-3-4q3 3 6 0'],
];

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
