import { expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { journeyIn } from '../../core/views.js';
import { PortalPage } from '../../pages/portal-page.js';

for (const { language, width } of journeyIn('ja', 'desktop')) {
  const words = (key: string) => text('mfe-admin', key, { language });

  test(
    `a web admin sees the server at a glance, its economy by currency, and suspicious votes, in ${language}, ${width} @long`,
    { tag: `@${width}` },
    async ({ page }) => {
      const portal = new PortalPage(page, language);
      await signIn(page, 'demowebadm');
      const panel = portal.main.getByRole('region', { name: words('overview.now.label') });

      await test.step('the numbers of now are there, and are asked for by hand', async () => {
        await portal.open('/admin');
        await expect(panel).toContainText(words('overview.now.online'));
        await expect(panel.getByRole('definition')).toHaveCount(6);
        const asked = page.waitForResponse(/\/api\/voting\/admin\/overview$/);
        await portal.main.getByRole('button', { name: words('overview.refresh') }).click();
        expect((await asked).status()).toBe(200);
        await expect(portal.main.getByText(words('overview.refreshed'))).toBeAttached();
      });

      await test.step('the economy is read by keys, and is of the currency in the address', async () => {
        const chartOf = (currency: string) =>
          portal.main.getByRole('slider', { name: words(`economy.chart.${currency}`) });
        await chartOf('NX').focus();
        const last = await chartOf('NX').getAttribute('aria-valuetext');
        await page.keyboard.press('Home');
        await expect(chartOf('NX')).not.toHaveAttribute('aria-valuetext', last ?? '');
        await portal.main.getByRole('link', { name: words('economy.currencies.MESO'), exact: true }).click();
        await expect(page).toHaveURL(/\?currency=meso$/);
        await expect(chartOf('MESO')).toBeVisible();
        await page.goBack();
        await expect(chartOf('NX')).toBeVisible();
      });

      await test.step('what is suspicious is one press away, and is narrowed by its rule', async () => {
        await panel.getByRole('link', { name: words('overview.suspicious.title') }).click();
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
          has: page.getByText(words('suspicionRule.shared-network.name'), { exact: true }),
        });
        await expect(ofOthers).toHaveCount(0);
        await expectPageAccessibleInFullSuite(page);
      });
    },
  );
}
