import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  booleanColumn,
  epochMsColumn,
  moneyColumn,
  TABLE_ENGINE,
} from '../../../platform/persistence/index.js';

/** A hired merchant as last seen in the running game: one row per owner, kept after it closes. */
@Entity({ name: 'portal_store', engine: TABLE_ENGINE })
export class StoreEntity {
  @PrimaryColumn({ name: 'character_id', type: 'int' }) characterId: number;
  @Column({ name: 'owner_name', type: 'varchar', length: 13 }) ownerName: string;
  @Column({ name: 'description', type: 'varchar', length: 255 }) description: string;
  @Column({ name: 'channel', type: 'int', nullable: true }) channel: number | null;
  @Column({ name: 'map_id', type: 'int', nullable: true }) mapId: number | null;
  @booleanColumn({ name: 'is_open' }) isOpen: boolean;

  /** Time at which it was first seen open after it was last closed. */
  @epochMsColumn({ name: 'opened_at' }) openedAt: number;
  @epochMsColumn({ name: 'seen_at' }) seenAt: number;
}

@Entity({ name: 'portal_store_item', engine: TABLE_ENGINE })
export class StoreItemEntity {
  @PrimaryColumn({ name: 'character_id', type: 'int' }) characterId: number;

  /** Position in the store, from 1. */
  @PrimaryColumn({ name: 'position', type: 'int' }) position: number;
  @Column({ name: 'item_id', type: 'int' }) itemId: number;

  /** Mesos per bundle. */
  @moneyColumn({ name: 'price', nullable: true }) price: number | null;

  /** Pieces of one bundle. */
  @Column({ name: 'quantity', type: 'int' }) quantity: number;
  @Column({ name: 'bundles', type: 'int' }) bundles: number;

  /** JSON object with the values of equipment; null for other items. */
  @Column({ name: 'stats', type: 'text', nullable: true }) stats: string | null;
}

export const SNAPSHOT_KIND = { seen: 0, sold: 1 } as const;

@Entity({ name: 'portal_store_snapshot', engine: TABLE_ENGINE })
@Index('portal_store_snapshot_item', ['itemId', 'at'])
@Index('portal_store_snapshot_at', ['at'])
@Index('portal_store_snapshot_seller', ['characterId', 'at'])
export class StoreSnapshotEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'item_id', type: 'int' }) itemId: number;
  @Column({ name: 'character_id', type: 'int' }) characterId: number;
  @Column({ name: 'kind', type: 'tinyint' }) kind: number;

  /** Mesos per bundle. */
  @moneyColumn({ name: 'price' }) price: number;

  /** Pieces of one bundle. */
  @Column({ name: 'quantity', type: 'int' }) quantity: number;

  /** Bundles on offer, or bundles sold. */
  @Column({ name: 'bundles', type: 'int' }) bundles: number;
}
