import type { ItemType, WeaponType } from '@portico/domain';
import type { CatalogItemEntity, CatalogMonsterEntity } from '../tables/catalog.entities.js';
import type { Shown, WorldNameHits } from './world.types.js';

/**
 * Its name is from the game files, else `Item {id}`. Its description has the client's own markup and literal `\n`, and is empty if the
 * files have none.
 */
export interface CatalogItem extends Shown<CatalogItemEntity, 'itemId' | 'properties'> {
  readonly id: number;
  readonly type: ItemType;
  readonly weaponType?: WeaponType;
  /** Numbers of the item's `info`, by their names in the files (incPAD, reqLevel, price, ...). A missing number means 0. */
  readonly properties: Readonly<Record<string, number>>;
}

/** Its name is from the game files, else `Monster {id}`. Its level is null if the files give none. */
export interface CatalogMonster extends Shown<CatalogMonsterEntity, 'monsterId' | 'properties'> {
  readonly id: number;
  readonly properties: Readonly<Record<string, number>>;
}

/** Mesos, or Perfect Pitches where `price` is 0. */
interface ShopCost {
  readonly price: number;
  readonly pitch: number;
}

export interface ShopOffer extends ShopCost {
  readonly npcId: number;
  readonly npcName: string;
}

export interface ShopLine extends ShopCost {
  readonly itemId: number;
  readonly itemName: string;
}

export interface RecipePart {
  readonly itemId: number;
  readonly itemName: string;
  readonly count: number;
}

export interface Recipe {
  readonly level: number;
  readonly skillLevel: number;
  readonly mesos: number;
  readonly quantity: number;
  readonly parts: readonly RecipePart[];
}

interface DropValues {
  readonly minimumQuantity: number;
  readonly maximumQuantity: number;
  /** Base value, before the server's rates. */
  readonly percent: number;
  /** Null for a drop without a quest. */
  readonly questId: number | null;
}

export interface DropSource extends DropValues {
  readonly type: 'monster' | 'reactor' | 'global';
  /** Monster or reactor id; the row's id for a global drop. */
  readonly dropperId: number;
  readonly name: string;
  /** The monster's level; null for other kinds and if unknown. */
  readonly level: number | null;
  readonly isBoss: boolean;
}

interface DropOfMonster extends DropValues {
  readonly itemId: number;
  readonly itemName: string;
}

export interface OwnDrop extends DropOfMonster {
  readonly isGlobal: false;
}

/** A drop of every monster that has a drop of its own. */
export interface GlobalDrop extends DropOfMonster {
  readonly isGlobal: true;
  readonly rowId: number;
  /** Per million, as stored. */
  readonly chance: number;
}

/** A drop of a monster; item 0 is mesos. */
export type DropEntry = OwnDrop | GlobalDrop;

export interface PopularItem {
  readonly item: CatalogItem;
  readonly sourceCount: number;
}

export interface NearName {
  readonly id: number;
  readonly name: string;
}

export interface NearestQuery {
  readonly kind: NamedKind;
  readonly term: string;
  readonly limit: number;
  readonly isFiltered?: boolean;
}

export const NAMED_KINDS = ['item', 'monster', 'map', 'npc', 'quest'] as const;

export type NamedKind = (typeof NAMED_KINDS)[number];

export interface NearThing extends NearName {
  readonly kind: NamedKind;
}

export interface NameHits extends WorldNameHits {
  readonly items: readonly CatalogItem[];
  readonly monsters: readonly CatalogMonster[];
}
