import { CreateModes1780000001000 } from './migrations/1780000001000-create-modes.js';
import { CharacterModeEntity, IronmanGroupEntity } from './modes.entities.js';

export * from './modes.entities.js';
export * from './reports.js';

export const modeEntities = [CharacterModeEntity, IronmanGroupEntity];
export const modeMigrations = [CreateModes1780000001000];
