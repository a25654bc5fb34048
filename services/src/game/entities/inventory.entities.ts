import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { integerTransformer } from '../../platform/persistence/index.js';

/** Values of `inventoryitems.type`: the container of a row. */
export const CONTAINER = {
  inventory: 1,
  /** `accountid` holds the storage's id here. */
  storage: 2,
  cashShop: 3,
  cashShopCygnus: 4,
  cashShopAran: 5,
  merchant: 6,
  cashShopJoint: 7,
  weddingGift: 8,
  /** `characterid` holds the package's id here. */
  parcel: 9,
} as const;

/** Values of `inventoryitems.inventorytype`. */
export const INVENTORY_TAB = { equipped: -1, equip: 1, use: 2, setup: 3, etc: 4, cash: 5 } as const;

/** Rows are deleted and rewritten at each save of a character: never keep an id. */
@Entity({ name: 'inventoryitems', synchronize: false })
export class InventoryItemEntity {
  @PrimaryGeneratedColumn({ name: 'inventoryitemid', type: 'int' }) id: number;
  @Column({ name: 'type', type: 'tinyint' }) container: number;
  @Column({ name: 'characterid', type: 'int', nullable: true }) characterId: number | null;
  @Column({ name: 'accountid', type: 'int', nullable: true }) accountId: number | null;
  @Column({ name: 'itemid', type: 'int' }) itemId: number;
  @Column({ name: 'inventorytype', type: 'int' }) tab: number;
  @Column({ name: 'position', type: 'int' }) position: number;

  /** In a hired merchant: pieces of one bundle. */
  @Column({ name: 'quantity', type: 'int' }) quantity: number;

  /** The name tag on the item, not an owner's id. */
  @Column({ name: 'owner', type: 'text' }) nameTag: string;
  @Column({ name: 'petid', type: 'int' }) petId: number;
  @Column({ name: 'flag', type: 'int' }) flag: number;

  /** Epoch milliseconds, -1 never. */
  @Column({ name: 'expiration', type: 'bigint', transformer: integerTransformer }) expiration: number;
  @Column({ name: 'giftFrom', type: 'varchar', length: 26 }) giftFrom: string;
}

/** Values of one piece of equipment: totals, not bonuses over the item's base. */
@Entity({ name: 'inventoryequipment', synchronize: false })
export class InventoryEquipmentEntity {
  @PrimaryGeneratedColumn({ name: 'inventoryequipmentid', type: 'int' }) id: number;
  @Column({ name: 'inventoryitemid', type: 'int' }) inventoryItemId: number;

  /** Remaining slots. */
  @Column({ name: 'upgradeslots', type: 'int' }) upgradeSlots: number;

  /** Successful scrolls, the "+n" of the name. */
  @Column({ name: 'level', type: 'int' }) level: number;
  @Column({ name: 'str', type: 'int' }) str: number;
  @Column({ name: 'dex', type: 'int' }) dex: number;
  @Column({ name: 'int', type: 'int' }) int: number;
  @Column({ name: 'luk', type: 'int' }) luk: number;
  @Column({ name: 'hp', type: 'int' }) hp: number;
  @Column({ name: 'mp', type: 'int' }) mp: number;
  @Column({ name: 'watk', type: 'int' }) weaponAttack: number;
  @Column({ name: 'matk', type: 'int' }) magicAttack: number;
  @Column({ name: 'wdef', type: 'int' }) weaponDefense: number;
  @Column({ name: 'mdef', type: 'int' }) magicDefense: number;
  @Column({ name: 'acc', type: 'int' }) accuracy: number;
  @Column({ name: 'avoid', type: 'int' }) avoidability: number;
  @Column({ name: 'hands', type: 'int' }) hands: number;
  @Column({ name: 'speed', type: 'int' }) speed: number;
  @Column({ name: 'jump', type: 'int' }) jump: number;

  /** Hammers used. */
  @Column({ name: 'vicious', type: 'int' }) vicious: number;
}

/** One row beside each item in a hired merchant. Price, room and channel exist only inside the game server. */
@Entity({ name: 'inventorymerchant', synchronize: false })
export class InventoryMerchantEntity {
  @PrimaryGeneratedColumn({ name: 'inventorymerchantid', type: 'int' }) id: number;
  @Column({ name: 'inventoryitemid', type: 'int' }) inventoryItemId: number;
  @Column({ name: 'characterid', type: 'int' }) characterId: number;

  /** Remaining bundles; 1 for equipment. */
  @Column({ name: 'bundles', type: 'int' }) bundles: number;
}
