import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, MoreThanOrEqual, type Repository } from 'typeorm';
import { SNAPSHOT_KIND, type StoreItemEntity, StoreSnapshotEntity } from '../archive/store.entities.js';
import type { SellerSales } from '../usual-price/usual-price.js';

type Offer = Pick<StoreItemEntity, 'characterId' | 'itemId' | 'price' | 'quantity'>;

/** Identifies an offer of a store, even if the numbers of its rows change. */
export function offerKey({ characterId, itemId, price, quantity }: Offer): string {
  return [characterId, itemId, price ?? '', quantity].join('.');
}

/** Maximum sales per answer; the newest ones if there are more. */
const MAX_SALES = 20_000;

export type Sale = Omit<StoreSnapshotEntity, 'kind'>;

export type NewSales = Record<'count' | 'mesos', number>;

type OfferedItem = Pick<StoreSnapshotEntity, 'characterId' | 'itemId'>;

/** Servers return the time as text. */
type SeenOffer = Offer & { at: number | string };

const PAID = { kind: SNAPSHOT_KIND.sold, quantity: MoreThan(0), bundles: MoreThan(0) };

type TextSums = Record<keyof SellerSales, number | string>;

@Injectable()
export class SalesRepository {
  constructor(
    @InjectRepository(StoreSnapshotEntity) private readonly snapshots: Repository<StoreSnapshotEntity>,
  ) {}

  async bySeller(first: number, last: number, since: number): Promise<SellerSales[]> {
    const rows = await this.snapshots
      .createQueryBuilder('sale')
      .select('sale.itemId', 'itemId')
      .addSelect('SUM(sale.price * sale.bundles)', 'mesos')
      .addSelect('SUM(sale.quantity * sale.bundles)', 'pieces')
      .where('sale.itemId BETWEEN :first AND :last AND sale.at >= :since', { first, last, since })
      .andWhere(PAID)
      .groupBy('sale.itemId, sale.characterId')
      .getRawMany<TextSums>();
    return rows.map(({ itemId, mesos, pieces }) => ({
      itemId: Number(itemId),
      mesos: Number(mesos),
      pieces: Number(pieces),
    }));
  }

  newest(
    of: Partial<Pick<Sale, 'itemId' | 'characterId'>>,
    since: number,
    limit = MAX_SALES,
  ): Promise<Sale[]> {
    return this.snapshots.find({
      where: { ...of, ...PAID, at: MoreThanOrEqual(since) },
      order: { at: 'DESC', id: 'DESC' },
      take: limit,
    });
  }

  /** Sellers with sales since a moment, and their sales after `newSince`; if it is null, no sale is new. */
  async newSales(
    characterIds: readonly number[],
    since: number,
    newSince: number | null,
  ): Promise<ReadonlyMap<number, NewSales>> {
    if (characterIds.length === 0) return new Map();
    const rows = await this.snapshots
      .createQueryBuilder('sale')
      .select('sale.characterId', 'characterId')
      .addSelect('SUM(CASE WHEN sale.at > :newSince THEN 1 ELSE 0 END)', 'count')
      .addSelect('SUM(CASE WHEN sale.at > :newSince THEN sale.price * sale.bundles ELSE 0 END)', 'mesos')
      .where('sale.characterId IN (:...characterIds) AND sale.at >= :since', { characterIds, since })
      .andWhere(PAID)
      .setParameter('newSince', newSince ?? Number.MAX_SAFE_INTEGER)
      .groupBy('sale.characterId')
      .getRawMany<Record<keyof NewSales | 'characterId', number | string>>();
    return new Map(
      rows.map(({ characterId, count, mesos }) => [
        Number(characterId),
        { count: Number(count), mesos: Number(mesos) },
      ]),
    );
  }

  /** Time when each offer was first seen, by `offerKey`; the latest time if an offer came back. */
  async firstSeen(offers: readonly OfferedItem[]): Promise<ReadonlyMap<string, number>> {
    if (offers.length === 0) return new Map();
    const sellers = [...new Set(offers.map(({ characterId }) => characterId))];
    const itemIds = [...new Set(offers.map(({ itemId }) => itemId))];
    const rows = await this.snapshots
      .createQueryBuilder('seen')
      .select('seen.characterId', 'characterId')
      .addSelect('seen.itemId', 'itemId')
      .addSelect('seen.price', 'price')
      .addSelect('seen.quantity', 'quantity')
      .addSelect('MAX(seen.at)', 'at')
      .where('seen.characterId IN (:...sellers) AND seen.itemId IN (:...itemIds)', { sellers, itemIds })
      .andWhere('seen.kind = :kind', { kind: SNAPSHOT_KIND.seen })
      .groupBy('seen.characterId, seen.itemId, seen.price, seen.quantity')
      .getRawMany<SeenOffer>();
    return new Map(rows.map((row) => [offerKey(row), Number(row.at)]));
  }
}
