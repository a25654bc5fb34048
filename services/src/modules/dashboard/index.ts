import { OreItemEntity } from './ore-item.entity.js';

export * from './ore-item.entity.js';

/** Made by a migration of the voting module. */
export const dashboardEntities = [OreItemEntity];
