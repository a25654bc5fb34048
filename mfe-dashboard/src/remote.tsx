import { CONTRACT_VERSION } from '@portico/contract';
import type { RemoteModule } from '@portico/portal-kit';
import { DashboardRoutes, preparePage } from './routes';

export default {
  contract: CONTRACT_VERSION,
  Component: DashboardRoutes,
  prepare: preparePage,
} satisfies RemoteModule;
