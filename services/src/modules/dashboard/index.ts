import { OreItemEntity } from './inventory/ore-item.entity.js';

export { DashboardModule } from './dashboard.module.js';
export { OreItemEntity } from './inventory/ore-item.entity.js';
export * from './reports.js';

/** Made by a migration of the voting module. */
export const dashboardEntities = [OreItemEntity];
