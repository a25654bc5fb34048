import { expectAccessible } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const language of ['en', 'he', 'ja'] as const) {
  const words = (key: string) => text('mfe-admin', key, { language });

  test(`an admin sees the server at a glance, and its economy by currency @once (${language})`, async ({
    page,
  }) => {
    const portal = new PortalPage(page, language);
    await signIn(page, 'demoadmin');
    await portal.open('/admin');
    const panel = portal.main.getByRole('region', { name: words('overview.now.label') });
    await expect(panel).toContainText(words('overview.now.online'));
    await expect(panel.getByRole('definition')).toHaveCount(6);
    const asked = page.waitForResponse(/\/api\/voting\/admin\/overview$/);
    await portal.main.getByRole('button', { name: words('overview.refresh') }).click();
    expect((await asked).status()).toBe(200);
    await expect(portal.main.getByText(words('overview.refreshed'))).toBeAttached();

    const chart = portal.main.getByRole('slider', { name: words('economy.chart.NX') });
    await chart.focus();
    const last = await chart.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    await expect(chart).not.toHaveAttribute('aria-valuetext', last ?? '');
    await portal.main.getByRole('link', { name: words('economy.currencies.MESO'), exact: true }).click();
    await expect(page).toHaveURL(/\?currency=meso$/);
    await expect(portal.main.getByRole('slider', { name: words('economy.chart.MESO') })).toBeVisible();
    await page.goBack();
    await expect(portal.main.getByRole('slider', { name: words('economy.chart.NX') })).toBeVisible();
    await expectAccessible(page);

    await panel.getByRole('link', { name: words('overview.now.suspicious') }).click();
    await expect(portal.heading).toHaveText(words('suspicions.title'));
    await portal.main.getByRole('link', { name: words('suspicions.state.all'), exact: true }).click();
    await expect(page).toHaveURL(/\?state=all$/);
    await portal.main
      .getByRole('combobox', { name: words('suspicions.filter.rule') })
      .selectOption('clockwork');
    await expect(page).toHaveURL(/\?state=all&rule=clockwork$/);
    await expect(portal.main.getByText('server.admin.suspicion.rhythmVotes')).toBeVisible();
    const findings = portal.main.getByRole('region', { name: words('suspicions.list') });
    const ofOthers = findings.getByRole('listitem').filter({
      has: page.getByText(words('suspicions.rule.shared-network.name'), { exact: true }),
    });
    await expect(ofOthers).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('whoever is no admin is told what the overview needs @once', async ({ page }) => {
  const portal = new PortalPage(page);
  await signIn(page, 'demoplayer');
  await portal.open('/admin');
  await expect(portal.heading).toHaveText(portal.shellText('guard.role.title', { permission: 'admin' }));
});
