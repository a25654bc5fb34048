import { expectAccessible } from '../../core/accessibility.js';
import { registerAccount } from '../../core/accounts.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { singleViews } from '../../core/views.js';
import { DashboardPage } from '../../pages/dashboard-page.js';
import { HistoryPage } from '../../pages/history-page.js';

for (const { language, width } of singleViews(4)) {
  test(
    `an account without characters is led on from every page, in ${language}, ${width}`,
    { tag: `@${width}` },
    async ({ page }) => {
      await signIn(page, await registerAccount(page.request));
      const dashboard = new DashboardPage(page, language);
      await dashboard.openDashboard();
      const empty = dashboard.main.getByText(dashboard.text('characters.empty.title'), { exact: true });
      await expect(empty).toBeVisible();
      await expect(dashboard.game).toHaveCount(0);
      await expectAccessible(page);
      const download = dashboard.main.getByRole('link', {
        name: dashboard.text('characters.empty.download'),
      });
      await expect(download).toHaveAttribute('href', dashboard.address('/download'));

      await dashboard.openDialog('upgrade');
      await expect(dashboard.dialog).toContainText(dashboard.text('characters.empty.title'));
      await page.goto(dashboard.address('/dashboard/inventory'));
      await expect(empty).toBeVisible();
      await expectAccessible(page);

      const history = new HistoryPage(page, language);
      await history.open('/dashboard/history');
      await expect(history.main).toContainText(history.text('empty.title'));
      await expectAccessible(page);
      await history.main.getByRole('link', { name: history.text('empty.action') }).click();
      await expect(dashboard.dialog).toContainText(dashboard.text('exchange.none.title'));
      await expect(dashboard.amount).toHaveCount(0);
      await expectAccessible(page);
    },
  );
}
