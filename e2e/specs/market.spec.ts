import { expect, test } from '../core/test.js';
import { text } from '../core/texts.js';
import { PortalPage } from '../pages/portal-page.js';

test('the market lists open stores, and a store shows its stock', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/market');
  await portal.markDocument();
  await portal.main
    .getByRole('link', { name: text('mfe-market', 'store.visit') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/market\/\d+$/);
  await expect(
    portal.main.getByRole('region', { name: text('mfe-market', 'store.stock.title') }),
  ).toBeVisible();
  await portal.expectSameDocument();
  await page.goBack();
  await expect(page).toHaveURL(/\/market$/);
});

test('a store that is closed says so', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.goto('/market/999999999');
  await expect(new PortalPage(page).main.getByText(text('mfe-market', 'store.notFound.title'))).toBeVisible();
});
