import { logInAs } from '../core/demo-session.js';
import { expectAccessible } from '../core/accessibility.js';
import { RemoteCopy } from '../core/remote-copy.js';
import { expect, test } from '../core/test.js';
import { text } from '../core/texts.js';
import { PortalPage } from '../pages/portal-page.js';

/** As on a server of one's own, where the admin area is open to its role alone. */
test.use({
  baseURL: async ({ ownPortal }, use) => {
    const copy = await RemoteCopy.of('mfe-admin');
    await copy.changePortal((portal) => {
      for (const entry of [portal['pages'], portal['navigation']].flat())
        if (typeof entry === 'object' && entry !== null) Reflect.set(entry, 'openInDemo', false);
    });
    await ownPortal.succeed('release', copy.folder);
    await copy.remove();
    await use(ownPortal.url);
  },
});

test('a role opens its entry of the navigation and its page, and who lacks it is told what is missing', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const portal = new PortalPage(page, 'he');
  const admin = text('mfe-admin', 'releases.title', { language: 'he' });
  await page.goto('/he/admin');
  await expect(page).toHaveURL(/\/he\/login\?next=%2Fadmin$/);

  await logInAs(page, 'demoplayer');
  await page.goto('/he/admin');
  await expect(portal.heading).toHaveText(portal.shellText('guard.role.title', { permission: 'webAdmin' }));
  await expectAccessible(page);
  await expect(await portal.entry('ניהול')).toHaveCount(0);

  await logInAs(page, 'demowebadm');
  await page.goto('/he/rankings');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['session']))
    .toContain('webAdmin');
  await portal.follow('ניהול');
  await expect(portal.heading).toHaveText(admin);
  await page.reload();
  await expect(portal.heading).toHaveText(admin);
});
