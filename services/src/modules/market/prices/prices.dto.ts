import { Decimal, Integer, Nested, Text } from '../../../platform/http/index.js';

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
