import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../core/portal.js';
import { isFull } from '../../core/full-suite.js';
import { buildFixture } from '../../core/remote-copy.js';
import { expect, portalTest as test, REMOTE_ORIGIN } from '../../core/test.js';
import { PortalPage } from '../../pages/portal-page.js';

const PREFIX = `${REMOTE_ORIGIN}/sixth/`;

/** Code that an attacker with access to the files adds to one of them. */
const FOREIGN_CODE = 'globalThis.isChanged = true;';

const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

let files: Map<string, Buffer>;

test.beforeAll(async ({ ownPortal }) => {
  const project = await buildFixture('remote-sixth', { FIXTURE_ASSET_PREFIX: PREFIX });
  const dist = join(ROOT, project, 'dist');
  const names = (await readdir(dist, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name));
  files = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name))] as const)),
  );
  await ownPortal.succeed('release', project);
  await expect.poll(() => ownPortal.versions()).toHaveProperty('remote-sixth');
});

// Retires the remote, so that the next spec starts without it.
test.afterAll(async ({ ownPortal }) => {
  await ownPortal.succeed('retire', 'remote-sixth');
  await expect.poll(() => ownPortal.versions()).not.toHaveProperty('remote-sixth');
});

/** Serves the remote's files as a CDN does, with foreign code in the matching one. */
async function serve(page: Page, changed?: RegExp): Promise<void> {
  await page.unroute(`${PREFIX}**`);
  await page.route(`${PREFIX}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/sixth/', '');
    const content = files.get(name);
    if (content === undefined) return route.fulfill({ status: 404 });
    const body = changed?.test(name) ? Buffer.concat([Buffer.from(FOREIGN_CODE), content]) : content;
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    return route.fulfill({ body, headers, contentType: TYPES[name.split('.').at(-1) ?? ''] ?? '' });
  });
}

/** The rendered page looks the same before its code has loaded, but its button does not count yet. */
async function expectLive(shown: PortalPage): Promise<void> {
  const button = shown.main.getByRole('button', { name: /Counted/ });
  await expect(async () => {
    await button.click();
    await expect(button).toHaveText(/Counted [1-9]/, { timeout: 1_000 });
  }).toPass();
}

const isChanged = (page: Page) => page.evaluate(() => 'isChanged' in globalThis);

test('files of another origin run as they were released @long', async ({ page }) => {
  await serve(page);
  const shown = new PortalPage(page);
  await page.goto('/sixth');
  await expect(shown.heading).toHaveText('The sixth remote');
  await expectLive(shown);
});

const ENTRY = /remoteEntry\.js$/;
const CHUNK = /static\/js\/.*\.js$/;

/** The file that is changed on a first visit, and one that a link loads. */
const CHANGED = isFull
  ? ([
      [ENTRY, ENTRY],
      [CHUNK, CHUNK],
    ] as const)
  : ([[CHUNK, ENTRY]] as const);

for (const [first, next] of CHANGED) {
  test(`a file that is not as it was released does not run, and the page says what to do: ${first}, ${next}`, async ({
    page,
    guard,
  }) => {
    guard.allow(/integrity/, /cdn\.example/, /remote-sixth|remote_sixth/);
    const shown = new PortalPage(page);

    await test.step('on a first visit: what the server rendered stays, with a retry', async () => {
      await serve(page, first);
      await page.goto('/sixth', { waitUntil: 'commit' });
      await expect(page.getByText(shown.shellText('remote.notLive'))).toBeVisible();
      await expect(shown.heading).toHaveText('The sixth remote');
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await isChanged(page)).toBe(false);
      await serve(page);
      await page.getByRole('button', { name: shown.shellText('kit.error.retry') }).click();
      await expectLive(shown);
    });

    await test.step('by a link: the frame, with a message and a retry', async () => {
      await serve(page, next);
      await page.goto('/rankings');
      await shown.follow('Sixth');
      await expect(shown.heading).toHaveText(shown.shellText('remote.unavailable.title', { label: 'Sixth' }));
      expect(await isChanged(page)).toBe(false);
      await serve(page);
      await shown.main.getByRole('button', { name: shown.shellText('kit.error.retry') }).click();
      await expect(shown.heading).toHaveText('The sixth remote');
    });
  });
}
