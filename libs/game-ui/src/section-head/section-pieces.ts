import type { Piece } from '../hero/pieces';

/** A podium for the first three. */
export const PODIUM: Piece = [
  ['stone', 'M-100 3V-38H-34V3zM34 3V-26H100V3z'],
  ['stoneShade', 'M-50 3V-38H-34V3zM84 3V-26H100V3z'],
  ['stone', 'M-36 3V-64H36V3z'],
  ['stoneShade', 'M18 3V-64H36V3z'],
  ['gold', 'M0-52l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z'],
  ['pane', 'M-78-18a10 10 0 1 1 20 0a10 10 0 1 1-20 0z'],
  ['wood', 'M58-12a9 9 0 1 1 18 0a9 9 0 1 1-18 0z'],
];

export const CUP: Piece = [
  [
    'gold',
    'M-20-58h-12q-8 0-7 10 2 18 24 20l-2-8q-10-2-12-14h12zM20-58h12q8 0 7 10-2 18-24 20l2-8q10-2 12-14H18z',
  ],
  ['gold', 'M-24-64H24Q24-26 8-20V-10H18V2H-18V-10H-8V-20Q-24-26-24-64z'],
  ['flame', 'M-14-54q0 14 6 22'],
];

export const FLAG: Piece = [
  ['timber', 'M0 3V-112'],
  ['roof', 'M3-110q18-10 34 0t32 0v30q-16 10-32 0t-34 0z'],
  ['roofShade', 'M52-106q9 1 17-4v30q-16 10-32 0 12-4 15-26z'],
];

/** A market stall with goods. */
export const STALL: Piece = [
  ['bark', 'M-64 3V-72h10V3zM54 3V-72h10V3z'],
  ['leaf', 'M-46-34a11 11 0 0 1 22 0z'],
  ['petal', 'M-16-34a12 12 0 0 1 24 0z'],
  ['gold', 'M20-34v-16h20v16z'],
  ['wood', 'M-70 3V-36H70V3Q0 8-70 3z'],
  ['timber', 'M-36-30V0M0-30V2M36-30V0'],
  ['wall', `M-62-108H62L78-68${'q0 10-13 10t-13-10'.repeat(6)}z`],
  [
    'roof',
    'M-62-108h20.7L-52-68q0 10-13 10t-13-10zM-20.7-108H0V-68q0 10-13 10t-13-10zM20.7-108h20.6L52-68q0 10-13 10t-13-10z',
  ],
];

/** Shelves full of books. */
export const SHELF: Piece = [
  ['wood', 'M-48 3V-118q48-12 96 0V3z'],
  ['night', 'M-40-6V-108H40V-6z'],
  ['roof', 'M-36-60v-38h15v38z'],
  ['gold', 'M-21-60v-30h12v30z'],
  ['leaf', 'M-9-60v-36h14v36z'],
  ['wall', 'M5-60v-32h13v32z'],
  ['slime', 'M18-60v-38h16v38z'],
  ['wood', 'M-42-60h84v8h-84z'],
  ['pine', 'M-36-8v-34h14v34z'],
  ['scarf', 'M-22-8v-40h13v40z'],
  ['petal', 'M-9-8v-32h15v32z'],
  ['roof', 'M12-8l6-38 14 2-6 36z'],
];

/** An open book on its stand. */
export const LECTERN: Piece = [
  ['wood', 'M-7 3V-40H7V3zM-24 4q24-10 48 0z'],
  ['wood', 'M-38-38l6-14h64l6 14z'],
  ['wall', 'M0-50Q-18-62-38-54V-82Q-18-90 0-78 18-90 38-82V-54Q18-62 0-50z'],
  ['mouth', 'M0-76V-52M-30-74q12-3 22 3M-30-66q12-3 22 3M8-71q10-6 22-3M8-63q10-6 22-3'],
];

export const BOARD: Piece = [
  ['bark', 'M-60 3V-96h12V3zM48 3V-96h12V3z'],
  ['wood', 'M-70-24V-92H70V-24z'],
  ['wall', 'M-58-80h28v40h-28z'],
  ['pane', 'M-18-78l34-4 3 30-34 4z'],
  ['wall', 'M28-82h30v22H28z'],
  ['scarf', 'M30-54h24v20H30z'],
  ['mouth', 'M-52-68h16M-52-60h12M-52-52h16M-10-68l20-2M-9-60l14-2M34-74h18M34-67h10'],
  ['roof', 'M-86-88q-4-8 6-12L-6-128q6-3 12 0l74 28q10 4 6 12-86-10-172 0z'],
  ['roofShade', 'M6-128l74 28q10 4 6 12-24-3-48-4Q34-112 6-128z'],
  ['roofLight', 'M-58-100L-18-116'],
];

/** An anvil on a log. */
export const ANVIL: Piece = [
  ['bark', 'M-28 3V-24q28-8 56 0V3Q0 8-28 3z'],
  ['stone', 'M-52-60H36q10 0 14-8v16q-8 16-26 18v8l8 6v6h-60v-6l8-6v-8q-28 0-32-26z'],
  ['stoneShade', 'M50-68v16q-8 16-26 18v8l8 6v6H10l-2-14q24-2 30-26 8-2 12-8z'],
];

/** A bench with a saw, a bottle and a hammer. */
export const BENCH: Piece = [
  ['wood', 'M-60 3V-42h12V3zM48 3V-42h12V3zM-52-14H52v8H-52z'],
  ['wood', 'M-70-38v-14H70v14z'],
  ['slime', 'M-52-52q-4-18 8-22v-12h10v12q12 4 8 22z'],
  ['wall', 'M10-56l46-8-4-18z'],
  ['bark', 'M52-82l12-4 6 20-14 4z'],
  ['bark', 'M-18-54l22-30 6 4-22 30z'],
  ['stone', 'M-8-92l26 18-8 12-26-18z'],
];

/** A shirt on its stand. */
export const DRESS_FORM: Piece = [
  ['timber', 'M0 3V-44'],
  ['wood', 'M-20 4q20-14 40 0z'],
  ['wood', 'M-7-112a7 7 0 1 1 14 0a7 7 0 1 1-14 0z'],
  ['shirt', 'M-14-104q14 6 28 0l24 12 6 24-16 4-4-10 4 32q-28 10-56 0l4-32-4 10-16-4 6-24z'],
  ['roofShade', 'M14-104l24 12 6 24-16 4-4-10 4 32q-14 5-26 5Q18-66 14-104z'],
  ['gold', 'M-26-54q26 8 52 0v10q-26 8-52 0z'],
];
