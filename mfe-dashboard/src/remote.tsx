import { CONTRACT_VERSION } from '@portico/contract';
import type { RemoteModule } from '@portico/portal-kit';
import { DashboardRoutes } from './routes';

export default { contract: CONTRACT_VERSION, Component: DashboardRoutes } satisfies RemoteModule;
