import { CharacterModeEntity, IronmanGroupEntity } from './modes.entities.js';

export * from './modes.entities.js';
export * from './reports.js';

export const modeEntities = [CharacterModeEntity, IronmanGroupEntity];

export { modeMigrations } from './migrations.js';
