import { CONTRACT_VERSION } from '@portico/contract';
import type { RemoteModule } from '@portico/portal-kit';
import { MarketRoutes } from './routes';

export default { contract: CONTRACT_VERSION, Component: MarketRoutes } satisfies RemoteModule;
