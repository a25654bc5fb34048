export { DatabaseCatalogModule } from './database-catalog.module.js';
