import { CONTRACT_VERSION } from '@portico/contract';
import type { RemoteModule } from '@portico/portal-kit';
import { DatabaseRoutes, preparePage } from './routes';

export default {
  contract: CONTRACT_VERSION,
  Component: DatabaseRoutes,
  prepare: preparePage,
} satisfies RemoteModule;
