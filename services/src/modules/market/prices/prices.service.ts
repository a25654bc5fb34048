import { Injectable } from '@nestjs/common';
import { DAY_MS, dayNumber, grouped, MINUTE_MS, writtenDay } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { PorticoConfig } from '../../../platform/config/index.js';
import { PRICE_PERIODS, type PriceDayDto, type PricePeriodDto, type PricesDto } from './prices.dto.js';
import { SalesRepository, type Sale } from '../sales/sales.repository.js';
import { pricesOf, usualPriceOf, type SellerSales } from '../usual-price/usual-price.js';

const LONGEST_DAYS = Math.max(...PRICE_PERIODS);

/** Sales of an item over time. Every item page requests them. */
@Injectable()
export class PricesService {
  private readonly known = new LRUCache<number, PricesDto>({
    max: 1000,
    ttl: MINUTE_MS,
    ignoreFetchAbort: true,
    fetchMethod: (itemId) => this.read(itemId, Date.now()),
  });

  constructor(
    private readonly sales: SalesRepository,
    private readonly config: PorticoConfig,
  ) {}

  of(itemId: number): Promise<PricesDto> {
    return this.known.forceFetch(itemId);
  }

  private async read(itemId: number, now: number): Promise<PricesDto> {
    const sales = await this.sales.newest(itemId, now - LONGEST_DAYS * DAY_MS);
    return {
      itemId,
      periods: PRICE_PERIODS.map((days) => periodOf(sales, days, now)),
      days: this.daysOf(sales),
    };
  }

  private daysOf(sales: readonly Sale[]): PriceDayDto[] {
    return [...grouped(sales, ({ at }) => dayNumber(at, this.config.public.time.zone))]
      .sort(([a], [b]) => a - b)
      .map(([day, ofDay]) => {
        const sellers = bySeller(ofDay);
        return { day: writtenDay(day), piece: pricesOf(sellers).piece, pieces: piecesOf(sellers) };
      });
  }
}

function periodOf(sales: readonly Sale[], days: number, now: number): PricePeriodDto {
  const sellers = bySeller(sales.filter(({ at }) => at >= now - days * DAY_MS));
  const { piece = null, low = null, high = null } = usualPriceOf(sellers) ?? {};
  return { days, piece, low, high, sellers: sellers.length, pieces: piecesOf(sellers) };
}

function bySeller(sales: readonly Sale[]): SellerSales[] {
  const sellers = new Map<number, SellerSales>();
  for (const { itemId, characterId, price, quantity, bundles } of sales) {
    const seller = sellers.get(characterId) ?? { itemId, mesos: 0, pieces: 0 };
    seller.mesos += price * bundles;
    seller.pieces += quantity * bundles;
    sellers.set(characterId, seller);
  }
  return [...sellers.values()];
}

function piecesOf(sellers: readonly SellerSales[]): number {
  return sellers.reduce((sum, { pieces }) => sum + pieces, 0);
}
