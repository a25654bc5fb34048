import type { Language } from '@portico/domain';
import type { ComponentType } from 'react';

/** Default export of a remote's one exposed module, `./remote`. */
export interface RemoteModule {
  /** `CONTRACT_VERSION` the remote was built for. */
  contract: number;
  /** The remote's routes: plain absolute `<Routes>`. The router handles the language prefix. */
  Component: ComponentType;
  /**
   * Loads what the page at a path (without language prefix) and a query needs beside the remote. The first page of a visit is shown
   * when it has settled, so that a page with code of its own appears whole.
   */
  prepare?: (path: string, query: URLSearchParams) => Promise<unknown>;
  /** Public calls that the page starts with; the first decides on 404. Pure: the server runs it too. Shells before 0.1.6 pass no language. */
  calls?: (path: string, query: URLSearchParams, language?: Language) => string[];
}
