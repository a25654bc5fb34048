import type { Page } from '@playwright/test';

/** The frame of every page requests this repeatedly, whatever the page shows. */
const POLLED = '/api/server/status';

/** Anchors of a figure's parts. They belong to the same files as its pictures. */
const POSITIONS = '/api/wz-xml/position/';

/** API addresses from which the page requests data from now on, without pictures. The list grows with each request. */
export function dataCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData =
      pathname.startsWith('/api/') && request.resourceType() !== 'image' && !pathname.startsWith(POSITIONS);
    if (isData && pathname !== POLLED) calls.push(request.url());
  });
  return calls;
}
