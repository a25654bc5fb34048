import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { journeyIn } from '../../core/views.js';
import { DashboardPage } from '../../pages/dashboard-page.js';
import { HistoryPage } from '../../pages/history-page.js';

for (const { language, width } of journeyIn('he', 'desktop')) {
  test(
    `an account without characters is led on from every page, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, await registerAccount(page.request));
      const dashboard = new DashboardPage(page, language);
      const history = new HistoryPage(page, language);
      const empty = dashboard.main.getByText(dashboard.text('characters.empty.title'), { exact: true });

      await test.step('the overview leads to the download', async () => {
        await dashboard.openDashboard();
        await expect(empty).toBeVisible();
        await expect(dashboard.game).toHaveCount(0);
        await expectPageAccessibleInFullSuite(page);
        const name = dashboard.text('characters.empty.download');
        const download = dashboard.main.getByRole('link', { name });
        await expect(download).toHaveAttribute('href', dashboard.address('/download'));
        await dashboard.openDialog('upgrade');
        await expect(dashboard.dialog).toContainText(dashboard.text('characters.empty.title'));
      });

      await test.step('the inventory says so too', async () => {
        await page.goto(dashboard.address('/dashboard/inventory'));
        await expect(empty).toBeVisible();
        await expectPageAccessibleInFullSuite(page);
      });

      await test.step('the history leads to what comes before it', async () => {
        await history.open('/dashboard/history');
        await expect(history.main).toContainText(history.text('empty.title'));
        await expectPageAccessibleInFullSuite(page);
        await history.main.getByRole('link', { name: history.text('empty.action') }).click();
        await expect(dashboard.dialog).toContainText(dashboard.text('exchange.none.title'));
        await expect(dashboard.amount).toHaveCount(0);
        await expectOpenedAccessible(page);
      });
    },
  );
}
