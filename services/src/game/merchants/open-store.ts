import type { EquipmentValues } from './equipment-values.js';

export interface StoreGoods {
  /** Position in the store, from 1. */
  position: number;
  /** Id of the game's row, if it was read from one; changes at every save. */
  rowId: number | null;
  itemId: number;
  /** Mesos for a bundle; null if the source does not know it. */
  price: number | null;
  /** Pieces of one bundle. */
  quantity: number;
  /** Remaining bundles; 0 on a sold-out line. */
  bundles: number;
  /** Null for all but equipment. */
  stats: EquipmentValues | null;
}

/** An open hired merchant; null for values that the source does not know. */
export interface OpenStore {
  /** The owner, which is the store's id. */
  characterId: number;
  ownerName: string;
  /** The text of its sign. */
  description: string | null;
  channel: number | null;
  /** Room of the free market. */
  mapId: number | null;
  goods: readonly StoreGoods[];
}
