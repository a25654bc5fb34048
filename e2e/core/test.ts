import { test as base, expect } from '@playwright/test';
import { ConsoleGuard } from './console-guard.js';
import { Portal } from './portal.js';

interface Fixtures {
  guard: ConsoleGuard;
}

interface WorkerFixtures {
  /** A portal of the test's own worker, free to be changed, broken and restarted. */
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
      const portal = await Portal.create({ from: shared('PORTICO_E2E_HOME') });
      await portal.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };

/** For specs that change a portal: every page of theirs is of the worker's own portal. */
export const portalTest = test.extend<object>({
  baseURL: async ({ ownPortal }, use) => {
    await use(ownPortal.url);
  },
});
