import { signIn } from '../../core/sign-in.js';
import { expectAccessible } from '../../core/accessibility.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

test('a role opens its entry of the navigation and its page, and who lacks it is told what is missing', async ({
  page,
}) => {
  const portal = new PortalPage(page, 'he');
  const admin = text('mfe-admin', 'overview.title', { language: 'he' });
  await page.goto('/he/admin');
  await expect(page).toHaveURL(/\/he\/login\?next=%2Fadmin$/);

  await signIn(page, 'demoplayer');
  await page.goto('/he/admin');
  await expect(portal.heading).toHaveText(portal.shellText('guard.role.title', { permission: 'admin' }));
  await expectAccessible(page);
  await expect(await portal.entry('ניהול')).toHaveCount(0);

  await signIn(page, 'demoadmin');
  await page.goto('/he/rankings');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['session']))
    .toContain('admin');
  await portal.follow('ניהול');
  await expect(portal.heading).toHaveText(admin);
  await page.reload();
  await expect(portal.heading).toHaveText(admin);
});
