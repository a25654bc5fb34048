import { AccountEntity } from './account.entity.js';
import { AllianceEntity, GuildEntity } from './guild.entities.js';
import { CharacterEntity } from './character.entity.js';
import { CustomSpawnEntity } from './custom-spawn.entity.js';
import { DropEntity, GlobalDropEntity, ReactorDropEntity } from './drop.entities.js';
import { ExperienceLogEntity } from './experience-log.entity.js';
import {
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
} from './inventory.entities.js';
import { MonsterBookEntity } from './monster-book.entity.js';
import { ShopEntity, ShopItemEntity } from './shop.entities.js';
import { StorageEntity } from './storage.entity.js';

export * from './account.entity.js';
export * from './guild.entities.js';
export * from './character.entity.js';
export * from './custom-spawn.entity.js';
export * from './drop.entities.js';
export * from './experience-log.entity.js';
export { gameNumber } from './game-number.js';
export { GameClock } from './game-clock.js';
export * from './game-time.js';
export * from './guild.entities.js';
export * from './inventory.entities.js';
export * from './monster-book.entity.js';
export * from './shop.entities.js';
export * from './storage.entity.js';

/** The game server's tables that Portico reads; they are the owner's and are never altered. */
export const gameEntities = [
  AccountEntity,
  CharacterEntity,
  GuildEntity,
  AllianceEntity,
  DropEntity,
  GlobalDropEntity,
  ReactorDropEntity,
  InventoryItemEntity,
  InventoryEquipmentEntity,
  InventoryMerchantEntity,
  MonsterBookEntity,
  ExperienceLogEntity,
  StorageEntity,
  CustomSpawnEntity,
  ShopEntity,
  ShopItemEntity,
];
