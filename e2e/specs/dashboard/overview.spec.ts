import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyIn('ja', 'desktop')) {
  const words = (key: string) => text('mfe-dashboard', key, { language });

  test(
    `a character unfolds at its address, the tabs lead on, and an admin to the administration, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, 'demowebadm');
      const portal = new PortalPage(page, language);
      const figures = portal.main
        .getByRole('navigation', { name: words('characters.jump') })
        .getByRole('link');

      await test.step('a character unfolds, and stays so over a reload', async () => {
        await portal.open('/dashboard');
        const name = await figures.first().innerText();
        const row = portal.main.locator('details[open]');
        await expect(row).toHaveCount(0);
        await figures.first().click();
        await expect(page).toHaveURL(/\?details=\d+#character-\d+$/);
        await expect(row).toContainText(name);
        await expect(row.getByRole('meter')).toHaveCount(2);
        await expectPageAccessibleInFullSuite(page);
        await page.reload();
        await expect(row).toContainText(name);
        await row.locator('summary').click();
        await expect(row).toHaveCount(0);
        await expect(page).not.toHaveURL(/details=/);
      });

      await test.step('the tabs lead to the other pages', async () => {
        const tabs = portal.main.getByRole('navigation', { name: words('tabs.label') });
        for (const tab of [
          'inventory.meta.title',
          'history.meta.title',
          'security.meta.title',
          'tabs.overview',
        ]) {
          await tabs.getByRole('link', { name: words(tab), exact: true }).click();
          await expect(tabs.locator('[aria-current]')).toHaveText(words(tab));
          await expect(portal.heading).toBeVisible();
        }
        await expect(figures.first()).toBeVisible();
      });

      await test.step('an admin sees so, and the way to administration', async () => {
        await expect(portal.main.getByText(words('account.admin'), { exact: true })).toBeVisible();
        const panel = portal.main.getByRole('region', { name: words('account.adminPage') });
        await expect(panel.getByRole('link')).toHaveCount(11);
        await panel.getByRole('link', { name: words('account.adminPages.overview'), exact: true }).click();
        await expect(page).toHaveURL(new RegExp(`${portal.address('/admin')}$`));
      });
    },
  );
}
