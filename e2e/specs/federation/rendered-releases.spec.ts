import type { APIRequestContext, Page } from '@playwright/test';
import { openWithoutScripts } from '../../core/places.js';
import { buildFixture, RemoteCopy } from '../../core/remote-copy.js';
import { signIn } from '../../core/sign-in.js';
import { expect, portalTest as test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const BEFORE = text('mfe-market', 'stores.meta.title');
const AFTER = 'Bazaar of the Comet';
/**
 * A renderer that did not load in time on a busy machine is tried again after ten seconds, then after twenty. The test waits for the next
 * answer, not for this time.
 */
const RENDERED = { timeout: 60_000 };
const SHELL_CODE = /\/shell\/static\/js\//;

/** Versions of the market whose files the browser requests from now on. */
function releasesAskedFor(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const version = /\/releases\/mfe-market\/([^/]+)\//.exec(request.url())?.[1];
    if (version !== undefined) versions.add(version);
  });
  return versions;
}

/** How much of a page was rendered, and the market's version in its HTML. */
async function served(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const boot = /id="portal-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { registry } = JSON.parse(boot) as { registry: { remotes: { name: string; version: string }[] } };
  return {
    state: /<div id="root" data-rendered="(\w+)"/.exec(html)?.[1],
    heading: /<h1[^>]*>([^<]*)</.exec(html)?.[1],
    market: registry.remotes.find(({ name }) => name === 'mfe-market')?.version,
  };
}

test('a release that is switched or rolled back before a page is live leaves it the release of its HTML @long', async ({
  page,
  request,
  ownPortal,
}) => {
  const copy = await RemoteCopy.of('mfe-market');
  await copy.changeText('en', 'stores.meta.title', AFTER);
  const portal = new PortalPage(page);
  const versions = new Set<string | undefined>();
  const headingOf = async () => (await served(request, '/market')).heading;
  for (const { heading, change, next } of [
    { heading: BEFORE, change: ['release', copy.folder], next: AFTER },
    { heading: AFTER, change: ['rollback', 'mfe-market'], next: BEFORE },
  ]) {
    await test.step(`${change[0]} before the page is live`, async () => {
      await expect.poll(headingOf, RENDERED).toBe(heading);
      const { market } = await served(request, '/market');
      versions.add(market);
      const asked = releasesAskedFor(page);
      const { release } = await openWithoutScripts(page, '/market');
      await ownPortal.succeed(...change);
      await expect.poll(headingOf, RENDERED).toBe(next);
      await release();
      await page.waitForFunction(() => document.querySelector('[data-rendered]') === null);
      // A hydration difference appears on the console and fails the test.
      await expect(portal.heading).toHaveText(heading);
      expect([...asked]).toEqual([market]);
      await portal.open('/market');
      await expect(portal.heading).toHaveText(next);
    });
  }
  expect(versions.size).toBe(2);
  await copy.remove();
});

test('a page that fails on the server comes as the frame alone, all others whole, and the board says so', async ({
  page,
  context,
  request,
  ownPortal,
  guard,
}) => {
  guard.allow(/remote[-_]faulty/, /exception: /, /ERR_FAILED/);
  const portal = new PortalPage(page);
  const stateOf = async (path: string) => (await served(request, path)).state;

  // A version of its own, because the board names the most frequent error of a version and other specs make the fixture fail too.
  const copy = await RemoteCopy.of(await buildFixture('remote-faulty'));
  await copy.changeText('en', 'faulty.description', 'Pages that fail on the server');

  await test.step('the frame alone', async () => {
    await ownPortal.succeed('release', copy.folder);
    await expect.poll(() => stateOf('/faulty'), RENDERED).toBe('page');
    expect(await stateOf('/faulty/render')).toBe('frame');
    for (const path of ['/faulty', '/rankings', '/market', '/'])
      await expect.poll(() => stateOf(path), { ...RENDERED, message: path }).toBe('page');
  });

  await test.step('the board says that it was on the server, and its browser what is broken', async () => {
    await signIn(page, 'demowebadm');
    await expect(async () => {
      await portal.open('/admin/releases');
      const row = portal.main.getByRole('row', { name: /remote-faulty/ });
      await expect(row).toContainText('On the server: ', { timeout: 1_000 });
    }).toPass();
    await page.goto('/faulty/render');
    await expect(portal.heading).toHaveText(portal.shellText('remote.broken.title', { label: 'Faulty' }));
  });

  await test.step('where the shell does not come either, a notice says that it did not start', async () => {
    // Not the `page` of the fixture, which waits for the shell.
    const stalled = await context.newPage();
    await stalled.route(SHELL_CODE, (route) => route.abort());
    await stalled.goto('/faulty/render?again', { waitUntil: 'commit' });
    const notice = stalled.locator('#portal-stalled');
    await expect(notice).toContainText(portal.shellText('failure.start'));
    await expect(notice).toBeVisible();
  });
  await copy.remove();
});
