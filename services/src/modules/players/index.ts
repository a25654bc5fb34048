import { CreateModes1780000001000 } from './migrations/1780000001000-create-modes.js';
import { CharacterModeEntity } from './modes/character-mode.entity.js';
import { IronmanGroupEntity } from './modes/ironman-group.entity.js';

export * from './modes/character-mode.entity.js';
export * from './modes/ironman-group.entity.js';
export * from './reports.js';
export { joinModes } from './modes/join-modes.js';

export const playerEntities = [CharacterModeEntity, IronmanGroupEntity];

export const playerMigrations = [CreateModes1780000001000];
