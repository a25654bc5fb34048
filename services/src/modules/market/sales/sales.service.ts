import { Injectable } from '@nestjs/common';
import type { CsvCell, SoldPeriod, SoldSort } from '@portico/domain';
import {
  DatabasePaginationDto,
  Decimal,
  Integer,
  Nested,
  Text,
  CSV_MAX_ROWS,
  csvOf,
  databasePagination,
} from '../../../platform/http/index.js';
import { CatalogService } from '../../../catalog/index.js';
import { SortedReadings } from '../../../platform/cache/index.js';
import { SoldGoods, type SoldItem } from './sold-goods.js';

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

const COLUMNS = {
  item_id: ({ itemId }) => itemId,
  item: ({ name }) => name,
  sellers: ({ sellers }) => sellers,
  pieces: ({ pieces }) => pieces,
  usual_price: ({ piece }) => piece,
  mesos: ({ mesos }) => mesos,
} satisfies Record<string, (item: SoldItemDto) => CsvCell>;

export interface SoldQuery {
  period: SoldPeriod;
  sort: SoldSort;
  page: number;
  limit: number;
}

const orderBy = (sort: SoldSort) => (a: SoldItem, b: SoldItem) =>
  b[sort] - a[sort] || b.sellers - a.sellers || b.pieces - a.pieces || a.itemId - b.itemId;

const ORDERS = { sellers: orderBy('sellers'), pieces: orderBy('pieces'), mesos: orderBy('mesos') };

@Injectable()
export class SalesService {
  private readonly orders = new SortedReadings<SoldSort, SoldItem, readonly SoldItem[]>(
    (sold) => sold,
    ORDERS,
  );

  constructor(
    private readonly goods: SoldGoods,
    private readonly catalogs: CatalogService,
  ) {}

  async list({ period, sort, page, limit }: SoldQuery): Promise<SoldItemsDto> {
    const sold = this.orders.sorted(await this.goods.of(period), sort);
    return {
      items: sold.slice((page - 1) * limit, page * limit).map((item) => this.toDto(item)),
      pagination: databasePagination(page, limit, sold.length),
    };
  }

  async csv(query: Pick<SoldQuery, 'period' | 'sort'>): Promise<string> {
    return csvOf(COLUMNS, (await this.list({ ...query, page: 1, limit: CSV_MAX_ROWS })).items);
  }

  private toDto(item: SoldItem): SoldItemDto {
    return { ...item, name: this.catalogs.current.itemName(item.itemId) };
  }
}
