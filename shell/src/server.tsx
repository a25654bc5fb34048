import type { PageToRender, RenderedPage } from '@portico/contract';
import { SHARED_MODULES } from './federation/shared-modules';

/** What the server builds of remotes get from the shell. */
export const shared = SHARED_MODULES;

/** Renders one page: until it does, pages start as an empty frame. */
export function renderPage(_page: PageToRender): Promise<RenderedPage> {
  return Promise.resolve({ html: '', links: '', faults: [] });
}
