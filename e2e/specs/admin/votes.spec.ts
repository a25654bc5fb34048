import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, portalTest as test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

// What is sent and replayed here is in the log that other specs read.
test.use({ portalOf: 'voting' });

for (const language of ['en', 'he'] as const) {
  const words = (key: string, params: Record<string, string> = {}) =>
    text('mfe-admin', key, { language, params });

  test(`a web admin sees the vote sites and what they sent @once (${language})`, async ({ page }) => {
    await signIn(page, 'demowebadm');
    const portal = new PortalPage(page, language);
    await portal.open('/admin');
    await portal.main.getByRole('link', { name: words('votes.title'), exact: true }).click();
    await expect(portal.heading).toHaveText(words('votes.title'));
    const sites = portal.main.getByRole('list', { name: words('votes.sites.label') }).getByRole('article');
    await expect(sites).toHaveCount(3);
    await expect(sites.first()).toContainText(words('votes.site.ready'));
    await expect(sites.first()).toContainText('/api/voting/callback/lantern');

    const table = portal.main.getByRole('table', { name: words('votes.callbacks.title') });
    await portal.main.getByLabel(words('votes.filter.verdict')).selectOption('forged');
    await expect(page).toHaveURL(/\?verdict=forged$/);
    const badges = table.getByText(words('votes.verdict.forged'), { exact: true });
    await expect(badges).not.toHaveCount(0);
    await expect(table.getByText(words('votes.verdict.confirmed'), { exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/votes$/);
    await portal.main.getByLabel(words('votes.filter.verdict')).selectOption('confirmed');
    await expect(badges).toHaveCount(0);
    await expect(table.getByText(words('votes.verdict.confirmed'), { exact: true })).not.toHaveCount(0);
    const row = table.locator('tbody').getByRole('row').first();
    await row.locator('summary').click();
    await expect(row.getByText('token', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('a web admin tests a site through its real route @once', async ({ page }) => {
  await signIn(page, 'demowebadm');
  const portal = new PortalPage(page);
  await portal.open('/admin/votes');
  const site = portal.main.getByRole('article').first();
  await site.getByRole('button', { name: /Send a test/ }).click();
  await expect(site.getByRole('status')).toContainText(text('mfe-admin', 'votes.test.passed'));
  await portal.main.getByLabel(text('mfe-admin', 'votes.filter.verdict')).selectOption('test');
  const table = portal.main.getByRole('table');
  await expect(table.locator('tbody').getByRole('row').first()).toContainText(
    text('mfe-admin', 'votes.verdict.test'),
  );
});

test('a web admin replays a vote that came too late, and is told what became of it @once', async ({
  page,
}) => {
  await signIn(page, 'demowebadm');
  const portal = new PortalPage(page);
  await portal.open('/admin/votes?verdict=refused');
  const replay = text('mfe-admin', 'votes.replay.button');
  const rows = portal.main.getByRole('table').locator('tbody').getByRole('row');
  const replayable = rows.filter({ has: page.getByRole('button', { name: replay }) });
  await replayable.first().waitFor();
  const before = await replayable.count();
  await replayable.first().getByRole('button', { name: replay }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('mfe-admin', 'votes.replay.confirm') }).click();
  await expect(dialog.getByRole('status')).toContainText(text('mfe-admin', 'votes.verdict.confirmed'));
  // The log has been read again meanwhile, and the vote cannot be replayed any more.
  await expect(replayable).toHaveCount(before - 1);
  await expect(dialog.getByRole('status')).toContainText(text('mfe-admin', 'votes.verdict.confirmed'));
  await expectAccessible(page);
});
