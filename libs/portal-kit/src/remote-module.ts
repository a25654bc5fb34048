import type { ComponentType } from 'react';

/** Default export of a remote's one exposed module, `./remote`. */
export interface RemoteModule {
  /** `CONTRACT_VERSION` the remote was built for. */
  contract: number;
  /** The remote's routes: plain absolute `<Routes>`; the language prefix is the router's business. */
  Component: ComponentType;
}
