import { Injectable } from '@nestjs/common';
import type { StoreGoods } from '../../../game/index.js';
import { SoldGoods, type SoldItem } from '../sales/sold-goods.js';

export class UsualPrices {
  constructor(private readonly pieces: ReadonlyMap<number, number>) {}

  /** Price per piece of a line, in percent of the usual price; null for equipment, and if either price is unknown. */
  percentOf({ itemId, price, quantity }: Pick<StoreGoods, 'itemId' | 'price' | 'quantity'>): number | null {
    const usual = this.pieces.get(itemId);
    if (usual === undefined || usual <= 0 || price === null || quantity <= 0) return null;
    return Math.round((price / quantity / usual) * 100);
  }
}

const NOTHING_KNOWN = new UsualPrices(new Map());

/** Usual prices of all items: those of the last 30 days, which prices on offer are compared with. */
@Injectable()
export class PriceBook {
  private known: { sold: readonly SoldItem[]; prices: UsualPrices } | undefined;

  constructor(private readonly goods: SoldGoods) {}

  /** The same object until sales are read again. Without a database no price is known, but stores of the running game are still shown. */
  async current(): Promise<UsualPrices> {
    const sold = await this.goods.withoutEquipment('month').catch(() => undefined);
    if (sold === undefined) return NOTHING_KNOWN;
    if (this.known?.sold !== sold) this.known = { sold, prices: usualPricesOf(sold) };
    return this.known.prices;
  }
}

function usualPricesOf(sold: readonly SoldItem[]): UsualPrices {
  const pieces = new Map<number, number>();
  for (const { itemId, piece } of sold) {
    if (piece !== null) pieces.set(itemId, piece);
  }
  return new UsualPrices(pieces);
}
