import type { Currency } from '@portico/domain';
import { CHARACTERS, HP, MAPLE_POINT, MESOS, MP, NX, VOTE_POINTS } from '../generated/small-drawings';
import { SmallDrawing, type DrawingPart } from '../small-drawing/small-drawing';

/** Currencies of the ledger, and other possessions of an account. */
export type CurrencyPictureKind = Currency | 'maplePoint' | 'characters';

export const CURRENCY_DRAWINGS: Readonly<Record<CurrencyPictureKind, readonly DrawingPart[]>> = {
  MESO: MESOS,
  NX,
  VP: VOTE_POINTS,
  HP,
  MP,
  maplePoint: MAPLE_POINT,
  characters: CHARACTERS,
};

export interface CurrencyPictureProps {
  kind: CurrencyPictureKind;
  /** Edge in px; 32 by default. */
  size?: number;
}

/** Draws a currency; its name is beside it. */
export function CurrencyPicture({ kind, size = 32 }: CurrencyPictureProps) {
  return <SmallDrawing parts={CURRENCY_DRAWINGS[kind]} size={size} />;
}
