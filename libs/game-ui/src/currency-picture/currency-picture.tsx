import { SmallDrawing } from '../small-drawing/small-drawing';
import { CURRENCY_DRAWINGS, type CurrencyPictureKind } from './currency-drawings';

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
