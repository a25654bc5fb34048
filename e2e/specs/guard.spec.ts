import { dataCalls } from '../core/data-calls.js';
import { expect, test } from '../core/test.js';
import { text } from '../core/texts.js';
import { PortalPage } from '../pages/portal-page.js';

test('the dashboard stays behind its guard while no one is logged in', async ({ page }) => {
  const calls = dataCalls(page);
  const portal = new PortalPage(page);
  await portal.open('/dashboard');
  await expect(portal.heading).toHaveText(portal.shellText('guard.noIdentity.title'));
  expect(calls).toEqual([]);
});

test('the admin area shows the releases board of all remotes in the demo world', async ({ page }) => {
  const portal = new PortalPage(page);
  await portal.open('/admin');
  await expect(portal.heading).toHaveText(text('mfe-admin', 'releases.title'));
  for (const remote of ['mfe-public', 'mfe-database', 'mfe-market', 'mfe-dashboard', 'mfe-admin']) {
    const row = portal.main.getByRole('row').filter({ hasText: remote });
    await expect(row).toContainText(text('mfe-admin', 'releases.health.ok'));
    await expect(row).toContainText(/\d+\.\d+\.\d+-[0-9a-f]{8}/);
  }
});
