import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyViews } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyViews(2)) {
  test(
    `a character unfolds at its address, and the tabs lead on, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, 'demoplayer');
      const portal = new PortalPage(page, language);
      const of = (key: string) => text('mfe-dashboard', key, { language });
      await portal.open('/dashboard');
      const figures = portal.main.getByRole('navigation', { name: of('characters.jump') }).getByRole('link');
      const name = await figures.first().innerText();
      const row = portal.main.locator('details[open]');
      await expect(row).toHaveCount(0);
      await figures.first().click();
      await expect(page).toHaveURL(/\?details=\d+#character-\d+$/);
      await expect(row).toContainText(name);
      await expect(row.getByRole('meter')).toHaveCount(2);
      await expectAccessible(page);

      await page.reload();
      await expect(row).toContainText(name);
      await row.locator('summary').click();
      await expect(row).toHaveCount(0);
      await expect(page).not.toHaveURL(/details=/);

      const tabs = portal.main.getByRole('navigation', { name: of('tabs.label') });
      for (const tab of ['inventory', 'history', 'security', 'overview']) {
        await tabs.getByRole('link', { name: of(`tabs.${tab}`), exact: true }).click();
        await expect(tabs.locator('[aria-current]')).toHaveText(of(`tabs.${tab}`));
        await expect(portal.heading).toBeVisible();
      }
      await expect(figures.first()).toBeVisible();
    },
  );
}

test('an admin sees so, and the way to administration @desktop', async ({ page }) => {
  await signIn(page, 'demowebadm');
  const portal = new PortalPage(page);
  await portal.open('/dashboard');
  await expect(portal.main.getByText(text('mfe-dashboard', 'account.admin'), { exact: true })).toBeVisible();
  const panel = portal.main.getByRole('region', { name: text('mfe-dashboard', 'account.adminPage') });
  await expect(panel.getByRole('link')).toHaveCount(11);
  await panel
    .getByRole('link', { name: text('mfe-dashboard', 'account.adminPages.overview'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/admin$/);
});
