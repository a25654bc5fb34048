import { dataCalls } from '../../core/data-calls.js';
import { signIn } from '../../core/sign-in.js';
import { openWithoutScripts } from '../../core/places.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

test('the dashboard leads whoever is not logged in to the login of the language, with the way back @once', async ({
  page,
}) => {
  const calls = dataCalls(page);
  await page.goto('/he/dashboard?tab=ledger');
  await expect(page).toHaveURL(/\/he\/login\?next=%2Fdashboard%3Ftab%3Dledger$/);
  expect(calls).toEqual([]);
});

test('the way to the login does not wait for the code of the portal @once', async ({ page }) => {
  await openWithoutScripts(page, '/dashboard');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
});

test('the releases board shows all remotes to web admins @once', async ({ page }) => {
  await signIn(page, 'demowebadm');
  const portal = new PortalPage(page);
  await portal.open('/admin/releases');
  await expect(portal.heading).toHaveText(text('mfe-admin', 'releases.title'));
  for (const remote of ['mfe-public', 'mfe-database', 'mfe-market', 'mfe-dashboard', 'mfe-admin']) {
    const row = portal.main.getByRole('row').filter({ hasText: remote });
    await expect(row).toContainText(text('mfe-admin', 'releases.health.ok'));
    await expect(row).toContainText(/\d+\.\d+\.\d+-[0-9a-f]{8}/);
  }
});
