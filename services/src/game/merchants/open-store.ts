/** Values of one piece of equipment: totals, not bonuses over the item's base. */
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
  /** Remaining upgrade slots. */
  slots: number;
  /** Successful scrolls. */
  upgrades: number;
  /** Hammers used. */
  vicious: number;
}

/** Reads all values, each by `read`. */
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
