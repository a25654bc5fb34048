import { CURRENCY_DRAWINGS, REWARD_DRAWINGS, type DrawingPart } from '@portico/game-ui';
import type { FeatureCardKey } from './feature-cards';

type Drawing = readonly DrawingPart[];

/** One drawing per card, 48 units square. */
export const FEATURE_DRAWINGS: Readonly<Record<FeatureCardKey, Drawing>> = {
  rates: [
    ['gold', 'M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z'],
    ['shade', 'M30 17l14 2-10 10 2 14-12-7q10-6 6-19z'],
    ['shine', 'M19 20l-7 1'],
  ],
  fair: [
    ['red', 'M24 42C8 32 4 22 6 14q4-9 12-7 4 1 6 6 2-5 6-6 8-2 12 7 2 8-18 28z'],
    ['shade', 'M42 14q2 8-18 28l-4-3Q38 28 38 9q3 1 4 5z'],
    ['shine', 'M11 17q1-4 5-5'],
  ],
  ironman: [
    ['red', 'M20 9q-1-6 4-6t4 6v12h-8z'],
    ['glass', 'M8 40V25Q8 8 24 8t16 17v15q-6 4-10 2l-1-11H19l-1 11q-4 2-10-2z'],
    ['shade', 'M40 25v15q-6 4-10 2l-1-11q6-8 3-20 8 4 8 14z'],
    ['slot', 'M14 26h20'],
    ['shine', 'M13 20q1-5 6-7'],
  ],
  dailyQuests: REWARD_DRAWINGS.scroll,
  nxPreview: [
    ['cork', 'M21 33h6v12q-3 2-6 0z'],
    ['gold', 'M8 19a16 16 0 1 1 32 0a16 16 0 1 1-32 0z'],
    ['sky', 'M13 19a11 11 0 1 1 22 0a11 11 0 1 1-22 0z'],
    ['shine', 'M17 19q1-6 6-7'],
  ],
  quickAuction: [
    ['cork', 'M4 39h28v6H4z'],
    ['cork', 'M25 26l4-4 16 15q-1 4-5 4z'],
    ['ember', 'M8 21L23 6l11 11-15 15z'],
    ['shade', 'M28 11l6 6-15 15-5-5q11-5 14-16z'],
    ['shine', 'M14 20l8-8'],
  ],
  hair: [
    ['glass', 'M14 4q-4 3-1 9l15 22 5-4zM34 4q4 3 1 9L20 35l-5-4z'],
    ['red', 'M5 37a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM27 37a8 8 0 1 1 16 0a8 8 0 1 1-16 0z'],
    ['paper', 'M10 37a3 3 0 1 1 6 0a3 3 0 1 1-6 0zM32 37a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'],
  ],
  coin: CURRENCY_DRAWINGS.MESO,
  buffs: CURRENCY_DRAWINGS.MP,
  resurrection: [
    ['glass', 'M24 44Q10 44 5 32 2 22 5 12q8 2 12 8 5 6 7 14 2-8 7-14 4-6 12-8 3 10 0 20-5 12-19 12z'],
    ['shade', 'M43 12q3 10 0 20-5 12-19 12 14-8 19-32z'],
    ['gold', 'M15 7a9 4 0 1 1 18 0a9 4 0 1 1-18 0z'],
    ['ink', 'M10 25q4 2 6 6M38 25q-4 2-6 6'],
  ],
  teleport: [
    ['cork', 'M6 44V22a18 18 0 0 1 36 0v22z'],
    ['plum', 'M13 44V22a11 11 0 0 1 22 0v22z'],
    ['sky', 'M19 44V25a5 5 0 0 1 10 0v19z'],
    ['shine', 'M10 21q2-7 7-10'],
  ],
  nameChange: [
    ['paper', 'M4 16q0-3 3-3h26l12 11-12 11H7q-3 0-3-3z'],
    ['shade', 'M33 13l12 11-12 11H12q18-4 21-22z'],
    ['gold', 'M32 24a3 3 0 1 1 6 0a3 3 0 1 1-6 0z'],
    ['ink', 'M10 21h14M10 27h9'],
  ],
  pitch: REWARD_DRAWINGS.perfectPitch,
  login: REWARD_DRAWINGS.item,
  belt: [
    ['cork', 'M2 18h44v12H2z'],
    ['gold', 'M14 11h20v26H14z'],
    ['shade', 'M34 11v26h-8q7-8 8-26zM46 22v8H34z'],
    ['deep', 'M18 24l6-8 6 8-6 8z'],
    ['stitch', 'M5 22h6M37 22h6'],
  ],
  medals: [
    ['red', 'M12 3h10l4 14-8 4zM36 3H26l-4 14 8 4z'],
    ['gold', 'M10 31a14 14 0 1 1 28 0a14 14 0 1 1-28 0z'],
    ['shade', 'M38 31a14 14 0 0 1-24 10q20 2 22-15 2 2 2 5z'],
    ['star', 'M24 22l2.6 5.4 6 .8-4.4 4 1.1 6-5.3-2.9-5.3 2.9 1.1-6-4.4-4 6-.8z'],
  ],
  timed: [
    ['ember', 'M11 4h8v7h-8zM29 4h8v7h-8z'],
    ['paper', 'M6 27a18 18 0 1 1 36 0a18 18 0 1 1-36 0z'],
    ['shade', 'M42 27a18 18 0 0 1-32 11q26 2 28-23 4 5 4 12z'],
    ['slot', 'M24 17v10l7 4'],
  ],
  castle: [
    ['red', 'M25 3l11 4-11 4z'],
    ['slot', 'M24 4v13'],
    ['glass', 'M6 44V17h7v4h5v-4h12v4h5v-4h7v27z'],
    ['shade', 'M42 17v27H26q12-8 9-23v-4z'],
    ['cork', 'M19 44V33a5 5 0 0 1 10 0v11z'],
  ],
  totem: [
    ['cork', 'M14 4h20v40H14z'],
    ['shade', 'M34 4v40h-8q5-18 4-40z'],
    ['ember', 'M5 16h38l-7 9H12z'],
    ['leaf', 'M14 4h20v7H14z'],
    ['slot', 'M19 31h.1M29 31h.1M20 38h8'],
  ],
  leaf: CURRENCY_DRAWINGS.maplePoint,
  stack: [
    ['cork', 'M14 4h20v20H14z'],
    ['cork', 'M4 24h20v20H4zM24 24h20v20H24z'],
    ['shade', 'M44 24v20H28q12-6 12-20zM34 4v20H22q10-6 10-20z'],
    ['ink', 'M14 14h20M4 34h20M24 34h20'],
    ['shine', 'M17 8h6M8 28h6M28 28h6'],
  ],
  gachapon: REWARD_DRAWINGS.gachaponTicket,
  voting: CURRENCY_DRAWINGS.VP,
  exchange: CURRENCY_DRAWINGS.NX,
};
