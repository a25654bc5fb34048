import { OreItemEntity } from './inventory/inventory.service.js';

export { DashboardModule } from './dashboard.module.js';
export { OreItemEntity } from './inventory/inventory.service.js';
export * from './reports.js';

/** A migration of the voting module creates the table. */
export const dashboardEntities = [OreItemEntity];
