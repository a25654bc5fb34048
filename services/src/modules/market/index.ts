export { MarketModule } from './market.module.js';
export { StoresService } from './stores.service.js';
