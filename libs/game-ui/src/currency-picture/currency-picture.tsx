import type { Currency } from '@portico/domain';
import { SmallDrawing, type DrawingPart } from '../small-drawing/small-drawing';

/** Currencies of the ledger, and other possessions of an account. */
export type CurrencyPictureKind = Currency | 'maplePoint' | 'characters';

/** A bottle, filled with the paint of what it restores. */
function potion(paint: string): readonly DrawingPart[] {
  return [
    ['cork', 'M19 5q5-2 10 0v7H19z'],
    ['glass', 'M18 12h12v6q13 5 13 16 0 9-9 9H14q-9 0-9-9 0-11 13-16z'],
    [paint, 'M8 31q8-4 16 0t16 0q3 9-6 9H14q-9 0-6-9z'],
    ['shade', 'M40 31q3 9-6 9H16q20 1 24-9z'],
    ['shine', 'M11 27q2-4 6-6'],
    ['bubble', 'M19 35v.1M29 36v.1'],
  ];
}

export const CURRENCY_DRAWINGS: Readonly<Record<CurrencyPictureKind, readonly DrawingPart[]>> = {
  MESO: [
    ['gold', 'M5 24a19 19 0 1 1 38 0a19 19 0 1 1-38 0z'],
    ['shade', 'M43 24a19 19 0 0 1-34 12q24 6 32-19 2 3 2 7z'],
    ['inset', 'M11 24a13 13 0 1 1 26 0a13 13 0 1 1-26 0z'],
    ['mark', 'M17 31V18l7 7 7-7v13'],
    ['shine', 'M12 14q3-4 7-5'],
  ],
  NX: [
    ['sky', 'M14 9h20q2 0 3 2l7 9q1 2 0 4L26 41q-2 2-4 0L4 24q-1-2 0-4l7-9q1-2 3-2z'],
    ['shade', 'M37 11l7 9q1 2 0 4L26 41q-2 2-4 0l-1-1q14-8 16-29z'],
    ['facet', 'M5 21h38M17 21l7 19 7-19M12 11l5 10 7-11 7 11 5-10'],
    ['shine', 'M11 17l3-4'],
  ],
  VP: [
    ['paper', 'M14 4h20q2 0 2 2v24H12V6q0-2 2-2z'],
    ['shade', 'M31 4h3q2 0 2 2v24h-8q5-8 3-26z'],
    ['tick', 'M18 15l5 5 8-10'],
    ['leaf', 'M8 24h32q4 0 4 4v12q0 4-4 4H8q-4 0-4-4V28q0-4 4-4z'],
    ['shade', 'M44 31v9q0 4-4 4H10q27-1 34-13z'],
    ['slot', 'M13 29h22'],
    ['shine', 'M9 30v4'],
  ],
  HP: potion('red'),
  MP: potion('deep'),
  maplePoint: [
    ['cork', 'M22.5 32h3l1 11q-2.5 1.5-5 0z'],
    [
      'ember',
      'M24 4l4 8q5-2 6-4l-1 12q4-1 6-4l1 4 5 1-2 5q2 2 1 3-6 4-12 4l1 4q-5-1-9-2-4 1-9 2l1-4q-6 0-12-4-1-1 1-3l-2-5 5-1 1-4q2 3 6 4l-1-12q1 2 6 4z',
    ],
    ['shade', 'M33 20q4-1 6-4l1 4 5 1-2 5q2 2 1 3-6 4-12 4l1 4q-5-1-9-2 10-6 9-15z'],
    ['vein', 'M24 12v22M24 30l-9-7M24 30l9-7'],
    ['shine', 'M18 14l.5 4'],
  ],
  characters: [
    ['deep', 'M6 43q0-15 18-15t18 15q-18 4-36 0z'],
    ['shade', 'M33 30q9 3 9 13-8 2-18 2 10-4 9-15z'],
    ['skin', 'M12 19a12 12 0 1 1 24 0a12 12 0 1 1-24 0z'],
    ['shade', 'M35 15q3 13-11 16 12 2 12-12z'],
    ['cork', 'M10 20q-2-16 14-16t14 16q-3-1-5-7-9 3-18-1-2 6-5 8z'],
    ['shine', 'M16 10q3-3 7-3'],
    ['ink', 'M19 20v3M29 20v3'],
  ],
};

export interface CurrencyPictureProps {
  kind: CurrencyPictureKind;
  /** Edge in px; 32 by default. */
  size?: number;
  className?: string | undefined;
}

/** Draws a currency; its name is beside it. */
export function CurrencyPicture({ kind, size = 32, className }: CurrencyPictureProps) {
  return <SmallDrawing parts={CURRENCY_DRAWINGS[kind]} size={size} className={className} />;
}
