import { expectOpenedAccessible, expectPageAccessibleInFullSuite } from '../../core/accessibility.js';
import { signIn } from '../../core/sign-in.js';
import { expect, test } from '../../core/test.js';
import { text } from '../../core/texts.js';
import { PortalPage } from '../../pages/portal-page.js';

const words = (key: string) => text('mfe-admin', key, { language: 'he' });

test(
  'a web admin sees the vote sites and what they sent, tests one, and replays a vote that came too late @long',
  { tag: '@desktop' },
  async ({ page }) => {
    await signIn(page, 'demowebadm');
    const portal = new PortalPage(page, 'he');
    const table = portal.main.getByRole('table', { name: words('votes.callbacks.title') });
    const rows = table.locator('tbody').getByRole('row');
    const filter = portal.main.getByLabel(words('votes.column.verdict'));
    const verdict = (name: string) => table.getByText(words(`votes.verdict.${name}`), { exact: true });
    const siteTable = portal.main.getByRole('table', { name: words('votes.sites.label') });
    const sites = siteTable.locator('tbody').getByRole('row');

    await test.step('the overview leads to the sites, each with its address', async () => {
      await portal.open('/admin');
      await portal.main.getByRole('link', { name: words('votes.title'), exact: true }).click();
      await expect(portal.heading).toHaveText(words('votes.title'));
      await expect(sites).toHaveCount(3);
      await expect(sites.first()).toContainText(words('votes.site.ready'));
      await expect(sites.first()).toContainText('/api/voting/callback/lantern');
    });

    await test.step('what they sent is narrowed by the address, and shown as it came', async () => {
      await filter.selectOption('forged');
      await expect(page).toHaveURL(/\?verdict=forged$/);
      await expect(verdict('forged')).not.toHaveCount(0);
      await expect(verdict('confirmed')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/admin\/votes$/);
      await filter.selectOption('confirmed');
      await expect(verdict('forged')).toHaveCount(0);
      await expect(verdict('confirmed')).not.toHaveCount(0);
      await rows.first().locator('summary').click();
      await expect(rows.first().getByText('token', { exact: true })).toBeVisible();
      await expectPageAccessibleInFullSuite(page);
    });

    await test.step('a test goes through the real route of a site', async () => {
      const send = new RegExp(`^${words('votes.test.send')}`);
      await sites.first().getByRole('button', { name: send }).click();
      await expect(sites.first().getByRole('status')).toContainText(words('votes.test.passed'));
      await filter.selectOption('test');
      await expect(rows.first()).toContainText(words('votes.verdict.test'));
    });

    await test.step('a replay says what became of the vote, and can be done once', async () => {
      await filter.selectOption('refused');
      const replay = page.getByRole('button', { name: words('votes.replay.button') });
      const replayable = rows.filter({ has: replay });
      await replayable.first().waitFor();
      const before = await replayable.count();
      await replayable
        .first()
        .getByRole('button', { name: words('votes.replay.button') })
        .click();
      const dialog = page.getByRole('dialog');
      const status = dialog.getByRole('status');
      await dialog.getByRole('button', { name: words('votes.replay.confirm') }).click();
      await expect(status).toContainText(words('votes.verdict.confirmed'));
      // The log has been loaded again by now.
      await expect(replayable).toHaveCount(before - 1);
      await expect(status).toContainText(words('votes.verdict.confirmed'));
      await expectOpenedAccessible(page);
    });
  },
);
