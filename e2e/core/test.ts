import { test as base, expect, type Page } from '@playwright/test';
import { ConsoleGuard } from './console-guard.js';
import { Portal } from './portal.js';

/** Origin that may serve files of remotes in a test's own portal. */
export const REMOTE_ORIGIN = 'https://cdn.example';

/** Waits until the rendered page is live: before that, links load a new document. */
async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-rendered]') === null);
}

interface Fixtures {
  guard: ConsoleGuard;
}

interface WorkerFixtures {
  /** A portal of the test's own worker, which the test may change, break and restart. */
  ownPortal: Portal;
}

function shared(name: 'PORTICO_E2E_URL' | 'PORTICO_E2E_HOME'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the shared portal has not been started`);
  return value;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => {
    await use(shared('PORTICO_E2E_URL'));
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    // Without scripts, the HTML of the server is final.
    if (!javaScriptEnabled) return use(page);
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    page.goto = async (...request) => {
      const answer = await goto(...request);
      // Tests that wait for `commit` want only the document.
      if (request[1]?.waitUntil !== 'commit') await untilStarted(page);
      return answer;
    };
    page.reload = async (...request) => {
      const answer = await reload(...request);
      await untilStarted(page);
      return answer;
    };
    await use(page);
  },
  guard: [
    async ({ context }, use) => {
      const guard = new ConsoleGuard(context);
      await use(guard);
      expect(guard.problems, 'console errors, exceptions and failed requests').toEqual([]);
    },
    { auto: true },
  ],
  ownPortal: [
    async ({}, use) => {
      const portal = await Portal.create({
        from: shared('PORTICO_E2E_HOME'),
        remoteOrigins: [REMOTE_ORIGIN],
      });
      await portal.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

export { expect };

/** For specs that change a portal: all their pages come from the worker's own portal. */
export const portalTest = test.extend<object>({
  baseURL: async ({ ownPortal }, use) => {
    await use(ownPortal.url);
  },
});
