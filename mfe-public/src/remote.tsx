import { CONTRACT_VERSION } from '@portico/contract';
import type { RemoteModule } from '@portico/portal-kit';
import { preparePage, PublicRoutes } from './routes';

export default {
  contract: CONTRACT_VERSION,
  Component: PublicRoutes,
  prepare: preparePage,
} satisfies RemoteModule;
