/** The values of one piece of equipment: totals, not bonuses over the item's base. */
export interface EquipmentValues {
  str: number;
  dex: number;
  int: number;
  luk: number;
  hp: number;
  mp: number;
  watk: number;
  matk: number;
  wdef: number;
  mdef: number;
  acc: number;
  avoid: number;
  speed: number;
  jump: number;
  /** Upgrade slots that are left. */
  slots: number;
  /** Scrolls that succeeded. */
  upgrades: number;
  /** Hammers used. */
  vicious: number;
}

/** All values, each as `read` tells it. */
export function equipmentValues(read: (name: keyof EquipmentValues) => number): EquipmentValues {
  return {
    str: read('str'),
    dex: read('dex'),
    int: read('int'),
    luk: read('luk'),
    hp: read('hp'),
    mp: read('mp'),
    watk: read('watk'),
    matk: read('matk'),
    wdef: read('wdef'),
    mdef: read('mdef'),
    acc: read('acc'),
    avoid: read('avoid'),
    speed: read('speed'),
    jump: read('jump'),
    slots: read('slots'),
    upgrades: read('upgrades'),
    vicious: read('vicious'),
  };
}

export interface StoreGoods {
  /** Place in the store, from 1. */
  position: number;
  /** The game's own number of the row, where it was read from its rows; it changes at every save. */
  rowId: number | null;
  itemId: number;
  /** Mesos a bundle; null where the source does not know it. */
  price: number | null;
  /** Pieces of one bundle. */
  quantity: number;
  /** Bundles that are left; none on a line that is sold out. */
  bundles: number;
  /** Null for all but equipment. */
  stats: EquipmentValues | null;
}

/** A hired merchant that stands open; what a source does not know is null. */
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
