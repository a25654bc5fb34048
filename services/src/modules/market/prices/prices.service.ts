import { Injectable } from '@nestjs/common';
import { DAY_MS, dayNumber, grouped, MINUTE_MS, writtenDay } from '@portico/domain';
import { LRUCache } from 'lru-cache';
import { Decimal, Integer, Nested, Text } from '../../../platform/http/index.js';
import { PorticoConfig } from '../../../platform/config/index.js';
import { SalesRepository, type Sale } from '../sales/sales.repository.js';
import { pricesOf, usualPriceOf, type SellerSales } from '../usual-price/usual-price.js';

/** Periods of prices, in days before now. */
export const PRICE_PERIODS = [7, 30, 90] as const;

export class PricePeriodDto {
  @Integer('Length of the period in days', { example: 30 }) days: number;

  @Decimal("Usual price per piece: the median of the sellers' averages. Null with fewer than three sellers", {
    nullable: true,
    example: 1250,
  })
  piece: number | null;

  @Decimal('Lower quartile of sellers', { nullable: true, example: 1100 }) low: number | null;
  @Decimal('Upper quartile of sellers', { nullable: true, example: 1400 }) high: number | null;
  @Integer('Number of sellers', { example: 12 }) sellers: number;
  @Integer('Pieces sold', { example: 340 }) pieces: number;
}

export class PriceDayDto {
  @Text('A day of the server, `YYYY-MM-DD`', { example: '2026-01-04' }) day: string;
  @Decimal("Median of the sellers' average prices per piece", { example: 1250 }) piece: number;
  @Integer({ example: 12 }) pieces: number;
}

export class PricesDto {
  @Integer({ example: 2_000_000 }) itemId: number;
  @Nested(() => [PricePeriodDto]) periods: PricePeriodDto[];
  @Nested(() => [PriceDayDto], 'Days with sales, the oldest first') days: PriceDayDto[];
}

const LONGEST_DAYS = Math.max(...PRICE_PERIODS);

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
    const sales = await this.sales.newest({ itemId }, now - LONGEST_DAYS * DAY_MS);
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
