import type { Page } from '@playwright/test';
import { signIn } from '../../core/sign-in.js';
import { buildFixture } from '../../core/remote-copy.js';
import { expect, portalTest as test } from '../../core/test.js';
import { navigationLabel } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const PROPERTIES = ['fetch', 'history', 'pushState', 'listeners', 'elements', 'lists', 'objects'];

test.beforeAll(async ({ ownPortal }) => {
  await ownPortal.succeed('release', await buildFixture('remote-unruly'));
  // The portal sees the release a moment later.
  await expect.poll(() => ownPortal.versions()).toHaveProperty('remote-unruly');
});

/** Styles of the frame around every page. */
function frameLooks(page: Page) {
  return page.evaluate(() => {
    const banner = document.querySelector('#root > header');
    const footer = document.querySelector('footer');
    if (banner === null || footer === null) throw new Error('The page has no frame');
    const html = getComputedStyle(document.documentElement);
    return {
      banner: getComputedStyle(banner).display,
      spacing: getComputedStyle(footer).letterSpacing,
      surface: html.getPropertyValue('--surface'),
      background: html.backgroundColor,
      body: getComputedStyle(document.body).backgroundColor,
    };
  });
}

test('styles of a remote hold on its page alone, and its errors are counted on the board', async ({
  page,
  guard,
  request,
}) => {
  guard.allow(/Cannot count|Nobody waits/);
  const portal = new PortalPage(page);

  await test.step('its styles', async () => {
    await portal.open('/unruly');
    await expect(portal.heading).toHaveCSS('color', 'rgb(7, 8, 9)');
    await expect(portal.heading).toHaveCSS('letter-spacing', '3px');
    await expect(portal.main.locator('header')).toBeHidden();
    const beside = await frameLooks(page);
    expect(beside.banner).not.toBe('none');
    expect(beside.spacing).toBe('normal');
    await portal.follow(navigationLabel('mfe-public', '/rankings'));
    await expect(portal.main.getByRole('table')).toBeVisible();
    expect(await frameLooks(page)).toEqual(beside);
    await portal.open('/rankings');
    expect(await frameLooks(page)).toEqual(beside);
  });

  await test.step('what it does not catch', async () => {
    const headers = { 'x-auth-token': await signIn(page, 'demowebadm') };
    await portal.open('/unruly');
    const board = async () => {
      const answer = await request.get('/api/releases', { headers });
      const { remotes }: { remotes: { name: string; errors: { count: number } }[] } = await answer.json();
      return remotes.find(({ name }) => name === 'remote-unruly')?.errors.count ?? 0;
    };
    const before = await board();
    // A second click reports the same error.
    for (const name of ['Throw', 'Throw', 'Reject']) await portal.main.getByRole('button', { name }).click();
    await expect.poll(board, { timeout: 20_000 }).toBe(before + 2);
    await portal.open('/admin/releases');
    const row = portal.main.getByRole('row', { name: /remote-unruly/ });
    await expect(row).toContainText(/TypeError|Error: /);
    await expect(row.locator('b')).toHaveCount(0);
  });
});

test('a remote that replaces what the whole page lives on fails alone @long', async ({ page, guard }) => {
  guard.allow(/TypeError: Cannot (?:assign to read only|define) property|is read-only|not extensible/);
  const portal = new PortalPage(page);
  const retry = portal.main.getByRole('button', { name: portal.shellText('kit.error.retry') });
  for (const property of PROPERTIES) {
    await test.step(property, async () => {
      await expect(async () => {
        // The part that the server could render stays beside the message and never becomes live.
        await page.goto(`/unruly/${property}`, { waitUntil: 'commit' });
        await expect(retry).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await portal.follow(navigationLabel('mfe-public', '/rankings'));
      await expect(portal.main.getByRole('table')).toBeVisible();
      await expect(page).toHaveURL(/\/rankings$/);
    });
  }
});
