import { CONTRACT_VERSION } from '@portico/contract';
import type { RemoteModule } from '@portico/portal-kit';
import { AdminRoutes, preparePage } from './routes';

export default {
  contract: CONTRACT_VERSION,
  Component: AdminRoutes,
  prepare: preparePage,
} satisfies RemoteModule;
