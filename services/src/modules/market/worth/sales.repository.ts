import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, MoreThan, MoreThanOrEqual, type FindOptionsWhere, type Repository } from 'typeorm';
import { SNAPSHOT_KIND, StoreSnapshotEntity } from '../records/store.entities.js';
import { offerKey } from './offer-key.js';
import type { SellerSales } from './worth.js';

/** Sales that one answer reads; the newest where there are more. */
const MAX_SALES = 20_000;

export type Sale = Pick<
  StoreSnapshotEntity,
  'at' | 'itemId' | 'characterId' | 'price' | 'quantity' | 'bundles'
>;

type TextSums = Record<keyof SellerSales, number | string>;

@Injectable()
export class SalesRepository {
  constructor(
    @InjectRepository(StoreSnapshotEntity) private readonly snapshots: Repository<StoreSnapshotEntity>,
  ) {}

  /** Sales by item and seller since a moment, for a range of item ids. */
  async bySeller(first: number, last: number, since: number): Promise<SellerSales[]> {
    const rows = await this.snapshots
      .createQueryBuilder('sale')
      .select('sale.itemId', 'itemId')
      .addSelect('SUM(sale.price * sale.bundles)', 'mesos')
      .addSelect('SUM(sale.quantity * sale.bundles)', 'pieces')
      .where('sale.itemId BETWEEN :first AND :last AND sale.at >= :since', { first, last, since })
      .andWhere('sale.kind = :sold AND sale.quantity > 0 AND sale.bundles > 0', { sold: SNAPSHOT_KIND.sold })
      .groupBy('sale.itemId, sale.characterId')
      .getRawMany<TextSums>();
    return rows.map(({ itemId, mesos, pieces }) => ({
      itemId: Number(itemId),
      mesos: Number(mesos),
      pieces: Number(pieces),
    }));
  }

  newest(itemId: number, since: number): Promise<Sale[]> {
    return this.find({ itemId }, since);
  }

  /** Sales of some sellers, the newest first. */
  ofSellers(characterIds: readonly number[], since: number): Promise<Sale[]> {
    return characterIds.length === 0
      ? Promise.resolve([])
      : this.find({ characterId: In(characterIds) }, since);
  }

  /** When each price on offer of these sellers was seen first, by `offerKey`: that of the latest time where it came again. */
  async firstSeen(characterIds: readonly number[]): Promise<ReadonlyMap<string, number>> {
    const sellers = [...new Set(characterIds)];
    if (sellers.length === 0) return new Map();
    const rows = await this.snapshots.find({
      select: { at: true, itemId: true, characterId: true, price: true, quantity: true },
      where: { characterId: In(sellers), kind: SNAPSHOT_KIND.seen },
      order: { at: 'DESC' },
      take: MAX_SALES,
    });
    return new Map(rows.toReversed().map((row) => [offerKey(row), row.at]));
  }

  private find(where: FindOptionsWhere<StoreSnapshotEntity>, since: number): Promise<Sale[]> {
    return this.snapshots.find({
      select: { at: true, itemId: true, characterId: true, price: true, quantity: true, bundles: true },
      where: {
        ...where,
        kind: SNAPSHOT_KIND.sold,
        at: MoreThanOrEqual(since),
        quantity: MoreThan(0),
        bundles: MoreThan(0),
      },
      order: { at: 'DESC' },
      take: MAX_SALES,
    });
  }
}
