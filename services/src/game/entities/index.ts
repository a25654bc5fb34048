import { AccountEntity, StorageEntity } from './account.entity.js';
import { AllianceEntity, GuildEntity } from './guild.entities.js';
import { CharacterEntity, MonsterBookEntity, ExperienceLogEntity } from './character.entity.js';
import { CustomSpawnEntity } from './custom-spawn.entity.js';
import { DropEntity, GlobalDropEntity, ReactorDropEntity } from './drop.entities.js';
import {
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
} from './inventory.entities.js';
import { MakerItemEntity, MakerPartEntity } from './maker.entities.js';
import { QuestProgressEntity, QuestStatusEntity } from './quest.entities.js';
import { ShopEntity, ShopItemEntity } from './shop.entities.js';

export * from './account.entity.js';
export * from './guild.entities.js';
export * from './character.entity.js';
export * from './custom-spawn.entity.js';
export * from './drop.entities.js';
export { gameNumber } from './column-transformers.js';
export * from './game-clock.js';
export * from './inventory.entities.js';
export * from './maker.entities.js';
export * from './quest.entities.js';
export * from './shop.entities.js';

/** The game server's tables that Portico reads. They belong to the owner and are never altered. */
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
  MakerItemEntity,
  MakerPartEntity,
  QuestStatusEntity,
  QuestProgressEntity,
];
