import { CreateModes1780000001000 } from './migrations/1780000001000-create-modes.js';
import { CharacterModeEntity, IronmanGroupEntity } from './modes/modes.entities.js';

export * from './modes/modes.entities.js';
export * from './modes/modes.entities.js';
export * from './reports.js';
export { joinModes } from './modes/join-modes.js';

export const playerEntities = [CharacterModeEntity, IronmanGroupEntity];
export const playerMigrations = [CreateModes1780000001000];
