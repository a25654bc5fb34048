import { DatabasePaginationDto, Decimal, Integer, Nested, Text } from '../../../platform/http/index.js';

export const SOLD_PAGE = { default: 20, max: 100 } as const;

export class SoldItemDto {
  @Integer({ example: 2_000_000 }) itemId: number;
  @Text('`Item {id}` where the game files have no name', { example: 'Plum Tonic' }) name: string;

  @Decimal(
    "Usual price per piece: the median of the sellers' averages. Null with fewer than three sellers, and for equipment",
    {
      nullable: true,
      example: 1250,
    },
  )
  piece: number | null;

  @Integer('Number of sellers', { example: 12 }) sellers: number;
  @Integer('Pieces sold', { example: 340 }) pieces: number;
  @Integer('Mesos that buyers paid', { example: 425_000 }) mesos: number;
}

export class SoldItemsDto {
  @Nested(() => [SoldItemDto]) items: SoldItemDto[];
  @Nested(() => DatabasePaginationDto) pagination: DatabasePaginationDto;
}
