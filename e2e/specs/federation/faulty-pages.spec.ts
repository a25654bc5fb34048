import { isFull } from '../../core/full-suite.js';
import { buildFixture } from '../../core/remote-copy.js';
import { expect, portalTest as test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const LABEL = 'Faulty';
/** Faults that only the whole portal can show. The component test of the boundary covers the others. */
const SHOWN = [
  'render',
  'own-suspense',
  'promise',
  'meta',
  ...(isFull ? ['undefined', 'null', 'text', 'effect', 'layout-effect', 'lazy'] : []),
];
const LEFT = ['left-effect', 'left-layout-effect', 'left-ref', 'left-lazy'];

test.beforeAll(async ({ ownPortal }) => {
  await ownPortal.succeed('release', await buildFixture('remote-faulty'));
});

test.beforeEach(async ({ page, guard }) => {
  // The console names the remote and the version that a fault comes from.
  guard.allow(/remote-faulty/, /exception: /, /remote_faulty/);
  await expect(async () => {
    await page.goto('/faulty');
    await expect(page.getByRole('heading', { name: 'All is well' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await new PortalPage(page).markDocument();
});

async function expectMessage(portal: PortalPage): Promise<void> {
  await expect(portal.heading).toHaveText(portal.shellText('remote.broken.title', { label: LABEL }));
  await expect(portal.page.getByRole('banner')).toBeVisible();
}

test('a page that fails when it is shown leaves its remote and the portal working', async ({ page }) => {
  const portal = new PortalPage(page);
  for (const kind of SHOWN) {
    await test.step(kind, async () => {
      await portal.main.getByRole('link', { name: kind, exact: true }).click();
      await expectMessage(portal);
      await portal.follow(LABEL);
      await expect(portal.heading).toHaveText('All is well');
      await page.goBack();
      await expectMessage(portal);
      await page.goForward();
      await expect(portal.heading).toHaveText('All is well');
    });
  }
  await page.goBack();
  await expectMessage(portal);
  await portal.main.getByRole('link', { name: portal.shellText('kit.notFound.home') }).click();
  await expect(page).toHaveURL('/');
  await expect(portal.heading).toBeVisible();
  await expect(portal.main.getByRole('alert')).toHaveCount(0);
  await portal.expectSameDocument();
});

test('a page that fails when it is left gives way to the next one @long', async ({ page }) => {
  const portal = new PortalPage(page);
  for (const kind of LEFT) {
    const leave = async () => {
      await portal.main.getByRole('link', { name: kind, exact: true }).click();
      await expect(portal.heading).toHaveText('Leave me');
    };
    await test.step(kind, async () => {
      await leave();
      await portal.main.getByRole('link', { name: 'All faults' }).click();
      await expect(portal.heading).toHaveText('All is well');

      await leave();
      await portal.main.getByRole('link', { name: 'Another fault' }).click();
      await expect(page).toHaveURL(/left-effect$/);
      await expect(portal.heading).toHaveText('Leave me');

      await portal.follow(navigationLabel('mfe-public', '/rankings'));
      await expect(portal.main.getByRole('table')).toBeVisible();
      await page.goBack();
      await expect(portal.heading).toHaveText('Leave me');
      await expect(page.getByRole('banner')).toBeVisible();
      await portal.main.getByRole('link', { name: 'All faults' }).click();
      await expect(portal.heading).toHaveText('All is well');
    });
  }
  await portal.expectSameDocument();
});

test('a page that takes the whole tab leaves a way on @long', async ({ page, guard }) => {
  guard.allow(/removed the frame/, /404/);
  const portal = new PortalPage(page);
  const open = (kind: string) => portal.main.getByRole('link', { name: kind, exact: true }).click();
  await test.step('one that imports react-i18next has its own texts', async () => {
    await open('react-i18next');
    await expect(portal.heading).toHaveText('The faulty remote');
    await portal.follow(LABEL);
  });
  await test.step('one that sets state without end gives way to the next page', async () => {
    await open('endless-effect');
    await expect(portal.heading).toHaveText('Counting');
    await portal.follow(navigationLabel('mfe-public', '/rankings'));
    await expect(portal.main.getByRole('table')).toBeVisible();
    await portal.expectSameDocument();
    await portal.follow(LABEL);
  });
  for (const kind of ['wipe', 'wipe-root']) {
    await test.step(`one that removes the frame is held back in the document that comes: ${kind}`, async () => {
      await open(kind);
      const notice = portal.main.getByText(portal.shellText('remote.notLive'));
      await expect(notice).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await portal.follow(LABEL);
      await expect(portal.heading).toHaveText('All is well');
    });
  }
});

test('a page that loops without end is named by the next tab, and held back there @long', async ({
  page,
  context,
}) => {
  const portal = new PortalPage(page);
  const stuck = await context.newPage();
  await stuck.goto('/faulty');
  void stuck
    .getByRole('link', { name: 'endless-loop', exact: true })
    .click({ noWaitAfter: true })
    .catch(() => undefined);
  // Other tabs have heard nothing from this tab for a minute.
  const age = () =>
    page.evaluate(() => {
      const entries = Object.entries(localStorage).filter(([, beat]) => beat.includes('endless-loop'));
      for (const [key, beat] of entries)
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(beat), at: Date.now() - 60_000 }));
      return entries.length;
    });
  await expect.poll(age).toBe(1);
  // The page becomes live only when it is clicked.
  await page.goto('/faulty/endless-loop', { waitUntil: 'commit' });
  await expect(page.getByText(portal.shellText('remote.held.notice', { label: LABEL }))).toBeVisible();
  await expect(portal.main.getByText(portal.shellText('remote.notLive'))).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await stuck.close();
});

interface SentRegistry {
  remotes: { name: string; problem?: object }[];
}

/** Registry answers while a page of the remote is open and works. */
const REGISTRIES: Record<string, (registry: SentRegistry) => object> = {
  'finds the release broken': ({ remotes }) => ({
    contract: 1,
    remotes: remotes.map((remote) =>
      remote.name === 'remote-faulty'
        ? { ...remote, problem: { code: 'release_broken', params: {} } }
        : remote,
    ),
  }),
  'has no such remote': ({ remotes }) => ({
    contract: 1,
    remotes: remotes.filter(({ name }) => name !== 'remote-faulty'),
  }),
  'has no list': () => ({ contract: 1 }),
  'is none': () => ({ error: 'no registry' }),
};

test('a page that broke after a while is back on retry, and one that works stays whatever the registry says @long', async ({
  page,
  guard,
}) => {
  guard.allow(/answer 5\d\d|status of 5\d\d/);
  const portal = new PortalPage(page);
  await test.step('a handler or a promise that throws is no broken page', async () => {
    await portal.main.getByRole('button', { name: 'Break a handler' }).click();
    await portal.main.getByRole('button', { name: 'Break a promise' }).click();
    await expect(portal.heading).toHaveText('All is well');
  });
  await test.step('a page that throws has a message, and a retry brings it back', async () => {
    await portal.main.getByRole('button', { name: 'Break the page' }).click();
    await expectMessage(portal);
    await portal.main.getByRole('button', { name: portal.shellText('kit.error.retry') }).click();
    await expect(portal.heading).toHaveText('All is well');
  });
  await page.clock.install();
  for (const [what, answer] of Object.entries(REGISTRIES)) {
    await test.step(`the registry ${what}`, async () => {
      await page.route(/\/remotes\.json/, async (route) => {
        const real = await route.fetch();
        await route.fulfill({ json: answer(await real.json()) });
      });
      const asked = page.waitForResponse(/\/remotes\.json/);
      await page.clock.fastForward(6_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await asked;
      await expect(portal.heading).toHaveText('All is well');
      await portal.main.getByRole('link', { name: 'left-ref', exact: true }).click();
      await portal.main.getByRole('link', { name: 'All faults' }).click();
      await expect(portal.heading).toHaveText('All is well');
      await page.unroute(/\/remotes\.json/);
    });
  }
  await portal.expectSameDocument();
});
