import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { dataCalls } from '../../core/data-calls.js';
import { openWithoutScripts } from '../../core/places.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { navigationLabel, text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

test(
  'a page for some leads strangers to the login, and tells a player which permission it needs',
  { tag: '@desktop' },
  async ({ page }) => {
    const portal = new PortalPage(page, 'he');
    const entry = navigationLabel('mfe-admin', '/admin', 'he');

    await test.step('a stranger comes to the login of the language, with the way back, before any data is asked for', async () => {
      const calls = dataCalls(page);
      await page.goto('/he/dashboard?tab=ledger');
      await expect(page).toHaveURL(/\/he\/login\?next=%2Fdashboard%3Ftab%3Dledger$/);
      expect(calls).toEqual([]);
    });

    await test.step('and does not wait for the code of the portal', async () => {
      const { release } = await openWithoutScripts(page, '/dashboard');
      await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
      await release();
    });

    await test.step('a player is told which permission is missing, and has no entry for it', async () => {
      await signIn(page, 'demoplayer');
      await page.goto('/he/admin');
      await expect(portal.heading).toHaveText(
        portal.shellText('guard.role.title', { permission: portal.shellText('kit.permission.admin') }),
      );
      await expectPageAccessibleInFullSuite(page);
      await expect(await portal.entry(entry)).toHaveCount(0);
    });

    await test.step('the role has the entry and the page', async () => {
      await signIn(page, 'demoadmin');
      await page.goto('/he/rankings');
      const roles = () => page.evaluate(() => document.documentElement.dataset['session']);
      await expect.poll(roles).toContain('admin');
      await portal.follow(entry);
      const title = text('mfe-admin', 'overview.meta.title', { language: 'he' });
      await expect(portal.heading).toHaveText(title);
      await page.reload();
      await expect(portal.heading).toHaveText(title);
    });
  },
);
